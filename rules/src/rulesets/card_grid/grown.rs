//! A dungeon from what was rolled: its graph, its plan, and the map that is found room by room.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use smallvec::SmallVec;

use super::{
    complex::{Corridor, Graph, Misplaced, Plan, Rolled},
    components::RolledRoom,
    content::{Book, PurposeIx},
    furnish,
};
use crate::{
    dungeon::{Addition, Door, Link, Map, OpenEnd, Room, RoomId, Shape, Style},
    grid::Cell,
};

/// Why there is no such dungeon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A room cannot be where somebody put it.
    Misplaced(Misplaced),
    /// Something that no dice come to, or a room that cannot be furnished.
    Other(String),
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::Misplaced(misplaced) => misplaced.fmt(f),
            Fault::Other(told) => f.write_str(told),
        }
    }
}

/// A dungeon as it is drawn.
#[derive(Clone, Debug, Default)]
pub struct Grown {
    pub graph: Graph,
    pub plan: Plan,
    /// Rooms by number from 1, ready to be put on a map.
    shapes: Vec<Laid>,
}

/// A room of the plan with its walls.
#[derive(Clone, Debug)]
struct Laid {
    origin: Cell,
    shape: Arc<Shape>,
    kind: String,
}

impl Grown {
    /// Draws what was rolled; rules `dungeon.links` and `dungeon.plan`.
    ///
    /// # Errors
    /// Something that no dice come to.
    pub fn of(book: &Book, rolled: &[RolledRoom]) -> Result<Self, Fault> {
        let sizes: Vec<u8> = rolled.iter().map(|room| room.size).collect();
        let ways: Vec<Rolled> = rolled.iter().flat_map(|room| room.ways.clone()).collect();
        let purposes: Vec<PurposeIx> = rolled.iter().map(|room| room.purpose).collect();
        check(&sizes, &ways).map_err(Fault::Other)?;
        if rolled.is_empty() {
            return Ok(Grown::default());
        }
        let graph = Graph::of(sizes.len() as u8, &ways, false);
        let places = (1..).zip(rolled);
        let places = places.filter_map(|(number, room)| Some((number, room.at?)));
        let places = places.collect();
        let plan = Plan::placed(&graph, &sizes, &places).map_err(Fault::Misplaced)?;
        Grown::drawn(book, (graph, plan), &purposes)
    }

    /// Furnishes a plan.
    ///
    /// # Errors
    /// A room that cannot be furnished.
    fn drawn(
        book: &Book,
        (graph, plan): (Graph, Plan),
        purposes: &[PurposeIx],
    ) -> Result<Self, Fault> {
        let mut grown = Grown {
            graph,
            plan,
            shapes: Vec::new(),
        };
        let rooms = (1..=grown.rooms()).zip(purposes);
        grown.shapes = rooms
            .map(|(number, purpose)| grown.shaped(book, number, *purpose))
            .collect::<Result<_, _>>()
            .map_err(Fault::Other)?;
        Ok(grown)
    }

    /// Number of rooms.
    pub fn rooms(&self) -> u8 {
        self.plan.rooms.len() as u8
    }

    /// The corridors of a room, the other end of each by its number, 0 for outside, and the door in
    /// the wall of this room.
    pub fn doors(&self, number: u8) -> impl Iterator<Item = (u8, Cell, &Corridor)> {
        self.plan.corridors.iter().filter_map(move |it| {
            let from = it.from.unwrap_or(0);
            if it.to == number {
                Some((from, *it.corners.last()?, it))
            } else if from == number && number != 0 {
                Some((it.to, *it.corners.first()?, it))
            } else {
                None
            }
        })
    }

    /// Rooms that one can go to from a room, by number, 0 for outside.
    pub fn next_to(&self, number: u8) -> SmallVec<[u8; 8]> {
        self.doors(number).map(|(other, ..)| other).collect()
    }

    /// Rooms with a way to the outside, by number.
    pub fn entrances(&self) -> SmallVec<[u8; 4]> {
        let ways = self.plan.corridors.iter();
        let mut rooms: SmallVec<[u8; 4]> = ways
            .filter(|it| it.from.is_none())
            .map(|it| it.to)
            .collect();
        rooms.sort_unstable();
        rooms.dedup();
        rooms
    }

    /// Rooms between a room and every other, by number from 1; none where there is no way inside.
    pub fn steps_from(&self, number: u8) -> Vec<Option<u8>> {
        self.steps(number, false)
    }

    /// The same for those who may go round outside from one entrance to another.
    pub fn steps_around(&self, number: u8) -> Vec<Option<u8>> {
        self.steps(number, true)
    }

    fn steps(&self, number: u8, outside: bool) -> Vec<Option<u8>> {
        let mut steps = vec![None; usize::from(self.rooms()) + 1];
        steps[usize::from(number)] = Some(0);
        let mut open = VecDeque::from([number]);
        while let Some(at) = open.pop_front() {
            let next = steps[usize::from(at)].map(|it: u8| it.saturating_add(1));
            let beyond = match at {
                0 => self.entrances().into_iter().collect(),
                _ => self.next_to(at),
            };
            for other in beyond {
                if (other != 0 || outside) && steps[usize::from(other)].is_none() {
                    steps[usize::from(other)] = next;
                    open.push_back(other);
                }
            }
        }
        steps.remove(0);
        steps
    }

    /// For each number the next one on the shortest way outside through rooms that are open, 0 from a
    /// room with a way out; none where there is no such way.
    pub fn onward(&self, is_open: impl Fn(u8) -> bool) -> Vec<Option<u8>> {
        let mut onward = vec![None; usize::from(self.rooms()) + 1];
        let ways_in = self.entrances().into_iter();
        let mut reached: VecDeque<u8> = ways_in.filter(|it| is_open(*it)).collect();
        for room in &reached {
            onward[usize::from(*room)] = Some(0);
        }
        while let Some(room) = reached.pop_front() {
            for other in self.next_to(room) {
                if is_open(other) && onward[usize::from(other)].is_none() {
                    onward[usize::from(other)] = Some(room);
                    reached.push_back(other);
                }
            }
        }
        onward
    }

    /// A room of the plan with its walls, its doors and what stands in it.
    fn shaped(&self, book: &Book, number: u8, purpose: PurposeIx) -> Result<Laid, String> {
        let floor = &self.plan.rooms[usize::from(number) - 1];
        let doors: Vec<Cell> = self.doors(number).map(|(_, cell, _)| cell).collect();
        let left = floor.iter().map(|cell| cell.x).min().unwrap_or(0) - 1;
        let top = floor.iter().map(|cell| cell.y).min().unwrap_or(0) - 1;
        let right = floor.iter().map(|cell| cell.x).max().unwrap_or(0) + 1;
        let bottom = floor.iter().map(|cell| cell.y).max().unwrap_or(0) + 1;
        let things = furnish::things(book, purpose, number, floor, &doors);
        let letter = |cell: Cell| {
            let thing = things.get(&cell).map(|feature| feature.letter());
            match () {
                () if doors.contains(&cell) => '+',
                () if floor.contains(&cell) => thing.unwrap_or('.'),
                () => '#',
            }
        };
        let rows =
            (top..=bottom).map(|y| (left..=right).map(|x| letter(Cell::new(x, y))).collect());
        let rows: Vec<String> = rows.collect();
        let shape = Shape::parse_any(Style::Hewn, &rows, &book.things);
        let shape = shape.map_err(|problems| format!("room {number}: {}", problems.join(", ")))?;
        Ok(Laid {
            origin: Cell::new(left, top),
            shape: Arc::new(shape),
            kind: book[purpose].wash.clone(),
        })
    }

    /// A room as the map has it under this id, entered from a room or from outside.
    pub fn room(&self, number: u8, id: RoomId, from: u8) -> Room {
        let laid = &self.shapes[usize::from(number) - 1];
        let door = self.doors(number).find(|(other, ..)| *other == from);
        let entry = door.and_then(|(_, cell, _)| {
            let mut exits = laid.shape.exits().iter();
            exits.position(|exit| exit.cell + laid.origin == cell)
        });
        Room {
            id,
            kind: laid.kind.clone(),
            board: format!("card_grid:{number}").into(),
            level: 1,
            origin: laid.origin,
            entry: entry.unwrap_or(0) as u8,
            shape: laid.shape.clone(),
        }
    }

    /// The map of all rooms, by number.
    pub fn whole(&self) -> Map {
        let numbers: Vec<u8> = (1..=self.rooms()).collect();
        self.map(&numbers)
    }

    /// The map of these rooms, by number in the order in which they were found, the first entered
    /// from outside; ways to other rooms are known to lead on.
    pub fn map(&self, found: &[u8]) -> Map {
        let mut map = Map::new();
        let ids: BTreeMap<u8, RoomId> = found.iter().copied().zip((0..).map(RoomId)).collect();
        for number in found {
            let known = self.next_to(*number);
            let from = match map.last() {
                None => 0,
                Some(_) => known.into_iter().find(|it| *it == 0).unwrap_or(0),
            };
            map.add(Addition {
                room: Arc::new(self.room(*number, ids[number], from)),
                link: None,
            });
        }
        let first = found
            .first()
            .is_some_and(|number| self.next_to(*number).contains(&0));
        if !first {
            map.without_first_entrance();
        }
        for corridor in &self.plan.corridors {
            let ends = [corridor.from.unwrap_or(0), corridor.to];
            match ends.map(|number| ids.get(&number)) {
                [Some(from), Some(to)] => {
                    map.add_link(link(*from, *to, corridor));
                }
                [None, Some(to)] if ends[0] == 0 => {
                    if to.0 != 0 || !first {
                        map.add_entrance(*to, corridor.corners[corridor.corners.len() - 1]);
                    }
                }
                [None, Some(to)] => open(&mut map, *to, corridor.corners.last()),
                [Some(from), None] => open(&mut map, *from, corridor.corners.first()),
                [None, None] => {}
            }
        }
        map
    }
}

fn open(map: &mut Map, room: RoomId, cell: Option<&Cell>) {
    if let Some(cell) = cell {
        map.open_end(OpenEnd {
            room,
            cell: *cell,
            stairs: false,
        });
    }
}

fn link(from: RoomId, to: RoomId, corridor: &Corridor) -> Link {
    let corners: SmallVec<[Cell; 4]> = corridor.corners.iter().copied().collect();
    Link {
        from,
        to,
        door_cell: corners[0],
        door: if corridor.way.mutual {
            Door::Arch
        } else {
            Door::Wood
        },
        corners,
        open: true,
        stairs: false,
    }
}

/// The most rooms of a dungeon.
pub const MOST_ROOMS: usize = 30;
/// The largest room, in squares.
pub const LARGEST: u8 = 20;

fn check(sizes: &[u8], ways: &[Rolled]) -> Result<(), String> {
    use super::checks::Leads;
    if sizes.len() > MOST_ROOMS || sizes.iter().any(|size| !(1..=LARGEST).contains(size)) {
        return Err("no dice come to such a dungeon".to_owned());
    }
    let is_room = |number: u8| (1..=sizes.len()).contains(&usize::from(number));
    let sound = ways.iter().all(|it| {
        let leads = match it.leads {
            Leads::Room(other) => is_room(other) && other != it.room,
            Leads::Entrance | Leads::Itself | Leads::Over => true,
        };
        is_room(it.room) && leads
    });
    let sound = sound && ways.len() <= MOST_ROOMS * usize::from(LARGEST);
    sound
        .then_some(())
        .ok_or_else(|| "a way leads to no room".to_owned())
}
