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
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The settings where it is sold.
    #[schemars(length(min = 1))]
    pub settings: Vec<Ref<Setting>>,
    /// Damage that it stops.
    #[schemars(range(min = 0, max = 20))]
    pub stops: i32,
    /// Reduction of DX.
    #[schemars(range(min = 0, max = 10))]
    pub burden: i32,
    /// True for a shield, which needs a hand of its own.
    #[serde(default)]
    pub shield: bool,
    /// The price in the smallest coin; 0 if it is not sold.
    #[schemars(range(min = 0, max = 1000000))]
    pub price: u32,
}

crate::record!(Armour, "hex_adventure/armours");
