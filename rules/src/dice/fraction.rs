use std::{fmt, iter, ops};

use num_bigint::BigUint;
use num_rational::Ratio;
use num_traits::{CheckedDiv, One, ToPrimitive, Zero};
use serde::{Serialize, Serializer};

use super::weight::Weight;

/// An exact probability in lowest terms, of any length. Written `1/6`; certainty is `1/1`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fraction(Ratio<BigUint>);

impl Fraction {
    /// Creates a fraction.
    ///
    /// # Panics
    /// If the denominator is 0.
    pub fn new(numerator: u128, denominator: u128) -> Self {
        let common = num_integer::gcd(numerator, denominator);
        assert!(denominator > 0, "a fraction of nothing");
        Fraction(Ratio::new_raw(
            BigUint::from(numerator / common),
            BigUint::from(denominator / common),
        ))
    }

    pub(super) fn of(weight: &Weight, total: &Weight) -> Self {
        match (weight, total) {
            (Weight::Small(weight), Weight::Small(total)) => Fraction::new(*weight, *total),
            _ => Fraction(Ratio::new(weight.to_big(), total.to_big())),
        }
    }

    /// The probability of the impossible.
    pub fn zero() -> Self {
        Fraction(Ratio::zero())
    }

    /// The probability of the certain.
    pub fn one() -> Self {
        Fraction(Ratio::one())
    }

    /// The probability of the opposite. Of more than certainty, none.
    #[must_use]
    pub fn complement(&self) -> Self {
        let one = Ratio::one();
        Fraction(if self.0 < one {
            one - &self.0
        } else {
            Ratio::zero()
        })
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// The nearest floating-point number, for display and statistics.
    pub fn to_f64(&self) -> f64 {
        self.0.to_f64().unwrap_or(0.0)
    }

    /// The probability in percent.
    pub fn percent(&self) -> f64 {
        let hundred = BigUint::from(100u8);
        (&self.0 * hundred).to_f64().unwrap_or(0.0)
    }

    /// Average number of tries needed, rounded down; 0 for the impossible.
    pub fn one_in(&self) -> BigUint {
        let (above, below) = (self.0.numer(), self.0.denom());
        below.checked_div(above).unwrap_or_default()
    }

    /// The probability in whole percent, halves rounded up.
    pub fn whole_percent(&self) -> u32 {
        let hundred = BigUint::from(100u8);
        let rounded = (&self.0 * hundred).round().to_integer();
        rounded.to_u32().unwrap_or(u32::MAX)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0.numer(), self.0.denom())
    }
}

impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl ops::Add for Fraction {
    type Output = Fraction;
    fn add(self, other: Fraction) -> Fraction {
        Fraction(self.0 + other.0)
    }
}

impl ops::Mul for Fraction {
    type Output = Fraction;
    fn mul(self, other: Fraction) -> Fraction {
        Fraction(self.0 * other.0)
    }
}

impl iter::Sum for Fraction {
    fn sum<I: Iterator<Item = Fraction>>(fractions: I) -> Fraction {
        fractions.fold(Fraction::zero(), ops::Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_stand_in_lowest_terms() {
        assert_eq!(Fraction::new(6, 36).to_string(), "1/6");
        assert_eq!(Fraction::new(4, 4).to_string(), "1/1");
        assert_eq!(Fraction::new(0, 4), Fraction::zero());
        let half = Fraction::new(1, 3) + Fraction::new(1, 6);
        assert_eq!(half, Fraction::new(1, 2));
        assert_eq!(serde_json::to_string(&half).unwrap(), "\"1/2\"");
    }

    #[test]
    fn whole_percents_round_half_up() {
        assert_eq!(Fraction::new(1, 200).whole_percent(), 1);
        assert_eq!(Fraction::new(1, 201).whole_percent(), 0);
        assert_eq!(Fraction::new(2, 3).whole_percent(), 67);
        assert_eq!(Fraction::one().percent(), 100.0);
        assert_eq!(Fraction::new(2, 7).one_in().to_string(), "3");
        assert_eq!(Fraction::zero().one_in().to_string(), "0");
    }

    #[test]
    fn what_no_float_could_divide_still_has_a_nearest_one() {
        let tiny = (0..20).fold(Fraction::one(), |all, _| all * Fraction::new(1, u128::MAX));
        let almost = Fraction(Ratio::one() - &tiny.0);
        assert_eq!(almost.to_f64(), 1.0);
        assert!(almost < Fraction::one());
    }
}
