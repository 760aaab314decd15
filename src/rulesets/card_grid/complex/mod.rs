//! A dungeon before it is drawn: rooms by number, and what leads from one to another.
//!
//! [`Growth`] says which dice are rolled. What they come to is a list of connections, of which
//! [`Graph`] makes ways that keep the whole together.

mod graph;
mod growth;

pub use graph::{Dropped, Graph, Rolled, Unused, Way};
pub use growth::Growth;
