//! The window: its states, its plugins, and what is neither the board nor a screen.
// A system names everything that it needs as an argument.
#![allow(clippy::too_many_arguments)]

mod camera;
mod display;
mod files;
mod fonts;
mod games;
pub mod hints;
pub mod keys;
pub mod maps;
pub mod measure;
pub mod moments;
mod music;
pub mod notice;
mod options;
mod outline;
pub mod paths;
pub mod picture;
pub mod play;
mod pointer;
pub mod roster;
pub mod saves;
pub mod settings;
pub mod shelf;
pub mod sound;
pub mod state;
pub mod statistics;
mod threads;
mod watch;
mod window;
pub mod words;
mod writer;

pub use camera::BoardCamera;
pub use keys::{Command, Keys};
pub use notice::Tell;
pub use options::{RunOptions, RunProblem, Start};
pub use play::{CurrentTable, Seats, StartGame, TableStarted};
pub use saves::{Resume, SaveNow, Saves, Slot};
pub use settings::{ColourSet, Reactions, Settings, Speed};
pub use shelf::{ChosenGame, Shelf};
pub use sound::PlaySound;
pub use state::{AppState, OpenRule, Overlay};
pub use words::Words;

use bevy::{app::PluginGroup, prelude::*};

/// Opens the window and stays until it is closed.
///
/// # Errors
/// There is no display, or the window could not be made.
pub fn run(options: RunOptions) -> Result<(), RunProblem> {
    display::check()?;
    let filling = shelf::Filling::begin(&options);
    let (settings, damaged) = Settings::load(&options.paths);
    let mut app = App::new();
    let mut plugins = DefaultPlugins
        .set(window::window_plugin(&settings))
        .set(bevy::log::LogPlugin {
            filter: window::LOG_FILTER.into(),
            ..default()
        })
        .set(AssetPlugin {
            file_path: options.paths.assets().to_string_lossy().into_owned(),
            ..default()
        });
    if !sound::device_is_likely() {
        plugins = plugins.disable::<bevy::audio::AudioPlugin>();
    }
    app.add_plugins(plugins);
    app.insert_resource(settings)
        .insert_resource(options.paths.clone())
        .insert_resource(options)
        .insert_resource(filling);
    if let Some(problem) = damaged {
        app.insert_resource(notice::AtStart(problem));
    }
    app.add_plugins((
        state::plugin,
        window::plugin,
        outline::plugin,
        camera::plugin,
        settings::plugin,
        fonts::plugin,
        notice::plugin,
        picture::plugin,
        sound::plugin,
        shelf::plugin,
        words::plugin,
        saves::plugin,
        maps::plugin,
        roster::plugin,
        play::plugin,
    ));
    app.add_plugins((
        measure::plugin,
        moments::plugin,
        statistics::plugin,
        hints::plugin,
        pointer::plugin,
    ));
    app.add_plugins((watch::plugin, crate::view::plugin, crate::ui::plugin));
    // Last, when all schedules are there.
    threads::plugin(&mut app);
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(code) => Err(RunProblem::Failed(code.get())),
    }
}
