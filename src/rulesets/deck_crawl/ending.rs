//! The end of a crawl: victory, and its legacy.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Cx,
    components::{HeroId, Phase},
    crawl::Crawl,
    event::{Event, Tariff},
    round, rules,
    snapshot::HeroRecord,
    step::Task,
};
use crate::{content::RecordId, game::Outcome};

/// The legacy of a crawl for its campaign.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Legacy {
    /// True if it was won.
    pub victory: bool,
    /// Number of rounds.
    pub rounds: u16,
    /// Number of monsters slain.
    pub slain: u16,
    /// Loot points gained.
    pub loot: i32,
    /// The living, by seat.
    pub survivors: Vec<(u8, HeroRecord)>,
    /// The fallen, by seat.
    pub fallen: Vec<(u8, HeroRecord)>,
    /// Every kind of monster met, in order.
    pub met: Vec<RecordId>,
}

/// The legacy of the crawl in a world.
pub fn legacy(world: &bevy_ecs::world::World) -> Legacy {
    let crawl = Crawl::of(world);
    let state = crawl.state();
    let records = |heroes: SmallVec<[HeroId; 4]>| {
        heroes
            .into_iter()
            .map(|hero| (hero.0, HeroRecord::of(world, hero)))
            .collect()
    };
    Legacy {
        victory: state.dragon_slain,
        rounds: state.round,
        slain: state.slain,
        loot: state.loot_gained,
        survivors: records(crawl.living().collect()),
        fallen: records(crawl.fallen().collect()),
        met: crawl
            .cast()
            .iter()
            .map(|kind| crawl.book().kind_id(*kind).clone())
            .collect(),
    }
}

/// The dragon is dead: the crawl is won. In a campaign the loot is spent before the next one.
pub fn triumph(cx: &mut Cx<'_>) {
    cx.emit(rules::DRAGON_VICTORY, Event::Victory);
    round::remember(cx);
    cx.push(Task::Over);
    let crawl = Crawl::of(cx.world());
    if !crawl.options().campaign {
        return;
    }
    let living: SmallVec<[HeroId; 4]> = crawl.living().collect();
    let survivors = living.len() as u8;
    cx.emit(rules::CAMPAIGN_ROSTER, Event::RosterKept { survivors });
    cx.emit(
        rules::CAMPAIGN_ROSTER,
        Event::Phase {
            phase: Phase::Between,
        },
    );
    for hero in &living {
        cx.emit(rules::POOLS_REFILL, Event::Rested { hero: *hero });
        let points = Crawl::of(cx.world()).purse(*hero).loot;
        if points > 0 {
            cx.emit(
                rules::CAMPAIGN_LOOT,
                Event::LootBecameResources {
                    hero: *hero,
                    points,
                },
            );
        }
    }
    let shop = |hero| Task::Shop {
        hero,
        tariff: Tariff::Between,
    };
    cx.push_all(living.into_iter().map(shop).collect::<Vec<_>>());
}

/// Ends the crawl.
pub fn over(cx: &mut Cx<'_>) {
    cx.finish(Outcome::Victory);
}
