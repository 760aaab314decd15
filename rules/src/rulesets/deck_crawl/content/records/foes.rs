//! Monsters and the dragon.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::{
    content::Ref,
    dice::{DiceExpr, Die},
    game::Look,
    rulesets::deck_crawl::cards::Suit,
};

/// A creature that a monster card can stand for.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MonsterKind {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The suit of its card.
    pub suit: Suit,
    /// The rank of its card, 2 to 11.
    #[schemars(range(min = 2, max = 14))]
    pub rank: u8,
    /// Name of its bust in the token atlas.
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub sprite: String,
    /// How its blows look.
    #[serde(default)]
    pub look: Option<Ref<Look>>,
}

/// The figures of monsters of a rank.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MonsterFigures {
    /// Sides of its attack die.
    pub attack_die: Die,
    /// The attack total needed to wound it.
    #[schemars(range(min = 1, max = 99))]
    pub wound_threshold: i32,
    /// Its loot.
    pub loot: DiceExpr,
    /// The rule about its loot.
    #[schemars(extend("x-names" = "rule"))]
    pub loot_rule: String,
}

/// The dragon, which wakes with the last counter card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dragon {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Number of counter cards that wake it.
    #[schemars(range(min = 1, max = 52))]
    pub counters: u8,
    /// Sides of its attack die.
    pub attack_die: Die,
    /// The attack total needed to wound it.
    #[schemars(range(min = 1, max = 99))]
    pub wound_threshold: i32,
    /// Number of wounds that kill it.
    #[schemars(range(min = 1, max = 99))]
    pub wounds: u8,
    /// Its loot.
    pub loot: DiceExpr,
    /// Name of its bust in the token atlas.
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub sprite: String,
    /// How its blows look.
    #[serde(default)]
    pub look: Option<Ref<Look>>,
}

crate::record!(MonsterKind, "deck_crawl/monsters");
crate::table_entry!(MonsterFigures, "deck_crawl/tables/monsters");
crate::record!(Dragon, "deck_crawl/dragons");
