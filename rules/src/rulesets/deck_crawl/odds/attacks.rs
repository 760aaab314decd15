//! The odds of attacks on foes: their headline, and whether they can come to anything.

use crate::{
    dice::{Distribution, try_odds},
    game::{Headline, Phrase},
    rulesets::deck_crawl::{
        checks,
        components::{FoeId, HeroId},
        content::AbilityIx,
        crawl::Crawl,
        step::Attempt,
    },
};

/// The wounds that a foe can still take.
fn left(crawl: Crawl<'_>, foe: FoeId) -> i32 {
    crawl.body(foe).map_or(0, |body| {
        i32::from(body.wounds_max.saturating_sub(body.wounds))
    })
}

/// The line for an attack on a foe: the chance of a wound, their mean, the chance to slay. Nobody takes more
/// wounds than it has left, and where that is one, any wound takes it down, which then says it all.
pub(super) fn wounds(crawl: Crawl<'_>, foe: FoeId, chances: &Distribution<i32>) -> Headline {
    let left = left(crawl, foe);
    let line = Headline::of(chances.chance_that(|n| *n > 0))
        .felling(chances.chance_that(|n| *n > 0 && *n >= left));
    if left == 1 {
        return line.named(Phrase::new("odds-takes-down"));
    }
    line.about(chances, "odds-wounds", |n| {
        Some((*n).min(left)).filter(|n| *n > 0)
    })
}

/// True if the attack of a hero on a foe can wound it, with so many dice of a pool added.
pub fn can_wound(crawl: Crawl<'_>, hero: HeroId, foe: FoeId, added: u8) -> bool {
    let check = checks::attack(crawl, hero, foe, added, crawl.aid(hero).buff);
    let chances = check.and_then(|check| try_odds(&check).ok());
    chances.is_some_and(|chances| !chances.chance_that(|n| *n > 0).is_zero())
}

/// The fewest dice between these bounds with which a missile is as likely to wound a foe as with all of them.
pub fn dice_enough(
    crawl: Crawl<'_>,
    (hero, ability): (HeroId, AbilityIx),
    foe: FoeId,
    (least, most): (i32, i32),
) -> i32 {
    let chance = |dice: i32| {
        let attempt = Attempt::Missile {
            hero,
            foe,
            ability,
            dice: dice.clamp(0, 255) as u8,
        };
        let check = checks::of_attempt(crawl.book(), crawl, &attempt)?;
        let chances = try_odds(&check).ok()?;
        Some(chances.chance_that(|n| *n > 0))
    };
    let best = chance(most);
    let mut all = least..=most;
    all.find(|dice| chance(*dice) == best).unwrap_or(most)
}
