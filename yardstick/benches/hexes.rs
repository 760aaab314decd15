//! Sight, movement ranges and paths on our boards, compared with hexx and `pathfinding`.

use std::{collections::BTreeSet, hint::black_box};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hexx::algorithms::{a_star, field_of_movement};
use pathfinding::directed::{astar::astar, dijkstra::dijkstra_reach};
use tabledelve::{
    dungeon::Opacity,
    grid::{Cell, MovementRange, hex},
    rulesets::hex_adventure::content::Field,
};
use yardstick::{book, fields, starts};

/// Movement of a hero with DX 10.
const MOVE: u32 = 5;

fn is_open(field: &Field, cell: Cell) -> bool {
    field.is_open(cell)
}

/// The steps from a hex, in the form `pathfinding` expects.
fn steps(field: &Field, from: Cell) -> Vec<(Cell, u32)> {
    let near = field.around(from).filter(|near| is_open(field, *near));
    near.map(|near| (near, 1)).collect()
}

fn sight(c: &mut Criterion) {
    let fields = fields(&book());
    let pairs: Vec<(&Field, Cell, Cell)> = fields
        .iter()
        .flat_map(|field| {
            let (party, all) = starts(field);
            let pair = move |from: Cell| all.clone().into_iter().map(move |to| (from, to));
            let both = party.into_iter().flat_map(pair);
            both.map(|(from, to)| (field.as_ref(), from, to))
                .collect::<Vec<_>>()
        })
        .collect();
    let blocks = |field: &Field, cell: Cell| field.sight(cell) == Opacity::Blocked;
    let mut group = c.benchmark_group("sight between starting spaces, by lines");
    group.throughput(Throughput::Elements(pairs.len() as u64));
    group.bench_function("ours, both ways round an edge", |b| {
        b.iter(|| {
            let seen = |&(field, from, to): &(&Field, Cell, Cell)| {
                hex::sees(from, to, |cell| blocks(field, cell))
            };
            black_box(pairs.iter().filter(|pair| seen(pair)).count())
        });
    });
    group.bench_function("hexx, one line", |b| {
        b.iter(|| {
            let seen = |&(field, from, to): &(&Field, Cell, Cell)| {
                let clear = |there| {
                    let cell = hex::cell(there);
                    cell == from || cell == to || !blocks(field, cell)
                };
                hex::hex(from).line_to(hex::hex(to)).all(clear)
            };
            black_box(pairs.iter().filter(|pair| seen(pair)).count())
        });
    });
    group.finish();
}

fn our_reach(field: &Field, from: Cell) -> MovementRange {
    field.steps(from, MOVE)
}

fn reach_of_hexx(field: &Field, from: Cell) -> impl Iterator<Item = Cell> {
    let cost = |there| is_open(field, hex::cell(there)).then_some(0);
    let found = field_of_movement(hex::hex(from), MOVE, cost);
    found.into_iter().map(hex::cell)
}

fn reach_of_pathfinding(field: &Field, from: Cell) -> impl Iterator<Item = Cell> {
    // It yields the nearest cells first.
    dijkstra_reach(&from, move |cell| steps(field, *cell))
        .take_while(|found| found.total_cost <= MOVE)
        .map(|found| found.node)
}

fn reach(c: &mut Criterion) {
    let fields = fields(&book());
    let froms: Vec<(&Field, Cell)> = fields
        .iter()
        .flat_map(|field| {
            let party = starts(field).0.into_iter();
            party.map(|from| (field.as_ref(), from))
        })
        .collect();
    for &(field, from) in &froms {
        let ours = our_reach(field, from);
        let ours: BTreeSet<Cell> = ours.cells().map(|(at, _)| at).collect();
        assert_eq!(ours, reach_of_hexx(field, from).collect(), "hexx");
        let theirs: BTreeSet<Cell> = reach_of_pathfinding(field, from).collect();
        assert_eq!(ours, theirs, "pathfinding");
    }
    let mut group = c.benchmark_group("reach of five hexes from the party's spaces, by starts");
    group.throughput(Throughput::Elements(froms.len() as u64));
    let mut measure = |name: &str, count: fn(&Field, Cell) -> usize| {
        group.bench_function(name, |b| {
            b.iter(|| {
                let each = froms.iter().map(|&(field, from)| count(field, from));
                black_box(each.sum::<usize>())
            });
        });
    };
    measure("ours", |field, from| our_reach(field, from).cells().count());
    measure("hexx", |field, from| reach_of_hexx(field, from).count());
    measure("pathfinding", |field, from| {
        reach_of_pathfinding(field, from).count()
    });
    group.finish();
}

fn our_way(field: &Field, from: Cell, to: Cell) -> Option<usize> {
    Some(field.steps(from, u32::MAX).path(to)?.len())
}

fn way_of_hexx(field: &Field, from: Cell, to: Cell) -> Option<usize> {
    let cost = |_, there| is_open(field, hex::cell(there)).then_some(1);
    let way = a_star(hex::hex(from), hex::hex(to), cost)?;
    Some(way.len() - 1)
}

fn way_of_pathfinding(field: &Field, from: Cell, to: Cell) -> Option<usize> {
    let far = |cell: &Cell| hex::distance(*cell, to);
    let (way, _) = astar(&from, |cell| steps(field, *cell), far, |cell| *cell == to)?;
    Some(way.len() - 1)
}

fn ways(c: &mut Criterion) {
    let fields = fields(&book());
    let pairs: Vec<(&Field, Cell, Cell)> = fields
        .iter()
        .flat_map(|field| {
            let (party, all) = starts(field);
            let first = *party.first().expect("a party starts somewhere");
            let others = all.into_iter().filter(move |to| *to != first);
            others
                .map(|to| (field.as_ref(), first, to))
                .collect::<Vec<_>>()
        })
        .collect();
    for &(field, from, to) in &pairs {
        let ours = our_way(field, from, to);
        assert_eq!(ours, way_of_hexx(field, from, to), "hexx");
        assert_eq!(ours, way_of_pathfinding(field, from, to), "pathfinding");
    }
    let mut group = c.benchmark_group("ways between starting spaces, by ways");
    group.throughput(Throughput::Elements(pairs.len() as u64));
    let mut measure = |name: &str, way: fn(&Field, Cell, Cell) -> Option<usize>| {
        group.bench_function(name, |b| {
            b.iter(|| {
                let found = pairs.iter();
                let found = found.filter_map(|&(field, from, to)| way(field, from, to));
                black_box(found.sum::<usize>())
            });
        });
    };
    measure("ours, to everywhere at once", our_way);
    measure("hexx, towards the end", way_of_hexx);
    measure("pathfinding, towards the end", way_of_pathfinding);
    group.finish();
}

criterion_group!(benches, sight, reach, ways);
criterion_main!(benches);
