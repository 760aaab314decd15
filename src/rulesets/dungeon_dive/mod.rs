//! Dungeon Dive: five levels of d20 fights on drawn maps, three doors at a time, with debts to pay.
//!
//! `agenda` is the game as rules; `effects` carries out what records say happens, `sheet` adds up
//! what they say is so, `fight` has turns, moves and attacks, `board` the ground.

mod agenda;
mod apply;
pub mod board;
pub mod book_tables;
pub mod checks;
mod components;
pub mod content;
mod deed;
mod effects;
mod event;
mod fight;
mod figure;
mod invariants;
pub mod odds;
mod place;
mod play;
mod record;
mod references;
mod rolling;
pub mod rules;
mod setup;
pub mod sheet;
mod snapshot;
mod step;
mod tactics;
pub mod words;
mod writer;

pub use components::{
    Arm, Blow, Body, Deed, Fight, FigureId, Hero, How, Kind, Kit, Lasting, Lasts, Life, Phase,
    Rolled, Stand, State, Summoned, Team, Turn, Until, Uses, What, With, ZoneState,
};
pub use effects::{beyond, rest};
pub use event::{Comings, Event, Fighting, Magic, Pays, Setting, Spends};
pub use fight::refusals::{Lack, lack};
pub use figure::Figure;
pub use play::Play;
pub use record::HeroRecord;
pub use setup::Setup;
pub use snapshot::Snapshot;
pub use step::{Action, Cause, Harm, Part, Plan, Question, Run, Share, Task, Walk};

/// The game Dungeon Dive.
pub struct DungeonDive;

type Cx<'g> = crate::game::Cx<'g, DungeonDive>;
