//! Deck Crawl: heroes and rooms from poker decks, and a dragon that wakes with the twelfth counter
//! card.
//!
//! `agenda` is the game as rules, `words` its texts, `bot` the sound player, `rulebook` its place
//! in the list of games; the chapters of the book have a module each.

mod abilities;
mod advice;
mod agenda;
mod apply;
mod attempts;
mod blows;
mod book_tables;
mod bot;
mod cards;
mod checks;
mod components;
mod content;
mod crawl;
mod creation;
mod cues;
mod ending;
mod event;
mod fight;
mod goods;
mod loot;
mod meetings;
mod odds;
mod places;
mod references;
mod round;
mod rulebook;
pub mod rules;
mod scene;
mod setup;
mod shop;
mod snapshot;
mod step;
mod table;
mod traps;
mod words;
mod writer;

pub use cards::{Card, CardSet, Face, Suit};
pub use components::{HeroId, Phase};
pub use content::{Book, RoomBoard};
pub use crawl::Crawl;
pub use ending::{Death, Killer, Legacy};
pub use event::Event;
pub use places::{Places, Wanted};
pub use setup::{Division, Options, Setup};
pub use snapshot::{HeroRecord, ItemRecord, PoolRecord, Snapshot};
pub use step::{Action, Attempt, Question, Task};

/// The game Deck Crawl.
pub struct DeckCrawl;

type Cx<'g> = crate::game::Cx<'g, DeckCrawl>;
