//! Turns, moves, tiles and hidden forces.

use std::sync::Arc;

use super::{
    super::{
        components::{Faction, Place},
        event::Delving,
        tiles::Dungeon,
        turn::{Force, March},
        writer::Writer,
    },
    goods,
};
use crate::dungeon::RoomId;

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Delving) {
    match event {
        Delving::Sized { tiles } => on.state().below.dungeon.wanted = *tiles,
        Delving::Drawn { dungeon, .. } => {
            let plan = on.band().book()[*dungeon].links.clone();
            let table = on.table();
            table.state.below.dungeon = Dungeon::drawn(&plan);
            table.map = plan.map;
        }
        Delving::TileLaid { tile, .. } => {
            let table = on.table();
            let map = Arc::make_mut(&mut table.map);
            tile.add_to(map, &mut table.state.below.dungeon);
        }
        Delving::Closed { end } => {
            let map = Arc::make_mut(&mut on.table().map);
            map.close_end(end.room, end.cell);
        }
        Delving::TurnBegan { turn } => {
            let below = &mut on.state().below;
            below.turn = *turn;
            for (_, march) in &mut below.march {
                *march = march.after_the_turn();
            }
            below.first_in.clear();
            // Whoever fled from a crisis has got over it.
            let mut ran = std::mem::take(&mut below.runners);
            let foe = |who| {
                on.band()
                    .get(who)
                    .is_some_and(|it| it.faction() == Faction::Foes)
            };
            ran.retain(|it| it.broke_off || foe(it.who));
            on.state().below.runners = ran;
        }
        Delving::FastRolled { passed, .. } => {
            for (who, passed) in passed {
                let tiles = on.band().book().figures.tiles_for(*passed);
                let below = &mut on.state().below;
                let march = below.of(*who);
                (march.tiles, march.fast) = (tiles, true);
                goods::sobers(on, *who);
            }
        }
        Delving::Moved {
            who,
            from,
            to,
            heading,
        } => {
            on.state().below.came_from = Some(*from);
            for who in who {
                on.go(*who, Place::Tile(*to));
                let march = on.state().below.of(*who);
                march.moved += 1;
                march.heading = Some(*heading);
            }
            if let Some(tile) = on.state().below.dungeon.tiles.get_mut(usize::from(to.0)) {
                tile.visited = true;
            }
        }
        Delving::Stayed { who } => on.state().below.of(*who).waits = true,
        Delving::Regrouped { tile } => {
            for_each_on(on, *tile, |march| march.waits = false);
        }
        Delving::TurnDone { tile } => {
            for_each_on(on, *tile, |march| march.done |= !march.waits);
        }
        Delving::Stopped { tile } => for_each_on(on, *tile, |march| march.stopped = true),
        Delving::WentAhead { who } => {
            let below = &mut on.state().below;
            below.of(*who).ahead = true;
            below.order.retain(|it| it != who);
            below.order.insert(0, *who);
        }
        Delving::CameOut { who } => {
            for who in who {
                on.go(*who, Place::Home);
            }
        }
        Delving::ForcePlaced { force, tile, .. } => {
            let below = &mut on.state().below;
            below.forces.push(Force {
                id: *force,
                tile: *tile,
            });
            below.next_force = below.next_force.wrapping_add(1);
            below.came_from = None;
        }
        Delving::ForceMoved { force, path, .. } => {
            let mut forces = on.state().below.forces.iter_mut();
            if let (Some(force), Some(to)) = (forces.find(|it| it.id == *force), path.last()) {
                let before = path.iter().rev().nth(1).copied();
                let from = before.unwrap_or(force.tile);
                force.tile = *to;
                on.state().below.came_from = Some(from);
            }
        }
        Delving::FoesMoved { who, path, .. } => {
            if let Some(to) = path.last() {
                who.iter().for_each(|who| on.go(*who, Place::Tile(*to)));
            }
        }
        Delving::ForceResolved { force, next, .. } => {
            let below = &mut on.state().below;
            below.forces.retain(|it| Some(it.id) != *force);
            below.noise = *next;
        }
        Delving::EncounterRolled { .. }
        | Delving::NumbersRolled { .. }
        | Delving::ActivationRolled { .. }
        | Delving::GroupBegan { .. }
        | Delving::Joined { .. }
        | Delving::ForcesWait { .. }
        | Delving::TileRefused { .. } => {}
        Delving::ReasonMet => on.state().quest.met = true,
    }
}

/// Changes the march of everybody of the band on a tile.
fn for_each_on(on: &mut Writer<'_>, tile: RoomId, change: impl Fn(&mut March)) {
    let there: Vec<_> = on.band().those_on(tile).map(|it| it.id()).collect();
    for who in there {
        change(on.state().below.of(who));
    }
}
