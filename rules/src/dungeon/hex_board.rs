//! Letters of boards of hexes.

use super::{Board, Feature, Thing, Things};
use crate::dungeon::Opacity;

/// The meaning of a letter on a board of hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HexLetter {
    /// Not part of the board.
    Outside,
    /// Open ground.
    Ground,
    /// A starting space on open ground, by its letter from `A` to `Z`.
    Start(char),
    /// An end of stairs, by its digit.
    Stairs(char),
    /// A thing on open ground or in its place.
    Thing(Feature),
}

impl HexLetter {
    /// The meaning of a letter that is the same on every board of hexes.
    pub(super) fn reserved(letter: char) -> Option<Self> {
        match letter {
            ' ' => Some(Self::Outside),
            '.' => Some(Self::Ground),
            'A'..='Z' => Some(Self::Start(letter)),
            '1'..='9' => Some(Self::Stairs(letter)),
            _ => None,
        }
    }
}

/// The most rows, and the most hexes in one.
const LARGEST: usize = 60;
/// The letter of rocks on every board of hexes, which furniture cannot have.
const ROCK: char = 'o';

impl Board {
    /// The meaning of a letter on this board of hexes; `None` if it has none.
    pub fn tile(&self, letter: char, things: &Things) -> Option<HexLetter> {
        if let Some(reserved) = HexLetter::reserved(letter) {
            return Some(reserved);
        }
        if let Some(name) = self.legend.get(&letter) {
            return things.get(name.id()).map(HexLetter::Thing);
        }
        if let Some(drawing) = self.furniture.get(&letter) {
            return Some(HexLetter::Thing(furniture(drawing, letter)));
        }
        things.of_hex_letter(letter).map(HexLetter::Thing)
    }

    /// The open ground of this board of hexes.
    pub fn open_ground(&self, things: &Things) -> Feature {
        let named = self.ground.as_ref().and_then(|name| things.get(name.id()));
        named.unwrap_or_else(|| Feature::core("grass"))
    }

    pub(super) fn hex_problems(&self, things: &Things, problems: &mut Vec<(String, String)>) {
        let mut complain = |field: String, message: String| problems.push((field, message));
        let wide = |row: &String| row.chars().count() > LARGEST;
        if self.rows.len() > LARGEST || self.rows.iter().any(wide) {
            let message = format!("a board has at most {LARGEST} rows of {LARGEST} hexes");
            complain("rows".to_owned(), message);
        }
        for letter in self.legend.keys() {
            if HexLetter::reserved(*letter).is_some() {
                let message = format!("{letter:?} means something else on every board of hexes");
                complain(format!("legend['{letter}']"), message);
            }
        }
        if self
            .furniture
            .keys()
            .any(|it| !it.is_ascii_lowercase() || *it == ROCK)
        {
            let message = "furniture has lower-case letters, and not `o`";
            complain("furniture".to_owned(), message.to_owned());
        }
        for (row, text) in self.rows.iter().enumerate() {
            for (column, letter) in text.chars().enumerate() {
                let unread = self.legend.contains_key(&letter);
                if !unread && self.tile(letter, things).is_none() {
                    let message = format!("`{letter}` in column {} means nothing", column + 1);
                    complain(format!("rows[{row}]"), message);
                }
            }
        }
        for digit in '1'..='9' {
            let letters = self.rows.iter().flat_map(|row| row.chars());
            let count = letters.filter(|letter| *letter == digit).count();
            if count != 0 && count != 2 {
                let message = format!("the stairs {digit} need two ends, not {count}");
                complain("rows".to_owned(), message);
            }
        }
        let ground = self.open_ground(things);
        if ground.blocks_way() {
            let message = format!("nobody can stand on `{}`", ground.id());
            complain("ground".to_owned(), message);
        }
    }
}

/// A piece of furniture, of which a board gives only the drawing.
fn furniture(drawing: &str, letter: char) -> Feature {
    let thing = Thing {
        drawing: drawing.to_owned(),
        letter: None,
        hex_letter: None,
        step: 0,
        sight: Opacity::Clear,
        covers: true,
        height: 3,
    };
    Feature::new(drawing, letter, &thing)
}
