//! Battle boards inked on the sheet, of squares and of hexes: tilemaps for drawings that lie as
//! drawn or flipped, single sprites for those that are turned, such as the edges of hexes.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::*;

use super::art::{self, ArtBox, Tiles};
use super::board::DrawBoard;
use super::board_tiles::{self, BoardTile};
use super::camera::{BoardView, Reach, to_world};
use super::framing;
use super::ground::Sheet;
use super::lay;
use super::playhead::{ShowSystems, Shown};
use crate::app::AppState;
use crate::game::{Board, Ground, Scene, Tiling};
use crate::grid::{Cell, Rect as CellRect};

/// Columns and rows of a tilemap; no board is larger. The number of rows is even, so that odd rows
/// stay odd when counted from below.
const MOST: u32 = 64;

/// Cells around a room in which a figure still belongs to the fight in it.
const NEAR_THE_ROOM: i16 = 10;

/// The battle board that lies on the sheet.
#[derive(Resource, Default)]
struct Laid {
    board: Option<Arc<Board>>,
    /// Edition of the drawings that it shows.
    edition: u32,
    revision: u64,
    textures: BTreeMap<Tiling, (Handle<Image>, Tiles)>,
    /// True if the board is too large to be seen whole, so that the view goes with the fight.
    large: bool,
}

/// Everything that belongs to a battle board.
#[derive(Component)]
struct OnBattleBoard;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Laid>()
        .add_systems(OnEnter(AppState::Table), begin)
        .add_systems(
            Update,
            draw.in_set(DrawBoard)
                .after(ShowSystems)
                .run_if(in_state(AppState::Table))
                .run_if(art::ready),
        );
}

fn begin(mut laid: ResMut<Laid>) {
    *laid = Laid::default();
}

/// True if two boards are drawn alike; things lying on them and what blocks sight do not matter
/// here.
fn alike(a: &Board, b: &Board) -> bool {
    let drawn = |board: &Board| (board.size, board.tiling, board.cells.len());
    let same = |(a, b): (&Ground, &Ground)| a.cell == b.cell && a.drawing == b.drawing;
    drawn(a) == drawn(b) && a.ground == b.ground && a.cells.iter().zip(&b.cells).all(same)
}

fn draw(
    mut commands: Commands,
    mut laid: ResMut<Laid>,
    shown: Res<Shown>,
    mut art: ArtBox,
    mut look: ResMut<BoardView>,
    mut sheet: ResMut<Sheet>,
    all: Query<Entity, With<OnBattleBoard>>,
) {
    let redrawn = laid.edition != art.edition();
    if laid.revision == shown.revision && !redrawn {
        return;
    }
    laid.revision = shown.revision;
    laid.edition = art.edition();
    let board = shown.scene.board.clone();
    let same = match (&laid.board, &board) {
        (Some(old), Some(new)) => alike(old, new),
        (old, new) => old.is_none() && new.is_none(),
    };
    if same && !redrawn {
        if let Some(fight) = fought_on(&shown.scene).filter(|_| laid.large) {
            look.keep(framing::acts(&shown.scene).map(lay::squares));
            look.keep_in_sight(fight);
        }
        return;
    }
    for entity in &all {
        commands.entity(entity).despawn();
    }
    laid.board = board.clone();
    if redrawn {
        laid.textures.clear();
    }
    look.set_tiling(shown.scene.tiling());
    let Some(board) = board else {
        // The map shows again.
        let scene = &shown.scene;
        let map = scene.map.as_ref();
        if let Some(bounds) = map.and_then(|map| map.bounds_of(scene.storey())) {
            sheet.cut_to(bounds);
        }
        return;
    };
    let cells = || board.cells.iter().map(|it| it.cell);
    if !same && let Some(area) = lay::around(board.tiling, cells()) {
        sheet.cut_to(covered(area));
        // As far as on the map between two fights.
        look.set_reach(Reach::of_rooms(&shown.scene));
        look.set_room(Some(area));
        look.keep(framing::acts(&shown.scene).map(lay::squares));
        let fight = fought_on(&shown.scene).filter(|_| !look.has_room_for(area));
        laid.large = fight.is_some();
        match fight {
            Some(fight) => look.show(fight),
            None => look.hold_whole(area.inflate(0.3)),
        }
    }
    if !laid.textures.contains_key(&board.tiling) {
        let texture = board_tiles::texture(&mut art, board.tiling);
        laid.textures.extend(texture.map(|it| (board.tiling, it)));
    }
    let Some((texture, layers)) = laid.textures.get(&board.tiling) else {
        return;
    };
    let mut maps: BTreeMap<(u8, u8), Tilemap> = BTreeMap::new();
    let mut stacked: BTreeMap<(u8, Cell), u8> = BTreeMap::new();
    let tiles = board_tiles::tiles(&art, &board);
    // Walls lie around the open squares, and are not among them.
    let origin = origin(tiles.iter().map(|tile| tile.cell));
    for tile in tiles {
        let Some(layer) = layers.layer(&tile.sprite).filter(|_| tile.turn == 0.0) else {
            spawn_turned(&mut commands, &mut art, board.tiling, &tile);
            continue;
        };
        // Drawings of one layer that share a cell lie on tilemaps of their own.
        let height = stacked.entry((tile.layer, tile.cell)).or_default();
        let map = maps
            .entry((tile.layer, *height))
            .or_insert_with(|| Tilemap::begin(&mut commands));
        *height = height.saturating_add(1);
        map.put(&mut commands, origin, layer, &tile);
    }
    for (place, map) in maps {
        map.finish(&mut commands, board.tiling, origin, place, texture);
    }
}

/// The room of a map that is fought in, with everybody who is still up.
fn fought_on(scene: &Scene) -> Option<Rect> {
    let room = scene.map.as_ref()?.rooms().nth(scene.room?)?;
    let room = room.interior();
    // Whoever waits in other rooms is not in it.
    let near = room.grown(NEAR_THE_ROOM);
    let up = scene.tokens.iter();
    let up = up.filter(|it| !it.down && near.contains(it.cell));
    let each = up.map(|it| CellRect::sized(it.cell, 1, 1).grown(1));
    let area = each.fold(room.grown(1), CellRect::joined);
    Some(lay::squares(area))
}

/// The squares of the sheet that an area covers.
fn covered(area: Rect) -> CellRect {
    let cell = |place: Vec2| Cell::new(place.x as i16, place.y as i16);
    CellRect::between(cell(area.min.floor()), cell(area.max.ceil()))
}

/// The cell that tilemaps count from: boards of squares may lie anywhere on a map. Its row is even,
/// so that odd rows stay odd.
fn origin(cells: impl Iterator<Item = Cell>) -> Cell {
    let least = cells.reduce(|a, b| Cell::new(a.x.min(b.x), a.y.min(b.y)));
    let least = least.unwrap_or_default();
    Cell::new(least.x, least.y.div_euclid(2) * 2)
}

/// A tilemap being filled with tiles.
struct Tilemap {
    entity: Entity,
    storage: TileStorage,
}

const SIZE: TilemapSize = TilemapSize {
    x: MOST,
    y: MOST + 1,
};

impl Tilemap {
    fn begin(commands: &mut Commands) -> Self {
        Self {
            entity: commands.spawn_empty().id(),
            storage: TileStorage::empty(SIZE),
        }
    }

    fn put(&mut self, commands: &mut Commands, origin: Cell, layer: u32, tile: &BoardTile) {
        let position = tile_pos(origin, tile.cell);
        let bundle = TileBundle {
            position,
            tilemap_id: TilemapId(self.entity),
            texture_index: TileTextureIndex(layer),
            flip: tile.flip,
            color: TileColor(tile.tint),
            ..default()
        };
        let tile = commands.spawn((bundle, ChildOf(self.entity))).id();
        self.storage.checked_set(&position, tile);
    }

    fn finish(
        self,
        commands: &mut Commands,
        tiling: Tiling,
        origin: Cell,
        (layer, stacked): (u8, u8),
        texture: &Handle<Image>,
    ) {
        // A tilemap is anchored at the middle of its lower left cell.
        let lowest = lay::middle(tiling, Cell::new(origin.x, origin.y + MOST as i16));
        let z = height(layer) + f32::from(stacked) * 0.25;
        commands.entity(self.entity).insert((
            OnBattleBoard,
            DespawnOnExit(AppState::Table),
            TilemapBundle {
                grid_size: lay::grid(tiling),
                map_type: lay::tilemap(tiling),
                size: SIZE,
                storage: self.storage,
                texture: TilemapTexture::TextureContainer(texture.clone()),
                tile_size: lay::tile_size(tiling).into(),
                transform: Transform::from_translation(to_world(lowest).extend(z)),
                ..default()
            },
        ));
    }
}

/// The z coordinate of a layer.
fn height(layer: u8) -> f32 {
    -100.0 + f32::from(layer) * 8.0
}

/// The one place where a cell becomes a tilemap position. Our rows run down the page, those of a
/// tilemap up.
fn tile_pos(origin: Cell, cell: Cell) -> TilePos {
    let at = cell - origin;
    TilePos {
        x: u32::try_from(at.x).unwrap_or(0),
        y: MOST.saturating_sub(u32::try_from(at.y).unwrap_or(0)),
    }
}

fn spawn_turned(commands: &mut Commands, art: &mut ArtBox, tiling: Tiling, tile: &BoardTile) {
    let Some(image) = art.sprite(board_tiles::atlas(tiling), &tile.sprite) else {
        return;
    };
    let sprite = Sprite {
        custom_size: Some(lay::tile_size(tiling)),
        color: tile.tint,
        ..Sprite::from_image(image)
    };
    let place = to_world(lay::middle(tiling, tile.cell));
    let transform = Transform::from_translation(place.extend(height(tile.layer) + 4.0))
        .with_rotation(Quat::from_rotation_z(-tile.turn));
    commands.spawn((
        OnBattleBoard,
        DespawnOnExit(AppState::Table),
        sprite,
        transform,
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_lies_where_its_cell_does() {
        let cells = [Cell::new(0, 0), Cell::new(5, 7), Cell::new(12, 20)];
        for (tiling, least) in [
            (Tiling::Hexes, Cell::new(0, 0)),
            (Tiling::Squares, Cell::new(-7, -5)),
        ] {
            let origin = origin(cells.into_iter().chain([least]));
            for cell in cells {
                let at = tile_pos(origin, cell).center_in_world(
                    &TilemapSize { x: MOST, y: MOST },
                    &lay::grid(tiling),
                    &lay::tile_size(tiling).into(),
                    &lay::tilemap(tiling),
                    &TilemapAnchor::None,
                );
                let lowest = Cell::new(origin.x, origin.y + MOST as i16);
                let hangs = to_world(lay::middle(tiling, lowest));
                let wanted = to_world(lay::middle(tiling, cell));
                assert!((hangs + at - wanted).length() < 0.1, "{tiling:?} {cell:?}");
            }
        }
    }
}
