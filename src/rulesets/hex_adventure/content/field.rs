//! A board ready for play: terrain, neighbours, starting spaces.

use std::collections::BTreeMap;

use smallvec::SmallVec;

use super::{Board, Ground, Letter};
use crate::grid::{Cell, MovementRange, Net, Rect, hex};

/// The terrain of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// Not part of the board.
    Outside,
    /// A wall.
    Wall,
    /// Open ground.
    Open,
    /// Planks over water or a gap.
    Planks,
    /// A tree.
    Tree,
    /// A rock.
    Rock,
    /// Water.
    Water,
    /// Brush.
    Brush,
    /// A low wall or fence.
    Low,
    /// A piece of furniture, by its letter.
    Furniture(char),
    /// A doorway.
    Door,
    /// Stairs, by their digit.
    Stairs(char),
}

impl Terrain {
    fn of(glyph: char, board: &Board) -> Self {
        match glyph {
            '.' | 'A'..='Z' => Terrain::Open,
            '#' => Terrain::Wall,
            ':' => Terrain::Planks,
            '^' => Terrain::Tree,
            'o' => Terrain::Rock,
            '~' => Terrain::Water,
            '"' => Terrain::Brush,
            '=' => Terrain::Low,
            '+' => Terrain::Door,
            '1'..='9' => Terrain::Stairs(glyph),
            _ if board.furniture.contains_key(&glyph) => Terrain::Furniture(glyph),
            _ => Terrain::Outside,
        }
    }

    /// True if one can stand in it.
    pub fn is_open(self) -> bool {
        use Terrain::{Brush, Door, Open, Planks, Stairs};
        matches!(self, Open | Planks | Brush | Door | Stairs(_))
    }

    /// True if it blocks sight.
    pub fn blocks_sight(self) -> bool {
        use Terrain::{Outside, Rock, Tree, Wall};
        matches!(self, Outside | Wall | Tree | Rock)
    }

    /// True if it gives cover to anybody behind it.
    pub fn is_low(self) -> bool {
        matches!(self, Terrain::Low | Terrain::Furniture(_))
    }
}

/// A board ready for play.
#[derive(Clone, Debug)]
pub struct Field {
    bounds: Rect,
    /// The look of the open ground.
    pub ground: Ground,
    terrain: Vec<Terrain>,
    near: Vec<SmallVec<[Cell; 8]>>,
    starts: BTreeMap<Letter, Vec<Cell>>,
}

impl Field {
    /// The field drawn by a board.
    pub fn new(board: &Board) -> Self {
        let width = board.rows.iter().map(|row| row.chars().count()).max();
        let (width, height) = (width.unwrap_or(0) as i16, board.rows.len() as i16);
        let bounds = Rect::sized(Cell::default(), width, height);
        let mut field = Field {
            bounds,
            ground: board.ground,
            terrain: vec![Terrain::Outside; bounds.area() as usize],
            near: Vec::new(),
            starts: BTreeMap::new(),
        };
        for (y, row) in board.rows.iter().enumerate() {
            for (x, glyph) in row.chars().enumerate() {
                let cell = Cell::new(x as i16, y as i16);
                if let Some(place) = bounds.place(cell) {
                    field.terrain[place] = Terrain::of(glyph, board);
                }
                if let Ok(letter) = glyph.to_string().parse::<Letter>() {
                    field.starts.entry(letter).or_default().push(cell);
                }
            }
        }
        field.join();
        field
    }

    /// Finds the neighbours of every hex, including those across stairs.
    fn join(&mut self) {
        self.near = self
            .cells()
            .map(|cell| {
                let beside = hex::neighbours(cell).into_iter();
                let mut near: SmallVec<[Cell; 8]> =
                    beside.filter(|cell| self.holds(*cell)).collect();
                if let stairs @ Terrain::Stairs(_) = self.terrain(cell) {
                    let ends = self.cells().filter(|end| self.terrain(*end) == stairs);
                    near.extend(ends.filter(|end| *end != cell));
                }
                near
            })
            .collect();
    }

    /// Columns and rows.
    pub fn size(&self) -> (i16, i16) {
        (self.bounds.width(), self.bounds.height())
    }

    /// Every hex, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.bounds.cells()
    }

    /// True if a hex is on the board.
    pub fn holds(&self, cell: Cell) -> bool {
        self.bounds.contains(cell)
    }

    /// The terrain of a hex.
    pub fn terrain(&self, cell: Cell) -> Terrain {
        let place = self.bounds.place(cell);
        place.map_or(Terrain::Outside, |place| self.terrain[place])
    }

    /// The hexes next to one, including those across stairs, in a fixed order.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let place = self.bounds.place(cell);
        let near = place.map_or(&[] as &[Cell], |place| &self.near[place]);
        near.iter().copied()
    }

    /// The steps over open ground to every hex within this many of one, as if nobody stood there.
    pub fn steps(&self, from: Cell, most: u32) -> MovementRange {
        let open = |_, to| self.terrain(to).is_open().then_some(1);
        MovementRange::of(self, from, most, open)
    }

    /// True if two hexes are next to each other, stairs included.
    pub fn touches(&self, a: Cell, b: Cell) -> bool {
        self.around(a).any(|cell| cell == b)
    }

    /// The starting spaces with a letter, row by row.
    pub fn starts(&self, letter: Letter) -> &[Cell] {
        self.starts.get(&letter).map_or(&[], Vec::as_slice)
    }

    /// Every letter that marks starting spaces.
    pub fn letters(&self) -> impl Iterator<Item = Letter> + '_ {
        self.starts.keys().copied()
    }
}

impl Net for Field {
    fn bounds(&self) -> Rect {
        self.bounds
    }

    fn near(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        self.around(cell)
    }
}
