use std::time::{Duration, Instant};

use bevy::{
    asset::AssetEventSystems,
    input::{
        keyboard::KeyboardInput,
        mouse::{MouseButtonInput, MouseWheel},
    },
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems, render_resource::PipelineCache, renderer::RenderDevice,
    },
    window::{
        Monitor, MonitorSelection, PresentMode, PrimaryWindow, RequestRedraw, WindowMode,
        WindowResized, WindowResolution,
    },
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent},
};
use bevy_egui::{
    EguiContexts, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, EguiRenderOutput, egui,
};
use winit::event_loop::EventLoopProxy;

use crate::{
    app::{Command, Settings, Shelf, Told},
    game::Phrase,
};

/// Libraries log real problems only; outdated drivers are not worth a line.
pub(in crate::app) const LOG_FILTER: &str = "warn,bevy_asset=error,bevy_egui=error,wgpu=error,naga=error,cpal=error,rodio=error,bevy_winit=error,\
     bevy_render=error,winit=error,sctk=error,calloop=error,offset_allocator=error,\
     wgpu_hal::vulkan::instance=off";

/// Longest time between frames when nothing happens. (With an infinite wait the window library
/// would draw all the time.)
const AT_LEAST_EVERY: Duration = Duration::from_secs(600);

/// Smallest window that fits everything.
const SMALLEST: (f32, f32) = (1024.0, 640.0);

pub(in crate::app) fn window_plugin(settings: &Settings) -> WindowPlugin {
    let (width, height) = settings.window;
    WindowPlugin {
        primary_window: Some(Window {
            title: "Tabledelve".into(),
            name: Some("tabledelve".into()),
            resolution: WindowResolution::new(width, height),
            mode: mode(settings),
            present_mode: PresentMode::AutoVsync,
            resize_constraints: WindowResizeConstraints {
                min_width: SMALLEST.0,
                min_height: SMALLEST.1,
                ..default()
            },
            ..default()
        }),
        // `kept::unsaved` closes it, once the game is saved.
        close_when_requested: false,
        ..default()
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        // Draw only after something has happened; anything in motion requests its next frame.
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive_low_power(AT_LEAST_EVERY),
            unfocused_mode: UpdateMode::reactive_low_power(AT_LEAST_EVERY),
        })
        .add_systems(
            PreUpdate,
            (drop_stale_modifiers, tell_texture_size, tell_time)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, (fit_the_screen, remember_size).chain())
        .add_systems(Update, fill_the_screen.run_if(resource_changed::<Settings>))
        .add_systems(EguiPrimaryContextPass, on_keys)
        .init_resource::<FramesAhead>()
        .add_systems(Last, follow_up)
        // New letters go into the texture of all letters before the renderer is told of changed
        // pictures; told of them a frame later, it would leave them out of the text until then.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        )
        .add_systems(
            PostUpdate,
            show_new_letters
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput),
        );
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        let proxy = (**proxy).clone();
        if let Some(render) = app.get_sub_app_mut(RenderApp) {
            let wait = move |pipelines: Res<PipelineCache>| wait_for_shaders(&pipelines, &proxy);
            render.add_systems(Render, wait.in_set(RenderSystems::Cleanup));
        }
    }
}

fn mode(settings: &Settings) -> WindowMode {
    if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

fn fill_the_screen(settings: Res<Settings>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    if window.mode != mode(&settings) {
        window.mode = mode(&settings);
    }
}

/// The keys for the screen as a whole and for silence work everywhere.
fn on_keys(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    mut told: MessageWriter<Told>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if settings.keys.pressed(ctx, Command::FullScreen) {
        settings.fullscreen = !settings.fullscreen;
    }
    if settings.keys.pressed(ctx, Command::Mute) {
        settings.muted = !settings.muted;
        let key = if settings.muted {
            "told-muted"
        } else {
            "told-unmuted"
        };
        told.write(Told(Phrase::new(key)));
    }
    Ok(())
}

/// Draws another frame for whatever was skipped because its shaders were not ready.
fn wait_for_shaders(pipelines: &PipelineCache, proxy: &EventLoopProxy<WinitUserEvent>) {
    if pipelines.waiting_pipelines().next().is_some() {
        // Without a window there is nothing to draw.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    }
}

/// Shrinks a window larger than the screen, which would lose its bottom, once the screen is known.
fn fit_the_screen(
    screens: Query<&Monitor>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut done: Local<bool>,
) {
    if *done || screens.is_empty() {
        return;
    }
    *done = true;
    let widest = screens.iter().map(|screen| screen.physical_width).max();
    let highest = screens.iter().map(|screen| screen.physical_height).max();
    let (Some(wide), Some(high)) = (widest, highest) else {
        return;
    };
    let (width, height) = (
        window.resolution.physical_width(),
        window.resolution.physical_height(),
    );
    if (width > wide || height > high) && wide > 0 && high > 0 {
        window
            .resolution
            .set_physical_resolution(width.min(wide), height.min(high));
    }
}

fn remember_size(
    mut resized: MessageReader<WindowResized>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
) {
    if resized.read().next().is_none() || settings.fullscreen {
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

/// Draws a few more frames after each press, each edit, each change of size and at the start, since
/// their effects only show in later frames: a click sets a state, and the state changes what is
/// shown.
fn follow_up(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    mut sizes: MessageReader<WindowResized>,
    shelf: Res<Shelf>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut frames: ResMut<FramesAhead>,
) {
    const FOLLOWING: u8 = 4;
    let pressed = keys.read().count() + buttons.read().count() + wheel.read().count();
    let resized = sizes.read().count();
    if pressed + resized > 0 || shelf.is_changed() {
        frames.at_least(FOLLOWING);
    }
    if frames.0 > 0 {
        frames.0 -= 1;
        redraw.write(RequestRedraw);
    }
}

/// Draws a few more frames after the texture of all letters has grown: those that are new are there
/// only after the first.
fn show_new_letters(outputs: Query<&EguiRenderOutput>, mut frames: ResMut<FramesAhead>) {
    const FOLLOWING: u8 = 3;
    if outputs
        .iter()
        .any(|output| !output.textures_delta.set.is_empty())
    {
        frames.at_least(FOLLOWING);
    }
}

/// Frames to draw though nothing new asks for them; a few at the start, while pictures arrive.
#[derive(Resource)]
struct FramesAhead(u8);

impl Default for FramesAhead {
    fn default() -> Self {
        Self(12)
    }
}

impl FramesAhead {
    fn at_least(&mut self, frames: u8) {
        self.0 = self.0.max(frames);
    }
}

/// Largest side of a texture for egui: as much as a picture for the largest screens needs. The texture
/// of all letters is as wide as egui is told, and room lost beside a large letter grows with it.
const LARGEST_TEXTURE: usize = 4096;

/// Tells egui the maximum texture size: it assumes the lowest common limit, and most cards allow
/// more.
fn tell_texture_size(mut inputs: Query<&mut EguiInput>, device: Option<Res<RenderDevice>>) {
    let Some(device) = device else { return };
    let most = device.limits().max_texture_dimension_2d as usize;
    for mut input in &mut inputs {
        input.0.max_texture_side = Some(most.min(LARGEST_TEXTURE));
    }
}

/// Tells egui the time. Bevy's clock is that of the frame drawn last: after a rest a press would seem as
/// old as that frame, and too old for a click by the time the button is let go.
fn tell_time(mut inputs: Query<&mut EguiInput>, mut start: Local<Option<Instant>>) {
    let now = start.get_or_insert_with(Instant::now).elapsed();
    for mut input in &mut inputs {
        input.0.time = Some(now.as_secs_f64());
    }
}

/// Drops modifier events without a change. egui receives them every frame and takes them for input
/// that needs another frame, so the window would never rest.
fn drop_stale_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                let changed = *modifiers != *last;
                *last = *modifiers;
                changed
            }
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_after_a_rest_is_as_late_as_it_is() {
        let mut app = App::new();
        app.add_systems(Update, tell_time);
        let input = app.world_mut().spawn(EguiInput::default()).id();
        // Whatever was told before.
        let stale = Some(1000.0);
        let mut told = || {
            app.world_mut().get_mut::<EguiInput>(input).unwrap().0.time = stale;
            app.update();
            app.world().get::<EguiInput>(input).unwrap().0.time.unwrap()
        };
        let before = told();
        std::thread::sleep(Duration::from_millis(30));
        let rested = told() - before;
        assert!((0.03..1.0).contains(&rested), "{rested}");
    }
}
