//! Checks and saves against a difficulty, and damage that a save halves.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use super::{D20, Damage, Face, Taken};
use crate::dice::{Bound, Chance, Check, Distribution, Goal, Modifier, Pool, PoolTotals, Roll};

/// A check or a save against a difficulty; rules `check.roll` and `save.roll`.
#[derive(Clone, Debug)]
pub struct Test {
    pub d20: D20,
    pub dc: i32,
}

/// What comes of a check or a save.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Passed {
    /// True if the sum reached the difficulty.
    pub success: bool,
    /// True for a 20 on the die, which saves from all damage; rule `check.twenty`.
    pub twenty: bool,
    /// True for a failure by 5 or more.
    pub badly: bool,
}

/// A failure by so much is a bad one.
const BADLY: i32 = 5;

impl Test {
    pub fn new(d20: D20, dc: i32) -> Self {
        Test { d20, dc }
    }

    /// What a face means.
    pub fn judge(&self, face: Face) -> Passed {
        Passed {
            success: face.total >= self.dc,
            twenty: face.is_twenty(),
            badly: face.total + BADLY <= self.dc,
        }
    }

    /// Rolls it to its end.
    pub fn rolled(&self, chance: &mut Chance) -> (Roll, Face, Passed) {
        let (mut roll, face) = self.d20.rolled(chance);
        roll.goals = self.goals();
        (roll, face, self.judge(face))
    }

    /// Exact odds of what comes of it.
    pub fn chances(&self) -> Distribution<Passed> {
        self.d20.chances().map(|face| self.judge(*face))
    }
}

impl Check for Test {
    type Outcome = Passed;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        self.d20.pools()
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.d20.modifiers()
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        smallvec![Goal::new(1, Bound::AtLeast(self.dc))]
    }

    fn outcome(&self, totals: &PoolTotals) -> Passed {
        self.judge(self.d20.outcome(totals))
    }
}

/// Damage with a save against it; rules `save.half` and `check.twenty`.
#[derive(Clone, Debug)]
pub struct SaveDamage {
    pub save: Test,
    pub damage: Damage,
    /// What is taken on a failure: all of it, or half for whoever evades it.
    pub failed: Taken,
    /// What is taken on a success.
    pub passed: Taken,
    /// What the target takes of this kind of damage.
    pub taken: Taken,
}

impl SaveDamage {
    /// Damage of which whoever passes takes half, or nothing.
    pub fn new(save: Test, damage: Damage, half: bool) -> Self {
        SaveDamage {
            save,
            damage,
            failed: Taken::Whole,
            passed: if half { Taken::Half } else { Taken::Nothing },
            taken: Taken::Whole,
        }
    }

    /// What is left of rolled damage after the save.
    pub fn left(&self, damage: i32, save: Passed) -> i32 {
        let part = match save {
            Passed { twenty: true, .. } => Taken::Nothing,
            Passed { success: true, .. } => self.passed,
            _ => self.failed,
        };
        self.taken.of(part.of(damage))
    }

    /// Exact odds of the damage.
    pub fn chances(&self) -> Distribution<i32> {
        let damage = self.damage.chances();
        let saves = self.save.chances();
        saves.combine(&damage, |save, points| self.left(*points, *save))
    }
}

/// The difficulty of holding concentration after damage: half of it, rounded down, but at least so
/// much; rule `magic.concentration`.
pub fn concentration_dc(damage: i32, least: u8) -> i32 {
    (damage / 2).max(i32::from(least))
}
