//! The player's settings, kept between runs.

use std::{collections::BTreeMap, time::Duration};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{files, keys::Keys};
use crate::app::frame::{notice::Notice, paths::Paths};
use crate::game::RuleId;

/// All settings.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// True if nothing is heard, whatever the volumes.
    pub muted: bool,
    /// Volume of dice, cards, tokens and blows, in percent.
    pub volume_effects: u8,
    /// Volume of the music, in percent.
    pub volume_music: u8,
    /// Volume of the background sound, in percent.
    pub volume_room: u8,
    /// Speed of all motion.
    pub speed: Speed,
    /// True if results are shown without animation.
    pub reduced_motion: bool,
    /// True if rules introduce themselves when they first matter.
    pub hints: bool,
    /// True to take up the next hero where the player decides who has the next turn.
    pub next_hero: bool,
    /// When to ask whether a hero reacts.
    pub reactions: Reactions,
    /// Overrides for kinds of reactions, by the id of the rule that asks.
    pub reactions_by_kind: BTreeMap<String, Reactions>,
    /// Least chance of falling or of losing half of what is left, in percent, that counts as danger to
    /// a reacting hero.
    pub danger: u8,
    /// Scale of the interface, in percent.
    pub scale: u16,
    /// Size of text within the interface, in percent.
    pub text: u16,
    /// True if the window fills the screen.
    pub fullscreen: bool,
    pub colours: ColourSet,
    pub keys: Keys,
    /// Last size of the window.
    pub window: (u32, u32),
    /// Language of all texts.
    pub language: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            muted: false,
            volume_effects: 80,
            volume_music: 50,
            volume_room: 60,
            speed: Speed::Normal,
            reduced_motion: false,
            hints: true,
            next_hero: true,
            reactions: Reactions::InDanger,
            reactions_by_kind: BTreeMap::new(),
            danger: 10,
            scale: 100,
            text: 100,
            fullscreen: false,
            colours: ColourSet::Standard,
            keys: Keys::default(),
            window: (1280, 800),
            language: crate::text::ENGLISH.to_owned(),
        }
    }
}

/// Speed of all motion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Speed {
    /// As at a real table.
    Normal,
    Double,
    Quadruple,
    /// No motion at all.
    Instant,
}

impl Speed {
    /// The next faster speed; after the fastest, the slowest again.
    pub fn next(self) -> Speed {
        match self {
            Speed::Normal => Speed::Double,
            Speed::Double => Speed::Quadruple,
            Speed::Quadruple => Speed::Instant,
            Speed::Instant => Speed::Normal,
        }
    }

    /// The key of its name.
    pub fn text_key(self) -> &'static str {
        match self {
            Speed::Normal => "settings-speed-normal",
            Speed::Double => "settings-speed-double",
            Speed::Quadruple => "settings-speed-quadruple",
            Speed::Instant => "settings-speed-instant",
        }
    }
}

/// When to ask whether a hero reacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reactions {
    /// At every opportunity.
    Always,
    /// When the hero is likely enough to fall, or to lose half of what it has left.
    InDanger,
    /// Never: auto-passes all reactions.
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum ColourSet {
    /// Parchment, wood and lamplight.
    #[default]
    Standard,
    /// Black on white, white on black.
    HighContrast,
    /// Sides told apart by blue and orange.
    ColourBlind,
}

/// Smallest space that fits everything, in points.
const LEAST_ROOM: (f32, f32) = (1024.0, 600.0);

/// Allowed scales of the interface, in percent.
pub const SCALES: std::ops::RangeInclusive<u16> = 75..=400;

/// Allowed sizes of text, in percent. Larger text does not fit the panels of the table.
pub const TEXT_SIZES: std::ops::RangeInclusive<u16> = 90..=130;

impl Settings {
    /// When to ask about a kind of reaction, given by the rule that asks.
    pub fn reactions_to(&self, kind: RuleId) -> Reactions {
        let own = self.reactions_by_kind.get(kind.0);
        own.copied().unwrap_or(self.reactions)
    }

    /// True if the player is asked about a reaction, given the hero's danger in percent.
    pub fn asks(&self, kind: RuleId, danger: f64) -> bool {
        match self.reactions_to(kind) {
            Reactions::Always => true,
            Reactions::InDanger => danger >= f64::from(self.danger),
            Reactions::Never => false,
        }
    }

    /// True if nothing moves: whatever changes is as it will be at once.
    pub fn is_still(&self) -> bool {
        self.reduced_motion || self.speed == Speed::Instant
    }

    /// Duration of something that takes `millis` at normal speed; zero means instant.
    pub fn pace(&self, millis: u32) -> Duration {
        match self.is_still() {
            true => Duration::ZERO,
            false => Duration::from_millis(millis.into()) / self.haste(),
        }
    }

    /// How many times faster everything moves than at normal speed.
    pub fn haste(&self) -> u32 {
        match self.speed {
            Speed::Normal => 1,
            Speed::Double => 2,
            Speed::Quadruple | Speed::Instant => 4,
        }
    }

    /// Interface scale for a window of this size in points: the one set, or the largest that leaves
    /// room for everything.
    pub fn fitting_scale(&self, window: (f32, f32)) -> f32 {
        let most = (window.0 / LEAST_ROOM.0).min(window.1 / LEAST_ROOM.1);
        let least = f32::from(*SCALES.start()) / 100.0;
        (f32::from(self.scale) / 100.0).min(most.max(least))
    }

    /// Loads the settings; if the file is damaged, the defaults and a notice.
    pub(in crate::app) fn load(paths: &Paths) -> (Settings, Option<Notice>) {
        let (settings, problem) = files::read::<Settings>(&paths.settings_file());
        (settings.within_bounds(), problem)
    }

    /// The settings of a first start, without what belongs to the player's screen.
    pub fn restored(&self) -> Settings {
        Settings {
            window: self.window,
            language: self.language.clone(),
            ..Settings::default()
        }
    }

    /// Clamps all values, since a file edited by hand may hold anything, and adds what programs
    /// before did not know.
    fn within_bounds(mut self) -> Settings {
        self.scale = self.scale.clamp(*SCALES.start(), *SCALES.end());
        self.text = self.text.clamp(*TEXT_SIZES.start(), *TEXT_SIZES.end());
        self.keys.fill_in();
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

/// The settings as last written to the file.
#[derive(Resource)]
struct Stored {
    settings: Settings,
    told: bool,
}

/// Writes changed settings once no mouse button is held, so that dragging a slider is one write.
fn store_when_settled(
    settings: Res<Settings>,
    paths: Res<Paths>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut stored: ResMut<Stored>,
    mut tell: MessageWriter<Notice>,
) {
    if *settings == stored.settings || mouse.get_pressed().next().is_some() {
        return;
    }
    stored.settings = settings.clone();
    if let Err(error) = files::write(&paths.settings_file(), &*settings) {
        warn!("{}: {error}", paths.settings_file().display());
        if !stored.told {
            stored.told = true;
            tell.write(Notice::unwritable(&paths.settings_file(), &error));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::app::Command;

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
    fn keys_that_an_older_program_did_not_know_are_bound() {
        let folder = tempfile::tempdir().unwrap();
        let paths = paths(folder.path());
        let log = r#"(keys: {Log: (key: "F11"), Advice: (key: "J")})"#;
        fs::write(paths.settings_file(), log).unwrap();
        let keys = Settings::load(&paths).0.keys;
        assert_eq!(keys.label(Command::Undo).as_deref(), Some("Ctrl+Z"));
        assert_eq!(keys.label(Command::Advice).as_deref(), Some("J"));
        // The player's own bindings come first.
        assert_eq!(keys.label(Command::Log).as_deref(), Some("F11"));
        assert_eq!(keys.label(Command::FullScreen), None);
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
            "(scale: 9000, text: 1, volume_music: 255, window: (1, 1))",
        )
        .unwrap();
        let (loaded, _) = Settings::load(&paths);
        assert_eq!(
            (loaded.scale, loaded.text, loaded.volume_music),
            (400, 90, 100)
        );
        assert_eq!(loaded.window, (1024, 640));
    }
}
