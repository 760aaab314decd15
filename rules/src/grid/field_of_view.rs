//! Field of view: every square visible from one, found in a single sweep.

use super::{Cell, CellSet, Corners, Rect, squares::sees};

/// Squares visible from one square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldOfView(CellSet);

impl FieldOfView {
    /// Every square within `radius` that [`sees`] finds in sight, including `from`; a diagonal
    /// counts as one.
    ///
    /// [`sees`]: super::squares::sees
    pub fn of(from: Cell, radius: u8, corners: Corners, blocks: impl Fn(Cell) -> bool) -> Self {
        let radius = i16::from(radius);
        let side = 2 * radius + 1;
        let bounds = Rect::sized(from - Cell::new(radius, radius), side, side);
        let mut seen = CellSet::of(bounds, [from]);
        let mut arcs = Vec::new();
        for quadrant in Quadrant::ALL {
            let at = |depth: i16, aside: i16| quadrant.cell(from, depth, aside);
            sweep(
                radius,
                &mut arcs,
                |cell| blocks(at(cell.0, cell.1)),
                |cell| {
                    let cell = at(cell.0, cell.1);
                    // The sweep rules out squares no line can reach; the line decides about the
                    // rest.
                    if !seen.contains(cell) && sees(from, cell, corners, &blocks) {
                        seen.insert(cell);
                    }
                },
            );
        }
        Self(seen)
    }

    /// True if the square is in sight.
    pub fn sees(&self, cell: Cell) -> bool {
        self.0.contains(cell)
    }

    /// Every visible square, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter()
    }
}

/// One of the four directions of the sweep.
#[derive(Clone, Copy)]
struct Quadrant {
    forward: (i16, i16),
    aside: (i16, i16),
}

impl Quadrant {
    const ALL: [Self; 4] = {
        const fn facing(x: i16, y: i16) -> Quadrant {
            Quadrant {
                forward: (x, y),
                aside: (-y, x),
            }
        }
        [facing(0, -1), facing(1, 0), facing(0, 1), facing(-1, 0)]
    };

    fn cell(self, from: Cell, depth: i16, aside: i16) -> Cell {
        let (x, y) = self.forward;
        let (right, down) = self.aside;
        Cell::new(
            from.x + x * depth + right * aside,
            from.y + y * depth + down * aside,
        )
    }
}

/// A slope as a fraction: cells to the side per cell of depth.
#[derive(Clone, Copy)]
struct Slope {
    aside: i32,
    depth: i32,
}

impl Slope {
    /// Slope along the near edge of a cell, half a cell before its centre.
    fn before(depth: i16, aside: i16) -> Self {
        Self {
            aside: 2 * i32::from(aside) - 1,
            depth: 2 * i32::from(depth),
        }
    }

    /// First whole cell of a row that does not lie before the slope.
    fn first(self, depth: i16) -> i16 {
        let (aside, whole) = (self.aside * i32::from(depth), self.depth);
        -((-aside).div_euclid(whole)) as i16
    }

    /// Last whole cell of a row that does not lie behind the slope.
    fn last(self, depth: i16) -> i16 {
        (self.aside * i32::from(depth)).div_euclid(self.depth) as i16
    }

    /// Cell in which the slope crosses a row; on a boundary between two, `up` picks the higher one.
    fn cell(self, depth: i16, up: bool) -> i16 {
        let doubled = 2 * self.aside * i32::from(depth);
        let (half, whole) = (self.depth, 2 * self.depth);
        if up {
            (doubled + half).div_euclid(whole) as i16
        } else {
            -((half - doubled).div_euclid(whole)) as i16
        }
    }
}

/// Part of a row that light may fall on.
#[derive(Clone, Copy)]
struct Arc {
    depth: i16,
    start: Slope,
    end: Slope,
}

/// Symmetric shadow casting, row by row away from the eye. Calls `found` with every cell whose
/// centre is lit; a wall casts the shadow of the line across its middle.
fn sweep(
    radius: i16,
    arcs: &mut Vec<Arc>,
    blocks: impl Fn((i16, i16)) -> bool,
    mut found: impl FnMut((i16, i16)),
) {
    arcs.push(Arc {
        depth: 1,
        start: Slope {
            aside: -1,
            depth: 1,
        },
        end: Slope { aside: 1, depth: 1 },
    });
    while let Some(mut arc) = arcs.pop() {
        let depth = arc.depth;
        if depth > radius {
            continue;
        }
        let (first, last) = (arc.start.first(depth), arc.end.last(depth));
        let mut before = None;
        for aside in arc.start.cell(depth, true)..=arc.end.cell(depth, false) {
            let wall = blocks((depth, aside));
            if (first..=last).contains(&aside) {
                found((depth, aside));
            }
            if before == Some(true) && !wall {
                arc.start = Slope::before(depth, aside);
            }
            if before == Some(false) && wall {
                arcs.push(Arc {
                    depth: depth + 1,
                    end: Slope::before(depth, aside),
                    ..arc
                });
            }
            before = Some(wall);
        }
        if before == Some(false) {
            arcs.push(Arc {
                depth: depth + 1,
                ..arc
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn cells() -> impl Strategy<Value = Cell> {
        (-9i16..10, -9i16..10).prop_map(|(x, y)| Cell::new(x, y))
    }

    proptest! {
        #[test]
        fn the_sweep_finds_what_lines_find(
            from in cells(),
            walls in prop::collection::btree_set(cells(), 0..150),
            radius in 0u8..12,
        ) {
            let blocks = |cell| walls.contains(&cell);
            for corners in [Corners::Never, Corners::PastOne, Corners::Always] {
                let view = FieldOfView::of(from, radius, corners, blocks);
                let side = 2 * i16::from(radius) + 1;
                let half = Cell::new(side / 2, side / 2);
                let around = Rect::sized(from - half, side, side);
                let by_lines = around.cells().filter(|cell| sees(from, *cell, corners, blocks));
                let by_lines: BTreeSet<Cell> = by_lines.collect();
                prop_assert_eq!(view.cells().collect::<BTreeSet<_>>(), by_lines);
            }
        }
    }

    #[test]
    fn an_open_field_is_seen_whole() {
        let view = FieldOfView::of(Cell::new(3, -2), 12, Corners::Never, |_| false);
        assert_eq!(view.cells().count(), 25 * 25);
        assert!(!view.sees(Cell::new(3, 11)));
    }
}
