//! Skills.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Setting, record};
use crate::{content::Ref, rulesets::hex_adventure::content::SkillEffect};

/// Something that a hero or foe has learned, in points.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Message key of its name.
    pub name: String,
    /// Message key of what it does.
    pub detail: String,
    /// The settings that know it.
    pub settings: Vec<Ref<Setting>>,
    /// Whether it is a combat skill; a new hero has points in at most two of these.
    #[serde(default)]
    pub combat: bool,
    /// The most points in it.
    #[serde(default = "five")]
    pub most: u8,
    /// What each point does.
    pub effects: Vec<SkillEffect>,
}

fn five() -> u8 {
    5
}

record!(Skill, "skills", |skill, report| {
    report.expect(!skill.settings.is_empty(), "settings", "name at least one");
    report.expect(!skill.effects.is_empty(), "effects", "it must do something");
    report.expect((1..=9).contains(&skill.most), "most", "1 to 9");
});
