//! Speed of Band Crawl in the long run; measurements shared by every game are in `games.rs`.
//! Run with `cargo bench --no-default-features --bench band_crawl`.

mod saving;

use std::{path::Path, sync::Arc};

use criterion::{Criterion, criterion_group, criterion_main};
use tabledelve::{
    content::Loader,
    game::{BotKind, SetupValues},
    games::{self, OpenGame, SimulationJob, SimulationResult},
};

/// Adventures of the game that is saved and loaded.
const ADVENTURES: u16 = 10;
/// Games of which the one with the most decisions is measured.
const GAMES: u64 = 20;

fn band_crawl() -> Arc<dyn OpenGame> {
    let registry = games::registry();
    let library = Loader::new(registry, Path::new(env!("CARGO_MANIFEST_DIR")))
        .load()
        .expect("the core loads");
    games::open("band_crawl", &library).expect("the core has what the game needs")
}

/// A game by the sound player, from the first hero to the last page.
fn played(game: &dyn OpenGame, adventures: u16, seed: u64) -> SimulationResult {
    let values = [("adventures".to_owned(), adventures.to_string())];
    let order = SimulationJob {
        values: &SetupValues(values.into_iter().collect()),
        seed,
        bot: BotKind::Hero,
        adventures: 1,
        record: true,
        cite: false,
        feats: false,
    };
    game.play_out(&order).expect("a form that fits")
}

fn adventures(c: &mut Criterion) {
    let game = band_crawl();
    c.bench_function("fifty adventures by the sound player", |b| {
        b.iter(|| -> u64 { (0..50).map(|seed| played(&*game, 1, seed).decisions).sum() });
    });
}

fn saves(c: &mut Criterion) {
    let game = band_crawl();
    let longest = (0..GAMES).map(|seed| played(&*game, ADVENTURES, seed));
    let longest = longest.max_by_key(|it| it.decisions).expect("some");
    let mut replays = longest.replays;
    let recorded = replays.pop().expect("it was wanted");
    let table = game.replay(&recorded, None).expect("a game just played");
    println!(
        "a save after {ADVENTURES} adventures has {} bytes",
        table.save().bytes().len()
    );
    let mut group = c.benchmark_group(format!("a game of {ADVENTURES} adventures"));
    saving::measure(&mut group, &*game, &*table);
    group.finish();
}

criterion_group!(benches, adventures, saves);
criterion_main!(benches);
