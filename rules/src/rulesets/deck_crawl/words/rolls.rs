//! The dice that somebody rolls by hand, in words: whose they are, against whom, and what they need.

use super::{
    super::{
        DeckCrawl, blows, checks,
        components::{FoeId, HeroId},
        crawl::Crawl,
        creation,
        setup::Setup,
        step::{Attempt, Task},
    },
    Terms, say,
};
use crate::{
    dice::Check,
    game::{Phrase, Step, StepOf},
};

/// The roll or the card that a step asks for after so many others.
pub(super) fn of(
    crawl: Crawl<'_>,
    setup: &Setup,
    (step, so_far): (&StepOf<DeckCrawl>, usize),
) -> Option<Phrase> {
    match step {
        Step::Do(Task::Begin) => dealt(crawl, setup, so_far),
        Step::Do(Task::Draw) => {
            let hero = crawl.living().nth(so_far)?;
            Some(say("roll-draw").who("who", hero.token()).hero(hero))
        }
        Step::Do(Task::Roll(attempt)) => attempted(crawl, attempt),
        Step::Do(Task::FoeAttack(foe)) => struck(crawl, *foe),
        _ => None,
    }
}

/// The card that is dealt to a new hero after so many others.
fn dealt(crawl: Crawl<'_>, setup: &Setup, so_far: usize) -> Option<Phrase> {
    let new: Vec<HeroId> = creation::newcomers(crawl, setup).collect();
    let hero = new.get(so_far.checked_rem(new.len())?)?;
    let nth = so_far / new.len() + 1;
    let told = say("roll-deal").seat(*hero).n(nth);
    Some(told.with("of", crawl.book().figures.hand))
}

/// What a hero attempts, with the dice and the number to roll.
fn attempted(crawl: Crawl<'_>, attempt: &Attempt) -> Option<Phrase> {
    let told = match *attempt {
        Attempt::Attack { foe, .. } => say("roll-attack").foe(foe),
        Attempt::Missile { foe, .. } => say("roll-missile").foe(foe),
        Attempt::Heal { hero, on, .. } if hero == on => say("roll-heal-self"),
        Attempt::Heal { on, .. } => say("roll-heal").who("on", on.token()),
        Attempt::Evade {
            by: Some(_), blow, ..
        } => say("roll-evade-for").who("on", blow.hero.token()),
        Attempt::Evade { .. } => say("roll-evade"),
        Attempt::Resurrect { on, .. } => say("roll-resurrect").who("on", on.token()),
        Attempt::Disarm { .. } => say("roll-disarm"),
        Attempt::Chest { .. } => say("roll-chest"),
        Attempt::Trap { .. } => say("roll-trap"),
        Attempt::Loot { .. } => say("roll-loot"),
    };
    let check = checks::of_attempt(crawl.book(), crawl, attempt)?;
    let dice = match attempt {
        // These have a fixed part.
        Attempt::Loot { dice, .. } => dice.to_string(),
        _ => dice_of(&check),
    };
    let hero = attempt.hero();
    let told = told.who("who", hero.token()).hero(hero).with("dice", dice);
    Some(match check.goals().first() {
        Some(goal) => told.n(goal.bound.number()),
        None => told,
    })
}

/// The attack of a foe.
fn struck(crawl: Crawl<'_>, foe: FoeId) -> Option<Phrase> {
    let hero = blows::target_of(crawl, foe)?;
    let check = checks::struck(crawl, foe, hero)?;
    let told = say("roll-struck")
        .who("who", foe.token())
        .foe(foe)
        .hero(hero);
    let told = told.n(check.armour);
    Some(told.with("dice", dice_of(&check)))
}

/// All dice of a check, such as `d8 + 2d6`.
fn dice_of(check: &impl Check) -> String {
    let pools = check.pools().into_iter();
    let pools = pools.map(|pool| pool.dice().to_string());
    pools.collect::<Vec<_>>().join(" + ")
}
