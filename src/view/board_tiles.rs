//! Which drawing goes where on a battle board, whatever its tiling.

use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::TileFlip;

use super::art::{ArtBox, Atlas, Tiles};
use super::moonlight::MEASURED;
use super::{night, stark};
use crate::app::ColourSet;
use crate::dungeon::BoardCell;
use crate::dungeon::hexes::{HexLayer, HexTile};
use crate::dungeon::tiles::{Layer, Sight, Tile};
use crate::game::{Board, Scene, Tiling};
use crate::grid::Cell;

/// A drawing in its place on a battle board.
#[derive(Clone)]
pub struct BoardTile {
    /// The layer, counted from below.
    pub layer: u8,
    /// The cell whose middle the drawing is centred on.
    pub cell: Cell,
    pub sprite: String,
    pub flip: TileFlip,
    /// Clockwise turn beyond what flips can do.
    pub turn: f32,
    /// The colour that it is multiplied by.
    pub tint: Color,
}

impl From<Tile> for BoardTile {
    fn from(tile: Tile) -> Self {
        let (x, y, d) = tile.flips();
        let [red, green, blue, alpha] = tile.tint;
        let layer = Layer::ALL.iter().position(|layer| *layer == tile.layer);
        BoardTile {
            layer: layer.unwrap_or(0) as u8,
            cell: tile.cell,
            sprite: tile.sprite.to_string(),
            flip: TileFlip { x, y, d },
            turn: 0.0,
            tint: Color::srgba_u8(red, green, blue, alpha),
        }
    }
}

impl From<HexTile> for BoardTile {
    fn from(tile: HexTile) -> Self {
        let layer = HexLayer::ALL.iter().position(|layer| *layer == tile.layer);
        BoardTile {
            layer: layer.unwrap_or(0) as u8,
            cell: tile.cell,
            sprite: tile.sprite,
            flip: TileFlip::default(),
            turn: std::f32::consts::TAU * f32::from(tile.sixths) / 6.0,
            tint: Color::WHITE,
        }
    }
}

/// The atlas that battle boards are drawn from.
pub fn atlas(tiling: Tiling) -> Atlas {
    match tiling {
        Tiling::Squares => Atlas::Map,
        Tiling::Hexes => Atlas::Hex,
    }
}

/// The drawings of battle boards, as layers of one texture.
pub fn texture(art: &mut ArtBox, tiling: Tiling) -> Option<(Handle<Image>, Tiles)> {
    let size = match tiling {
        Tiling::Squares => (256, 256),
        Tiling::Hexes => (256, 296),
    };
    art.tiles(atlas(tiling), size)
}

/// The drawings of the battle board of a scene, or of the storey of its map that is shown.
pub fn of_scene(art: &ArtBox, scene: &Scene) -> Vec<BoardTile> {
    if let Some(board) = &scene.board {
        return tiles(art, board);
    }
    let (Some(map), Some((rules, _))) = (&scene.map, art.art().of_maps()) else {
        return Vec::new();
    };
    let tiles = rules.tiles_of_level(map, scene.storey(), |_| Sight::InSight);
    tiles.into_iter().map(BoardTile::from).collect()
}

/// The drawings of a battle board, from below.
pub fn tiles(art: &ArtBox, board: &Board) -> Vec<BoardTile> {
    let cells = board.cells.iter().map(|ground| BoardCell {
        cell: ground.cell,
        thing: &ground.drawing,
    });
    let set = art.art().colours();
    let by_day = |tile| by_day(tile, set);
    match board.tiling {
        Tiling::Squares => {
            let rules = art.art().of_maps();
            let tiles = rules.map(|(rules, _)| rules.board_tiles(cells));
            let tiles = tiles.into_iter().flatten().map(BoardTile::from);
            let dim = |tile: BoardTile| BoardTile {
                tint: night::under(tile.tint, GLOOM),
                ..tile
            };
            match board.dark {
                true => tiles.map(dim).collect(),
                false => tiles.map(by_day).collect(),
            }
        }
        Tiling::Hexes => {
            let Some(rules) = art.art().of_hexes() else {
                return Vec::new();
            };
            let tiles = rules.tiles(&board.ground, cells).into_iter();
            let mut tiles: Vec<BoardTile> = tiles.map(BoardTile::from).collect();
            if set == ColourSet::HighContrast {
                tiles = stark::walls(board, tiles);
            }
            match board.dark {
                true => {
                    let drawing = |name: &str| art.art().drawing(Atlas::Hex, name, MEASURED);
                    night::fall(rules, board, (tiles, set), drawing)
                }
                false => tiles.into_iter().map(by_day).collect(),
            }
        }
    }
}

/// How much brighter open ground is in high contrast, in linear light: walls and whatever else stands on
/// it are not, and stand out.
const BRIGHT: f32 = 1.6;

/// A tile by day, in a set of colours.
pub(super) fn by_day(tile: BoardTile, set: ColourSet) -> BoardTile {
    match (set, tile.layer) {
        (ColourSet::HighContrast, 0) => BoardTile {
            tint: night::under(tile.tint, [BRIGHT; 3]),
            ..tile
        },
        _ => tile,
    }
}

/// Parts of red, green and blue that are left of a room in the dark, in linear light. It is not night
/// there: the light that heroes bring moves about with them, and what it does not reach is shaded on
/// top of this, square by square.
const GLOOM: [f32; 3] = [0.30, 0.36, 0.56];
