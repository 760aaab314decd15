//! Blows that heroes can do something about, for the setting for reactions.

use super::{
    super::{
        checks,
        components::{FoeId, HeroId},
        crawl::Crawl,
        event::Harm,
        step::{Action, Question},
    },
    Terms, say,
};
use crate::{
    dice::{Fraction, try_odds},
    game::{LegalActions, ReactionPrompt},
};

/// The blow of a foe or a trap that a hero may evade, or that somebody may step in before.
pub(super) fn reaction(
    crawl: Crawl<'_>,
    question: &Question,
    offer: &LegalActions<Action>,
) -> Option<ReactionPrompt> {
    let (who, foe, danger, fact) = match *question {
        Question::Blow(blow) => {
            let foe = match blow.harm {
                Harm::Foe(foe) => Some(foe),
                _ => None,
            };
            let damage = checks::damage_of(crawl, &blow);
            let grave = ReactionPrompt::grave(crawl.hit_points(blow.hero).now);
            let danger = if damage >= grave {
                Fraction::one()
            } else {
                Fraction::zero()
            };
            (blow.hero, foe, danger, say("situation-blow").n(damage))
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
    let passes = |act: Action| matches!(act, Action::TakeBlow | Action::Nobody);
    let pass = offer.choices.iter().position(|it| passes(it.act))?;
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
