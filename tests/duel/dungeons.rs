//! Dungeons of the duel: as rules, as levels, and as the command line shows them.

use std::fs;

use crate::{BOOK, built::program, duel::Duel, duel::TheDuel, setup};
use serde_json::Value;
use tabledelve::{
    dice::Chance,
    dungeon::RoomId,
    game::{Game, Rulebook},
};

#[test]
fn every_dungeon_has_two_storeys_with_a_loop_on_each() {
    let needs = TheDuel::level_needs(&BOOK).expect("it takes levels");
    for adventure in ["duel:cellar", "duel:vault"] {
        let setup = setup(&[("adventure", adventure)]);
        for seed in 0..100 {
            let laid_out = TheDuel::lay_out(&BOOK, &setup, seed);
            let level = laid_out.expect("it is laid out before play").level;
            assert_eq!(level.faults(), [], "seed {seed}");
            assert_eq!(level.lacks(&needs), [], "seed {seed}");
            for storey in [1, 2] {
                let rooms = level.map.rooms().filter(|room| room.level == storey);
                let links = level.map.links().filter(|link| {
                    let [from, to] = [link.from, link.to].map(|room| level.map.room(room));
                    from.zip(to)
                        .is_some_and(|(a, b)| a.level == storey && b.level == storey)
                });
                assert_eq!(rooms.count(), links.count(), "seed {seed}: a ring");
            }
        }
    }
}

#[test]
fn the_dungeon_that_is_laid_out_is_the_one_that_is_played() {
    let setup = setup(&[("adventure", "duel:vault")]);
    for seed in 0..20 {
        let game = Game::<TheDuel>::new(BOOK.clone(), setup.clone(), seed, Chance::seeded(seed));
        let level = TheDuel::lay_out(&BOOK, &setup, seed)
            .expect("a level")
            .level;
        let state = &Duel::of(game.world()).state;
        assert_eq!(**state.floors.map(), level.map, "seed {seed}");
        let rooms = state
            .at
            .map(|cell| level.map.room_at(cell).map(|room| room.id));
        assert_eq!(
            rooms,
            [Some(RoomId(0)), level.map.last().map(|room| room.id)]
        );
    }
}

fn said(args: &[&str]) -> String {
    let output = program().args(args).output().expect("the program starts");
    let problem = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {problem}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_command_line_shows_the_dungeon_and_takes_it_in() {
    let asked = [
        "dungeon",
        "duel",
        "--seed",
        "3",
        "--set",
        "adventure=duel:vault",
    ];
    let with = |more: &[&'static str]| said(&[&asked[..], more].concat());
    let json: Value = serde_json::from_str(&with(&["--json"])).expect("JSON");
    assert_eq!((&json["game"], &json["seed"]), (&"duel".into(), &3.into()));
    let rooms = json["rooms"].as_array().expect("rooms");
    let storeys: Vec<_> = rooms.iter().map(|room| room["level"].as_u64()).collect();
    assert_eq!(storeys, [1, 1, 1, 1, 2, 2, 2].map(Some));
    // A ring of four rooms, one of three, and the stairs.
    assert_eq!(json["links"].as_array().map(Vec::len), Some(4 + 3 + 1));
    assert_eq!(with(&["--text"]), with(&["--text"]));

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("vault.ron");
    let path = file.to_str().expect("a path");
    said(&[&asked[..], &["--level", path]].concat());
    said(&["check", path, "--game", "duel"]);
    // Without its stairs it is no dungeon for a duel.
    let text = fs::read_to_string(&file).expect("a level");
    fs::write(&file, text.replace("level: 2", "level: 1")).expect("a level");
    let check = program().args(["check", path, "--game", "duel"]).output();
    assert_eq!(check.expect("the program starts").status.code(), Some(1));
}

#[test]
fn the_command_line_counts_rules_and_rows() {
    let asked = ["rules", "duel", "--coverage", "--games", "200", "--json"];
    let json: Value = serde_json::from_str(&said(&asked)).expect("JSON");
    let table = &json["tables"][0];
    assert_eq!(table["id"], "duel:wounds");
    let rows = table["rows"].as_array().expect("rows");
    let names: Vec<_> = rows.iter().map(|row| row["row"].as_str()).collect();
    assert_eq!(names, ["graze", "gash", "maim"].map(Some));
    assert!(rows.iter().all(|row| row["drawn"].as_u64() > Some(100)));
}
