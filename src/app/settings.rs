//! What the player has set, kept between runs.

use std::{fs, io::Write, time::Duration};

use atomic_write_file::AtomicWriteFile;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{keys::Keys, notice::Tell, paths::Paths};

/// Everything that can be set.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How loud dice, cards, tokens and blows are, in percent.
    pub volume_effects: u8,
    /// How loud the music is, in percent.
    pub volume_music: u8,
    /// How loud the room is, in percent.
    pub volume_room: u8,
    /// How fast things move.
    pub speed: Speed,
    /// Whether results are shown without the motion that leads to them.
    pub reduced_motion: bool,
    /// The size of the interface, in percent.
    pub scale: u16,
    /// The colours.
    pub colours: ColourSet,
    /// The keys.
    pub keys: Keys,
    /// The window's last size.
    pub window: (u32, u32),
    /// The language of all texts.
    pub language: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            volume_effects: 80,
            volume_music: 50,
            volume_room: 60,
            speed: Speed::Normal,
            reduced_motion: false,
            scale: 100,
            colours: ColourSet::Standard,
            keys: Keys::default(),
            window: (1280, 800),
            language: crate::text::ENGLISH.to_owned(),
        }
    }
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Speed {
    /// As on a table.
    Normal,
    /// Twice as fast.
    Double,
    /// Four times as fast.
    Quadruple,
    /// Nothing moves; it is there.
    Instant,
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ColourSet {
    /// Parchment, wood and lamplight.
    Standard,
    /// Black on white, white on black.
    HighContrast,
    /// Sides told apart in blue and orange.
    ColourBlind,
}

/// The interface can be this small and this large, in percent.
pub const SCALES: std::ops::RangeInclusive<u16> = 75..=200;

impl Settings {
    /// How long something takes that takes `millis` at normal speed; zero means at once.
    pub fn pace(&self, millis: u32) -> Duration {
        if self.reduced_motion {
            return Duration::ZERO;
        }
        Duration::from_millis(u64::from(match self.speed {
            Speed::Normal => millis,
            Speed::Double => millis / 2,
            Speed::Quadruple => millis / 4,
            Speed::Instant => 0,
        }))
    }

    /// The settings as they were kept; where the file cannot be read, the usual ones, and why.
    pub(super) fn load(paths: &Paths) -> (Settings, Option<Tell>) {
        let file = paths.settings_file();
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return (Settings::default(), None);
            }
            Err(error) => return (Settings::default(), Some(Tell::unreadable(&file, &error))),
        };
        match ron::from_str::<Settings>(&text) {
            Ok(settings) => (settings.within_bounds(), None),
            Err(error) => (Settings::default(), Some(Tell::unreadable(&file, &error))),
        }
    }

    /// A file edited by hand may hold anything.
    fn within_bounds(mut self) -> Settings {
        self.scale = self.scale.clamp(*SCALES.start(), *SCALES.end());
        for volume in [
            &mut self.volume_effects,
            &mut self.volume_music,
            &mut self.volume_room,
        ] {
            *volume = (*volume).min(100);
        }
        self.window = (
            self.window.0.clamp(1024, 16_384),
            self.window.1.clamp(640, 16_384),
        );
        self
    }

    /// # Errors
    /// The folder or file cannot be written; an older file is untouched then.
    fn store(&self, paths: &Paths) -> std::io::Result<()> {
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default())
            .map_err(std::io::Error::other)?;
        fs::create_dir_all(paths.settings())?;
        let mut file = AtomicWriteFile::open(paths.settings_file())?;
        file.write_all(text.as_bytes())?;
        file.commit()
    }
}

pub(super) fn plugin(app: &mut App) {
    let settings = app.world().resource::<Settings>().clone();
    app.insert_resource(Stored {
        settings,
        told: false,
    })
    .add_systems(Last, store_when_settled);
}

/// What is in the file.
#[derive(Resource)]
struct Stored {
    settings: Settings,
    told: bool,
}

/// Writes changed settings once nothing is held down, so that dragging a slider is one write.
fn store_when_settled(
    settings: Res<Settings>,
    paths: Res<Paths>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut stored: ResMut<Stored>,
    mut tell: MessageWriter<Tell>,
) {
    if *settings == stored.settings || mouse.get_pressed().next().is_some() {
        return;
    }
    stored.settings = settings.clone();
    if let Err(error) = settings.store(&paths) {
        warn!("{}: {error}", paths.settings_file().display());
        if !stored.told {
            stored.told = true;
            tell.write(Tell::unwritable(&paths.settings_file(), &error));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(folder: &std::path::Path) -> Paths {
        Paths(crate::content::DataPaths::new(".", folder))
    }

    #[test]
    fn settings_survive_a_run() {
        let folder = tempfile::tempdir().unwrap();
        let paths = paths(folder.path());
        let settings = Settings {
            scale: 150,
            speed: Speed::Instant,
            ..Settings::default()
        };
        settings.store(&paths).unwrap();
        let (loaded, problem) = Settings::load(&paths);
        assert_eq!(loaded, settings);
        assert!(problem.is_none());
    }

    #[test]
    fn a_damaged_file_is_told_and_the_usual_settings_are_used() {
        let folder = tempfile::tempdir().unwrap();
        let paths = paths(folder.path());
        fs::write(paths.settings_file(), "(scale: many)").unwrap();
        let (loaded, problem) = Settings::load(&paths);
        assert_eq!(loaded, Settings::default());
        assert!(problem.is_some());
    }

    #[test]
    fn absurd_figures_are_brought_within_bounds() {
        let folder = tempfile::tempdir().unwrap();
        let paths = paths(folder.path());
        fs::write(
            paths.settings_file(),
            "(scale: 9000, volume_music: 255, window: (1, 1))",
        )
        .unwrap();
        let (loaded, _) = Settings::load(&paths);
        assert_eq!(
            (loaded.scale, loaded.volume_music, loaded.window),
            (200, 100, (1024, 640))
        );
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_an_error_and_no_panic() {
        let folder = tempfile::tempdir().unwrap();
        let blocked = folder.path().join("file");
        fs::write(&blocked, "").unwrap();
        assert!(Settings::default().store(&paths(&blocked)).is_err());
    }
}
