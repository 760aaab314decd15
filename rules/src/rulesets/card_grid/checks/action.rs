//! The one roll of the game: two dice or one, and what they are ahead by.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::dice::{Bound, Check, DiceExpr, Die, Goal, Modifier, Pool, PoolTotals, Reading};

/// How an action is taken; rule `action.style`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Style {
    /// 2d6: the higher average, and never less than 2.
    Cautious,
    /// 1d12: more often high, and more often low.
    Aggressive,
}

impl Style {
    /// Both, the usual one first.
    pub const ALL: [Style; 2] = [Style::Cautious, Style::Aggressive];

    /// Number and kind of its dice.
    pub fn dice(self) -> (u8, Die) {
        match self {
            Style::Cautious => (2, Die::D6),
            Style::Aggressive => (1, Die::D12),
        }
    }
}

/// Dice and a bonus against a difficulty; rule `action.roll`. The outcome is the margin: how far the
/// sum is above the difficulty, 0 for a failure, for a tie goes to the defender.
#[derive(Clone, Copy, Debug)]
pub struct Action {
    pub style: Style,
    /// Skill, attack and combo together.
    pub bonus: i32,
    /// The sum that has to be exceeded.
    pub difficulty: i32,
}

impl Action {
    /// The dice with their bonus, such as `2d6+3`.
    pub fn dice(&self) -> DiceExpr {
        let (count, die) = self.style.dice();
        DiceExpr {
            plus: self.bonus,
            ..DiceExpr::dice(count, die)
        }
    }
}

impl Check for Action {
    type Outcome = i32;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        let (count, die) = self.style.dice();
        smallvec![Pool::new("dice-grid-action", count, die, Reading::Sum)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        let bonus = Modifier {
            name: "modifier-grid-bonus",
            value: self.bonus,
        };
        if self.bonus == 0 {
            SmallVec::new()
        } else {
            smallvec![bonus]
        }
    }

    fn goals(&self) -> SmallVec<[Goal; 2]> {
        let (count, _) = self.style.dice();
        smallvec![Goal::new(count, Bound::Above(self.difficulty))]
    }

    fn outcome(&self, totals: &PoolTotals) -> i32 {
        (totals[0] + self.bonus - self.difficulty).max(0)
    }
}
