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
}

static D6: Sums = Sums::of_d6();

/// The chance that the side that began it wins: attribute and dice of both, all six-sided.
pub fn chance(mine: (i32, u8), theirs: (i32, u8)) -> Ways {
    let (my_dice, their_dice) = (
        usize::from(mine.1).min(MOST),
        usize::from(theirs.1).min(MOST),
    );
    let (my_sums, their_sums) = (&D6.0[my_dice], &D6.0[their_dice]);
    let all = |dice: usize| 6u128.pow(dice as u32);
    // Their losing sums, counted up as mine grow.
    let total: u64 = their_sums.iter().sum();
    let over: u64 = their_sums
        .iter()
        .skip((theirs.0.max(-1) + 1) as usize)
        .sum();
    let mut good = 0u128;
    let mut below = 0u64;
    for (sum, ways) in my_sums.iter().enumerate() {
        if sum as i32 > mine.0 {
            break;
        }
        let tie = if sum as i32 <= theirs.0 {
            their_sums[sum]
        } else {
            0
        };
        let on_tie = wins((mine.0, sum as i32), (theirs.0, sum as i32));
        let losing = over + below + if on_tie { tie } else { 0 };
        good += u128::from(*ways) * u128::from(losing.min(total));
        below += tie;
    }
    Ways {
        good,
        all: all(my_dice) * all(their_dice),
    }
}

/// The chance that this many dice do not exceed a value.
pub fn at_most(dice: u8, value: i32) -> Ways {
    let dice = usize::from(dice).min(MOST);
    let sums = D6.0[dice].iter().take((value + 1).max(0) as usize);
    Ways {
        good: sums.map(|ways| u128::from(*ways)).sum(),
        all: 6u128.pow(dice as u32),
    }
}

/// The number of dice that hurts the beginner most; on a tie the smaller.
pub fn best_reply(mine: (i32, u8), theirs: i32, most: u8) -> u8 {
    let worse = |best: u8, next: u8| {
        let held = chance(mine, (theirs, best));
        match chance(mine, (theirs, next)).compare(held) {
            Ordering::Less => next,
            _ => best,
        }
    };
    (2..=most).fold(1, worse)
}

/// The number of dice to begin with: the one whose best reply hurts least; on a tie the smaller.
pub fn best_beginning(mine: i32, theirs: i32, most: u8) -> u8 {
    let after = |dice: u8| {
        let reply = best_reply((mine, dice), theirs, most);
        chance((mine, dice), (theirs, reply))
    };
    let better = |best: (u8, Ways), next: u8| {
        let ways = after(next);
        match ways.compare(best.1) {
            Ordering::Greater => (next, ways),
            _ => best,
        }
    };
    (2..=most).fold((1, after(1)), better).0
}

/// The chance that the side that begins a contest wins it, if both choose well.
pub fn prospects(mine: i32, theirs: i32, most: u8) -> Ways {
    let dice = best_beginning(mine, theirs, most);
    let reply = best_reply((mine, dice), theirs, most);
    chance((mine, dice), (theirs, reply))
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
