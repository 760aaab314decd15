use std::{collections::BTreeMap, fs, path::Path};

use crate::{
    content::{Files, Problem},
    game::Ruleset,
};

/// The title of each section of a game's rulebook with mods laid over it: its headings are `##
/// Title {#section}`.
pub fn section_titles(files: &Files, game: &str) -> BTreeMap<String, String> {
    let mut titles = BTreeMap::new();
    for path in pages(files, game).into_values() {
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
    let now = section_titles(files, R::ID);
    for (place, path) in pages(&own, R::ID) {
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
    for path in pages(files, game).into_values() {
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

fn pages<'a>(files: &'a Files, game: &str) -> BTreeMap<&'a str, &'a Path> {
    let mut pages = files.below(&format!("assets/rulesets/{game}/rulebook"));
    pages.retain(|place, _| place.ends_with(".md"));
    pages
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
