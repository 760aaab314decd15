//! The languages there are.

use std::collections::BTreeSet;

use unic_langid::LanguageIdentifier;

use super::{ENGLISH, PSEUDO, Text, load::texts};
use crate::content::{Files, LOCALE, nearest};

/// A language that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    /// Its id, which is also the name of its folder: `en`, `pt-BR`.
    pub id: String,
    /// Its name for itself, the message `language-name`; the id if it has none.
    pub name: String,
}

/// The languages in which the game or its mods have files: English first, the others by id. The
/// pseudo-language, which has none, is not among them.
pub fn languages(files: &Files) -> Vec<Language> {
    let folder = format!("{LOCALE}/");
    let places = files.each_below(LOCALE).map(|(_, place, _)| place);
    let ids = places.filter_map(|place| place.strip_prefix(&folder)?.split_once('/'));
    let ids: BTreeSet<&str> = ids.map(|(id, _)| id).filter(|id| is_id(id)).collect();
    let others = ids.into_iter().filter(|id| *id != ENGLISH);
    let named = |id: &str| {
        let own = Text::load(id, &texts(id, files)).0;
        let name = own.knows(LANGUAGE_NAME).then(|| own.get(LANGUAGE_NAME));
        Language {
            id: id.to_owned(),
            name: name.unwrap_or_else(|| id.to_owned()),
        }
    };
    std::iter::once(ENGLISH).chain(others).map(named).collect()
}

/// The key of the name that a language has for itself.
pub(super) const LANGUAGE_NAME: &str = "language-name";

/// True for the name of a folder that can be that of a language.
pub(super) fn is_id(folder: &str) -> bool {
    let read = folder.parse::<LanguageIdentifier>();
    // Longer words are allowed, but no language has one: `english` is a mistake.
    let real = |read: LanguageIdentifier| {
        read == folder && (2..=3).contains(&read.language.as_str().len())
    };
    read.is_ok_and(real) && folder != PSEUDO
}

/// The id of a language as somebody wrote it.
///
/// # Errors
/// There is no such language; those there are are named.
pub fn find_language(files: &Files, id: &str) -> Result<String, String> {
    let known = languages(files).into_iter().map(|language| language.id);
    let known: Vec<String> = known.chain([PSEUDO.to_owned()]).collect();
    if known.iter().any(|own| own == id) {
        return Ok(id.to_owned());
    }
    let near = nearest(id, known.iter().map(String::as_str));
    let near = near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
    Err(format!(
        "there is no language `{id}`, only {}{near}",
        known.join(", ")
    ))
}
