//! The place that is fought on: squares with heights, what stands on them, who sees whom, what
//! covers, how far one gets, and which squares an area takes in.
//!
//! A [`Field`] is a drawn map made ready and never changes. An [`Overlay`] is what lies over it just
//! now: zones, doors that stand open, lights. A [`Board`] is both with everybody's [`Stand`], and
//! answers every question; none of it is kept in the world but the stands and what the overlay is
//! made from.
//!
//! Heights are in feet above the level ground of the map, distances in feet, and diagonals count as
//! one square. Sight and cover go by lines between the corners of squares, sight from head to head,
//! cover from body to body; light falls between the middles of squares.

mod area;
mod cover;
mod fall;
mod field;
mod fly;
mod light;
mod lines;
mod overlay;
mod senses;
mod sight;
mod stand;
mod walk;

pub use area::{Aimed, Point};
pub use fall::Fall;
pub use field::{Field, Square};
pub use fly::Flight;
pub use light::LightMap;
pub use overlay::{Overlay, ZoneFacts};
pub use senses::{Eyes, Seen};
pub use stand::Stand;
pub use walk::{Gait, Passing, Walk};

use crate::grid::{Cell, CellSet};

/// A field with all that is on it at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    pub field: &'a Field,
    pub overlay: &'a Overlay,
    /// Everybody who is in the way of others: all who are up, and none who are out of the fight.
    pub stands: &'a [Stand],
}

impl Board<'_> {
    /// Feet above the level ground where somebody begins who stands at a cell with this many feet
    /// of air below.
    pub fn base(&self, stand: Stand) -> i16 {
        let ground = stand.covers().cells().map(|cell| self.field.ground(cell));
        ground.max().unwrap_or(0) + stand.up
    }

    /// Where the head of somebody is, in feet above the level ground.
    pub fn top(&self, stand: Stand) -> i16 {
        self.base(stand) + stand.tall()
    }

    /// What somebody fills of one of their squares, from foot to head, in feet above the level
    /// ground. Whoever stands fills their squares down to the ground of each, so that nobody goes
    /// under them at a ledge.
    fn fills(&self, stand: Stand, cell: Cell) -> (i16, i16) {
        let base = self.base(stand);
        let foot = match stand.up > 0 {
            true => base,
            false => base.min(self.field.ground(cell)),
        };
        (foot, base + stand.tall())
    }

    /// True if two figures are in each other's way: in a square that both cover, neither is above the
    /// other.
    pub fn meet(&self, one: Stand, other: Stand) -> bool {
        if one.squares_to(other) > 0 {
            return false;
        }
        let mut shared = one
            .covers()
            .cells()
            .filter(|it| other.covers().contains(*it));
        shared.any(|cell| overlap(self.fills(one, cell), self.fills(other, cell)))
    }

    /// True if nobody is in the way of whoever comes to stand there from where they stand now, if they
    /// do; `passing` says what each other figure is to them. However somebody moves, or is moved, it
    /// is this that says where they may stay.
    fn is_free(
        &self,
        stand: Stand,
        from: Option<Stand>,
        passing: impl Fn(&Stand) -> Passing,
    ) -> bool {
        let mut covered = stand.covers().cells();
        covered.all(|cell| {
            let filled = self.fills(stand, cell);
            self.in_the_way(from, cell, filled, &passing) == Passing::Free
        })
    }

    /// Distance in feet between two figures, in three dimensions; 5 for neighbours.
    pub fn distance(&self, one: Stand, other: Stand) -> u16 {
        let across = one.squares_to(other) * u16::from(self.field.side());
        across.max(self.rise(one, other))
    }

    /// True if one figure is within reach of another.
    pub fn reaches(&self, one: Stand, other: Stand, feet: u16) -> bool {
        self.distance(one, other) <= feet
    }

    /// Every square in which somebody on the ground would be within reach of a figure, and not behind
    /// total cover.
    pub fn threatened(&self, by: Stand, feet: u16) -> CellSet {
        let squares = (feet / u16::from(self.field.side())) as i16;
        let around = by.covers().grown(squares);
        let within = around.cells().filter(|cell| {
            let there = Stand::person(*cell);
            let room = self.field.square(*cell).open && !by.covers().contains(*cell);
            room && self.reaches(by, there, feet) && self.line_of_sight(by, there)
        });
        CellSet::of(self.field.bounds(), within)
    }

    /// True if somebody could stand there: there is ground or air for all of them, nobody else, and
    /// no ceiling in the way of whoever flies. `from` is where they stand now, if they do.
    pub fn fits(&self, stand: Stand, from: Option<Stand>) -> bool {
        let high = self.top(stand);
        let free = self.is_free(stand, from, |_| Passing::Shut);
        free && self.holds(stand) && (stand.up == 0 || high <= self.field.ceiling())
    }

    /// True if there is ground or air for all of somebody, whoever else is there.
    fn holds(&self, stand: Stand) -> bool {
        let low = self.base(stand);
        stand.covers().cells().all(|cell| {
            let square = self.field.square(cell);
            let room = square.open || square.open_above && low > square.ground;
            room && low >= square.level && !self.is_tall(cell)
        })
    }

    /// The part of a distance that is up or down: 0 if somebody stands beside somebody else.
    fn rise(&self, one: Stand, other: Stand) -> u16 {
        let gap = |low: Stand, high: Stand| self.base(high) - self.top(low);
        let gap = gap(one, other).max(gap(other, one));
        let side = i16::from(self.field.side());
        // Whoever stands right on top of somebody is as near as a neighbour.
        if gap < 0 {
            0
        } else {
            ((gap / side + 1) * side) as u16
        }
    }

    /// Who else stands in a square, at any height.
    pub fn standing(&self, cell: Cell) -> impl Iterator<Item = &Stand> {
        let all = self.stands.iter();
        all.filter(move |stand| stand.covers().contains(cell))
    }
}

/// True if two spans of height share a foot.
fn overlap(one: (i16, i16), other: (i16, i16)) -> bool {
    one.0 < other.1 && other.0 < one.1
}
