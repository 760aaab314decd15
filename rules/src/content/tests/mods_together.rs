//! Several mods: their order, and what one does to another.

use super::*;

const MONSTER_CHANGES: &str = "assets/rulesets/test_game/monsters/changes.ron";

fn warned(bench: &Bench) -> Vec<String> {
    let library = bench.load();
    let faults: Vec<String> = library.problems().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    bench.shown(&library.warnings(&registry(), Depth::Quick))
}

#[test]
fn mods_are_ordered_by_need_then_id() {
    let bench = Bench::new();
    bench
        .a_mod("a", "requires: {\"z\": \">=1\"}")
        .a_mod("b", "")
        .a_mod("z", "");
    bench
        .a_mod("c", "optional: {\"d\": \"*\", \"x\": \"*\"}")
        .a_mod("d", "");
    let library = bench.load();
    let ids: Vec<&str> = library.mods().iter().map(|info| &*info.id).collect();
    assert_eq!(ids, ["core", "b", "d", "c", "z", "a"]);
}

#[test]
fn circles_and_conflicts_are_named() {
    let bench = Bench::new();
    bench
        .a_mod("a", "requires: {\"b\": \"*\"}")
        .a_mod("b", "requires: {\"c\": \"*\"}");
    bench
        .a_mod("c", "optional: {\"a\": \"*\"}")
        .a_mod("d", "requires: {\"a\": \"*\"}");
    only(&bench.mod_faults("a"), &["circle: a → b → c → a"]);
    only(&bench.mod_faults("d"), &["circle: d → a → b → c → a"]);
    let bench = Bench::new();
    bench
        .a_mod("a", "conflicts: {\"b\": \"1\", \"c\": \"2\"}")
        .a_mod("b", "")
        .a_mod("c", "");
    bench.a_mod("d", "conflicts: {\"c\": \"*\"}");
    only(&bench.mod_faults("b"), &["`a` does not go together"]);
    only(
        &bench.mod_faults("d"),
        &["does not go together with the mod `c`"],
    );
    assert_eq!(bench.mod_faults("c"), [""; 0]);
}

#[test]
fn changes_to_a_mod_that_is_not_there_are_passed_over() {
    let bench = Bench::new();
    let file = "assets/rulesets/test_game/monsters/all.ron";
    bench.a_mod("a", "optional: {\"b\": \"*\"}");
    bench.in_mod("a", file, "(patch: { \"b:imp\": (hit_points: 9) })");
    assert_eq!(bench.mod_faults("a"), [""; 0]);
    bench
        .a_mod("b", "")
        .in_mod("b", file, "{ \"b:imp\": (hit_points: 1) }");
    assert_eq!(
        bench
            .load()
            .get::<Monster>("b:imp")
            .expect("the imp")
            .hit_points,
        9
    );
}

#[test]
fn the_same_mod_twice_and_mods_switched_off() {
    let bench = Bench::new();
    bench.a_mod("a", "").a_mod("b", "requires: {\"a\": \"*\"}");
    let library = bench.loader().without("a").load().expect("good content");
    assert_eq!(library.mods()[1].state, ModState::Disabled);
    let ModState::Faulty(problems) = &library.mods()[2].state else {
        panic!("b is in use")
    };
    only(&bench.shown(problems), &["which is switched off"]);
    let other = bench.dir.path().join("elsewhere");
    put(
        &other.join("a/mod.ron"),
        "(id: \"a\", name: \"A\", version: \"3\", game: \"*\")",
    );
    let library = bench
        .loader()
        .with_mod(other.join("a"))
        .load()
        .expect("good content");
    assert_eq!(library.mods()[1].version().to_string(), "3.0.0");
    let faulty = library
        .mods()
        .iter()
        .filter(|info| matches!(info.state, ModState::Faulty(_)));
    assert_eq!(faulty.count(), 1);
}

#[test]
fn two_mods_that_set_one_field_are_named() {
    let bench = Bench::new();
    let patch = |fields: &str| format!("(patch: {{\"core:orc\": ({fields})}})");
    bench.a_mod("aa", "").in_mod(
        "aa",
        MONSTER_CHANGES,
        patch("hit_points: 7, prices: {\"core:sword\": 1}"),
    );
    bench.a_mod("bb", "").in_mod(
        "bb",
        MONSTER_CHANGES,
        patch("hit_points: 8, attacks: Append([Howl])"),
    );
    let place = format!("mods/bb/{MONSTER_CHANGES}:1:35: warning: ");
    only(
        &warned(&bench),
        &[
            &place,
            "`hit_points` of `core:orc` is set by the mod `aa`, too",
        ],
    );
    // Whoever names the other means it.
    bench.a_mod("bb", "optional: {\"aa\": \"*\"}");
    assert_eq!(warned(&bench), [""; 0]);
    bench.a_mod("bb", "").in_mod(
        "bb",
        MONSTER_CHANGES,
        "(replace: {\"core:orc\": (hit_points: 9)})",
    );
    only(
        &warned(&bench),
        &["`core:orc` is changed by the mod `aa`, too"],
    );
}

#[test]
fn a_change_of_what_another_mod_removed_is_passed_over() {
    let bench = Bench::new();
    let remove = "(remove: [\"core:orc\"])";
    bench.a_mod("aa", "").in_mod("aa", MONSTER_CHANGES, remove);
    for (change, word) in [
        ("(patch: {\"core:orc\": (hit_points: 8)})", "patch"),
        ("(replace: {\"core:orc\": (hit_points: 8)})", "replace"),
        (remove, "remove"),
    ] {
        bench.a_mod("bb", "").in_mod("bb", MONSTER_CHANGES, change);
        let said = format!(
            "`core:orc` was removed by the mod `aa`, which is loaded earlier; this {word} is passed"
        );
        only(&warned(&bench), &[&said, "mods/bb/"]);
        assert!(bench.load().get::<Monster>("core:orc").is_none());
    }
}

#[test]
fn a_fault_in_a_patch_is_shown_in_the_patch() {
    let bench = Bench::new();
    bench.a_mod("aa", "").in_mod(
        "aa",
        MONSTER_CHANGES,
        "(patch: {\n\"core:orc\": (prices: {\n\"core:sword\": 100}),\n\"core:goblin\": (attacks: [Melee(die: 4),\n\
         Melee(die: 0)]),\n})",
    );
    let faults = bench.mod_faults("aa");
    assert_eq!(faults.len(), 2, "{faults:#?}");
    assert!(
        faults[0].contains(":3:15: `core:sword` is a whole number from 0 to 99, not 100"),
        "{faults:#?}"
    );
    assert!(faults[1].contains(":5:12: a die has sides"), "{faults:#?}");
}

#[test]
fn more_mods_than_can_be_read_are_told() {
    let bench = Bench::new();
    for number in 0..=256 {
        bench.a_mod(&format!("m{number:03}"), "");
    }
    let library = bench.load();
    let strays: Vec<&str> = library
        .strays()
        .iter()
        .map(|it| it.message.as_str())
        .collect();
    assert_eq!(strays, ["there are too many mods: only 256 are read"]);
    assert!(library.strays()[0].path.ends_with("m256"));
    // The game itself is one more.
    assert_eq!(library.mods().len(), 257);
}
