//! Mods on top of the game and of each other.

use super::*;

#[test]
fn a_mod_adds_replaces_patches_and_removes() {
    let bench = Bench::new();
    bench.a_mod("bigger", "").in_mod(
        "bigger",
        "assets/rulesets/test_game/monsters/all.ron",
        "(
            add: { \"bigger:giant\": (hit_points: 20, treasure: \"bigger:club\") },
            patch: { \"core:goblin\": (hit_points: 4, attacks: Append([Ranged(die: 4, range: 6)])) },
            remove: [\"core:orc\"],
        )",
    );
    bench.in_mod(
        "bigger",
        ITEMS,
        "(add: { \"bigger:club\": (price: 2) }, replace: { \"core:sword\": (price: 11) })",
    );
    let library = bench.load();
    assert_eq!(library.problems().count(), 0, "{:?}", library.mods());
    let goblin = library.get::<Monster>("core:goblin").expect("the goblin");
    assert_eq!((goblin.hit_points, goblin.attacks.len()), (4, 3));
    assert_eq!(
        library.get::<Item>("core:sword").expect("the sword").price,
        11
    );
    assert!(library.get::<Monster>("core:orc").is_none());
    assert!(library.get::<Monster>("bigger:giant").is_some());
    let by = |field: &str| {
        library
            .set_by::<Monster>("core:goblin", field)
            .map(|id| &**id)
    };
    assert_eq!(by("hit_points"), Some("bigger"));
    assert_eq!(by("attacks[0].die"), Some("core"));
    assert_eq!(by("attacks[2].range"), Some("bigger"));
    assert_eq!(by("treasure"), Some("core"));
    assert_eq!(by("leader"), None);
    let history: Vec<&str> = library
        .history::<Monster>("core:goblin")
        .iter()
        .map(|id| &**id)
        .collect();
    assert_eq!(history, ["core", "bigger"]);
}

#[test]
fn a_faulty_mod_is_left_out_and_the_rest_goes_on() {
    let bench = Bench::new();
    let file = "assets/rulesets/test_game/monsters/all.ron";
    bench
        .a_mod("bad", "")
        .in_mod("bad", file, "(patch: { \"core:goblin\": (hitpoints: 4) })");
    bench.a_mod("good", "").in_mod(
        "good",
        file,
        "(patch: { \"core:goblin\": (hit_points: 5) })",
    );
    bench.a_mod("on_bad", "requires: {\"bad\": \"*\"}");
    let library = bench.load();
    assert_eq!(
        library
            .get::<Monster>("core:goblin")
            .expect("the goblin")
            .hit_points,
        5
    );
    let ids: Vec<&str> = library.mods().iter().map(|info| &*info.id).collect();
    assert_eq!(ids, ["core", "good", "bad", "on_bad"]);
    only(
        &bench.mod_faults("bad"),
        &[
            "mods/bad/assets/rulesets/test_game/monsters/all.ron:1:27: there is no field `hitpoints` \
             in `Monster`; did you mean `hit_points`?\n    (patch:",
        ],
    );
    only(
        &bench.mod_faults("on_bad"),
        &["on_bad/mod.ron:6:23: requires the mod `bad`"],
    );
}

#[test]
fn faults_of_mods_are_found() {
    let file = "assets/rulesets/test_game/monsters/all.ron";
    for (text, parts) in [
        (
            "{ \"core:goblin\": (hit_points: 1) }",
            &["1:3: `core:goblin` already exists, from `core`"][..],
        ),
        (
            "(replace: { \"m:x\": (hit_points: 1) })",
            &["there is no `m:x` in test_game/monsters to replace"],
        ),
        (
            "(remove: [\"core:gobiln\"])",
            &["1:11: there is no `core:gobiln`", "`core:goblin`?"],
        ),
        (
            "(patch: { \"core:goblin\": (attacks: [Melee(die: \"x\")]) })",
            &["1:48: "],
        ),
        (
            "(patch: { \"core:goblin\": (hit_points: 0) })",
            &["1:39: must be at least 1"],
        ),
        (
            "(patch: { \"core:goblin\": (treasure: \"m:x\") })",
            &["1:37: there is no `m:x`"],
        ),
        (
            "(patch: { \"core:goblin\": (attacks: Remove([Melee(die: 8)])) })",
            &["Melee(die: 8) is not there"],
        ),
        (
            "{ \"w:x\": (hit_points: 1) }",
            &["namespace", "did you mean `m:x`?"],
        ),
    ] {
        let bench = Bench::new();
        bench.a_mod("m", "").in_mod("m", file, text);
        only(&bench.mod_faults("m"), parts);
    }
    let bench = Bench::new();
    bench
        .a_mod("m", "")
        .in_mod("m", ITEMS, "(remove: [\"core:sword\"])");
    let faults = bench.mod_faults("m");
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(
        faults[0].contains("cannot be removed: it is needed at"),
        "{faults:?}"
    );
}

#[test]
fn faults_of_manifests_are_found() {
    let whole = "id: \"m\", name: \"M\", version: \"1\", game: \"*\"";
    for (text, parts) in [
        (
            format!("({whole}, color: 1)"),
            &["there is no field `color` in `Manifest`"][..],
        ),
        (
            format!("({whole}, requires: {{\"m\": \"*\"}})"),
            &["cannot name itself"],
        ),
        (
            format!("({whole}, requires: {{\"mm\": \"*\"}})"),
            &["`mm`, which is missing"],
        ),
        (
            format!("({whole}, requires: {{\"core\": \">=99\"}})"),
            &["requires version >=99 of `core`"],
        ),
        (
            whole.replace("\"m\"", "\"n\"").replace("id", "(id") + ")",
            &["1:6: the mod is called `n`"],
        ),
        (
            format!("({})", whole.replace("\"1\"", "\"one\"")),
            &["1:31: `one` is no version"],
        ),
        (
            format!("({})", whole.replace("\"*\"", "\">=99\"")),
            &["1:42: made for version >=99"],
        ),
        (
            format!("({})", whole.replace("\"*\"", "\"new\"")),
            &["1:42: `new` is no version"],
        ),
        (
            format!("({})", whole.replace("\"m\"", "\"core\"")),
            &["not a mod"],
        ),
        (
            format!("({})", whole.replace("\"m\"", "\"M!\"")),
            &["no namespace"],
        ),
        (
            format!("({})", whole.replace("\"M\"", "\" \"")),
            &["needs a name"],
        ),
        ("(name: \"M\")".into(), &["1:1: the field `id` is missing"]),
        ("(".into(), &["never closed"]),
        (format!("({whole}) 2"), &["nothing may follow"]),
    ] {
        let bench = Bench::new();
        bench.in_mod("m", MANIFEST, &text);
        let library = bench.load();
        let ModState::Faulty(problems) = &library.mods()[1].state else {
            panic!("{text} is good")
        };
        only(&bench.shown(problems), parts);
    }
    let bench = Bench::new();
    bench.in_mod("m", "assets/x.txt", "no manifest");
    only(&bench.mod_faults("m"), &["no `mod.ron`"]);
}

#[test]
fn files_of_the_last_mod_count() {
    let bench = Bench::new();
    bench.core("assets/art/goblin.txt", "old");
    bench.core("assets/locale/en/core.ftl", "a = 1");
    bench
        .a_mod("a", "")
        .in_mod("a", "assets/art/goblin.txt", "new");
    bench
        .in_mod("a", "assets/locale/en/a.ftl", "b = 2")
        .in_mod("a", "secret.txt", "no");
    let library = bench.load();
    let files = library.files();
    let found: Vec<&str> = files
        .each_below("assets/art")
        .map(|(id, _, _)| id)
        .collect();
    assert_eq!(found, ["core", "a"]);
    let file = files.file("assets/art/goblin.txt").expect("a picture");
    assert_eq!(fs::read(file).expect("the picture"), b"new");
    for outside in [
        "secret.txt",
        "assets/../secret.txt",
        "/etc/passwd",
        "../a/mod.ron",
    ] {
        assert!(files.file(outside).is_none(), "{outside}");
    }
    assert_eq!(files.each_below("assets/ar").count(), 0);
    let texts: Vec<&str> = files.below("assets/locale/en/").into_keys().collect();
    assert_eq!(
        texts,
        ["assets/locale/en/a.ftl", "assets/locale/en/core.ftl"]
    );
    let own = files.without_mods();
    let file = own.file("assets/art/goblin.txt").expect("a picture");
    assert_eq!(fs::read(file).expect("the picture"), b"old");
    assert!(files.same_below(&bench.load().files().clone(), "assets"));
    assert!(!files.same_below(&own, "assets/art"));
    assert!(files.same_below(&own, "assets/sound"));
    bench.in_mod("a", "assets/art/goblin.txt", "newer");
    assert!(!files.same_below(bench.load().files(), "assets/art"));
    assert!(files.same_below(bench.load().files(), "assets/locale"));
}

#[cfg(unix)]
#[test]
fn links_out_of_the_folder_are_refused() {
    use std::os::unix::fs::symlink;
    let bench = Bench::new();
    put(&bench.dir.path().join("outside.ron"), "{}");
    bench.a_mod("a", "").in_mod("a", "assets/x.txt", "x");
    let assets = bench.mods().join("a/assets");
    symlink("x.txt", assets.join("y.txt")).expect("a link");
    assert_eq!(bench.mod_faults("a"), [""; 0]);
    symlink("../../../outside.ron", assets.join("z.ron")).expect("a link");
    only(&bench.mod_faults("a"), &["z.ron:1:1: this link leads out"]);
    fs::remove_file(assets.join("z.ron")).expect("gone");
    symlink("..", assets.join("round")).expect("a link");
    only(&bench.mod_faults("a"), &["links to folders"]);
    fs::remove_file(assets.join("round")).expect("gone");
    symlink("nothing", assets.join("w")).expect("a link");
    only(&bench.mod_faults("a"), &["leads nowhere"]);
}

#[test]
fn hashes_follow_what_is_said_not_how() {
    let bench = Bench::new();
    let before = bench.load();
    bench.core(ITEMS, "// costly\n{\n\"core:sword\" : ( price : 10, ), }\n");
    let same = bench.load();
    assert_eq!(before.hash(), same.hash());
    assert_eq!(before.mods()[0].hash, same.mods()[0].hash);
    bench.core(ITEMS, "{ \"core:sword\": (price: 12) }");
    let other = bench.load();
    assert_ne!(before.hash(), other.hash());
    assert_ne!(
        before.hash_of_game("test_game"),
        other.hash_of_game("test_game")
    );
    assert_eq!(
        before.hash_of_game("no_game"),
        other.hash_of_game("no_game")
    );
    assert_ne!(before.mods()[0].hash, other.mods()[0].hash);
}

#[test]
fn reloading_keeps_the_old_on_an_error() {
    let bench = Bench::new();
    bench
        .a_mod("a", "")
        .in_mod("a", "assets/rulesets/test_game/items.ron", "{}");
    let old = bench.load();
    bench.core(ITEMS, "{ \"core:sword\": (price: 12) }");
    let new = bench.loader().reload(&old).expect("good content");
    assert_eq!(new.get::<Item>("core:sword").expect("the sword").price, 12);
    bench.in_mod("a", "assets/rulesets/test_game/items.ron", "{");
    let problems = bench.loader().reload(&new).expect_err("a broken mod");
    only(&bench.shown(&problems), &["never closed"]);
    bench.core(ITEMS, "oops");
    assert!(bench.loader().reload(&new).is_err());
}

#[test]
fn checks_over_everything_are_made() {
    fn enough(library: &Library, report: &mut LibraryReport) {
        for (id, monster) in library.all::<Monster>() {
            if monster.hit_points > 50 {
                report.at::<Monster>(id, "hit_points", "nobody could beat that");
            }
        }
        if library.all::<Item>().is_empty() {
            report.kind::<Item>("there must be things to find");
        }
    }
    let bench = Bench::new();
    bench.core(MONSTERS, "{ \"core:a\": (hit_points: 60) }");
    bench.core(ITEMS, "{}");
    let loader = Loader::new(registry().check(enough), bench.dir.path().join("core"));
    let faults = bench.shown(&loader.load().expect_err("faults"));
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(
        faults[0].contains("test_game/items:1:1: there must be things"),
        "{faults:?}"
    );
    assert!(
        faults[1].contains(":1:26: nobody could beat that"),
        "{faults:?}"
    );
}

#[cfg(unix)]
#[test]
fn a_manifest_that_is_a_link_out_of_the_mod_is_not_read() {
    let bench = Bench::new();
    bench.a_mod("aa", "");
    let manifest = bench.mods().join("aa").join(MANIFEST);
    let outside = bench.dir.path().join("secret.ron");
    fs::rename(&manifest, &outside).expect("moved");
    std::os::unix::fs::symlink(&outside, &manifest).expect("a link");
    only(
        &bench.mod_faults("aa"),
        &["aa/mod.ron:1:1: this link leads out of the mod's folder"],
    );
    fs::remove_file(&manifest).expect("removed");
    std::os::unix::fs::symlink(&manifest, &manifest).expect("a link to itself");
    only(
        &bench.mod_faults("aa"),
        &["aa/mod.ron:1:1: cannot be opened"],
    );
}

#[test]
fn more_names_than_can_be_read_are_told() {
    let bench = Bench::new();
    bench.a_mod("aa", "");
    for name in ["x", "y", "z"] {
        bench.in_mod("aa", &format!("assets/sub/{name}.txt"), "");
    }
    bench.in_mod("aa", "assets/sub/below/w.txt", "");
    let limits = Limits {
        files: 3,
        ..Limits::default()
    };
    let library = bench.loader().limited(limits).load();
    // The game's own three files are within the limit.
    let problems: Vec<String> = library
        .expect("the core")
        .problems()
        .map(ToString::to_string)
        .collect();
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert!(
        problems[0].contains("there are too many files: at most 3 are read"),
        "{problems:#?}"
    );
}

#[test]
fn what_a_manifest_says_is_bounded() {
    let bench = Bench::new();
    let long = "x".repeat(61);
    bench.in_mod(
        "aa",
        MANIFEST,
        format!(
            "(id: \"aa\", name: \"{long}\", version: \"1\", game: \"*\", author: \"a\u{202E}b\")"
        ),
    );
    let faults = bench.mod_faults("aa");
    assert_eq!(faults.len(), 2, "{faults:#?}");
    assert!(
        faults[0].contains("`name` has at most 60 characters; here are 61"),
        "{faults:#?}"
    );
    assert!(
        faults[1].contains("`author` holds characters that cannot be shown"),
        "{faults:#?}"
    );
}
