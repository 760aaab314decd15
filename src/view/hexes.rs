//! Boards of hexes inked on the sheet: tilemaps for what lies as it was drawn, single sprites for
//! what is turned, such as the edges of walls and water.

use std::collections::BTreeMap;
use std::f32::consts::TAU;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::*;

use super::art::{self, ArtBox, Atlas, TILE, Tiles};
use super::board::{self, DrawBoard};
use super::camera::{Look, to_world};
use super::ground::Sheet;
use super::lay;
use super::playhead::{ShowSystems, Shown};
use crate::app::AppState;
use crate::dungeon::hexes::{HexCell, HexLayer, HexTile};
use crate::game::{Board, Tiling};
use crate::grid::{Cell, Rect as CellRect};

/// Pixels of a drawing of one hex.
const DRAWING: (u32, u32) = (256, 296);
/// The same in units of the board's world.
const SIZE: Vec2 = Vec2::new(TILE as f32, 148.0);
/// From one hex to the next, and three quarters of it from row to row.
const GRID: TilemapGridSize = TilemapGridSize {
    x: TILE as f32,
    y: TILE as f32 * lay::HEX_HIGH,
};
/// Columns and rows of a tilemap: no board is larger. The rows are even in number, so that odd
/// ones stay odd when they are counted from below.
const MOST: u32 = 64;

/// The board of hexes that lies on the sheet.
#[derive(Resource, Default)]
struct Laid {
    board: Option<Arc<Board>>,
    /// The edition of the drawings that it shows.
    edition: u32,
    revision: u64,
    texture: Option<(Handle<Image>, Tiles)>,
}

/// Everything that belongs to a board of hexes.
#[derive(Component)]
struct OnHexes;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Laid>()
        .add_systems(OnExit(AppState::Table), clear)
        .add_systems(
            Update,
            draw.in_set(DrawBoard)
                .after(ShowSystems)
                .run_if(in_state(AppState::Table))
                .run_if(art::ready),
        );
}

fn clear(mut commands: Commands, mut laid: ResMut<Laid>, all: Query<Entity, With<OnHexes>>) {
    wipe(&mut commands, &all);
    *laid = Laid::default();
}

fn wipe(commands: &mut Commands, all: &Query<Entity, With<OnHexes>>) {
    for entity in all {
        commands.entity(entity).despawn();
    }
}

/// Whether two boards are drawn alike; what lies on them and who sees through is not drawn here.
fn alike(a: &Board, b: &Board) -> bool {
    let drawn = |board: &Board| (board.size, board.tiling, board.cells.len());
    let same = |(a, b): (&crate::game::Ground, &crate::game::Ground)| {
        a.cell == b.cell && a.drawing == b.drawing
    };
    drawn(a) == drawn(b) && a.ground == b.ground && a.cells.iter().zip(&b.cells).all(same)
}

fn draw(
    mut commands: Commands,
    mut laid: ResMut<Laid>,
    shown: Res<Shown>,
    mut art: ArtBox,
    mut look: ResMut<Look>,
    mut sheet: ResMut<Sheet>,
    all: Query<Entity, With<OnHexes>>,
) {
    let redrawn = laid.edition != art.edition();
    if laid.revision == shown.revision && !redrawn {
        return;
    }
    laid.revision = shown.revision;
    laid.edition = art.edition();
    let board = shown.scene.board.clone();
    let board = board.filter(|board| board.tiling == Tiling::Hexes);
    let same = match (&laid.board, &board) {
        (Some(old), Some(new)) => alike(old, new),
        (old, new) => old.is_none() && new.is_none(),
    };
    if same && !redrawn {
        return;
    }
    wipe(&mut commands, &all);
    let fresh = !same;
    laid.board = board.clone();
    if redrawn {
        laid.texture = None;
    }
    let Some(board) = board else {
        return;
    };
    if laid.texture.is_none() {
        laid.texture = art.tiles(Atlas::Hex, DRAWING);
    }
    look.set_tiling(Tiling::Hexes);
    if fresh && let Some(area) = lay::around(Tiling::Hexes, board.cells.iter().map(|it| it.cell)) {
        sheet.cut_to(covered(area));
        look.hold_whole(area.inflate(0.3));
    }
    let Some((texture, layers)) = &laid.texture else {
        return;
    };
    let cells = board.cells.iter().map(|ground| HexCell {
        cell: ground.cell,
        thing: &ground.drawing,
    });
    let tiles = art.hex_tiles(&board.ground, cells);
    let mut maps = BTreeMap::new();
    for tile in tiles {
        match layers.layer(&tile.sprite).filter(|_| tile.sixths == 0) {
            Some(layer) => {
                let map = *maps
                    .entry(tile.layer)
                    .or_insert_with(|| spawn_map(&mut commands, tile.layer, texture));
                let position = tile_pos(tile.cell);
                let laid = commands.spawn((
                    TileBundle {
                        position,
                        tilemap_id: TilemapId(map),
                        texture_index: TileTextureIndex(layer),
                        ..default()
                    },
                    ChildOf(map),
                ));
                let laid = laid.id();
                board::store(&mut commands, map, position, Some(laid));
            }
            None => spawn_turned(&mut commands, &mut art, &tile),
        }
    }
}

/// The squares of the sheet that an area lies on.
fn covered(area: Rect) -> CellRect {
    let cell = |place: Vec2| Cell::new(place.x as i16, place.y as i16);
    CellRect::between(cell(area.min.floor()), cell(area.max.ceil()))
}

fn height(layer: HexLayer) -> f32 {
    let place = HexLayer::ALL.iter().position(|it| *it == layer);
    -100.0 + place.unwrap_or(0) as f32 * 8.0
}

fn spawn_map(commands: &mut Commands, layer: HexLayer, texture: &Handle<Image>) -> Entity {
    let size = TilemapSize {
        x: MOST,
        y: MOST + 1,
    };
    // A tilemap hangs from the middle of its lower left hex.
    let lowest = lay::middle(Tiling::Hexes, Cell::new(0, MOST as i16));
    commands
        .spawn((
            OnHexes,
            TilemapBundle {
                grid_size: GRID,
                map_type: TilemapType::Hexagon(HexCoordSystem::RowOdd),
                size,
                storage: TileStorage::empty(size),
                texture: TilemapTexture::TextureContainer(texture.clone()),
                tile_size: TilemapTileSize {
                    x: SIZE.x,
                    y: SIZE.y,
                },
                transform: Transform::from_translation(to_world(lowest).extend(height(layer))),
                ..default()
            },
        ))
        .id()
}

/// The one place where a hex of ours becomes a position of the tilemap's. Our rows run down the
/// page, those of a tilemap up.
fn tile_pos(cell: Cell) -> TilePos {
    TilePos {
        x: u32::try_from(cell.x).unwrap_or(0),
        y: MOST.saturating_sub(u32::try_from(cell.y).unwrap_or(0)),
    }
}

fn spawn_turned(commands: &mut Commands, art: &mut ArtBox, tile: &HexTile) {
    let Some(image) = art.sprite(Atlas::Hex, &tile.sprite) else {
        return;
    };
    let sprite = Sprite {
        custom_size: Some(SIZE),
        ..Sprite::from_image(image)
    };
    let place = to_world(lay::middle(Tiling::Hexes, tile.cell));
    let turn = -TAU * f32::from(tile.sixths) / 6.0;
    let transform = Transform::from_translation(place.extend(height(tile.layer) + 1.0))
        .with_rotation(Quat::from_rotation_z(turn));
    commands.spawn((OnHexes, sprite, transform));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_lies_where_its_hex_does() {
        for cell in [Cell::new(0, 0), Cell::new(5, 7), Cell::new(12, 20)] {
            let kind = TilemapType::Hexagon(HexCoordSystem::RowOdd);
            let tile = SIZE.into();
            let map = TilemapSize { x: MOST, y: MOST };
            let at =
                tile_pos(cell).center_in_world(&map, &GRID, &tile, &kind, &TilemapAnchor::None);
            let origin = to_world(lay::middle(Tiling::Hexes, Cell::new(0, MOST as i16)));
            let wanted = to_world(lay::middle(Tiling::Hexes, cell));
            assert!((origin + at - wanted).length() < 0.1, "{cell:?}");
        }
    }
}
