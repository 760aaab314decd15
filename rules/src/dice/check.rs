use std::collections::BTreeMap;

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    Chance, Die, Distribution, Pool, PoolTotals, TooManyCombinations,
    distribution::add,
    pool::{Effort, MOST_COMBINATIONS},
    weight::Weight,
};

/// A named constant that takes part in a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Modifier {
    /// Phrase key such as `modifier-armour`.
    pub name: &'static str,
    /// Value, with the sign the rule gives it.
    pub value: i32,
}

/// A number that the sum of some dice is held against, for display only; `outcome` compares them
/// itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Goal {
    /// Number of dice, after those of the goals before it.
    pub dice: u8,
    pub bound: Bound,
    /// True if the modifiers add up to the bound; otherwise they are added to the dice.
    pub of_parts: bool,
}

/// The side of a number that a sum of dice must be on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Bound {
    AtMost(i32),
    AtLeast(i32),
    Above(i32),
}

impl Bound {
    /// The number itself.
    pub fn number(self) -> i32 {
        match self {
            Bound::AtMost(number) | Bound::AtLeast(number) | Bound::Above(number) => number,
        }
    }

    /// True if a sum is on the right side.
    pub fn holds(self, sum: i32) -> bool {
        match self {
            Bound::AtMost(most) => sum <= most,
            Bound::AtLeast(least) => sum >= least,
            Bound::Above(number) => sum > number,
        }
    }
}

impl Goal {
    /// Dice held against a plain number.
    pub fn new(dice: u8, bound: Bound) -> Self {
        Goal {
            dice,
            bound,
            of_parts: false,
        }
    }
}

/// A check of the rules: pools of dice and the meaning of their results.
///
/// Play and odds both go through [`Check::outcome`], so they cannot drift apart.
pub trait Check {
    /// The result type of the check.
    type Outcome: Ord + Clone;

    /// The dice, in a fixed order.
    fn pools(&self) -> SmallVec<[Pool; 4]>;

    /// The constants, for display only; `outcome` applies them itself.
    fn modifiers(&self) -> SmallVec<[Modifier; 4]>;

    /// The numbers that sums of dice are held against, in the order of the dice.
    fn goals(&self) -> SmallVec<[Goal; 2]> {
        SmallVec::new()
    }

    /// The result for these pool readings.
    fn outcome(&self, totals: &PoolTotals) -> Self::Outcome;

    /// Rolls the pools.
    fn roll(&self, chance: &mut Chance) -> (Roll, Self::Outcome)
    where
        Self: Sized,
    {
        let mut roll = Roll {
            dice: SmallVec::new(),
            modifiers: self.modifiers(),
            goals: self.goals(),
        };
        let mut totals = PoolTotals::new();
        for pool in self.pools() {
            let faces: SmallVec<[u8; 12]> = chance
                .roll_pool((pool.count, pool.die), pool.role)
                .collect();
            pool.read(&faces, &mut totals);
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

/// Exact odds of a check, however long that takes; [`try_odds`] is for dice that a user typed.
pub fn odds<C: Check>(check: &C) -> Distribution<C::Outcome> {
    match within(check, Effort(u64::MAX)) {
        Ok(chances) => chances,
        Err(TooManyCombinations) => unreachable!("nobody counts that far"),
    }
}

/// Exact odds of a check, unless there are too many results to go through.
///
/// # Errors
/// More than [`MOST_COMBINATIONS`] combinations of pool readings.
pub fn try_odds<C: Check>(check: &C) -> Result<Distribution<C::Outcome>, TooManyCombinations> {
    within(check, Effort(MOST_COMBINATIONS))
}

fn within<C: Check>(
    check: &C,
    mut effort: Effort,
) -> Result<Distribution<C::Outcome>, TooManyCombinations> {
    let mut pools: SmallVec<[PoolWays; 4]> = SmallVec::new();
    let mut length = 0;
    for pool in check.pools() {
        length += pool.length();
        pools.push(pool.ways(&mut effort)?);
    }
    let all = pools.iter().map(|ways| ways.len() as u64);
    effort.spend(all.fold(length, u64::saturating_mul))?;
    let mut chances = BTreeMap::new();
    combine(
        check,
        &pools,
        &mut PoolTotals::new(),
        &Weight::ONE,
        &mut chances,
    );
    Ok(Distribution::of(chances))
}

/// Possible readings of one pool, each with its number of ways.
type PoolWays = Vec<(PoolTotals, Weight)>;

/// Goes through the readings of the remaining pools.
fn combine<C: Check>(
    check: &C,
    pools: &[PoolWays],
    totals: &mut PoolTotals,
    ways: &Weight,
    chances: &mut BTreeMap<C::Outcome, Weight>,
) {
    let Some((pool, rest)) = pools.split_first() else {
        add(chances, check.outcome(totals), ways);
        return;
    };
    let read = totals.len();
    // Neighbouring totals often have the same outcome; count them together.
    let mut run: Option<(C::Outcome, Weight)> = None;
    for (more, count) in pool {
        totals.truncate(read);
        totals.extend(more.iter().copied());
        if rest.is_empty() {
            let outcome = check.outcome(totals);
            match &mut run {
                Some((same, sum)) if *same == outcome => sum.add(count),
                _ => {
                    if let Some((outcome, sum)) = run.replace((outcome, count.clone())) {
                        add(chances, outcome, &sum.times(ways));
                    }
                }
            }
        } else {
            combine(check, rest, totals, &ways.times(count), chances);
        }
    }
    if let Some((outcome, sum)) = run {
        add(chances, outcome, &sum.times(ways));
    }
}

/// One die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RolledDie {
    /// Role of the die in the check, as a message key.
    pub role: &'static str,
    pub die: Die,
    /// Face that came up, from 1.
    pub face: u8,
}

/// Dice as rolled, with the modifiers that counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Roll {
    /// Every die, pool by pool.
    pub dice: SmallVec<[RolledDie; 4]>,
    /// The constants, by name.
    pub modifiers: SmallVec<[Modifier; 4]>,
    /// The numbers that sums of dice were held against.
    pub goals: SmallVec<[Goal; 2]>,
}

impl Roll {
    /// The sum of all faces.
    pub fn total(&self) -> i32 {
        self.dice.iter().map(|die| i32::from(die.face)).sum()
    }

    /// What the dice came to for each goal.
    pub fn against_goals(&self) -> impl Iterator<Item = (&Goal, i32)> {
        let mut faces = self.dice.iter().map(|die| i32::from(die.face));
        let added: i32 = self.modifiers.iter().map(|it| it.value).sum();
        self.goals.iter().map(move |goal| {
            let dice: i32 = faces.by_ref().take(goal.dice.into()).sum();
            (goal, if goal.of_parts { dice } else { dice + added })
        })
    }

    /// True if every die shows its highest face, so that a reroll cannot improve it.
    pub fn is_best(&self) -> bool {
        self.dice.iter().all(|die| die.face == die.die.sides())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Fraction, Reading};
    use smallvec::smallvec;

    struct Melee {
        dice: u8,
        needed: i32,
    }

    impl Check for Melee {
        type Outcome = bool;
        fn pools(&self) -> SmallVec<[Pool; 4]> {
            let reading = Reading::AtLeast(5);
            smallvec![Pool::new("dice-attack", self.dice, Die::D6, reading)]
        }
        fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
            SmallVec::new()
        }
        fn outcome(&self, totals: &PoolTotals) -> bool {
            totals[0] >= self.needed
        }
    }

    /// One roll of two dice against two targets, doubles counting apart.
    struct Crisis {
        targets: [u8; 2],
    }

    impl Check for Crisis {
        type Outcome = (i32, i32, bool);
        fn pools(&self) -> SmallVec<[Pool; 4]> {
            let [first, second] = self.targets;
            let pool = Pool::new("dice-crisis", 2, Die::D6, Reading::AtMost(first));
            smallvec![pool.also(Reading::AtMost(second)).also(Reading::Pairs)]
        }
        fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
            SmallVec::new()
        }
        fn outcome(&self, totals: &PoolTotals) -> (i32, i32, bool) {
            (totals[0], totals[1], totals[2] == 1)
        }
    }

    #[test]
    fn counted_successes_have_exact_odds() {
        let check = Melee { dice: 3, needed: 1 };
        assert_eq!(odds(&check).probability(&true), Fraction::new(19, 27));
    }

    #[test]
    fn one_roll_is_read_against_several_targets() {
        let check = Crisis { targets: [4, 2] };
        let chances = odds(&check);
        // Both dice 1 or 2: two of the four combinations are doubles.
        assert_eq!(chances.probability(&(2, 2, true)), Fraction::new(2, 36));
        assert_eq!(chances.probability(&(2, 2, false)), Fraction::new(2, 36));
        // A die that passes the lower target also passes the higher one.
        assert!(chances.rows().all(|((high, low, _), _)| low <= high));
        let (_, read) = check.roll(&mut Chance::scripted([3, 3]));
        assert_eq!(read, (2, 0, true));
    }

    #[test]
    fn what_takes_too_long_is_refused() {
        struct Attack(u8);
        impl Check for Attack {
            type Outcome = i32;
            fn pools(&self) -> SmallVec<[Pool; 4]> {
                let die = Die::new(100).unwrap();
                smallvec![
                    Pool::sum("dice-attack", self.0, die),
                    Pool::sum("dice-slay", self.0, die)
                ]
            }
            fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
                SmallVec::new()
            }
            fn outcome(&self, totals: &PoolTotals) -> i32 {
                totals[0].max(totals[1])
            }
        }
        let sum: Fraction = try_odds(&Attack(4)).unwrap().rows().map(|(_, p)| p).sum();
        assert_eq!(sum, Fraction::one());
        assert_eq!(try_odds(&Attack(255)), Err(TooManyCombinations));
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
