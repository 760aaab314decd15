//! Books: the records of a game, looked up once when content is loaded.
//!
//! A ruleset builds its book out of a [`Library`], a [`Shelf`] for each kind of record. Play refers
//! to records by small keys that [`book_keys!`](crate::book_keys) declares, so that `book[key]` costs
//! nothing; files name records by id, as [`MapKeys`] and [`Legend`] have it.

mod keys;
mod saved;
mod shelf;
#[cfg(test)]
mod tests;

pub use keys::{BookKey, BookProblem, sole};
pub use saved::{KeyMapper, Legend, MapKeys};
pub use shelf::{BookEntry, Shelf};

use super::{Library, Record, RecordId};
