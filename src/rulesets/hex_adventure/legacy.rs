use serde::{Deserialize, Serialize};

use super::{components::Fighter, snapshot::HeroRecord, venture::Venture};

/// What outlives a venture: the heroes who are alive, with what they have learned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Legacy {
    /// Those who are alive, by seat.
    pub survivors: Vec<(u8, HeroRecord)>,
    /// Those who are not, by seat.
    pub fallen: Vec<(u8, HeroRecord)>,
}

impl Legacy {
    pub(super) fn of(venture: Venture<'_>) -> Self {
        let record = |hero: &Fighter| (hero.id.seat(), HeroRecord::of(venture, hero.id));
        let dead = venture.heroes().filter(|hero| hero.dead);
        Legacy {
            survivors: venture.living().map(record).collect(),
            fallen: dead.map(record).collect(),
        }
    }
}
