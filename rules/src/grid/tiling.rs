use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How the cells of a board touch.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
pub enum Tiling {
    /// Squares.
    #[default]
    Squares,
    /// Hexes with a corner on top; odd rows lie half a hex to the right.
    Hexes,
}
