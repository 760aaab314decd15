//! Storeys: each lies on a sheet of its own. The sheets are parts of one plane, far from each other,
//! so that a cell says by itself on which storey it is.

use std::collections::BTreeSet;

use super::{Link, Map, RoomId, View};
use crate::grid::{Cell, Rect, Side};

/// From the middle of one sheet to that of the next.
const APART: i16 = 2000;
/// Sheets in a row; the next row lies below.
const IN_A_ROW: u8 = 8;
/// No dungeon has more storeys.
pub const MOST_STOREYS: u8 = 64;

/// The middle of a storey's sheet; storeys are counted from 1.
pub(super) fn middle_of_sheet(level: u8) -> Cell {
    let index = level.clamp(1, MOST_STOREYS) - 1;
    let column = i16::from(index % IN_A_ROW);
    let row = i16::from(index / IN_A_ROW);
    Cell::new(column * APART, row * APART)
}

impl Map {
    /// The storeys that have rooms, from the top.
    pub fn levels(&self) -> Vec<u8> {
        let mut levels: Vec<u8> = self.rooms().map(|room| room.level).collect();
        levels.sort_unstable();
        levels.dedup();
        levels
    }

    /// The storey that a room lies on.
    pub(super) fn level_of(&self, room: RoomId) -> Option<u8> {
        self.room(room).map(|room| room.level)
    }

    /// The straight pieces of the ways of one storey. Of stairs each end belongs to its own.
    pub(super) fn legs_on(&self, level: u8) -> impl Iterator<Item = Rect> + '_ {
        self.links().flat_map(move |link| {
            let ends = [link.from, link.to].map(|room| self.level_of(room) == Some(level));
            let legs = link.legs().enumerate();
            legs.filter(move |&(index, _)| ends[usize::from(link.stairs && index > 0)])
                .map(|(_, leg)| leg)
        })
    }

    /// Everything that is drawn of a storey, walls included; `None` where it has no rooms.
    pub fn bounds_of(&self, level: u8) -> Option<Rect> {
        let rooms = self.rooms().filter(|room| room.level == level);
        let rooms = rooms.map(|room| {
            let size = room.shape.size();
            Rect::sized(room.origin, size.x, size.y)
        });
        let ways = self.legs_on(level).map(|leg| leg.grown(1));
        rooms.chain(ways).reduce(Rect::joined)
    }

    /// Rooms that cannot be walked to from a way in, doors being passable. A map that grew through
    /// [`Map::attach`] has none.
    pub fn unreachable(&self) -> Vec<RoomId> {
        let levels = self.levels().into_iter();
        let views: Vec<View> = levels
            .map(|level| View::of_level(self, level, |_| true))
            .collect();
        let can_walk = |cell: Cell| views.iter().any(|view| view.can_walk(cell));
        let mut found = BTreeSet::new();
        let mut open: Vec<Cell> = self.entrances().map(|(_, exit)| exit.cell).collect();
        let flights = self.links().filter(|link| link.stairs);
        let flights: Vec<[Cell; 2]> = flights.filter_map(Link::ends).collect();
        while let Some(cell) = open.pop() {
            if !can_walk(cell) || !found.insert(cell) {
                continue;
            }
            open.extend(Side::ALL.map(|side| cell.step(side, 1)));
            for [above, below] in &flights {
                open.extend((cell == *above).then_some(*below));
                open.extend((cell == *below).then_some(*above));
            }
        }
        self.rooms()
            .filter(|room| !room.cells().any(|cell| found.contains(&cell)))
            .map(|room| room.id)
            .collect()
    }
}
