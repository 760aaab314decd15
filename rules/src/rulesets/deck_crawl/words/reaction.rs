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
            let (key, chance) = match (falls.is_zero(), danger.is_zero()) {
                (true, true) => ("situation-safe", &falls),
                (true, false) => ("situation-half", &danger),
                (false, _) => ("situation-next", &falls),
            };
            let percent = (chance.whole_percent() as i32).max(1);
            (who, Some(foe), danger, say(key).n(percent))
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

/// A roll that can be repeated. It is a danger if much hangs on it: a hero's life, a trap, the dice of
/// a pool. A plain miss is seldom one, and loot never.
fn luck(crawl: Crawl<'_>, attempt: &Attempt, outcome: i32, pass: usize) -> ReactionPrompt {
    let (to, own) = match attempt {
        Attempt::Attack { foe, .. } | Attempt::Missile { foe, .. } => (Some(*foe), true),
        Attempt::Evade { blow, .. } => (foe_of(blow), false),
        _ => (None, true),
    };
    let grave = |blow: Blow| {
        checks::damage_of(crawl, &blow) >= ReactionPrompt::grave(crawl.hit_points(blow.hero).now)
    };
    let danger = match *attempt {
        Attempt::Attack { foe, .. } | Attempt::Missile { foe, .. } if outcome <= 0 => {
            missed(crawl, attempt, foe).unwrap_or_else(Fraction::zero)
        }
        Attempt::Attack { .. } | Attempt::Missile { .. } | Attempt::Loot { .. } => Fraction::zero(),
        Attempt::Chest { .. } => certainly(outcome == 1),
        Attempt::Trap { hero } => certainly(grave(checks::trap_blow(crawl, hero, outcome))),
        Attempt::Evade { blow, .. } => certainly(grave(Blow {
            evaded: blow.evaded + outcome,
            ..blow
        })),
        Attempt::Heal { on, .. } => {
            let healed = crawl.hit_points(on).now + outcome;
            let hurt = healed * 2 <= crawl.hit_points_max(on);
            certainly(hurt && is_poor(crawl, attempt, outcome))
        }
        Attempt::Disarm { .. } | Attempt::Resurrect { .. } => certainly(outcome <= 0),
    };
    ReactionPrompt {
        who: attempt.hero().token(),
        to: to.map(FoeId::token),
        own,
        // The dice say it all.
        facts: Vec::new(),
        danger,
        pass,
        rolled: true,
    }
}

/// The chance that a missed attack puts a hero in danger: that rolled once more it would slay the foe,
/// and that otherwise the foe's next blow is grave. Dice of a pool are spent either way, and on the
/// dragon every wound counts, so that there the chance of a wound is enough.
fn missed(crawl: Crawl<'_>, attempt: &Attempt, foe: FoeId) -> Option<Fraction> {
    let check = checks::of_attempt(crawl.book(), crawl, attempt)?;
    let chances = try_odds(&check).ok()?;
    let plain = matches!(
        attempt,
        Attempt::Attack {
            added: 0,
            buff: 0,
            ..
        }
    );
    if !plain || crawl.is_dragon(foe) {
        return Some(chances.chance_that(|wounds| *wounds > 0));
    }
    let body = crawl.body(foe)?;
    let left = i32::from(body.wounds_max.saturating_sub(body.wounds));
    Some(chances.chance_that(|wounds| *wounds >= left) * threat(crawl, foe)?)
}

/// The chance that the next blow of a foe is grave for whom it goes for, or, where that is open, for
/// whoever has most to fear from it.
fn threat(crawl: Crawl<'_>, foe: FoeId) -> Option<Fraction> {
    let aimed = crawl
        .temper(foe)
        .and_then(|it| it.drawn_to.or(it.target))
        .filter(|hero| crawl.is_alive(*hero));
    let struck = crawl
        .living()
        .filter(|hero| aimed.is_none_or(|aimed| aimed == *hero));
    let grave = struck.filter_map(|hero| {
        let least = ReactionPrompt::grave(crawl.hit_points(hero).now);
        let [grave] = chances_of(crawl, foe, hero, [least])?;
        Some(grave)
    });
    grave.max()
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
fn chances_of<const N: usize>(
    crawl: Crawl<'_>,
    foe: FoeId,
    hero: HeroId,
    least: [i32; N],
) -> Option<[Fraction; N]> {
    let chances = try_odds(&checks::struck(crawl, foe, hero)?).ok()?;
    Some(least.map(|least| chances.chance_that(|damage| *damage >= least)))
}
