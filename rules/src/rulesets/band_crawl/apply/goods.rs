//! Things found, gained and lost.

use super::{
    super::{
        components::{Carried, FigureId, Gear, Lasting, Place, Rep, Thing},
        content::{Lasts, Renews},
        event::Goods,
        turn::Lying,
        writer::Writer,
    },
    fighting::change as in_fight,
};
use crate::dungeon::RoomId;

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Goods) {
    match event {
        Goods::Taken { who, thing, in_use } => {
            let carried = Carried::plain(*thing, *in_use);
            on.figure(*who, |gear: &mut Gear| gear.things.push(carried));
        }
        Goods::Gained {
            who,
            carried,
            instead,
        } => on.figure(*who, |gear: &mut Gear| {
            put_away(gear, instead);
            gear.things.push(*carried);
        }),
        Goods::Readied {
            who,
            place,
            instead,
            ..
        } => {
            on.figure(*who, |gear: &mut Gear| {
                put_away(gear, instead);
                if let Some(thing) = gear.things.get_mut(usize::from(*place)) {
                    thing.in_use = true;
                }
            });
            in_fight(on, |fight| fight.done.push(*who));
        }
        Goods::Used {
            who,
            on: drinker,
            item,
            place,
        } => {
            use_up(on, *who, *place);
            if on.band().book()[*item].is_drunk() {
                on.figure(*drinker, |lasting: &mut Lasting| {
                    if !lasting.draughts.contains(item) {
                        lasting.draughts.push(*item);
                    }
                });
            }
        }
        Goods::HandedOver { who, to, place, .. } => {
            let things = on.band().get(*who).map_or(&[][..], |it| it.gear());
            if let Some(it) = things.get(usize::from(*place)).copied() {
                let it = Carried {
                    in_use: false,
                    ..it
                };
                take_away(on, *who, *place);
                on.figure(*to, |gear: &mut Gear| gear.things.push(it));
            }
        }
        Goods::Restored {
            who,
            place,
            points,
            wears,
            ..
        } => {
            on.figure(*who, |rep: &mut Rep| {
                rep.spent = rep.spent.saturating_sub(*points);
            });
            change(on, *who, *place, |it| {
                it.spent = true;
                it.uses = wears.map_or(0, |wears| it.uses.saturating_sub(wears));
            });
            throw_away_empty(on, *who, *place);
        }
        Goods::Dropped { who, place } => {
            let tile = tile_of(on, *who);
            drop_at(on, *who, *place, tile);
        }
        Goods::ItemChance { .. }
        | Goods::FoeItems { .. }
        | Goods::ArmourClassRolled { .. }
        | Goods::Found { .. }
        | Goods::UsesRolled { .. }
        | Goods::Unfit { .. } => {}
    }
}

/// Things that are neither worn nor held any more.
pub fn put_away(gear: &mut Gear, places: &[u8]) {
    for place in places {
        if let Some(thing) = gear.things.get_mut(usize::from(*place)) {
            thing.in_use = false;
        }
    }
}

/// Changes a thing that somebody carries.
fn change(on: &mut Writer<'_>, who: FigureId, place: u8, change: impl FnOnce(&mut Carried)) {
    on.figure(who, |gear: &mut Gear| {
        gear.things.get_mut(usize::from(place)).map(change);
    });
}

/// One use less of what somebody carries. What is good once an adventure is back in the next one.
fn use_up(on: &mut Writer<'_>, who: FigureId, place: u8) {
    let book = on.table().book.clone();
    change(on, who, place, |it| match it.thing {
        Thing::Item(item) if book[item].renews == Renews::Adventure => it.spent = true,
        _ => it.uses = it.uses.saturating_sub(1),
    });
    throw_away_empty(on, who, place);
}

/// A thing without any use left is gone.
fn throw_away_empty(on: &mut Writer<'_>, who: FigureId, place: u8) {
    let things = on.band().get(who).map_or(&[][..], |it| it.gear());
    if things
        .get(usize::from(place))
        .is_some_and(|it| it.uses == 0)
    {
        take_away(on, who, place);
    }
}

/// A thing is gone from what somebody carries, and whatever they threw is known by its new place.
fn take_away(on: &mut Writer<'_>, who: FigureId, place: u8) {
    on.figure(who, |gear: &mut Gear| {
        if usize::from(place) < gear.things.len() {
            gear.things.remove(usize::from(place));
        }
    });
    in_fight(on, |fight| {
        for (by, thrown) in &mut fight.thrown {
            if *by == who && *thrown > place {
                *thrown -= 1;
            }
        }
    });
}

/// What somebody drank for one roll is over with it.
pub fn sobers(on: &mut Writer<'_>, who: FigureId) {
    let book = on.table().book.clone();
    if on.band().get(who).is_some_and(|it| it.lasting().is_some()) {
        on.figure(who, |lasting: &mut Lasting| {
            lasting.draughts.retain(|it| book[*it].lasts != Lasts::Once);
        });
    }
}

/// The tile that somebody is on, on the battle board as well.
fn tile_of(on: &Writer<'_>, who: FigureId) -> Option<RoomId> {
    let band = on.band();
    match band.get(who)?.stance().place {
        Place::Tile(tile) => Some(tile),
        Place::Square(_) | Place::Waiting => band.state().fight.as_ref().map(|it| it.tile),
        Place::Away | Place::Home => None,
    }
}

/// A carried thing comes to lie on a tile, or is lost where there is none.
fn drop_at(on: &mut Writer<'_>, who: FigureId, place: u8, tile: Option<RoomId>) {
    let mut dropped = None;
    on.figure(who, |gear: &mut Gear| {
        if usize::from(place) < gear.things.len() {
            dropped = Some(gear.things.remove(usize::from(place)));
        }
    });
    let tile = tile.filter(|it| on.band().map().room(*it).is_some());
    if let (Some(carried), Some(tile)) = (dropped, tile) {
        let carried = Carried {
            in_use: false,
            ..carried
        };
        on.state().below.lying.push(Lying { tile, carried });
    }
}

/// Everything magical that somebody carries comes to lie where they are.
pub fn drop_finds(on: &mut Writer<'_>, who: FigureId) {
    let tile = tile_of(on, who);
    let gear = on.band().get(who).map_or(&[][..], |it| it.gear());
    let finds = (0_u8..)
        .zip(gear)
        .filter(|(_, it)| matches!(it.thing, Thing::Item(_)));
    let places: Vec<u8> = finds.map(|(place, _)| place).collect();
    for place in places.into_iter().rev() {
        drop_at(on, who, place, tile);
    }
}
