//! Price lists and sources that events name.

use serde::{Deserialize, Serialize};

use crate::rulesets::deck_crawl::{
    cards::Card,
    components::{FoeId, HeroId},
    content::{ItemIx, StrangerIx},
};

/// The price list in effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tariff {
    Creation,
    Crawl,
    Between,
}

/// The source of a gain or a cure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Source {
    Hero(HeroId),
    Item(ItemIx),
    Card(Card),
    Stranger(StrangerIx),
    Foe(FoeId),
    Chest,
    Monster,
    Rest,
}

/// The source of harm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Harm {
    Foe(FoeId),
    PhysicalTrap,
    MagicalTrap,
    Card,
}
