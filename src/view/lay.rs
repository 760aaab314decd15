//! Places of cells on the sheet for each tiling, measured in cell widths.

use bevy::math::{Rect, Vec2};
use bevy_ecs_tilemap::prelude::{HexCoordSystem, TilemapGridSize, TilemapType};
use hexx::HexLayout;

use super::art::TILE;
use crate::dungeon::hexes;
use crate::game::{Scene, Side, Tiling, Token};
use crate::grid::{Cell, Rect as CellRect, hex};

/// Hexes with a corner on top, one wide, the first of them in the corner of the sheet.
const LAYOUT: HexLayout = HexLayout::pointy()
    .with_hex_size(HEX_HIGH / 2.0)
    .with_origin(Vec2::new(0.5, HEX_HIGH / 2.0));
/// Height of a hex from tip to tip.
pub const HEX_HIGH: f32 = 1.154_700_5;

/// The middle of a cell.
pub fn middle(tiling: Tiling, cell: Cell) -> Vec2 {
    match tiling {
        Tiling::Squares => Vec2::new(f32::from(cell.x), f32::from(cell.y)) + 0.5,
        Tiling::Hexes => LAYOUT.hex_to_world_pos(hex::hex(cell)),
    }
}

/// A token's place among all others, and its scale: two in one hex stand side by side and are drawn
/// smaller, and whoever lies under somebody's feet looks out beside them.
pub fn stand<'a>(
    tiling: Tiling,
    all: impl IntoIterator<Item = &'a Token>,
    token: &Token,
) -> (Vec2, f32) {
    let more = f32::from(token.size.max(1)) - 1.0;
    let middle = middle(tiling, token.cell) + Vec2::splat(more / 2.0);
    if token.down && token.side != Side::Neutral {
        return match beneath(all, token) {
            Some(aside) => (middle + aside, TRODDEN),
            None => (middle, 1.0),
        };
    }
    if tiling == Tiling::Squares || token.down {
        return (middle, 1.0);
    }
    let all = all.into_iter();
    let here = all.filter(|other| !other.down && other.cell == token.cell);
    let (before, count) = here.fold((0u8, 0u8), |(before, count), other| {
        (before + u8::from(other.id < token.id), count + 1)
    });
    if count < 2 {
        return (middle, 1.0);
    }
    let aside = (f32::from(before) - f32::from(count - 1) / 2.0) * SHARED_APART;
    (middle + Vec2::new(aside, aside * 0.4), SHARED)
}

/// How far from the middle of its cell somebody lies on whom somebody else stands; `None` if nobody does.
fn beneath<'a>(all: impl IntoIterator<Item = &'a Token>, token: &Token) -> Option<Vec2> {
    let mut trodden = false;
    let mut before = 0u8;
    for other in all {
        if other.cell != token.cell || other.side == Side::Neutral {
            continue;
        }
        trodden |= !other.down;
        before += u8::from(other.down && other.id < token.id);
    }
    let aside = match before % 2 {
        0 => UNDERFOOT,
        _ => Vec2::new(-UNDERFOOT.x, UNDERFOOT.y),
    };
    trodden.then_some(aside)
}

/// Toward the viewer, so that it is drawn over whoever stands there.
const UNDERFOOT: Vec2 = Vec2::new(0.3, 0.24);
/// The scale of a body there.
const TRODDEN: f32 = 0.58;

/// Scale of tokens that share a hex, and the distance between them.
const SHARED: f32 = 0.68;
const SHARED_APART: f32 = 0.56;

/// The cell that a place is in.
pub fn cell_at(tiling: Tiling, place: Vec2) -> Cell {
    let place = place.clamp(Vec2::splat(-FAR), Vec2::splat(FAR));
    match tiling {
        Tiling::Squares => Cell::new(place.x.floor() as i16, place.y.floor() as i16),
        Tiling::Hexes => hex::cell(LAYOUT.world_pos_to_hex(place)),
    }
}

/// Limit of places, so that columns and rows always fit their integers.
const FAR: f32 = 16_000.0;

/// The corners of a cell, clockwise from the top.
pub fn corners(tiling: Tiling, cell: Cell) -> Vec<Vec2> {
    let middle = middle(tiling, cell);
    match tiling {
        Tiling::Squares => [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
            .map(|(x, y)| middle + Vec2::new(x, y))
            .to_vec(),
        // In our own order, because sides are numbered by these corners.
        Tiling::Hexes => (0..6)
            .map(|corner| {
                let turn = (corner as f32 * 60.0 - 90.0).to_radians();
                middle + Vec2::from_angle(turn) * HEX_HIGH / 2.0
            })
            .collect(),
    }
}

/// The neighbours of a cell across its sides, each with the index of the first of the two
/// [`corners`] that the side lies between.
pub fn sides(tiling: Tiling, cell: Cell) -> Vec<(Cell, usize)> {
    match tiling {
        Tiling::Squares => cell.neighbours().into_iter().zip(0..).collect(),
        // The first side lies between the second corner and the third.
        Tiling::Hexes => {
            let sides = hexes::sides(cell).into_iter();
            sides.zip((1..).map(|corner| corner % 6)).collect()
        }
    }
}

/// Size of a tile of a tilemap, in units of the board's world.
pub fn tile_size(tiling: Tiling) -> Vec2 {
    match tiling {
        Tiling::Squares => Vec2::splat(TILE as f32),
        Tiling::Hexes => Vec2::new(TILE as f32, 148.0),
    }
}

/// Distance from one tile of a tilemap to the next; rows of hexes are three quarters of a hex
/// apart.
pub fn grid(tiling: Tiling) -> TilemapGridSize {
    let high = match tiling {
        Tiling::Squares => 1.0,
        Tiling::Hexes => HEX_HIGH,
    };
    TilemapGridSize {
        x: TILE as f32,
        y: TILE as f32 * high,
    }
}

/// The type of tilemap for a tiling.
pub fn tilemap(tiling: Tiling) -> TilemapType {
    match tiling {
        Tiling::Squares => TilemapType::Square,
        Tiling::Hexes => TilemapType::Hexagon(HexCoordSystem::RowOdd),
    }
}

/// Suffix of Fluent keys about cells.
pub fn text_key(tiling: Tiling) -> &'static str {
    match tiling {
        Tiling::Squares => "squares",
        Tiling::Hexes => "hexes",
    }
}

/// The area that a rectangle of squares covers.
pub fn squares(area: CellRect) -> Rect {
    let at = |cell: Cell| Vec2::new(f32::from(cell.x), f32::from(cell.y));
    Rect::from_corners(at(area.min), at(area.max) + Vec2::ONE)
}

/// The area that several cells cover; `None` if there are none.
pub fn around(tiling: Tiling, cells: impl IntoIterator<Item = Cell>) -> Option<Rect> {
    let half = match tiling {
        Tiling::Squares => Vec2::splat(0.5),
        Tiling::Hexes => Vec2::new(0.5, HEX_HIGH / 2.0),
    };
    let each = cells.into_iter().map(|cell| middle(tiling, cell));
    let each = each.map(|middle| Rect::from_center_half_size(middle, half));
    each.reduce(|a, b| a.union(b))
}

/// The area of everything drawn on the sheet: the battle board if there is one, otherwise the map.
pub fn whole(scene: &Scene) -> Option<Rect> {
    match (&scene.board, &scene.map) {
        (Some(board), _) => around(board.tiling, board.cells.iter().map(|it| it.cell)),
        (None, Some(map)) => map.bounds_of(scene.storey()).map(squares),
        (None, None) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Phrase;

    #[test]
    fn every_place_near_the_middle_of_a_cell_is_in_it() {
        let cells = CellRect::between(Cell::new(-7, -7), Cell::new(7, 7));
        for tiling in [Tiling::Squares, Tiling::Hexes] {
            for cell in cells.cells() {
                for turn in 0..12 {
                    let aside = Vec2::from_angle(turn as f32 * std::f32::consts::FRAC_PI_6) * 0.49;
                    assert_eq!(cell_at(tiling, middle(tiling, cell) + aside), cell);
                }
            }
        }
    }

    #[test]
    fn a_body_looks_out_from_under_whoever_stands_on_it() {
        let token = |id, down, x| Token {
            down,
            ..Token::new(id, "a", Phrase::new("a"), Side::Hero, Cell::new(x, 0))
        };
        let all = [token(1, false, 0), token(2, true, 0), token(3, true, 1)];
        for tiling in [Tiling::Squares, Tiling::Hexes] {
            let off = |token: &Token| stand(tiling, &all, token).0 - middle(tiling, token.cell);
            assert_eq!(off(&all[0]), Vec2::ZERO);
            assert!(off(&all[1]).length() > 0.3, "{tiling:?}");
            assert_eq!(off(&all[2]), Vec2::ZERO, "nobody stands there");
        }
    }

    #[test]
    fn hexes_that_touch_lie_one_apart() {
        for cell in [Cell::new(3, 4), Cell::new(3, 5), Cell::new(-2, -3)] {
            for near in crate::grid::hex::neighbours(cell) {
                let apart = middle(Tiling::Hexes, cell).distance(middle(Tiling::Hexes, near));
                assert!((apart - 1.0).abs() < 1e-5, "{cell:?} {near:?} {apart}");
            }
        }
    }

    #[test]
    fn a_side_lies_between_its_corners() {
        for tiling in [Tiling::Squares, Tiling::Hexes] {
            let cell = Cell::new(3, 5);
            let corners = corners(tiling, cell);
            for (near, first) in sides(tiling, cell) {
                let side = (corners[first] + corners[(first + 1) % corners.len()]) / 2.0;
                let between = (middle(tiling, cell) + middle(tiling, near)) / 2.0;
                assert!(side.distance(between) < 1e-4, "{tiling:?} {near:?}");
            }
        }
    }

    #[test]
    fn what_cells_cover_holds_their_corners() {
        let cells = [Cell::new(0, 0), Cell::new(4, 3)];
        let area = around(Tiling::Hexes, cells).unwrap().inflate(1e-4);
        for cell in cells {
            assert!(
                corners(Tiling::Hexes, cell)
                    .into_iter()
                    .all(|at| area.contains(at))
            );
        }
    }
}
