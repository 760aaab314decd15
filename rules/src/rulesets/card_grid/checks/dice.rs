//! The dice of a foe, rolled in the open when a fight begins.

use smallvec::{SmallVec, smallvec};

use crate::{
    dice::{Check, Die, Modifier, Pool, PoolTotals, Reading},
    rulesets::card_grid::defence::Ratings,
};

/// Dice of one foe; rules `enemy.dice` and `enemy.cluster`. The outcome is what they show, highest
/// first.
#[derive(Clone, Copy, Debug)]
pub struct HitDice {
    pub die: Die,
    /// Number of dice.
    pub count: u8,
}

impl Check for HitDice {
    type Outcome = Ratings;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::new(
            "dice-grid-foe",
            self.count,
            self.die,
            Reading::Faces
        )]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> Ratings {
        let mut ratings: Ratings = totals.iter().map(|face| *face as u8).collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        ratings
    }
}
