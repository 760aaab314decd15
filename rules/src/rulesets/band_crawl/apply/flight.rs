//! Flights and pursuits.

use super::{
    super::{
        components::{Condition, Faction, FigureId, Once, Part, Place, React, Rep, Stance},
        event::Flight,
        turn::Runner,
        writer::Writer,
    },
    fighting, goods,
};
use crate::dungeon::RoomId;

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Flight) {
    match event {
        Flight::BrokeOff => {
            if let Some(fight) = &mut on.state().fight {
                fight.broken_off = true;
            }
        }
        Flight::Ran {
            who,
            from,
            path,
            out,
        } => ran(on, *who, *from, path, *out),
        Flight::Trapped { who } => {
            if let Some(fight) = &mut on.state().fight
                && !fight.trapped.contains(who)
            {
                fight.trapped.push(*who);
            }
        }
        Flight::Followed { who, from, path } => {
            if let Some(last) = path.last() {
                on.go(*who, Place::Tile(*last));
                on.state().below.came_from = Some(one_before(*from, path));
            }
        }
        Flight::Nerve { who, react, .. } => {
            on.state().below.runners.retain(|it| it.who != *who);
            if *react != React::CarryOn {
                gone(on, *who);
            }
        }
        Flight::Rolled { passed, .. } => {
            passed.iter().for_each(|(who, _)| goods::sobers(on, *who));
        }
        Flight::PursuitRolled { .. } | Flight::NerveRolled { .. } => {}
    }
}

/// The tile before the last of a way.
fn one_before(from: RoomId, path: &[RoomId]) -> RoomId {
    let before = path.len().checked_sub(2).map(|place| path[place]);
    before.unwrap_or(from)
}

fn ran(on: &mut Writer<'_>, who: FigureId, from: RoomId, path: &[RoomId], out: bool) {
    let place = match (out, path.last()) {
        (false, Some(last)) => Place::Tile(*last),
        _ => Place::Home,
    };
    on.figure(who, |stance: &mut Stance| {
        (stance.place, stance.cornered) = (place, false);
    });
    on.figure(who, |rep: &mut Rep| rep.in_melee = 0);
    on.figure(who, |once: &mut Once| once.fight = 0);
    let fight = &on.band().state().fight;
    if let Some(wounded) = fight.as_ref().and_then(|it| it.carried_by(who)) {
        on.go(wounded, place);
        fighting::put_down(on, who);
    }
    let fight = &on.band().state().fight;
    let of_band = on.band().get(who).map(|it| it.faction()) == Some(Faction::Band);
    let broken_off = fight.as_ref().is_some_and(|it| it.broken_off);
    if let Some(fight) = &mut on.state().fight {
        fight.trapped.retain(|it| *it != who);
    }
    let below = &mut on.state().below;
    below.runners.retain(|it| it.who != who);
    if !out {
        below.runners.push(Runner {
            who,
            from: one_before(from, path),
            broke_off: of_band && broken_off,
        });
    }
    if of_band {
        below.of(who).done = true;
    }
}

/// Somebody runs for good. Those of the band are known by what they were, and so is the Big Bad.
fn gone(on: &mut Writer<'_>, who: FigureId) {
    let part = on.band().get(who).map(|it| it.part());
    match part {
        Some(Part::Minion | Part::Rival) => on.remove(who),
        _ => {
            super::goods::drop_finds(on, who);
            on.figure(who, |stance: &mut Stance| {
                (stance.condition, stance.place) = (Condition::Fled, Place::Away);
            });
        }
    }
}
