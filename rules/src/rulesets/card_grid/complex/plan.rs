//! The plan of a dungeon: rooms in squares, corridors between them.

use std::collections::BTreeMap;

use super::{
    Graph, Way,
    doors::{CELLS, Walls, walls},
    drawable::{Drawable, OUTSIDE, drawable},
    spacing::{Places, Spacing},
    upward::{Upward, upward},
};
use crate::{dungeon::cells_along, grid::Cell};

/// A corridor of a plan, or a mere door where two rooms share a wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corridor {
    /// The room it comes from, by number; none if it leads in from outside.
    pub from: Option<u8>,
    /// The room it leads to, by number.
    pub to: u8,
    /// Ends and bends: the first in the wall of one room, or at the edge of the plan, and the last in
    /// the wall of the other. For a mere door both are the same.
    pub corners: Vec<Cell>,
    pub way: Way,
}

impl Corridor {
    /// Every cell of it, from one end to the other.
    pub fn cells(&self) -> Vec<Cell> {
        cells_along(&self.corners)
    }
}

/// A dungeon as it is drawn; rules `dungeon.plan` and `dungeon.crossing`. The outside lies below, so
/// that all entrances are at one side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The floor of each room, by number from 1: four cells for each square.
    pub rooms: Vec<Vec<Cell>>,
    /// Corridors, entrances first, by the numbers of their rooms.
    pub corridors: Vec<Corridor>,
    /// Ways that cannot be drawn without crossing another, by the numbers of their rooms, 0 for the
    /// outside.
    pub crossing: Vec<(u8, u8)>,
}

impl Plan {
    /// Draws a graph whose rooms have these sizes, in squares by number. The same graph always makes
    /// the same plan.
    ///
    /// # Panics
    /// If there are more than 60 rooms, or fewer sizes than rooms.
    pub fn of(graph: &Graph, sizes: &[u8]) -> Self {
        let mut chosen = drawable(graph, sizes);
        loop {
            let drawing = upward(&chosen.net);
            match rooms_of(graph, &drawing, sizes) {
                Ok(walls) => {
                    let spacing = Spacing {
                        drawing: &drawing,
                        walls: &walls,
                    };
                    let places = spacing.places();
                    let places = places.expect("one way straight up and one down can always be");
                    return Plan::drawn(graph, &chosen, &spacing, &places);
                }
                Err(room) => chosen.relieve(graph, room),
            }
        }
    }

    fn drawn(graph: &Graph, chosen: &Drawable, spacing: &Spacing<'_>, places: &Places) -> Self {
        let depth = spacing.walls.iter().zip(&places.rooms).skip(1);
        let depth = depth.map(|(walls, (_, y))| y + walls.deep()).max();
        // Rows are counted upward in a drawing, and down on the page.
        let bottom = depth.unwrap_or(0);
        let cell = |x: i32, y: i32| Cell::new(x as i16, (bottom - y) as i16);
        let rooms = spacing.walls.iter().zip(&places.rooms).skip(1);
        let rooms = rooms.map(|(walls, at)| floor(walls, *at, cell)).collect();
        let mut corridors: Vec<Corridor> = (0..spacing.drawing.lines.len())
            .map(|nth| {
                let (low, high) = spacing.drawing.lines[nth].line();
                let corners = corners(spacing, places, nth);
                let mut corners: Vec<Cell> = corners.map(|(x, y)| cell(x, y)).collect();
                // Corridors lead from the room with the lower number to the other.
                if spacing.drawing.lines[nth].low != low {
                    corners.reverse();
                }
                corners.dedup();
                Corridor {
                    from: (low != OUTSIDE).then_some(low as u8),
                    to: high as u8,
                    corners,
                    way: way(graph, chosen, (low, high)),
                }
            })
            .collect();
        corridors.sort_by_key(|corridor| (corridor.from, corridor.to));
        let entrances = graph.entrances.keys().map(|room| (0, *room));
        let all = entrances.chain(graph.ways.keys().copied());
        let drawn = |(low, high): &(u8, u8)| chosen.net.has(((*low).into(), (*high).into()));
        let crossing = all.filter(|ends| !drawn(ends)).collect();
        Plan {
            rooms,
            corridors,
            crossing,
        }
    }
}

/// Walls for every room and for the outside, which has none; or a room that has too many ways.
fn rooms_of(graph: &Graph, drawing: &Upward, sizes: &[u8]) -> Result<Vec<Walls>, usize> {
    let main = |nth: usize| {
        let (low, high) = drawing.lines[nth].line();
        let way = graph.ways.get(&(low as u8, high as u8));
        way.is_some_and(|way| way.mutual)
    };
    let rooms =
        (1..=sizes.len()).map(|room| walls(drawing, room, sizes[room - 1], main).ok_or(room));
    std::iter::once(Ok(Walls::default())).chain(rooms).collect()
}

fn way(graph: &Graph, chosen: &Drawable, line: (usize, usize)) -> Way {
    let ends = (line.0 as u8, line.1 as u8);
    let known = match graph.ways.get(&ends) {
        Some(way) => *way,
        None => Way {
            mutual: false,
            added: line.0 == OUTSIDE && graph.entrances.get(&ends.1) == Some(&true),
        },
    };
    Way {
        added: known.added || chosen.added.contains(&line),
        ..known
    }
}

impl Drawable {
    /// Gives up a way of a room that has more than it has walls for, and that is missed the least:
    /// neither a main way nor one without which rooms fall apart, the farthest in number.
    fn relieve(&mut self, graph: &Graph, room: usize) {
        let mut ways: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
        for other in self.net.beside(room) {
            let line = (room.min(other), room.max(other));
            if way(graph, self, line).mutual {
                continue;
            }
            self.net.remove(line);
            if self.net.joins(line.0, line.1) {
                ways.insert(line.1 - line.0, line);
            }
            self.net.add(line);
        }
        let (_, line) = ways.pop_last().expect("it has more ways than it needs");
        self.net.remove(line);
    }
}

/// Cells of the floor of a room.
fn floor(walls: &Walls, (x, y): (i32, i32), cell: impl Fn(i32, i32) -> Cell) -> Vec<Cell> {
    let (across, deep) = (walls.across(), walls.deep());
    let missing = |right: i32, up: i32| {
        walls.notch.is_some_and(|notch| {
            let at_side = if notch.right {
                right >= across - CELLS
            } else {
                right < CELLS
            };
            let at_end = if notch.behind {
                up >= deep - CELLS
            } else {
                up < CELLS
            };
            at_side && at_end
        })
    };
    let all = (0..deep)
        .rev()
        .flat_map(|up| (0..across).map(move |right| (right, up)));
    let floor = all.filter(|(right, up)| !missing(*right, *up));
    floor.map(|(right, up)| cell(x + right, y + up)).collect()
}

/// Ends and bends of a line, from the lower node up.
fn corners(spacing: &Spacing<'_>, places: &Places, nth: usize) -> impl Iterator<Item = (i32, i32)> {
    let line = spacing.drawing.lines[nth];
    let x = places.lines[nth];
    let (low, high) = spacing.span(nth, |room| places.rooms[room].1);
    let door = |room: usize, y: i32| {
        let walls = &spacing.walls[room];
        let side = walls.sides.iter().find(|door| door.line == nth)?;
        let left = places.rooms[room].0;
        let wall = if side.right {
            left + walls.across()
        } else {
            left - 1
        };
        Some((wall, y))
    };
    let first = door(line.low, low).into_iter().chain([(x, low)]);
    first.chain([(x, high)]).chain(door(line.high, high))
}
