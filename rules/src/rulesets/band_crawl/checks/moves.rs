//! Dice of the turn and of moves on the map.

use smallvec::{SmallVec, smallvec};

use super::TWO;
use crate::dice::{Check, Die, Modifier, Pool, PoolTotals, Reading};

/// The dice at the start of a turn; rule `turn.activation`, section 15.0. The outcome is the face
/// that all of them show.
#[derive(Clone, Copy, Debug)]
pub struct Activation {
    /// Number of dice.
    pub dice: u8,
}

impl Check for Activation {
    type Outcome = Option<u8>;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let role = "dice-band-activation";
        smallvec![Pool::new(role, self.dice, Die::D6, Reading::Faces)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> Option<u8> {
        let face = totals.first().copied()?;
        totals.iter().all(|it| *it == face).then_some(face as u8)
    }
}

/// One roll for a fast move of several, each of whom reads it against their own reputation; rule
/// `move.fast`, section 18.2. Whoever has more dice than others reads more of those that are rolled,
/// of which the best two count. The outcome is the number of dice that each has passed.
#[derive(Clone, Debug)]
pub struct FastMove {
    /// Reputation, and number of dice that are read, of each.
    pub readers: SmallVec<[(u8, u8); 8]>,
}

impl Check for FastMove {
    type Outcome = SmallVec<[u8; 8]>;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let role = "dice-band-fast";
        let dice = self.readers.iter().map(|(_, dice)| *dice).max();
        smallvec![Pool::new(role, dice.unwrap_or(1), Die::D6, Reading::Faces)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> SmallVec<[u8; 8]> {
        let passed = |(rep, dice): &(u8, u8)| {
            let read = totals.iter().take(usize::from(*dice));
            let faces = read.filter(|face| **face <= i32::from(*rep));
            faces.count().min(usize::from(TWO)) as u8
        };
        self.readers.iter().map(passed).collect()
    }
}
