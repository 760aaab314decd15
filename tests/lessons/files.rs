//! Lessons that cannot be played are told apart, each with the place of its fault.

use std::{fs, path::Path};

use tabledelve::{
    content::{Loader, ModState, Problem},
    games::{self, Lesson},
};

use crate::common::lines;

/// The game with a mod's lesson in place of its own: the problems of the file, or else the result
/// of rehearsing it.
fn replaced(lesson: &str) -> Result<Vec<u16>, Vec<Problem>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("other/assets/rulesets/deck_crawl");
    fs::create_dir_all(&place).expect("a folder");
    fs::write(place.join("lesson.ron"), lesson).expect("a file");
    let manifest = r#"(id: "other", name: "Other", version: "1", game: "*")"#;
    fs::write(folder.path().join("other/mod.ron"), manifest).expect("a file");
    let library = Loader::new(games::registry(), root)
        .with_mod(folder.path().join("other"))
        .load()
        .expect("the core");
    for info in library.mods() {
        if let ModState::Faulty(problems) = &info.state {
            return Err(problems.clone());
        }
    }
    let lesson = Lesson::read(library.files(), "deck_crawl").expect("a lesson");
    let game = games::open("deck_crawl", &library).expect("the game");
    lesson
        .and_then(|lesson| lesson.rehearse(&*game))
        .map_err(|problem| vec![problem])
}

const GOOD: &str = r#"(
    setup: { "heroes": "1" },
    seed: 4,
    chance: ["hearts_jack", "spades_2", "spades_3", "spades_4", "spades_5", "spades_6"],
    slips: [
        (text: "lesson-deck_crawl-welcome"),
        (text: "lesson-deck_crawl-monster", choice: (label: "act-become")),
    ],
)"#;

#[test]
fn a_mod_replaces_the_lesson() {
    assert_eq!(
        replaced(GOOD).map_err(|all| lines(&all)),
        Ok(vec![10, 39, 39, 39, 39, 39])
    );
}

#[test]
fn a_lesson_that_cannot_be_played_is_told_with_its_place() {
    for (from, to, line, said) in [
        ("seed: 4", "sed: 4", 3, "there is no field `sed`"),
        (
            "lesson-deck_crawl-welcome",
            "welcome",
            6,
            "there is no text `welcome`",
        ),
        (
            "(text: \"lesson-deck_crawl-w",
            "(rule: \"fight.wond\", text: \"lesson-deck_crawl-w",
            6,
            "did you mean `fight.wound`",
        ),
        (
            "(text: \"lesson-deck_crawl-w",
            "(when: Asked(\"x\"), text: \"lesson-deck_crawl-w",
            6,
            "there is no rule `x`",
        ),
        (
            "(text: \"lesson-deck_crawl-w",
            "(points: Lod, text: \"lesson-deck_crawl-w",
            6,
            "`Lod` is none of the choices",
        ),
        ("\"1\"", "\"9\"", 2, "it is a whole number from 1 to 4"),
        ("heroes", "heros", 2, "unknown key 'heros'"),
        ("spades_3", "spades_33", 4, "did you mean `spades_3`"),
        (
            "\"spades_3\"",
            "\"hearts_jack\"",
            4,
            "no card `hearts_jack` can be drawn",
        ),
        ("\"spades_3\"", "3", 4, "write its name in quotes"),
        ("\"spades_3\"", "-3", 4, ""),
        (
            "act-become",
            "act-begone",
            7,
            "is not offered when the slip comes; heroes.class asks and offers act-become",
        ),
        ("choice: (", "choice: (amount: 2, ", 7, "is not offered"),
        (
            "choice: (",
            "choice: (cell: (x: 3, y: 2), ",
            7,
            "is not offered",
        ),
        ("choice: (", "choice: (cell: (3, 2), ", 7, ""),
        (
            "\"spades_6\"]",
            "\"spades_6\", 5]",
            4,
            "the lesson is over before this comes up",
        ),
        (
            "(text: \"lesson-deck_crawl-m",
            "(when: Happened(\"dragon.wakes\"), text: \"lesson-deck_crawl-m",
            7,
            "is not offered when the slip comes",
        ),
    ] {
        let text = GOOD.replacen(from, to, 1);
        assert_ne!(text, GOOD, "{from}");
        let problems = replaced(&text).expect_err(said);
        let shown = lines(&problems);
        assert_eq!(problems.len(), 1, "{shown}");
        assert!(
            problems[0].line == line && shown.contains(said),
            "{said}: {shown}"
        );
        assert!(
            problems[0].col > 1 && problems[0].path.ends_with("lesson.ron"),
            "{shown}"
        );
    }
}
