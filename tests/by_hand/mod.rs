//! Odds worked out by hand, beside those of a check. For games that write such odds down.

use std::fmt::Debug;

use tabledelve::dice::{Distribution, Fraction};

/// The chances of these results, which are all there are.
pub fn exactly<R: Ord + Clone + Debug>(chances: &Distribution<R>, expected: &[(R, Fraction)]) {
    for (result, chance) in expected {
        assert_eq!(chances.probability(result), *chance, "{result:?}");
    }
    assert_eq!(chances.rows().count(), expected.len());
    let all: Fraction = chances.rows().map(|(_, chance)| chance).sum();
    assert_eq!(all, Fraction::one());
}
