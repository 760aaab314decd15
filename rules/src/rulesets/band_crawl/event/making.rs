//! Events of the making of a band and its quest.

use serde::Serialize;

use super::{
    super::{
        components::{FigureId, Gear, Part, Place},
        content::{ProfessionIx, RaceIx, Reason},
        record::FigureRecord,
    },
    Rolled,
};
use crate::{dice::Roll, game::Side, tables::TableRoll};

#[derive(Clone, Debug, Serialize)]
pub enum Making {
    /// A player makes a star.
    StarMade {
        who: FigureId,
        seat: u8,
        race: RaceIx,
        profession: ProfessionIx,
        rep: u8,
        /// The row of the race's list.
        row: u16,
    },
    /// Somebody of an earlier adventure, or ready-made, is there.
    Came {
        who: FigureId,
        seat: Option<u8>,
        part: Part,
        place: Place,
        record: Box<FigureRecord>,
    },
    /// The race of a recruit or a minion is rolled.
    MinionsRolled {
        of: RaceIx,
        race: RaceIx,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// A figure is rolled on the list of its race.
    GruntRolled {
        who: FigureId,
        race: RaceIx,
        part: Part,
        profession: ProfessionIx,
        rep: u8,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// Doubles on the list are rolled once more; another profession is a second one.
    SecondRolled {
        who: FigureId,
        profession: Option<ProfessionIx>,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// Better or worse than the list says.
    StandingRolled {
        who: FigureId,
        by: i8,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// Reputation is lowered to the most that it may be.
    Lowered { who: FigureId, to: u8 },
    /// A choice of arms, by a die for those of whom no player decides.
    Armed {
        who: FigureId,
        gear: Gear,
        roll: Option<Box<Roll>>,
    },
    /// Somebody of the band goes down into the dungeon.
    WentDown { who: FigureId, place: Place },
    /// A recruit joins the band.
    Recruited { who: FigureId },
    /// Somebody is let go for good.
    Dismissed { who: FigureId },
    /// A star leads the band.
    LeaderNamed { who: FigureId },
    /// The race of the Big Bad is rolled.
    BigBadRolled {
        race: RaceIx,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// The race of the Big Bad was chosen.
    BigBadChosen { race: RaceIx },
    /// A Big Bad below the star rises.
    GrowthRolled {
        who: FigureId,
        to: u8,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// The reason is rolled.
    ReasonRolled {
        reason: Reason,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// The reason was chosen.
    ReasonChosen { reason: Reason },
}

impl Making {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Making::MinionsRolled { row, roll, .. }
            | Making::GruntRolled { row, roll, .. }
            | Making::SecondRolled { row, roll, .. }
            | Making::StandingRolled { row, roll, .. }
            | Making::BigBadRolled { row, roll, .. }
            | Making::GrowthRolled { row, roll, .. }
            | Making::ReasonRolled { row, roll, .. } => Some(Rolled::on(Side::Neutral, roll, *row)),
            Making::Armed { roll, .. } => {
                let roll = roll.as_ref()?;
                Some(Rolled::dice(Side::Neutral, roll))
            }
            Making::StarMade { .. }
            | Making::Came { .. }
            | Making::Lowered { .. }
            | Making::Recruited { .. }
            | Making::Dismissed { .. }
            | Making::WentDown { .. }
            | Making::LeaderNamed { .. }
            | Making::BigBadChosen { .. }
            | Making::ReasonChosen { .. } => None,
        }
    }
}
