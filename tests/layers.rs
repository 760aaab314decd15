//! The layers within each crate: lower ones know nothing of higher ones. That the rules know nothing
//! of the window needs no test, for their crate does not depend on it.

use std::{
    fs,
    path::{Path, PathBuf},
};

const PROJECT: &str = env!("CARGO_MANIFEST_DIR");

/// A folder of the source, in the crate of the rules or in that of the program.
fn home_of(folder: &str) -> PathBuf {
    let homes = ["rules/src", "src"].map(|home| Path::new(PROJECT).join(home).join(folder));
    let home = homes.into_iter().find(|home| home.is_dir());
    home.unwrap_or_else(|| panic!("no crate has a folder {folder}"))
}

/// Files of a folder of the source, with their text.
fn sources(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![home_of(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)
            .expect("a folder of the source")
            .flatten()
        {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                let text = fs::read_to_string(&path).expect("a file of the source");
                found.push((path.display().to_string(), text));
            }
        }
    }
    assert!(!found.is_empty(), "{folder} is empty");
    found
}

fn assert_free_of(folder: &str, forbidden: &[&str]) {
    for (path, text) in sources(folder) {
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or("");
            for word in forbidden {
                assert!(
                    !code.contains(word),
                    "{path}:{}: {word} in {code}",
                    number + 1
                );
            }
        }
    }
}

#[test]
fn the_command_line_knows_nothing_of_what_the_window_shows() {
    assert_free_of("cli", &["crate::view", "crate::ui", "bevy::", "egui"]);
}

#[test]
fn the_foundation_knows_nothing_of_games() {
    for folder in ["dice", "grid", "content", "tables", "dungeon"] {
        assert_free_of(
            folder,
            &[
                "crate::game",
                "crate::rulesets",
                "crate::cli",
                "crate::games",
            ],
        );
    }
    assert_free_of("game", &["crate::rulesets", "crate::cli", "crate::games"]);
}

#[test]
fn the_window_is_put_together_from_below() {
    assert_free_of("app", &["crate::view", "crate::ui", "crate::window"]);
    assert_free_of("view", &["crate::ui", "crate::window"]);
    assert_free_of("ui", &["crate::window"]);
}

/// The ids of all rulesets, which are also the names of their folders.
fn rulesets() -> Vec<String> {
    let folders = fs::read_dir(home_of("rulesets")).expect("the rulesets");
    let folders = folders.flatten();
    let folders = folders.filter(|entry| entry.path().is_dir());
    folders
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect()
}

#[test]
fn no_ruleset_imports_another() {
    let names = rulesets();
    for name in &names {
        let others: Vec<String> = names
            .iter()
            .filter(|o| *o != name)
            .map(|o| format!("rulesets::{o}"))
            .collect();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        assert_free_of(&format!("rulesets/{name}"), &others);
    }
}

/// The text of a file without its tests, but with comments and help texts.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests").next().unwrap_or(text)
}

#[test]
fn nobody_outside_its_folder_speaks_of_a_game() {
    let mut words: Vec<String> = ["rulesets::", "dragon", "altar", "skirmish"]
        .map(str::to_owned)
        .into();
    for name in rulesets() {
        words.push(name.replace('_', ""));
        words.push(name.replace('_', " "));
        words.push(name);
    }
    let below = [
        "dice", "grid", "content", "tables", "dungeon", "game", "text",
    ];
    for folder in below.into_iter().chain(["cli", "app", "view", "ui"]) {
        for (path, text) in sources(folder) {
            for (number, line) in without_tests(&text).lines().enumerate() {
                let line = line.to_lowercase();
                let word = words.iter().find(|word| line.contains(*word));
                assert!(word.is_none(), "{path}:{}: {line}", number + 1);
            }
        }
    }
}

#[test]
fn dice_come_from_one_source_only() {
    for folder in ["game", "rulesets", "dungeon", "grid"] {
        assert_free_of(
            folder,
            &[
                "StdRng",
                "SmallRng",
                "thread_rng",
                "Instant::now",
                "SystemTime",
            ],
        );
    }
}
