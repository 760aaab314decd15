//! Events of healers.

use serde::Serialize;

use super::{
    super::{
        components::{Faction, FigureId},
        healing::Tending,
    },
    Rolled,
};
use crate::{dice::Roll, tables::TableRoll};

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
    /// Somebody who was healed stands where they lay, and only defends until their side’s next turn.
    BackUp { who: FigureId },
}

impl Healing {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Healing::Rolled {
                side, row, roll, ..
            } => Some(Rolled::on(side.of_dice(), roll, *row)),
            Healing::Tends(_) | Healing::Interrupted { .. } | Healing::BackUp { .. } => None,
        }
    }
}
