//! Events of the dive between its fights.

use serde::Serialize;
use smallvec::SmallVec;

use super::super::{
    components::FigureId,
    content::{CardIx, Coins, FoeIx, ItemIx, MapIx, Rolled, TrapIx},
    delve::{Attempt, Fate, Means, Shot, Thing, Thrown, Valuables},
};
use crate::{content::RecordId, dice::Roll, game::Side, grid::Cell, tables::TableRoll};

/// What a check of the party is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum CheckedFor {
    Trap,
    BackingAway,
    /// Sneaking in: one alone, or all.
    Sneaking(Option<FigureId>),
}

/// How a trap is behind the party.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum TrapEnd {
    /// They got past it.
    Passed,
    /// It has struck and is spent.
    Spent,
    /// They go another way: a door is lost, if one was chosen.
    Shut,
}

#[derive(Clone, Debug, Serialize)]
pub enum Delving {
    /// The party sets out, each with the rooms of earlier dives.
    SetOut {
        party: Vec<(FigureId, u16)>,
        higher: bool,
    },
    LevelReached {
        level: u8,
    },
    RowLaid {
        doors: u8,
        /// True if the wandering cards are shuffled for it, and the troves.
        shuffled: [bool; 2],
        guided: bool,
    },
    MarchChanged {
        order: SmallVec<[FigureId; 6]>,
    },
    DoorChosen {
        door: u8,
    },
    TrapRolled {
        roll: Box<Roll>,
        trap: bool,
    },
    TrapFound {
        roll: Box<Roll>,
        row: TableRoll,
        trap: TrapIx,
    },
    /// Something is tried against a trap, for the first time or the second.
    Tried {
        attempt: Attempt,
    },
    /// One, or the whole party, rolls.
    Checked {
        made: CheckedFor,
        who: SmallVec<[FigureId; 6]>,
        with: Rolled,
        roll: Box<Roll>,
        dc: i16,
        total: i16,
        twenties: SmallVec<[FigureId; 2]>,
        passed: bool,
    },
    /// A way or idea has failed for good, or worked.
    Decided {
        means: Means,
        passed: bool,
    },
    TrapSprung {
        trap: TrapIx,
        victims: SmallVec<[FigureId; 6]>,
    },
    /// Somebody holds on to a victim, or does not.
    Caught {
        who: FigureId,
        by: FigureId,
        dc: i16,
        roll: Box<Roll>,
        held: bool,
    },
    TrapBehind {
        end: TrapEnd,
    },
    /// A room more for each of these.
    RoomsCounted {
        who: SmallVec<[FigureId; 6]>,
    },
    Scouted {
        by: FigureId,
    },
    /// The card behind a door; by dice, with these.
    CardTurned {
        door: u8,
        card: CardIx,
        roll: Option<Box<Roll>>,
    },
    /// Words are heard through the door.
    Heard,
    FoesCounted {
        card: CardIx,
        foes: Vec<FoeIx>,
    },
    MapRolled {
        roll: Box<Roll>,
        map: MapIx,
    },
    Entered {
        way: Cell,
    },
    /// Somebody is on the way to the map, so many feet off.
    OnTheWay {
        who: FigureId,
        feet: u16,
    },
    /// Somebody goes on towards it.
    CameOn {
        who: FigureId,
        feet: u16,
    },
    /// Somebody has come to it, after so many feet of their turn.
    Arrived {
        who: FigureId,
        at: Cell,
        moved: u16,
    },
    RoomCleared,
    /// The room is left behind: foes and map are gone, weapons picked up.
    Swept {
        arms: Vec<Thrown>,
        shots: Vec<Shot>,
    },
    TroveRolled {
        trove: RecordId,
        roll: Box<Roll>,
        row: TableRoll,
    },
    HoardRolled {
        roll: Box<Roll>,
        row: TableRoll,
    },
    /// Dice of what is found.
    FindRolled {
        roll: Box<Roll>,
        sum: u16,
    },
    /// The item that a die brings.
    ItemRolled {
        roll: Box<Roll>,
        row: TableRoll,
        item: ItemIx,
    },
    CoinShared {
        coin: Coins,
        shares: SmallVec<[(FigureId, Coins); 6]>,
    },
    ValuablesFound {
        goods: Valuables,
    },
    ThingFound {
        thing: Thing,
    },
    /// The first thing found goes to somebody, who may wear or wield it at once.
    Given {
        who: FigureId,
        thing: Thing,
        worn: bool,
    },
    /// Somebody gives something up, for another to have.
    HandedRound {
        by: FigureId,
        thing: Thing,
    },
    /// It stays there.
    LeftBehind {
        thing: Thing,
    },
    /// Somebody is dead, and has so many rooms left.
    Died {
        who: FigureId,
        rooms: u16,
    },
    BodyCarried {
        body: FigureId,
        by: FigureId,
    },
    BodyLeft {
        body: FigureId,
    },
    LevelCleared {
        level: u8,
    },
    HitDieRolled {
        who: FigureId,
        roll: Box<Roll>,
        points: i16,
    },
    Attuned {
        who: FigureId,
        item: ItemIx,
        attuned: bool,
    },
    /// Somebody has left the map, and the dive.
    Ran {
        who: FigureId,
    },
    Abandoned,
    /// The dive is over: what became of everybody, with their part of what was sold.
    CameHome {
        fates: Vec<(FigureId, Fate, Coins)>,
        cleared: bool,
    },
}

impl Delving {
    pub(super) fn roll(&self) -> Option<(Side, &Roll)> {
        match self {
            Delving::TrapRolled { roll, .. }
            | Delving::TrapFound { roll, .. }
            | Delving::TroveRolled { roll, .. }
            | Delving::HoardRolled { roll, .. }
            | Delving::FindRolled { roll, .. }
            | Delving::ItemRolled { roll, .. }
            | Delving::MapRolled { roll, .. } => Some((Side::Neutral, roll)),
            Delving::Checked { roll, .. }
            | Delving::Caught { roll, .. }
            | Delving::HitDieRolled { roll, .. } => Some((Side::Hero, roll)),
            Delving::CardTurned {
                roll: Some(roll), ..
            } => Some((Side::Neutral, roll)),
            _ => None,
        }
    }
}
