//! Facing on squares: where a figure looks, and what lies in front of and behind it.

use super::Cell;

/// One of the eight directions that a figure on squares can look in.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
pub enum Facing {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

/// Position of a square relative to a figure's facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flank {
    /// In front: three of the adjacent squares.
    Front,
    /// Exactly to the side: two of the adjacent squares, and the figure's own.
    Side,
    /// Behind: the other three.
    Rear,
}

impl Facing {
    /// All eight, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The step straight ahead.
    pub const fn ahead(self) -> Cell {
        let (x, y) = match self {
            Self::North => (0, -1),
            Self::NorthEast => (1, -1),
            Self::East => (1, 0),
            Self::SouthEast => (1, 1),
            Self::South => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, -1),
        };
        Cell::new(x, y)
    }

    /// This direction turned clockwise by that many eighths; negative turns go back.
    pub const fn turned(self, eighths: i8) -> Self {
        Self::ALL[(self as i8 + eighths).rem_euclid(8) as usize]
    }

    /// The direction closest to the line between two squares; `None` if they are the same.
    pub fn towards(from: Cell, to: Cell) -> Option<Self> {
        let (x, y) = (i32::from(to.x - from.x), i32::from(to.y - from.y));
        // More than half as far as the other way counts as diagonal, anything less as straight.
        let part = |this: i32, other: i32| {
            if 2 * this.abs() > other.abs() {
                this.signum() as i16
            } else {
                0
            }
        };
        let ahead = Cell::new(part(x, y), part(y, x));
        Self::ALL.into_iter().find(|facing| facing.ahead() == ahead)
    }

    /// Position of the square `to` relative to a figure at `from` that faces this way.
    pub fn flank(self, from: Cell, to: Cell) -> Flank {
        let ahead = self.ahead();
        let forward = i32::from(ahead.x) * i32::from(to.x - from.x)
            + i32::from(ahead.y) * i32::from(to.y - from.y);
        match forward.signum() {
            1 => Flank::Front,
            0 => Flank::Side,
            _ => Flank::Rear,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_squares_lie_before_two_beside_and_three_behind() {
        let at = Cell::new(4, -7);
        for facing in Facing::ALL {
            let flanks = at.around().map(|cell| facing.flank(at, cell));
            let count = |flank| flanks.iter().filter(|it| **it == flank).count();
            assert_eq!(count(Flank::Front), 3, "{facing:?}");
            assert_eq!(count(Flank::Side), 2, "{facing:?}");
            assert_eq!(count(Flank::Rear), 3, "{facing:?}");
            assert_eq!(facing.flank(at, at + facing.ahead()), Flank::Front);
        }
    }

    #[test]
    fn turning_goes_clockwise_and_round() {
        assert_eq!(Facing::North.turned(1), Facing::NorthEast);
        assert_eq!(Facing::North.turned(-1), Facing::NorthWest);
        for facing in Facing::ALL {
            assert_eq!(facing.turned(8), facing);
            assert_eq!(facing.turned(4).ahead(), Cell::default() - facing.ahead());
        }
    }

    #[test]
    fn one_faces_what_one_looks_at() {
        let from = Cell::new(2, 2);
        for facing in Facing::ALL {
            let ahead = facing.ahead();
            let far = from + Cell::new(ahead.x * 5, ahead.y * 5);
            assert_eq!(Facing::towards(from, far), Some(facing));
        }
        assert_eq!(Facing::towards(from, from), None);
        assert_eq!(Facing::towards(from, Cell::new(7, 4)), Some(Facing::East));
        assert_eq!(
            Facing::towards(from, Cell::new(7, 5)),
            Some(Facing::SouthEast)
        );
    }
}
