//! The book's tactics for foes: targets, movement, actions.

use std::cmp::Reverse;

use super::{
    Cx, attack,
    components::FighterId,
    content::{Aimed, Attribute, Effect, SpellIx},
    event::{Event, Flight, Reason, TieBreak},
    fight,
    fighter::Fighter,
    powers, rules,
    step::{Aim, Attack, AttackMode, Means, Task, Turn, Using},
    tackle, turn,
    venture::Venture,
    walk,
};
use crate::grid::{Cell, MovementRange};

/// A foe's turn.
pub fn turn(cx: &mut Cx<'_>, foe: FighterId) {
    let venture = Venture::of(cx.world());
    if !venture.is_fighting() || !venture.can_act(foe) || fight::lose_turn(cx, foe) {
        return;
    }
    cx.emit(rules::FIGHT_ORDER, Event::TurnBegan { who: foe });
    let venture = Venture::of(cx.world());
    let me = venture.fighter(foe);
    let flees = venture.wants_away(me);
    let turn = Turn::of(foe);
    turn::finish(cx, turn, false);
    let venture = Venture::of(cx.world());
    let me = venture.fighter(foe);
    if let Some(other) = venture.grip(me) {
        let on = other.id;
        if flees && venture.carries(me, other) {
            flee(cx, foe);
            return;
        }
        aims(cx, foe, on, Reason::Holds, TieBreak::None);
        tackle::grapple(cx, foe, on);
    } else if flees {
        flee(cx, foe);
    } else if is_shooter(venture, me) {
        shooter(cx, turn);
    } else {
        fighter(cx, turn);
    }
}

fn flee(cx: &mut Cx<'_>, foe: FighterId) {
    let why = Flight::Hurt;
    cx.emit(rules::FOES_FLEE, Event::Fled { foe, why });
}

fn aims(cx: &mut Cx<'_>, foe: FighterId, on: FighterId, reason: Reason, tie: TieBreak) {
    let rule = match reason {
        Reason::Aims | Reason::AimsAtNearest => rules::FOES_AIM,
        Reason::Nearest | Reason::Holds => rules::FOES_NEAREST,
    };
    let event = Event::FoeAims {
        foe,
        on,
        reason,
        tie,
    };
    cx.emit(rule, event);
}

/// True if it fights from afar: it can shoot or cast.
pub fn is_shooter(venture: Venture<'_>, who: Fighter<'_>) -> bool {
    let shoots = venture
        .in_hand(who)
        .is_some_and(|held| venture.book()[held.weapon].shoot.is_some());
    shoots || !who.spells().is_empty()
}

/// Picks among equally good targets: the one with least left to lose, then the first by seat.
fn pick<'w, K: Ord>(
    venture: Venture<'w>,
    among: impl Iterator<Item = Fighter<'w>>,
    key: impl Fn(Fighter<'_>) -> K,
) -> Option<(Fighter<'w>, TieBreak)> {
    let mut best: Option<(Fighter<'_>, K, TieBreak)> = None;
    for next in among {
        let rank = key(next);
        best = match best {
            Some((held, kept, tie)) if rank > kept => Some((held, kept, tie)),
            Some((held, kept, tie)) if rank == kept => {
                match venture.left(next).cmp(&venture.left(held)) {
                    std::cmp::Ordering::Less => Some((next, rank, TieBreak::Weakest)),
                    std::cmp::Ordering::Greater => Some((held, kept, TieBreak::Weakest.max(tie))),
                    std::cmp::Ordering::Equal => Some((held, kept, TieBreak::Seat.max(tie))),
                }
            }
            _ => Some((next, rank, TieBreak::None)),
        };
    }
    best.map(|(fighter, _, tie)| (fighter, tie))
}

// Archers and mages

/// A ranged foe aims at mages and archers in sight, or else at the nearest in sight; if nobody is
/// in sight it moves towards the nearest.
fn shooter(cx: &mut Cx<'_>, turn: Turn) {
    let venture = Venture::of(cx.world());
    let me = venture.fighter(turn.who);
    if attack::is_empty(venture, me) && spell_for(venture, me).is_none() {
        turn::load(cx, turn);
        return;
    }
    let ready = ready_from_afar(venture, me);
    let from = me.at.unwrap_or_default();
    let sight = venture.sight();
    let seen = |it: &Fighter<'_>| it.at.is_some_and(|at| sight.sees(from, at) && at != from);
    let far = |it: Fighter<'_>| {
        it.at
            .map_or(u32::MAX, |at| crate::grid::hex::distance(from, at))
    };
    let key = |it: Fighter<'_>| (Reverse(is_shooter(venture, it)), far(it));
    let Some((target, tie)) = pick(venture, venture.against(me.id).filter(seen), key) else {
        fighter(cx, turn);
        return;
    };
    if !ready {
        fighter(cx, turn);
        return;
    }
    let reason = if is_shooter(venture, target) {
        Reason::Aims
    } else {
        Reason::AimsAtNearest
    };
    let (by, on) = (me.id, target.id);
    let spell = spell_for(venture, me).filter(|_| venture.grip(me).is_none());
    aims(cx, by, on, reason, tie);
    match spell {
        Some(spell) => cx.push(Task::Use(Using {
            by,
            means: Means::Spell(spell),
            aim: Aim::At(on),
            amount: 1,
        })),
        None => cx.push(Task::Attack(Attack {
            by,
            on,
            way: AttackMode::Shoot,
            first: false,
        })),
    }
}

/// True if it has a shot or a spell left.
fn ready_from_afar(venture: Venture<'_>, me: Fighter<'_>) -> bool {
    let shoots = venture.in_hand(me).is_some_and(|held| {
        venture.book()[held.weapon].shoot.is_some() && venture.can_wield(me, held.weapon)
    });
    (shoots && !attack::is_empty(venture, me)) || spell_for(venture, me).is_some()
}

/// The strongest spell against a foe that it has the IQ and the strength for: the most expensive,
/// on a tie the first in the book.
fn spell_for(venture: Venture<'_>, me: Fighter<'_>) -> Option<SpellIx> {
    let iq = venture.value(me, Attribute::Iq);
    let can = |spell: &&SpellIx| {
        let record = &venture.book()[**spell];
        record.power.target == Aimed::Foe
            && record.iq <= iq
            && record.fatigue < powers::reserves(venture, me)
            && !record
                .power
                .effects
                .iter()
                .all(|it| matches!(it, Effect::Dispel))
    };
    let known = me.spells().iter().filter(can);
    known
        .copied()
        .min_by_key(|spell| (Reverse(venture.book()[*spell].fatigue), *spell))
}

// Everybody else

/// Moves to the nearest, and attacks if it gets there.
fn fighter(cx: &mut Cx<'_>, turn: Turn) {
    let turn = Turn {
        changed: ready_weapon(cx, turn),
        ..turn
    };
    let venture = Venture::of(cx.world());
    let me = venture.fighter(turn.who);
    let Some(steps) = walk::reach_within(venture, me, walk::longest(venture)) else {
        return;
    };
    let far = |it: Fighter<'_>| steps_beside(venture, &steps, it).map_or(u32::MAX, |(far, _)| far);
    let near = pick(venture, venture.against(me.id), far);
    let Some((target, tie)) = near else {
        return;
    };
    let on = target.id;
    let goal = steps_beside(venture, &steps, target).map(|(_, cell)| cell);
    let way = goal
        .and_then(|cell| steps.path(cell))
        .or_else(|| nearer(venture, me, target));
    let hexes = if turn.changed {
        0
    } else {
        usize::from(venture.moves(me))
    };
    aims(cx, turn.who, on, Reason::Nearest, tie);
    let mut way = way.unwrap_or_default();
    way.truncate(hexes);
    cx.push(if way.is_empty() {
        Task::FoeActs { turn, on }
    } else {
        let goal = Some(on);
        let way = way.into();
        Task::Walk { turn, way, goal }
    });
}

/// The hex next to somebody that takes the fewest steps, and their number; on a tie the first row
/// by row.
fn steps_beside(
    venture: Venture<'_>,
    steps: &MovementRange,
    of: Fighter<'_>,
) -> Option<(u32, Cell)> {
    let around = venture.field().around(of.at?);
    let far = around.filter_map(|cell| Some((steps.cost(cell)?, cell)));
    far.min_by_key(|(far, cell)| (*far, cell.y, cell.x))
}

/// With others in the way: the path to the hex nearest to the target, measured as if they were not
/// there.
fn nearer(venture: Venture<'_>, me: Fighter<'_>, target: Fighter<'_>) -> Option<Vec<Cell>> {
    let far = venture.field().steps(target.at?, walk::longest(venture));
    let reach = walk::movement_range(venture, me)?;
    let cells = reach
        .cells()
        .filter_map(|(cell, _)| Some((far.cost(cell)?, cell)));
    let (_, best) = cells.min_by_key(|(far, cell)| (*far, cell.y, cell.x))?;
    reach.path(best)
}

/// Readies a weapon that it can strike with, if it holds none; true if it did.
fn ready_weapon(cx: &mut Cx<'_>, turn: Turn) -> bool {
    let venture = Venture::of(cx.world());
    let me = venture.fighter(turn.who);
    let strikes = |place: u8| {
        me.weapons().get(usize::from(place)).is_some_and(|held| {
            let weapon = &venture.book()[held.weapon];
            (weapon.strike.is_some() || weapon.throw.is_some())
                && venture.can_wield(me, held.weapon)
        })
    };
    if me.in_hand().is_some_and(strikes) || is_shooter(venture, me) {
        return false;
    }
    let Some(place) = (0..me.weapons().len() as u8).find(|place| strikes(*place)) else {
        return false;
    };
    let event = Event::Changed {
        who: turn.who,
        place: Some(place),
        weapon: turn::carried(venture, turn.who, Some(place)),
    };
    cx.emit(rules::GEAR_CHANGE, event);
    true
}

/// A foe's action after its move.
pub fn act(cx: &mut Cx<'_>, turn: Turn, on: FighterId) {
    let venture = Venture::of(cx.world());
    let fits = venture.is_fighting() && venture.can_act(turn.who);
    let (Some(me), Some(other)) = (venture.get(turn.who), venture.get(on)) else {
        return;
    };
    if !fits || venture.grip(me).is_some() {
        return;
    }
    if !venture.can_act(on) {
        // The target has fallen on the way, in reacting to the move.
        watched(cx, turn);
        return;
    }
    // If there is an attack, the turn ends as one with an attack.
    let attacks = [AttackMode::Strike, AttackMode::Throw]
        .into_iter()
        .find(|way| attack::allowed(venture, me, other, *way).is_ok());
    let by = turn.who;
    if let Some(way) = attacks {
        cx.push(Task::Attack(Attack {
            by,
            on,
            way,
            first: false,
        }));
    } else if bare(venture, me) && tackle::allowed(venture, me, other).is_ok() {
        tackle::begin(cx, by, on);
    } else {
        cx.emit(rules::FOES_NEAREST, Event::FoeWaits { foe: by });
        watched(cx, turn);
    }
}

/// A foe that has moved without attacking may draw a reaction to its last step.
fn watched(cx: &mut Cx<'_>, turn: Turn) {
    let venture = Venture::of(cx.world());
    let at = venture.get(turn.who).and_then(|it| it.at);
    if let (Some(before), Some(at)) = (turn.before, at) {
        cx.push_all(walk::zones(venture, turn.who, before, at));
    }
}

/// True if it has no usable weapon and must fight with hands or teeth.
fn bare(venture: Venture<'_>, me: Fighter<'_>) -> bool {
    !is_shooter(venture, me)
        && venture
            .in_hand(me)
            .is_none_or(|held| venture.damage_of(held.weapon, AttackMode::Strike).is_none())
}
