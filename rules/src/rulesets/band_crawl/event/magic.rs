//! Events of spells.

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    super::{
        components::{Faction, FigureId, Spelled},
        content::SpellIx,
        modifiers::Whys,
    },
    Rolled,
};
use crate::{dice::Roll, tables::TableRoll};

#[derive(Clone, Debug, Serialize)]
pub enum Magic {
    /// A die says what somebody casts who is led by the rules.
    SpellChosen {
        who: FigureId,
        side: Faction,
        spell: SpellIx,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// Somebody casts.
    SpellRolled {
        by: FigureId,
        side: Faction,
        spell: SpellIx,
        at: SmallVec<[FigureId; 8]>,
        whys: Box<Whys>,
        row: TableRoll,
        roll: Box<Roll>,
        /// The most of them that it reaches.
        reaches: u8,
    },
    /// Reputation lost by a spell, until the adventure is over.
    SpentRep { who: FigureId, points: u8 },
    /// A spell does not reach one of those at whom it was cast.
    Spared { by: FigureId, who: FigureId },
    /// A spell works on somebody from now on.
    Bespelled { who: FigureId, spelled: Spelled },
    /// Somebody who is dazzled loses a turn.
    TurnLost { who: FigureId },
    /// A shot or a round of melee uses up some of a spell’s shield.
    ShieldUsed { who: FigureId, shot: bool },
}

impl Magic {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Magic::SpellChosen {
                side, row, roll, ..
            }
            | Magic::SpellRolled {
                side, row, roll, ..
            } => Some(Rolled::on(side.of_dice(), roll, *row)),
            Magic::SpentRep { .. }
            | Magic::Spared { .. }
            | Magic::Bespelled { .. }
            | Magic::TurnLost { .. }
            | Magic::ShieldUsed { .. } => None,
        }
    }
}
