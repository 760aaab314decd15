//! What changes a roll, by name and by rule.

use serde::Serialize;
use smallvec::SmallVec;

use crate::game::RuleId;

/// What a modifier changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Kind {
    /// Number of dice.
    Dice,
    /// Number of dice in the first round alone.
    FirstDice,
    /// The fewest successes that count as rolled.
    Least,
    /// Successes on top.
    Successes,
    /// Impact.
    Impact,
    /// Rolls for damage.
    Rolls,
    /// Reputation that the loser of a round loses for good.
    Venom,
}

/// A modifier of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Why {
    /// What it comes from, as a message key.
    pub name: &'static str,
    pub rule: RuleId,
    pub kind: Kind,
    pub value: i8,
}

impl Why {
    pub fn new(name: &'static str, rule: RuleId, kind: Kind, value: i8) -> Self {
        Why {
            name,
            rule,
            kind,
            value,
        }
    }
}

/// True if modifiers of one roll pull against each other: one adds what another takes away, or sets a
/// least number beside them; rule `attribute.conflicts`, section 8.1.
pub fn conflict(whys: &[Why]) -> bool {
    let has = |kind: fn(Kind) -> bool, sign: i8| {
        let mut all = whys.iter();
        all.any(|it| kind(it.kind) && it.value.signum() == sign)
    };
    let dice = |it| matches!(it, Kind::Dice | Kind::FirstDice);
    let least = |it| it == Kind::Least;
    let impact = |it| it == Kind::Impact;
    has(dice, 1) && has(dice, -1)
        || has(impact, 1) && has(impact, -1)
        || has(least, 1) && has(dice, -1)
}

/// The modifiers of one side of a roll.
pub type Whys = SmallVec<[Why; 6]>;

/// The modifiers of a kind together: their sum, or the greatest of least numbers.
pub fn sum(whys: &[Why], kind: Kind) -> i32 {
    let values = whys.iter().filter(|it| it.kind == kind);
    let values = values.map(|it| i32::from(it.value));
    match kind {
        Kind::Least => values.max().unwrap_or(0),
        _ => values.sum(),
    }
}
