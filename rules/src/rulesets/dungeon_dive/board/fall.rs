//! Falling, and being pushed about; rule `move.fall`.

use super::{Board, Passing, Stand};
use crate::{
    dice::DiceExpr,
    grid::{Cell, Facing},
};

/// Where somebody ends up, and how far they fell on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall {
    pub to: Stand,
    /// Feet fallen.
    pub feet: u16,
}

impl Fall {
    /// The damage, given that of ten feet and how many dice it is at most; `None` for a fall of less.
    pub fn damage(self, ten_feet: DiceExpr, most: u8) -> Option<DiceExpr> {
        let tens = (self.feet / 10).min(u16::from(most)) as u8;
        (tens > 0).then(|| DiceExpr {
            count: ten_feet.count.saturating_mul(tens),
            plus: ten_feet.plus * i32::from(tens),
            ..ten_feet
        })
    }
}

impl Board<'_> {
    /// What becomes of somebody who drops out of the air.
    pub fn fall(&self, stand: Stand) -> Fall {
        self.drop_to(stand, stand.cell)
    }

    /// What becomes of somebody who comes to a square and falls to its ground.
    pub fn drop_to(&self, stand: Stand, cell: Cell) -> Fall {
        let to = Stand {
            up: 0,
            ..stand.at(cell)
        };
        let feet = (self.base(stand) - self.base(to)).max(0) as u16;
        Fall { to, feet }
    }

    /// The squares that somebody is pushed through, straight away from another and at most so many
    /// feet. Ground that rises, rock, things and figures end it, also those below a step down, and so
    /// does a drop, the last of them. Whoever `flies` keeps their height.
    pub fn pushed(&self, stand: Stand, by: Stand, feet: u16, flies: bool) -> Vec<Stand> {
        let squares = feet / u16::from(self.field.side());
        let ahead = self
            .facing(by, stand)
            .map_or(Cell::default(), Facing::ahead);
        self.dragged(stand, ahead, squares, flies)
    }

    /// The squares that somebody is pulled through, straight towards another and at most so many
    /// feet.
    pub fn pulled(&self, stand: Stand, by: Stand, feet: u16, flies: bool) -> Vec<Stand> {
        let gap = stand.squares_to(by).saturating_sub(1);
        let squares = (feet / u16::from(self.field.side())).min(gap);
        let ahead = self
            .facing(stand, by)
            .map_or(Cell::default(), Facing::ahead);
        self.dragged(stand, ahead, squares, flies)
    }

    /// The square where something lies that was thrown at somebody and missed: so many feet behind
    /// them, or as far as there is room; rule `attack.thrown`.
    pub fn beyond(&self, thrower: Stand, target: Stand, feet: u16) -> Cell {
        let ahead = self
            .facing(thrower, target)
            .map_or(Cell::default(), Facing::ahead);
        let mut at = target.cell;
        let mut left = feet / u16::from(self.field.side());
        while left > 0 {
            let next = at + ahead;
            let square = self.field.square(next);
            if ahead == Cell::default() || self.is_tall(next) || !(square.open || square.open_above)
            {
                break;
            }
            at = next;
            left -= u16::from(!target.covers().contains(next));
        }
        at
    }

    /// The direction from one figure to another, from the middle of their blocks.
    fn facing(&self, from: Stand, to: Stand) -> Option<Facing> {
        let doubled = |it: Stand| it.covers().min + it.covers().max;
        Facing::towards(doubled(from), doubled(to))
    }

    fn dragged(&self, stand: Stand, ahead: Cell, squares: u16, flies: bool) -> Vec<Stand> {
        let mut at = stand;
        let mut path = Vec::new();
        if ahead == Cell::default() {
            return path;
        }
        let side = i16::from(self.field.side());
        for _ in 0..squares {
            let Some(next) = self.shifted(stand, at, at.cell + ahead) else {
                break;
            };
            let falls = next.up > side && !flies;
            let next = match flies || falls {
                true => next,
                // A step down is no fall.
                false => Stand { up: 0, ..next },
            };
            // Whoever falls upon somebody comes to lie beside them; nobody stays on others otherwise.
            if !falls && !self.is_free(next, Some(stand), |_| Passing::Shut) {
                break;
            }
            at = next;
            path.push(at);
            if falls {
                break;
            }
        }
        path
    }

    /// Somebody moved to the next square at their height, if nothing is in the way there. `own` is
    /// where they stood to begin with.
    fn shifted(&self, own: Stand, at: Stand, cell: Cell) -> Option<Stand> {
        let low = self.base(at);
        let to = Stand {
            up: 0,
            ..at.at(cell)
        };
        let corner = |beside: Cell| at.at(beside).covers().cells().any(|it| self.is_tall(it));
        let aside = [Cell::new(cell.x, at.cell.y), Cell::new(at.cell.x, cell.y)];
        let free = to.covers().cells().all(|it| {
            let square = self.field.square(it);
            let enters = square.open || square.open_above || square.hazard;
            let band = (low, low + at.tall());
            let others = self.in_the_way(Some(own), it, band, |_| Passing::Shut);
            enters && !self.is_tall(it) && others == Passing::Free
        });
        let ground = self.base(to);
        let passes = free && ground <= low && !aside.into_iter().any(corner);
        passes.then(|| Stand {
            up: low - ground,
            ..to
        })
    }
}
