//! Events of turns, ways, attacks and wounds.

use serde::Serialize;
use smallvec::SmallVec;

use super::super::{
    components::{Arm, FigureId, Life, Readied, Rolled},
    content::{GearIx, Source, Standard, WeaponIx},
    sheet::Tally,
    step::Part,
};
use crate::{dice::Roll, game::Side, grid::Cell};

/// What of a turn something takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Spends {
    Nothing,
    Action,
    Bonus,
    Reaction,
    /// One of the attacks that the action has left.
    Attack,
    /// The action, for this many attacks more.
    Attacks(u8),
    /// Something drawn or picked up.
    Object,
    /// The action that haste gives.
    Hasted,
    /// The use of an item that something else has paid for.
    Item,
}

/// What an attack is made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum AttackWith {
    Weapon(Arm),
    /// An act of a record; the record itself if it is none.
    Act(Source, Option<u16>),
}

/// How somebody comes to another square without walking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Shift {
    Pushed,
    Pulled,
    Teleported,
    Swapped,
    /// Taken along by whoever holds them.
    Dragged,
    /// Out of a square that is somebody else’s.
    Aside,
}

#[derive(Clone, Debug, Serialize)]
pub enum Fighting {
    /// Somebody rolls for initiative, for all of their kind.
    InitiativeRolled {
        who: FigureId,
        tally: Box<Tally>,
        roll: Box<Roll>,
        total: i16,
    },
    /// The order of turns stands.
    Began {
        order: Vec<(FigureId, i16)>,
    },
    Round {
        round: u16,
    },
    TurnBegan {
        who: FigureId,
    },
    TurnEnded {
        who: FigureId,
    },
    /// Somebody takes a standard action.
    Took {
        who: FigureId,
        what: Standard,
        spends: Spends,
    },
    /// Something of a turn is spent on what other events say.
    Spent {
        who: FigureId,
        spends: Spends,
    },
    /// One more action this turn.
    GotAction {
        who: FigureId,
    },
    /// A foe takes up its routine, by the places of its acts.
    Routine {
        who: FigureId,
        acts: SmallVec<[u8; 4]>,
    },
    /// Somebody moves to the next square.
    Stepped {
        who: FigureId,
        to: Cell,
        feet: u8,
    },
    /// Somebody gets up.
    GotUp {
        who: FigureId,
        feet: u16,
    },
    /// Somebody comes to another square without walking.
    Shifted {
        who: FigureId,
        to: Cell,
        how: Shift,
    },
    /// Somebody falls from a height.
    Dropped {
        who: FigureId,
        /// The side of whoever falls.
        side: Side,
        feet: u16,
        roll: Box<Roll>,
        damage: i16,
    },
    /// A weapon is taken in a hand, or put away.
    Wielded {
        who: FigureId,
        hand: u8,
        arm: Option<u8>,
        /// The weapon that it is.
        weapon: Option<WeaponIx>,
        free: bool,
    },
    /// A weapon leaves somebody's hand for the ground.
    Lost {
        who: FigureId,
        arm: u8,
        /// The weapon that it is.
        weapon: Option<WeaponIx>,
        at: Cell,
    },
    /// A weapon is picked up.
    PickedUp {
        who: FigureId,
        arm: Arm,
        at: Cell,
    },
    /// A shot is used up.
    Shot {
        who: FigureId,
        gear: GearIx,
    },
    /// An attack is rolled.
    AttackRolled {
        rolled: Rolled,
        by: AttackWith,
        tally: Box<Tally>,
        roll: Box<Roll>,
    },
    /// It comes to something else after all.
    AttackChanged {
        rolled: Rolled,
    },
    /// Damage is rolled.
    DamageRolled {
        deed: u16,
        on: FigureId,
        /// The side of whoever does it.
        side: Side,
        rolls: Vec<Roll>,
        parts: SmallVec<[Part; 2]>,
        /// Sources whose dice are added once a turn.
        once: SmallVec<[Source; 2]>,
    },
    /// Damage that comes is halved, or less by so much.
    Softened {
        deed: u16,
        halved: bool,
        less: i16,
    },
    /// Somebody takes damage.
    Hurt {
        deed: Option<u16>,
        who: FigureId,
        by: Option<FigureId>,
        /// What is left of each part.
        parts: SmallVec<[Part; 2]>,
        temporary: i16,
        points: i16,
    },
    Healed {
        who: FigureId,
        points: i16,
    },
    Hardened {
        who: FigureId,
        temporary: i16,
    },
    /// The most hit points change.
    MostChanged {
        who: FigureId,
        by: i16,
    },
    /// How alive somebody is.
    LifeChanged {
        who: FigureId,
        life: Life,
    },
    DeathSaved {
        who: FigureId,
        tally: Box<Tally>,
        roll: Box<Roll>,
        life: Life,
    },
    Exhausted {
        who: FigureId,
        level: u8,
    },
    Readied {
        ready: Readied,
    },
    /// What was readied happens, or comes to nothing.
    Unreadied {
        who: FigureId,
    },
    /// A side has won.
    Over {
        won: bool,
    },
}

impl Fighting {
    pub(super) fn roll(&self) -> Option<(Side, &Roll)> {
        match self {
            Fighting::InitiativeRolled { roll, tally, .. }
            | Fighting::AttackRolled { roll, tally, .. }
            | Fighting::DeathSaved { roll, tally, .. } => Some((tally.side(), roll)),
            Fighting::Dropped { roll, side, .. } => Some((*side, roll)),
            Fighting::DamageRolled { rolls, side, .. } => rolls.first().map(|roll| (*side, roll)),
            _ => None,
        }
    }
}
