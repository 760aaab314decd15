//! Odds of breaking off a fight: whether anybody catches up.

use crate::{
    dice::odds,
    game::{Headline, OddsView},
};

use super::super::{
    band::Band, components::Faction, flight, moves, rules, step::Action, words::say,
};

/// What becomes of those who run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Flight {
    /// There is no way out: they duck back where they are.
    Trapped,
    /// The foes come to whoever is nearest to them.
    Caught,
    Away,
}

/// True if breaking off has odds: nobody comes after those who leave a fight without a dungeon.
pub(super) fn has(band: Band<'_>, act: Action) -> bool {
    let fight = band.state().fight.as_ref();
    let on_the_map = fight.is_some_and(|it| band.map().room(it.tile).is_some());
    act == Action::BreakOff && on_the_map
}

/// The odds of breaking off: one fast move of the band, read by each, and one of the foes who come
/// after the nearest; rule `fight.pursuit`, section 26.0.
pub(super) fn of_break_off(band: Band<'_>) -> Option<OddsView> {
    let fight = band
        .state()
        .fight
        .as_ref()
        .filter(|_| has(band, Action::BreakOff))?;
    let figures = &band.book().figures;
    let up = band.in_the_fight(Faction::Band).filter(|it| it.is_up());
    let ids: Vec<_> = up.clone().map(|it| it.id()).collect();
    // Where each comes to on foot and at a run, looked up once.
    let gets = |tiles| {
        up.clone()
            .map(move |it| flight::gets_away(band, fight, it, tiles))
    };
    let on_foot: Vec<_> = gets(figures.tiles).collect();
    let at_a_run: Vec<_> = gets(figures.fast_tiles).collect();
    let nearest = |passed: &[u8]| {
        let tiles = passed.iter().enumerate().map(|(at, passed)| {
            match figures.tiles_for(*passed) >= figures.fast_tiles {
                true => at_a_run[at],
                false => on_foot[at],
            }
        });
        // Nobody comes after those who have left the dungeon.
        tiles.flatten().min()
    };
    let check = moves::fast_check(band, &ids);
    let foes: Vec<_> = band
        .in_the_fight(Faction::Foes)
        .filter(|it| it.is_up())
        .map(|it| it.id())
        .collect();
    let follow = odds(&moves::fast_check(band, &foes)).map(|passed| {
        let tiles = passed.iter().map(|it| figures.tiles_for(*it));
        tiles.max().map_or(0, usize::from)
    });
    let run = odds(&check).map(|passed| nearest(passed));
    let ends = run.combine(&follow, |nearest, tiles| match nearest {
        Some(0) => Flight::Trapped,
        Some(far) if far <= tiles => Flight::Caught,
        _ => Flight::Away,
    });
    let name = |end: &Flight| {
        say(match end {
            Flight::Trapped => "band-odds-trapped",
            Flight::Caught => "band-odds-caught",
            Flight::Away => "band-odds-away",
        })
    };
    let is_away = |end: &Flight| *end == Flight::Away;
    let view = OddsView::new(rules::FIGHT_BREAK_OFF, &check, &ends, is_away, name);
    let headline = Headline::of(ends.chance_that(is_away));
    Some(view.headed(headline.named(say("band-odds-to-get-away"))))
}
