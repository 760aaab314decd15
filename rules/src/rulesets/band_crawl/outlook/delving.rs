//! Odds of what a group does between fights: searching, hurrying, crossing, climbing, talking.

use crate::{
    dice::{Distribution, odds},
    dungeon::RoomId,
    game::{Headline, OddsView},
};

use super::super::{
    band::Band,
    components::FigureId,
    content::{Crossing, Talk},
    crossings, moves, restoring, rivals, rules, secrets,
    step::{Action, Question},
    words::say,
};

/// True if a choice is one of those that have odds here.
pub(super) fn has(act: Action) -> bool {
    matches!(
        act,
        Action::Search(_)
            | Action::Fast
            | Action::Over(_)
            | Action::Climb(_)
            | Action::Talk
            | Action::Restore(..)
    )
}

/// The odds of a choice.
pub(super) fn of_choice(band: Band<'_>, question: &Question, act: Action) -> Option<OddsView> {
    match (act, question) {
        (Action::Search(who), _) => of_search(band, who),
        (Action::Fast, Question::Group(tile)) => of_haste(band, *tile),
        (Action::Over(who), Question::Cross { from, to }) => of_crossing(band, who, [*to, *from]),
        (Action::Climb(who), _) => of_climb(band, who),
        (Action::Talk, Question::Rivals(tile)) => of_talk(band, *tile),
        (Action::Restore(who, place), _) => of_stone(band, who, place),
        _ => None,
    }
}

/// Whether somebody who searches finds a secret room.
fn of_search(band: Band<'_>, who: FigureId) -> Option<OddsView> {
    let check = secrets::search_check(band.get(who)?);
    let name = |found: &bool| {
        say(match found {
            true => "band-odds-secret-room",
            false => "band-odds-nothing-found",
        })
    };
    let rule = rules::SECRET_SEARCH;
    Some(OddsView::new(rule, &check, &odds(&check), |it| *it, name))
}

/// How many of a group go fast; that all of them do is what counts.
fn of_haste(band: Band<'_>, tile: RoomId) -> Option<OddsView> {
    let who = moves::hurrying(band, tile);
    let (check, figures) = (moves::fast_check(band, &who), &band.book().figures);
    let is_fast = |passed: &&u8| figures.tiles_for(**passed) == figures.fast_tiles;
    let fast = odds(&check).map(|passed| passed.iter().filter(is_fast).count());
    let all = who.len();
    let name = |fast: &usize| match (*fast, all) {
        (0, _) => say("band-odds-nobody-fast"),
        (fast, all) if fast == all => say("band-odds-all-fast").with("n", all),
        (fast, _) => say("band-odds-some-fast").with("n", fast),
    };
    let view = OddsView::new(rules::MOVE_FAST, &check, &fast, |it| *it == all, name);
    let headline = Headline::of(fast.chance_that(|it| *it == all));
    Some(match all {
        1 => view,
        _ => view.headed(headline.named(say("band-odds-everybody"))),
    })
}

/// What becomes of somebody who crosses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Over {
    Falls,
    Helped,
    Across,
}

/// Whether somebody crosses, alone or with the help of a neighbour.
fn of_crossing(band: Band<'_>, who: FigureId, tiles: [RoomId; 2]) -> Option<OddsView> {
    let check = crossings::cross_check(band.get(who)?);
    let table = &band.book().tables.crossing;
    let ends = odds(&check).then(|passed| match *table.gives(table.at(*passed)) {
        Crossing::Across => Distribution::certain(Over::Across),
        Crossing::Falls { .. } => Distribution::certain(Over::Falls),
        Crossing::Slips { in_front_on } => slips(band, who, tiles, in_front_on),
    });
    let name = |end: &Over| {
        say(match end {
            Over::Across => "band-odds-across",
            Over::Helped => "band-odds-helped-across",
            Over::Falls => "band-odds-falls",
        })
    };
    let is_over = |end: &Over| *end != Over::Falls;
    let rule = rules::SECRET_CROSSING;
    Some(OddsView::new(rule, &check, &ends, is_over, name))
}

/// What becomes of somebody who slips.
fn slips(band: Band<'_>, who: FigureId, tiles: [RoomId; 2], in_front_on: u8) -> Distribution<Over> {
    odds(&crossings::neighbour_check(in_front_on)).then(|in_front| {
        match crossings::neighbour(band, who, tiles, *in_front) {
            None => Distribution::certain(Over::Falls),
            Some(helper) => odds(&crossings::helper_check(helper)).map(|passed| match passed {
                0 => Over::Falls,
                _ => Over::Helped,
            }),
        }
    })
}

/// Whether somebody climbs out, or down.
fn of_climb(band: Band<'_>, who: FigureId) -> Option<OddsView> {
    let check = crossings::climb_check(band.get(who)?);
    let climbs = odds(&check).map(|passed| crossings::gets_up(*passed));
    let name = |climbs: &bool| match (*climbs, band.has_fallen(who)) {
        (false, _) => say("band-odds-no-hold"),
        (true, true) => say("band-odds-climbs-out"),
        (true, false) => say("band-odds-climbs-down"),
    };
    let rule = rules::SECRET_FALL;
    Some(OddsView::new(rule, &check, &climbs, |it| *it, name))
}

/// What comes of talking to rivals.
fn of_talk(band: Band<'_>, tile: RoomId) -> Option<OddsView> {
    let check = rivals::talk_check(rivals::talkers(band, tile)?);
    let table = &band.book().tables.talk;
    let peace = odds(&check).map(
        |ahead| match *table.gives(rivals::talk_row(table, *ahead)) {
            Talk::Attack => None,
            Talk::Part { join_at } => Some(rivals::would_join(band, tile, join_at)),
        },
    );
    let name = |peace: &Option<bool>| {
        say(match peace {
            None => "band-odds-rivals-attack",
            Some(false) => "band-odds-rivals-part",
            Some(true) => "band-odds-rivals-join",
        })
    };
    let rule = rules::RIVALS_TALK;
    Some(OddsView::new(rule, &check, &peace, Option::is_some, name))
}

/// How many points a stone gives back.
fn of_stone(band: Band<'_>, who: FigureId, place: u8) -> Option<OddsView> {
    let stone = restoring::stone(band, who, place)?;
    let check = stone.check();
    let points = odds(&check).map(|passed| stone.points(*passed));
    let name = |points: &u8| match points {
        0 => say("band-odds-nothing-restored"),
        points => say("band-odds-restored").with("n", *points),
    };
    let rule = rules::ITEM_RESTORING;
    let view = OddsView::new(rule, &check, &points, |it| *it > 0, name);
    let headline = view.headline.clone();
    let about = headline.about(&points, "band-odds-about-points", |it| {
        (*it > 0).then_some(i32::from(*it))
    });
    Some(view.headed(about))
}
