//! All records together: tables, names, rules, documentation, warnings.

use std::{collections::BTreeSet, fs, path::Path};

use tabledelve::{
    content::{DataPaths, Depth, check},
    rulesets::band_crawl::{content::Amount, rules},
    tables::TableListing,
    text::{ENGLISH, Text, keys},
};

use super::{BOOK, LIBRARY, registry};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every table has a place in the book: the index by which events name it.
#[test]
fn every_table_is_in_the_book() {
    let listings = BOOK.tables.all.listings();
    let placed = listings.iter().map(|it: &TableListing| it.name.as_str());
    let placed: BTreeSet<&str> = placed.collect();
    assert_eq!(placed.len(), listings.len(), "two tables of one name");
    let named = LIBRARY.names(&registry());
    let tables = named.iter().filter(|it| it.kind.name.contains("/tables/"));
    let tables: BTreeSet<&str> = tables.map(|it| it.name.as_str()).collect();
    assert_eq!(placed, tables);
    let rows: usize = listings.iter().map(|it| it.rows.len()).sum();
    assert_eq!((listings.len(), rows), (66, 317));
}

/// Every text that a record names is there, and each that is there is named.
#[test]
fn names_have_texts() {
    let (text, problems) = Text::of(ENGLISH, LIBRARY.files());
    assert_eq!(problems, []);
    let named = LIBRARY.names(&registry());
    let named = named.into_iter().filter(|it| it.what == "text");
    let mut named: BTreeSet<String> = named.map(|it| it.name).collect();
    let modifiers = ["big-bad", "reputation"].map(|it| format!("band-modifier-{it}"));
    named.extend(modifiers);
    let missing: Vec<&String> = named.iter().filter(|key| !text.knows(key)).collect();
    assert_eq!(missing, [""; 0]);
    let own = fs::read_to_string(root().join("assets/locale/en/band_crawl.ftl")).expect("texts");
    let is_own = |key: &String| {
        own.lines()
            .any(|line| line.starts_with(&format!("{key} =")))
    };
    let texts = keys(LIBRARY.files(), ENGLISH);
    let texts: BTreeSet<String> = texts.into_iter().filter(is_own).collect();
    assert_eq!(texts, named);
}

#[test]
fn records_name_rules_of_the_game() {
    let named = LIBRARY.names(&registry());
    let named: Vec<_> = named.iter().filter(|it| it.what == "rule").collect();
    // Races, professions, weapons, items, spells.
    assert_eq!(named.len(), 15 + 8 + 10 + 29 + 3);
    for it in named {
        let known = rules::ALL.iter().any(|rule| rule.section() == it.name);
        assert!(known, "{}", it.name);
    }
    let sections: BTreeSet<&str> = rules::ALL.iter().map(|it| it.section()).collect();
    assert_eq!(sections.len(), rules::ALL.len());
}

#[test]
fn every_field_is_documented_and_bounded() {
    assert_eq!(registry().gaps(), [""; 0]);
}

#[test]
fn nothing_is_left_unused() {
    let paths = DataPaths::new(root(), root());
    let found = check(&registry(), &paths, &[], Depth::Quick).expect("the core");
    let found: Vec<String> = found.problems.iter().map(ToString::to_string).collect();
    assert_eq!(found, [""; 0]);
}

#[test]
fn amounts_are_read_and_written() {
    for (text, least, most) in [
        ("3", 3, 3),
        ("1/2d6", 1, 3),
        ("3+1/2d6", 4, 6),
        ("2d6", 2, 12),
        ("99+9/2d6+9d6", 117, 180),
    ] {
        let amount: Amount = text.parse().expect("an amount");
        assert_eq!(amount.to_string(), text);
        assert_eq!((amount.min(), amount.max()), (least, most));
    }
    assert_eq!("d6".parse::<Amount>().map(|it| it.dice), Ok(1));
    for text in [
        "", "0", "100", "1/2d8", "2d20", "-1", "+3", "3+", "10d6", "1+2", "1/3d6", "d",
    ] {
        let refused = text.parse::<Amount>().expect_err(text);
        assert!(refused.to_string().contains("write it like"), "{refused}");
    }
}
