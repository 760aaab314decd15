//! What hired hands do before they weigh anything: without a hero to fight for they leave, and the
//! expert among them sees to the dying; rule `hired.orders`.

use super::super::{
    Cx,
    components::{FigureId, Life},
    content::{Effect, HiredRole, Standard, Time},
    delve,
    effects::targets,
    event::Spends,
    fight::{standard, turn, walk},
    figure::Figure,
    place,
    play::Play,
    step::{Plan, Task},
};
use super::{
    ground::{Ground, approach, nearest},
    head::Head,
};
use crate::grid::Cell;

/// Has a hired hand do what comes first. False if nothing does.
pub fn act(cx: &mut Cx<'_>, who: FigureId) -> bool {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let Some(kind) = figure.hired_kind() else {
        return false;
    };
    let fights = |it: Figure<'_>| it.is_up() && !it.is_out_of_it() && play.takes_part(it);
    if play.dive().is_some() && !play.heroes().any(fights) {
        return drags(cx, who) || leaves(cx, who);
    }
    kind.role == HiredRole::Expert && tends(cx, who)
}

/// Takes hold of a hero who lies there and can be dragged, and puts a weapon away for the first one.
fn drags(cx: &mut Cx<'_>, who: FigureId) -> bool {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let lie = delve::draggable(figure).into_iter();
    let mut heroes: Vec<Figure<'_>> = lie.filter(|it| it.hero().is_some()).collect();
    // The living first.
    heroes.sort_by_key(|it| (it.is_dead(), it.id()));
    let Some(on) = heroes.first().map(|it| it.id()) else {
        return false;
    };
    if standard::free_hands(figure) > 0 {
        cx.push(Task::Act(who));
        delve::choose_on_map(cx, who, delve::Choice::Hold(on));
        return true;
    }
    let armed = standard::wieldable(figure).contains(&(0, None));
    let empty = armed && place::burdens(figure).is_empty();
    if empty {
        cx.push(Task::Act(who));
        standard::wield(cx, who, 0, None);
    }
    empty
}

/// Makes for the nearest way out, and is gone.
fn leaves(cx: &mut Cx<'_>, who: FigureId) -> bool {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    if delve::may_run(figure) {
        delve::choose_on_map(cx, who, delve::Choice::Run);
        return true;
    }
    let Some(board) = play.board() else {
        return false;
    };
    let head = Head::of(figure);
    let out = |cell: Cell| {
        let ways = board.field.ways().iter();
        let squares = ways.map(|it| it.cell.reach_to(cell) as u16).min();
        squares.unwrap_or(0)
    };
    let Some((feet, path)) = nearest(&head, out) else {
        return false;
    };
    let end = path.last().copied().or(figure.cell());
    if end.is_none_or(|it| out(it) > 0) {
        // No way out can be reached: there is only the fight.
        return false;
    }
    let quick = head.sheet.has_time(Time::Action).is_ok();
    // The step off the map costs as much as any other.
    let step = u16::from(play.book().figures.square);
    if feet + step > head.sheet.feet_left() && quick {
        cx.push(Task::Act(who));
        standard::take(cx, who, Standard::Dash, Spends::Action);
        return true;
    }
    if let Some(to) = farthest(&head, &path) {
        cx.push(Task::Act(who));
        walk::set_out(cx, who, to);
    }
    true
}

/// The last square of a way that can be reached with what is left of the move.
fn farthest(head: &Head<'_>, path: &[Cell]) -> Option<Cell> {
    let ground = Ground::of(head, false, false)?;
    let ends = |cell: &&Cell| {
        let spots = ground.spots.iter();
        spots.filter(|it| it.feet > 0).any(|it| it.cell == **cell)
    };
    path.iter().rev().find(ends).copied()
}

/// Sees to somebody who is dying: beside them, or a move away if no foe is nearer. What would help
/// them more is left to be weighed.
fn tends(cx: &mut Cx<'_>, who: FigureId) -> bool {
    let play = Play::of(cx.world());
    let figure = play.figure(who);
    let head = Head::of(figure);
    if head.sheet.has_time(Time::Action).is_err() {
        return false;
    }
    let own = play.figures().filter(|it| it.team() == figure.team());
    let dying = own.filter(|it| {
        let dies = matches!(it.body().life, Life::Dying { .. });
        dies && it.cell().is_some()
    });
    let feet = |it: Figure<'_>| place::feet(figure, it);
    let Some(on) = dying.min_by_key(|it| (feet(*it), it.id())) else {
        return false;
    };
    let thought = super::choose(&head).map(|(thought, _)| thought);
    if thought.is_some_and(|it| it.targets.contains(&on.id())) {
        return false;
    }
    if feet(on) <= 5 {
        let (on, plan) = (on.id(), kit(&head, on.id()));
        cx.push(Task::Act(who));
        match plan {
            Some(plan) => cx.push(Task::Do(plan)),
            None => standard::stabilise(cx, who, on),
        }
        return true;
    }
    let nearer = head.up().any(|it| feet(it.figure) < feet(on));
    let way = approach(&head, on, 5).filter(|(feet, _)| *feet <= head.sheet.feet_left());
    let to = way.and_then(|(_, path)| {
        let last = path.last().copied()?;
        let there = place::stand(figure)?.at(last);
        let beside = play.board()?.distance(there, place::stand(on)?) <= 5;
        beside.then_some(last)
    });
    let Some(to) = to.filter(|_| !nearer) else {
        return false;
    };
    cx.push(Task::Act(who));
    walk::set_out(cx, who, to);
    true
}

/// What stabilises somebody without a roll.
fn kit(head: &Head<'_>, on: FigureId) -> Option<Plan> {
    let book = head.play.book();
    let offers = head.sheet.offers(|time| time == Time::Action).into_iter();
    let plans = offers.map(|it| turn::plan(head.figure.id(), it.source, it.act, it.circle));
    let mut fit = plans.filter(|plan| {
        let works = book.works(plan.source);
        let frame = &works.acts[usize::from(plan.act)];
        let mut steps = works.blocks[usize::from(frame.block)].iter();
        let there = targets::candidates(head.figure, plan, frame);
        steps.any(|it| it.effect == Effect::Stabilise) && there.iter().any(|it| it.id() == on)
    });
    let mut plan = fit.next()?;
    plan.targets.push(on);
    Some(plan)
}
