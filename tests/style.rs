//! The words of the style page: texts say what its glossary says, and none of what it forbids.

use std::{
    fs,
    path::{Path, PathBuf},
};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file below a folder with this ending, sorted.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The rows of the glossary: the term, and the words never to be used for it.
fn glossary(page: &str) -> Vec<(String, Vec<String>)> {
    let mut rows = page
        .lines()
        .skip_while(|line| *line != "| say | for | never |");
    rows.by_ref().take(2).for_each(drop);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [term, _, never] = cells[..] else {
            panic!("not three cells: {row}");
        };
        let words = never.split('`').skip(1).step_by(2);
        (term.to_owned(), words.map(str::to_lowercase).collect())
    })
    .collect()
}

/// The words that a reader sees in a line of a text file: no key, and a number for placeables.
fn shown_of_text(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let value = match line.split_once(" = ") {
        Some((_, value)) if !line.starts_with(' ') => value,
        _ => line,
    };
    without(value, '{', '}')
}

/// The words that a reader sees in a line of a rulebook page: no ids, no targets of links.
fn shown_of_page(line: &str) -> String {
    without(&without(line, '{', '}'), '(', ')').replace(['[', ']', '*'], "")
}

/// The text outside of brackets: a number for those of placeables, what round ones hold unless it
/// is the target of a link.
fn without(text: &str, open: char, close: char) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once(open) {
        out.push_str(before);
        let (inside, after) = inside.split_once(close).unwrap_or((inside, ""));
        match open {
            '{' => out.push('0'),
            _ if !inside.starts_with('#') => out.push_str(inside),
            _ => {}
        }
        rest = after;
    }
    out + rest
}

/// True if the phrase is there as whole words.
fn says(text: &str, phrase: &str) -> bool {
    let inner = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        !inner(before) && !inner(after)
    })
}

/// Every line that a player reads, with its place.
fn lines() -> Vec<(String, String)> {
    let texts = files(&root().join("assets/locale/en"), "ftl").into_iter();
    let texts = texts.map(|path| (path, shown_of_text as fn(&str) -> String));
    let pages = files(&root().join("assets/rulesets"), "md").into_iter();
    let pages = pages.map(|path| (path, shown_of_page as fn(&str) -> String));
    let mut lines = Vec::new();
    for (path, shown) in texts.chain(pages) {
        let name = path
            .strip_prefix(root())
            .expect("below the root")
            .display()
            .to_string();
        for (index, line) in read(&path).lines().enumerate() {
            lines.push((format!("{name}:{}", index + 1), shown(line)));
        }
    }
    lines
}

#[test]
fn no_text_uses_a_word_that_the_glossary_forbids() {
    let glossary = glossary(&read(&root().join("docs/style.md")));
    assert!(glossary.len() > 30, "only {} rows", glossary.len());
    let mut found = Vec::new();
    for (place, line) in lines() {
        let lower = line.to_lowercase();
        for (term, words) in &glossary {
            for word in words.iter().filter(|word| says(&lower, word)) {
                found.push(format!("{place}: \"{word}\", say {term}: {}", line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn apostrophes_and_percentages_are_set_as_the_page_says() {
    let wrong = |line: &str| {
        let straight = line.match_indices('\'').any(|(at, _)| {
            let before = line[..at].chars().next_back();
            before.is_some_and(char::is_alphabetic)
        });
        straight || line.contains(" %")
    };
    let found: Vec<String> = lines()
        .into_iter()
        .filter(|(_, line)| wrong(line))
        .map(|(place, line)| format!("{place}: {}", line.trim()))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn words_are_found_whole_and_only_where_they_are_read() {
    assert!(says("make a halt here", "halt"));
    assert!(!says("asphalt", "halt") && !says("halted", "halt"));
    assert_eq!(shown_of_text("act-halt = Rest { $halt } now"), "Rest 0 now");
    assert_eq!(shown_of_text("# halt"), "");
    let page = shown_of_page("**Rest** in [camp](#magic.halt) (or not). {#halt}");
    assert_eq!(page, "Rest in camp or not. 0");
}
