//! Items, cards and tiles as values, compared with the same as entities of their own.

use std::{
    hint::black_box,
    sync::{Arc, LazyLock},
};

use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime,
};
use serde::Serialize;
use tabledelve::{
    dungeon::{Map, RoomId},
    game::digest_of,
    rulesets::deck_crawl::Card,
};

mod entities;
mod records;
mod values;

use entities::Entities;
use records::{Book, CARRIED, GOODS, Goods, HEROES, List, Neighbours, Snapshot, TILES};
use values::Values;

static BOOK: LazyLock<Book> = LazyLock::new(Book::new);

/// A measure of one shape.
type Measure<'a, G> = &'a mut dyn FnMut(&mut G);

/// Both shapes at the same point of a game.
struct Both {
    values: Values,
    entities: Entities,
}

impl Both {
    fn new() -> Self {
        let start = Snapshot::<Arc<Map>>::start();
        let mut both = Both {
            values: Values::restore(&start),
            entities: Entities::restore(&start.by_parts()),
        };
        play(&mut both.values);
        play(&mut both.entities);
        let (values, entities) = (both.values.take(), both.entities.take());
        assert_eq!(values.by_parts(), entities);
        assert_eq!(digest_of(&values), digest_of(&entities));
        assert_eq!(Values::restore(&values).take(), values);
        assert_eq!(Entities::restore(&entities).take(), entities);
        assert_eq!(asked(&both.values), asked(&both.entities));
        both
    }

    /// Measures what is done `many` times.
    fn compare(
        &mut self,
        group: &mut BenchmarkGroup<'_, WallTime>,
        many: usize,
        values: Measure<'_, Values>,
        entities: Measure<'_, Entities>,
    ) {
        group.throughput(Throughput::Elements(many as u64));
        group.bench_function("values", |b| b.iter(|| values(&mut self.values)));
        group.bench_function("entities", |b| b.iter(|| entities(&mut self.entities)));
    }
}

/// Measures the same function with both shapes.
macro_rules! compare {
    ($c:ident, $name:literal, $many:expr, $measure:ident) => {
        Both::new().compare(
            &mut $c.benchmark_group($name),
            $many as usize,
            &mut |game| $measure(game),
            &mut |game| $measure(game),
        )
    };
}

/// Places in a deck that gets smaller by a card with each.
fn places() -> impl Iterator<Item = u16> {
    (1..=u16::from(Card::COUNT)).rev().map(|left| 29 % left)
}

/// Some of everything, so that nothing is as it was at the beginning.
fn play(game: &mut impl Goods) {
    for (turn, place) in places().take(7 * HEROES).enumerate() {
        let hero = turn % HEROES;
        let card = game.draw(hero, place).expect("the deck has that many");
        if turn % 5 != 0 {
            game.discard(hero, card);
        }
        game.give(hero, (hero + 1) % HEROES, (turn % 7) as u8);
        game.buy(hero, (turn * 11 % GOODS) as u16);
        game.sell(hero, (turn % 3) as u8);
    }
}

/// The items of each hero that can be put on, and handed over; the neighbours of each tile.
type Answers = (Vec<(List, List)>, Vec<Neighbours>);

fn asked(game: &impl Goods) -> Answers {
    let heroes = (0..HEROES).map(|hero| (game.spare(&BOOK, hero), game.kinds(hero)));
    let tiles = (0..TILES).map(|tile| game.neighbours(RoomId(tile)));
    (heroes.collect(), tiles.collect())
}

fn put_on(game: &mut impl Goods) {
    for hero in 0..HEROES {
        black_box(game.spare(&BOOK, hero));
    }
}

fn hand_over(game: &mut impl Goods) {
    for hero in 0..HEROES {
        black_box(game.kinds(hero));
    }
}

/// An item goes round the table.
fn give(game: &mut impl Goods) {
    for hero in 0..HEROES {
        game.give(hero, (hero + 1) % HEROES, 4);
    }
}

fn buy_and_sell(game: &mut impl Goods) {
    for hero in 0..HEROES {
        game.buy(hero, hero as u16);
        game.sell(hero, CARRIED as u8);
    }
}

fn draw(game: &mut impl Goods) {
    for place in places() {
        if let Some(card) = game.draw(1, place) {
            game.discard(1, card);
        }
    }
    game.turn_over();
}

fn neighbours(game: &mut impl Goods) {
    for tile in 0..TILES {
        black_box(game.neighbours(RoomId(tile)));
    }
}

fn checkpoint(game: &mut impl Goods) {
    black_box(game.take());
}

fn restore<G: Goods>(game: &mut G, snapshot: &Snapshot<G::Map>) {
    *game = G::restore(snapshot);
}

fn digest<G: Goods<Map: Serialize>>(game: &mut G) {
    black_box(digest_of(&game.take()));
}

fn items(c: &mut Criterion) {
    compare!(c, "what a hero can put on, by heroes", HEROES, put_on);
    compare!(c, "what a hero can hand over, by heroes", HEROES, hand_over);
    compare!(c, "handing an item over, by items", HEROES, give);
    compare!(c, "buying and selling, by items", HEROES, buy_and_sell);
}

fn cards(c: &mut Criterion) {
    compare!(c, "drawing and discarding, by cards", Card::COUNT, draw);
}

fn tiles(c: &mut Criterion) {
    compare!(c, "neighbours of a tile, by tiles", TILES, neighbours);
}

fn histories(c: &mut Criterion) {
    compare!(c, "taking a checkpoint", 1, checkpoint);
    compare!(c, "a digest", 1, digest);
    let mut both = Both::new();
    let (values, entities) = (both.values.take(), both.entities.take());
    both.compare(
        &mut c.benchmark_group("restoring a checkpoint"),
        1,
        &mut |game| restore(game, &values),
        &mut |game| restore(game, &entities),
    );
}

criterion_group!(benches, items, cards, tiles, histories);
criterion_main!(benches);
