//! Books: the records of a game, looked up once when content is loaded.
//!
//! A ruleset builds its book from a [`Library`], with a [`Shelf`] for each kind of record. Play
//! refers to records by small keys declared by [`book_keys!`](crate::book_keys), so that
//! `book[key]` costs nothing; files name records by id, with [`MapKeys`] and [`Legend`].

mod keys;
mod saved;
mod shelf;
#[cfg(test)]
mod tests;

pub use keys::{BookKey, BookProblem, sole};
pub use saved::{KeyMapper, Legend, MapKeys};
pub use shelf::{BookEntry, Shelf};

use super::{Library, Record, RecordId};
