//! The rulebook inside the game: its files, its search, and how its pages are drawn.

mod boards;
mod draw;
mod parse;
pub(super) mod rulings;

use std::{collections::BTreeMap, fs, path::Path};

use crate::{
    content::{Files, LOCALE, Problem},
    games::{rulebook_folder, rulebook_pages},
    text::Text,
};

pub(super) use boards::Boards;
pub(super) use draw::{Table, draw_blocks};
pub(super) use parse::{Block, Span};

/// A rulebook in our own words.
#[derive(Clone, Debug, Default)]
pub(super) struct Rulebook {
    pub chapters: Vec<Chapter>,
}

/// A chapter: one file.
#[derive(Clone, Debug, Default)]
pub(super) struct Chapter {
    pub title: String,
    /// Text before the first section.
    pub intro: Vec<Block>,
    pub sections: Vec<Section>,
}

/// A section: one rule.
#[derive(Clone, Debug)]
pub(super) struct Section {
    /// The rule's id without the ruleset prefix.
    pub id: String,
    pub title: String,
    pub blocks: Vec<Block>,
}

/// The rows of each table in words, by its name.
pub(super) type TableRows = BTreeMap<String, Vec<String>>;

/// A search result.
pub(super) struct Hit<'a> {
    /// Index of the chapter.
    pub chapter: usize,
    pub section: &'a Section,
    /// The words around it, or the row of a table; empty if the title matched.
    pub around: String,
}

impl Rulebook {
    /// Reads the book of a game with mods laid over it, in the language of the texts: every page of
    /// its folder, by name.
    pub fn read(files: &Files, game: &str, text: &Text) -> Result<Rulebook, Problem> {
        let chapter = |path: &Path| match fs::read_to_string(path) {
            Ok(page) => Ok(parse::chapter(&page)),
            Err(error) => Err(Problem::about(path, error.to_string())),
        };
        let pages = rulebook_pages(files, game, text.language()).into_values();
        let mut chapters: Vec<Chapter> = pages.map(chapter).collect::<Result<_, _>>()?;
        for written in chapters.iter_mut().flat_map(parse::texts) {
            *written = text.written(written).into_owned();
        }
        Ok(Rulebook { chapters })
    }

    /// True if the pages of a game are the same in both, and none has been written to since.
    pub fn same_pages(files: &Files, other: &Files, game: &str) -> bool {
        let folders = [rulebook_folder(game), LOCALE.to_owned()];
        folders.iter().all(|folder| files.same_below(other, folder))
    }

    /// The chapter that holds a section.
    pub fn chapter_of(&self, section: &str) -> Option<usize> {
        self.chapters
            .iter()
            .position(|chapter| chapter.sections.iter().any(|each| each.id == section))
    }

    /// The names of its tables.
    pub fn tables(&self) -> impl Iterator<Item = &str> {
        let sections = self.chapters.iter().flat_map(|chapter| {
            let sections = chapter.sections.iter().map(|section| &section.blocks);
            sections.chain([&chapter.intro])
        });
        sections.flatten().filter_map(|block| match block {
            Block::Table(name) => Some(&**name),
            _ => None,
        })
    }

    /// Every section that has all of the words: first those with them in their title, then those
    /// with a row of a table that has them, then the others.
    pub fn search(&self, query: &str, rows: &TableRows) -> Vec<Hit<'_>> {
        let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let has = |text: &str, word: &String| text.to_lowercase().contains(word);
        let has_all = |text: &str| words.iter().all(|word| has(text, word));
        let mut found = Vec::new();
        for (chapter, section) in self
            .chapters
            .iter()
            .enumerate()
            .flat_map(|(n, chapter)| chapter.sections.iter().map(move |section| (n, section)))
        {
            let text = parse::plain(&section.blocks);
            let row = section.blocks.iter().find_map(|block| match block {
                Block::Table(name) => rows.get(name)?.iter().find(|row| has_all(row)),
                _ => None,
            });
            let (rank, around) = if has_all(&section.title) {
                (0, String::new())
            } else if let Some(row) = row {
                (1, row.clone())
            } else if has_all(&format!("{} {text}", section.title)) {
                let word = words.iter().find(|word| has(&text, word));
                (2, word.map_or(String::new(), |word| around(&text, word)))
            } else {
                continue;
            };
            let hit = Hit {
                chapter,
                section,
                around,
            };
            found.push((rank, hit));
        }
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, hit)| hit).collect()
    }
}

/// A few words before and after the first place where `word` stands.
fn around(text: &str, word: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let at = words
        .iter()
        .position(|each| each.to_lowercase().contains(word))
        .unwrap_or(0);
    let (from, to) = (at.saturating_sub(5), (at + 8).min(words.len()));
    let dots = |cut: bool| if cut { "…" } else { "" };
    format!(
        "{}{}{}",
        dots(from > 0),
        words[from..to].join(" "),
        dots(to < words.len())
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{ENGLISH, PSEUDO};

    #[test]
    fn every_line_of_the_book_is_in_the_language_of_the_texts() {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        let text = Text::of(PSEUDO, &files).0;
        let mut book = Rulebook::read(&files, "hex_adventure", &text).unwrap();
        let mut lines = book.chapters.iter_mut().flat_map(parse::texts).peekable();
        assert!(lines.peek().is_some());
        for line in lines {
            assert!(
                crate::text::is_marked(line) || line.trim().is_empty(),
                "{line}"
            );
        }
    }

    fn deck_crawl() -> Rulebook {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        Rulebook::read(&files, "deck_crawl", &Text::of(ENGLISH, &files).0).unwrap()
    }

    #[test]
    fn every_link_of_the_book_leads_to_a_section() {
        let book = deck_crawl();
        let mut checked = 0;
        for section in book.chapters.iter().flat_map(|chapter| &chapter.sections) {
            for target in parse::links(&section.blocks) {
                assert!(
                    book.chapter_of(&target).is_some(),
                    "{}: #{target}",
                    section.id
                );
                checked += 1;
            }
        }
        assert!(checked > 20, "only {checked} links");
    }

    #[test]
    fn titles_come_first_in_a_search() {
        let book = deck_crawl();
        let none = TableRows::new();
        let hits = book.search("hit points", &none);
        assert_eq!(hits[0].section.title.to_lowercase(), "hit points");
        assert!(hits.iter().any(|hit| !hit.around.is_empty()));
        assert!(book.search("xylophone", &none).is_empty());
        assert!(book.search("  ", &none).is_empty());
    }

    #[test]
    fn rows_of_tables_are_found_and_come_before_other_text() {
        let page = "# Foes\n\n## Others {#others}\n\nA slime or a xylophone.\n\n\
                    ## All of them {#all}\n\n{{table:foes}}\n";
        let book = Rulebook {
            chapters: vec![parse::chapter(page)],
        };
        assert_eq!(book.tables().collect::<Vec<_>>(), ["foes"]);
        let slime = vec!["Slime · d6 · 4".to_owned(), "Rat · d4 · 2".to_owned()];
        let rows = TableRows::from([("foes".to_owned(), slime)]);
        let hits = book.search("slime", &rows);
        let ids: Vec<&str> = hits.iter().map(|hit| &*hit.section.id).collect();
        assert_eq!(ids, ["all", "others"]);
        assert_eq!(hits[0].around, "Slime · d6 · 4");
        // Words of different rows do not meet in one.
        assert!(book.search("slime rat", &rows).is_empty());
    }
}
