//! Checks by several, and checks that are tried again.

use smallvec::SmallVec;

use super::{D20, Face, Test};
use crate::dice::{Chance, Check, Distribution, Modifier, Pool, PoolTotals, Roll};

/// A check of the whole party: the average of what everybody rolls, rounded down, against the
/// difficulty; rule `check.group`. The outcome is the average.
#[derive(Clone, Debug)]
pub struct Group {
    /// Everybody's roll; never empty.
    pub rolls: Vec<D20>,
}

impl Group {
    /// Rolls it to its end: everybody's dice, what they come to, and the average.
    pub fn rolled(&self, chance: &mut Chance) -> (Roll, SmallVec<[Face; 6]>, i32) {
        let mut all = Roll::default();
        let mut faces: SmallVec<[Face; 6]> = SmallVec::new();
        for d20 in &self.rolls {
            let (roll, face) = d20.rolled(chance);
            all.dice.extend(roll.dice);
            all.modifiers.extend(roll.modifiers);
            faces.push(face);
        }
        let average = self.average(faces.iter().map(|it| it.total).sum());
        (all, faces, average)
    }

    /// Exact odds of reaching a difficulty.
    pub fn chances(&self, dc: i32) -> Distribution<bool> {
        let everybody = self.rolls.iter().map(D20::chances);
        let sum = everybody.fold(Distribution::certain(0), |sum, face| {
            sum.combine(&face, |sum, face| sum + face.total)
        });
        sum.map(|sum| self.average(*sum) >= dc)
    }

    fn average(&self, sum: i32) -> i32 {
        sum.div_euclid(self.rolls.len().max(1) as i32)
    }
}

impl Check for Group {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        self.rolls.iter().flat_map(Check::pools).collect()
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        self.rolls.iter().flat_map(Check::modifiers).collect()
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        let mut rest = &totals[..];
        let mut sum = 0;
        for roll in &self.rolls {
            let (own, others) = rest.split_at(roll.pools().len());
            sum += roll.outcome(&own.into()).total;
            rest = others;
        }
        self.average(sum)
    }
}

/// A check that may be tried once more if it fails, at a higher difficulty; rule `trap.twice`.
#[derive(Clone, Debug)]
pub struct Twice {
    pub first: Test,
    /// What the second try adds to the difficulty.
    pub harder: u8,
}

impl Twice {
    /// The second try.
    pub fn second(&self) -> Test {
        Test {
            dc: self.first.dc + i32::from(self.harder),
            ..self.first.clone()
        }
    }

    /// Exact odds of passing at one of the two.
    pub fn chances(&self) -> Distribution<bool> {
        let (first, second) = (self.first.chances(), self.second().chances());
        first.then(|passed| match passed.success {
            true => Distribution::certain(true),
            false => second.map(|passed| passed.success),
        })
    }
}
