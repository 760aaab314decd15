//! The way out of the dungeon, once there is nothing left to do in it.

use super::super::{
    band::Band,
    crossings, forces, home,
    moves::{Way, ways},
    outlook,
    step::{Action, Question},
};
use crate::{dungeon::RoomId, grid::Side};

/// True for a step of the way out over tiles that are known and quiet, and for the end of a turn on it,
/// once the band has done what it came for or seen all there is.
pub(super) fn leads_out(band: Band<'_>, question: &Question, act: Action) -> bool {
    let Question::Group(tile) = *question else {
        return false;
    };
    let dungeon = &band.state().below.dungeon;
    let seen_all = dungeon.is_whole() && dungeon.unseen() == 0;
    let through = home::is_done(band) || seen_all;
    through
        && match act {
            Action::Way(side) => is_next(band, tile, side) && !outlook::has(band, question, act),
            // At the entrance somebody has to say that they leave.
            Action::Enough => {
                let mut there = band.those_on(tile);
                there.all(|it| band.tiles_left(it.id()) == 0)
            }
            _ => false,
        }
}

/// True if the shortest way out leads through a side of a tile, with no crossing on it and nobody there.
fn is_next(band: Band<'_>, tile: RoomId, side: Side) -> bool {
    let mut entrances = band.map().entrances();
    let Some((out, _)) = entrances.next().filter(|it| it.0 != tile) else {
        return false;
    };
    let next = forces::path(band.map(), tile, out, 1).first().copied();
    let mut ways = ways(band, tile).into_iter();
    let to = ways.find_map(|it| match it {
        (by, Way::To(to)) if by == side => Some(to),
        _ => None,
    });
    let quiet = |to| !forces::known_foes(band).contains(&to);
    let free = |to| crossings::between(band, tile, to).is_none();
    to.is_some_and(|to| next == Some(to) && quiet(to) && free(to))
}
