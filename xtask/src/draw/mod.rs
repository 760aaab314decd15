//! What is drawn: one module for each atlas.

mod cards;
mod dice;
mod hex;
mod map;
mod tokens;
mod ui;

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
pub static PLANS: [Plan; 6] = [
    Plan {
        name: "ui",
        sources: &["xtask/src/draw", "assets/art/src"],
        draw: ui::sprites,
    },
    Plan {
        name: "cards",
        sources: &[
            "xtask/src/draw/cards",
            "xtask/src/draw/tokens",
            "assets/art/src/tokens",
        ],
        draw: cards::sprites,
    },
    Plan {
        name: "dice",
        sources: &["xtask/src/draw/dice"],
        draw: |_| Ok(dice::sprites()),
    },
    Plan {
        name: "map",
        sources: &["xtask/src/draw/map"],
        draw: |_| Ok(map::sprites()),
    },
    Plan {
        name: "hex",
        sources: &["xtask/src/draw/hex", "xtask/src/draw/map"],
        draw: |_| Ok(hex::sprites()),
    },
    Plan {
        name: "tokens",
        sources: &["xtask/src/draw/tokens", "assets/art/src/tokens"],
        draw: tokens::sprites,
    },
];
