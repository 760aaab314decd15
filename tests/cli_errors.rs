//! Error messages of the headless commands for wrong arguments and missing things.

mod cli_common;

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::Stdio,
};

use cli_common::{complaint, program, said, tabledelve, tabledelve_in};

#[test]
fn unknown_games_name_the_known_ones() {
    for args in [
        &["simulate", "chess", "--games", "1"][..],
        &["odds", "chess", "--list"],
        &["odds", "chess", "attack"],
        &["dungeon", "chess", "--text"],
        &["rules", "chess"],
        &["play", "chess"],
    ] {
        let problem = complaint(2, args);
        assert!(
            problem.contains("chess") && problem.contains("deck_crawl"),
            "{problem}"
        );
    }
}

#[test]
fn unknown_keys_and_values_name_the_known_ones() {
    let simulate = |more: &[&str]| {
        let mut args = vec!["simulate", "deck_crawl", "--games", "1"];
        args.extend(more);
        complaint(2, &args)
    };
    assert!(simulate(&["--set", "colour=red"]).contains("critical"));
    assert!(simulate(&["--set", "heroes=9"]).contains("1 to 4"));
    assert!(simulate(&["--set", "critical=maybe"]).contains("true or false"));
    assert!(simulate(&["--set", "division=none"]).contains("by_hand"));
    assert!(simulate(&["--set", "heroes"]).contains("KEY=VALUE"));
    assert!(simulate(&["--seed", "abc"]).contains("abc"));
    assert!(simulate(&["--seed", "-1"]).contains("-1"));
    assert!(simulate(&["--threads", "0"]).contains('0'));
    assert!(simulate(&["--bot", "clever"]).contains("hero, random, wanderer, average"));
    assert!(simulate(&["--by", "colour"]).contains("critical"));
    for shard in ["0/2", "3/2", "one", "1/0"] {
        assert!(
            simulate(&["--shard", shard]).contains("like 2/5"),
            "{shard}"
        );
    }
    complaint(2, &["simulate", "deck_crawl", "--games", "0"]);
    complaint(2, &["simulate", "deck_crawl"]);
    complaint(2, &["simulate", "deck_crawl", "--merge", "a.json"]);
    complaint(2, &["simulate", "--merge"]);
    complaint(2, &["juggle"]);

    assert!(complaint(2, &["odds", "deck_crawl", "attak"]).contains("attack"));
    assert!(complaint(2, &["odds", "deck_crawl", "attack", "dye=d4"]).contains("die"));
    assert!(complaint(2, &["odds", "deck_crawl", "attack", "die=d99999"]).contains("d99999"));
    assert!(complaint(2, &["odds", "deck_crawl", "disarm", "a=b"]).contains("none"));
    // A threshold of 0 would be reached by every throw, any number of times.
    let attack = |value| complaint(2, &["odds", "deck_crawl", "attack", value]);
    assert!(attack("wound_threshold=0").contains("1 to 99"));
    assert!(attack("slay=31").contains("0 to 30"));
    assert!(attack("die=101").contains("2 to 100 sides"));
    let strike = |value| complaint(2, &["odds", "hex_adventure", "strike", value]);
    assert!(strike("damage=21d100").contains("at most 20 dice"));
    assert!(strike("damage=2d101").contains("2 to 100 sides"));
    assert!(strike("dice=21").contains("1 to 20"));
    complaint(2, &["odds", "deck_crawl"]);
    complaint(2, &["dungeon", "deck_crawl"]);
    complaint(2, &["dungeon", "deck_crawl", "--text", "--json"]);
}

#[test]
fn files_that_are_not_there_or_not_what_they_should_be() {
    assert!(complaint(2, &["replay", "no/such.replay"]).contains("no/such.replay"));
    assert!(complaint(2, &["replay", "assets"]).contains("assets"));
    assert!(complaint(2, &["replay", "Cargo.toml"]).contains("not a readable replay"));
    assert!(complaint(2, &["replay", "assets/art/atlas/map.png"]).contains("not a text"));
    let level = ["check", "Cargo.toml", "--game", "deck_crawl"];
    assert!(complaint(2, &level).contains("deck_crawl takes no levels"));
    assert!(complaint(2, &["check", "Cargo.toml", "--game", "chess"]).contains("deck_crawl"));
    assert!(complaint(2, &["simulate", "--merge", "no/such.json"]).contains("no/such.json"));
    assert!(complaint(2, &["simulate", "--merge", "Cargo.toml"]).contains("not a part of a run"));
    assert!(complaint(2, &["check", "no/such/mod"]).contains("no/such/mod"));
    let problem = complaint(
        2,
        &["--mod", "no/such", "simulate", "deck_crawl", "--games", "1"],
    );
    assert!(
        problem.contains("no/such") && problem.contains("mod.ron"),
        "{problem}"
    );
    let unknown = r#"(format: 1, version: "0.1.0", game: "chess", content: ([]), setup: "()",
        seed: 1, source: Seeded, given: [], choices: [], outcome: None, digest: "")"#;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.replay");
    fs::write(&file, unknown).expect("the file");
    let problem = complaint(2, &["replay", file.to_str().expect("a path")]);
    assert!(
        problem.contains("chess") && problem.contains("deck_crawl"),
        "{problem}"
    );
    fs::write(&file, unknown.replace("format: 1", "format: 99")).expect("the file");
    let problem = complaint(2, &["replay", file.to_str().expect("a path")]);
    assert!(problem.contains("newer version"), "{problem}");
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_is_an_error() {
    for args in [["--help"], ["--version"], ["rules"]] {
        let full = fs::File::options().write(true).open("/dev/full");
        let status = program()
            .args(args)
            .stdout(full.expect("the device"))
            .stderr(std::process::Stdio::null())
            .status();
        assert_eq!(status.expect("it starts").code(), Some(2), "{args:?}");
    }
}

/// A file in place of a folder, so that nobody can write there, not even root.
#[test]
fn places_that_cannot_be_written_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let blocked = folder.path().join("blocked");
    fs::write(&blocked, "").expect("the file");
    let inside = blocked.join("x");
    let inside = inside.to_str().expect("a path");
    let record = ["simulate", "deck_crawl", "--games", "1", "--record", inside];
    assert!(complaint(2, &record).contains(inside));
    let png = blocked.join("map.png");
    let png = png.to_str().expect("a path");
    assert!(complaint(2, &["dungeon", "deck_crawl", "--png", png]).contains(png));
    let blocked = blocked.to_str().expect("a path");
    let problem = complaint(2, &["mod", "new", "mine", "--data-dir", blocked]);
    assert!(
        problem.contains("mine") && problem.contains("--data-dir"),
        "{problem}"
    );
    // Commands that need none of the player's files still work.
    let (status, _, problem) = tabledelve(&[
        "--data-dir",
        blocked,
        "simulate",
        "deck_crawl",
        "--games",
        "1",
    ]);
    assert_eq!(status, 0, "{problem}");
}

#[test]
fn without_the_folder_of_assets_it_says_where_it_looked() {
    let folder = tempfile::tempdir().expect("a folder");
    let built = Path::new(env!("CARGO_BIN_EXE_tabledelve"));
    let alone = folder.path().join("alone/tabledelve");
    fs::create_dir(folder.path().join("alone")).expect("a folder");
    fs::copy(built, &alone).expect("the program");
    let output = std::process::Command::new(&alone)
        .current_dir(folder.path())
        .env_remove("CARGO_MANIFEST_DIR")
        .args(["simulate", "deck_crawl", "--games", "1"])
        .output()
        .expect("the program starts");
    let (status, text, problem) = said(&output);
    assert_eq!((status, &*text), (2, ""));
    assert!(
        problem.contains("alone") && problem.contains("--data-dir"),
        "{problem}"
    );
    assert!(!problem.contains("panicked"), "{problem}");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = program()
        .args(["rules", "deck_crawl"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    let (status, _, problem) = said(&output);
    assert_eq!((status, &*problem), (0, ""));

    let mut child = program()
        .args(["dungeon", "deck_crawl", "--json"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    out.read_line(&mut first).expect("a line");
    drop(out);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn the_games_own_content_is_sound() {
    let (status, text, problem) = tabledelve(&["check"]);
    assert_eq!((status, &*text), (0, ""), "{problem}");
}

#[test]
fn a_new_mod_works_and_a_mistake_in_it_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let (status, text, problem) = tabledelve_in(folder.path(), &["mod", "new", "mine"]);
    assert_eq!(status, 0, "{problem}");
    assert!(text.contains("mine"), "{text}");
    let made = folder.path().join("mine");
    let name = made.to_str().expect("a path");
    let (status, text, problem) = tabledelve(&["check", name]);
    assert_eq!((status, &*text), (0, ""), "{problem}");
    let with_mod = ["--mod", name, "simulate", "deck_crawl", "--games", "3"];
    assert_eq!(tabledelve(&with_mod).0, 0);
    let again = said(
        &program()
            .current_dir(folder.path())
            .args(["mod", "new", "mine"])
            .output()
            .expect("the program starts"),
    );
    assert_eq!(again.0, 2);
    assert!(complaint(2, &["mod", "new", "Not An Id"]).contains("Not An Id"));

    let text = made.join("assets/locale/en/mine.ftl");
    let good = fs::read_to_string(&text).expect("its texts");
    fs::write(&text, good.clone() + "\nbro ken = no\n").expect("the file");
    let (status, said, _) = tabledelve(&["check", name]);
    assert_eq!(status, 1);
    assert!(
        said.contains("mine.ftl:") && said.contains("bro ken = no"),
        "{said}"
    );
    fs::write(&text, good).expect("the file");

    let items = made.join("assets/rulesets/deck_crawl/items.ron");
    fs::write(&items, "{\n    \"mine:thing\": (naem: \"x\"),\n}\n").expect("the file");
    let (status, said, problem) = tabledelve(&["check", name]);
    assert_eq!(status, 1, "{problem}");
    assert!(
        said.contains("items.ron:2:") && said.contains("naem"),
        "{said}"
    );
    let problem = complaint(2, &with_mod);
    assert!(
        problem.contains("items.ron:2:") && problem.contains("mine"),
        "{problem}"
    );
}

#[test]
fn a_lesson_that_goes_astray_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(tabledelve_in(folder.path(), &["mod", "new", "mine"]).0, 0);
    let made = folder.path().join("mine");
    let name = made.to_str().expect("a path");
    let lesson = made.join("assets/rulesets/deck_crawl/lesson.ron");
    let own = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/rulesets/deck_crawl/lesson.ron"
    );
    let good = fs::read_to_string(own).expect("the game's own lesson");
    fs::create_dir_all(lesson.parent().expect("a folder")).expect("a folder");
    for (from, to, said) in [
        ("cleric.heal", "cleric.heel", "did you mean `cleric.heal`"),
        ("hearts_jack", "hearts_knave", "no card `hearts_knave`"),
        ("act-shop", "act-sell", "this choice is not offered"),
    ] {
        let bad = good.replacen(from, to, 1);
        let line = bad.lines().position(|line| line.contains(to));
        fs::write(&lesson, &bad).expect("the file");
        let (status, text, problem) = tabledelve(&["check", name]);
        assert_eq!(status, 1, "{text}{problem}");
        let place = format!("lesson.ron:{}:", line.expect("a line") + 1);
        assert!(
            text.contains(&place) && text.contains(said),
            "{place} {text}"
        );
    }
    fs::write(&lesson, good).expect("the file");
    assert_eq!(tabledelve(&["check", name]).0, 0);
}

#[test]
fn a_mod_into_the_data_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().to_str().expect("a path");
    assert_eq!(tabledelve(&["mod", "new", "mine", "--data-dir", dir]).0, 0);
    assert!(folder.path().join("mods/mine/mod.ron").is_file());
}

#[test]
fn a_level_by_itself_is_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("level.ron");
    fs::write(&file, "(\n    name: \"x\",\n    mapp: (),\n)\n").expect("the file");
    let (status, text, _) = tabledelve(&["check", file.to_str().expect("a path")]);
    assert_eq!(status, 1);
    assert!(
        text.contains("level.ron:3:") && text.contains("mapp: (),"),
        "{text}"
    );
    fs::write(&file, "(name: \"x\", map: (rooms: [], links: []))\n").expect("the file");
    let (status, text, problem) = tabledelve(&["check", file.to_str().expect("a path")]);
    assert_eq!((status, &*text), (0, ""), "{problem}");
}

#[cfg(not(feature = "window"))]
#[test]
fn a_build_without_a_window_says_so() {
    assert!(complaint(2, &[]).contains("no window"));
    assert!(
        complaint(2, &["play", "deck_crawl", "--seed", "3", "--bot", "hero"]).contains("no window")
    );
    complaint(2, &["play", "deck_crawl", "--bot", "random"]);
}

#[test]
fn help_and_version_are_no_errors() {
    for args in [&["--help"][..], &["--version"], &["simulate", "--help"]] {
        let (status, text, _) = tabledelve(args);
        assert_eq!(status, 0);
        assert!(!text.is_empty());
    }
}

#[test]
fn warnings_are_shown_strictly_or_to_editors() {
    let folder = tempfile::tempdir().expect("a folder");
    let draft = folder.path().join("draft");
    let adventures = draft.join("levels/adventures");
    fs::create_dir_all(&adventures).expect("a folder");
    let manifest = "(id: \"draft\", name: \"A draft\", version: \"1\", game: \"*\")";
    fs::write(draft.join("mod.ron"), manifest).expect("a file");
    fs::write(adventures.join("cave.ron"), "// Soon.\n").expect("a file");
    let draft = draft.to_str().expect("a name");

    let (status, text, said) = tabledelve(&["check", draft]);
    assert_eq!(status, 0, "{text}{said}");
    assert!(
        text.contains("cave.ron:1:1: warning: there is no record in this file"),
        "{text}"
    );
    assert!(said.contains("1 warning was found"), "{said}");

    let (status, text, said) = tabledelve(&["check", draft, "--strict"]);
    assert_eq!(status, 1, "{text}{said}");
    assert!(
        text.contains("cave.ron:1:1: there is no record in this file"),
        "{text}"
    );
    assert!(said.contains("1 problem was found"), "{said}");

    for (strict, status, severity) in [(false, 0, "warning"), (true, 1, "error")] {
        let mut args = vec!["check", draft, "--json"];
        args.extend(strict.then_some("--strict"));
        let (was, text, _) = tabledelve(&args);
        assert_eq!(was, status, "{text}");
        let report: serde_json::Value = serde_json::from_str(&text).expect("one JSON object");
        assert_eq!(report["errors"], u64::from(strict));
        assert_eq!(report["warnings"], u64::from(!strict));
        let problem = &report["problems"][0];
        assert_eq!(problem["severity"], severity);
        assert_eq!(
            (&problem["line"], &problem["column"]),
            (&1.into(), &1.into())
        );
        assert!(
            problem["file"]
                .as_str()
                .is_some_and(|file| file.ends_with("cave.ron"))
        );
        assert!(
            problem["message"]
                .as_str()
                .is_some_and(|it| it.starts_with("there is no record"))
        );
        assert!(problem["suggestion"].is_null());
    }
}

#[test]
fn a_lesson_that_a_mod_breaks_is_told_by_its_name_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let heavy = folder.path().join("heavy");
    let items = heavy.join("assets/rulesets/deck_crawl");
    fs::create_dir_all(&items).expect("a folder");
    let manifest = "(id: \"heavy\", name: \"Heavy monsters\", version: \"1\", game: \"*\")";
    fs::write(heavy.join("mod.ron"), manifest).expect("a file");
    let patch = "(patch: {\"core:figures\": (monster_wounds: 3)})";
    fs::write(items.join("figures.ron"), patch).expect("a file");
    // Changes that the tutorial does not mind.
    let rooms = "(patch: {\"core:room/damp_stair\": (text: \"A stair.\")})";
    fs::write(items.join("rooms.ron"), rooms).expect("a file");
    let heavy = heavy.to_str().expect("a name");
    let (status, text, said) = tabledelve(&["check", heavy]);
    assert_eq!(status, 0, "{text}{said}");
    for part in [
        "heavy/assets/rulesets/deck_crawl/figures.ron:1:10: warning: with \"Heavy monsters\" the tutorial of deck_crawl",
        "changes (`core:figures`)",
        "lesson.ron:",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let (status, ..) = tabledelve(&["simulate", "deck_crawl", "--games", "1", "--mod", heavy]);
    assert_eq!(status, 0);
}

#[test]
fn what_is_no_record_is_told_with_the_right_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let odd = folder.path().join("odd");
    let put = |place: &str, text: &str| {
        let path = odd.join(place);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    };
    put(
        "mod.ron",
        "(id: \"odd\", name: \"Odd\", version: \"1\", game: \"*\")",
    );
    let strangers = "{\n\"odd:cook\": (\n    name: \"a\", detail: \"b\", sprite: \"goblin\", rule: \"r\",\n    does: [(to: Party, does: Heal())],\n) }";
    put("assets/rulesets/deck_crawl/strangers.ron", strangers);
    put(
        "assets/rulesets/deck_crawl/items.ron",
        "{\n\"odd:spoon\": (1),\n}",
    );
    put("assets/rulesets/deck_crawl/rooms.ron", "# later\n{}\n");
    let (status, text, said) = tabledelve(&["check", odd.to_str().expect("a name")]);
    assert_eq!(status, 1, "{text}{said}");
    for part in [
        "strangers.ron:4:30: `Heal()` says nothing: its value goes into the brackets, as in `Heal(…)`",
        "items.ron:2:14: every value here has the name of its field before it: `(field: value, …)`",
        "rooms.ron:1:1: a comment begins with `//`, not with `#`",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    // Files that are no records say it in the same words.
    fs::remove_dir_all(odd.join("assets")).expect("it goes");
    put("assets/sound/index.ron", "(sound: {})");
    let (status, text, _) = tabledelve(&["check", odd.to_str().expect("a name")]);
    assert_eq!(status, 1);
    let missing = "sound/index.ron:1:1: the field `sounds` is missing";
    assert!(text.contains(missing), "{text}");
    // An adventure by itself.
    let loose = folder.path().join("tale.ron");
    fs::write(&loose, "// A draft.\n{ \"x:tale\": (title: \"A\") }\n").expect("a file");
    let (status, text, _) = tabledelve(&["check", loose.to_str().expect("a name")]);
    assert_eq!(status, 1);
    assert!(text.contains("tale.ron:1:1: these are records"), "{text}");
    assert!(text.contains("`levels/adventures/`"), "{text}");
}

#[test]
fn more_problems_than_fit_are_counted_last() {
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = folder.path().join("wrong");
    let rooms = wrong.join("assets/rulesets/deck_crawl");
    fs::create_dir_all(&rooms).expect("a folder");
    let manifest = "(id: \"wrong\", name: \"Wrong\", version: \"1\", game: \"*\")";
    fs::write(wrong.join("mod.ron"), manifest).expect("a file");
    let room = |n| format!("    \"wrong:room/{n}\": (found: [], text: \"A room.\"),\n");
    let text: String = (0..260).map(room).collect();
    fs::write(rooms.join("rooms.ron"), format!("{{\n{text}}}")).expect("a file");
    let wrong = wrong.to_str().expect("a name");
    let (status, text, said) = tabledelve(&["check", wrong]);
    assert_eq!(status, 1, "{text}{said}");
    assert!(said.contains("260 problems were found"), "{said}");
    assert_eq!(text.lines().last(), Some("and 60 more"), "{text}");
}

#[test]
fn a_way_that_leads_nowhere_is_told_with_the_flow() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("draft.ron");
    let text = "{ \"x:a\": (title: \"A draft\", setting: \"core:fantasy\", blurb: \"\", party: [], start: 1, \
                entries: { 1: (text: \"Here.\", options: [(text: \"On.\", to: 9)]) }) }";
    fs::write(&file, text).expect("a file");
    let file = file.to_str().expect("a name");
    for args in [&["adventure", file][..], &["adventure", file, "--graph"]] {
        let (status, _, said) = tabledelve(args);
        assert_eq!(status, 1);
        assert!(
            said.contains("x:a: entry 1 leads to 9, which is not there"),
            "{said}"
        );
    }
}

#[test]
fn the_flow_says_what_each_way_depends_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("draft.ron");
    let text = r#"{ "x:a": (title: "A draft", setting: "core:fantasy", blurb: "", party: [], start: 1, entries: {
        1: (text: "Here.", options: [
            (text: "Pay.", when: [Money(5), Not(Word("LATE"))], word: "PAID", to: 2),
            (text: "Push.", check: (dice: 3, attribute: St, passed: 2, failed: 3)),
            (text: "Wait.", when: [Any([Item("core:rope"), Chance(5, 6)])], to: 3),
        ]),
        2: (text: "A yard.", fight: (board: "core:mill_yard", party: "P", foes: [("core:wolf", "A", 1)], won: 4, fled: 3)),
        3: (text: "A ditch.", ending: (outcome: Bad, title: "Ditch")),
        4: (text: "Home.", ending: (outcome: Good, title: "Home")),
    }) }"#;
    fs::write(&file, text).expect("a file");
    let file = file.to_str().expect("a name");
    let (status, flow, said) = tabledelve(&["adventure", file, "--graph"]);
    assert_eq!(status, 0, "{said}");
    let labels: Vec<&str> = flow
        .lines()
        .filter(|line| line.contains("font-size=\"8\""))
        .filter_map(|line| line.split(['<', '>']).nth(2))
        .collect();
    assert_eq!(
        labels,
        [
            "money ≥ 5, not LATE, +PAID",
            "ST passed",
            "ST failed",
            "rope or die 5–6",
            "won",
            "fled",
        ]
    );
}
