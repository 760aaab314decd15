//! Items: things that can be bought, found and carried.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::Within;
use crate::rulesets::deck_crawl::{
    cards::Suit,
    content::{Effect, Grant},
};

/// The price of an item, or of each of its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// In resource points, when heroes are made.
    #[schemars(range(min = 0, max = 999))]
    pub creation: i32,
    /// In loot points, during a crawl.
    #[schemars(range(min = 0, max = 999))]
    pub crawl: i32,
    /// In resource points, between crawls.
    #[schemars(range(min = 0, max = 999))]
    pub between: i32,
}

/// The slot that an item takes up.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum EquipmentSlot {
    /// The weapon hand, also for wands.
    Weapon,
    /// The shield arm.
    Shield,
    /// The body.
    Armour,
    /// The neck.
    Amulet,
    /// The pack: only carried, in any number, and used up.
    Pack,
}

/// The heroes who can use an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Wearer {
    /// Anybody.
    Anybody,
    /// Classes whose best armour is at least this.
    BestArmour(#[schemars(range(min = 0, max = 99))] i32),
    /// Classes and races with a shield arm.
    Shield,
    /// Classes whose spells profit from items.
    Arcane,
}

/// A thing that can be bought, found and carried.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of its effect.
    #[schemars(extend("x-names" = "text"))]
    pub detail: String,
    /// The slot that it takes up.
    pub slot: EquipmentSlot,
    /// Its prices; for an item with points, those of one point.
    pub prices: Prices,
    /// The minimum and maximum of its points, such as the strength of a potion.
    #[serde(default)]
    #[schemars(with = "Option<(Within<1, 99>, Within<1, 99>)>")]
    pub points: Option<(i32, i32)>,
    /// The heroes who can use it.
    pub wearer: Wearer,
    /// The cards that stand for it, with the option that limits the supply.
    #[schemars(with = "Vec<(Suit, Within<1, 14>)>")]
    pub cards: Vec<(Suit, u8)>,
    /// Its effects while in use.
    #[serde(default)]
    pub grants: Vec<Grant>,
    /// Its effects when used up: on its user, or on a fallen hero if it revives.
    #[serde(default)]
    pub uses: Vec<Effect>,
    /// True if its owner's death damages it.
    #[serde(default)]
    pub breakable: bool,
    /// Its picture in the card atlas.
    #[schemars(extend("x-names" = "drawing in cards"))]
    pub sprite: String,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

crate::record!(Item, "deck_crawl/items", |item, report| {
    if let Some((least, most)) = item.points {
        report.expect(least <= most, "points", "the fewest points come first");
    }
    report.expect(
        item.slot == EquipmentSlot::Pack || item.uses.is_empty(),
        "uses",
        "only an item of the pack is used up",
    );
});
