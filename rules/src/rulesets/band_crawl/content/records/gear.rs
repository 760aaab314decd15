//! Weapons, armour, and magical items with the tables that they are found by.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::{Amount, Effect};
use crate::{
    content::{Ref, Report, Within},
    tables::TableEntry,
};

/// A weapon, for melee, for shots or for both. One that is not for melee counts as bare hands there.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Its use in melee.
    #[serde(default)]
    pub melee: Option<Melee>,
    /// Its use for shots.
    #[serde(default)]
    pub shot: Option<Shooting>,
    /// True if whoever is armed with it by a list has a shield as well.
    #[serde(default)]
    pub brings_shield: bool,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

/// The use of a weapon in melee.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Melee {
    /// Number of hands.
    #[schemars(range(min = 1, max = 2))]
    pub hands: u8,
    /// Dice added against everything.
    #[serde(default)]
    #[schemars(range(min = -6, max = 6))]
    pub dice: i8,
    /// Dice added against a weapon.
    #[serde(default)]
    #[schemars(with = "Vec<(Ref<Weapon>, Within<-6, 6>)>", length(max = 20))]
    pub dice_against: Vec<(Ref<Weapon>, i8)>,
    /// Added to the impact of blows, whatever the armour.
    #[serde(default)]
    #[schemars(range(min = -6, max = 6))]
    pub impact: i8,
    /// Added to the impact of blows against an armour.
    #[serde(default)]
    #[schemars(with = "Vec<(Ref<Armour>, Within<-6, 6>)>", length(max = 20))]
    pub impact_against: Vec<(Ref<Armour>, i8)>,
    /// The weapons that it counts as, for one that can be held either way.
    #[serde(default)]
    pub counts_as: Option<Grips>,
}

/// The weapons that one counts as by the number of hands that hold it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grips {
    /// In one hand.
    pub one: Ref<Weapon>,
    /// In two hands.
    pub two: Ref<Weapon>,
}

/// The use of a weapon for shots.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shooting {
    /// Its impact.
    #[schemars(range(min = 1, max = 12))]
    pub impact: u8,
    /// Number of hands.
    #[schemars(range(min = 1, max = 2))]
    pub hands: u8,
    /// True if it shoots once a fight.
    #[serde(default)]
    pub once: bool,
    /// True if it is gone once shot, until its side has won and fetches it.
    #[serde(default)]
    pub fetched: bool,
}

/// A class of armour.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Armour {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The number of the class; heavier ones have higher numbers.
    #[schemars(range(min = 0, max = 20))]
    pub class: u8,
    /// Added to the impact of every hit on its wearer.
    #[schemars(range(min = -6, max = 6))]
    pub impact: i8,
}

/// A kind of magical item.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum FindKind {
    /// Worn; its class is rolled beside it.
    Armour,
    /// Held by those who cast spells.
    Tool,
    /// Worn beside armour.
    Clothing,
    /// A better weapon, or something that goes with one.
    Weapon,
    /// Drunk.
    Potion,
}

impl FindKind {
    /// All kinds, in the order of the book.
    pub const ALL: [Self; 5] = [
        Self::Armour,
        Self::Tool,
        Self::Clothing,
        Self::Weapon,
        Self::Potion,
    ];
}

/// The time after which an item’s uses are back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize, JsonSchema)]
pub enum Renews {
    /// Used up, they are gone.
    #[default]
    Never,
    /// They are back in the next adventure.
    Adventure,
}

/// The time in which an item has its effects.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize, JsonSchema)]
pub enum Lasts {
    /// As long as it is worn or held.
    #[default]
    InUse,
    /// From its use to the end of the fight.
    Fight,
    /// For one roll.
    Once,
}

/// A magical item.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Its kind.
    pub kind: FindKind,
    /// The plain weapon that it is.
    #[serde(default)]
    pub is: Option<Ref<Weapon>>,
    /// The weapon that it is used with.
    #[serde(default)]
    pub goes_with: Option<Ref<Weapon>>,
    /// The reputation below which a foe cannot use it.
    #[schemars(range(min = 0, max = 12))]
    pub least_rep: u8,
    /// True if it is good for nobody but those who cast spells.
    #[serde(default)]
    pub casters_only: bool,
    /// Armour that it cannot be used with.
    #[serde(default)]
    #[schemars(length(max = 20))]
    pub not_with: Vec<Ref<Armour>>,
    /// Its effects.
    #[schemars(length(min = 1, max = 20))]
    pub grants: Vec<Effect>,
    /// The time in which it has them.
    #[serde(default)]
    pub lasts: Lasts,
    /// Number of its uses, rolled when it is found; without end by default.
    #[serde(default)]
    pub uses: Option<Amount>,
    /// The time after which they are back.
    #[serde(default)]
    pub renews: Renews,
    /// The rule about it.
    #[schemars(extend("x-names" = "rule"))]
    pub rule: String,
}

impl Item {
    /// True if its effects come from drinking it, and stay for a while.
    pub fn is_drunk(&self) -> bool {
        let heals = |it: &Effect| matches!(it, Effect::HealsAs(_));
        self.lasts != Lasts::InUse && !self.grants.iter().any(heals)
    }
}

/// A magical item found.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Find {
    /// The item.
    pub item: Ref<Item>,
}

/// The class of magical armour.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MagicArmour {
    /// The class.
    pub armour: Ref<Armour>,
}

/// The magical items of a foe.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoeItems {
    /// The kind of each.
    #[schemars(length(min = 1, max = 9))]
    pub finds: Vec<FindKind>,
}

crate::record!(Weapon, "band_crawl/weapons", |weapon, report| {
    report.expect(
        weapon.melee.is_some() || weapon.shot.is_some(),
        "melee",
        "it needs a use: melee or shot",
    );
});
crate::record!(Armour, "band_crawl/armours");
crate::record!(Item, "band_crawl/items", |item, report| {
    let weapon = item.kind == FindKind::Weapon;
    report.expect(
        weapon == (item.is.is_some() || item.goes_with.is_some()),
        "is",
        "an item of the kind Weapon is a weapon or goes with one, and no other does",
    );
    report.expect(
        item.kind != FindKind::Potion || item.uses.is_some(),
        "uses",
        "a potion has a number of uses",
    );
    report.expect(
        item.uses.is_some() || item.renews == Renews::Never,
        "renews",
        "only what has `uses` gets them back",
    );
    report.expect(
        item.kind == FindKind::Potion || item.lasts == Lasts::InUse,
        "lasts",
        "only a potion has effects that last after its use",
    );
});
crate::table_entry!(Find, "band_crawl/tables/finds");
crate::table_entry!(MagicArmour, "band_crawl/tables/armour_class");

impl TableEntry for FoeItems {
    const KIND: &'static str = "band_crawl/tables/foe_items";
    const MODIFIERS: &'static [&'static str] = &["band-modifier-reputation"];

    fn validate(&self, at: &str, report: &mut Report) {
        let mut worn = self.finds.iter().filter(|it| **it == FindKind::Armour);
        if worn.nth(1).is_some() {
            report.at(format!("{at}.finds"), "nobody wears two suits of armour");
        }
    }
}
