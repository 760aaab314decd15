//! The page of rulings: points where a book is silent or contradicts itself, the decision, and why.

use std::{fs, path::Path};

use crate::{content::Files, games::translated_rulings, text::Text};

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct Ruling {
    pub question: String,
    /// Ids of its rules, without the ruleset prefix.
    pub rules: Vec<String>,
    /// The decision and its reason.
    pub answer: String,
}

/// The rulings on a game in the language of the texts, or failing that in English; none if it has
/// no such page.
pub(in crate::ui) fn read(root: &Path, files: &Files, game: &str, text: &Text) -> Vec<Ruling> {
    let english = root.join("docs/rulings").join(game).with_extension("md");
    let translated = files.file(&translated_rulings(game, text.language()));
    let file = translated.unwrap_or(&english);
    let mut rulings = fs::read_to_string(file).map_or_else(|_| Vec::new(), |page| parse(&page));
    for ruling in &mut rulings {
        for written in [&mut ruling.question, &mut ruling.answer] {
            *written = text.written(written).into_owned();
        }
    }
    rulings
}

/// Reads `**Question** [`rule`, `rule`]` and the lines below it, up to the next one.
fn parse(text: &str) -> Vec<Ruling> {
    let mut rulings: Vec<Ruling> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        if let Some((question, rules)) = opening(line) {
            rulings.push(Ruling {
                question,
                rules,
                answer: String::new(),
            });
            open = true;
        } else if line.starts_with('#') {
            open = false;
        } else if let Some(ruling) = rulings.last_mut().filter(|_| open) {
            if !ruling.answer.is_empty() && !line.trim().is_empty() {
                ruling.answer.push(' ');
            }
            ruling.answer.push_str(&plain(line.trim()));
        }
    }
    rulings
}

/// Splits the first line of a ruling.
fn opening(line: &str) -> Option<(String, Vec<String>)> {
    let (question, rest) = line.strip_prefix("**")?.split_once("**")?;
    let rules = rest.trim().strip_prefix('[')?.strip_suffix(']')?;
    let rules = rules
        .split(',')
        .map(|rule| rule.trim().trim_matches('`').to_owned())
        .collect();
    Some((question.to_owned(), rules))
}

/// Removes the marks of emphasis.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '*' | '`')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{ENGLISH, PSEUDO, is_marked};

    #[test]
    fn every_ruling_of_deck_crawl_is_read_with_its_rules() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let files = Files::of_game(root);
        let words = |language| Text::of(language, &files).0;
        let rulings = read(root, &files, "deck_crawl", &words(ENGLISH));
        let stretched = read(root, &files, "deck_crawl", &words(PSEUDO));
        assert!(stretched.iter().all(|it| is_marked(&it.question)));
        let text = fs::read_to_string(root.join("docs/rulings/deck_crawl.md")).unwrap();
        let written = text.lines().filter(|line| line.starts_with("**")).count();
        assert_eq!(rulings.len(), written);
        assert!(written > 30, "{written}");
        for ruling in &rulings {
            assert!(ruling.answer.contains("Ruling:"), "{ruling:?}");
            assert!(!ruling.rules.is_empty(), "{ruling:?}");
        }
    }
}
