//! What grunts do by the rules, friend or foe; rule `grunt.rules`, section 31.0.

use std::cmp::Reverse;

use super::{
    Cx,
    band::Band,
    board::{self, Board, Reached},
    components::{Fight, FigureId, Part},
    event::Fighting,
    fight,
    figure::Figure,
    healing, rules, shots,
};
use crate::grid::Cell;

/// Has a grunt heal or charge: of those that it may attack the one reached in the fewest steps, then the
/// weakest, then the least armoured. If it reaches nobody, it goes towards the nearest.
pub fn act(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    if let Some((patient, place)) = cure(band, band.figure(who)) {
        return healing::cure(cx, who, patient, place);
    }
    if let Some(patient) = patient(band, band.figure(who)) {
        return healing::tend(cx, who, patient);
    }
    if let Some(reached) = target(band, band.figure(who)) {
        return fight::charge(cx, who, reached);
    }
    if let Some(to) = approach(band, who) {
        fight::step(cx, who, to);
    }
    cx.emit(rules::GRUNT_RULES, Fighting::Waited { who }.into());
}

/// The fight, if nobody is in contact with a figure and it does not drag on.
fn fight_at_leisure<'w>(band: Band<'w>, who: Figure<'w>) -> Option<&'w Fight> {
    let fight = band.state().fight.as_ref()?;
    let contact = Board::of(band, fight).in_contact(who.at()?, who.faction());
    (!contact && !fight.drags_on(band.book())).then_some(fight)
}

/// Whom next to it a grunt heals, and with what it carries at which place.
fn cure(band: Band<'_>, who: Figure<'_>) -> Option<(FigureId, u8)> {
    let mut cures = healing::cures(band, fight_at_leisure(band, who)?, who);
    cures.next().map(|(patient, place, _)| (patient, place))
}

/// Whom a grunt goes to heal, if it is a healer and nobody is in contact with it: the nearest who lie
/// there, of equals the strongest. Once the fight drags on, it is past that.
fn patient(band: Band<'_>, who: Figure<'_>) -> Option<FigureId> {
    let fight = fight_at_leisure(band, who)?;
    who.healing_rep()?;
    let patients = healing::patients(band, fight, who);
    let rep = |it: FigureId| band.figure(it).reputation().original;
    let first = patients
        .iter()
        .min_by_key(|it| (it.steps, Reverse(rep(it.target)), it.target));
    first.map(|it| it.target)
}

/// Whom a grunt charges, if it reaches anybody.
pub fn target(band: Band<'_>, who: Figure<'_>) -> Option<Reached> {
    let (free, _) = board::targets(band, band.state().fight.as_ref()?, who);
    free.into_iter().min_by_key(|it| {
        let target = band.figure(it.target);
        let helpless = target.part() == Part::Captive;
        (helpless, it.steps, target.rep(), target.weight(), it.target)
    })
}

/// Has a grunt shoot: at the nearest in sight, or from the nearest square from which it sees
/// somebody and is in contact with nobody, with the best arrow it has. What is good in melee as well
/// is not thrown away.
pub fn shoot(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    let (figure, fight) = (band.figure(who), band.state().fight.as_ref());
    let weapon = fight.and_then(|fight| shots::weapon(band, fight, figure));
    let throws = weapon.is_some_and(|(it, _)| band.book()[it].melee.is_some());
    let (Some(fight), Some(from), false) = (fight, figure.at(), throws) else {
        return shots::later(cx, who);
    };
    if let Some(target) = shots::best(band, figure, from, false) {
        return shots::shoot(cx, who, target, true);
    }
    let board = Board::of(band, fight);
    let moves = board.moves(from, figure.faction());
    let apart = moves
        .cells()
        .filter(|(cell, _)| !board.in_contact(*cell, figure.faction()));
    let sees = apart.filter(|(cell, _)| shots::best(band, figure, *cell, false).is_some());
    let Some((to, _)) = sees.min_by_key(|(cell, cost)| (*cost, board::order(*cell))) else {
        return shots::later(cx, who);
    };
    fight::step(cx, who, to);
    let band = Band::of(cx.world());
    match shots::best(band, band.figure(who), to, true) {
        Some(target) => shots::shoot(cx, who, target, true),
        None => cx.emit(rules::GRUNT_RULES, Fighting::Waited { who }.into()),
    }
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
        .min_by_key(|(cell, cost)| (far(*cell), *cost, board::order(*cell)))?;
    (far(to) < far(from)).then_some(to)
}
