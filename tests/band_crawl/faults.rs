//! Faulty records: refused with the file, the line, the column and what would be right.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tabledelve::content::{DataPaths, Depth, ModState, check};

use super::{loader, registry};

/// A mod with one file of records of the game: its folder, and the file.
fn with_file(home: &Path, file: &str, text: &str) -> (PathBuf, PathBuf) {
    let folder = home.join("faulty");
    let level = ["tiles/", "dungeons/"]
        .iter()
        .any(|it| file.starts_with(it));
    let root = match level {
        true => "levels/band_crawl",
        false => "assets/rulesets/band_crawl",
    };
    let path = folder.join(root).join(file);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let manifest = "(id: \"faulty\", name: \"Faulty\", version: \"1\", game: \"*\")";
    fs::write(folder.join("mod.ron"), manifest).expect("a file");
    fs::write(&path, text).expect("a file");
    (folder, path)
}

/// A mod with one file, which has one fault, at the mark `¦`.
fn refused(file: &str, text: &str, said: &str) {
    let home = tempfile::tempdir().expect("a folder");
    let (folder, path) = with_file(home.path(), file, &text.replace('¦', ""));
    let library = loader().with_mod(&folder).load().expect("the core");
    let state = library.mods().last().map(|info| info.state.clone());
    let Some(ModState::Faulty(problems)) = state else {
        panic!("accepted: {text}");
    };
    let [problem] = &problems[..] else {
        panic!("{text}: {problems:#?}");
    };
    let before = text.split('¦').next().expect("a mark");
    let line = before.lines().count().max(1);
    let col = before.lines().last().unwrap_or("").chars().count() + 1;
    assert!(problem.to_string().contains(said), "{problem}");
    let at = (problem.path.clone(), problem.line, problem.col);
    assert_eq!(at, (path, line, col), "{problem}");
}

fn patch(id: &str, fields: &str) -> String {
    format!("(patch: {{\n    \"core:{id}\": ({fields}),\n}})")
}

#[test]
fn what_is_not_there_is_named_with_the_nearest() {
    let list = patch(
        "human",
        "rows: {\n        \"thief\": (gives: (profession: ¦\"core:theif\")) }",
    );
    refused("tables/race_lists.ron", &list, "core:theif");
    for (file, id, fields, said) in [
        ("races.ron", "elf", "list: ¦\"core:elves\"", "core:elves"),
        ("races.ron", "ogre", "minions: ¦\"core:ogr\"", "core:ogr"),
        (
            "professions.ron",
            "thief",
            "crisis: ¦\"core:theft\"",
            "core:theft",
        ),
        ("items.ron", "sure_bow", "is: ¦\"core:bowl\"", "core:bowl"),
        (
            "spells.ron",
            "harm",
            "reach: ¦\"core:strickt\"",
            "core:strickt",
        ),
        (
            "items.ron",
            "plain_wand",
            "grants: [¦Speldice(dice: 1)]",
            "SpellDice",
        ),
        ("professions.ron", "knight", "acts: ¦Shout", "Shoot"),
        (
            "figures.ron",
            "figures",
            "¦tile_per_rep: 4",
            "tiles_per_rep",
        ),
    ] {
        refused(file, &patch(id, fields), said);
    }
}

#[test]
fn whatever_is_out_of_bounds_is_named_with_them() {
    for (file, id, fields, said) in [
        (
            "weapons.ron",
            "bow",
            "shot: (impact: ¦1000)",
            "`impact` is a whole number from 1 to 12, not 1000",
        ),
        (
            "weapons.ron",
            "mace",
            "melee: (dice_against: [(\"core:sword\", ¦-2147483648)])",
            "from -6 to 6",
        ),
        (
            "races.ron",
            "orc",
            "traits: [MeleeDice(¦1000)]",
            "`MeleeDice` is a whole number from -6 to 6, not 1000",
        ),
        (
            "races.ron",
            "troll",
            "traits: [ImpactDealt(¦1000, Melee)]",
            "from -6 to 6, not 1000",
        ),
        (
            "items.ron",
            "keen_arrows",
            "uses: ¦\"100\"",
            "`100` is no amount: write it like `3`, `1/2d6`",
        ),
        (
            "figures.ron",
            "figures",
            "captives: ¦\"1/3d6\"",
            "`1/3d6` is no amount",
        ),
        (
            "figures.ron",
            "figures",
            "squares: ¦0",
            "`squares` is a whole number from 1 to 12, not 0",
        ),
        (
            "tables/treasure.ron",
            "treasure",
            "rows: { \"five\": (gives: (finds: [(Potion, ¦1000)])) }",
            "from 1 to 20, not 1000",
        ),
        (
            "tables/race_lists.ron",
            "human",
            "rows: { \"knight\": (gives: (rep: ¦1000)) }",
            "`rep` is a whole number from 3 to 12, not 1000",
        ),
    ] {
        refused(file, &patch(id, fields), said);
    }
}

#[test]
fn a_table_has_a_row_for_each_result() {
    for (file, id, fields, said) in [
        (
            "tables/crisis.ron",
            "thief",
            "rows: { \"two\": (on: ¦\"1..=2\") }",
            "`1..=2` overlaps with `1` of the row `one`",
        ),
        (
            "tables/reasons.ron",
            "reasons",
            "modifiers: { \"band-modifier-luck\": ¦\"0..=1\" }",
            "the rules bring no modifier `band-modifier-luck`",
        ),
    ] {
        refused(file, &patch(id, fields), said);
    }
    let gap = "{\n    \"faulty:list\": (\n        name: \"band-list-human\", by: Roll(\"2d6\"), rows: {\n                    \"low\": (on: \"2..=6\", gives: (profession: \"core:thief\", rep: 4, armour: \"core:protected\", arms: [[\"core:sword\"]])),\n                    \"high\": (on: ¦\"8..=12\", gives: (profession: \"core:thief\", rep: 4, armour: \"core:protected\", arms: [[\"core:sword\"]])),\n                },\n    ),\n}";
    let said = "`7` has no row; the next one is `8..=12`";
    refused("tables/race_lists.ron", gap, said);
}

#[test]
fn records_that_do_not_fit_each_other_are_refused() {
    for (file, id, fields, said) in [
        (
            "weapons.ron",
            "spear",
            "melee: (counts_as: (two: ¦\"core:sword\"))",
            "`core:sword` is no weapon for melee in two hands",
        ),
        (
            "items.ron",
            "keen_arrows",
            "goes_with: ¦\"core:sword\"",
            "that weapon does not shoot",
        ),
        (
            "tables/finds.ron",
            "potion",
            "rows: { \"rage\": (gives: (item: ¦\"core:furious_sword\")) }",
            "`core:furious_sword` is no item of the kind Potion",
        ),
        (
            "tables/race_lists.ron",
            "human",
            "rows: { \"knight\": (gives: (arms: [¦[\"core:great_axe\", \"core:sword\"]])) }",
            "these take 3 hands in melee; there are two",
        ),
        (
            "items.ron",
            "iron_cloak",
            "is: ¦\"core:sword\"",
            "an item of the kind Weapon is a weapon or goes with one",
        ),
        (
            "tables/treasure.ron",
            "treasure",
            "rows: { \"five\": (gives: (finds: [(Potion, 1), ¦(Potion, 1)])) }",
            "the same kind is listed twice",
        ),
    ] {
        refused(file, &patch(id, fields), said);
    }
}

/// Sound records that never come up are told on request, with the place.
#[test]
fn what_is_never_used_is_warned_of() {
    let list = "(name: \"x\", by: Roll(\"d6\"), rows: {\"all\": (on: \"..\", gives: (profession: \
                \"core:thief\", rep: 4, armour: \"core:protected\", arms: [[\"core:sword\"]]))})";
    let minions = "(name: \"x\", by: Roll(\"d6\"), rows: {\"all\": (on: \"..\", gives: \
                   (race: \"core:orc\"))})";
    let crisis = "(name: \"x\", by: Count(\"0..=2\"), rows: {\"all\": (on: \"..\", gives: \
                  (fire: Flee, down: Flee))})";
    let reach = "(name: \"x\", by: Count(\"0..=2\"), rows: {\"all\": (on: \"..\", gives: \
                 (targets: Rep))})";
    let find = "(name: \"x\", by: Roll(\"d6\"), rows: {\"all\": (on: \"..\", gives: \
                (item: \"core:sure_bow\"))})";
    let item = "(name: \"x\", kind: Clothing, least_rep: 3, grants: [Heals], rule: \"item.boots\")";
    let race = "(name: \"x\", attribute: \"x\", list: \"core:orc\", minions: \"core:orc\", \
                traits: [], rule: \"race.rage\")";
    let profession = "(name: \"x\", traits: [], crisis: \"core:thief\", acts: Charge, \
                      wants: Potion, rule: \"profession.thief\")";
    for (file, record, said) in [
        (
            "tables/race_lists.ron",
            list,
            &["no race has this list"][..],
        ),
        (
            "tables/minions.ron",
            minions,
            &["no race has these minions"],
        ),
        (
            "tables/crisis.ron",
            crisis,
            &["no profession has this crisis test"],
        ),
        ("tables/spell_reach.ron", reach, &["no spell has it"]),
        ("tables/finds.ron", find, &["this is none of them"]),
        ("items.ron", item, &["nobody finds it", "write `HealsAs`"]),
        ("races.ron", race, &["nobody of it is ever met"]),
        (
            "professions.ron",
            profession,
            &["no list has this profession"],
        ),
        (
            "reputations.ron",
            "(name: \"x\", from: 3)",
            &["another word begins"],
        ),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let text = format!("{{\n    \"faulty:new\": {record},\n}}");
        let (folder, path) = with_file(home.path(), file, &text);
        let core = env!("CARGO_MANIFEST_DIR");
        let paths = DataPaths::new(core, home.path());
        let found = check(&registry(), &paths, &[folder], Depth::Quick).expect("a mod");
        let found = found.problems;
        assert_eq!(found.len(), said.len(), "{file}: {found:#?}");
        for problem in &found {
            assert!(!problem.is_error(), "{problem}");
            assert_eq!((&problem.path, problem.line), (&path, 2), "{problem}");
            let told = problem.to_string();
            assert!(said.iter().any(|it| told.contains(it)), "{problem}");
        }
    }
}

#[test]
fn second_figures_are_warned_of() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = core.join("assets/rulesets/band_crawl/figures.ron");
    let text = fs::read_to_string(own).expect("the figures");
    let home = tempfile::tempdir().expect("a folder");
    let text = text.replace("core:figures", "faulty:figures");
    let (folder, _) = with_file(home.path(), "figures.ron", &text);
    let paths = DataPaths::new(core, home.path());
    let found = check(&registry(), &paths, &[folder], Depth::Quick).expect("a mod");
    let [problem] = &found.problems[..] else {
        panic!("{:#?}", found.problems);
    };
    let told = problem.to_string();
    assert!(told.contains("only `core:figures` is used"), "{told}");
}

/// A board fits the lattice and the kinds that it is for.
#[test]
fn boards_that_cannot_be_laid_are_refused() {
    for (fields, said) in [
        ("fits: [¦\"corridoor\"]", "did you mean `corridor`?"),
        (
            "fits: [\"corridor\", ¦\"t\"]",
            "it lacks an exit that a tile `t` has",
        ),
        (
            "rows: ¦[\"#+#\", \"#.#\", \"#+#\"]",
            "a tile has 7 rows and columns",
        ),
    ] {
        refused("tiles/corridors.ron", &patch("passage", fields), said);
    }
    let text = patch(
        "passage",
        "rows: [¦\"##+####\", \"##..###\", \"###.###\", \"###.###\", \"###.###\", \"###.###\", \
         \"###+###\"]",
    );
    refused(
        "tiles/corridors.ron",
        &text,
        "an exit is in the middle of its side",
    );
}

#[test]
fn drawings_of_dungeons_are_refused_at_their_row() {
    for (rows, said) in [
        ("\"R-#\", ¦\"x |\", \"  ^\"", "column 1: "),
        ("\"R-#\", \"  |\", ¦\"  ?\"", "column 3: "),
        (
            "\"R-#\", ¦\" ||\", \"  ^\"",
            "column 2: nothing lies between four tiles",
        ),
    ] {
        let text = format!(
            "{{\n    \"faulty:pit\": (\n        name: \"x\", levels: [[{rows}]],\n    ),\n}}"
        );
        refused("dungeons/pit.ron", &text, said);
    }
    let whole = |rows: &str| {
        format!("{{\n    \"faulty:pit\": (\n        name: \"x\", levels: [¦[{rows}]],\n    ),\n}}")
    };
    for (rows, said) in [
        ("\"R-#\"", "one entrance `^`"),
        (
            "\"R-^\", \"   \", \"R  \"",
            "no way leads to the tile in row 3, column 1",
        ),
        ("\"#-^\"", "a room `R` for the treasure"),
        (
            "\"R-#-^\", \"|    \", \">    \"",
            "one `>` on every level but the last",
        ),
    ] {
        refused("dungeons/pit.ron", &whole(rows), said);
    }
}
