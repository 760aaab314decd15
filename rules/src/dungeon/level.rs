//! Levels: dungeons as files, the format in which games exchange them.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::export::export_text;
use super::map::MapText;
use super::storeys::MOST_STOREYS;
use super::{Map, RoomId};
use crate::content::{Problem, RonFile, nearest};
use crate::grid::{Cell, Rect};

/// Limit on the distance of a cell from the centre of the first sheet.
const FARTHEST: i16 = 16_000;
/// Limit on the area of all storeys together, in cells: each is held in memory while it is checked.
const LARGEST_SHEETS: u64 = 500_000;
/// Limit on the number of rooms.
const MOST_ROOMS: usize = 1000;

/// A fault in a dungeon file, with the field it concerns, such as `rooms[3].origin`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Path of the field; empty for the whole file.
    pub field: String,
    pub message: String,
}

impl Fault {
    pub(super) fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Fault {
            field: field.into(),
            message: message.into(),
        }
    }
}

/// A dungeon in a file, to be played, edited or used by another game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Level {
    /// Title given by its author.
    pub name: String,
    /// Rooms, links and entrances.
    pub map: Map,
    /// Purposes of rooms in words that every game reads, where the room's own kind does not say
    /// enough.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub purposes: BTreeMap<RoomId, String>,
}

/// A level as read from a file, before validation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelText {
    name: String,
    map: MapText,
    #[serde(default)]
    purposes: BTreeMap<RoomId, String>,
}

/// Requirements of a game on a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelNeeds {
    pub rooms: RangeInclusive<usize>,
    pub storeys: RangeInclusive<usize>,
    pub entrances: RangeInclusive<usize>,
    /// Loops: links besides those that a tree of the rooms has.
    pub loops: RangeInclusive<usize>,
    /// Purposes the game knows; if empty, any will do.
    pub purposes: Vec<String>,
    /// Purposes that rooms must have, with the minimum number of rooms for each.
    pub at_least: Vec<(String, usize)>,
}

impl Default for LevelNeeds {
    /// At least one room with an entrance.
    fn default() -> Self {
        LevelNeeds {
            rooms: 1..=MOST_ROOMS,
            storeys: 1..=usize::from(MOST_STOREYS),
            entrances: 1..=usize::MAX,
            loops: 0..=usize::MAX,
            purposes: Vec::new(),
            at_least: Vec::new(),
        }
    }
}

impl Level {
    /// A level whose rooms have no purposes but their kinds.
    pub fn new(name: impl Into<String>, map: Map) -> Self {
        Level {
            name: name.into(),
            map,
            purposes: BTreeMap::new(),
        }
    }

    /// Reads a level file.
    ///
    /// # Errors
    /// All faults, each with its position.
    pub fn read(path: &Path) -> Result<Self, Vec<Problem>> {
        Self::read_for(path, None)
    }

    /// Reads a level file for a game that may have requirements.
    ///
    /// # Errors
    /// All faults and unmet requirements, each with its position.
    pub fn read_for(path: &Path, needs: Option<&LevelNeeds>) -> Result<Self, Vec<Problem>> {
        let (text, sheet) = RonFile::read::<LevelText>(path).map_err(|problem| vec![problem])?;
        let (map, faults) = text.map.read();
        let level = Level {
            name: text.name,
            map,
            purposes: text.purposes,
        };
        let mut faults: Vec<Fault> = faults
            .into_iter()
            .map(|fault| Fault::new(format!("map.{}", fault.field), fault.message))
            .collect();
        if faults.is_empty() {
            faults = level.faults();
            faults.extend(needs.into_iter().flat_map(|needs| level.lacks(needs)));
        }
        if faults.is_empty() {
            return Ok(level);
        }
        let problem = |fault: Fault| sheet.problem(&fault.field, fault.message);
        Err(faults.into_iter().map(problem).collect())
    }

    /// Formats a level file, with the map drawn in letters at the top.
    ///
    /// # Errors
    /// It cannot be written as RON.
    pub fn text(&self) -> Result<String, ron::Error> {
        let pretty = ron::ser::PrettyConfig::new()
            .depth_limit(6)
            .compact_structs(false);
        let drawing: String = export_text(&self.map)
            .lines()
            .map(|line| format!("// {line}\n"))
            .collect();
        Ok(drawing + &ron::ser::to_string_pretty(self, pretty)? + "\n")
    }

    /// Purpose of a room: in words that every game reads, or else its kind.
    pub fn purpose(&self, room: RoomId) -> &str {
        let kind = || self.map.room(room).map_or("", |room| room.kind.as_str());
        self.purposes.get(&room).map_or_else(kind, String::as_str)
    }

    /// Faults of a level whose map could be read.
    pub fn faults(&self) -> Vec<Fault> {
        let unknown = self
            .purposes
            .keys()
            .filter(|room| self.map.room(**room).is_none());
        let unknown =
            unknown.map(|room| Fault::new("purposes", format!("there is no room {}", room.0)));
        let mut faults: Vec<Fault> = unknown.chain(self.map.overlaps()).collect();
        if faults.is_empty() {
            faults.extend(self.map.unreachable().into_iter().map(|room| {
                let message = format!("room {} cannot be reached on foot", room.0);
                Fault::new(format!("map.rooms[{}]", room.0), message)
            }));
        }
        faults
    }

    /// Requirements of a game that the level does not meet.
    pub fn lacks(&self, needs: &LevelNeeds) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut count = |field: &str, what: &str, found: usize, wanted: &RangeInclusive<usize>| {
            if !wanted.contains(&found) {
                let (least, most) = (wanted.start(), wanted.end());
                let wanted = match *most {
                    usize::MAX => format!("{least} or more"),
                    most if most == *least => most.to_string(),
                    most => format!("{least} to {most}"),
                };
                let message = format!("{what}: {found}; the game wants {wanted}");
                faults.push(Fault::new(field, message));
            }
        };
        let (rooms, storeys) = (self.map.rooms().len(), self.map.levels().len());
        count("map.rooms", "rooms", rooms, &needs.rooms);
        count("map.rooms", "storeys", storeys, &needs.storeys);
        let entrances = self.map.entrances().count();
        count("map.entrances", "ways in", entrances, &needs.entrances);
        let loops = (self.map.links().len() + 1).saturating_sub(rooms);
        count("map.links", "loops", loops, &needs.loops);
        for (purpose, least) in &needs.at_least {
            let rooms = self.map.rooms().map(|room| self.purpose(room.id));
            let found = rooms.filter(|it| it == purpose).count();
            let what = format!("rooms for `{purpose}`");
            count("map.rooms", &what, found, &(*least..=usize::MAX));
        }
        let known = || needs.purposes.iter().map(String::as_str);
        for room in self.map.rooms().filter(|_| !needs.purposes.is_empty()) {
            let purpose = self.purpose(room.id);
            if known().any(|it| it == purpose) {
                continue;
            }
            let near = nearest(purpose, known());
            let near = near.map(|near| format!("; did you mean `{near}`?"));
            let field = match self.purposes.contains_key(&room.id) {
                true => "purposes".to_owned(),
                false => format!("map.rooms[{}].kind", room.id.0),
            };
            let message = format!(
                "the game knows no room for `{purpose}`{}",
                near.unwrap_or_default()
            );
            faults.push(Fault::new(field, message));
        }
        faults
    }
}

impl Map {
    /// Faults that make a map from a file unusable.
    pub(super) fn faults(&self) -> Vec<Fault> {
        if self.rooms().len() > MOST_ROOMS || self.links().len() > 4 * MOST_ROOMS {
            let message = format!("a map may have at most {MOST_ROOMS} rooms");
            return vec![Fault::new("rooms", message)];
        }
        let mut faults = Vec::new();
        let near = |cell: Cell| cell.reach_to(Cell::default()) <= FARTHEST as u32;
        for (index, room) in self.rooms().enumerate() {
            let mut fault = |field: &str, message: String| {
                faults.push(Fault::new(format!("rooms[{index}].{field}"), message));
            };
            if usize::from(room.id.0) != index {
                fault("id", format!("room {index} is numbered {}", room.id.0));
            }
            if usize::from(room.entry) >= room.shape.exits().len() {
                fault("entry", format!("room {index} has no exit {}", room.entry));
            }
            if !near(room.origin) {
                fault("origin", format!("room {index} lies too far out"));
            }
            if !(1..=MOST_STOREYS).contains(&room.level) {
                let message = format!("storeys are numbered from 1 to {MOST_STOREYS}");
                fault("level", message);
            }
        }
        for (index, link) in self.links().enumerate() {
            let mut fault = |field: &str, message: String| {
                faults.push(Fault::new(format!("links[{index}].{field}"), message));
            };
            for (field, room) in [("from", link.from), ("to", link.to)] {
                if self.room(room).is_none() {
                    let message = format!("link {index} leads to a room that does not exist");
                    fault(field, message);
                }
            }
            let straight = |pair: &[Cell]| pair[0].x == pair[1].x || pair[0].y == pair[1].y;
            if link.stairs && link.corners.len() != 2 {
                let message = format!("link {index} is stairs: it has a cell at each end");
                fault("corners", message);
            } else if link.corners.is_empty()
                || !link.stairs && !link.corners.windows(2).all(straight)
            {
                let message = format!("link {index} must run straight from corner to corner");
                fault("corners", message);
            }
            if !link.legs().any(|leg| leg.contains(link.door_cell)) {
                fault(
                    "door_cell",
                    format!("the door of link {index} is not on it"),
                );
            }
            if link.corners.len() > 16 || !link.corners.iter().all(|&cell| near(cell)) {
                fault("corners", format!("link {index} is too long"));
            }
        }
        if !self.props().all(|(cell, _)| near(cell)) {
            faults.push(Fault::new("props", "something lies too far out"));
        }
        if !self.further_entrances().iter().all(|&cell| near(cell)) {
            faults.push(Fault::new("entrances", "a way in lies too far out"));
        }
        if faults.is_empty() {
            let mut area = 0;
            for level in self.levels() {
                let sheet = self.bounds_of(level);
                area += sheet.map_or(0, |sheet| u64::from(sheet.area()));
                if area > LARGEST_SHEETS {
                    let message = format!(
                        "the rooms of storey {level} lie too far from each other: the storeys \
                         down to it cover {area} cells, and at most {LARGEST_SHEETS} are possible"
                    );
                    faults.push(Fault::new("rooms", message));
                    break;
                }
            }
        }
        faults
    }

    /// Overlapping parts, and links that do not lead from door to door.
    fn overlaps(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let rooms: Vec<_> = self.rooms().collect();
        for (index, room) in rooms.iter().enumerate() {
            let inside = room.interior();
            for other in &rooms[..index] {
                if inside.touches(other.interior()) {
                    let message = format!("room {index} lies upon room {}", other.id.0);
                    faults.push(Fault::new(format!("map.rooms[{index}].origin"), message));
                }
            }
        }
        for (index, link) in self.links().enumerate() {
            let mut fault = |message: String| {
                faults.push(Fault::new(format!("map.links[{index}].corners"), message));
            };
            for (room, end) in [link.from, link.to]
                .into_iter()
                .zip(link.ends().into_iter().flatten())
            {
                let mut exits = self.room(room).into_iter().flat_map(|room| room.exits());
                if !exits.any(|exit| exit.cell == end) {
                    fault(format!(
                        "link {index} does not end in a door of room {}",
                        room.0
                    ));
                }
            }
            if link.stairs == (self.level_of(link.from) == self.level_of(link.to)) {
                fault(format!(
                    "link {index}: stairs lead to another storey, and only they do"
                ));
            }
            let upon = |rect: Rect| rooms.iter().find(|room| room.interior().touches(rect));
            if let Some(room) = link.legs().find_map(upon) {
                fault(format!("link {index} leads through room {}", room.id.0));
            }
        }
        let taken: Vec<Cell> = self
            .links()
            .filter_map(|link| link.ends())
            .flatten()
            .collect();
        for (index, cell) in self.further_entrances().iter().enumerate() {
            let mut exits = rooms.iter().flat_map(|room| room.exits());
            let message = if !exits.any(|exit| exit.cell == *cell) {
                "no room has an exit there"
            } else if taken.contains(cell) {
                "this exit leads to another room"
            } else {
                continue;
            };
            faults.push(Fault::new(format!("map.entrances[{index}]"), message));
        }
        faults.extend(self.faults_of_ends());
        let levels = self.levels();
        let bounds: Vec<_> = levels
            .iter()
            .filter_map(|&level| self.bounds_of(level).map(|bounds| (level, bounds)))
            .collect();
        for (index, (level, sheet)) in bounds.iter().enumerate() {
            for (other, its) in &bounds[..index] {
                if sheet.touches(*its) {
                    let message = format!("storeys {other} and {level} lie upon each other");
                    faults.push(Fault::new("map.rooms", message));
                }
            }
        }
        faults
    }
}
