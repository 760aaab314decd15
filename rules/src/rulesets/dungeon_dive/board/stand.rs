use serde::{Deserialize, Serialize};

use crate::{
    grid::{Cell, Rect},
    rulesets::dungeon_dive::content::Size,
};

/// Where somebody stands, and how much room they take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Stand {
    /// North-west square of the block that is stood on.
    pub cell: Cell,
    pub size: Size,
    /// Feet in the air above the ground.
    pub up: i16,
}

impl Stand {
    /// Somebody on the ground.
    pub fn new(cell: Cell, size: Size) -> Self {
        Stand { cell, size, up: 0 }
    }

    /// Somebody as tall as most heroes.
    pub fn person(cell: Cell) -> Self {
        Stand::new(cell, Size::Medium)
    }

    /// The same figure elsewhere, at the same height above the ground.
    #[must_use]
    pub fn at(self, cell: Cell) -> Self {
        Stand { cell, ..self }
    }

    /// The squares that it stands on.
    pub fn covers(self) -> Rect {
        let side = i16::from(self.size.squares());
        Rect::sized(self.cell, side, side)
    }

    /// Height in feet: as tall as the block is wide.
    pub fn tall(self) -> i16 {
        i16::from(self.size.squares()) * 5
    }

    /// Squares between the nearest squares of two figures; 1 for neighbours, 0 if one is above the
    /// other.
    pub fn squares_to(self, other: Stand) -> u16 {
        let (one, other) = (self.covers(), other.covers());
        let gap = |min: i16, max: i16, other_min: i16, other_max: i16| {
            (other_min - max).max(min - other_max).max(0)
        };
        let x = gap(one.min.x, one.max.x, other.min.x, other.max.x);
        let y = gap(one.min.y, one.max.y, other.min.y, other.max.y);
        x.max(y) as u16
    }
}
