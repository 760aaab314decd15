//! The camera over the board, which shows what the player's view looks at.

mod board_view;

use bevy::camera::{CameraUpdateSystems, Viewport};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiPostUpdateSet, egui};

pub use board_view::BoardView;
pub(super) use board_view::Reach;

use super::art::TILE;
use crate::app::{AppState, BoardCamera};
use crate::grid::Cell;

/// The north-west corner of a cell as a place of the board.
pub fn corner(cell: Cell) -> Vec2 {
    Vec2::new(f32::from(cell.x), f32::from(cell.y))
}

/// Converts a place of the board to Bevy's world, where up is up.
pub fn to_world(place: Vec2) -> Vec2 {
    Vec2::new(place.x, -place.y) * TILE as f32
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardView>()
        .add_systems(OnEnter(AppState::Table), |mut look: ResMut<BoardView>| {
            *look = BoardView::default()
        })
        .add_systems(
            PostUpdate,
            // By then panels are laid out, and the area they leave free is known.
            apply
                .after(EguiPostUpdateSet::EndPass)
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate),
        );
}

/// Moves the camera to where the view is, and draws on what no panel covers.
pub(super) fn apply(
    mut look: ResMut<BoardView>,
    mut cameras: Query<(&mut Camera, &mut Transform, &mut Projection), With<BoardCamera>>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    time: Res<Time>,
    settings: Res<crate::app::Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut moved: Local<bool>,
) {
    /// The most that the first step of a move takes up: a frame after a long rest must not jump.
    const FIRST: f32 = 0.05;
    let Some(window) = window else { return };
    let most = if *moved { f32::INFINITY } else { FIRST };
    // It keeps up with the figures.
    let seconds = time.delta_secs().min(most) * settings.haste() as f32;
    *moved = look.is_moving();
    if *moved {
        look.step(seconds, settings.is_still());
        // The panels have been laid out already: what they mark on the board follows in the next frame,
        // even where the view has arrived.
        redraw.write(RequestRedraw);
    }
    let Some((viewport, middle)) = viewport(&look, &window) else {
        return;
    };
    let centre = to_world(look.to_board(middle));
    let scale = look.pixel();
    for (mut camera, mut transform, mut projection) in &mut cameras {
        let same = camera.viewport.as_ref().is_some_and(|now| {
            now.physical_position == viewport.physical_position
                && now.physical_size == viewport.physical_size
        });
        if !same {
            camera.viewport = Some(viewport.clone());
        }
        let at = centre.extend(transform.translation.z);
        if transform.translation != at {
            transform.translation = at;
        }
        if let Projection::Orthographic(lens) = &*projection
            && lens.scale != scale
            && let Projection::Orthographic(lens) = &mut *projection
        {
            lens.scale = scale;
        }
    }
}

/// The pixels of the window that the board is drawn on, and the point in their middle. The part
/// under panels is not drawn at all.
fn viewport(look: &BoardView, window: &Window) -> Option<(Viewport, egui::Pos2)> {
    let pixels = look.zoom() * window.scale_factor();
    let whole = window.physical_size();
    let board = look.board();
    let min = Vec2::new(board.left(), board.top()) * pixels;
    let max = Vec2::new(board.right(), board.bottom()) * pixels;
    let min = min.floor().max(Vec2::ZERO).as_uvec2();
    let max = max.ceil().max(Vec2::ZERO).as_uvec2().min(whole);
    if min.cmpge(max).any() {
        return None;
    }
    let middle = (min + max).as_vec2() / (2.0 * pixels);
    let viewport = Viewport {
        physical_position: min,
        physical_size: max - min,
        ..default()
    };
    Some((viewport, egui::pos2(middle.x, middle.y)))
}
