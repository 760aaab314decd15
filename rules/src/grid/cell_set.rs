use smallvec::{SmallVec, smallvec};

use super::{Cell, Rect};

/// A set of cells in a rectangle, with a bit for each of them: looking one up takes no longer the
/// more there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellSet {
    bounds: Rect,
    /// Room enough for a board that is fought on.
    held: SmallVec<[u64; 8]>,
}

impl CellSet {
    /// The empty set.
    pub fn new(bounds: Rect) -> Self {
        CellSet {
            bounds,
            held: smallvec![0; bounds.area().div_ceil(u64::BITS) as usize],
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
        if let Some((word, bit)) = self.bit(cell) {
            self.held[word] |= bit;
        }
    }

    pub fn remove(&mut self, cell: Cell) {
        if let Some((word, bit)) = self.bit(cell) {
            self.held[word] &= !bit;
        }
    }

    pub fn contains(&self, cell: Cell) -> bool {
        self.bit(cell)
            .is_some_and(|(word, bit)| self.held[word] & bit != 0)
    }

    /// The word of a cell, and its bit there.
    fn bit(&self, cell: Cell) -> Option<(usize, u64)> {
        let place = self.bounds.place(cell)?;
        let bits = u64::BITS as usize;
        Some((place / bits, 1 << (place % bits)))
    }

    /// Every cell of the set, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        let cells = self.bounds.cells();
        cells.filter(|cell| self.contains(*cell))
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
