use std::{borrow::Cow, collections::BTreeMap};

use serde::{Deserialize, Serialize, Serializer};
use smallvec::SmallVec;

use super::thing::Known;
use super::{Feature, Mark, Things};
use crate::grid::{Cell, MovementRange, Rect, Side, Squares, Turn};
use schemars::JsonSchema;

/// Drawing style of a room's walls.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
pub enum Style {
    /// Cut stone and straight lines.
    #[default]
    Hewn,
    /// A natural cave.
    Rough,
    /// Cut stone with rounded corners.
    Round,
}

/// A place in the outer wall of a room where a door can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exit {
    /// Wall cell that becomes the door.
    pub cell: Cell,
    /// Direction out of the room.
    pub side: Side,
}

impl Exit {
    /// The same exit for a room with this north-west corner.
    #[must_use]
    pub fn moved(self, origin: Cell) -> Self {
        Exit {
            cell: self.cell + origin,
            ..self
        }
    }
}

/// A room prepared for placement and use. Cells count from the north-west corner of its outer wall.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "ShapeText")]
pub struct Shape {
    style: Style,
    turn: Turn,
    rows: Vec<String>,
    size: Cell,
    floor: Vec<Cell>,
    features: Vec<(Cell, Feature)>,
    marks: Vec<(Mark, Cell)>,
    exits: SmallVec<[Exit; 8]>,
    /// For each exit, the cells to stand on, nearest to that exit first.
    standing: Vec<Vec<Cell>>,
}

/// A shape as it is saved.
#[derive(Serialize, Deserialize)]
struct ShapeText<'a> {
    #[serde(default)]
    style: Style,
    #[serde(default)]
    turn: Turn,
    /// Letters other than those of the game's own things.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    legend: BTreeMap<char, Known>,
    rows: Cow<'a, [String]>,
}

/// Letters of rock: solid, and not drawn.
pub(super) const ROCK: [char; 2] = ['#', ' '];
/// Letter of bare floor.
pub(super) const FLOOR: char = '.';
/// Letter of a place for a door.
pub(super) const DOOR: char = '+';

/// Limit on the sides of a board.
pub const MAX_SIDE: usize = 40;

impl Shape {
    /// Reads rows of letters of a room that leads on, with doors on two sides at least. Returns all
    /// problems, not only the first.
    pub fn parse(style: Style, rows: &[String], things: &Things) -> Result<Self, Vec<String>> {
        Self::read(style, rows, things, 2)
    }

    /// Reads rows of letters of a room that may be a dead end.
    ///
    /// # Errors
    /// All problems, not only the first.
    pub fn parse_any(style: Style, rows: &[String], things: &Things) -> Result<Self, Vec<String>> {
        Self::read(style, rows, things, 1)
    }

    fn read(
        style: Style,
        rows: &[String],
        things: &Things,
        sides: usize,
    ) -> Result<Self, Vec<String>> {
        let height = rows.len();
        let width = rows
            .iter()
            .map(|row| row.chars().count())
            .max()
            .unwrap_or(0);
        if width < 3 || height < 3 {
            return Err(vec![
                "a board needs at least three rows and three columns".into(),
            ]);
        }
        if width > MAX_SIDE || height > MAX_SIDE {
            return Err(vec![format!(
                "a board may have at most {MAX_SIDE} rows and columns"
            )]);
        }
        let mut problems = Vec::new();
        let mut shape = Self {
            style,
            turn: Turn::None,
            rows: rows.iter().map(|row| format!("{row:width$}")).collect(),
            size: Cell::new(width as i16, height as i16),
            floor: Vec::new(),
            features: Vec::new(),
            marks: Vec::new(),
            exits: SmallVec::new(),
            standing: Vec::new(),
        };
        for (y, row) in shape.rows.iter().enumerate() {
            for (x, glyph) in row.chars().enumerate() {
                let cell = Cell::new(x as i16, y as i16);
                let here = || format!("row {}, column {}", y + 1, x + 1);
                if ROCK.contains(&glyph) {
                    continue;
                }
                let side = rim_side(cell, shape.size);
                if glyph == DOOR {
                    match side {
                        Some(side) => shape.exits.push(Exit { cell, side }),
                        None => problems.push(format!("{}: a door must lie in the rim", here())),
                    }
                    continue;
                }
                if x == 0 || y == 0 || x + 1 == width || y + 1 == height {
                    problems.push(format!("{}: the rim must be wall or door", here()));
                }
                if let Some(feature) = things.of_letter(glyph) {
                    shape.features.push((cell, feature));
                } else if let Some(mark) = Mark::from_letter(glyph) {
                    shape.marks.push((mark, cell));
                } else if glyph != FLOOR {
                    problems.push(format!("{}: nothing is drawn with {glyph:?}", here()));
                }
                shape.floor.push(cell);
            }
        }
        shape.exits.sort_by_key(|exit| (exit.side, exit.cell));
        shape.standing = shape
            .exits
            .iter()
            .map(|&exit| shape.walk_from(exit))
            .collect();
        problems.extend(shape.faults(sides));
        if problems.is_empty() {
            Ok(shape)
        } else {
            Err(problems)
        }
    }

    /// Problems with a shape whose letters are correct, and which needs doors on so many sides.
    fn faults(&self, least: usize) -> Vec<String> {
        let mut faults = Vec::new();
        if self.floor.is_empty() {
            faults.push("there is no floor".into());
        }
        let sides: std::collections::BTreeSet<_> =
            self.exits.iter().map(|exit| exit.side).collect();
        if sides.len() < least {
            faults.push(match least {
                1 => "there must be a door".into(),
                _ => "there must be doors on at least two sides".into(),
            });
        }
        let open = self
            .floor
            .iter()
            .filter(|&&cell| self.can_stand(cell))
            .count();
        for (exit, standing) in self.exits.iter().zip(&self.standing) {
            let (row, column) = (exit.cell.y + 1, exit.cell.x + 1);
            if standing.is_empty() {
                faults.push(format!(
                    "row {row}, column {column}: the door leads nowhere"
                ));
            } else if standing.len() < open {
                let lost = open - standing.len();
                faults.push(format!(
                    "row {row}, column {column}: {lost} cells cannot be reached from this door"
                ));
            }
        }
        faults
    }

    /// Cells to stand on, nearest to the exit first; among equals those straight ahead come first.
    fn walk_from(&self, exit: Exit) -> Vec<Cell> {
        let inside = exit.cell.step(exit.side.opposite(), 1);
        if !self.can_stand(inside) {
            return Vec::new();
        }
        let squares = Squares::by_sides(self.interior());
        let step = |_: Cell, to: Cell| self.can_stand(to).then_some(1);
        let found = MovementRange::of(&squares, inside, u32::MAX, step);
        let aside = |cell: Cell| {
            let apart = cell - inside;
            if exit.side.is_horizontal() {
                apart.y
            } else {
                apart.x
            }
        };
        let mut cells: Vec<_> = found.cells().collect();
        cells.sort_by_key(|&(cell, cost)| (cost, aside(cell).unsigned_abs(), cell));
        cells.into_iter().map(|(cell, _)| cell).collect()
    }

    pub fn style(&self) -> Style {
        self.style
    }

    /// Rotation relative to the original drawing; the things in the room turn with it.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Records how the shape is turned relative to the original drawing.
    pub(super) fn known_turned(self, turn: Turn) -> Self {
        Self { turn, ..self }
    }

    /// The rows of letters, all of the same length.
    pub fn rows(&self) -> &[String] {
        &self.rows
    }

    /// Columns and rows, including the outer wall.
    pub fn size(&self) -> Cell {
        self.size
    }

    pub fn interior(&self) -> Rect {
        Rect::between(Cell::new(1, 1), self.size - Cell::new(2, 2))
    }

    /// Every cell that is not rock, except doors.
    pub fn floor(&self) -> &[Cell] {
        &self.floor
    }

    /// The things on the floor, with their cells.
    pub fn features(&self) -> &[(Cell, Feature)] {
        &self.features
    }

    /// Cells with a mark.
    pub fn marked(&self, mark: Mark) -> impl Iterator<Item = Cell> + '_ {
        self.marks
            .iter()
            .filter(move |row| row.0 == mark)
            .map(|row| row.1)
    }

    /// The places for doors, by side.
    pub fn exits(&self) -> &[Exit] {
        &self.exits
    }

    /// Cells to stand on, nearest to an exit first.
    pub fn standing(&self, exit: usize) -> &[Cell] {
        self.standing.get(exit).map_or(&[], Vec::as_slice)
    }

    fn can_stand(&self, cell: Cell) -> bool {
        let blocked = |row: &(Cell, Feature)| row.0 == cell && row.1.blocks_way();
        self.floor
            .binary_search_by_key(&(cell.y, cell.x), |at| (at.y, at.x))
            .is_ok()
            && !self.features.iter().any(blocked)
    }

    /// The room rotated a quarter turn clockwise.
    pub(super) fn rows_turned(rows: &[String]) -> Vec<String> {
        let grid: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        let width = grid.iter().map(Vec::len).max().unwrap_or(0);
        let at = |x: usize, y: usize| grid[y].get(x).copied().unwrap_or(' ');
        (0..width)
            .map(|x| (0..grid.len()).rev().map(|y| at(x, y)).collect())
            .collect()
    }

    /// The room with east and west swapped.
    pub(super) fn rows_mirrored(rows: &[String]) -> Vec<String> {
        let width = rows
            .iter()
            .map(|row| row.chars().count())
            .max()
            .unwrap_or(0);
        rows.iter()
            .map(|row| format!("{row:width$}").chars().rev().collect())
            .collect()
    }
}

/// The side of the rim on which a cell lies; `None` for corners and the interior.
fn rim_side(cell: Cell, size: Cell) -> Option<Side> {
    let (across, down) = (
        cell.x > 0 && cell.x + 1 < size.x,
        cell.y > 0 && cell.y + 1 < size.y,
    );
    match (across, down) {
        (true, false) if cell.y == 0 => Some(Side::North),
        (true, false) => Some(Side::South),
        (false, true) if cell.x == 0 => Some(Side::West),
        (false, true) => Some(Side::East),
        _ => None,
    }
}

impl Serialize for Shape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ShapeText::from(self).serialize(serializer)
    }
}

impl<'a> From<&'a Shape> for ShapeText<'a> {
    fn from(shape: &'a Shape) -> Self {
        let features = shape.features.iter();
        let unknown = features.filter_map(|(_, it)| Some((it.letter(), Things::unknown(it)?)));
        Self {
            style: shape.style,
            turn: shape.turn,
            legend: unknown.collect(),
            rows: Cow::Borrowed(&shape.rows),
        }
    }
}

impl TryFrom<ShapeText<'_>> for Shape {
    type Error = String;

    fn try_from(text: ShapeText<'_>) -> Result<Self, String> {
        let things = Things::with_known(text.legend.into_values());
        let shape = Self::parse_any(text.style, &text.rows, &things)
            .map_err(|problems| problems.join("; "))?;
        Ok(shape.known_turned(text.turn))
    }
}
