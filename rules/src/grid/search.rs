//! One search for every tiling: reachable cells, their costs, and paths.

use smallvec::SmallVec;

use super::{Cell, Rect};

/// A board as seen by the search: cells in a rectangle, and the neighbours of each.
pub trait Net {
    /// The rectangle that contains all cells.
    fn bounds(&self) -> Rect;

    /// The neighbours of a cell, in a fixed order. Those outside the bounds are ignored.
    fn near(&self, cell: Cell) -> impl Iterator<Item = Cell>;

    /// The neighbours of the cell at a place of the bounds, each with its own, in the same order. A
    /// board that knows them beforehand is searched faster.
    fn beside(&self, place: usize, cell: Cell) -> impl Iterator<Item = (usize, Cell)> {
        let _ = place;
        let bounds = self.bounds();
        let near = self.near(cell);
        near.filter_map(move |cell| Some((bounds.place(cell)?, cell)))
    }
}

/// Cells reachable from a cell within a budget, with the least cost and a path to each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovementRange {
    bounds: Rect,
    from: Cell,
    /// Cost and previous cell for every cell of the bounds.
    found: Vec<(u32, Cell)>,
}

/// Cost that marks an unreachable cell.
const FAR: u32 = u32::MAX;

impl MovementRange {
    /// Finds every cell within `budget` of `from`. `cost(a, b)` is the price of the step from `a`
    /// to its neighbour `b`, at least 1 (0 counts as 1), or `None` if there is no such step. `from`
    /// itself is free and never asked about.
    ///
    /// To end a move early, as next to a foe, allow no step out of that cell. Walk and dash are one
    /// search with the larger budget; see [`Self::within`].
    pub fn of(
        net: &impl Net,
        from: Cell,
        budget: u32,
        cost: impl Fn(Cell, Cell) -> Option<u8>,
    ) -> Self {
        Self::to_nearest(net, from, budget, budget, |_| false, cost)
    }

    /// The same, but beyond `least` no farther than the nearest cell that is a goal.
    pub fn to_nearest(
        net: &impl Net,
        from: Cell,
        least: u32,
        budget: u32,
        is_goal: impl Fn(Cell) -> bool,
        cost: impl Fn(Cell, Cell) -> Option<u8>,
    ) -> Self {
        let bounds = net.bounds();
        let mut found = vec![(FAR, from); bounds.area() as usize];
        let mut queue = Queue::new();
        let mut budget = budget.min(FAR - 256);
        if let Some(place) = bounds.place(from) {
            found[place].0 = 0;
            queue.begin(place, from);
        }
        // Nothing leads on from a cell that takes the whole budget, so none of those is looked at.
        while let Some((spent, at, cell)) = queue.pop().filter(|(spent, ..)| *spent < budget) {
            if found[at].0 != spent {
                // Reached at less since it was put into the queue.
                continue;
            }
            if budget > least && is_goal(cell) {
                budget = spent.max(least);
                for (known, _) in &mut found {
                    *known = if *known > budget { FAR } else { *known };
                }
                if spent == budget {
                    break;
                }
            }
            for (place, next) in net.beside(at, cell) {
                // Every step costs something, so a cell no more than one step dearer cannot be
                // improved.
                if found[place].0 <= spent + 1 {
                    continue;
                }
                let Some(price) = cost(cell, next) else {
                    continue;
                };
                let total = spent + u32::from(price.max(1));
                if total <= budget && total < found[place].0 {
                    found[place] = (total, cell);
                    if total < budget {
                        queue.push(total, place, next);
                    }
                }
            }
        }
        Self {
            bounds,
            from,
            found,
        }
    }

    /// Least cost of reaching a cell; `None` if out of reach.
    pub fn cost(&self, to: Cell) -> Option<u32> {
        let cost = self.found[self.bounds.place(to)?].0;
        (cost != FAR).then_some(cost)
    }

    /// Every reachable cell with its cost, row by row, including the start.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, u32)> + '_ {
        let Rect { min, .. } = self.bounds;
        let rows = self.found.chunks_exact(self.bounds.width() as usize);
        rows.enumerate().flat_map(move |(y, row)| {
            let reached = row.iter().enumerate().filter(|(_, (cost, _))| *cost != FAR);
            reached.map(move |(x, &(cost, _))| (min + Cell::new(x as i16, y as i16), cost))
        })
    }

    /// Reachable cells that cost no more than `budget`, such as the walk within a dash.
    pub fn within(&self, budget: u32) -> impl Iterator<Item = (Cell, u32)> + '_ {
        self.cells().filter(move |&(_, cost)| cost <= budget)
    }

    /// A cheapest path to a cell, always the same one, excluding the start.
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

/// Cells with their places by cost, cheapest first, in order of arrival among equals. Steps that cost one, as nearly
/// all do, only ever lead to the next cost; the dearer ones wait in a list for each cost.
struct Queue {
    /// Cells of the cost now being emptied, then those of the next.
    cells: SmallVec<[(u32, Cell); 128]>,
    /// The next cell to be looked at.
    first: usize,
    /// The first cell of the next cost.
    end: usize,
    /// The cost now being emptied.
    at: u32,
    /// A ring of lists for all costs that a step can lead to; none until a step costs more than one.
    dearer: Vec<Vec<(u32, Cell)>>,
    /// Number of cells in those lists.
    waiting: usize,
}

impl Queue {
    fn new() -> Self {
        Self {
            cells: SmallVec::new(),
            first: 0,
            end: 0,
            at: 0,
            dearer: Vec::new(),
            waiting: 0,
        }
    }

    /// Adds the first cell, which costs nothing.
    fn begin(&mut self, place: usize, cell: Cell) {
        self.cells.push((place as u32, cell));
        self.end = 1;
    }

    /// Adds a cell that costs more than those now being emptied.
    #[inline]
    fn push(&mut self, cost: u32, place: usize, cell: Cell) {
        let cell = (place as u32, cell);
        if cost == self.at + 1 {
            self.cells.push(cell);
            return;
        }
        if self.dearer.is_empty() {
            self.dearer.resize(usize::from(u8::MAX) + 1, Vec::new());
        }
        self.waiting += 1;
        let lists = self.dearer.len();
        self.dearer[cost as usize % lists].push(cell);
    }

    #[inline]
    fn pop(&mut self) -> Option<(u32, usize, Cell)> {
        while self.first == self.end {
            if self.end == self.cells.len() && self.waiting == 0 {
                return None;
            }
            self.at += 1;
            self.end = self.cells.len();
            if self.waiting > 0 {
                // Dear steps to the next cost were taken from cheaper cells, so before cheap ones.
                let lists = self.dearer.len();
                let sooner = &mut self.dearer[(self.at + 1) as usize % lists];
                self.waiting -= sooner.len();
                self.cells.extend(sooner.drain(..));
            }
        }
        let (place, cell) = self.cells[self.first];
        self.first += 1;
        Some((self.at, place as usize, cell))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;

    use super::*;
    use crate::grid::{Squares, hex};

    const SIZE: i16 = 8;

    /// The same rectangle, tiled with hexes.
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

    /// Least costs by brute force: tries every step until nothing changes.
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
        // As far as the cheapest goal, and no farther.
        let is_goal = |cell: Cell| (cell.x + cell.y) % 5 == 0;
        let nearest = found.iter().filter(|(cell, _)| is_goal(**cell));
        let enough = nearest.map(|(_, cost)| *cost).min().unwrap_or(budget);
        let enough = enough.max(budget / 4);
        let short = MovementRange::to_nearest(net, from, budget / 4, budget, is_goal, &cost);
        let within: Vec<_> = range.within(enough).collect();
        prop_assert_eq!(short.cells().collect::<Vec<_>>(), within);
        for (cell, _) in short.cells() {
            prop_assert_eq!(short.path(cell), range.path(cell));
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
