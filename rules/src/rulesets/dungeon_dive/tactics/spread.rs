//! Damage by its exact chances, in whole numbers: quick enough to be asked for every target of every
//! foe.

use smallvec::{SmallVec, smallvec};

use super::super::sheet::Tally;
use crate::dice::DiceExpr;

/// Certainty; chances are parts of it.
pub const ONE: u64 = 1 << 30;

/// A chance as part of [`ONE`].
pub type Chance = u64;

/// The chances of each amount of damage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spread(SmallVec<[Chance; 24]>);

impl Spread {
    /// No damage.
    pub fn nothing() -> Self {
        Spread(smallvec![ONE])
    }

    /// So many dice of a kind, and something added.
    pub fn dice(dice: DiceExpr, count: u8, plus: i32) -> Self {
        let mut all = Spread::nothing();
        let sides = usize::from(dice.die.sides());
        for _ in 0..count.min(MOST_DICE) {
            all = all.one_more(sides);
        }
        let lost = i32::from(count.saturating_sub(MOST_DICE)) * (sides as i32 + 1) / 2;
        all.map(|points| points + dice.plus + plus + lost)
    }

    fn one_more(&self, sides: usize) -> Self {
        let mut next: SmallVec<[Chance; 24]> = smallvec![0; self.0.len() + sides];
        let mut window = 0;
        for place in 1..next.len() {
            window += self.0.get(place - 1).copied().unwrap_or(0);
            if let Some(gone) = place.checked_sub(sides + 1) {
                window -= self.0.get(gone).copied().unwrap_or(0);
            }
            next[place] = window / sides as u64;
        }
        Spread(next)
    }

    /// The same with each amount changed; nothing is less than none.
    #[must_use]
    pub fn map(&self, change: impl Fn(i32) -> i32) -> Self {
        let mut all = Spread(SmallVec::new());
        for (points, chance) in self.0.iter().enumerate() {
            if *chance > 0 {
                all.add(change(points as i32).max(0) as usize, *chance);
            }
        }
        all
    }

    fn add(&mut self, points: usize, chance: Chance) {
        if self.0.len() <= points {
            self.0.resize(points + 1, 0);
        }
        self.0[points] += chance;
    }

    /// Both together.
    #[must_use]
    pub fn join(&self, other: &Self) -> Self {
        if other.is_nothing() {
            return self.clone();
        }
        let mut all = Spread(SmallVec::new());
        for (a, one) in self.0.iter().enumerate() {
            for (b, two) in other.0.iter().enumerate() {
                let chance = one * two / ONE;
                if chance > 0 {
                    all.add(a + b, chance);
                }
            }
        }
        all
    }

    /// This by a chance, nothing otherwise.
    #[must_use]
    pub fn by_chance(&self, chance: Chance) -> Self {
        let mut all = Spread(self.0.iter().map(|it| it * chance / ONE).collect());
        all.add(0, ONE - chance.min(ONE));
        all
    }

    /// This or that; the chances of both come to [`ONE`] together with that of nothing.
    #[must_use]
    pub fn either(parts: &[(Chance, &Self)]) -> Self {
        let mut all = Spread(SmallVec::new());
        let mut left = ONE;
        for (chance, spread) in parts {
            left = left.saturating_sub(*chance);
            for (points, part) in spread.0.iter().enumerate() {
                all.add(points, part * chance / ONE);
            }
        }
        all.add(0, left);
        all
    }

    /// True if it does no damage.
    pub fn is_nothing(&self) -> bool {
        self.0.len() <= 1
    }

    /// The average of what counts, which is no more than somebody has left, in hundredths.
    pub fn mean(&self, left: i32) -> i32 {
        let parts = self.0.iter().enumerate();
        let sum: u64 = parts
            .map(|(points, chance)| points.min(left.max(0) as usize) as u64 * chance)
            .sum();
        (sum * 100 / ONE) as i32
    }

    /// The chance of at least so much.
    pub fn reaches(&self, left: i32) -> Chance {
        let all = self.0.iter().skip(left.max(0) as usize);
        all.sum::<u64>().min(ONE)
    }
}

/// More dice than this count as their average.
const MOST_DICE: u8 = 12;

/// A part of something, by its chance.
pub fn part(of: i32, chance: Chance) -> i32 {
    (i64::from(of) * chance as i64 / ONE as i64) as i32
}

/// What a d20 is rolled with: enough to say what comes of it.
#[derive(Clone, Debug)]
pub struct Roll {
    pub bonus: i32,
    /// 1 with advantage, −1 with disadvantage.
    pub mode: i8,
    pub at_least: u8,
    pub rerolls_ones: bool,
    /// The chances of what dice add, and of what they take off.
    more: Spread,
    less: Spread,
}

impl Roll {
    /// With a bonus alone.
    pub fn plain(bonus: i32) -> Self {
        Roll {
            bonus,
            mode: 0,
            at_least: 0,
            rerolls_ones: false,
            more: Spread::nothing(),
            less: Spread::nothing(),
        }
    }

    /// As a tally has it.
    pub fn of(tally: &Tally) -> Self {
        let mut roll = Roll::plain(tally.sum());
        roll.mode = tally.mode();
        roll.at_least = tally.at_least;
        roll.rerolls_ones = tally.rerolls_ones;
        for (_, dice, more) in &tally.dice {
            let spread = Spread::dice(*dice, dice.count, 0);
            match more {
                true => roll.more = roll.more.join(&spread),
                false => roll.less = roll.less.join(&spread),
            }
        }
        roll
    }

    /// The chance that one of so many faces counts, the highest ones.
    fn of_faces(&self, faces: i32) -> Chance {
        let faces = faces.clamp(0, 20) as u64;
        let (of_400, ones) = match self.mode {
            1 => (400 - (20 - faces) * (20 - faces), 1),
            -1 => (faces * faces, 39),
            _ => (20 * faces, 20),
        };
        let again = if self.rerolls_ones { ones * faces } else { 0 };
        ONE * (of_400 * 20 + again) / 8000
    }

    /// The chance by what dice add and take off.
    fn averaged(&self, chance: impl Fn(i32) -> Chance) -> Chance {
        if self.more.is_nothing() && self.less.is_nothing() {
            return chance(self.bonus);
        }
        let mut sum = 0;
        for (more, a) in self.more.0.iter().enumerate().filter(|it| *it.1 > 0) {
            for (less, b) in self.less.0.iter().enumerate().filter(|it| *it.1 > 0) {
                let both = a * b / ONE;
                sum += both * chance(self.bonus + more as i32 - less as i32) / ONE;
            }
        }
        sum
    }

    /// Faces that come to a goal.
    fn faces(&self, bonus: i32, goal: i32) -> i32 {
        let counts = |face: &i32| (*face).max(self.at_least.into()) + bonus >= goal;
        (1..=20).filter(counts).count() as i32
    }

    /// The chances of a hit of any kind and of a critical one; rule `attack.roll`.
    pub fn hits(&self, ac: i32, critical_on: u8) -> (Chance, Chance) {
        let critical = 21 - i32::from(critical_on);
        let any = self.averaged(|bonus| {
            let faces = self.faces(bonus, ac).min(19).max(critical);
            self.of_faces(faces)
        });
        (any, self.of_faces(critical))
    }

    /// The chance to come to a difficulty.
    pub fn passes(&self, dc: i32) -> Chance {
        self.averaged(|bonus| self.of_faces(self.faces(bonus, dc)))
    }

    /// The chance of a 20 on the die.
    pub fn twenty(&self) -> Chance {
        self.of_faces(1)
    }

    /// The chance to beat another roll.
    pub fn beats(&self, other: &Roll) -> Chance {
        let tilt = |roll: &Roll| roll.bonus + 4 * i32::from(roll.mode);
        let by = tilt(self) - tilt(other);
        let pairs: i32 = (1..=20).map(|face| (face + by - 1).clamp(0, 20)).sum();
        ONE * pairs as u64 / 400
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(chance: Chance, of: u64, in_all: u64) -> bool {
        let exact = ONE * of / in_all;
        chance.abs_diff(exact) < 2000
    }

    #[test]
    fn dice_have_their_chances() {
        let two = Spread::dice("2d6".parse().unwrap(), 2, 3);
        assert!(near(two.reaches(10), 21, 36), "{two:?}");
        assert!(near(two.reaches(5), 1, 1));
        assert_eq!((two.mean(100) + 1) / 10, 100);
        // What somebody has not got left does not count.
        assert_eq!((two.mean(5) + 1) / 10, 50);
        // Half of 2d6 + 3, rounded down, is 4.75; every step down may lose the last of the hundredths.
        assert!(two.map(|it| it / 2).mean(100).abs_diff(475) <= 1);
    }

    #[test]
    fn either_and_both_come_to_certainty() {
        let one = Spread::dice("1d8".parse().unwrap(), 1, 0);
        let twice = one.by_chance(ONE / 2).join(&one.by_chance(ONE / 2));
        assert!(near(twice.reaches(0), 1, 1));
        assert!(near(twice.reaches(1), 3, 4));
        let either = Spread::either(&[(ONE / 4, &one), (ONE / 4, &twice)]);
        assert!(near(either.reaches(0), 1, 1));
        assert!(near(either.reaches(1), 7, 16));
    }

    #[test]
    fn a_d20_hits_as_the_rules_say() {
        let mut roll = Roll::plain(5);
        assert!(near(roll.hits(15, 20).0, 11, 20));
        assert!(near(roll.hits(40, 20).0, 1, 20));
        assert!(near(roll.hits(3, 20).0, 19, 20));
        roll.mode = 1;
        assert!(near(roll.hits(15, 19).0, 400 - 81, 400));
        assert!(near(roll.hits(15, 19).1, 400 - 18 * 18, 400));
        roll.mode = -1;
        assert!(near(roll.passes(15), 121, 400));
        assert!(near(Roll::plain(0).beats(&Roll::plain(0)), 190, 400));
    }
}
