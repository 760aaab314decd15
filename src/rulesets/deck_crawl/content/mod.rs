//! The tables of Deck Crawl as RON records, and the book that they make together.

mod book;
mod effects;
mod records;

pub use book::{AbilityIx, Book, BookProblem, ClassIx, ItemIx, KindIx, PoolIx, RaceIx};
pub use effects::{Act, Amount, Effect, Grant, Recipient};
pub use records::{
    Ability, AbilityEffect, AbilityTarget, CardEntry, Class, Dragon, Figures, Item, Meaning,
    MonsterKind, MonsterRank, Pool, PoolGrant, Race, RoomBoard, RoomTag, RoomText, Slot,
    SpendLimit, Stranger, Timing, Wearer,
};
