//! The worlds that adventures are set in.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::content::Within;

/// A world and its money. Its catalogue is everything that names it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Its coins, the smallest first: message key of the short name, and the worth in the smallest.
    /// The text of a key takes the number as `$n`.
    #[schemars(with = "Vec<(String, Within<1, 1_000_000>)>")]
    pub coins: Vec<(String, u32)>,
    /// The money of a custom hero for weapons, armour and goods, in the smallest coin.
    #[schemars(range(min = 0, max = 1000000))]
    pub outfit: u32,
}

crate::record!(Setting, "hex_adventure/settings", |setting, report| {
    let rising = setting.coins.windows(2).all(|pair| pair[0].1 < pair[1].1);
    let one = setting.coins.first().is_some_and(|coin| coin.1 == 1);
    report.expect(
        one && rising,
        "coins",
        "the smallest coin is worth 1 and comes first, the others rise",
    );
});
