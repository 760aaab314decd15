//! What help in a fight comes to: the odds of the next attack that it is meant for.

use super::{attacks::wounds, danger};
use crate::{
    dice::try_odds,
    game::Phrase,
    rulesets::deck_crawl::{
        blows::target_of,
        checks::{self, Struck},
        components::{Combatant, FoeId, HeroId},
        content::{AbilityEffect, AbilityIx},
        crawl::Crawl,
    },
};

/// What an ability used with so many dice does to the next attack: of a hero it is lent to, or of the foe that
/// it is used against. `None` for other abilities, and where nobody attacks.
pub fn aid(crawl: Crawl<'_>, ability: AbilityIx, on: Combatant, dice: u8) -> Option<Phrase> {
    let record = crawl.ability(ability);
    match (record.effect, on) {
        (AbilityEffect::Buff, Combatant::Hero(hero)) => {
            let foe = faced(crawl, hero)?;
            let buff = crawl.aid(hero).buff.saturating_add(dice);
            let chances = try_odds(&checks::attack(crawl, hero, foe, 0, buff)?).ok()?;
            let line = wounds(crawl, foe, &chances).short().phrase();
            let told = Phrase::new("aside-buff").who("foe", foe.token());
            Some(told.with("odds", line))
        }
        (AbilityEffect::Protect, Combatant::Hero(hero)) => {
            let foe = attackers(crawl, hero).find(|foe| !is_confused(crawl, *foe))?;
            let plain = checks::struck(crawl, foe, hero)?;
            let armour = plain.armour + i32::from(dice);
            let chances = try_odds(&Struck { armour, ..plain }).ok()?;
            let line = danger(crawl, hero, &chances).short().phrase();
            let told = Phrase::new("aside-protect").with("n", dice);
            let told = told.who("foe", foe.token());
            Some(told.with("odds", line))
        }
        (AbilityEffect::Confuse, Combatant::Foe(_)) => {
            let attacks = record.confuses(dice);
            Some(Phrase::new("aside-confuse").with("n", attacks))
        }
        _ => None,
    }
}

/// The foes that attack a hero next.
fn attackers(crawl: Crawl<'_>, hero: HeroId) -> impl Iterator<Item = FoeId> {
    let foes = crawl.foes();
    foes.filter(move |foe| target_of(crawl, *foe) == Some(hero))
}

/// True of a foe that loses its next attack.
fn is_confused(crawl: Crawl<'_>, foe: FoeId) -> bool {
    crawl.temper(foe).is_some_and(|it| it.confused > 0)
}

/// The foe that a hero is likely to attack: one that attacks them, or else the first.
fn faced(crawl: Crawl<'_>, hero: HeroId) -> Option<FoeId> {
    let first = || crawl.foes().next();
    attackers(crawl, hero).next().or_else(first)
}
