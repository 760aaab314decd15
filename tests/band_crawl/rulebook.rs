//! The pages of the rulebook, its tables, the rulings and the ledger.

use std::{collections::BTreeSet, fs, path::Path};

use serde::Deserialize;
use tabledelve::{
    games::{PagePart, page_parts, rulebook_pages, section_titles},
    rulesets::band_crawl::{book_tables::draw, rules},
    text::{ENGLISH, Text},
};

use super::{BOOK, LIBRARY};

const GAME: &str = "band_crawl";

fn sections() -> BTreeSet<&'static str> {
    rules::ALL.iter().map(|rule| rule.section()).collect()
}

/// The pages of the rulebook by name.
fn pages() -> Vec<(String, String)> {
    let pages = rulebook_pages(LIBRARY.files(), GAME, ENGLISH).into_iter();
    let read = |(name, path): (&str, &Path)| {
        let page = fs::read_to_string(path).expect("a page");
        (name.to_owned(), page)
    };
    pages.map(read).collect()
}

#[test]
fn every_rule_has_its_section_and_every_section_its_rule() {
    let titles = section_titles(LIBRARY.files(), GAME, ENGLISH);
    let titled: BTreeSet<&str> = titles.keys().map(String::as_str).collect();
    assert_eq!(titled, sections());
    let headings = |page: &str| page.lines().filter(|it| it.contains(" {#")).count();
    let headings: usize = pages().iter().map(|(_, page)| headings(page)).sum();
    assert_eq!(headings, titles.len(), "a section stands twice");
}

#[test]
fn links_lead_to_sections() {
    let known = sections();
    let mut astray = Vec::new();
    for (name, page) in pages() {
        let targets = page.split("](#").skip(1);
        let targets = targets.filter_map(|rest| Some(rest.split_once(')')?.0));
        astray.extend(
            targets
                .filter(|target| !known.contains(target))
                .map(|target| format!("{name}: {target}")),
        );
    }
    assert_eq!(astray, [""; 0]);
}

#[test]
fn tables_come_from_records_and_are_in_words() {
    let (text, _) = Text::of(ENGLISH, LIBRARY.files());
    let mut names = BTreeSet::new();
    for (page, content) in pages() {
        for part in page_parts(&content) {
            let PagePart::Line(line) = part else { continue };
            assert!(!line.starts_with('|'), "{page}: a table typed by hand");
            let name = line.trim().strip_prefix("{{table:");
            names.extend(name.and_then(|it| it.strip_suffix("}}")).map(str::to_owned));
        }
    }
    for race in BOOK.races.iter() {
        let list = super::short(&race.id);
        assert!(names.contains(&format!("list_{list}")), "no list of {list}");
    }
    for name in &names {
        let table = draw(&BOOK, name).unwrap_or_else(|| panic!("no table {name}"));
        assert!(!table.rows.is_empty(), "{name}");
        for row in &table.rows {
            assert_eq!(row.len(), table.headings.len(), "{name}");
        }
        for cell in table.headings.iter().chain(table.rows.iter().flatten()) {
            text.plain(cell);
        }
    }
    assert!(names.len() > 45, "{}", names.len());
    assert!(draw(&BOOK, "no_such_table").is_none());
    assert_eq!(text.missing(), Vec::<String>::new());
}

/// The rows of a table in words, its cells in brackets.
fn told(name: &str) -> Vec<String> {
    let (text, _) = Text::of(ENGLISH, LIBRARY.files());
    let table = draw(&BOOK, name).expect("a table");
    let cells = |row: &Vec<_>| row.iter().map(|it| text.plain(it)).collect::<Vec<_>>();
    table
        .rows
        .iter()
        .map(|row| cells(row).join(" | "))
        .collect()
}

#[test]
fn tables_read_as_a_player_would_say_them() {
    assert_eq!(
        told("damage"),
        [
            "1 | dead | dead",
            "up to the impact | out of the fight | out of the fight",
            "above the impact | duck back | 1 point of reputation less",
        ]
    );
    let goblins = told("list_goblin");
    assert_eq!(goblins[1], "3 to 6 | Warrior | 4 | 2 and shield | Spear");
    assert_eq!(
        goblins[2],
        "7 | Warrior | 4 | 4 and shield | Great axe or Spear"
    );
    assert!(told("charge").contains(&"Warrior | +2 successes in the charge test".to_owned()));
    assert!(told("melee").contains(&"Mace | −1 die against: Sword".to_owned()));
    let treasure = told("treasure");
    assert_eq!(treasure[0], "2 or less | nothing");
    assert_eq!(treasure[5], "7 | ½d6 bronze, 1 piece of clothing");
    let force = told("force");
    assert!(force.contains(&"2 passed, with doubles | a trap".to_owned()));
}

/// Each ruling opens with `**Question** [`rule`, `rule`]` and says what is ruled, and why.
#[test]
fn rulings_are_about_rules_and_give_their_reasons() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/rulings/band_crawl.md")).expect("the rulings");
    let known = sections();
    let rulings: Vec<&str> = page.split("\n**").skip(1).collect();
    for ruling in &rulings {
        let (opening, answer) = ruling.split_once('\n').expect("an answer");
        let (question, rules) = opening.split_once("** [").expect(opening);
        assert!(question.ends_with('?'), "{question}");
        for rule in rules.trim_end_matches(']').split(", ") {
            assert!(known.contains(rule.trim_matches('`')), "{question}: {rule}");
        }
        for part in ["*Ruling:* ", "*Why:* "] {
            assert_eq!(answer.matches(part).count(), 1, "{question}: {part}");
        }
    }
    assert!(rulings.len() > 100, "{}", rulings.len());
}

/// A row of the ledger.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    rule: String,
    book: String,
    test: String,
}

/// While the game grows some rules have no test yet; those in the ledger have theirs.
#[test]
fn the_ledger_names_rules_once_and_tests_that_exist() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let ledger = fs::read_to_string(tests.join("ledger/band_crawl.ron")).expect("the ledger");
    let rows: Vec<Row> = ron::from_str(&ledger).expect("rows");
    let known: BTreeSet<&str> = rules::ALL.iter().map(|rule| rule.0).collect();
    let mut seen = BTreeSet::new();
    for row in &rows {
        assert!(known.contains(&*row.rule), "no rule {}", row.rule);
        assert!(seen.insert(&row.rule), "{} has two rows", row.rule);
        assert!(!row.book.trim().is_empty(), "{}", row.rule);
        let (file, name) = row.test.split_once("::").expect(&row.test);
        let file = tests.join(GAME).join(file).with_extension("rs");
        let text = fs::read_to_string(&file).unwrap_or_default();
        let test = format!("#[test]\nfn {name}()");
        assert!(text.contains(&test), "no test {}", row.test);
    }
}
