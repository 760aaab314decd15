//! Hexes with a corner on top, in rows of which every odd one lies half a hex to the right.
//!
//! A hex is a [`Cell`]: its column and row. Geometry is that of `hexx`, in whole numbers throughout.

use std::collections::VecDeque;

use hexx::{Hex, HexOrientation, OffsetHexMode};

use super::Cell;

/// The hex of a column and row.
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

/// The six hexes round one, in the order of their rows and columns.
pub fn neighbours(of: Cell) -> [Cell; 6] {
    let mut around = hex(of).all_neighbors().map(cell);
    around.sort_unstable_by_key(|cell| (cell.y, cell.x));
    around
}

/// How many steps lie between two hexes where nothing is in the way.
pub const fn distance(a: Cell, b: Cell) -> u32 {
    hex(a).unsigned_distance_to(hex(b))
}

/// Which way a line is nudged where it runs along the edge between two hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Nudge {
    Left,
    Right,
}

/// The hexes of a straight line from the middle of one hex to the middle of another, both included.
///
/// A line that runs exactly along an edge has two readings. Both are the same both ways, since a
/// nudge moves the line as a whole.
fn line(from: Cell, to: Cell, nudge: Nudge) -> impl Iterator<Item = Cell> {
    let (a, b) = (hex(from), hex(to));
    let steps = i64::from(a.unsigned_distance_to(b));
    // Everything is counted in parts of a step so small that the nudge is one of them.
    let fine = 1000 * steps.max(1);
    let aside: (i64, i64, i64) = match nudge {
        Nudge::Left => (1, 2, -3),
        Nudge::Right => (-1, -2, 3),
    };
    let along = move |a: i32, b: i32, step: i64, aside: i64| {
        (i64::from(a) * (steps - step) + i64::from(b) * step) * 1000 + aside
    };
    (0..=steps).map(move |step| {
        let q = along(a.x, b.x, step, aside.0);
        let r = along(a.y, b.y, step, aside.1);
        let s = along(-a.x - a.y, -b.x - b.y, step, aside.2);
        if steps == 0 {
            from
        } else {
            cell(rounded([q, r, s], fine))
        }
    })
}

/// The hex that a point lies in, from its three coordinates counted in parts of `1 / fine`.
fn rounded(point: [i64; 3], fine: i64) -> Hex {
    let near = point.map(|part| (2 * part + fine).div_euclid(2 * fine));
    let off = [0, 1, 2].map(|at| (near[at] * fine - point[at]).abs());
    let (q, r) = if off[0] > off[1] && off[0] > off[2] {
        (-near[1] - near[2], near[1])
    } else if off[1] > off[2] {
        (near[0], -near[0] - near[2])
    } else {
        (near[0], near[1])
    };
    Hex::new(q as i32, r as i32)
}

/// The hexes of a line that sight takes from one hex to another, both ends included; `None` where
/// something blocks. The ends themselves never block.
///
/// Where a line runs along an edge one clear side of it will do. Whoever sees is seen.
pub fn sight(from: Cell, to: Cell, blocks: impl Fn(Cell) -> bool) -> Option<Vec<Cell>> {
    [Nudge::Left, Nudge::Right].into_iter().find_map(|nudge| {
        let clear = |cell: Cell| cell == from || cell == to || !blocks(cell);
        line(from, to, nudge)
            .all(clear)
            .then(|| line(from, to, nudge).collect())
    })
}

/// The line of [`sight`], with the hexes on it that block it: of its two readings the one that
/// fewer hexes block.
pub fn sightline(from: Cell, to: Cell, blocks: impl Fn(Cell) -> bool) -> (Vec<Cell>, Vec<Cell>) {
    let readings = [Nudge::Left, Nudge::Right].map(|nudge| {
        let cells: Vec<Cell> = line(from, to, nudge).collect();
        let blocked = cells.iter().copied();
        let blocked = blocked.filter(|cell| *cell != from && *cell != to && blocks(*cell));
        (blocked.collect::<Vec<Cell>>(), cells)
    });
    let [left, right] = readings;
    let (blocked, cells) = if right.0.len() < left.0.len() {
        right
    } else {
        left
    };
    (cells, blocked)
}

/// Whether nothing blocks the sight between two hexes; see [`sight`].
pub fn sees(from: Cell, to: Cell, blocks: impl Fn(Cell) -> bool) -> bool {
    [Nudge::Left, Nudge::Right]
        .into_iter()
        .any(|nudge| line(from, to, nudge).all(|cell| cell == from || cell == to || !blocks(cell)))
}

/// A field of hexes whose neighbours are known beforehand, so that stairs can join hexes that do
/// not touch. Places are numbers from 0.
pub trait Net {
    /// How many places there are.
    fn places(&self) -> usize;
    /// The neighbours of a place, in a fixed order.
    fn near(&self, place: u16) -> &[u16];
}

/// How far it is to every place, and whence one comes, each step counting one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    from: u16,
    found: Vec<(u16, u16)>,
}

/// Marks a place that cannot be reached.
const FAR: u16 = u16::MAX;

impl Steps {
    /// Everything within `most` steps of a place, over places that `open` lets through. The place
    /// itself need not be open.
    pub fn of(net: &impl Net, from: u16, most: u16, open: impl Fn(u16) -> bool) -> Self {
        let mut found = vec![(FAR, FAR); net.places()];
        let mut next = VecDeque::from([from]);
        found[usize::from(from)] = (0, from);
        while let Some(place) = next.pop_front() {
            let steps = found[usize::from(place)].0;
            if steps == most {
                continue;
            }
            for &near in net.near(place) {
                if found[usize::from(near)].0 == FAR && open(near) {
                    found[usize::from(near)] = (steps + 1, place);
                    next.push_back(near);
                }
            }
        }
        Steps { from, found }
    }

    /// How many steps it takes to a place, if it can be reached.
    pub fn to(&self, place: u16) -> Option<u16> {
        let steps = self.found.get(usize::from(place))?.0;
        (steps != FAR).then_some(steps)
    }

    /// Every place that can be reached with its steps, in the order of the places; the first place
    /// is one of them.
    pub fn all(&self) -> impl Iterator<Item = (u16, u16)> + '_ {
        let places = self.found.iter().enumerate();
        places.filter_map(|(place, &(steps, _))| (steps != FAR).then_some((place as u16, steps)))
    }

    /// The way to a place, without the first and with the last one.
    pub fn way(&self, to: u16) -> Option<Vec<u16>> {
        self.to(to)?;
        let mut way = Vec::new();
        let mut at = to;
        while at != self.from {
            way.push(at);
            at = self.found[usize::from(at)].1;
        }
        way.reverse();
        Some(way)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    const SIZE: i16 = 12;

    fn cells() -> impl Strategy<Value = Cell> {
        (0..SIZE, 0..SIZE).prop_map(|(x, y)| Cell::new(x, y))
    }

    fn walls() -> impl Strategy<Value = BTreeSet<Cell>> {
        prop::collection::btree_set(cells(), 0..60)
    }

    /// A square field with some hexes taken out.
    struct Plain(Vec<Vec<u16>>);

    impl Plain {
        fn new() -> Self {
            let place = |cell: Cell| (cell.y * SIZE + cell.x) as u16;
            let inside = |cell: &Cell| (0..SIZE).contains(&cell.x) && (0..SIZE).contains(&cell.y);
            let all = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| Cell::new(x, y)));
            Plain(
                all.map(|cell| {
                    neighbours(cell)
                        .into_iter()
                        .filter(inside)
                        .map(place)
                        .collect()
                })
                .collect(),
            )
        }
    }

    impl Net for Plain {
        fn places(&self) -> usize {
            self.0.len()
        }
        fn near(&self, place: u16) -> &[u16] {
            &self.0[usize::from(place)]
        }
    }

    #[test]
    fn odd_rows_lie_half_a_hex_to_the_right() {
        let near = |x, y| neighbours(Cell::new(x, y)).map(|cell| (cell.x, cell.y));
        assert_eq!(near(2, 2), [(1, 1), (2, 1), (1, 2), (3, 2), (1, 3), (2, 3)]);
        assert_eq!(near(2, 3), [(2, 2), (3, 2), (1, 3), (3, 3), (2, 4), (3, 4)]);
    }

    proptest! {
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
                let there: Vec<Cell> = line(a, b, nudge).collect();
                let mut back: Vec<Cell> = line(b, a, nudge).collect();
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
            prop_assert_eq!(sight(a, b, blocks).is_some(), sees(a, b, blocks));
            prop_assert_eq!(sightline(a, b, blocks).1.is_empty(), sees(a, b, blocks));
            prop_assert!(neighbours(a).into_iter().all(|near| sees(a, near, blocks)));
        }

        #[test]
        fn one_wall_more_never_opens_a_view(a in cells(), b in cells(), walls in walls(), more in cells()) {
            let fewer = sees(a, b, |cell| walls.contains(&cell));
            let with = sees(a, b, |cell| walls.contains(&cell) || cell == more);
            prop_assert!(fewer || !with);
        }

        /// Where both readings agree there is nothing to choose, and hexx draws the same line.
        #[test]
        fn lines_off_the_edges_are_those_of_hexx(a in cells(), b in cells()) {
            let there: Vec<Cell> = line(a, b, Nudge::Left).collect();
            if line(a, b, Nudge::Right).eq(there.iter().copied()) {
                let theirs: Vec<Cell> = hex(a).line_to(hex(b)).map(cell).collect();
                prop_assert_eq!(there, theirs);
            }
        }

        /// On the same field at the same costs hexx reaches the same hexes.
        #[test]
        fn reach_is_the_field_of_movement_of_hexx(from in cells(), walls in walls(), most in 0u16..9) {
            let net = Plain::new();
            let place = |cell: Cell| (cell.y * SIZE + cell.x) as u16;
            let inside = |cell: Cell| (0..SIZE).contains(&cell.x) && (0..SIZE).contains(&cell.y);
            let shut = |cell: Cell| !inside(cell) || walls.contains(&cell);
            let at = |place: u16| Cell::new(place as i16 % SIZE, place as i16 / SIZE);
            let steps = Steps::of(&net, place(from), most, |place| !shut(at(place)));
            let ours: BTreeSet<Cell> = steps.all().map(|(place, _)| at(place)).collect();
            let cost = |there: Hex| (!shut(cell(there))).then_some(0);
            let field = hexx::algorithms::field_of_movement(hex(from), u32::from(most), cost);
            let theirs: BTreeSet<Cell> = field.into_iter().map(cell).collect();
            prop_assert_eq!(ours, theirs);
        }

        #[test]
        fn steps_are_those_of_the_shortest_way(from in 0u16..144, walls in walls(), most in 0u16..30) {
            let net = Plain::new();
            let shut = |place: u16| {
                walls.contains(&Cell::new(place as i16 % SIZE, place as i16 / SIZE))
            };
            let steps = Steps::of(&net, from, most, |place| !shut(place));
            let all = Steps::of(&net, from, u16::MAX - 1, |place| !shut(place));
            for place in 0..144 {
                prop_assert_eq!(steps.to(place), all.to(place).filter(|found| *found <= most));
                let Some(way) = steps.way(place) else { continue };
                prop_assert_eq!(way.len(), usize::from(steps.to(place).unwrap()));
                let mut at = from;
                for step in way {
                    prop_assert!(net.near(at).contains(&step) && !shut(step));
                    at = step;
                }
                prop_assert_eq!(at, place);
                // Every neighbour is at most one step nearer.
                let far = steps.to(place).unwrap();
                let nearest = net.near(place).iter().filter_map(|near| all.to(*near)).min();
                prop_assert!(place == from || nearest.is_some_and(|near| near + 1 >= far));
            }
        }
    }
}
