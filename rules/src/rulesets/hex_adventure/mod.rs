//! Hex Adventure: strength, dexterity, intelligence and three dice on a board of hexes, inside
//! adventures of numbered entries.
//!
//! `agenda` is the game as rules, `words` its texts, `bot` the sound player, `rulebook` its place
//! in the list of games; the chapters of the book have a module each.

mod advice;
mod agenda;
mod apply;
mod attack;
mod body;
mod book_tables;
mod bot;
mod bouts;
mod checks;
mod components;
pub mod content;
mod contest;
mod creation;
mod cues;
mod detour;
mod effects;
mod entries;
mod event;
mod feats;
mod fight;
mod fighter;
mod growth;
mod harm;
mod invariants;
mod legacy;
mod mending;
mod odds;
mod outlook;
mod plot;
mod powers;
mod react;
mod references;
mod rulebook;
pub mod rules;
mod scene;
mod setup;
mod shop;
mod snapshot;
mod step;
mod table;
mod tackle;
mod tactics;
mod threats;
mod trials;
mod turn;
mod venture;
mod walk;
mod words;
mod writer;

pub use components::{
    Activity, Attributes, Boon, Effects, FighterId, FighterKind, Health, Held, Lasting, Phase,
    Skills, Spells, State, Story, Weapons, Worn,
};
pub use content::Book;
pub use event::{Event, Flight, Harm, Reaction, Reason, Source, TieBreak};
pub use fighter::Fighter;
pub use legacy::Legacy;
pub use setup::{Party, Setup, Skirmish, validate};
pub use snapshot::{FighterRecord, HeroRecord, Snapshot};
pub use step::{
    Action, Aim, Attack, AttackMode, Contest, Means, Plot, Question, Rival, Stake, Task, Trial,
    Turn, Using,
};
pub use venture::Venture;
pub use words::money;

/// The game Hex Adventure.
pub struct HexAdventure;

type Cx<'g> = crate::game::Cx<'g, HexAdventure>;
