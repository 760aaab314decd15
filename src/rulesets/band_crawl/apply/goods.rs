//! Things found, gained and lost.

use super::super::{
    components::{Carried, FigureId, Gear, Place, Thing},
    event::Goods,
    turn::Lying,
    writer::Writer,
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
            for place in instead {
                if let Some(other) = gear.things.get_mut(usize::from(*place)) {
                    other.in_use = false;
                }
            }
            gear.things.push(*carried);
        }),
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
