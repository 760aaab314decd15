//! Dice: pools and expressions, where results come from, and exact odds.
//!
//! A check is written once as a [`Check`]: play rolls its pools, odds convolve them, and both run
//! the same outcome function.

mod chance;
mod check;
mod die;
mod distribution;
mod expr;

pub use chance::{Chance, ChanceState, FLAVOUR_STREAM, Request, SourceKind};
pub use check::{Check, Modifier, Pool, PoolTotals, Reading, Roll, RolledDie, odds};
pub use die::{Die, DieError};
pub use distribution::{Distribution, Fraction};
pub use expr::{DiceExpr, DiceExprError};
