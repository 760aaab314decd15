use crate::grid::{Cell, Rect};

/// Columns of the window: the bits of a row.
const WIDTH: i16 = 128;
/// Rows of the window.
const HEIGHT: i16 = 96;

/// Occupied cells around a cell, one bit each, for a quick test whether a rectangle is free.
///
/// Covers [`WIDTH`] by [`HEIGHT`] cells and knows nothing beyond.
pub(super) struct Window {
    corner: Cell,
    rows: [u128; HEIGHT as usize],
}

impl Window {
    /// An empty window centred on a cell.
    pub(super) fn around(middle: Cell) -> Self {
        let corner = middle - Cell::new(WIDTH / 2, HEIGHT / 2);
        Self {
            corner,
            rows: [0; HEIGHT as usize],
        }
    }

    /// The area covered.
    fn frame(&self) -> Rect {
        Rect::sized(self.corner, WIDTH, HEIGHT)
    }

    /// True if a rectangle lies within the window.
    pub(super) fn sees(&self, rect: Rect) -> bool {
        let frame = self.frame();
        frame.contains(rect.min) && frame.contains(rect.max)
    }

    /// Marks the part of a rectangle within the window as occupied.
    pub(super) fn take(&mut self, rect: Rect) {
        if let Some((rows, mask)) = self.part(rect) {
            self.rows[rows].iter_mut().for_each(|row| *row |= mask);
        }
    }

    /// True if no cell of the rectangle within the window is occupied.
    pub(super) fn is_free(&self, rect: Rect) -> bool {
        self.part(rect).is_none_or(|(rows, mask)| {
            self.rows[rows]
                .iter()
                .fold(0, |found, row| found | (row & mask))
                == 0
        })
    }

    /// The rows of a rectangle and the bits of its columns.
    fn part(&self, rect: Rect) -> Option<(std::ops::RangeInclusive<usize>, u128)> {
        let frame = self.frame();
        if !rect.touches(frame) {
            return None;
        }
        let left = (rect.min.x.max(frame.min.x) - frame.min.x) as u32;
        let right = (rect.max.x.min(frame.max.x) - frame.min.x) as u32;
        let top = (rect.min.y.max(frame.min.y) - frame.min.y) as usize;
        let foot = (rect.max.y.min(frame.max.y) - frame.min.y) as usize;
        let mask = (u128::MAX >> (WIDTH as u32 - 1 - (right - left))) << left;
        Some((top..=foot, mask))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn rects() -> impl Strategy<Value = Rect> {
        (-90i16..90, -70i16..70, 1i16..60, 1i16..60)
            .prop_map(|(x, y, w, h)| Rect::sized(Cell::new(x, y), w, h))
    }

    proptest! {
        #[test]
        fn a_rectangle_is_free_unless_it_touches_one_in_the_window(
            taken in prop::collection::vec(rects(), 0..4), asked in rects()
        ) {
            let mut window = Window::around(Cell::new(3, -5));
            taken.iter().for_each(|&rect| window.take(rect));
            let seen = |cell: Cell| window.sees(Rect::between(cell, cell));
            let free = !asked.cells().any(|cell| {
                seen(cell) && taken.iter().any(|rect| rect.contains(cell))
            });
            prop_assert_eq!(window.is_free(asked), free);
        }
    }
}
