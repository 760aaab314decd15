//! Fights.

use super::{
    super::{
        components::{
            Condition, Faction, Fight, FigureId, Gear, Lasting, Once, Part, Place, Rep, Stance,
            StarPower,
        },
        event::Fighting,
        gear,
        writer::Writer,
    },
    healing,
};
use crate::{dungeon::RoomId, grid::Facing};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Fighting) {
    match event {
        Fighting::BoardOpened { fight, placed } => {
            on.state().fight = Some((**fight).clone());
            for (who, place, facing) in placed {
                on.figure(*who, |stance: &mut Stance| {
                    (stance.place, stance.facing) = (*place, *facing);
                });
            }
        }
        Fighting::ChargeWon { by } => change(on, |fight| fight.charge_die = Some(*by)),
        Fighting::SideTurn { side } => {
            healing::begin_turn(on, *side);
            change(on, |fight| {
                // The die is for the turn that the test gives to its winner.
                if fight.turn > 0 {
                    fight.charge_die = None;
                }
                fight.turn = fight.turn.saturating_add(1);
                fight.acting = *side;
                fight.targeted.clear();
                fight.engaged.clear();
                fight.done.clear();
                fight.later.clear();
            });
        }
        Fighting::CameIn { who, at } => on.go(*who, Place::Square(*at)),
        Fighting::Stepped { who, path } => {
            let fight = on.band().state().fight.as_ref();
            let wounded = fight.and_then(|it| it.carried_by(*who));
            if let (Some(wounded), Some(last)) = (wounded, path.last()) {
                on.go(wounded, Place::Square(*last));
            }
            let mut from = on.band().get(*who).and_then(|it| it.at());
            let mut facing = None;
            for at in path {
                facing = from.and_then(|it| Facing::towards(it, *at)).or(facing);
                from = Some(*at);
            }
            if let Some(at) = path.last() {
                on.figure(*who, |stance: &mut Stance| {
                    stance.place = Place::Square(*at);
                    stance.facing = facing.unwrap_or(stance.facing);
                });
            }
        }
        Fighting::Gripped { who, both_hands } => {
            if let Some(fight) = &mut on.state().fight {
                fight.both_hands.retain(|it| it != who);
                if *both_hands {
                    fight.both_hands.push(*who);
                }
            }
        }
        Fighting::Engaged { by, on: target } => {
            turn_to(on, *by, *target);
            change(on, |fight| {
                fight.engaged.push((*by, *target));
                fight.done.push(*by);
                match fight.targeted.iter_mut().find(|(it, _)| it == target) {
                    Some((_, count)) => *count = count.saturating_add(1),
                    None => fight.targeted.push((*target, 1)),
                }
            });
        }
        Fighting::Lifted { who, wounded } => {
            if let Some(at) = on.band().get(*who).and_then(|it| it.at()) {
                on.go(*wounded, Place::Square(at));
            }
            change(on, |fight| {
                fight.carried.push((*who, *wounded));
                fight.done.push(*who);
            });
        }
        Fighting::TookPlace { who, wounded } => {
            let at = |it| on.band().get(it).and_then(|it| it.at());
            if let (Some(here), Some(there)) = (at(*who), at(*wounded)) {
                on.go(*who, Place::Square(there));
                on.go(*wounded, Place::Square(here));
            }
            change(on, |fight| fight.done.push(*who));
        }
        Fighting::SetDown { who, wounded, at } => {
            put_down(on, *who);
            on.go(*wounded, Place::Square(*at));
            change(on, |fight| fight.done.push(*who));
        }
        Fighting::Dropped { who, wounded, at } => {
            put_down(on, *who);
            on.go(*wounded, Place::Square(*at));
        }
        Fighting::Waited { who } => change(on, |fight| fight.done.push(*who)),
        Fighting::ActsLater { who } => change(on, |fight| fight.later.push(*who)),
        Fighting::ShotRolled {
            by,
            on: target,
            weapon,
            hits,
            ..
        } => {
            turn_to(on, *by, *target);
            let shot = on.band().book()[*weapon].shot.as_ref();
            let once = shot.is_some_and(|it| it.once);
            change(on, |fight| {
                fight.done.push(*by);
                if once {
                    fight.fired.push(*by);
                }
                if !hits {
                    fight.shot_at.retain(|(it, _)| it != target);
                    fight.shot_at.push((*target, *by));
                }
            });
        }
        Fighting::Thrown { who, place } => {
            set_in_use(on, *who, *place, false);
            change(on, |fight| fight.thrown.push((*who, *place)));
        }
        Fighting::Chose { who, react } => {
            change(on, |fight| fight.chosen.push((*who, *react)));
        }
        Fighting::CrisisOver { side } => {
            let of_side = |on: &Writer<'_>, who: FigureId| {
                let figure = on.band().get(who);
                figure.is_none_or(|it| it.faction() == *side)
            };
            let shot_at = on
                .band()
                .state()
                .fight
                .as_ref()
                .map(|it| it.shot_at.clone());
            let mut left = shot_at.unwrap_or_default();
            left.retain(|(it, _)| !of_side(on, *it));
            change(on, |fight| {
                fight.fell[*side as usize] = false;
                fight.shot_at = left;
                fight.chosen.clear();
            });
        }
        Fighting::DuckedBack { who, to } => on.go(*who, Place::Square(*to)),
        Fighting::Cornered { who } => {
            on.figure(*who, |stance: &mut Stance| stance.cornered = true);
        }
        Fighting::Fled { who } => {
            put_down(on, *who);
            on.figure(*who, |stance: &mut Stance| {
                stance.condition = Condition::Fled;
                stance.place = Place::Away;
                stance.cornered = false;
            });
            on.figure(*who, |rep: &mut Rep| rep.in_melee = 0);
        }
        Fighting::MeleeRolled {
            by,
            on: target,
            lead,
            ..
        } => {
            if *lead != 0 {
                for who in [by, target] {
                    if on.band().get(*who).is_some_and(|it| it.stance().cornered) {
                        on.figure(*who, |stance: &mut Stance| stance.cornered = false);
                    }
                }
            }
        }
        Fighting::MeleeBegan { by, on: target } => {
            turn_to(on, *target, *by);
            change(on, |fight| fight.engaged.retain(|it| *it != (*by, *target)));
        }
        Fighting::Shrugged {
            who,
            place,
            once_a_fight,
            ..
        } => on.figure(*who, |once: &mut Once| {
            let used = match once_a_fight {
                true => &mut once.fight,
                false => &mut once.adventure,
            };
            *used |= 1_u32.checked_shl(u32::from(*place)).unwrap_or(0);
        }),
        Fighting::StarPowerRolled { who, lost, .. } => {
            on.figure(*who, |power: &mut StarPower| {
                power.now = power.now.saturating_sub(*lost);
            });
        }
        Fighting::LostRep { who, points } => on.figure(*who, |rep: &mut Rep| {
            rep.in_melee = rep.in_melee.saturating_add(*points).min(rep.original);
        }),
        Fighting::Poisoned { who, points } => on.figure(*who, |rep: &mut Rep| {
            rep.poisoned = rep.poisoned.saturating_add(*points).min(rep.original);
        }),
        Fighting::OutOfTheFight { who, by } => {
            fell(on, *who);
            let of_band = on
                .band()
                .get(*who)
                .is_some_and(|it| it.part() == Part::Band);
            if of_band {
                on.state().annals.note(*who, |deeds| deeds.was_out = true);
            }
            on.figure(*who, |stance: &mut Stance| {
                stance.condition = Condition::Out;
                stance.felled_by = *by;
            });
        }
        Fighting::Died { who, .. } => {
            fell(on, *who);
            gone(on, *who, Condition::Dead);
        }
        Fighting::RecoveryRolled { who, lower, .. } => {
            recovers(on, *who, *lower);
        }
        Fighting::MeleeOver { who } => {
            on.figure(*who, |rep: &mut Rep| rep.in_melee = 0);
            change(on, |fight| fight.engaged.retain(|(_, on)| on != who));
        }
        Fighting::BoardClosed {
            tile,
            held_by,
            gone,
        } => {
            fetch(on, *held_by);
            close(on, *tile, gone);
        }
        Fighting::ChargeRolled { .. }
        | Fighting::CrisisRolled { .. }
        | Fighting::Reacted(_)
        | Fighting::Parted { .. }
        | Fighting::DamageRolled { .. }
        | Fighting::Unmoved { .. } => {}
    }
}

pub(super) fn change(on: &mut Writer<'_>, change: impl FnOnce(&mut Fight)) {
    if let Some(fight) = &mut on.state().fight {
        change(fight);
    }
}

/// A figure has nobody in its arms any more.
pub(super) fn put_down(on: &mut Writer<'_>, who: FigureId) {
    change(on, |fight| fight.carried.retain(|(it, _)| *it != who));
}

/// The side of a figure has lost somebody, and whom they carried lies where they went down.
fn fell(on: &mut Writer<'_>, who: FigureId) {
    put_down(on, who);
    if let Some(side) = on.band().get(who).map(|it| it.faction()) {
        change(on, |fight| fight.fell[side as usize] = true);
    }
}

/// Somebody who was out of the fight is back with so many points less, or dies.
pub(super) fn recovers(on: &mut Writer<'_>, who: FigureId, lower: Option<u8>) {
    let Some(points) = lower else {
        return gone(on, who, Condition::Dead);
    };
    on.figure(who, |rep: &mut Rep| rep.recover(points));
    on.figure(who, |stance: &mut Stance| stance.condition = Condition::Up);
}

/// Somebody is no longer where they were, nor anywhere else in the dungeon.
pub(super) fn gone(on: &mut Writer<'_>, who: FigureId, condition: Condition) {
    let lay = on.band().get(who).and_then(|it| it.at());
    if let (Some(at), Condition::Dead) = (lay, condition) {
        on.state().bodies.push((who, at));
    }
    on.figure(who, |stance: &mut Stance| {
        stance.condition = condition;
        stance.place = Place::Away;
    });
}

fn set_in_use(on: &mut Writer<'_>, who: FigureId, place: u8, in_use: bool) {
    on.figure(who, |gear: &mut Gear| {
        if let Some(thing) = gear.things.get_mut(usize::from(place)) {
            thing.in_use = in_use;
        }
    });
}

/// True if a figure has hands free for what it carries at a place.
fn has_a_hand_for(on: &Writer<'_>, who: FigureId, place: u8) -> bool {
    let band = on.band();
    let things = band.get(who).map_or(&[][..], |it| it.gear());
    let thing = things.get(usize::from(place));
    thing.is_some_and(|it| {
        gear::hands(band.book(), it.thing) <= gear::free_hands(band.book(), things)
    })
}

/// Those who hold the field have again what they have thrown, in hand if they have taken up nothing else
/// since; the others have lost it.
fn fetch(on: &mut Writer<'_>, held_by: Option<Faction>) {
    let fight = on.band().state().fight.as_ref();
    let mut thrown = fight.map(|it| it.thrown.clone()).unwrap_or_default();
    // From the last place on, so that the places of the others stay as they are.
    thrown.sort_by_key(|(who, place)| (*who, std::cmp::Reverse(*place)));
    for (who, place) in thrown {
        let wins = on.band().get(who).map(|it| it.faction()) == held_by;
        if wins && held_by.is_some() {
            if has_a_hand_for(on, who, place) {
                set_in_use(on, who, place, true);
            }
        } else {
            on.figure(who, |gear: &mut Gear| {
                if usize::from(place) < gear.things.len() {
                    gear.things.remove(usize::from(place));
                }
            });
        }
    }
}

/// A figure turns to another.
pub(super) fn turn_to(on: &mut Writer<'_>, who: FigureId, to: FigureId) {
    let at = |it| on.band().get(it).and_then(|it| it.at());
    let facing = at(who).zip(at(to));
    if let Some(facing) = facing.and_then(|(from, to)| Facing::towards(from, to)) {
        on.figure(who, |stance: &mut Stance| stance.facing = facing);
    }
}

/// Everything that ends with a fight.
fn close(on: &mut Writer<'_>, tile: RoomId, gone: &[FigureId]) {
    for who in gone {
        on.remove(*who);
    }
    for side in [Faction::Band, Faction::Foes] {
        let there: Vec<FigureId> = on.band().in_the_fight(side).map(|it| it.id()).collect();
        for who in there {
            on.go(who, Place::Tile(tile));
            on.figure(who, |once: &mut Once| once.fight = 0);
            on.figure(who, |stance: &mut Stance| stance.cornered = false);
            on.figure(who, |rep: &mut Rep| rep.in_melee = 0);
        }
    }
    let lasting = on.band().figures().filter(|it| it.lasting().is_some());
    let lasting: Vec<FigureId> = lasting.map(|it| it.id()).collect();
    for who in lasting {
        on.figure(who, |lasting: &mut Lasting| *lasting = Lasting::default());
    }
    on.state().fight = None;
    on.state().bodies.clear();
    on.state().below.first_in.clear();
}
