use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Map, Mark, Room, RoomId};
use crate::grid::{Cell, Rect};

/// How many of each must find a place in a room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wanted {
    /// Heroes, near the door they come in by.
    pub heroes: u8,
    /// Foes, on the far side and apart from each other.
    pub foes: u8,
    /// Chests, against a wall.
    pub chests: u8,
    /// Altars, at the far end.
    pub altars: u8,
    /// Traps, on the way through.
    pub traps: u8,
    /// People met on the way.
    pub strangers: u8,
}

/// Where everyone and everything stands. All cells are floor and no two are the same. A list is
/// shorter than wanted only where the room has no floor left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // The same names as in `Wanted`.
pub struct Scene {
    pub heroes: Vec<Cell>,
    pub foes: Vec<Cell>,
    pub chests: Vec<Cell>,
    pub altars: Vec<Cell>,
    pub traps: Vec<Cell>,
    pub strangers: Vec<Cell>,
}

impl Map {
    /// Places for a party and what it meets in a room. The same room and wishes give the same
    /// places; a room that does not exist gives none.
    pub fn scene(&self, room: RoomId, wanted: &Wanted) -> Scene {
        self.room(room)
            .map(|room| room.scene(wanted))
            .unwrap_or_default()
    }
}

impl Room {
    /// Places for a party and what it meets here; see [`Map::scene`].
    pub fn scene(&self, wanted: &Wanted) -> Scene {
        self.scene_beside(wanted, &[])
    }

    /// The same for whoever comes later: the cells that others hold already stay theirs.
    pub fn scene_beside(&self, wanted: &Wanted, held: &[Cell]) -> Scene {
        let order = self.shape.standing(usize::from(self.entry));
        let mut stage = Stage {
            room: self,
            order,
            used: held.iter().map(|&cell| cell - self.origin).collect(),
        };
        let far = order.len() / 2;
        // Whoever is hardest to place well chooses first, but heroes always stay together.
        Scene {
            heroes: stage.pick(wanted.heroes, None, order.iter().copied()),
            altars: stage.pick(wanted.altars, Some(Mark::Altar), stage.at_the_end()),
            chests: stage.pick(wanted.chests, Some(Mark::Chest), stage.along_the_wall()),
            foes: stage.pick_apart(wanted.foes, far),
            strangers: stage.pick(wanted.strangers, Some(Mark::Stranger), stage.midway()),
            traps: stage.pick(wanted.traps, Some(Mark::Trap), stage.midway()),
        }
    }

    /// The north-west cell of a free square for something large, such as a dragon: on places
    /// meant for a foe if it fits there, or else as far from the door as can be. The cells that
    /// others hold already stay theirs.
    pub fn square_for(&self, side: u8, held: &[Cell]) -> Option<Cell> {
        let order = self.shape.standing(usize::from(self.entry));
        let marked = |cell: Cell| self.shape.marked(Mark::Foe).any(|mark| mark == cell);
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

/// A room while places are given out.
struct Stage<'a> {
    room: &'a Room,
    /// Where one can stand, nearest to the door first.
    order: &'a [Cell],
    used: SmallVec<[Cell; 24]>,
}

impl<'a> Stage<'a> {
    /// The places with the mark first, then the others as they come.
    fn pick(
        &mut self,
        count: u8,
        mark: Option<Mark>,
        others: impl Iterator<Item = Cell>,
    ) -> Vec<Cell> {
        let mut picked = Vec::with_capacity(usize::from(count));
        let marked = mark
            .into_iter()
            .flat_map(|mark| self.room.shape.marked(mark));
        for cell in marked.chain(others) {
            if picked.len() == usize::from(count) {
                break;
            }
            if !self.used.contains(&cell) && self.order.contains(&cell) {
                self.used.push(cell);
                picked.push(cell + self.room.origin);
            }
        }
        picked
    }

    /// Foes: marked places, then far ones that leave a gap, then any from the far end.
    fn pick_apart(&mut self, count: u8, nearest: usize) -> Vec<Cell> {
        let mut apart: SmallVec<[Cell; 24]> = SmallVec::new();
        for &cell in self.order[nearest..].iter().rev() {
            let clear = |other: &Cell| other.reach_to(cell) > 1;
            if apart.iter().all(clear) && self.used.iter().all(|other| *other != cell) {
                apart.push(cell);
            }
        }
        let order = self.order;
        let others = apart.into_iter().chain(order.iter().rev().copied());
        self.pick(count, Some(Mark::Foe), others)
    }

    fn at_the_end(&self) -> impl Iterator<Item = Cell> + use<'a> {
        self.order.iter().rev().copied()
    }

    /// Cells beside rock, from the far end, then the rest.
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
