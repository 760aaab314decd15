//! Texts that stand in records, in other languages: [`Translations`].
//!
//! What rooms, boards and adventures say stands in their records. In another language it lies below
//! the folder of that language, at the place of the record's own file: of `levels/adventures/x.ron`
//! in `assets/locale/de/levels/adventures/x.ron`, of `assets/rulesets/a_game/rooms.ron` in
//! `assets/locale/de/rulesets/a_game/rooms.ron`. Such a file has the same ids and the same fields,
//! but only those with texts.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::disk::files::{self, Limits};
use super::disk::stacked::Files;
use super::id::RecordId;
use super::library::Library;
use super::mods::document::{self, Change};
use super::record::{KindName, Record, Registry};
use super::source::problem::{Problem, nearest};
use super::source::syntax::Node;
use super::source::tree::texts;

/// The folder with a folder for each language.
pub const LOCALE: &str = "assets/locale";

/// The note in a schema on a text that players read as it stands, see [`Named`](super::Named).
const WORDS: &str = "words";

/// The place of a text: its record and the field in it, as in `levels/adventures`, `core:wet_sack`,
/// `entries[3].text`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct TextPlace(String);

impl TextPlace {
    /// The place of a field of a record.
    pub fn of<T: Record>(id: &RecordId, field: &str) -> Self {
        Self::new(KindName::of::<T>(), id, field)
    }

    fn new(kind: KindName, id: &RecordId, field: &str) -> Self {
        Self(format!("{} {id} {field}", below_language(&kind.folder())))
    }

    /// The place in one line.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A folder of records as it is called below the folder of a language.
fn below_language(folder: &str) -> &str {
    folder.strip_prefix("assets/").unwrap_or(folder)
}

/// The texts of records in one language.
#[derive(Clone, Debug, Default)]
pub struct Translations {
    /// By id and field; each with the file below the folder of the language, without `.ron`. Those
    /// of later mods come later.
    texts: BTreeMap<String, Vec<(String, Translated)>>,
}

#[derive(Clone, Debug)]
struct Translated {
    text: String,
    /// Where it is written.
    place: Problem,
}

impl Translations {
    /// Reads all that the game and its mods have in a language, and what is wrong with the files.
    pub fn read(files: &Files, language: &str) -> (Self, Vec<Problem>) {
        let (mut all, mut problems) = (Self::default(), Vec::new());
        let folder = format!("{LOCALE}/{language}/");
        for (owner, place, path) in files.each_below(&folder) {
            let stem = place.strip_prefix(&folder);
            if let Some(stem) = stem.and_then(|stem| stem.strip_suffix(".ron")) {
                all.add(owner, stem, path, &mut problems);
            }
        }
        (all, problems)
    }

    fn add(&mut self, owner: &str, stem: &str, path: &Path, problems: &mut Vec<Problem>) {
        let limits = Limits::default();
        let source = match files::read(path, &owner.into(), &limits) {
            Ok(source) => source,
            Err(problem) => return problems.push(problem),
        };
        for entry in document::read(&source, limits.nesting, problems) {
            if entry.change != Change::Add {
                let message =
                    "a translation is `{ \"core:name\": (…), … }`, without `add` or `patch`";
                problems.push(entry.id_span.problem(message));
                continue;
            }
            for (field, text, span) in texts(&entry.body) {
                let translated = Translated {
                    text: text.to_owned(),
                    place: span.problem(""),
                };
                let of_field = self.texts.entry(format!("{} {field}", entry.id));
                let of_field = of_field.or_default();
                of_field.push((stem.to_owned(), translated));
            }
        }
    }

    /// The text at a place, if there is one.
    pub fn get(&self, place: &TextPlace) -> Option<&str> {
        let (folder, field) = place.0.split_once(' ')?;
        let of_field = self.texts.get(field)?.iter().rev();
        let mut fitting = of_field.filter(|(stem, _)| is_below(stem, folder));
        fitting.next().map(|(_, found)| found.text.as_str())
    }

    /// Warnings of texts for which there is no text in any record.
    pub fn unused(&self, known: &BTreeSet<TextPlace>) -> Vec<Problem> {
        let mut used: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (folder, field) in known.iter().filter_map(|place| place.0.split_once(' ')) {
            used.entry(field).or_default().push(folder);
        }
        let mut found = Vec::new();
        for (field, all) in &self.texts {
            let folders = used.get(field.as_str());
            for (stem, translated) in all {
                let mut folders = folders.into_iter().flatten();
                if !folders.any(|folder| is_below(stem, folder)) {
                    let here = used
                        .iter()
                        .filter(|(_, folders)| folders.iter().any(|folder| is_below(stem, folder)));
                    let near = nearest(field, here.map(|(field, _)| *field));
                    let message = format!("no record has a text `{field}`");
                    found.push(Problem {
                        message,
                        ..translated.place.clone().warning().suggesting(near)
                    });
                }
            }
        }
        found
    }
}

fn is_below(stem: &str, folder: &str) -> bool {
    let rest = stem.strip_prefix(folder);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

impl Library {
    /// The places of all texts in records that players read as they stand.
    pub fn text_places(&self, registry: &Registry) -> BTreeSet<TextPlace> {
        let schemas = registry.schemas();
        let mut places = BTreeSet::new();
        for (kind, store) in &self.stores {
            for (id, held) in &store.held {
                let named = schemas.names(*kind, &held.node);
                let words: BTreeSet<(PathBuf, usize, usize)> = named
                    .iter()
                    .filter(|named| named.what == WORDS && !named.name.is_empty())
                    .map(|named| named.place())
                    .collect();
                if words.is_empty() {
                    continue;
                }
                let all = texts_of(&held.node);
                let shown = all.into_iter().filter(|(_, place)| words.contains(place));
                places.extend(shown.map(|(field, _)| TextPlace::new(*kind, id, &field)));
            }
        }
        places
    }
}

/// The texts in a record by their fields, each with the place to blame for it.
fn texts_of(node: &Node) -> Vec<(String, (PathBuf, usize, usize))> {
    let found = texts(node).into_iter();
    found
        .map(|(field, _, span)| {
            let place = span.problem("");
            (field, (place.path, place.line, place.col))
        })
        .collect()
}
