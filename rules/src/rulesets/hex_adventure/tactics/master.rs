//! Foes that the game master plays: whom the book lets them attack, and what tactics would have
//! them do.

use smallvec::SmallVec;

use super::{Act, Deed, Plan, afar, close, is_shooter, plan};
use crate::{
    grid::hex,
    rulesets::hex_adventure::{
        components::FighterId,
        fighter::Fighter,
        powers,
        step::{Action, Aim, AttackMode, Turn},
        venture::Venture,
        walk,
    },
};

/// Whom the book lets a foe attack from where it stands.
pub struct Targets<'w> {
    venture: Venture<'w>,
    /// By hand: the closest.
    close: SmallVec<[FighterId; 8]>,
    /// With shots and spells: mages and archers in sight, or else the closest in sight.
    afar: SmallVec<[FighterId; 8]>,
}

/// Finds whom a foe may attack.
pub fn targets<'w>(venture: Venture<'w>, me: Fighter<'w>) -> Targets<'w> {
    let from = me.at.unwrap_or_default();
    let steps = walk::reach_within(venture, me, walk::longest(venture));
    let far = |it: Fighter<'_>| {
        let steps = steps.as_ref()?;
        close::steps_beside(venture, steps, it).map(|(far, _)| far)
    };
    let held = venture.grip(me).map(|it| it.id);
    let heroes = || venture.against(me.id).filter(|it| Some(it.id) != held);
    let nearest = heroes().filter_map(far).min();
    let close = heroes().filter(|it| far(*it) == nearest).map(|it| it.id);
    let sight = venture.sight();
    let seen = || heroes().filter(|it| it.at.is_some_and(|at| sight.sees(from, at)));
    let crow = |it: Fighter<'_>| it.at.map_or(u32::MAX, |at| hex::distance(from, at));
    let marked = seen().any(|it| is_shooter(venture, it));
    let least = seen().map(crow).min();
    let fits = |it: &Fighter<'_>| match marked {
        true => is_shooter(venture, *it),
        false => Some(crow(*it)) == least,
    };
    Targets {
        venture,
        close: close.collect(),
        afar: seen().filter(fits).map(|it| it.id).collect(),
    }
}

impl Targets<'_> {
    /// True if the book lets the foe do this.
    pub fn allow(&self, foe: FighterId, act: Action) -> bool {
        match act {
            Action::Strike { on } | Action::Throw { on } | Action::Tackle { on } => {
                self.close.contains(&on)
            }
            Action::Shoot { on } => self.afar.contains(&on),
            Action::Use { means, aim } => match aim {
                Aim::At(on) if on.is_against(foe) => self.afar.contains(&on),
                _ => powers::power_of(self.venture, means).is_some(),
            },
            // What foes let go of lies where it falls.
            Action::Drop | Action::PickUp { .. } => false,
            _ => true,
        }
    }
}

/// What a foe's tactics would have it choose in its turn, and the number that goes with it.
pub fn advised(venture: Venture<'_>, turn: Turn) -> (Action, i32) {
    let me = venture.fighter(turn.who);
    if turn.moved || turn.changed {
        let near = venture.against(me.id).next().map(|it| it.id);
        let deed = near.and_then(|near| close::deed(venture, me, near));
        let shot = afar::is_ready(venture, me);
        return (deed.filter(|_| !shot).map_or(Action::End, done), 1);
    }
    let Plan {
        change, path, act, ..
    } = plan(venture, me);
    if let Some(place) = change {
        return (Action::Change { place }, 1);
    }
    if let Some(to) = path.last() {
        return (Action::Move { to: *to }, 1);
    }
    match act {
        Act::Load => (Action::Load, 1),
        Act::Shoot(on) => (Action::Shoot { on }, 1),
        Act::Use(using) => {
            let (means, aim) = (using.means, using.aim);
            (Action::Use { means, aim }, using.amount)
        }
        Act::Grapple(on) => (Action::Grapple { on }, 1),
        Act::Attack(on) => {
            let deed = close::deed(venture, me, on);
            (deed.map_or(Action::End, done), 1)
        }
        Act::Nothing => (Action::End, 1),
    }
}

fn done((deed, on): (Deed, FighterId)) -> Action {
    match deed {
        Deed::Swing(AttackMode::Strike) => Action::Strike { on },
        Deed::Swing(AttackMode::Shoot) => Action::Shoot { on },
        Deed::Swing(AttackMode::Throw) => Action::Throw { on },
        Deed::Tackle => Action::Tackle { on },
        Deed::Wrestle => Action::Grapple { on },
    }
}
