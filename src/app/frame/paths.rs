//! Where the program's files lie.

use std::path::PathBuf;

use bevy::prelude::{Deref, Resource};

use crate::content::DataPaths;

/// The folders of the game and of the player.
#[derive(Resource, Clone, Debug, Deref)]
pub struct Paths(
    /// The folders.
    pub DataPaths,
);

impl Paths {
    /// The file of settings.
    pub fn settings_file(&self) -> PathBuf {
        self.0.settings().join("settings.ron")
    }

    /// Pictures taken of the window.
    pub fn pictures(&self) -> PathBuf {
        self.0.maps().with_file_name("pictures")
    }

    /// Moments shared as files.
    pub fn shared(&self) -> PathBuf {
        self.0.maps().with_file_name("shared")
    }

    /// The list of enabled mods.
    pub fn enabled_mods(&self) -> PathBuf {
        self.0.settings().join("mods.ron")
    }
}
