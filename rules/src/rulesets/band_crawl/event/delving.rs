//! Events below ground: turns, moves, tiles, hidden forces.

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    super::{
        components::FigureId,
        content::{DungeonIx, Encounter, Force, TileKind},
        delve::{Fit, NewTile},
        turn::ForceId,
    },
    Rolled,
};
use crate::{
    dice::Roll,
    dungeon::{OpenEnd, RoomId},
    game::Side,
    grid,
    tables::TableRoll,
};

#[derive(Clone, Debug, Serialize)]
pub enum Delving {
    /// The size of the dungeon is known: this many tiles.
    Sized { tiles: u16 },
    /// It is a dungeon drawn before play, with so many tiles.
    Drawn { dungeon: DungeonIx, tiles: u16 },
    /// A tile is laid; only the first without dice.
    TileLaid {
        tile: Box<NewTile>,
        roll: Option<Box<Roll>>,
    },
    /// A tile does not fit, and is rolled again.
    TileRefused {
        end: OpenEnd,
        kind: TileKind,
        fit: Fit,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// An exit leads nowhere after all.
    Closed { end: OpenEnd },
    /// The turn of the explorers begins.
    TurnBegan { turn: u16 },
    /// The dice of the turn, and the face of both if they are doubles.
    ActivationRolled {
        doubles: Option<u8>,
        roll: Box<Roll>,
    },
    /// One roll for a fast move, with everybody who wanted one and the dice that they passed.
    FastRolled {
        tile: RoomId,
        passed: SmallVec<[(FigureId, u8); 8]>,
        roll: Box<Roll>,
    },
    /// Some go to the next tile together.
    Moved {
        who: SmallVec<[FigureId; 8]>,
        from: RoomId,
        to: RoomId,
        /// The side by which they would leave if they went straight on.
        heading: grid::Side,
    },
    /// The turn of one of several groups begins.
    GroupBegan { tile: RoomId, leader: FigureId },
    /// Some come to others of the band, and are one group with them.
    Joined {
        who: SmallVec<[FigureId; 8]>,
        tile: RoomId,
    },
    /// Somebody stays behind until the others are done.
    Stayed { who: FigureId },
    /// Those who stayed behind are a group of their own.
    Regrouped { tile: RoomId },
    /// Somebody goes ahead of those who are as strong.
    WentAhead { who: FigureId },
    /// Those on a tile are done with their turn.
    TurnDone { tile: RoomId },
    /// A contact ends the moves of those on a tile.
    Stopped { tile: RoomId },
    /// Some come out of the dungeon.
    CameOut { who: SmallVec<[FigureId; 8]> },
    /// A hidden force is laid down, as many tiles away as there are.
    ForcePlaced {
        force: ForceId,
        tile: RoomId,
        wanted: u8,
    },
    /// A hidden force moves by its dice.
    ForceMoved {
        force: ForceId,
        path: SmallVec<[RoomId; 2]>,
        passed: u8,
        roll: Box<Roll>,
    },
    /// Foes who are known move by the dice of their leader.
    FoesMoved {
        who: SmallVec<[FigureId; 8]>,
        path: SmallVec<[RoomId; 2]>,
        passed: u8,
        roll: Box<Roll>,
    },
    /// Hidden forces stay where they are while there is a fight.
    ForcesWait { forces: u8 },
    /// It shows what a hidden force is. `next` is the number of dice for the next one, if that is
    /// not as usual.
    ForceResolved {
        /// The marker; `None` for what waits in a room.
        force: Option<ForceId>,
        tile: RoomId,
        gives: Force,
        next: Option<u8>,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// It shows who they are.
    EncounterRolled {
        tile: RoomId,
        level: u8,
        met: Encounter,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// It shows how many they are.
    NumbersRolled {
        than: u8,
        count: u8,
        row: TableRoll,
        roll: Box<Roll>,
    },
    /// The reason of the adventure is accomplished.
    ReasonMet,
}

impl Delving {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Delving::TileLaid { tile, roll } => {
                Some(Rolled::on(Side::Neutral, roll.as_ref()?, tile.row?))
            }
            Delving::TileRefused { row, roll, .. }
            | Delving::ForceResolved { row, roll, .. }
            | Delving::EncounterRolled { row, roll, .. }
            | Delving::NumbersRolled { row, roll, .. } => {
                Some(Rolled::on(Side::Neutral, roll, *row))
            }
            Delving::ActivationRolled { roll, .. } | Delving::FastRolled { roll, .. } => {
                Some(Rolled::dice(Side::Hero, roll))
            }
            Delving::ForceMoved { roll, .. } | Delving::FoesMoved { roll, .. } => {
                Some(Rolled::dice(Side::Foe, roll))
            }
            Delving::Sized { .. }
            | Delving::Drawn { .. }
            | Delving::Closed { .. }
            | Delving::TurnBegan { .. }
            | Delving::Moved { .. }
            | Delving::GroupBegan { .. }
            | Delving::Joined { .. }
            | Delving::Stayed { .. }
            | Delving::Regrouped { .. }
            | Delving::WentAhead { .. }
            | Delving::ForcesWait { .. }
            | Delving::TurnDone { .. }
            | Delving::Stopped { .. }
            | Delving::CameOut { .. }
            | Delving::ForcePlaced { .. }
            | Delving::ReasonMet => None,
        }
    }
}
