use bevy::{
    camera::{CameraOutputMode, visibility::RenderLayers},
    prelude::*,
};
use bevy_egui::{EguiGlobalSettings, PrimaryEguiContext};

use crate::app::AppState;

/// Camera for the board.
#[derive(Component)]
pub struct BoardCamera;

/// The dark wood behind everything.
const TABLE: Color = Color::srgb(
    0x1c as f32 / 255.0,
    0x13 as f32 / 255.0,
    0x0c as f32 / 255.0,
);

pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(TABLE))
        .add_systems(PreStartup, spawn)
        .add_systems(Update, look_at_table.run_if(state_changed::<AppState>));
}

/// Spawns one camera, for sheets alone.
pub(in crate::app) fn spawn_one(mut commands: Commands) {
    commands.insert_resource(ClearColor(TABLE));
    commands.spawn((PrimaryEguiContext, Camera2d, Msaa::Off));
}

/// Turns the board camera off while no game is on the table; with a game, the sheets are drawn over
/// its image.
fn look_at_table(
    state: Res<State<AppState>>,
    mut board: Single<&mut Camera, With<BoardCamera>>,
    mut sheets: Single<&mut Camera, Without<BoardCamera>>,
) {
    board.is_active = *state.get() == AppState::Table;
    sheets.clear_color = if board.is_active {
        ClearColorConfig::None
    } else {
        ClearColorConfig::Default
    };
}

/// Spawns two cameras: one for the board, and one above it for the sheets alone.
fn spawn(mut commands: Commands, mut egui: ResMut<EguiGlobalSettings>) {
    egui.auto_create_primary_context = false;
    // Sprites have smooth edges already, and egui antialiases its own shapes.
    commands.spawn((
        BoardCamera,
        Camera2d,
        Msaa::Off,
        Camera {
            // The sheets are drawn on top of its image, and the result is presented.
            output_mode: CameraOutputMode::Skip,
            is_active: false,
            ..default()
        },
    ));
    commands.spawn((
        PrimaryEguiContext,
        Camera2d,
        Msaa::Off,
        RenderLayers::none(),
        Camera {
            order: 10,
            ..default()
        },
    ));
}
