use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Cell;

/// A rectangle of cells, both corners included. It is never empty.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Rect {
    /// North-west corner.
    pub min: Cell,
    /// South-east corner.
    pub max: Cell,
}

impl Rect {
    /// The smallest rectangle that contains both cells.
    pub fn between(a: Cell, b: Cell) -> Self {
        Self {
            min: Cell::new(a.x.min(b.x), a.y.min(b.y)),
            max: Cell::new(a.x.max(b.x), a.y.max(b.y)),
        }
    }

    /// The rectangle of `width` by `height` cells with north-west corner `min`; sizes below one
    /// count as one.
    pub fn sized(min: Cell, width: i16, height: i16) -> Self {
        Self {
            min,
            max: Cell::new(min.x + width.max(1) - 1, min.y + height.max(1) - 1),
        }
    }

    /// Number of columns.
    pub const fn width(self) -> i16 {
        self.max.x - self.min.x + 1
    }

    /// Number of rows.
    pub const fn height(self) -> i16 {
        self.max.y - self.min.y + 1
    }

    /// Number of cells.
    pub const fn area(self) -> u32 {
        self.width() as u32 * self.height() as u32
    }

    /// True if the cell lies inside.
    pub const fn contains(self, cell: Cell) -> bool {
        cell.x >= self.min.x && cell.x <= self.max.x && cell.y >= self.min.y && cell.y <= self.max.y
    }

    /// True if the two rectangles share a cell.
    pub const fn touches(self, other: Self) -> bool {
        self.min.x <= other.max.x
            && other.min.x <= self.max.x
            && self.min.y <= other.max.y
            && other.min.y <= self.max.y
    }

    /// The rectangle extended by `by` cells on every side.
    pub const fn grown(self, by: i16) -> Self {
        Self {
            min: Cell::new(self.min.x - by, self.min.y - by),
            max: Cell::new(self.max.x + by, self.max.y + by),
        }
    }

    /// The smallest rectangle that contains both.
    pub fn joined(self, other: Self) -> Self {
        Self {
            min: Cell::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: Cell::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }

    pub fn moved(self, by: Cell) -> Self {
        Self {
            min: self.min + by,
            max: self.max + by,
        }
    }

    /// Index of a cell, counted row by row from 0; `None` outside.
    pub const fn place(self, cell: Cell) -> Option<usize> {
        if !self.contains(cell) {
            return None;
        }
        let (x, y) = (cell.x - self.min.x, cell.y - self.min.y);
        Some(y as usize * self.width() as usize + x as usize)
    }

    /// Every cell, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (self.min.y..=self.max.y)
            .flat_map(move |y| (self.min.x..=self.max.x).map(move |x| Cell::new(x, y)))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn rects() -> impl Strategy<Value = Rect> {
        (-20i16..20, -20i16..20, 1i16..9, 1i16..9)
            .prop_map(|(x, y, w, h)| Rect::sized(Cell::new(x, y), w, h))
    }

    proptest! {
        #[test]
        fn touching_means_sharing_a_cell(a in rects(), b in rects()) {
            prop_assert_eq!(a.touches(b), a.cells().any(|cell| b.contains(cell)));
        }

        #[test]
        fn area_counts_the_cells(a in rects()) {
            prop_assert_eq!(a.cells().count() as u32, a.area());
        }

        #[test]
        fn places_count_the_cells_row_by_row(a in rects()) {
            let places: Vec<_> = a.grown(1).cells().filter_map(|cell| a.place(cell)).collect();
            prop_assert_eq!(places, (0..a.area() as usize).collect::<Vec<_>>());
        }

        #[test]
        fn joining_loses_nothing(a in rects(), b in rects()) {
            let whole = a.joined(b);
            prop_assert!(a.cells().chain(b.cells()).all(|cell| whole.contains(cell)));
        }
    }
}
