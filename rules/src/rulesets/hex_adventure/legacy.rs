use serde::{Deserialize, Serialize};

use super::{fighter::Fighter, snapshot::HeroRecord, venture::Venture};

/// The legacy of a venture: the heroes with everything they have learned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Legacy {
    /// The living, by seat; those who have left the party among them.
    pub survivors: Vec<(u8, HeroRecord)>,
    /// The dead, by seat.
    pub fallen: Vec<(u8, HeroRecord)>,
}

impl Legacy {
    pub(super) fn of(venture: Venture<'_>) -> Self {
        let record = |hero: Fighter<'_>| (hero.id.seat(), HeroRecord::of(venture, hero.id));
        let (dead, alive): (Vec<_>, Vec<_>) =
            venture.ever_here().partition(|hero| hero.health().dead);
        Legacy {
            survivors: alive.into_iter().map(record).collect(),
            fallen: dead.into_iter().map(record).collect(),
        }
    }
}
