//! Pointy-top hexes in rows, every odd row shifted half a hex to the right.
//!
//! A hex is addressed as a [`Cell`] of column and row. Geometry comes from `hexx`, in whole numbers
//! throughout.

use hexx::{Hex, HexOrientation, OffsetHexMode};

use super::{
    Cell, Facing,
    sight::{Nudge, clearest},
};

/// The hex at a column and row.
pub const fn hex(cell: Cell) -> Hex {
    Hex::from_offset_coordinates(
        [cell.x as i32, cell.y as i32],
        OffsetHexMode::Odd,
        HexOrientation::Pointy,
    )
}

/// The column and row of a hex.
pub const fn cell(hex: Hex) -> Cell {
    let [x, y] = hex.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Pointy);
    Cell::new(x as i16, y as i16)
}

/// The six hexes around one, ordered by row, then column.
pub fn neighbours(of: Cell) -> [Cell; 6] {
    let mut around = hex(of).all_neighbors().map(cell);
    around.sort_unstable_by_key(|cell| (cell.y, cell.x));
    around
}

/// Number of steps between two hexes on an open field.
pub const fn distance(a: Cell, b: Cell) -> u32 {
    hex(a).unsigned_distance_to(hex(b))
}

/// The sides of a hex, clockwise from east, with what a step that way adds to its two axes.
const SIDES: [(Facing, [i32; 2]); 6] = [
    (Facing::East, [1, 0]),
    (Facing::SouthEast, [0, 1]),
    (Facing::SouthWest, [-1, 1]),
    (Facing::West, [-1, 0]),
    (Facing::NorthWest, [0, -1]),
    (Facing::NorthEast, [1, -1]),
];

/// The shortest way between two hexes in two straight legs, each with its steps, the longer first.
/// No two hexes lie the same way from a third.
pub fn legs(from: Cell, to: Cell) -> [(Facing, u32); 2] {
    let off = hex(to) - hex(from);
    // Every hex lies on one side, or between this one and the next.
    let between = |place: usize| {
        let (this, [ux, uy]) = SIDES[place];
        let (next, [vx, vy]) = SIDES[(place + 1) % SIDES.len()];
        let (along, aside) = (off.x * vy - off.y * vx, ux * off.y - uy * off.x);
        let steps = u32::try_from(along).ok().zip(u32::try_from(aside).ok());
        steps.map(|(along, aside)| [(this, along), (next, aside)])
    };
    let mut legs = (0..SIDES.len())
        .find_map(between)
        .unwrap_or([(Facing::East, 0); 2]);
    legs.sort_by_key(|(_, steps)| std::cmp::Reverse(*steps));
    legs
}

/// The hexes on a straight line between the centres of two hexes, both included.
///
/// A line exactly along an edge has two readings. Each is the same in both directions, since a
/// nudge moves the whole line.
#[derive(Clone)]
struct Line {
    /// The hex that the line has come to, by three coordinates.
    at: [i32; 3],
    /// How far it is beyond the lower edge of that hex, by coordinates, in units of `1 / fine`.
    over: [i64; 3],
    /// What a step adds to that. A step changes no coordinate by more than one.
    step: [i64; 3],
    fine: i64,
    /// Hexes still to come.
    left: u32,
}

impl Line {
    fn new(from: Cell, to: Cell, nudge: Nudge) -> Self {
        let (a, b) = (hex(from), hex(to));
        let steps = a.unsigned_distance_to(b);
        let coordinates = |hex: Hex| [hex.x, hex.y, -hex.x - hex.y];
        let (at, end) = (coordinates(a), coordinates(b));
        let aside = match nudge {
            Nudge::Left => [1, 2, -3],
            Nudge::Right => [-1, -2, 3],
        };
        // Counted in units fine enough for the nudge to be one of them.
        let fine = 2000 * i64::from(steps.max(1));
        Line {
            at,
            over: aside.map(|aside: i64| 2 * aside + fine / 2),
            step: [0, 1, 2].map(|axis| 2000 * i64::from(end[axis] - at[axis])),
            fine,
            left: steps + 1,
        }
    }

    /// The hexes between the ends.
    fn between(from: Cell, to: Cell, nudge: Nudge) -> impl Iterator<Item = Cell> + Clone {
        let line = Line::new(from, to, nudge);
        let inner = line.left.saturating_sub(2) as usize;
        line.skip(1).take(inner)
    }
}

impl Iterator for Line {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        self.left = self.left.checked_sub(1)?;
        // Rounded to the hex that contains the point: where the three coordinates do not add up,
        // the one that is farthest off follows from the others.
        let ([q, r, s], middle) = (self.at, self.fine / 2);
        let off = self.over.map(|over| (over - middle).abs());
        let hex = if off[0] > off[1] && off[0] > off[2] {
            Hex::new(-r - s, r)
        } else if off[1] > off[2] {
            Hex::new(q, -q - s)
        } else {
            Hex::new(q, r)
        };
        for axis in 0..3 {
            let over = self.over[axis] + self.step[axis];
            let carry = i64::from(over >= self.fine) - i64::from(over < 0);
            self.over[axis] = over - carry * self.fine;
            self.at[axis] += carry as i32;
        }
        Some(cell(hex))
    }
}

/// Returns the hex that blocks a step of a line of sight, if any. The line's ends never block.
fn blocker(
    [from, to]: [Cell; 2],
    blocks: impl Fn(Cell) -> bool,
) -> impl Fn(Cell, Cell) -> Option<Cell> {
    move |_, cell| (cell != from && cell != to && blocks(cell)).then_some(cell)
}

/// True if nothing blocks the sight between two hexes. The ends never block. A line along an edge
/// needs only one clear side. Sight is symmetric.
pub fn sees(from: Cell, to: Cell, blocks: impl Fn(Cell) -> bool) -> bool {
    let mut left = Line::between(from, to, Nudge::Left).enumerate();
    let Some((step, blocked)) = left.find(|(_, cell)| blocks(*cell)) else {
        return true;
    };
    // Nearly always both readings are blocked by the same hex.
    let mut right = Line::between(from, to, Nudge::Right);
    right.clone().nth(step) != Some(blocked) && right.all(|cell| !blocks(cell))
}

/// The hexes on the line of sight between two hexes, both included, and those that block it.
pub fn line_of_sight(
    from: Cell,
    to: Cell,
    blocks: impl Fn(Cell) -> bool,
) -> (Vec<Cell>, Vec<Cell>) {
    clearest(
        |nudge| Line::new(from, to, nudge),
        blocker([from, to], blocks),
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::grid::{MovementRange, Net, Rect};

    const SIZE: i16 = 12;

    fn cells() -> impl Strategy<Value = Cell> {
        (0..SIZE, 0..SIZE).prop_map(|(x, y)| Cell::new(x, y))
    }

    fn walls() -> impl Strategy<Value = BTreeSet<Cell>> {
        prop::collection::btree_set(cells(), 0..60)
    }

    /// An open rectangle of hexes.
    struct Plain;

    impl Net for Plain {
        fn bounds(&self) -> Rect {
            Rect::sized(Cell::default(), SIZE, SIZE)
        }
        fn near(&self, cell: Cell) -> impl Iterator<Item = Cell> {
            neighbours(cell).into_iter()
        }
    }

    #[test]
    fn odd_rows_lie_half_a_hex_to_the_right() {
        let near = |x, y| neighbours(Cell::new(x, y)).map(|cell| (cell.x, cell.y));
        assert_eq!(near(2, 2), [(1, 1), (2, 1), (1, 2), (3, 2), (1, 3), (2, 3)]);
        assert_eq!(near(2, 3), [(2, 2), (3, 2), (1, 3), (3, 3), (2, 4), (3, 4)]);
    }

    #[test]
    fn a_way_is_told_in_two_legs() {
        let to = |x, y| legs(Cell::new(2, 2), Cell::new(x, y));
        assert_eq!(to(2, 2).map(|it| it.1), [0, 0]);
        // Around the hex: east, then clockwise.
        let around = [(3, 2), (2, 3), (1, 3), (1, 2), (1, 1), (2, 1)];
        for ((side, _), (x, y)) in SIDES.into_iter().zip(around) {
            assert_eq!(to(x, y)[0], (side, 1));
            assert_eq!(to(x, y)[1].1, 0);
        }
        assert_eq!(to(5, 3), [(Facing::East, 3), (Facing::SouthEast, 1)]);
    }

    proptest! {
        #[test]
        fn no_two_hexes_lie_the_same_way(from in cells(), a in cells(), b in cells()) {
            let steps = |to| legs(from, to).map(|it| it.1).iter().sum::<u32>();
            prop_assert_eq!(steps(a), distance(from, a));
            let told = |to| legs(from, to).into_iter().filter(|it| it.1 > 0).collect::<Vec<_>>();
            prop_assert_eq!(told(a) == told(b), a == b);
        }

        #[test]
        fn a_hex_and_its_cell_are_one(at in cells()) {
            prop_assert_eq!(cell(hex(at)), at);
            for near in neighbours(at) {
                prop_assert_eq!(distance(at, near), 1);
                prop_assert!(neighbours(near).contains(&at));
            }
        }

        #[test]
        fn lines_have_no_gaps_and_are_the_same_both_ways(a in cells(), b in cells()) {
            for nudge in [Nudge::Left, Nudge::Right] {
                let there: Vec<Cell> = Line::new(a, b, nudge).collect();
                let mut back: Vec<Cell> = Line::new(b, a, nudge).collect();
                back.reverse();
                prop_assert_eq!(&there, &back);
                prop_assert_eq!((there[0], *there.last().unwrap()), (a, b));
                prop_assert!(there.windows(2).all(|pair| distance(pair[0], pair[1]) == 1));
                prop_assert_eq!(there.len() as u32, distance(a, b) + 1);
            }
        }

        #[test]
        fn sight_is_mutual_and_always_reaches_the_next_hex(a in cells(), b in cells(), walls in walls()) {
            let blocks = |cell| walls.contains(&cell);
            prop_assert_eq!(sees(a, b, blocks), sees(b, a, blocks));
            prop_assert_eq!(line_of_sight(a, b, blocks).1.is_empty(), sees(a, b, blocks));
            prop_assert!(neighbours(a).into_iter().all(|near| sees(a, near, blocks)));
        }

        #[test]
        fn one_wall_more_never_opens_a_view(a in cells(), b in cells(), walls in walls(), more in cells()) {
            let fewer = sees(a, b, |cell| walls.contains(&cell));
            let with = sees(a, b, |cell| walls.contains(&cell) || cell == more);
            prop_assert!(fewer || !with);
        }

        /// Where both readings agree, hexx draws the same line.
        #[test]
        fn lines_off_the_edges_are_those_of_hexx(a in cells(), b in cells()) {
            let there: Vec<Cell> = Line::new(a, b, Nudge::Left).collect();
            if Line::new(a, b, Nudge::Right).eq(there.iter().copied()) {
                let theirs: Vec<Cell> = hex(a).line_to(hex(b)).map(cell).collect();
                prop_assert_eq!(there, theirs);
            }
        }

        /// On the same field with the same costs, hexx reaches the same hexes.
        #[test]
        fn a_range_is_the_field_of_movement_of_hexx(from in cells(), walls in walls(), most in 0u32..9) {
            let shut = |cell: Cell| !Plain.bounds().contains(cell) || walls.contains(&cell);
            let range = MovementRange::of(&Plain, from, most, |_, to| (!shut(to)).then_some(1));
            let ours: BTreeSet<Cell> = range.cells().map(|(cell, _)| cell).collect();
            let cost = |there: Hex| (!shut(cell(there))).then_some(0);
            let field = hexx::algorithms::field_of_movement(hex(from), most, cost);
            let theirs: BTreeSet<Cell> = field.into_iter().map(cell).collect();
            prop_assert_eq!(ours, theirs);
        }
    }
}
