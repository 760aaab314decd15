//! What can be reached and seen on the floors of a dungeon; rule `attack.reach`.

use crate::{
    dungeon::Floors,
    grid::{Cell, Corners, squares},
};

/// True if a square is within this many squares of another, and in sight if that is more than one.
/// Nothing is reached past a corner that nobody could walk past.
pub fn reaches(floors: &Floors, from: Cell, to: Cell, range: u8) -> bool {
    let far = from.reach_to(to);
    if far > u32::from(range) {
        return false;
    }
    if far <= 1 {
        return touches(floors, from, to);
    }
    sees(floors, from, to)
}

/// True if two squares beside each other are not kept apart by walls at both sides of a corner.
fn touches(floors: &Floors, from: Cell, to: Cell) -> bool {
    let step = to - from;
    if step.x == 0 || step.y == 0 {
        return true;
    }
    let corners = [
        Cell::new(from.x + step.x, from.y),
        Cell::new(from.x, from.y + step.y),
    ];
    corners.iter().any(|corner| floors.can_walk(*corner))
}

/// True if nothing on the way from one square to another blocks sight.
pub fn sees(floors: &Floors, from: Cell, to: Cell) -> bool {
    let Some(view) = floors.storey(from) else {
        return false;
    };
    squares::sees(from, to, Corners::PastOne, |cell| view.blocks_sight(cell))
}
