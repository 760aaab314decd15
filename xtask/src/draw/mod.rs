//! What is drawn: one module for each atlas.

mod map;
mod tokens;

use crate::Failure;
use crate::atlas::Sprite;
use std::path::Path;

/// How an atlas comes to be.
pub struct Plan {
    /// The atlas's name, also that of its files.
    pub name: &'static str,
    /// Its own sources, files or folders from the root of the repository.
    pub sources: &'static [&'static str],
    /// Draws all its sprites.
    pub draw: fn(&Path) -> Result<Vec<Sprite>, Failure>,
}

/// All atlases.
pub static PLANS: [Plan; 2] = [
    Plan {
        name: "map",
        sources: &["xtask/src/draw/map"],
        draw: |_| Ok(map::sprites()),
    },
    Plan {
        name: "tokens",
        sources: &["xtask/src/draw/tokens", "assets/art/src/tokens"],
        draw: tokens::sprites,
    },
];
