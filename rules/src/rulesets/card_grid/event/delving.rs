//! Events of dungeons, and of what is in them.

use serde::Serialize;

use super::super::{
    checks::Leads,
    components::{Card, FigureId, Placed},
    content::{FoeIx, ObstacleIx, PurposeIx, ThreatIx},
};
use crate::{dice::Roll, game::Side, grid::Cell, tables::TableRoll};

#[derive(Clone, Debug, Serialize)]
pub enum Delving {
    /// Another adventure begins.
    Sat { adventure: u8 },
    /// Who holds the dungeon, and why the heroes go.
    ThreatSet { threat: ThreatIx, twist: u8 },
    /// How large a room is; without dice if it was rolled elsewhere, and with its place if somebody
    /// has put it there.
    SizeRolled {
        room: u8,
        size: u8,
        at: Option<Cell>,
        roll: Option<Box<Roll>>,
    },
    /// What a room is for.
    PurposeRolled {
        room: u8,
        purpose: PurposeIx,
        row: Option<TableRoll>,
        roll: Option<Box<Roll>>,
        /// True if that is rolled again, for another room is the same.
        again: bool,
    },
    /// Where a way leads.
    WayRolled {
        room: u8,
        leads: Leads,
        roll: Option<Box<Roll>>,
    },
    /// The rooms are drawn.
    Drawn,
    /// Where the reason is found.
    GoalSet { room: u8 },
    /// A foe is in a room.
    Posted {
        who: FigureId,
        foe: FoeIx,
        room: u8,
        leads: bool,
    },
    /// An obstacle is in a room.
    Barred { room: u8, placed: Placed },
    /// Heroes come into a room, each to a square; those of a new one are drawn.
    Entered {
        room: u8,
        from: u8,
        purpose: PurposeIx,
        /// What is read out about it.
        text: u8,
        /// True if they have not been in it before.
        first: bool,
        places: Vec<(FigureId, Cell)>,
    },
    /// What waits in a room is known.
    Scouted { room: u8, purpose: PurposeIx },
    /// A hero tries a way past an obstacle.
    WayTried {
        by: FigureId,
        obstacle: ObstacleIx,
        way: u8,
        roll: Box<Roll>,
        margin: u8,
    },
    /// An obstacle of the room is passed.
    Passed {
        nth: u8,
        obstacle: ObstacleIx,
        by: FigureId,
    },
    /// A hero cannot try a way of an obstacle again, or nobody can try any.
    Failed {
        nth: u8,
        by: FigureId,
        way: u8,
        shut: bool,
    },
    /// Points for everybody.
    Points { points: u8 },
    /// A card is found.
    Found { card: Card },
    /// A hero takes what was found last.
    Borne { who: FigureId, card: Card },
    /// What was found last is left.
    LeftLying { card: Card },
    /// Something was heard: foes are on their way.
    Heard { room: u8, foes: Vec<FigureId> },
    /// The reason is met.
    ReasonMet,
    /// The heroes learn of the twist.
    TwistTold { threat: ThreatIx, twist: u8 },
    /// The heroes leave the dungeon.
    CameOut {
        who: Vec<FigureId>,
        /// Those of them whom the others carry.
        carried: Vec<FigureId>,
    },
    /// A hero who went down with no card left dies, or does not.
    FateRolled {
        who: FigureId,
        dies: bool,
        roll: Option<Box<Roll>>,
    },
    /// An adventure is over.
    Over { won: bool },
    /// Cards untap, and so many heal.
    Rested { who: FigureId, healed: u64 },
}

impl Delving {
    pub(super) fn roll(&self) -> Option<(Side, &Roll)> {
        let (side, roll) = match self {
            Delving::SizeRolled { roll, .. }
            | Delving::PurposeRolled { roll, .. }
            | Delving::WayRolled { roll, .. } => (Side::Neutral, roll.as_ref()?),
            Delving::FateRolled { roll, .. } => (Side::Neutral, roll.as_ref()?),
            Delving::WayTried { roll, .. } => (Side::Hero, roll),
            _ => return None,
        };
        Some((side, roll))
    }
}
