//! The sheet of parchment and the dungeon inked on it: a tilemap for each layer of drawings,
//! in pieces that are added as the map grows.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_ecs_tilemap::prelude::*;

use super::art::{Art, ArtBox, TILE, Tiles};
use super::camera::{Look, corner, to_world};
use super::playhead::{ShowSystems, Shown};
use super::surface;
use crate::app::{AppState, BoardCamera, Settings};
use crate::dungeon::Map as Dungeon;
use crate::dungeon::tiles::{Layer, Sight, Tile};
use crate::game::Scene;
use crate::grid::{Cell, Rect as CellRect};

/// Cells along the side of a piece of a layer.
const PIECE: i16 = 32;
/// Cells of bare parchment round the drawing.
const MARGIN: i16 = 5;
/// The sheet grows by so many cells at a time.
const STEP: i16 = 6;
/// How long a drawing takes to darken, and how much later it begins a cell farther in.
const INK: u32 = 260;
const INK_PER_CELL: u32 = 34;

/// Where a piece of a layer lies. Drawings of one layer that share a cell lie on sheets of their
/// own, the later ones above.
type PieceAt = (Layer, u8, i16, i16);

#[derive(Resource, Default)]
struct Board {
    /// The edition of the drawings that it shows.
    edition: u32,
    texture: Option<(Handle<Image>, Tiles)>,
    pieces: BTreeMap<PieceAt, Entity>,
    drawn: BTreeMap<(Layer, u8, Cell), (Entity, Tile)>,
    map: Option<Arc<Dungeon>>,
    room: Option<usize>,
    revision: u64,
    sheet: Option<CellRect>,
}

/// Everything that belongs to the board of one game.
#[derive(Component)]
struct OnBoard;

/// The parchment, its shadow and the wood below.
#[derive(Component, Clone, Copy, PartialEq)]
enum Ground {
    Wood,
    Shadow,
    Sheet,
    Frame,
    Vignette,
}

/// A drawing that is being inked.
#[derive(Component)]
struct Inking {
    wait: Duration,
    age: Duration,
    life: Duration,
    full: Color,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Board>()
        .add_systems(OnEnter(AppState::Table), lay_sheet)
        .add_systems(OnExit(AppState::Table), clear)
        .add_systems(
            Update,
            (draw, darken, stretch_sheet)
                .chain()
                .after(ShowSystems)
                .run_if(in_state(AppState::Table)),
        )
        .add_systems(
            PostUpdate,
            follow_camera.before(TransformSystems::Propagate),
        );
}

fn lay_sheet(mut commands: Commands, mut art: ArtBox, mut board: ResMut<Board>) {
    *board = Board::default();
    board.edition = art.edition();
    // A bare sheet lies there before the first room is drawn.
    board.sheet = Some(rounded(CellRect::sized(Cell::new(-3, -3), 6, 6), None));
    let z = |ground: Ground| match ground {
        Ground::Wood => -200.0,
        Ground::Shadow => -190.0,
        Ground::Sheet => -180.0,
        Ground::Frame => -170.0,
        Ground::Vignette => 900.0,
    };
    let tiled = |scale: f32| SpriteImageMode::Tiled {
        tile_x: true,
        tile_y: true,
        stretch_value: scale,
    };
    let sliced = |border: f32, max_corner_scale: f32| {
        SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect::all(border),
            center_scale_mode: SliceScaleMode::Stretch,
            sides_scale_mode: SliceScaleMode::Stretch,
            max_corner_scale,
        })
    };
    let grounds = [
        (Ground::Wood, surface::wood(), tiled(1.6)),
        (
            Ground::Shadow,
            surface::sheet_shadow(),
            sliced(surface::SHADOW_BORDER, 3.0),
        ),
        (Ground::Sheet, surface::parchment(), tiled(1.0)),
        (
            Ground::Frame,
            surface::frame(),
            sliced(surface::FRAME_BORDER, 1.4),
        ),
        (Ground::Vignette, surface::vignette(), SpriteImageMode::Auto),
    ];
    for (ground, pixels, mode) in grounds {
        let image = art.add(pixels, false);
        let sprite = Sprite {
            image_mode: mode,
            custom_size: Some(Vec2::ONE),
            ..Sprite::from_image(image)
        };
        commands.spawn((
            OnBoard,
            ground,
            sprite,
            Transform::from_xyz(0.0, 0.0, z(ground)),
        ));
    }
}

fn clear(mut commands: Commands, mut board: ResMut<Board>, all: Query<Entity, With<OnBoard>>) {
    for entity in &all {
        commands.entity(entity).despawn();
    }
    *board = Board::default();
}

fn draw(
    mut commands: Commands,
    mut board: ResMut<Board>,
    shown: Res<Shown>,
    art: Res<Art>,
    settings: Res<Settings>,
    mut images: ResMut<Assets<Image>>,
    mut look: ResMut<Look>,
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
    if same && board.room == shown.scene.room && !redrawn {
        if let Some(party) = standing(&shown.scene) {
            look.keep_in_sight(party);
        }
        return;
    }
    let known = board.map.as_ref().map_or(0, |old| old.rooms().len());
    let first = board.map.is_none();
    if board.texture.is_none() {
        board.texture = art.tiles(&mut images);
    }
    let room = shown.scene.room;
    if !redrawn {
        look_at_room(&map, &shown.scene, first, &mut look);
    }
    let entry = map.rooms().nth(known).map(|room| room.entry().cell);
    // A map that is there from the start is not drawn before the player's eyes, nor is one twice.
    let at_once = redrawn || (first && map.rooms().len() > 1);
    let ink = entry.filter(|_| !at_once);
    if let Some(bounds) = map.bounds() {
        board.sheet = Some(rounded(bounds, board.sheet));
    }
    board.map = Some(map.clone());
    board.room = room;
    let Some((rules, _)) = art.of_maps() else {
        return;
    };
    let sight = |id: crate::dungeon::RoomId| {
        if room == Some(usize::from(id.0)) {
            Sight::InSight
        } else {
            Sight::Known
        }
    };
    let tiles = stacked(rules.tiles(&map, sight));
    let names = rules.sprites().to_vec();
    board.lay(&mut commands, tiles, &names, ink, &settings);
}

/// Turns the look to the room the party is in, or to everybody in it where the room is too large.
fn look_at_room(map: &Dungeon, scene: &Scene, first: bool, look: &mut Look) {
    let here = scene
        .room
        .and_then(|room| map.rooms().nth(room))
        .or(map.last());
    let Some(here) = here else { return };
    let room = here.interior().grown(1);
    let area = match standing(scene) {
        Some(everybody) if !look.has_room_for(room) => everybody,
        _ => room,
    };
    if first {
        look.show(area);
    } else {
        look.follow(area);
    }
}

/// The cells round everybody on the board.
fn standing(scene: &Scene) -> Option<CellRect> {
    let each = scene.tokens.iter().map(|token| {
        let size = i16::from(token.size.max(1));
        CellRect::sized(token.cell, size, size).grown(1)
    });
    each.reduce(CellRect::joined)
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

    /// Makes the tilemaps show these drawings and no others.
    fn lay(
        &mut self,
        commands: &mut Commands,
        tiles: BTreeMap<(Layer, u8, Cell), Tile>,
        names: &[String],
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
            if let Some((entity, _)) = self.drawn.remove(&place) {
                commands.entity(entity).despawn();
            }
        }
        for (place, tile) in tiles {
            let old = self.drawn.get(&place).copied();
            if old.is_some_and(|(_, old)| old == tile) {
                continue;
            }
            let name = names
                .get(usize::from(tile.sprite))
                .map_or("", String::as_str);
            let Some(layer) = layers.layer(name) else {
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
            if let Some((entity, _)) = old {
                commands.entity(entity).insert(look).remove::<Inking>();
                self.drawn.insert(place, (entity, tile));
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
            let life = settings.pace(INK);
            if let Some(from) = ink_from.filter(|_| !life.is_zero()) {
                let wait = settings.pace(INK_PER_CELL * tile.cell.reach_to(from));
                let faint = TileColor(full.with_alpha(0.0));
                let inking = Inking {
                    wait,
                    age: Duration::ZERO,
                    life,
                    full,
                };
                commands.entity(entity).insert((faint, inking));
            }
            self.drawn.insert(place, (entity, tile));
        }
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
        // A tilemap hangs from the middle of its lower left tile.
        let lower_left = Cell::new(column * PIECE, row * PIECE + PIECE - 1);
        let place = to_world(corner(lower_left) + Vec2::splat(0.5));
        let order = Layer::ALL
            .iter()
            .position(|other| *other == layer)
            .unwrap_or(0);
        let z = -100.0 + order as f32 * 8.0 + f32::from(height) * 0.25;
        let piece = commands
            .spawn((
                OnBoard,
                TilemapBundle {
                    grid_size: tile_size.into(),
                    size,
                    storage: TileStorage::empty(size),
                    texture: TilemapTexture::TextureContainer(texture.clone()),
                    tile_size,
                    transform: Transform::from_translation(place.extend(z)),
                    ..default()
                },
            ))
            .id();
        self.pieces.insert(at, piece);
        piece
    }
}

/// The one place where a cell of ours becomes a position of the tilemap's: which piece, and
/// where in it. Our rows run down the page, those of a tilemap up.
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
    // What waits for nothing is finished with the rest, not before it.
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

/// The sheet for a drawing: with a margin, and in steps, so that it does not creep.
fn rounded(drawing: CellRect, before: Option<CellRect>) -> CellRect {
    let wanted = drawing.grown(MARGIN);
    let down = |value: i16| value.div_euclid(STEP) * STEP;
    let up = |value: i16| -((-value).div_euclid(STEP)) * STEP;
    let min = Cell::new(down(wanted.min.x), down(wanted.min.y));
    let max = Cell::new(up(wanted.max.x), up(wanted.max.y));
    let sheet = CellRect::between(min, max);
    // Never smaller than a page that fills the table.
    let page = CellRect::between(
        Cell::new(min.x.min(-18), min.y.min(-12)),
        Cell::new(max.x.max(18), max.y.max(12)),
    );
    let sheet = sheet.joined(page);
    before.map_or(sheet, |before| before.joined(sheet))
}

fn stretch_sheet(
    board: Res<Board>,
    mut grounds: Query<(&Ground, &mut Sprite, &mut Transform)>,
    fresh: Query<(), Added<Ground>>,
    mut laid: Local<Option<CellRect>>,
) {
    if fresh.is_empty() && *laid == board.sheet {
        return;
    }
    *laid = board.sheet;
    let Some(sheet) = board.sheet else { return };
    let size = Vec2::new(f32::from(sheet.width()), f32::from(sheet.height())) * TILE as f32;
    let middle = to_world(corner(sheet.min)) + Vec2::new(size.x, -size.y) / 2.0;
    for (ground, mut sprite, mut transform) in &mut grounds {
        let (grown, moved) = match ground {
            Ground::Wood => (Vec2::splat(9000.0), Vec2::ZERO),
            Ground::Shadow => (Vec2::splat(110.0), Vec2::new(18.0, -26.0)),
            Ground::Sheet => (Vec2::ZERO, Vec2::ZERO),
            Ground::Frame => (Vec2::splat(-150.0), Vec2::ZERO),
            Ground::Vignette => continue,
        };
        sprite.custom_size = Some(size + grown);
        transform.translation = (middle + moved).extend(transform.translation.z);
    }
}

/// The dark corners of the room stay with the eye.
fn follow_camera(
    camera: Query<(&Transform, &Projection), (With<BoardCamera>, Without<Ground>)>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut grounds: Query<(&Ground, &mut Sprite, &mut Transform)>,
) {
    let (Some(window), Ok((at, Projection::Orthographic(lens)))) = (window, camera.single()) else {
        return;
    };
    let size = Vec2::new(window.width(), window.height()) * lens.scale * 1.02;
    for (ground, mut sprite, mut transform) in &mut grounds {
        if *ground != Ground::Vignette {
            continue;
        }
        let place = at.translation.truncate().extend(transform.translation.z);
        if transform.translation != place || sprite.custom_size != Some(size) {
            transform.translation = place;
            sprite.custom_size = Some(size);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn the_sheet_never_shrinks() {
        let first = rounded(CellRect::sized(Cell::new(0, 0), 8, 8), None);
        let second = rounded(CellRect::sized(Cell::new(-30, 2), 8, 8), Some(first));
        assert_eq!(second.joined(first), second);
        assert!(second.min.x <= -30 - MARGIN);
    }
}
