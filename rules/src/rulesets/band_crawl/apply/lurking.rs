//! What waits below ground.

use std::sync::Arc;

use super::super::{
    components::{FigureId, Nature, Part, Place},
    content::{Secret, TileKind},
    event::Lurking,
    tiles::TileState,
    writer::Writer,
};
use crate::dungeon::{Addition, RoomId};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Lurking) {
    match event {
        Lurking::SecretLaid {
            addition, secret, ..
        } => add(on, addition, Some(*secret)),
        Lurking::CrossingLaid { addition } => add(on, addition, None),
        Lurking::WentIn { tile, first, who } => {
            for who in who {
                go(on, *who, *tile);
            }
            let below = &mut on.state().below;
            below.first_in.clone_from(first);
            below.last_in.clone_from(first);
        }
        Lurking::WayOpened { end } => {
            Arc::make_mut(&mut on.table().map).open_end(*end);
        }
        Lurking::Rose { tile, count, .. } => {
            if let Some(tile) = tile_state(on, *tile) {
                tile.risen = *count;
            }
        }
        Lurking::Crossed { who, to } => {
            go(on, *who, *to);
            on.state().below.of(*who).done = true;
        }
        Lurking::Fell { who } => {
            let below = &mut on.state().below;
            below.fallen.push(*who);
            below.of(*who).done = true;
        }
        Lurking::Climbed {
            who, down, climbs, ..
        } => {
            let below = &mut on.state().below;
            below.of(*who).done = true;
            match (climbs, down) {
                (true, true) => below.fallen.push(*who),
                (true, false) => below.fallen.retain(|it| it != who),
                (false, _) => {}
            }
        }
        Lurking::Joined { who } => on.figure(*who, |nature: &mut Nature| nature.part = Part::Band),
        Lurking::RivalsLeft { who, .. } => {
            for who in who {
                on.remove(*who);
            }
        }
        Lurking::TrapMet { .. }
        | Lurking::TrapRolled { .. }
        | Lurking::CaptivesFound { .. }
        | Lurking::Searched { .. }
        | Lurking::VerminCame { .. }
        | Lurking::BonesRolled { .. }
        | Lurking::CrossingRolled { .. }
        | Lurking::Slipped { .. }
        | Lurking::Helped { .. }
        | Lurking::RivalsRolled { .. }
        | Lurking::RivalsAttacked { .. }
        | Lurking::Talked { .. } => {}
    }
}

/// Adds a tile beside the dungeon, a secret room if it holds something.
fn add(on: &mut Writer<'_>, addition: &Addition, secret: Option<Secret>) {
    let table = on.table();
    Arc::make_mut(&mut table.map).add(addition.clone());
    table.state.below.dungeon.tiles.push(TileState {
        kind: match secret {
            Some(Secret::Vermin | Secret::WayOn | Secret::Bones) => TileKind::Room,
            Some(Secret::Crossing) | None => TileKind::Corridor,
        },
        counts: false,
        visited: false,
        looted: false,
        secret,
        risen: 0,
    });
}

fn tile_state<'a>(on: &'a mut Writer<'_>, tile: RoomId) -> Option<&'a mut TileState> {
    let tiles = &mut on.state().below.dungeon.tiles;
    tiles.get_mut(usize::from(tile.0))
}

fn go(on: &mut Writer<'_>, who: FigureId, tile: RoomId) {
    on.go(who, Place::Tile(tile));
    if let Some(tile) = tile_state(on, tile) {
        tile.visited = true;
    }
}
