//! Band Crawl: a star and a band, hidden forces and battle boards.
//!
//! `agenda` is the game as rules; the chapters of the book have a module each.

mod agenda;
mod apply;
mod band;
mod board;
pub mod book_tables;
mod charge;
pub mod checks;
mod components;
pub mod content;
mod creation;
mod crisis;
mod cues;
pub mod delve;
mod enchanted;
mod ending;
mod event;
mod fight;
mod figure;
mod finds;
mod foe_spells;
mod forces;
mod gear;
mod harm;
mod invariants;
pub mod layout;
mod meet;
mod melee;
mod modifiers;
mod moves;
pub mod odds;
mod outlook;
mod quest;
mod record;
mod references;
pub mod rules;
mod scene;
mod setup;
mod shots;
mod snapshot;
mod spells;
mod step;
mod tactics;
mod turn;
mod words;
mod wounded;
mod writer;

pub use band::Band;
pub use components::{
    Carried, Condition, Faction, Fight, FigureId, Gear, Lasting, Nature, Once, Part, Phase, Place,
    Quest, React, Rep, Spelled, Stance, StarPower, State, Thing,
};
pub use event::{Contest, Delving, Event, Fighting, Goods, Magic, Making, Reacted};
pub use figure::{Figure, Granted, Shrugging};
pub use harm::{Cause, Hit};
pub use modifiers::{Kind, Why, Whys};
pub use record::{FigureRecord, ThingRecord};
pub use setup::{Options, Setup, Share, Skirmish};
pub use snapshot::Snapshot;
pub use step::{Action, Meeting, Question, Task};
pub use turn::{Below, Force, ForceId, March};

/// The game Band Crawl.
pub struct BandCrawl;

type Cx<'g> = crate::game::Cx<'g, BandCrawl>;
