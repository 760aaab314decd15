use smallvec::SmallVec;

use super::{Mark, Room};
use crate::grid::{Cell, Rect};

/// A number of like items that need places in a room.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    pub count: u8,
    /// Marked cells of the board reserved for them.
    pub mark: Option<Mark>,
    /// Where they go when the marked cells are used up.
    pub to: Whereabouts,
}

/// A part of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// Near the door one enters by.
    AtTheDoor,
    /// At the far end.
    AtTheEnd,
    /// Against a wall, from the far end.
    AlongTheWall,
    /// On the way through.
    Midway,
    /// On the far side and apart from each other.
    Apart,
}

impl Room {
    /// Finds places for a room's contents: a list for each wish, served in order. All cells are
    /// floor, and no two are the same. A list is shorter than wished only if the room runs out of
    /// floor. Cells in `held` are not used.
    pub fn places(&self, wishes: &[Wish], held: &[Cell]) -> Vec<Vec<Cell>> {
        let order = self.shape.standing(usize::from(self.entry));
        let mut stage = Stage {
            room: self,
            order,
            used: held.iter().map(|&cell| cell - self.origin).collect(),
        };
        wishes.iter().map(|wish| stage.grant(wish)).collect()
    }

    /// North-west cell of a free square for something large: on marked cells if it fits there,
    /// otherwise as far from the door as possible. Cells in `held` are not used.
    pub fn square_for(&self, side: u8, mark: Mark, held: &[Cell]) -> Option<Cell> {
        let order = self.shape.standing(usize::from(self.entry));
        let marked = |cell: Cell| self.shape.marked(mark).any(|mark| mark == cell);
        let far = |cell: Cell| order.iter().position(|&at| at == cell);
        let extent = i16::from(side.max(1));
        let squares = order.iter().filter_map(|&corner| {
            let square = Rect::sized(corner, extent, extent);
            let free = |cell: Cell| order.contains(&cell) && !held.contains(&(cell + self.origin));
            let good = square.cells().filter(|&cell| marked(cell)).count();
            let distance = square.cells().filter_map(far).sum::<usize>();
            square.cells().all(free).then_some((good, distance, corner))
        });
        squares.max().map(|(.., corner)| corner + self.origin)
    }
}

/// A room whose places are being given out.
struct Stage<'a> {
    room: &'a Room,
    /// Cells to stand on, nearest to the door first.
    order: &'a [Cell],
    used: SmallVec<[Cell; 24]>,
}

impl<'a> Stage<'a> {
    fn grant(&mut self, wish: &Wish) -> Vec<Cell> {
        let order = self.order;
        match wish.to {
            Whereabouts::AtTheDoor => self.pick(wish, order.iter().copied()),
            Whereabouts::AtTheEnd => self.pick(wish, order.iter().rev().copied()),
            Whereabouts::AlongTheWall => self.pick(wish, self.along_the_wall()),
            Whereabouts::Midway => self.pick(wish, self.midway()),
            Whereabouts::Apart => self.pick_apart(wish, order.len() / 2),
        }
    }

    /// Marked cells first, then the others in the order given.
    fn pick(&mut self, wish: &Wish, others: impl Iterator<Item = Cell>) -> Vec<Cell> {
        let mut picked = Vec::with_capacity(usize::from(wish.count));
        let (mark, order) = (wish.mark.into_iter(), self.order);
        let marked = mark.flat_map(|mark| self.room.shape.marked(mark));
        let marked = marked.filter(|cell| order.contains(cell));
        for cell in marked.chain(others) {
            if picked.len() == usize::from(wish.count) {
                break;
            }
            if !self.used.contains(&cell) {
                self.used.push(cell);
                picked.push(cell + self.room.origin);
            }
        }
        picked
    }

    /// Marked cells, then far ones with gaps between them, then any from the far end.
    fn pick_apart(&mut self, wish: &Wish, nearest: usize) -> Vec<Cell> {
        let mut apart: SmallVec<[Cell; 24]> = SmallVec::new();
        for &cell in self.order[nearest..].iter().rev() {
            let clear = |other: &Cell| other.reach_to(cell) > 1;
            if apart.iter().all(clear) && self.used.iter().all(|other| *other != cell) {
                apart.push(cell);
            }
        }
        let order = self.order;
        let others = apart.into_iter().chain(order.iter().rev().copied());
        self.pick(wish, others)
    }

    /// Cells next to rock, from the far end, then the rest.
    fn along_the_wall(&self) -> impl Iterator<Item = Cell> + use<'a> {
        let (order, floor) = (self.order, self.room.shape.floor());
        let beside_rock = move |cell: &Cell| {
            cell.neighbours().iter().any(|next| {
                floor
                    .binary_search_by_key(&(next.y, next.x), |at| (at.y, at.x))
                    .is_err()
            })
        };
        let walls = order.iter().rev().copied().filter(beside_rock);
        walls.chain(order.iter().rev().copied())
    }

    fn midway(&self) -> impl Iterator<Item = Cell> + use<'a> {
        let (near, far) = self.order.split_at(self.order.len() / 2);
        far.iter().copied().chain(near.iter().rev().copied())
    }
}
