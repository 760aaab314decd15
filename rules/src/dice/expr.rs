use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Die;

/// Dice plus a constant, written `2d6-1`, `d10`, `3d6+2` or just `5`.
///
/// At most 99 dice; the constant lies between -9999 and 9999.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct DiceExpr {
    /// Number of dice.
    pub count: u8,
    /// Kind of dice; meaningless if `count` is 0.
    pub die: Die,
    /// Constant added to the sum of the dice.
    pub plus: i32,
}

/// Error for a text that is not a dice expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceExprError(String);

impl fmt::Display for DiceExprError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "'{}' is no dice expression: write it like 2d6-1, d10 or 5",
            self.0
        )
    }
}

impl std::error::Error for DiceExprError {}

impl DiceExpr {
    /// This many dice and no constant.
    pub const fn dice(count: u8, die: Die) -> Self {
        DiceExpr {
            count,
            die,
            plus: 0,
        }
    }

    /// The same expression with `more` additional dice.
    #[must_use]
    pub const fn more_dice(self, more: u8) -> Self {
        DiceExpr {
            count: self.count.saturating_add(more),
            ..self
        }
    }

    pub fn min(self) -> i32 {
        i32::from(self.count) + self.plus
    }

    pub fn max(self) -> i32 {
        i32::from(self.count) * i32::from(self.die.sides()) + self.plus
    }
}

impl FromStr for DiceExpr {
    type Err = DiceExprError;

    fn from_str(text: &str) -> Result<Self, DiceExprError> {
        let fail = || DiceExprError(text.chars().take(40).collect());
        let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let number = |part: &str| -> Result<i32, DiceExprError> {
            let value: i32 = part.parse().map_err(|_| fail())?;
            if value.abs() > 9999 {
                Err(fail())
            } else {
                Ok(value)
            }
        };
        let Some((count, rest)) = compact.split_once(['d', 'D']) else {
            return Ok(DiceExpr {
                count: 0,
                die: Die::D6,
                plus: number(&compact)?,
            });
        };
        let count: u8 = if count.is_empty() {
            1
        } else {
            count.parse().map_err(|_| fail())?
        };
        let (sides, plus) = match rest.find(['+', '-']) {
            Some(at) => (&rest[..at], number(&rest[at..])?),
            None => (rest, 0),
        };
        let die = Die::new(sides.parse().map_err(|_| fail())?).map_err(|_| fail())?;
        if count > 99 {
            Err(fail())
        } else {
            Ok(DiceExpr { count, die, plus })
        }
    }
}

impl TryFrom<String> for DiceExpr {
    type Error = DiceExprError;
    fn try_from(text: String) -> Result<Self, DiceExprError> {
        text.parse()
    }
}

impl From<DiceExpr> for String {
    fn from(expr: DiceExpr) -> String {
        expr.to_string()
    }
}

impl fmt::Display for DiceExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.count, self.plus) {
            (0, plus) => write!(f, "{plus}"),
            (count, plus) => {
                if count > 1 {
                    write!(f, "{count}")?;
                }
                write!(f, "{}", self.die)?;
                if plus != 0 {
                    write!(f, "{plus:+}")
                } else {
                    Ok(())
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_read_and_write_alike() {
        for text in ["2d6-1", "d10", "3d6+2", "5", "-3", "99d100+9999"] {
            assert_eq!(text.parse::<DiceExpr>().unwrap().to_string(), text);
        }
        assert_eq!(
            " 2 d 6 - 1 ".parse::<DiceExpr>().unwrap().to_string(),
            "2d6-1"
        );
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "d",
            "d1",
            "100d6",
            "2d6-",
            "2d6+x",
            "2d6d6",
            "dd6",
            "1d6+99999",
            "٣d6",
        ] {
            assert!(text.parse::<DiceExpr>().is_err(), "{text}");
        }
    }
}
