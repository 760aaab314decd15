use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A kind of die by its number of sides: `6` for a d6.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(extend("minimum" = 2, "maximum" = 100))]
pub struct Die(u8);

/// Error for an impossible number of sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DieError(
    /// Number of sides asked for.
    pub u8,
);

impl fmt::Display for DieError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a die has 2 to 100 sides, not {}", self.0)
    }
}

impl std::error::Error for DieError {}

impl Die {
    pub const D4: Die = Die(4);
    pub const D6: Die = Die(6);
    pub const D8: Die = Die(8);
    pub const D10: Die = Die(10);
    pub const D12: Die = Die(12);
    pub const D20: Die = Die(20);
    pub const D100: Die = Die(100);

    /// Creates a die with this many sides.
    ///
    /// # Errors
    /// Fewer than 2 or more than 100 sides.
    pub fn new(sides: u8) -> Result<Self, DieError> {
        if (2..=100).contains(&sides) {
            Ok(Die(sides))
        } else {
            Err(DieError(sides))
        }
    }

    /// Number of sides, which is also the highest face.
    pub const fn sides(self) -> u8 {
        self.0
    }

    /// The next larger die among d4, d6, d8, d10 and d12; a d12 or larger stays as it is.
    #[must_use]
    pub fn step_up(self) -> Self {
        match self.0 {
            0..4 => Die::D4,
            4..6 => Die::D6,
            6..8 => Die::D8,
            8..10 => Die::D10,
            10..12 => Die::D12,
            _ => self,
        }
    }

    /// The die after `steps` calls of [`step_up`](Self::step_up).
    #[must_use]
    pub fn steps_up(self, steps: u8) -> Self {
        (0..steps).fold(self, |die, _| die.step_up())
    }
}

impl TryFrom<u8> for Die {
    type Error = DieError;
    fn try_from(sides: u8) -> Result<Self, DieError> {
        Die::new(sides)
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> u8 {
        die.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_run_from_d4_to_d12_and_no_further() {
        let mut die = Die::D4;
        let mut seen = vec![die.sides()];
        for _ in 0..5 {
            die = die.step_up();
            seen.push(die.sides());
        }
        assert_eq!(seen, [4, 6, 8, 10, 12, 12]);
        assert_eq!(Die::D6.steps_up(2), Die::D10);
    }

    #[test]
    fn impossible_dice_are_refused() {
        assert!(Die::new(1).is_err());
        assert!(Die::new(101).is_err());
        assert!(ron::from_str::<Die>("0").is_err());
    }
}
