//! Events of acts and spells, and of what lasts.

use serde::Serialize;

use super::super::{
    components::{Deed, FigureId, Lasting, ZoneState},
    content::{Ability, Rolled, Source},
    sheet::Tally,
    step::Run,
};
use super::Spends;
use crate::rulesets::dungeon_dive::checks::Passed;
use crate::{dice::Roll, game::Side, grid::Cell};

/// The price of a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Pays {
    pub spends: Spends,
    /// The circle of the slot; 0 for none.
    pub slot: u8,
    /// Uses of a pool or act.
    pub uses: Option<(Source, Option<u16>, u8)>,
    pub hit_die: bool,
    /// True if the item is gone.
    pub used_up: bool,
}

impl Pays {
    /// Nothing but a part of the turn.
    pub fn only(spends: Spends) -> Self {
        Pays {
            spends,
            slot: 0,
            uses: None,
            hit_die: false,
            used_up: false,
        }
    }
}

#[derive(Clone, Debug, Serialize)]
pub enum Magic {
    /// Something is done or cast.
    Begun {
        deed: Box<Deed>,
        pays: Pays,
    },
    /// It is over.
    DeedOver {
        deed: u16,
    },
    /// It comes to nothing.
    Undone {
        deed: u16,
    },
    /// Somebody else becomes its target.
    Aimed {
        deed: u16,
        at: FigureId,
    },
    /// Dice that count for all targets are rolled.
    DiceRolled {
        deed: u16,
        block: u16,
        place: u8,
        roll: Box<Roll>,
        sum: i16,
    },
    SaveRolled {
        run: Run,
        ability: Ability,
        dc: i16,
        tally: Box<Tally>,
        /// None for a save that fails without a roll.
        roll: Option<Box<Roll>>,
        passed: Passed,
    },
    /// A check of the doer.
    CheckRolled {
        who: FigureId,
        /// What it is rolled with; none for a save that nothing else hangs on.
        with: Option<Rolled>,
        dc: i16,
        tally: Box<Tally>,
        roll: Box<Roll>,
        passed: bool,
    },
    /// Both sides roll.
    Contested {
        by: FigureId,
        on: FigureId,
        rolls: Box<[Roll; 2]>,
        won: bool,
    },
    /// A save or check against something that lasts.
    SavedAgain {
        who: FigureId,
        lasting: u16,
        dc: i16,
        roll: Box<Roll>,
        passed: bool,
    },
    /// Something lasts from now on.
    Lasts {
        on: FigureId,
        lasting: Lasting,
    },
    /// Something has ended.
    Ended {
        on: FigureId,
        lasting: u16,
        /// What it was.
        was: Lasting,
    },
    /// Somebody concentrates.
    Concentrates {
        who: FigureId,
        deed: u16,
        source: Source,
    },
    /// Somebody rolls for concentration.
    ConcentrationRolled {
        who: FigureId,
        dc: u8,
        tally: Box<Tally>,
        roll: Box<Roll>,
        held: bool,
    },
    /// Concentration is over.
    LetGo {
        who: FigureId,
        source: Source,
    },
    ZoneMade {
        zone: Box<ZoneState>,
    },
    ZoneGone {
        zone: u16,
        source: Source,
    },
    /// A zone goes where its doer goes, or wherever it is sent.
    ZoneMoved {
        zone: u16,
        at: Cell,
        cells: Vec<Cell>,
    },
    /// A zone has done something to somebody.
    ZoneTouched {
        zone: u16,
        who: FigureId,
    },
    /// Uses come back.
    Restored {
        who: FigureId,
        source: Source,
        act: Option<u16>,
    },
    SlotBack {
        who: FigureId,
        circle: u8,
    },
    /// A foe rolls for an act that it has used.
    RechargeRolled {
        who: FigureId,
        act: u16,
        roll: Box<Roll>,
        back: bool,
    },
}

impl Magic {
    pub(super) fn roll(&self) -> Option<(Side, &Roll)> {
        match self {
            Magic::DiceRolled { roll, .. }
            | Magic::CheckRolled { roll, .. }
            | Magic::SavedAgain { roll, .. }
            | Magic::ConcentrationRolled { roll, .. } => Some((Side::Hero, roll)),
            Magic::RechargeRolled { roll, .. } => Some((Side::Foe, roll)),
            Magic::SaveRolled {
                roll: Some(roll), ..
            } => Some((Side::Hero, roll)),
            _ => None,
        }
    }
}
