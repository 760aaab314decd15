//! What a hit does, and what answers it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use super::SUCCESS;
use crate::dice::{Check, Die, Modifier, Pool, PoolTotals, Reading};

/// What a hit does, from the least harm to the worst; section 23.6.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Harm {
    /// Nothing at all.
    CarryOn,
    /// Points of reputation, until the melee is over.
    LessRep(
        /// How many.
        #[schemars(range(min = 1, max = 9))]
        u8,
    ),
    /// A step away from whoever did it.
    DuckBack,
    /// It lies there until somebody helps.
    OutOfTheFight,
    /// It is dead.
    ObviouslyDead,
}

impl Harm {
    /// True if whoever suffers it is down.
    pub fn fells(self) -> bool {
        self >= Harm::OutOfTheFight
    }

    /// The same harm so many levels down, never below `floor`; rule `star.power`, section 6.3.1.
    #[must_use]
    pub fn softened(self, levels: i32, floor: Harm) -> Harm {
        match (self, levels) {
            (_, ..=0) => self,
            (Harm::ObviouslyDead, 1) => Harm::OutOfTheFight,
            _ => self.min(floor),
        }
    }
}

/// The dice for damage; rules `damage.roll` and `damage.nothing`, sections 23.5 and 24.4. The
/// outcome is a row of the table: 2 if a die shows 1, 1 if one is within the impact, else 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Damage {
    /// Impact with everything that changes it. Nothing is rolled for 0 and less.
    pub impact: i32,
    /// Number of dice, of which the worst for the target counts.
    pub rolls: u8,
}

impl Check for Damage {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let rolls = if self.impact > 0 { self.rolls } else { 0 };
        let lowest = Reading::Lowest(1);
        smallvec![Pool::new("dice-band-damage", rolls, Die::D6, lowest)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        match totals[0] {
            // No die.
            0 => 0,
            1 => 2,
            face => i32::from(face <= self.impact),
        }
    }
}

/// The dice of a star against one hit; rule `star.power`, section 6.3.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct StarPower {
    /// Dice that are left, all of them rolled.
    pub dice: u8,
}

/// What the dice of a star came to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Struck {
    /// Levels of harm taken off.
    pub levels: u8,
    /// Dice gone until the star is outside.
    pub lost: u8,
}

impl Check for StarPower {
    type Outcome = Struck;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let levels = Reading::AtMost(SUCCESS);
        let pool = Pool::new("dice-band-star", self.dice, Die::D6, levels);
        smallvec![pool.also(Reading::AtLeast(6))]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> Struck {
        Struck {
            levels: totals[0] as u8,
            lost: totals[1] as u8,
        }
    }
}

/// Something that answers one kind of harm, once: a stout race, a lucky mail; rule `star.order`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shrug {
    /// The harm that it answers.
    pub what: Harm,
    /// True if nothing is left of it; otherwise the least harm of the table is.
    pub carries_on: bool,
}
