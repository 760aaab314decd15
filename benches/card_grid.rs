//! Plans of Card Grid's dungeons, and cards laid for the most of some skills; measurements shared by every game are in `games.rs`.
//! Run with `cargo bench --no-default-features --bench card_grid`.

use std::{hint::black_box, time::Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use tabledelve::{
    dice::{Chance, Check},
    rulesets::card_grid::{
        arranging::best,
        checks::{Connection, RoomSize},
        complex::{Graph, Growth, Plan, Rolled},
        grid_of_cards::Edges,
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

/// Cards of a full sheet: as many as are ever laid.
const CARDS: u8 = 9;
/// Hands of which the one that takes longest to lay is measured.
const HANDS: u8 = 200;

/// A hand of cards with skills from 0 to 15, no two alike.
fn hand(seed: u8) -> Vec<Edges<u8>> {
    let card = |nth: u8| {
        let mix = nth.wrapping_mul(37).wrapping_add(seed);
        let right = 1 + mix % 7;
        Edges {
            left: mix % 16,
            top: (mix / 3) % 16,
            right,
            bottom: 8 - right,
        }
    };
    (0..CARDS).map(card).collect()
}

/// Worth of a skill: one counts, some count a little, and most do not.
fn worth(skill: u8) -> u32 {
    match skill % 8 {
        0 => 10,
        1 | 2 => 1,
        _ => 0,
    }
}

fn arranging(c: &mut Criterion) {
    let all = (0..HANDS).map(|seed| {
        let cards = hand(seed);
        let began = Instant::now();
        black_box(best(&cards, worth));
        (began.elapsed(), cards)
    });
    let (_, cards) = all.max_by_key(|it| it.0).expect("there are some");
    c.bench_function("the costliest full sheet of 200, arranged", |b| {
        b.iter(|| best(black_box(&cards), worth));
    });
}

criterion_group!(benches, plans, arranging);
criterion_main!(benches);
