//! The number of dice to name in a contest: chances, best replies, best openings.
//!
//! Bots and foes need this for every tackle and grapple, so chances are counted here in whole
//! numbers over sums of dice; a test compares them with the odds of the check itself.

use std::cmp::Ordering;

use super::checks::wins;

/// A chance as favourable cases out of all.
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    /// Favourable cases.
    pub good: u128,
    /// All cases.
    pub all: u128,
}

impl Ways {
    /// Compares two chances.
    pub fn compare(self, other: Ways) -> Ordering {
        (self.good * other.all).cmp(&(other.good * self.all))
    }

    /// In parts of a million, rounded down.
    pub fn millionths(self) -> i32 {
        (self.good * 1_000_000 / self.all.max(1)) as i32
    }
}

/// The maximum number of dice that are counted.
const MOST: usize = 8;
/// The highest sum of that many dice of the largest kind that is counted exactly.
const SUMS: usize = MOST * 6 + 1;

/// Number of ways in which each number of dice gives each sum; row 0 is no dice at all.
struct Sums([[u64; SUMS]; MOST + 1]);

impl Sums {
    const fn of_d6() -> Self {
        let mut ways = [[0u64; SUMS]; MOST + 1];
        ways[0][0] = 1;
        let mut dice = 1;
        while dice <= MOST {
            let mut sum = 0;
            while sum < SUMS {
                let mut face = 1;
                while face <= 6 && face <= sum {
                    ways[dice][sum] += ways[dice - 1][sum - face];
                    face += 1;
                }
                sum += 1;
            }
            dice += 1;
        }
        Sums(ways)
    }

    const fn added_up(&self) -> Self {
        let mut ways = self.0;
        let mut dice = 0;
        while dice <= MOST {
            let mut sum = 1;
            while sum < SUMS {
                ways[dice][sum] += ways[dice][sum - 1];
                sum += 1;
            }
            dice += 1;
        }
        Sums(ways)
    }
}

static D6: Sums = Sums::of_d6();

/// Ways for each number of dice to reach each sum or less.
static D6_UP_TO: Sums = D6.added_up();

/// The chance that the side that began it wins: attribute and dice of both, all six-sided.
pub fn chance(mine: (i32, u8), theirs: (i32, u8)) -> Ways {
    let (my_dice, their_dice) = (
        usize::from(mine.1).min(MOST),
        usize::from(theirs.1).min(MOST),
    );
    let (my_sums, their_sums) = (&D6.0[my_dice], &D6.0[their_dice]);
    let all = |dice: usize| 6u64.pow(dice as u32);
    // Their ways to stand with a sum or less.
    let highest = theirs.0.min(SUMS as i32 - 1);
    let standing = |sum: i32| match usize::try_from(sum.min(highest)) {
        Ok(sum) => D6_UP_TO.0[their_dice][sum],
        Err(_) => 0,
    };
    let over = all(their_dice) - standing(highest);
    let top = mine.0.min(6 * my_dice as i32);
    let good = (my_dice as i32..=top).map(|sum| {
        let ties = sum <= highest && wins((mine.0, sum), (theirs.0, sum));
        let tie = if ties { their_sums[sum as usize] } else { 0 };
        my_sums[sum as usize] * (over + standing(sum - 1) + tie)
    });
    Ways {
        good: good.sum::<u64>().into(),
        all: (all(my_dice) * all(their_dice)).into(),
    }
}

/// The chance that this many dice do not exceed a value.
pub fn at_most(dice: u8, value: i32) -> Ways {
    let dice = usize::from(dice).min(MOST);
    let good = match usize::try_from(value.min(SUMS as i32 - 1)) {
        Ok(value) => D6_UP_TO.0[dice][value],
        Err(_) => 0,
    };
    Ways {
        good: good.into(),
        all: 6u128.pow(dice as u32),
    }
}

/// The number of dice that hurts the beginner most; on a tie the smaller.
pub fn best_reply(mine: (i32, u8), theirs: i32, most: u8) -> u8 {
    reply(mine, theirs, most).0
}

/// The best reply, and the chance that it leaves.
fn reply(mine: (i32, u8), theirs: i32, most: u8) -> (u8, Ways) {
    let after = |dice: u8| (dice, chance(mine, (theirs, dice)));
    let worse = |best: (u8, Ways), next: (u8, Ways)| match next.1.compare(best.1) {
        Ordering::Less => next,
        _ => best,
    };
    (2..=most).map(after).fold(after(1), worse)
}

/// The number of dice to begin with: the one whose best reply hurts least; on a tie the smaller.
pub fn best_beginning(mine: i32, theirs: i32, most: u8) -> u8 {
    beginning(mine, theirs, most).0
}

/// The best beginning, and the chance that its best reply leaves.
fn beginning(mine: i32, theirs: i32, most: u8) -> (u8, Ways) {
    let after = |dice: u8| (dice, reply((mine, dice), theirs, most).1);
    let better = |best: (u8, Ways), next: (u8, Ways)| match next.1.compare(best.1) {
        Ordering::Greater => next,
        _ => best,
    };
    (2..=most).map(after).fold(after(1), better)
}

/// True if the answer to a beginning decides anything: not if all numbers of dice leave the same
/// chance.
pub fn answer_matters(mine: (i32, u8), theirs: i32, most: u8) -> bool {
    let first = chance(mine, (theirs, 1));
    let differs = |dice| chance(mine, (theirs, dice)).compare(first) != Ordering::Equal;
    (2..=most).any(differs)
}

/// True if the number of dice to begin with decides anything, given that the other side answers
/// well.
pub fn beginning_matters(mine: i32, theirs: i32, most: u8) -> bool {
    let after = |dice: u8| reply((mine, dice), theirs, most).1;
    let first = after(1);
    (2..=most).any(|dice| after(dice).compare(first) != Ordering::Equal)
}

/// The chance that the side that begins a contest wins it, if both choose well.
pub fn prospects(mine: i32, theirs: i32, most: u8) -> Ways {
    beginning(mine, theirs, most).1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        dice::{Die, Fraction, odds},
        rulesets::hex_adventure::checks::Contested,
    };

    #[test]
    fn the_chances_are_those_of_the_check() {
        for (mine, theirs) in [
            (8, 8),
            (10, 13),
            (13, 10),
            (14, 9),
            (3, 40),
            (30, 12),
            (1, 1),
        ] {
            for my_dice in 1..=8 {
                for their_dice in 1..=8 {
                    let check = Contested {
                        mine: (mine, my_dice),
                        theirs: (theirs, their_dice),
                        die: Die::D6,
                    };
                    let ways = chance((mine, my_dice), (theirs, their_dice));
                    let exact = odds(&check).probability(&true);
                    assert_eq!(Fraction::new(ways.good, ways.all), exact, "{check:?}");
                }
            }
        }
    }

    #[test]
    fn the_reply_is_the_worst_for_the_one_who_began() {
        for mine in 6..16 {
            for theirs in 6..16 {
                for dice in 1..=8 {
                    let reply = best_reply((mine, dice), theirs, 8);
                    let held = chance((mine, dice), (theirs, reply));
                    for other in 1..=8 {
                        let ways = chance((mine, dice), (theirs, other));
                        let order = held.compare(ways);
                        assert!(
                            order == Ordering::Less || (order == Ordering::Equal && reply <= other)
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn more_of_an_attribute_never_lowers_the_prospects() {
        for theirs in 6..16 {
            for mine in 6..16 {
                let more = prospects(mine + 1, theirs, 8);
                assert_ne!(more.compare(prospects(mine, theirs, 8)), Ordering::Less);
            }
        }
    }
}
