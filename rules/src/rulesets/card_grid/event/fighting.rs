//! Events of fights, and of what cards do.

use serde::Serialize;

use super::super::{
    checks::Style,
    components::{Faction, FigureId},
    content::{AttackIx, Effect},
    defence::Ratings,
    step::{Blow, Tapped, Wound},
};
use crate::{dice::Roll, game::Side, grid::Cell};

#[derive(Clone, Debug, Serialize)]
pub enum Fighting {
    /// The heroes try not to be noticed by whoever is in a room.
    SneakRolled {
        by: FigureId,
        roll: Box<Roll>,
        margin: u8,
    },
    /// Foes stand in their places, and the fight begins.
    Began {
        places: Vec<(FigureId, Cell)>,
        /// Those for whom there is no square yet.
        waiting: Vec<FigureId>,
        surprised: Option<Faction>,
    },
    /// Foes act first, for they have heard the heroes, or knew.
    FoesFirst,
    /// Somebody who had no square comes in.
    CameIn { who: FigureId, at: Cell },
    /// The dice of a foe lie in the open.
    DiceRolled {
        who: FigureId,
        dice: Ratings,
        roll: Box<Roll>,
    },
    /// Who acts first.
    FirstRolled {
        by: FigureId,
        first: Faction,
        roll: Box<Roll>,
    },
    /// A round begins.
    Round { round: u16, first: Faction },
    /// A side acts.
    Acts { side: Faction },
    /// Somebody walks.
    Stepped { who: FigureId, path: Vec<Cell> },
    /// Somebody stands on guard for somebody.
    Guarded {
        by: FigureId,
        on: FigureId,
        difficulty: u8,
    },
    /// The turn of somebody is over, and what lasted until then.
    TurnOver { who: FigureId },
    /// Somebody loses a turn.
    LostTurn { who: FigureId },
    /// A hero attacks.
    Attacked {
        blow: Blow,
        card: AttackIx,
        roll: Box<Roll>,
        margin: u8,
    },
    /// A foe attacks.
    Struck {
        by: FigureId,
        on: FigureId,
        style: Style,
        roll: Box<Roll>,
        margin: u8,
    },
    /// Somebody tends wounds.
    Mended {
        by: FigureId,
        on: FigureId,
        style: Style,
        roll: Box<Roll>,
        margin: u8,
    },
    /// A card is tapped.
    Tapped { by: FigureId, card: Tapped },
    /// A failed roll is higher after all.
    Raised { by: FigureId, to: u8 },
    /// A combo goes on although the action failed.
    ComboKept { by: FigureId, place: u8 },
    /// Something works on somebody; `own` says that it is their own doing.
    Affected {
        on: FigureId,
        effect: Effect,
        own: bool,
    },
    /// The margin of a hit is lower.
    Lessened { on: FigureId, margin: u8 },
    /// Somebody takes a hit for somebody else.
    TookHit { by: FigureId, on: FigureId },
    /// A card comes back.
    Healed { on: FigureId, card: u8 },
    /// A card is untapped.
    Untapped { on: FigureId, card: u8 },
    /// Somebody is pushed or pulled by somebody else, or goes at once.
    Shifted {
        who: FigureId,
        by: Option<FigureId>,
        path: Vec<Cell>,
    },
    /// Somebody is hit without a roll.
    Wounded(Wound),
    /// A hit is paid for with cards, a bit for each place.
    Paid {
        on: FigureId,
        margin: u8,
        cards: u64,
    },
    /// Dice of a foe are gone.
    DiceGone {
        on: FigureId,
        dice: Ratings,
        /// Who took them with a hit on another of its pack.
        swept_by: Option<FigureId>,
    },
    /// A die comes back.
    Regrown { who: FigureId, die: u8 },
    /// Somebody is out.
    Fell { who: FigureId, dead: bool },
    /// Somebody is up again.
    GotUp { who: FigureId },
    /// The heroes call the fight off.
    Retreats,
    /// The fight is over.
    Ended { won: bool },
}

impl Fighting {
    pub(super) fn roll(&self) -> Option<(Side, &Roll)> {
        match self {
            Fighting::SneakRolled { roll, .. }
            | Fighting::FirstRolled { roll, .. }
            | Fighting::Attacked { roll, .. }
            | Fighting::Mended { roll, .. } => Some((Side::Hero, roll)),
            Fighting::DiceRolled { roll, .. } | Fighting::Struck { roll, .. } => {
                Some((Side::Foe, roll))
            }
            _ => None,
        }
    }
}
