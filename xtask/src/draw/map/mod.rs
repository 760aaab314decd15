//! Dungeon tiles: plan drawings on parchment, one cell each, seen from straight above. Pieces with
//! a direction are drawn once, for the top edge of the cell; the tiler rotates them.

mod ends;
pub(super) mod fixtures;
pub(super) mod furniture;
mod ground;
mod liquid;
mod litter;
mod marks;
mod parts;
pub(super) mod passages;
mod things;
mod traps;
pub(super) mod treasure;
mod walls;

use crate::atlas::Sprite;
use crate::ink::Sheet;

/// Side of a cell in pixels.
const CELL: f32 = 128.0;

/// All sprites of the map.
pub fn sprites() -> Vec<Sprite> {
    let mut out = Vec::new();
    ground::draw(&mut out);
    liquid::draw(&mut out);
    walls::draw(&mut out);
    passages::draw(&mut out);
    ends::draw(&mut out);
    things::draw(&mut out);
    traps::draw(&mut out);
    marks::draw(&mut out);
    out.into_iter().map(Sprite::from).collect()
}

fn sheet(name: impl Into<String>) -> Sheet {
    Sheet::new(name, CELL, CELL)
}
