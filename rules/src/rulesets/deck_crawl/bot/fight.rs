//! The sound player in fights.

use super::{checks, mean, threat};
use crate::{
    dice::odds,
    rulesets::deck_crawl::{
        abilities::{attack_ability, dice_to_heal},
        components::{Combatant, FoeId, HeroId},
        content::{AbilityEffect, AbilityIx, Effect},
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

/// Number of dice to add to an attack on a foe: most are kept for the dragon, and one is spent on a
/// foe that is a danger to whomever it is after.
fn budget(crawl: Crawl<'_>, foe: FoeId, (least, most): (i32, i32)) -> i32 {
    if is_dragon_fight(crawl) {
        most
    } else if target_of(crawl, foe).is_some_and(|hero| threat(crawl, foe, hero) > 2500) {
        most.min(least.max(1))
    } else {
        least
    }
}

/// The living hero that a foe is after.
fn target_of(crawl: Crawl<'_>, foe: FoeId) -> Option<HeroId> {
    let target = crawl.temper(foe)?.target?;
    crawl.is_alive(target).then_some(target)
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
                    (missile(crawl, foe, ability, high), Some(high))
                }
                (AbilityEffect::Buff, Combatant::Hero(on)) => (buff(crawl, on, high), Some(high)),
                (AbilityEffect::Protect, Combatant::Hero(on)) if dragon => {
                    let warded = crawl.ward(on) > 0;
                    let target = crawl.foes().any(|foe| target_of(crawl, foe) == Some(on));
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
        Action::Defend { foe } => (defend(crawl, hero, foe), None),
        Action::Hold | Action::Done => (0, None),
        _ => (-1, least),
    }
}

/// True if a foe is worth a spell.
fn hard(crawl: Crawl<'_>, foe: FoeId) -> bool {
    target_of(crawl, foe).is_some_and(|hero| threat(crawl, foe, hero) > 3000)
}

fn attack(
    crawl: Crawl<'_>,
    hero: HeroId,
    foe: FoeId,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    let dice = range.map(|range| budget(crawl, foe, range).clamp(range.0, range.1));
    let added = dice.unwrap_or(0) as u8;
    let wounds = wounds(crawl, hero, foe, added, crawl.aid(hero).buff);
    if wounds == 0 {
        // No face of the die gets through.
        return (-1, dice);
    }
    (wounding(crawl, foe, wounds), dice)
}

/// True if no attack of a hero gets through to any foe, whatever dice are added.
pub(in crate::rulesets::deck_crawl) fn is_harmless(crawl: Crawl<'_>, hero: HeroId) -> bool {
    let pool = attack_ability(crawl, hero).map_or(0, |ability| crawl.spendable(hero, ability));
    let buff = crawl.aid(hero).buff;
    crawl
        .foes()
        .all(|foe| wounds(crawl, hero, foe, pool, buff) == 0)
}

/// Number of wounds that a foe can still take.
fn wounds_left(crawl: Crawl<'_>, foe: FoeId) -> i32 {
    let body = crawl.body(foe);
    let left = body.map_or(1, |body| body.wounds_max.saturating_sub(body.wounds));
    i32::from(left).max(1)
}

/// The average of the wounds that an attack deals, in thousandths.
fn wounds(crawl: Crawl<'_>, hero: HeroId, foe: FoeId, added: u8, buff: u8) -> i32 {
    let left = wounds_left(crawl, foe);
    let check = checks::attack(crawl, hero, foe, added, buff);
    check.map_or(0, |check| {
        mean(&odds(&check).map(|wounds| (*wounds).min(left)))
    })
}

/// The worth of so many thousandths of a wound: more on a foe that is nearly slain, or a danger.
fn wounding(crawl: Crawl<'_>, foe: FoeId, wounds: i32) -> i32 {
    let danger = target_of(crawl, foe).map_or(500, |hero| threat(crawl, foe, hero).min(6000));
    500 + wounds / wounds_left(crawl, foe) + danger / 10
}

fn missile(crawl: Crawl<'_>, foe: FoeId, ability: AbilityIx, dice: i32) -> i32 {
    let Some(body) = crawl.body(foe) else {
        return -1;
    };
    let check = checks::Missile {
        dice: (dice as u8, crawl.book()[crawl.pool_of(ability)].die),
        wound_threshold: body.wound_threshold,
    };
    wounding(crawl, foe, mean(&odds(&check)))
}

/// A buff is worth the wounds that it adds to the next attack of a friend on a foe that is worth a
/// spell, and a little less for being late.
fn buff(crawl: Crawl<'_>, on: HeroId, dice: i32) -> i32 {
    let dragon = is_dragon_fight(crawl);
    let pool = attack_ability(crawl, on).map_or(0, |ability| crawl.spendable(on, ability));
    let foes = crawl.foes().filter(|foe| dragon || hard(crawl, *foe));
    let worths = foes.map(|foe| {
        let added = budget(crawl, foe, (0, i32::from(pool))) as u8;
        let now = crawl.aid(on).buff;
        let with = |buff| wounds(crawl, on, foe, added, buff);
        let gain = with(now.saturating_add(dice as u8)) - with(now);
        wounding(crawl, foe, gain * 9 / 10)
    });
    worths.max().unwrap_or(-1)
}

/// The most that all foes who are after a hero, and this one, can do with a blow each.
fn worst(crawl: Crawl<'_>, hero: HeroId, besides: FoeId) -> i32 {
    let after = |foe: &FoeId| *foe == besides || target_of(crawl, *foe) == Some(hero);
    let most = |foe: FoeId| {
        let die = crawl
            .die_of(Combatant::Foe(foe))
            .map_or(0, |die| die.sides());
        checks::damage(i32::from(die), crawl.armour(hero), 0)
    };
    crawl.foes().filter(after).map(most).sum()
}

/// Drawing a foe's attack in the open fight: for somebody whom it may kill, by one whom it cannot.
fn defend(crawl: Crawl<'_>, hero: HeroId, foe: FoeId) -> i32 {
    let Some(target) = target_of(crawl, foe) else {
        return -1;
    };
    let falls = |hero| worst(crawl, hero, foe) >= crawl.hit_points(hero).now;
    let idle = crawl.temper(foe).is_some_and(|temper| temper.confused > 0);
    if idle || !falls(target) || falls(hero) {
        return -1;
    }
    1000 + (threat(crawl, foe, target) - threat(crawl, foe, hero) - 3000) / 4
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
    let now = crawl.hit_points(on).now;
    let danger = danger(crawl, on);
    let low = now * 2 <= crawl.hit_points_max(on);
    let dice = dice_to_heal(crawl, on).clamp(least, most);
    (if danger > 2500 && low { 1800 } else { -1 }, Some(dice))
}

/// Using an item: reviving always, drinking when badly hurt.
fn item(crawl: Crawl<'_>, hero: HeroId, place: u8, on: HeroId) -> i32 {
    let carried = &crawl.gear(hero)[usize::from(place)];
    if crawl.item(carried).uses.contains(&Effect::Revive) {
        return 4000;
    }
    let low = crawl.hit_points(on).now * 2 <= crawl.hit_points_max(on);
    if danger(crawl, on) > 2500 && low {
        1700 + carried.points.min(crawl.wounds(on))
    } else {
        -1
    }
}
