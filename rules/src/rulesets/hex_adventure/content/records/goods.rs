//! Goods: everything that is neither weapon nor armour.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Setting, Skill};
use crate::{
    content::{Ref, Within},
    rulesets::hex_adventure::content::{Attribute, Effect, Power},
};

/// A thing in the party's pack.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Good {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of its use.
    #[schemars(extend("x-names" = "text"))]
    pub detail: String,
    /// The settings where it is sold.
    #[schemars(length(min = 1))]
    pub settings: Vec<Ref<Setting>>,
    /// The price in the smallest coin; 0 if it is not sold.
    #[schemars(range(min = 0, max = 1000000))]
    pub price: u32,
    /// True if it feeds a hero for a day.
    #[serde(default)]
    pub ration: bool,
    /// Bonus to checks of skills, whether or not the hero has the skill. Of several such things
    /// only the best counts.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Ref<Skill>, Within<1, 9>>")]
    pub helps: BTreeMap<Ref<Skill>, i32>,
    /// Its effect when used, as an action in a fight or in camp.
    #[serde(default)]
    pub power: Option<Power>,
    /// The attribute whose check its user must pass: `Dx` for thrown things. Without one it always
    /// works.
    #[serde(default)]
    pub check: Option<Attribute>,
    /// True if it is not used up.
    #[serde(default)]
    pub lasting: bool,
}

crate::record!(Good, "hex_adventure/goods", |good, report| {
    report.expect(
        good.power.is_some() || (good.check.is_none() && !good.lasting),
        "power",
        "`check` and `lasting` are about what it does",
    );
    if let Some(power) = &good.power {
        if let Some(fault) = power.fault() {
            report.at("power", fault);
        }
        report.expect(
            !power.effects.contains(&Effect::HealChosen),
            "power",
            "HealChosen is for spells",
        );
    }
});
