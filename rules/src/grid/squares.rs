//! Square boards: orthogonal and diagonal steps, figures of several squares, line of sight.
//!
//! A figure's position is the north-west square of the block it covers. Walls, figures and costs
//! belong to the caller.

use super::{
    Cell, Net, Rect,
    sight::{Nudge, clearest, is_clear},
};

/// A square board for the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Squares {
    bounds: Rect,
    diagonals: bool,
}

impl Squares {
    /// A board with diagonal steps.
    pub fn new(bounds: Rect) -> Self {
        Self {
            bounds,
            diagonals: true,
        }
    }

    /// A board without diagonal steps.
    pub fn by_sides(bounds: Rect) -> Self {
        Self {
            bounds,
            diagonals: false,
        }
    }
}

/// Orthogonal steps come first, so that the plainer of two equally cheap paths wins.
const STEPS: [(i16, i16); 8] = [
    (0, -1),
    (1, 0),
    (0, 1),
    (-1, 0),
    (1, -1),
    (1, 1),
    (-1, 1),
    (-1, -1),
];

impl Net for Squares {
    fn bounds(&self) -> Rect {
        self.bounds
    }

    fn near(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        let count = if self.diagonals { 8 } else { 4 };
        let steps = STEPS[..count].iter();
        steps.map(move |&(x, y)| Cell::new(cell.x + x, cell.y + y))
    }
}

/// Rule for cutting corners, for movement and for sight.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Corners {
    /// No corners: both squares beside a diagonal must be clear.
    Never,
    /// One corner: a diagonal is blocked only if both squares beside it are.
    #[default]
    PastOne,
    /// Any corner, even between two blocked squares.
    Always,
}

impl Corners {
    /// True if a diagonal is open, given whether each of the two corners is in the way.
    fn pass(self, one: impl FnOnce() -> bool, other: impl FnOnce() -> bool) -> bool {
        match self {
            Self::Never => !one() && !other(),
            Self::PastOne => !one() || !other(),
            Self::Always => true,
        }
    }
}

/// A figure that covers one square, or a block of two by two, three by three or four by four.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    side: i16,
    corners: Corners,
}

impl Figure {
    /// Longest side of a figure, in squares.
    pub const LARGEST: u8 = 4;

    /// Creates a figure with a side of 1 to [`Self::LARGEST`] squares; other values are clamped.
    pub fn new(side: u8, corners: Corners) -> Self {
        Self {
            side: i16::from(side.clamp(1, Self::LARGEST)),
            corners,
        }
    }

    /// The squares it covers when standing at a cell.
    pub fn covers(self, at: Cell) -> Rect {
        Rect::sized(at, self.side, self.side)
    }

    /// Price of a step to a neighbouring square; `None` if it is impossible.
    ///
    /// `enter` is the price of a square, or `None` if nothing can stand there. The dearest newly
    /// covered square counts; squares already covered are not asked about. `bars` is true for
    /// squares whose corners cannot be cut, often only walls, since one can slip past figures. The
    /// figure must not block itself.
    pub fn step(
        self,
        from: Cell,
        to: Cell,
        enter: impl Fn(Cell) -> Option<u8>,
        bars: impl Fn(Cell) -> bool,
    ) -> Option<u8> {
        let covered = self.covers(from);
        let come_to = |to: Cell| {
            let cells = self.covers(to).cells();
            cells.filter(move |cell| !covered.contains(*cell))
        };
        if from.x != to.x && from.y != to.y {
            let barred = |beside: Cell| come_to(beside).any(&bars);
            let across = || barred(Cell::new(to.x, from.y));
            let down = || barred(Cell::new(from.x, to.y));
            if !self.corners.pass(across, down) {
                return None;
            }
        }
        come_to(to).try_fold(0, |most, cell| Some(enter(cell)?.max(most)))
    }
}

/// A straight line between the centres of two squares, both included.
pub(super) struct Line {
    at: Cell,
    left: u16,
    steep: bool,
    /// Step along the longer axis, then the progress along the shorter one in fractions of a
    /// square.
    forward: i16,
    aside: i32,
    drift: i32,
    whole: i32,
}

impl Line {
    pub(super) fn new(from: Cell, to: Cell, nudge: Nudge) -> Self {
        let (dx, dy) = (i32::from(to.x - from.x), i32::from(to.y - from.y));
        let steep = dy.abs() > dx.abs();
        let (long, short) = if steep { (dy, dx) } else { (dx, dy) };
        let whole = 2 * long.abs().max(1);
        // Half of `whole` is the centre of the square. Taking one off gives a point exactly between
        // two squares to the earlier one.
        let middle = long.abs().max(1);
        Self {
            at: from,
            left: long.unsigned_abs() as u16 + 1,
            steep,
            forward: long.signum() as i16,
            aside: middle - i32::from(nudge == Nudge::Left),
            drift: 2 * short,
            whole,
        }
    }
}

impl Iterator for Line {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        self.left = self.left.checked_sub(1)?;
        let here = self.at;
        self.aside += self.drift;
        let over = if self.aside < 0 {
            self.aside += self.whole;
            -1
        } else if self.aside >= self.whole {
            self.aside -= self.whole;
            1
        } else {
            0
        };
        let (x, y) = if self.steep {
            (over, self.forward)
        } else {
            (self.forward, over)
        };
        self.at = here + Cell::new(x, y);
        Some(here)
    }
}

/// Returns the square that blocks a step of a line of sight, if any. The line's ends never block.
fn blocker(
    [from, to]: [Cell; 2],
    corners: Corners,
    blocks: impl Fn(Cell) -> bool,
) -> impl Fn(Cell, Cell) -> Option<Cell> {
    move |last, cell| {
        let shut = |cell: Cell| cell != from && cell != to && blocks(cell);
        if shut(cell) {
            return Some(cell);
        }
        // Next to a blocking square, its corners do not count again.
        if last.x == cell.x || last.y == cell.y || shut(last) {
            return None;
        }
        let (across, down) = (Cell::new(cell.x, last.y), Cell::new(last.x, cell.y));
        let open = corners.pass(|| blocks(across), || blocks(down));
        (!open).then(|| if blocks(across) { across } else { down })
    }
}

/// True if nothing blocks the sight between two squares. The ends never block: a statue can be
/// seen, and so can a figure in a doorway. Sight is symmetric.
///
/// A line that runs between two squares needs one of them clear, on the same side all along;
/// `corners` decides where it slips through diagonally.
pub fn sees(from: Cell, to: Cell, corners: Corners, blocks: impl Fn(Cell) -> bool) -> bool {
    let blocker = blocker([from, to], corners, blocks);
    is_clear(|nudge| Line::new(from, to, nudge), blocker)
}

/// The squares on the line of sight between two squares, both included, and those that block it.
pub fn line_of_sight(
    from: Cell,
    to: Cell,
    corners: Corners,
    blocks: impl Fn(Cell) -> bool,
) -> (Vec<Cell>, Vec<Cell>) {
    let blocker = blocker([from, to], corners, blocks);
    clearest(|nudge| Line::new(from, to, nudge), blocker)
}

/// Best line of sight between figures of any size: of all lines between their squares, the first
/// with the fewest blocked squares. Neither figure blocks it.
pub fn sightline_between(
    one: Rect,
    other: Rect,
    corners: Corners,
    blocks: impl Fn(Cell) -> bool,
) -> (Vec<Cell>, Vec<Cell>) {
    let blocks = |cell: Cell| !one.contains(cell) && !other.contains(cell) && blocks(cell);
    let pairs = one
        .cells()
        .flat_map(|from| other.cells().map(move |to| (from, to)));
    let lines = pairs.map(|(from, to)| line_of_sight(from, to, corners, blocks));
    lines
        .min_by_key(|(cells, blocked)| (blocked.len(), cells.len()))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::grid::MovementRange;

    const SIZE: i16 = 10;
    const EVERY: [Corners; 3] = [Corners::Never, Corners::PastOne, Corners::Always];

    fn board() -> Rect {
        Rect::sized(Cell::default(), SIZE, SIZE)
    }

    fn cells() -> impl Strategy<Value = Cell> {
        (0..SIZE, 0..SIZE).prop_map(|(x, y)| Cell::new(x, y))
    }

    fn walls() -> impl Strategy<Value = BTreeSet<Cell>> {
        prop::collection::btree_set(cells(), 0..50)
    }

    /// Movement range of a figure among walls and rough squares.
    fn range(figure: Figure, from: Cell, budget: u32, walls: &BTreeSet<Cell>) -> MovementRange {
        range_over(figure, from, budget, walls, |cell| {
            1 + u8::from(cell.x % 4 == 1)
        })
    }

    fn range_over(
        figure: Figure,
        from: Cell,
        budget: u32,
        walls: &BTreeSet<Cell>,
        price: impl Fn(Cell) -> u8,
    ) -> MovementRange {
        let wall = |cell: Cell| !board().contains(cell) || walls.contains(&cell);
        let enter = |cell: Cell| (!wall(cell)).then_some(price(cell));
        MovementRange::of(&Squares::new(board()), from, budget, |from, to| {
            figure.step(from, to, enter, wall)
        })
    }

    proptest! {
        #[test]
        fn a_figure_fits_everywhere_on_its_path(
            from in cells(), side in 1u8..=4, walls in walls(), budget in 0u32..15,
        ) {
            for corners in EVERY {
                let figure = Figure::new(side, corners);
                let start = figure.covers(from);
                for (to, _) in range(figure, from, budget, &walls).cells() {
                    let fits = |cell: Cell| board().contains(cell) && !walls.contains(&cell);
                    let whole = figure.covers(to).cells();
                    let mut whole = whole.filter(|cell| !start.contains(*cell));
                    prop_assert!(whole.all(fits));
                }
            }
        }

        #[test]
        fn a_larger_figure_goes_nowhere_that_a_smaller_one_cannot(
            from in cells(), side in 1u8..4, mut walls in walls(), budget in 0u32..15,
        ) {
            for corners in EVERY {
                let start = Figure::new(side + 1, corners).covers(from);
                walls.retain(|cell| !start.contains(*cell));
                let [small, large] = [side, side + 1].map(|side| {
                    range_over(Figure::new(side, corners), from, budget, &walls, |_| 1)
                });
                for (cell, cost) in large.cells() {
                    prop_assert!(small.cost(cell).is_some_and(|small| small <= cost));
                }
            }
        }

        #[test]
        fn freer_corners_and_larger_budgets_only_add(
            from in cells(), side in 1u8..=4, walls in walls(), budget in 0u32..15, more in 0u32..4,
        ) {
            let ranges = EVERY.map(|corners| range(Figure::new(side, corners), from, budget, &walls));
            for pair in ranges.windows(2) {
                for (cell, cost) in pair[0].cells() {
                    prop_assert!(pair[1].cost(cell).is_some_and(|freer| freer <= cost));
                }
            }
            let dash = range(Figure::new(side, Corners::PastOne), from, budget + more, &walls);
            let walk: Vec<_> = ranges[1].cells().collect();
            prop_assert_eq!(dash.within(budget).collect::<Vec<_>>(), walk);
        }

        #[test]
        fn lines_have_no_gaps_and_are_the_same_both_ways(a in cells(), b in cells()) {
            for nudge in Nudge::BOTH {
                let there: Vec<Cell> = Line::new(a, b, nudge).collect();
                let mut back: Vec<Cell> = Line::new(b, a, nudge).collect();
                back.reverse();
                prop_assert_eq!(&there, &back);
                prop_assert_eq!((there[0], *there.last().unwrap()), (a, b));
                prop_assert!(there.windows(2).all(|pair| pair[0].reach_to(pair[1]) == 1));
                prop_assert_eq!(there.len() as u32, a.reach_to(b) + 1);
            }
        }

        #[test]
        fn sight_is_mutual(a in cells(), b in cells(), walls in walls(), more in cells()) {
            let blocks = |cell| walls.contains(&cell);
            for corners in EVERY {
                prop_assert_eq!(sees(a, b, corners, blocks), sees(b, a, corners, blocks));
                let (_, blocked) = line_of_sight(a, b, corners, blocks);
                prop_assert_eq!(blocked.is_empty(), sees(a, b, corners, blocks));
                prop_assert!(blocked.iter().all(|cell| blocks(*cell)));
                // Another wall never opens a view.
                let with = sees(a, b, corners, |cell| blocks(cell) || cell == more);
                prop_assert!(sees(a, b, corners, blocks) || !with);
            }
        }

        #[test]
        fn large_figures_see_each_other(
            a in cells(), b in cells(), sides in (1u8..=4, 1u8..=4), walls in walls(),
        ) {
            let covers = |at, side| Figure::new(side, Corners::PastOne).covers(at);
            let (one, other) = (covers(a, sides.0), covers(b, sides.1));
            let blocks = |cell| walls.contains(&cell);
            let there = sightline_between(one, other, Corners::PastOne, blocks).1;
            let back = sightline_between(other, one, Corners::PastOne, blocks).1;
            prop_assert_eq!(there.len(), back.len());
            let aside = |cell| !one.contains(cell) && !other.contains(cell) && blocks(cell);
            let seen = one.cells().any(|from| {
                other.cells().any(|to| sees(from, to, Corners::PastOne, aside))
            });
            prop_assert_eq!(there.is_empty(), seen);
        }
    }

    #[test]
    fn corners_are_cut_as_the_policy_says() {
        let (from, to) = (Cell::new(3, 3), Cell::new(4, 4));
        let (across, down) = (Cell::new(4, 3), Cell::new(3, 4));
        let cases: [(&[Cell], [bool; 3]); 3] = [
            (&[], [true, true, true]),
            (&[across], [false, true, true]),
            (&[across, down], [false, false, true]),
        ];
        for (walls, expected) in cases {
            let bars = |cell: Cell| walls.contains(&cell);
            let steps = EVERY.map(|corners| {
                let step = Figure::new(1, corners).step(from, to, |_| Some(1), bars);
                step.is_some()
            });
            assert_eq!(steps, expected);
            let seen = EVERY.map(|corners| sees(from, to, corners, bars));
            assert_eq!(seen, expected);
        }
    }

    #[test]
    fn the_dearest_of_the_squares_come_to_counts() {
        let figure = Figure::new(2, Corners::PastOne);
        let enter = |cell: Cell| Some(if cell == Cell::new(2, 1) { 3 } else { 1 });
        let step = |x, y| figure.step(Cell::new(0, 0), Cell::new(x, y), enter, |_| false);
        assert_eq!(step(1, 0), Some(3));
        assert_eq!(step(0, 1), Some(1));
        // Squares it already covers are not in its way.
        let own = |cell: Cell| (!figure.covers(Cell::new(0, 0)).contains(cell)).then_some(1);
        let next = figure.step(Cell::new(0, 0), Cell::new(1, 1), own, |_| false);
        assert_eq!(next, Some(1));
    }

    #[test]
    fn figures_block_sight_and_say_so() {
        let figure = Cell::new(2, 0);
        let line = line_of_sight(Cell::new(0, 0), Cell::new(4, 0), Corners::PastOne, |cell| {
            cell == figure
        });
        assert_eq!(line.0.len(), 5);
        assert_eq!(line.1, [figure]);
        let from = Cell::new(0, 0);
        assert!(sees(from, figure, Corners::PastOne, |cell| cell == figure));
    }
}
