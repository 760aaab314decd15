//! A hero's turn: move, then one action.

use super::{
    Cx, attack,
    components::FighterId,
    content::{Possession, SkillEffect, WeaponIx},
    detour,
    event::Event,
    fighter::Fighter,
    mending, powers, rules,
    step::{Action, Aim, Attack, AttackMode, Means, Question, Task, Trial, Turn},
    tackle, tactics,
    venture::Venture,
    walk,
};
use crate::{
    dice::{Fraction, odds},
    game::{LegalActions, RuleId},
    grid::{Cell, MovementRange},
};

/// Asks for a hero's action, as long as there is any.
pub fn resolve(cx: &mut Cx<'_>, turn: Turn) {
    let venture = Venture::of(cx.world());
    if venture.is_fighting() && venture.can_act(turn.who) && has_choice(venture, turn) {
        cx.ask(Question::Hero(turn));
    } else {
        let attacked = true;
        cx.push(Task::EndTurn { turn, attacked });
    }
}

/// True if there is anything to do but to end the turn. A hero who holds a weapon can drop it, and
/// one who is held can wrestle; neither that nor a first step needs the whole offer.
fn has_choice(venture: Venture<'_>, turn: Turn) -> bool {
    let me = venture.fighter(turn.who);
    if me.in_hand().is_some() {
        return true;
    }
    let plain = || {
        venture.grip(me).is_some()
            || left_of(venture, turn).is_some_and(|left| walk::can_step(venture, me, left))
    };
    if turn.who.is_hero() && plain() {
        return true;
    }
    let mut all = LegalActions::new(false);
    offer(venture, turn, &mut all);
    all.choices.len() > 1
}

/// Offers everything that a hero can do, or a foe within the book.
pub fn offer(venture: Venture<'_>, turn: Turn, offer: &mut LegalActions<Action>) {
    everything(venture, turn, offer);
    if !turn.who.is_hero() {
        let foe = venture.fighter(turn.who);
        let targets = tactics::targets(venture, foe);
        offer.choices.retain(|it| targets.allow(foe.id, it.act));
    }
}

fn everything(venture: Venture<'_>, turn: Turn, offer: &mut LegalActions<Action>) {
    offer.ask(turn.who.player(), rules::FIGHT_ACTION);
    let me = venture.fighter(turn.who);
    offer.add(Action::End);
    let gripped = venture.grip(me);
    if let Some(other) = gripped {
        offer.add(Action::Grapple { on: other.id });
    }
    let free = walk::is_free(venture, me);
    if free {
        moves(venture, turn, me, offer);
    }
    hands(venture, turn, me, offer);
    if !free {
        if offer.explains() {
            closed(venture, me, offer);
        }
        return;
    }
    attacks(venture, turn, me, offer);
    if gripped.is_none() {
        for foe in venture.against(me.id) {
            match tackle::allowed(venture, me, foe) {
                // That one cannot tackle across the board goes without saying.
                Err(rule) if rule == rules::TACKLE_ENTER => {}
                allowed => offer.add_or_refuse(Action::Tackle { on: foe.id }, allowed),
            }
        }
    }
    powers::offer(venture, turn, me, offer);
    rally(venture, me, offer);
}

/// Refusals for a hero who is held fast: attacking others, and casting.
fn closed(venture: Venture<'_>, me: Fighter<'_>, offer: &mut LegalActions<Action>) {
    for foe in venture.against(me.id).filter(|foe| foe.at != me.at) {
        let strikes = attack::allowed(venture, me, foe, AttackMode::Strike).is_ok();
        let shoots = attack::allowed(venture, me, foe, AttackMode::Shoot).is_ok();
        let on = foe.id;
        if strikes {
            offer.refuse(Action::Strike { on }, rules::GRAPPLE_CLOSED);
        }
        if shoots {
            offer.refuse(Action::Shoot { on }, rules::GRAPPLE_CLOSED);
        }
    }
    for spell in me.spells() {
        let act = Action::Use {
            means: Means::Spell(*spell),
            aim: Aim::At(me.id),
        };
        offer.refuse(act, rules::MAGIC_FOE);
    }
}

/// Where somebody can go in a turn: anywhere within a move, or within what is left of one that has
/// begun. So a player can lay a path hex by hex.
pub fn movement_range(venture: Venture<'_>, turn: Turn) -> Option<MovementRange> {
    let left = left_of(venture, turn)?;
    walk::reach_within(venture, venture.get(turn.who)?, left)
}

/// Hexes left of a move; `None` if there is no move any more.
pub fn left_of(venture: Venture<'_>, turn: Turn) -> Option<u32> {
    match (turn.changed, turn.moved, turn.left) {
        (true, ..) | (_, true, 0) => None,
        (_, true, left) => Some(left.into()),
        _ => Some(venture.moves(venture.get(turn.who)?).into()),
    }
}

/// The path to a hex within the range of a move.
pub fn path_to(venture: Venture<'_>, turn: Turn, to: Cell) -> Option<Vec<Cell>> {
    let me = venture.get(turn.who)?;
    let range = walk::reach_as_far_as(venture, me, left_of(venture, turn)?, to)?;
    walk::path(venture, me, &range, to)
}

/// The shortest walk to where a foe, by its token, can be struck, and the strike.
pub fn approach(venture: Venture<'_>, turn: Turn, on: u32) -> Option<(Action, Action)> {
    let me = venture.get(turn.who)?;
    let weapon = venture.in_hand(me)?.weapon;
    venture.damage_of(weapon, AttackMode::Strike)?;
    let mut foes = venture.against(turn.who);
    let foe = foes.find(|foe| foe.id.token() == on)?;
    let at = foe.at?;
    if !walk::is_free(venture, me) || !venture.can_wield(me, weapon) {
        return None;
    }
    let attack = Attack {
        by: turn.who,
        on: foe.id,
        mode: AttackMode::Strike,
        first: false,
    };
    // One click sends nobody up to a foe whose armour stops most of what hits.
    let hurts = odds(&venture.blow(&attack, weapon, foe.id)?).chance_that(|damage| *damage > 0);
    if hurts < Fraction::new(1, 2) {
        return None;
    }
    let range = movement_range(venture, turn)?;
    let near = range
        .cells()
        .filter(|(cell, _)| Some(*cell) != me.at && venture.field().touches(*cell, at));
    let (to, _) = near.min_by_key(|(cell, price)| (*price, cell.y, cell.x))?;
    Some((Action::Move { to }, Action::Strike { on: foe.id }))
}

fn moves(venture: Venture<'_>, turn: Turn, me: Fighter<'_>, offer: &mut LegalActions<Action>) {
    let Some(steps) = movement_range(venture, turn) else {
        return;
    };
    let cells = steps.cells().map(|(cell, _)| cell);
    for to in cells.filter(|cell| Some(*cell) != me.at) {
        offer.add(Action::Move { to });
    }
}

fn attacks(venture: Venture<'_>, turn: Turn, me: Fighter<'_>, offer: &mut LegalActions<Action>) {
    let Some(held) = venture.in_hand(me) else {
        return;
    };
    for foe in venture.against(me.id) {
        for mode in [AttackMode::Strike, AttackMode::Shoot, AttackMode::Throw] {
            if venture.damage_of(held.weapon, mode).is_none() {
                continue;
            }
            let moved = mode == AttackMode::Shoot && turn.moved;
            let allowed = attack::allowed(venture, me, foe, mode);
            let allowed = allowed.and(if moved {
                Err(rules::ATTACK_STILL)
            } else {
                Ok(())
            });
            let on = foe.id;
            let act = match mode {
                AttackMode::Strike => Action::Strike { on },
                AttackMode::Shoot => Action::Shoot { on },
                AttackMode::Throw => Action::Throw { on },
            };
            // That one cannot strike across the board goes without saying, but not why one cannot walk
            // up to somebody near.
            match allowed {
                Err(rule) if rule == rules::ATTACK_STRIKE => {
                    if offer.explains() && detour::to(venture, turn, foe.id).is_some() {
                        offer.refuse(act, rule);
                    }
                }
                allowed => offer.add_or_refuse(act, allowed),
            }
        }
    }
}

/// Weapons: changing, dropping, picking up, loading.
fn hands(venture: Venture<'_>, turn: Turn, me: Fighter<'_>, offer: &mut LegalActions<Action>) {
    let early = !turn.moved && !turn.changed;
    for place in 0..me.weapons().len() as u8 {
        if Some(place) != me.in_hand() && is_first_of_kind(me, place) {
            let allowed = if !early {
                Err(rules::GEAR_CHANGE)
            } else if !venture.can_wield(me, me.weapons()[usize::from(place)].weapon) {
                Err(rules::GEAR_HEFT)
            } else {
                Ok(())
            };
            offer.add_or_refuse(Action::Change { place }, allowed);
        }
    }
    if me.in_hand().is_some() {
        offer.add(Action::Drop);
    }
    if attack::is_empty(venture, me) {
        offer.add(Action::Load);
    }
    let ground = &venture.state().ground;
    for (place, lies) in ground.iter().enumerate() {
        if Some(lies.0) == me.at && !ground[..place].contains(lies) {
            offer.add(Action::PickUp { place: place as u8 });
        }
    }
}

/// True if no weapon before it, the one in hand aside, is just like it: equal things are one
/// choice.
pub fn is_first_of_kind(me: Fighter<'_>, place: u8) -> bool {
    let carried = me.weapons();
    let before = (0..place).filter(|it| Some(*it) != me.in_hand());
    let same = |it: u8| carried[usize::from(it)] == carried[usize::from(place)];
    !before.into_iter().any(same)
}

/// A leader can give back lost turns to allies.
fn rally(venture: Venture<'_>, me: Fighter<'_>, offer: &mut LegalActions<Action>) {
    let leads = venture.best_skill(me, |effect| effect == SkillEffect::Rally);
    if leads.is_none() {
        return;
    }
    for other in venture.beside(me.id).filter(|it| it.activity().reacted) {
        let seen = match (me.at, other.at) {
            (Some(from), Some(to)) => venture.sees(from, to),
            _ => false,
        };
        if seen {
            offer.add(Action::Rally { on: other.id });
        }
    }
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, turn: Turn, act: Action, amount: i32) {
    let who = turn.who;
    let swing = |on, mode| Attack {
        by: who,
        on,
        mode,
        first: false,
    };
    match act {
        Action::Move { to } => go(cx, turn, to),
        Action::Change { place } => {
            let rule = mending::rule_of_holding(Venture::of(cx.world()), who, place);
            let place = Some(place);
            let weapon = carried(Venture::of(cx.world()), who, place);
            cx.emit(rule, Event::Changed { who, place, weapon });
            let changed = true;
            cx.push(Task::Hero(Turn { changed, ..turn }));
        }
        Action::Drop => {
            let fighter = Venture::of(cx.world()).fighter(who);
            if let (Some(place), Some(at)) = (fighter.in_hand(), fighter.at) {
                drop_weapon(cx, fighter.id, place, at, rules::GEAR_DROP);
            }
            cx.push(Task::Hero(turn));
        }
        Action::Strike { on } => attacks_then_ends(cx, turn, swing(on, AttackMode::Strike)),
        Action::Shoot { on } => attacks_then_ends(cx, turn, swing(on, AttackMode::Shoot)),
        Action::Throw { on } => attacks_then_ends(cx, turn, swing(on, AttackMode::Throw)),
        Action::Tackle { on } => {
            finish(cx, turn, true);
            tackle::begin(cx, who, on);
        }
        Action::Grapple { on } => {
            finish(cx, turn, true);
            tackle::grapple(cx, who, on);
        }
        Action::Use { means, aim } => powers::begin(cx, turn, means, aim, amount),
        Action::Rally { on } => {
            finish(cx, turn, false);
            cx.push(Task::Roll(Trial::Rally { by: who, on }));
        }
        Action::Load => {
            load(cx, turn);
            finish(cx, turn, false);
        }
        Action::PickUp { place } => {
            pick_up(cx, turn, place);
            finish(cx, turn, false);
        }
        _ => finish(cx, turn, false),
    }
}

/// Leaves the end of the turn on the agenda, below the tasks that come first.
pub fn finish(cx: &mut Cx<'_>, turn: Turn, attacked: bool) {
    cx.push(Task::EndTurn { turn, attacked });
}

fn attacks_then_ends(cx: &mut Cx<'_>, turn: Turn, attack: Attack) {
    finish(cx, turn, true);
    cx.push(Task::Attack(attack));
}

/// Goes to a hex. Going on from the last step of a move draws the reactions to that step.
fn go(cx: &mut Cx<'_>, turn: Turn, to: Cell) {
    let venture = Venture::of(cx.world());
    let Some(path) = path_to(venture, turn, to) else {
        finish(cx, turn, false);
        return;
    };
    let me = venture.fighter(turn.who);
    let prices = path.iter().filter_map(|cell| venture.field().step(*cell));
    let most = if turn.moved {
        turn.left
    } else {
        venture.moves(me)
    };
    let left = most.saturating_sub(prices.map(u16::from).sum());
    let drawn = match (turn.before, me.at) {
        (Some(before), Some(at)) => walk::zones(venture, turn.who, before, at),
        _ => Vec::new(),
    };
    let before = None;
    cx.push(Task::Walk {
        turn: Turn {
            left,
            before,
            ..turn
        },
        path: path.into(),
        goal: None,
    });
    cx.push_all(drawn);
}

/// The weapon that somebody carries at an index.
pub fn carried(venture: Venture<'_>, who: FighterId, place: Option<u8>) -> Option<WeaponIx> {
    let held = venture.get(who)?.weapons().get(usize::from(place?))?;
    Some(held.weapon)
}

/// Drops somebody's weapon to the ground.
pub fn drop_weapon(cx: &mut Cx<'_>, who: FighterId, place: u8, at: Cell, rule: RuleId) {
    let fighter = Venture::of(cx.world()).fighter(who);
    let Some(held) = fighter.weapons().get(usize::from(place)).copied() else {
        return;
    };
    let event = Event::Dropped {
        who,
        place,
        at,
        held,
    };
    cx.emit(rule, event);
}

/// Loads the weapon in hand.
pub fn load(cx: &mut Cx<'_>, turn: Turn) {
    let venture = Venture::of(cx.world());
    let me = venture.fighter(turn.who);
    let held = venture.in_hand(me);
    let shots = held.and_then(|held| venture.book()[held.weapon].shots);
    if let (Some(place), Some(shots)) = (me.in_hand(), shots) {
        let who = turn.who;
        cx.emit(rules::GEAR_LOAD, Event::Loaded { who, place, shots });
    }
}

fn pick_up(cx: &mut Cx<'_>, turn: Turn, place: u8) {
    let lies = Venture::of(cx.world())
        .state()
        .ground
        .get(usize::from(place))
        .copied();
    if let Some((at, held)) = lies {
        let who = turn.who;
        cx.emit(rules::GEAR_DROP, Event::PickedUp { who, at, held });
    }
}

/// The usable goods in the pack.
pub fn usable(venture: Venture<'_>) -> impl Iterator<Item = super::content::GoodIx> + '_ {
    venture
        .state()
        .pack
        .iter()
        .filter_map(move |(thing, _)| match thing {
            Possession::Good(good) if venture.book()[*good].power.is_some() => Some(*good),
            _ => None,
        })
}
