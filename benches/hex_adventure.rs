//! How fast Hex Adventure is without a window, and its sight and reach beside hexx's own on the
//! same boards. Run with `cargo bench --no-default-features --bench hex_adventure`.

use std::{collections::BTreeSet, hint::black_box, path::Path, sync::Arc};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hexx::algorithms::{a_star, field_of_movement};
use tabledelve::{
    content::{Library, Loader},
    dice::Chance,
    game::{BotKind, Ruleset, SetupValues, play_out},
    games,
    grid::{
        Cell,
        hex::{self, Steps},
    },
    rulesets::hex_adventure::{
        Book, HexAdventure, Setup,
        content::{Field, Letter},
    },
};

/// How far a hero of DX 10 goes.
const MOVE: u16 = 5;
/// After so many choices a game has stalled.
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

/// The boards of one storey: hexx knows nothing of stairs.
fn fields(book: &Book) -> Vec<Arc<Field>> {
    let fields = book.boards.iter().map(|board| board.links.clone());
    let flat = |field: &Arc<Field>| {
        field.cells().all(|cell| {
            field
                .around(cell)
                .all(|near| hex::distance(cell, near) == 1)
        })
    };
    fields.filter(flat).collect()
}

/// Where the party and where everybody starts.
fn starts(field: &Field) -> (Vec<Cell>, Vec<Cell>) {
    let party = field.starts(Letter::PARTY).to_vec();
    let all = field
        .letters()
        .flat_map(|letter| field.starts(letter).to_vec());
    (party, all.collect())
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
    let blocks = |field: &Field, cell: Cell| field.terrain(cell).blocks_sight();
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

fn reach(c: &mut Criterion) {
    let fields = fields(&book());
    let froms: Vec<(&Field, Cell)> = fields
        .iter()
        .flat_map(|field| {
            starts(field)
                .0
                .into_iter()
                .map(|from| (field.as_ref(), from))
        })
        .collect();
    let ours = |field: &Field, from: Cell| {
        let open = |place: u16| field.terrain(field.cell(place)).is_open();
        Steps::of(field, field.place(from).expect("a start"), MOVE, open)
    };
    let theirs = |field: &Field, from: Cell| {
        let cost = |there| field.terrain(hex::cell(there)).is_open().then_some(0);
        field_of_movement(hex::hex(from), u32::from(MOVE), cost)
    };
    for (field, from) in &froms {
        let here: BTreeSet<Cell> = ours(field, *from)
            .all()
            .map(|(at, _)| field.cell(at))
            .collect();
        let there: BTreeSet<Cell> = theirs(field, *from).into_iter().map(hex::cell).collect();
        assert_eq!(here, there, "both must reach the same");
    }
    let mut group = c.benchmark_group("reach of five hexes from the party's spaces, by starts");
    group.throughput(Throughput::Elements(froms.len() as u64));
    group.bench_function("ours", |b| {
        b.iter(|| {
            let each = froms
                .iter()
                .map(|(field, from)| ours(field, *from).all().count());
            black_box(each.sum::<usize>())
        });
    });
    group.bench_function("hexx", |b| {
        b.iter(|| {
            let each = froms.iter().map(|(field, from)| theirs(field, *from).len());
            black_box(each.sum::<usize>())
        });
    });
    group.finish();
}

fn paths(c: &mut Criterion) {
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
    let ours = |field: &Field, from: Cell, to: Cell| {
        let open = |place: u16| field.terrain(field.cell(place)).is_open();
        let from = field.place(from).expect("a start");
        Steps::of(field, from, u16::MAX - 1, open).way(field.place(to).expect("a start"))
    };
    let theirs = |field: &Field, from: Cell, to: Cell| {
        let cost = |_, there| field.terrain(hex::cell(there)).is_open().then_some(1);
        a_star(hex::hex(from), hex::hex(to), cost)
    };
    let mut group = c.benchmark_group("ways between starting spaces, by ways");
    group.throughput(Throughput::Elements(pairs.len() as u64));
    group.bench_function("ours, to everywhere at once", |b| {
        b.iter(|| {
            let found = pairs
                .iter()
                .filter_map(|&(field, from, to)| ours(field, from, to));
            black_box(found.map(|way| way.len()).sum::<usize>())
        });
    });
    group.bench_function("hexx, towards the end", |b| {
        b.iter(|| {
            let found = pairs
                .iter()
                .filter_map(|&(field, from, to)| theirs(field, from, to));
            black_box(found.map(|way| way.len()).sum::<usize>())
        });
    });
    group.finish();
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

/// Decisions of so many games.
fn decisions(book: &Arc<Book>, games: u64, values: &[(&str, &str)], bot: BotKind) -> usize {
    let played = (0..games).map(|seed| {
        let setup = setup(book, seed, values);
        let played = play_out::<HexAdventure>(book, setup, seed, bot, CAP);
        played.game.made().len()
    });
    played.sum()
}

/// The ready-made party of four against six: two archers, a mage, and three who come close.
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

criterion_group!(benches, sight, reach, paths, fights, adventures);
criterion_main!(benches);
