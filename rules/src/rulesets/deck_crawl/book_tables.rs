//! The tables of the rulebook of Deck Crawl.

use super::{Book, Face, Suit, setup};
use crate::game::{BookTable, FieldKind, Phrase, both, plain};

/// The table that the rulebook names.
pub fn draw(book: &Book, name: &str) -> Option<BookTable> {
    Some(match name {
        "classes" => classes(book),
        "races" => races(book),
        "items" => items(book),
        "cards" => cards(book),
        "monster_ranks" => monsters(book),
        "strangers" => strangers(book),
        "traps" => traps(book),
        "chests" => chests(book),
        "options" => options(book),
        _ => return None,
    })
}

fn classes(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.classes.iter().collect();
    ordered.sort_by_key(|class| class.face);
    let rows = ordered.into_iter().map(|class| {
        let pools = class.links.pools.iter().map(|(pool, dice)| {
            Phrase::new("book-dice")
                .with("dice", format!("{dice}{}", book[*pool].die))
                .with("pool", Phrase::new(book[*pool].name))
        });
        vec![
            Phrase::new(figure(class.face)),
            Phrase::new(class.name),
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
            Phrase::new(suit(race.suit)),
            Phrase::new(race.name),
            plain(race.hit_die),
            Phrase::new(race.detail),
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
            Some(_) => Phrase::new("book-per-point").with("n", points),
            None => plain(points),
        };
        vec![
            Phrase::new(item.name),
            price(item.prices.creation),
            price(item.prices.crawl),
            price(item.prices.between),
            Phrase::new(item.detail),
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
    BookTable::rolled(&book.tables.dungeon, rank, &["book-meaning"], |card| {
        vec![Phrase::new(card.name.clone())]
    })
}

fn monsters(book: &Book) -> BookTable {
    let wounds = book.figures.monster_wounds;
    let headings = [
        "book-attack-die",
        "book-threshold",
        "book-wounds",
        "book-loot",
    ];
    let mut table = BookTable::rolled(&book.tables.monsters, rank, &headings, |figures| {
        vec![
            plain(figures.attack_die),
            plain(figures.wound_threshold),
            plain(wounds),
            plain(figures.loot),
        ]
    });
    let dragon = &book.dragon;
    table.rows.push(vec![
        Phrase::new(dragon.name),
        plain(dragon.attack_die),
        plain(dragon.wound_threshold),
        plain(dragon.wounds),
        plain(dragon.loot),
    ]);
    table
}

fn strangers(book: &Book) -> BookTable {
    let tables = &book.tables;
    let headings = ["book-stranger", "book-does"];
    let mut table = BookTable::rolled(&tables.strangers, plain, &headings, |_| Vec::new());
    for (place, row) in table.rows.iter_mut().enumerate() {
        let met = tables.strangers_of(place);
        let names = met.iter().map(|who| Phrase::new(book[*who].name));
        let does = met.iter().map(|who| Phrase::new(book[*who].detail));
        row.push(names.reduce(both).unwrap_or_else(|| plain("–")));
        row.push(does.reduce(both).unwrap_or_else(|| plain("–")));
    }
    table
}

fn traps(book: &Book) -> BookTable {
    let headings = ["book-trap", "book-damage", "book-armour"];
    BookTable::rolled(&book.tables.traps, plain, &headings, |trap| {
        let armour = if trap.magical {
            "book-armour-magic"
        } else {
            "book-armour-counts"
        };
        vec![
            Phrase::new(trap.name.clone()),
            Phrase::new("book-as-rolled"),
            Phrase::new(armour),
        ]
    })
}

fn chests(book: &Book) -> BookTable {
    BookTable::rolled(&book.tables.chests, plain, &["book-chest"], |look| {
        vec![Phrase::new(look.name.clone())]
    })
}

fn options(book: &Book) -> BookTable {
    let form = setup::form(book);
    let switches = form
        .fields
        .into_iter()
        .filter(|field| matches!(field.kind, FieldKind::Switch));
    let rows = switches.map(|field| {
        let by_default = if field.default == "true" { "on" } else { "off" };
        vec![field.label, field.help, Phrase::new(by_default)]
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

fn rank(rank: i32) -> Phrase {
    match rank {
        11 => Phrase::new("book-jack"),
        12 => Phrase::new("book-queen"),
        13 => Phrase::new("book-king"),
        14 => Phrase::new("book-ace"),
        pips => plain(pips),
    }
}
