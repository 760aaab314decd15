//! Events of flights from the battle board, of those who come after, and of those who run for good.

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    super::components::{Faction, FigureId, React},
    Rolled,
};
use crate::{dice::Roll, dungeon::RoomId, tables::TableRoll};

#[derive(Clone, Debug, Serialize)]
pub enum Flight {
    /// The band calls the fight off.
    BrokeOff,
    /// One roll for all who flee, with the dice that each has passed.
    Rolled {
        side: Faction,
        passed: SmallVec<[(FigureId, u8); 8]>,
        roll: Box<Roll>,
    },
    /// Somebody flees over tiles, or out of the dungeon over the last of them.
    Ran {
        who: FigureId,
        from: RoomId,
        path: SmallVec<[RoomId; 2]>,
        out: bool,
    },
    /// Somebody has no way out, and tries again when next active.
    Trapped { who: FigureId },
    /// One roll of those who come after, with the dice that each has passed.
    PursuitRolled {
        tile: RoomId,
        passed: SmallVec<[(FigureId, u8); 8]>,
        roll: Box<Roll>,
    },
    /// Somebody comes after those who ran.
    Followed {
        who: FigureId,
        from: RoomId,
        path: SmallVec<[RoomId; 2]>,
    },
    /// The dice of those on a tile who broke off a fight, or of a foe who fled from one.
    NerveRolled { side: Faction, roll: Box<Roll> },
    /// Whether somebody who fled goes on running. Stars pass no dice, but choose.
    Nerve {
        who: FigureId,
        passed: Option<u8>,
        row: Option<TableRoll>,
        react: React,
    },
}

impl Flight {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Flight::Rolled { side, roll, .. } | Flight::NerveRolled { side, roll } => {
                Some(Rolled::dice(side.of_dice(), roll))
            }
            Flight::PursuitRolled { roll, .. } => Some(Rolled::dice(Faction::Foes.of_dice(), roll)),
            Flight::BrokeOff
            | Flight::Ran { .. }
            | Flight::Trapped { .. }
            | Flight::Followed { .. }
            | Flight::Nerve { .. } => None,
        }
    }
}
