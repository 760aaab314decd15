//! Turns, moves, tiles and hidden forces.

use std::sync::Arc;

use super::super::{
    components::Place,
    event::Delving,
    turn::{Force, March},
    writer::Writer,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Delving) {
    match event {
        Delving::Sized { tiles } => on.state().below.dungeon.wanted = *tiles,
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
            below.march.clear();
            below.first_in.clear();
        }
        Delving::FastRolled { passed, .. } => {
            for (who, passed) in passed {
                let figures = &on.band().book().figures;
                let tiles = match *passed >= figures.fast_dice {
                    true => figures.fast_tiles,
                    false => figures.tiles,
                };
                let march = on.state().below.of(*who);
                (march.tiles, march.fast) = (tiles, true);
            }
        }
        Delving::Moved { who, to, .. } => {
            for who in who {
                on.go(*who, Place::Tile(*to));
                on.state().below.of(*who).moved += 1;
            }
            if let Some(tile) = on.state().below.dungeon.tiles.get_mut(usize::from(to.0)) {
                tile.visited = true;
            }
        }
        Delving::Stayed { who } => on.state().below.of(*who).done = true,
        Delving::TurnDone { tile } | Delving::Stopped { tile } => {
            let there: Vec<_> = on.band().those_on(*tile).map(|it| it.id()).collect();
            for who in there {
                on.state().below.of(who).done = true;
            }
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
        }
        Delving::ForceMoved { force, path, .. } => {
            let mut forces = on.state().below.forces.iter_mut();
            if let (Some(force), Some(to)) = (forces.find(|it| it.id == *force), path.last()) {
                force.tile = *to;
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
        | Delving::TileRefused { .. } => {}
        Delving::ReasonMet => on.state().quest.met = true,
    }
}

impl super::super::turn::Below {
    /// The march of a figure this turn.
    pub(super) fn of(&mut self, who: super::super::components::FigureId) -> &mut March {
        let place = match self.march.iter().position(|(it, _)| *it == who) {
            Some(place) => place,
            None => {
                self.march.push((who, March::default()));
                self.march.len() - 1
            }
        };
        &mut self.march[place].1
    }
}
