//! Band Crawl: a star and a band, hidden forces and battle boards.
//!
//! `agenda` is the game as rules; the chapters of the book have a module each.

mod advice;
mod agenda;
mod annals;
mod apply;
mod arrows;
mod band;
mod between;
mod board;
pub mod book_tables;
mod bot;
mod captives;
mod carrying;
mod charge;
pub mod checks;
mod citations;
mod components;
pub mod content;
mod creation;
mod crisis;
mod crossings;
mod cues;
pub mod delve;
mod draughts;
mod enchanted;
mod ending;
mod event;
mod feats;
mod fight;
mod figure;
mod finds;
mod flight;
mod foe_spells;
mod forces;
mod gear;
mod harm;
mod healing;
mod hoard;
mod home;
mod invariants;
mod lair;
pub mod layout;
mod legacy;
mod load;
mod meet;
mod melee;
mod modifiers;
mod moves;
pub mod odds;
mod outlook;
mod pursuit;
mod quest;
mod record;
mod references;
mod rep;
mod restoring;
mod rivals;
mod rulebook;
pub mod rules;
mod scene;
mod secrets;
mod setup;
mod shares;
mod shots;
mod skirmish;
mod snapshot;
mod spells;
mod spoils;
mod step;
mod switching;
mod tactics;
pub mod tiles;
mod trading;
mod traps;
mod treasure;
mod turn;
mod turned;
mod words;
mod wounded;
mod writer;

pub use annals::{Adventure, Annals, Deeds, Fate, KnownDungeon, Memory, Metal};
pub use band::Band;
pub use components::{
    Carried, Condition, Faction, Fight, FigureId, Gear, Lasting, Nature, Once, Part, Phase, Place,
    Quest, React, Rep, Spelled, Stance, StarPower, State, Thing,
};
pub use event::{
    AfterBite, Contest, Delving, Event, Fighting, Flight, Goods, Healing, Homeward, Looting,
    Lurking, Magic, Making, Reacted, Source,
};
pub use figure::{Figure, Granted, Shrugging};
pub use harm::{Cause, Hit};
pub use healing::Tending;
pub use hoard::{Coins, Hoard};
pub use legacy::{Legacy, Stores};
pub use modifiers::{Kind, Why, Whys};
pub use record::{FigureRecord, ThingRecord};
pub use setup::{Options, Setup, Share, Skirmish};
pub use snapshot::Snapshot;
pub use step::{Action, Meeting, Question, Task};
pub use turn::{Below, Force, ForceId, March, Runner, Taint};

/// The game Band Crawl.
pub struct BandCrawl;

type Cx<'g> = crate::game::Cx<'g, BandCrawl>;
