//! Mods with figures far out of the way: named with their bounds, or played.

use std::{fs, path::Path};

use tabledelve::{
    content::{Library, Loader, ModState, Problem},
    game::{BotKind, SetupValues},
    games::{self, SimulationJob},
};

/// A mod with one file of records.
fn with_file(folder: &Path, file: &str, text: &str) {
    let manifest = "(id: \"far\", name: \"Far\", version: \"1\", game: \"*\")";
    fs::create_dir_all(folder).expect("a folder");
    fs::write(folder.join("mod.ron"), manifest).expect("a file");
    let path = folder.join(file);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

fn loaded(folder: &Path) -> Library {
    let core = env!("CARGO_MANIFEST_DIR");
    let loader = Loader::new(games::registry(), core).with_mod(folder);
    loader.load().expect("the core")
}

fn faults(file: &str, text: &str) -> Vec<Problem> {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("far");
    with_file(&folder, file, text);
    let library = loaded(&folder);
    let state = library.mods().last().map(|info| info.state.clone());
    match state {
        Some(ModState::Faulty(problems)) => {
            for problem in &problems {
                assert!(problem.path.starts_with(&folder), "{problem}");
            }
            problems
        }
        _ => Vec::new(),
    }
}

const CRAWL: &str = "assets/rulesets/deck_crawl";
const HEX: &str = "assets/rulesets/hex_adventure";

#[test]
fn whatever_is_out_of_bounds_is_named_with_them_at_its_place() {
    let of_crawl = [
        (
            "figures",
            "core:figures",
            "face_points: ¦2147483647",
            "`face_points` is a whole number from 0 to 99, not 2147483647",
        ),
        (
            "figures",
            "core:figures",
            "critical_factor: ¦2147483647",
            "`critical_factor` is a whole number from 1 to 99",
        ),
        (
            "figures",
            "core:figures",
            "elite_loot: ¦-0x7FFF_FFFF",
            "`elite_loot` is a whole number from 0 to 999, not -0x7FFF_FFFF",
        ),
        (
            "figures",
            "core:figures",
            "stacking_factor: ¦0",
            "`stacking_factor` is a whole number from 1 to 99",
        ),
        (
            "figures",
            "core:figures",
            "monster_wounds: ¦99999999999999999999",
            "`monster_wounds` is a whole number from 1 to 99",
        ),
        (
            "races",
            "core:dwarf",
            "magic_armour: ¦-2147483648",
            "`magic_armour` is a whole number from -20 to 99",
        ),
        (
            "races",
            "core:dwarf",
            "resource_points: ¦1e9",
            "`resource_points` is a whole number from -99 to 999, such as 6; found `1e9`",
        ),
        (
            "classes",
            "core:fighter",
            "best_armour: ¦2147483647",
            "`best_armour` is a whole number from 0 to 99",
        ),
        (
            "classes",
            "core:fighter",
            "attack_die: ¦d6",
            "`attack_die` is a whole number from 2 to 100, such as 6; found `d6`",
        ),
        (
            "items",
            "core:shield",
            "grants: [Armour(¦-2147483648)]",
            "`Armour` is a whole number from -20 to 99",
        ),
        (
            "items",
            "core:shield",
            "grants: [HitDieSteps(¦255), HitDieSteps(1)]",
            "`HitDieSteps` is a whole number from 0 to 10",
        ),
        (
            "items",
            "core:shield",
            "prices: (creation: ¦-5)",
            "`creation` is a whole number from 0 to 999, not -5",
        ),
        (
            "items",
            "core:shield",
            "prices: (crawl: ¦2147483647)",
            "`crawl` is a whole number from 0 to 999",
        ),
        (
            "items",
            "core:shield",
            "cards: [(Clubs, ¦99)]",
            "`cards` is a whole number from 1 to 14, not 99",
        ),
        (
            "items",
            "core:shield",
            "name: ¦\"a\u{202E}b\"",
            "`name` holds the character U+202E",
        ),
        (
            "abilities",
            "core:pray",
            "effect: Regain(loot: ¦0)",
            "`loot` is a whole number from 1 to 999, not 0",
        ),
    ];
    for (kind, id, patch, said) in of_crawl {
        one(&format!("{CRAWL}/{kind}.ron"), id, patch, said);
    }
    let of_hex = [
        (
            "figures",
            "core:figures",
            "skill_price: ¦0",
            "`skill_price` is a whole number from 1 to 999, not 0",
        ),
        (
            "weapons",
            "core:dagger",
            "price: ¦2147483648",
            "`price` is a whole number from 0 to 1000000",
        ),
        (
            "weapons",
            "core:dagger",
            "traits: [Blast(¦255)]",
            "`Blast` is a whole number from 0 to 9",
        ),
        (
            "weapons",
            "core:dagger",
            "traits: [Pierce(¦2147483647)]",
            "`Pierce` is a whole number",
        ),
    ];
    for (kind, id, patch, said) in of_hex {
        one(&format!("{HEX}/{kind}.ron"), id, patch, said);
    }
    let adventures = "levels/adventures/far.ron";
    let many = |item: &str, count: usize| format!("[{}]", vec![item; count].join(", "));
    let entry = |inside: &str| format!("entries: {{1: ({inside})}}");
    for (patch, said) in [
        (
            entry(&format!("effects: ¦{}", many("Money(1)", 256))),
            "`effects` has at most 50 items; here are 256",
        ),
        (
            entry("effects: [Karma(¦2147483647)]"),
            "`Karma` is a whole number from -99 to 99",
        ),
        (
            entry("effects: [Experience(¦2147483647)]"),
            "`Experience` is a whole number from 0 to 9999",
        ),
        (
            entry(&format!(
                "options: ¦{}",
                many("(text: \"On.\", to: 2)", 257)
            )),
            "`options` has at most 30 items; here are 257",
        ),
        (
            entry(&format!("text: ¦\"{}\"", "a".repeat(4001))),
            "`text` has 1 to 4000 characters; here are 4001",
        ),
        (
            format!("title: ¦\"{}\"", "a".repeat(100_000)),
            "`title` has 1 to 100 characters; here are 100000",
        ),
        (
            "purse: ¦4294967295".to_owned(),
            "`purse` is a whole number from 0 to 1000000",
        ),
    ] {
        one(adventures, "core:first_steps", &patch, said);
    }
}

/// A patch is refused at the mark, and for that alone.
fn one(file: &str, id: &str, patch: &str, said: &str) {
    let lead = format!("(patch: {{ \"{id}\": (");
    let at = patch.chars().position(|c| c == '¦').expect("a mark") + lead.chars().count() + 1;
    let text = format!("{lead}{}) }})", patch.replace('¦', ""));
    let found = faults(file, &text);
    assert_eq!(found.len(), 1, "{patch}: {found:#?}");
    assert!(found[0].message.contains(said), "{}", found[0]);
    assert_eq!((found[0].line, found[0].col), (1, at), "{}", found[0]);
}

#[test]
fn what_lies_at_the_bounds_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("far");
    let patch = |id: &str, fields: &str| format!("(patch: {{ \"{id}\": ({fields}) }})");
    for (file, id, fields) in [
        (
            format!("{CRAWL}/figures.ron"),
            "core:figures",
            "face_points: 99, elite_loot: 999, critical_factor: 99, stacking_factor: 99, \
             stacking_most: 99, damaged_divisor: 99",
        ),
        (
            format!("{CRAWL}/races.ron"),
            "core:dwarf",
            "resource_points: 999, magic_armour: 99, rerolls: 20",
        ),
        (
            format!("{CRAWL}/classes.ron"),
            "core:fighter",
            "best_armour: 99",
        ),
        (
            format!("{CRAWL}/items.ron"),
            "core:shield",
            "prices: (creation: 999, crawl: 999, between: 999), \
             grants: [Armour(99), MagicArmour(-20), AttackDieSteps(10), HitDieSteps(10), HitDieSteps(10), SpellDice(20)]",
        ),
        (
            format!("{HEX}/figures.ron"),
            "core:figures",
            "fight_experience: 999, word_experience: 999, hunger: 99, death_factor: 9, stronger: 20, weaker: -20",
        ),
        (
            format!("{HEX}/weapons.ron"),
            "core:dagger",
            "price: 1000000, traits: [Pierce(99), Aim(20), Close(20), Blast(9)]",
        ),
    ] {
        with_file(&folder, &file, &patch(id, fields));
    }
    let library = loaded(&folder);
    let faults: Vec<String> = library.problems().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for game in games::GAMES {
        let open = game.open(&library).expect("a game");
        for seed in 0..12 {
            let bot = if seed % 2 == 0 {
                BotKind::Hero
            } else {
                BotKind::Random
            };
            let values = open.draw(&SetupValues::default(), seed);
            let job = SimulationJob {
                values: &values,
                seed,
                bot,
                adventures: 1,
                record: false,
                cite: false,
                feats: false,
            };
            open.play_out(&job).expect("a game");
        }
    }
}
