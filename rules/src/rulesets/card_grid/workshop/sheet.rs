//! The list of a dungeon: rooms with their sizes, purposes and connections, each rolled or set by
//! hand, and the places of rooms that were moved.

use std::collections::BTreeMap;

use super::super::{
    checks::{Connection, Leads},
    complex::{Growth, Rolled},
    components::RolledRoom,
    content::{Book, ListIx, ListedPlace, ListedRoom, ListedWay, PurposeIx},
    grown::{LARGEST, MOST_ROOMS},
    rolling,
    setup::Options,
};
use crate::{
    content::Ref,
    dice::{Chance, Check, Die, PoolTotals, Roll},
    grid::Cell,
};

/// Something that was decided, with the rolls for it; none if it was set by hand. Of several the last
/// counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made<T> {
    pub is: T,
    pub rolls: Vec<Roll>,
}

impl<T> Made<T> {
    fn by_hand(is: T) -> Self {
        Made {
            is,
            rolls: Vec::new(),
        }
    }

    /// The faces of the last roll.
    fn faces(&self) -> Option<Vec<u8>> {
        let roll = self.rolls.last()?;
        Some(roll.dice.iter().map(|die| die.face).collect())
    }

    /// True if it was rolled with other dice than this one.
    fn is_of_another(&self, die: Die) -> bool {
        let mut dice = self.rolls.iter().flat_map(|roll| &roll.dice);
        dice.any(|rolled| rolled.die != die)
    }
}

/// A room of the list. It has as many connections as it has squares.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    pub size: Option<Made<u8>>,
    pub purpose: Option<Made<PurposeIx>>,
    pub ways: Vec<Option<Made<Leads>>>,
}

/// A step of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    Size(u8),
    Purpose(u8),
    /// A connection, counted from 0.
    Way(u8, u8),
}

impl Step {
    /// The number of its room.
    pub fn room(self) -> u8 {
        let (Step::Size(room) | Step::Purpose(room) | Step::Way(room, _)) = self;
        room
    }
}

/// What a step is set to by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    Size(u8),
    Purpose(PurposeIx),
    Leads(Leads),
}

/// A list in the making.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    pub options: Options,
    /// Rooms by number from 1.
    pub rooms: Vec<Entry>,
    /// The upper left cells of the rooms that were moved, by number.
    pub places: BTreeMap<u8, Cell>,
}

impl Sheet {
    /// A list of which nothing is rolled.
    pub fn empty(options: Options) -> Self {
        Sheet {
            rooms: vec![Entry::default(); options.rooms.into()],
            places: BTreeMap::new(),
            options,
        }
    }

    /// A list that is rolled from beginning to end, as play does it.
    pub fn rolled(book: &Book, options: Options, chance: &mut Chance) -> Self {
        let mut sheet = Sheet::empty(options);
        while let Some(step) = sheet.next() {
            sheet.roll(book, step, chance);
        }
        sheet
    }

    /// A list that was rolled elsewhere.
    pub fn of(book: &Book, list: ListIx, options: &Options) -> Self {
        let listed = &book[list];
        let growth = Growth {
            rooms: listed.links.len() as u8,
            die: listed.die,
            thirds: listed.thirds,
        };
        Sheet::of_rooms(&listed.links, growth, options)
    }

    /// A list of these rooms, which fit the rules.
    pub fn of_rooms(rooms: &[RolledRoom], growth: Growth, options: &Options) -> Self {
        let entry = |room: &RolledRoom| {
            // A list from elsewhere may have fewer connections than squares, or more.
            let ways = room.ways.iter().map(|way| Some(Made::by_hand(way.leads)));
            Entry {
                size: Some(Made::by_hand(room.size)),
                purpose: Some(Made::by_hand(room.purpose)),
                ways: ways.collect(),
            }
        };
        let places = (1..).zip(rooms);
        let places = places.filter_map(|(number, room)| Some((number, room.at?)));
        Sheet {
            options: Options {
                rooms: growth.rooms,
                die: Some(growth.die),
                thirds: growth.thirds,
                ..*options
            },
            rooms: rooms.iter().map(entry).collect(),
            places: places.collect(),
        }
    }

    /// A room of the list.
    pub fn entry(&self, room: u8) -> Option<&Entry> {
        self.rooms.get(usize::from(room).checked_sub(1)?)
    }

    fn entry_mut(&mut self, room: u8) -> Option<&mut Entry> {
        self.rooms.get_mut(usize::from(room).checked_sub(1)?)
    }

    /// All steps, in the order in which play rolls them.
    pub fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        let numbers = || (1..).zip(&self.rooms);
        let rooms = numbers().flat_map(|(room, _)| [Step::Size(room), Step::Purpose(room)]);
        let ways = numbers().flat_map(|(room, entry)| {
            let ways = 0..entry.ways.len() as u8;
            ways.map(move |nth| Step::Way(room, nth))
        });
        rooms.chain(ways)
    }

    /// True if a step has been decided.
    pub fn is_made(&self, step: Step) -> bool {
        let Some(entry) = self.entry(step.room()) else {
            return false;
        };
        match step {
            Step::Size(_) => entry.size.is_some(),
            Step::Purpose(_) => entry.purpose.is_some(),
            Step::Way(_, nth) => matches!(entry.ways.get(usize::from(nth)), Some(Some(_))),
        }
    }

    /// The first step that is still to be rolled.
    pub fn next(&self) -> Option<Step> {
        self.steps().find(|step| !self.is_made(*step))
    }

    /// Rolls a step; false if it is not there, or its room has no size yet.
    pub fn roll(&mut self, book: &Book, step: Step, chance: &mut Chance) -> bool {
        let growth = self.options.growth();
        match step {
            Step::Size(room) if self.entry(room).is_some() => {
                let (roll, size) = rolling::size(&growth, room, chance);
                self.sized(book, room, size, vec![roll]);
            }
            Step::Purpose(room) => {
                let Some(size) = self.size(room) else {
                    return false;
                };
                let others = (1..).zip(&self.rooms);
                let others = others.filter(|(number, _)| *number < room);
                let known: Vec<PurposeIx> = others
                    .filter_map(|(_, it)| Some(it.purpose.as_ref()?.is))
                    .collect();
                let known = |purpose| known.contains(&purpose);
                let rolled = rolling::purpose(book, size, self.options.rerolls, known, chance);
                let last = rolled.last().map(|it| it.purpose);
                let rolls = rolled.into_iter().map(|it| it.roll).collect();
                if let (Some(entry), Some(is)) = (self.entry_mut(room), last) {
                    entry.purpose = Some(Made { is, rolls });
                }
            }
            Step::Way(room, nth) => {
                let entry = self.entry_mut(room);
                let Some(way) = entry.and_then(|it| it.ways.get_mut(usize::from(nth))) else {
                    return false;
                };
                let (roll, is) = rolling::way(&growth, room, chance);
                *way = Some(Made {
                    is,
                    rolls: vec![roll],
                });
            }
            Step::Size(_) => return false,
        }
        true
    }

    /// Sets a step by hand; false if it does not take that.
    pub fn set(&mut self, book: &Book, step: Step, value: Value) -> bool {
        let rooms = self.rooms.len();
        match (step, value) {
            (Step::Size(room), Value::Size(size)) => {
                let fits = (1..=LARGEST).contains(&size) && self.entry(room).is_some();
                if fits {
                    self.sized(book, room, size, Vec::new());
                }
                fits
            }
            (Step::Purpose(room), Value::Purpose(purpose)) => {
                let entry = self.entry_mut(room);
                let made = entry.map(|it| it.purpose = Some(Made::by_hand(purpose)));
                made.is_some()
            }
            (Step::Way(room, nth), Value::Leads(leads)) => {
                let fits = match leads {
                    Leads::Room(other) => {
                        other != room && (1..=rooms).contains(&usize::from(other))
                    }
                    Leads::Entrance | Leads::Itself | Leads::Over => true,
                };
                let entry = self.entry_mut(room).filter(|_| fits);
                let way = entry.and_then(|it| it.ways.get_mut(usize::from(nth)));
                way.map(|way| *way = Some(Made::by_hand(leads))).is_some()
            }
            _ => false,
        }
    }

    /// The size of a room, once it is decided.
    pub fn size(&self, room: u8) -> Option<u8> {
        Some(self.entry(room)?.size.as_ref()?.is)
    }

    /// Gives a room a size, and connections to match. A die that fell for its purpose is read with
    /// the new size.
    fn sized(&mut self, book: &Book, room: u8, size: u8, rolls: Vec<Roll>) {
        let Some(entry) = self.entry_mut(room) else {
            return;
        };
        entry.size = Some(Made { is: size, rolls });
        entry.ways.resize(size.into(), None);
        if let Some(purpose) = &mut entry.purpose
            && let Some([face]) = purpose.faces().as_deref()
        {
            (_, purpose.is) = rolling::purpose_at(book, size + face);
        }
    }

    /// Takes other options: what was rolled with other dice is to be rolled anew, and connections
    /// are read by the new number of rooms.
    pub fn change(&mut self, options: Options) {
        let growth = options.growth();
        self.options = options;
        self.rooms.resize(growth.rooms.into(), Entry::default());
        self.places.retain(|room, _| *room <= growth.rooms);
        for (room, entry) in (1..).zip(&mut self.rooms) {
            let die = growth.die_of(room);
            if entry.size.as_ref().is_some_and(|it| it.is_of_another(die)) {
                entry.size = None;
                entry.ways.clear();
            }
            for way in &mut entry.ways {
                let stale = way.as_ref().is_some_and(|it| it.is_of_another(growth.die));
                match way {
                    Some(_) if stale => *way = None,
                    Some(made) => made.is = again(made, &growth, room),
                    None => {}
                }
            }
        }
    }

    /// The list as play takes it, once every room has its size and its purpose. Connections that are
    /// still to be rolled are left out.
    pub fn as_rolled(&self) -> Option<Vec<RolledRoom>> {
        let rooms = (1..).zip(&self.rooms).map(|(number, entry)| {
            let ways = entry.ways.iter().flatten();
            Some(RolledRoom {
                size: entry.size.as_ref()?.is,
                purpose: entry.purpose.as_ref()?.is,
                ways: ways
                    .map(|made| Rolled {
                        room: number,
                        leads: made.is,
                    })
                    .collect(),
                at: self.places.get(&number).copied(),
            })
        });
        rooms.collect()
    }

    /// The list as a record has it, once it is complete.
    pub fn as_listed(&self, book: &Book) -> Option<Vec<ListedRoom>> {
        if self.next().is_some() {
            return None;
        }
        let rooms = self.as_rolled()?.into_iter().map(|room| ListedRoom {
            size: room.size,
            purpose: Ref::new(book[room.purpose].id.clone()),
            ways: room
                .ways
                .iter()
                .map(|way| ListedWay::from(way.leads))
                .collect(),
            at: room.at.map(ListedPlace::from),
        });
        Some(rooms.collect())
    }
}

/// Where a connection leads in a dungeon of so many rooms.
fn again(made: &Made<Leads>, growth: &Growth, room: u8) -> Leads {
    let (rooms, die) = (growth.rooms, growth.die);
    match (made.faces().as_deref(), made.is) {
        (Some([onward, back]), _) => {
            let faces = [i32::from(*onward), i32::from(*back)];
            let totals: PoolTotals = faces.into_iter().collect();
            Connection { room, rooms, die }.outcome(&totals)
        }
        (_, Leads::Room(other)) if other > rooms => Leads::Over,
        (_, leads) => leads,
    }
}

/// Checks rooms from a file that no content has vouched for.
///
/// # Errors
/// What no list can have.
pub fn check(rooms: &[RolledRoom]) -> Result<(), String> {
    let count = rooms.len();
    if count == 0 || count > MOST_ROOMS {
        return Err(format!("a list has 1 to {MOST_ROOMS} rooms"));
    }
    for (number, room) in (1..).zip(rooms) {
        if !(1..=LARGEST).contains(&room.size) {
            return Err(format!("room {number}: a size lies from 1 to {LARGEST}"));
        }
        if room.ways.len() > usize::from(LARGEST) {
            return Err(format!("room {number}: at most {LARGEST} connections"));
        }
        let lost = room.ways.iter().find(|way| match way.leads {
            Leads::Room(other) => other == number || !(1..=count).contains(&usize::from(other)),
            _ => false,
        });
        if lost.is_some() {
            return Err(format!("room {number}: a way leads to no other room"));
        }
    }
    Ok(())
}
