//! Events of what waits below ground: traps, secret rooms, rivals, captives.

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    super::{
        components::FigureId,
        content::{Crossing, RaceIx, Secret, Trap},
    },
    Rolled,
};
use crate::{
    dice::Roll,
    dungeon::{Addition, OpenEnd, RoomId},
    game::Side,
    tables::TableRoll,
};

#[derive(Clone, Debug, Serialize)]
pub enum Lurking {
    /// Somebody meets a trap: a thief who finds it, or whoever the die names.
    TrapMet {
        tile: RoomId,
        who: FigureId,
        thief: bool,
        /// Without dice where there is nobody else, or a thief.
        roll: Box<Roll>,
    },
    /// The dice against a trap.
    TrapRolled {
        who: FigureId,
        /// Dice passed; the row says what they count as.
        passed: u8,
        gives: Trap,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// Somebody searches for a secret room.
    Searched {
        tile: RoomId,
        who: FigureId,
        found: bool,
        roll: Box<Roll>,
    },
    /// What a secret room is; it lies beside another tile.
    SecretLaid {
        from: RoomId,
        addition: Box<Addition>,
        secret: Secret,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// Captives are found.
    CaptivesFound {
        tile: RoomId,
        count: u8,
        roll: Box<Roll>,
    },
    /// A group goes into a secret room.
    WentIn {
        tile: RoomId,
        /// Those who go first.
        first: SmallVec<[FigureId; 2]>,
        who: SmallVec<[FigureId; 8]>,
    },
    /// An exit of a tile that nobody rolled for leads on.
    WayOpened { end: OpenEnd },
    /// The corridor behind a crossing.
    CrossingLaid { addition: Box<Addition> },
    /// Vermin come at some.
    VerminCame {
        tile: RoomId,
        who: SmallVec<[FigureId; 2]>,
    },
    /// What lies among bones.
    BonesRolled {
        tile: RoomId,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// So many of the dead rise.
    Rose {
        tile: RoomId,
        race: RaceIx,
        count: u8,
    },
    /// The dice of a crossing.
    CrossingRolled {
        who: FigureId,
        to: RoomId,
        gives: Crossing,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// Somebody slips, and a die says who may help.
    Slipped {
        who: FigureId,
        in_front: bool,
        /// Nobody if nobody is there.
        by: Option<FigureId>,
        roll: Box<Roll>,
    },
    /// A neighbour helps, or does not.
    Helped {
        who: FigureId,
        by: FigureId,
        helps: bool,
        roll: Box<Roll>,
    },
    /// Somebody is across.
    Crossed { who: FigureId, to: RoomId },
    /// Somebody falls.
    Fell { who: FigureId },
    /// Somebody tries to climb: out, or down to those who lie there.
    Climbed {
        who: FigureId,
        down: bool,
        climbs: bool,
        roll: Box<Roll>,
    },
    /// Another band is there.
    RivalsRolled {
        tile: RoomId,
        race: RaceIx,
        than: u8,
        count: u8,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// The band attacks the other.
    RivalsAttacked { tile: RoomId },
    /// The leaders talk.
    Talked {
        /// Of the band, and of its rivals.
        leaders: [FigureId; 2],
        /// Successes that the first is ahead.
        ahead: i8,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// One of the rivals joins the band.
    Joined { who: FigureId },
    /// The rivals go their own way.
    RivalsLeft {
        tile: RoomId,
        who: SmallVec<[FigureId; 4]>,
    },
}

impl Lurking {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Lurking::SecretLaid { row, roll, .. } | Lurking::BonesRolled { row, roll, .. } => {
                Some(Rolled::on(Side::Neutral, roll, *row))
            }
            Lurking::CrossingRolled { row, roll, .. } => Some(Rolled::on(Side::Hero, roll, *row)),
            Lurking::Searched { roll, .. }
            | Lurking::Helped { roll, .. }
            | Lurking::Climbed { roll, .. } => Some(Rolled::dice(Side::Hero, roll)),
            Lurking::CaptivesFound { roll, .. } | Lurking::Slipped { roll, .. } => {
                Some(Rolled::dice(Side::Neutral, roll))
            }
            Lurking::WentIn { .. }
            | Lurking::WayOpened { .. }
            | Lurking::CrossingLaid { .. }
            | Lurking::VerminCame { .. }
            | Lurking::Rose { .. }
            | Lurking::Crossed { .. }
            | Lurking::Fell { .. } => None,
            Lurking::TrapMet { roll, .. } => Some(Rolled::dice(Side::Neutral, roll)),
            Lurking::TrapRolled { row, roll, .. } | Lurking::Talked { row, roll, .. } => {
                Some(Rolled::on(Side::Hero, roll, *row))
            }
            Lurking::RivalsRolled { row, roll, .. } => Some(Rolled::on(Side::Neutral, roll, *row)),
            Lurking::RivalsAttacked { .. }
            | Lurking::Joined { .. }
            | Lurking::RivalsLeft { .. } => None,
        }
    }
}
