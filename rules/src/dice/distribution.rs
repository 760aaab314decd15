use std::collections::BTreeMap;

use super::{Die, Fraction, pool, weight::Weight};

/// Number of equally likely ways the dice can produce each value.
///
/// Counts are exact, of whatever length they need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution<T: Ord> {
    ways: BTreeMap<T, Weight>,
    total: Weight,
}

impl<T: Ord> Distribution<T> {
    /// An empty distribution over `total` ways, to be filled by [`add`](Self::add).
    pub(super) fn empty(total: Weight) -> Self {
        Distribution {
            ways: BTreeMap::new(),
            total,
        }
    }

    /// Adds ways to get a value.
    pub(super) fn add(&mut self, value: T, ways: &Weight) {
        add(&mut self.ways, value, ways);
    }

    /// A distribution over exactly these ways.
    pub(super) fn of(ways: BTreeMap<T, Weight>) -> Self {
        let mut total = Weight::ZERO;
        for count in ways.values() {
            total.add(count);
        }
        Distribution { ways, total }
    }

    /// Every value with its number of ways.
    pub(super) fn ways(&self) -> impl Iterator<Item = (&T, &Weight)> {
        self.ways.iter()
    }
}

impl<T: Ord + Clone> Distribution<T> {
    /// The distribution of a single certain value.
    pub fn certain(value: T) -> Self {
        Distribution::of(BTreeMap::from([(value, Weight::ONE)]))
    }

    /// Maps each value through `f`, adding up the chances of equal results.
    pub fn map<U: Ord + Clone>(&self, f: impl Fn(&T) -> U) -> Distribution<U> {
        let mut read = Distribution::empty(self.total.clone());
        for (value, count) in &self.ways {
            read.add(f(value), count);
        }
        read
    }

    /// Combines two independent distributions.
    pub fn combine<U: Ord + Clone, V: Ord + Clone>(
        &self,
        other: &Distribution<U>,
        f: impl Fn(&T, &U) -> V,
    ) -> Distribution<V> {
        let mut both = Distribution::empty(self.total.times(&other.total));
        for (a, n) in &self.ways {
            for (b, m) in &other.ways {
                both.add(f(a, b), &n.times(m));
            }
        }
        both
    }

    /// Continues each value with a distribution of its own.
    pub fn then<U: Ord + Clone>(&self, f: impl Fn(&T) -> Distribution<U>) -> Distribution<U> {
        let next: Vec<(&Weight, Distribution<U>)> = self
            .ways
            .iter()
            .map(|(value, count)| (count, f(value)))
            .collect();
        // Bring all branches to a common number of ways.
        let common = next.iter().fold(Weight::ONE, |all, (_, branch)| {
            let shared = all.gcd(&branch.total);
            all.times(&branch.total.divided_by(&shared))
        });
        let mut after = Distribution::empty(self.total.times(&common));
        for (count, branch) in &next {
            let scale = count.times(&common.divided_by(&branch.total));
            for (value, n) in &branch.ways {
                after.add(value.clone(), &n.times(&scale));
            }
        }
        after
    }

    /// The distribution once it is known that the value passes a test: what a reroll of all others
    /// comes to. `None` if no value passes.
    pub fn given(&self, test: impl Fn(&T) -> bool) -> Option<Distribution<T>> {
        let ways = self.ways.iter().filter(|(value, _)| test(value));
        let ways: BTreeMap<T, Weight> = ways.map(|(it, n)| (it.clone(), n.clone())).collect();
        (!ways.is_empty()).then(|| Distribution::of(ways))
    }

    /// The probability of a value; 0 if it is impossible.
    pub fn probability(&self, value: &T) -> Fraction {
        let ways = self.ways.get(value).unwrap_or(&Weight::ZERO);
        Fraction::of(ways, &self.total)
    }

    /// The probability that the value passes a test.
    pub fn chance_that(&self, test: impl Fn(&T) -> bool) -> Fraction {
        let mut ways = Weight::ZERO;
        for (_, count) in self.ways.iter().filter(|(value, _)| test(value)) {
            ways.add(count);
        }
        Fraction::of(&ways, &self.total)
    }

    /// Every possible value with its probability, in the order of the values; no zero rows.
    pub fn rows(&self) -> impl Iterator<Item = (&T, Fraction)> {
        self.ways
            .iter()
            .map(|(value, ways)| (value, Fraction::of(ways, &self.total)))
    }

    /// The rows with a name for each value; values of the same name are counted together.
    pub fn named(&self, name: impl Fn(&T) -> String) -> Vec<(String, Fraction)> {
        let mut rows: Vec<(String, Weight)> = Vec::new();
        for (value, ways) in &self.ways {
            let name = name(value);
            match rows.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => sum.add(ways),
                None => rows.push((name, ways.clone())),
            }
        }
        let rows = rows.into_iter();
        rows.map(|(name, ways)| (name, Fraction::of(&ways, &self.total)))
            .collect()
    }
}

impl Distribution<i32> {
    /// Distribution of the sum of `count` dice.
    pub fn dice(count: u8, die: Die) -> Self {
        let ways = pool::sums(count, die);
        let sums = ways.into_iter().zip(i32::from(count)..);
        Distribution::of(sums.map(|(ways, sum)| (sum, ways)).collect())
    }

    /// Expected value in floating point, for bots.
    pub fn mean(&self) -> f64 {
        let part = |(value, ways): (&i32, &Weight)| match (ways, &self.total) {
            (Weight::Small(ways), Weight::Small(total)) => {
                f64::from(*value) * (*ways as f64) / (*total as f64)
            }
            _ => f64::from(*value) * Fraction::of(ways, &self.total).to_f64(),
        };
        self.ways.iter().map(part).sum()
    }
}

/// Adds to the count under a key.
pub(super) fn add<K: Ord>(ways: &mut BTreeMap<K, Weight>, key: K, more: &Weight) {
    ways.entry(key).or_insert(Weight::ZERO).add(more);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_peak_at_seven() {
        let two = Distribution::dice(2, Die::D6);
        assert_eq!(two.probability(&7), Fraction::new(1, 6));
        assert_eq!(two.probability(&2), Fraction::new(1, 36));
        assert_eq!(two.probability(&13), Fraction::zero());
        assert_eq!(
            two.rows().map(|(_, p)| p).sum::<Fraction>(),
            Fraction::one()
        );
    }

    #[test]
    fn rerolls_leave_the_others_as_likely_beside_each_other() {
        let die = Distribution::dice(1, Die::D6);
        let kept = die.given(|face| *face > 2).unwrap();
        assert_eq!(kept.probability(&2), Fraction::zero());
        assert_eq!(kept.probability(&3), Fraction::new(1, 4));
        assert!(die.given(|face| *face > 6).is_none());
    }

    #[test]
    fn branches_of_different_size_keep_their_weight() {
        // A coin decides between a d4 and a d6.
        let coin = Distribution::dice(1, Die::new(2).unwrap());
        let mixed =
            coin.then(|side| Distribution::dice(1, if *side == 1 { Die::D4 } else { Die::D6 }));
        assert_eq!(mixed.probability(&6), Fraction::new(1, 12));
        assert_eq!(
            mixed.probability(&1),
            Fraction::new(1, 8) + Fraction::new(1, 12)
        );
        assert_eq!(
            mixed.rows().map(|(_, p)| p).sum::<Fraction>(),
            Fraction::one()
        );
    }

    #[test]
    fn a_hundred_dice_are_counted_to_the_last_way() {
        let hundred = Distribution::dice(100, Die::D20);
        let one_way = (0..100).fold(Fraction::one(), |all, _| all * Fraction::new(1, 20));
        assert_eq!(hundred.probability(&100), one_way);
        assert_eq!(hundred.probability(&1051), hundred.probability(&1049));
        assert_eq!(
            hundred.rows().map(|(_, p)| p).sum::<Fraction>(),
            Fraction::one()
        );
    }
}
