//! Why the sound player would choose what it chooses.

use super::{
    checks,
    components::{Combatant, FoeId, HeroId},
    content::{AbilityEffect, Effect},
    crawl::Crawl,
    step::{Act, Step},
    words::{Terms, say},
};
use crate::game::Message;

/// The reason for a choice of the sound player, in figures where there are any.
pub fn reason(crawl: Crawl<'_>, step: &Step, act: Act, amount: Option<i32>) -> Message {
    let amount = amount.unwrap_or(0);
    match (*step, act) {
        (_, Act::Become { .. }) => say("advice-become"),
        (_, Act::Give { .. } | Act::Trade { .. }) => say("advice-give"),
        (_, Act::Buy { .. }) => say("advice-buy"),
        (_, Act::Equip { .. }) => say("advice-equip"),
        (Step::HeroTurn { hero, .. }, Act::Attack { foe }) => attack(crawl, hero, foe, amount),
        (_, Act::Use { ability, on, .. }) => ability_reason(crawl, ability, on, amount),
        (_, Act::UseItem { hero, place, on }) => item(crawl, hero, place, on),
        (Step::StepIn(foe), Act::StepIn { hero }) => say("advice-step-in").hero(hero).foe(foe),
        (Step::StepIn(_), _) => say("advice-not-step-in"),
        (Step::Blow(blow), Act::Evade { .. }) => say("advice-evade")
            .hero(blow.hero)
            .n(checks::damage_of(crawl, &blow))
            .with("left", crawl.hit_points(blow.hero).now),
        (Step::Blow(blow), _) => say("advice-take-blow")
            .hero(blow.hero)
            .n(checks::damage_of(crawl, &blow))
            .with("left", crawl.hit_points(blow.hero).now),
        (_, Act::RollAgain) => say("advice-roll-again"),
        (_, Act::Keep) => say("advice-keep"),
        (_, Act::OpenChest) => say("advice-open-chest"),
        (_, Act::LeaveChest) => say("advice-leave-chest"),
        (_, Act::Share { hero }) => say("advice-share").hero(hero),
        (_, Act::Shop { hero }) => say("advice-shop").hero(hero),
        (_, Act::Repair { owner, .. }) => say("advice-repair").hero(owner),
        (_, Act::GiveLoot { from, .. } | Act::GiveItem { from, .. }) => {
            say("advice-take-from-fallen").hero(from)
        }
        (_, Act::GoOn) => say("advice-go-on"),
        (_, Act::Hold | Act::Done) => say("advice-enough"),
        (Step::Target(_), Act::Target { hero }) => say("advice-target").hero(hero),
        (_, Act::Offer | Act::SpendDice) => say("advice-all-of-it"),
        _ => say("advice-as-good-as-any"),
    }
}

/// Whom it threatens, and with how much on average.
fn attack(crawl: Crawl<'_>, hero: HeroId, foe: FoeId, dice: i32) -> Message {
    let target = crawl.temper(foe).and_then(|temper| temper.target);
    let left = crawl.body(foe).map_or(0, |body| {
        i32::from(body.wounds_max.saturating_sub(body.wounds))
    });
    let key = match (target, dice > 0) {
        (Some(_), true) => "advice-attack-with-dice",
        (Some(_), false) => "advice-attack",
        (None, _) => "advice-attack-free",
    };
    say(key)
        .foe(foe)
        .hero(target.unwrap_or(hero))
        .n(dice)
        .with("left", left)
        .with(
            "harm",
            target.map_or(0, |target| most_harm(crawl, foe, target)),
        )
}

/// The most that one blow of a foe can take from a hero.
fn most_harm(crawl: Crawl<'_>, foe: FoeId, hero: HeroId) -> i32 {
    crawl.die_of(Combatant::Foe(foe)).map_or(0, |die| {
        checks::damage(i32::from(die.sides()), crawl.armour(hero), 0)
    })
}

fn ability_reason(
    crawl: Crawl<'_>,
    ability: super::content::AbilityIx,
    on: Combatant,
    dice: i32,
) -> Message {
    let message = match (crawl.ability(ability).effect, on) {
        (AbilityEffect::Heal, Combatant::Hero(on)) => say("advice-heal")
            .hero(on)
            .with("left", crawl.hit_points(on).now)
            .with("max", crawl.hit_points_max(on)),
        (AbilityEffect::Missile, Combatant::Foe(foe)) => say("advice-missile").foe(foe),
        (AbilityEffect::Protect, Combatant::Hero(on)) => say("advice-protect").hero(on),
        (AbilityEffect::Confuse, Combatant::Foe(foe)) => say("advice-confuse").foe(foe),
        (AbilityEffect::Resurrect { .. }, _) => say("advice-resurrect"),
        (AbilityEffect::Regain { .. }, _) => say("advice-regain"),
        _ => say("advice-as-good-as-any"),
    };
    message.n(dice)
}

fn item(crawl: Crawl<'_>, owner: HeroId, place: u8, on: HeroId) -> Message {
    let revives = crawl
        .gear(owner)
        .get(usize::from(place))
        .is_some_and(|carried| crawl.item(carried).uses.contains(&Effect::Revive));
    let key = if revives {
        "advice-revive"
    } else {
        "advice-drink"
    };
    say(key)
        .hero(on)
        .with("left", crawl.hit_points(on).now)
        .with("max", crawl.hit_points_max(on))
}
