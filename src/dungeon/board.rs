use std::collections::BTreeMap;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Feature, Shape, Style};
use crate::content::{Library, Record, Report, Root};
use crate::grid::Turn;

/// One room as a person wrote it.
///
/// Letters: `#` or a space is rock, `.` floor, `+` in the rim a place where a door can be; `@`
/// `m` `$` `&` `^` `?` are floor meant for heroes, a foe, a chest, an altar, a trap, a stranger;
/// every other letter is a feature ([`Feature::glyph`]) or explained by the board's own legend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// What its author calls it; shown to whoever edits it, not to players.
    pub name: String,
    /// What it suits, in the words of the rules that use it (`monster`, `treasure`).
    pub fits: Vec<String>,
    /// How its walls are drawn.
    #[serde(default)]
    pub style: Style,
    /// Letters of its own, beside those every board has.
    #[serde(default)]
    pub legend: BTreeMap<char, Feature>,
    /// The drawing, one letter a cell.
    pub rows: Vec<String>,
}

impl Board {
    /// What is wrong with it, in words; empty if nothing is.
    ///
    /// Those of its drawing name row and column.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = self.shape().err().unwrap_or_default();
        if self.fits.is_empty() {
            problems.push(format!("`fits` {NO_USE}"));
        }
        problems
    }

    /// The room as drawn.
    pub fn shape(&self) -> Result<Shape, Vec<String>> {
        Shape::parse(self.style, &self.plain_rows())
    }

    /// The rows with the board's own letters put into the common ones.
    fn plain_rows(&self) -> Vec<String> {
        let plain = |glyph: char| self.legend.get(&glyph).map_or(glyph, |found| found.glyph());
        self.rows
            .iter()
            .map(|row| row.chars().map(plain).collect())
            .collect()
    }

    /// The different shapes it has when turned and mirrored.
    fn shapes(&self) -> Vec<Arc<Shape>> {
        let mut forms: Vec<(Turn, Vec<String>)> = Vec::new();
        let mut rows = self.plain_rows();
        for turn in Turn::ALL {
            // In the mirror what faced east faces west.
            let facing = if turn.is_quarter() { turn.back() } else { turn };
            for (facing, form) in [(turn, rows.clone()), (facing, Shape::rows_mirrored(&rows))] {
                if !forms.iter().any(|(_, known)| *known == form) {
                    forms.push((facing, form));
                }
            }
            rows = Shape::rows_turned(&rows);
        }
        let shapes = forms.iter().filter_map(|(turn, rows)| {
            let shape = Shape::parse(self.style, rows).ok()?;
            Some(Arc::new(shape.known_turned(*turn)))
        });
        shapes.collect()
    }
}

impl Record for Board {
    const KIND: &'static str = "deck_crawl/rooms";
    const ROOT: Root = Root::Levels;

    fn validate(&self, report: &mut Report) {
        for problem in self.shape().err().unwrap_or_default() {
            report.at("rows", problem);
        }
        report.expect(!self.fits.is_empty(), "fits", NO_USE);
    }
}

/// Complaint about a board that suits nothing.
const NO_USE: &str = "must say what the room suits";

/// Boards ready for use: every one turned and mirrored, and listed by what it suits.
#[derive(Clone, Debug)]
pub struct Boards {
    boards: Vec<Turned>,
    by_tag: BTreeMap<String, Vec<u16>>,
    every: Vec<u16>,
}

/// A board in all its different positions.
#[derive(Clone, Debug)]
pub(super) struct Turned {
    pub(super) id: Arc<str>,
    pub(super) shapes: Vec<Arc<Shape>>,
}

impl Boards {
    /// Makes boards ready. Those with problems are left out, because content has reported them
    /// already; with none left there is one plain room, so that a map can always grow.
    pub fn new(boards: impl IntoIterator<Item = (String, Board)>) -> Self {
        let mut made = Self {
            boards: Vec::new(),
            by_tag: BTreeMap::new(),
            every: Vec::new(),
        };
        for (id, board) in boards {
            made.push(&id, &board);
        }
        if made.boards.is_empty() {
            made.push("plain", &plain_room());
        }
        made
    }

    /// The boards of the loaded content.
    pub fn of(library: &Library) -> Self {
        let all = library.all::<Board>().iter();
        Self::new(all.map(|(id, board)| (id.to_string(), (**board).clone())))
    }

    fn push(&mut self, id: &str, board: &Board) {
        let shapes = board.shapes();
        let Ok(index) = u16::try_from(self.boards.len()) else {
            return;
        };
        if shapes.is_empty() {
            return;
        }
        self.boards.push(Turned {
            id: id.into(),
            shapes,
        });
        self.every.push(index);
        for tag in &board.fits {
            self.by_tag.entry(tag.clone()).or_default().push(index);
        }
    }

    /// Boards that suit a tag, or every board where none does.
    pub(super) fn suiting(&self, tag: &str) -> &[u16] {
        self.by_tag.get(tag).unwrap_or(&self.every)
    }

    pub(super) fn get(&self, index: u16) -> &Turned {
        &self.boards[usize::from(index)]
    }

    /// How many boards there are.
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    /// Never true: there is at least the plain room.
    pub fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }
}

fn plain_room() -> Board {
    let rows = ["#++++#", "+....+", "+....+", "+....+", "+....+", "#++++#"];
    Board {
        name: "Plain room".into(),
        fits: Vec::new(),
        style: Style::Hewn,
        legend: BTreeMap::new(),
        rows: rows.map(String::from).into(),
    }
}
