//! Sums of money, as they are counted out.

use super::{commas, say};
use crate::game::Phrase;

/// Coins by their kinds, with how many copper pieces each is worth.
const COINS: [(&str, u64); 3] = [
    ("dive-coins-gold", 100),
    ("dive-coins-silver", 10),
    ("dive-coins-copper", 1),
];

/// A sum of copper pieces in gold, silver and copper.
pub fn sum(copper: u64) -> Phrase {
    let mut left = copper;
    let parts: Vec<Phrase> = COINS
        .into_iter()
        .filter_map(|(key, worth)| {
            let count = left / worth;
            left %= worth;
            let shown = u32::try_from(count).unwrap_or(u32::MAX);
            (count > 0).then(|| say(key).with("n", shown))
        })
        .collect();
    commas(parts).unwrap_or_else(|| say("dive-coins-gold").with("n", 0))
}
