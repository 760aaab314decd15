//! The board of a fight, as drawn.

use std::sync::Arc;

use super::super::{
    content::Field,
    venture::Venture,
    words::{names, weapon},
};
use crate::{
    dungeon::Opacity,
    game::{Board, Ground, Tiling},
    grid::Cell,
};

/// The board of the current fight.
pub fn board(venture: Venture<'_>) -> Option<Arc<Board>> {
    let field = venture.board()?;
    let entry = &venture.book()[venture.state().board?];
    let record = &entry.record;
    let mut board = laid_out(field, &record.name);
    board.dark = record.dark || venture.plan().is_some_and(|plan| plan.night);
    board.storey_names = names::storeys(entry);
    for ground in &mut board.cells {
        let lies = venture.state().ground.iter();
        let here = lies.filter(|(at, _)| *at == ground.cell);
        ground.things = here.map(|(_, held)| weapon(venture, held.weapon)).collect();
    }
    Some(Arc::new(board))
}

/// A board as it lies before a fight.
pub fn laid_out(field: &Field, name: &str) -> Board {
    let inside = field.cells().filter(|cell| !field.is_outside(*cell));
    let cells = inside.map(|cell| {
        let drawing = match field.other_end(cell) {
            Some(other) => stairs(cell, other),
            None => field.thing(cell).map_or("", |it| &it.thing().drawing),
        };
        Ground {
            cell,
            drawing: drawing.to_owned(),
            open: field.is_open(cell),
            hides: field.sight(cell) != Opacity::Clear,
            covers: field.covers(cell),
            leads: field.other_end(cell),
            things: Vec::new(),
        }
    });
    Board {
        name: name.to_owned(),
        tiling: Tiling::Hexes,
        size: field.size(),
        ground: field.ground.thing().drawing.clone(),
        dark: false,
        storey_names: Vec::new(),
        cells: cells.collect(),
    }
}

/// Storeys are drawn from left to right, from below.
fn stairs(here: Cell, other: Cell) -> &'static str {
    if other.x < here.x {
        "stairs_down"
    } else {
        "stairs_up"
    }
}
