//! Foes that fight hand to hand.

use std::cmp::Reverse;

use super::{Act, Deed, Plan, afar, beside, pick};
use crate::{
    grid::{Cell, CellSet, MovementRange, Net, hex},
    rulesets::hex_adventure::{
        attack,
        components::FighterId,
        content::{Blocked, Prey},
        event::{Reason, TieBreak},
        fighter::Fighter,
        step::AttackMode,
        tackle,
        venture::Venture,
        walk,
    },
};

/// Goes for the nearest, and attacks if it gets there.
pub fn plan(venture: Venture<'_>, me: Fighter<'_>) -> Plan {
    let change = to_ready(venture, me);
    let hexes = match change {
        Some(_) => 0,
        None => venture.moves(me).into(),
    };
    let grapples = change.is_none() && is_bare(venture, me);
    let joins = venture.tactics(me).blocked == Blocked::Joins;
    let shut = |it: Fighter<'_>| joins && grapples && venture.grip(it).is_some();
    // Nobody farther off than the nearest can be the target.
    let field = venture.field();
    let goals = venture
        .against(me.id)
        .filter(|it| !shut(*it))
        .filter_map(|it| it.at)
        .flat_map(|at| field.around(at));
    let goals = CellSet::of(field.bounds(), goals);
    let Some(steps) = walk::reach_to(venture, me, hexes, |cell| goals.contains(cell)) else {
        return Plan::default();
    };
    let key = |it: Fighter<'_>| (shut(it), steps_to(venture, &steps, it));
    let Some((target, tie)) = pick(venture, venture.against(me.id), key) else {
        return Plan::default();
    };
    let far = |it: Fighter<'_>| steps_to(venture, &steps, it);
    let nearest = venture.against(me.id).map(far).min();
    let reason = if nearest < Some(far(target)) {
        Reason::Reaches
    } else {
        Reason::Nearest
    };
    let path = match goal(venture, me, &steps, target, hexes) {
        Some(cell) => walk::path(venture, me, &steps, cell),
        None => nearer(venture, me, target),
    };
    let mut path = path.unwrap_or_default();
    path.truncate(hexes as usize);
    Plan {
        change,
        ..Plan::about(target.id, reason, tie, Act::Attack(target.id)).along(path)
    }
}

/// The hex next to somebody to go to. Of those within reach it is the one with the fewest others
/// beside it; then, and of all others, the one that takes the fewest steps.
fn goal(
    venture: Venture<'_>,
    me: Fighter<'_>,
    steps: &MovementRange,
    of: Fighter<'_>,
    hexes: u32,
) -> Option<Cell> {
    let around = venture.field().around(of.at?);
    let reached = around.filter_map(|cell| Some((steps.cost(cell)?, cell)));
    let key = |(far, cell): &(u32, Cell)| {
        let late = *far > hexes;
        let crowd = if late || *far == 0 {
            0
        } else {
            beside(venture, me.id, *cell, Some(of.id))
        };
        (late, crowd, *far, cell.y, cell.x)
    };
    reached.min_by_key(key).map(|(_, cell)| cell)
}

/// The hex next to somebody that takes the fewest steps, and their number; of several the first,
/// row by row.
pub fn steps_beside(
    venture: Venture<'_>,
    steps: &MovementRange,
    of: Fighter<'_>,
) -> Option<(u32, Cell)> {
    let around = venture.field().around(of.at?);
    let far = around.filter_map(|cell| Some((steps.cost(cell)?, cell)));
    far.min_by_key(|(far, cell)| (*far, cell.y, cell.x))
}

/// The steps to the nearest hex next to somebody; the highest number if there is no path.
pub fn steps_to(venture: Venture<'_>, steps: &MovementRange, to: Fighter<'_>) -> u32 {
    steps_beside(venture, steps, to).map_or(u32::MAX, |(far, _)| far)
}

/// With others in the way: the path to the hex nearest to the target, measured as if they were not
/// there.
pub fn nearer(venture: Venture<'_>, me: Fighter<'_>, target: Fighter<'_>) -> Option<Vec<Cell>> {
    let far = venture.field().steps(target.at?, walk::longest(venture));
    let reach = walk::movement_range(venture, me)?;
    let cells = reach
        .cells()
        .filter_map(|(cell, _)| Some((far.cost(cell)?, cell)));
    let (_, best) = cells.min_by_key(|(far, cell)| (*far, cell.y, cell.x))?;
    walk::path(venture, me, &reach, best)
}

/// Wrestles with whom it holds.
pub fn holding(other: Fighter<'_>) -> Plan {
    let on = other.id;
    Plan::about(on, Reason::Holds, TieBreak::None, Act::Grapple(on))
}

/// Twice as strong as whom it holds: with a weapon it goes on to the next hero in reach, without
/// one it drags its prey out of the others' reach.
pub fn carrying(venture: Venture<'_>, me: Fighter<'_>, prey: Fighter<'_>) -> Plan {
    if venture.tactics(me).prey == Prey::Wrestles {
        return holding(prey);
    }
    let hexes = u32::from(venture.moves(me));
    let Some(steps) = walk::reach_within(venture, me, hexes) else {
        return holding(prey);
    };
    let others = || venture.against(me.id).filter(|it| it.id != prey.id);
    if strikes(venture, me) {
        let far = |it: Fighter<'_>| steps_beside(venture, &steps, it).map(|(far, _)| far);
        let near = others().filter(|it| far(*it).is_some());
        let Some((target, tie)) = pick(venture, near, far) else {
            return holding(prey);
        };
        let cell = goal(venture, me, &steps, target, hexes);
        let path = cell.and_then(|cell| walk::path(venture, me, &steps, cell));
        let plan = Plan::about(target.id, Reason::Carries, tie, Act::Attack(target.id));
        return plan.along(path.unwrap_or_default());
    }
    let alone = |cell: Cell| beside(venture, me.id, cell, Some(prey.id)) == 0;
    if me.at.is_some_and(alone) {
        return holding(prey);
    }
    let apart = |cell: Cell| {
        let far = others().filter_map(|it| Some(hex::distance(it.at?, cell)));
        far.min().unwrap_or(0)
    };
    let lair = steps.cells().filter(|(cell, _)| alone(*cell));
    let lair = lair.min_by_key(|(cell, cost)| (Reverse(apart(*cell)), *cost, cell.y, cell.x));
    match lair.and_then(|(cell, _)| walk::path(venture, me, &steps, cell)) {
        Some(path) => {
            let (on, tie) = (prey.id, TieBreak::None);
            Plan::about(on, Reason::DragsOff, tie, Act::Grapple(on)).along(path)
        }
        None => holding(prey),
    }
}

/// What a foe can do from where it stands: to the one it is after, or else to the next best.
pub fn deed(venture: Venture<'_>, me: Fighter<'_>, on: FighterId) -> Option<(Deed, FighterId)> {
    let held = venture.grip(me);
    if let Some(other) = held
        && (other.id == on || !venture.carries(me, other))
    {
        return Some((Deed::Wrestle, other.id));
    }
    let to = |it: Fighter<'_>| blow(venture, me, it).map(|deed| (deed, it.id));
    let first = venture.get(on).filter(|it| it.up).and_then(to);
    let joins = venture.tactics(me).blocked == Blocked::Joins;
    let next = || {
        let crow = |it: Fighter<'_>| match (me.at, it.at) {
            (Some(from), Some(at)) => hex::distance(from, at),
            _ => u32::MAX,
        };
        let others = venture.against(me.id).filter(|it| to(*it).is_some());
        let (other, _) = pick(venture, others.filter(|_| joins), crow)?;
        to(other)
    };
    let wrestle = || held.map(|other| (Deed::Wrestle, other.id));
    first.or_else(next).or_else(wrestle)
}

fn blow(venture: Venture<'_>, me: Fighter<'_>, other: Fighter<'_>) -> Option<Deed> {
    let swing = [AttackMode::Strike, AttackMode::Throw]
        .into_iter()
        .find(|mode| attack::allowed(venture, me, other, *mode).is_ok());
    let tackles = || is_bare(venture, me) && tackle::allowed(venture, me, other).is_ok();
    swing
        .map(Deed::Swing)
        .or_else(|| tackles().then_some(Deed::Tackle))
}

/// True if it holds a weapon that it can strike with.
fn strikes(venture: Venture<'_>, me: Fighter<'_>) -> bool {
    venture.in_hand(me).is_some_and(|held| {
        venture.damage_of(held.weapon, AttackMode::Strike).is_some()
            && venture.can_wield(me, held.weapon)
    })
}

/// The first weapon to strike or throw with, if it holds none.
fn to_ready(venture: Venture<'_>, me: Fighter<'_>) -> Option<u8> {
    let fits = |place: u8| {
        me.weapons().get(usize::from(place)).is_some_and(|held| {
            let weapon = &venture.book()[held.weapon];
            (weapon.strike.is_some() || weapon.throw.is_some())
                && venture.can_wield(me, held.weapon)
        })
    };
    if me.in_hand().is_some_and(fits) || afar::is_ready(venture, me) {
        return None;
    }
    (0..me.weapons().len() as u8).find(|place| fits(*place))
}

/// True if it has no usable weapon and must fight with hands or teeth.
fn is_bare(venture: Venture<'_>, me: Fighter<'_>) -> bool {
    !strikes(venture, me) && !afar::is_ready(venture, me)
}
