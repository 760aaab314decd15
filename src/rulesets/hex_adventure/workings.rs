//! What spells, devices and goods do once they work, effect by effect.

use super::{
    Cx,
    checks::{Amount, Blow},
    components::{Boon, FighterId},
    content::{Effect, Power},
    event::{Event, Source},
    harm, rules,
    step::{Aim, Means, Step, Using},
    turn,
    venture::Venture,
    walk,
};
use crate::{
    dice::{DiceExpr, Roll},
    grid::{Cell, hex},
};

fn rolled(cx: &mut Cx<'_>, role: &'static str, dice: DiceExpr) -> (Roll, i32) {
    cx.roll(&Amount { role, dice })
}

/// One effect on one fighter.
pub fn take_effect(cx: &mut Cx<'_>, using: &Using, power: &Power, effect: Effect, who: FighterId) {
    let rule = rules::MAGIC_EFFECTS;
    if let Some(boon) = Boon::of(effect) {
        let lasts = power.lasts;
        cx.emit(rule, Event::Blessed { who, boon, lasts });
        return;
    }
    match effect {
        Effect::Damage(dice) => wound(cx, using, who, dice, true),
        Effect::Sear(dice) => wound(cx, using, who, dice, false),
        Effect::Fatigue(dice) => {
            let (roll, amount) = rolled(cx, "dice-fatigue", dice);
            let event = Event::Hurt {
                who,
                source: Source::Power(*using),
                roll,
                stopped: 0,
                amount,
                fatigue: true,
            };
            harm::hurt(cx, rules::HARM_FATIGUE, event);
        }
        Effect::Heal(dice) => {
            let (roll, amount) = rolled(cx, "dice-heal", dice);
            heal(cx, who, amount, roll, Some(using.means));
        }
        Effect::HealChosen => heal(cx, who, using.amount, Roll::default(), Some(using.means)),
        Effect::Refresh(dice) => {
            let (roll, amount) = rolled(cx, "dice-refresh", dice);
            let amount = amount.min(Venture::of(cx.world()).fighter(who).fatigue);
            cx.emit(rule, Event::Refreshed { who, amount, roll });
        }
        Effect::Recharge(dice) => recharge(cx, who, dice),
        Effect::Frighten if who.is_hero() => cx.emit(rule, Event::Daunted { who }),
        Effect::Frighten => {
            let frightened = true;
            cx.emit(
                rule,
                Event::Fled {
                    foe: who,
                    frightened,
                },
            );
        }
        Effect::Push(hexes) => push(cx, using.by, who, hexes),
        Effect::Leap(_) => {
            if let Aim::Hex(to) = using.aim {
                cx.emit(rule, Event::Leapt { who, to });
            }
        }
        Effect::Disarm => {
            let fighter = Venture::of(cx.world()).fighter(who);
            if let (Some(place), Some(at)) = (fighter.in_hand, fighter.at) {
                turn::drop_weapon(cx, who, place, at, rule);
            }
        }
        Effect::Dispel => cx.emit(rule, Event::Dispelled { who }),
        Effect::Curse(count) => {
            let curses = i32::from(count);
            curse(cx, who, curses);
        }
        Effect::LiftCurse => lift(cx, who),
        _ => {}
    }
}

fn wound(cx: &mut Cx<'_>, using: &Using, who: FighterId, dice: DiceExpr, armour: bool) {
    let venture = Venture::of(cx.world());
    let mut blow = Blow::new(dice);
    if armour {
        blow.stopped = venture.stops(venture.fighter(who));
    }
    let (roll, amount) = cx.roll(&blow);
    let event = Event::Hurt {
        who,
        source: Source::Power(*using),
        roll,
        stopped: blow.stopped,
        amount,
        fatigue: false,
    };
    let rule = if amount == 0 && blow.stopped > 0 {
        rules::GEAR_ARMOUR
    } else {
        rules::GEAR_DAMAGE
    };
    harm::hurt(cx, rule, event);
}

/// Heals somebody, no more than is hurt.
pub fn heal(cx: &mut Cx<'_>, who: FighterId, amount: i32, roll: Roll, means: Option<Means>) {
    let amount = amount.clamp(0, Venture::of(cx.world()).fighter(who).damage);
    let event = Event::Healed {
        who,
        amount,
        roll,
        means,
    };
    cx.emit(rules::HARM_DAMAGE, event);
}

fn recharge(cx: &mut Cx<'_>, who: FighterId, dice: DiceExpr) {
    let (roll, most) = rolled(cx, "dice-recharge", dice);
    let venture = Venture::of(cx.world());
    let lacks = |held: &super::components::Held| venture.book()[held.weapon].absorbs - held.power;
    let fighter = venture.fighter(who);
    let place = (0..fighter.weapons.len())
        .max_by_key(|at| (lacks(&fighter.weapons[*at]), std::cmp::Reverse(*at)));
    if let Some(place) = place {
        let amount = lacks(&fighter.weapons[place]).clamp(0, most);
        let event = Event::Recharged {
            who,
            place: place as u8,
            amount,
            roll,
        };
        cx.emit(rules::MAGIC_STAFF, event);
    }
}

/// Pushes somebody away, as far as there is room.
fn push(cx: &mut Cx<'_>, by: FighterId, who: FighterId, hexes: u8) {
    for _ in 0..hexes {
        let venture = Venture::of(cx.world());
        let (Some(from), Some(at)) = (venture.fighter(by).at, venture.fighter(who).at) else {
            return;
        };
        let far = |cell: &Cell| hex::distance(from, *cell);
        let away = walk::free_around(venture, at)
            .into_iter()
            .filter(|cell| far(cell) > far(&at));
        let Some(to) = away.min_by_key(|cell| (std::cmp::Reverse(far(cell)), cell.y, cell.x))
        else {
            return;
        };
        cx.emit(rules::MAGIC_EFFECTS, Event::Shoved { who, to });
    }
}

/// Lifts one curse, if there is one.
pub fn lift(cx: &mut Cx<'_>, who: FighterId) {
    if Venture::of(cx.world()).fighter(who).curses > 0 {
        let event = Event::CurseLifted {
            who,
            wish: false,
            paid: None,
        };
        cx.emit(rules::FATE_CURSE, event);
    }
}

/// Curses somebody. Less ST may be too little for what has been suffered.
pub fn curse(cx: &mut Cx<'_>, who: FighterId, curses: i32) {
    let was_up = Venture::of(cx.world()).can_act(who);
    cx.emit(rules::FATE_CURSE, Event::Cursed { who, curses });
    if was_up && !Venture::of(cx.world()).can_act(who) {
        cx.push(Step::Harmed(who));
    }
}
