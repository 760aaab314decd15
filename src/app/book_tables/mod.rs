//! The tables of the rulebooks, out of the records that the rules read.

pub(super) mod deck_crawl;
pub(super) mod hex_adventure;

use super::shelf::BookTable;
use crate::game::Message as Say;

fn table(headings: &[&'static str], rows: Vec<Vec<Say>>) -> BookTable {
    BookTable {
        headings: headings.iter().map(|key| Say::new(*key)).collect(),
        rows,
    }
}

/// Something that reads the same in every language.
fn plain(text: impl ToString) -> Say {
    Say::new("book-plain").with("text", text.to_string())
}

fn both(first: Say, second: Say) -> Say {
    Say::new("book-both")
        .with("first", first)
        .with("second", second)
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;
    use crate::{
        content::{Library, Loader},
        games, rulesets,
        text::{ENGLISH, Text},
    };

    fn library() -> Library {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let loader = Loader::new(games::registry(), root);
        loader
            .load()
            .unwrap_or_else(|problems| panic!("{problems:#?}"))
    }

    /// The tables that the pages of a rulebook ask for.
    fn asked(game: &str) -> BTreeSet<String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let folder = root.join(format!("assets/rulesets/{game}/rulebook"));
        let mut asked = BTreeSet::new();
        for file in fs::read_dir(folder).into_iter().flatten() {
            let page = fs::read_to_string(file.unwrap().path()).unwrap();
            let names = page
                .lines()
                .filter_map(|line| line.strip_prefix("{{table:"));
            asked.extend(names.map(|name| name.trim_end_matches("}}").to_owned()));
        }
        asked
    }

    /// Every table is there, has as many cells as headings in each row, and is all in words.
    fn look(names: BTreeSet<String>, draw: impl Fn(&str) -> Option<BookTable>, library: &Library) {
        let (text, _) = Text::of(ENGLISH, library.files());
        assert!(names.len() >= 8, "{names:?}");
        for name in names {
            let table = draw(&name).unwrap_or_else(|| panic!("no table {name}"));
            assert!(!table.rows.is_empty(), "{name}");
            for row in &table.rows {
                assert_eq!(row.len(), table.headings.len(), "{name}");
            }
            for cell in table.headings.iter().chain(table.rows.iter().flatten()) {
                text.plain(cell);
            }
        }
        assert_eq!(text.missing(), Vec::<String>::new());
    }

    #[test]
    fn the_tables_of_deck_crawl_are_there_and_in_words() {
        let library = library();
        let book = rulesets::deck_crawl::Book::new(&library).unwrap();
        look(
            asked("deck_crawl"),
            |name| deck_crawl::draw(&book, name),
            &library,
        );
    }

    #[test]
    fn the_tables_of_hex_adventure_are_there_and_in_words() {
        let library = library();
        let book = rulesets::hex_adventure::Book::new(&library).unwrap();
        let mut names = asked("hex_adventure");
        names.extend(hex_adventure::NAMES.map(str::to_owned));
        look(names, |name| hex_adventure::draw(&book, name), &library);
    }
}
