//! The window: states, plugins, and everything that is neither board nor screen.
// Systems take everything they need as arguments.
#![allow(clippy::too_many_arguments)]

pub mod audio;
pub mod dev;
pub mod frame;
pub mod kept;
pub mod playing;

pub use audio::sound::PlaySound;
pub use frame::camera::BoardCamera;
pub use frame::notice::Notice;
pub use frame::options::{RunOptions, RunProblem, Start};
pub use frame::words::Words;
pub use kept::keys::{Command, Keys};
pub use kept::saves::{Resume, SaveNow, Saves, Slot};
pub use kept::settings::{ColourSet, Reactions, Settings, Speed};
pub use playing::play::{CurrentTable, Seats, StartGame, TableStarted};
pub use playing::shelf::{ChosenGame, Shelf};
pub use playing::state::{AppState, OpenRule, Overlay};

use bevy::{app::PluginGroup, prelude::*};

use crate::game::SaveStore;

/// Opens the window and runs until it is closed.
///
/// # Errors
/// There is no display, or the window could not be created.
pub fn run(options: RunOptions) -> Result<(), RunProblem> {
    frame::display::check()?;
    let _lock = options.paths.lock().map_err(RunProblem::InUse)?;
    SaveStore::new(options.paths.saves()).clear_unfinished();
    let filling = playing::shelf::Filling::begin(&options);
    let (settings, damaged) = Settings::load(&options.paths);
    let mut app = App::new();
    let mut plugins = DefaultPlugins
        .set(frame::window::window_plugin(&settings))
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
    app.insert_resource(settings)
        .insert_resource(options.paths.clone())
        .insert_resource(options)
        .insert_resource(filling);
    if let Some(problem) = damaged {
        app.insert_resource(frame::notice::AtStart(problem));
    }
    app.add_plugins((
        playing::state::plugin,
        frame::window::plugin,
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
        dev::measure::plugin,
        kept::moments::plugin,
        kept::dropped::plugin,
        kept::statistics::plugin,
        kept::hints::plugin,
        frame::pointer::plugin,
    ));
    app.add_plugins((
        playing::watch::plugin,
        crate::view::plugin,
        crate::ui::plugin,
    ));
    // Last, when all schedules exist.
    frame::threads::plugin(&mut app);
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(code) => Err(RunProblem::Failed(code.get())),
    }
}
