//! Dice: pools, expressions, sources of results, and exact odds.
//!
//! A check is written once as a [`Check`]: play rolls its pools, odds convolve them, and both run
//! the same outcome function. A roll that is repeated until something is decided is a chain of
//! checks, whose end has exact odds too: [`absorption`].

mod chain;
mod chance;
mod check;
mod die;
mod distribution;
mod expr;
mod fraction;
mod pool;
mod sum;
mod weight;

pub use chain::{ChainError, MOST_STATES, Transition, absorption, exchange};
pub use chance::{Chance, ChanceState, FLAVOUR_STREAM, Request, SourceKind};
pub use check::{Bound, Check, Goal, Modifier, Roll, RolledDie, odds, try_odds};
pub use die::{Die, DieError};
pub use distribution::Distribution;
pub use expr::{DiceExpr, DiceExprError};
pub use fraction::Fraction;
pub use pool::{MOST_COMBINATIONS, Pool, PoolTotals, Reading, TooManyCombinations};
pub use sum::Sum;
