//! Format of tile rule files.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    dungeon::{Door, Ground, Style, ThingName},
    grid::{Cell, Turn},
};

/// Layer of a drawing; higher layers are drawn later.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Layer {
    /// Hatching outside the walls.
    Rock,
    /// Floor.
    Floor,
    /// Water, chasms, rugs: things flat on the floor.
    Ground,
    /// Watercolour over floor that is in sight.
    Wash,
    /// Walls.
    Wall,
    /// Doors.
    Door,
    /// Things that stand on the floor.
    Feature,
}

impl Layer {
    /// All layers, lowest first.
    pub const ALL: [Self; 7] = [
        Self::Rock,
        Self::Floor,
        Self::Ground,
        Self::Wash,
        Self::Wall,
        Self::Door,
        Self::Feature,
    ];
}

/// Criterion for comparing the eight cells around.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Compare {
    /// `.` is an open cell and `#` rock.
    #[default]
    Open,
    /// `.` is a cell with the same feature and `#` any other.
    Feature,
}

/// A rule for one group of drawings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    pub layer: Layer,
    /// Kinds of ground it applies to.
    pub on: Vec<Ground>,
    /// Three rows of three letters: the cells around, read according to `compare`; `?` matches
    /// anything and the centre is ignored. Empty matches any surroundings.
    #[serde(default)]
    pub around: Vec<String>,
    /// Meaning of the letters in `around`.
    #[serde(default)]
    pub compare: Compare,
    /// Tries `around` in all four directions, rotating the drawing along.
    #[serde(default)]
    pub turns: bool,
    /// With `turns`: uses only the first direction that fits.
    #[serde(default)]
    pub once: bool,
    /// Rotates the drawing along with the room.
    #[serde(default)]
    pub with_room: bool,
    /// Rotates the drawing at random, for variety.
    #[serde(default)]
    pub spin: bool,
    /// Mirrors the drawing at random, for variety.
    #[serde(default)]
    pub mirror: bool,
    /// Among the rules of a group, only the first that fits a cell is used.
    #[serde(default)]
    pub group: String,
    /// Only on cells with one of these things. A thing that no rule names uses the drawing of its
    /// record, on the layer `Feature`.
    #[serde(default)]
    pub features: Vec<ThingName>,
    /// Only on cells with one of these doors.
    #[serde(default)]
    pub doors: Vec<Door>,
    /// With `doors`: only while open, or only while closed.
    #[serde(default)]
    pub open: Option<bool>,
    /// Only where walls have one of these styles.
    #[serde(default)]
    pub styles: Vec<Style>,
    /// Only in rooms of these kinds.
    #[serde(default)]
    pub kinds: Vec<String>,
    /// Only in rooms that are in sight.
    #[serde(default)]
    pub in_sight: bool,
    /// Only on one cell in this many, on average; 0 and 1 mean every cell.
    #[serde(default)]
    pub one_in: u8,
    /// Names of the drawings to choose from; repeating a name makes it more likely.
    pub draw: Vec<String>,
    /// Red, green and blue by which the drawing is multiplied.
    #[serde(default = "untinted")]
    pub tint: (u8, u8, u8),
    /// Opacity of the drawing, up to 255.
    #[serde(default = "opaque")]
    pub strength: u8,
}

fn untinted() -> (u8, u8, u8) {
    (255, 255, 255)
}

fn opaque() -> u8 {
    255
}

/// Contents of a rule file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleFile {
    /// The rules, in drawing order within a layer.
    pub rules: Vec<Rule>,
}

/// Cells around that must be open or shut, one bit each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pattern {
    open: u8,
    shut: u8,
}

impl Pattern {
    /// True if a cell with these open neighbours matches.
    pub(super) fn fits(self, around: u8) -> bool {
        around & self.open == self.open && !around & self.shut == self.shut
    }

    /// The pattern for a rotated drawing.
    pub(super) fn turned(self, turn: Turn) -> Self {
        let by = 2 * turn as u32;
        Self {
            open: self.open.rotate_left(by),
            shut: self.shut.rotate_left(by),
        }
    }

    /// Turns three rows of letters into masks, in the order of [`Cell::around`].
    pub(super) fn read(rows: &[String]) -> Result<Self, String> {
        let mut pattern = Self::default();
        if rows.is_empty() {
            return Ok(pattern);
        }
        let letters: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        if letters.len() != 3 || letters.iter().any(|row| row.len() != 3) {
            return Err("`around` must be three rows of three letters".into());
        }
        let places = Cell::new(1, 1).around();
        for (bit, place) in places.into_iter().enumerate() {
            match letters[place.y as usize][place.x as usize] {
                '.' => pattern.open |= 1 << bit,
                '#' => pattern.shut |= 1 << bit,
                '?' => {}
                other => return Err(format!("`around` knows `.`, `#` and `?`, not {other:?}")),
            }
        }
        Ok(pattern)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_turned_pattern_fits_turned_surroundings(
            letters in prop::collection::vec(prop::sample::select(vec!['.', '#', '?']), 9),
            around: u8,
        ) {
            let rows: Vec<String> = letters.chunks(3).map(|row| row.iter().collect()).collect();
            let pattern = Pattern::read(&rows).unwrap();
            for turn in Turn::ALL {
                let turned = around.rotate_left(2 * turn as u32);
                prop_assert_eq!(pattern.fits(around), pattern.turned(turn).fits(turned));
            }
            // Spelt out: a cell fits unless a letter contradicts it.
            let places = Cell::new(1, 1).around();
            let by_hand = places.iter().enumerate().all(|(bit, place)| {
                let open = around & (1 << bit) != 0;
                match letters[place.y as usize * 3 + place.x as usize] {
                    '.' => open,
                    '#' => !open,
                    _ => true,
                }
            });
            prop_assert_eq!(pattern.fits(around), by_hand);
        }
    }
}
