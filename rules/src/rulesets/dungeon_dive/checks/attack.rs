//! Attacks, and the whole of a strike with its damage.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use super::{D20, Damage, Face, Taken};
use crate::dice::{
    Bound, Chance, Check, Die, Distribution, Goal, Modifier, Pool, PoolTotals, Roll,
};

/// An attack roll against an AC; rules `attack.roll` and `attack.critical`.
#[derive(Clone, Debug)]
pub struct Attack {
    pub d20: D20,
    /// The AC of the target, cover included.
    pub ac: i32,
    /// The lowest face that is a critical hit.
    pub critical_on: u8,
}

/// What comes of an attack roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Hit {
    Miss,
    Hit,
    Critical,
}

impl Attack {
    /// An attack that is critical on a 20 alone.
    pub fn new(d20: D20, ac: i32) -> Self {
        Attack {
            d20,
            ac,
            critical_on: Die::D20.sides(),
        }
    }

    /// What a face means: 1 misses and a critical hits whatever the AC.
    pub fn judge(&self, face: Face) -> Hit {
        match face.shown {
            1 => Hit::Miss,
            shown if shown >= self.critical_on => Hit::Critical,
            _ if face.total >= self.ac => Hit::Hit,
            _ => Hit::Miss,
        }
    }

    /// Rolls it to its end.
    pub fn rolled(&self, chance: &mut Chance) -> (Roll, Face, Hit) {
        let (mut roll, face) = self.d20.rolled(chance);
        roll.goals = self.goals();
        (roll, face, self.judge(face))
    }

    /// Exact odds of what comes of it.
    pub fn chances(&self) -> Distribution<Hit> {
        self.d20.chances().map(|face| self.judge(*face))
    }
}

impl Check for Attack {
    type Outcome = Hit;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        self.d20.pools()
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.d20.modifiers()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        smallvec![Goal::new(1, Bound::AtLeast(self.ac))]
    }

    fn outcome(&self, totals: &PoolTotals) -> Hit {
        self.judge(self.d20.outcome(totals))
    }
}

/// An attack with the damage that it does: what a player wants to know before choosing a target.
#[derive(Clone, Debug)]
pub struct Strike {
    pub attack: Attack,
    /// The damage of a plain hit, one kind at a time, and what the target takes of each.
    pub damage: SmallVec<[(Damage, Taken); 2]>,
}

impl Strike {
    /// Exact odds of the damage; `None` for a miss.
    pub fn chances(&self) -> Distribution<Option<i32>> {
        let on = |critical| {
            let parts = self.damage.iter().map(|(damage, taken)| {
                let damage = Damage {
                    critical: critical || damage.critical,
                    ..damage.clone()
                };
                damage.chances().map(|points| taken.of(*points))
            });
            let sum = parts.fold(Distribution::certain(0), |sum, part| {
                sum.combine(&part, |a, b| a + b)
            });
            sum.map(|points| Some(*points))
        };
        let (hit, critical) = (on(false), on(true));
        self.attack.chances().then(|result| match result {
            Hit::Miss => Distribution::certain(None),
            Hit::Hit => hit.clone(),
            Hit::Critical => critical.clone(),
        })
    }
}
