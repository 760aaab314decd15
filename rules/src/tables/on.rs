//! Results that select a row.

use std::{borrow::Cow, fmt, str::FromStr};

use schemars::JsonSchema;
use serde::Deserialize;

/// A range of totals, both ends included; either end may be open.
///
/// Written `4`, `1..=3`, `..=3`, `18..` or `..`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String")]
pub struct Span {
    /// Lowest total; `None` if open.
    pub from: Option<i32>,
    /// Highest total; `None` if open.
    pub to: Option<i32>,
}

/// A range of results in some suits, or in all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRange {
    /// Suits it applies to; all of them if empty.
    pub suits: Vec<String>,
    /// The range of totals or ranks.
    pub span: Span,
}

/// Results that select a row: `4`, `1..=3`, `..=3` or `18..`; several separated by commas, `2, 12`;
/// for cards with the suits, `clubs spades 2..=11`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String")]
pub struct On(
    /// The ranges, at least one.
    pub Vec<ResultRange>,
);

/// Error for a text that names no results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnError(Cow<'static, str>);

impl fmt::Display for OnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for OnError {}

impl Span {
    /// True if a total lies in the range.
    pub fn contains(self, total: i32) -> bool {
        self.from.is_none_or(|from| from <= total) && self.to.is_none_or(|to| total <= to)
    }
}

impl FromStr for Span {
    type Err = OnError;

    fn from_str(text: &str) -> Result<Self, OnError> {
        let shown: String = text.chars().take(40).collect();
        let fail = || {
            let how = "write it like `4`, `1..=3`, `..=3` or `18..`";
            OnError(format!("`{shown}` is no range: {how}").into())
        };
        let number = |part: &str| -> Result<i32, OnError> {
            let value: i32 = part.trim().parse().map_err(|_| fail())?;
            (value.abs() <= 99_999).then_some(value).ok_or_else(fail)
        };
        let Some((from, to)) = text.split_once("..") else {
            let only = Some(number(text)?);
            return Ok(Span {
                from: only,
                to: only,
            });
        };
        let from = match from.trim() {
            "" => None,
            from => Some(number(from)?),
        };
        let to = match to.trim() {
            "" => None,
            // `1..3` is rejected because it is unclear whether 3 is included.
            to => Some(number(to.strip_prefix('=').ok_or_else(fail)?)?),
        };
        if let (Some(from), Some(to)) = (from, to)
            && from > to
        {
            return Err(OnError(
                format!("`{shown}` runs backwards: the lower end comes first").into(),
            ));
        }
        Ok(Span { from, to })
    }
}

impl TryFrom<String> for Span {
    type Error = OnError;
    fn try_from(text: String) -> Result<Self, OnError> {
        text.parse()
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from, self.to) {
            (Some(from), Some(to)) if from == to => write!(f, "{from}"),
            (from, to) => {
                if let Some(from) = from {
                    write!(f, "{from}")?;
                }
                f.write_str("..")?;
                to.map_or(Ok(()), |to| write!(f, "={to}"))
            }
        }
    }
}

impl ResultRange {
    /// True if it covers results of this suit.
    pub(super) fn is_of(&self, suit: Option<&str>) -> bool {
        self.suits.is_empty() || self.suits.iter().any(|own| Some(&**own) == suit)
    }
}

impl On {
    /// True if this total or rank selects the row; `suit` is given for cards.
    pub fn holds(&self, suit: Option<&str>, total: i32) -> bool {
        let holds = |slot: &ResultRange| slot.is_of(suit) && slot.span.contains(total);
        self.0.iter().any(holds)
    }
}

impl FromStr for On {
    type Err = OnError;

    fn from_str(text: &str) -> Result<Self, OnError> {
        let slot = |part: &str| -> Result<ResultRange, OnError> {
            let is_word = |word: &&str| word.starts_with(char::is_alphabetic);
            let words = part.split_whitespace();
            let suits = words.clone().take_while(is_word).map(str::to_owned);
            let span: Vec<&str> = words.skip_while(is_word).collect();
            Ok(ResultRange {
                suits: suits.collect(),
                span: span.join(" ").parse()?,
            })
        };
        text.split(',').map(slot).collect::<Result<_, _>>().map(On)
    }
}

impl TryFrom<String> for On {
    type Error = OnError;
    fn try_from(text: String) -> Result<Self, OnError> {
        text.parse()
    }
}

impl fmt::Display for On {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, slot) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            for suit in &slot.suits {
                write!(f, "{suit} ")?;
            }
            write!(f, "{}", slot.span)?;
        }
        Ok(())
    }
}
