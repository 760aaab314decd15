use std::collections::BTreeMap;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::way::legs;
use super::{Exit, Feature, Shape, View};
use crate::grid::{Cell, Rect, Side, reach};

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

/// A room in its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// Its number.
    pub id: RoomId,
    /// What it is for, in the words of the rules (`monster`); it decides the colour of its wash.
    pub kind: String,
    /// Id of the board it was made from.
    pub board: Arc<str>,
    /// How deep it lies, from 1.
    pub level: u8,
    /// North-west corner of its outer wall.
    pub origin: Cell,
    /// Which of its exits one comes in by.
    pub entry: u8,
    /// Its form, turned as it lies.
    pub shape: Arc<Shape>,
}

impl Room {
    /// Everything inside its outer wall.
    pub fn interior(&self) -> Rect {
        self.shape.interior().moved(self.origin)
    }

    /// Its floor, row by row, with what stands on it but without doors.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.shape.floor().iter().map(|&cell| cell + self.origin)
    }

    /// What its board put on the floor.
    pub fn features(&self) -> impl Iterator<Item = (Cell, Feature)> + '_ {
        self.shape
            .features()
            .iter()
            .map(|&(cell, feature)| (cell + self.origin, feature))
    }

    /// The door one comes in by, in the outer wall.
    pub fn entry(&self) -> Exit {
        let exit = self.shape.exits()[usize::from(self.entry)];
        Exit {
            cell: exit.cell + self.origin,
            side: exit.side,
        }
    }
}

/// What closes a way.
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
    /// Nothing: an archway.
    Arch,
    /// An iron grating, which hides nothing.
    Portcullis,
    /// A door that looks like wall until it is found.
    Secret,
}

/// The way between two rooms: at least one door cell, or a corridor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    /// The room it leaves.
    pub from: RoomId,
    /// The room it leads to.
    pub to: RoomId,
    /// Ends and bends of the way, all of which belong to it. The first lies in the wall of one
    /// room and the last in the wall of the other; for a door between two rooms both are the same.
    pub corners: SmallVec<[Cell; 4]>,
    /// What closes it.
    pub door: Door,
    /// Where the door hangs: at one of the ends.
    pub door_cell: Cell,
    /// Whether the door stands open.
    pub open: bool,
}

impl Link {
    /// Its straight pieces; neighbouring ones share the bend.
    pub fn legs(&self) -> impl Iterator<Item = Rect> + '_ {
        legs(&self.corners)
    }

    /// Its cells in order, the door among them.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.corners.first().copied().into_iter().collect();
        for pair in self.corners.windows(2) {
            let way = pair[1] - pair[0];
            let step = Cell::new(way.x.signum(), way.y.signum());
            let mut at = pair[0];
            while at != pair[1] {
                at = at + step;
                cells.push(at);
            }
        }
        cells
    }
}

/// One more room and the way to it, not yet laid down. It says everything, so that laying it
/// down is the same wherever and whenever it is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Addition {
    /// The room.
    pub room: Arc<Room>,
    /// The way to it; the first room has none.
    pub link: Option<Arc<Link>>,
}

/// A map: rooms in the order they were found, each joined to the one before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "MapText")]
pub struct Map {
    // Shared until it changes: games keep many snapshots of a map.
    rooms: Arc<Vec<Arc<Room>>>,
    links: Arc<Vec<Arc<Link>>>,
    props: Arc<BTreeMap<Cell, Feature>>,
}

/// A map as it is read, before anything in it is believed.
#[derive(Deserialize)]
struct MapText {
    rooms: Vec<Arc<Room>>,
    links: Vec<Arc<Link>>,
    #[serde(default)]
    props: BTreeMap<Cell, Feature>,
}

impl TryFrom<MapText> for Map {
    type Error = String;

    fn try_from(text: MapText) -> Result<Self, String> {
        let map = Self {
            rooms: text.rooms.into(),
            links: text.links.into(),
            props: text.props.into(),
        };
        let problems = map.problems();
        if problems.is_empty() {
            Ok(map)
        } else {
            Err(problems.join("; "))
        }
    }
}

/// No cell of a map that is read lies farther from the middle.
const FARTHEST: i16 = 4000;
/// No map that is read has more rooms.
const MOST_ROOMS: usize = 1000;

impl Map {
    /// A map without rooms.
    pub fn new() -> Self {
        Self::default()
    }

    /// Lays down what [`Map::attach`] found.
    pub fn add(&mut self, addition: Addition) {
        Arc::make_mut(&mut self.rooms).push(addition.room);
        if let Some(link) = addition.link {
            Arc::make_mut(&mut self.links).push(link);
        }
    }

    /// The rooms in the order they were found.
    pub fn rooms(&self) -> impl DoubleEndedIterator<Item = &Room> + ExactSizeIterator {
        self.rooms.iter().map(|room| &**room)
    }

    /// The room with a number.
    pub fn room(&self, id: RoomId) -> Option<&Room> {
        self.rooms.get(usize::from(id.0)).map(|room| &**room)
    }

    /// The room found last.
    pub fn last(&self) -> Option<&Room> {
        self.rooms.last().map(|room| &**room)
    }

    /// The room whose floor a cell belongs to.
    pub fn room_at(&self, cell: Cell) -> Option<&Room> {
        self.rooms().find(|room| {
            room.interior().contains(cell) && room.shape.floor().contains(&(cell - room.origin))
        })
    }

    /// The ways between rooms, in the order they were found.
    pub fn links(&self) -> impl DoubleEndedIterator<Item = &Link> + ExactSizeIterator {
        self.links.iter().map(|link| &**link)
    }

    /// The way in from outside: the door of the first room.
    pub fn entrance(&self) -> Option<Exit> {
        self.rooms().next().map(Room::entry)
    }

    /// Everything that is drawn, walls included; `None` for a map without rooms.
    pub fn bounds(&self) -> Option<Rect> {
        let rooms = self
            .rooms()
            .map(|room| Rect::sized(room.origin, room.shape.size().x, room.shape.size().y));
        let ways = self
            .links()
            .flat_map(|link| link.legs())
            .map(|leg| leg.grown(1));
        rooms.chain(ways).reduce(Rect::joined)
    }

    /// Puts something on a cell, in place of what play put there before. What the board itself
    /// drew there is covered.
    pub fn put(&mut self, cell: Cell, feature: Feature) {
        Arc::make_mut(&mut self.props).insert(cell, feature);
    }

    /// Takes away what play put on a cell.
    pub fn clear(&mut self, cell: Cell) {
        Arc::make_mut(&mut self.props).remove(&cell);
    }

    /// What play put on the map.
    pub fn props(&self) -> impl Iterator<Item = (Cell, Feature)> + '_ {
        self.props.iter().map(|(&cell, &feature)| (cell, feature))
    }

    /// What lies or stands on a cell.
    pub fn feature_at(&self, cell: Cell) -> Option<Feature> {
        self.props.get(&cell).copied().or_else(|| {
            let room = self.room_at(cell)?;
            room.features().find(|row| row.0 == cell).map(|row| row.1)
        })
    }

    /// Opens or closes the door on the way to a room.
    pub fn set_open(&mut self, to: RoomId, open: bool) {
        if let Some(index) = self.links.iter().position(|link| link.to == to) {
            Arc::make_mut(&mut Arc::make_mut(&mut self.links)[index]).open = open;
        }
    }

    /// Rooms that cannot be walked to from the entrance, doors being passable. A map that grew
    /// through [`Map::attach`] has none.
    pub fn unreachable(&self) -> Vec<RoomId> {
        let Some(entrance) = self.entrance() else {
            return Vec::new();
        };
        let view = View::new(self);
        let found = reach(entrance.cell, u32::MAX, |_, to| {
            view.can_walk(to).then_some(1)
        });
        self.rooms()
            .filter(|room| !room.cells().any(|cell| found.cost(cell).is_some()))
            .map(|room| room.id)
            .collect()
    }

    /// What is wrong with a map from a file; empty if nothing is.
    pub(super) fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        if self.rooms.len() > MOST_ROOMS || self.links.len() > 4 * MOST_ROOMS {
            return vec![format!("a map may have at most {MOST_ROOMS} rooms")];
        }
        let near = |cell: Cell| cell.reach_to(Cell::default()) <= FARTHEST as u32;
        for (index, room) in self.rooms.iter().enumerate() {
            if usize::from(room.id.0) != index {
                problems.push(format!("room {index} is numbered {}", room.id.0));
            }
            if usize::from(room.entry) >= room.shape.exits().len() {
                problems.push(format!("room {index} has no exit {}", room.entry));
            }
            if !near(room.origin) {
                problems.push(format!("room {index} lies too far out"));
            }
        }
        for (index, link) in self.links.iter().enumerate() {
            if self.room(link.from).is_none() || self.room(link.to).is_none() {
                problems.push(format!("way {index} leads to a room that does not exist"));
            }
            let straight = |pair: &[Cell]| pair[0].x == pair[1].x || pair[0].y == pair[1].y;
            if link.corners.is_empty() || !link.corners.windows(2).all(straight) {
                problems.push(format!(
                    "way {index} must run straight from corner to corner"
                ));
            }
            if link.corners.len() > 16 || !link.corners.iter().all(|&cell| near(cell)) {
                problems.push(format!("way {index} is too long"));
            }
        }
        if !self.props.keys().all(|&cell| near(cell)) {
            problems.push("something lies too far out".into());
        }
        problems
    }

    /// Rectangles that nothing else may come next to: rooms, corridors and the way in.
    pub(super) fn taken(&self) -> impl Iterator<Item = Rect> + '_ {
        let way_in = self.entrance().map(|exit| {
            let outside = exit.cell.step(exit.side, WAY_IN);
            Rect::between(exit.cell, outside)
        });
        let rooms = self.rooms().map(Room::interior);
        rooms
            .chain(self.links().flat_map(|link| link.legs()))
            .chain(way_in)
    }
}

/// Cells kept free in front of the entrance, so that it reads as the way in.
const WAY_IN: i16 = 2;

/// A straight strip of cells that starts at a cell and leads to one side.
pub(super) fn strip(from: Cell, side: Side, count: i16) -> Rect {
    Rect::between(from, from.step(side, count - 1))
}
