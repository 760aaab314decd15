//! Boards.

use std::{collections::BTreeMap, fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Setting;
use crate::content::{Record, Ref, Report, Root};

/// The look of a board's open ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Ground {
    #[default]
    Grass,
    Floor,
    Sand,
    Deck,
    Snow,
    Street,
}

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

/// A board of hexes, drawn in letters. Every second row is shifted half a hex to the right; hexes
/// have a corner on top.
///
/// `A` to `Z`: starting spaces on open ground (`P` the party's); `.` open ground; a blank: outside;
/// `#` wall; `^` tree and `o` rock, which block step and sight; `~` water, which blocks step only;
/// `"` brush, where one can stand behind cover; `=` low wall, fence or table, which blocks step
/// only and gives cover to anybody behind it; `+` doorway, which blocks sight as long as nobody
/// stands in it; `:` planks; `1` to `9` stairs: the two hexes with the same digit are neighbours,
/// which joins storeys drawn beside each other.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Its name, as shown to players.
    pub name: String,
    /// The settings that it suits.
    pub settings: Vec<Ref<Setting>>,
    /// The look of its open ground.
    #[serde(default)]
    pub ground: Ground,
    /// Lower-case letters of its own, each a piece of furniture that is an obstacle like `=`, with
    /// the name of its drawing.
    #[serde(default)]
    pub furniture: BTreeMap<char, String>,
    /// The drawing, one letter for each hex, one string for each row.
    pub rows: Vec<String>,
}

/// The maximum number of rows, and of hexes in a row.
const LARGEST: usize = 60;

impl Board {
    /// Number of starting spaces with a letter.
    pub fn spaces(&self, letter: Letter) -> usize {
        let glyphs = self.rows.iter().flat_map(|row| row.chars());
        glyphs.filter(|glyph| *glyph == letter.glyph()).count()
    }

    fn knows(&self, glyph: char) -> bool {
        matches!(glyph, 'A'..='Z' | '1'..='9')
            || ". #^o~\"=+:".contains(glyph)
            || self.furniture.contains_key(&glyph)
    }

    fn check_glyphs(&self, report: &mut Report) {
        for (row, text) in self.rows.iter().enumerate() {
            for (column, glyph) in text.chars().enumerate() {
                if !self.knows(glyph) {
                    let said = format!("`{glyph}` in column {} means nothing", column + 1);
                    report.at(format!("rows[{row}]"), said);
                }
            }
        }
    }

    fn check_stairs(&self, report: &mut Report) {
        for digit in '1'..='9' {
            let count = self.rows.iter().flat_map(|row| row.chars());
            let count = count.filter(|glyph| *glyph == digit).count();
            if count != 0 && count != 2 {
                report.at(
                    "rows",
                    format!("the stairs {digit} need two ends, not {count}"),
                );
            }
        }
    }
}

impl Record for Board {
    const KIND: &'static str = "hex_adventure";
    const ROOT: Root = Root::Levels;

    fn validate(&self, report: &mut Report) {
        let fits = self.rows.len() <= LARGEST
            && self.rows.iter().all(|row| row.chars().count() <= LARGEST);
        report.expect(fits, "rows", "a board has at most 60 rows of 60 hexes");
        for glyph in self.furniture.keys() {
            let good = glyph.is_ascii_lowercase() && *glyph != 'o';
            report.expect(
                good,
                "furniture",
                "furniture has lower-case letters, and not `o`",
            );
        }
        report.expect(!self.settings.is_empty(), "settings", "name at least one");
        self.check_glyphs(report);
        self.check_stairs(report);
    }
}
