//! Plans with rooms where somebody put them: these stay, others make way, and corridors follow.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Corridor, Graph, Plan, Way,
    drawable::OUTSIDE,
    planar::{Line, Net},
    route::{Ground, To, bottom, corners},
};
use crate::grid::{Cell, Rect};

/// Columns and rows in which rooms can be put, from the first to the last.
pub const SPAN: (i16, i16) = (-60, 180);
/// How often corridors are dug anew, with those first that found no way.
const TRIES: usize = 6;
/// Rooms next to one that is cut off that a corridor to it is tried from.
const NEAREST: usize = 12;
/// Cells that two rooms need between them for a corridor to pass.
const PASSAGE: i16 = 3;

/// Why there is no plan with the rooms where they were put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplaced {
    /// There is no such room.
    Unknown(u8),
    /// The room lies too far out.
    Far(u8),
    /// Two rooms lie upon each other, or have no wall between them.
    Upon(u8, u8),
    /// No corridor finds its way to the room.
    CutOff(u8),
}

impl std::fmt::Display for Misplaced {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Misplaced::Unknown(room) => write!(f, "there is no room {room}"),
            Misplaced::Far(room) => {
                let (first, last) = SPAN;
                write!(f, "room {room} lies outside of {first} to {last}")
            }
            Misplaced::Upon(room, other) => {
                write!(f, "there is no wall between room {room} and room {other}")
            }
            Misplaced::CutOff(room) => write!(f, "no corridor finds its way to room {room}"),
        }
    }
}

impl Plan {
    /// Draws a graph with some rooms where they were put, each by the upper left cell of its floor.
    /// All others are where [`Plan::of`] has them, or as near to that as there is room. Corridors
    /// that have nothing to do with this stay; the others go the shortest way, and those that
    /// would cross are left out, the main ways last.
    ///
    /// # Errors
    /// The room that cannot be there.
    pub fn placed(
        graph: &Graph,
        sizes: &[u8],
        places: &BTreeMap<u8, Cell>,
    ) -> Result<Self, Misplaced> {
        let usual = Plan::of(graph, sizes);
        if places.is_empty() {
            return Ok(usual);
        }
        let now: Vec<Rect> = usual.rooms.iter().map(|floor| around(floor)).collect();
        let rooms = settled(&now, places)?;
        let floors = usual.rooms.iter().zip(now.iter().zip(&rooms));
        let floors = floors.map(|(floor, (from, to))| {
            let by = to.min - from.min;
            floor.iter().map(|cell| *cell + by).collect()
        });
        let floors: Vec<Vec<Cell>> = floors.collect();
        let digging = Digging {
            graph,
            rooms: &rooms,
            kept: kept(&usual, &now, &rooms, &floors),
            ground: Ground::of(&rooms, &floors),
        };
        let dug = digging.best()?;
        Ok(dug.plan(graph, floors))
    }
}

/// The rectangle that a room takes, with the corner that it may lack.
fn around(floor: &[Cell]) -> Rect {
    let cells = floor.iter().map(|cell| Rect::between(*cell, *cell));
    let all = cells.reduce(Rect::joined);
    all.unwrap_or_else(|| Rect::sized(Cell::default(), 1, 1))
}

/// True if there are so many cells between two rooms.
fn apart(one: Rect, other: Rect, cells: i16) -> bool {
    !one.grown(cells).touches(other)
}

fn is_within(room: Rect) -> bool {
    let (first, last) = SPAN;
    let span = Rect::between(Cell::new(first, first), Cell::new(last, last));
    span.contains(room.min) && span.contains(room.max)
}

/// Where every room is, once some of them were put somewhere.
fn settled(usual: &[Rect], places: &BTreeMap<u8, Cell>) -> Result<Vec<Rect>, Misplaced> {
    let mut settled: Vec<Option<Rect>> = vec![None; usual.len()];
    for (number, cell) in places {
        let nth = usize::from(*number).wrapping_sub(1);
        let room = usual.get(nth).ok_or(Misplaced::Unknown(*number))?;
        // Only small numbers are reckoned with.
        if !is_within(Rect::between(*cell, *cell)) {
            return Err(Misplaced::Far(*number));
        }
        let room = room.moved(*cell - room.min);
        if !is_within(room) {
            return Err(Misplaced::Far(*number));
        }
        let upon = |other: &Option<Rect>| other.is_some_and(|other| !apart(room, other, 1));
        if let Some(other) = settled.iter().position(upon) {
            return Err(Misplaced::Upon(*number, other as u8 + 1));
        }
        settled[nth] = Some(room);
    }
    let free = |settled: &[Option<Rect>], room: Rect, cells: i16| {
        let mut others = settled.iter().flatten();
        others.all(|other| apart(room, *other, cells))
    };
    for nth in 0..usual.len() {
        if settled[nth].is_none() && free(&settled, usual[nth], 1) {
            settled[nth] = Some(usual[nth]);
        }
    }
    for nth in 0..usual.len() {
        if settled[nth].is_none() {
            let room = nearest(usual[nth], |room| free(&settled, room, PASSAGE));
            settled[nth] = Some(room.ok_or(Misplaced::Far(nth as u8 + 1))?);
        }
    }
    Ok(settled.into_iter().flatten().collect())
}

/// The place nearest to where a room would be that is free.
fn nearest(room: Rect, free: impl Fn(Rect) -> bool) -> Option<Rect> {
    let (first, last) = SPAN;
    (1..=last - first).find_map(|far| {
        let ring = Rect::between(room.min, room.min).grown(far);
        let cells = ring
            .cells()
            .filter(|cell| cell.reach_to(room.min) == u32::from(far.unsigned_abs()));
        let places = cells.map(|cell| room.moved(cell - room.min));
        let free = places.filter(|it| is_within(*it) && free(*it));
        free.min_by_key(|it| (it.min.steps_to(room.min), it.min))
    })
}

/// Corridors of the usual plan that nothing has come near to.
fn kept(
    usual: &Plan,
    now: &[Rect],
    rooms: &[Rect],
    floors: &[Vec<Cell>],
) -> Vec<(Line, Vec<Cell>)> {
    let ground = Ground::of(rooms, floors);
    let moved = |nth: usize| now[nth] != rooms[nth];
    let outside = bottom(now) == bottom(rooms);
    let kept = usual.corridors.iter().filter_map(|corridor| {
        let (low, high) = ends(corridor);
        let still = match low {
            OUTSIDE => outside && !moved(high - 1),
            low => !moved(low - 1) && !moved(high - 1),
        };
        let cells = corridor.cells();
        let moved = (0..rooms.len()).filter(|nth| moved(*nth));
        let stays = still && ground.is_clear_of(&cells, moved);
        stays.then_some(((low, high), cells))
    });
    kept.collect()
}

fn ends(corridor: &Corridor) -> Line {
    (corridor.from.unwrap_or(0).into(), corridor.to.into())
}

/// Rooms in their places, and what is to lead where.
struct Digging<'a> {
    graph: &'a Graph,
    rooms: &'a [Rect],
    kept: Vec<(Line, Vec<Cell>)>,
    ground: Ground<'a>,
}

/// Corridors by the numbers of their rooms, the lower first, 0 for the outside.
struct Dug {
    corridors: BTreeMap<Line, Vec<Cell>>,
    added: BTreeSet<Line>,
    /// Ways that find no room.
    missed: Vec<Line>,
    /// The first room that is not reached.
    cut_off: Option<u8>,
}

impl Digging<'_> {
    /// What leaves out the least.
    fn best(&self) -> Result<Dug, Misplaced> {
        let is_main = |line: &Line| self.is_main(*line);
        let first = self.tried(&self.kept, &[]);
        if first.cut_off.is_none() && !first.missed.iter().any(is_main) {
            return Ok(first);
        }
        let worth = |dug: &Dug| {
            let mains = dug.missed.iter().filter(|line| is_main(line)).count();
            (dug.cut_off.is_some(), mains, dug.missed.len())
        };
        let (mut best, mut urgent) = (first, Vec::new());
        for _ in 0..TRIES {
            let tried = self.tried(&[], &urgent);
            // What found no way comes first the next time, as long as that is new.
            let late = tried.missed.iter().filter(|line| !urgent.contains(*line));
            let late: Vec<Line> = late.copied().collect();
            if worth(&tried) < worth(&best) {
                best = tried;
            }
            if late.is_empty() || worth(&best) == (false, 0, 0) {
                break;
            }
            urgent.splice(0..0, late);
        }
        match best.cut_off {
            Some(room) => Err(Misplaced::CutOff(room)),
            None => Ok(best),
        }
    }

    fn is_main(&self, (low, high): Line) -> bool {
        let way = self.graph.ways.get(&(low as u8, high as u8));
        way.is_some_and(|way| way.mutual)
    }

    /// Ways as they are wanted: these first, then main ways, entrances and the others, each the
    /// shortest first.
    fn wanted(&self, urgent: &[Line]) -> Vec<Line> {
        let line = |(low, high): (u8, u8)| (usize::from(low), usize::from(high));
        let ways = self.graph.ways.keys().map(|ends| line(*ends));
        let entrances = self.graph.entrances.keys();
        let entrances = entrances.map(|room| (OUTSIDE, usize::from(*room)));
        let mut all: Vec<Line> = entrances.chain(ways).collect();
        all.sort_by_key(|line| {
            let place = urgent.iter().position(|it| it == line);
            let place = place.unwrap_or(urgent.len());
            (
                place,
                !self.is_main(*line),
                line.0 != OUTSIDE,
                self.far(*line),
            )
        });
        all
    }

    /// Steps between two rooms, or from one to the outside.
    fn far(&self, (low, high): Line) -> u32 {
        let middle = |room: usize| {
            let rect = self.rooms[room - 1];
            Cell::new((rect.min.x + rect.max.x) / 2, (rect.min.y + rect.max.y) / 2)
        };
        match low {
            OUTSIDE => middle(high).y.abs_diff(bottom(self.rooms)).into(),
            low => middle(low).steps_to(middle(high)),
        }
    }

    fn tried(&self, kept: &[(Line, Vec<Cell>)], urgent: &[Line]) -> Dug {
        let mut digger = Digger {
            ground: self.ground.clone(),
            net: Net::new(self.rooms.len() + 1),
            corridors: BTreeMap::new(),
        };
        for (line, cells) in kept {
            digger.keep(*line, cells.clone());
        }
        let wanted = self.wanted(urgent);
        let first = |line: &Line| urgent.contains(line) || self.is_main(*line);
        for line in wanted.iter().filter(|line| first(line)) {
            digger.dig(*line);
        }
        for line in &wanted {
            if !digger.net.joins(line.0, line.1) {
                digger.dig(*line);
            }
        }
        let added = self.hold_together(&mut digger);
        for line in &wanted {
            digger.dig(*line);
        }
        let missed = wanted.into_iter();
        let missed = missed.filter(|line| !digger.net.has(*line)).collect();
        let mut rooms = 1..=self.rooms.len();
        let cut_off = rooms.find(|room| !digger.net.joins(OUTSIDE, *room));
        // A way that was kept since it held the usual plan together is not always asked for.
        let asked = |(low, high): &Line| match *low {
            OUTSIDE => self.graph.entrances.contains_key(&(*high as u8)),
            low => self.graph.ways.contains_key(&(low as u8, *high as u8)),
        };
        let unasked = digger.corridors.keys().filter(|line| !asked(line));
        Dug {
            added: added.into_iter().chain(unasked.copied()).collect(),
            missed,
            cut_off: cut_off.map(|room| room as u8),
            corridors: digger.corridors,
        }
    }

    /// Joins whatever the outside does not lead to with what is nearest to it and can be reached.
    fn hold_together(&self, digger: &mut Digger<'_>) -> BTreeSet<Line> {
        let mut added = BTreeSet::new();
        loop {
            let (inside, lost): (Vec<usize>, Vec<usize>) =
                (OUTSIDE..=self.rooms.len()).partition(|node| digger.net.joins(OUTSIDE, *node));
            let mut pairs: Vec<Line> = lost
                .iter()
                .flat_map(|a| inside.iter().map(move |b| (*a.min(b), *a.max(b))))
                .collect();
            pairs.sort_by_key(|line| (self.far(*line), *line));
            let dug = pairs
                .into_iter()
                .take(NEAREST)
                .find(|line| digger.dig(*line));
            match dug {
                Some(line) => added.insert(line),
                None => return added,
            };
        }
    }
}

/// Ground that is being dug.
struct Digger<'a> {
    ground: Ground<'a>,
    net: Net,
    corridors: BTreeMap<Line, Vec<Cell>>,
}

impl Digger<'_> {
    fn keep(&mut self, line: Line, cells: Vec<Cell>) {
        self.ground.dig(&cells, line.0 == OUTSIDE);
        self.net.add(line);
        self.corridors.insert(line, cells);
    }

    /// Digs a corridor unless it is there; false if it finds no way.
    fn dig(&mut self, line: Line) -> bool {
        if self.net.has(line) {
            return true;
        }
        let way = match line {
            (OUTSIDE, room) => {
                let way = self.ground.way(room - 1, To::Outside);
                way.map(|cells| cells.into_iter().rev().collect())
            }
            (low, high) => self.ground.way(low - 1, To::Room(high - 1)),
        };
        let found = way.is_some();
        if let Some(cells) = way {
            self.keep(line, cells);
        }
        found
    }
}

impl Dug {
    fn plan(self, graph: &Graph, rooms: Vec<Vec<Cell>>) -> Plan {
        let Dug {
            corridors,
            added,
            missed,
            ..
        } = self;
        let numbers = |(low, high): Line| (low as u8, high as u8);
        let corridors = corridors.into_iter().map(|(line, cells)| {
            let (low, high) = numbers(line);
            let known = graph.ways.get(&(low, high)).copied();
            let known = known.unwrap_or_else(|| Way {
                mutual: false,
                added: graph.entrances.get(&high) == Some(&true) && line.0 == OUTSIDE,
            });
            Corridor {
                from: (line.0 != OUTSIDE).then_some(low),
                to: high,
                corners: corners(&cells),
                way: Way {
                    added: known.added || added.contains(&line),
                    ..known
                },
            }
        });
        let mut crossing: Vec<(u8, u8)> = missed.into_iter().map(numbers).collect();
        crossing.sort_unstable();
        Plan {
            rooms,
            corridors: corridors.collect(),
            crossing,
        }
    }
}
