//! Locations of the program's files.

use std::path::PathBuf;

use bevy::prelude::{Deref, Resource};

use crate::content::DataPaths;

/// The folders of the game and of the player.
#[derive(Resource, Clone, Debug, Deref)]
pub struct Paths(pub DataPaths);

impl Paths {
    pub fn settings_file(&self) -> PathBuf {
        self.0.settings().join("settings.ron")
    }

    /// Folder for screenshots.
    pub fn pictures(&self) -> PathBuf {
        self.0.maps().with_file_name("pictures")
    }

    /// Folder for moments shared as files.
    pub fn shared(&self) -> PathBuf {
        self.0.maps().with_file_name("shared")
    }

    /// The list of enabled mods.
    pub fn enabled_mods(&self) -> PathBuf {
        self.0.settings().join("mods.ron")
    }
}
