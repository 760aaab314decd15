use std::collections::BTreeSet;

use serde::Serialize;

use super::super::{
    Games,
    pages::{rulebook_pages, sections_of, translated_folder},
};
use crate::{
    content::{Library, Problem, Registry, TextPlace, Translations},
    text::{ENGLISH, Language, keys, languages},
};

/// Everything that a language lacks and English has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Missing {
    /// The id of the language.
    pub language: String,
    /// Number of texts, of texts in records and of pages that English has.
    pub of: [usize; 3],
    /// Keys of texts.
    pub texts: Vec<String>,
    /// Texts in records: the folder of their kind, the record, the field.
    pub records: Vec<String>,
    /// Pages of rulebooks, by the file that would hold them.
    pub pages: Vec<String>,
}

/// What each language but English lacks.
pub fn missing(games: Games, registry: &Registry, library: &Library) -> Vec<Missing> {
    let files = library.files();
    let others = languages(files).into_iter().skip(1);
    let mut others = others.peekable();
    if others.peek().is_none() {
        return Vec::new();
    }
    // Terms are each language's own.
    let texts: BTreeSet<String> = keys(files, ENGLISH)
        .into_iter()
        .filter(|key| !key.starts_with('-'))
        .collect();
    let places = library.text_places(registry);
    let lacking = |language: Language| {
        let own = keys(files, &language.id);
        let (translations, _) = Translations::read(files, &language.id);
        let pages = pages(games, library, &language.id);
        let absent = pages.iter().filter(|place| files.file(place).is_none());
        let records = places
            .iter()
            .filter(|place| translations.get(place).is_none());
        Missing {
            of: [texts.len(), places.len(), pages.len()],
            texts: texts.difference(&own).cloned().collect(),
            records: records.map(|place| place.as_str().to_owned()).collect(),
            pages: absent.cloned().collect(),
            language: language.id,
        }
    };
    others.map(lacking).collect()
}

/// The files of all pages of all rulebooks in a language, whether or not they are there.
fn pages(games: Games, library: &Library, language: &str) -> Vec<String> {
    let of_game = |id: &'static str| {
        let folder = translated_folder(id, language);
        let names = rulebook_pages(library.files(), id, ENGLISH).into_keys();
        names.map(move |name| format!("{folder}/{name}"))
    };
    games.iter().flat_map(|game| of_game(game.id())).collect()
}

/// Texts and pages in other languages that stand for nothing in English.
pub(super) fn check(games: Games, registry: &Registry, library: &Library) -> Vec<Problem> {
    let files = library.files();
    let mut known: Option<BTreeSet<TextPlace>> = None;
    let mut found = Vec::new();
    for language in languages(files).into_iter().skip(1) {
        let (translations, problems) = Translations::read(files, &language.id);
        found.extend(problems);
        let known = known.get_or_insert_with(|| library.text_places(registry));
        found.extend(translations.unused(known));
        for game in games {
            let folder = translated_folder(game.id(), &language.id);
            for (name, english) in rulebook_pages(files, game.id(), ENGLISH) {
                let Some(page) = files.file(&format!("{folder}/{name}")) else {
                    continue;
                };
                let own = sections_of(page);
                for section in sections_of(english).difference(&own) {
                    let message = format!(
                        "the section `{section}` of the English page is missing; keep a heading \
                         with `{{#{section}}}`"
                    );
                    found.push(Problem::about(page, message).warning());
                }
            }
        }
    }
    found
}
