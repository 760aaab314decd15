//! Boards.

use std::{fmt, ops::Deref, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Setting;
use crate::{
    content::{Record, RecordId, Ref, References, Report, Root},
    dungeon::Board,
    grid::Tiling,
};

/// A letter, `A` to `Z`, that marks starting spaces on a board.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Letter(char);

impl Letter {
    /// The party's own.
    pub const PARTY: Self = Letter('P');

    /// The letter as drawn on a board.
    pub fn glyph(self) -> char {
        self.0
    }
}

impl FromStr for Letter {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.chars().next() {
            Some(letter @ 'A'..='Z') if text.len() == 1 => Ok(Letter(letter)),
            _ => Err(format!(
                "`{text}` is no letter for starting spaces: use A to Z"
            )),
        }
    }
}

impl TryFrom<String> for Letter {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Letter> for String {
    fn from(letter: Letter) -> String {
        letter.to_string()
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A board that is fought on: a [`Board`] of hexes. What it fits are settings.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(from = "Board")]
#[schemars(with = "Board")]
pub struct FightBoard {
    board: Board,
    /// The settings that it suits.
    pub settings: Vec<Ref<Setting>>,
}

impl From<Board> for FightBoard {
    fn from(board: Board) -> Self {
        let settings = board.fits.iter().filter_map(|id| RecordId::new(id).ok());
        Self {
            settings: settings.map(Ref::new).collect(),
            board: Board {
                tiling: board.tiling.or(Some(Tiling::Hexes)),
                ..board
            },
        }
    }
}

impl Deref for FightBoard {
    type Target = Board;
    fn deref(&self) -> &Board {
        &self.board
    }
}

impl AsRef<Board> for FightBoard {
    fn as_ref(&self) -> &Board {
        &self.board
    }
}

impl FightBoard {
    /// How many starting spaces have a letter.
    pub fn spaces(&self, letter: Letter) -> usize {
        let glyphs = self.rows.iter().flat_map(|row| row.chars());
        glyphs.filter(|glyph| *glyph == letter.glyph()).count()
    }
}

impl Record for FightBoard {
    const KIND: &'static str = "hex_adventure";
    const ROOT: Root = Root::Levels;

    fn references(&self, out: &mut References) {
        for setting in &self.settings {
            out.needs::<Setting>(setting.id());
        }
    }

    fn validate(&self, report: &mut Report) {
        let hexes = self.tiling() == Tiling::Hexes;
        report.expect(hexes, "tiling", "fights are on boards of hexes");
        report.expect(!self.fits.is_empty(), "settings", "name at least one");
        for (place, id) in self.fits.iter().enumerate() {
            if let Err(problem) = RecordId::new(id) {
                report.at(format!("fits[{place}]"), problem.to_string());
            }
        }
        if hexes {
            self.check(report);
        }
    }
}
