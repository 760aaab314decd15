//! Events of healers.

use serde::Serialize;

use super::{
    super::{
        components::{Faction, FigureId},
        healing::Tending,
        turn::Taint,
    },
    Rolled,
};
use crate::{dice::Roll, tables::TableRoll};

/// What comes of a bite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum AfterBite {
    /// The points that it cost are back.
    Back,
    /// They turn.
    Turns,
    /// They get up with points less, and nothing worse.
    Lower(u8),
    /// Whoever lies there dies of it.
    Dies,
    /// The points stay lost until the adventure is over.
    Stays,
}

#[derive(Clone, Debug, Serialize)]
pub enum Healing {
    /// A healer turns to somebody who lies there.
    Tends(Tending),
    /// A healer does not get to it.
    Interrupted { healer: FigureId, patient: FigureId },
    /// The dice of a healer and a patient.
    Rolled {
        healer: FigureId,
        patient: FigureId,
        side: Faction,
        row: TableRoll,
        roll: Box<Roll>,
        /// Points of reputation less; `None` for a patient who dies.
        lower: Option<u8>,
    },
    /// Somebody has what may turn them.
    Tainted { who: FigureId, taint: Taint },
    /// The dice of somebody infected and of a healer after the fight.
    InfectionRolled {
        healer: FigureId,
        who: FigureId,
        side: Faction,
        row: TableRoll,
        roll: Box<Roll>,
        /// True if the healer passes, and the table is read.
        saved: bool,
        /// Points of reputation less, if it is.
        lower: u8,
    },
    /// The dice of somebody bitten after the fight.
    BiteRolled {
        who: FigureId,
        side: Faction,
        row: TableRoll,
        roll: Box<Roll>,
        comes: AfterBite,
    },
    /// Somebody of the band goes off into the dark.
    Turned { who: FigureId },
    /// Somebody who was healed stands where they lay, and only defends until their side’s next turn.
    BackUp { who: FigureId },
}

impl Healing {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Healing::Rolled {
                side, row, roll, ..
            }
            | Healing::InfectionRolled {
                side, row, roll, ..
            }
            | Healing::BiteRolled {
                side, row, roll, ..
            } => Some(Rolled::on(side.of_dice(), roll, *row)),
            Healing::Tends(_)
            | Healing::Interrupted { .. }
            | Healing::Tainted { .. }
            | Healing::Turned { .. }
            | Healing::BackUp { .. } => None,
        }
    }
}
