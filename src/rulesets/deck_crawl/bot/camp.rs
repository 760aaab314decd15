//! The sound player out of battle.

use super::{fight::item, shopping};
use crate::{
    game::LegalActions,
    rulesets::deck_crawl::{
        components::Combatant,
        content::{AbilityEffect, Slot},
        crawl::Crawl,
        event::Tariff,
        goods, shop,
        step::Action,
    },
};

/// What is done out of battle.
pub(super) fn camp(
    crawl: Crawl<'_>,
    market: bool,
    act: Action,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    let (least, most) = range.unwrap_or((0, 0));
    match act {
        Action::GoOn => (0, None),
        Action::Use { hero, ability, on } => match (crawl.ability(ability).effect, on) {
            (AbilityEffect::Resurrect { .. }, _) => {
                let (now, max) = crawl.dice(hero, crawl.pool_of(ability));
                let rich = crawl.purse(hero).loot >= 15;
                (if rich && now * 2 > max { 3000 } else { -1 }, None)
            }
            (AbilityEffect::Heal, Combatant::Hero(on)) => {
                let half = crawl.hit_points(on).now * 2 <= crawl.hit_points_max(on);
                let (now, max) = crawl.dice(hero, crawl.pool_of(ability));
                let spare = now * 2 > max || crawl.purse(hero).loot >= 10;
                let dice = ((crawl.wounds(on) + 3) / 4).clamp(least, most);
                (
                    if half && (spare || !market) { 800 } else { -1 },
                    Some(dice),
                )
            }
            (AbilityEffect::Regain { .. }, _) => (400, Some(most)),
            _ => (-1, Some(least)),
        },
        Action::UseItem { hero, place, on } => (item(crawl, hero, place, on), None),
        Action::Equip { hero, .. } => shopping::shop(crawl, hero, Tariff::Crawl, act, range),
        Action::Repair { .. } => (2000, None),
        Action::Shop { hero } => {
            let mut offer = LegalActions::new(false);
            shop::offer_shop(crawl, hero, Tariff::Crawl, &mut offer);
            let worth_it = offer.choices.iter().any(|offered| {
                shopping::shop(crawl, hero, Tariff::Crawl, offered.act, offered.amount).0 > 0
            });
            (if worth_it { 300 } else { -1 }, None)
        }
        Action::GiveLoot { from, .. } if !crawl.is_alive(from) => (1500, Some(most)),
        Action::GiveItem { from, place, to } if !crawl.is_alive(from) => {
            let item = crawl.item(&crawl.gear(from)[usize::from(place)]);
            let useful = item.slot == Slot::Pack || goods::can_wear(crawl, to, item).is_ok();
            let all = range.map(|(_, most)| most);
            (if useful { 1400 } else { -1 }, all)
        }
        _ => (-1, range.map(|(least, _)| least)),
    }
}
