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
    pub name: String,
    /// Name of its bust in the token atlas.
    pub bust: String,
    /// The settings where it is met.
    pub settings: Vec<Ref<Setting>>,
    /// Strength.
    pub st: i32,
    /// Dexterity, before burden.
    pub dx: i32,
    /// Intelligence.
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
    for (value, field) in [(foe.st, "st"), (foe.dx, "dx"), (foe.iq, "iq")] {
        report.expect(
            (1..=60).contains(&value),
            field,
            "an attribute lies from 1 to 60",
        );
    }
    report.expect((0..=10).contains(&foe.hide), "hide", "0 to 10");
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
    report.expect(!foe.settings.is_empty(), "settings", "name at least one");
});
