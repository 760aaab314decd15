//! Fights on the battle board: the turns of both sides, and what everybody does in them.

use std::cmp::Reverse;

use super::{
    Cx,
    band::Band,
    board::{self, Board, Reached},
    carrying,
    components::{Faction, Fight, FigureId, Part},
    creation::seat_of,
    event::Fighting,
    figure::Figure,
    healing, meet, pursuit, rules, spells, spoils,
    step::{Action, Question, Task},
    switching, tactics,
};
use crate::{game::LegalActions, grid::Cell};

/// Begins the turn of a side, unless the fight is over: those outside come in, everybody acts, then
/// they fight; rules `fight.sequence` and `board.outside`, section 21.4.
pub fn side_turn(cx: &mut Cx<'_>, side: Faction) {
    if !meet::goes_on(Band::of(cx.world())) {
        return;
    }
    cx.emit(rules::FIGHT_SEQUENCE, Fighting::SideTurn { side }.into());
    come_in(cx, side);
    spells::lost_turns(cx, side);
    let band = Band::of(cx.world());
    let trapped = band.state().fight.iter().flat_map(|it| &it.trapped);
    let ours = |it: &&FigureId| band.get(**it).is_some_and(|it| it.faction() == side);
    let trapped = trapped.filter(ours).copied().collect();
    cx.push_all([
        Task::Flee(trapped),
        Task::Shooters(side),
        Task::Casters(side),
        Task::Chargers(side),
        Task::Melees,
        Task::Crises(side),
        Task::Heal(side),
        Task::SideTurn(side.other()),
    ]);
}

/// Those who wait beside the board come into the free squares of their edge, the strongest first.
fn come_in(cx: &mut Cx<'_>, side: Faction) {
    let band = Band::of(cx.world());
    let Some(fight) = &band.state().fight else {
        return;
    };
    let waiting = band.in_the_fight(side).filter(|it| it.waits_outside());
    let mut waiting: Vec<Figure<'_>> = waiting.collect();
    waiting.sort_by_key(|it| (it.part() == Part::Captive, Reverse(it.rep()), it.id()));
    let board = Board::of(band, fight);
    let squares = board::edge(band, fight, side).filter(|it| board.is_free(*it));
    let come = waiting.iter().map(|it| it.id()).zip(squares);
    let come: Vec<(FigureId, Cell)> = come.collect();
    for (who, at) in come {
        cx.emit(rules::BOARD_OUTSIDE, Fighting::CameIn { who, at }.into());
    }
}

/// Has the strongest of a side who has not acted yet do so; rule `fight.act`, section 18.4.
pub fn chargers(cx: &mut Cx<'_>, side: Faction) {
    let band = Band::of(cx.world());
    let Some(fight) = meet::going_on(band) else {
        return;
    };
    let Some((who, commanded)) = next_to_act(band, fight, side, |_| true) else {
        return;
    };
    cx.push(Task::Chargers(side));
    match commanded {
        true => cx.ask(Question::Act { who, moved: false }),
        false => tactics::act(cx, who),
    }
}

/// The strongest on the board of those of a side who have not acted and can act in this way, and
/// whether a player decides for it; rule `fight.sequence`, section 21.4.
pub(super) fn next_to_act(
    band: Band<'_>,
    fight: &Fight,
    side: Faction,
    can: impl Fn(Figure<'_>) -> bool,
) -> Option<(FigureId, bool)> {
    let waits = |it: &Figure<'_>| {
        let done = fight.done.contains(&it.id()) || fight.trapped.contains(&it.id());
        let here = it.is_up() && it.at().is_some() && it.part() != Part::Captive;
        here && !done && can(*it)
    };
    let all = band.in_the_fight(side).filter(waits);
    let next = all.min_by_key(|it| (Reverse(it.rep()), it.id()))?;
    Some((next.id(), is_commanded(band, next)))
}

/// True if a player decides what a figure does: a star's does, those of the stars for all of the band
/// if they command it, and whoever is the dungeon for all foes; rules `grunt.rules`,
/// `option.command` and `option.dungeon`, section 6.2.
pub fn is_commanded(band: Band<'_>, who: Figure<'_>) -> bool {
    let options = band.options();
    match who.faction() {
        Faction::Foes => options.person_for_foes,
        Faction::Band => who.part() == Part::Band && (who.is_star() || options.command_all),
    }
}

/// Offers whom a figure can attack, whom it can heal or carry, where it can go, and to do nothing.
pub fn offer_act(band: Band<'_>, who: FigureId, moved: bool, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::FIGHT_ACT);
    let (figure, fight) = (band.figure(who), band.state().fight.as_ref());
    if let Some(fight) = fight
        && let Some(wounded) = fight.carried_by(who)
    {
        return carrying::offer_bearer(band, fight, (figure, wounded), moved, offer);
    }
    if let (Some(fight), Some(from)) = (fight, figure.at()) {
        for (target, allowed) in strikes(band, figure, moved) {
            let allowed = allowed.then_some(()).ok_or(rules::FIGHT_SPREAD);
            offer.add_or_refuse(Action::Strike(target), allowed);
            if figure.can_use_both_hands() {
                offer.add_or_refuse(Action::StrikeBothHanded(target), allowed);
            }
        }
        spoils::offer_mercy(band, figure, offer);
        if !moved && pursuit::can_break_off(band, figure) {
            offer.add(Action::BreakOff);
        }
        healing::offer_cures(band, fight, figure, offer);
        switching::offer_in_hand(band, figure, offer);
        carrying::offer(band, fight, figure, moved, offer);
        if !moved {
            if figure.healing_rep().is_some() {
                for patient in healing::patients(band, fight, figure) {
                    offer.add(Action::Tend(patient.target));
                }
            }
            offer_steps(band, fight, figure, from, offer);
        }
    }
    offer.add(Action::Wait);
}

/// Offers the squares that a figure can step to; rule `board.move`, section 18.4.
pub(super) fn offer_steps(
    band: Band<'_>,
    fight: &Fight,
    who: Figure<'_>,
    from: Cell,
    offer: &mut LegalActions<Action>,
) {
    let moves = Board::of(band, fight).moves(from, who.faction());
    for (to, _) in moves.cells().filter(|(to, _)| *to != from) {
        offer.add(Action::Step(to));
    }
}

/// Everybody whom a figure can come to, and whether it may attack them. Whoever has moved attacks
/// nobody who has more attackers than anybody else who stands.
fn strikes(band: Band<'_>, who: Figure<'_>, moved: bool) -> Vec<(FigureId, bool)> {
    let Some(fight) = &band.state().fight else {
        return Vec::new();
    };
    let (free, held) = board::targets(band, fight, who);
    let mut all: Vec<(FigureId, bool)> = free.iter().map(|it| (it.target, true)).collect();
    all.extend(held.iter().map(|it| (it.target, false)));
    if moved {
        let near = |it: &Reached| it.steps == 0;
        let near: Vec<FigureId> = free
            .iter()
            .chain(&held)
            .filter(|it| near(it))
            .map(|it| it.target)
            .collect();
        let opponents = band
            .in_the_fight(who.faction().other())
            .filter(|it| it.is_up());
        let least = opponents.map(|it| fight.attackers_on(it.id())).min();
        let most = band.book().figures.most_on_one;
        let open = |it: FigureId| {
            let count = fight.attackers_on(it);
            Some(count) == least && count < most
        };
        all = near.into_iter().map(|it| (it, open(it))).collect();
    }
    all.sort();
    all
}

/// True if there is somebody whom a figure may attack.
pub fn can_strike(band: Band<'_>, who: Figure<'_>, moved: bool) -> bool {
    strikes(band, who, moved).iter().any(|it| it.1)
}

/// Carries out a choice of [`offer_act`].
pub fn choose_act(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    let band = Band::of(cx.world());
    let (figure, fight) = (band.figure(who), band.state().fight.as_ref());
    match (act, fight) {
        (Action::Strike(target) | Action::StrikeBothHanded(target), Some(fight)) => {
            let both_hands = matches!(act, Action::StrikeBothHanded(_));
            let (free, held) = board::targets(band, fight, figure);
            let reached = free.into_iter().chain(held).find(|it| it.target == target);
            if let Some(reached) = reached {
                grip(cx, who, both_hands);
                charge(cx, who, reached);
            }
        }
        (Action::Step(to), Some(_)) => {
            step(cx, who, to);
            cx.ask(Question::Act { who, moved: true });
        }
        (Action::Kill(_) | Action::Bind(_), Some(_)) => spoils::choose_mercy(cx, who, act),
        (Action::Treat(patient, place), Some(_)) => healing::cure(cx, who, patient, place),
        (Action::Tend(patient), Some(_)) => healing::tend(cx, who, patient),
        (Action::Lift(wounded), Some(_)) => carrying::fetch(cx, who, wounded, true),
        (Action::TakePlace(wounded), Some(_)) => carrying::fetch(cx, who, wounded, false),
        (Action::SetDown(_), Some(_)) => carrying::set_down(cx, who),
        (Action::Ready(_, place), Some(_)) => switching::ready(cx, who, place),
        (Action::BreakOff, Some(_)) => pursuit::break_off(cx),
        _ => cx.emit(rules::FIGHT_ACT, Fighting::Waited { who }.into()),
    }
}

/// A figure takes its weapon in both hands or in one, if it holds it otherwise; rule `weapon.spear`,
/// section 24.1.
fn grip(cx: &mut Cx<'_>, who: FigureId, both_hands: bool) {
    let fight = Band::of(cx.world()).state().fight.as_ref();
    if fight.is_some_and(|it| it.both_hands.contains(&who) != both_hands) {
        let gripped = Fighting::Gripped { who, both_hands };
        cx.emit(rules::WEAPON_SPEAR, gripped.into());
    }
}

/// A figure goes to a square.
pub fn step(cx: &mut Cx<'_>, who: FigureId, to: Cell) {
    let band = Band::of(cx.world());
    let figure = band.figure(who);
    let (Some(fight), Some(from)) = (&band.state().fight, figure.at()) else {
        return;
    };
    if from == to {
        return;
    }
    let moves = Board::of(band, fight).moves(from, figure.faction());
    let path = moves.path(to).unwrap_or_default();
    if !path.is_empty() {
        let path = path.into_iter().collect();
        cx.emit(rules::BOARD_MOVE, Fighting::Stepped { who, path }.into());
    }
}

/// A figure goes to somebody and will attack.
pub fn charge(cx: &mut Cx<'_>, by: FigureId, reached: Reached) {
    step(cx, by, reached.at);
    let on = reached.target;
    cx.emit(rules::FIGHT_SPREAD, Fighting::Engaged { by, on }.into());
}
