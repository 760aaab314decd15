//! Moving through the air: up, down and across, and what becomes of whoever cannot stay up; rules
//! `move.fly`, `map.ceiling` and `move.fall`.

use smallvec::SmallVec;

use super::super::{
    Cx,
    board::{Board, Flight, Gait, Stand},
    components::FigureId,
    content::{Source, Trait},
    effects::reactions,
    event::Comings,
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::Sheet,
    step::{Soar, Task},
};
use super::walk;
use crate::grid::Cell;

/// Where somebody can fly to with the feet that are left.
pub fn range(sheet: &Sheet<'_>) -> Option<Flight> {
    if !sheet.flies() {
        return None;
    }
    let figure = sheet.figure;
    let turn = figure.turn();
    let speed = u16::from(sheet.speeds().fly) * (1 + u16::from(turn.dashes));
    let gait = Gait {
        feet: speed.saturating_sub(turn.moved),
        incorporeal: sheet.is(|it| *it == Trait::Incorporeal),
        ..Gait::default()
    };
    let board = figure.play().board()?;
    Some(board.fly(place::stand(figure)?, gait, walk::passing(sheet)))
}

/// Places in the air, and, for whoever is up there, on the ground, with the feet that they take.
pub fn ends(sheet: &Sheet<'_>) -> Vec<(Stand, u16)> {
    let (Some(flight), Some(own)) = (range(sheet), place::stand(sheet.figure)) else {
        return Vec::new();
    };
    let all = flight.ends().filter(|(it, _)| *it != own);
    all.filter(|(it, _)| it.up > 0 || own.up > 0).collect()
}

/// Somebody sets out for a place in the air or on the ground.
pub fn set_out(cx: &mut Cx<'_>, who: FigureId, to: Cell, up: u8) {
    let play = Play::of(cx.world());
    let sheet = Sheet::of(play.figure(who));
    let (Some(board), Some(flight), Some(own)) =
        (play.board(), range(&sheet), place::stand(sheet.figure))
    else {
        return;
    };
    let goal = Stand {
        up: up.into(),
        ..own.at(to)
    };
    if let Some(path) = priced(&board, &flight, goal) {
        cx.push(Task::Soar(Soar { who, path }));
    }
}

/// The way to a place with the height and the feet of each stroke.
pub fn priced(
    board: &Board<'_>,
    flight: &Flight,
    goal: Stand,
) -> Option<SmallVec<[(Cell, u8, u8); 6]>> {
    let (path, feet) = (flight.path(board, goal)?, flight.feet(goal)?);
    let side = u16::from(board.field.side());
    let more = feet.saturating_sub(path.len() as u16 * side).min(200) as u8;
    let steps = path
        .iter()
        .map(|it| (it.cell, it.up.clamp(0, 100) as u8, side as u8));
    let mut path: SmallVec<[(Cell, u8, u8); 6]> = steps.collect();
    // What is hard to fly through is charged with the last step.
    if let Some((.., feet)) = path.last_mut() {
        *feet += more;
    }
    Some(path)
}

/// Somebody takes the next stroke: whoever it leaves may strike first.
pub fn soar(cx: &mut Cx<'_>, mut soar: Soar) {
    let play = Play::of(cx.world());
    let figure = play.figure(soar.who);
    let stand = place::stand(figure).filter(|_| figure.is_up() && !soar.path.is_empty());
    let Some(stand) = stand.filter(|_| Sheet::of(figure).flies()) else {
        return;
    };
    let (to, up, feet) = soar.path.remove(0);
    let who = soar.who;
    let next = Stand {
        up: up.into(),
        ..stand.at(to)
    };
    let left = match reactions::slips_away(figure) {
        true => Vec::new(),
        false => walk::left_behind(play, figure, next),
    };
    let first = walk::strikes_first(who, left);
    let mut tasks: SmallVec<[Task; 3]> = first.into_iter().collect();
    tasks.push(Task::Stroke { who, to, up, feet });
    tasks.push(Task::Soar(soar));
    cx.push_all(tasks);
}

/// Somebody comes to the next place in the air, if they still can.
pub fn stroke(cx: &mut Cx<'_>, who: FigureId, to: Cell, up: u8, feet: u8) {
    let figure = Play::of(cx.world()).figure(who);
    if !figure.is_up() || !Sheet::of(figure).flies() {
        return;
    }
    let event = Comings::Flew { who, to, up, feet };
    cx.emit(rules::MOVE_FLY, event.into());
    walk::comes(cx, who);
}

/// True for whoever stays in the air: they fly, they hover, or magic keeps them up.
fn stays_up(figure: Figure<'_>) -> bool {
    let sheet = Sheet::of(figure);
    let hovers = figure.base_speeds().hover && !figure.is_dead();
    let by_magic = || {
        sheet.plain().any(|(by, held)| {
            let magic = matches!(by.source, Source::Spell(_) | Source::Item(_));
            magic && matches!(held, Trait::Flies(_))
        })
    };
    hovers || sheet.flies() && figure.is_up() || by_magic()
}

/// Whoever cannot stay in the air falls.
pub fn settle(cx: &mut Cx<'_>, who: FigureId) {
    let figure = Play::of(cx.world()).figure(who);
    let aloft = figure.stand().aloft;
    if aloft > 0 && figure.cell().is_some() && !stays_up(figure) {
        let feet = aloft.into();
        cx.push(Task::Drop { who, feet });
    }
}

/// Everybody who cannot stay in the air falls, before somebody acts. True if anybody does.
pub fn settle_all(cx: &mut Cx<'_>, then: FigureId) -> bool {
    let all = Play::of(cx.world()).figures();
    let aloft = all.filter(|it| it.stand().aloft > 0 && it.cell().is_some());
    let falls: Vec<FigureId> = aloft
        .filter(|it| !stays_up(*it))
        .map(|it| it.id())
        .collect();
    if falls.is_empty() {
        return false;
    }
    cx.push(Task::Act(then));
    for who in falls {
        settle(cx, who);
    }
    true
}
