//! What a hit takes from a pack of foes: dice that lie in the open, one or more for each of them.

use smallvec::{SmallVec, smallvec};

use crate::{
    dice::{Check, Die, Modifier, Pool, PoolTotals, Reading},
    rulesets::card_grid::defence::{Ratings, payments, total},
};

/// For every total that some of these ratings come to, the most of them that do; the highest total
/// last. Totals that nothing comes to have none.
fn totals(ratings: &[u8]) -> Vec<Option<u8>> {
    let all: usize = ratings.iter().map(|it| usize::from(*it)).sum();
    let mut most = vec![None; all + 1];
    most[0] = Some(0);
    for rating in ratings {
        let rating = usize::from(*rating);
        for total in (rating..=all).rev() {
            let with: Option<u8> = most[total - rating].map(|count: u8| count + 1);
            most[total] = most[total].max(with);
        }
    }
    most
}

/// The least of these totals that reaches a margin, or the highest where none does.
fn reached(totals: &[Option<u8>], margin: u32) -> usize {
    let reached = (margin as usize..totals.len()).find(|total| totals[*total].is_some());
    reached.unwrap_or(totals.len() - 1)
}

/// The least total of these ratings that reaches a margin, or of all of them where none does; rule
/// `enemy.hit`.
pub fn least_total(ratings: &[u8], margin: u32) -> u32 {
    reached(&totals(ratings), margin) as u32
}

/// How many of a pack fall at most by a hit with this margin.
pub fn most_fallen(ratings: &[u8], margin: u32) -> u8 {
    let totals = totals(ratings);
    totals[reached(&totals, margin)].unwrap_or(0)
}

/// The ways in which a hit can be taken from a pack, each as the ratings that fall, highest first:
/// the attacker chooses among them; rule `enemy.choice`. They are the cheapest of those in which a
/// hero could pay for it.
pub fn falls(ratings: &[u8], margin: u32) -> Vec<Ratings> {
    let least = least_total(ratings, margin);
    let mut ways = payments(ratings, margin);
    ways.retain(|way| total(way) == least);
    ways
}

/// A pack that has one die each, and a hit on it; rules `enemy.dice` and `enemy.hit`. The outcome is
/// how many fall at most.
#[derive(Clone, Copy, Debug)]
pub struct Pack {
    pub die: Die,
    /// Number of foes.
    pub count: u8,
    pub margin: u32,
}

impl Check for Pack {
    type Outcome = u8;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let role = "dice-grid-pack";
        smallvec![Pool::new(role, self.count, self.die, Reading::Faces)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> u8 {
        let ratings: SmallVec<[u8; 12]> = totals.iter().map(|face| *face as u8).collect();
        most_fallen(&ratings, self.margin)
    }
}
