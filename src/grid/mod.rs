//! Cells of boards, squares and hexes: rectangles, sides, sight, facing, and where one can go.
//!
//! Pure functions over small integers. Walls and costs belong to whoever asks, so sight takes a
//! closure that says what blocks, and a search takes a closure that says what a step costs. One
//! search and one reading of lines serve both tilings.

mod cell;
mod facing;
mod field_of_view;
pub mod hex;
mod rect;
mod search;
mod sight;
pub mod squares;

pub use cell::{Cell, Side, Turn};
pub use facing::{Facing, Flank};
pub use field_of_view::FieldOfView;
pub use rect::Rect;
pub use search::{MovementRange, Net};
pub use squares::{Corners, Figure, Squares};
