//! What stands in a room: along its walls and in its middle, never in the way; rule
//! `dungeon.furniture`.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::content::{Book, PurposeIx};
use crate::{
    dungeon::{Feature, ThingName},
    grid::{Cell, Side},
};

/// Squares of floor for each thing.
const FLOOR_FOR_ONE: usize = 5;

/// The things in a room with this floor and these doors, by their cells. Every second room begins
/// with another thing, so that two bedrooms do not look alike.
pub fn things(
    book: &Book,
    purpose: PurposeIx,
    number: u8,
    floor: &[Cell],
    doors: &[Cell],
) -> BTreeMap<Cell, Feature> {
    let mut room = Furnished {
        free: floor.iter().copied().collect(),
        doors: doors.iter().map(|door| beside(*door, floor)).collect(),
        put: BTreeMap::new(),
    };
    let walls: Vec<Cell> = floor
        .iter()
        .copied()
        .filter(|it| at_wall(*it, floor))
        .collect();
    let middle: Vec<Cell> = floor
        .iter()
        .copied()
        .filter(|it| !at_wall(*it, floor))
        .collect();
    let record = &book[purpose];
    let mut left = floor.len() / FLOOR_FOR_ONE;
    let kinds = [(&record.middle, &middle), (&record.walls, &walls)];
    for (names, cells) in kinds {
        let things: Vec<Feature> = names.iter().filter_map(|it| named(book, it)).collect();
        if things.is_empty() || cells.is_empty() {
            continue;
        }
        let share = if cells.len() == middle.len() {
            left / 3
        } else {
            left
        };
        // A fixed stride spreads them without asking chance.
        for nth in 0..share {
            let thing = &things[(nth + usize::from(number)) % things.len()];
            let start = (nth * cells.len() / share.max(1) + usize::from(number)) % cells.len();
            let order = (0..cells.len()).map(|off| cells[(start + off) % cells.len()]);
            if let Some(cell) = order.into_iter().find(|cell| room.fits(*cell, thing)) {
                room.put.insert(cell, thing.clone());
                left = left.saturating_sub(1);
            }
        }
    }
    room.put
}

fn named(book: &Book, name: &ThingName) -> Option<Feature> {
    // Only what the letters of boards know can be drawn into a room.
    book.things.get(name.id()).filter(|it| it.letter() != ' ')
}

struct Furnished {
    free: BTreeSet<Cell>,
    /// The squares behind the doors.
    doors: BTreeSet<Cell>,
    put: BTreeMap<Cell, Feature>,
}

impl Furnished {
    /// True if a thing can stand there: nothing else does, no door leads onto it, and whatever
    /// cannot be walked on leaves all of the room in one piece.
    fn fits(&self, cell: Cell, thing: &Feature) -> bool {
        if self.put.contains_key(&cell) || self.doors.contains(&cell) {
            return false;
        }
        if !thing.blocks_way() {
            return true;
        }
        let blocked = |at: &Cell| *at == cell || self.put.get(at).is_some_and(Feature::blocks_way);
        let walkable: BTreeSet<Cell> = self
            .free
            .iter()
            .copied()
            .filter(|it| !blocked(it))
            .collect();
        let Some(start) = walkable.first().copied() else {
            return false;
        };
        let mut seen = BTreeSet::from([start]);
        let mut open = VecDeque::from([start]);
        while let Some(at) = open.pop_front() {
            for side in Side::ALL {
                let next = at.step(side, 1);
                if walkable.contains(&next) && seen.insert(next) {
                    open.push_back(next);
                }
            }
        }
        seen.len() == walkable.len()
    }
}

/// The square of the floor that a door leads onto; the door itself where there is none.
fn beside(door: Cell, floor: &[Cell]) -> Cell {
    let beside = Side::ALL.map(|side| door.step(side, 1));
    beside
        .into_iter()
        .find(|it| floor.contains(it))
        .unwrap_or(door)
}

fn at_wall(cell: Cell, floor: &[Cell]) -> bool {
    Side::ALL
        .iter()
        .any(|side| !floor.contains(&cell.step(*side, 1)))
}
