//! The drawing style of the game: wavering ink lines, hatching, flat colour in two tones.
//!
//! Everything is written as SVG. The waver comes from a small generator seeded with the name of the
//! drawing, so that the same source always gives the same image.

mod chance;
mod colour;
mod figures;
mod path;
mod sheet;
mod written;

pub use chance::Chance;
pub use colour::*;
pub use figures::figures;
pub use path::{
    Path, Point, blob, curve, even, even_poly, line, oval, poly, polyline, rect, rounded, star,
};
pub use sheet::Sheet;
pub use written::{bend, points, sharp, sharp_even, soft, soft_even, strokes};

/// Heavy line for walls and silhouettes, at a 128-pixel cell.
pub const WALL: f32 = 6.0;
/// Line for furniture, doors and features.
pub const FEATURE: f32 = 3.0;
/// Line for folds, grain and hatching.
pub const DETAIL: f32 = 1.5;
