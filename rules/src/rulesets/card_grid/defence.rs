//! Defence cards: what a hit costs, how many can be used, and who falls.

use std::collections::BTreeSet;

use smallvec::SmallVec;

/// Ratings of defence cards, or of the dice of foes, highest first.
pub type Ratings = SmallVec<[u8; 8]>;

/// Whether somebody can go on; rules `defence.out` and `defence.lethality`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Condition {
    /// At least one card is left to be discarded.
    Up,
    /// Nothing but tapped cards is left: out, and sure to live.
    Down,
    /// Nothing is left at all: what that means is a matter of the setup.
    Spent,
}

impl Condition {
    /// With so many cards that can still be discarded, and so many that are tapped.
    pub fn of(untapped: usize, tapped: usize) -> Self {
        match (untapped, tapped) {
            (0, 0) => Condition::Spent,
            (0, _) => Condition::Down,
            _ => Condition::Up,
        }
    }
}

/// What these come to together.
pub(super) fn total(ratings: &[u8]) -> u32 {
    ratings.iter().map(|it| u32::from(*it)).sum()
}

/// True if these cards pay for a margin and none of them could have been kept; rule `defence.pay`.
pub fn is_fair(paid: &[u8], margin: u32) -> bool {
    let total = total(paid);
    let needed = |rating: &u8| total - u32::from(*rating) < margin;
    total >= margin && paid.iter().all(needed)
}

/// The ways to pay for a margin with these cards, without one that could have been kept; equal cards
/// are one way. Where all of them are not enough, all of them go.
pub fn payments(ratings: &[u8], margin: u32) -> Vec<Ratings> {
    let mut sorted = Ratings::from(ratings);
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    if total(&sorted) <= margin {
        return vec![sorted];
    }
    let mut ways = BTreeSet::new();
    gather(&sorted, margin, &mut Ratings::new(), &mut ways);
    ways.into_iter().collect()
}

/// Adds every way that begins with what is taken; cards are given up highest first, so that only the
/// last of them, the lowest, can make the sum.
fn gather(ratings: &[u8], margin: u32, taken: &mut Ratings, ways: &mut BTreeSet<Ratings>) {
    if total(taken) >= margin {
        if is_fair(taken, margin) {
            ways.insert(taken.clone());
        }
        return;
    }
    let mut before = None;
    for (nth, rating) in ratings.iter().enumerate() {
        if before == Some(*rating) {
            continue;
        }
        before = Some(*rating);
        taken.push(*rating);
        gather(&ratings[nth + 1..], margin, taken, ways);
        taken.pop();
    }
}

/// Defence cards that can be used with so many character and attack cards; rule `defence.limit`.
pub fn limit(characters: usize, attacks: usize) -> usize {
    characters + attacks
}

/// Pieces of gear and spells that can be used with so many cards of the other groups; rule
/// `gear.limit`.
pub fn gear_limit(characters: usize, attacks: usize, defences: usize) -> usize {
    characters.min(attacks).min(defences)
}

/// The card that healing of this value gives back: the highest of the discarded ones that is no
/// higher; rule `defence.healing`.
pub fn healed(discarded: &[u8], value: u8) -> Option<u8> {
    let within = discarded.iter().filter(|rating| **rating <= value);
    within.max().copied()
}
