//! Single dice: one of several, a possibility, an amount.

use smallvec::{SmallVec, smallvec};

use super::half;
use crate::{
    dice::{Check, Die, Modifier, Pool, PoolTotals, Reading},
    rulesets::band_crawl::content::Amount,
};

/// A die that decides between two things by its halves, between three by its thirds; of four and
/// five the last has what is left over. The outcome counts from 0.
#[derive(Clone, Copy, Debug)]
pub struct OneOf {
    /// Purpose of the die.
    pub role: &'static str,
    /// Number of things.
    pub of: u8,
}

impl Check for OneOf {
    type Outcome = u8;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::sum(self.role, 1, Die::D6)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> u8 {
        let (face, of) = (totals[0] as u8 - 1, self.of.max(1));
        match 6 % of {
            0 => face * of / 6,
            _ => face.min(of - 1),
        }
    }
}

/// A die of as many sides as there are people, one of whom it names. The outcome counts from 0.
#[derive(Clone, Copy, Debug)]
pub struct Anybody {
    /// Purpose of the die.
    pub role: &'static str,
    /// Number of people; of one there is nothing to roll.
    pub of: u8,
}

impl Check for Anybody {
    type Outcome = u8;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let die = Die::new(self.of).into_iter();
        die.map(|die| Pool::sum(self.role, 1, die)).collect()
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> u8 {
        totals.first().map_or(0, |face| *face as u8 - 1)
    }
}

/// A die that has to show a number in brackets; section 3.3. The outcome is true if it does.
#[derive(Clone, Copy, Debug)]
pub struct Possible {
    /// Purpose of the die.
    pub role: &'static str,
    /// The highest face at which it is so.
    pub up_to: u8,
}

impl Check for Possible {
    type Outcome = bool;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let reading = Reading::AtMost(self.up_to);
        smallvec![Pool::new(self.role, 1, Die::D6, reading)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> bool {
        totals[0] > 0
    }
}

/// The dice of a crisis test, which everybody of a side reads; rule `crisis.test`, section 19.1. The
/// outcome is their faces, the highest first.
#[derive(Clone, Copy, Debug)]
pub struct CrisisDice {
    pub dice: u8,
}

impl Check for CrisisDice {
    type Outcome = PoolTotals;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let role = "dice-band-crisis";
        smallvec![Pool::new(role, self.dice, Die::D6, Reading::Faces)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> PoolTotals {
        totals.clone()
    }
}

/// Number of dice that somebody of this reputation passes, of which the best two count.
pub fn dice_passed(faces: impl Iterator<Item = u8>, rep: u8) -> u8 {
    faces.filter(|face| *face <= rep).count().min(2) as u8
}

/// The dice of an amount: half dice, then whole ones; rule `dice.half`, section 3.5.
#[derive(Clone, Copy, Debug)]
pub struct Amounting {
    /// Purpose of the dice.
    pub role: &'static str,
    pub amount: Amount,
}

impl Check for Amounting {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let Amount { halves, dice, .. } = self.amount;
        smallvec![
            Pool::new(self.role, halves, Die::D6, Reading::Faces),
            Pool::sum(self.role, dice, Die::D6),
        ]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        let (halves, dice) = totals.split_at(usize::from(self.amount.halves));
        let halves = halves.iter().map(|face| i32::from(half(*face as u8)));
        i32::from(self.amount.fixed) + halves.sum::<i32>() + dice.iter().sum::<i32>()
    }
}
