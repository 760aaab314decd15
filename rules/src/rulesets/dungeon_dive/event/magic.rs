//! Events of acts and spells, and of what lasts.

use serde::Serialize;

use super::super::{
    components::{Deed, FigureId, Lasting, ZoneState},
    content::{Ability, GearIx, ItemIx, Rolled, Source},
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
    /// The material that is used up; rule `magic.components`.
    pub material: Option<GearIx>,
    /// True if the item is gone.
    pub used_up: bool,
    /// The item that casts the spell.
    pub item: Option<ItemIx>,
}

impl Pays {
    /// Nothing but a part of the turn.
    pub const fn only(spends: Spends) -> Self {
        Pays {
            spends,
            slot: 0,
            uses: None,
            hit_die: false,
            material: None,
            used_up: false,
            item: None,
        }
    }
}

/// What a contest is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Stake {
    Grapple,
    Shove,
    KnockDown,
    Escape,
    /// Whatever an effect says.
    Effect,
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
        /// The side of whoever does it.
        side: Side,
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
        over: Stake,
        /// The side of whoever began it.
        side: Side,
        on: FigureId,
        rolls: Box<[Roll; 2]>,
        won: bool,
    },
    /// A save or check against something that lasts.
    SavedAgain {
        who: FigureId,
        side: Side,
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
        /// Where its doer stands.
        from: Option<Cell>,
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
    /// Whether an attack goes for a false picture is rolled.
    PictureRolled {
        who: FigureId,
        by: FigureId,
        side: Side,
        roll: Box<Roll>,
        fooled: bool,
    },
    /// A false picture is gone.
    PictureGone {
        who: FigureId,
        lasting: u16,
    },
    /// Something is gone by being used.
    UsedUp {
        who: FigureId,
        item: ItemIx,
    },
    HitDiceBack {
        who: FigureId,
        count: u8,
    },
    /// Charges of an item come back.
    Recharged {
        who: FigureId,
        source: Source,
        roll: Box<Roll>,
        count: u8,
    },
    /// The most hit points are what they were, or fewer; those that are left stay, as far as they can.
    MostSet {
        who: FigureId,
        most: i16,
    },
}

impl Magic {
    pub(super) fn roll(&self) -> Option<(Side, &Roll)> {
        match self {
            Magic::SaveRolled {
                roll: Some(roll),
                tally,
                ..
            }
            | Magic::CheckRolled { roll, tally, .. }
            | Magic::ConcentrationRolled { roll, tally, .. } => Some((tally.side(), roll)),
            Magic::DiceRolled { roll, side, .. }
            | Magic::SavedAgain { roll, side, .. }
            | Magic::PictureRolled { roll, side, .. } => Some((*side, roll)),
            Magic::Contested { rolls, side, .. } => Some((*side, &rolls[0])),
            Magic::RechargeRolled { roll, .. } => Some((Side::Foe, roll)),
            Magic::Recharged { roll, .. } => Some((Side::Hero, roll)),
            _ => None,
        }
    }
}
