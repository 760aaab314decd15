//! What two rulesets need stands below them: no six lines are in one of them or its tests and in
//! another's, too. Declarations are aside, since the engine's traits are the same for all.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

/// How many equal lines on end are too many.
const TOO_MANY: usize = 6;

/// What a ruleset calls the world that it reads.
const WORLDS: [&str; 4] = ["Crawl", "crawl", "Venture", "venture"];

/// A line of code without its spaces, and where it stands.
struct Line {
    code: String,
    place: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rulesets() -> Vec<String> {
    let folders = fs::read_dir(root().join("rules/src/rulesets")).expect("the rulesets");
    let folders = folders.flatten().filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = folders
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    names
}

fn files_below(folder: PathBuf) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of code").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The name of a type for the name of a folder.
fn camel(name: &str) -> String {
    let words = name.split('_').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}

fn is_declaration(code: &str) -> bool {
    let public = code.strip_prefix("pub").map_or(code, |rest| {
        let inside = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
        inside.map_or(rest, |(_, rest)| rest).trim_start()
    });
    let first = public.split_whitespace().next().unwrap_or("");
    let words = [
        "use", "mod", "fn", "type", "const", "static", "struct", "enum", "impl", "trait",
    ];
    words.contains(&first.split('<').next().unwrap_or("")) || code.starts_with("#")
}

/// The lines of a file that say something: no comments, declarations or lone brackets.
fn lines_of(file: &Path, ruleset: &str) -> Vec<Line> {
    let text = fs::read_to_string(file).expect("a file of code");
    let place = file.strip_prefix(root()).unwrap_or(file).display();
    let mut lines = Vec::new();
    // In the middle of a list of imports or of parameters.
    let mut until: Option<&str> = None;
    for (number, line) in text.lines().enumerate() {
        let code = line.split("//").next().unwrap_or("").trim();
        if let Some(end) = until {
            if code.ends_with(end) {
                until = None;
            }
            continue;
        }
        if is_declaration(code) {
            let imports = code.contains("use ") && !code.ends_with(';');
            let parameters = code.contains("fn ") && code.ends_with('(');
            if imports {
                until = Some(";");
            } else if parameters {
                until = Some("{");
            }
            continue;
        }
        let mut code = code.replace(ruleset, "it").replace(&camel(ruleset), "It");
        for world in WORLDS {
            code = code.replace(world, "world");
        }
        code.retain(|letter| !letter.is_whitespace());
        if code.chars().any(char::is_alphanumeric) {
            let place = format!("{place}:{}", number + 1);
            lines.push(Line { code, place });
        }
    }
    lines
}

/// The files of a ruleset and of its tests, by lines.
fn code_of(ruleset: &str) -> Vec<Vec<Line>> {
    let folders = ["rules/src/rulesets", "tests"].map(|folder| root().join(folder).join(ruleset));
    let files = folders.into_iter().flat_map(files_below);
    files.map(|file| lines_of(&file, ruleset)).collect()
}

/// Where the same lines stand in both, too many on end.
fn twice<'a>(one: &'a [Vec<Line>], other: &'a [Vec<Line>]) -> Vec<[&'a str; 2]> {
    let key = |lines: &[Line]| -> Vec<String> { lines.iter().map(|it| it.code.clone()).collect() };
    let mut known = HashMap::new();
    for lines in other.iter().flat_map(|file| file.windows(TOO_MANY)) {
        known.entry(key(lines)).or_insert(&*lines[0].place);
    }
    let runs = one.iter().flat_map(|file| file.windows(TOO_MANY));
    let found = runs.filter_map(|run| Some([&*run[0].place, *known.get(&key(run))?]));
    found.collect()
}

#[test]
fn no_six_lines_stand_in_two_rulesets() {
    let names = rulesets();
    let codes: Vec<_> = names.iter().map(|name| code_of(name)).collect();
    assert!(codes.iter().flatten().flatten().count() > 10_000);
    for (place, one) in codes.iter().enumerate() {
        for other in &codes[place + 1..] {
            let twice = twice(one, other);
            assert!(twice.is_empty(), "{TOO_MANY} lines on end: {twice:#?}");
        }
    }
}

#[test]
fn what_stands_twice_is_found() {
    let line = |code: &str| Line {
        code: code.to_owned(),
        place: code.to_owned(),
    };
    let one = [["a", "b", "c", "d", "e", "f", "g"].map(line).into()];
    let same = [["x", "b", "c", "d", "e", "f", "g"].map(line).into()];
    assert_eq!(twice(&one, &same), [["b", "b"]]);
    let less = [["x", "b", "c", "d", "e", "f", "x"].map(line).into()];
    assert!(twice(&one, &less).is_empty());
}
