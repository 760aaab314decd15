//! The tables of the rulebook of Band Crawl.

mod dungeon;
pub(super) mod effects;
mod fights;
mod people;

use super::content::{Book, FindKind};
use crate::{
    content::{BookKey, Shelf},
    game::{BookTable, Phrase, both, plain},
};

/// The table that the rulebook names.
pub fn draw(book: &Book, name: &str) -> Option<BookTable> {
    let people = people::draw(book, name);
    let fights = people.or_else(|| fights::draw(book, name));
    fights.or_else(|| dungeon::draw(book, name))
}

fn none() -> Phrase {
    plain("–")
}

/// Several in a row, or a dash.
fn several(all: impl IntoIterator<Item = Phrase>) -> Phrase {
    all.into_iter().reduce(both).unwrap_or_else(none)
}

/// A message about a number.
fn counted(key: &'static str, n: impl Into<i32>) -> Phrase {
    Phrase::new(key).with("n", n.into())
}

/// The name of a record.
fn named<K: BookKey, T, L>(shelf: &Shelf<K, T, L>, id: impl AsRef<str>) -> Phrase {
    let key = shelf.find(id);
    key.map_or_else(none, |key| Phrase::new(shelf[key].name))
}

/// A number of dice passed.
fn passed(dice: i32) -> Phrase {
    counted("band-book-passed", dice)
}

/// So many items of a kind.
fn items(kind: FindKind, n: impl Into<i32>) -> Phrase {
    let key = match kind {
        FindKind::Armour => "band-book-armours",
        FindKind::Tool => "band-book-tools",
        FindKind::Clothing => "band-book-clothes",
        FindKind::Weapon => "band-book-weapons",
        FindKind::Potion => "band-book-potions",
    };
    counted(key, n)
}

/// How many, by the size of the group that meets them.
fn than_you(n: i8) -> Phrase {
    match n {
        0 => Phrase::new("band-book-as-many"),
        1.. => counted("band-book-more", n),
        _ => counted("band-book-fewer", -n),
    }
}
