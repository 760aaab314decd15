use bevy::{
    camera::{CameraOutputMode, visibility::RenderLayers},
    prelude::*,
};
use bevy_egui::{EguiGlobalSettings, PrimaryEguiContext};

use crate::app::AppState;

/// The camera that looks at the board.
#[derive(Component)]
pub struct BoardCamera;

pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb_u8(0x1c, 0x13, 0x0c)))
        .add_systems(PreStartup, spawn)
        .add_systems(Update, look_at_table.run_if(state_changed::<AppState>));
}

/// Where no game lies on the table there is nothing to draw below the sheets; where one does, they
/// are drawn on the same picture.
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

/// Two cameras: one for the board, and above it one for the sheets, which shows nothing else.
fn spawn(mut commands: Commands, mut egui: ResMut<EguiGlobalSettings>) {
    egui.auto_create_primary_context = false;
    // Drawings come with smooth edges, and egui smooths its own.
    commands.spawn((
        BoardCamera,
        Camera2d,
        Msaa::Off,
        Camera {
            // The sheets are drawn on what it has drawn, and then all of it is shown.
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
