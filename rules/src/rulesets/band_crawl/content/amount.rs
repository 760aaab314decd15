//! [`Amount`]: coins, uses and people, in part rolled, also by half a die.

use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::Deserialize;

/// A fixed number, half dice and whole dice added up, written `3`, `1/2d6`, `3+1/2d6` or `2d6`.
///
/// Half a die is a d6 read as 1, 2 or 3. At most 99, 9 half dice and 9 dice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String")]
pub struct Amount {
    /// The fixed number.
    pub fixed: u8,
    /// Number of half dice.
    pub halves: u8,
    /// Number of dice.
    pub dice: u8,
}

/// Error for a text that is no amount.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AmountError(String);

impl fmt::Display for AmountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = "write it like `3`, `1/2d6`, `3+1/2d6` or `2d6`";
        write!(f, "`{}` is no amount: {how}", self.0)
    }
}

impl std::error::Error for AmountError {}

impl Amount {
    /// The least it can come to.
    pub fn min(self) -> i32 {
        i32::from(self.fixed) + i32::from(self.halves) + i32::from(self.dice)
    }

    /// The most it can come to.
    pub fn max(self) -> i32 {
        i32::from(self.fixed) + 3 * i32::from(self.halves) + 6 * i32::from(self.dice)
    }
}

impl FromStr for Amount {
    type Err = AmountError;

    fn from_str(text: &str) -> Result<Self, AmountError> {
        let fail = || AmountError(text.chars().take(40).collect());
        let number = |part: &str, most: u8| -> Result<u8, AmountError> {
            let plain = !part.is_empty() && part.bytes().all(|c| c.is_ascii_digit());
            let value = plain.then(|| part.parse().ok()).flatten();
            value.filter(|it| *it <= most).ok_or_else(fail)
        };
        let mut amount = Amount::default();
        for part in text.split('+').map(str::trim) {
            let (place, value) = if let Some(count) = part.strip_suffix("/2d6") {
                (&mut amount.halves, number(count, 9)?)
            } else if part == "d6" {
                (&mut amount.dice, 1)
            } else if let Some(count) = part.strip_suffix("d6") {
                (&mut amount.dice, number(count, 9)?)
            } else {
                (&mut amount.fixed, number(part, 99)?)
            };
            if *place > 0 || value == 0 {
                return Err(fail());
            }
            *place = value;
        }
        Ok(amount)
    }
}

impl TryFrom<String> for Amount {
    type Error = AmountError;
    fn try_from(text: String) -> Result<Self, AmountError> {
        text.parse()
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [(self.fixed, ""), (self.halves, "/2d6"), (self.dice, "d6")];
        let mut between = "";
        for (count, what) in parts.into_iter().filter(|(count, _)| *count > 0) {
            write!(f, "{between}{count}{what}")?;
            between = "+";
        }
        Ok(())
    }
}
