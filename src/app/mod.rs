//! The window without its pictures: states, settings, files, sound, and the game being played.
// Systems take everything they need as arguments.
#![allow(clippy::too_many_arguments)]

pub mod audio;
pub mod dev;
pub mod frame;
pub mod kept;
pub mod playing;

pub use audio::sound::PlaySound;
pub use frame::camera::BoardCamera;
pub use frame::notice::{Notice, Told};
pub use frame::options::{RunOptions, RunProblem, Start};
pub use frame::words::Words;
pub use kept::keys::{Command, Keys};
pub use kept::saves::{Resume, SaveNow, SaveSlot, Saves, Unsettled};
pub use kept::settings::{ColourSet, Reactions, Settings, Speed};
pub use playing::play::{CurrentTable, PlayAgain, Seats, StartGame, TableStarted};
pub use playing::shelf::{ChosenGame, Shelf};
pub use playing::state::{AppState, Beneath, OpenBook, OpenRule, Overlay};

use bevy::{app::PluginGroup, prelude::*, render::RenderPlugin, winit::WinitSettings};
use bevy_egui::EguiPlugin;

use crate::{content::FolderLock, game::SaveStore};

/// Holds the player's folder for as long as the program runs.
#[derive(Resource)]
struct Locked(#[expect(dead_code, reason = "it only has to live")] FolderLock);

/// The app with everything below board and screens.
///
/// # Errors
/// There is no display, or another program uses the same folder.
pub fn begin(options: &RunOptions) -> Result<App, RunProblem> {
    frame::display::check()?;
    let lock = options.paths.lock().map_err(RunProblem::InUse)?;
    SaveStore::new(options.paths.saves()).clear_unfinished();
    frame::display::catch(|| opened(options.clone(), lock))
}

/// A window in which there is nothing of the player's, for a word from a program that must not touch it.
///
/// # Errors
/// There is no display.
pub fn begin_bare(options: &RunOptions) -> Result<App, RunProblem> {
    frame::display::check()?;
    frame::display::catch(|| {
        let (settings, _) = Settings::load(&options.paths);
        let mut app = with_window(options, &settings);
        app.insert_resource(settings)
            .insert_resource(WinitSettings::desktop_app())
            .add_plugins((
                EguiPlugin::default(),
                frame::fonts::plugin,
                dev::outline::plugin,
            ))
            .add_systems(PreStartup, frame::camera::spawn_one);
        app
    })
}

/// The app with a window, and with what draws in it.
fn with_window(options: &RunOptions, settings: &Settings) -> App {
    let mut app = App::new();
    let mut plugins = DefaultPlugins
        .build()
        .disable::<RenderPlugin>()
        .add_after::<RenderPlugin>(frame::driver::Driver)
        .set(frame::window::window_plugin(settings))
        .set(bevy::log::LogPlugin {
            filter: frame::window::LOG_FILTER.into(),
            ..default()
        })
        .set(AssetPlugin {
            file_path: options.paths.assets().to_string_lossy().into_owned(),
            ..default()
        });
    if !audio::sound::device_is_likely() {
        plugins = plugins.disable::<bevy::audio::AudioPlugin>();
    }
    app.add_plugins(plugins);
    app
}

fn opened(options: RunOptions, lock: FolderLock) -> App {
    let filling = playing::shelf::Filling::begin(&options);
    let (settings, damaged) = Settings::load(&options.paths);
    let mut app = with_window(&options, &settings);
    app.insert_resource(Locked(lock))
        .insert_resource(settings)
        .insert_resource(options.paths.clone())
        .insert_resource(options)
        .insert_resource(filling);
    if let Some(problem) = damaged {
        app.insert_resource(frame::notice::AtStart(problem));
    }
    app.add_plugins((
        playing::state::plugin,
        (frame::window::plugin, frame::chords::plugin),
        dev::outline::plugin,
        frame::camera::plugin,
        kept::settings::plugin,
        frame::fonts::plugin,
        frame::notice::plugin,
        frame::picture::plugin,
        audio::sound::plugin,
        playing::shelf::plugin,
        frame::words::plugin,
        kept::saves::plugin,
        kept::maps::plugin,
        kept::roster::plugin,
        playing::play::plugin,
    ));
    app.add_plugins((
        kept::moments::plugin,
        (kept::dropped::plugin, kept::unsaved::plugin),
        kept::statistics::plugin,
        kept::hints::plugin,
        frame::pointer::plugin,
    ));
    app.add_plugins(playing::watch::plugin);
    app
}

/// Runs the app until the window is closed.
///
/// # Errors
/// There is no driver to draw with, or the window ended with an error.
pub fn finish(mut app: App) -> Result<(), RunProblem> {
    // Last, when all schedules exist.
    frame::threads::plugin(&mut app);
    match frame::display::catch(|| app.run())? {
        AppExit::Success => Ok(()),
        AppExit::Error(code) => Err(RunProblem::Failed(code.get())),
    }
}
