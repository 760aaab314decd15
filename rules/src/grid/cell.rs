use std::ops::{Add, Sub};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A square of the board. `x` grows to the east and `y` to the south, as text is written.
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
pub struct Cell {
    /// Column, growing to the east.
    pub x: i16,
    /// Row, growing to the south.
    pub y: i16,
}

impl Cell {
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The cell `count` steps away through one side.
    pub const fn step(self, side: Side, count: i16) -> Self {
        let (x, y) = side.offset();
        Self::new(self.x + x * count, self.y + y * count)
    }

    /// The four cells that share an edge with this one, clockwise from north.
    pub fn neighbours(self) -> [Self; 4] {
        Side::ALL.map(|side| self.step(side, 1))
    }

    /// The eight cells around this one, clockwise from north.
    pub fn around(self) -> [Self; 8] {
        AROUND.map(|(x, y)| Self::new(self.x + x, self.y + y))
    }

    /// Distance without diagonal steps: `|dx| + |dy|`.
    pub const fn steps_to(self, other: Self) -> u32 {
        self.x.abs_diff(other.x) as u32 + self.y.abs_diff(other.y) as u32
    }

    /// Distance with diagonal steps counting as one: the larger of `|dx|` and `|dy|`.
    pub const fn reach_to(self, other: Self) -> u32 {
        let (dx, dy) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        (if dx > dy { dx } else { dy }) as u32
    }
}

/// Offsets of the eight cells around one, clockwise from north.
const AROUND: [(i16, i16); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];

impl Add for Cell {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Cell {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

/// One of the four sides of a square, or the direction that leads through it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Side {
    /// Up on the page.
    North,
    /// Right on the page.
    East,
    /// Down on the page.
    South,
    /// Left on the page.
    West,
}

impl Side {
    /// All four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The step through this side.
    pub const fn offset(self) -> (i16, i16) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }

    /// The opposite side.
    pub const fn opposite(self) -> Self {
        self.turned(Turn::Half)
    }

    /// This side after the board is turned.
    pub const fn turned(self, turn: Turn) -> Self {
        Self::ALL[(self as usize + turn as usize) % 4]
    }

    /// True for east and west.
    pub const fn is_horizontal(self) -> bool {
        matches!(self, Self::East | Self::West)
    }

    /// Bit of this side in a mask: north 1, east 2, south 4, west 8.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// How far something is turned, clockwise.
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
pub enum Turn {
    /// As drawn.
    #[default]
    None,
    /// A quarter clockwise: north becomes east.
    Right,
    /// Half round.
    Half,
    /// A quarter against the clock: north becomes west.
    Left,
}

impl Turn {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::None, Self::Right, Self::Half, Self::Left];

    pub const fn back(self) -> Self {
        Self::ALL[(4 - self as usize) % 4]
    }

    /// This turn followed by another.
    pub const fn then(self, other: Self) -> Self {
        Self::ALL[(self as usize + other as usize) % 4]
    }

    /// True for a quarter turn, which swaps width and height.
    pub const fn is_quarter(self) -> bool {
        matches!(self, Self::Right | Self::Left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_and_the_step_back_cancel() {
        let start = Cell::new(-3, 7);
        for side in Side::ALL {
            assert_ne!(start.step(side, 2), start);
            assert_eq!(start.step(side, 2).step(side.opposite(), 2), start);
            assert_eq!(start.step(side, 3).steps_to(start), 3);
        }
    }

    #[test]
    fn turning_right_goes_clockwise() {
        assert_eq!(Side::North.turned(Turn::Right), Side::East);
        assert_eq!(Side::West.turned(Turn::Right), Side::North);
        assert_eq!(Side::South.turned(Turn::Left), Side::East);
    }

    #[test]
    fn turning_back_undoes_a_turn() {
        for turn in Turn::ALL {
            assert_eq!(turn.then(turn.back()), Turn::None);
            for side in Side::ALL {
                assert_eq!(side.turned(turn).turned(turn.back()), side);
                assert_eq!(
                    side.is_horizontal() != side.turned(turn).is_horizontal(),
                    turn.is_quarter()
                );
            }
        }
    }

    #[test]
    fn the_eight_around_are_one_step_away_and_all_different() {
        let around = Cell::new(4, 4).around();
        assert!(
            around
                .iter()
                .all(|cell| cell.reach_to(Cell::new(4, 4)) == 1)
        );
        let distinct: std::collections::BTreeSet<_> = around.into_iter().collect();
        assert_eq!(distinct.len(), 8);
    }
}
