//! Line of sight; rule `cover.sight`.

use super::{
    Board, Stand,
    lines::{CornerLine, STOPPED, Slope, corners, middle},
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
    /// True if some line from a corner of one figure to a corner of the other is clear, head to
    /// head. It is the same from both sides.
    pub fn line_of_sight(&self, one: Stand, other: Stand) -> bool {
        self.is_clear(self.eyes(one), self.eyes(other), |_| false)
    }

    /// Every square in which somebody of middling size on the ground would be in line of sight,
    /// within so many feet.
    pub fn view(&self, from: Stand, feet: u16) -> CellSet {
        let eyes = self.eyes(from);
        let reach = (feet / u16::from(self.field.side())) as i16;
        let bounds = self.field.bounds();
        let around = from
            .covers()
            .grown(reach.min(bounds.width().max(bounds.height())));
        let within = around.cells().filter(|cell| bounds.contains(*cell));
        let seen =
            within.filter(|cell| self.is_clear(eyes, self.eyes(Stand::person(*cell)), |_| false));
        CellSet::of(bounds, seen)
    }

    /// The eyes of a figure.
    pub(super) fn eyes(&self, stand: Stand) -> Spot {
        Spot {
            squares: stand.covers(),
            height: 2 * i32::from(self.top(stand)),
        }
    }

    /// True if a line between two spots is clear; `veils` names squares that stop it besides.
    pub(super) fn is_clear(&self, one: Spot, other: Spot, veils: impl Fn(Cell) -> bool) -> bool {
        corners(one.squares).any(|from| self.is_clear_from(from, one, other, &veils))
    }

    /// The same from a single corner.
    pub(super) fn is_clear_from(
        &self,
        corner: Cell,
        one: Spot,
        other: Spot,
        veils: impl Fn(Cell) -> bool,
    ) -> bool {
        let own = [one.squares, other.squares];
        corners(other.squares).any(|to| {
            let line = CornerLine::new(corner, to, [one.height, other.height]);
            let stops = |cell: Cell| veils(cell) || self.stops(cell, &line.slope);
            line.degree(own, |cell| if stops(cell) { STOPPED } else { 0 }) == 0
        })
    }

    /// Every square within so many feet, from middle to middle, that light falls on from a spot: on
    /// straight lines between the middles of squares, to the height of somebody who stands there.
    pub(super) fn lit_from(&self, from: Spot, feet: u16) -> CellSet {
        let own = |cell: Cell| from.squares.contains(cell);
        let bounds = self.field.bounds();
        let reach = feet / u16::from(self.field.side());
        let reach = reach.min(bounds.width().max(bounds.height()) as u16);
        let mut lit = self.field.no_cells();
        for eye in from.squares.cells() {
            if self.field.is_flat() {
                // Nothing but what reaches the ceiling stops it: one sweep finds all.
                let tall = |cell: Cell| !own(cell) && self.is_tall(cell);
                let view = FieldOfView::of(eye, reach as u8, Corners::PastOne, tall);
                let near = view.cells().filter(|it| self.is_near(eye, *it, feet));
                near.for_each(|cell| lit.insert(cell));
                continue;
            }
            let around = Rect::sized(eye, 1, 1).grown(reach as i16).cells();
            let near = around.filter(|it| bounds.contains(*it) && self.is_near(eye, *it, feet));
            let falls = |cell: &Cell| {
                let heights = [from.height, self.eyes(Stand::person(*cell)).height];
                let slope = Slope::new(middle(eye), middle(*cell), heights);
                let stops = |it: Cell| !own(it) && self.stops(it, &slope);
                squares::sees(eye, *cell, Corners::PastOne, stops)
            };
            near.filter(falls).for_each(|cell| lit.insert(cell));
        }
        lit
    }

    /// True if the middles of two squares are at most so many feet apart.
    pub(super) fn is_near(&self, one: Cell, other: Cell, feet: u16) -> bool {
        let side = i32::from(self.field.side());
        let (x, y) = (
            i32::from(one.x - other.x) * side,
            i32::from(one.y - other.y) * side,
        );
        x * x + y * y <= i32::from(feet) * i32::from(feet)
    }

    /// True if a square stops sight at any height.
    pub(super) fn is_tall(&self, cell: Cell) -> bool {
        let square = self.field.square(cell);
        square.is_filled_to(self.field.ceiling()) || self.is_shut(cell)
    }

    /// True if a square stops a line that passes over it.
    fn stops(&self, cell: Cell, slope: &Slope) -> bool {
        let square = self.field.square(cell);
        slope.is_below(2 * i32::from(square.filled()), cell) || self.is_shut(cell)
    }

    /// True for a solid zone, and for a door that nobody has opened and nobody stands in.
    pub(super) fn is_shut(&self, cell: Cell) -> bool {
        let door = self.field.square(cell).door;
        let shut = door && !self.overlay.doors_open.contains(cell);
        self.overlay.is_solid(cell) || shut && self.standing(cell).next().is_none()
    }
}
