//! Healers.

use super::{
    super::{
        components::{Condition, Faction, FigureId, Rep},
        event::{AfterBite, Healing},
        healing::Tending,
        turn::Taint,
        writer::Writer,
    },
    fighting::{change, recovers, turn_to},
    goods::drop_finds,
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
            clean(on, *patient, Taint::Infected);
            recovers(on, *patient, *lower);
        }
        Healing::Tainted { who, taint } => {
            let tainted = &mut on.state().below.tainted;
            if !tainted.contains(&(*who, *taint)) {
                tainted.push((*who, *taint));
            }
        }
        Healing::InfectionRolled {
            who, saved, lower, ..
        } => {
            clean(on, *who, Taint::Infected);
            if *saved {
                recovers(on, *who, Some(*lower));
            }
        }
        Healing::BiteRolled { who, comes, .. } => {
            clean(on, *who, Taint::Bitten);
            bitten(on, *who, *comes);
        }
        Healing::Turned { who } => {
            on.state().below.tainted.retain(|it| it.0 != *who);
            drop_finds(on, *who);
            on.state().annals.note(*who, |deeds| deeds.turned = true);
            recovers(on, *who, None);
        }
        Healing::BackUp { who } => change(on, |fight| fight.done.push(*who)),
    }
}

/// Somebody has no longer what would turn them.
fn clean(on: &mut Writer<'_>, who: FigureId, taint: Taint) {
    let tainted = &mut on.state().below.tainted;
    tainted.retain(|it| *it != (who, taint));
}

/// What comes of a bite.
fn bitten(on: &mut Writer<'_>, who: FigureId, comes: AfterBite) {
    let lies = on
        .band()
        .get(who)
        .is_some_and(|it| it.stance().condition == Condition::Out);
    match comes {
        AfterBite::Back => {
            on.figure(who, |rep: &mut Rep| rep.poisoned = 0);
            if lies {
                recovers(on, who, Some(0));
            }
        }
        AfterBite::Lower(points) => recovers(on, who, Some(points)),
        AfterBite::Dies => recovers(on, who, None),
        AfterBite::Turns | AfterBite::Stays => {}
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
