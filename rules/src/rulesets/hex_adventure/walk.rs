//! Movement over the board, and the zones of control on the way.

use std::collections::BTreeMap;

use smallvec::SmallVec;

use super::{
    Cx,
    components::FighterId,
    event::Event,
    fighter::Fighter,
    react, rules,
    step::{Task, Turn},
    venture::Venture,
};
use crate::{
    game::RuleId,
    grid::{Cell, CellSet, MovementRange, Net, hex},
};

/// A fighter's movement range in one move.
pub fn movement_range(venture: Venture<'_>, who: Fighter<'_>) -> Option<MovementRange> {
    reach_within(venture, who, venture.moves(who).into())
}

/// The same for this many hexes.
pub fn reach_within(venture: Venture<'_>, who: Fighter<'_>, hexes: u32) -> Option<MovementRange> {
    reach(venture, who, (hexes, hexes), |_| false)
}

/// The same for as many hexes as it takes to the nearest goal, and at least this many.
pub fn reach_to(
    venture: Venture<'_>,
    who: Fighter<'_>,
    hexes: u32,
    is_goal: impl Fn(Cell) -> bool,
) -> Option<MovementRange> {
    reach(venture, who, (hexes, longest(venture)), is_goal)
}

/// The same for this many hexes, but no farther than one of them.
pub fn reach_as_far_as(
    venture: Venture<'_>,
    who: Fighter<'_>,
    hexes: u32,
    to: Cell,
) -> Option<MovementRange> {
    reach(venture, who, (0, hexes), |cell| cell == to)
}

fn reach(
    venture: Venture<'_>,
    who: Fighter<'_>,
    (least, most): (u32, u32),
    is_goal: impl Fn(Cell) -> bool,
) -> Option<MovementRange> {
    let field = venture.field();
    let from = who.at.filter(|at| field.holds(*at))?;
    let taken = occupied(venture);
    let step = |_, to| field.step(to).filter(|_| !taken.contains(to));
    Some(MovementRange::to_nearest(
        field, from, least, most, is_goal, step,
    ))
}

/// True if a movement range of this many hexes has more than the hex one stands in.
pub fn can_step(venture: Venture<'_>, who: Fighter<'_>, hexes: u32) -> bool {
    let field = venture.field();
    let free = |to: Cell| {
        let price = field.step(to).filter(|price| u32::from(*price) <= hexes);
        price.is_some() && venture.is_free(to)
    };
    who.at.is_some_and(|at| field.around(at).any(free))
}

/// The path to a hex of a movement range: a shortest one, with the fewest steps from hex to hex in
/// the zones of control of those who could react to them.
pub fn path(
    venture: Venture<'_>,
    who: Fighter<'_>,
    range: &MovementRange,
    to: Cell,
) -> Option<Vec<Cell>> {
    let plain = range.path(to)?;
    let from = who.at?;
    let watched: SmallVec<[Cell; 8]> = watchers(venture, who.id).collect();
    let field = venture.field();
    let draws = |from: Cell, to: Cell| {
        let both = |at: &&Cell| field.touches(**at, from) && field.touches(**at, to);
        watched.iter().filter(both).count() as u32
    };
    let mut at = from;
    let steps = plain
        .iter()
        .map(|next| draws(std::mem::replace(&mut at, *next), *next));
    if watched.is_empty() || steps.sum::<u32>() == 0 {
        return Some(plain);
    }
    // Cheapest first, so that whatever a shortest path comes through is known before its end.
    let most = range.cost(to)?;
    let mut cells: Vec<(Cell, u32)> = range.within(most).collect();
    cells.sort_by_key(|(_, cost)| *cost);
    let mut found = BTreeMap::from([(from, (0, from))]);
    for (cell, cost) in cells.into_iter().filter(|(cell, _)| *cell != from) {
        let price = field.step(cell).map_or(1, |step| u32::from(step.max(1)));
        let before = field.around(cell).filter_map(|near| {
            let (drawn, _) = *found.get(&near)?;
            let fits = range.cost(near)? + price == cost;
            fits.then(|| (drawn + draws(near, cell), near))
        });
        // Of several the first in the order of the field, as everywhere.
        if let Some(best) = before.min_by_key(|(drawn, _)| *drawn) {
            found.insert(cell, best);
        }
    }
    let mut path = vec![to];
    while let Some((_, before)) = path.last().and_then(|at| found.get(at))
        && *before != from
    {
        path.push(*before);
    }
    path.reverse();
    Some(path)
}

/// The hexes of those who could react to somebody moving about in their zone of control.
fn watchers<'w>(venture: Venture<'w>, mover: FighterId) -> impl Iterator<Item = Cell> + use<'w> {
    let able = venture.against(mover);
    able.filter(move |it| react::is_able(venture, *it))
        .filter_map(|it| it.at)
}

/// The hexes with somebody standing in them.
pub fn occupied(venture: Venture<'_>) -> CellSet {
    let standing = venture.standing().filter_map(|it| it.at);
    CellSet::of(venture.field().bounds(), standing)
}

/// True if a fighter is free to move: nobody grapples it, or it is strong enough to take its
/// opponent along.
pub fn is_free(venture: Venture<'_>, who: Fighter<'_>) -> bool {
    venture
        .grip(who)
        .is_none_or(|other| venture.carries(who, other))
}

/// The rule of a path walked: an opponent taken along, an obstacle or person avoided, or just the
/// range of a move.
fn rule_of(venture: Venture<'_>, from: Cell, path: &[Cell], carries: Option<FighterId>) -> RuleId {
    let field = venture.field();
    let steps = path.len() as u32;
    let Some(to) = path.last().copied() else {
        return rules::MOVE_SPACES;
    };
    if carries.is_some() {
        return rules::GRAPPLE_CARRY;
    }
    if steps <= hex::distance(from, to) {
        return rules::MOVE_SPACES;
    }
    match field.steps(from, steps - 1).cost(to) {
        Some(_) => rules::MOVE_OCCUPIED,
        None => rules::MOVE_OBSTACLES,
    }
}

/// Walks a path as far as it is free; somebody may have been pushed into it meanwhile.
pub fn walk(cx: &mut Cx<'_>, turn: Turn, path: &[Cell], goal: Option<FighterId>) {
    let who = turn.who;
    let Some(mut at) = start(Venture::of(cx.world()), who, path) else {
        go_on(cx, turn, None, goal);
        return;
    };
    let from = at;
    let venture = Venture::of(cx.world());
    let free = path.iter().take_while(|cell| venture.is_free(**cell));
    let path = &path[..free.count()];
    let carries = venture.grip(venture.fighter(who)).map(|it| it.id);
    for (done, next) in path.iter().enumerate() {
        let last = done + 1 == path.len();
        let stops = if last {
            Vec::new()
        } else {
            zones(Venture::of(cx.world()), who, at, *next)
        };
        if last || !stops.is_empty() {
            let walked = SmallVec::from_slice(&path[..=done]);
            let event = Event::Moved {
                who,
                path: walked,
                carries,
            };
            let rule = rule_of(venture, from, &path[..=done], carries);
            cx.emit(rule, event);
            if last {
                go_on(cx, turn, Some(at), goal);
            } else {
                let path = SmallVec::from_slice(&path[done + 1..]);
                cx.push(Task::Walk { turn, path, goal });
                cx.push_all(stops);
            }
            return;
        }
        at = *next;
    }
}

/// The place of somebody who can take the path; `None` if it cannot, or not any more.
fn start(venture: Venture<'_>, who: FighterId, path: &[Cell]) -> Option<Cell> {
    let fighter = venture.get(who).filter(|it| it.up)?;
    let (at, next) = (fighter.at?, path.first()?);
    let goes = is_free(venture, fighter) && venture.field().touches(at, *next);
    goes.then_some(at)
}

/// Goes on with the turn. The last step of a move that was cut short has been reacted to already.
fn go_on(cx: &mut Cx<'_>, turn: Turn, before: Option<Cell>, goal: Option<FighterId>) {
    let turn = Turn {
        moved: true,
        before,
        ..turn
    };
    cx.push(match goal {
        Some(on) => Task::FoeActs { turn, on },
        None => Task::Hero(turn),
    });
}

/// The tasks of those who may react to a step from one hex in their zone of control to another.
pub fn zones(venture: Venture<'_>, mover: FighterId, from: Cell, to: Cell) -> Vec<Task> {
    if from == to {
        return Vec::new();
    }
    let field = venture.field();
    let watches = |other: &Fighter<'_>| {
        other
            .at
            .is_some_and(|at| field.touches(at, from) && field.touches(at, to))
            && react::is_able(venture, *other)
    };
    let watchers = venture.against(mover).filter(watches);
    watchers
        .map(|other| Task::Zone {
            who: other.id,
            mover,
        })
        .collect()
}

/// The free hexes next to one.
pub fn free_around(venture: Venture<'_>, at: Cell) -> SmallVec<[Cell; 6]> {
    let around = venture.field().around(at);
    around.filter(|cell| venture.is_free(*cell)).collect()
}

/// The free hexes next to one fighter that are not next to another.
pub fn free_away(venture: Venture<'_>, who: Fighter<'_>, from: Cell) -> SmallVec<[Cell; 6]> {
    let Some(at) = who.at else {
        return SmallVec::new();
    };
    let field = venture.field();
    let mut free = free_around(venture, at);
    free.retain(|cell| !field.touches(*cell, from));
    free
}

/// Number of hexes on the board; no path is longer.
pub fn longest(venture: Venture<'_>) -> u32 {
    venture.field().bounds().area()
}
