use smallvec::{SmallVec, smallvec};

use super::Exit;
use super::mixer::Mixer;
use crate::grid::{Cell, Rect, Side, Turn};

/// A corridor out of the last room: its bends, and the side of the new room it reaches.
pub(super) struct Corridor {
    pub(super) corners: SmallVec<[Cell; 4]>,
    pub(super) arrives: Side,
}

/// Straight pieces of a corridor; adjoining ones share the bend.
pub(super) fn legs(corners: &[Cell]) -> impl Iterator<Item = Rect> + '_ {
    let single = (corners.len() == 1).then(|| Rect::between(corners[0], corners[0]));
    let pairs = corners
        .windows(2)
        .map(|pair| Rect::between(pair[0], pair[1]));
    single.into_iter().chain(pairs)
}

/// Every cell of a corridor with these ends and bends, from one end to the other.
pub fn cells_along(corners: &[Cell]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = corners.first().copied().into_iter().collect();
    for pair in corners.windows(2) {
        let run = pair[1] - pair[0];
        let step = Cell::new(run.x.signum(), run.y.signum());
        let mut at = pair[0];
        while at != pair[1] {
            at = at + step;
            cells.push(at);
        }
    }
    cells
}

/// Straight pieces of a corridor without its first cell.
pub(super) fn legs_behind_door(corners: &[Cell]) -> impl Iterator<Item = Rect> + '_ {
    corners.windows(2).enumerate().map(|(index, pair)| {
        let run = pair[1] - pair[0];
        let step = Cell::new(run.x.signum(), run.y.signum());
        Rect::between(if index == 0 { pair[0] + step } else { pair[0] }, pair[1])
    })
}

/// Desired number of cells of the next corridor, including its door.
pub(super) fn wanted_length(chance: &mut Mixer) -> i16 {
    match chance.below(10) {
        0..=3 => 1,
        4..=6 => chance.between(2, 4),
        7 | 8 => chance.between(4, 6),
        _ => 7,
    }
}

/// A random corridor from an exit: straight, with a bend, or with a jog to one side.
pub(super) fn draw_corridor(exit: Exit, wanted: i16, chance: &mut Mixer) -> Corridor {
    let start = exit.cell;
    let turn = if chance.below(2) == 0 {
        Turn::Left
    } else {
        Turn::Right
    };
    let aside = exit.side.turned(turn);
    match chance.below(8) {
        0 | 1 if wanted > 2 => {
            let bend = start.step(exit.side, chance.between(2, 4));
            let end = bend.step(aside, chance.between(2, 4));
            Corridor {
                corners: smallvec![start, bend, end],
                arrives: aside.opposite(),
            }
        }
        2 if wanted > 3 => {
            let bend = start.step(exit.side, chance.between(1, 3));
            let other = bend.step(aside, chance.between(2, 4));
            let end = other.step(exit.side, chance.between(1, 3));
            Corridor {
                corners: smallvec![start, bend, other, end],
                arrives: exit.side.opposite(),
            }
        }
        _ => {
            let spread = chance.between(-1, 2);
            let end = start.step(exit.side, (wanted - 1 + spread).max(0));
            let corners = if end == start {
                smallvec![start]
            } else {
                smallvec![start, end]
            };
            Corridor {
                corners,
                arrives: exit.side.opposite(),
            }
        }
    }
}
