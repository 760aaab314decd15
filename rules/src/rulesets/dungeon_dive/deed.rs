//! What is being done: attacks, acts and spells on their way, and zones that stay.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    checks::{Hit, Passed},
    components::{FigureId, Until},
    content::{Book, Source},
    step::Cause,
};
use crate::grid::Cell;

/// How an attack comes: with which of the arms, or as an effect says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum With {
    /// A weapon by its place among the arms; none for a bare hand.
    Arm(Option<u8>),
    /// The attack in a list of effects of the deed.
    Effect { block: u16, place: u8 },
}

/// How a weapon is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum How {
    Strike,
    Shoot,
    Throw,
}

/// An attack; rule `attack.roll`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blow {
    pub deed: u16,
    pub by: FigureId,
    pub on: FigureId,
    pub with: With,
    pub how: How,
    /// The double that it comes from, if not from whoever makes it.
    pub from: Option<FigureId>,
    /// True for the second weapon, whose damage has no modifier.
    pub second: bool,
    /// True if both hands hold the weapon.
    pub both_hands: bool,
}

/// An attack after its roll, while it can still be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rolled {
    pub blow: Blow,
    pub natural: u8,
    pub total: i16,
    pub ac: i16,
    pub hit: Hit,
    pub advantage: bool,
    pub disadvantage: bool,
}

/// Something being done: an act, a spell, an attack, or what a zone does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deed {
    pub id: u16,
    /// The deed that it goes back to: itself, or the one that made the zone that does it.
    pub root: u16,
    pub source: Source,
    /// The act of the source, if it is one.
    pub act: Option<u16>,
    pub by: FigureId,
    /// The circle of the slot; 0 for anything else.
    pub circle: u8,
    /// The difficulty of saves, where an item or foe says it.
    pub dc: Option<u8>,
    pub targets: SmallVec<[FigureId; 6]>,
    /// The square that it is aimed at.
    pub at: Option<Cell>,
    /// Dice that are rolled once for all targets, by list and place.
    pub dice: SmallVec<[(u16, u8, i16); 2]>,
    /// The attack that is being made.
    pub rolled: Option<Rolled>,
    /// Damage last taken by it.
    pub taken: i16,
    /// The save or check that was rolled last.
    pub passed: Option<Passed>,
    /// What it answers, as a reaction.
    pub answers: Option<Cause>,
    /// True if the damage that comes is halved.
    pub halved: bool,
    /// How much less the damage that comes is.
    pub lessened: i16,
    /// True once it is undone.
    pub undone: bool,
}

/// A zone on the board; rule `area.zones`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ZoneState {
    pub id: u16,
    pub source: Source,
    /// Its place among the zones of its source.
    pub nth: u16,
    pub by: FigureId,
    pub deed: u16,
    pub circle: u8,
    pub dc: u8,
    pub until: Until,
    /// The act that made it.
    pub act: Option<u16>,
    /// The square that it is centred on, or that it leads to from its doer.
    pub at: Cell,
    /// Where its doer stood.
    pub from: Option<Cell>,
    pub cells: Vec<Cell>,
}

crate::map_keys! { Book;
    Deed { source };
    ZoneState { source };
}
