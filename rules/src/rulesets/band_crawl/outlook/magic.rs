//! Odds of spells: how many they reach, and what they are cast for.

use smallvec::SmallVec;

use super::{
    super::{
        band::Band,
        content::{SpellEffect, SpellIx},
        figure::Figure,
        harm, spells,
        step::{Action, Question},
        words::say,
    },
    fells, hurt,
};
use crate::{
    dice::{Fraction, odds},
    game::{Headline, OddsView},
};

/// A spell as it would be cast.
struct Cast<'w> {
    by: Figure<'w>,
    spell: SpellIx,
    /// Those at whom it is cast: as many as may be, where none is named yet.
    at: SmallVec<[Figure<'w>; 8]>,
}

/// The cast that a choice is about.
fn cast<'w>(band: Band<'w>, question: &Question, act: Action) -> Option<Cast<'w>> {
    let (by, spell, at) = match (question, act) {
        (Question::Cast { who, moved }, Action::Spell(spell)) => {
            let by = band.get(*who)?;
            let seen = spells::in_sight(band, by, spell, by.at()?, *moved);
            (by, spell, seen)
        }
        (Question::Aim(it), Action::Aim(on)) => {
            (band.get(it.who)?, it.spell, [on].into_iter().collect())
        }
        (Question::Aim(it), _) => (band.get(it.who)?, it.spell, it.at.clone()),
        _ => return None,
    };
    let mut at: SmallVec<[Figure<'w>; 8]> = at.into_iter().filter_map(|it| band.get(it)).collect();
    // The strongest are spared.
    at.sort_by_key(|it| it.rep());
    Some(Cast { by, spell, at })
}

/// The odds of a choice to cast, or to name the first target: how many are reached, and the chance
/// of what the spell is cast for.
pub(super) fn of_choice(band: Band<'_>, question: &Question, act: Action) -> Option<OddsView> {
    let Cast { by, spell, at } = cast(band, question, act)?;
    let (rep, record) = (spells::casting_rep(by)?, &band.book()[spell]);
    let (check, _) = spells::check(band, by, spell, rep);
    let table = &record.links.reach;
    let results = odds(&check).map(|passed| table.gives(table.at(*passed)).targets.by(rep));
    let reaches = |count: &u8| *count > 0;
    let name = |count: &u8| match count {
        0 => say("band-odds-reaches-nobody"),
        count => say("band-odds-reaches").with("n", *count),
    };
    let view = OddsView::new(record.links.rule, &check, &results, reaches, name);
    let SpellEffect::Hit { impact, armour } = record.does else {
        let reached = Headline::of(results.chance_that(reaches));
        return Some(view.headed(reached.named(say("band-odds-to-reach-someone"))));
    };
    // Those whom it reaches are hit one by one, each with a damage die of their own.
    let stays_up: Vec<Fraction> = at
        .iter()
        .map(|on| hurt(band, impact, &harm::by_spell(band, armour, *on)))
        .map(|harms| harms.chance_that(fells).complement())
        .collect();
    let fells_any = |count: u8| {
        let reached = stays_up.iter().take(count.into());
        let all_stay = reached.fold(Fraction::one(), |all, one| all * one.clone());
        all_stay.complement()
    };
    let chance: Fraction = results
        .rows()
        .map(|(count, chance)| chance * fells_any(*count))
        .sum();
    let headline = Headline::of(chance).named(say("band-odds-to-take-someone-down"));
    let answered = at
        .iter()
        .any(|on| on.power().now > 0 || !on.shrugs().is_empty());
    let view = view.headed(headline);
    Some(match answered {
        true => view.noting(say("band-odds-unless-answered")),
        false => view,
    })
}
