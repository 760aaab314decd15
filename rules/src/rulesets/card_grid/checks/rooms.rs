//! The dice that a dungeon is grown by: how large rooms are, what they are for, where they lead.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::dice::{Check, Die, Modifier, Pool, PoolTotals, Reading};

/// Two dice for the size of a room; rule `dungeon.size`. The outcome is the lower, in squares of the
/// plan.
#[derive(Clone, Copy, Debug)]
pub struct RoomSize {
    pub die: Die,
}

impl Check for RoomSize {
    type Outcome = u8;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::new("dice-grid-size", 2, self.die, Reading::Lowest(1))]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        SmallVec::new()
    }

    fn outcome(&self, totals: &PoolTotals) -> u8 {
        totals[0] as u8
    }
}

/// A die and the size of a room; rule `dungeon.purpose`. The outcome is the number of the row that
/// says what the room is for.
#[derive(Clone, Copy, Debug)]
pub struct Purpose {
    /// In squares of the plan, 1 to 20.
    pub size: u8,
}

impl Check for Purpose {
    type Outcome = u8;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![Pool::new("dice-grid-purpose", 1, Die::D6, Reading::Sum)]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        smallvec![Modifier {
            name: "modifier-grid-size",
            value: i32::from(self.size),
        }]
    }

    fn outcome(&self, totals: &PoolTotals) -> u8 {
        (totals[0] + i32::from(self.size)) as u8
    }
}

/// Where a connection leads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Leads {
    /// Out of the dungeon: the roll came to 0 or less.
    Entrance,
    /// Back to the room that rolled it.
    Itself,
    /// Beyond the last room, which is nowhere, or down where there is a level below.
    Over,
    /// To the room with this number.
    Room(u8),
}

/// Two dice of two colours, the second taken from the first, added to the number of a room; rule
/// `dungeon.connection`.
#[derive(Clone, Copy, Debug)]
pub struct Connection {
    /// Number of the room, from 1.
    pub room: u8,
    /// Number of rooms of the dungeon.
    pub rooms: u8,
    /// The main die of the dungeon.
    pub die: Die,
}

impl Check for Connection {
    type Outcome = Leads;

    fn pools(&self) -> SmallVec<[Pool; 4]> {
        smallvec![
            Pool::sum("dice-grid-onward", 1, self.die),
            Pool::sum("dice-grid-back", 1, self.die),
        ]
    }

    fn modifiers(&self) -> SmallVec<[Modifier; 4]> {
        smallvec![Modifier {
            name: "modifier-grid-room",
            value: i32::from(self.room),
        }]
    }

    fn outcome(&self, totals: &PoolTotals) -> Leads {
        let number = i32::from(self.room) + totals[0] - totals[1];
        match u8::try_from(number) {
            Err(_) | Ok(0) => Leads::Entrance,
            Ok(number) if number == self.room => Leads::Itself,
            Ok(number) if number > self.rooms => Leads::Over,
            Ok(number) => Leads::Room(number),
        }
    }
}
