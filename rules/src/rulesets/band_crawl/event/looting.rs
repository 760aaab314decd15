//! Events of treasure below ground.

use serde::{Deserialize, Serialize};

use super::{
    super::{
        components::{Carried, FigureId},
        hoard::Coins,
    },
    Rolled,
};
use crate::{dice::Roll, dungeon::RoomId, game::Side, tables::TableRoll};

/// Where a treasure lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Source {
    /// In a room without anybody hostile.
    Room,
    /// On the last tile.
    Last,
    /// With the risen.
    Risen,
    /// Behind a trap in a secret room.
    Trap,
}

#[derive(Clone, Debug, Serialize)]
pub enum Looting {
    /// A die says whether there is treasure in a secret room.
    TreasureChance {
        tile: RoomId,
        from: Source,
        there: bool,
        roll: Box<Roll>,
    },
    /// What the treasure is.
    TreasureRolled {
        tile: RoomId,
        from: Source,
        bonus: u8,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// Coins of one metal, which somebody carries for all.
    CoinsFound {
        who: FigureId,
        coins: Coins,
        /// Without dice where their number is fixed.
        roll: Box<Roll>,
    },
    /// Somebody who lay out of the fight is killed.
    Killed {
        who: FigureId,
        /// Whose kill it is.
        by: Option<FigureId>,
    },
    /// Somebody who lay out of the fight is tied up and left.
    Bound {
        who: FigureId,
        /// Who has done so during a fight.
        by: Option<FigureId>,
    },
    /// From now on all the fallen are killed without asking.
    NoQuarter,
    /// The items of one of the fallen are taken.
    Stripped { who: FigureId },
    /// Somebody carries a find for all.
    FindTaken { who: FigureId, find: Carried },
    /// A find stays where it is.
    FindLeft { tile: RoomId, find: Carried },
    /// Somebody takes over the coins of one who cannot carry them any more.
    CoinsPassed { from: FigureId, to: FigureId },
    /// Somebody leaves some of the coins that they carry for all.
    CoinsDropped { who: FigureId, coins: Coins },
    /// The coins that somebody carried are lost.
    CoinsLost { who: FigureId },
}

impl Looting {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Looting::TreasureRolled { row, roll, .. } => {
                Some(Rolled::on(Side::Neutral, roll, *row))
            }
            Looting::TreasureChance { roll, .. } | Looting::CoinsFound { roll, .. } => {
                Some(Rolled::dice(Side::Neutral, roll))
            }
            Looting::Killed { .. }
            | Looting::Bound { .. }
            | Looting::NoQuarter
            | Looting::Stripped { .. }
            | Looting::FindTaken { .. }
            | Looting::FindLeft { .. }
            | Looting::CoinsPassed { .. }
            | Looting::CoinsDropped { .. }
            | Looting::CoinsLost { .. } => None,
        }
    }
}
