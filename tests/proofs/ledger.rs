//! The ledger of a game: every rule has its place in the book, its section in the rulebook, its use
//! in the rules, and the test that proves it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use serde::Deserialize;

use super::{Proved, home, root};

/// A row of `tests/ledger/<game>.ron`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// The id of the rule.
    rule: String,
    /// Its place in the printed book.
    book: String,
    /// The test that proves it, as `file::name`.
    test: String,
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file below a folder with this extension.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("a folder that can be listed").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path
            .extension()
            .is_some_and(|extension| extension == ending)
        {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn rows<R: Proved>() -> Vec<Row> {
    let text = read(&root().join(format!("tests/ledger/{}.ron", R::ID)));
    ron::from_str(&text).unwrap_or_else(|error| panic!("the ledger: {error}"))
}

/// True if `file::name` is a test of the game.
pub fn test_exists<R: Proved>(test: &str) -> bool {
    let Some((file, name)) = test.split_once("::") else {
        return false;
    };
    let path = root().join(format!("tests/{}/{file}.rs", R::ID));
    let text = fs::read_to_string(path).unwrap_or_default();
    text.contains(&format!("#[test]\nfn {name}()"))
}

/// Fails unless every rule has one row, and every row is about a rule.
pub fn every_rule_has_its_row_and_every_row_its_rule<R: Proved>() {
    let rows = rows::<R>();
    let mut seen = BTreeSet::new();
    for row in &rows {
        assert!(seen.insert(row.rule.as_str()), "{} has two rows", row.rule);
        assert!(
            !row.book.trim().is_empty(),
            "{}: where is it in the book?",
            row.rule
        );
    }
    let known: BTreeSet<&str> = R::RULES.iter().map(|rule| rule.0).collect();
    let without: Vec<_> = known.difference(&seen).collect();
    assert!(without.is_empty(), "rules without a row: {without:#?}");
    let strange: Vec<_> = seen.difference(&known).collect();
    assert!(strange.is_empty(), "rows without a rule: {strange:#?}");
}

/// Fails unless the tests named by rows exist.
pub fn every_row_names_a_test_that_exists<R: Proved>() {
    let rows = rows::<R>();
    let missing: Vec<String> = rows
        .iter()
        .filter(|row| !test_exists::<R>(&row.test))
        .map(|row| format!("{}: {}", row.rule, row.test))
        .collect();
    assert!(missing.is_empty(), "no such test: {missing:#?}");
}

/// The constant of each rule, as `rules.rs` declares it.
fn constants<R: Proved>() -> BTreeMap<String, String> {
    let text = read(&home::<R>().join(format!("rules/src/rulesets/{}/rules.rs", R::ID)));
    let declared = text
        .lines()
        .filter_map(|line| line.trim().split_once(" = \""));
    declared
        .filter_map(|(name, rest)| Some((rest.split_once('"')?.0.to_owned(), name.to_owned())))
        .collect()
}

/// Fails unless every rule is cited by the rules or by a record.
pub fn every_rule_is_cited_by_the_rules_or_by_a_record<R: Proved>() {
    let sources: String = files(
        &home::<R>().join(format!("rules/src/rulesets/{}", R::ID)),
        "rs",
    )
    .iter()
    .filter(|path| !path.ends_with(format!("{}/rules.rs", R::ID)))
    .map(|path| read(path))
    .collect();
    let records: String = files(
        &home::<R>().join(format!("assets/rulesets/{}", R::ID)),
        "ron",
    )
    .iter()
    .map(|p| read(p))
    .collect();
    let constants = constants::<R>();
    let is_cited = |section: &str| {
        let in_code = constants.get(section).is_some_and(|name| {
            let cited = format!("rules::{name}");
            sources.match_indices(&cited).any(|(at, _)| {
                // Not just the beginning of a longer name.
                !sources[at + cited.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
            })
        });
        in_code || records.contains(&format!("rule: \"{section}\""))
    };
    let unused: Vec<&str> = R::RULES
        .iter()
        .map(|rule| rule.section())
        .filter(|section| !is_cited(section))
        .collect();
    assert!(unused.is_empty(), "cited nowhere: {unused:#?}");
}

/// Fails unless every rule has its section in the rulebook, and every section its rule.
pub fn every_rule_has_its_section_in_the_rulebook_and_every_section_its_rule<R: Proved>() {
    let book: String = files(
        &home::<R>().join(format!("assets/rulesets/{}/rulebook", R::ID)),
        "md",
    )
    .iter()
    .map(|p| read(p))
    .collect();
    let mut sections: Vec<&str> = book
        .lines()
        .filter(|line| line.starts_with('#'))
        .filter_map(|line| line.split_once("{#")?.1.split_once('}').map(|(id, _)| id))
        .collect();
    let many = sections.len();
    sections.sort_unstable();
    sections.dedup();
    assert_eq!(sections.len(), many, "a section stands twice");
    let known: BTreeSet<&str> = R::RULES.iter().map(|rule| rule.section()).collect();
    let sections: BTreeSet<&str> = sections.into_iter().collect();
    let missing: Vec<_> = known.difference(&sections).collect();
    assert!(missing.is_empty(), "rules without a section: {missing:#?}");
    let strange: Vec<_> = sections.difference(&known).collect();
    assert!(strange.is_empty(), "sections for no rule: {strange:#?}");
}
