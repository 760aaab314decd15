use std::collections::BTreeMap;

use num_rational::Ratio;

/// An exact probability in lowest terms.
pub type Fraction = Ratio<u128>;

/// How often each value comes up among all equally likely ways the dice can fall.
///
/// Counts are exact. The number of ways must fit 128 bits, which 49 six-sided dice just do;
/// checks stay far below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution<T: Ord> {
    ways: BTreeMap<T, u128>,
    total: u128,
}

impl<T: Ord + Clone> Distribution<T> {
    /// The distribution of something certain.
    pub fn certain(value: T) -> Self {
        Distribution {
            ways: BTreeMap::from([(value, 1)]),
            total: 1,
        }
    }

    /// A distribution over so many ways, to be filled by [`add`](Self::add).
    pub(super) fn empty(total: u128) -> Self {
        Distribution {
            ways: BTreeMap::new(),
            total,
        }
    }

    /// Adds ways in which a value comes up.
    pub(super) fn add(&mut self, value: T, ways: u128) {
        *self.ways.entry(value).or_insert(0) += ways;
    }

    /// All equally likely ways together.
    pub(super) fn total(&self) -> u128 {
        self.total
    }

    /// The same chances with each value read as `f` says; equal readings add up.
    pub fn map<U: Ord + Clone>(&self, f: impl Fn(&T) -> U) -> Distribution<U> {
        let mut ways = BTreeMap::new();
        for (value, count) in &self.ways {
            *ways.entry(f(value)).or_insert(0) += count;
        }
        Distribution {
            ways,
            total: self.total,
        }
    }

    /// Two independent chances taken together.
    pub fn combine<U: Ord + Clone, V: Ord + Clone>(
        &self,
        other: &Distribution<U>,
        f: impl Fn(&T, &U) -> V,
    ) -> Distribution<V> {
        let mut ways = BTreeMap::new();
        for (a, n) in &self.ways {
            for (b, m) in &other.ways {
                *ways.entry(f(a, b)).or_insert(0) += n * m;
            }
        }
        Distribution {
            ways,
            total: self.total * other.total,
        }
    }

    /// A chance whose next step depends on what came up: for each value its own distribution.
    pub fn then<U: Ord + Clone>(&self, f: impl Fn(&T) -> Distribution<U>) -> Distribution<U> {
        let next: Vec<(u128, Distribution<U>)> = self
            .ways
            .iter()
            .map(|(value, count)| (*count, f(value)))
            .collect();
        // All branches are brought to one common number of ways.
        let common = next.iter().fold(1u128, |all, (_, d)| lcm(all, d.total));
        let mut ways = BTreeMap::new();
        for (count, branch) in &next {
            for (value, n) in &branch.ways {
                *ways.entry(value.clone()).or_insert(0) += count * n * (common / branch.total);
            }
        }
        Distribution {
            ways,
            total: self.total * common,
        }
    }

    /// The probability of a value; 0 where it cannot come up.
    pub fn probability(&self, value: &T) -> Fraction {
        Ratio::new(self.ways.get(value).copied().unwrap_or(0), self.total)
    }

    /// The probability that the value passes a test.
    pub fn chance_that(&self, test: impl Fn(&T) -> bool) -> Fraction {
        Ratio::new(
            self.ways
                .iter()
                .filter(|(v, _)| test(v))
                .map(|(_, n)| n)
                .sum(),
            self.total,
        )
    }

    /// Every possible value with its probability, in the order of the values; no zero rows.
    pub fn rows(&self) -> impl Iterator<Item = (&T, Fraction)> {
        self.ways
            .iter()
            .map(|(value, n)| (value, Ratio::new(*n, self.total)))
    }
}

impl Distribution<i32> {
    /// Every value with its number of ways.
    pub(super) fn ways(&self) -> impl Iterator<Item = (i32, u128)> {
        self.ways.iter().map(|(value, ways)| (*value, *ways))
    }

    /// One die of this many sides.
    pub fn die(sides: u8) -> Self {
        let ways = (1..=i32::from(sides)).map(|face| (face, 1)).collect();
        Distribution {
            ways,
            total: u128::from(sides),
        }
    }

    /// The sum of `count` independent draws from this distribution, by convolution.
    pub fn times(&self, count: u8) -> Self {
        (0..count).fold(Distribution::certain(0), |sum, _| {
            sum.combine(self, |a, b| a + b)
        })
    }
}

fn lcm(a: u128, b: u128) -> u128 {
    a / gcd(a, b) * b
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_peak_at_seven() {
        let two = Distribution::die(6).times(2);
        assert_eq!(two.probability(&7), Fraction::new(1, 6));
        assert_eq!(two.probability(&2), Fraction::new(1, 36));
        assert_eq!(two.probability(&13), Fraction::new(0, 1));
        assert_eq!(
            two.rows().map(|(_, p)| p).sum::<Fraction>(),
            Fraction::new(1, 1)
        );
    }

    #[test]
    fn branches_of_different_size_keep_their_weight() {
        // A coin decides between a d4 and a d6.
        let coin = Distribution::die(2);
        let mixed = coin.then(|side| Distribution::die(if *side == 1 { 4 } else { 6 }));
        assert_eq!(mixed.probability(&6), Fraction::new(1, 12));
        assert_eq!(
            mixed.probability(&1),
            Fraction::new(1, 8) + Fraction::new(1, 12)
        );
        assert_eq!(
            mixed.rows().map(|(_, p)| p).sum::<Fraction>(),
            Fraction::new(1, 1)
        );
    }
}
