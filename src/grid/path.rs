use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use super::Cell;

/// What can be reached from a cell, with the cheapest cost and the way back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    found: BTreeMap<Cell, (u32, Cell)>,
}

impl Reach {
    /// The cheapest cost to a cell, if it can be reached.
    pub fn cost(&self, cell: Cell) -> Option<u32> {
        self.found.get(&cell).map(|&(cost, _)| cost)
    }

    /// Every reachable cell with its cost, in the order of the cells.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, u32)> + '_ {
        self.found.iter().map(|(&cell, &(cost, _))| (cell, cost))
    }

    /// The cheapest way to a reachable cell, both ends included.
    pub fn path(&self, to: Cell) -> Option<Vec<Cell>> {
        let mut way = vec![to];
        let mut at = to;
        loop {
            let &(_, before) = self.found.get(&at)?;
            if before == at {
                way.reverse();
                return Some(way);
            }
            way.push(before);
            at = before;
        }
    }
}

/// Everything within `budget` of `from`, moving over sides. `cost(a, b)` is the price of the step
/// from `a` to its neighbour `b`, or `None` where there is no way.
pub fn reach(from: Cell, budget: u32, cost: impl Fn(Cell, Cell) -> Option<u32>) -> Reach {
    search(from, budget, cost, |_| false)
}

/// The cheapest way between two cells, both included, or `None` where there is no way within
/// `budget`. Among equally cheap ways it always takes the same one.
pub fn path(
    from: Cell,
    to: Cell,
    budget: u32,
    cost: impl Fn(Cell, Cell) -> Option<u32>,
) -> Option<Vec<Cell>> {
    search(from, budget, cost, |cell| cell == to).path(to)
}

fn search(
    from: Cell,
    budget: u32,
    cost: impl Fn(Cell, Cell) -> Option<u32>,
    arrived: impl Fn(Cell) -> bool,
) -> Reach {
    let mut found = BTreeMap::from([(from, (0u32, from))]);
    let mut open = BinaryHeap::from([Reverse((0u32, from))]);
    while let Some(Reverse((spent, cell))) = open.pop() {
        if arrived(cell) {
            break;
        }
        if found.get(&cell).is_some_and(|&(best, _)| best < spent) {
            continue;
        }
        for next in cell.neighbours() {
            let Some(total) = cost(cell, next).and_then(|price| spent.checked_add(price)) else {
                continue;
            };
            let better = found.get(&next).is_none_or(|&(best, _)| total < best);
            if total <= budget && better {
                found.insert(next, (total, cell));
                open.push(Reverse((total, next)));
            }
        }
    }
    Reach { found }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::grid::Rect;

    const BOARD: i16 = 7;

    fn walls() -> impl Strategy<Value = BTreeSet<Cell>> {
        let cell = (0..BOARD, 0..BOARD).prop_map(|(x, y)| Cell::new(x, y));
        prop::collection::btree_set(cell, 0..25)
    }

    /// Distances found the slow way: relax every edge until nothing changes.
    fn distances(from: Cell, cost: impl Fn(Cell, Cell) -> Option<u32>) -> BTreeMap<Cell, u32> {
        let mut best = BTreeMap::from([(from, 0)]);
        loop {
            let before = best.clone();
            for (&cell, &spent) in &before {
                for next in cell.neighbours() {
                    if let Some(price) = cost(cell, next) {
                        let entry = best.entry(next).or_insert(u32::MAX);
                        *entry = (*entry).min(spent + price);
                    }
                }
            }
            if best == before {
                return best;
            }
        }
    }

    proptest! {
        #[test]
        fn costs_are_the_cheapest_and_paths_add_up(walls in walls()) {
            let board = Rect::sized(Cell::new(0, 0), BOARD, BOARD);
            let cost = |_: Cell, to: Cell| {
                (board.contains(to) && !walls.contains(&to)).then_some(1 + u32::from(to.x == 3) * 2)
            };
            let from = Cell::new(0, 0);
            let found = reach(from, u32::MAX, cost);
            let costs: BTreeMap<_, _> = found.cells().collect();
            prop_assert_eq!(&costs, &distances(from, cost));
            for (&cell, &spent) in &costs {
                let way = path(from, cell, u32::MAX, cost).unwrap();
                prop_assert_eq!(way[0], from);
                let sum: u32 = way.windows(2).map(|step| cost(step[0], step[1]).unwrap()).sum();
                prop_assert_eq!(sum, spent);
            }
        }

        #[test]
        fn a_budget_only_leaves_out_what_is_dearer(walls in walls(), budget in 0u32..12) {
            let board = Rect::sized(Cell::new(0, 0), BOARD, BOARD);
            let cost = |_: Cell, to: Cell| (board.contains(to) && !walls.contains(&to)).then_some(1);
            let all = reach(Cell::new(0, 0), u32::MAX, cost);
            let near = reach(Cell::new(0, 0), budget, cost);
            let expected: Vec<_> = all.cells().filter(|&(_, spent)| spent <= budget).collect();
            prop_assert_eq!(near.cells().collect::<Vec<_>>(), expected);
        }
    }
}
