//! Storeys: each lies on a sheet of its own. The sheets are distant areas of one plane, so a cell
//! alone determines its storey.

use std::collections::{BTreeMap, BTreeSet};

use super::{Link, Map, RoomId, View};
use crate::grid::{Cell, Rect, Side};

/// Distance between the centres of adjacent sheets.
const APART: i16 = 2000;
/// Sheets per row; the next row lies below.
const IN_A_ROW: u8 = 8;
/// Limit on the number of storeys.
pub const MOST_STOREYS: u8 = 64;

/// Centre of a storey's sheet; storeys count from 1.
pub(super) fn middle_of_sheet(level: u8) -> Cell {
    let index = level.clamp(1, MOST_STOREYS) - 1;
    let column = i16::from(index % IN_A_ROW);
    let row = i16::from(index / IN_A_ROW);
    Cell::new(column * APART, row * APART)
}

impl Map {
    /// Storeys that have rooms, from the top.
    pub fn levels(&self) -> Vec<u8> {
        let mut levels: Vec<u8> = self.rooms().map(|room| room.level).collect();
        levels.sort_unstable();
        levels.dedup();
        levels
    }

    /// The storeys at both ends of the stairs at a cell, that of the cell first.
    pub fn stairs_at(&self, cell: Cell) -> Option<[u8; 2]> {
        let mut flights = self.links().filter(|link| link.stairs);
        flights.find_map(|link| {
            let rooms = match link.ends()? {
                [here, _] if here == cell => [link.from, link.to],
                [_, here] if here == cell => [link.to, link.from],
                _ => return None,
            };
            Some([self.level_of(rooms[0])?, self.level_of(rooms[1])?])
        })
    }

    /// The storey of a room.
    pub(super) fn level_of(&self, room: RoomId) -> Option<u8> {
        self.room(room).map(|room| room.level)
    }

    /// Straight pieces of the links on one storey. Each end of a flight of stairs counts on its own
    /// storey.
    pub(super) fn legs_on(&self, level: u8) -> impl Iterator<Item = Rect> + '_ {
        self.links().flat_map(move |link| {
            let ends = [link.from, link.to].map(|room| self.level_of(room) == Some(level));
            let legs = link.legs().enumerate();
            legs.filter(move |&(index, _)| ends[usize::from(link.stairs && index > 0)])
                .map(|(_, leg)| leg)
        })
    }

    /// Everything drawn on a storey, including walls; `None` if it has no rooms.
    pub fn bounds_of(&self, level: u8) -> Option<Rect> {
        let rooms = self.rooms().filter(|room| room.level == level);
        let rooms = rooms.map(|room| {
            let size = room.shape.size();
            Rect::sized(room.origin, size.x, size.y)
        });
        let legs = self.legs_on(level).map(|leg| leg.grown(1));
        rooms.chain(legs).reduce(Rect::joined)
    }

    /// Rooms that cannot be reached from any entrance, even through doors. A map grown by
    /// [`Map::attach`] has none.
    pub fn unreachable(&self) -> Vec<RoomId> {
        let levels = self.levels().into_iter();
        let views: Vec<View> = levels
            .map(|level| View::of_level(self, level, |_| true))
            .collect();
        let can_walk = |cell: Cell| views.iter().any(|view| view.can_walk(cell));
        let mut found = BTreeSet::new();
        let mut open: Vec<Cell> = self.entrances().map(|(_, exit)| exit.cell).collect();
        let mut flights: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
        for [above, below] in self.links().filter(|it| it.stairs).filter_map(Link::ends) {
            flights.entry(above).or_default().push(below);
            flights.entry(below).or_default().push(above);
        }
        while let Some(cell) = open.pop() {
            if !can_walk(cell) || !found.insert(cell) {
                continue;
            }
            open.extend(Side::ALL.map(|side| cell.step(side, 1)));
            open.extend(flights.get(&cell).into_iter().flatten());
        }
        self.rooms()
            .filter(|room| !room.cells().any(|cell| found.contains(&cell)))
            .map(|room| room.id)
            .collect()
    }
}
