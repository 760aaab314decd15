//! Speed of Dungeon Dive where most is going on; measurements shared by every game are in `games.rs`.
//! Run with `cargo bench --no-default-features --bench dungeon_dive`.

use std::{path::Path, sync::Arc};

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use tabledelve::{
    content::{Loader, RecordId},
    game::{Bot, BotKind, Game, Status},
    games,
    rulesets::dungeon_dive::{
        DungeonDive, HeroRecord, Play, Setup, TownSetup,
        content::{Book, HeroIx},
    },
};

/// The map of the fight, the level of the heroes, and those who wait there.
const MAP: &str = "core:dry_cistern";
const LEVEL: u8 = 5;
const FOES: [(&str, u8); 3] = [("core:goblin", 4), ("core:wolf", 2), ("core:orc", 2)];

fn id(of: &str) -> RecordId {
    RecordId::new(of).expect("an id")
}

fn book() -> Arc<Book> {
    let loader = Loader::new(games::registry(), Path::new(env!("CARGO_MANIFEST_DIR")));
    let library = loader.load().expect("the core loads");
    Arc::new(Book::new(&library).expect("the core has what the game needs"))
}

/// A ready-made hero who has been around.
fn hero(book: &Book, ready: HeroIx) -> HeroRecord {
    HeroRecord::ready(book, ready, LEVEL).expect("a hero of the core")
}

/// A fight of four ready-made heroes against eight foes.
fn setup(book: &Book) -> Setup {
    let ready = book.heroes.keys().take(4);
    Setup {
        map: Some(id(MAP)),
        dive: None,
        band: FOES.map(|(foe, count)| (id(foe), count)).to_vec(),
        heroes: ready.map(|it| hero(book, it)).collect(),
        surprised: false,
        town: TownSetup::default(),
    }
}

/// The fight at its first decision.
fn begun(book: &Arc<Book>, seed: u64) -> Game<DungeonDive> {
    Game::lean(book.clone(), setup(book), seed)
}

/// Plays the first round, everybody by themselves.
fn round(mut game: Game<DungeonDive>) -> Game<DungeonDive> {
    let mut bot = Bot::new(BotKind::Hero, 0);
    while game.status() == Status::Deciding && Play::of(game.world()).round() < 2 {
        let (place, amount) = bot.choose(&game);
        game.submit(place, amount).expect("an offer");
    }
    game
}

fn rounds(c: &mut Criterion) {
    let book = book();
    c.bench_function("a round of four heroes against eight foes", |b| {
        b.iter_batched(|| begun(&book, 7), round, BatchSize::SmallInput);
    });
}

criterion_group!(benches, rounds);
criterion_main!(benches);
