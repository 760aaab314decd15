//! Blows that heroes can do something about and rolls that they can repeat, for the setting for
//! reactions.

use super::{
    super::{
        checks,
        components::{FoeId, HeroId},
        crawl::Crawl,
        event::Harm,
        step::{Action, Attempt, Blow, Question},
    },
    Terms, say,
};
use crate::{
    dice::{Check as _, Fraction, try_odds},
    game::{LegalActions, ReactionPrompt},
};

/// The blow of a foe or a trap that a hero may evade, or that somebody may step in before; or a roll
/// that may be repeated.
pub(super) fn reaction(
    crawl: Crawl<'_>,
    question: &Question,
    offer: &LegalActions<Action>,
) -> Option<ReactionPrompt> {
    let passes = |act: Action| matches!(act, Action::TakeBlow | Action::Nobody | Action::Keep);
    let pass = offer.choices.iter().position(|it| passes(it.act))?;
    let (who, foe, danger, fact) = match *question {
        Question::Luck { attempt, outcome } => return Some(luck(crawl, &attempt, outcome, pass)),
        Question::Blow(blow) => {
            let foe = foe_of(&blow);
            let damage = checks::damage_of(crawl, &blow);
            let grave = ReactionPrompt::grave(crawl.hit_points(blow.hero).now);
            (
                blow.hero,
                foe,
                certainly(damage >= grave),
                say("situation-blow").n(damage),
            )
        }
        Question::StepIn(foe) => {
            let who = crawl.temper(foe)?.target?;
            let left = crawl.hit_points(who).now;
            let least = [left, ReactionPrompt::grave(left)];
            let [falls, danger] = chances_of(crawl, foe, who, least)?;
            let fact = match falls.is_zero() {
                true => say("situation-safe"),
                false => say("situation-next").n((falls.whole_percent() as i32).max(1)),
            };
            (who, Some(foe), danger, fact)
        }
        _ => return None,
    };
    let left = say("situation-left").n(crawl.hit_points(who).now);
    Some(ReactionPrompt {
        who: who.token(),
        to: foe.map(FoeId::token),
        own: false,
        facts: vec![left.hero(who), fact.hero(who)],
        danger,
        pass,
        rolled: matches!(question, Question::Blow(_)),
    })
}

/// A roll that can be repeated. It is a danger if it came to nothing, to less than could be expected,
/// or to grave harm.
fn luck(crawl: Crawl<'_>, attempt: &Attempt, outcome: i32, pass: usize) -> ReactionPrompt {
    let (to, own) = match attempt {
        Attempt::Attack { foe, .. } | Attempt::Missile { foe, .. } => (Some(*foe), true),
        Attempt::Evade { blow, .. } => (foe_of(blow), false),
        _ => (None, true),
    };
    let grave = |blow: Blow| {
        checks::damage_of(crawl, &blow) >= ReactionPrompt::grave(crawl.hit_points(blow.hero).now)
    };
    let bad = match *attempt {
        Attempt::Chest { .. } => outcome == 1,
        Attempt::Trap { hero } => grave(checks::trap_blow(crawl, hero, outcome)),
        Attempt::Evade { blow, .. } => grave(Blow {
            evaded: blow.evaded + outcome,
            ..blow
        }),
        Attempt::Heal { .. } | Attempt::Loot { .. } => is_poor(crawl, attempt, outcome),
        _ => outcome <= 0,
    };
    ReactionPrompt {
        who: attempt.hero().token(),
        to: to.map(FoeId::token),
        own,
        // The dice say it all.
        facts: Vec::new(),
        danger: certainly(bad),
        pass,
        rolled: true,
    }
}

/// True if a roll of points came to less than its dice do on average.
fn is_poor(crawl: Crawl<'_>, attempt: &Attempt, outcome: i32) -> bool {
    checks::of_attempt(crawl.book(), crawl, attempt).is_some_and(|check| {
        let pools = check.pools().into_iter();
        let twice: i32 = pools
            .map(|pool| i32::from(pool.count) * (i32::from(pool.die.sides()) + 1))
            .sum();
        outcome * 2 < twice
    })
}

fn certainly(bad: bool) -> Fraction {
    if bad {
        Fraction::one()
    } else {
        Fraction::zero()
    }
}

/// The foe that strikes a blow; `None` for a trap.
fn foe_of(blow: &Blow) -> Option<FoeId> {
    match blow.harm {
        Harm::Foe(foe) => Some(foe),
        _ => None,
    }
}

/// The chances that the attack of a foe costs a hero so many hit points or more, for each of these.
fn chances_of(
    crawl: Crawl<'_>,
    foe: FoeId,
    hero: HeroId,
    least: [i32; 2],
) -> Option<[Fraction; 2]> {
    let chances = try_odds(&checks::struck(crawl, foe, hero)?).ok()?;
    Some(least.map(|least| chances.chance_that(|damage| *damage >= least)))
}
