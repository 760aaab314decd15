//! Healers.

use super::{
    super::{
        components::{Faction, FigureId},
        event::Healing,
        healing::Tending,
        writer::Writer,
    },
    fighting::{change, recovers, turn_to},
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Healing) {
    match event {
        Healing::Tends(it) => {
            turn_to(on, it.healer, it.patient);
            change(on, |fight| {
                fight.done.push(it.healer);
                fight.tending.retain(|other| other.healer != it.healer);
                fight.tending.push(*it);
            });
        }
        Healing::Interrupted { healer, .. } => leave(on, |it| it.healer == *healer),
        Healing::Rolled {
            healer,
            patient,
            lower,
            ..
        } => {
            change(on, |fight| fight.done.push(*healer));
            leave(on, |it| it.patient == *patient);
            recovers(on, *patient, *lower);
        }
        Healing::BackUp { who } => change(on, |fight| fight.done.push(*who)),
    }
}

/// Some healers are no longer at it.
fn leave(on: &mut Writer<'_>, who: impl Fn(&Tending) -> bool) {
    change(on, |fight| fight.tending.retain(|it| !who(it)));
}

/// The healers of a side have another turn, and may do something else.
pub(super) fn begin_turn(on: &mut Writer<'_>, side: Faction) {
    let tending = on.band().state().fight.iter().flat_map(|it| &it.tending);
    let of_side = |it: &FigureId| on.band().get(*it).is_none_or(|it| it.faction() == side);
    let over: Vec<FigureId> = tending.map(|it| it.healer).filter(of_side).collect();
    leave(on, |it| over.contains(&it.healer));
}
