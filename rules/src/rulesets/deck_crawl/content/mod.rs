//! The tables of Deck Crawl as RON records, and the book that they make together.

mod book;
mod effects;
mod records;
mod tables;
mod unused;

pub use book::{
    AbilityIx, AbilityLinks, Book, CallingLinks, ClassIx, ItemIx, KindIx, PoolIx, RaceIx,
    RoomTextIx, RuleLink, StrangerIx,
};
pub use effects::{Action, Amount, Effect, Grant, Recipient};
pub use records::{
    Ability, AbilityEffect, AbilityTarget, ChestLook, Class, Dragon, DungeonCard, EquipmentSlot,
    Figures, Item, Meaning, MonsterFigures, MonsterKind, Pool, PoolGrant, Race, RoomBoard, RoomTag,
    RoomText, SpendLimit, Stranger, Strangers, Timing, TrapKind, Wearer,
};
pub use tables::{Given, RolledTables};
pub use unused::check_unused;
