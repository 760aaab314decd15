//! What the player has set, kept between runs.

use std::{collections::BTreeMap, time::Duration};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{files, keys::Keys};
use crate::app::frame::{notice::Tell, paths::Paths};
use crate::game::RuleId;

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
    /// Whether rules introduce themselves when they first matter.
    pub hints: bool,
    /// When a hero who may react is asked about.
    pub reactions: Reactions,
    /// The same for kinds of reactions that have a setting of their own, by the id of the rule
    /// that asks.
    pub reactions_by_kind: BTreeMap<String, Reactions>,
    /// The least chance of falling, in percent, at which one is asked where only danger counts.
    pub danger: u8,
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
            hints: true,
            reactions: Reactions::Always,
            reactions_by_kind: BTreeMap::new(),
            danger: 5,
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

/// When a hero who may react is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reactions {
    /// Whenever there is one.
    Always,
    /// Where the hero may fall.
    InDanger,
    /// Never: heroes bear what comes.
    Never,
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

/// The least room that everything fits in, in points.
const LEAST_ROOM: (f32, f32) = (1024.0, 600.0);

/// The interface can be this small and this large, in percent.
pub const SCALES: std::ops::RangeInclusive<u16> = 75..=200;

impl Settings {
    /// When a hero is asked about reactions of a kind, by the rule that asks.
    pub fn reactions_to(&self, kind: RuleId) -> Reactions {
        let own = self.reactions_by_kind.get(kind.0);
        own.copied().unwrap_or(self.reactions)
    }

    /// Whether to ask about a reaction of a kind where the hero falls with such a chance, in
    /// percent.
    pub fn asks(&self, kind: RuleId, danger: f64) -> bool {
        match self.reactions_to(kind) {
            Reactions::Always => true,
            Reactions::InDanger => danger >= f64::from(self.danger),
            Reactions::Never => false,
        }
    }

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

    /// The size of the interface that a window of so many points takes: the one that is set, or as
    /// much of it as leaves room for everything.
    pub fn fitting_scale(&self, window: (f32, f32)) -> f32 {
        let most = (window.0 / LEAST_ROOM.0).min(window.1 / LEAST_ROOM.1);
        let least = f32::from(*SCALES.start()) / 100.0;
        (f32::from(self.scale) / 100.0).min(most.max(least))
    }

    /// The settings as they were kept; where the file cannot be read, the usual ones, and why.
    pub(in crate::app) fn load(paths: &Paths) -> (Settings, Option<Tell>) {
        let (settings, problem) = files::read::<Settings>(&paths.settings_file());
        (settings.within_bounds(), problem)
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
        self.danger = self.danger.clamp(1, 100);
        self.window = (
            self.window.0.clamp(1024, 16_384),
            self.window.1.clamp(640, 16_384),
        );
        self
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
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
    if let Err(error) = files::write(&paths.settings_file(), &*settings) {
        warn!("{}: {error}", paths.settings_file().display());
        if !stored.told {
            stored.told = true;
            tell.write(Tell::unwritable(&paths.settings_file(), &error));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn paths(folder: &std::path::Path) -> Paths {
        Paths(crate::content::DataPaths::new(".", folder))
    }

    #[test]
    fn a_small_window_limits_the_size_of_the_interface() {
        let settings = Settings {
            scale: 200,
            ..Settings::default()
        };
        assert_eq!(settings.fitting_scale((3840.0, 2160.0)), 2.0);
        assert_eq!(settings.fitting_scale((1280.0, 720.0)), 1.2);
        assert_eq!(settings.fitting_scale((640.0, 360.0)), 0.75);
        assert_eq!(Settings::default().fitting_scale((1280.0, 720.0)), 1.0);
    }

    #[test]
    fn a_kind_of_reaction_can_have_a_setting_of_its_own() {
        let (dodge, tackle) = (RuleId("test.dodge"), RuleId("test.tackle"));
        let mut settings = Settings {
            reactions: Reactions::InDanger,
            danger: 20,
            ..Settings::default()
        };
        settings
            .reactions_by_kind
            .insert(dodge.0.to_owned(), Reactions::Never);
        assert!(!settings.asks(dodge, 90.0));
        assert!(settings.asks(tackle, 90.0) && !settings.asks(tackle, 5.0));
    }

    #[test]
    fn settings_survive_a_run() {
        let folder = tempfile::tempdir().unwrap();
        let paths = paths(folder.path());
        let settings = Settings {
            scale: 150,
            speed: Speed::Instant,
            reactions_by_kind: BTreeMap::from([("test.dodge".to_owned(), Reactions::Never)]),
            ..Settings::default()
        };
        files::write(&paths.settings_file(), &settings).unwrap();
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
}
