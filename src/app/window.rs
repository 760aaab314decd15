use std::time::Duration;

use bevy::{
    prelude::*,
    window::{PresentMode, PrimaryWindow, WindowResized, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::EguiPlugin;

use super::Settings;

/// Libraries speak up only when something is wrong; a machine without sound or with old drivers
/// is not news to the player.
pub(super) const LOG_FILTER: &str = "warn,wgpu=error,naga=error,bevy_audio=error,cpal=error,rodio=error,bevy_winit=error,\
     bevy_render=error,winit=error,sctk=error,calloop=error,offset_allocator=error";

/// The smallest window that everything fits in.
const SMALLEST: (f32, f32) = (1024.0, 640.0);

pub(super) fn window_plugin(settings: &Settings) -> WindowPlugin {
    let (width, height) = settings.window;
    WindowPlugin {
        primary_window: Some(Window {
            title: "Tabledelve".into(),
            name: Some("tabledelve".into()),
            resolution: WindowResolution::new(width, height),
            present_mode: PresentMode::AutoVsync,
            resize_constraints: WindowResizeConstraints {
                min_width: SMALLEST.0,
                min_height: SMALLEST.1,
                ..default()
            },
            ..default()
        }),
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        // Nothing is drawn unless something happened; whoever moves asks for the next frame.
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive_low_power(Duration::MAX),
            unfocused_mode: UpdateMode::reactive_low_power(Duration::MAX),
        })
        .add_systems(Update, remember_size);
}

fn remember_size(
    mut resized: MessageReader<WindowResized>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
) {
    if resized.read().next().is_none() {
        return;
    }
    let size = (
        window.resolution.width() as u32,
        window.resolution.height() as u32,
    );
    if size.0 >= SMALLEST.0 as u32 && size.1 >= SMALLEST.1 as u32 && settings.window != size {
        settings.window = size;
    }
}
