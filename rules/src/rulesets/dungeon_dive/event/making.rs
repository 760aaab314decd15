//! Events of heroes being made, and going up.

use serde::Serialize;

use super::super::{
    components::{Body, FigureId, Hero},
    making::{Draft, Pick},
    record::HeroRecord,
};
use crate::{dice::Roll, game::Side};

/// A score as it was rolled.
#[derive(Clone, Debug, Serialize)]
pub struct ScoreRoll {
    pub roll: Roll,
    pub score: i8,
}

/// Somebody in a dungeon after going up.
#[derive(Clone, Debug, Serialize)]
pub struct Risen {
    pub who: FigureId,
    pub hero: Box<Hero>,
    pub body: Body,
}

#[derive(Clone, Debug, Serialize)]
pub enum Making {
    /// A hero is begun, or is about to go up.
    Began { draft: Box<Draft> },
    /// Something is chosen.
    Picked { pick: Pick },
    /// A score is rolled.
    Rolled(Box<ScoreRoll>),
    /// What is open is taken as proposed.
    LeftToProposals,
    /// A hero comes to the stable: a new one, a ready-made one, or one of earlier games.
    Joined { record: Box<HeroRecord> },
    /// A hero of the stable has prepared these spells for the next dive.
    Prepared { place: u8, record: Box<HeroRecord> },
    /// A hero of the stable has gone up.
    Rose {
        place: u8,
        record: Box<HeroRecord>,
        /// As they are now, if they are on a dive.
        live: Option<Box<Risen>>,
    },
}

impl Making {
    /// Its dice, and the side that threw them.
    pub fn roll(&self) -> Option<(Side, &Roll)> {
        match self {
            Making::Rolled(it) => Some((Side::Hero, &it.roll)),
            _ => None,
        }
    }
}
