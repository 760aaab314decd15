//! Refused choices: the reason with its figures.

use super::{
    super::{
        components::HeroId,
        content::{AbilityEffect, AbilityIx, Item, ItemIx, Timing, Wearer},
        crawl::Crawl,
        event::Tariff,
        goods, rules,
        step::{Action, Question},
    },
    Terms, say,
};
use crate::game::{Phrase, RuleId};

/// The reason why a rule refuses an act; `None` if the rule itself says it all.
pub(super) fn why(
    crawl: Crawl<'_>,
    question: &Question,
    (act, rule): (Action, RuleId),
) -> Option<Phrase> {
    match act {
        Action::Buy { item, least } => bought(crawl, question, item, least, rule),
        Action::Equip { hero, place, .. } => {
            let carried = crawl.gear(hero).get(usize::from(place))?;
            let item = crawl.item(carried);
            Some(
                use_of(crawl, hero, item, rule)
                    .unwrap_or_else(|| say("why-last-points").hero(hero)),
            )
        }
        Action::GiveItem { from, .. } => Some(say("why-last-points").hero(from)),
        _ if rule == rules::FIGHT_OPENING => Some(say("why-opening")),
        Action::Use { hero, ability, .. } => used(crawl, question, hero, ability),
        Action::UseItem { .. } => Some(say("why-no-potions")),
        Action::Defend { .. } => Some(say("why-no-defending")),
        Action::Become { .. } => Some(say("why-same-class")),
        Action::Repair { .. } => Some(say("why-no-smith")),
        Action::Shop { hero } => Some(say("why-shop").hero(hero).n(crawl.purse(hero).loot)),
        _ => None,
    }
}

fn bought(
    crawl: Crawl<'_>,
    question: &Question,
    item: ItemIx,
    least: i32,
    rule: RuleId,
) -> Option<Phrase> {
    let Question::Shop { hero, tariff } = *question else {
        return None;
    };
    let entry = &crawl.book()[item];
    if let Some(why) = use_of(crawl, hero, entry, rule) {
        return Some(why);
    }
    Some(match rule {
        rules::RESOURCES_SLOTS => say("why-slots"),
        rules::RESOURCES_LIMITED => say("why-limited"),
        _ => costs(
            crawl,
            hero,
            tariff,
            goods::Customer::new(crawl, hero, tariff).price(entry) * least.max(1),
        ),
    })
}

fn costs(crawl: Crawl<'_>, hero: HeroId, tariff: Tariff, price: i32) -> Phrase {
    say("why-costs")
        .n(price)
        .with("have", goods::money(crawl, hero, tariff))
}

/// The reason why a hero cannot use an item at all.
fn use_of(crawl: Crawl<'_>, hero: HeroId, item: &Item, rule: RuleId) -> Option<Phrase> {
    goods::can_use(crawl, hero, item)
        .err()
        .filter(|no| *no == rule)?;
    let class = crawl.class(hero);
    Some(match item.wearer {
        Wearer::BestArmour(rating) => say("why-armour").n(rating).with("best", class.best_armour),
        Wearer::Shield => say("why-shield"),
        Wearer::Arcane | Wearer::Anybody => say("why-arcane"),
    })
}

fn used(crawl: Crawl<'_>, question: &Question, hero: HeroId, ability: AbilityIx) -> Option<Phrase> {
    let record = crawl.ability(ability);
    let fighting = matches!(question, Question::HeroTurn { .. });
    let loot = crawl.purse(hero).loot;
    Some(match record.effect {
        _ if fighting && record.timing == Timing::Camp => say("why-out-of-fights"),
        AbilityEffect::Regain { loot: each } => say("why-costs").n(each).with("have", loot),
        AbilityEffect::Resurrect { difficulty, .. } => say("why-resurrect")
            .n(difficulty)
            .with("dice", crawl.spendable(hero, ability))
            .with("have", loot),
        _ => say("why-dice")
            .n(record.least)
            .with("have", crawl.spendable(hero, ability)),
    })
}
