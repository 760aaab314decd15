//! Effects of spells, devices and goods, and their costs.

use smallvec::{SmallVec, smallvec};

use super::{
    Cx,
    checks::{Amount, Blow},
    components::{Boon, FighterId},
    content::{Aimed, Effect, Power},
    event::{Event, Flight, Source},
    fighter::Fighter,
    harm,
    powers::{self, Payment},
    rules,
    step::{Aim, Means, Using},
    turn,
    venture::Venture,
    walk,
};
use crate::{
    dice::{DiceExpr, Roll},
    game::RuleId,
    grid::{Cell, hex},
};

/// Carries out the effects of a means under a rule, and its cost.
pub fn carry_out(cx: &mut Cx<'_>, using: Using, rule: RuleId) {
    cx.emit(rule, Event::Used { using });
    let venture = Venture::of(cx.world());
    let Some(power) = powers::power_of(venture, using.means).cloned() else {
        return;
    };
    if let Some(spell) = powers::spell_of(venture, using.means) {
        let chosen = power.effects.contains(&Effect::HealChosen);
        let times = if chosen { using.amount.max(1) } else { 1 };
        strain(cx, using.by, spell.fatigue * times);
    }
    for who in affected(Venture::of(cx.world()), &using, &power) {
        for effect in &power.effects {
            let venture = Venture::of(cx.world());
            let here = venture
                .get(who)
                .is_some_and(|it| !it.activity().fled && !it.health().dead);
            if here && harm::can_get_up(venture, who) {
                take_effect(cx, &using, &power, *effect, who);
            }
        }
    }
}

/// Charges the fatigue of a spell: a staff or wand takes what it can, the mage the rest.
fn strain(cx: &mut Cx<'_>, who: FighterId, fatigue: i32) {
    let paid = Payment::of(Venture::of(cx.world()).fighter(who), fatigue);
    for staff in paid.staffs {
        let event = Event::Strained {
            who,
            staff: Some(staff),
            fatigue: 0,
        };
        cx.emit(rules::MAGIC_STAFF, event);
    }
    if paid.own > 0 {
        let event = Event::Strained {
            who,
            staff: None,
            fatigue: paid.own,
        };
        harm::befall(cx, rules::MAGIC_FATIGUE, who, event);
    }
}

/// Everybody it reaches: the target, and anybody near enough. Powers for allies reach the
/// fallen, too; and at a halt, without a board, everybody is near.
pub fn affected(venture: Venture<'_>, using: &Using, power: &Power) -> SmallVec<[FighterId; 4]> {
    let leaps = power
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Leap(_)));
    let centre = match using.aim {
        Aim::At(on) if power.area == 0 => return smallvec![on],
        Aim::Hex(_) if leaps => return smallvec![using.by],
        Aim::At(on) => venture.fighter(on).at,
        Aim::Hex(cell) => Some(cell),
    };
    if venture.board().is_none() {
        return venture.living().map(|hero| hero.id).collect();
    }
    let near = |it: &Fighter<'_>| match (centre, it.at) {
        (Some(centre), Some(at)) => hex::distance(centre, at) <= u32::from(power.area),
        _ => false,
    };
    let friendly = matches!(power.target, Aimed::Own | Aimed::Friend);
    let reached = |it: &Fighter<'_>| {
        if friendly {
            !it.id.is_against(using.by) && !it.health().dead && !it.activity().fled
        } else {
            it.up
        }
    };
    let all = venture.fighters().filter(near).filter(reached);
    all.map(|it| it.id).collect()
}

fn rolled(cx: &mut Cx<'_>, role: &'static str, dice: DiceExpr) -> (Roll, i32) {
    cx.roll(&Amount { role, dice })
}

/// Applies one effect to one fighter.
fn take_effect(cx: &mut Cx<'_>, using: &Using, power: &Power, effect: Effect, who: FighterId) {
    let rule = rules::MAGIC_EFFECTS;
    if let Some(boon) = Boon::of(effect) {
        let lasts = power.lasts;
        harm::befall(cx, rule, who, Event::Blessed { who, boon, lasts });
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
            let amount = amount.min(Venture::of(cx.world()).fighter(who).health().fatigue);
            harm::befall(cx, rule, who, Event::Refreshed { who, amount, roll });
        }
        Effect::Recharge(dice) => recharge(cx, who, dice),
        Effect::Frighten if who.is_hero() => cx.emit(rule, Event::Daunted { who }),
        Effect::Frighten => {
            let (foe, why) = (who, Flight::Frightened);
            cx.emit(rule, Event::Fled { foe, why });
        }
        Effect::Push(hexes) => push(cx, using.by, who, hexes),
        Effect::Leap(_) => {
            if let Aim::Hex(to) = using.aim {
                cx.emit(rule, Event::Leapt { who, to });
            }
        }
        Effect::Disarm => {
            let fighter = Venture::of(cx.world()).fighter(who);
            if let (Some(place), Some(at)) = (fighter.in_hand(), fighter.at) {
                turn::drop_weapon(cx, who, place, at, rule);
            }
        }
        Effect::Dispel => harm::befall(cx, rule, who, Event::Dispelled { who }),
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
    let mut blow = Blow::new(dice, powers::name_of(venture, using.means));
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

/// Heals somebody, up to the damage taken.
pub fn heal(cx: &mut Cx<'_>, who: FighterId, amount: i32, roll: Roll, means: Option<Means>) {
    let amount = amount.clamp(0, Venture::of(cx.world()).fighter(who).health().damage);
    let event = Event::Healed {
        who,
        amount,
        roll,
        means,
    };
    harm::befall(cx, rules::HARM_DAMAGE, who, event);
}

fn recharge(cx: &mut Cx<'_>, who: FighterId, dice: DiceExpr) {
    let (roll, most) = rolled(cx, "dice-recharge", dice);
    let venture = Venture::of(cx.world());
    let lacks = |held: &super::components::Held| venture.book()[held.weapon].absorbs - held.power;
    let fighter = venture.fighter(who);
    let place = (0..fighter.weapons().len())
        .max_by_key(|at| (lacks(&fighter.weapons()[*at]), std::cmp::Reverse(*at)));
    if let Some(place) = place {
        let amount = lacks(&fighter.weapons()[place]).clamp(0, most);
        let event = Event::Recharged {
            who,
            place: place as u8,
            amount,
            roll,
        };
        cx.emit(rules::MAGIC_STAFF, event);
    }
}

/// Pushes somebody away, as far as there is room. Nobody is pushed away from themselves.
fn push(cx: &mut Cx<'_>, by: FighterId, who: FighterId, hexes: u8) {
    if who == by {
        return;
    }
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
    if Venture::of(cx.world()).fighter(who).health().curses > 0 {
        let event = Event::CurseLifted {
            who,
            wish: false,
            paid: None,
        };
        harm::befall(cx, rules::FATE_CURSE, who, event);
    }
}

/// Curses somebody. The loss of ST may make what has been suffered too much.
pub fn curse(cx: &mut Cx<'_>, who: FighterId, curses: i32) {
    let event = Event::Cursed { who, curses };
    harm::befall(cx, rules::FATE_CURSE, who, event);
}
