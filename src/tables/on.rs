//! The results that a row comes on.

use std::{borrow::Cow, fmt, str::FromStr};

use schemars::JsonSchema;
use serde::Deserialize;

/// Totals from one to another, both included; an end may be open.
///
/// Written `4`, `1..=3`, `..=3`, `18..` or `..`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String")]
pub struct Span {
    /// The lowest total; open where there is none.
    pub from: Option<i32>,
    /// The highest total; open where there is none.
    pub to: Option<i32>,
}

/// A stretch of results of the suits that it names, or of all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The suits; every one where none is named.
    pub suits: Vec<String>,
    /// The totals or ranks.
    pub span: Span,
}

/// The results that a row comes on: `4`, `1..=3`, `..=3` or `18..`; several with commas between
/// them, `2, 12`; of a card also the suits, `clubs spades 2..=11`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String")]
pub struct On(
    /// The stretches, at least one.
    pub Vec<Slot>,
);

/// Why a text names no results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnError(Cow<'static, str>);

impl fmt::Display for OnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for OnError {}

impl Span {
    /// Whether a total lies in it.
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
            // `1..3` leaves open whether 3 is meant, so it is not read at all.
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

impl Slot {
    /// Whether it claims results of a suit.
    pub(super) fn is_of(&self, suit: Option<&str>) -> bool {
        self.suits.is_empty() || self.suits.iter().any(|own| Some(&**own) == suit)
    }
}

impl On {
    /// Whether the row comes on this total or rank, of a suit if it is a card's.
    pub fn holds(&self, suit: Option<&str>, total: i32) -> bool {
        let holds = |slot: &Slot| slot.is_of(suit) && slot.span.contains(total);
        self.0.iter().any(holds)
    }
}

impl FromStr for On {
    type Err = OnError;

    fn from_str(text: &str) -> Result<Self, OnError> {
        let slot = |part: &str| -> Result<Slot, OnError> {
            let is_word = |word: &&str| word.starts_with(char::is_alphabetic);
            let words = part.split_whitespace();
            let suits = words.clone().take_while(is_word).map(str::to_owned);
            let span: Vec<&str> = words.skip_while(is_word).collect();
            Ok(Slot {
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
