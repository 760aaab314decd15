//! Where somebody stood before something happened: the log names hexes by the way there, and by the
//! time it is read everybody may stand elsewhere.

use super::super::{
    components::FighterId,
    event::Event,
    step::{Aim, Trial},
};
use crate::{game::Logged, grid::Cell};

/// Whoever the way to a hex is counted from, in events that name one.
pub(super) fn whose(event: &Event) -> Option<FighterId> {
    match event {
        Event::Dodged { who, .. }
        | Event::Retreated { who, .. }
        | Event::Exited { who, .. }
        | Event::Leapt { who, .. }
        | Event::Shoved { who, .. }
        | Event::Pushed { on: who, .. }
        | Event::Dragged { by: who, .. } => Some(*who),
        Event::Tried {
            trial: Trial::Use(using),
            ..
        }
        | Event::Used { using } => match using.aim {
            Aim::Hex(_) => Some(using.by),
            Aim::At(_) => None,
        },
        _ => None,
    }
}

/// Where somebody stands at the end of a log, by the last thing in it that took them anywhere.
pub(super) fn stands(log: &[Logged<Event>], who: FighterId) -> Option<Cell> {
    let fight = |it: &Logged<Event>| matches!(it.event, Event::FightBegan { .. });
    let begun = log.iter().rposition(fight)?;
    let mut since = log[begun..].iter().rev();
    since.find_map(|it| taken_to(&it.event, who))
}

/// The hex that an event takes somebody to.
fn taken_to(event: &Event, of: FighterId) -> Option<Cell> {
    let (who, to) = match event {
        Event::HeroPlaced { hero: who, at }
        | Event::FoeCame { foe: who, at, .. }
        | Event::Entered { by: who, at, .. } => (*who, *at),
        Event::Moved { who, path, carries } => {
            let moved = [Some(*who), *carries].contains(&Some(of));
            return path.last().copied().filter(|_| moved);
        }
        Event::Dragged { by, on, to } => {
            return Some(*to).filter(|_| [*by, *on].contains(&of));
        }
        Event::Retreated { who, to } => (*who, (*to)?),
        Event::Dodged { who, to }
        | Event::Exited { who, to }
        | Event::Leapt { who, to }
        | Event::Shoved { who, to }
        | Event::GotUp { who, to }
        | Event::Pushed { on: who, to, .. } => (*who, *to),
        _ => return None,
    };
    (who == of).then_some(to)
}
