//! Death saves, and how they end.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use super::{D20, Face};
use crate::dice::{
    Bound, ChainError, Check, Distribution, Goal, Modifier, Pool, PoolTotals, Transition,
    absorption,
};

/// How many death saves of each kind somebody has behind them; rule `death.saves`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
pub struct DeathSaves {
    pub successes: u8,
    pub failures: u8,
}

/// How death saves end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum DeathEnd {
    /// Up again with 1 hit point.
    Up,
    /// Out of danger, and still down.
    Stable,
    Dead,
}

/// A death save: a 1 is two failures, a 20 puts one back on one's feet; rule `death.saves`.
#[derive(Clone, Debug)]
pub struct DeathSave {
    pub d20: D20,
    /// What has to be reached.
    pub dc: i32,
    /// Successes or failures that decide.
    pub most: u8,
    pub so_far: DeathSaves,
}

impl DeathSave {
    /// What follows from a face.
    pub fn judge(&self, face: Face) -> Transition<DeathSaves, DeathEnd> {
        let DeathSaves {
            successes,
            failures,
        } = self.so_far;
        let (successes, failures) = match face {
            _ if face.is_twenty() => return Transition::End(DeathEnd::Up),
            Face { shown: 1, .. } => (successes, failures + 2),
            Face { total, .. } if total >= self.dc => (successes + 1, failures),
            _ => (successes, failures + 1),
        };
        if failures >= self.most {
            Transition::End(DeathEnd::Dead)
        } else if successes >= self.most {
            Transition::End(DeathEnd::Stable)
        } else {
            Transition::To(DeathSaves {
                successes,
                failures,
            })
        }
    }

    /// Exact odds of how it ends, if nobody helps and nobody harms.
    ///
    /// # Errors
    /// It can go on for ever, which takes a die that never decides.
    pub fn to_its_end(&self) -> Result<Distribution<DeathEnd>, ChainError> {
        let faces = self.d20.chances();
        absorption(self.so_far, |so_far| {
            let save = DeathSave {
                so_far: *so_far,
                ..self.clone()
            };
            faces.map(|face| save.judge(*face))
        })
    }
}

impl Check for DeathSave {
    type Outcome = Transition<DeathSaves, DeathEnd>;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        self.d20.pools()
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.d20.modifiers()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        smallvec![Goal::new(1, Bound::AtLeast(self.dc))]
    }

    fn outcome(&self, totals: &PoolTotals) -> Transition<DeathSaves, DeathEnd> {
        self.judge(self.d20.outcome(totals))
    }
}
