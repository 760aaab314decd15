use super::{Cell, Rect};

/// A set of cells in a rectangle, with a flag for each of them: looking one up takes no longer the
/// more there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellSet {
    bounds: Rect,
    held: Vec<bool>,
}

impl CellSet {
    /// The empty set.
    pub fn new(bounds: Rect) -> Self {
        CellSet {
            bounds,
            held: vec![false; bounds.area() as usize],
        }
    }

    /// The set of these cells; those outside the bounds are left out.
    pub fn of(bounds: Rect, cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut set = CellSet::new(bounds);
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }

    /// Adds a cell, unless it lies outside the bounds.
    pub fn insert(&mut self, cell: Cell) {
        self.hold(cell, true);
    }

    pub fn remove(&mut self, cell: Cell) {
        self.hold(cell, false);
    }

    fn hold(&mut self, cell: Cell, held: bool) {
        if let Some(place) = self.bounds.place(cell) {
            self.held[place] = held;
        }
    }

    pub fn contains(&self, cell: Cell) -> bool {
        self.bounds
            .place(cell)
            .is_some_and(|place| self.held[place])
    }

    /// Every cell of the set, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        let all = self.bounds.cells().zip(&self.held);
        all.filter_map(|(cell, &held)| held.then_some(cell))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn cells() -> impl Strategy<Value = Vec<Cell>> {
        prop::collection::vec(
            (-3i16..9, -3i16..9).prop_map(|(x, y)| Cell::new(x, y)),
            0..40,
        )
    }

    proptest! {
        #[test]
        fn it_holds_what_was_put_in_and_not_taken_out(put in cells(), taken in cells()) {
            let bounds = Rect::sized(Cell::new(-1, 2), 6, 5);
            let mut set = CellSet::of(bounds, put.iter().copied());
            taken.iter().for_each(|cell| set.remove(*cell));
            let mut left: BTreeSet<(i16, i16)> = put
                .iter()
                .filter(|cell| bounds.contains(**cell) && !taken.contains(cell))
                .map(|cell| (cell.y, cell.x))
                .collect();
            for cell in bounds.grown(2).cells() {
                prop_assert_eq!(set.contains(cell), left.contains(&(cell.y, cell.x)));
            }
            for cell in set.iter() {
                prop_assert_eq!(left.pop_first(), Some((cell.y, cell.x)), "row by row");
            }
            prop_assert!(left.is_empty());
        }
    }
}
