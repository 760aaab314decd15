use std::{fmt, path::PathBuf};

use bevy::prelude::*;

use super::paths::Paths;
use crate::{content::FolderInUse, game::SetupValues, games::Games};

/// Options for opening the window.
#[derive(Resource, Clone, Debug)]
pub struct RunOptions {
    /// The games on the shelf.
    pub games: Games,
    pub paths: Paths,
    pub start: Start,
    /// Mod folders used for this run, in addition to those the player enabled.
    pub mods: Vec<PathBuf>,
    /// Language to use instead of the one in the settings.
    pub language: Option<String>,
}

impl RunOptions {
    /// Begins at the title, with the player's own mods and language.
    pub fn new(games: Games, paths: Paths) -> Self {
        RunOptions {
            games,
            paths,
            start: Start::Title,
            mods: Vec::new(),
            language: None,
        }
    }
}

/// Place where the program begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Start {
    #[default]
    Title,
    /// Straight into a quick game.
    Quick {
        /// Id of the ruleset.
        game: String,
        /// The seed; `None` picks one at random.
        seed: Option<u64>,
        /// True if the bot plays the heroes.
        bot: bool,
        /// Setup values that differ from the default.
        values: SetupValues,
    },
    /// Straight into the lesson.
    Lesson {
        /// Id of the ruleset.
        game: String,
    },
}

/// Reason why there is no window.
#[derive(Debug)]
pub enum RunProblem {
    /// There is no display; counts as wrong usage, with exit status 2.
    NoDisplay(
        /// The message to show.
        String,
    ),
    /// Another program has the player's files; the exit status is 2 as well.
    InUse(
        /// The folder that it has.
        FolderInUse,
    ),
    /// The window ended with an error.
    Failed(u8),
}

impl RunProblem {
    pub fn exit_status(&self) -> u8 {
        match self {
            RunProblem::NoDisplay(_) | RunProblem::InUse(_) => 2,
            RunProblem::Failed(code) => *code,
        }
    }
}

impl fmt::Display for RunProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunProblem::NoDisplay(why) => f.write_str(why),
            RunProblem::InUse(why) => why.fmt(f),
            RunProblem::Failed(code) => write!(f, "the window ended with status {code}"),
        }
    }
}

impl std::error::Error for RunProblem {}
