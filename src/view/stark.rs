//! Boards of hexes in high contrast: walls are dark, whatever the ground is, by day and by night. Their wash
//! lets a third of the sheet through, which is as bright as the ground; so it is laid on twice.

use std::collections::BTreeSet;

use super::board_tiles::BoardTile;
use super::moonlight::{lies_below, stands};
use super::night;
use crate::dungeon::hexes::HexLayer;
use crate::game::Board;
use crate::grid::Cell;

/// The light on the sheet by day: more than white, because the parchment is darker than paper.
pub(super) const PAPER: [f32; 3] = [1.5, 1.7, 2.2];

/// The part of its brightness that the wash of a wall keeps.
const DARK: f32 = 0.4;

/// Lays the walls on twice and darker, over the ground, so that no light that falls on that falls on them.
pub(super) fn walls(board: &Board, tiles: Vec<BoardTile>) -> Vec<BoardTile> {
    let walls = cells(board, &tiles);
    let lay = |tile: BoardTile| {
        let wall = lies_below(&tile) && walls.contains(&tile.cell);
        let dark = |tile: BoardTile| BoardTile {
            layer: HexLayer::Shade as u8,
            tint: night::under(tile.tint, [DARK; 3]),
            ..tile
        };
        match wall {
            true => vec![dark(tile.clone()), dark(tile)],
            false => vec![tile],
        }
    };
    tiles.into_iter().flat_map(lay).collect()
}

/// The cells that are wall and nothing else: nobody can stand or see there, and nothing is drawn on them.
fn cells(board: &Board, tiles: &[BoardTile]) -> BTreeSet<Cell> {
    let standing = tiles.iter().filter(|it| stands(it)).map(|it| it.cell);
    let standing: BTreeSet<Cell> = standing.collect();
    let closed = board.cells.iter().filter(|it| it.hides && !it.open);
    let closed = closed.map(|it| it.cell);
    closed.filter(|it| !standing.contains(it)).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use bevy::color::ColorToComponents;

    use super::*;
    use crate::app::ColourSet;
    use crate::content::Files;
    use crate::dungeon::BoardCell;
    use crate::dungeon::atlas::Atlas;
    use crate::dungeon::hexes::read_hex_rules;
    use crate::game::{Ground, Tiling};
    use crate::view::board_tiles::by_day;
    use crate::view::moonlight::{MEASURED, contrast, seen, sheet, wash};

    const GROUNDS: [&str; 6] = ["grass", "floor", "sand", "deck", "snow", "street"];

    /// A fire, then bare ground and wall by turns, ever farther from it.
    fn row(ground: &str, dark: bool) -> Board {
        let wall = |x: i16| x % 2 == 0 && x > 0;
        let cells = (0..8).map(|x| Ground {
            cell: Cell::new(x, 0),
            drawing: match x {
                0 => "campfire".to_owned(),
                _ if wall(x) => "wall".to_owned(),
                _ => String::new(),
            },
            open: !wall(x),
            hides: wall(x),
            covers: false,
            leads: None,
            things: Vec::new(),
        });
        Board {
            tiling: Tiling::Hexes,
            dark,
            ground: ground.to_owned(),
            cells: cells.collect(),
            ..Board::default()
        }
    }

    #[test]
    fn walls_stand_out_from_every_ground_by_day_and_by_night() {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        let atlas = Atlas::read(&files, "hex").unwrap();
        let rules = read_hex_rules(&files, |name| atlas.has(name)).unwrap();
        let mut faults = Vec::new();
        for (ground, dark) in GROUNDS.iter().flat_map(|it| [(it, false), (it, true)]) {
            let board = row(ground, dark);
            let cells = board.cells.iter().map(|it| BoardCell {
                cell: it.cell,
                thing: &it.drawing,
            });
            let tiles = rules.tiles(ground, cells).into_iter();
            let tiles = walls(&board, tiles.map(BoardTile::from).collect());
            let set = ColourSet::HighContrast;
            let drawing = |name: &str| atlas.drawing(name, MEASURED.0, MEASURED.1);
            let (tiles, light) = match dark {
                true => {
                    let tiles = night::fall(&rules, &board, (tiles, set), drawing);
                    (tiles, night::beyond(set))
                }
                false => {
                    let by_day = |tile| by_day(tile, set);
                    (tiles.into_iter().map(by_day).collect::<Vec<_>>(), PAPER)
                }
            };
            let paper = sheet(light.into());
            // One wash over the other.
            let bright = |x: i16| {
                let washes = tiles.iter().filter(|it| it.cell == Cell::new(x, 0));
                let bare = |name: &str| name.starts_with("wall_") && name.len() == 6;
                let washes = washes.filter(|it| lies_below(it) || bare(&it.sprite));
                washes.fold(paper, |below, tile| {
                    let wash = wash(&atlas.cut(&tile.sprite).unwrap()).unwrap();
                    seen(wash, tile.tint.to_linear().to_vec3(), below)
                })
            };
            for (floor, wall) in [(1, 2), (3, 4), (5, 6), (7, 6)] {
                let (floor, wall) = (bright(floor), bright(wall));
                let stands_out = contrast(floor, wall);
                if stands_out < 3.0 || wall > floor {
                    faults.push(format!("{ground}, dark {dark}: {stands_out:.2}"));
                }
                if dark && (floor - night::STARK_GROUND).abs() > 0.01 {
                    faults.push(format!("{ground}: a floor of {floor:.3}"));
                }
            }
        }
        assert_eq!(faults, Vec::<String>::new());
    }
}
