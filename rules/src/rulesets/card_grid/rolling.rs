//! The dice of a dungeon, room by room: what play rolls, and what is rolled without being played.

use super::{
    checks::{Connection, Leads, Purpose, RoomSize},
    complex::Growth,
    content::{Book, PurposeIx},
    rules,
};
use crate::{
    dice::{Chance, Check, Roll},
    game::RuleId,
    tables::TableRoll,
};

/// Tries to find a purpose that no other room has, where those are rolled again.
const TRIES: usize = 6;

/// A purpose as it was rolled.
pub struct RolledPurpose {
    pub roll: Roll,
    pub row: TableRoll,
    pub purpose: PurposeIx,
    /// True if that is rolled again, for another room is the same.
    pub again: bool,
}

impl RolledPurpose {
    /// The rule that it was rolled by.
    pub fn rule(&self) -> RuleId {
        match self.again {
            true => rules::DUNGEON_REROLLS,
            false => rules::DUNGEON_PURPOSE,
        }
    }
}

/// The rule by which the size of a room is rolled.
pub fn rule_of_size(growth: &Growth, room: u8) -> RuleId {
    match growth.thirds && growth.die_of(room) != growth.die {
        true => rules::DUNGEON_THIRDS,
        false => rules::DUNGEON_SIZE,
    }
}

/// Rolls the size of a room; rules `dungeon.size` and `dungeon.thirds`.
pub fn size(growth: &Growth, room: u8, chance: &mut Chance) -> (Roll, u8) {
    let die = growth.die_of(room);
    RoomSize { die }.roll(chance)
}

/// The purpose that a die comes to in a room of this size; rule `dungeon.purpose`.
pub fn purpose_at(book: &Book, total: u8) -> (TableRoll, PurposeIx) {
    let row = book.purpose_table.at(total.into());
    (row, book.purpose_in(row.row))
}

/// Rolls what a room of this size is for, more than once where those that are `known` are rolled
/// again; rules `dungeon.purpose` and `dungeon.rerolls`. The last of these counts.
pub fn purpose(
    book: &Book,
    size: u8,
    rerolls: bool,
    known: impl Fn(PurposeIx) -> bool,
    chance: &mut Chance,
) -> Vec<RolledPurpose> {
    let mut rolled = Vec::new();
    for nth in 1..=TRIES {
        let (roll, total) = Purpose { size }.roll(chance);
        let (row, purpose) = purpose_at(book, total);
        let again = rerolls && nth < TRIES && known(purpose);
        rolled.push(RolledPurpose {
            roll,
            row,
            purpose,
            again,
        });
        if !again {
            break;
        }
    }
    rolled
}

/// Rolls a connection of a room; rule `dungeon.connection`.
pub fn way(growth: &Growth, room: u8, chance: &mut Chance) -> (Roll, Leads) {
    let (rooms, die) = (growth.rooms, growth.die);
    Connection { room, rooms, die }.roll(chance)
}
