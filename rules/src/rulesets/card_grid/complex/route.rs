//! Corridors between rooms that lie where somebody put them: the shortest with the fewest bends, a
//! wall apart from everything else.

use std::{cmp::Reverse, collections::BinaryHeap};

use crate::grid::{Cell, Rect, Side};

/// What a bend costs, in steps.
const BEND: u32 = 4;
/// Most ends and bends of a corridor: more are not read back from a file.
const MOST_CORNERS: usize = 16;
/// Cells around all rooms in which corridors may run.
const MARGIN: i16 = 8;

/// What has been dug into a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dug {
    Rock,
    Corridor,
    /// The end of a corridor in the wall of a room.
    Door,
}

/// Where a corridor is to lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum To {
    /// To the row of cells below all rooms.
    Outside,
    /// To the room with this index.
    Room(usize),
}

/// The ground that corridors are dug in.
#[derive(Clone)]
pub(super) struct Ground<'a> {
    /// Rooms with the corners that they may lack, by index.
    rooms: &'a [Rect],
    floors: &'a [Vec<Cell>],
    area: Rect,
    /// The row of cells where the outside begins.
    bottom: i16,
    /// For each cell of the area, how many rooms it belongs to or lies beside.
    beside: Vec<u8>,
    dug: Vec<Dug>,
}

impl<'a> Ground<'a> {
    /// Ground with these rooms in it, of which there is one at least.
    pub(super) fn of(rooms: &'a [Rect], floors: &'a [Vec<Cell>]) -> Self {
        let all = rooms.iter().copied().reduce(Rect::joined);
        let all = all.unwrap_or_else(|| Rect::sized(Cell::default(), 1, 1));
        let area = all.grown(MARGIN);
        let mut beside = vec![0; area.area() as usize];
        for room in rooms {
            for place in room.grown(1).cells().filter_map(|cell| area.place(cell)) {
                beside[place] += 1;
            }
        }
        Ground {
            rooms,
            floors,
            area,
            bottom: bottom(rooms),
            dug: vec![Dug::Rock; beside.len()],
            beside,
        }
    }

    /// True if a corridor that was found before can stay: it keeps clear of these rooms.
    pub(super) fn is_clear_of(&self, cells: &[Cell], rooms: impl Iterator<Item = usize>) -> bool {
        let mut walls = rooms.map(|room| self.rooms[room].grown(1));
        !walls.any(|walls| cells.iter().any(|cell| walls.contains(*cell)))
            && cells.iter().all(|cell| self.area.contains(*cell))
    }

    /// Digs a corridor from end to end; the first end is a door unless it is the outside's.
    pub(super) fn dig(&mut self, cells: &[Cell], from_outside: bool) {
        for (nth, cell) in cells.iter().enumerate() {
            let last = nth + 1 == cells.len();
            let door = last || (nth == 0 && !from_outside);
            if let Some(place) = self.area.place(*cell) {
                self.dug[place] = if door { Dug::Door } else { Dug::Corridor };
            }
        }
    }

    /// Finds a corridor out of a room, door by door; none if there is no way.
    pub(super) fn way(&self, from: usize, to: To) -> Option<Vec<Cell>> {
        let goals = match to {
            To::Room(room) => self.doors(room),
            To::Outside => Vec::new(),
        };
        let goal = |cell: Cell, heading: Side| match to {
            To::Room(_) => goals.contains(&(cell, heading.opposite())),
            To::Outside => cell.y == self.bottom,
        };
        let mut search = Search::new(self.area);
        for (cell, out) in self.doors(from) {
            if goal(cell, out) {
                return Some(vec![cell]);
            }
            search.reach(cell, out, 0, None);
        }
        // A single cell may be the door of both rooms.
        if let To::Room(room) = to
            && let Some(cell) = self.shared_door(from, room)
        {
            return Some(vec![cell]);
        }
        while let Some((cell, heading, cost)) = search.next() {
            if goal(cell, heading) && cost > 0 {
                let cells = search.trace(cell, heading);
                return (corners(&cells).len() <= MOST_CORNERS).then_some(cells);
            }
            // Out of a door one goes straight.
            let straight = cost == 0;
            for side in Side::ALL {
                let bends = side != heading;
                if side == heading.opposite() || (straight && bends) {
                    continue;
                }
                let next = cell.step(side, 1);
                if self.is_free(next) || goals.contains(&(next, side.opposite())) {
                    let price = 1 + if bends { BEND } else { 0 };
                    search.reach(next, side, cost + price, Some(heading));
                }
            }
        }
        None
    }

    /// Cells of the wall of a room that can be a door, each with the side on which one leaves by it.
    fn doors(&self, room: usize) -> Vec<(Cell, Side)> {
        let wall = self.walls(room);
        let free = wall.filter(|(cell, _)| self.besides(*cell) == 1 && self.is_apart(*cell, true));
        free.collect()
    }

    /// Cells of the wall of a room with floor behind them.
    fn walls(&self, room: usize) -> impl Iterator<Item = (Cell, Side)> {
        let (rect, floor) = (self.rooms[room], &self.floors[room]);
        Side::ALL.into_iter().flat_map(move |side| {
            let edge = floor.iter().map(move |cell| cell.step(side, 1));
            let wall = edge.filter(move |cell| !rect.contains(*cell));
            wall.map(move |cell| (cell, side))
        })
    }

    fn shared_door(&self, one: usize, other: usize) -> Option<Cell> {
        let others: Vec<(Cell, Side)> = self.walls(other).collect();
        let shared = self.walls(one).filter(|(cell, side)| {
            others.contains(&(*cell, side.opposite()))
                && self.besides(*cell) == 2
                && self.is_apart(*cell, true)
        });
        let cells: Vec<Cell> = shared.map(|(cell, _)| cell).collect();
        cells.get(cells.len() / 2).copied()
    }

    fn besides(&self, cell: Cell) -> u8 {
        let place = self.area.place(cell);
        place.map_or(u8::MAX, |place| self.beside[place])
    }

    /// True if a corridor can run there.
    fn is_free(&self, cell: Cell) -> bool {
        cell.y <= self.bottom && self.besides(cell) == 0 && self.is_apart(cell, false)
    }

    /// True if no corridor is there or beside it; two doors may meet at the corner of a room.
    fn is_apart(&self, cell: Cell, door: bool) -> bool {
        let dug = |cell: Cell| self.area.place(cell).map_or(Dug::Rock, |it| self.dug[it]);
        let corner = |other: Cell| other.x != cell.x && other.y != cell.y;
        let apart = |other: Cell| match dug(other) {
            Dug::Rock => true,
            Dug::Door => door && corner(other),
            Dug::Corridor => false,
        };
        dug(cell) == Dug::Rock && cell.around().into_iter().all(apart)
    }
}

/// The row of cells below all rooms, where the outside begins.
pub(super) fn bottom(rooms: &[Rect]) -> i16 {
    rooms.iter().map(|room| room.max.y + 1).max().unwrap_or(0)
}

/// Ends and bends of a corridor.
pub(super) fn corners(cells: &[Cell]) -> Vec<Cell> {
    let turns = |nth: usize| {
        let (before, after) = (cells[nth] - cells[nth - 1], cells[nth + 1] - cells[nth]);
        before != after
    };
    let inner = 1..cells.len().saturating_sub(1);
    let bends = inner.filter(|nth| turns(*nth)).map(|nth| cells[nth]);
    let first = cells.first().copied();
    let last = cells.last().copied().filter(|_| cells.len() > 1);
    first.into_iter().chain(bends).chain(last).collect()
}

/// A search by cost, the cheapest first; of equals, the first by place.
struct Search {
    area: Rect,
    open: BinaryHeap<Reverse<(u32, usize)>>,
    /// Cost of each cell by the side that one goes to from there, and where one went before; nothing
    /// for the first cell.
    found: Vec<(u32, Option<Side>)>,
}

impl Search {
    fn new(area: Rect) -> Self {
        Search {
            area,
            open: BinaryHeap::new(),
            found: vec![(u32::MAX, None); 4 * area.area() as usize],
        }
    }

    fn place(&self, cell: Cell, heading: Side) -> Option<usize> {
        Some(4 * self.area.place(cell)? + heading as usize)
    }

    fn reach(&mut self, cell: Cell, heading: Side, cost: u32, before: Option<Side>) {
        let Some(place) = self.place(cell, heading) else {
            return;
        };
        if cost < self.found[place].0 {
            self.found[place] = (cost, before);
            self.open.push(Reverse((cost, place)));
        }
    }

    fn next(&mut self) -> Option<(Cell, Side, u32)> {
        loop {
            let Reverse((cost, place)) = self.open.pop()?;
            if self.found[place].0 == cost {
                let (width, at) = (self.area.width() as usize, place / 4);
                let off = Cell::new((at % width) as i16, (at / width) as i16);
                return Some((self.area.min + off, Side::ALL[place % 4], cost));
            }
        }
    }

    /// The cells that lead to one which was entered by going to this side.
    fn trace(&self, cell: Cell, heading: Side) -> Vec<Cell> {
        let (mut cells, mut heading) = (vec![cell], heading);
        while let Some(last) = cells.last().copied()
            && let Some(place) = self.place(last, heading)
            && let (_, Some(before)) = self.found[place]
        {
            cells.push(last.step(heading.opposite(), 1));
            heading = before;
        }
        cells.reverse();
        cells
    }
}
