//! `tabledelve simulate` as seen by other programs, and `tabledelve replay` of what it recorded.

mod cli_common;

use std::fs;

use cli_common::{json, keys, set, tabledelve};
use serde_json::Value;

fn simulation(more: &[&str]) -> Value {
    let mut args = vec![
        "simulate",
        "deck_crawl",
        "--games",
        "40",
        "--seed",
        "7",
        "--json",
    ];
    args.extend(more);
    json(&args)
}

#[test]
fn a_simulation_says_how_its_games_went() {
    let report = simulation(&[]);
    let wanted = [
        "game",
        "games",
        "seed",
        "bot",
        "outcomes",
        "decisions",
        "events",
        "dice",
        "seconds",
        "decisions_per_second",
        "digest",
    ];
    assert_eq!(keys(&report), set(&wanted));
    assert_eq!(
        (&report["game"], &report["bot"]),
        (&"deck_crawl".into(), &"hero".into())
    );
    assert_eq!((&report["games"], &report["seed"]), (&40.into(), &7.into()));
    let outcomes = &report["outcomes"];
    assert_eq!(keys(outcomes), set(&["victory", "defeat", "stalled"]));
    assert_eq!(outcomes["stalled"], 0);
    let sum: u64 = ["victory", "defeat"]
        .iter()
        .filter_map(|end| outcomes[end].as_u64())
        .sum();
    assert_eq!(sum, 40);
    for count in ["decisions", "events", "dice"] {
        assert!(
            report[count].as_u64().is_some_and(|count| count > 40),
            "{report}"
        );
    }
    let digest = report["digest"].as_str().expect("a text");
    assert!(
        digest.len() == 16 && digest.bytes().all(|c| c.is_ascii_hexdigit()),
        "{digest}"
    );
}

#[test]
fn the_digest_is_the_same_on_any_number_of_threads_and_in_every_run() {
    let one = simulation(&["--threads", "1"]);
    for again in [
        simulation(&["--threads", "2"]),
        simulation(&["--threads", "5"]),
        simulation(&[]),
    ] {
        for same in ["digest", "outcomes", "decisions", "events", "dice"] {
            assert_eq!(one[same], again[same], "{same}");
        }
    }
    let random = simulation(&["--bot", "random"]);
    assert_ne!(one["digest"], random["digest"]);
    assert_eq!(random["bot"], "random");
}

#[test]
fn the_wanderer_reads_as_chance_has_it_and_feats_are_counted() {
    let games = |bot| {
        json(&[
            "simulate",
            "hex_adventure",
            "--games",
            "40",
            "--seed",
            "7",
            "--json",
            "--feats",
            "--set",
            "adventure=core:marigold",
            "--bot",
            bot,
        ])
    };
    let [wanderer, hero, random] = ["wanderer", "hero", "random"].map(games);
    let won = |report: &Value| report["outcomes"]["victory"].as_u64().expect("a number");
    assert!(won(&random) <= won(&wanderer) && won(&wanderer) < won(&hero));
    let endings = |report: &Value| {
        let feats = report["feats"].as_object().expect("feats").clone();
        feats.keys().filter(|it| it.starts_with("ending ")).count()
    };
    assert!(endings(&wanderer) > endings(&hero));
    // Fights are a sound player's, whoever turns the pages.
    let fights = &wanderer["feats"]["fight"];
    let (times, came_off) = (&fights["times"], &fights["came_off"]);
    assert!(times.as_u64() >= came_off.as_u64() && came_off.as_u64() > Some(0));
}

#[test]
fn entries_classes_and_things_are_counted() {
    let feats = |game: &str, set: &str| {
        let asked = [
            "simulate", game, "--games", "20", "--json", "--feats", "--set", set,
        ];
        json(&asked)["feats"].as_object().expect("feats").clone()
    };
    let crawl = feats("deck_crawl", "heroes=2");
    let sum = |kind: &str| -> u64 {
        let of_kind = crawl.iter().filter(|(name, _)| name.starts_with(kind));
        of_kind.filter_map(|(_, feat)| feat["times"].as_u64()).sum()
    };
    // Two heroes in each of twenty games, and each has a class and a race.
    assert_eq!((sum("class core:"), sum("race core:")), (40, 40));
    assert!(sum("item core:") > 40);
    let tale = feats("hex_adventure", "adventure=core:first_steps");
    assert_eq!(tale["entry core:first_steps 1"]["times"], 20);
}

#[test]
fn outcomes_are_grouped_by_the_values_of_the_setup() {
    let whole = simulation(&[]);
    let grouped = simulation(&["--by", "heroes,division"]);
    assert_eq!(whole["digest"], grouped["digest"]);
    let rows = grouped["by"].as_array().expect("a list");
    let mut heroes = Vec::new();
    let sum = |of: &dyn Fn(&Value) -> &Value| -> u64 {
        rows.iter().filter_map(|row| of(row).as_u64()).sum()
    };
    for row in rows {
        assert_eq!(
            keys(row),
            set(&[
                "values",
                "games",
                "outcomes",
                "decisions",
                "victory_rate",
                "interval"
            ])
        );
        assert_eq!(keys(&row["values"]), set(&["heroes", "division"]));
        heroes.push(row["values"]["heroes"].as_str().expect("a text"));
        let (rate, won) = (&row["victory_rate"], &row["outcomes"]["victory"]);
        let (rate, won) = (rate.as_f64().expect("one"), won.as_f64().expect("one"));
        let games = row["games"].as_f64().expect("one");
        assert!((rate - won / games).abs() < 1e-9, "{row}");
        let within = [&row["interval"][0], &row["interval"][1]];
        let within = within.map(|end| end.as_f64().expect("a number"));
        assert!(0.0 <= within[0] && within[0] <= rate, "{row}");
        assert!(rate <= within[1] && within[1] <= 1.0, "{row}");
    }
    assert!(heroes.is_sorted() && heroes.first() == Some(&"1") && heroes.last() == Some(&"4"));
    assert_eq!(sum(&|row| &row["games"]), 40);
    assert_eq!(whole["decisions"], sum(&|row| &row["decisions"]));
    for end in ["victory", "defeat"] {
        assert_eq!(whole["outcomes"][end], sum(&|row| &row["outcomes"][end]));
    }

    let args = [
        "simulate",
        "deck_crawl",
        "--games",
        "5",
        "--set",
        "heroes=3",
        "--by",
        "heroes",
    ];
    let (status, text, _) = tabledelve(&args);
    assert_eq!(status, 0);
    let table: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
    assert_eq!(table.len(), 3, "{text}");
    assert!(table[0].starts_with("| heroes | games |") && table[2].starts_with("| 3 | 5 |"));
    assert!(text.contains("digest"), "{text}");
}

/// A key without effect on a game is not counted: a skirmish has no adventure.
#[test]
fn values_that_do_not_matter_are_not_counted_as_such() {
    let args = [
        "simulate",
        "hex_adventure",
        "--games",
        "12",
        "--bot",
        "random",
        "--by",
        "skirmish,adventure",
        "--json",
    ];
    let report = json(&args);
    let rows = report["by"].as_array().expect("a list");
    assert!(rows.len() > 1, "{rows:?}");
    for row in rows {
        let values = &row["values"];
        assert_eq!(
            values["skirmish"] == "none",
            values["adventure"].is_string(),
            "{row}"
        );
    }
}

#[test]
fn a_run_in_shards_comes_to_what_one_machine_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = simulation(&["--by", "heroes"]);
    let mut parts = Vec::new();
    for shard in ["2/3", "1/3", "3/3"] {
        let part = simulation(&["--by", "heroes", "--shard", shard]);
        let file = folder.path().join(format!("{}.json", &shard[..1]));
        fs::write(&file, part.to_string()).expect("the file");
        parts.push(file.to_str().expect("a path").to_owned());
    }
    let merge = |files: &[&String], more: &[&str]| {
        let mut args = vec!["simulate", "--merge"];
        args.extend(files.iter().map(|file| file.as_str()));
        args.extend(more);
        tabledelve(&args)
    };
    let [two, one, three] = &parts[..] else {
        panic!("three parts")
    };
    let (status, text, problem) = merge(&[three, two, one], &["--json"]);
    assert_eq!(status, 0, "{problem}");
    let mut merged: Value = serde_json::from_str(&text).expect("an object");
    for clock in ["seconds", "decisions_per_second"] {
        merged[clock] = whole[clock].clone();
    }
    assert_eq!(merged, whole);
    let (status, text, _) = merge(&[one, two, three], &[]);
    assert_eq!(status, 0);
    assert!(text.contains(whole["digest"].as_str().expect("a digest")) && text.contains("| 4 |"));

    let (status, _, problem) = merge(&[one, three], &[]);
    assert_eq!(status, 2);
    assert!(problem.contains("missing parts of 3: 2"), "{problem}");
    let (status, _, problem) = merge(&[one, two, three, two], &[]);
    assert_eq!(status, 2);
    assert!(problem.contains("part 2 of 3 appears twice"), "{problem}");
    let other = simulation(&["--by", "heroes", "--shard", "2/3", "--set", "heroes=2"]);
    fs::write(two, other.to_string()).expect("the file");
    let (status, _, problem) = merge(&[one, two, three], &[]);
    assert_eq!(status, 2);
    assert!(
        problem.contains("2.json") && problem.contains("its set is"),
        "{problem}"
    );
    let damaged = fs::read_to_string(one).expect("a part");
    let damaged = damaged.replacen("\"victories\":", "\"victories\":1", 1);
    fs::write(one, damaged).expect("the file");
    let (status, _, problem) = merge(&[one, two, three], &[]);
    assert_eq!(status, 2);
    assert!(
        problem.contains("1.json") && problem.contains("do not agree"),
        "{problem}"
    );
}

#[test]
fn what_is_set_is_no_longer_drawn() {
    let setup = |more: &[&str]| {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().to_str().expect("a path").to_owned();
        let mut args = vec!["--record", &place];
        args.extend(more);
        simulation(&args);
        let mut heroes: Vec<String> = Vec::new();
        for file in fs::read_dir(folder.path()).expect("the folder") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a replay");
            let at = text.find("heroes:").expect("a party");
            heroes.push(text[at + 7..at + 8].to_owned());
        }
        heroes.sort();
        heroes.dedup();
        heroes
    };
    assert_eq!(setup(&[]), ["1", "2", "3", "4"]);
    assert_eq!(
        setup(&["--set", "heroes=3", "--set", "critical=false"]),
        ["3"]
    );
}

#[test]
fn recorded_games_play_again_and_end_as_they_did() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("new/games");
    let report = simulation(&["--record", place.to_str().expect("a path")]);
    let mut files: Vec<_> = fs::read_dir(&place)
        .expect("it was made")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    assert_eq!(files.len(), 40);
    let (mut choices, mut victories) = (0, 0);
    for file in &files[..10] {
        let file = file.to_str().expect("a path");
        let again = json(&["replay", file, "--verify", "--json"]);
        assert_eq!(
            keys(&again),
            set(&["game", "seed", "choices", "events", "digest", "outcome"])
        );
        choices += again["choices"].as_u64().expect("a number");
        victories += u64::from(again["outcome"] == "victory");
        assert!(again["outcome"] == "victory" || again["outcome"] == "defeat");
    }
    assert!(choices > 10 && choices <= report["decisions"].as_u64().expect("a number"));
    assert!(victories <= report["outcomes"]["victory"].as_u64().expect("a number"));

    let first = files[0].to_str().expect("a path");
    let begun = json(&["replay", first, "--to", "3", "--json"]);
    assert_eq!(
        (&begun["choices"], &begun["outcome"]),
        (&3.into(), &Value::Null)
    );
    let (status, _, problem) = tabledelve(&["replay", first, "--to", "1000000"]);
    assert_eq!(status, 2, "{problem}");
}

#[test]
fn a_log_reads_as_in_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().to_str().expect("a path");
    simulation(&["--record", place]);
    let file = folder.path().join("deck_crawl-000001.replay");
    let file = file.to_str().expect("a path");
    let (status, page, problem) = tabledelve(&["replay", file, "--log"]);
    assert_eq!(status, 0, "{problem}");
    let report = json(&["replay", file, "--log", "--json"]);
    let lines = report["log"].as_array().expect("a list");
    assert!(lines.len() > 20 && lines.len() <= report["events"].as_u64().expect("one") as usize);
    let mut rest = &*page;
    for line in lines {
        let text = line["text"].as_str().expect("words");
        // A message key without a text would be all there is.
        assert!(text.contains(' ') || !text.contains('-'), "{text}");
        let at = rest
            .find(text)
            .unwrap_or_else(|| panic!("{text} is not in its place"));
        let indent = 2 * line["depth"].as_u64().expect("one") as usize;
        assert!(rest[..at].ends_with(&" ".repeat(indent)), "{text}");
        let (row, after) = rest[at..].split_once('\n').expect("a whole line");
        let outcomes = line["outcomes"].as_array().into_iter().flatten();
        let rules = [&line["rule"]].into_iter().chain(outcomes);
        let rules: Vec<&str> = rules.map(|rule| rule.as_str().expect("an id")).collect();
        assert!(row.ends_with(&format!("  [{}]", rules.join(", "))), "{row}");
        for die in line["dice"].as_array().expect("a list") {
            let (role, sides, face) = (&die["role"], &die["sides"], &die["face"]);
            let die = format!("{} d{sides}: {face}", role.as_str().expect("words"));
            assert!(row.contains(&die), "{row}");
        }
        rest = after;
    }
    let rolled = |line: &&Value| line["dice"].as_array().is_some_and(|dice| !dice.is_empty());
    assert!(lines.iter().filter(rolled).count() > 5);
    assert!(lines.iter().any(|line| line["depth"] == 0));
    assert!(page.contains("digest"), "{page}");
    // The log is told only when asked for.
    assert!(json(&["replay", file, "--json"]).get("log").is_none());
}

#[test]
fn a_replay_that_was_tampered_with_is_found_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().to_str().expect("a path");
    simulation(&["--record", place]);
    let file = folder.path().join("deck_crawl-000000.replay");
    let sealed = fs::read_to_string(&file).expect("a replay");
    let name = file.to_str().expect("a path");
    fs::write(&file, sealed.replacen("seed: ", "seed: 1", 1)).expect("the file");
    let (status, _, problem) = tabledelve(&["replay", name]);
    assert_eq!(status, 2);
    assert!(problem.contains("is damaged"), "{problem}");

    // Without the line in front of it is one of format 1, which has no checksum.
    let (_, good) = sealed.split_once('\n').expect("a line in front");
    fs::write(&file, good).expect("the file");
    let digest = json(&["replay", name, "--json"])["digest"]
        .as_str()
        .expect("one")
        .to_owned();

    fs::write(&file, good.replace(&digest, "0123456789abcdef")).expect("the file");
    let (status, text, problem) = tabledelve(&["replay", name, "--verify"]);
    assert_eq!(status, 1);
    assert!(
        text.contains(&digest) && problem.contains("0123456789abcdef"),
        "{text}{problem}"
    );

    let seed = json(&["replay", name, "--json"])["seed"]
        .as_u64()
        .expect("a seed");
    fs::write(&file, good.replace(&seed.to_string(), "12345")).expect("the file");
    assert_eq!(tabledelve(&["replay", name, "--verify"]).0, 1);

    fs::write(&file, good.replacen("choice: ", "choice: 6000", 1)).expect("the file");
    let (status, _, problem) = tabledelve(&["replay", name, "--verify"]);
    assert_eq!(status, 1);
    assert!(problem.contains("choice 0"), "{problem}");

    fs::write(&file, good.replacen("taken: ", "taken: 1", 1)).expect("the file");
    let (status, _, problem) = tabledelve(&["replay", name, "--verify"]);
    assert_eq!(status, 1);
    assert!(problem.contains("other choices"), "{problem}");

    fs::write(&file, good.replacen("format: 2", "format: 0", 1)).expect("the file");
    let (status, _, problem) = tabledelve(&["replay", name]);
    assert_eq!(status, 2);
    assert!(problem.contains("format 0"), "{problem}");

    let at = good.find("heroes:").expect("a party");
    let many = format!("{}heroes:200{}", &good[..at], &good[at + 8..]);
    fs::write(&file, many).expect("the file");
    let (status, _, problem) = tabledelve(&["replay", name]);
    assert_eq!(status, 1);
    assert!(problem.contains("1 to 4 heroes"), "{problem}");

    fs::write(&file, &good[..good.len() / 2]).expect("the file");
    let (status, _, problem) = tabledelve(&["replay", name]);
    assert_eq!(status, 2);
    assert!(problem.contains("not a readable replay"), "{problem}");
}

/// An adventure of one fight, on its line 4.
fn one_fight(foes: &str) -> String {
    format!(
        "{{\"duel:duel\": (title: \"Duel\", setting: \"core:fantasy\", blurb: \"One fight.\",\n\
         party: [\"core:brask\", \"core:merrin\"], start: 1, entries: {{\n\
         1: (text: \"At dawn.\",\n\
         fight: (board: \"core:mill_yard\", party: \"P\", foes: [{foes}], won: 2, lost: 3)),\n\
         2: (text: \"Won.\", ending: (outcome: Good, title: \"Won\")),\n\
         3: (text: \"Lost.\", ending: (outcome: Bad, title: \"Lost\")),\n}})}}"
    )
}

#[test]
fn a_strict_check_names_walkovers_and_hopeless_fights() {
    let folder = tempfile::tempdir().expect("a folder");
    let duel = folder.path().join("duel");
    let tales = duel.join("levels/adventures");
    fs::create_dir_all(&tales).expect("made");
    let manifest = "(id: \"duel\", name: \"Duel\", version: \"1.0.0\", game: \">=0.1\", \
                    description: \"For tests.\")";
    fs::write(duel.join("mod.ron"), manifest).expect("written");
    let path = duel.to_str().expect("a path");
    let check = |foes: &str, more: &[&str]| {
        fs::write(tales.join("duel.ron"), one_fight(foes)).expect("written");
        let args: Vec<&str> = [&["check", path], more].concat();
        tabledelve(&args)
    };
    let walkover = "(\"core:carrion_crow\", \"A\", 1)";
    assert_eq!(check(walkover, &[]).0, 0);
    for (foes, share) in [
        (walkover, "100.0% of the time; 30% to 95%"),
        ("(\"core:barrow_king\", \"A\", 3)", "0.0% of the time"),
    ] {
        let (status, text, _) = check(foes, &["--strict"]);
        assert_eq!(status, 1, "{text}");
        assert!(
            text.contains("duel.ron:4:8: ") && text.contains(share),
            "{text}"
        );
        assert_eq!(text.matches(" would be fair").count(), 1, "{text}");
    }
    let even = "(\"core:bandit\", \"A\", 3)";
    let to_learn_by = &format!("{walkover}], tutorial: true, reinforcements: [");
    for foes in [even, to_learn_by] {
        let (status, text, _) = check(foes, &["--strict"]);
        assert_eq!((status, text.as_str()), (0, ""));
    }
    let both = &format!("{even}], tutorial: true, finale: true, reinforcements: [");
    let (status, text, _) = check(both, &[]);
    assert!(
        status == 1 && text.contains("a fight to learn by is not the one"),
        "{text}"
    );
}
