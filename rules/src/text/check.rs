//! Checks of the texts of mods: variables that the rules do not give, messages that are not there.
//!
//! Fluent gives no places, so the texts are read once more, message by message.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use super::{
    ENGLISH, functions,
    languages::{LANGUAGE_NAME, languages},
    load::texts,
};
use crate::content::{CORE, Files, Problem, nearest};

/// A message or term, and what it mentions.
struct Message {
    file: PathBuf,
    /// The line, from 1.
    line: usize,
    first_line: String,
    mentions: Mentions,
}

#[derive(Default)]
struct Mentions {
    variables: BTreeSet<String>,
    /// Messages and terms, those with their `-`.
    messages: BTreeSet<String>,
    functions: BTreeSet<String>,
}

impl Message {
    fn warning(&self, message: String) -> Problem {
        Problem {
            line: self.line,
            excerpt: self.first_line.clone(),
            ..Problem::about(&self.file, message).warning()
        }
    }
}

/// The keys of all texts of the game and its mods in a language; terms have their `-`.
pub fn keys(files: &Files, language: &str) -> BTreeSet<String> {
    let texts = texts(language, files).into_iter();
    texts
        .flat_map(|(_, path)| messages(path))
        .map(|(key, _)| key)
        .collect()
}

/// Warnings about the texts of mods, and about those in other languages than English.
pub fn check(files: &Files) -> Vec<Problem> {
    let english = Messages::read(files, ENGLISH);
    let mut found = english.problems(&english.core, false);
    let mut all = english.core;
    all.extend(english.now);
    for language in languages(files).into_iter().skip(1) {
        found.extend(Messages::read(files, &language.id).problems(&all, true));
    }
    found
}

/// The messages of a language.
struct Messages {
    /// Those of the game.
    core: BTreeMap<String, Message>,
    /// Those of mods.
    now: BTreeMap<String, Message>,
    problems: Vec<Problem>,
}

impl Messages {
    fn read(files: &Files, language: &str) -> Self {
        let mut all = Messages {
            core: BTreeMap::new(),
            now: BTreeMap::new(),
            problems: Vec::new(),
        };
        let mut seen: BTreeSet<(&str, String)> = BTreeSet::new();
        for (owner, path) in texts(language, files) {
            for (key, message) in messages(path) {
                if owner == CORE {
                    all.core.insert(key, message);
                    continue;
                }
                if !seen.insert((owner, key.clone())) {
                    let said =
                        format!("`{key}` is written twice in this mod; only one of them is shown");
                    all.problems.push(message.warning(said));
                }
                all.now.insert(key, message);
            }
        }
        all
    }

    /// Warnings, with the messages of the game in English to hold these against. A translation has
    /// nothing that English has not.
    fn problems(&self, english: &BTreeMap<String, Message>, is_translation: bool) -> Vec<Problem> {
        let mut found = self.problems.clone();
        let own = if is_translation {
            Some(&self.core)
        } else {
            None
        };
        for (key, message) in own.into_iter().flatten().chain(&self.now) {
            let known =
                |wanted: &str| self.core.contains_key(wanted) || self.now.contains_key(wanted);
            for wanted in &message.mentions.messages {
                if !known(wanted) {
                    let all = self.core.keys().chain(self.now.keys()).map(String::as_str);
                    let near = nearest(wanted, all);
                    let said = format!("there is no text `{wanted}`, which `{key}` mentions");
                    found.push(message.warning(said).suggesting(near));
                }
            }
            if leads_to_itself(key, &self.core, &self.now) {
                found.push(message.warning(format!("`{key}` mentions itself")));
            }
            let functions = message.mentions.functions.iter();
            for function in functions.filter(|it| !functions::NAMES.contains(&it.as_str())) {
                found.push(message.warning(format!("there is no function `{function}`")));
            }
            match english.get(key) {
                Some(own) => found.extend(variables(key, message, own)),
                // A term is the language's own affair, and so is its name.
                None if is_translation && !key.starts_with('-') && key != LANGUAGE_NAME => {
                    let near = nearest(key, english.keys().map(String::as_str));
                    let said = format!("English has no text `{key}`, so nothing shows this one");
                    found.push(message.warning(said).suggesting(near));
                }
                None => {}
            }
        }
        found
    }
}

/// Warnings of variables that a message has and the game's own has not, or the other way round.
fn variables(key: &str, message: &Message, own: &Message) -> Vec<Problem> {
    let (given, used) = (&own.mentions.variables, &message.mentions.variables);
    let unknown = used.difference(given).map(|name| {
        let near = nearest(name, given.iter().map(String::as_str));
        let said = format!("the game gives `{key}` no `${name}`");
        message.warning(said).suggesting(near)
    });
    let dropped = given.difference(used).map(|name| {
        message.warning(format!(
            "the game's own `{key}` shows `${name}`, and this one does not"
        ))
    });
    unknown.chain(dropped).collect()
}

/// True if a message mentions itself, at once or by way of others.
fn leads_to_itself(
    key: &str,
    core: &BTreeMap<String, Message>,
    now: &BTreeMap<String, Message>,
) -> bool {
    let mut seen = BTreeSet::new();
    let mut open = vec![key];
    while let Some(next) = open.pop() {
        let message = now.get(next).or_else(|| core.get(next));
        for mentioned in message.into_iter().flat_map(|it| &it.mentions.messages) {
            if mentioned == key {
                return true;
            }
            if seen.insert(mentioned) {
                open.push(mentioned);
            }
        }
    }
    false
}

/// The messages and terms of a file by key, terms with their `-`.
fn messages(path: &Path) -> Vec<(String, Message)> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let mut all: Vec<(String, Message, String)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
        match line.split_once('=') {
            Some((key, value)) if begins => {
                let message = Message {
                    file: path.to_owned(),
                    line: index + 1,
                    first_line: line.trim().to_owned(),
                    mentions: Mentions::default(),
                };
                all.push((key.trim().to_owned(), message, value.to_owned()));
            }
            _ if line.starts_with('#') => {}
            _ => {
                if let Some((.., body)) = all.last_mut() {
                    body.push('\n');
                    body.push_str(line);
                }
            }
        }
    }
    let read = |(key, message, body): (String, Message, String)| {
        let mentions = mentions(&body);
        (
            key,
            Message {
                mentions,
                ..message
            },
        )
    };
    all.into_iter().map(read).collect()
}

/// What the placeables of a text mention.
fn mentions(body: &str) -> Mentions {
    let mut found = Mentions::default();
    let mut depth = 0usize;
    // True where an expression begins: after `{`, and in the brackets of a function.
    let mut fresh = false;
    let mut rest = body;
    while let Some(c) = rest.chars().next() {
        let mut length = c.len_utf8();
        let name_at = |from: usize| {
            let good = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
            let tail = &rest[from..];
            tail.find(|c| !good(c)).unwrap_or(tail.len())
        };
        match c {
            '{' => (depth, fresh) = (depth + 1, true),
            '}' => (depth, fresh) = (depth.saturating_sub(1), false),
            '"' if depth > 0 => {
                length += rest[1..].find('"').map_or(0, |end| end + 1);
                fresh = false;
            }
            '$' if depth > 0 => {
                let name = name_at(1);
                found.variables.insert(rest[1..1 + name].to_owned());
                length += name;
                fresh = false;
            }
            '-' | 'a'..='z' | 'A'..='Z' if fresh => {
                let name = &rest[..name_at(0)];
                length = name.len().max(1);
                let is_call = rest[length..].starts_with('(') && !name.starts_with('-');
                let list = if is_call {
                    &mut found.functions
                } else {
                    &mut found.messages
                };
                list.insert(name.to_owned());
                fresh = false;
            }
            c if c.is_whitespace() => {}
            _ => fresh = false,
        }
        rest = &rest[length..];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::mentions;

    #[test]
    fn mentions_are_found_in_placeables_only() {
        let text = "A { $who } and {-brand} have { $n ->\n [one] one { thing.name }\n *[other] \
                    {$n} \"quoted\"\n } { \"a $lie\" } NUMBER(x) { NUMBER($n) }";
        let found = mentions(text);
        let list = |set: &std::collections::BTreeSet<String>| {
            set.iter().cloned().collect::<Vec<_>>().join(" ")
        };
        assert_eq!(list(&found.variables), "n who");
        assert_eq!(list(&found.messages), "-brand thing");
        assert_eq!(list(&found.functions), "NUMBER");
    }
}
