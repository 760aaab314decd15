//! Troves, hoards and the dice of magic items.

use super::super::{
    content::{Book, Find, ItemRow},
    words,
};
use super::{cell, named, none, say, several, stacked};
use crate::{
    dice::DiceExpr,
    game::{BookTable, Phrase},
    tables::Placed,
};

pub(super) fn troves(book: &Book) -> BookTable {
    let headings = ["dive-column-trove", "book-roll", "dive-column-found"];
    let name = |_, table: &Placed<_>| Phrase::new(table.name.clone());
    stacked(&book.troves, &headings, name, |row| {
        vec![found(book, &row.about, &row.finds)]
    })
}

pub(super) fn hoards(book: &Book) -> BookTable {
    let headings = [
        "dive-column-dungeon-level",
        "book-roll",
        "dive-column-found",
    ];
    let name = |place, _: &_| super::counted("dive-book-number", place as i32 + 1);
    stacked(&book.hoards, &headings, name, |row| {
        vec![found(book, &row.about, &row.finds)]
    })
}

pub(super) fn item_dice(book: &Book) -> BookTable {
    let headings = ["dive-column-rarity", "book-roll", "dive-column-item"];
    let rarity = |_, table: &Placed<ItemRow>| {
        let first = table.rows.first();
        let first = first.and_then(|(_, row)| book.items.find(&row.gives.item));
        let rarity = first.map(|item| words::rarity(book[item].rarity));
        rarity.map_or_else(none, cell)
    };
    stacked(&book.item_tables, &headings, rarity, |row| {
        vec![named(&book.items, &row.item)]
    })
}

/// A line about a find, and what it comes to.
fn found(book: &Book, about: &str, finds: &[Find]) -> Phrase {
    say("dive-book-found")
        .with("about", Phrase::new(about.to_owned()))
        .with(
            "finds",
            several(finds.chunk_by(|a, b| a == b).map(|same| {
                let it = find(book, &same[0]);
                match same.len() {
                    1 => it,
                    n => say("dive-find-same").with("n", n).with("find", it),
                }
            })),
        )
}

/// Something found.
fn find(book: &Book, it: &Find) -> Phrase {
    let counted = |key, dice: &DiceExpr| say(key).with("dice", words::dice(*dice));
    match it {
        Find::Gold(dice) => counted("dive-find-gold", dice),
        Find::Silver(dice) => counted("dive-find-silver", dice),
        Find::Copper(dice) => counted("dive-find-copper", dice),
        Find::Valuables { count, worth, name } => {
            let key = match count.max() {
                1 => "dive-find-valuable",
                _ => "dive-find-valuables",
            };
            counted(key, count)
                .with("name", Phrase::new(name.clone()))
                .with("worth", worth.to_string())
        }
        Find::Gear(it, count) => match (named(&book.gear, it), count.max()) {
            (name, 1) => words::small(name),
            (name, _) => counted("dive-find-gear", count).with("name", name),
        },
        Find::Weapon(it) => words::small(named(&book.weapons, it)),
        Find::Armour(it) => words::small(named(&book.armours, it)),
        Find::Item(it) => words::small(named(&book.items, it)),
        Find::Items(rarity, count) => {
            let key = match count.max() {
                1 => "dive-find-item",
                _ => "dive-find-items",
            };
            counted(key, count).with("rarity", words::rarity(*rarity))
        }
    }
}
