use std::{fmt, path::PathBuf};

use bevy::prelude::*;

use super::paths::Paths;
use crate::game::SetupValues;

/// How the window is opened.
#[derive(Resource, Clone, Debug)]
pub struct RunOptions {
    /// Where everything lies.
    pub paths: Paths,
    /// Where to begin.
    pub start: Start,
    /// Folders of mods that are in use for this run, besides those that the player switched on.
    pub mods: Vec<PathBuf>,
    /// A language other than the one in the settings.
    pub language: Option<String>,
}

/// Where the program begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// At the title.
    #[default]
    Title,
    /// Straight in a quick game.
    Quick {
        /// The ruleset's id.
        game: String,
        /// The seed; `None` draws one.
        seed: Option<u64>,
        /// Whether the bot plays the heroes.
        bot: bool,
        /// What is set up otherwise than usual.
        values: SetupValues,
    },
    /// Straight in the first game that teaches.
    Lesson {
        /// The ruleset's id.
        game: String,
    },
}

/// Why there is no window.
#[derive(Debug)]
pub enum RunProblem {
    /// There is no display to open it on; bad usage, so the exit status is 2.
    NoDisplay(
        /// What to say.
        String,
    ),
    /// The window ended with an error.
    Failed(
        /// Its exit status.
        u8,
    ),
}

impl RunProblem {
    /// The exit status of the program.
    pub fn exit_status(&self) -> u8 {
        match self {
            RunProblem::NoDisplay(_) => 2,
            RunProblem::Failed(code) => *code,
        }
    }
}

impl fmt::Display for RunProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunProblem::NoDisplay(why) => f.write_str(why),
            RunProblem::Failed(code) => write!(f, "the window ended with status {code}"),
        }
    }
}

impl std::error::Error for RunProblem {}
