//! What a player might expect to do and may not, with the rule that says so, and the figures behind
//! it.

use super::super::{
    components::{FigureId, How},
    content::{Cover, Source, Time},
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::{Attack, Sheet},
    step::Action,
};
use super::{arms, turn};
use crate::game::{LegalActions, RuleId};

/// What is lacking, in figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// Feet: how far it is, and how far it may be.
    Feet { far: u16, most: u16 },
    /// Slots of a circle: none of so many are left.
    Slots { circle: u8, of: u8 },
    /// Uses: how many it takes, and how many are left.
    Uses { takes: u8, left: u8 },
}

/// Adds what is refused on a turn: attacks on those who are too far away, behind cover or out of
/// sight, and spells and acts that there is no time, slot or use for.
pub fn offer(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    if sheet.figure.foe().is_none() {
        refuse_attacks(sheet, offer);
    }
    for (spell, free) in sheet.spells() {
        let circle = sheet.figure.play().book()[spell].circle;
        let time = sheet.figure.play().book()[spell].time;
        if matches!(time, Time::Reaction(_) | Time::Minutes(_)) {
            continue;
        }
        let circles = circle..=circle.max(sheet.highest_circle());
        let cast = circles.filter(|it| *it == circle || sheet.slots(*it) > 0 && circle > 0);
        for circle in cast {
            if let Err(rule) = sheet.may_cast(spell, circle, free) {
                offer.refuse(to_use(Source::Spell(spell), 0, circle), rule);
            }
        }
    }
    for (source, act) in sheet.acts() {
        let time = sheet.frame(source, act).time;
        let answers = matches!(time, Time::Reaction(_) | Time::Minutes(_));
        if let Err(rule) = sheet.may(source, act)
            && !answers
        {
            offer.refuse(to_use(source, act, 0), rule);
        }
    }
}

fn to_use(source: Source, act: u16, circle: u8) -> Action {
    Action::Use {
        source,
        act,
        circle,
    }
}

/// Refuses attacks with what is in hand.
fn refuse_attacks(sheet: &Sheet<'_>, offer: &mut LegalActions<Action>) {
    let figure = sheet.figure;
    let time = turn::attack_price(sheet).is_some();
    for arm in figure.kit().hands.iter().flatten().copied().map(Some) {
        let both_hands = arms::both_hands(figure, arm);
        for how in arms::ways(figure, arm) {
            let attack = sheet.with_arm(arm, how, false, both_hands);
            for on in figure.play().up(figure.team().other()) {
                let rule = match time {
                    true => why_not(sheet, &attack, on),
                    false => Some(rules::TURN_ACTION),
                };
                if let Some(rule) = rule {
                    let attack = Action::Attack {
                        arm,
                        how,
                        on: on.id(),
                        second: false,
                        both_hands,
                    };
                    offer.refuse(attack, rule);
                }
            }
        }
    }
}

/// The rule by which an attack on somebody cannot be made.
fn why_not(sheet: &Sheet<'_>, attack: &Attack, on: Figure<'_>) -> Option<RuleId> {
    if arms::can_hit(sheet, attack, on) {
        return None;
    }
    let one = sheet.figure;
    Some(match () {
        () if on.is_hidden_from(one) => rules::ATTACK_UNSEEN,
        () if place::feet(one, on) > most(attack) => match attack.melee {
            true => rules::ATTACK_REACH,
            false => rules::ATTACK_RANGED,
        },
        () if place::cover(one, on) == Some(Cover::Total) => rules::COVER_DEGREES,
        () => rules::CONDITION_LIST,
    })
}

/// Feet that an attack reaches.
fn most(attack: &Attack) -> u16 {
    match attack.melee {
        true => attack.reach,
        false => attack.range.1,
    }
}

/// The figures behind a refusal on somebody’s turn, where there are any.
pub fn lack(play: Play<'_>, who: FigureId, act: Action, rule: RuleId) -> Option<Lack> {
    let sheet = Sheet::of(play.figure(who));
    match act {
        Action::Attack { arm, how, on, .. }
            if rule == rules::ATTACK_REACH || rule == rules::ATTACK_RANGED =>
        {
            let attack = sheet.with_arm(arm, how, false, how == How::Strike);
            Some(Lack::Feet {
                far: place::feet(sheet.figure, play.figure(on)),
                most: most(&attack),
            })
        }
        Action::Use { circle, .. } if rule == rules::MAGIC_SLOTS => Some(Lack::Slots {
            circle,
            of: sheet.slots(circle),
        }),
        Action::Use { source, act, .. } if rule == rules::FEATURE_USES => {
            let frame = sheet.frame(source, act);
            let super::super::content::Cost::Uses(takes) = frame.cost? else {
                return None;
            };
            let pool = sheet.pool_of(source, frame);
            let of = sheet.pool(pool).unwrap_or(0);
            let left = sheet.uses_left(pool, None, of);
            Some(Lack::Uses { takes, left })
        }
        _ => None,
    }
}
