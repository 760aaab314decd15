//! Card Grid: characters built of touching cards, and dungeons grown as a graph of rooms.
//!
//! `agenda` is the game as rules; `complex` grows dungeons, `grid_of_cards` and `arranging` lay cards.

mod advice;
mod agenda;
mod apply;
pub mod arranging;
mod attack;
mod book_tables;
mod bot;
pub mod checks;
mod citations;
pub mod complex;
mod components;
pub mod content;
mod cues;
pub mod defence;
mod effects;
mod event;
mod explore;
mod feats;
mod fight;
mod figure;
mod foe;
mod furnish;
pub mod grid_of_cards;
mod grown;
mod guards;
mod hero;
mod hits;
mod home;
mod invariants;
mod laid;
mod layout;
mod legacy;
mod making;
mod meet;
pub mod odds;
mod outlook;
mod places;
mod play;
mod quest;
mod record;
mod references;
mod rolling;
mod rulebook;
pub mod rules;
mod scene;
mod setup;
mod sight;
mod sitting;
mod snapshot;
mod step;
mod tactics;
mod words;
mod workshop;
mod writer;

pub use components::{
    Card, CardState, Condition, Dungeon, Faction, Fight, FigureId, Hand, Lasting, Owned, Pack,
    Phase, Placed, Quest, Sheets, Stance, State,
};
pub use event::{Delving, Event, Fighting, Making};
pub use figure::Figure;
pub use foe::Foe;
pub use grown::Grown;
pub use hero::Hero;
pub use legacy::Legacy;
pub use play::Play;
pub use record::HeroRecord;
pub use setup::{Lethality, Options, Setup};
pub use snapshot::Snapshot;
pub use step::{Action, Blow, Harm, Hit, Question, Roll, Tapped, Task, Wound};
pub use workshop::Workshop;

/// The game Card Grid.
pub struct CardGrid;

type Cx<'g> = crate::game::Cx<'g, CardGrid>;
