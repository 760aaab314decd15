//! Where the program's files lie.

use std::path::{Path, PathBuf};

use bevy::prelude::Resource;

/// The folders that the window reads and writes.
#[derive(Resource, Clone, Debug)]
pub struct Paths {
    /// The game's own `assets/`.
    pub assets: PathBuf,
    /// Settings.
    pub config: PathBuf,
    /// Saves, maps, mods, the roster.
    pub data: PathBuf,
    /// Pictures taken with F12.
    pub pictures: PathBuf,
}

impl Paths {
    /// The folders as the platform has them; `data_dir` moves all that is written into one place.
    pub fn new(assets: PathBuf, data_dir: Option<&Path>) -> Paths {
        use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
        if let Some(dir) = data_dir {
            let (config, data, pictures) = (dir.into(), dir.into(), dir.join("pictures"));
            return Paths {
                assets,
                config,
                data,
                pictures,
            };
        }
        let args = AppStrategyArgs {
            top_level_domain: "org".into(),
            author: "Tabledelve".into(),
            app_name: "tabledelve".into(),
        };
        let (config, data) = match choose_app_strategy(args) {
            Ok(strategy) => (strategy.config_dir(), strategy.data_dir()),
            // No home folder at all: beside the program, so that a portable copy still works.
            Err(_) => (
                PathBuf::from("tabledelve-data"),
                PathBuf::from("tabledelve-data"),
            ),
        };
        let pictures = data.join("pictures");
        Paths {
            assets,
            config,
            data,
            pictures,
        }
    }

    /// The settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The folder of saved games.
    pub fn saves(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// The folder of kept maps.
    pub fn maps(&self) -> PathBuf {
        self.data.join("maps")
    }

    /// The folder that mods are put into.
    pub fn mods(&self) -> PathBuf {
        self.data.join("mods")
    }
}
