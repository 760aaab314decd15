mod pictures;

pub(super) use pictures::check_drawn;
pub use pictures::{PagePart, page_parts, read_picture};

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use crate::{
    content::{Files, LOCALE, Problem},
    game::Ruleset,
    text::ENGLISH,
};

/// The title of each section of a game's rulebook with mods laid over it: its headings are `##
/// Title {#section}`. Pages that the language lacks are English.
pub fn section_titles(files: &Files, game: &str, language: &str) -> BTreeMap<String, String> {
    let mut titles = BTreeMap::new();
    for path in rulebook_pages(files, game, language).into_values() {
        sections(path, |section, title| {
            titles.insert(section.to_owned(), title.to_owned());
        });
    }
    titles
}

/// Problems of a rulebook with mods laid over it: a section that a rule leads to and that is gone.
pub(super) fn check_pages<R: Ruleset>(files: &Files) -> Vec<Problem> {
    let own = files.without_mods();
    let mut problems = doubled(files, R::ID);
    problems.extend(pictures::check(files, R::ID));
    let now = section_titles(files, R::ID, ENGLISH);
    for (place, path) in rulebook_pages(&own, R::ID, ENGLISH) {
        let place = &format!("{}/{place}", rulebook_folder(R::ID));
        // If no page replaces it, nothing can be missing.
        let Some(other) = files.file(place).filter(|other| *other != path) else {
            continue;
        };
        sections(path, |section, _| {
            if !now.contains_key(section) {
                let message = format!(
                    "the section `{section}` of the page that this one replaces is missing; \
                     keep a heading with `{{#{section}}}`"
                );
                problems.push(Problem::about(other, message));
            }
        });
    }
    problems
}

/// Warnings of sections that two pages have: a link to one leads to the first.
fn doubled(files: &Files, game: &str) -> Vec<Problem> {
    let mut first: BTreeMap<String, &Path> = BTreeMap::new();
    let mut found = Vec::new();
    for path in rulebook_pages(files, game, ENGLISH).into_values() {
        sections(path, |section, _| {
            if let Some(other) = first.get(section) {
                let message = format!("the section `{section}` is in {}, too", other.display());
                found.push(Problem::about(path, message).warning());
            } else {
                first.insert(section.to_owned(), path);
            }
        });
    }
    found
}

/// The folder of a game's rulebook pages in English.
pub fn rulebook_folder(game: &str) -> String {
    format!("assets/rulesets/{game}/rulebook")
}

/// The folder of a game's rulebook pages in another language.
pub fn translated_folder(game: &str, language: &str) -> String {
    format!("{LOCALE}/{language}/rulesets/{game}/rulebook")
}

/// The file with the rulings on a game in another language.
pub fn translated_rulings(game: &str, language: &str) -> String {
    format!("{LOCALE}/{language}/docs/rulings/{game}.md")
}

/// The pages of a game's rulebook by name, those that the language lacks in English.
pub fn rulebook_pages<'a>(
    files: &'a Files,
    game: &str,
    language: &str,
) -> BTreeMap<&'a str, &'a Path> {
    let folder = format!("{}/", rulebook_folder(game));
    let translated = translated_folder(game, language);
    let english = files.below(&folder).into_iter();
    let page = |(place, path): (&'a str, &'a Path)| {
        let name = place.strip_prefix(&folder)?;
        let own = files.file(&format!("{translated}/{name}"));
        name.ends_with(".md").then_some((name, own.unwrap_or(path)))
    };
    english.filter_map(page).collect()
}

/// The sections of a page.
pub(super) fn sections_of(path: &Path) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    sections(path, |section, _| _ = all.insert(section.to_owned()));
    all
}

/// Visits the sections of a page; one that cannot be read has none.
fn sections(path: &Path, mut each: impl FnMut(&str, &str)) {
    let page = fs::read_to_string(path).unwrap_or_default();
    for (section, title) in page.lines().filter_map(heading) {
        each(section, title);
    }
}

fn heading(line: &str) -> Option<(&str, &str)> {
    let (title, section) = line.strip_prefix('#')?.split_once("{#")?;
    Some((
        section.trim_end().strip_suffix('}')?,
        title.trim_start_matches('#').trim(),
    ))
}

#[cfg(test)]
mod tests {
    use super::heading;

    #[test]
    fn headings_name_their_section() {
        assert_eq!(
            heading("## The deal {#heroes.deal}"),
            Some(("heroes.deal", "The deal"))
        );
        assert_eq!(heading("# Heroes"), None);
        assert_eq!(heading("A line {#with.this}"), None);
    }
}
