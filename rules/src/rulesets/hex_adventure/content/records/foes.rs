//! Foes.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Armour, Setting, Skill, Spell, Tactics, Weapon};
use crate::{content::Ref, dice::DiceExpr};

/// A kind of foe. Those with a shot or a spell aim at the party's mages and archers, all others at
/// the nearest hero.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoeKind {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Name of its bust in the token atlas.
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub bust: String,
    /// The settings where it is met.
    #[schemars(length(min = 1))]
    pub settings: Vec<Ref<Setting>>,
    /// Strength.
    #[schemars(range(min = 1, max = 60))]
    pub st: i32,
    /// Dexterity, before burden.
    #[schemars(range(min = 1, max = 60))]
    pub dx: i32,
    /// Intelligence.
    #[schemars(range(min = 1, max = 60))]
    pub iq: i32,
    /// True for an animal, which fights by tackling, and does its damage as it tackles.
    #[serde(default)]
    pub animal: bool,
    /// Damage of its bare teeth, claws or hands. By default a human does the damage of unarmed
    /// humans; an animal needs this.
    #[serde(default)]
    pub bite: Option<DiceExpr>,
    /// Damage stopped by its hide.
    #[serde(default)]
    #[schemars(range(min = 0, max = 10))]
    pub hide: i32,
    /// Its skills, in points.
    #[serde(default)]
    pub skills: Vec<(Ref<Skill>, u8)>,
    /// Its weapons; it begins with the first in hand.
    #[serde(default)]
    pub weapons: Vec<Ref<Weapon>>,
    /// The armour and shield that it wears.
    #[serde(default)]
    pub armours: Vec<Ref<Armour>>,
    /// The spells or devices that it uses.
    #[serde(default)]
    pub spells: Vec<Ref<Spell>>,
    /// How it fights. By default that follows from whether it casts, shoots, or is an animal.
    #[serde(default)]
    pub tactics: Option<Ref<Tactics>>,
}

crate::record!(FoeKind, "hex_adventure/foes", |foe, report| {
    report.expect(
        !foe.animal || foe.bite.is_some(),
        "bite",
        "an animal needs the damage of its teeth or claws",
    );
    report.expect(
        !foe.animal || (foe.weapons.is_empty() && foe.spells.is_empty()),
        "animal",
        "an animal has no weapons and no spells",
    );
});
