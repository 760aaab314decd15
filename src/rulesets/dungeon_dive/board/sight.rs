//! Line of sight; rule `cover.sight`.

use super::{
    Board, Stand,
    lines::{Slope, middle},
};
use crate::grid::{Cell, CellSet, Corners, FieldOfView, Rect, squares};

/// Squares with a height, from which or to which a line of sight runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) squares: Rect,
    /// In halves of a foot above level ground.
    pub(super) height: i32,
}

impl Spot {
    /// A single square and a height in feet.
    pub(super) fn new(cell: Cell, height: i16) -> Self {
        Spot {
            squares: Rect::sized(cell, 1, 1),
            height: 2 * i32::from(height),
        }
    }
}

impl Board<'_> {
    /// True if nothing stops sight between two figures. It is the same from both sides.
    pub fn line_of_sight(&self, one: Stand, other: Stand) -> bool {
        self.clear(self.eyes(one), self.eyes(other), |_| false)
    }

    /// Every square in which somebody of middling size on the ground would be in line of sight,
    /// within so many feet.
    pub fn view(&self, from: Stand, feet: u16) -> CellSet {
        let reach = feet / u16::from(self.field.side());
        self.spread(self.eyes(from), reach, |cell| {
            self.eyes(Stand::person(cell)).height
        })
    }

    /// The eyes of a figure.
    pub(super) fn eyes(&self, stand: Stand) -> Spot {
        Spot {
            squares: stand.covers(),
            height: 2 * i32::from(self.top(stand)),
        }
    }

    /// True if a line of sight is clear; `veils` names squares that are in its way besides.
    pub(super) fn clear(&self, one: Spot, other: Spot, veils: impl Fn(Cell) -> bool) -> bool {
        let own = |cell| one.squares.contains(cell) || other.squares.contains(cell);
        one.squares.cells().any(|from| {
            other.squares.cells().any(|to| {
                let heights = [one.height, other.height];
                let slope = Slope::new(middle(from), middle(to), heights);
                squares::sees(from, to, Corners::PastOne, |cell| {
                    !own(cell) && (veils(cell) || self.stops(cell, &slope))
                })
            })
        })
    }

    /// Every square within so many squares that has a clear line from a spot, where `height` says to
    /// which height in it, in halves of a foot.
    pub(super) fn spread(&self, from: Spot, reach: u16, height: impl Fn(Cell) -> i32) -> CellSet {
        let tall = |cell: Cell| !from.squares.contains(cell) && self.is_tall(cell);
        let mut seen = self.field.no_cells();
        let bounds = self.field.bounds();
        let reach = reach.min(bounds.width().max(bounds.height()) as u16) as u8;
        for eye in from.squares.cells() {
            // What reaches the ceiling rules out most squares in one sweep.
            let view = FieldOfView::of(eye, reach, Corners::PastOne, tall);
            view.cells().for_each(|cell| seen.insert(cell));
        }
        if !self.field.is_flat() {
            let low: Vec<Cell> = seen.iter().collect();
            for cell in low {
                let to = Spot {
                    squares: Rect::sized(cell, 1, 1),
                    height: height(cell),
                };
                if !self.clear(from, to, |_| false) {
                    seen.remove(cell);
                }
            }
        }
        seen
    }

    /// True if a square stops sight at any height.
    pub(super) fn is_tall(&self, cell: Cell) -> bool {
        let square = self.field.square(cell);
        square.level >= self.field.ceiling()
            || self.is_shut(cell)
            || square.opaque && !square.door && square.top >= self.field.ceiling()
    }

    /// True if a square stops a line that passes over it.
    fn stops(&self, cell: Cell, slope: &Slope) -> bool {
        let square = self.field.square(cell);
        let filled = match square.opaque && !square.door {
            true => square.top,
            false => square.level,
        };
        self.is_tall(cell) || slope.is_below(2 * i32::from(filled), cell)
    }

    /// True for a solid zone, and for a door that nobody has opened and nobody stands in.
    pub(super) fn is_shut(&self, cell: Cell) -> bool {
        let shut = self.field.square(cell).door && !self.overlay.doors_open.contains(cell);
        self.overlay.solid.contains(cell) || shut && self.standing(cell).next().is_none()
    }
}
