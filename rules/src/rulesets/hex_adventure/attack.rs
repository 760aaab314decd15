//! Weapon attacks: the roll to hit, damage, spent missiles and thrown weapons.

use super::{
    Cx,
    components::FighterId,
    content::{WeaponIx, WeaponTrait},
    event::{Event, Reaction, Source},
    fighter::Fighter,
    harm, rules,
    step::{Action, Attack, AttackMode, Question, Task, Trial},
    venture::Venture,
    walk,
};
use crate::{
    game::{LegalActions, RuleId, Seat},
    grid::hex,
};

/// The rule of a roll to hit: cover if it counts, range if the target is farther away than the
/// attacker could walk in two turns, otherwise that of the attack mode.
pub fn rule_of(venture: Venture<'_>, attack: &Attack) -> RuleId {
    let mode = match attack.mode {
        AttackMode::Strike => return rules::ATTACK_STRIKE,
        AttackMode::Shoot => rules::ATTACK_SHOOT,
        AttackMode::Throw => rules::ATTACK_THROW,
    };
    let by = venture.fighter(attack.by);
    match (by.at, venture.fighter(attack.on).at) {
        (Some(from), Some(to)) if venture.sight().is_covered(from, to) => rules::ATTACK_COVER,
        (Some(from), Some(to)) if hex::distance(from, to) > 2 * u32::from(venture.moves(by)) => {
            rules::ATTACK_RANGE
        }
        _ => mode,
    }
}

/// Checks that an attack is possible with the weapon in hand, as things are.
///
/// # Errors
/// The rule that forbids it.
pub fn allowed(
    venture: Venture<'_>,
    by: Fighter<'_>,
    on: Fighter<'_>,
    mode: AttackMode,
) -> Result<(), RuleId> {
    let held = venture.in_hand(by).ok_or(rules::GEAR_DAMAGE)?;
    if venture.damage_of(held.weapon, mode).is_none() {
        return Err(rules::GEAR_DAMAGE);
    }
    if !venture.can_wield(by, held.weapon) {
        return Err(rules::GEAR_HEFT);
    }
    let (Some(from), Some(to)) = (by.at, on.at) else {
        return Err(rules::ATTACK_RANGE);
    };
    if from == to {
        return Err(rules::GRAPPLE_CLOSED);
    }
    match mode {
        AttackMode::Strike if !venture.field().touches(from, to) => Err(rules::ATTACK_STRIKE),
        AttackMode::Strike => Ok(()),
        AttackMode::Shoot if is_empty(venture, by) => Err(rules::GEAR_LOAD),
        AttackMode::Shoot | AttackMode::Throw if !venture.sees(from, to) => {
            Err(rules::ATTACK_SIGHT)
        }
        AttackMode::Shoot | AttackMode::Throw => Ok(()),
    }
}

/// True if the weapon in hand needs loading.
pub fn is_empty(venture: Venture<'_>, by: Fighter<'_>) -> bool {
    venture
        .in_hand(by)
        .is_some_and(|held| venture.book()[held.weapon].shots.is_some() && held.shots == 0)
}

/// Makes an attack, if it is still possible.
pub fn attack(cx: &mut Cx<'_>, attack: Attack) {
    let venture = Venture::of(cx.world());
    let both = venture.can_act(attack.by) && venture.can_act(attack.on);
    if both
        && allowed(
            venture,
            venture.fighter(attack.by),
            venture.fighter(attack.on),
            attack.mode,
        )
        .is_ok()
    {
        cx.push(Task::Roll(Trial::Hit(attack)));
    }
}

/// Handles the result of the roll to hit.
pub fn settle(cx: &mut Cx<'_>, attack: Attack, hit: bool) {
    if hit {
        cx.push_all([Task::Dodge(attack), Task::Damage(attack)]);
    } else {
        spend(cx, attack);
        after(cx, attack);
    }
}

/// True if an attack that hits can do any harm: not if armour stops the best roll.
pub fn can_hurt(venture: Venture<'_>, attack: &Attack) -> bool {
    let held = venture.in_hand(venture.fighter(attack.by));
    held.is_some_and(|held| {
        let blow = venture.blow(attack, held.weapon, attack.on);
        let most = blow.map_or(0, |blow| {
            let sides = i32::from(blow.dice.die.sides());
            i32::from(blow.dice.count) * sides + blow.plus.total - blow.stopped
        });
        let blast = |it| matches!(it, WeaponTrait::Blast(_)).then_some(());
        most > 0 || venture.trait_of(held.weapon, blast).is_some()
    })
}

/// Asks whether to dodge, if that is possible and there is anything to fear.
pub fn dodge(cx: &mut Cx<'_>, attack: Attack) {
    let venture = Venture::of(cx.world());
    let can = attack.mode == AttackMode::Strike
        && !attack.first
        && attack.on.is_hero()
        && can_hurt(venture, &attack)
        && super::react::is_able(venture, venture.fighter(attack.on))
        && !exits(venture, &attack).is_empty();
    if can {
        cx.ask(Question::Dodge(attack));
    }
}

fn exits(venture: Venture<'_>, attack: &Attack) -> smallvec::SmallVec<[crate::grid::Cell; 6]> {
    match venture.fighter(attack.by).at {
        Some(from) => walk::free_away(venture, venture.fighter(attack.on), from),
        None => smallvec::SmallVec::new(),
    }
}

/// Offers to stand one's ground, or to dodge to one of the hexes.
pub fn offer_dodge(venture: Venture<'_>, attack: Attack, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Hero(attack.on.seat()), rules::REACT_DODGE);
    offer.add(Action::Bear);
    for to in exits(venture, &attack) {
        offer.add(Action::Dodge { to });
    }
}

/// Carries out a choice of [`offer_dodge`].
pub fn choose_dodge(cx: &mut Cx<'_>, attack: Attack, act: Action) {
    if let Action::Dodge { to } = act {
        let how = Reaction::Dodge;
        cx.emit(
            rules::REACT_DODGE,
            Event::Reacted {
                who: attack.on,
                how,
            },
        );
        cx.push(Task::Roll(Trial::Dodge { attack, to }));
    }
}

/// Handles the result of a dodge: a defender who gets away is not hit.
pub fn settle_dodge(cx: &mut Cx<'_>, attack: Attack, to: crate::grid::Cell, passed: bool) {
    if passed {
        let who = attack.on;
        cx.emit(rules::REACT_DODGE, Event::Dodged { who, to });
        // The damage next on the agenda will not be rolled: the two are no longer adjacent.
    }
}

/// Rolls damage. A defender who has dodged is out of reach by now.
pub fn damage(cx: &mut Cx<'_>, attack: Attack) {
    let venture = Venture::of(cx.world());
    let (by, on) = (venture.fighter(attack.by), venture.fighter(attack.on));
    let Some(held) = venture.in_hand(by) else {
        return;
    };
    if allowed(venture, by, on, attack.mode).is_err() {
        return;
    }
    let weapon = held.weapon;
    let stuns = venture.trait_of(weapon, |it| (it == WeaponTrait::Stun).then_some(()));
    let stuns = stuns.is_some();
    let mut hurt: Vec<(FighterId, Source)> = vec![(attack.on, Source::Attack(attack, weapon))];
    let others = caught(venture, &attack, weapon);
    hurt.extend(others.map(|it| (it, Source::Blast(attack, weapon))));
    spend(cx, attack);
    after(cx, attack);
    for (who, source) in hurt {
        strike_home(cx, attack, weapon, (who, source), stuns);
    }
}

/// Those other than the target who are in reach of a blast.
fn caught<'w>(
    venture: Venture<'w>,
    attack: &Attack,
    weapon: WeaponIx,
) -> impl Iterator<Item = FighterId> + use<'w> {
    let reach = venture.trait_of(weapon, |it| match it {
        WeaponTrait::Blast(hexes) => Some(u32::from(hexes)),
        _ => None,
    });
    let (on, centre) = (attack.on, venture.fighter(attack.on).at);
    let near = move |it: &Fighter<'_>| match (reach, centre, it.at) {
        (Some(reach), Some(centre), Some(at)) => hex::distance(centre, at) <= reach,
        _ => false,
    };
    let others = venture.standing().filter(move |it| it.id != on);
    others.filter(near).map(|it| it.id)
}

fn strike_home(
    cx: &mut Cx<'_>,
    attack: Attack,
    weapon: WeaponIx,
    (who, source): (FighterId, Source),
    fatigue: bool,
) {
    let venture = Venture::of(cx.world());
    let Some(blow) = venture.blow(&attack, weapon, who) else {
        return;
    };
    let (roll, amount) = cx.roll(&blow);
    let rule = match source {
        Source::Blast(..) => rules::GEAR_SPECIAL,
        _ if amount == 0 && blow.stopped > 0 => rules::GEAR_ARMOUR,
        _ if attack.first => rules::REACT_FIRST,
        _ => rules::GEAR_DAMAGE,
    };
    let event = Event::Hurt {
        who,
        source,
        roll,
        stopped: blow.stopped,
        amount,
        fatigue,
    };
    harm::hurt(cx, rule, event);
}

/// A thrown weapon leaves the hand, a shot is used up.
fn spend(cx: &mut Cx<'_>, attack: Attack) {
    let venture = Venture::of(cx.world());
    let by = venture.fighter(attack.by);
    let (Some(place), Some(held)) = (by.in_hand(), venture.in_hand(by)) else {
        return;
    };
    let gone = venture.trait_of(held.weapon, |it| (it == WeaponTrait::UsedUp).then_some(()));
    match attack.mode {
        AttackMode::Strike => {}
        AttackMode::Shoot if gone.is_none() => {
            if venture.book()[held.weapon].shots.is_some() {
                let event = Event::Shot {
                    by: attack.by,
                    place,
                };
                cx.emit(rules::GEAR_LOAD, event);
            }
        }
        AttackMode::Shoot | AttackMode::Throw => {
            let lands = venture.fighter(attack.on).at.filter(|_| gone.is_none());
            let event = Event::Loosed {
                by: attack.by,
                place,
                held,
                lands,
            };
            cx.emit(rules::ATTACK_THROW, event);
        }
    }
}

/// Survivors of an attack may react to it, but not to a first attack.
fn after(cx: &mut Cx<'_>, attack: Attack) {
    if !attack.first {
        cx.push(Task::React {
            by: attack.by,
            on: attack.on,
            strike: attack.mode == AttackMode::Strike,
        });
    }
}
