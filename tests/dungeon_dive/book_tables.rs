//! The tables that the pages of the rulebook include.

use std::{collections::BTreeSet, fs};

use tabledelve::{
    content::Library,
    game::BookTable,
    rulesets::dungeon_dive::{
        book_tables,
        content::{Book, Challenge},
    },
    text::{ENGLISH, Text},
};

use super::library;
use crate::yard::BOOK;

/// The names in `{{table:NAME}}` on the pages.
fn asked(library: &Library) -> BTreeSet<String> {
    let pages = library
        .files()
        .below("assets/rulesets/dungeon_dive/rulebook");
    let mut names = BTreeSet::new();
    for path in pages.into_values() {
        let page = fs::read_to_string(path).expect("a page");
        let parts = page.split("{{table:").skip(1);
        names.extend(parts.filter_map(|part| Some(part.split_once("}}")?.0.to_owned())));
    }
    names
}

fn drawn(book: &Book, name: &str) -> BookTable {
    let table = book_tables::draw(book, name);
    table.unwrap_or_else(|| panic!("no table {name}"))
}

#[test]
fn every_table_of_the_pages_is_drawn_and_in_words() {
    let library = library();
    let book = Book::new(&library).expect("the book");
    let (text, _) = Text::of(ENGLISH, library.files());
    let names = asked(&library);
    assert_eq!(names.len(), 33);
    for name in names {
        let table = drawn(&book, &name);
        assert!(!table.rows.is_empty(), "{name} is empty");
        assert!(table.chances.len() <= table.rows.len(), "{name}");
        for row in &table.rows {
            assert_eq!(row.len(), table.headings.len(), "{name}");
        }
        for cell in table.headings.iter().chain(table.rows.iter().flatten()) {
            let said = text.plain(cell);
            assert!(!said.trim().is_empty(), "{name}: an empty cell");
            let open = ["dive-", "{", "$"].iter().any(|it| said.contains(it));
            assert!(!open, "{name}: {said}");
        }
    }
    assert!(book_tables::draw(&book, "no_such_table").is_none());
    assert_eq!(text.missing(), Vec::<String>::new());
}

/// How many rows tables have that show all of something.
#[test]
fn nothing_is_left_out_of_a_table() {
    let book = Book::new(&library()).expect("the book");
    let rows = |name| drawn(&book, name).rows.len();
    assert_eq!(rows("spells"), book.spells.len());
    assert_eq!(rows("foes"), book.foes.len());
    assert_eq!(rows("magic_items"), book.items.len());
    assert_eq!(rows("gear"), book.gear.len());
    assert_eq!(rows("terrain"), book.terrain.len());
    assert_eq!(rows("maps"), 39);
    assert_eq!(rows("wandering_cards"), 54);
    assert_eq!(rows("troves"), 27 * 12);
    assert_eq!(rows("hoards"), 4 * 4 + 1);
    assert_eq!(rows("traps"), 12);
    let conditions = rows("conditions") + rows("exhaustion");
    assert_eq!(conditions, book.conditions.len());
}

#[test]
fn the_chances_of_the_maps_come_to_one() {
    let book = Book::new(&library()).expect("the book");
    let chances = drawn(&book, "maps").chances;
    let percent: f64 = chances.iter().map(|it| it.percent()).sum();
    assert!((percent - 100.0).abs() < 1e-9, "{percent}");
    // One pair of dice makes 2, twenty make 21.
    assert_eq!(chances[0].one_in(), 400_u32.into());
    assert_eq!(chances[19].one_in(), 20_u32.into());
}

#[test]
fn every_foe_waits_behind_a_door_and_bands_beside_the_strong() {
    let answers = || BOOK.cards.iter().flat_map(|it| &it.answers);
    for foe in BOOK.foes.iter().filter(|it| !it.summoned) {
        let waits = answers().any(|it| it.foes.iter().any(|it| *it.id() == foe.id));
        let met = foe.challenge > Challenge::whole(5) || waits;
        let ours = foe.id.as_str().starts_with("core:");
        assert!(met || !ours, "{} stands on no card", foe.id);
    }
    // Deep down as well some rooms hold several weak foes, and some a strong one alone.
    for challenge in 3..=5 {
        let (mut bands, mut alone) = (0, 0);
        for answer in answers().filter(|it| it.challenge == challenge) {
            let of = answer.foes.iter().filter_map(|it| BOOK.foes.find(it));
            let eighths: Vec<u8> = of.map(|it| BOOK[it].challenge.eighths).collect();
            bands += u8::from(eighths.iter().any(|it| it * 3 <= challenge * 8));
            alone += u8::from(eighths.iter().any(|it| it * 2 > challenge * 8));
        }
        assert!(bands >= 18 && alone >= 18, "{challenge}: {bands}, {alone}");
    }
}
