//! Levels of other games as drawn dungeons: every room one tile, joined by passages.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::{
    dungeon::{Level, RoomId},
    grid::{Cell, Rect, Side},
};

/// Columns and rows of tiles that a drawing has at most.
const MOST: i16 = 31;
/// Tiles that it has at most.
const MOST_TILES: usize = 200;
/// Tiles left bare around the rooms for passages.
const MARGIN: i16 = 2;
/// Tiles that a room makes way for another, at most.
const NUDGE: i16 = 2;
/// How far apart rooms lie for it to be another tile, in cells, and how many tiles then lie between
/// them.
const SCALES: [(i16, i16); 12] = [
    (12, 1),
    (9, 1),
    (7, 1),
    (5, 1),
    (4, 1),
    (3, 1),
    (12, 2),
    (9, 2),
    (7, 2),
    (5, 2),
    (4, 2),
    (3, 2),
];

/// A level as a dungeon is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenLevel {
    /// The letters of its only level.
    pub rows: Vec<String>,
    /// Ways that find no room in the drawing.
    pub missed: usize,
    /// Ways in besides the one that is drawn.
    pub entrances: usize,
}

/// Why a level cannot be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotTaken {
    /// It has several storeys.
    Storeys,
    /// It has no way in.
    NoEntrance,
    /// Its rooms do not fit, or cannot all be reached.
    NoRoom,
}

impl TakenLevel {
    /// Draws a level of one storey, as near to its own plan as it can be.
    ///
    /// # Errors
    /// Why it cannot be drawn.
    pub fn of(level: &Level) -> Result<Self, NotTaken> {
        let map = &level.map;
        if map.levels().len() > 1 {
            return Err(NotTaken::Storeys);
        }
        let mut ways_in: Vec<RoomId> = map.entrances().map(|(room, _)| room).collect();
        ways_in.sort_unstable();
        ways_in.dedup();
        let middles = map.rooms().map(|room| {
            let inside = room.interior();
            let middle = |a: i16, b: i16| ((i32::from(a) + i32::from(b)) / 2) as i16;
            let (min, max) = (inside.min, inside.max);
            (
                room.id,
                Cell::new(middle(min.x, max.x), middle(min.y, max.y)),
            )
        });
        let middles: BTreeMap<RoomId, Cell> = middles.collect();
        // The way in is where the dungeon begins: at the lowest of its rooms.
        let lowest = ways_in.iter().max_by_key(|room| middles[*room].y);
        let way_in = *lowest.ok_or(NotTaken::NoEntrance)?;
        let mut links: BTreeSet<(RoomId, RoomId)> = BTreeSet::new();
        for link in map.links() {
            links.insert((link.from.min(link.to), link.from.max(link.to)));
        }
        let drawn = SCALES.into_iter().filter_map(|scale| {
            let spots = spots(&middles, scale)?;
            Sheet::new(spots, way_in)?.dug(&links)
        });
        let best = drawn.min_by_key(|(missed, sheet)| (*missed, sheet.tiles.len()));
        let (missed, sheet) = best.ok_or(NotTaken::NoRoom)?;
        Ok(TakenLevel {
            rows: sheet.letters(),
            missed,
            entrances: ways_in.len() - 1,
        })
    }
}

/// A tile for every room; none if they lie too close together, or too far apart.
fn spots(
    middles: &BTreeMap<RoomId, Cell>,
    (cells, apart): (i16, i16),
) -> Option<BTreeMap<RoomId, Cell>> {
    let tile = |cell: &Cell| Cell::new(cell.x.div_euclid(cells), cell.y.div_euclid(cells));
    let first = |of: fn(&Cell) -> i16| middles.values().map(|it| of(&tile(it))).min();
    let (left, top) = (first(|it| it.x)?, first(|it| it.y)?);
    let mut taken = BTreeSet::new();
    let mut spots = BTreeMap::new();
    for (room, middle) in middles {
        let tile = tile(middle);
        let of = |at: i16, first: i16| {
            let spot = (i32::from(at) - i32::from(first)) * i32::from(apart) + i32::from(MARGIN);
            i16::try_from(spot)
                .ok()
                .filter(|spot| *spot < MOST - MARGIN)
        };
        let spot = Cell::new(of(tile.x, left)?, of(tile.y, top)?);
        let spot = nearest(spot, |it| !taken.contains(&it))?;
        taken.insert(spot);
        spots.insert(*room, spot);
    }
    Some(spots)
}

/// The nearest tile that is free for a room.
fn nearest(spot: Cell, free: impl Fn(Cell) -> bool) -> Option<Cell> {
    let reach = Rect::between(spot, spot).grown(NUDGE);
    let inside = |cell: &Cell| [cell.x, cell.y].iter().all(|at| (1..MOST - 1).contains(at));
    let cells = reach.cells().filter(|cell| inside(cell) && free(*cell));
    cells.min_by_key(|cell| (cell.steps_to(spot), *cell))
}

/// Tiles that are drawn so far, and the ways between them.
struct Sheet {
    entrance: Cell,
    spots: BTreeMap<RoomId, Cell>,
    tiles: BTreeMap<Cell, char>,
    ways: BTreeSet<(Cell, Side)>,
}

impl Sheet {
    /// The rooms, and the entrance beside one of them: below it if there is room.
    fn new(spots: BTreeMap<RoomId, Cell>, way_in: RoomId) -> Option<Self> {
        let room = *spots.get(&way_in)?;
        let mut tiles: BTreeMap<Cell, char> = spots.values().map(|spot| (*spot, 'R')).collect();
        let sides = [Side::South, Side::West, Side::East, Side::North];
        let mut free = sides.into_iter().map(|side| (side, room.step(side, 1)));
        let (side, entrance) = free.find(|(_, cell)| !tiles.contains_key(cell))?;
        tiles.insert(entrance, '^');
        let mut sheet = Sheet {
            entrance,
            spots,
            tiles,
            ways: BTreeSet::new(),
        };
        sheet.join(room, side);
        Some(sheet)
    }

    fn join(&mut self, from: Cell, side: Side) {
        self.ways.insert((from, side));
        self.ways.insert((from.step(side, 1), side.opposite()));
    }

    /// Draws the ways, the shortest first and those that reach a new room before all others. None if
    /// a room is not reached, or there are too many tiles.
    fn dug(mut self, links: &BTreeSet<(RoomId, RoomId)>) -> Option<(usize, Self)> {
        let mut order: Vec<(Cell, Cell)> = links
            .iter()
            .map(|(one, other)| (self.spots[one], self.spots[other]))
            .filter(|(one, other)| one != other)
            .collect();
        order.sort_by_key(|(one, other)| (one.steps_to(*other), *one, *other));
        let mut left = Vec::new();
        for (one, other) in order {
            let known = self.reached(one).contains(&other);
            if known || !self.dig(&BTreeSet::from([one]), &BTreeSet::from([other])) {
                left.push((one, other));
            }
        }
        self.hold_together()?;
        let drawn = |sheet: &mut Self, (one, other): (Cell, Cell)| {
            sheet.dig(&BTreeSet::from([one]), &BTreeSet::from([other]))
        };
        let missed = left.into_iter().filter(|line| !drawn(&mut self, *line));
        let missed = missed.count();
        (self.tiles.len() <= MOST_TILES).then_some((missed, self))
    }

    /// Joins what the entrance does not lead to with the nearest tile that it does lead to, be it a
    /// passage. None if there is no way.
    fn hold_together(&mut self) -> Option<()> {
        loop {
            let inside = self.reached(self.entrance);
            let lost = self.spots.values().find(|spot| !inside.contains(spot));
            let Some(lost) = lost.copied() else {
                return Some(());
            };
            let lost = self.reached(lost);
            // The entrance keeps its free sides.
            let mut ends = inside;
            ends.remove(&self.entrance);
            self.dig(&lost, &ends).then_some(())?;
        }
    }

    /// The tiles that ways lead to from one.
    fn reached(&self, from: Cell) -> BTreeSet<Cell> {
        let mut reached = BTreeSet::from([from]);
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            let ways = Side::ALL.into_iter();
            let ways = ways.filter(|side| self.ways.contains(&(at, *side)));
            let next = ways.map(|side| at.step(side, 1));
            open.extend(next.filter(|next| reached.insert(*next)));
        }
        reached
    }

    /// Draws the shortest way from some tiles to others through bare ground; false if there is none.
    fn dig(&mut self, from: &BTreeSet<Cell>, to: &BTreeSet<Cell>) -> bool {
        let mut before: BTreeMap<Cell, Side> = BTreeMap::new();
        let mut open: VecDeque<Cell> = from.iter().copied().collect();
        let inside = |cell: Cell| (0..MOST).contains(&cell.x) && (0..MOST).contains(&cell.y);
        while let Some(at) = open.pop_front() {
            for side in Side::ALL {
                let next = at.step(side, 1);
                let bare = !self.tiles.contains_key(&next);
                let taken = self.ways.contains(&(at, side));
                let seen = from.contains(&next) || before.contains_key(&next);
                if taken || seen || !inside(next) || !(bare || to.contains(&next)) {
                    continue;
                }
                before.insert(next, side);
                if to.contains(&next) {
                    self.draw(next, &before);
                    return true;
                }
                open.push_back(next);
            }
        }
        false
    }

    /// Draws the way that led to a tile.
    fn draw(&mut self, to: Cell, before: &BTreeMap<Cell, Side>) {
        let mut at = to;
        while let Some(side) = before.get(&at) {
            let back = at.step(side.opposite(), 1);
            self.join(back, *side);
            self.tiles.entry(back).or_insert('#');
            at = back;
        }
    }

    fn letters(&self) -> Vec<String> {
        let columns = || self.tiles.keys().map(|it| it.x);
        let rows = || self.tiles.keys().map(|it| it.y);
        let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let (top, bottom) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
        let mut letters = Vec::new();
        for y in top..=bottom {
            let (mut row, mut under) = (String::new(), String::new());
            for x in left..=right {
                let cell = Cell::new(x, y);
                let has = |side: Side| self.ways.contains(&(cell, side));
                row.push(self.tiles.get(&cell).copied().unwrap_or(' '));
                row.push(if has(Side::East) { '-' } else { ' ' });
                under.push(if has(Side::South) { '|' } else { ' ' });
                under.push(' ');
            }
            letters.push(row.trim_end().to_owned());
            letters.push(under.trim_end().to_owned());
        }
        letters.pop();
        letters
    }
}
