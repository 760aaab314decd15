//! Events of what somebody decides whom no player plays; rule `mind.reasons`.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::super::{
    components::{FigureId, How},
    content::{Book, Source, Standard},
};
use crate::{dice::Roll, grid::Cell};

/// Something that could be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Does {
    /// An act, or a spell by a slot of a circle.
    Act {
        source: Source,
        act: u16,
        circle: u8,
    },
    /// An attack with one of the arms.
    Strike { arm: Option<u8>, how: How },
    /// One of the things that anybody can do.
    Take(Standard),
    /// Nothing but going there.
    Walk,
}

/// What counts for or against a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Reason {
    /// The damage that is expected.
    Damage,
    /// The chance that a target drops.
    Drops,
    /// What else it does to targets.
    Harms,
    /// What it does for allies.
    Helps,
    /// What it takes that does not come back.
    Price,
    /// What foes do on the way.
    Provokes,
    /// What the ground does on the way.
    Hazard,
    /// What foes do within whose reach it ends.
    Exposed,
    /// How far the nearest foe is away.
    Distance,
    /// Cover.
    Cover,
    /// Being out of sight.
    Unseen,
    /// A high place.
    Height,
    /// A place behind others, or among them.
    Others,
    /// A target with nobody beside it.
    Alone,
    /// A target that others attack, or are around.
    Together,
    /// The target that it attacked last.
    Same,
    /// Nearer targets.
    Nearer,
    /// Striking, for those who would rather not.
    Blade,
}

/// A choice with what it is worth, in hundredths of a point of damage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Weighed {
    pub does: Does,
    /// The first target.
    pub on: Option<FigureId>,
    /// Where it is done.
    pub to: Option<Cell>,
    pub sum: i32,
    /// What it is made of, in the order of reasons.
    pub parts: SmallVec<[(Reason, i32); 6]>,
}

/// What made the difference between the choice and the one that came next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Settled {
    /// There was nothing else.
    Alone,
    /// It is worth more.
    Worth,
    /// Its target is nearest to death; rule `mind.nearest_death`.
    NearestDeath,
    /// Its target did the most damage lately; rule `mind.most_damage`.
    MostDamage,
    /// Its target is easier to hit; rule `mind.lower_ac`.
    LowerAc,
    /// Its target is nearer.
    Nearer,
    /// It comes first.
    First,
    /// Its target did damage since another went down; rule `mind.downed`.
    Attention,
    /// A double is only taken for want of better; rule `mind.doubles`.
    Double,
}

#[derive(Clone, Debug, Serialize)]
pub enum Minding {
    /// Somebody chooses.
    Chose {
        who: FigureId,
        chosen: Box<Weighed>,
        /// The best with another target or act.
        instead: Option<Box<Weighed>>,
        settled: Settled,
    },
    /// A d4 decides whether a foe goes on with somebody who is down; rule `mind.downed`.
    DownedRolled {
        who: FigureId,
        on: FigureId,
        roll: Box<Roll>,
        goes_on: bool,
    },
}

impl Minding {
    pub(super) fn roll(&self) -> Option<&Roll> {
        match self {
            Minding::DownedRolled { roll, .. } => Some(roll),
            Minding::Chose { .. } => None,
        }
    }
}

crate::map_keys! { Book;
    enum Does { Act.source; Strike, Take, Walk };
}
