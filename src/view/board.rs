//! The dungeon inked on the sheet: a tilemap for each layer of drawings, in pieces that are added
//! as the map grows.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_ecs_tilemap::prelude::*;

use super::art::{self, Art, Atlas, TILE, Tiles};
use super::camera::{BoardView, corner, to_world};
use super::framing;
use super::ground::Sheet;
use super::playhead::{ShowSystems, Shown};
use crate::app::{AppState, Settings};
use crate::dungeon::tiles::{Layer, Sight, Tile};
use crate::dungeon::{Map as Dungeon, RoomId};
use crate::game::Tiling;
use crate::grid::Cell;

/// Cells along the side of a piece of a layer.
const PIECE: i16 = 32;
/// Pixels of a drawing of one cell.
const CELL: (u32, u32) = (256, 256);
/// Duration of inking a drawing, and the delay for each cell farther in, in milliseconds.
const INK: u32 = 260;
const INK_PER_CELL: u32 = 34;

/// A piece of a layer. Drawings of one layer that share a cell lie on sheets of their own, the
/// later ones above.
type PieceAt = (Layer, u8, i16, i16);

#[derive(Resource, Default)]
struct Board {
    /// Edition of the drawings that it shows.
    edition: u32,
    texture: Option<(Handle<Image>, Tiles)>,
    pieces: BTreeMap<PieceAt, Entity>,
    /// The tile drawn on each place; the entities are in the storage of each piece.
    drawn: BTreeMap<(Layer, u8, Cell), Tile>,
    map: Option<Arc<Dungeon>>,
    room: Option<usize>,
    in_sight: Vec<RoomId>,
    /// The storey shown on the table.
    level: u8,
    revision: u64,
    /// True while a battle board lies over it.
    covered: bool,
    /// True during a fight, which is looked at from near.
    fight: bool,
}

/// A tilemap of the map.
#[derive(Component)]
struct OnMap;

/// A drawing being inked.
#[derive(Component)]
struct Inking {
    wait: Duration,
    age: Duration,
    life: Duration,
    full: Color,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Board>()
        .add_systems(OnEnter(AppState::Table), begin)
        .add_systems(OnExit(AppState::Table), |mut board: ResMut<Board>| {
            *board = Board::default();
        })
        .add_systems(
            Update,
            (draw, darken)
                .chain()
                .in_set(DrawBoard)
                .after(ShowSystems)
                .run_if(in_state(AppState::Table))
                .run_if(art::ready),
        );
}

/// The set of systems that draw the board.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct DrawBoard;

fn begin(art: Res<Art>, mut board: ResMut<Board>, mut look: ResMut<BoardView>) {
    look.set_tiling(Tiling::Squares);
    *board = Board {
        edition: art.edition(),
        ..default()
    };
}

fn draw(
    mut commands: Commands,
    mut board: ResMut<Board>,
    storages: Query<&TileStorage>,
    shown: Res<Shown>,
    mut art: ResMut<Art>,
    settings: Res<Settings>,
    mut images: ResMut<Assets<Image>>,
    mut look: ResMut<BoardView>,
    mut sheet: ResMut<Sheet>,
    mut tilemaps: Query<&mut Visibility, With<OnMap>>,
) {
    let redrawn = board.edition != art.edition();
    if redrawn {
        board.edition = art.edition();
        board.wipe(&mut commands);
    } else if board.revision == shown.revision {
        return;
    }
    board.revision = shown.revision;
    let Some(map) = shown.scene.map.clone() else {
        return;
    };
    let same = board
        .map
        .as_ref()
        .is_some_and(|old| Arc::ptr_eq(old, &map) || **old == *map);
    let covered = shown.scene.board.is_some();
    let uncovered = board.covered && !covered;
    if covered != board.covered {
        board.covered = covered;
        for mut visibility in &mut tilemaps {
            *visibility = board.visibility();
        }
    }
    let as_before = board.room == shown.scene.room && board.in_sight == shown.scene.in_sight;
    let fight = framing::is_fight(&shown.scene, board.fight);
    let begins_or_ends = std::mem::replace(&mut board.fight, fight) != fight;
    if begins_or_ends && fight {
        look.let_go();
    }
    if same && as_before && !redrawn {
        if begins_or_ends && !covered && !uncovered {
            framing::look_at(&shown.scene, fight, false, &mut look);
        } else if uncovered {
            framing::look_at(&shown.scene, fight, true, &mut look);
        } else if !covered {
            framing::keep_in_sight(&shown.scene, fight, &mut look);
        }
        return;
    }
    let known = board.map.as_ref().map_or(0, |old| old.rooms().len());
    let first = board.map.is_none();
    if board.texture.is_none() {
        board.texture = art.tiles(Atlas::Map, CELL, &mut images);
    }
    let room = shown.scene.room;
    if board.room != room {
        look.let_go();
    }
    // New drawings are no reason to look elsewhere, but the first ones may come late.
    if !covered && (!redrawn || first || board.room != room) {
        framing::look_at(&shown.scene, fight, first || uncovered, &mut look);
    }
    let entry = map.rooms().nth(known).map(|room| room.entry().cell);
    let level = shown.scene.storey();
    let other_storey = !first && level != board.level;
    // A map that is there from the start is not inked stroke by stroke, nor is one inked twice.
    let at_once = redrawn || other_storey || (first && map.rooms().len() > 1);
    let ink = entry.filter(|_| !at_once);
    if let Some(bounds) = map.bounds_of(level).filter(|_| !covered) {
        if other_storey {
            sheet.cut_to(bounds);
        }
        sheet.hold(bounds);
    }
    board.map = Some(map.clone());
    board.room = room;
    board.level = level;
    board.in_sight.clone_from(&shown.scene.in_sight);
    let Some((rules, _)) = art.of_maps() else {
        return;
    };
    let sight = |id: RoomId| {
        if room == Some(usize::from(id.0)) || shown.scene.in_sight.contains(&id) {
            Sight::InSight
        } else {
            Sight::Known
        }
    };
    let tiles = stacked(rules.tiles_of_level(&map, level, sight));
    board.lay(&mut commands, &storages, tiles, ink, &settings);
}

/// Gives each drawing its place among those of its layer on its cell.
fn stacked(tiles: Vec<Tile>) -> BTreeMap<(Layer, u8, Cell), Tile> {
    let mut heights: BTreeMap<(Layer, Cell), u8> = BTreeMap::new();
    let mut placed = BTreeMap::new();
    for tile in tiles {
        let height = heights.entry((tile.layer, tile.cell)).or_default();
        placed.insert((tile.layer, *height, tile.cell), tile);
        *height = height.saturating_add(1);
    }
    placed
}

impl Board {
    /// Takes every drawing off the sheet.
    fn wipe(&mut self, commands: &mut Commands) {
        self.drawn.clear();
        for piece in std::mem::take(&mut self.pieces).into_values() {
            commands.entity(piece).despawn();
        }
        self.texture = None;
    }

    /// Makes the tilemaps show exactly these drawings.
    fn lay(
        &mut self,
        commands: &mut Commands,
        storages: &Query<&TileStorage>,
        tiles: BTreeMap<(Layer, u8, Cell), Tile>,
        ink_from: Option<Cell>,
        settings: &Settings,
    ) {
        let Some((texture, layers)) = self.texture.clone() else {
            return;
        };
        let gone: Vec<_> = self
            .drawn
            .keys()
            .filter(|place| !tiles.contains_key(place))
            .copied()
            .collect();
        for place in gone {
            self.drawn.remove(&place);
            if let Some((piece, entity)) = self.tile_at(storages, place) {
                store(commands, piece, tile_pos(place).1, None);
                commands.entity(entity).despawn();
            }
        }
        for (place, tile) in tiles {
            if self.drawn.get(&place) == Some(&tile) {
                continue;
            }
            let Some(layer) = layers.layer(&tile.sprite) else {
                continue;
            };
            let (x, y, d) = tile.flips();
            let [r, g, b, a] = tile.tint;
            let full = Color::srgba_u8(r, g, b, a);
            let look = (
                TileTextureIndex(layer),
                TileFlip { x, y, d },
                TileColor(full),
            );
            let cell = tile.cell;
            let old = self.drawn.insert(place, tile);
            let standing = old.and_then(|_| self.tile_at(storages, place));
            if let Some((_, entity)) = standing {
                commands.entity(entity).insert(look).remove::<Inking>();
                continue;
            }
            let (at, position) = tile_pos(place);
            let piece = self.piece(commands, at, &texture);
            let entity = commands
                .spawn((
                    TileBundle {
                        position,
                        tilemap_id: TilemapId(piece),
                        ..default()
                    },
                    ChildOf(piece),
                ))
                .insert(look)
                .id();
            store(commands, piece, position, Some(entity));
            let life = settings.pace(INK);
            if let Some(from) = ink_from.filter(|_| !life.is_zero()) {
                let wait = settings.pace(INK_PER_CELL * cell.reach_to(from));
                let faint = TileColor(full.with_alpha(0.0));
                let inking = Inking {
                    wait,
                    age: Duration::ZERO,
                    life,
                    full,
                };
                commands.entity(entity).insert((faint, inking));
            }
        }
    }

    fn visibility(&self) -> Visibility {
        if self.covered {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        }
    }

    /// The piece that a place belongs to, and the tile there.
    fn tile_at(
        &self,
        storages: &Query<&TileStorage>,
        place: (Layer, u8, Cell),
    ) -> Option<(Entity, Entity)> {
        let (at, position) = tile_pos(place);
        let piece = *self.pieces.get(&at)?;
        let tile = storages.get(piece).ok()?.checked_get(&position)?;
        Some((piece, tile))
    }

    fn piece(&mut self, commands: &mut Commands, at: PieceAt, texture: &Handle<Image>) -> Entity {
        if let Some(&piece) = self.pieces.get(&at) {
            return piece;
        }
        let (layer, height, column, row) = at;
        let size = TilemapSize {
            x: PIECE as u32,
            y: PIECE as u32,
        };
        let tile_size = TilemapTileSize {
            x: TILE as f32,
            y: TILE as f32,
        };
        // A tilemap is anchored at the middle of its lower left tile.
        let lower_left = Cell::new(column * PIECE, row * PIECE + PIECE - 1);
        let place = to_world(corner(lower_left) + Vec2::splat(0.5));
        let order = Layer::ALL
            .iter()
            .position(|other| *other == layer)
            .unwrap_or(0);
        let z = -100.0 + order as f32 * 8.0 + f32::from(height) * 0.25;
        let piece = commands
            .spawn((
                OnMap,
                DespawnOnExit(AppState::Table),
                TilemapBundle {
                    grid_size: tile_size.into(),
                    size,
                    storage: TileStorage::empty(size),
                    texture: TilemapTexture::TextureContainer(texture.clone()),
                    tile_size,
                    transform: Transform::from_translation(place.extend(z)),
                    visibility: self.visibility(),
                    ..default()
                },
            ))
            .id();
        self.pieces.insert(at, piece);
        piece
    }
}

/// Notes in a tilemap which tile lies at a position. The tilemap itself may still be in the queue
/// of commands.
fn store(commands: &mut Commands, tilemap: Entity, position: TilePos, tile: Option<Entity>) {
    commands
        .entity(tilemap)
        .queue(move |mut tilemap: EntityWorldMut| {
            let Some(mut storage) = tilemap.get_mut::<TileStorage>() else {
                return;
            };
            match tile {
                Some(tile) => storage.checked_set(&position, tile),
                None => drop(storage.checked_remove(&position)),
            }
        });
}

/// The one place where a cell becomes a tilemap position: which piece, and where in it. Our rows
/// run down the page, those of a tilemap up.
fn tile_pos((layer, height, cell): (Layer, u8, Cell)) -> (PieceAt, TilePos) {
    let (column, row) = (cell.x.div_euclid(PIECE), cell.y.div_euclid(PIECE));
    let (x, y) = (cell.x.rem_euclid(PIECE), cell.y.rem_euclid(PIECE));
    (
        (layer, height, column, row),
        TilePos {
            x: x as u32,
            y: (PIECE - 1 - y) as u32,
        },
    )
}

fn darken(
    mut commands: Commands,
    mut tiles: Query<(Entity, &mut Inking, &mut TileColor)>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut passed = super::frame(&time);
    if tiles.is_empty() {
        return;
    }
    // Drawings without delay finish with the rest, not before them.
    passed = passed.min(Duration::from_millis(120));
    redraw.write(RequestRedraw);
    for (entity, mut inking, mut colour) in &mut tiles {
        if inking.wait > passed {
            inking.wait -= passed;
            continue;
        }
        inking.age += passed;
        let part = (inking.age.as_secs_f32() / inking.life.as_secs_f32().max(0.001)).min(1.0);
        colour.0 = inking.full.with_alpha(inking.full.alpha() * part);
        if part >= 1.0 {
            commands.entity(entity).remove::<Inking>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Rect as CellRect;

    #[test]
    fn every_cell_has_a_position_of_its_own() {
        let cells = CellRect::between(Cell::new(-40, -40), Cell::new(40, 40));
        let places: std::collections::BTreeSet<_> = cells
            .cells()
            .map(|cell| {
                let (piece, pos) = tile_pos((Layer::Floor, 0, cell));
                assert!(pos.x < PIECE as u32 && pos.y < PIECE as u32);
                (piece, pos)
            })
            .collect();
        assert_eq!(places.len() as u32, cells.area());
    }

    #[test]
    fn south_is_down() {
        let north = tile_pos((Layer::Floor, 0, Cell::new(3, 4)));
        let south = tile_pos((Layer::Floor, 0, Cell::new(3, 5)));
        assert_eq!(north.0, south.0);
        assert_eq!(north.1.y, south.1.y + 1);
    }
}
