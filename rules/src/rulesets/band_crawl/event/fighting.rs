//! Events of fights.

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    super::{
        checks::Harm,
        components::{Faction, Fight, FigureId, Place, React},
        content::WeaponIx,
        harm::Hit,
        modifiers::Whys,
    },
    Rolled,
};
use crate::{
    dice::Roll,
    dungeon::RoomId,
    game::Side,
    grid::{Cell, Facing},
    tables::TableRoll,
};

/// The dice of two figures against each other, with what counts for either.
#[derive(Clone, Debug, Serialize)]
pub struct Contest {
    pub roll: Roll,
    pub whys: [Whys; 2],
}

/// What somebody does in a crisis.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Reacted {
    pub who: FigureId,
    /// Dice passed; `None` for a star, who chooses.
    pub passed: Option<u8>,
    /// The row of its profession.
    pub row: Option<TableRoll>,
    pub react: React,
}

#[derive(Clone, Debug, Serialize)]
pub enum Fighting {
    /// The battle board is open, and both sides stand on it.
    BoardOpened {
        fight: Box<Fight>,
        placed: SmallVec<[(FigureId, Place, Facing); 8]>,
    },
    /// The leaders roll for who acts first.
    ChargeRolled {
        leaders: [FigureId; 2],
        /// The side of the first, which has come.
        side: Faction,
        contest: Box<Contest>,
        /// Successes that the first is ahead.
        ahead: i8,
    },
    /// A side acts first.
    ChargeWon {
        by: Faction,
    },
    /// The turn of a side begins.
    SideTurn {
        side: Faction,
    },
    /// Somebody comes onto the board.
    CameIn {
        who: FigureId,
        at: Cell,
    },
    Stepped {
        who: FigureId,
        /// The squares it goes over, the last one included.
        path: SmallVec<[Cell; 6]>,
    },
    /// Somebody takes a weapon in both hands, or in one again.
    Gripped {
        who: FigureId,
        both_hands: bool,
    },
    /// Somebody will attack somebody.
    Engaged {
        by: FigureId,
        on: FigureId,
    },
    /// Somebody who could shoot acts with the others.
    ActsLater {
        who: FigureId,
    },
    /// A shot.
    ShotRolled {
        by: FigureId,
        on: FigureId,
        side: Faction,
        weapon: WeaponIx,
        /// The reputation that the dice are held against.
        target: u8,
        row: TableRoll,
        roll: Box<Roll>,
        hits: bool,
    },
    /// A thrown weapon lies somewhere.
    Thrown {
        who: FigureId,
        place: u8,
    },
    /// A star says what it does in a crisis.
    Chose {
        who: FigureId,
        react: React,
    },
    /// The dice of a crisis test.
    CrisisRolled {
        side: Faction,
        /// True if somebody of the side went down.
        down: bool,
        /// True if the leader of the side steadies it.
        led: bool,
        roll: Box<Roll>,
    },
    /// What somebody does in a crisis.
    Reacted(Reacted),
    /// A side has tested.
    CrisisOver {
        side: Faction,
    },
    DuckedBack {
        who: FigureId,
        to: Cell,
    },
    /// Somebody could not duck back.
    Cornered {
        who: FigureId,
    },
    /// Somebody quits the fight.
    Fled {
        who: FigureId,
    },
    /// Somebody lifts somebody who lies next to them.
    Lifted {
        who: FigureId,
        wounded: FigureId,
    },
    /// Somebody changes places with somebody who lies next to them.
    TookPlace {
        who: FigureId,
        wounded: FigureId,
    },
    /// Somebody sets down on a square whom they carry.
    SetDown {
        who: FigureId,
        wounded: FigureId,
        at: Cell,
    },
    /// Somebody who is attacked or ducks back drops whom they carry.
    Dropped {
        who: FigureId,
        wounded: FigureId,
        at: Cell,
    },
    /// Somebody does nothing more this turn.
    Waited {
        who: FigureId,
    },
    MeleeBegan {
        by: FigureId,
        on: FigureId,
    },
    /// A round of melee.
    MeleeRolled {
        by: FigureId,
        on: FigureId,
        /// The side of the attacker.
        side: Faction,
        contest: Box<Contest>,
        /// Successes that the attacker is ahead.
        lead: i8,
    },
    /// Neither can do anything to the other.
    Parted {
        by: FigureId,
        on: FigureId,
    },
    /// The damage of a hit.
    DamageRolled {
        hit: Hit,
        /// The side of whoever hits.
        side: Faction,
        whys: Box<Whys>,
        impact: i8,
        row: TableRoll,
        /// Without dice if the impact is nothing.
        roll: Box<Roll>,
        harm: Harm,
    },
    /// A race or an item answers harm.
    Shrugged {
        who: FigureId,
        /// What answers it, as a message key.
        name: &'static str,
        /// Its place among all that could.
        place: u8,
        once_a_fight: bool,
        from: Harm,
        to: Harm,
    },
    /// A star answers harm.
    StarPowerRolled {
        who: FigureId,
        side: Faction,
        roll: Box<Roll>,
        /// Dice gone.
        lost: u8,
        from: Harm,
        to: Harm,
    },
    /// A figure loses no reputation where others would.
    Unmoved {
        who: FigureId,
        points: u8,
    },
    /// Reputation lost until the melee is over.
    LostRep {
        who: FigureId,
        points: u8,
    },
    /// Reputation lost by venom.
    Poisoned {
        who: FigureId,
        points: u8,
    },
    OutOfTheFight {
        who: FigureId,
        by: Option<FigureId>,
    },
    Died {
        who: FigureId,
        by: Option<FigureId>,
    },
    /// Somebody who was out of the fight recovers or dies.
    RecoveryRolled {
        who: FigureId,
        side: Faction,
        row: TableRoll,
        roll: Box<Roll>,
        /// Points of reputation less; `None` for one who dies.
        lower: Option<u8>,
    },
    /// Nobody attacks a figure any more, and what it lost in melee is back.
    MeleeOver {
        who: FigureId,
    },
    /// The fight is over.
    BoardClosed {
        tile: RoomId,
        /// The side that holds the field.
        held_by: Option<Faction>,
        /// The dead who are taken away.
        gone: SmallVec<[FigureId; 8]>,
    },
}

impl Faction {
    /// The side of its dice.
    pub(super) fn of_dice(self) -> Side {
        match self {
            Faction::Band => Side::Hero,
            Faction::Foes => Side::Foe,
        }
    }
}

impl Fighting {
    pub(super) fn rolled(&self) -> Option<Rolled<'_>> {
        match self {
            Fighting::ChargeRolled { side, contest, .. }
            | Fighting::MeleeRolled { side, contest, .. } => {
                Some(Rolled::dice(side.of_dice(), &contest.roll))
            }
            Fighting::DamageRolled {
                side, row, roll, ..
            }
            | Fighting::ShotRolled {
                side, row, roll, ..
            }
            | Fighting::RecoveryRolled {
                side, row, roll, ..
            } => Some(Rolled::on(side.of_dice(), roll, *row)),
            Fighting::StarPowerRolled { side, roll, .. }
            | Fighting::CrisisRolled { side, roll, .. } => Some(Rolled::dice(side.of_dice(), roll)),
            Fighting::BoardOpened { .. }
            | Fighting::ChargeWon { .. }
            | Fighting::SideTurn { .. }
            | Fighting::CameIn { .. }
            | Fighting::Stepped { .. }
            | Fighting::Engaged { .. }
            | Fighting::Gripped { .. }
            | Fighting::Lifted { .. }
            | Fighting::TookPlace { .. }
            | Fighting::SetDown { .. }
            | Fighting::Dropped { .. }
            | Fighting::Waited { .. }
            | Fighting::ActsLater { .. }
            | Fighting::Thrown { .. }
            | Fighting::Chose { .. }
            | Fighting::Reacted(_)
            | Fighting::CrisisOver { .. }
            | Fighting::DuckedBack { .. }
            | Fighting::Cornered { .. }
            | Fighting::Fled { .. }
            | Fighting::MeleeBegan { .. }
            | Fighting::Parted { .. }
            | Fighting::Shrugged { .. }
            | Fighting::Unmoved { .. }
            | Fighting::LostRep { .. }
            | Fighting::Poisoned { .. }
            | Fighting::OutOfTheFight { .. }
            | Fighting::Died { .. }
            | Fighting::MeleeOver { .. }
            | Fighting::BoardClosed { .. } => None,
        }
    }
}
