//! The board of a fight, as drawn.

use std::sync::Arc;

use super::super::{
    content::{Field, Terrain},
    venture::Venture,
    words::weapon,
};
use crate::{
    game::{Board, Ground, Tiling},
    grid::Cell,
};

/// The board of the current fight.
pub fn board(venture: Venture<'_>) -> Option<Arc<Board>> {
    let field = venture.board()?;
    let record = &venture.book()[venture.state().board?].record;
    let cells = field.cells().filter_map(|cell| {
        let terrain = field.terrain(cell);
        let drawing = match terrain {
            Terrain::Outside => return None,
            Terrain::Wall => "wall",
            Terrain::Open => "",
            Terrain::Planks => "planks",
            Terrain::Tree => "tree",
            Terrain::Rock => "rock",
            Terrain::Water => "water",
            Terrain::Brush => "brush",
            Terrain::Low => "fence",
            Terrain::Door => "door",
            Terrain::Stairs(_) => stairs(field, cell),
            Terrain::Furniture(letter) => record.furniture.get(&letter).map_or("", String::as_str),
        };
        let ground = venture.state().ground.iter();
        let lies = ground.filter(|(at, _)| *at == cell);
        Some(Ground {
            cell,
            drawing: drawing.to_owned(),
            open: terrain.is_open(),
            hides: terrain.blocks_sight() || terrain == Terrain::Door,
            covers: terrain.is_low() || terrain == Terrain::Brush,
            things: lies.map(|(_, held)| weapon(venture, held.weapon)).collect(),
        })
    });
    Some(Arc::new(Board {
        name: record.name.clone(),
        tiling: Tiling::Hexes,
        size: field.size(),
        ground: format!("{:?}", field.ground).to_lowercase(),
        cells: cells.collect(),
    }))
}

/// Storeys are drawn from left to right, from below.
fn stairs(field: &Field, cell: Cell) -> &'static str {
    let here = field.terrain(cell);
    let lower = field
        .cells()
        .find(|other| field.terrain(*other) == here && other.x != cell.x);
    match lower {
        Some(other) if other.x < cell.x => "stairs_down",
        _ => "stairs_up",
    }
}
