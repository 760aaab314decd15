//! Turns of those who are not their own masters: they flee, are confused or obey somebody; rule
//! `condition.list`.

use super::super::{
    Cx,
    components::FigureId,
    content::{Standard, Time, Trait},
    event::Spends,
    figure::Figure,
    place,
    play::Play,
    sheet::Sheet,
    step::{Action, Task},
};
use super::{arms, standard, strike, turn, walk};
use crate::grid::Cell;

/// What drives somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drive {
    /// Away from this one.
    Flees(FigureId),
    /// An attack on whoever is nearest, or nothing.
    Confused,
    /// Against its own side, as this one wants.
    Obeys(FigureId),
}

/// What drives somebody, if anything does. Fear comes before obedience, and that before confusion.
pub fn drive(sheet: &Sheet<'_>) -> Option<Drive> {
    let play = sheet.figure.play();
    let there = |who: &FigureId| play.get(*who).is_some_and(|it| !it.is_dead());
    let all = sheet.plain().filter_map(|(by, held)| match held {
        Trait::Flees => by.doer.filter(there).map(|it| (0, Drive::Flees(it))),
        Trait::Obeys => by.doer.filter(there).map(|it| (1, Drive::Obeys(it))),
        Trait::Confused => Some((2, Drive::Confused)),
        _ => None,
    });
    all.min_by_key(|(order, _)| *order).map(|(_, drive)| drive)
}

/// Has somebody do what they are driven to, until nothing is left of it.
pub fn act(cx: &mut Cx<'_>, who: FigureId, drive: Drive) {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    if standard::may_get_up(&sheet) {
        cx.push(Task::Act(who));
        return standard::get_up(cx, who);
    }
    match drive {
        Drive::Flees(from) => flee(cx, who, from),
        Drive::Confused => confused(cx, who),
        Drive::Obeys(doer) => obey(cx, who, doer),
    }
}

/// Gets as far away as a dash leads; whoever has nowhere to go dodges.
fn flee(cx: &mut Cx<'_>, who: FigureId, from: FigureId) {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    if sheet.has_time(Time::Action).is_err() {
        return;
    }
    let feet = sheet.feet_left() + u16::from(sheet.speeds().walk);
    let goal = farthest(&sheet, play.figure(from), feet);
    let what = match goal {
        Some(_) => Standard::Dash,
        None => Standard::Dodge,
    };
    standard::take(cx, who, what, Spends::Action);
    if let Some(to) = goal {
        walk::set_out(cx, who, to);
    }
}

/// The square farthest from somebody, if there is a farther one than here.
fn farthest(sheet: &Sheet<'_>, from: Figure<'_>, feet: u16) -> Option<Cell> {
    let own = place::stand(sheet.figure)?;
    let (board, other) = (from.play().board()?, place::stand(from)?);
    let away = |cell: Cell| board.distance(own.at(cell), other);
    let range = walk::within(sheet, feet)?;
    let ends = range.ends();
    let best = ends.max_by_key(|(cell, feet)| {
        let first = std::cmp::Reverse((*feet, cell.y, cell.x));
        (away(*cell), first)
    });
    let (cell, _) = best?;
    (away(cell) > away(own.cell)).then_some(cell)
}

/// Attacks whoever is nearest and within reach, friend or foe.
fn confused(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    if sheet.has_time(Time::Action).is_err() {
        return;
    }
    let mut near = nearest(&sheet, |_| true).into_iter();
    let attack =
        near.find_map(|on| Some((on, arms::opportunities(&sheet, on).into_iter().next()?)));
    if let Some(attack) = attack {
        strike_out(cx, who, attack, Spends::Attacks(0));
    }
}

/// Goes for the nearest of its own side, and attacks them.
fn obey(cx: &mut Cx<'_>, who: FigureId, doer: FigureId) {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    let Some(price) = turn::attack_price(&sheet) else {
        return;
    };
    let team = sheet.figure.team();
    let own = nearest(&sheet, |it| it.team() == team && it.id() != doer);
    let mut reached = own.iter();
    let attack =
        reached.find_map(|on| Some((*on, arms::opportunities(&sheet, *on).into_iter().next()?)));
    if let Some(attack) = attack {
        cx.push(Task::Act(who));
        return strike_out(cx, who, attack, price);
    }
    let goal = own.first().map(|it| play.figure(*it));
    if let Some(to) = goal.and_then(|goal| closer(&sheet, goal)) {
        cx.push(Task::Act(who));
        walk::set_out(cx, who, to);
    }
}

/// The square nearest to somebody, if there is a nearer one than here.
fn closer(sheet: &Sheet<'_>, goal: Figure<'_>) -> Option<Cell> {
    let own = place::stand(sheet.figure)?;
    let (board, other) = (goal.play().board()?, place::stand(goal)?);
    let feet = |cell: Cell| board.distance(own.at(cell), other);
    let range = walk::range(sheet)?;
    let best = range
        .ends()
        .min_by_key(|(cell, price)| (feet(*cell), *price, cell.y, cell.x));
    let (cell, _) = best?;
    (feet(cell) < feet(own.cell)).then_some(cell)
}

/// Others who are up, the nearest first.
fn nearest(sheet: &Sheet<'_>, meant: impl Fn(&Figure<'_>) -> bool) -> Vec<FigureId> {
    let one = sheet.figure;
    let all = one.play().figures().filter(|it| it.id() != one.id());
    let all = all.filter(|it| it.is_up() && it.cell().is_some() && meant(it));
    let mut all: Vec<(u16, FigureId)> = all.map(|it| (place::feet(one, it), it.id())).collect();
    all.sort_unstable();
    all.into_iter().map(|(_, id)| id).collect()
}

/// Carries out an attack.
fn strike_out(cx: &mut Cx<'_>, who: FigureId, (on, attack): (FigureId, Action), spends: Spends) {
    match attack {
        Action::Attack {
            arm,
            how,
            both_hands,
            ..
        } => strike::begin(cx, who, on, (arm, how), (false, both_hands), spends),
        Action::Use { source, act, .. } => {
            let mut plan = turn::plan(who, source, act, 0);
            plan.targets.push(on);
            cx.push(Task::Do(plan));
        }
        _ => {}
    }
}
