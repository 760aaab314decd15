//! The battle board as squares: who stands where, who can go where.

use smallvec::SmallVec;

use super::{
    band::Band,
    components::{Faction, Fight, FigureId},
    figure::Figure,
};
use crate::grid::{Cell, CellSet, Facing, MovementRange, Rect, Squares};

/// The first square of the board, far below every sheet of the map.
const ORIGIN: Cell = Cell::new(0, 15_500);

/// A figure on the board.
#[derive(Clone, Copy)]
struct Standing {
    at: Cell,
    faction: Faction,
    up: bool,
}

/// The battle board, with everybody on it.
pub struct Board {
    rect: Rect,
    figures: SmallVec<[Standing; 16]>,
    squares: u32,
}

/// The squares of the board of a fight, which lies across the window: its rows run from left to
/// right, where there is most room, and whoever enters comes in at the left; rule `board.size`, section 22.0.
pub fn rect(band: Band<'_>, fight: &Fight) -> Rect {
    let rows = i16::from(band.book().figures.board_rows);
    Rect::sized(ORIGIN, rows, i16::from(fight.columns))
}

/// The order of squares that are equally good: the deepest on the side that was there first.
pub fn order(at: Cell) -> (i16, i16) {
    (-at.x, at.y)
}

/// The squares on which a side is placed, rank by rank, the middle of each first; rule
/// `board.places`, section 21.1.
pub fn places(band: Band<'_>, fight: &Fight, side: Faction) -> SmallVec<[Cell; 8]> {
    let figures = &band.book().figures;
    let (columns, rows) = (i16::from(fight.columns), i16::from(figures.board_rows));
    let mut across: SmallVec<[i16; 8]> = (0..columns).collect();
    across.sort_by_key(|column| (2 * column + 1 - columns).abs());
    let ranks = (0..i16::from(figures.front_row)).rev();
    ranks
        .flat_map(|row| {
            let row = match side == fight.entered {
                true => row,
                false => rows - 1 - row,
            };
            across
                .iter()
                .map(move |column| ORIGIN + Cell::new(row, *column))
        })
        .collect()
}

/// The squares of a side's edge row, by which it comes in.
pub fn edge(band: Band<'_>, fight: &Fight, side: Faction) -> impl Iterator<Item = Cell> {
    let all = places(band, fight, side);
    let columns = usize::from(fight.columns);
    let from = all.len().saturating_sub(columns);
    all.into_iter().skip(from)
}

/// The direction in which a side looks at first; rule `board.facing`, section 23.2.
pub fn facing(fight: &Fight, side: Faction) -> Facing {
    match side == fight.entered {
        true => Facing::East,
        false => Facing::West,
    }
}

/// The square next to a target that is reached in the fewest steps, with their number; of several
/// the one straightest ahead.
pub(super) fn beside(moves: &MovementRange, from: Cell, target: Cell) -> Option<(u32, Cell)> {
    let around = target.around().into_iter();
    let reached = around.filter_map(|cell| Some((moves.cost(cell)?, cell)));
    reached.min_by_key(|(cost, cell)| (*cost, from.steps_to(*cell), order(*cell)))
}

impl Board {
    pub fn of(band: Band<'_>, fight: &Fight) -> Self {
        let figures = band.figures().filter_map(|it| {
            Some(Standing {
                at: it.at()?,
                faction: it.faction(),
                up: it.is_up(),
            })
        });
        Board {
            rect: rect(band, fight),
            figures: figures.collect(),
            squares: u32::from(band.book().figures.squares),
        }
    }

    /// True if nobody stands on a square; whoever lies there, friend or foe, is no obstacle; rule
    /// `board.move`, section 18.4.
    pub fn is_free(&self, at: Cell) -> bool {
        let mut there = self.figures.iter().filter(|it| it.at == at);
        self.rect.contains(at) && there.all(|it| !it.up)
    }

    /// True if somebody of the other side stands next to a square.
    pub fn in_contact(&self, at: Cell, mover: Faction) -> bool {
        let mut others = self
            .figures
            .iter()
            .filter(|it| it.up && it.faction != mover);
        others.any(|it| it.at.reach_to(at) == 1)
    }

    /// The squares within a move, each step in any direction, which ends next to an opponent; rule
    /// `board.move`, section 18.4.
    pub fn moves(&self, from: Cell, mover: Faction) -> MovementRange {
        let net = Squares::new(self.rect);
        let standing = self.figures.iter().filter(|it| it.up);
        let held = CellSet::of(self.rect, standing.clone().map(|it| it.at));
        let opponents = standing.filter(|it| it.faction != mover);
        let contact = CellSet::of(self.rect, opponents.flat_map(|it| it.at.around()));
        MovementRange::of(&net, from, self.squares, |here, next| {
            let goes_on = here == from || !contact.contains(here);
            (goes_on && !held.contains(next)).then_some(1)
        })
    }
}

/// Somebody who can be attacked, and the square to do it from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reached {
    pub target: FigureId,
    /// Steps to the square.
    pub steps: u32,
    /// The square next to the target.
    pub at: Cell,
}

/// Everybody whom a figure can reach and may attack in melee: of those that it reaches only who has
/// the fewest attackers this turn, and nobody who has as many as there may be; rule `fight.spread`,
/// section 22.3.1. The second list holds the others that it reaches.
pub fn targets(
    band: Band<'_>,
    fight: &Fight,
    who: Figure<'_>,
) -> (SmallVec<[Reached; 8]>, SmallVec<[Reached; 8]>) {
    let mut free: SmallVec<[Reached; 8]> = SmallVec::new();
    let mut held: SmallVec<[Reached; 8]> = SmallVec::new();
    let Some(from) = who.at() else {
        return (free, held);
    };
    let board = Board::of(band, fight);
    let moves = board.moves(from, who.faction());
    let opponents = band.in_the_fight(who.faction().other());
    for opponent in opponents.filter(|it| it.is_up()) {
        let beside = opponent.at().and_then(|at| beside(&moves, from, at));
        free.extend(beside.map(|(steps, at)| Reached {
            target: opponent.id(),
            steps,
            at,
        }));
    }
    let least = free.iter().map(|it| fight.attackers_on(it.target)).min();
    let most = band.book().figures.most_on_one;
    let least = least.filter(|it| *it < most);
    free.retain(|it| {
        let open = Some(fight.attackers_on(it.target)) == least;
        if !open {
            held.push(*it);
        }
        open
    });
    (free, held)
}
