//! A board ready for play: ground and things, neighbours, starting spaces.

use std::collections::{BTreeMap, BTreeSet};

use smallvec::SmallVec;

use super::Letter;
use crate::dungeon::{Board, Feature, HexLetter, Opacity, Thing, Things};
use crate::grid::{Cell, MovementRange, Net, Rect, hex};

/// The properties of a hex that play asks for all the time.
#[derive(Clone, Copy, Debug)]
struct Tile {
    /// The price of a step onto it; 0 where nobody can stand.
    step: u8,
    sight: Opacity,
    covers: bool,
}

impl Tile {
    const OUTSIDE: Self = Tile {
        step: 0,
        sight: Opacity::Blocked,
        covers: false,
    };
    const STAIRS: Self = Tile {
        step: 1,
        sight: Opacity::Clear,
        covers: false,
    };
}

impl From<&Thing> for Tile {
    fn from(thing: &Thing) -> Self {
        Tile {
            step: thing.step,
            sight: thing.sight,
            covers: thing.covers,
        }
    }
}

/// A board ready for play.
#[derive(Clone, Debug)]
pub struct Field {
    bounds: Rect,
    /// The open ground.
    pub ground: Feature,
    tiles: Vec<Tile>,
    things: BTreeMap<Cell, Feature>,
    stairs: BTreeMap<Cell, char>,
    outside: BTreeSet<Cell>,
    /// The neighbours of every hex with their places, one hex after the other.
    near: Vec<(u32, Cell)>,
    /// Where those of each hex begin in that list, and the end of the last.
    first_near: Vec<u32>,
    starts: BTreeMap<Letter, Vec<Cell>>,
}

impl Field {
    /// The field drawn by a board.
    pub fn new(board: &Board, things: &Things) -> Self {
        let width = board.rows.iter().map(|row| row.chars().count()).max();
        let (width, height) = (width.unwrap_or(0) as i16, board.rows.len() as i16);
        let bounds = Rect::sized(Cell::default(), width, height);
        let mut field = Field {
            bounds,
            ground: board.open_ground(things),
            tiles: vec![Tile::OUTSIDE; bounds.area() as usize],
            things: BTreeMap::new(),
            stairs: BTreeMap::new(),
            outside: bounds.cells().collect(),
            near: Vec::new(),
            first_near: vec![0],
            starts: BTreeMap::new(),
        };
        for (y, row) in board.rows.iter().enumerate() {
            for (x, glyph) in row.chars().enumerate() {
                if let Some(letter) = board.tile(glyph, things) {
                    field.lay(Cell::new(x as i16, y as i16), letter);
                }
            }
        }
        field.join();
        field
    }

    fn lay(&mut self, cell: Cell, letter: HexLetter) {
        let tile = match letter {
            HexLetter::Outside => return,
            HexLetter::Ground => self.ground.thing().into(),
            HexLetter::Start(glyph) => {
                if let Ok(letter) = glyph.to_string().parse::<Letter>() {
                    self.starts.entry(letter).or_default().push(cell);
                }
                self.ground.thing().into()
            }
            HexLetter::Stairs(digit) => {
                self.stairs.insert(cell, digit);
                Tile::STAIRS
            }
            HexLetter::Thing(feature) => {
                let tile = feature.thing().into();
                self.things.insert(cell, feature);
                tile
            }
        };
        if let Some(place) = self.bounds.place(cell) {
            self.tiles[place] = tile;
            self.outside.remove(&cell);
        }
    }

    /// Finds the neighbours of every hex, including those across stairs.
    fn join(&mut self) {
        for cell in self.cells() {
            let beside = hex::neighbours(cell)
                .into_iter()
                .chain(self.other_end(cell));
            let near = beside.filter_map(|cell| Some((self.bounds.place(cell)? as u32, cell)));
            let near: SmallVec<[_; 8]> = near.collect();
            self.near.extend(near);
            self.first_near.push(self.near.len() as u32);
        }
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

    /// True if a cell is not part of the board.
    pub fn is_outside(&self, cell: Cell) -> bool {
        !self.holds(cell) || self.outside.contains(&cell)
    }

    /// The thing on a hex, if there is one.
    pub fn thing(&self, cell: Cell) -> Option<&Feature> {
        self.things.get(&cell)
    }

    /// The other end of the stairs on a hex, if there are any.
    pub fn other_end(&self, cell: Cell) -> Option<Cell> {
        let digit = self.stairs.get(&cell)?;
        let mut ends = self.stairs.iter();
        ends.find_map(|(end, it)| (it == digit && *end != cell).then_some(*end))
    }

    fn tile(&self, cell: Cell) -> Tile {
        let place = self.bounds.place(cell);
        place.map_or(Tile::OUTSIDE, |place| self.tiles[place])
    }

    /// True if one can stand on a hex.
    pub fn is_open(&self, cell: Cell) -> bool {
        self.tile(cell).step > 0
    }

    /// The price of a step onto a hex; `None` where nobody can stand.
    pub fn step(&self, cell: Cell) -> Option<u8> {
        let step = self.tile(cell).step;
        (step > 0).then_some(step)
    }

    /// How a hex blocks sight.
    pub fn sight(&self, cell: Cell) -> Opacity {
        self.tile(cell).sight
    }

    /// True if a hex gives cover: to anybody behind it, or in it if it is open.
    pub fn covers(&self, cell: Cell) -> bool {
        self.tile(cell).covers
    }

    /// The hexes next to one, including those across stairs, in a fixed order.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let place = self.bounds.place(cell);
        let near = place.map_or(&[] as &[_], |place| self.near_place(place));
        near.iter().map(|(_, cell)| *cell)
    }

    fn near_place(&self, place: usize) -> &[(u32, Cell)] {
        let [first, end] = [place, place + 1].map(|at| self.first_near[at] as usize);
        &self.near[first..end]
    }

    /// The steps over open ground to every hex within this many of one, as if nobody stood there.
    pub fn steps(&self, from: Cell, most: u32) -> MovementRange {
        MovementRange::of(self, from, most, |_, to| self.step(to))
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

    fn beside(&self, place: usize, _: Cell) -> impl Iterator<Item = (usize, Cell)> {
        let near = self.near_place(place).iter();
        near.map(|(place, cell)| (*place as usize, *cell))
    }
}
