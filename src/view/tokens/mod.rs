//! The wooden tokens: a disc whose rim shows the side, the bust on it, cracks for wounds, pins for
//! conditions, lamplight on the one whose turn it is.

mod parts;

use std::collections::BTreeMap;
use std::f32::consts::TAU;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

pub use parts::{gauge_plate, rim};

use super::art::{self, ArtBox, TILE};
use super::camera::{BoardView, to_world};
use super::effects::{Blow, Effects, eased, timer};
use super::playhead::{ShowSystems, Shown};
use super::{fallen, lay, surface};
use crate::app::{AppState, Settings};
use crate::game::{Scene, Stroke, Token};
use crate::grid::Cell;
use parts::build;

/// Time to set a token down at normal speed, in milliseconds.
const SET_DOWN: u32 = 240;
/// Time to walk from one room to the next, in milliseconds.
const THROUGH_A_DOOR: u32 = 480;
/// How often a token that shakes goes to and fro.
const SHAKES: f32 = 3.0;

/// A token on the board.
#[derive(Component)]
struct Piece {
    /// Start, places between, and end of its movement.
    path: Vec<Vec2>,
    /// For each step of the path, true if it goes through stairs.
    stairs: Vec<bool>,
    slide: Timer,
    landing: Timer,
    fall: Timer,
    /// Scale beside other tokens of its size.
    scale: f32,
    /// The token as built; it is rebuilt when this changes.
    look: Token,
}

#[derive(Resource, Default)]
struct Pieces {
    by_id: BTreeMap<u32, Entity>,
    revision: u64,
    /// Edition of the drawings that they are made of.
    edition: u32,
    /// The size of a pixel on the board that they are made for.
    pixel: f32,
}

/// Pictures that no atlas holds.
#[derive(Resource, Default)]
struct Light {
    lamp: Handle<Image>,
    shadow: Handle<Image>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pieces>()
        .init_resource::<Light>()
        .add_systems(OnEnter(AppState::Table), light_lamp)
        .add_systems(OnExit(AppState::Table), |mut pieces: ResMut<Pieces>| {
            *pieces = Pieces::default();
        })
        .add_systems(
            Update,
            (set_out, go)
                .chain()
                .after(ShowSystems)
                .run_if(in_state(AppState::Table))
                .run_if(art::ready),
        );
}

fn light_lamp(mut art: ArtBox, mut light: ResMut<Light>) {
    if light.lamp != Handle::default() {
        return;
    }
    light.lamp = art.add(surface::round_glow([255, 205, 110], 0.95, 0.25), false);
    light.shadow = art.add(surface::round_glow([20, 10, 4], 0.55, 0.55), false);
}

/// Brings the tokens on the board into line with the scene.
fn set_out(
    mut commands: Commands,
    mut pieces: ResMut<Pieces>,
    mut query: Query<&mut Piece>,
    shown: Res<Shown>,
    settings: Res<Settings>,
    light: Res<Light>,
    mut art: ArtBox,
    look: Res<BoardView>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
) {
    let pixel = match look.is_moving() && pieces.pixel > 0.0 {
        true => pieces.pixel,
        false => window.map_or(1.0, |it| look.pixel() / it.scale_factor()),
    };
    // Gauges are made for whole pixels.
    let redrawn = pieces.edition != art.edition() || pieces.pixel != pixel;
    if pieces.revision == shown.revision && !redrawn {
        return;
    }
    pieces.edition = art.edition();
    pieces.pixel = pixel;
    let first = pieces.by_id.is_empty();
    pieces.revision = shown.revision;
    let there: BTreeMap<u32, &Token> = shown.tokens().map(|token| (token.id, token)).collect();
    pieces.by_id.retain(|id, entity| {
        let stays = there.contains_key(id);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    let tiling = shown.scene.tiling();
    for (id, token) in there {
        let (place, scale) = lay::stand(tiling, shown.tokens(), token);
        let Some(&entity) = pieces.by_id.get(&id) else {
            let landing = if first { 0 } else { SET_DOWN };
            let piece = Piece {
                path: vec![place],
                stairs: Vec::new(),
                slide: timer(settings.pace(0)),
                landing: timer(settings.pace(landing)),
                // Whoever lies there already does not fall again.
                fall: timer(Duration::ZERO),
                scale,
                look: token.clone(),
            };
            let entity = commands
                .spawn((
                    piece,
                    at(place, 0.0),
                    Visibility::default(),
                    DespawnOnExit(AppState::Table),
                ))
                .id();
            let pixel = pixel / scale;
            build(&mut commands.entity(entity), token, pixel, &mut art, &light);
            pieces.by_id.insert(id, entity);
            continue;
        };
        let Ok(mut piece) = query.get_mut(entity) else {
            continue;
        };
        if piece.path.last() != Some(&place) {
            let (from, _) = piece.reached();
            let walk = shown.walks.get(&id);
            let path = walk.map_or(&[] as &[Cell], |walk| &walk.path);
            let between = path.iter().take(path.len().saturating_sub(1));
            let doorway = match walk {
                Some(_) => Vec::new(),
                None => doorway(&shown.scene, piece.look.cell, token.cell),
            };
            let slide = if doorway.is_empty() {
                SET_DOWN
            } else {
                THROUGH_A_DOOR
            };
            let between = between.chain(&doorway);
            let between = between.map(|cell| lay::middle(tiling, *cell));
            piece.path = std::iter::once(from)
                .chain(between)
                .chain([place])
                .collect();
            let path = if path.is_empty() {
                std::slice::from_ref(&token.cell)
            } else {
                path
            };
            let from = std::iter::once(&piece.look.cell).chain(path);
            let steps = from.zip(path);
            let board = shown.scene.board.as_deref();
            let leads = |(here, there): (&Cell, &Cell)| {
                board.is_some_and(|board| board.stairs().any(|ends| joins(ends, *here, *there)))
            };
            piece.stairs = steps.map(leads).collect();
            let takes = walk.map_or(settings.pace(slide), |walk| walk.takes);
            piece.slide = timer(takes);
        }
        let rescaled = piece.scale != scale;
        piece.scale = scale;
        if fallen::lies(token) && !piece.look.down {
            piece.fall = timer(settings.pace(fallen::falls_for(token)));
        }
        if redrawn || rescaled || !same_look(&piece.look, token) {
            commands.entity(entity).despawn_related::<Children>();
            let pixel = pixel / scale;
            build(&mut commands.entity(entity), token, pixel, &mut art, &light);
        }
        piece.look = token.clone();
    }
}

/// The cells of the link that leads from the room of one cell to that of another, if they are
/// neighbours on one storey of a dungeon.
fn doorway(scene: &Scene, from: Cell, to: Cell) -> Vec<Cell> {
    let map = scene.map.as_ref().filter(|_| scene.board.is_none());
    let rooms = map.and_then(|map| Some((map, map.room_at(from)?.id, map.room_at(to)?.id)));
    let Some((map, from, to)) = rooms.filter(|(_, from, to)| from != to) else {
        return Vec::new();
    };
    let mut links = map.links_of(from);
    let link = links.find(|(_, link)| link.other(from) == Some(to) && !link.stairs);
    let mut cells = link.map_or(Vec::new(), |(_, link)| link.cells());
    if link.is_some_and(|(_, link)| link.from != from) {
        cells.reverse();
    }
    cells
}

fn same_look(a: &Token, b: &Token) -> bool {
    let pins = |token: &Token| token.pins.iter().map(|pin| pin.sprite).collect::<Vec<_>>();
    (&a.sprite, a.side, a.size, a.cracks, a.down, a.active)
        == (&b.sprite, b.side, b.size, b.cracks, b.down, b.active)
        && a.facing == b.facing
        && (a.acted, a.life) == (b.acted, b.life)
        && pins(a) == pins(b)
}

fn at(place: Vec2, lift: f32) -> Transform {
    // Tokens farther down the page stand in front.
    let z = 10.0 + place.y * 0.02 + lift;
    Transform::from_translation(to_world(place).extend(z))
}

/// Animates tokens: sliding, striking, shaking and falling.
fn go(
    mut query: Query<(&mut Piece, &mut Transform)>,
    effects: Res<Effects>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let passed = super::frame(&time);
    for (mut piece, mut transform) in &mut query {
        let moving = [&piece.slide, &piece.landing, &piece.fall];
        if moving.iter().any(|it| !it.is_finished()) {
            piece.slide.tick(passed);
            piece.landing.tick(passed);
            piece.fall.tick(passed);
            redraw.write(RequestRedraw);
        }
        let id = piece.look.id;
        let (mut place, size) = piece.reached();
        let mut lift = 0.0;
        for blow in effects.blows.iter().filter(|blow| blow.from == id) {
            place += lunge(blow);
            lift = 5.0;
        }
        for fate in effects.fates.iter().filter(|fate| fate.id == id) {
            if fate.look.draw.contains(&Stroke::Shake) {
                let calm = 1.0 - fate.flashed();
                place.x += (fate.flashed() * SHAKES * TAU).sin() * 0.07 * calm;
            }
        }
        let mut wanted = at(place, lift);
        wanted.scale = Vec3::new(piece.scale * size, piece.scale * size, 1.0);
        if fallen::lies(&piece.look) {
            let (turn, small) = fallen::posture(piece.fall.fraction());
            wanted.rotation = Quat::from_rotation_z(turn);
            wanted.translation.z -= 4.0;
            wanted.scale *= Vec3::new(small, small, 1.0);
        }
        if !piece.landing.is_finished() {
            let high = 1.0 - eased(&piece.landing);
            wanted.scale *= 1.0 + high * 0.5;
            wanted.translation.y += high * TILE as f32 * 0.5;
        }
        if *transform != wanted {
            *transform = wanted;
        }
    }
}

impl Piece {
    fn reached(&self) -> (Vec2, f32) {
        along(&self.path, &self.stairs, eased(&self.slide))
    }
}

/// True if two cells are the ends of stairs.
fn joins(ends: (Cell, Cell), here: Cell, there: Cell) -> bool {
    ends == (here, there) || ends == (there, here)
}

/// The place reached on a path of steps that all take the same time, and the size there: on stairs a
/// token dwindles at one end and grows again at the other.
fn along(path: &[Vec2], stairs: &[bool], part: f32) -> (Vec2, f32) {
    let steps = path.len().saturating_sub(1);
    let done = part * steps as f32;
    let step = (done.floor() as usize).min(steps.saturating_sub(1));
    let on = done - step as f32;
    match (path.get(step), path.get(step + 1)) {
        (Some(from), Some(to)) if stairs.get(step) == Some(&true) => {
            let place = if on < 0.5 { from } else { to };
            (*place, (2.0 * on - 1.0).abs())
        }
        (Some(from), Some(to)) => (from.lerp(*to, on), 1.0),
        (Some(only), None) => (*only, 1.0),
        _ => (Vec2::ZERO, 1.0),
    }
}

/// Forward and back again for blows; missiles and spells only take a small step.
fn lunge(blow: &Blow) -> Vec2 {
    let Some((from, to)) = blow.ends else {
        return Vec2::ZERO;
    };
    let span = to - from;
    let swings = |stroke: &Stroke| matches!(stroke, Stroke::Swing { .. });
    let reach = if blow.look.draw.iter().any(swings) {
        (span.length() - 0.75).clamp(0.3, 1.6)
    } else {
        0.18
    };
    let out = (blow.timer.fraction() * std::f32::consts::PI).sin();
    span.normalize_or_zero() * reach * out
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use super::*;
    use crate::content::Loader;
    use crate::game::SetupValues;
    use crate::games;

    #[test]
    fn nobody_is_seen_between_the_ends_of_stairs() {
        let path = [Vec2::ZERO, Vec2::X, Vec2::new(9.0, 0.0)];
        let at = |part| along(&path, &[false, true], part);
        assert_eq!(at(0.25), (Vec2::new(0.5, 0.0), 1.0));
        for (part, end) in [(0.6, path[1]), (0.9, path[2])] {
            let (place, size) = at(part);
            assert_eq!(place, end);
            assert!(size > 0.0 && size < 1.0);
        }
        assert_eq!(at(1.0), (path[2], 1.0));
    }

    #[test]
    fn who_goes_to_the_next_room_goes_through_its_door() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let loader = Loader::new(games::registry(), root);
        let library = loader.load().unwrap();
        let game = games::open("deck_crawl", &library).unwrap();
        let grown = game.dungeon(&SetupValues::default(), 5).unwrap().unwrap();
        let map = grown.level.map;
        let scene = Scene {
            map: Some(Arc::new(map.clone())),
            ..Scene::default()
        };
        let inside = |room| map.room(room).unwrap().cells().next().unwrap();
        let links: Vec<_> = map.links().filter(|link| !link.stairs).collect();
        assert!(!links.is_empty());
        for link in links {
            let (from, to) = (inside(link.from), inside(link.to));
            let (there, back) = (doorway(&scene, from, to), doorway(&scene, to, from));
            assert!(there.contains(&link.door_cell), "{link:?}");
            assert!(back.iter().eq(there.iter().rev()));
            assert!(doorway(&scene, from, from).is_empty());
        }
    }
}
