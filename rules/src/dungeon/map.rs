use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::corridor::{cells_along, legs};
use super::{Exit, Fault, Feature, OpenEnd, Shape};
use crate::grid::{Cell, Rect, Side};

/// Number of a room on its map: the first is 0, and rooms are numbered as they are found.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
pub struct RoomId(pub u16);

/// A room at its place on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    pub id: RoomId,
    /// Purpose of the room, in the words of the rules (`monster`); it determines the wash colour.
    pub kind: String,
    /// Id of the board it was made from.
    pub board: Arc<str>,
    /// Storey, from 1 downwards.
    pub level: u8,
    /// North-west corner of its outer wall.
    pub origin: Cell,
    /// Index of the exit by which it is entered.
    pub entry: u8,
    /// Its shape, as oriented on the map.
    pub shape: Arc<Shape>,
}

impl Room {
    pub fn interior(&self) -> Rect {
        self.shape.interior().moved(self.origin)
    }

    /// Its floor, row by row, including cells with things on them but not doors.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.shape.floor().iter().map(|&cell| cell + self.origin)
    }

    /// Things that its board put on the floor.
    pub fn features(&self) -> impl Iterator<Item = (Cell, Feature)> + '_ {
        self.shape
            .features()
            .iter()
            .map(|(cell, feature)| (*cell + self.origin, feature.clone()))
    }

    /// The door by which it is entered, in the outer wall.
    pub fn entry(&self) -> Exit {
        self.shape.exits()[usize::from(self.entry)].moved(self.origin)
    }

    /// Every place in its outer wall where a door can be.
    pub fn exits(&self) -> impl Iterator<Item = Exit> + '_ {
        let exits = self.shape.exits().iter();
        exits.map(|exit| exit.moved(self.origin))
    }

    /// A place to stand as near to its middle as can be.
    pub fn middle(&self) -> Option<Cell> {
        self.marker_places(1, &[]).first().copied()
    }

    /// Places for the markers of groups in the room, as close to its centre as possible, except
    /// those in `held`.
    pub fn marker_places(&self, count: usize, held: &[Cell]) -> Vec<Cell> {
        let inside = self.interior();
        // Distances are doubled so that the centre can lie between cells.
        let off = |at: i16, min: i16, max: i16| 2 * i32::from(at) - i32::from(min) - i32::from(max);
        let off = |cell: Cell| {
            let x = off(cell.x, inside.min.x, inside.max.x);
            let y = off(cell.y, inside.min.y, inside.max.y);
            (x * x + y * y, cell)
        };
        let order = self.shape.standing(usize::from(self.entry)).iter();
        let mut places: Vec<Cell> = order.map(|&cell| cell + self.origin).collect();
        places.retain(|cell| !held.contains(cell));
        places.sort_by_key(|&cell| off(cell));
        places.truncate(count);
        places
    }
}

/// Door of a link.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
pub enum Door {
    /// A wooden door.
    #[default]
    Wood,
    /// No door: an archway.
    Arch,
    /// An iron grating, which does not block sight.
    Portcullis,
    /// A door that looks like wall until it is found.
    Secret,
}

/// Number of a link on its map, from 0 in the order they were added.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct LinkId(pub u16);

/// A link between two rooms: at least one door cell, a corridor, or a flight of stairs. Two rooms
/// can have several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub from: RoomId,
    pub to: RoomId,
    /// Ends and bends, all part of the link. The first lies in the wall of one room and the last in
    /// that of the other; for a mere door both are the same.
    pub corners: SmallVec<[Cell; 4]>,
    pub door: Door,
    /// Cell of the door: one of the ends.
    pub door_cell: Cell,
    /// True while the door is open.
    pub open: bool,
    /// True for stairs to another storey. Stairs have two cells, one in the wall of each room, and
    /// nothing between them.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stairs: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks.
pub(super) fn is_false(value: &bool) -> bool {
    !value
}

impl Link {
    /// Its straight pieces; adjoining ones share the bend.
    pub fn legs(&self) -> impl Iterator<Item = Rect> + '_ {
        let (flight, passage) = if self.stairs {
            (&self.corners[..], &[][..])
        } else {
            (&[][..], &self.corners[..])
        };
        let ends = flight.iter().map(|&cell| Rect::between(cell, cell));
        ends.chain(legs(passage))
    }

    /// Both ends: the cell in the wall of `from`, then that in the wall of `to`.
    pub fn ends(&self) -> Option<[Cell; 2]> {
        Some([*self.corners.first()?, *self.corners.last()?])
    }

    /// The room at the other end.
    pub fn other(&self, room: RoomId) -> Option<RoomId> {
        match room {
            _ if room == self.from => Some(self.to),
            _ if room == self.to => Some(self.from),
            _ => None,
        }
    }

    /// Its cells in order, including the door.
    pub fn cells(&self) -> Vec<Cell> {
        if self.stairs {
            return self.corners.to_vec();
        }
        cells_along(&self.corners)
    }
}

/// One more room and the link to it, not yet on the map. It is complete, so adding it gives the
/// same map at any time and place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Addition {
    pub room: Arc<Room>,
    /// The link to it; `None` for the first room.
    pub link: Option<Arc<Link>>,
}

/// A map: rooms in the order they were found, and the links between them.
///
/// It is a graph. [`Map::attach`] and its kin grow a tree; [`Map::join`] adds links that make
/// loops. Each storey lies on a sheet of its own, far from the others, so a cell belongs to only
/// one storey.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "MapText")]
pub struct Map {
    // Copy-on-write, since games keep many snapshots of a map.
    rooms: Arc<Vec<Arc<Room>>>,
    links: Arc<Vec<Arc<Link>>>,
    props: Arc<BTreeMap<Cell, Feature>>,
    /// Entrances other than that of the first room.
    #[serde(skip_serializing_if = "none_of")]
    entrances: Arc<Vec<Cell>>,
    /// Exits that are known to lead on.
    #[serde(skip_serializing_if = "none_of")]
    pub(super) ends: Arc<Vec<OpenEnd>>,
    /// True if the first room is entered from another one and not from outside.
    #[serde(skip_serializing_if = "is_false")]
    inner: bool,
}

#[allow(clippy::ptr_arg)] // As serde asks.
fn none_of<T>(list: &Arc<Vec<T>>) -> bool {
    list.is_empty()
}

/// A map as read from a file, before validation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapText {
    rooms: Vec<Arc<Room>>,
    links: Vec<Arc<Link>>,
    #[serde(default)]
    props: BTreeMap<Cell, Feature>,
    #[serde(default)]
    entrances: Vec<Cell>,
    #[serde(default)]
    ends: Vec<OpenEnd>,
    #[serde(default)]
    inner: bool,
}

impl MapText {
    /// The map and its faults.
    pub(super) fn read(self) -> (Map, Vec<Fault>) {
        let map = Map {
            rooms: self.rooms.into(),
            links: self.links.into(),
            props: self.props.into(),
            entrances: self.entrances.into(),
            ends: self.ends.into(),
            inner: self.inner,
        };
        let faults = map.faults();
        (map, faults)
    }
}

impl TryFrom<MapText> for Map {
    type Error = String;

    fn try_from(text: MapText) -> Result<Self, String> {
        let (map, faults) = text.read();
        if faults.is_empty() {
            Ok(map)
        } else {
            let told: Vec<String> = faults.into_iter().map(|fault| fault.message).collect();
            Err(told.join("; "))
        }
    }
}

impl Map {
    /// An empty map.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds what [`Map::attach`] found.
    pub fn add(&mut self, addition: Addition) {
        Arc::make_mut(&mut self.rooms).push(addition.room);
        if let Some(link) = addition.link {
            self.take_ends(&link);
            Arc::make_mut(&mut self.links).push(link);
        }
    }

    /// All rooms, in the order they were found.
    pub fn rooms(&self) -> impl DoubleEndedIterator<Item = &Room> + ExactSizeIterator {
        self.rooms.iter().map(|room| &**room)
    }

    pub fn room(&self, id: RoomId) -> Option<&Room> {
        self.rooms.get(usize::from(id.0)).map(|room| &**room)
    }

    /// The room found last.
    pub fn last(&self) -> Option<&Room> {
        self.rooms.last().map(|room| &**room)
    }

    /// The room whose floor contains a cell.
    pub fn room_at(&self, cell: Cell) -> Option<&Room> {
        self.rooms().find(|room| {
            room.interior().contains(cell) && room.shape.floor().contains(&(cell - room.origin))
        })
    }

    /// The links between rooms, in the order they were found.
    pub fn links(&self) -> impl DoubleEndedIterator<Item = &Link> + ExactSizeIterator {
        self.links.iter().map(|link| &**link)
    }

    /// The entrance from outside: the door of the first room, or another if that has none.
    pub fn entrance(&self) -> Option<Exit> {
        self.entrances().next().map(|(_, exit)| exit)
    }

    /// Says that the first room is entered from another one and not from outside.
    pub fn without_first_entrance(&mut self) {
        self.inner = true;
    }

    /// Everything that is drawn, including walls; `None` for an empty map.
    pub fn bounds(&self) -> Option<Rect> {
        let rooms = self
            .rooms()
            .map(|room| Rect::sized(room.origin, room.shape.size().x, room.shape.size().y));
        let links = self
            .links()
            .flat_map(|link| link.legs())
            .map(|leg| leg.grown(1));
        rooms.chain(links).reduce(Rect::joined)
    }

    /// Puts something on a cell, replacing what play put there before and covering what the board
    /// has there.
    pub fn put(&mut self, cell: Cell, feature: Feature) {
        Arc::make_mut(&mut self.props).insert(cell, feature);
    }

    /// Removes what play put on a cell.
    pub fn clear(&mut self, cell: Cell) {
        Arc::make_mut(&mut self.props).remove(&cell);
    }

    /// Everything that play put on the map.
    pub fn props(&self) -> impl Iterator<Item = (Cell, Feature)> + '_ {
        self.props
            .iter()
            .map(|(&cell, feature)| (cell, feature.clone()))
    }

    /// The thing on a cell, if any.
    pub fn feature_at(&self, cell: Cell) -> Option<Feature> {
        self.props.get(&cell).cloned().or_else(|| {
            let room = self.room_at(cell)?;
            room.features().find(|row| row.0 == cell).map(|row| row.1)
        })
    }

    /// Adds a link found by [`Map::join`] and returns its number.
    pub fn add_link(&mut self, link: Link) -> LinkId {
        self.take_ends(&link);
        Arc::make_mut(&mut self.links).push(Arc::new(link));
        LinkId(self.links.len() as u16 - 1)
    }

    pub fn link(&self, id: LinkId) -> Option<&Link> {
        self.links.get(usize::from(id.0)).map(|link| &**link)
    }

    /// The links of a room, with their numbers.
    pub fn links_of(&self, room: RoomId) -> impl Iterator<Item = (LinkId, &Link)> {
        let numbered = self.links().enumerate();
        numbered
            .filter(move |(_, link)| link.other(room).is_some())
            .map(|(number, link)| (LinkId(number as u16), link))
    }

    /// The link that leaves a room by a cell of its wall.
    pub fn link_at(&self, room: RoomId, cell: Cell) -> Option<&Link> {
        let mut links = self.links_of(room).map(|(_, link)| link);
        links.find(|link| {
            let own = usize::from(link.from != room);
            link.ends().is_some_and(|ends| ends[own] == cell)
        })
    }

    /// Opens or closes the door of a link.
    pub fn set_open(&mut self, id: LinkId, open: bool) {
        if usize::from(id.0) < self.links.len() {
            Arc::make_mut(&mut Arc::make_mut(&mut self.links)[usize::from(id.0)]).open = open;
        }
    }

    /// Number of links on the shortest route from a room to every other, in room order, using links
    /// for which `passable` is true; `None` for unreachable rooms.
    pub fn steps_from(&self, room: RoomId, passable: impl Fn(&Link) -> bool) -> Vec<Option<u32>> {
        let mut steps = vec![None; self.rooms.len()];
        let mut open = VecDeque::new();
        if let Some(first) = steps.get_mut(usize::from(room.0)) {
            *first = Some(0);
            open.push_back((room, 0));
        }
        while let Some((at, step)) = open.pop_front() {
            let next = self.links_of(at).filter(|(_, link)| passable(link));
            for to in next.filter_map(|(_, link)| link.other(at)) {
                if let Some(unknown @ None) = steps.get_mut(usize::from(to.0)) {
                    *unknown = Some(step + 1);
                    open.push_back((to, step + 1));
                }
            }
        }
        steps
    }

    /// Exits of a room that lead nowhere yet.
    pub fn free_exits(&self, room: RoomId) -> SmallVec<[Exit; 8]> {
        let mut taken: SmallVec<[Cell; 8]> = self.entrances().map(|(_, exit)| exit.cell).collect();
        let links = self.links_of(room).filter_map(|(_, link)| link.ends());
        taken.extend(links.flatten());
        let exits = self.room(room).into_iter().flat_map(Room::exits);
        exits.filter(|exit| !taken.contains(&exit.cell)).collect()
    }

    /// Turns an exit of a room into another entrance from outside; false if there is no such exit
    /// or it already leads somewhere.
    pub fn add_entrance(&mut self, room: RoomId, cell: Cell) -> bool {
        let free = self.free_exits(room).iter().any(|exit| exit.cell == cell);
        if free {
            Arc::make_mut(&mut self.entrances).push(cell);
        }
        free
    }

    /// Entrances other than that of the first room.
    pub(super) fn further_entrances(&self) -> &[Cell] {
        &self.entrances
    }

    /// Every entrance from outside with the room it leads to, starting with the first room's.
    pub fn entrances(&self) -> impl Iterator<Item = (RoomId, Exit)> + '_ {
        let first = self.rooms().next().filter(|_| !self.inner);
        let first = first.map(|room| (room.id, room.entry()));
        let further = self.entrances.iter().filter_map(|&cell| {
            let mut exits = self
                .rooms()
                .flat_map(|room| room.exits().map(|exit| (room.id, exit)));
            exits.find(|(_, exit)| exit.cell == cell)
        });
        first.into_iter().chain(further)
    }

    /// Areas of a storey that nothing may be built next to: rooms, corridors and entrances.
    pub(super) fn taken(&self, level: u8) -> impl Iterator<Item = Rect> + '_ {
        let rooms = self.rooms().filter(move |room| room.level == level);
        let ways_in = self
            .entrances()
            .filter(move |&(room, _)| self.level_of(room) == Some(level))
            .map(|(_, exit)| Rect::between(exit.cell, exit.cell.step(exit.side, WAY_IN)));
        rooms
            .map(Room::interior)
            .chain(self.legs_on(level))
            .chain(ways_in)
    }
}

/// Cells kept free in front of the entrance, so that it stands out as the way in.
const WAY_IN: i16 = 2;

/// A straight strip of cells from a cell towards a side.
pub(super) fn strip(from: Cell, side: Side, count: i16) -> Rect {
    Rect::between(from, from.step(side, count - 1))
}
