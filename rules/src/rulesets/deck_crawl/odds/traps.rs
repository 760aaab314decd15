//! The odds of traps: of those that go off, of disarming one, and of a look into a chest.

use super::{danger, harm, view};
use crate::{
    dice::{Distribution, odds, try_odds},
    game::{OddsView, Phrase},
    rulesets::deck_crawl::{
        checks::{self, AtLeast},
        components::HeroId,
        content::Book,
        crawl::Crawl,
        rules,
    },
};

/// The odds of a trap that goes off at a hero.
pub(super) fn sprung(crawl: Crawl<'_>, hero: HeroId) -> Option<OddsView> {
    let check = checks::trap(crawl.book());
    let damage = damage(crawl, hero)?;
    Some(harm(crawl, hero, rules::TRAPS_FINDER, &check, &damage))
}

/// The damage that a trap deals to a hero.
fn damage(crawl: Crawl<'_>, hero: HeroId) -> Option<Distribution<i32>> {
    let strengths = try_odds(&checks::trap(crawl.book())).ok()?;
    let dealt = |strength| checks::damage_of(crawl, &checks::trap_blow(crawl, hero, strength));
    Some(strengths.map(|strength| dealt(*strength)))
}

/// The most damage that a trap can deal to a hero.
pub fn most_damage(crawl: Crawl<'_>, hero: HeroId) -> i32 {
    let damage = damage(crawl, hero);
    let most = damage.and_then(|all| all.rows().map(|(damage, _)| *damage).max());
    most.unwrap_or_default()
}

/// The odds of a thief who disarms a trap, and what it does to them otherwise.
pub(super) fn disarming(crawl: Crawl<'_>, thief: HeroId) -> Option<OddsView> {
    let check = checks::disarm(crawl);
    let chances = try_odds(&check).ok()?;
    let fails = Phrase::new("odds-disarm-fails").who("hero", thief.token());
    let fails = fails.with(
        "line",
        danger(crawl, thief, &damage(crawl, thief)?).phrase(),
    );
    let shown = view(rules::THIEF_DISARM, &check, &chances, "result-disarmed");
    Some(shown.noting(fails))
}

pub(super) fn of_chest(crawl: Crawl<'_>) -> OddsView {
    let check = checks::chest(crawl.book());
    let chances = chest(crawl.book(), crawl.thief().is_some());
    let say = |n: &i32| Phrase::new("odds-chest").with("n", *n);
    let is_safe = |n: &i32| *n != SPRUNG;
    let shown = OddsView::new(rules::CHESTS_TRAPPED, &check, &chances, is_safe, say);
    let head = shown.headline.clone().named(Phrase::new("odds-safe"));
    shown.headed(head)
}

/// The outcomes of opening a chest.
pub(super) const SAFE: i32 = 0;
pub(super) const DISARMED: i32 = 1;
const SPRUNG: i32 = 2;

/// Opening a chest: safe, trapped and disarmed, or trapped and sprung.
pub(super) fn chest(book: &Book, thief: bool) -> Distribution<i32> {
    let figures = &book.figures;
    let disarm = AtLeast {
        role: "dice-disarm",
        die: figures.disarm_die,
        face: figures.disarm_fails_to.saturating_add(1),
    };
    odds(&checks::chest(book)).then(|trapped| match (trapped, thief) {
        (0, _) => Distribution::certain(SAFE),
        (_, false) => Distribution::certain(SPRUNG),
        (_, true) => odds(&disarm).map(|worked| if *worked == 1 { DISARMED } else { SPRUNG }),
    })
}
