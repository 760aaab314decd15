use bevy::{
    camera::{CameraOutputMode, visibility::RenderLayers},
    prelude::*,
    render::render_resource::BlendState,
};
use bevy_egui::{EguiGlobalSettings, PrimaryEguiContext};

/// The camera that looks at the board.
#[derive(Component)]
pub struct BoardCamera;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb_u8(0x1c, 0x13, 0x0c)))
        .add_systems(PreStartup, spawn);
}

/// Two cameras: one for the board, and above it one for the sheets, which shows nothing else.
fn spawn(mut commands: Commands, mut egui: ResMut<EguiGlobalSettings>) {
    egui.auto_create_primary_context = false;
    commands.spawn((BoardCamera, Camera2d));
    commands.spawn((
        PrimaryEguiContext,
        Camera2d,
        RenderLayers::none(),
        Camera {
            order: 10,
            output_mode: CameraOutputMode::Write {
                blend_state: Some(BlendState::ALPHA_BLENDING),
                clear_color: ClearColorConfig::None,
            },
            clear_color: ClearColorConfig::Custom(Color::NONE),
            ..default()
        },
    ));
}
