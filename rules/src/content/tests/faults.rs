//! Faults in files and records, each shown at its place.

use super::*;

#[test]
fn faults_in_a_record_are_shown_at_their_place() {
    for (record, part) in [
        (
            "(¦hitpoints: 3)",
            "there is no field `hitpoints` in `Monster`; did you mean `hit_points`?",
        ),
        (
            "(¦zzz: 3)",
            "there is no field `zzz` in `Monster`; the fields are `hit_points`",
        ),
        (
            "(hit_points: ¦\"3\")",
            "expected a whole number, found \"3\"",
        ),
        (
            "(hit_points: 3, attacks: [Howl, ¦Meele(die: 6)])",
            "`Meele` is none of the choices for `Attack`; did you mean `Melee`?",
        ),
        (
            "(hit_points: 3, attacks: [¦Ranged(die: 6)])",
            "the field `range` is missing",
        ),
        (
            "(hit_points: 3, ¦hit_points: 3)",
            "`hit_points` is written twice",
        ),
        ("(hit_points: ¦-3)", ""),
        (
            "(hit_points: ¦99999999999)",
            "`hit_points` is a whole number from 0 to 99, not 99999999999",
        ),
        ("(hit_points: ¦0)", "must be at least 1"),
        (
            "(hit_points: 1, attacks: [Howl, Melee(die: ¦0)])",
            "a die has sides",
        ),
        (
            "(hit_points: 3, treasure: ¦\"core:swrod\")",
            "there is no `core:swrod` in test_game/items; did you mean `core:sword`?",
        ),
        (
            "(hit_points: 3, treasure: ¦\"sword\")",
            "`sword` is no id: ids are written in full, namespace first, as in `core:sword`",
        ),
        (
            "(hit_points: 3, prices: {¦\"core:swod\": 1})",
            "there is no `core:swod`",
        ),
        (
            "(hit_points: 3, leader: ¦\"core:gobli\")",
            "there is no `core:gobli` in test_game/monsters; did you mean `core:goblin`?",
        ),
        (
            "(hit_points: 3, leader: ¦\"core:sword\")",
            "`core:sword` is in test_game/items",
        ),
        ("(hit_points ¦3)", "expected `,` or `)`, found `3`"),
        ("¦[1, 2]", ""),
        ("(hit_points: 3, attacks: [Melee(die: ¦300)])", ""),
    ] {
        let bench = Bench::new();
        let (line, col) = marked(&format!("    \"core:troll\": {record},"));
        let file = format!("{{\n{line}\n    \"core:imp\": (hit_points: 1),\n}}");
        bench.core("assets/rulesets/test_game/monsters/more.ron", file);
        let faults = bench.core_faults();
        let place = format!("core/assets/rulesets/test_game/monsters/more.ron:2:{col}: ");
        only(&faults, &[&place, part, &format!("\n    {}", line.trim())]);
    }
}

#[test]
fn one_bad_record_does_not_hide_the_others() {
    let bench = Bench::new();
    bench.core(
        MONSTERS,
        "{\n    \"core:a\": (hit_points: oops oops),\n    \"core:b\": (hit_points: [),\n    \"core:c\": \
         (hitpoints: 1),\n    \"d\": (hit_points: 1),\n    \"core:e\": (hit_points: 0),\n}",
    );
    bench.core("assets/rulesets/test_game/monsters/z.ron", "oops");
    bench.core(ITEMS, "{ \"core:sword\": (price: 10), \"core:axe\": () }");
    let faults = bench.core_faults();
    let places: Vec<&str> = faults
        .iter()
        .filter_map(|fault| fault.split(": ").next())
        .collect();
    let monsters = |at: &str| format!("core/{MONSTERS}:{at}");
    let expected = [
        monsters("2:33"),
        monsters("3:29"),
        monsters("4:16"),
        monsters("5:5"),
        monsters("6:28"),
    ];
    assert!(
        expected
            .iter()
            .all(|place| places.contains(&place.as_str())),
        "{faults:#?}"
    );
    assert_eq!(faults.len(), 7, "{faults:#?}");
}

#[test]
fn files_that_are_no_records_are_explained() {
    for (text, parts) in [
        (&b"(ad: {})"[..], &["1:2: ", "`add`?"][..]),
        (b"(add: {}, add: {})", &["`add` stands here twice"]),
        (b"{} {}", &["nothing may follow"]),
        (b"{ core: () }", &["expected an id in quotes"]),
        (
            b"{ \"core:x\": (price: 1)",
            &["1:1: this `{` is never closed"],
        ),
        (
            b"{ \"core:x\": (price: 1,\n \"core:y\": (price: 1) }",
            &["2:2: expected a field, or the `)` for the `(` of line 1"],
        ),
        (b"(remove: [1])", &["expected an id in quotes"]),
        (b"#![enable(implicit_some)] {}", &["is not needed"]),
        (
            b"{ \"core:sword2\": (price: 1), }\n\xFF",
            &["2:1: this file is not UTF-8"],
        ),
        (
            b"{ \"core:sword\": (price: 1) }",
            &["`core:sword` is here twice", "items/all.ron:1"],
        ),
        (
            b"{ \"axe\": (price: 1) }",
            &["1:3: `axe` is no id", "did you mean `core:axe`?"],
        ),
        (
            b"{ \"mine:axe\": (price: 1) }",
            &["namespace", "`core:axe`?"],
        ),
        (
            b"(patch: {\"core:swrd\": (price: 1)})",
            &["1:10: there is no `core:swrd`", "`core:sword`?"],
        ),
    ] {
        let bench = Bench::new();
        bench.core("assets/rulesets/test_game/items/more.ron", text);
        only(&bench.core_faults(), parts);
    }
}

#[test]
fn misplaced_files_are_noticed() {
    let bench = Bench::new();
    bench.core("assets/rulesets/test_game/monster/more.ron", "{}");
    bench.core(
        "assets/rulesets/other_game/monster/more.ron",
        "not looked at",
    );
    bench.core("assets/art/atlas.ron", "not looked at");
    only(
        &bench.core_faults(),
        &["no kind of record", "`assets/rulesets/test_game/monsters`?"],
    );
}

#[test]
fn too_much_is_reported_not_read() {
    let bench = Bench::new();
    let path = "assets/rulesets/test_game/items/more.ron";
    bench.core(path, "[".repeat(500_000));
    only(&bench.core_faults(), &["a file of records is"]);
    bench.core(path, format!("{{\"core:axe\": {}", "(a:".repeat(300_000)));
    only(&bench.core_faults(), &["nested too deep"]);
    bench.core(path, " ".repeat(2 << 20));
    only(&bench.core_faults(), &["too large"]);
    bench.core(path, "{}");
    let limited = |limits: Limits| match bench.loader().limited(limits).load() {
        Ok(_) => Vec::new(),
        Err(problems) => bench.shown(&problems),
    };
    let limits = Limits::default();
    assert!(limited(Limits { files: 2, ..limits })[0].contains("too many files"));
    assert!(
        limited(Limits {
            records: 1,
            ..limits
        })[0]
            .contains("too many records")
    );
    assert!(
        limited(Limits {
            folders_deep: 2,
            ..limits
        })[0]
            .contains("nested too deep")
    );
    let bad: String = (0..50).map(|n| format!("\n\"core:x{n}\": (),")).collect();
    bench.core(path, format!("{{{bad}\n}}"));
    let capped = limited(Limits {
        problems: 5,
        ..limits
    });
    assert_eq!(capped.len(), 6);
    assert!(capped[5].contains("and 45 more problems"));
}
