//! The drawings: one module per atlas.

mod cards;
mod dice;
mod hex;
mod map;
mod pictures;
mod tokens;
mod ui;

use crate::Failure;
use crate::atlas::Sprite;
use std::path::Path;

/// Recipe for an atlas.
pub struct Plan {
    /// Name of the atlas and its files.
    pub name: &'static str,
    /// Its own sources: files or folders, relative to the repository root.
    pub sources: &'static [&'static str],
    /// Draws all its sprites.
    pub draw: fn(&Path) -> Result<Vec<Sprite>, Failure>,
}

pub static PLANS: [Plan; 7] = [
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
        name: "pictures",
        sources: &["xtask/src/draw/pictures"],
        draw: |_| Ok(pictures::sprites()),
    },
    Plan {
        name: "tokens",
        sources: &["xtask/src/draw/tokens", "assets/art/src/tokens"],
        draw: tokens::sprites,
    },
];
