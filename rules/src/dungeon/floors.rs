use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Feature, Map, View};
use crate::grid::{Cell, Corners, Figure, MovementRange, Net, Squares};

/// A dungeon as figures of one square walk through it: the squares of every storey, past one corner
/// at a time, and the stairs between the storeys. It is written and read as its map.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(from = "Arc<Map>", into = "Arc<Map>")]
pub struct Floors {
    map: Arc<Map>,
    /// Each storey, from the top.
    storeys: Arc<Vec<View>>,
}

impl fmt::Debug for Floors {
    /// The rooms by their boards and places, and the ends of the links; not each cell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rooms = self.map.rooms();
        let rooms = rooms.map(|room| (room.id.0, &room.board, room.origin.x, room.origin.y));
        let links = self.map.links().map(|link| (link.from.0, link.to.0));
        let (rooms, links): (Vec<_>, Vec<_>) = (rooms.collect(), links.collect());
        write!(f, "Floors {{ rooms: {rooms:?}, links: {links:?} }}")
    }
}

impl PartialEq for Floors {
    fn eq(&self, other: &Self) -> bool {
        self.map == other.map
    }
}

impl From<Arc<Map>> for Floors {
    fn from(map: Arc<Map>) -> Self {
        let levels = map.levels().into_iter();
        let storeys = levels.map(|level| View::of_level(&map, level, |_| true));
        Floors {
            storeys: Arc::new(storeys.collect()),
            map,
        }
    }
}

impl From<Map> for Floors {
    fn from(map: Map) -> Self {
        Arc::new(map).into()
    }
}

impl From<Floors> for Arc<Map> {
    fn from(floors: Floors) -> Self {
        floors.map
    }
}

impl Floors {
    /// The map.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// The storey that a cell lies on.
    pub fn storey(&self, cell: Cell) -> Option<&View> {
        let mut storeys = self.storeys.iter();
        storeys.find(|view| view.bounds().contains(cell))
    }

    /// Whether a cell can be walked on.
    pub fn can_walk(&self, cell: Cell) -> bool {
        self.storey(cell).is_some_and(|view| view.can_walk(cell))
    }

    /// Whether two cells lie on one storey.
    pub fn together(&self, one: Cell, other: Cell) -> bool {
        self.storey(one)
            .is_some_and(|view| view.bounds().contains(other))
    }

    /// The far end of the stairs in a cell.
    pub fn stairs(&self, cell: Cell) -> Option<Cell> {
        let flights = self.map.links().filter(|link| link.stairs);
        flights
            .filter_map(|link| link.ends())
            .find_map(|[top, foot]| match cell {
                _ if cell == top => Some(foot),
                _ if cell == foot => Some(top),
                _ => None,
            })
    }

    /// Whether two cells lie side by side or corner to corner, or at both ends of stairs.
    pub fn beside(&self, one: Cell, other: Cell) -> bool {
        one.reach_to(other) == 1 || self.stairs(one) == Some(other)
    }

    /// Everything on its storey that a figure can reach with so many steps around `others`.
    pub fn range(&self, from: Cell, steps: u32, others: &[Cell]) -> MovementRange {
        let nowhere = View::new(&Map::new());
        let view = self.storey(from).unwrap_or(&nowhere);
        let net = Squares::new(view.bounds());
        MovementRange::of(&net, from, steps, |a, b| step(view, others, a, b))
    }

    /// The first steps of a shortest path to get beside a cell, over all stairs, as far as the next
    /// of these; `others` block it. Empty where there is no path, or none is needed.
    pub fn chase(&self, from: Cell, goal: Cell, others: &[Cell]) -> Vec<Cell> {
        let mut before = BTreeMap::from([(from, from)]);
        let mut open = VecDeque::from([from]);
        let reached = loop {
            let Some(at) = open.pop_front() else {
                return Vec::new();
            };
            if self.beside(at, goal) {
                break at;
            }
            let Some(view) = self.storey(at) else {
                continue;
            };
            let net = Squares::new(view.bounds());
            let near = net.near(at).filter(|next| {
                view.bounds().contains(*next) && step(view, others, at, *next).is_some()
            });
            let stairs = self.stairs(at).filter(|end| !others.contains(end));
            for next in near.chain(stairs) {
                if let std::collections::btree_map::Entry::Vacant(free) = before.entry(next) {
                    free.insert(at);
                    open.push_back(next);
                }
            }
        };
        let mut path = Vec::new();
        let mut at = reached;
        while at != from {
            path.push(at);
            at = before[&at];
        }
        path.reverse();
        let stretch = path
            .iter()
            .take_while(|cell| self.together(from, **cell))
            .count();
        path.truncate(stretch);
        path
    }
}

/// The price of a step on a storey.
fn step(view: &View, others: &[Cell], from: Cell, to: Cell) -> Option<u8> {
    let is_wall = |cell: Cell| !view.can_walk(cell);
    let price = |cell: Cell| {
        let feature = view.get(cell).feature.as_ref();
        feature.map_or(1, |feature: &Feature| feature.thing().step)
    };
    let enter = |cell: Cell| (!is_wall(cell) && !others.contains(&cell)).then(|| price(cell));
    Figure::new(1, Corners::PastOne).step(from, to, enter, is_wall)
}
