//! Drawings of dungeons: their letters, and the ways between their tiles.

use std::collections::{BTreeMap, BTreeSet};

use smallvec::SmallVec;

use crate::{
    dungeon::Spot,
    grid::{Cell, Side},
};

/// Rows and columns of letters that a level has at most.
const MOST_LETTERS: usize = 61;
/// Tiles that a dungeon has at least and at most.
const TILES: (usize, usize) = (2, 200);

/// A fault of a drawing: the field, as in `levels[0][2]`, and what is wrong.
type Fault = (String, String);

/// What a letter stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Passage,
    Room,
    /// A passage that leads out of the dungeon.
    Entrance,
    /// Stairs to the next level.
    StairsDown,
    /// The passage at their foot.
    StairsFoot,
}

impl Mark {
    const ALL: [(char, Mark); 5] = [
        ('#', Mark::Passage),
        ('R', Mark::Room),
        ('^', Mark::Entrance),
        ('>', Mark::StairsDown),
        ('<', Mark::StairsFoot),
    ];

    fn of(letter: char) -> Option<Mark> {
        let known = Mark::ALL.into_iter().find(|(known, _)| *known == letter);
        known.map(|(_, mark)| mark)
    }
}

/// A tile as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnTile {
    pub mark: Mark,
    /// Sides on which a way leads to the tile next to it.
    pub ways: SmallVec<[Side; 4]>,
}

/// A dungeon as it is drawn, every tile in its place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    pub tiles: BTreeMap<Spot, DrawnTile>,
}

impl Drawing {
    /// Reads the letters of all levels.
    ///
    /// # Errors
    /// Every fault, with the row that has it.
    pub fn read(levels: &[Vec<String>]) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut drawing = Drawing::default();
        for (nth, rows) in levels.iter().enumerate() {
            let rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
            let longest = rows.iter().map(Vec::len).chain([rows.len()]).max();
            if longest.is_some_and(|longest| longest > MOST_LETTERS) {
                let message = format!("at most {MOST_LETTERS} rows of {MOST_LETTERS} letters");
                faults.push((format!("levels[{nth}]"), message));
                continue;
            }
            Sheet { nth, rows }.add_to(&mut drawing, &mut faults);
        }
        if faults.is_empty() {
            drawing.check(levels.len(), &mut faults);
        }
        match faults.is_empty() {
            true => Ok(drawing),
            false => Err(faults),
        }
    }

    /// The places of the tiles with a mark.
    pub fn marked(&self, mark: Mark) -> impl Iterator<Item = Spot> + Clone {
        let tiles = self.tiles.iter();
        tiles
            .filter(move |(_, tile)| tile.mark == mark)
            .map(|(spot, _)| *spot)
    }

    /// The tile with a mark on a level.
    pub fn on_level(&self, level: u8, mark: Mark) -> Option<Spot> {
        self.marked(mark).find(|spot| spot.level == level)
    }

    /// The tiles that one comes to from a place, on its level and by stairs down.
    fn beyond(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        let tile = &self.tiles[&spot];
        let down = (tile.mark == Mark::StairsDown)
            .then(|| self.on_level(spot.level + 1, Mark::StairsFoot));
        let ways = tile.ways.iter().map(move |side| spot.beside(*side));
        ways.chain(down.flatten())
    }

    /// Reports what makes it unplayable as a whole.
    fn check(&self, levels: usize, faults: &mut Vec<Fault>) {
        let mut fault = |level: u8, message: &str| {
            let level = level.saturating_sub(1);
            faults.push((format!("levels[{level}]"), message.to_owned()));
        };
        let mut entrances = self.marked(Mark::Entrance);
        let entrance = match (entrances.next(), entrances.next()) {
            (Some(entrance), None) if entrance.level == 1 => entrance,
            _ => return fault(1, "one entrance `^`, on the first level, and no other"),
        };
        for level in 1..=levels as u8 {
            let count = |mark| self.marked(mark).filter(|it| it.level == level).count();
            if count(Mark::StairsDown) != usize::from(usize::from(level) < levels) {
                fault(level, "one `>` on every level but the last");
            }
            if count(Mark::StairsFoot) != usize::from(level > 1) {
                fault(level, "one `<` on every level but the first");
            }
        }
        for (spot, tile) in &self.tiles {
            match tile.mark {
                Mark::StairsDown if tile.ways.len() != 1 => {
                    fault(spot.level, "one way leads to `>`, and no more");
                }
                Mark::Entrance | Mark::StairsFoot if tile.ways.len() > 3 => {
                    fault(spot.level, "`^` and `<` need a side without a way");
                }
                _ => {}
            }
        }
        if !(TILES.0..=TILES.1).contains(&self.tiles.len()) {
            let (least, most) = TILES;
            fault(1, &format!("{least} to {most} tiles"));
        }
        if self.marked(Mark::Room).next().is_none() {
            fault(1, "a room `R` for the treasure");
        }
        let mut reached = BTreeSet::from([entrance]);
        let mut open = vec![entrance];
        while let Some(spot) = open.pop() {
            open.extend(self.beyond(spot).filter(|next| reached.insert(*next)));
        }
        if let Some(lost) = self.tiles.keys().find(|spot| !reached.contains(spot)) {
            let (row, column) = (2 * lost.at.y + 1, 2 * lost.at.x + 1);
            let message = format!("no way leads to the tile in row {row}, column {column}");
            fault(lost.level, &message);
        }
    }
}

/// The letters of a level.
struct Sheet {
    /// Its number, from 0.
    nth: usize,
    rows: Vec<Vec<char>>,
}

impl Sheet {
    fn letter(&self, row: usize, column: usize) -> char {
        let row = self.rows.get(row);
        row.and_then(|it| it.get(column)).copied().unwrap_or(' ')
    }

    /// True if a way is drawn on this side of a tile.
    fn has_way(&self, row: usize, column: usize, side: Side) -> bool {
        let (dx, dy) = side.offset();
        let beside = row
            .checked_add_signed(isize::from(dy))
            .zip(column.checked_add_signed(isize::from(dx)));
        beside.is_some_and(|(row, column)| self.letter(row, column) != ' ')
    }

    fn add_to(&self, drawing: &mut Drawing, faults: &mut Vec<Fault>) {
        for (row, letters) in self.rows.iter().enumerate() {
            for (column, letter) in letters.iter().copied().enumerate() {
                if letter == ' ' {
                    continue;
                }
                let known = match (row % 2, column % 2) {
                    (0, 0) => self.add_tile(row, column, drawing),
                    (0, 1) => self.joins(letter, '-', [(row, column - 1), (row, column + 1)]),
                    (1, 0) => self.joins(letter, '|', [(row - 1, column), (row + 1, column)]),
                    _ => Err("nothing lies between four tiles"),
                };
                if let Err(message) = known {
                    let field = format!("levels[{}][{row}]", self.nth);
                    faults.push((field, format!("column {}: {message}", column + 1)));
                }
            }
        }
    }

    fn add_tile(
        &self,
        row: usize,
        column: usize,
        drawing: &mut Drawing,
    ) -> Result<(), &'static str> {
        let mark = Mark::of(self.letter(row, column));
        let mark = mark.ok_or("a tile is one of `#`, `R`, `^`, `>` and `<`")?;
        let ways = Side::ALL.into_iter();
        let ways = ways.filter(|side| self.has_way(row, column, *side));
        let spot = Spot {
            level: self.nth as u8 + 1,
            at: Cell::new(column as i16 / 2, row as i16 / 2),
        };
        let tile = DrawnTile {
            mark,
            ways: ways.collect(),
        };
        drawing.tiles.insert(spot, tile);
        Ok(())
    }

    /// Checks the letter of a way, and that it has a tile at both ends.
    fn joins(
        &self,
        letter: char,
        wanted: char,
        ends: [(usize, usize); 2],
    ) -> Result<(), &'static str> {
        let tiles = ends.iter();
        let mut tiles = tiles.map(|(row, column)| self.letter(*row, *column));
        match letter == wanted {
            false if wanted == '-' => Err("between two tiles of a row there is `-` or nothing"),
            false => Err("between two tiles of a column there is `|` or nothing"),
            true if tiles.any(|it| it == ' ') => Err("a way joins two tiles"),
            true => Ok(()),
        }
    }
}
