//! Things that would be of no use to whom they are meant for.

use super::{
    super::{
        components::{Boon, Lasting},
        content::{Effect, Lasts, Power},
        fighter::Fighter,
        powers,
        step::{Aim, Means},
        venture::Venture,
    },
    say,
};
use crate::game::Phrase;

/// True for something whose every effect on somebody would change nothing.
pub(super) fn is_so(venture: Venture<'_>, means: Means, aim: Aim) -> bool {
    met(venture, means, aim).is_some_and(|(power, on)| {
        let lacks_point = |effect: &Effect| is_pointless(*effect, power, on);
        power.area == 0 && power.effects.iter().all(lacks_point)
    })
}

/// The reason, for whatever is so.
pub(super) fn why(venture: Venture<'_>, means: Means, aim: Aim) -> Phrase {
    let lasts = |(power, _): (&Power, Fighter<'_>)| power.lasts != Lasts::Now;
    say(match met(venture, means, aim).is_some_and(lasts) {
        true => "hex-aside-has-it",
        false => "hex-aside-idle",
    })
}

/// A power, and somebody whom it is aimed at.
fn met<'w>(venture: Venture<'w>, means: Means, aim: Aim) -> Option<(&'w Power, Fighter<'w>)> {
    match aim {
        Aim::At(on) => Some((powers::power_of(venture, means)?, venture.get(on)?)),
        Aim::Hex(_) => None,
    }
}

fn is_pointless(effect: Effect, power: &Power, on: Fighter<'_>) -> bool {
    let health = on.health();
    if let Some(boon) = Boon::of(effect) {
        return on.effects().iter().any(|it| covers(*it, boon, power.lasts));
    }
    match effect {
        Effect::Heal(_) | Effect::HealChosen => health.damage == 0,
        Effect::Refresh(_) => health.fatigue == 0,
        Effect::LiftCurse => health.curses == 0,
        Effect::Dispel => on.effects().is_empty(),
        Effect::Disarm => on.in_hand().is_none(),
        _ => false,
    }
}

/// True if what lies on somebody already is of the same kind as another effect, as strong, and lasts
/// as long; rule `magic.effects`.
fn covers(held: Lasting, new: Boon, lasts: Lasts) -> bool {
    let strong = match (held.boon, new) {
        (Boon::HardToHit(has), Boon::HardToHit(more)) => has >= more,
        (Boon::Armour(has), Boon::Armour(more))
        | (Boon::Might(has), Boon::Might(more))
        | (Boon::Move(has), Boon::Move(more)) => {
            has.signum() == more.signum() && has.abs() >= more.abs()
        }
        (Boon::Raise(of, has), Boon::Raise(other, more)) => {
            of == other && has.signum() == more.signum() && has.abs() >= more.abs()
        }
        (Boon::Hold, Boon::Hold) => true,
        _ => false,
    };
    let long = match (held.turns, lasts) {
        (None, _) => true,
        (Some(left), Lasts::Turns(turns)) => left >= turns,
        (Some(_), Lasts::Now | Lasts::Fight) => false,
    };
    strong && long
}
