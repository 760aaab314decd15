//! Speed of Hex Adventure without a window. Run with `cargo bench --no-default-features --bench
//! hex_adventure`; its sight and movement are measured by the package `yardstick`.

use std::{hint::black_box, path::Path, sync::Arc};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tabledelve::{
    content::{Library, Loader},
    dice::Chance,
    game::{BotKind, Ruleset, SetupValues, play_out},
    games,
    rulesets::hex_adventure::{Book, HexAdventure, Setup},
};

/// Number of choices after which a game counts as stalled.
const CAP: usize = 20_000;

fn library() -> Library {
    let registry = games::registry();
    Loader::new(registry, Path::new(env!("CARGO_MANIFEST_DIR")))
        .load()
        .expect("the core loads")
}

fn book() -> Arc<Book> {
    Arc::new(Book::new(&library()).expect("the core makes a book"))
}

fn setup(book: &Book, seed: u64, values: &[(&str, &str)]) -> Setup {
    let values = values
        .iter()
        .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()));
    HexAdventure::random_setup(
        book,
        &SetupValues(values.collect()),
        &mut Chance::seeded(seed),
    )
    .expect("the bench's own setup is right")
}

/// Number of decisions in this many games.
fn decisions(book: &Arc<Book>, games: u64, values: &[(&str, &str)], bot: BotKind) -> usize {
    let played = (0..games).map(|seed| {
        let setup = setup(book, seed, values);
        let played = play_out::<HexAdventure>(book, setup, seed, bot, CAP);
        played.game.made().len()
    });
    played.sum()
}

/// The ready-made party of four against six foes: two archers, a mage, and three melee fighters.
const FOUR_AGAINST_SIX: &[(&str, &str)] = &[
    ("skirmish", "core:forest_clearing"),
    (
        "band",
        "core:bandit*2,core:bandit_archer*2,core:wolf,core:hedge_mage",
    ),
    ("party", "ready"),
];

fn fights(c: &mut Criterion) {
    let book = book();
    let mut group = c.benchmark_group("a fight of four against six, by decisions");
    group.sample_size(20);
    for (name, bot) in [
        ("by chance", BotKind::Random),
        ("with a plan", BotKind::Hero),
    ] {
        let count = decisions(&book, 20, FOUR_AGAINST_SIX, bot);
        group.throughput(Throughput::Elements(count as u64));
        group.bench_function(name, |b| {
            b.iter(|| black_box(decisions(&book, 20, FOUR_AGAINST_SIX, bot)));
        });
    }
    group.finish();
}

fn adventures(c: &mut Criterion) {
    let book = book();
    let mut group = c.benchmark_group("adventures by chance, by decisions");
    group.sample_size(20);
    for adventure in &book.adventures {
        let values = [("adventure", adventure.id.as_str())];
        let count = decisions(&book, 20, &values, BotKind::Random);
        group.throughput(Throughput::Elements(count as u64));
        group.bench_function(adventure.id.as_str(), |b| {
            b.iter(|| black_box(decisions(&book, 20, &values, BotKind::Random)));
        });
    }
    group.finish();
}

criterion_group!(benches, fights, adventures);
criterion_main!(benches);
