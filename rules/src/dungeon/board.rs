use std::collections::BTreeMap;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Shape, Style, ThingName, Things};
use crate::content::{Library, LibraryReport, Record, Report, nearest};
use crate::grid::{Tiling, Turn};

/// A board as a person drew it: a room of a dungeon, or a place that is fought on.
///
/// On squares `#` or a space is rock, `.` floor, `+` in the rim a place where a door can be; `@`
/// `m` `$` `&` `^` `?` are floor meant for what the rules of the game say; every other letter is
/// that of a thing or explained by the board's own legend.
///
/// On hexes every second row lies half a hex to the right; hexes have a corner on top. A space is
/// outside of the board, `.` open ground, `A` to `Z` starting spaces on open ground (`P` the
/// party's), `1` to `9` stairs: the two hexes with the same digit are neighbours, and so storeys are
/// joined that are drawn beside each other. Every other letter is that of a thing, or explained by
/// the board's own `legend` or `furniture`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// What it is called; players see it where it is fought on.
    #[schemars(extend("x-names" = "words"))]
    pub name: String,
    /// How its cells touch; if left out, as in all rooms or boards of its game.
    #[serde(default)]
    pub tiling: Option<Tiling>,
    /// What it suits, in the words of the rules that use it: `monster`, `treasure`, or the id of a
    /// setting. May be called `settings`, too.
    #[serde(alias = "settings")]
    pub fits: Vec<String>,
    /// How walls of squares are drawn.
    #[serde(default)]
    pub style: Style,
    /// True by night and underground: the board is drawn dark.
    #[serde(default)]
    pub dark: bool,
    /// The names of its storeys, from left to right; if left out, they are told by level.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 9), extend("x-names" = "words"))]
    pub storeys: Vec<String>,
    /// What the open ground of hexes is; grass, if left out.
    #[serde(default)]
    pub ground: Option<ThingName>,
    /// Letters of its own, beside those every board has.
    #[serde(default)]
    pub legend: BTreeMap<char, ThingName>,
    /// Lower-case letters of its own on hexes, each an obstacle that gives cover like `=`, with the
    /// name of its drawing.
    #[serde(default)]
    pub furniture: BTreeMap<char, String>,
    /// The drawing, one letter a cell.
    pub rows: Vec<String>,
}

impl Board {
    /// Problems with the board, each with the field it concerns; empty if there are none.
    ///
    /// Problems with the drawing name row and column.
    pub fn problems(&self, things: &Things) -> Vec<(String, String)> {
        let mut problems = Vec::new();
        let named = self
            .legend
            .iter()
            .map(|(letter, name)| (format!("legend['{letter}']"), name));
        let named = named.chain(self.ground.iter().map(|name| ("ground".to_owned(), name)));
        for (field, name) in named {
            if things.get(name.id()).is_none() {
                let near = nearest(name.id(), things.all().map(|it| it.id()));
                let near =
                    near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
                problems.push((field, format!("there is no thing `{name}`{near}")));
            }
        }
        if self.storeys.len() > 9 {
            let message = "a board has at most 9 storeys".to_owned();
            problems.push(("storeys".to_owned(), message));
        }
        for (place, name) in self.storeys.iter().enumerate() {
            if name.trim().is_empty() || name.chars().count() > 40 {
                let message = "the name of a storey has 1 to 40 letters".to_owned();
                problems.push((format!("storeys[{place}]"), message));
            }
        }
        match self.tiling() {
            Tiling::Squares => {
                let drawing = self.shape(things).err().unwrap_or_default();
                problems.extend(drawing.into_iter().map(|it| (row_of(&it), it)));
                if self.fits.is_empty() {
                    problems.push(("fits".to_owned(), NO_USE.to_owned()));
                }
                if !self.furniture.is_empty() {
                    let message = "only hexes have furniture; `legend` explains letters of squares";
                    problems.push(("furniture".to_owned(), message.to_owned()));
                }
            }
            Tiling::Hexes => self.hex_problems(things, &mut problems),
        }
        problems
    }

    /// How its cells touch.
    pub fn tiling(&self) -> Tiling {
        self.tiling.unwrap_or_default()
    }

    /// Reports all problems that show without other records, which is all of them if the board uses
    /// only the game's own letters.
    pub fn check(&self, report: &mut Report) {
        if self.is_plain() {
            for (field, problem) in self.problems(Things::core()) {
                report.at(field, problem);
            }
        }
    }

    /// True if all its letters are the game's own.
    fn is_plain(&self) -> bool {
        let core = Things::core();
        let mut letters = self.rows.iter().flat_map(|row| row.chars());
        let known = letters.all(|letter| match self.tiling() {
            Tiling::Squares => core.knows(letter),
            Tiling::Hexes => self.tile(letter, core).is_some(),
        });
        let ground = self.ground.as_ref();
        known && self.legend.is_empty() && ground.is_none_or(|it| core.get(it.id()).is_some())
    }

    /// The room in its original orientation.
    pub fn shape(&self, things: &Things) -> Result<Shape, Vec<String>> {
        Shape::parse(self.style, &self.rows, &things.with_legend(&self.legend))
    }

    /// The distinct shapes it has when rotated and mirrored.
    fn shapes(&self, things: &Things) -> Vec<Arc<Shape>> {
        let things = things.with_legend(&self.legend);
        let mut forms: Vec<(Turn, Vec<String>)> = Vec::new();
        let mut rows = self.rows.clone();
        for turn in Turn::ALL {
            // Mirroring swaps east and west.
            let facing = if turn.is_quarter() { turn.back() } else { turn };
            for (facing, form) in [(turn, rows.clone()), (facing, Shape::rows_mirrored(&rows))] {
                if !forms.iter().any(|(_, known)| *known == form) {
                    forms.push((facing, form));
                }
            }
            rows = Shape::rows_turned(&rows);
        }
        let shapes = forms.iter().filter_map(|(turn, rows)| {
            let shape = Shape::parse(self.style, rows, &things).ok()?;
            Some(Arc::new(shape.known_turned(*turn)))
        });
        shapes.collect()
    }
}

/// Reports what [`Board::check`] leaves out: boards with letters from mods or of their own.
pub fn check_boards<B: Record + AsRef<Board>>(library: &Library, report: &mut LibraryReport) {
    let things = Things::of(library);
    for (id, board) in library.all::<B>() {
        let board = (**board).as_ref();
        if board.is_plain() {
            continue;
        }
        for (field, problem) in board.problems(&things) {
            report.at::<B>(id, field, problem);
        }
    }
}

/// The field of a problem with a drawing, which begins with its row where it has one.
fn row_of(problem: &str) -> String {
    let row = problem
        .strip_prefix("row ")
        .and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next())
        .and_then(|number| number.parse::<usize>().ok());
    row.map_or("rows".to_owned(), |row| {
        format!("rows[{}]", row.saturating_sub(1))
    })
}

/// Error for a board that suits nothing.
const NO_USE: &str = "must say what the room suits";

/// Declares the type of a game's rooms: records that are a [`Board`](crate::dungeon::Board) each,
/// below `levels/`.
///
/// ```ignore
/// room_boards! {
///     /// A room of the dungeon.
///     pub RoomBoard, "a_game/rooms"
/// }
/// ```
#[macro_export]
macro_rules! room_boards {
    ($(#[$doc:meta])* $vis:vis $name:ident, $kind:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, ::serde::Deserialize, ::schemars::JsonSchema)]
        #[serde(transparent)]
        $vis struct $name(
            /// The drawing, and the purposes that it suits.
            pub $crate::dungeon::Board,
        );

        impl AsRef<$crate::dungeon::Board> for $name {
            fn as_ref(&self) -> &$crate::dungeon::Board {
                &self.0
            }
        }

        impl $crate::content::Record for $name {
            const KIND: &'static str = $kind;
            const ROOT: $crate::content::Root = $crate::content::Root::Levels;

            fn validate(&self, report: &mut $crate::content::Report) {
                let squares = self.0.tiling() == $crate::grid::Tiling::Squares;
                report.expect(squares, "tiling", "rooms are drawn in squares");
                if squares {
                    self.0.check(report);
                }
            }
        }
    };
}

/// Boards ready for use: all orientations of each, indexed by what they suit.
#[derive(Clone, Debug)]
pub struct Boards {
    boards: Vec<Turned>,
    by_tag: BTreeMap<String, Vec<u16>>,
    every: Vec<u16>,
}

/// A board in all its orientations.
#[derive(Clone, Debug)]
pub(super) struct Turned {
    pub(super) id: Arc<str>,
    pub(super) shapes: Vec<Arc<Shape>>,
}

impl Boards {
    /// Prepares boards. Faulty ones are left out, since content has reported them already; if none
    /// is left there is one plain room, so that a map can always grow.
    pub fn new(boards: impl IntoIterator<Item = (String, Board)>, things: &Things) -> Self {
        let mut made = Self {
            boards: Vec::new(),
            by_tag: BTreeMap::new(),
            every: Vec::new(),
        };
        for (id, board) in boards {
            made.push(&id, &board, things);
        }
        if made.boards.is_empty() {
            made.push("plain", &plain_room(), things);
        }
        made
    }

    /// The boards of one record kind in the loaded content.
    pub fn of<B: Record + AsRef<Board>>(library: &Library) -> Self {
        let all = library.all::<B>().iter();
        let boards = all.map(|(id, board)| (id.to_string(), (**board).as_ref().clone()));
        Self::new(boards, &Things::of(library))
    }

    fn push(&mut self, id: &str, board: &Board, things: &Things) {
        let shapes = board.shapes(things);
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

    /// Boards that suit a tag, or all boards if none does.
    pub(super) fn suiting(&self, tag: &str) -> &[u16] {
        self.by_tag.get(tag).unwrap_or(&self.every)
    }

    pub(super) fn get(&self, index: u16) -> &Turned {
        &self.boards[usize::from(index)]
    }

    /// Number of boards.
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    /// Always false: there is at least the plain room.
    pub fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }
}

fn plain_room() -> Board {
    let rows = ["#++++#", "+....+", "+....+", "+....+", "+....+", "#++++#"];
    Board {
        name: "Plain room".into(),
        rows: rows.map(String::from).into(),
        ..Board::default()
    }
}
