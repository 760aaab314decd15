//! Spells, and the devices that take their place among the stars.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Setting;
use crate::{
    content::Ref,
    rulesets::hex_adventure::content::{Effect, Power},
};

/// The source of a spell's power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum SpellSource {
    /// Sorcery, learned by heart.
    #[default]
    Spell,
    /// A device, worn on the body. It is learned, and works, like a spell.
    Device,
}

/// A spell or device. Casting it is an action at 3/IQ; the caster does not move in that turn and
/// has no foe in its hex. Each one that a new hero knows costs a skill point.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spell {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of its effect.
    #[schemars(extend("x-names" = "text"))]
    pub detail: String,
    /// The settings where it is known.
    #[schemars(length(min = 1))]
    pub settings: Vec<Ref<Setting>>,
    /// Spell or device.
    #[serde(default)]
    pub source: SpellSource,
    /// The minimum IQ.
    #[schemars(range(min = 1, max = 30))]
    pub iq: i32,
    /// The fatigue of casting it; for `HealChosen` that of each point.
    #[schemars(range(min = 0, max = 30))]
    pub fatigue: i32,
    /// Its power.
    pub power: Power,
}

crate::record!(Spell, "hex_adventure/spells", |spell, report| {
    if let Some(fault) = spell.power.fault() {
        report.at("power", fault);
    }
    report.expect(
        spell.fatigue >= 1 || !spell.power.effects.contains(&Effect::HealChosen),
        "fatigue",
        "healing by choice costs at least 1 a point",
    );
});
