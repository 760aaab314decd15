//! Straight lines over squares of different heights, in whole numbers, so that a line is the same
//! from both of its ends.

use crate::grid::{Cell, Rect};

/// The place of a line's end: twice its place in squares, so that middles are whole numbers.
type Doubled = (i32, i32);

/// Twice the place of the middle of a square.
pub(super) fn middle(cell: Cell) -> Doubled {
    (2 * i32::from(cell.x) + 1, 2 * i32::from(cell.y) + 1)
}

/// Twice the place of the north-west corner of a square.
fn corner(cell: Cell) -> Doubled {
    (2 * i32::from(cell.x), 2 * i32::from(cell.y))
}

/// The corners of a block of squares and of all squares in it, each named by the square whose
/// north-west corner it is.
pub(super) fn corners(squares: Rect) -> impl Iterator<Item = Cell> {
    Rect::between(squares.min, squares.max + Cell::new(1, 1)).cells()
}

/// The degree of what stops a line altogether.
pub(super) const STOPPED: u8 = 3;

/// The height of a line, which rises or falls evenly from one end to the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slope {
    from: Doubled,
    by: Doubled,
    length: i64,
    /// Heights of the ends, in halves of a foot.
    heights: [i64; 2],
}

impl Slope {
    /// The slope between two points with their heights in halves of a foot.
    pub(super) fn new(from: Doubled, to: Doubled, heights: [i32; 2]) -> Self {
        let by = (to.0 - from.0, to.1 - from.1);
        let square = |it: i32| i64::from(it) * i64::from(it);
        Slope {
            from,
            by,
            length: square(by.0) + square(by.1),
            heights: heights.map(i64::from),
        }
    }

    /// True if the line passes below this height, in halves of a foot, over the middle of a square.
    pub(super) fn is_below(&self, height: i32, cell: Cell) -> bool {
        let [first, last] = self.heights;
        let height = i64::from(height);
        // Most squares lie below the whole of the line, or far above it.
        if height <= first.min(last) {
            return false;
        }
        if height > first.max(last) {
            return true;
        }
        let (x, y) = middle(cell);
        let along = i64::from(x - self.from.0) * i64::from(self.by.0)
            + i64::from(y - self.from.1) * i64::from(self.by.1);
        let along = along.clamp(0, self.length);
        first * self.length + (last - first) * along < height * self.length
    }
}

/// A line between two corners of squares, each named by the square whose north-west corner it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct CornerLine {
    from: Cell,
    to: Cell,
    pub(super) slope: Slope,
}

impl CornerLine {
    pub(super) fn new(from: Cell, to: Cell, heights: [i32; 2]) -> Self {
        CornerLine {
            from,
            to,
            slope: Slope::new(corner(from), corner(to), heights),
        }
    }

    /// The most that anything in the way of this line amounts to, where `degree` says how much a
    /// square does. What a line merely touches is not in its way, but it does not slip between two
    /// squares that touch. `own` are the squares of those at its ends, which are never in the way.
    pub(super) fn degree(&self, own: [Rect; 2], degree: impl Fn(Cell) -> u8) -> u8 {
        let degree = |cell: Cell| match own.iter().any(|it| it.contains(cell)) {
            true => 0,
            false => degree(cell),
        };
        let (x, y) = (self.to.x - self.from.x, self.to.y - self.from.y);
        match (x, y) {
            (0, 0) => self.shared(own, degree),
            (_, 0) | (0, _) => self.along(own, degree),
            _ => self.across([x, y], own, degree),
        }
    }

    /// A corner that both ends share: who is aslant from each other looks between the squares beside
    /// it.
    fn shared(&self, own: [Rect; 2], degree: impl Fn(Cell) -> u8) -> u8 {
        let at = |x: i16, y: i16| Cell::new(self.from.x + x, self.from.y + y);
        let aslant = |a: Cell, b: Cell| {
            let [one, other] = own;
            one.contains(a) && other.contains(b) || one.contains(b) && other.contains(a)
        };
        if aslant(at(-1, -1), at(0, 0)) {
            degree(at(0, -1)).min(degree(at(-1, 0)))
        } else if aslant(at(0, -1), at(-1, 0)) {
            degree(at(-1, -1)).min(degree(at(0, 0)))
        } else {
            0
        }
    }

    /// A line that runs between squares: both of a pair have to be in its way, and from one pair to
    /// the next it keeps to its side.
    fn along(&self, own: [Rect; 2], degree: impl Fn(Cell) -> u8) -> u8 {
        let level = self.from.y == self.to.y;
        let Rect {
            min: low,
            max: high,
        } = Rect::between(self.from, self.to);
        let count = (high.x - low.x).max(high.y - low.y);
        let pair = move |place: i16| match level {
            true => [(place, -1), (place, 0)],
            false => [(-1, place), (0, place)],
        };
        let degrees =
            |place: i16| pair(place).map(|(x, y)| degree(Cell::new(low.x + x, low.y + y)));
        let owned = |place: i16| {
            let mut cells = pair(place).into_iter();
            cells.any(|(x, y)| {
                own.iter()
                    .any(|it| it.contains(Cell::new(low.x + x, low.y + y)))
            })
        };
        // Whoever stands before the line's first pair, or after its last, looks past a corner.
        let first = if owned(-1) { degrees(-1) } else { [0, 0] };
        let end = if owned(count) { degrees(count) } else { [0, 0] };
        let all = (0..count).map(degrees).chain([end]);
        let kept = all.scan(first, |last, [one, other]| {
            let kept = one.max(last[0]).min(other.max(last[1]));
            *last = [one, other];
            Some(kept)
        });
        kept.max().unwrap_or(0)
    }

    /// A line that runs through squares.
    fn across(&self, [x, y]: [i16; 2], own: [Rect; 2], degree: impl Fn(Cell) -> u8) -> u8 {
        let (wide, high) = (i32::from(x.abs()), i32::from(y.abs()));
        let at = |i: i32, j: i32| {
            let place = |from: i16, step: i32, back: bool| match back {
                false => from + step as i16,
                true => from - 1 - step as i16,
            };
            Cell::new(place(self.from.x, i, x < 0), place(self.from.y, j, y < 0))
        };
        let pinch = |i: i32, j: i32| degree(at(i, j - 1)).min(degree(at(i - 1, j)));
        let mut most = 0;
        // Whoever looks across their own corner looks between the squares beside it.
        if own[0].contains(at(-1, -1)) || own[1].contains(at(-1, -1)) {
            most = most.max(pinch(0, 0));
        }
        if own[0].contains(at(wide, high)) || own[1].contains(at(wide, high)) {
            most = most.max(pinch(wide, high));
        }
        let (mut i, mut j) = (0, 0);
        while i < wide && j < high && most < STOPPED {
            most = most.max(degree(at(i, j)));
            let (over, down) = ((i + 1) * high, (j + 1) * wide);
            if over == down && i + 1 < wide {
                most = most.max(pinch(i + 1, j + 1));
            }
            i += i32::from(over <= down);
            j += i32::from(down <= over);
        }
        most
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn cells() -> impl Strategy<Value = Cell> {
        (0i16..9, 0i16..9).prop_map(|(x, y)| Cell::new(x, y))
    }

    /// A block of squares that has this corner.
    fn blocks(corner: Cell) -> impl Strategy<Value = Rect> {
        (1i16..3, 0i16..3, 0i16..3).prop_map(move |(side, x, y)| {
            let min = Cell::new(corner.x - x.min(side), corner.y - y.min(side));
            Rect::sized(min, side, side)
        })
    }

    fn ends() -> impl Strategy<Value = (Cell, Cell, [Rect; 2])> {
        (cells(), cells()).prop_flat_map(|(from, to)| {
            (blocks(from), blocks(to)).prop_map(move |(one, other)| (from, to, [one, other]))
        })
    }

    /// True if a line runs through the inside of a square: it has corners on both sides.
    fn crosses(from: Cell, to: Cell, cell: Cell) -> bool {
        let by = to - from;
        let side = |corner: Cell| {
            let off = corner - from;
            (i32::from(by.x) * i32::from(off.y) - i32::from(by.y) * i32::from(off.x)).signum()
        };
        let sides: BTreeSet<i32> = corners(Rect::sized(cell, 1, 1)).map(side).collect();
        let room = Rect::between(from, to);
        let [min, max] = [cell, cell + Cell::new(1, 1)];
        let beside = max.x <= room.min.x || min.x >= room.max.x || max.y <= room.min.y;
        sides.contains(&1) && sides.contains(&-1) && !beside && min.y < room.max.y
    }

    proptest! {
        #[test]
        fn a_single_square_is_in_the_way_if_the_line_runs_through_it(
            from in cells(), to in cells(), cell in cells(),
        ) {
            let nowhere = Rect::sized(Cell::new(50, 50), 1, 1);
            let line = CornerLine::new(from, to, [5, 5]);
            let degree = line.degree([nowhere; 2], |it| if it == cell { STOPPED } else { 0 });
            prop_assert_eq!(degree == STOPPED, crosses(from, to, cell));
        }

        #[test]
        fn a_line_is_the_same_from_both_of_its_ends(
            (from, to, own) in ends(),
            heights in (0i32..30, 0i32..30),
            tops in prop::collection::btree_map((0i16..9, 0i16..9), (0i32..30, 0u8..4), 0..40),
        ) {
            let degree = |line: &CornerLine, own| line.degree(own, |cell| {
                let thing = tops.get(&(cell.x, cell.y));
                thing.map_or(0, |(top, degree)| match line.slope.is_below(*top, cell) {
                    true => *degree,
                    false => 0,
                })
            });
            let there = CornerLine::new(from, to, [heights.0, heights.1]);
            let back = CornerLine::new(to, from, [heights.1, heights.0]);
            prop_assert_eq!(degree(&there, own), degree(&back, [own[1], own[0]]));
        }
    }

    #[test]
    fn a_line_rises_evenly() {
        let slope = Slope::new(middle(Cell::new(0, 0)), middle(Cell::new(4, 0)), [0, 8]);
        let heights = [0, 1, 2, 3, 4].map(|x| {
            let over = |height: &i32| slope.is_below(*height, Cell::new(x, 0));
            (0..20).find(over).unwrap()
        });
        // The first whole height that the line is below: one more than its own.
        assert_eq!(heights, [1, 3, 5, 7, 9]);
    }
}
