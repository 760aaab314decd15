//! Further links between existing rooms: corridors that close a loop, and stairs.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use smallvec::SmallVec;

use super::grow::stairs;
use super::mixer::Mixer;
use super::site::{Site, door_between};
use super::{Exit, Link, Map, RoomId};
use crate::grid::{Cell, CellSet, Rect, Side};

/// Cells of bare rock around the storey that a corridor may use.
const MARGIN: i16 = 4;
/// Cost of a bend, in cells.
const BEND: u32 = 3;
/// Limit on the ends and bends of a corridor.
const MOST_CORNERS: usize = 16;

impl Map {
    /// Finds another link between two rooms, from and to exits that lead nowhere yet: the shortest
    /// corridor with few bends that keeps clear of everything, or stairs if the rooms are on
    /// different storeys. `None` if there is none. Rooms already linked get a second link.
    ///
    /// `variation(n)` must return a number below `n`; it is called once and only decides about the
    /// door. The map does not change: [`Map::add_link`] adds the link.
    pub fn join(
        &self,
        from: RoomId,
        to: RoomId,
        variation: &mut impl FnMut(u32) -> u32,
    ) -> Option<Link> {
        let mut chance = Mixer::new(u64::from(variation(1 << 31)));
        let (one, other) = (self.room(from)?, self.room(to)?);
        if from == to {
            return None;
        }
        let (near, far) = (Site::new(self, one), Site::new(self, other));
        if one.level != other.level {
            let exit = *chance.one(&near.exits_for_stairs())?;
            let arrives = *chance.one(&far.exits_for_stairs())?;
            return Some(stairs(from, exit, to, arrives));
        }
        let page = self.bounds_of(one.level)?.grown(MARGIN);
        let search = Search::new(page, &near.taken, &far.exits);
        let corners = near
            .exits
            .iter()
            .filter_map(|exit| search.corridor(*exit))
            .min_by(|(a, way_a), (b, way_b)| (a, way_a.as_slice()).cmp(&(b, way_b.as_slice())))?
            .1;
        if corners.len() > MOST_CORNERS {
            return None;
        }
        let (first, last) = (corners[0], corners[corners.len() - 1]);
        let door = door_between(&one.shape, &other.shape, &mut chance);
        Some(Link {
            from,
            to,
            corners,
            door,
            door_cell: if chance.below(2) == 0 { first } else { last },
            open: false,
            stairs: false,
        })
    }
}

/// The area searched for a corridor.
struct Search<'a> {
    page: Rect,
    /// Cells in or next to something.
    blocked: CellSet,
    goals: &'a [Exit],
}

impl<'a> Search<'a> {
    fn new(page: Rect, taken: &[Rect], goals: &'a [Exit]) -> Self {
        let near = taken.iter().flat_map(|rect| rect.grown(1).cells());
        Self {
            page,
            blocked: CellSet::of(page, near),
            goals,
        }
    }

    /// True if going to `heading` in this cell enters a goal door.
    fn is_goal(&self, cell: Cell, heading: Side) -> bool {
        let arrives = heading.opposite();
        let mut goals = self.goals.iter();
        goals.any(|goal| goal.cell == cell && goal.side == arrives)
    }

    /// The cheapest corridor from an exit to one of the goals: its cost, ends and bends.
    fn corridor(&self, exit: Exit) -> Option<(u32, SmallVec<[Cell; 4]>)> {
        let state = |cell: Cell, side: Side| Some(4 * self.page.place(cell)? + side as usize);
        let mut best: Vec<(u32, Cell, Side)> =
            vec![(u32::MAX, Cell::default(), Side::North); 4 * self.page.area() as usize];
        let start = state(exit.cell, exit.side)?;
        best[start] = (0, exit.cell, exit.side);
        let mut open = BinaryHeap::from([Reverse((0, exit.cell, exit.side))]);
        while let Some(Reverse((cost, cell, heading))) = open.pop() {
            if best[state(cell, heading)?].0 < cost {
                continue;
            }
            if self.is_goal(cell, heading) {
                return Some((cost, self.corners(&best, exit, (cell, heading))?));
            }
            let next = cell.step(heading, 1);
            let free = self.page.contains(next) && !self.blocked.contains(next);
            if !free && !self.is_goal(next, heading) {
                continue;
            }
            for side in Side::ALL {
                if side == heading.opposite() || (side != heading && !free) {
                    continue;
                }
                let total = cost + 1 + if side == heading { 0 } else { BEND };
                let Some(place) = state(next, side).filter(|&place| total < best[place].0) else {
                    continue;
                };
                best[place] = (total, cell, heading);
                open.push(Reverse((total, next, side)));
            }
        }
        None
    }

    /// Walks back from the goal and keeps the ends and bends.
    fn corners(
        &self,
        best: &[(u32, Cell, Side)],
        exit: Exit,
        (mut cell, mut heading): (Cell, Side),
    ) -> Option<SmallVec<[Cell; 4]>> {
        let mut corners: SmallVec<[Cell; 4]> = SmallVec::new();
        corners.push(cell);
        while cell != exit.cell {
            let (_, before, side) = best[4 * self.page.place(cell)? + heading as usize];
            if side != heading && corners.last() != Some(&cell) {
                corners.push(cell);
            }
            (cell, heading) = (before, side);
        }
        if corners.last() != Some(&cell) {
            corners.push(cell);
        }
        corners.reverse();
        Some(corners)
    }
}
