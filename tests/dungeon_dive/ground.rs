//! Fields for tests: drawn in a few rows, or by chance.

use std::{collections::VecDeque, fmt, sync::LazyLock};

use proptest::prelude::*;
use tabledelve::{
    content::Library,
    dungeon::{Board as Drawing, Things},
    grid::Cell,
    rulesets::dungeon_dive::{
        board::{Board, Field, Overlay, Stand},
        content::{Light, Size, Terrain},
    },
};

/// Content that is read once for all tests.
pub static LIBRARY: LazyLock<Library> = LazyLock::new(crate::library);

/// Feet of a square, and of the ceiling.
pub const ROOM: (u8, u8) = (5, 20);

/// A field as drawn. `heights` lies over it, as in maps.
pub fn field(rows: &[&str], heights: &[&str]) -> Field {
    let rows: Vec<String> = rows.iter().map(|row| (*row).to_owned()).collect();
    let steps = |cell: Cell| {
        let row = heights.get(cell.y as usize);
        match row.and_then(|row| row.chars().nth(cell.x as usize)) {
            Some(up @ '1'..='9') => up as i8 - '0' as i8,
            Some(down @ 'a'..='e') => 'a' as i8 - down as i8 - 1,
            _ => 0,
        }
    };
    made(rows, steps)
}

fn made(rows: Vec<String>, steps: impl Fn(Cell) -> i8) -> Field {
    let drawing = Drawing {
        rows,
        ..Drawing::default()
    };
    let terrain = |id: &str| LIBRARY.get::<Terrain>(id).map(|it| &**it);
    let things = Things::of(&LIBRARY);
    Field::of_board(&drawing, &things, terrain, ROOM, steps)
        .unwrap_or_else(|problems| panic!("{}", problems.join("\n")))
}

/// The light of day over a field.
pub fn bright(field: &Field) -> Overlay {
    Overlay::new(field, Light::Bright)
}

pub fn board<'a>(field: &'a Field, overlay: &'a Overlay, stands: &'a [Stand]) -> Board<'a> {
    Board {
        field,
        overlay,
        stands,
    }
}

pub fn at(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

pub fn person(x: i16, y: i16) -> Stand {
    Stand::person(at(x, y))
}

/// Squares of a field by chance, rim included.
pub const WIDE: i16 = 13;
pub const HIGH: i16 = 11;

/// A drawing by chance with its heights, before it is made ready.
#[derive(Clone)]
pub struct Ground {
    rows: Vec<Vec<char>>,
    steps: Vec<Vec<i8>>,
}

/// As it would be drawn.
impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, steps) in self.rows.iter().zip(&self.steps) {
            let row: String = row.iter().collect();
            write!(f, "\n{row}   {steps:?}")?;
        }
        writeln!(f)
    }
}

impl Ground {
    pub fn field(&self) -> Field {
        let rows = self.rows.iter().map(|row| row.iter().collect()).collect();
        made(rows, |cell| self.steps[cell.y as usize][cell.x as usize])
    }

    /// The same place in a mirror.
    pub fn mirrored(&self) -> Self {
        let mut other = self.clone();
        other.rows.iter_mut().for_each(|row| row.reverse());
        other.steps.iter_mut().for_each(|row| row.reverse());
        other
    }

    /// The same place with rows for columns.
    pub fn turned(&self) -> Self {
        fn turn<T: Copy>(rows: &[Vec<T>]) -> Vec<Vec<T>> {
            let columns = 0..rows[0].len();
            let column = |x: usize| rows.iter().map(|row| row[x]).collect();
            columns.map(column).collect()
        }
        Ground {
            rows: turn(&self.rows),
            steps: turn(&self.steps),
        }
    }

    /// Walls up every floor that no door leads to, since drawings with such floor are refused.
    fn walled(mut self) -> Self {
        let open = |letter: char| ".:%u".contains(letter);
        let mut reached = vec![vec![false; WIDE as usize]; HIGH as usize];
        let mut queue = VecDeque::from([at(1, 1)]);
        while let Some(cell) = queue.pop_front() {
            let (x, y) = (cell.x as usize, cell.y as usize);
            if open(self.rows[y][x]) && !reached[y][x] {
                reached[y][x] = true;
                queue.extend(cell.neighbours());
            }
        }
        for (row, reached) in self.rows.iter_mut().zip(&reached) {
            for (letter, reached) in row.iter_mut().zip(reached) {
                if open(*letter) && !reached {
                    *letter = '#';
                }
            }
        }
        self
    }
}

/// Places by chance: walls, things of all heights, gaps; level, or with steps up and down.
pub fn grounds() -> impl Strategy<Value = Ground> {
    let letters = prop::sample::select(".........:::##oxTSXbVL~u".chars().collect::<Vec<_>>());
    let count = (WIDE * HIGH) as usize;
    let rows = prop::collection::vec(letters, count);
    let steps = prop::collection::vec(
        prop::sample::select(vec![0i8, 0, 0, 0, 1, 1, 2, -1, -2]),
        count,
    );
    (rows, steps, any::<bool>()).prop_map(|(letters, steps, level)| {
        let mut rows: Vec<Vec<char>> = letters.chunks(WIDE as usize).map(<[_]>::to_vec).collect();
        let mut steps: Vec<Vec<i8>> = steps.chunks(WIDE as usize).map(<[_]>::to_vec).collect();
        let (last_x, last_y) = (WIDE as usize - 1, HIGH as usize - 1);
        for (y, row) in rows.iter_mut().enumerate() {
            for (x, letter) in row.iter_mut().enumerate() {
                if x == 0 || y == 0 || x == last_x || y == last_y {
                    *letter = '#';
                } else if y == 1 {
                    *letter = '.';
                }
            }
        }
        // One door in the west and one in the north, with open floor between them.
        rows[1][0] = '+';
        rows[0][last_x - 1] = '+';
        if level {
            steps.iter_mut().flatten().for_each(|it| *it = 0);
        }
        Ground { rows, steps }.walled()
    })
}

/// Squares inside the rim.
pub fn cells() -> impl Strategy<Value = Cell> {
    (1..WIDE - 1, 1..HIGH - 1).prop_map(|(x, y)| at(x, y))
}

/// Figures of all sizes inside the rim, some of them in the air.
pub fn stands() -> impl Strategy<Value = Stand> {
    let sizes = prop::sample::select(vec![Size::Small, Size::Medium, Size::Medium, Size::Large]);
    let heights = prop::sample::select(vec![0i16, 0, 0, 5, 10]);
    ((1..WIDE - 2, 1..HIGH - 2), sizes, heights).prop_map(|((x, y), size, up)| Stand {
        up,
        ..Stand::new(at(x, y), size)
    })
}
