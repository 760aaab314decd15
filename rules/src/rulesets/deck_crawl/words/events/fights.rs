use super::{
    super::{
        super::{
            components::{FoeId, HeroId},
            crawl::Crawl,
            event::Harm,
            step::Attempt,
        },
        Terms,
        names::{outcome, was_dragon},
        say,
    },
    fine_print, line, outcome as told_after,
};
use crate::{
    dice::Roll,
    game::{Narration, Phrase},
};

/// A foe's target, and why: the one thing about a foe that players question.
pub(super) fn targeted(crawl: Crawl<'_>, foe: FoeId, hero: HeroId, candidates: u8) -> Narration {
    let reason = match (was_dragon(crawl, foe), candidates) {
        (true, 1) => "reason-target-toughest",
        (true, _) => "reason-target-wounded",
        (false, 1) => "reason-target-last",
        (false, _) => "reason-target-fallen",
    };
    let told = line(say("log-targeted").foe(foe).hero(hero)).because(say(reason));
    if candidates > 1 {
        told.among(say("among-targets").n(candidates))
    } else {
        told
    }
}

pub(super) fn rolled(crawl: Crawl<'_>, attempt: &Attempt, roll: &Roll, result: i32) -> Narration {
    let against = roll.goals.first().map_or(0, |goal| goal.bound.number());
    let told = |key: &'static str| {
        say(key)
            .hero(attempt.hero())
            .with("total", roll.total())
            .with("against", against)
            .with("result", outcome(crawl, attempt, result))
    };
    match attempt {
        Attempt::Attack {
            foe, added, buff, ..
        } => Narration {
            reason: critical(crawl, added + buff, (roll.total(), against)),
            ..line(told("log-attack").foe(*foe))
        },
        Attempt::Missile { foe, .. } => line(told("log-missile").foe(*foe)),
        Attempt::Heal { hero, on, .. } if hero == on => line(told("log-heal-self")),
        Attempt::Heal { on, .. } => line(told("log-heal").who("on", on.token())),
        Attempt::Evade { blow, by, .. } if by.is_some() => {
            line(told("log-evade-for").who("on", blow.hero.token()))
        }
        Attempt::Evade { .. } => line(told("log-evade")),
        Attempt::Resurrect { on, .. } => line(told("log-resurrect").who("on", on.token())),
        Attempt::Disarm { .. } => line(told("log-disarm")),
        Attempt::Chest { .. } => line(told("log-chest-look")),
        Attempt::Trap { .. } => told_after(told("log-trap-roll")),
        Attempt::Loot { .. } => fine_print(told("log-loot-roll")),
    }
}

/// The reason for the wounds of an attack with this number of dice besides the attack die; `None` if
/// its total is not far enough above the threshold for anybody to ask.
fn critical(crawl: Crawl<'_>, others: u8, (total, threshold): (i32, i32)) -> Option<Phrase> {
    let far = threshold * crawl.book().figures.critical_factor;
    if !crawl.options().critical || total < far.max(1) {
        return None;
    }
    Some(match others {
        0 => say("reason-wounds-alone"),
        _ => say("reason-wounds-added").n(threshold),
    })
}

pub(super) fn slain(crawl: Crawl<'_>, foe: FoeId, by: HeroId) -> Narration {
    let told = told_after(say("log-slain").foe(foe).hero(by));
    if was_dragon(crawl, foe) {
        told.because(say("reason-slain-dragon").n(crawl.book().dragon.wounds))
    } else {
        told
    }
}

pub(super) fn hurt(hero: HeroId, harm: Harm, amount: i32) -> Narration {
    let told = match harm {
        Harm::Foe(foe) => say("log-hurt-by").foe(foe),
        Harm::PhysicalTrap => say("log-hurt-trap"),
        Harm::MagicalTrap => say("log-hurt-magic"),
        Harm::Card => say("log-hurt"),
    };
    told_after(told.hero(hero).n(amount))
}
