//! Dice of the turn and of moves on the map.

use smallvec::{SmallVec, smallvec};

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
/// `move.fast`, section 18.2. The outcome is the number of dice that each has passed.
#[derive(Clone, Debug)]
pub struct FastMove {
    /// Number of dice.
    pub dice: u8,
    /// The reputations.
    pub targets: SmallVec<[u8; 8]>,
}

impl Check for FastMove {
    type Outcome = SmallVec<[u8; 8]>;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let role = "dice-band-fast";
        smallvec![Pool::new(role, self.dice, Die::D6, Reading::Faces)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> SmallVec<[u8; 8]> {
        let passed = |target: &u8| {
            let faces = totals.iter().filter(|face| **face <= i32::from(*target));
            faces.count().min(2) as u8
        };
        self.targets.iter().map(passed).collect()
    }
}
