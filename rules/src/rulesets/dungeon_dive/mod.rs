//! Dungeon Dive: five levels of d20 fights on drawn maps, three doors at a time, with debts to pay.
//!
//! `agenda` is the game as rules; `effects` carries out what records say happens, `sheet` adds up
//! what they say is so, `fight` has turns, moves and attacks, `board` the ground.

mod advice;
mod agenda;
mod apply;
pub mod board;
pub mod book_tables;
mod bot;
pub mod checks;
mod citations;
mod components;
pub mod content;
mod cues;
mod deed;
pub mod delve;
mod effects;
mod event;
mod feats;
mod fight;
mod figure;
mod invariants;
mod legacy;
pub mod making;
pub mod odds;
mod outlook;
mod past;
mod place;
mod play;
mod record;
mod references;
mod rolling;
mod rulebook;
pub mod rules;
mod scene;
mod seating;
mod setup;
pub mod sheet;
mod snapshot;
mod step;
mod tactics;
pub mod town;
mod wearing;
pub mod words;
mod writer;

pub use components::{
    Arm, Blow, Body, Deed, Fight, FigureId, Hero, How, Kind, Kit, Lasting, Lasts, Life, Phase,
    Rolled, Stand, State, Summoned, Team, Turn, Until, Uses, What, With, ZoneState,
};
pub use effects::rest;
pub use event::{
    AttackWith, Back, Bill, CheckedFor, Comings, Delving, Does, Event, Fighting, Income, Magic,
    Making, Minding, Pays, Reason, Risen, ScoreRoll, Setting, Settled, Spends, TownEvent, TrapEnd,
    Weighed,
};
pub use fight::refusals::{Lack, lack};
pub use figure::Figure;
pub use legacy::{Legacy, Shared, shown};
pub use play::Play;
pub use record::{HeroRecord, Purse};
pub use setup::{DiveSetup, Setup, TownSetup, Way};
pub use snapshot::Snapshot;
pub use step::{Action, Cause, Harm, Part, Plan, Question, Run, Share, Task, Walk};

/// The game Dungeon Dive.
pub struct DungeonDive;

type Cx<'g> = crate::game::Cx<'g, DungeonDive>;
