//! Dungeons as they are drawn: nothing overlaps, nothing crosses, everything is reached.

use std::collections::{BTreeMap, BTreeSet};

use crate::proofs::effort::usual_or_all;
use tabledelve::{
    dice::{Chance, Check},
    grid::Cell,
    rulesets::card_grid::{
        checks::{Connection, RoomSize},
        complex::*,
    },
};

/// Sizes of rooms and a graph, as the dice of this seed have it.
pub fn grown(rooms: u8, thirds: bool, seed: u64) -> (Vec<u8>, Graph) {
    let mut chance = Chance::seeded(seed);
    let growth = Growth {
        rooms,
        die: Growth::die_for(rooms),
        thirds,
    };
    let (mut sizes, mut rolled) = (Vec::new(), Vec::new());
    for room in 1..=rooms {
        let die = growth.die_of(room);
        let (_, size) = RoomSize { die }.roll(&mut chance);
        let die = growth.die;
        for _ in 0..size {
            let (_, leads) = Connection { room, rooms, die }.roll(&mut chance);
            rolled.push(Rolled { room, leads });
        }
        sizes.push(size);
    }
    let graph = Graph::of(rooms, &rolled, false);
    (sizes, graph)
}

/// Every cell of a corridor, from one end to the other.
fn cells(corridor: &Corridor) -> Vec<Cell> {
    let mut cells = vec![corridor.corners[0]];
    for pair in corridor.corners.windows(2) {
        let (dx, dy) = (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
        assert!(
            (dx == 0) != (dy == 0),
            "a corridor runs straight: {corridor:?}"
        );
        let mut at = pair[0];
        while at != pair[1] {
            at = Cell::new(at.x + dx.signum(), at.y + dy.signum());
            cells.push(at);
        }
    }
    cells
}

/// The cell and all eight around it.
fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    let beside = move |dy| (-1..=1).map(move |dx| Cell::new(cell.x + dx, cell.y + dy));
    (-1..=1).flat_map(beside)
}

/// Cells that share a side with this one.
fn sides(cell: Cell) -> [Cell; 4] {
    [(0, 1), (1, 0), (0, -1), (-1, 0)].map(|(dx, dy)| Cell::new(cell.x + dx, cell.y + dy))
}

/// Checks that a plan shows what it should, with a wall around everything.
pub fn check(plan: &Plan, sizes: &[u8], graph: &Graph, of: &str) {
    let mut floor: BTreeMap<Cell, usize> = BTreeMap::new();
    for (nth, room) in plan.rooms.iter().enumerate() {
        assert_eq!(
            room.len(),
            4 * usize::from(sizes[nth]),
            "{of}: size of {}",
            nth + 1
        );
        for cell in room {
            assert_eq!(floor.insert(*cell, nth + 1), None, "{of}: rooms overlap");
        }
        let own: BTreeSet<Cell> = room.iter().copied().collect();
        let mut open = vec![room[0]];
        let mut seen = BTreeSet::from([room[0]]);
        while let Some(cell) = open.pop() {
            let next = sides(cell).into_iter().filter(|it| own.contains(it));
            open.extend(next.filter(|it| seen.insert(*it)));
        }
        assert_eq!(seen, own, "{of}: room {} hangs together", nth + 1);
    }
    for (cell, room) in &floor {
        let others = around(*cell).filter_map(|it| floor.get(&it));
        assert!(
            others.into_iter().all(|it| it == room),
            "{of}: a wall between rooms"
        );
    }
    let mut ways: BTreeMap<Cell, usize> = BTreeMap::new();
    for (nth, corridor) in plan.corridors.iter().enumerate() {
        let cells = cells(corridor);
        let ends = [corridor.from.unwrap_or(0), corridor.to].map(usize::from);
        for (step, cell) in cells.iter().enumerate() {
            assert!(
                !floor.contains_key(cell),
                "{of}: {corridor:?} runs through a room"
            );
            assert_eq!(
                ways.insert(*cell, nth),
                None,
                "{of}: {corridor:?} crosses another"
            );
            let beside: Vec<usize> = sides(*cell)
                .iter()
                .filter_map(|it| floor.get(it).copied())
                .collect();
            let mut expected = Vec::new();
            if step == 0 && ends[0] != 0 {
                expected.push(ends[0]);
            }
            if step == cells.len() - 1 {
                expected.push(ends[1]);
            }
            let mut beside: Vec<usize> = beside
                .into_iter()
                .collect::<BTreeSet<_>>()
                .into_iter()
                .collect();
            beside.sort_unstable();
            expected.sort_unstable();
            assert_eq!(beside, expected, "{of}: doors of {corridor:?} at {cell:?}");
        }
    }
    // Two doors may meet at the corner of their room; there is a wall all along everything else.
    let is_door = |cell: &Cell| sides(*cell).iter().any(|it| floor.contains_key(it));
    for (cell, nth) in &ways {
        let others = around(*cell).filter(|it| ways.get(it).is_some_and(|other| other != nth));
        for other in others {
            let corner = other.x != cell.x && other.y != cell.y;
            let meet = corner && is_door(cell) && is_door(&other);
            assert!(meet, "{of}: a wall between corridors at {cell:?}");
        }
    }
    // Whatever is not drawn is told, and nothing else.
    let ends = |it: &Corridor| (it.from.unwrap_or(0), it.to);
    let drawn: BTreeSet<(u8, u8)> = plan.corridors.iter().map(ends).collect();
    assert_eq!(
        drawn.len(),
        plan.corridors.len(),
        "{of}: a way is drawn once"
    );
    let wanted: BTreeSet<(u8, u8)> = graph
        .ways
        .keys()
        .copied()
        .chain(graph.entrances.keys().map(|room| (0, *room)))
        .collect();
    let crossing: BTreeSet<(u8, u8)> = plan.crossing.iter().copied().collect();
    let left: BTreeSet<(u8, u8)> = wanted.difference(&drawn).copied().collect();
    assert_eq!(crossing, left, "{of}: what is left out");
    for it in &plan.corridors {
        assert!(
            it.way.added || wanted.contains(&ends(it)),
            "{of}: {it:?} was not asked for"
        );
    }
    // From outside, every room is reached.
    let mut reached = BTreeSet::from([0]);
    loop {
        let before = reached.len();
        for (low, high) in &drawn {
            if reached.contains(low) || reached.contains(high) {
                reached.extend([*low, *high]);
            }
        }
        if reached.len() == before {
            break;
        }
    }
    assert_eq!(
        reached.len(),
        sizes.len() + 1,
        "{of}: every room is reached"
    );
}

/// Counts over all plans with as many rooms.
#[derive(Default)]
struct Tally {
    plans: u32,
    /// Sum of the shares of ways that are drawn, main ways apart.
    drawn: f64,
}

#[test]
fn plans_of_6_to_30_rooms_by_seed() {
    let mut tallies: BTreeMap<u8, Tally> = BTreeMap::new();
    for seed in 0..usual_or_all(250, 10_000) {
        let rooms = 6 + (seed % 25) as u8;
        let (sizes, graph) = grown(rooms, seed % 2 == 0, seed);
        let plan = Plan::of(&graph, &sizes);
        check(
            &plan,
            &sizes,
            &graph,
            &format!("seed {seed}, {rooms} rooms"),
        );
        let ends: Vec<(u8, u8)> = graph.ways.keys().copied().collect();
        let others = ends.iter().filter(|ends| !graph.ways[*ends].mutual);
        let left = others.clone().filter(|ends| plan.crossing.contains(ends));
        let (left, others) = (left.count() as f64, others.count().max(1) as f64);
        let tally = tallies.entry(rooms).or_default();
        tally.plans += 1;
        tally.drawn += 1.0 - left / others;
    }
    for (rooms, tally) in tallies {
        let least = match rooms {
            ..=10 => 0.9,
            11..=14 => 0.7,
            _ => 0.4,
        };
        let share = tally.drawn / f64::from(tally.plans);
        assert!(
            share >= least,
            "{rooms} rooms: {share:.3} of the other ways"
        );
    }
}
