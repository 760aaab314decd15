use num_bigint::BigUint;
use num_traits::{ToPrimitive, Zero};

/// Number of ways dice can fall: 128 bits while they last, arbitrary length beyond.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    Small(u128),
    /// Only numbers that do not fit into 128 bits, so that equal numbers compare equal.
    Large(BigUint),
}

use Weight::{Large, Small};

impl Weight {
    pub(super) const ZERO: Weight = Small(0);
    pub(super) const ONE: Weight = Small(1);

    pub(super) fn is_zero(&self) -> bool {
        *self == Weight::ZERO
    }

    pub(super) fn is_one(&self) -> bool {
        *self == Weight::ONE
    }

    pub(super) fn to_big(&self) -> BigUint {
        match self {
            Small(n) => BigUint::from(*n),
            Large(n) => n.clone(),
        }
    }

    // Nearly all numbers are small, and these two are what odds are made of: the short way goes
    // into the caller.
    #[inline]
    pub(super) fn add(&mut self, other: &Weight) {
        if let (Small(a), Small(b)) = (&mut *self, other)
            && let Some(sum) = a.checked_add(*b)
        {
            *a = sum;
        } else {
            self.add_large(other);
        }
    }

    fn add_large(&mut self, other: &Weight) {
        *self = match (&mut *self, other) {
            (Small(a), Small(b)) => Large(BigUint::from(*a) + *b),
            (Large(a), b) => {
                match b {
                    Small(b) => *a += *b,
                    Large(b) => *a += b,
                }
                return;
            }
            (Small(a), Large(b)) => Large(b + *a),
        };
    }

    /// Subtracts a number no larger than this one.
    pub(super) fn subtract(&mut self, other: &Weight) {
        *self = match (&*self, other) {
            (Small(a), Small(b)) => Small(a - b),
            (a, b) => Weight::from(a.to_big() - b.to_big()),
        };
    }

    #[inline]
    pub(super) fn times(&self, other: &Weight) -> Weight {
        if let (Small(a), Small(b)) = (self, other)
            && let Some(product) = a.checked_mul(*b)
        {
            return Small(product);
        }
        self.times_large(other)
    }

    fn times_large(&self, other: &Weight) -> Weight {
        match (self, other) {
            (Small(a), Small(b)) => Large(BigUint::from(*a) * *b),
            (Small(0), _) | (_, Small(0)) => Weight::ZERO,
            (Small(a), Large(b)) | (Large(b), Small(a)) => Large(b * *a),
            (Large(a), Large(b)) => Large(a * b),
        }
    }

    /// Divides by a number that leaves no remainder.
    pub(super) fn divided_by(&self, other: &Weight) -> Weight {
        match (self, other) {
            (Small(a), Small(b)) => Small(a / b),
            (Small(_), Large(_)) => Weight::ZERO,
            (Large(a), Small(b)) => Weight::from(a / *b),
            (Large(a), Large(b)) => Weight::from(a / b),
        }
    }

    pub(super) fn power(base: u8, exponent: u8) -> Weight {
        match u128::from(base).checked_pow(u32::from(exponent)) {
            Some(power) => Small(power),
            None => Weight::from(BigUint::from(base).pow(u32::from(exponent))),
        }
    }

    pub(super) fn gcd(&self, other: &Weight) -> Weight {
        match (self, other) {
            (Small(a), Small(b)) => Small(num_integer::gcd(*a, *b)),
            // A single division brings both numbers down to the smaller one's size.
            (Small(0), large) | (large, Small(0)) => large.clone(),
            (Small(a), Large(b)) | (Large(b), Small(a)) => {
                Small(num_integer::gcd(*a, (b % *a).to_u128().unwrap_or(0)))
            }
            (Large(a), Large(b)) => {
                let (low, high) = if a < b { (a, b) } else { (b, a) };
                let rest = high % low;
                if rest.is_zero() {
                    Large(low.clone())
                } else {
                    Weight::from(num_integer::gcd(low.clone(), rest))
                }
            }
        }
    }
}

impl From<BigUint> for Weight {
    fn from(n: BigUint) -> Weight {
        n.to_u128().map_or(Large(n), Small)
    }
}

impl From<u8> for Weight {
    fn from(n: u8) -> Weight {
        Small(u128::from(n))
    }
}
