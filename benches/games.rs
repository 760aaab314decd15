//! Speed of every listed game without a window: random decisions, odds, saves, content. Run with
//! `cargo bench --no-default-features --bench games`.

mod saving;

use std::{hint::black_box, path::Path, sync::Arc};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tabledelve::{
    content::{Library, Loader},
    game::{BotKind, SetupValues},
    games::{self, GAMES, OpenGame, SimulationJob, SimulationResult},
};

/// Number of choices in the games that are saved and loaded.
const CHOICES: usize = 150;

fn library() -> Library {
    let registry = games::registry();
    Loader::new(registry, Path::new(env!("CARGO_MANIFEST_DIR")))
        .load()
        .expect("the core loads")
}

fn open_games() -> Vec<Arc<dyn OpenGame>> {
    let library = library();
    let open = GAMES.iter().map(|game| game.open(&library));
    open.collect::<Result<_, _>>()
        .expect("the core has what every game needs")
}

fn random_game(game: &dyn OpenGame, seed: u64, record: bool) -> SimulationResult {
    let order = SimulationJob {
        values: &SetupValues::default(),
        seed,
        bot: BotKind::Random,
        adventures: 1,
        record,
        cite: false,
        feats: false,
    };
    game.play_out(&order).expect("an empty form fits")
}

/// Fifty games from setup to end; criterion reports decisions per second.
fn decisions(c: &mut Criterion) {
    let mut group = c.benchmark_group("fifty random games, by decisions");
    group.sample_size(20);
    for game in open_games() {
        let play = || -> u64 {
            let played = (0..50).map(|seed| random_game(&*game, seed, false).decisions);
            played.sum()
        };
        group.throughput(Throughput::Elements(play()));
        group.bench_function(game.id(), |b| b.iter(|| black_box(play())));
    }
    group.finish();
}

/// Every named check, with its default inputs.
fn odds(c: &mut Criterion) {
    for (entry, game) in GAMES.iter().zip(open_games()) {
        let mut group = c.benchmark_group(format!("exact odds of {}", entry.id()));
        for check in entry.checks() {
            group.bench_function(check.name, |b| b.iter(|| game.odds(check.name, &[])));
        }
        group.finish();
    }
}

fn saves(c: &mut Criterion) {
    for game in open_games() {
        let mut group = c.benchmark_group(format!("a game of {}", game.id()));
        let recorded = random_game(&*game, 3, true)
            .replays
            .pop()
            .expect("it was wanted");
        let table = game
            .replay(&recorded, Some(CHOICES))
            .expect("a game that was just played");
        saving::measure(&mut group, &*game, &*table);
        group.finish();
    }
}

fn content(c: &mut Criterion) {
    c.bench_function("loading and validating all content", |b| b.iter(library));
}

criterion_group!(benches, decisions, odds, saves, content);
criterion_main!(benches);
