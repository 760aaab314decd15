//! What a hit takes from a pack of foes: dice that lie in the open, one or more for each of them.

use std::collections::BTreeSet;

use smallvec::{SmallVec, smallvec};

use crate::dice::{Check, Die, Modifier, Pool, PoolTotals, Reading};

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

/// The least total of these ratings that reaches a margin, or of all of them where none does; rule
/// `enemy.hit`.
pub fn least_total(ratings: &[u8], margin: u32) -> u32 {
    let totals = totals(ratings);
    let reached = (margin as usize..totals.len()).find(|total| totals[*total].is_some());
    reached.unwrap_or(totals.len() - 1) as u32
}

/// How many of a pack fall at most by a hit with this margin.
pub fn most_fallen(ratings: &[u8], margin: u32) -> u8 {
    let total = least_total(ratings, margin) as usize;
    totals(ratings)[total].unwrap_or(0)
}

/// The ways in which a hit can be taken from a pack, each as the ratings that fall, highest first:
/// the attacker chooses among them; rule `enemy.choice`.
pub fn falls(ratings: &[u8], margin: u32) -> Vec<SmallVec<[u8; 8]>> {
    let mut sorted: SmallVec<[u8; 8]> = ratings.into();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    let mut ways = BTreeSet::new();
    let mut taken = SmallVec::new();
    gather(&sorted, least_total(ratings, margin), &mut taken, &mut ways);
    ways.into_iter().collect()
}

/// Adds every way to come to exactly what is left with some of these, highest first.
fn gather(
    ratings: &[u8],
    left: u32,
    taken: &mut SmallVec<[u8; 8]>,
    ways: &mut BTreeSet<SmallVec<[u8; 8]>>,
) {
    if left == 0 {
        ways.insert(taken.clone());
        return;
    }
    let mut before = None;
    for (nth, rating) in ratings.iter().enumerate() {
        // Equal ones fall in the same way, so only the first of them begins one.
        if before == Some(*rating) || u32::from(*rating) > left {
            continue;
        }
        before = Some(*rating);
        taken.push(*rating);
        gather(&ratings[nth + 1..], left - u32::from(*rating), taken, ways);
        taken.pop();
    }
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
