//! Classes, races and their dice.

use schemars::JsonSchema;
use serde::Deserialize;

use super::Ability;
use crate::{
    content::Ref,
    dice::Die,
    rulesets::deck_crawl::cards::{Face, Suit},
};

/// A class of heroes, given by the face of the card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of its strengths.
    #[schemars(extend("x-names" = "text"))]
    pub role: String,
    /// The face that makes a hero one of this class.
    pub face: Face,
    /// Sides of its attack die.
    pub attack_die: Die,
    /// The heaviest armour it can wear, as an armour rating.
    #[schemars(range(min = 0, max = 99))]
    pub best_armour: i32,
    /// True if it can use a shield.
    #[serde(default)]
    pub shield: bool,
    /// Its pools of dice.
    #[serde(default)]
    pub pools: Vec<PoolGrant>,
    /// Its abilities.
    #[serde(default)]
    pub abilities: Vec<Ref<Ability>>,
    /// True if items may raise the number of dice that it spends on one spell.
    #[serde(default)]
    pub arcane_items: bool,
    /// True if it spots every trap and may disarm it.
    #[serde(default)]
    pub disarms: bool,
    /// True if it can pray at an altar.
    #[serde(default)]
    pub prays_at_altars: bool,
    /// First part of the bust's name in the token atlas.
    pub sprite: String,
}

/// A race of heroes, given by the suit of the card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of its special traits.
    #[schemars(extend("x-names" = "text"))]
    pub trait_text: String,
    /// The suit that makes a hero one of this race.
    pub suit: Suit,
    /// The hit die; its highest face is the hit points.
    pub hit_die: Die,
    /// Extra resource points at creation.
    #[serde(default)]
    #[schemars(range(min = -99, max = 999))]
    pub resource_points: i32,
    /// Its pools of dice, whatever the class; they add to a pool that the class has too.
    #[serde(default)]
    pub pools: Vec<PoolGrant>,
    /// Its abilities, whatever the class.
    #[serde(default)]
    pub abilities: Vec<Ref<Ability>>,
    /// Natural armour against magic.
    #[serde(default)]
    #[schemars(range(min = -20, max = 99))]
    pub magic_armour: i32,
    /// True if it can use a shield, whatever the class.
    #[serde(default)]
    pub shield: bool,
    /// True if it repairs damaged items.
    #[serde(default)]
    pub repairs: bool,
    /// Number of its own rolls that it may reroll in one dungeon.
    #[serde(default)]
    #[schemars(range(min = 0, max = 20))]
    pub rerolls: u8,
    /// The rule about this race.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
    /// Second part of the bust's name in the token atlas.
    pub sprite: String,
}

/// A kind of dice that heroes spend.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Sides of the dice.
    pub die: Die,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

/// A number of dice of a pool.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PoolGrant {
    /// The pool.
    pub pool: Ref<Pool>,
    /// Number of dice.
    #[schemars(range(min = 0, max = 20))]
    pub dice: u8,
}

crate::record!(Class, "deck_crawl/classes");
crate::record!(Race, "deck_crawl/races");
crate::record!(Pool, "deck_crawl/pools");
