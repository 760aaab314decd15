//! The tables of the rulebook of Deck Crawl.

use std::ops::RangeInclusive;

use super::{Book, Face, Suit, setup};
use crate::game::{BookTable, FieldKind, Message as Say, both, plain};

/// The table of a name that the rulebook uses.
pub fn draw(book: &Book, name: &str) -> Option<BookTable> {
    Some(match name {
        "classes" => classes(book),
        "races" => races(book),
        "items" => items(book),
        "cards" => cards(book),
        "monster_ranks" => monsters(book),
        "strangers" => strangers(book),
        "traps" => traps(book),
        "options" => options(book),
        _ => return None,
    })
}

fn classes(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.classes.iter().collect();
    ordered.sort_by_key(|class| class.face);
    let rows = ordered.into_iter().map(|class| {
        let pools = class.pools.iter().map(|(pool, dice)| {
            Say::new("book-dice")
                .with("dice", format!("{dice}{}", book.pools[pool.at()].die))
                .with("pool", Say::new(book.pools[pool.at()].name))
        });
        vec![
            Say::new(figure(class.face)),
            Say::new(class.name),
            plain(class.attack_die),
            plain(class.best_armour),
            pools.reduce(both).unwrap_or_else(|| plain("–")),
        ]
    });
    BookTable::new(
        &[
            "book-card",
            "book-class",
            "book-attack-die",
            "book-best-armour",
            "book-pool",
        ],
        rows.collect(),
    )
}

fn races(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.races.iter().collect();
    ordered.sort_by_key(|race| race.suit);
    let rows = ordered.into_iter().map(|race| {
        vec![
            Say::new(suit(race.suit)),
            Say::new(race.name),
            plain(race.hit_die),
            Say::new(race.trait_text.clone()),
        ]
    });
    BookTable::new(
        &["book-suit", "book-race", "book-hit-die", "book-gift"],
        rows.collect(),
    )
}

fn items(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.items.iter().collect();
    ordered.sort_by_key(|item| (item.slot, item.prices.creation));
    let rows = ordered.into_iter().map(|item| {
        let price = |points: i32| match item.points {
            Some(_) => Say::new("book-per-point").with("n", points),
            None => plain(points),
        };
        vec![
            Say::new(item.name),
            price(item.prices.creation),
            price(item.prices.crawl),
            price(item.prices.between),
            Say::new(item.detail.clone()),
        ]
    });
    let headings = [
        "book-item",
        "book-new",
        "book-crawl",
        "book-between",
        "book-does",
    ];
    BookTable::new(&headings, rows.collect())
}

fn cards(book: &Book) -> BookTable {
    let rows = book.cards.iter().map(|card| {
        let suits = card
            .suits
            .iter()
            .map(|each| Say::new(suit(*each)))
            .reduce(both);
        vec![
            suits.unwrap_or_else(|| plain("–")),
            ranks(card.ranks.0..=card.ranks.1),
            Say::new(card.name),
        ]
    });
    BookTable::new(&["book-suit", "book-rank", "book-meaning"], rows.collect())
}

fn monsters(book: &Book) -> BookTable {
    let wounds = book.figures.monster_wounds;
    let mut ordered: Vec<_> = book.ranks.iter().collect();
    ordered.sort_by_key(|rank| rank.ranks);
    let rows = ordered.into_iter().map(|rank| {
        vec![
            ranks(rank.ranks.0..=rank.ranks.1),
            plain(rank.attack_die),
            plain(rank.wound_threshold),
            plain(wounds),
            plain(rank.loot),
        ]
    });
    let dragon = &book.dragon;
    let last = vec![
        Say::new(dragon.name),
        plain(dragon.attack_die),
        plain(dragon.wound_threshold),
        plain(dragon.wounds),
        plain(dragon.loot),
    ];
    let headings = [
        "book-rank",
        "book-attack-die",
        "book-threshold",
        "book-wounds",
        "book-loot",
    ];
    BookTable::new(&headings, rows.chain([last]).collect())
}

fn strangers(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.strangers.iter().collect();
    ordered.sort_by_key(|stranger| stranger.face);
    let rows = ordered.into_iter().map(|stranger| {
        vec![
            plain(stranger.face),
            Say::new(stranger.name),
            Say::new(stranger.detail.clone()),
        ]
    });
    BookTable::new(&["book-roll", "book-stranger", "book-does"], rows.collect())
}

fn traps(book: &Book) -> BookTable {
    let magical_to = book.figures.trap_magical_to;
    let rows = (1..=book.figures.trap_die.sides()).map(|face| {
        let magical = face <= magical_to;
        vec![
            plain(face),
            Say::new(if magical {
                "book-trap-magical"
            } else {
                "book-trap-physical"
            }),
            plain(face),
            Say::new(if magical {
                "book-armour-magic"
            } else {
                "book-armour-counts"
            }),
        ]
    });
    BookTable::new(
        &["book-roll", "book-trap", "book-damage", "book-armour"],
        rows.collect(),
    )
}

fn options(book: &Book) -> BookTable {
    let form = setup::form(book);
    let switches = form
        .fields
        .into_iter()
        .filter(|field| matches!(field.kind, FieldKind::Switch));
    let rows = switches.map(|field| {
        let by_default = if field.default == "true" { "on" } else { "off" };
        vec![field.label, field.help, Say::new(by_default)]
    });
    BookTable::new(
        &["book-option", "book-does", "book-by-default"],
        rows.collect(),
    )
}

fn figure(face: Face) -> &'static str {
    match face {
        Face::Jack => "book-jack",
        Face::Queen => "book-queen",
        Face::King => "book-king",
        Face::Ace => "book-ace",
    }
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "book-hearts",
        Suit::Diamonds => "book-diamonds",
        Suit::Clubs => "book-clubs",
        Suit::Spades => "book-spades",
    }
}

fn rank(rank: u8) -> Say {
    match rank {
        11 => Say::new("book-jack"),
        12 => Say::new("book-queen"),
        13 => Say::new("book-king"),
        14 => Say::new("book-ace"),
        pips => plain(pips),
    }
}

fn ranks(range: RangeInclusive<u8>) -> Say {
    let (from, to) = range.into_inner();
    if from == to {
        return rank(from);
    }
    Say::new("book-from-to")
        .with("from", rank(from))
        .with("to", rank(to))
}
