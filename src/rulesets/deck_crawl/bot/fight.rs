//! The sound player in fights.

use super::{checks, mean, threat};
use crate::{
    dice::odds,
    rulesets::deck_crawl::{
        components::{Combatant, FoeId, HeroId},
        content::{AbilityEffect, Effect},
        crawl::Crawl,
        step::Action,
    },
};

pub(super) fn step_in(crawl: Crawl<'_>, foe: FoeId, act: Action) -> i32 {
    let Action::StepIn { hero } = act else {
        return 0;
    };
    let Some(target) = crawl.temper(foe).and_then(|temper| temper.target) else {
        return -1;
    };
    // Only if it clearly saves more than the lost attack is worth.
    threat(crawl, foe, target) - threat(crawl, foe, hero) - 2000
}

pub(super) fn is_dragon_fight(crawl: Crawl<'_>) -> bool {
    crawl.foes().any(|foe| crawl.is_dragon(foe))
}

/// Number of dice to spend in this fight; most are kept for the dragon.
fn budget(crawl: Crawl<'_>, hero: HeroId, least: i32, most: i32) -> i32 {
    if is_dragon_fight(crawl) {
        return most;
    }
    let hard = crawl.foes().any(|foe| threat(crawl, foe, hero) > 2500);
    if hard {
        most.min(least.max(1))
    } else {
        least.min(0)
    }
}

pub(super) fn turn(
    crawl: Crawl<'_>,
    hero: HeroId,
    act: Action,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    let least = range.map(|(least, _)| least);
    match act {
        Action::Attack { foe } => attack(crawl, hero, foe, range),
        Action::Use { ability, on, .. } => {
            let (low, high) = range.unwrap_or((1, 1));
            let dragon = is_dragon_fight(crawl);
            match (crawl.ability(ability).effect, on) {
                (AbilityEffect::Heal, Combatant::Hero(on)) => heal(crawl, on, low, high),
                (AbilityEffect::Missile, Combatant::Foe(foe)) if dragon || hard(crawl, foe) => {
                    let dice = high;
                    (1200 + 100 * dice, Some(dice))
                }
                (AbilityEffect::Protect, Combatant::Hero(on)) if dragon => {
                    let target = crawl.foes().any(|foe| {
                        crawl
                            .temper(foe)
                            .is_some_and(|temper| temper.target == Some(on))
                    });
                    let warded = crawl.ward(on) > 0;
                    (if target && !warded { 1500 } else { -1 }, Some(high))
                }
                (AbilityEffect::Confuse, Combatant::Foe(foe)) if !dragon && hard(crawl, foe) => {
                    let fresh = crawl.temper(foe).is_some_and(|temper| temper.confused == 0);
                    (if fresh { 900 } else { -1 }, Some(low))
                }
                _ => (-1, Some(low)),
            }
        }
        Action::UseItem {
            hero: owner,
            place,
            on,
        } => (item(crawl, owner, place, on), None),
        Action::Hold | Action::Done => (0, None),
        _ => (-1, least),
    }
}

/// True if a foe is worth a spell.
fn hard(crawl: Crawl<'_>, foe: FoeId) -> bool {
    let target = crawl.temper(foe).and_then(|temper| temper.target);
    target.is_some_and(|hero| crawl.is_alive(hero) && threat(crawl, foe, hero) > 3000)
}

fn attack(
    crawl: Crawl<'_>,
    hero: HeroId,
    foe: FoeId,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    let dice = range.map(|(least, most)| budget(crawl, hero, least, most).clamp(least, most));
    let Some(body) = crawl.body(foe) else {
        return (-1, dice);
    };
    let added = dice.unwrap_or(0) as u8;
    let Some(check) = checks::attack(crawl, hero, foe, added, crawl.aid(hero).buff) else {
        return (-1, dice);
    };
    let left = i32::from(body.wounds_max.saturating_sub(body.wounds)).max(1);
    let wounds = mean(&odds(&check).map(|wounds| (*wounds).min(left)));
    let target = crawl.temper(foe).and_then(|temper| temper.target);
    let danger = target.map_or(500, |target| threat(crawl, foe, target).min(6000));
    (500 + wounds / left + danger / 10, dice)
}

/// The threat of all foes that target a hero.
fn danger(crawl: Crawl<'_>, on: HeroId) -> i32 {
    let goes_for = |foe: &FoeId| {
        crawl
            .temper(*foe)
            .is_some_and(|temper| temper.target == Some(on))
    };
    crawl
        .foes()
        .filter(goes_for)
        .map(|foe| threat(crawl, foe, on))
        .sum()
}

/// Healing is worth the hit points it restores, and more for a hero who may die next.
fn heal(crawl: Crawl<'_>, on: HeroId, least: i32, most: i32) -> (i32, Option<i32>) {
    let wounds = crawl.wounds(on);
    let now = crawl.hit_points(on).now;
    let danger = danger(crawl, on);
    let low = now * 2 <= crawl.hit_points_max(on);
    let dice = ((wounds + 3) / 4).clamp(least, most);
    (if danger > 2500 && low { 1800 } else { -1 }, Some(dice))
}

/// Using an item: reviving always, drinking when badly hurt.
pub(super) fn item(crawl: Crawl<'_>, hero: HeroId, place: u8, on: HeroId) -> i32 {
    let carried = &crawl.gear(hero)[usize::from(place)];
    let item = crawl.item(carried);
    if item.uses.contains(&Effect::Revive) {
        return 4000;
    }
    let (now, max) = (crawl.hit_points(on).now, crawl.hit_points_max(on));
    let fighting = crawl.foes().len() > 0;
    let danger = danger(crawl, on);
    if fighting && danger > 2500 && now * 2 <= max {
        1700
    } else if !fighting && crawl.wounds(on) >= carried.points.max(1) && now * 2 <= max {
        600
    } else {
        -1
    }
}
