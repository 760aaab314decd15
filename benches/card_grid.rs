//! Plans of Card Grid's dungeons; measurements shared by every game are in `games.rs`.
//! Run with `cargo bench --no-default-features --bench card_grid`.

use std::{hint::black_box, time::Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use tabledelve::{
    dice::{Chance, Check},
    rulesets::card_grid::{
        checks::{Connection, RoomSize},
        complex::{Graph, Growth, Plan, Rolled},
    },
};

const ROOMS: u8 = 20;
/// Dungeons of which the one that takes longest to draw is measured.
const DUNGEONS: u64 = 2_000;

/// Sizes of rooms and the ways between them, as the dice of this seed have it.
fn grown(seed: u64) -> (Vec<u8>, Graph) {
    let mut chance = Chance::seeded(seed);
    let growth = Growth {
        rooms: ROOMS,
        die: Growth::die_for(ROOMS),
        thirds: true,
    };
    let (mut sizes, mut rolled) = (Vec::new(), Vec::new());
    for room in 1..=ROOMS {
        let die = growth.die_of(room);
        let (_, size) = RoomSize { die }.roll(&mut chance);
        let connection = Connection {
            room,
            rooms: ROOMS,
            die: growth.die,
        };
        rolled.extend((0..size).map(|_| {
            let (_, leads) = connection.roll(&mut chance);
            Rolled { room, leads }
        }));
        sizes.push(size);
    }
    let graph = Graph::of(ROOMS, &rolled, false);
    (sizes, graph)
}

fn plans(c: &mut Criterion) {
    let all = (0..DUNGEONS).map(|seed| {
        let (sizes, graph) = grown(seed);
        let began = Instant::now();
        black_box(Plan::of(&graph, &sizes));
        (began.elapsed(), sizes, graph)
    });
    let (_, sizes, graph) = all.max_by_key(|it| it.0).expect("there are some");
    c.bench_function("the costliest plan of 20 rooms of 2,000", |b| {
        b.iter(|| Plan::of(black_box(&graph), black_box(&sizes)));
    });
    let (sizes, graph) = grown(1);
    c.bench_function("a plan of 20 rooms", |b| {
        b.iter(|| Plan::of(black_box(&graph), black_box(&sizes)));
    });
}

criterion_group!(benches, plans);
criterion_main!(benches);
