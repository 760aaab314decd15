//! Gaps, overlaps and reach; rows and their exact chances.

use std::{collections::BTreeMap, fs, path::Path};

use proptest::prelude::*;
use schemars::JsonSchema;
use serde::Deserialize;

use super::*;
use crate::{
    content::{Library, Loader, Record as _, Registry, Report},
    dice::{Chance, Check as _, Fraction},
};

/// Row type of the tables in these tests.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Gift {
    gold: u32,
}

impl TableEntry for Gift {
    const KIND: &'static str = "test_game/tables/gifts";
    const MODIFIERS: &'static [&'static str] = &["modifier-depth", "modifier-luck"];

    fn validate(&self, at: &str, report: &mut Report) {
        report.expect(self.gold < 100, &format!("{at}.gold"), "below 100");
    }
}

fn table(text: &str) -> Result<RolledTable<Gift>, String> {
    ron::from_str(&format!("(name: \"table\", {text})")).map_err(|error| error.to_string())
}

/// All faults of a table, as the report prints them.
fn faults(text: &str) -> String {
    let mut report = Report::default();
    table(text).expect(text).validate(&mut report);
    format!("{report:?}").replace('\\', "")
}

/// A library of these tables, with the ids `core:a`, `core:b` and so on.
fn library(tables: &[&str]) -> Library {
    let root = tempfile::tempdir().expect("a folder");
    let folder = root.path().join("assets/rulesets/test_game/tables");
    fs::create_dir_all(&folder).expect("its folder");
    for (place, text) in tables.iter().enumerate() {
        let id = char::from(b'a' + place as u8);
        let record = format!("{{\"core:{id}\": (name: \"table\", {text})}}");
        let kind = folder.join("gifts");
        fs::create_dir_all(&kind).expect("its folder");
        fs::write(kind.join(format!("{id}.ron")), record).expect("its file");
    }
    load(root.path()).unwrap_or_else(|problems| panic!("{problems}"))
}

fn load(root: &Path) -> Result<Library, String> {
    let loader = Loader::new(Registry::new().with::<RolledTable<Gift>>(), root);
    loader.load().map_err(|problems| {
        let shown: Vec<String> = problems.iter().map(ToString::to_string).collect();
        shown.join("\n")
    })
}

fn placed(text: &str) -> Placed<Gift> {
    let mut tables = Tables::default();
    let placed = tables.take(&library(&[text]), "core:a");
    placed.expect("the table")
}

#[test]
fn ranges_read_and_write_alike() {
    for text in [
        "4",
        "1..=3",
        "..=3",
        "18..",
        "..",
        "-3..=-1",
        "2, 12",
        "clubs spades 2..=11, hearts 3",
    ] {
        assert_eq!(text.parse::<On>().map(|on| on.to_string()), Ok(text.into()));
    }
    assert_eq!(
        "5 ..= 6".parse::<On>().map(|on| on.to_string()),
        Ok("5..=6".into())
    );
    for text in [
        "",
        "x",
        "1..3",
        "1-3",
        "1..=",
        "..=",
        "3..=1",
        "1,,2",
        "1..=2..=3",
        "999999",
        "clubs",
    ] {
        assert!(text.parse::<On>().is_err(), "{text}");
    }
}

#[test]
fn a_table_has_one_row_for_every_result() {
    for (text, said) in [
        ("by: Roll(\"d6\"), rows: {}", "the table has no rows"),
        (
            "by: Roll(\"d6\"), rows: {\"a\": (on: \"1..=2\", gives: (gold: 1)), \"b\": (on: \"5..\", gives: (gold: 1))}",
            "`3..=4` has no row; the next one is `5..`",
        ),
        (
            "by: Roll(\"d6\"), rows: {\"a\": (on: \"1..=5\", gives: (gold: 1))}",
            "`6` has no row; the last one is `1..=5`",
        ),
        (
            "by: Roll(\"d6\"), rows: {\"a\": (on: \"2..\", gives: (gold: 1))}",
            "`1` has no row; the next one is `2..`",
        ),
        (
            "by: Roll(\"d6\"), rows: {\"a\": (on: \"..=4\", gives: (gold: 1)), \"b\": (on: \"3..\", gives: (gold: 1))}",
            "`3..` overlaps with `..=4` of the row `a`: `3..=4` is in both",
        ),
        (
            "by: Roll(\"d6\"), rows: {\"a\": (on: \"..\", gives: (gold: 1)), \"b\": (on: \"3\", gives: (gold: 1))}",
            "`3` overlaps with `..` of the row `a`: `3` is in both",
        ),
        (
            "by: Roll(\"d6\"), rows: {\"a\": (on: \"..=6\", gives: (gold: 1)), \"b\": (on: \"7\", gives: (gold: 1))}",
            "`7` never comes: d6 gives 1 to 6",
        ),
        (
            "by: Roll(\"2d6\"), rows: {\"a\": (on: \"1..=12\", gives: (gold: 1))}",
            "`1..=12` reaches further than 2d6, which gives 2 to 12",
        ),
        (
            "by: Roll(\"d6\"), modifiers: {\"modifier-depth\": \"0..=3\"}, rows: {\"a\": (on: \"..=6\", gives: (gold: 1)), \"b\": (on: \"10..\", gives: (gold: 1))}",
            "`10..` never comes: d6 with its modifiers gives 1 to 9",
        ),
        (
            "by: Roll(\"d6\"), modifiers: {\"modifier-dept\": \"0..=3\"}, rows: {\"a\": (on: \"..\", gives: (gold: 1))}",
            "the rules bring no modifier `modifier-dept` to this table; did you mean `modifier-depth`?",
        ),
        (
            "by: Roll(\"d6\"), modifiers: {\"modifier-luck\": \"0..\"}, rows: {\"a\": (on: \"..\", gives: (gold: 1))}",
            "`0..` must have two ends",
        ),
        (
            "by: Draw(suits: [\"red\", \"black\"], ranks: \"1..=3\"), rows: {\"a\": (on: \"red ..\", gives: (gold: 1)), \"b\": (on: \"black 1, black 3\", gives: (gold: 1))}",
            "`black 2` has no row",
        ),
        (
            "by: Draw(suits: [\"red\", \"black\"], ranks: \"1..=3\"), rows: {\"a\": (on: \"..\", gives: (gold: 1)), \"b\": (on: \"blak 2\", gives: (gold: 1))}",
            "there is no suit `blak` here; did you mean `black`?",
        ),
        (
            "by: Draw(suits: [\"red\", \"red\"], ranks: \"1..=3\"), rows: {\"a\": (on: \"..\", gives: (gold: 1))}",
            "the suit `red` appears twice",
        ),
        (
            "by: Draw(ranks: \"1..\"), rows: {\"a\": (on: \"..\", gives: (gold: 1))}",
            "`1..` must have two ends",
        ),
        (
            "by: Count(\"0..=2\"), rows: {\"a\": (on: \"..=1\", gives: (gold: 1))}",
            "`2` has no row; the last one is `..=1`",
        ),
        (
            "by: Count(\"0..=2\"), rows: {\"a\": (on: \"..=1\", gives: (gold: 1)), \"b\": (on: \"2..=3\", gives: (gold: 1))}",
            "`2..=3` reaches further than the count, which gives 0 to 2",
        ),
        (
            "by: Count(\"0..\"), rows: {\"a\": (on: \"..\", gives: (gold: 1))}",
            "`0..` must have two ends, at most 100 numbers apart",
        ),
        (
            "by: Roll(\"d6\"), rows: {\"a\": (on: \"..\", gives: (gold: 100))}",
            "below 100",
        ),
    ] {
        let faults = faults(text);
        assert!(faults.contains(said), "{text}: {faults}");
    }
}

#[test]
fn a_row_is_there_once() {
    let twice = "by: Roll(\"d6\"), rows: {\"a\": (on: \"..=3\", gives: (gold: 1)), \"a\": (on: \"4..\", gives: (gold: 1))}";
    let error = table(twice).expect_err("a row twice");
    assert!(error.contains("the row `a` appears twice"), "{error}");
}

#[test]
fn rows_stand_in_the_order_of_their_totals() {
    let table = table(
        "by: Roll(\"d6\"), rows: {\"last\": (on: \"5..\", gives: (gold: 1)), \"first\": (on: \"..=2\", gives: (gold: 1)), \"mid\": (on: \"3..=4\", gives: (gold: 1))}",
    );
    let names: Vec<String> = table
        .expect("a table")
        .rows
        .into_iter()
        .map(|row| row.0)
        .collect();
    assert_eq!(names, ["first", "mid", "last"]);
}

#[test]
fn a_fault_is_shown_at_its_row() {
    let root = tempfile::tempdir().expect("a folder");
    let folder = root.path().join("assets/rulesets/test_game/tables");
    fs::create_dir_all(&folder).expect("its folder");
    let text = "{\"core:a\": (name: \"table\", by: Roll(\"d6\"), rows: {\n    \"low\": (on: \"..=2\", gives: (gold: 1)),\n    \"high\": (on: \"4..\", gives: (gold: 1)),\n})}";
    fs::write(folder.join("gifts.ron"), text).expect("its file");
    let problems = load(root.path()).expect_err("a gap");
    let shown = "gifts.ron:3:18: `3` has no row; the next one is `4..`\n    \"high\": (on: \"4..\"";
    assert!(problems.contains(shown), "{problems}");
    fs::write(folder.join("gifts.ron"), text.replace("4..", "3-6")).expect("its file");
    let problems = load(root.path()).expect_err("no range");
    let shown = "gifts.ron:3:18: `3-6` is no range: write it like `4`, `1..=3`, `..=3` or `18..`";
    assert!(problems.contains(shown), "{problems}");
}

const DEEP: &str = "by: Roll(\"2d6\"), modifiers: {\"modifier-depth\": \"-1..=2\"}, rows: {\"none\": (on: \"..=4\", gives: (gold: 0)), \"some\": (on: \"5..=10\", gives: (gold: 5)), \"much\": (on: \"11..\", gives: (gold: 50))}";

#[test]
fn a_roll_comes_to_its_row() {
    let table = placed(DEEP);
    let mut chance = Chance::scripted([5, 4, 5, 4, 5, 4]);
    let mut rolled = |depth| {
        let check = table.check("dice-gift", |_| depth);
        let (roll, row) = check.roll(&mut chance);
        let value: i32 = roll.modifiers.iter().map(|modifier| modifier.value).sum();
        (value, row.total, table.gives(row).gold)
    };
    assert_eq!(rolled(0), (0, 9, 5));
    assert_eq!(rolled(2), (2, 11, 50));
    // A modifier beyond its bounds is clamped.
    assert_eq!(rolled(-99), (-1, 8, 5));
}

#[test]
fn chances_are_exact_with_and_without_modifiers() {
    let table = placed(DEEP);
    let of = |n, m| Fraction::new(n, m);
    assert_eq!(table.plain_chances(), [of(6, 36), of(27, 36), of(3, 36)]);
    let deep = table.chances(|name| if name == "modifier-depth" { 2 } else { 7 });
    assert_eq!(deep, [of(1, 36), of(25, 36), of(10, 36)]);
}

#[test]
fn cards_are_looked_up_by_suit_and_rank() {
    let table = placed(
        "by: Draw(suits: [\"red\", \"black\"], ranks: \"2..=11\"), rows: {\"a\": (on: \"red ..=10\", gives: (gold: 1)), \"b\": (on: \"black 2..\", gives: (gold: 2)), \"c\": (on: \"red 11\", gives: (gold: 3))}",
    );
    let gold = |suit, rank| {
        table
            .drawn(Some(suit), rank)
            .map(|row| table.gives(row).gold)
    };
    assert_eq!(
        [gold("red", 2), gold("black", 11), gold("red", 11)],
        [Some(1), Some(2), Some(3)]
    );
    assert_eq!([gold("green", 2), gold("red", 12)], [None, None]);
    let of = |n| Fraction::new(n, 20);
    assert_eq!(table.plain_chances(), [of(9), of(10), of(1)]);
}

#[test]
fn what_the_rules_have_counted_is_looked_up() {
    let table = placed(
        "by: Count(\"0..=2\"), rows: {\"none\": (on: \"0\", gives: (gold: 0)), \"some\": (on: \"1..\", gives: (gold: 5))}",
    );
    let gold = |count| table.gives(table.at(count)).gold;
    assert_eq!([gold(0), gold(1), gold(2), gold(9)], [0, 5, 5, 5]);
    // Its chances are those of whatever was counted.
    assert!(table.plain_chances().is_empty());
}

#[test]
fn tables_are_listed_where_rolls_name_them() {
    let library = library(&[
        DEEP,
        "by: Roll(\"d4\"), rows: {\"all\": (on: \"..\", gives: (gold: 1))}",
    ]);
    let mut tables = Tables::default();
    let second: Placed<Gift> = tables.take(&library, "core:b").expect("a table");
    let first: Placed<Gift> = tables.take(&library, "core:a").expect("a table");
    assert_eq!((second.at(3).table, first.at(12).table), (0, 1));
    let listing = &tables.listings()[1];
    assert_eq!(listing.rows[usize::from(first.at(12).row)], "much");
    assert!(tables.take::<Gift>(&library, "core:c").is_err());
}

/// A table of dice whose rows end at these totals, each starting after the one before; the first
/// and last rows are open.
fn cut(dice: &str, ends: &[i32], modifier: (i32, i32)) -> String {
    let mut rows = BTreeMap::new();
    let mut from = String::new();
    for end in ends {
        rows.insert(*end, format!("{from}..={end}"));
        from = (end + 1).to_string();
    }
    rows.insert(i32::MAX, format!("{from}.."));
    let rows: Vec<String> = rows
        .values()
        .enumerate()
        .map(|(place, on)| format!("\"r{place}\": (on: \"{on}\", gives: (gold: {place}))"))
        .collect();
    let (least, most) = modifier;
    format!(
        "by: Roll(\"{dice}\"), modifiers: {{\"modifier-luck\": \"{least}..={most}\"}}, rows: {{{}}}",
        rows.join(", ")
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_valid_table_has_exactly_one_row_for_each_total(
        count in 0u8..4,
        sides in 2u8..13,
        plus in -5i32..6,
        (least, more) in (-3i32..4, 0i32..4),
        cuts in proptest::collection::btree_set(0usize..60, 0..6),
    ) {
        let dice = format!("{count}d{sides}{plus:+}");
        let (low, high) = (
            i32::from(count) + plus + least,
            i32::from(count) * i32::from(sides) + plus + least + more,
        );
        let ends: Vec<i32> = cuts.iter().map(|cut| low + *cut as i32).filter(|end| *end < high).collect();
        let text = cut(&dice, &ends, (least, least + more));
        let table = table(&text).expect("a table");
        let mut report = Report::default();
        table.validate(&mut report);
        let faults = format!("{report:?}");
        prop_assert_eq!(faults, format!("{:?}", Report::default()), "{}", text);
        prop_assert_eq!(table.reach(), (low, high));
        for total in low..=high {
            let rows = table.rows.iter().filter(|(_, row)| row.on.holds(None, total)).count();
            prop_assert_eq!(rows, 1, "{} in {}", total, text);
        }
        let placed = placed(&text);
        for value in least..=least + more {
            let chances = placed.chances(|_| value);
            prop_assert_eq!(chances.len(), ends.len() + 1);
            prop_assert_eq!(chances.into_iter().sum::<Fraction>(), Fraction::new(1, 1));
        }
    }

    #[test]
    fn a_table_without_one_of_its_rows_has_a_gap(
        sides in 4u8..13,
        gone in 0usize..4,
    ) {
        let whole = cut(&format!("d{sides}"), &[1, 2, 3], (0, 0));
        let mut table = table(&whole).expect("a table");
        table.rows.remove(gone);
        let mut report = Report::default();
        table.validate(&mut report);
        let faults = format!("{report:?}");
        prop_assert!(faults.contains("has no row"), "{}", faults);
    }

    #[test]
    fn no_text_makes_a_range_panic(text in ".{0,12}") {
        if let Ok(on) = text.parse::<On>() {
            prop_assert_eq!(on.to_string().parse::<On>(), Ok(on));
        }
    }
}
