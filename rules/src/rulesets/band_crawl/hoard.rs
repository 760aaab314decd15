//! Coins, and the treasure that has been found and is not divided yet.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::components::FigureId;

/// Coins by metal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coins {
    pub bronze: u16,
    pub silver: u16,
    pub gold: u16,
}

impl Coins {
    pub fn is_nothing(self) -> bool {
        self == Coins::default()
    }

    /// One part of so many of each kind, rounded down.
    #[must_use]
    pub fn one_in(self, parts: u16) -> Coins {
        let parts = parts.max(1);
        Coins {
            bronze: self.bronze / parts,
            silver: self.silver / parts,
            gold: self.gold / parts,
        }
    }

    /// With others taken away, as many as there are.
    #[must_use]
    pub fn without(self, other: Coins) -> Coins {
        Coins {
            bronze: self.bronze.saturating_sub(other.bronze),
            silver: self.silver.saturating_sub(other.silver),
            gold: self.gold.saturating_sub(other.gold),
        }
    }

    /// With others added, as many as can be counted.
    #[must_use]
    pub fn and(self, other: Coins) -> Coins {
        Coins {
            bronze: self.bronze.saturating_add(other.bronze),
            silver: self.silver.saturating_add(other.silver),
            gold: self.gold.saturating_add(other.gold),
        }
    }
}

/// The treasure that has been found and is not divided yet. Finds are among what their bearers
/// carry.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hoard {
    /// Coins by whoever carries them.
    pub coins: SmallVec<[(FigureId, Coins); 2]>,
    /// Those who were there when the treasure of the last tile was found.
    pub looters: SmallVec<[FigureId; 8]>,
}

impl Hoard {
    /// The coins that somebody carries for all.
    pub fn of(&self, who: FigureId) -> Coins {
        let coins = self.coins.iter().find(|(it, _)| *it == who);
        coins.map_or_else(Coins::default, |(_, coins)| *coins)
    }
}
