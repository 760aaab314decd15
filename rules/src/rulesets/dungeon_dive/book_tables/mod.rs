//! The tables of the rulebook of Dungeon Dive.

mod delving;
mod finds;
mod foes;
mod gear;
mod heroes;
mod magic;
mod places;

use super::{
    content::Book,
    words::{self, say},
};
use crate::{
    content::{BookKey, Shelf},
    game::{BookTable, Phrase, plain},
    tables::{By, Placed, TableEntry},
};

/// The table that the rulebook names.
pub fn draw(book: &Book, name: &str) -> Option<BookTable> {
    Some(match name {
        "dungeon_levels" => delving::dungeon_levels(book),
        "ideas" => delving::ideas(book),
        "traps" => delving::traps(book),
        "wandering_cards" => delving::wandering_cards(book),
        "maps" => places::maps(book),
        "sheets" => places::sheets(book),
        "terrain" => places::terrain(book),
        "troves" => finds::troves(book),
        "hoards" => finds::hoards(book),
        "item_dice" => finds::item_dice(book),
        "hired_hands" => foes::hired_hands(book),
        "foes" => foes::foes(book),
        "character_levels" => heroes::character_levels(book),
        "ready_heroes" => heroes::ready_heroes(book),
        "score_prices" => heroes::score_prices(book),
        "races" => heroes::races(book),
        "race_features" => heroes::race_features(book),
        "skills" => heroes::skills(),
        "classes" => heroes::classes::classes(book),
        "class_hit_points" => heroes::classes::hit_points(book),
        "class_features" => heroes::classes::features(book),
        "class_figures" => heroes::classes::figures(book),
        "paths" => heroes::classes::paths(book),
        "class_increases" => heroes::classes::increases(book),
        "class_attacks" => heroes::classes::attacks(book),
        "weapons" => gear::weapons(book),
        "armour" => gear::armour(book),
        "gear" => gear::gear(book),
        "magic_items" => gear::magic_items(book),
        "conditions" => magic::conditions(book),
        "exhaustion" => magic::exhaustion(book),
        "spells" => magic::spells(book),
        "spell_slots" => magic::spell_slots(book),
        _ => return None,
    })
}

fn none() -> Phrase {
    plain("–")
}

/// What a list says, or a dash.
fn or_dash(of: Option<Phrase>) -> Phrase {
    of.unwrap_or_else(none)
}

/// A cell that begins with a capital.
fn cell(of: Phrase) -> Phrase {
    say("dive-book-capital").with("a", of)
}

/// Several in a cell, or a dash.
fn several(all: impl IntoIterator<Item = Phrase>) -> Phrase {
    words::commas(all).map_or_else(none, cell)
}

/// The name of a record.
fn named<K: BookKey, T, L>(shelf: &Shelf<K, T, L>, id: impl AsRef<str>) -> Phrase {
    or_dash(shelf.find(id).map(|key| say(shelf[key].name)))
}

/// A message about a number.
fn counted(key: &'static str, n: impl Into<i32>) -> Phrase {
    say(key).with("n", n.into())
}

/// Tables of the same shape one below the other, each named in the first column; the second one
/// says the die with its results.
fn stacked<T: TableEntry>(
    tables: &[Placed<T>],
    headings: &[&'static str],
    name: impl Fn(usize, &Placed<T>) -> Phrase,
    cells: impl Fn(&T) -> Vec<Phrase>,
) -> BookTable {
    let rows = tables.iter().enumerate().flat_map(|(place, table)| {
        let drawn = BookTable::rolled(table, plain, &[], &cells);
        let name = name(place, table);
        let die = match table.by {
            By::Roll(dice) => Some(plain(dice)),
            By::Draw { .. } | By::Count(_) => None,
        };
        let rows = drawn.rows.into_iter().map(move |mut row| {
            if let Some(die) = &die {
                let on = std::mem::replace(&mut row[0], none());
                row[0] = say("dive-book-die").with("die", die.clone()).with("on", on);
            }
            [name.clone()].into_iter().chain(row).collect()
        });
        rows.collect::<Vec<_>>()
    });
    BookTable::new(headings, rows.collect())
}
