//! How fast Deck Crawl is without a window. Run with `cargo bench --no-default-features`.

use std::{hint::black_box, path::Path, sync::Arc};

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use tabledelve::{
    content::{Library, Loader},
    dice::Chance,
    game::{
        Bot, BotKind, ContentStamp, Game, Ruleset, SaveFile, Session, SetupValues, Status, Table,
        play_out,
    },
    games,
    rulesets::deck_crawl::{self, Book, DeckCrawl, Setup},
};

fn library() -> Library {
    let registry = games::registry();
    Loader::new(registry, Path::new(env!("CARGO_MANIFEST_DIR")))
        .load()
        .expect("the core loads")
}

fn setup(book: &Book, seed: u64) -> Setup {
    DeckCrawl::random_setup(book, &SetupValues::default(), &mut Chance::seeded(seed))
        .expect("an empty form fits")
}

/// Decisions of games 0 to 99, so that criterion can state decisions a second.
fn hundred_games(book: &Arc<Book>) -> usize {
    (0..100)
        .map(|seed| {
            let setup = setup(book, seed);
            play_out::<DeckCrawl>(book, setup, seed, BotKind::Random, 20_000)
                .game
                .made()
                .len()
        })
        .sum()
}

fn play(c: &mut Criterion) {
    let book = Arc::new(Book::new(&library()).expect("the core makes a book"));
    let mut group = c.benchmark_group("play");
    group.throughput(Throughput::Elements(hundred_games(&book) as u64));
    group.sample_size(20);
    group.bench_function("a hundred random games, by decisions", |b| {
        b.iter(|| black_box(hundred_games(&book)));
    });
    group.finish();
    c.bench_function("a random game from deal to end", |b| {
        let setup = setup(&book, 7);
        b.iter(|| play_out::<DeckCrawl>(&book, setup.clone(), 7, BotKind::Random, 20_000).outcome);
    });
}

fn odds(c: &mut Criterion) {
    let book = Book::new(&library()).expect("the core makes a book");
    let text = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs
            .iter()
            .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
            .collect()
    };
    // The largest pools that a table can come to: a d12 with five slay dice and eight of buffs.
    let costliest = text(&[
        ("die", "12"),
        ("slay", "5"),
        ("buff", "8"),
        ("wound_threshold", "6"),
    ]);
    c.bench_function("exact odds of the costliest check", |b| {
        b.iter(|| deck_crawl::named_odds(&book, "attack", black_box(&costliest)));
    });
}

fn content(c: &mut Criterion) {
    c.bench_function("loading and validating all content", |b| b.iter(library));
}

fn saves(c: &mut Criterion) {
    let book = Arc::new(Book::new(&library()).expect("the core makes a book"));
    let setup = setup(&book, 3);
    let mut game = Game::<DeckCrawl>::new(book.clone(), setup, 3, Chance::seeded(3));
    let mut bot = Bot::new(BotKind::Random, 3);
    while game.status() == Status::Deciding && game.made().len() < 150 {
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount)
            .expect("a choice that was offered");
    }
    let stamp = ContentStamp::default();
    let session = Session::of_game(game, stamp.clone());
    c.bench_function("saving a game to bytes", |b| {
        b.iter(|| session.save().bytes())
    });
    let bytes = session.save().bytes();
    c.bench_function("loading a game from bytes", |b| {
        b.iter_batched(
            || bytes.clone(),
            |bytes| {
                let save = SaveFile::parse(&bytes).expect("an honest save");
                Session::<DeckCrawl>::load(book.clone(), stamp.clone(), &save).is_ok()
            },
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, play, odds, content, saves);
criterion_main!(benches);
