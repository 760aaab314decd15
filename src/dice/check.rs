use serde::Serialize;
use smallvec::SmallVec;

use super::{Chance, Die, Distribution};

/// How a pool of dice is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// The faces are added up.
    Sum,
    /// Each die that shows at least this face counts one.
    Successes(u8),
}

/// Dice of one kind that are rolled for one reason and read together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool {
    /// What the dice are in this check, as a message key such as `dice-attack`.
    pub role: &'static str,
    /// How many.
    pub count: u8,
    /// Of which kind.
    pub die: Die,
    /// How they are read.
    pub reading: Reading,
}

impl Pool {
    /// A pool whose faces are added up.
    pub const fn sum(role: &'static str, count: u8, die: Die) -> Self {
        Pool {
            role,
            count,
            die,
            reading: Reading::Sum,
        }
    }

    fn read(&self, faces: &[u8]) -> i32 {
        match self.reading {
            Reading::Sum => faces.iter().map(|face| i32::from(*face)).sum(),
            Reading::Successes(least) => faces.iter().filter(|face| **face >= least).count() as i32,
        }
    }

    fn distribution(&self) -> Distribution<i32> {
        let one = Distribution::die(self.die.sides());
        match self.reading {
            Reading::Sum => one.times(self.count),
            Reading::Successes(least) => one
                .map(|face| i32::from(*face >= i32::from(least)))
                .times(self.count),
        }
    }
}

/// What each pool came to, in the order of [`Check::pools`].
pub type PoolTotals = SmallVec<[i32; 4]>;

/// Something fixed that takes part in a check, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Modifier {
    /// A message key such as `modifier-armour`.
    pub name: &'static str,
    /// How much, with its sign as the rule counts it.
    pub value: i32,
}

/// A check of the rules: pools of dice and what their results mean.
///
/// Play and odds both go through [`Check::outcome`], so they cannot drift apart.
pub trait Check {
    /// What the check decides.
    type Outcome: Ord + Clone;

    /// The dice, in a fixed order.
    fn pools(&self) -> SmallVec<[Pool; 4]>;

    /// The fixed parts, for display; `outcome` takes them into account by itself.
    fn modifiers(&self) -> SmallVec<[Modifier; 4]>;

    /// What the totals of the pools mean.
    fn outcome(&self, totals: &PoolTotals) -> Self::Outcome;

    /// Rolls the pools.
    fn roll(&self, chance: &mut Chance) -> (Roll, Self::Outcome)
    where
        Self: Sized,
    {
        let mut roll = Roll {
            dice: SmallVec::new(),
            modifiers: self.modifiers(),
        };
        let mut totals = PoolTotals::new();
        for pool in self.pools() {
            let faces: SmallVec<[u8; 12]> = (0..pool.count)
                .map(|_| chance.roll(pool.die, pool.role))
                .collect();
            totals.push(pool.read(&faces));
            roll.dice.extend(faces.iter().map(|face| RolledDie {
                role: pool.role,
                die: pool.die,
                face: *face,
            }));
        }
        let outcome = self.outcome(&totals);
        (roll, outcome)
    }
}

/// The exact odds of a check: every combination of pool totals, weighted by its ways.
pub fn odds<C: Check>(check: &C) -> Distribution<C::Outcome> {
    let pools: SmallVec<[Distribution<i32>; 4]> =
        check.pools().iter().map(Pool::distribution).collect();
    let mut chances = Distribution::empty(pools.iter().map(Distribution::total).product());
    combine(check, &pools, &mut PoolTotals::new(), 1, &mut chances);
    chances
}

/// Goes through the totals of the pools that are left.
fn combine<C: Check>(
    check: &C,
    pools: &[Distribution<i32>],
    totals: &mut PoolTotals,
    ways: u128,
    chances: &mut Distribution<C::Outcome>,
) {
    let Some((pool, rest)) = pools.split_first() else {
        chances.add(check.outcome(totals), ways);
        return;
    };
    for (total, count) in pool.ways() {
        totals.push(total);
        combine(check, rest, totals, ways * count, chances);
        totals.pop();
    }
}

/// One die as it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RolledDie {
    /// What the die was in the check, as a message key.
    pub role: &'static str,
    /// Its kind.
    pub die: Die,
    /// The face that came up, from 1.
    pub face: u8,
}

/// Dice as they were rolled, with the modifiers that counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Roll {
    /// Every die, pool after pool.
    pub dice: SmallVec<[RolledDie; 4]>,
    /// The fixed parts, by name.
    pub modifiers: SmallVec<[Modifier; 4]>,
}

impl Roll {
    /// The sum of all faces.
    pub fn total(&self) -> i32 {
        self.dice.iter().map(|die| i32::from(die.face)).sum()
    }

    /// Whether every die shows its highest face, so that no second try can better it.
    pub fn is_best(&self) -> bool {
        self.dice.iter().all(|die| die.face == die.die.sides())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Fraction;

    struct Melee {
        dice: u8,
        needed: i32,
    }

    impl Check for Melee {
        type Outcome = bool;
        fn pools(&self) -> SmallVec<[Pool; 4]> {
            let reading = Reading::Successes(5);
            SmallVec::from_slice(&[Pool {
                role: "dice-attack",
                count: self.dice,
                die: Die::D6,
                reading,
            }])
        }
        fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
            SmallVec::new()
        }
        fn outcome(&self, totals: &PoolTotals) -> bool {
            totals[0] >= self.needed
        }
    }

    #[test]
    fn counted_successes_have_exact_odds() {
        let check = Melee { dice: 3, needed: 1 };
        assert_eq!(odds(&check).probability(&true), Fraction::new(19, 27));
    }

    #[test]
    fn play_reads_the_pools_as_odds_do() {
        let check = Melee { dice: 3, needed: 2 };
        let mut chance = Chance::scripted([5, 1, 6]);
        let (roll, hit) = check.roll(&mut chance);
        assert!(hit);
        assert_eq!(roll.total(), 12);
    }
}
