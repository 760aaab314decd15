//! Odds of Deck Crawl's largest dice pools; measurements shared by every game are in `games.rs`.
//! Run with `cargo bench --no-default-features --bench deck_crawl`.

use std::{hint::black_box, path::Path};

use criterion::{Criterion, criterion_group, criterion_main};
use tabledelve::{content::Loader, games};

/// A d12 with five slay dice and eight from buffs, the most that play allows.
const COSTLIEST: [(&str, &str); 4] = [
    ("die", "12"),
    ("slay", "5"),
    ("buff", "8"),
    ("wound_threshold", "6"),
];

fn odds(c: &mut Criterion) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root).load();
    let game = games::open("deck_crawl", &library.expect("the core loads"))
        .expect("the core makes a book");
    let inputs = COSTLIEST.map(|(key, value)| (key.to_owned(), value.to_owned()));
    c.bench_function("exact odds of the costliest check", |b| {
        b.iter(|| game.odds("attack", black_box(&inputs)));
    });
}

criterion_group!(benches, odds);
criterion_main!(benches);
