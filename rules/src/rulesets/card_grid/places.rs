//! Who stands where when heroes come into a room and when sides meet; rule `fight.places`.

use super::{components::FigureId, explore, play::Play};
use crate::{dungeon::Room, grid::Cell};

/// The squares of the heroes who come into a room from another, or from outside: those nearest the
/// door, up to half of the room, and the corridor behind them for the others. Whoever has no square
/// waits outside.
pub fn entering(play: Play<'_>, number: u8, from: u8) -> Vec<(FigureId, Cell)> {
    let grown = play.grown();
    let room = grown.room(number, Default::default(), from);
    let standing = standing(&room);
    let mut inside = standing.len() / 2;
    let mut behind = Vec::new();
    if from != 0
        && let Some((_, door, corridor)) = grown.doors(number).find(|(other, ..)| *other == from)
    {
        behind = corridor.cells();
        if behind.first() != Some(&door) {
            behind.reverse();
        }
    }
    let going = explore::able(play).map(|it| it.id());
    let carried = play.heroes().filter(|it| it.figure().is_down());
    let carried = carried.map(|it| it.id());
    let going: Vec<FigureId> = going.collect();
    inside = inside
        .max(going.len().saturating_sub(behind.len()))
        .min(standing.len());
    let squares = standing.into_iter().take(inside).chain(behind);
    let placed: Vec<(FigureId, Cell)> = going.into_iter().zip(squares).collect();
    // Whoever is carried lies where the first of the others stands.
    let first = placed.first().map(|(_, cell)| *cell);
    let lying = carried.filter_map(|who| Some((who, first?)));
    placed.iter().copied().chain(lying).collect()
}

/// Squares of a room that one can stand on, nearest to the door by which it is entered first.
fn standing(room: &Room) -> Vec<Cell> {
    let cells = room.shape.standing(usize::from(room.entry)).iter();
    cells.map(|cell| *cell + room.origin).collect()
}

/// Squares of the room where the heroes are that nobody stands on, nearest to their door first, and
/// those that somebody does.
fn free(play: Play<'_>) -> (Vec<Cell>, Vec<Cell>) {
    let dungeon = play.dungeon();
    // Only a forged file has them fight in no room.
    if play.room().is_none() {
        return Default::default();
    }
    let room = play
        .grown()
        .room(dungeon.at, Default::default(), dungeon.from);
    let up = play.figures().filter(|it| it.is_up());
    let held: Vec<Cell> = up.filter_map(|it| it.cell()).collect();
    let mut free = standing(&room);
    free.retain(|cell| !held.contains(cell));
    (free, held)
}

/// Squares for foes in the room where the heroes are: the farthest from these that are free.
pub fn for_foes(play: Play<'_>, foes: &[FigureId]) -> Vec<(FigureId, Cell)> {
    let (mut free, held) = free(play);
    let far = |cell: &Cell| held.iter().map(|it| it.reach_to(*cell)).min().unwrap_or(0);
    free.sort_by_key(|cell| std::cmp::Reverse(far(cell)));
    foes.iter().copied().zip(free).collect()
}

/// A free square of the room for each of these heroes, nearest to the door.
pub fn for_late(play: Play<'_>, heroes: &[FigureId]) -> Vec<(FigureId, Cell)> {
    let (free, _) = free(play);
    heroes.iter().copied().zip(free).collect()
}
