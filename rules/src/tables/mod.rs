//! Tables that are rolled, drawn or looked up on: one record type for all, with exact chances.
//!
//! A ruleset defines what the rows of a table give ([`TableEntry`]). The loader reads such tables
//! as [`RolledTable`] records and rejects any where a result has no row or two. A ruleset's book holds
//! each as [`Placed`]: play rolls on it, odds come from the same [`TableCheck`], and the
//! [`TableRoll`] in an event identifies the row.

mod check;
mod on;
mod placed;
mod record;
#[cfg(test)]
mod tests;
mod validate;

pub use check::TableCheck;
pub use on::{On, OnError, ResultRange, Span};
pub use placed::{Placed, TableListing, TableRoll, Tables};
pub use record::{By, RolledTable, Row, TableEntry};
