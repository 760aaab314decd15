//! The headless commands as seen by other programs: the shape of the answers, and the same answer
//! every time.

mod cli_common;

use std::{collections::BTreeSet, fs};

use cli_common::{json, keys, set, tabledelve};
use num_bigint::BigUint;
use num_rational::Ratio;
use num_traits::{One, Zero};
use serde_json::Value;

/// Checks the form of a report of odds: fractions in lowest terms, none of them 0, that sum to 1.
fn assert_odds(report: &Value) {
    assert_eq!(keys(report), set(&["game", "check", "inputs", "outcomes"]));
    let name = &report["check"];
    let (mut sum, mut near) = (Ratio::<BigUint>::zero(), 0.0);
    for row in report["outcomes"].as_array().expect("a list") {
        assert_eq!(keys(row), set(&["result", "probability", "exact"]));
        assert!(row["result"].is_string());
        let exact = row["exact"].as_str().expect("n/d");
        let chance: Ratio<BigUint> = exact.parse().expect("n/d");
        let lowest = format!("{}/{}", chance.numer(), chance.denom());
        assert!(!chance.is_zero() && exact == lowest, "{name}: {row}");
        sum += chance;
        near += row["probability"].as_f64().expect("a number");
    }
    assert_eq!(sum, Ratio::one(), "{name}");
    assert!((near - 1.0_f64).abs() < 1e-9, "{name}");
}

#[test]
fn every_check_has_odds_that_sum_to_one() {
    for game in ["deck_crawl", "hex_adventure"] {
        let listed = json(&["odds", game, "--list", "--json"]);
        let checks = listed["checks"].as_array().expect("a list");
        assert!(!checks.is_empty());
        for check in checks {
            let name = check["check"].as_str().expect("a name");
            let report = json(&["odds", game, name, "--json"]);
            assert_odds(&report);
            for key in check["keys"].as_array().expect("a list") {
                let (key, default) = (key["key"].as_str().expect("a name"), &key["default"]);
                assert_eq!(&report["inputs"][key], default);
            }
        }
    }
}

#[test]
fn the_largest_dice_that_can_be_named_have_exact_odds_too() {
    let largest: [&[&str]; 4] = [
        &[
            "hex_adventure",
            "strike",
            "dice=20",
            "dx=70",
            "damage=20d100",
        ],
        &["hex_adventure", "check", "dice=20", "attribute=70"],
        &["deck_crawl", "attack", "die=d100", "slay=30", "buff=30"],
        &["deck_crawl", "struck", "die=d100", "evade=30"],
    ];
    for check in largest {
        let report = json(&[&["odds", "--json"], check].concat());
        assert_odds(&report);
    }
    let strike = json(&["odds", "hex_adventure", "strike", "damage=20d100", "--json"]);
    let rows = strike["outcomes"].as_array().expect("a list");
    // All twenty dice at their best, with three dice at 10 or less.
    let best = rows.last().expect("a row");
    assert_eq!(best["result"], "2000");
    assert_eq!(best["exact"], format!("1/2{}", "0".repeat(40)));
}

#[test]
fn odds_that_can_be_checked_by_hand() {
    // A missile hits if either of two dice shows three or more: all but (2/6)².
    let missile = json(&[
        "odds",
        "deck_crawl",
        "heal",
        "dice=2",
        "wounds=99",
        "--json",
    ]);
    let rows = missile["outcomes"].as_array().expect("a list");
    assert_eq!(rows.len(), 11);
    assert_eq!(rows[0]["exact"], "1/36");
    let sevens = rows
        .iter()
        .find(|row| row["result"] == "7")
        .expect("a seven");
    assert_eq!(sevens["exact"], "1/6");
    // No wounds, nothing to heal: certain.
    let nothing = json(&["odds", "deck_crawl", "heal", "wounds=0", "--json"]);
    let rows = nothing["outcomes"].as_array().expect("a list");
    assert_eq!(rows.len(), 1);
    assert_eq!(
        (&rows[0]["result"], &rows[0]["exact"]),
        (&"0".into(), &"1/1".into())
    );
    assert_eq!(rows[0]["probability"], 1.0);
}

#[test]
fn a_dungeon_tells_its_rooms_and_the_cards_behind_them() {
    let map = json(&["dungeon", "deck_crawl", "--seed", "3", "--json"]);
    assert_eq!(
        keys(&map),
        set(&["game", "seed", "rooms", "links", "entrance"])
    );
    let rooms = map["rooms"].as_array().expect("a list");
    assert!(rooms.len() > 1);
    let mut drawn = BTreeSet::new();
    for (place, room) in rooms.iter().enumerate() {
        assert_eq!(room["id"], place);
        assert!(room["kind"].is_string() && room["level"].is_u64());
        let cells = room["cells"].as_array().expect("a list");
        assert!(!cells.is_empty() && cells.iter().all(|cell| cell.as_array().is_some()));
        for roll in room["rolls"].as_array().expect("a list") {
            assert_eq!(roll["rule"], "deck_crawl.round.draw");
            // The deck has each card once.
            assert!(drawn.insert(roll["result"].to_string()), "{roll}");
        }
    }
    assert!(!drawn.is_empty());
    let links = map["links"].as_array().expect("a list");
    assert_eq!(links.len(), rooms.len() - 1);
    assert!(
        links
            .iter()
            .all(|link| link["from"].as_u64() < link["to"].as_u64())
    );
    assert_eq!(map["entrance"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        map,
        json(&["dungeon", "deck_crawl", "--seed", "3", "--json"])
    );
    assert_ne!(
        map["rooms"],
        json(&["dungeon", "deck_crawl", "--seed", "4", "--json"])["rooms"]
    );
}

#[test]
fn a_dungeon_is_set_up_and_given_away_as_a_level() {
    let one = ["dungeon", "deck_crawl", "--set", "heroes=1", "--json"];
    let four = ["dungeon", "deck_crawl", "--set", "heroes=4", "--json"];
    assert_ne!(json(&one)["rooms"], json(&four)["rooms"]);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("dungeon.ron");
    let name = file.to_str().expect("a path");
    let (status, said, problem) = tabledelve(&["dungeon", "deck_crawl", "--level", name]);
    assert_eq!((status, said.trim()), (0, name), "{problem}");
    let (status, text, problem) = tabledelve(&["check", name]);
    assert_eq!((status, &*text), (0, ""), "{problem}");

    let good = fs::read_to_string(&file).expect("a level");
    fs::write(&file, good.replacen("level: 1", "level: 9", 1)).expect("the file");
    let (status, text, _) = tabledelve(&["check", name]);
    assert_eq!(status, 1);
    // Only stairs could lead from there to the storey of everything else.
    let line = good.lines().position(|line| line.contains("corners:"));
    let place = format!("dungeon.ron:{}:", line.expect("a way") + 1);
    assert!(
        text.contains(&place) && text.contains("stairs"),
        "{place} {text}"
    );
}

#[test]
fn a_dungeon_as_text_and_picture() {
    let (status, text, _) = tabledelve(&["dungeon", "deck_crawl", "--text"]);
    assert_eq!(status, 0);
    assert!(text.contains('#') && text.lines().count() > 5, "{text}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("map.png");
    let name = file.to_str().expect("a path");
    let (status, said, problem) = tabledelve(&["dungeon", "deck_crawl", "--png", name]);
    assert_eq!((status, said.trim()), (0, name), "{problem}");
    assert!(fs::read(&file).expect("a picture").starts_with(b"\x89PNG"));
}

#[test]
fn rules_have_titles_and_play_cites_them() {
    let rules = json(&["rules", "deck_crawl", "--json"]);
    assert_eq!(keys(&rules), set(&["game", "rules"]));
    let rows = rules["rules"].as_array().expect("a list");
    let deal = rows
        .iter()
        .find(|row| row["id"] == "deck_crawl.heroes.deal")
        .expect("a rule");
    assert_eq!(deal["title"], "The deal");
    for row in rows {
        let (id, title) = (row["id"].as_str().expect("an id"), row["title"].as_str());
        // A rule without a section in the rulebook would show its id.
        assert_ne!(Some(id.trim_start_matches("deck_crawl.")), title);
    }

    let coverage = [
        "rules",
        "deck_crawl",
        "--coverage",
        "--games",
        "60",
        "--seed",
        "2",
        "--json",
    ];
    let counted = json(&coverage);
    assert_eq!(keys(&counted), set(&["game", "games", "rules", "tables"]));
    assert_eq!(counted["games"], 60);
    let cited = |id: &str| {
        let rows = counted["rules"].as_array().expect("a list");
        rows.iter()
            .find(|row| row["id"] == id)
            .and_then(|row| row["cited"].as_u64())
    };
    assert!(cited("deck_crawl.heroes.deal") > Some(60));
    assert!(cited("deck_crawl.fight.wound") > Some(0));
    // No event names this rule: it only ever refuses.
    assert!(cited("deck_crawl.class.armour_limit") > Some(0));
    let tables = counted["tables"].as_array().expect("a list");
    let ids: Vec<&str> = tables
        .iter()
        .filter_map(|table| table["id"].as_str())
        .collect();
    let of_the_book = ["dungeon", "monsters", "strangers", "traps", "chests"];
    assert_eq!(ids, of_the_book.map(|name| format!("core:{name}")));
    for table in tables {
        assert_eq!(keys(table), set(&["id", "rows"]));
        for row in table["rows"].as_array().expect("a list") {
            assert_eq!(keys(row), set(&["drawn", "row"]));
            assert!(row["drawn"].as_u64() > Some(0), "{table}: {row}");
        }
    }
    assert_eq!(counted, json(&coverage));
    let (_, said, _) = tabledelve(&coverage[..7]);
    let traps: Vec<&str> = said
        .lines()
        .skip_while(|line| *line != "table core:traps")
        .collect();
    assert!(
        traps[1].ends_with("  magical") && traps[2].ends_with("  mechanical"),
        "{said}"
    );
    let other = json(&[
        "rules",
        "hex_adventure",
        "--coverage",
        "--games",
        "1",
        "--json",
    ]);
    assert_eq!(other["tables"], serde_json::json!([]));
}
