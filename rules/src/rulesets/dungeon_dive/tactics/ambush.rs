//! Those who lie in wait: hidden before anybody has acted; rules `mind.kinds` and `turn.hide`.

use super::super::{
    Cx,
    components::{FigureId, Team, Until},
    content::{FoeIx, Mind, Rolled, Skill, Trait},
    effects::{lasting, saves},
    event::Setting,
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::Sheet,
};
use crate::grid::Cell;

/// Feet that somebody goes aside to lie in wait.
const ASIDE: u16 = 10;

/// Ambushers go where nobody of the party has a line of sight, if that is near, and hide there with
/// one roll for all of a kind. Nobody can lie in wait for a party that somebody warns.
pub fn lie_in_wait(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let warns = |it| Sheet::of(it).is(|it| *it == Trait::WarnsParty);
    if play.up(Team::Party).any(warns) {
        return;
    }
    let waits = |it: &Figure<'_>| it.foe().is_some_and(|foe| foe.mind == Mind::Ambusher);
    let mut kinds: Vec<FoeIx> = play
        .up(Team::Foes)
        .filter(waits)
        .filter_map(Figure::foe_key)
        .collect();
    kinds.dedup();
    for kind in kinds {
        let all: Vec<FigureId> = Play::of(cx.world())
            .up(Team::Foes)
            .filter(|it| it.foe_key() == Some(kind))
            .map(|it| it.id())
            .collect();
        let aside: Vec<FigureId> = all.into_iter().filter(|it| goes_aside(cx, *it)).collect();
        hide(cx, &aside);
    }
}

/// Somebody goes where they are out of sight. True if there is such a place.
fn goes_aside(cx: &mut Cx<'_>, who: FigureId) -> bool {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let (Some(board), Some(own)) = (play.board(), place::stand(figure)) else {
        return false;
    };
    let unseen = |cell: &Cell| {
        let there = own.at(*cell);
        let mut party = play.up(Team::Party).filter_map(place::stand);
        !party.any(|it| board.line_of_sight(it, there))
    };
    let near = |cell: &Cell| board.distance(own, own.at(*cell)) <= ASIDE;
    let cells = board.field.open().filter(near);
    let cells = cells.filter(|it| !board.field.square(*it).hazard);
    let cells = cells.filter(|it| place::is_free(play, figure, *it));
    let cell = cells
        .filter(unseen)
        .min_by_key(|it| (board.distance(own, own.at(*it)), it.y, it.x));
    let Some(at) = cell else { return false };
    if at != own.cell {
        cx.emit(rules::MIND_KINDS, Setting::Placed { who, at }.into());
    }
    true
}

fn hide(cx: &mut Cx<'_>, all: &[FigureId]) {
    let Some(first) = all.first() else { return };
    let play = Play::of(cx.world());
    let party = play.up(Team::Party);
    let best = party
        .map(|it| Sheet::of(it).passive_against(Skill::Perception, *first))
        .max();
    let hidden = play.book().imposed.hidden;
    if saves::check(cx, *first, Rolled::Skill(Skill::Stealth), best.unwrap_or(0)) {
        for who in all {
            lasting::inflict(cx, *who, hidden, Some(*who), Until::Fight);
        }
    }
}
