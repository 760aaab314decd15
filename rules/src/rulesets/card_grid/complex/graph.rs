//! The ways between rooms: what was rolled, less what leads nowhere, and what keeps them together.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::rulesets::card_grid::checks::Leads;

/// A connection as it was rolled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Rolled {
    /// Number of the room, from 1.
    pub room: u8,
    pub leads: Leads,
}

/// Why a rolled connection is no way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Unused {
    /// It leads back to its own room.
    Itself,
    /// It leads beyond the last room, and there is no level below.
    Over,
    /// The same room rolled it before.
    Repeat,
}

/// A rolled connection that is not used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dropped {
    pub rolled: Rolled,
    pub reason: Unused,
}

/// A way between two rooms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Way {
    /// True if each of the rooms rolled the other: a main way, whose rooms are to lie close together.
    pub mutual: bool,
    /// True if it was not rolled, and keeps the dungeon together.
    pub added: bool,
}

/// The rooms of a dungeon and the ways between them, rules `dungeon.links` and `dungeon.together`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Graph {
    /// Number of rooms.
    pub rooms: u8,
    /// Ways by the numbers of their rooms, the lower first.
    pub ways: BTreeMap<(u8, u8), Way>,
    /// Rooms that one enters from outside; true if that was not rolled.
    pub entrances: BTreeMap<u8, bool>,
    /// Rooms with stairs to the level below.
    pub stairs: BTreeSet<u8>,
    /// What was rolled and leads nowhere, in the order of the dice.
    pub dropped: Vec<Dropped>,
}

impl Graph {
    /// Makes ways of what was rolled: `below` says whether there is a level below, to which
    /// everything beyond the last room leads.
    pub fn of(rooms: u8, rolled: &[Rolled], below: bool) -> Self {
        let mut graph = Graph {
            rooms,
            ..Graph::default()
        };
        let mut seen = BTreeSet::new();
        for rolled in rolled {
            let unused = match rolled.leads {
                Leads::Itself => Some(Unused::Itself),
                Leads::Over if !below => Some(Unused::Over),
                _ if !seen.insert(*rolled) => Some(Unused::Repeat),
                _ => None,
            };
            match unused {
                Some(reason) => graph.dropped.push(Dropped {
                    rolled: *rolled,
                    reason,
                }),
                None => graph.add(*rolled),
            }
        }
        graph.hold_together();
        graph
    }

    fn add(&mut self, rolled: Rolled) {
        let Rolled { room, leads } = rolled;
        match leads {
            Leads::Entrance => {
                self.entrances.insert(room, false);
            }
            Leads::Over => {
                self.stairs.insert(room);
            }
            Leads::Room(other) => {
                let way = self.ways.entry((room.min(other), room.max(other)));
                // A room that rolls the same again was dropped, so a second one is the other's.
                way.and_modify(|way| way.mutual = true).or_default();
            }
            Leads::Itself => {}
        }
    }

    /// Adds what is missing for every room to be reached from outside: an entrance into room 1 where
    /// there is none, and a way from each part without one to the room next in number.
    fn hold_together(&mut self) {
        if self.entrances.is_empty() && self.rooms > 0 {
            self.entrances.insert(1, true);
        }
        while let Some(lost) = self.lost() {
            let added = Way {
                added: true,
                ..Way::default()
            };
            let Some(ends) = self.nearest(&lost) else {
                return;
            };
            self.ways.insert(ends, added);
        }
    }

    /// The first part that no entrance leads to.
    fn lost(&self) -> Option<BTreeSet<u8>> {
        let outside: Vec<u8> = self.entrances.keys().copied().collect();
        let reached = self.reached_from(&outside);
        let first = (1..=self.rooms).find(|room| !reached.contains(room))?;
        Some(self.reached_from(&[first]))
    }

    /// The pair of a room of a part and one outside it whose numbers are closest, the lowest of such
    /// pairs; none if the part is everything.
    fn nearest(&self, part: &BTreeSet<u8>) -> Option<(u8, u8)> {
        let others = (1..=self.rooms).filter(|room| !part.contains(room));
        let pairs = others.flat_map(|other| part.iter().map(move |room| (*room, other)));
        let ends = pairs.map(|(a, b)| (a.min(b), a.max(b)));
        ends.min_by_key(|(low, high)| (high - low, *low))
    }

    /// The rooms that ways lead to from these, with these.
    pub fn reached_from(&self, rooms: &[u8]) -> BTreeSet<u8> {
        let mut reached: BTreeSet<u8> = rooms.iter().copied().collect();
        let mut open = rooms.to_vec();
        while let Some(room) = open.pop() {
            let beside = self.beside(room);
            open.extend(beside.filter(|next| reached.insert(*next)));
        }
        reached
    }

    /// The rooms at the other end of the ways of a room, by number.
    pub fn beside(&self, room: u8) -> impl Iterator<Item = u8> {
        self.ways.keys().filter_map(move |(low, high)| match room {
            _ if room == *low => Some(*high),
            _ if room == *high => Some(*low),
            _ => None,
        })
    }
}
