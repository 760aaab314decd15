//! A dungeon before it is played: rooms by number, what leads from one to another, and how all that
//! is drawn.
//!
//! [`Growth`] says which dice are rolled. What they come to is a list of connections, of which
//! [`Graph`] makes ways that keep the whole together. [`Plan`] draws it, in steps that each have a
//! module: `drawable` chooses the ways that can be drawn without crossing (`planar`), `upward` says
//! which room is above and which way to the left of which, `doors` gives rooms their shapes and ways
//! their walls, and `spacing` puts everything in its place. Where somebody has put rooms elsewhere,
//! `placed` keeps them there, and `route` digs the corridors between them.

mod doors;
mod drawable;
mod graph;
mod growth;
mod placed;
mod plan;
mod planar;
mod route;
mod spacing;
mod upward;

pub use graph::{Dropped, Graph, Rolled, Unused, Way};
pub use growth::{Growth, LADDER};
pub use placed::{Misplaced, SPAN};
pub use plan::{Corridor, Plan};
