//! Cells of square and hex boards: rectangles, sides, sight, facing and movement.
//!
//! Pure functions over small integers. Walls and costs belong to the caller: sight takes a closure
//! for what blocks, a search takes a closure for the cost of a step. Both tilings share one search
//! and one way to trace lines.

mod cell;
mod cell_set;
mod facing;
mod field_of_view;
pub mod hex;
mod rect;
mod search;
mod sight;
pub mod squares;
mod tiling;

pub use cell::{Cell, Side, Turn};
pub use cell_set::CellSet;
pub use facing::{Facing, Flank};
pub use field_of_view::FieldOfView;
pub use rect::Rect;
pub use search::{MovementRange, Net};
pub use squares::{Corners, Figure, Squares};
pub use tiling::Tiling;
