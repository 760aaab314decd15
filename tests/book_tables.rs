//! The tables included by the pages of the rulebooks.

use std::{collections::BTreeSet, fs, path::Path};

use tabledelve::{
    content::{Files, Loader},
    games::{self, GAMES},
    text::{ENGLISH, Text},
};

/// The names in `{{table:NAME}}` on the pages of a game's rulebook.
fn asked(files: &Files, game: &str) -> BTreeSet<String> {
    let pages = files.below(&format!("assets/rulesets/{game}/rulebook"));
    let pages = pages
        .into_values()
        .filter_map(|path| fs::read_to_string(path).ok());
    let of_page = |page: String| -> Vec<String> {
        let parts = page.split("{{table:").skip(1);
        parts
            .filter_map(|part| Some(part.split_once("}}")?.0.to_owned()))
            .collect()
    };
    pages.flat_map(of_page).collect()
}

#[test]
fn every_table_of_a_rulebook_is_there_and_in_words() {
    let loader = Loader::new(games::registry(), Path::new(env!("CARGO_MANIFEST_DIR")));
    let library = loader.load().expect("the game's own content");
    let (text, _) = Text::of(ENGLISH, library.files());
    for game in GAMES {
        let open = game.open(&library).expect("the game");
        let names = asked(library.files(), game.id());
        assert!(!names.is_empty(), "{}: no page asks for a table", game.id());
        for name in names {
            let table = open.book_table(&name);
            let table = table.unwrap_or_else(|| panic!("{}: no table {name}", game.id()));
            assert!(!table.rows.is_empty(), "{name}");
            for row in &table.rows {
                assert_eq!(row.len(), table.headings.len(), "{name}");
            }
            for cell in table.headings.iter().chain(table.rows.iter().flatten()) {
                text.plain(cell);
            }
        }
        assert!(open.book_table("no_such_table").is_none());
    }
    assert_eq!(text.missing(), Vec::<String>::new());
}
