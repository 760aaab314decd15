//! Ready-made heroes.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Armour, Setting, Skill, Spell, Weapon};
use crate::content::{Record, RecordId, Ref};

/// A hero ready to be played.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeroKind {
    /// The name, the same in every language.
    #[schemars(length(min = 1, max = 30))]
    pub name: String,
    /// Phrase key of the hero's role, in a few words.
    #[schemars(extend("x-names" = "text"))]
    pub role: String,
    /// Name of the bust in the token atlas.
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub bust: String,
    /// Ids that the hero had in earlier versions; saves, rosters and mods may still name them.
    #[serde(default)]
    pub formerly: Vec<RecordId>,
    /// The settings that the hero lives in.
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
    /// The skills, in points.
    #[serde(default)]
    pub skills: Vec<(Ref<Skill>, u8)>,
    /// The weapons; the first one is in hand.
    #[serde(default)]
    pub weapons: Vec<Ref<Weapon>>,
    /// The armour and shield that the hero wears.
    #[serde(default)]
    pub armours: Vec<Ref<Armour>>,
    /// The spells or devices that the hero knows.
    #[serde(default)]
    pub spells: Vec<Ref<Spell>>,
}

impl Record for HeroKind {
    const KIND: &'static str = "hex_adventure/heroes";

    fn formerly(&self) -> &[RecordId] {
        &self.formerly
    }
}
