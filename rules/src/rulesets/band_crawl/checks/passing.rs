//! Dice against a target: shots, moves, recovery, hidden forces, searches.

use smallvec::{SmallVec, smallvec};

use super::passing_face;
use crate::dice::{Check, Die, Modifier, Pool, PoolTotals, Reading};

/// Dice of at most a target, of which the best few count; rule `dice.passing`, section 3.1. The
/// outcome is how many are passed.
#[derive(Clone, Copy, Debug)]
pub struct Passing {
    /// Purpose of the dice.
    pub role: &'static str,
    /// Number of dice.
    pub dice: u8,
    /// What a die must not exceed.
    pub target: i32,
    /// The most dice that count.
    pub best: u8,
}

impl Passing {
    /// Dice of which the best two count.
    pub fn new(role: &'static str, dice: u8, target: i32) -> Self {
        Passing {
            role,
            dice,
            target,
            best: 2,
        }
    }
}

impl Check for Passing {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let reading = Reading::AtMost(passing_face(self.target));
        smallvec![Pool::new(self.role, self.dice, Die::D6, reading)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        totals[0].min(i32::from(self.best))
    }
}

/// Dice of at most a target, and whether two of them show the same face: hidden forces and those
/// behind them; rules `force.resolve` and `force.encounter`, sections 39.4 and 39.7. The outcome is
/// how many of the best two are passed, and true for doubles.
#[derive(Clone, Copy, Debug)]
pub struct PassedWithDoubles {
    /// Purpose of the dice.
    pub role: &'static str,
    /// Number of dice; of three any pair is doubles.
    pub dice: u8,
    /// What a die must not exceed.
    pub target: i32,
}

impl Check for PassedWithDoubles {
    type Outcome = (i32, bool);

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let passed = Reading::AtMost(passing_face(self.target));
        smallvec![Pool::new(self.role, self.dice, Die::D6, passed).also(Reading::OfAKind)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> (i32, bool) {
        (totals[0].min(2), totals[1] >= 2)
    }
}

/// A die of a healer and one of a patient, each against a target of its own; rule `recovery.healer`,
/// section 30.0. The outcome is true if the healer passes, and how many of the two are passed.
#[derive(Clone, Copy, Debug)]
pub struct Treatment {
    /// What the healer’s die must not exceed.
    pub healer: i32,
    /// What the patient’s die must not exceed.
    pub patient: i32,
}

impl Check for Treatment {
    type Outcome = (bool, i32);

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let die = |role, target| {
            let reading = Reading::AtMost(passing_face(target));
            Pool::new(role, 1, Die::D6, reading)
        };
        smallvec![
            die("dice-band-healer", self.healer),
            die("dice-band-patient", self.patient),
        ]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> (bool, i32) {
        (totals[0] > 0, totals[0] + totals[1])
    }
}

/// Dice of which two have to show the same face, and that at most a target: a search for a secret
/// room; rule `secret.search`, section 37.0. The outcome is true if they do.
#[derive(Clone, Copy, Debug)]
pub struct PairOf {
    /// Purpose of the dice.
    pub role: &'static str,
    /// Number of dice.
    pub dice: u8,
    /// The highest face that the pair may show.
    pub target: i32,
}

impl Check for PairOf {
    type Outcome = bool;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::new(self.role, self.dice, Die::D6, Reading::Faces)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> bool {
        let mut pairs = totals.windows(2).filter(|pair| pair[0] == pair[1]);
        pairs.any(|pair| pair[0] <= self.target)
    }
}

/// Dice of which one has to show more than one's reputation, or a face that always will do; rule
/// `end.improve`, section 42.1.1. The outcome is true if one does.
#[derive(Clone, Copy, Debug)]
pub struct Improving {
    /// Number of dice: one, and those that were paid for.
    pub rolls: u8,
    pub rep: u8,
    /// The face that always will do.
    pub always: u8,
}

impl Check for Improving {
    type Outcome = bool;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let face = (self.rep.saturating_add(1)).min(self.always);
        let reading = Reading::AtLeast(face);
        smallvec![Pool::new("dice-band-improve", self.rolls, Die::D6, reading)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> bool {
        totals[0] > 0
    }
}
