use std::borrow::Cow;

use serde::Serialize;

use crate::content::{BookEntry, Record, TextPlace};

/// A Fluent key with arguments; it becomes words only when shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    pub key: Cow<'static, str>,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Text that is not translated, such as a name given by a player or `2d6`.
    Text(String),
    /// A text of a record, as it stands there; shown in the player's language where it has been
    /// translated.
    Told { place: TextPlace, text: String },
    /// Another message, put into words first.
    Phrase(Box<Phrase>),
    /// A combatant, shown by its name at the table.
    Combatant(u32),
}

/// A number with its sign, `+2` or `−3`.
pub fn signed(value: i32) -> String {
    let sign = if value < 0 { '\u{2212}' } else { '+' };
    format!("{sign}{}", value.unsigned_abs())
}

impl Phrase {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Phrase {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The combatant that is an argument of this name, in the message or in one that it is made of.
    pub fn combatant(&self, name: &str) -> Option<u32> {
        self.args.iter().find_map(|(arg, value)| match value {
            Arg::Combatant(id) if *arg == name => Some(*id),
            Arg::Phrase(part) => part.combatant(name),
            _ => None,
        })
    }

    /// Adds a combatant as an argument.
    #[must_use]
    pub fn who(self, name: &'static str, combatant: u32) -> Self {
        self.with(name, Arg::Combatant(combatant))
    }
}

impl From<&'static str> for Phrase {
    fn from(key: &'static str) -> Self {
        Phrase::new(key)
    }
}

macro_rules! arg_from_number {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(value: $number) -> Self {
                Arg::Number(i64::from(value))
            }
        })+
    };
}
arg_from_number!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Arg::Number(value as i64)
    }
}

impl Arg {
    /// A text of a record; the field is written as in `entries[3].text`.
    pub fn told<T: Record, L>(of: &BookEntry<T, L>, field: &str, text: &str) -> Self {
        Arg::Told {
            place: TextPlace::of::<T>(&of.id, field),
            text: text.to_owned(),
        }
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Arg::Text(value)
    }
}

impl From<Phrase> for Arg {
    fn from(value: Phrase) -> Self {
        Arg::Phrase(Box::new(value))
    }
}
