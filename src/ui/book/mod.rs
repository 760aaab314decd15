//! The rulebook inside the game: its files, its search, and how its pages are drawn.

mod draw;
mod parse;
pub(super) mod rulings;

use std::{fs, path::Path};

use crate::content::{Files, Problem};

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

/// A search result.
pub(super) struct Hit<'a> {
    /// Index of the chapter.
    pub chapter: usize,
    pub section: &'a Section,
    /// The words around it; empty if the title matched.
    pub around: String,
}

impl Rulebook {
    /// Reads the book of a game with mods laid over it: every `.md` file of its folder, by name.
    pub fn read(files: &Files, game: &str) -> Result<Rulebook, Problem> {
        let chapter = |(_, path): (&str, &Path)| match fs::read_to_string(path) {
            Ok(page) => Ok(parse::chapter(&page)),
            Err(error) => Err(Problem::about(path, error.to_string())),
        };
        let pages = files.below(&Self::folder(game)).into_iter();
        let pages = pages.filter(|(place, _)| place.ends_with(".md"));
        Ok(Rulebook {
            chapters: pages.map(chapter).collect::<Result<_, _>>()?,
        })
    }

    /// The folder of a game's rulebook pages.
    pub fn folder(game: &str) -> String {
        format!("assets/rulesets/{game}/rulebook")
    }

    /// The chapter that holds a section.
    pub fn chapter_of(&self, section: &str) -> Option<usize> {
        self.chapters
            .iter()
            .position(|chapter| chapter.sections.iter().any(|each| each.id == section))
    }

    /// Every section that has all of the words, those with them in the title first.
    pub fn search(&self, query: &str) -> Vec<Hit<'_>> {
        let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let (mut by_title, mut by_text) = (Vec::new(), Vec::new());
        for (chapter, section) in self
            .chapters
            .iter()
            .enumerate()
            .flat_map(|(n, chapter)| chapter.sections.iter().map(move |section| (n, section)))
        {
            let title = section.title.to_lowercase();
            let text = parse::plain(&section.blocks);
            let lower = text.to_lowercase();
            if !words
                .iter()
                .all(|word| title.contains(word) || lower.contains(word))
            {
                continue;
            }
            if words.iter().all(|word| title.contains(word)) {
                by_title.push(Hit {
                    chapter,
                    section,
                    around: String::new(),
                });
            } else {
                let word = words.iter().find(|word| lower.contains(*word));
                let around = word.map_or(String::new(), |word| around(&text, word));
                by_text.push(Hit {
                    chapter,
                    section,
                    around,
                });
            }
        }
        by_title.append(&mut by_text);
        by_title
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

    fn deck_crawl() -> Rulebook {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        Rulebook::read(&files, "deck_crawl").unwrap()
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
        let hits = book.search("hit points");
        assert_eq!(hits[0].section.title.to_lowercase(), "hit points");
        assert!(hits.iter().any(|hit| !hit.around.is_empty()));
        assert!(book.search("xylophone").is_empty());
        assert!(book.search("  ").is_empty());
    }
}
