//! `tabledelve campaign`, and simulations of whole campaigns.

mod cli_common;

use std::fs;

use cli_common::{complaint, json, tabledelve};

#[test]
fn a_campaign_from_its_beginning_to_its_end() {
    let (here, there) = (tempfile::tempdir(), tempfile::tempdir());
    let (here, there) = (here.expect("a folder"), there.expect("a folder"));
    let dir = |folder: &tempfile::TempDir| folder.path().to_str().expect("a path").to_owned();
    let (here_dir, there_dir) = (dir(&here), dir(&there));
    let at = |data: &str, args: &[&str]| {
        let mut all = vec!["--data-dir", data, "campaign"];
        all.extend(args);
        all.into_iter().map(str::to_owned).collect::<Vec<String>>()
    };
    let run = |data: &str, args: &[&str]| {
        let all = at(data, args);
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        let (status, text, problem) = tabledelve(&all);
        assert_eq!(status, 0, "{args:?}: {problem}");
        text
    };
    let refused = |data: &str, args: &[&str]| {
        let all = at(data, args);
        complaint(2, &all.iter().map(String::as_str).collect::<Vec<_>>())
    };
    assert_eq!(run(&here_dir, &["list"]), "");
    run(&here_dir, &["new", "deck_crawl", "The old cellar"]);
    assert!(
        refused(&here_dir, &["new", "deck_crawl", "The old cellar"]).contains("already exists")
    );
    assert!(refused(&here_dir, &["new", "chess", "x"]).contains("deck_crawl"));
    let go_on = [
        "continue",
        "The old cellar",
        "--seed",
        "11",
        "--set",
        "quick_start=true",
    ];
    let first = run(&here_dir, &go_on);
    assert!(first.starts_with("deck_crawl-11: "), "{first}");
    // The same seed gives another game of the campaign.
    let second = run(&here_dir, &go_on);
    assert!(second.starts_with("deck_crawl-11-2: "), "{second}");
    let shown = run(&here_dir, &["show", "The old cellar"]);
    assert!(shown.contains(&first) && shown.contains(&second), "{shown}");
    let show = at(&here_dir, &["show", "The old cellar", "--json"]);
    let shown = json(&show.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(shown["chronicle"].as_array().map(Vec::len), Some(2));
    assert!(refused(&here_dir, &["show", "Another"]).contains("The old cellar"));

    let file = here.path().join("cellar.campaign");
    let file = file.to_str().expect("a path");
    run(&here_dir, &["export", "The old cellar", file]);
    run(&there_dir, &["import", file]);
    run(&there_dir, &["import", file]);
    let listed = run(&there_dir, &["list"]);
    assert!(
        listed.contains("The old cellar (deck_crawl): 2 games"),
        "{listed}"
    );
    assert!(
        listed.contains("The old cellar 2 (deck_crawl): 2 games"),
        "{listed}"
    );

    run(&here_dir, &["end", "The old cellar"]);
    assert!(refused(&here_dir, &go_on).contains("is over"));
    assert!(run(&here_dir, &["list"]).contains(", over"));

    let cut = there.path().join("campaigns/The_old_cellar.campaign");
    fs::write(&cut, "tabledelve campaign 1").expect("it can be written");
    let list = at(&there_dir, &["list"]);
    let (status, text, _) = tabledelve(&list.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(status, 1);
    assert!(
        text.contains("The_old_cellar.campaign is cut off"),
        "{text}"
    );
    assert!(text.contains("The old cellar 2 (deck_crawl)"), "{text}");
}

#[test]
fn campaigns_are_simulated_the_same_on_any_number_of_threads() {
    for game in ["deck_crawl", "hex_adventure"] {
        let run = |more: &[&str]| {
            let mut args = vec!["simulate", game, "--games", "12", "--seed", "5", "--json"];
            args.extend(more);
            json(&args)
        };
        let one = run(&["--adventures", "4", "--threads", "1"]);
        let three = run(&["--adventures", "4", "--threads", "3"]);
        for key in ["digest", "adventures", "decisions", "outcomes"] {
            assert_eq!(one[key], three[key], "{key}");
        }
        let adventures = one["adventures"].as_u64().expect("a number");
        assert!((13..=48).contains(&adventures), "{adventures}");
        assert_eq!(run(&[])["digest"], run(&["--adventures", "1"])["digest"]);
    }
}

#[test]
fn every_game_of_a_campaign_is_a_replay_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let into = folder.path().to_str().expect("a path");
    let run = [
        "simulate",
        "hex_adventure",
        "--games",
        "3",
        "--adventures",
        "3",
    ];
    let all: Vec<&str> = run
        .into_iter()
        .chain(["--record", into, "--json"])
        .collect();
    let report = json(&all);
    let files: Vec<_> = fs::read_dir(folder.path())
        .expect("the folder")
        .flatten()
        .collect();
    assert_eq!(Some(files.len() as u64), report["adventures"].as_u64());
    for file in files {
        let path = file.path();
        let (status, _, problem) =
            tabledelve(&["replay", path.to_str().expect("a path"), "--verify"]);
        assert_eq!(status, 0, "{}: {problem}", path.display());
    }
}
