//! Tables that are rolled or drawn upon: one record for all of them, with exact chances.
//!
//! A ruleset says what the rows of a table give ([`TableEntry`]); the loader reads such tables as
//! [`Table`] records and refuses one in which a result has no row or two. The book of a ruleset
//! takes up each as [`Placed`]: play rolls on it, odds come from the same [`TableCheck`], and by
//! the [`TableRoll`] of an event everybody finds the row again.

mod check;
mod on;
mod placed;
mod record;
#[cfg(test)]
mod tests;
mod validate;

pub use check::TableCheck;
pub use on::{On, OnError, Slot, Span};
pub use placed::{Placed, TableListing, TableRoll, Tables};
pub use record::{By, Row, Table, TableEntry};
