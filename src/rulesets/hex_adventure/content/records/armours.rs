//! Armour and shields.

use schemars::JsonSchema;
use serde::Deserialize;

use super::Setting;
use crate::content::Ref;

/// Armour or a shield. A fighter wears one of each; what they stop and their burdens add up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Armour {
    /// Phrase key of its name.
    pub name: String,
    /// The settings where it is sold.
    pub settings: Vec<Ref<Setting>>,
    /// Damage that it stops.
    pub stops: i32,
    /// Reduction of DX.
    pub burden: i32,
    /// True for a shield, which needs a hand of its own.
    #[serde(default)]
    pub shield: bool,
    /// The price in the smallest coin; 0 if it is not sold.
    pub price: u32,
}

crate::record!(Armour, "hex_adventure/armours", |armour, report| {
    report.expect((0..=20).contains(&armour.stops), "stops", "0 to 20");
    report.expect((0..=10).contains(&armour.burden), "burden", "0 to 10");
    report.expect(!armour.settings.is_empty(), "settings", "name at least one");
});
