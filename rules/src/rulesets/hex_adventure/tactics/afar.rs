//! Archers and mages.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::{Act, Plan, beside, close, is_shooter, pick, spells};
use crate::{
    grid::{Cell, MovementRange, hex},
    rulesets::hex_adventure::{
        attack,
        content::Stand,
        event::{Reason, TieBreak},
        fighter::Fighter,
        venture::Venture,
        walk,
    },
};

/// Aims at mages and archers in sight, or else at the nearest in sight. If nobody is, it goes where
/// it will see somebody.
pub fn plan(venture: Venture<'_>, me: Fighter<'_>) -> Plan {
    if attack::is_empty(venture, me) && !spells::harms(venture, me) {
        return Plan {
            act: Act::Load,
            ..Plan::default()
        };
    }
    let from = me.at.unwrap_or_default();
    let sight = venture.sight();
    let seen = |it: &Fighter<'_>| it.at.is_some_and(|at| sight.sees(from, at));
    let far = |it: Fighter<'_>| it.at.map_or(u32::MAX, |at| hex::distance(from, at));
    let key = |it: Fighter<'_>| (Reverse(is_shooter(venture, it)), far(it));
    let seen: SmallVec<[Fighter<'_>; 8]> = venture.against(me.id).filter(seen).collect();
    let aim = |fits: &dyn Fn(Fighter<'_>) -> bool| {
        let seen = seen.iter().copied();
        pick(venture, seen.filter(|it| fits(*it)), key)
    };
    if let Some(plan) = spells::plan(venture, me, &aim) {
        return plan;
    }
    match aim(&|_| true) {
        _ if !is_ready(venture, me) => close::plan(venture, me),
        None => seek(venture, me),
        Some((target, tie)) => {
            let reason = reason_for(venture, target);
            let act = if shoots(venture, me) {
                Act::Shoot(target.id)
            } else {
                Act::Attack(target.id)
            };
            Plan::about(target.id, reason, tie, act)
        }
    }
}

/// Picks somebody in sight by the book, of those who fit.
pub type Aims<'a, 'w> = &'a dyn Fn(&dyn Fn(Fighter<'_>) -> bool) -> Option<(Fighter<'w>, TieBreak)>;

/// The book's reason to aim at somebody.
pub fn reason_for(venture: Venture<'_>, target: Fighter<'_>) -> Reason {
    if is_shooter(venture, target) {
        Reason::Aims
    } else {
        Reason::AimsAtNearest
    }
}

/// True if it has a shot or a spell to hurt somebody with.
pub fn is_ready(venture: Venture<'_>, me: Fighter<'_>) -> bool {
    shoots(venture, me) || spells::harms(venture, me)
}

fn shoots(venture: Venture<'_>, me: Fighter<'_>) -> bool {
    let held = venture.in_hand(me).is_some_and(|held| {
        venture.book()[held.weapon].shoot.is_some() && venture.can_wield(me, held.weapon)
    });
    held && !attack::is_empty(venture, me)
}

/// Goes where it sees a mage or archer, or else anybody, and no hero is beside it. If no such hex
/// is within reach it comes nearer.
fn seek(venture: Venture<'_>, me: Fighter<'_>) -> Plan {
    let stand = venture.tactics(me).stand;
    if stand == Stand::Beside {
        return close::plan(venture, me);
    }
    let hexes = u32::from(venture.moves(me));
    let Some(range) = walk::reach_within(venture, me, hexes) else {
        return Plan::default();
    };
    if let Some((target, cell, reason)) = view(venture, me, &range, stand == Stand::Covered) {
        let path = walk::path(venture, me, &range, cell).unwrap_or_default();
        return Plan::about(target.id, reason, TieBreak::None, Act::Nothing).along(path);
    }
    let Some(steps) = walk::reach_within(venture, me, walk::longest(venture)) else {
        return Plan::default();
    };
    let key = |it: Fighter<'_>| {
        let far = close::steps_to(venture, &steps, it);
        (far == u32::MAX, Reverse(is_shooter(venture, it)), far)
    };
    let Some((target, tie)) = pick(venture, venture.against(me.id), key) else {
        return Plan::default();
    };
    let path = match close::steps_beside(venture, &steps, target) {
        Some((_, cell)) => walk::path(venture, me, &steps, cell),
        None => close::nearer(venture, me, target),
    };
    let mut path = path.unwrap_or_default();
    path.truncate(hexes as usize);
    while path
        .last()
        .is_some_and(|at| beside(venture, me.id, *at, None) > 0)
    {
        path.pop();
    }
    Plan::about(target.id, Reason::Approaches, tie, Act::Nothing).along(path)
}

/// The hex to shoot or cast from next turn, and whom it will see from there. Mages and archers come
/// before all others, then cover, then the fewest steps.
fn view<'w>(
    venture: Venture<'w>,
    me: Fighter<'_>,
    range: &MovementRange,
    covered: bool,
) -> Option<(Fighter<'w>, Cell, Reason)> {
    let here = me.at?;
    let sight = venture.sight().without(here);
    let free = |cell: &Cell| *cell != here && beside(venture, me.id, *cell, None) == 0;
    let mut cells: Vec<(Cell, u32)> = range.cells().filter(|(cell, _)| free(cell)).collect();
    cells.sort_unstable_by_key(|(cell, cost)| (*cost, cell.y, cell.x));
    let (marks, others): (Vec<_>, Vec<_>) = venture
        .against(me.id)
        .partition(|it| is_shooter(venture, *it));
    [marks, others].into_iter().find_map(|mut targets| {
        let mut views = cells.iter().filter_map(|(cell, _)| {
            // Nearest first, so that no line of sight is drawn beyond the first that is clear.
            targets.sort_unstable_by_key(|it| (it.at.map(|at| hex::distance(*cell, at)), it.id));
            let sees = |it: &&Fighter<'_>| it.at.is_some_and(|at| sight.sees(*cell, at));
            Some((*targets.iter().find(sees)?, *cell))
        });
        let first = views.next()?;
        let safe = |(target, cell): &(Fighter<'_>, Cell)| {
            target.at.is_some_and(|at| sight.is_covered(at, *cell))
        };
        let cover = covered.then(|| std::iter::once(first).chain(views).find(safe));
        Some(match cover.flatten() {
            Some((target, cell)) => (target, cell, Reason::SeeksCover),
            None => (first.0, first.1, Reason::SeeksSight),
        })
    })
}
