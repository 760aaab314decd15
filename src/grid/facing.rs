//! Which way a figure looks on squares, and what lies before and behind it.

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

/// Where something lies, seen from a figure that looks one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flank {
    /// Before it: three of the squares that it touches.
    Front,
    /// Exactly beside it: two of them. Its own square counts here too.
    Side,
    /// Behind it: the other three.
    Rear,
}

impl Facing {
    /// All eight, clockwise from the north.
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

    /// This direction after so many eighths of a turn clockwise; fewer than none turn back.
    pub const fn turned(self, eighths: i8) -> Self {
        Self::ALL[(self as i8 + eighths).rem_euclid(8) as usize]
    }

    /// The direction nearest to that from one square to another; `None` where they are the same.
    pub fn towards(from: Cell, to: Cell) -> Option<Self> {
        let (x, y) = (i32::from(to.x - from.x), i32::from(to.y - from.y));
        // Twice as far one way as the other is nearer to straight than to diagonal.
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

    /// Where a square lies, seen from a figure that stands on another and looks this way.
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
