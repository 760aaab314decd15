//! What grunts do by the rules, friend or foe; rule `grunt.rules`, section 31.0.

use super::{
    Cx,
    band::Band,
    board::{self, Board},
    components::FigureId,
    event::Fighting,
    fight, rules,
};
use crate::grid::Cell;

/// Has a grunt charge: of those that it may attack the one reached in the fewest steps, then the
/// weakest, then the least armoured. If it reaches nobody, it goes towards the nearest.
pub fn act(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    let Some(fight) = &band.state().fight else {
        return;
    };
    let (free, _) = board::targets(band, fight, band.figure(who));
    let best = free.into_iter().min_by_key(|it| {
        let target = band.figure(it.target);
        (it.steps, target.rep(), target.weight(), it.target)
    });
    if let Some(reached) = best {
        return fight::charge(cx, who, reached);
    }
    if let Some(to) = approach(band, who) {
        fight::step(cx, who, to);
    }
    cx.emit(rules::GRUNT_RULES, Fighting::Waited { who }.into());
}

/// The square nearest to an opponent that a figure reaches, if that is nearer than where it is.
fn approach(band: Band<'_>, who: FigureId) -> Option<Cell> {
    let (figure, fight) = (band.figure(who), band.state().fight.as_ref()?);
    let from = figure.at()?;
    let opponents = band.in_the_fight(figure.faction().other());
    let opponents = opponents.filter(|it| it.is_up()).filter_map(|it| it.at());
    let far = |cell: Cell| opponents.clone().map(|at| at.reach_to(cell)).min();
    let moves = Board::of(band, fight).moves(from, figure.faction());
    let (to, _) = moves
        .cells()
        .min_by_key(|(cell, cost)| (far(*cell), *cost, cell.y, cell.x))?;
    (far(to) < far(from)).then_some(to)
}
