//! Square cells: rectangles, sides, sight, reach and paths; and the same for hexes.
//!
//! Pure functions over small integers. Walls and costs belong to whoever asks, so sight takes a
//! closure that says what blocks, and paths take a closure that says what a step costs.

mod cell;
pub mod hex;
mod path;
mod rect;
mod sight;

pub use cell::{Cell, Side, Turn};
pub use path::{Reach, path, reach};
pub use rect::Rect;
pub use sight::{line, sees};
