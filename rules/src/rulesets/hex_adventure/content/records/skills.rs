//! Skills.

use schemars::JsonSchema;
use serde::Deserialize;

use super::Setting;
use crate::{content::Ref, rulesets::hex_adventure::content::SkillEffect};

/// A skill of heroes or foes, in points.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of its effect.
    #[schemars(extend("x-names" = "text"))]
    pub detail: String,
    /// The settings where it is known.
    #[schemars(length(min = 1))]
    pub settings: Vec<Ref<Setting>>,
    /// True for a combat skill; a new hero has points in at most two of these.
    #[serde(default)]
    pub combat: bool,
    /// The maximum number of points.
    #[serde(default = "five")]
    #[schemars(range(min = 1, max = 9))]
    pub most: u8,
    /// The effect of each point.
    pub effects: Vec<SkillEffect>,
}

fn five() -> u8 {
    5
}

crate::record!(Skill, "hex_adventure/skills", |skill, report| {
    report.expect(!skill.effects.is_empty(), "effects", "it must do something");
});
