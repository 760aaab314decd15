//! One search for every tiling: where one can go, what it costs, and by which path.

use super::{Cell, Rect};

/// A board as a search sees it: cells in a rectangle, and the neighbours of each.
pub trait Net {
    /// The rectangle that all cells lie in.
    fn bounds(&self) -> Rect;

    /// The neighbours of a cell, in a fixed order. Those outside of the bounds are passed over.
    fn near(&self, cell: Cell) -> impl Iterator<Item = Cell>;
}

/// Everything that can be reached from a cell within a budget: the least cost, and a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovementRange {
    bounds: Rect,
    from: Cell,
    /// For every cell of the bounds the cost and the cell before it.
    found: Vec<(u32, Cell)>,
}

/// Marks a cell that cannot be reached.
const FAR: u32 = u32::MAX;

impl MovementRange {
    /// Everything within `budget` of a cell. `cost(a, b)` is the price of the step from `a` to its
    /// neighbour `b`, at least 1 (0 counts as 1), or `None` where there is no such step. The first
    /// cell itself costs nothing and is not asked about.
    ///
    /// To end a move early, as next to a foe, let no step lead out of that cell. A walk and a dash
    /// are one search with the larger budget; see [`Self::within`].
    pub fn of(
        net: &impl Net,
        from: Cell,
        budget: u32,
        cost: impl Fn(Cell, Cell) -> Option<u8>,
    ) -> Self {
        let bounds = net.bounds();
        let mut found = vec![(FAR, from); bounds.area() as usize];
        let mut queue = Queue::new();
        if let Some(place) = bounds.place(from) {
            found[place].0 = 0;
            queue.push(0, from);
        }
        let budget = budget.min(FAR - 256);
        while let Some((spent, cell)) = queue.pop() {
            let stale = bounds
                .place(cell)
                .is_none_or(|place| found[place].0 != spent);
            if stale || spent >= budget {
                continue;
            }
            for next in net.near(cell) {
                // A step costs something, so nothing is won where the next cell is no dearer.
                let place = bounds.place(next).filter(|&at| found[at].0 > spent + 1);
                let Some(place) = place else { continue };
                let Some(price) = cost(cell, next) else {
                    continue;
                };
                let total = spent + u32::from(price.max(1));
                if total <= budget && total < found[place].0 {
                    found[place] = (total, cell);
                    queue.push(total, next);
                }
            }
        }
        Self {
            bounds,
            from,
            found,
        }
    }

    /// The least cost of getting to a cell, if it can be reached.
    pub fn cost(&self, to: Cell) -> Option<u32> {
        let cost = self.found[self.bounds.place(to)?].0;
        (cost != FAR).then_some(cost)
    }

    /// Every cell that can be reached with its cost, row by row; the first cell is one of them.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, u32)> + '_ {
        let found = self.bounds.cells().zip(&self.found);
        found.filter_map(|(cell, &(cost, _))| (cost != FAR).then_some((cell, cost)))
    }

    /// Those that cost no more than `budget`: of a search with the budget of a dash those that
    /// need no more than a walk.
    pub fn within(&self, budget: u32) -> impl Iterator<Item = (Cell, u32)> + '_ {
        self.cells().filter(move |&(_, cost)| cost <= budget)
    }

    /// A cheapest path to a cell, always the same one, without the first cell and with the last.
    pub fn path(&self, to: Cell) -> Option<Vec<Cell>> {
        self.cost(to)?;
        let mut path = Vec::new();
        let mut at = to;
        while at != self.from {
            path.push(at);
            at = self.found[self.bounds.place(at)?].1;
        }
        path.reverse();
        Some(path)
    }
}

/// Cells by cost, the cheapest first and those of one cost in the order in which they came. A step
/// costs at most 255, so that a list for each of so many costs will do, used in turn.
struct Queue {
    /// The first and the last entry of each list.
    lists: [Option<(u32, u32)>; STEEPEST + 1],
    /// Cells, each with the entry after it in its list.
    entries: Vec<(Cell, Option<u32>)>,
    /// How many wait.
    waiting: usize,
    /// The cost that the next cell is looked for at.
    at: u32,
}

/// The price of the dearest step.
const STEEPEST: usize = u8::MAX as usize;

impl Queue {
    fn new() -> Self {
        Self {
            lists: [None; STEEPEST + 1],
            entries: Vec::new(),
            waiting: 0,
            at: 0,
        }
    }

    fn push(&mut self, cost: u32, cell: Cell) {
        let entry = self.entries.len() as u32;
        self.entries.push((cell, None));
        self.waiting += 1;
        match &mut self.lists[cost as usize % (STEEPEST + 1)] {
            Some((_, last)) => {
                self.entries[*last as usize].1 = Some(entry);
                *last = entry;
            }
            empty => *empty = Some((entry, entry)),
        }
    }

    fn pop(&mut self) -> Option<(u32, Cell)> {
        self.waiting = self.waiting.checked_sub(1)?;
        loop {
            let list = &mut self.lists[self.at as usize % (STEEPEST + 1)];
            let Some((first, last)) = *list else {
                self.at += 1;
                continue;
            };
            let (cell, next) = self.entries[first as usize];
            *list = next.map(|next| (next, last));
            return Some((self.at, cell));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;

    use super::*;
    use crate::grid::{Squares, hex};

    const SIZE: i16 = 8;

    /// The same rectangle as hexes.
    struct Hexes(Rect);

    impl Net for Hexes {
        fn bounds(&self) -> Rect {
            self.0
        }
        fn near(&self, cell: Cell) -> impl Iterator<Item = Cell> {
            hex::neighbours(cell).into_iter()
        }
    }

    fn board() -> Rect {
        Rect::sized(Cell::new(-2, 3), SIZE, SIZE)
    }

    fn cells() -> impl Strategy<Value = Cell> {
        (0..SIZE, 0..SIZE).prop_map(|(x, y)| board().min + Cell::new(x, y))
    }

    fn walls() -> impl Strategy<Value = BTreeSet<Cell>> {
        prop::collection::btree_set(cells(), 0..30)
    }

    /// Least costs found the slow way: every step is tried until nothing changes.
    fn costs(
        net: &impl Net,
        from: Cell,
        cost: impl Fn(Cell, Cell) -> Option<u8>,
    ) -> BTreeMap<Cell, u32> {
        let mut best = BTreeMap::from([(from, 0)]);
        loop {
            let before = best.clone();
            for (&cell, &spent) in &before {
                for next in net.near(cell).filter(|next| net.bounds().contains(*next)) {
                    if let Some(price) = cost(cell, next) {
                        let entry = best.entry(next).or_insert(u32::MAX);
                        *entry = (*entry).min(spent + u32::from(price));
                    }
                }
            }
            if best == before {
                return best;
            }
        }
    }

    fn holds_for(
        net: &impl Net,
        from: Cell,
        budget: u32,
        cost: impl Fn(Cell, Cell) -> Option<u8>,
    ) -> Result<(), TestCaseError> {
        let range = MovementRange::of(net, from, budget, &cost);
        let found: BTreeMap<_, _> = range.cells().collect();
        let mut cheapest = costs(net, from, &cost);
        cheapest.retain(|_, cost| *cost <= budget);
        prop_assert_eq!(&found, &cheapest);
        for (&cell, &spent) in &found {
            let path = range.path(cell).unwrap();
            prop_assert_eq!(path.last().copied().unwrap_or(from), cell);
            let mut at = from;
            let mut sum = 0;
            for step in path {
                prop_assert!(net.near(at).any(|near| near == step));
                sum += u32::from(cost(at, step).expect("no path through walls"));
                at = step;
            }
            prop_assert_eq!(sum, spent, "a path costs what the range says");
        }
        let less = MovementRange::of(net, from, budget / 2, &cost);
        let within: Vec<_> = range.within(budget / 2).collect();
        prop_assert_eq!(less.cells().collect::<Vec<_>>(), within);
        Ok(())
    }

    proptest! {
        #[test]
        fn costs_are_the_least_and_paths_add_up(from in cells(), walls in walls(), budget in 0u32..700) {
            let cost = |from: Cell, to: Cell| {
                (!walls.contains(&to)).then_some(1 + u8::from(to.x == 3) * 200 + u8::from(from.y > to.y))
            };
            holds_for(&Hexes(board()), from, budget, cost)?;
            holds_for(&Squares::new(board()), from, budget, cost)?;
            holds_for(&Squares::by_sides(board()), from, budget, cost)?;
        }
    }

    #[test]
    fn nothing_is_reached_from_outside() {
        let range = MovementRange::of(&Squares::new(board()), Cell::new(50, 50), 9, |_, _| Some(1));
        assert_eq!(range.cells().count(), 0);
        assert_eq!(range.path(Cell::new(0, 4)), None);
    }
}
