use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};

use super::sealed::{seal, unseal};
use crate::dice::{Chance, SourceKind};
use crate::game::{Game, Made, NotAllowed, Outcome, Ruleset, SaveProblem, Status};

/// The word for a replay in its first line.
const KIND: &str = "replay";

/// The content that a game was played with: the core first, then each mod.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ContentStamp(
    /// Id, version and content hash of each.
    pub Vec<(String, String, String)>,
);

/// A whole game as a file: setup, seed, typed faces and choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The format of this file.
    pub format: u32,
    /// The version of the program that wrote it.
    pub version: String,
    /// The ruleset's id.
    pub game: String,
    /// The content it was played with.
    pub content: ContentStamp,
    /// The ruleset's setup, as RON.
    pub setup: String,
    pub seed: u64,
    /// The source of results.
    pub source: SourceKind,
    /// Every typed, scripted or rehearsed result, in order.
    pub given: Vec<u16>,
    /// Every choice, in order.
    pub choices: Vec<Made>,
    /// Its outcome, if it is over.
    pub outcome: Option<Outcome>,
    /// The digest of the last state, as 16 hex digits.
    pub digest: String,
}

/// The reason a replay cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayProblem {
    /// The file is not a replay, or is damaged.
    Unreadable(String),
    /// A newer program wrote it, in this format.
    Newer(u32),
    /// It belongs to another game.
    OtherGame(String),
    /// The setup does not fit the content.
    Setup(String),
    /// A choice does not fit: its index, and why.
    Choice(usize, NotAllowed),
}

impl fmt::Display for ReplayProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayProblem::Unreadable(why) => write!(f, "not a readable replay: {why}"),
            ReplayProblem::Newer(format) => {
                write!(
                    f,
                    "written by a newer version of Tabledelve (format {format})"
                )
            }
            ReplayProblem::OtherGame(game) => write!(f, "a replay of an unknown game '{game}'"),
            ReplayProblem::Setup(why) => write!(f, "its setup does not fit the content: {why}"),
            ReplayProblem::Choice(place, why) => {
                write!(
                    f,
                    "choice {place} does not fit the game as it is now: {why}"
                )
            }
        }
    }
}

impl std::error::Error for ReplayProblem {}

/// Result of verifying a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The same digest as recorded.
    Same,
    /// A different digest.
    Different,
}

impl Replay {
    /// The newest format that this program reads and writes. Files of format 1 have no checksum.
    pub const FORMAT: u32 = 2;

    /// A game as a replay.
    pub fn of<R: Ruleset>(game: &Game<R>, content: ContentStamp) -> Self {
        Replay {
            format: Replay::FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: R::ID.to_owned(),
            content,
            setup: ron::to_string(game.setup()).unwrap_or_default(),
            seed: game.seed(),
            source: game.chance.kind(),
            given: game.chance.given().to_vec(),
            choices: game.made().to_vec(),
            outcome: match game.status() {
                Status::Over(outcome) => Some(outcome),
                _ => None,
            },
            digest: game.digest().to_string(),
        }
    }

    /// Reads a replay from the text of its file.
    ///
    /// # Errors
    /// It is not a replay, is damaged, or comes from a newer program.
    pub fn parse(text: &str) -> Result<Self, ReplayProblem> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let body = match unseal(KIND, Replay::FORMAT, text.as_bytes()) {
            Ok(body) => body,
            Err(SaveProblem::Foreign) => text,
            Err(SaveProblem::Newer(format)) => return Err(ReplayProblem::Newer(format)),
            Err(problem) => return Err(ReplayProblem::Unreadable(format!("it {problem}"))),
        };
        match ron::from_str::<Head>(body) {
            Ok(Head { format: 0 }) => {
                let why = "there is no format 0".to_owned();
                return Err(ReplayProblem::Unreadable(why));
            }
            Ok(Head { format }) if format > Replay::FORMAT => {
                return Err(ReplayProblem::Newer(format));
            }
            _ => {}
        }
        ron::from_str(body).map_err(|error| ReplayProblem::Unreadable(error.to_string()))
    }

    /// The text of the file: a line with format, length and checksum, then RON.
    pub fn text(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(1);
        let body = ron::ser::to_string_pretty(self, pretty).unwrap_or_default();
        seal(KIND, Replay::FORMAT, &(body + "\n"))
    }

    /// Replays the first `choices` choices, or all.
    ///
    /// # Errors
    /// The setup or a choice does not fit the content.
    pub fn play<R: Ruleset>(
        &self,
        content: &Arc<R::Content>,
        choices: Option<usize>,
    ) -> Result<Game<R>, ReplayProblem> {
        if self.game != R::ID {
            return Err(ReplayProblem::OtherGame(self.game.clone()));
        }
        let setup = self.setup::<R>()?;
        let chance = match self.source {
            SourceKind::Seeded => Chance::seeded(self.seed),
            SourceKind::Typed => Chance::typed(self.seed).with(self.given.iter().copied()),
            SourceKind::Rehearsed => Chance::rehearsed(self.seed, self.given.iter().copied()),
            SourceKind::Scripted => Chance::scripted(self.given.iter().copied()),
        };
        let mut game = Game::new(content.clone(), setup, self.seed, chance);
        let many = choices
            .unwrap_or(self.choices.len())
            .min(self.choices.len());
        game.make_again(&self.choices[..many])
            .map_err(|(place, why)| ReplayProblem::Choice(place, why))?;
        Ok(game)
    }

    /// The ruleset's setup.
    ///
    /// # Errors
    /// It does not fit the ruleset.
    pub fn setup<R: Ruleset>(&self) -> Result<R::Setup, ReplayProblem> {
        ron::from_str(&self.setup).map_err(|error| ReplayProblem::Setup(error.to_string()))
    }

    /// Compares a replayed game with its record.
    pub fn verdict<R: Ruleset>(&self, game: &Game<R>) -> Verdict {
        if game.digest().to_string() == self.digest {
            Verdict::Same
        } else {
            Verdict::Different
        }
    }
}
