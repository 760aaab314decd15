//! Resurrection: the offering, and the dice for it.

use smallvec::SmallVec;

use super::{rule_of, spend};
use crate::{
    game::{LegalActions, Seat},
    rulesets::deck_crawl::{
        Cx,
        components::{Combatant, HeroId},
        content::{AbilityEffect, AbilityIx},
        crawl::Crawl,
        event::Event,
        step::{Action, Attempt, Question, Task},
    },
};

pub(super) fn offer_resurrection(
    crawl: Crawl<'_>,
    hero: HeroId,
    ability: AbilityIx,
    offer: &mut LegalActions<Action>,
) {
    let fallen: SmallVec<[HeroId; 4]> = crawl.fallen().collect();
    for on in fallen {
        let act = Action::Use {
            hero,
            ability,
            on: Combatant::Hero(on),
        };
        let possible = offerings(crawl, hero, ability, crawl.purse(hero).loot);
        let rule = crawl.book()[ability].links.rule;
        offer.add_or_refuse(act, possible.map(|_| ()).ok_or(rule));
    }
}

/// Bounds of the offering for a resurrection out of this much loot: with the least one, all the dice
/// together can just succeed; more than the most makes it no easier. `None` if it cannot succeed.
pub fn offerings(
    crawl: Crawl<'_>,
    hero: HeroId,
    ability: AbilityIx,
    loot: i32,
) -> Option<(i32, i32)> {
    let entry = &crawl.book()[ability];
    let AbilityEffect::Resurrect {
        difficulty, least, ..
    } = entry.effect
    else {
        return None;
    };
    let dice = crawl.spendable(hero, ability);
    let best = i32::from(dice) * i32::from(crawl.book()[entry.links.pool].die.sides());
    let lowest = (difficulty - best + 1).max(0);
    let most = loot.clamp(0, (difficulty - least).max(0));
    (dice >= entry.least && best > least && lowest <= most).then_some((lowest, most))
}

/// Offers loot points for a resurrection from the hero's own purse.
pub fn offer_offering(
    crawl: Crawl<'_>,
    hero: HeroId,
    ability: AbilityIx,
    offer: &mut LegalActions<Action>,
) {
    let entry = &crawl.book()[ability];
    offer.ask(Seat::Hero(hero.0), entry.links.rule);
    let loot = crawl.purse(hero).loot;
    let (least, most) = offerings(crawl, hero, ability, loot).unwrap_or((0, loot));
    offer.add_amount(Action::Offer, least, most);
}

/// Carries out a choice of [`offer_offering`].
pub fn choose_offering(cx: &mut Cx<'_>, hero: HeroId, on: HeroId, ability: AbilityIx, loot: i32) {
    if loot > 0 {
        let rule = rule_of(cx, ability);
        cx.emit(rule, Event::Offered { hero, loot });
    }
    cx.ask(Question::ResurrectDice {
        hero,
        on,
        ability,
        offering: loot,
    });
}

/// Offers the numbers of dice that can succeed after this offering.
pub fn offer_resurrect_dice(
    crawl: Crawl<'_>,
    hero: HeroId,
    ability: AbilityIx,
    offering: i32,
    offer: &mut LegalActions<Action>,
) {
    let entry = &crawl.book()[ability];
    offer.ask(Seat::Hero(hero.0), entry.links.rule);
    let most = i32::from(crawl.spendable(hero, ability));
    let mut least = i32::from(entry.least);
    if let AbilityEffect::Resurrect {
        difficulty,
        least: lowest,
        ..
    } = entry.effect
    {
        let needed = (difficulty - offering).max(lowest);
        let sides = i32::from(crawl.book()[entry.links.pool].die.sides());
        least = least.max(needed / sides + 1).min(most);
    }
    offer.add_amount(Action::SpendDice, least, most);
}

/// Carries out a choice of [`offer_resurrect_dice`].
pub fn choose_resurrect_dice(
    cx: &mut Cx<'_>,
    (hero, on): (HeroId, HeroId),
    ability: AbilityIx,
    offering: i32,
    dice: u8,
) {
    spend(cx, hero, ability, dice);
    cx.push(Task::Roll(Attempt::Resurrect {
        hero,
        on,
        ability,
        dice,
        offering,
    }));
}
