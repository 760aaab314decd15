//! Dice of two sides, whose successes are held against each other: charges, talk, rounds of melee.

use smallvec::{SmallVec, smallvec};

use super::{SUCCESS, dice};
use crate::dice::{
    ChainError, Check, Die, Distribution, Modifier, Pool, PoolTotals, Reading,
    Transition::{End, To},
    absorption, odds,
};

/// What one side rolls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Side {
    /// Number of dice, with everything added and taken off; one is rolled at the least.
    pub dice: i32,
    /// The fewest successes that count as rolled.
    pub least: i32,
    /// Successes on top of those.
    pub added: i32,
}

impl Side {
    /// Dice without anything to help them.
    pub fn of(dice: i32) -> Self {
        Side {
            dice,
            least: 0,
            added: 0,
        }
    }

    fn pool(self, role: &'static str) -> Pool {
        Pool::new(role, dice(self.dice), Die::D6, Reading::AtMost(SUCCESS))
    }

    /// The most successes that it can come to.
    pub(super) fn most(self) -> i32 {
        self.successes(i32::from(dice(self.dice)))
    }

    /// The fewest successes that it can come to.
    pub(super) fn fewest(self) -> i32 {
        self.successes(0)
    }

    fn successes(self, rolled: i32) -> i32 {
        rolled.max(self.least) + self.added
    }
}

/// Two sides: the leaders of two groups in a charge or in talk, or two figures in a round of melee;
/// rules `charge.test`, `rivals.talk` and `melee.round`, sections 21.3, 39.9.1 and 24.2. The outcome
/// is how many successes the first is ahead.
#[derive(Clone, Copy, Debug)]
pub struct Opposed {
    /// Purposes of the dice of either side.
    pub roles: [&'static str; 2],
    pub sides: [Side; 2],
}

impl Check for Opposed {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let [mine, theirs] = self.sides;
        smallvec![mine.pool(self.roles[0]), theirs.pool(self.roles[1])]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        let [mine, theirs] = self.sides;
        mine.successes(totals[0]) - theirs.successes(totals[1])
    }
}

/// The purpose of the dice of whoever is attacked in a melee.
pub const DEFENDER: &str = "dice-band-defender";

impl Opposed {
    /// A round of melee: the attacker, then the defender.
    pub fn round(sides: [Side; 2]) -> Self {
        Opposed {
            roles: ["dice-band-attacker", DEFENDER],
            sides,
        }
    }

    /// Whether the first side, which came in, wins a charge that no roll could ever decide: the other
    /// does, which was on the tile first. `None` if it is rolled; rule `charge.test`.
    pub fn charge_without_roll(&self) -> Option<bool> {
        let [mine, theirs] = self.sides;
        let can_be_decided = mine.most() > theirs.fewest() || theirs.most() > mine.fewest();
        (!can_be_decided).then_some(false)
    }

    /// Whether the first side, which came in, wins a charge: ties are rerolled, and where neither can
    /// ever be ahead nothing is rolled.
    ///
    /// # Errors
    /// More numbers than can be counted.
    pub fn charge_to_its_end(&self) -> Result<Distribution<bool>, ChainError> {
        if let Some(wins) = self.charge_without_roll() {
            return Ok(Distribution::certain(wins));
        }
        let roll = odds(self).map(|ahead| match ahead.signum() {
            0 => To(()),
            sign => End(sign > 0),
        });
        absorption((), |()| roll.clone())
    }
}
