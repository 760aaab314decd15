//! The sound player's reasons for its choices.

use super::{
    bot::fight,
    checks,
    components::{Combatant, FoeId, HeroId},
    content::{AbilityEffect, Effect},
    crawl::Crawl,
    step::{Action, Question},
    words::{Terms, say},
};
use crate::game::Phrase;

/// The reason for a choice of the sound player, in figures if there are any.
pub fn reason(crawl: Crawl<'_>, question: &Question, act: Action, amount: Option<i32>) -> Phrase {
    let amount = amount.unwrap_or(0);
    match *question {
        Question::HeroTurn { hero, .. } => match act {
            Action::Attack { foe } => attack(crawl, hero, foe, amount),
            Action::Hold if fight::is_harmless(crawl, hero) => say("advice-harmless").hero(hero),
            Action::Hold | Action::Done => say("advice-enough"),
            Action::Defend { foe } => say("advice-step-in").hero(hero).foe(foe),
            _ => help(crawl, act, amount),
        },
        Question::StepIn(foe) => match act {
            Action::StepIn { hero } => say("advice-step-in").hero(hero).foe(foe),
            _ => say("advice-not-step-in"),
        },
        Question::Target(_) => match act {
            Action::Target { hero } => say("advice-target").hero(hero),
            _ => say("advice-nothing-better"),
        },
        Question::Blow(blow) => {
            let answers = act != Action::TakeBlow;
            say(if answers {
                "advice-evade"
            } else {
                "advice-take-blow"
            })
            .hero(blow.hero)
            .n(checks::damage_of(crawl, &blow))
            .with("left", crawl.hit_points(blow.hero).now)
        }
        Question::PickClass(_)
        | Question::Gift { .. }
        | Question::Shop { .. }
        | Question::Elite(_)
        | Question::Luck { .. }
        | Question::Chest(_)
        | Question::Disarm { .. }
        | Question::DivideByHand
        | Question::Camp { .. }
        | Question::Offering { .. }
        | Question::ResurrectDice { .. } => by_act(crawl, act, amount),
    }
}

/// The reason for a choice that speaks for itself, whatever the question.
fn by_act(crawl: Crawl<'_>, act: Action, amount: i32) -> Phrase {
    match act {
        Action::Become { .. } => say("advice-become"),
        Action::AskFor { from } => say("advice-ask").hero(from),
        Action::DropHighest | Action::DrawMore => say("advice-draw-more"),
        Action::LeaveCommon => say("advice-leave-common"),
        Action::Give { .. } | Action::Trade { .. } => say("advice-give"),
        Action::Buy { .. } => say("advice-buy"),
        Action::Equip { .. } => say("advice-equip"),
        Action::RollAgain => say("advice-roll-again"),
        Action::Keep => say("advice-keep"),
        Action::OpenChest => say("advice-open-chest"),
        Action::LeaveChest => say("advice-leave-chest"),
        Action::Disarm => say("advice-disarm"),
        Action::DeclineDisarm => say("advice-decline-disarm"),
        Action::LeaveBehind { .. } => say("advice-leave-behind"),
        Action::Share { hero } => say("advice-share").hero(hero),
        Action::Shop { hero } => say("advice-shop").hero(hero),
        Action::Repair { owner, .. } => say("advice-repair").hero(owner),
        Action::GiveLoot { from, to } if crawl.is_alive(from) => say("advice-pool").hero(to),
        Action::GiveItem { from, to, .. } if crawl.is_alive(from) => {
            say("advice-hand-over").hero(to)
        }
        Action::GiveLoot { from, .. } | Action::GiveItem { from, .. } => {
            say("advice-take-from-fallen").hero(from)
        }
        Action::GoOn => say("advice-go-on"),
        Action::Hold | Action::Done => say("advice-enough"),
        Action::Offer | Action::SpendDice => say("advice-all-of-it"),
        _ => help(crawl, act, amount),
    }
}

/// The reason to use an ability or an item.
fn help(crawl: Crawl<'_>, act: Action, amount: i32) -> Phrase {
    match act {
        Action::Use { ability, on, .. } => ability_reason(crawl, ability, on, amount),
        Action::UseItem { hero, place, on } => item(crawl, hero, place, on),
        _ => say("advice-nothing-better"),
    }
}

/// The target of the foe, and its average damage.
fn attack(crawl: Crawl<'_>, hero: HeroId, foe: FoeId, dice: i32) -> Phrase {
    let target = crawl.temper(foe).and_then(|temper| temper.target);
    let left = crawl.body(foe).map_or(0, |body| {
        i32::from(body.wounds_max.saturating_sub(body.wounds))
    });
    let harm = target.map_or(0, |target| most_harm(crawl, foe, target));
    // Whoever cannot be hurt is not threatened.
    let key = match (harm > 0, dice > 0) {
        (true, true) => "advice-attack-with-dice",
        (true, false) => "advice-attack",
        (false, _) => "advice-attack-free",
    };
    say(key)
        .foe(foe)
        .hero(target.unwrap_or(hero))
        .n(dice)
        .with("left", left)
        .with("harm", harm)
}

/// The most damage that one attack of a foe can do to a hero.
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
) -> Phrase {
    let message = match (crawl.ability(ability).effect, on) {
        (AbilityEffect::Heal, Combatant::Hero(on)) => say("advice-heal")
            .hero(on)
            .with("left", crawl.hit_points(on).now)
            .with("max", crawl.hit_points_max(on)),
        (AbilityEffect::Missile, Combatant::Foe(foe)) => say("advice-missile").foe(foe),
        (AbilityEffect::Buff, Combatant::Hero(on)) => say("advice-buff").hero(on),
        (AbilityEffect::Protect, Combatant::Hero(on)) => say("advice-protect").hero(on),
        (AbilityEffect::Confuse, Combatant::Foe(foe)) => say("advice-confuse").foe(foe),
        (AbilityEffect::Resurrect { .. }, _) => say("advice-resurrect"),
        (AbilityEffect::Regain { .. }, _) => say("advice-regain"),
        _ => say("advice-nothing-better"),
    };
    message.n(dice)
}

fn item(crawl: Crawl<'_>, owner: HeroId, place: u8, on: HeroId) -> Phrase {
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
