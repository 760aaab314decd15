//! The end of a crawl: victory, and its legacy.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Cx, DeckCrawl,
    components::{FoeId, HeroId, Phase},
    content::KindIx,
    crawl::Crawl,
    event::{Event, Harm, Tariff},
    round, rules,
    snapshot::HeroRecord,
    step::Task,
};
use crate::{
    content::{BookKey as _, RecordId},
    game::{Game, Outcome},
};

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
    /// Deaths of the fallen, by seat, as far as the log goes back.
    #[serde(default)]
    pub deaths: Vec<(u8, Death)>,
}

/// How a hero fell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Death {
    /// Number of the room.
    pub room: u16,
    pub by: Killer,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Killer {
    Monster(RecordId),
    Trap,
    Other,
}

/// The last death of every hero who fell.
fn deaths(game: &Game<DeckCrawl>) -> BTreeMap<HeroId, Death> {
    let book = game.content();
    let mut room = 0;
    let mut kinds: BTreeMap<FoeId, KindIx> = BTreeMap::new();
    let mut harms = BTreeMap::new();
    let mut deaths = BTreeMap::new();
    for logged in game.log() {
        match &logged.event {
            Event::RoomFound { addition, .. } => room = addition.room.id.0,
            Event::FoeCame { foe, kind, .. } => _ = kinds.insert(*foe, *kind),
            Event::DragonWoke { foe, .. } => _ = kinds.insert(*foe, book.dragon_kind()),
            Event::Hurt { hero, harm, .. } => _ = harms.insert(*hero, *harm),
            Event::Fell { hero } => {
                let kind = |foe| Some(kinds.get(&foe)?.id(book).clone());
                let by = match harms.get(hero) {
                    Some(Harm::Foe(foe)) => kind(*foe).map_or(Killer::Other, Killer::Monster),
                    Some(Harm::PhysicalTrap | Harm::MagicalTrap) => Killer::Trap,
                    Some(Harm::Card) | None => Killer::Other,
                };
                deaths.insert(*hero, Death { room, by });
            }
            _ => {}
        }
    }
    deaths
}

/// The legacy of a crawl.
pub fn legacy(game: &Game<DeckCrawl>) -> Legacy {
    let world = game.world();
    let crawl = Crawl::of(world);
    let state = crawl.state();
    let records = |heroes: SmallVec<[HeroId; 4]>| {
        heroes
            .into_iter()
            .map(|hero| (hero.0, HeroRecord::of(world, hero)))
            .collect()
    };
    let mut deaths = deaths(game);
    let deaths = crawl
        .fallen()
        .filter_map(|hero| Some((hero.0, deaths.remove(&hero)?)));
    Legacy {
        deaths: deaths.collect(),
        victory: state.dragon_slain,
        rounds: state.round,
        slain: state.slain,
        loot: state.loot_gained,
        survivors: records(crawl.living().collect()),
        fallen: records(crawl.fallen().collect()),
        met: crawl
            .cast()
            .iter()
            .map(|kind| kind.id(crawl.book()).clone())
            .collect(),
    }
}

/// The wounds that the dragon can still take, and how many it could when it woke; `None` while it sleeps.
pub fn dragon_left(crawl: Crawl<'_>) -> Option<(u8, u8)> {
    if crawl.state().dragon_slain {
        return Some((0, crawl.book().dragon.wounds));
    }
    let body = crawl.body(crawl.foes().find(|foe| crawl.is_dragon(*foe))?)?;
    Some((body.wounds_max.saturating_sub(body.wounds), body.wounds_max))
}

/// True once nothing in the rest of the round could matter to anybody: the dragon is dead, everybody
/// lives, and no campaign goes on.
pub fn is_decided(crawl: Crawl<'_>) -> bool {
    let all_live = crawl.fallen().next().is_none();
    crawl.state().dragon_slain && all_live && !crawl.options().campaign
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
