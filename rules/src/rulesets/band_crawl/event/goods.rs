//! Events of things found, gained and lost.

use serde::Serialize;

use super::{
    super::{
        components::{Carried, FigureId, Thing},
        content::{ArmourIx, ItemIx},
    },
    Rolled,
};
use crate::{dice::Roll, game::Side, tables::TableRoll};

#[derive(Clone, Debug, Serialize)]
pub enum Goods {
    /// A star takes a plain thing along.
    Taken {
        who: FigureId,
        thing: Thing,
        in_use: bool,
    },
    /// A die says whether a foe carries something.
    ItemChance {
        who: FigureId,
        has: bool,
        roll: Box<Roll>,
    },
    /// What a foe carries.
    FoeItems {
        who: FigureId,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// The class of magical armour.
    ArmourClassRolled {
        class: ArmourIx,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// An item comes up on its table.
    Found {
        item: ItemIx,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// The number of its uses.
    UsesRolled {
        item: ItemIx,
        uses: u8,
        roll: Box<Roll>,
    },
    /// Somebody gains a thing; `instead` are the places of things no longer in use.
    Gained {
        who: FigureId,
        carried: Carried,
        instead: smallvec::SmallVec<[u8; 2]>,
    },
    /// Somebody uses an item up, or some of it, on somebody or themselves.
    Used {
        who: FigureId,
        on: FigureId,
        item: ItemIx,
        place: u8,
    },
    /// Somebody hands a thing to somebody else.
    HandedOver {
        who: FigureId,
        to: FigureId,
        place: u8,
        thing: Thing,
    },
    /// A caster takes back with a stone what spells have cost.
    Restored {
        who: FigureId,
        place: u8,
        /// Points that come back.
        points: u8,
        /// Points that the stone loses; `None` if nothing is left of it.
        wears: Option<u8>,
        roll: Box<Roll>,
    },
    /// Somebody takes something in hand or puts it on, and other things away.
    Readied {
        who: FigureId,
        place: u8,
        thing: Thing,
        instead: smallvec::SmallVec<[u8; 2]>,
    },
    /// Somebody drops a find.
    Dropped { who: FigureId, place: u8 },
    /// Somebody has an item and cannot use it.
    Unfit { who: FigureId, item: ItemIx },
}

impl Goods {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Goods::FoeItems { row, roll, .. } => Some(Rolled::on(Side::Foe, roll, *row)),
            Goods::ArmourClassRolled { row, roll, .. } | Goods::Found { row, roll, .. } => {
                Some(Rolled::on(Side::Neutral, roll, *row))
            }
            Goods::ItemChance { roll, .. } => Some(Rolled::dice(Side::Foe, roll)),
            Goods::UsesRolled { roll, .. } => Some(Rolled::dice(Side::Neutral, roll)),
            Goods::Restored { roll, .. } => Some(Rolled::dice(Side::Hero, roll)),
            Goods::Taken { .. }
            | Goods::Used { .. }
            | Goods::HandedOver { .. }
            | Goods::Gained { .. }
            | Goods::Readied { .. }
            | Goods::Dropped { .. }
            | Goods::Unfit { .. } => None,
        }
    }
}
