//! Events of the way home: coins, shares, reputation, who leaves, what the band keeps.

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    super::{
        annals::{Adventure, Fate, Metal},
        components::FigureId,
        content::ProfessionIx,
        hoard::Coins,
        legacy::Stores,
        record::ThingRecord,
    },
    Rolled,
};
use crate::{dice::Roll, game::Side};

#[derive(Clone, Debug, Serialize)]
pub enum Homeward {
    /// A kill earns a coin.
    Earned {
        who: FigureId,
        on: FigureId,
        metal: Metal,
    },
    /// Some have come out while others lie below.
    LeftBehind {
        who: SmallVec<[FigureId; 8]>,
        below: SmallVec<[FigureId; 4]>,
    },
    /// Somebody who ran for good comes home, as if out of the fight.
    RanHome { who: FigureId },
    /// The coins of the treasure are divided.
    CoinsShared { shares: Vec<(FigureId, Coins)> },
    /// The finds of those who came out are laid together, but for what they use.
    Gathered { who: SmallVec<[FigureId; 8]> },
    /// Somebody picks from the pile, and puts things away for it if it is used at once.
    Picked {
        who: FigureId,
        place: u8,
        in_use: bool,
        instead: SmallVec<[u8; 2]>,
    },
    /// Somebody is passed over once, who uses a find already.
    PassedOver { who: FigureId },
    /// The whole pile goes into the chest.
    IntoChest,
    /// Whether the adventure was a success for somebody.
    Judged { who: FigureId, success: bool },
    /// A roll to get better; the first is free.
    ImproveRolled {
        who: FigureId,
        paid: Option<Metal>,
        up: bool,
        roll: Box<Roll>,
    },
    /// Whether somebody gets worse.
    WorseRolled {
        who: FigureId,
        down: bool,
        roll: Box<Roll>,
    },
    /// Coins that are left over, or were never worth anything.
    CoinsGone { who: FigureId, coins: Coins },
    /// Somebody leaves the band for good.
    Gone { who: FigureId, fate: Fate },
    /// Everybody at home has back what was lost below.
    Rested,
    /// The adventure is over.
    AdventureOver { adventure: Adventure },
    /// The dungeon is kept, mapped as it is.
    DungeonKept,
    /// Chest, dungeons and chronicle of earlier games.
    Unpacked { stores: Box<Stores> },
    /// A star learns a second profession.
    Learned {
        who: FigureId,
        profession: ProfessionIx,
    },
    /// Something goes into the chest.
    Stored { who: FigureId, place: u8 },
    /// Something is taken out of the chest, and other things put away if it is used at once.
    TookOut {
        who: FigureId,
        place: u16,
        thing: Box<ThingRecord>,
        in_use: bool,
        instead: SmallVec<[u8; 2]>,
    },
    /// The dungeon is behind the band, with everybody who was in it. `revisits` is the known one
    /// that it goes to.
    LeftDungeon { revisits: Option<u8> },
    /// A known dungeon is entered again.
    Revisited { place: u8 },
}

impl Homeward {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Homeward::ImproveRolled { roll, .. } | Homeward::WorseRolled { roll, .. } => {
                Some(Rolled::dice(Side::Hero, roll))
            }
            Homeward::Earned { .. }
            | Homeward::LeftBehind { .. }
            | Homeward::RanHome { .. }
            | Homeward::CoinsShared { .. }
            | Homeward::Gathered { .. }
            | Homeward::Picked { .. }
            | Homeward::PassedOver { .. }
            | Homeward::IntoChest
            | Homeward::Judged { .. }
            | Homeward::CoinsGone { .. }
            | Homeward::Gone { .. }
            | Homeward::Rested
            | Homeward::AdventureOver { .. }
            | Homeward::DungeonKept
            | Homeward::Unpacked { .. }
            | Homeward::Learned { .. }
            | Homeward::Stored { .. }
            | Homeward::TookOut { .. }
            | Homeward::LeftDungeon { .. }
            | Homeward::Revisited { .. } => None,
        }
    }
}
