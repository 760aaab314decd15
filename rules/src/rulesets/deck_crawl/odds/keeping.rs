//! What follows if a roll is kept that could be rerolled, so that both choices can be compared.

use super::Prospect;
use crate::{
    game::Phrase,
    rulesets::deck_crawl::{
        checks,
        crawl::Crawl,
        step::{Attempt, Blow},
        words,
    },
};

/// The dice that are rolled next if a roll is kept: those of the trap that it has set off or found.
pub(super) fn prospect(crawl: Crawl<'_>, attempt: &Attempt) -> Option<Prospect> {
    match *attempt {
        Attempt::Chest { hero } if crawl.class(hero).disarms => Some(Prospect::DisarmOfChest(hero)),
        Attempt::Chest { hero } | Attempt::Disarm { hero } => Some(Prospect::Trap(hero)),
        _ => None,
    }
}

/// What comes of a roll that is kept, where no more dice are rolled for it.
pub fn kept(crawl: Crawl<'_>, attempt: &Attempt, outcome: i32) -> Option<Phrase> {
    let damage = |blow: Blow| {
        let damage = checks::damage_of(crawl, &blow);
        Some(Phrase::new("odds-damage").with("n", damage))
    };
    match *attempt {
        Attempt::Chest { .. } | Attempt::Disarm { .. } => None,
        Attempt::Trap { hero } => damage(checks::trap_blow(crawl, hero, outcome)),
        Attempt::Evade { blow, .. } => damage(Blow {
            evaded: blow.evaded + outcome,
            ..blow
        }),
        Attempt::Heal { on, .. } => {
            Some(Phrase::new("odds-healed").with("n", outcome.min(crawl.wounds(on))))
        }
        Attempt::Attack { .. }
        | Attempt::Missile { .. }
        | Attempt::Resurrect { .. }
        | Attempt::Loot { .. } => Some(words::outcome(crawl, attempt, outcome)),
    }
}
