//! Example mods: each is loaded and has the effect that it claims.

use std::{fs, path::Path, sync::Arc};

use crate::proofs::odds::quoted;
use tabledelve::{
    content::{BookProblem, Library, Loader, ModState},
    dice::Fraction,
    game::{BotKind, Ruleset, SetupValues, play_out},
    games,
    rulesets::deck_crawl::{Attempt, Book, DeckCrawl, Event, Phase},
};

fn with(name: &str) -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    loaded(&root.join("tests/mods/examples").join(name))
}

fn loaded(folder: &Path) -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root)
        .with_mod(folder)
        .load()
        .expect("the core loads");
    for info in library.mods() {
        assert!(matches!(info.state, ModState::Loaded), "{:?}", info.state);
    }
    library
}

/// The events of games by the random bot, as debug text.
fn logs(book: &Arc<Book>, games: u64) -> String {
    let setup = DeckCrawl::setup(book, &SetupValues::default()).expect("an empty form fits");
    let mut text = String::new();
    for seed in 0..games {
        let played = play_out::<DeckCrawl>(book, setup.clone(), seed, BotKind::Random, 20_000);
        for logged in played.game.log() {
            text.push_str(&format!("{:?}\n", logged.event));
        }
    }
    text
}

#[test]
fn a_mods_monster_comes_out_of_its_card() {
    let book = Arc::new(Book::new(&with("bone_choir")).expect("a book"));
    let kind = book.kinds.known("bone_choir:chorister");
    let came = format!("kind: {:?}", kind.expect("the monster is in the book"));
    assert!(logs(&book, 60).contains(&came), "no chorister in 60 games");
}

#[test]
fn a_mods_class_is_chosen_and_its_ability_used() {
    let book = Arc::new(Book::new(&with("drummers")).expect("a book"));
    let ability = book.abilities.known("drummers:rally");
    let used = format!(
        "ability: {:?}",
        ability.expect("the ability is in the book")
    );
    assert!(
        logs(&book, 200).contains(&used),
        "nobody drummed in 200 games"
    );
}

#[test]
fn a_mod_adds_a_row_to_a_table_and_changes_others() {
    let book = Arc::new(Book::new(&with("ferry_folk")).expect("a book"));
    let tables = &book.tables;
    let of = |n, m| Fraction::new(n, m);
    let strangers = tables.strangers.plain_chances();
    let expected = [1, 1, 1, 1, 1, 2, 1].map(|faces| of(faces, 8));
    assert_eq!(strangers, expected);
    assert_eq!(tables.chests.plain_chances(), [of(1, 2), of(1, 2)]);
    let key = |id: &str| book.strangers.known(id).expect("a stranger of the book");
    let (ferryman, tinker) = (key("ferry_folk:ferryman"), key("ferry_folk:tinker"));
    assert_eq!(tables.strangers_of(0), [key("core:smith"), tinker]);
    assert_eq!(tables.strangers_of(6), [ferryman]);
    let log = logs(&book, 300);
    for met in [ferryman, tinker] {
        let met = format!("stranger: {met:?}, ");
        assert!(log.contains(&met), "{met} in 300 games");
    }
}

#[test]
fn one_mod_adds_a_row_a_room_and_a_thing_in_it() {
    let library = with("smithy");
    let book = Arc::new(Book::new(&library).expect("a book"));
    let rows = book.tables.strangers.plain_chances();
    assert_eq!(rows.last(), Some(&Fraction::new(2, 8)));
    let smith = book.strangers.known("core:smith").expect("the smith");
    assert_eq!(book.tables.strangers_of(rows.len() - 1), [smith]);
    // The room with the forge in it comes up in play.
    let log = logs(&book, 100);
    assert!(log.contains("smithy:forge_hall"), "no forge in 100 games");
}

#[test]
fn a_reskin_takes_the_place_of_a_picture() {
    let library = with("red_night");
    let file = library
        .files()
        .file("assets/art/ui/felt.png")
        .expect("the felt");
    assert!(
        file.ends_with("tests/mods/examples/red_night/assets/art/ui/felt.png"),
        "{file:?}"
    );
}

/// The core with another size of dice in one pool.
fn with_dice(pool: &str, sides: u8) -> Result<Book, BookProblem> {
    let scratch = tempfile::tempdir().expect("a folder for the mod");
    let folder = scratch.path().join("dice");
    let tables = folder.join("assets/rulesets/deck_crawl");
    fs::create_dir_all(&tables).expect("the folders of the mod");
    let manifest = r#"(id: "dice", name: "Dice", version: "1.0.0", game: ">=0.1")"#;
    fs::write(folder.join("mod.ron"), manifest).expect("its manifest");
    let patch = format!("(patch: {{\"{pool}\": (die: {sides})}})");
    fs::write(tables.join("pools.ron"), patch).expect("its pools");
    Book::new(&loaded(&folder))
}

#[test]
fn dice_of_a_pool_are_those_of_its_record_in_odds_too() {
    let highest = |book: &Book, check: &str, keys: &[(&str, &str)]| {
        let rows = quoted::<DeckCrawl>(book, (check, keys));
        let results = rows.iter().map(|(result, _)| result.parse::<i32>());
        results.flatten().max().expect("numbers")
    };
    let casting = with_dice("core:casting", 12).expect("a book");
    let buffed = [("die", "4"), ("wound_threshold", "1"), ("buff", "2")];
    assert_eq!(highest(&casting, "attack", &buffed), 4 + 12 + 12);
    let slay = with_dice("core:slay", 8).expect("a book");
    let slaying = [("die", "4"), ("wound_threshold", "1"), ("slay", "2")];
    assert_eq!(highest(&slay, "attack", &slaying), 4 + 8 + 8);
    let heal = with_dice("core:heal", 10).expect("a book");
    assert_eq!(highest(&heal, "heal", &[("dice", "3")]), 30);
}

#[test]
fn dice_of_buffs_are_all_of_one_kind() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mods/examples/drummers");
    let scratch = tempfile::tempdir().expect("a folder for the mod");
    let folder = scratch.path().join("drummers");
    let tables = "assets/rulesets/deck_crawl";
    fs::create_dir_all(folder.join(tables)).expect("the folders of the mod");
    for file in ["mod.ron", "abilities.ron", "classes.ron", "pools.ron"] {
        let inside = if file == "mod.ron" { "" } else { tables };
        let text = fs::read_to_string(example.join(inside).join(file)).expect("the example");
        let text = text.replace("die: 6", "die: 8");
        fs::write(folder.join(inside).join(file), text).expect("its copy");
    }
    let problem = Book::new(&loaded(&folder)).expect_err("dice of two kinds");
    assert!(problem.to_string().contains("Buff"), "{problem}");
}

/// A mod that changes abilities.
fn abilities(folder: &Path, changes: &str) -> Library {
    let rules = folder.join("assets/rulesets/deck_crawl");
    fs::create_dir_all(&rules).expect("a folder");
    let manifest = "(id: \"wild\", name: \"Wild\", version: \"1\", game: \"*\")";
    fs::write(folder.join("mod.ron"), manifest).expect("a file");
    fs::write(
        rules.join("abilities.ron"),
        format!("(patch: {{\n{changes}\n}})"),
    )
    .expect("a file");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let loader = Loader::new(games::registry(), root).with_mod(folder);
    loader.load().expect("the core loads")
}

#[test]
fn what_is_done_in_camp_can_be_done_in_a_fight() {
    let folder = tempfile::tempdir().expect("a folder");
    let wild = folder.path().join("wild");
    let changes = "\"core:pray\": (timing: Anytime), \"core:resurrect\": (timing: Battle), \
                   \"core:buff\": (target: Hero)";
    let library = abilities(&wild, changes);
    let book = Arc::new(Book::new(&library).expect("a book"));
    let values = SetupValues([("heroes".to_owned(), "4".to_owned())].into());
    let setup = DeckCrawl::setup(&book, &values).expect("four heroes");
    let (mut prayed, mut resurrected, mut buffed, mut prayed_in_camp) = (0, 0, 0, 0);
    for seed in 0..60 {
        let game = play_out::<DeckCrawl>(&book, setup.clone(), seed, BotKind::Random, 20_000).game;
        let events: Vec<&Event> = game.log().iter().map(|logged| &logged.event).collect();
        for pair in events.windows(2) {
            let in_turn = matches!(pair[0], Event::TurnBegan { .. });
            match pair[1] {
                Event::Regained { .. } if in_turn => prayed += 1,
                Event::Regained { .. } => prayed_in_camp += 1,
                Event::Offered { .. } => {
                    assert!(in_turn, "only in a fight");
                    resurrected += 1;
                }
                Event::Buffed { hero, by, .. } if hero == by => buffed += 1,
                _ => {}
            }
        }
    }
    assert!(
        prayed > 0 && prayed_in_camp > 0 && buffed > 0,
        "{prayed} {prayed_in_camp} {buffed}"
    );
    assert!(resurrected > 0);
}

#[test]
fn spells_are_cast_in_camp_and_a_blow_is_answered_by_all_who_can() {
    let folder = tempfile::tempdir().expect("a folder");
    let wild = folder.path().join("wild");
    let changes = "\"core:buff\": (timing: Camp), \"core:protect\": (timing: Anytime), \
                   \"core:heal\": (timing: Struck), \"core:evade\": (target: Hero)";
    let library = abilities(&wild, changes);
    let book = Arc::new(Book::new(&library).expect("a book"));
    let values = SetupValues([("heroes".to_owned(), "4".to_owned())].into());
    let setup = DeckCrawl::setup(&book, &values).expect("four heroes");
    let (mut buffed, mut used, mut warded, mut healed, mut shielded) = (0, 0, 0, 0, 0);
    for seed in 0..60 {
        let game = play_out::<DeckCrawl>(&book, setup.clone(), seed, BotKind::Random, 20_000).game;
        let mut camp = false;
        for logged in game.log() {
            match &logged.event {
                Event::Phase { phase } => camp = *phase == Phase::Camp,
                Event::Buffed { .. } => {
                    assert!(camp, "not in a fight");
                    buffed += 1;
                }
                Event::Warded { .. } => warded += usize::from(camp),
                Event::Rolled { attempt, .. } => match attempt {
                    // What is cast in camp lasts until the next attack.
                    Attempt::Attack { buff, .. } => used += usize::from(*buff > 0),
                    Attempt::Heal { .. } => healed += 1,
                    Attempt::Evade { blow, by, .. } => {
                        assert_ne!(*by, Some(blow.hero));
                        shielded += usize::from(by.is_some());
                    }
                    _ => {}
                },
                _ => {}
            }
        }
    }
    let counts = [buffed, used, warded, healed, shielded];
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

#[test]
fn healing_comes_before_the_blow_lands() {
    let folder = tempfile::tempdir().expect("a folder");
    let wild = folder.path().join("wild");
    let library = abilities(&wild, "\"core:heal\": (timing: Struck)");
    let book = Arc::new(Book::new(&library).expect("a book"));
    let values = SetupValues([("heroes".to_owned(), "4".to_owned())].into());
    let setup = DeckCrawl::setup(&book, &values).expect("four heroes");
    let mut saved = 0;
    for seed in 0..60 {
        let game = play_out::<DeckCrawl>(&book, setup.clone(), seed, BotKind::Random, 20_000).game;
        let events: Vec<&Event> = game.log().iter().map(|logged| &logged.event).collect();
        for pair in events.windows(2) {
            if let [Event::Healed { hero, .. }, Event::Hurt { hero: hit, .. }] = pair {
                saved += usize::from(hero == hit);
            }
        }
    }
    assert!(saved > 0);
}

#[test]
fn what_makes_no_sense_is_refused_by_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    for (number, (change, place, said)) in [
        (
            "\"core:missile\": (timing: Camp),",
            (2, 26),
            "`Missile` is not for `Camp`, only for `Battle`",
        ),
        (
            "\"core:pray\": (target: Foe),",
            (2, 23),
            "`Regain` cannot have the target `Foe`, only `Own`",
        ),
        (
            "\"core:slay\": (target: Hero),",
            (2, 23),
            "`AddToAttack` cannot have the target `Hero`, only `Own`",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let library = abilities(&folder.path().join(format!("{number}/wild")), change);
        let info = library.mods().last().expect("the mod");
        let ModState::Faulty(problems) = &info.state else {
            panic!("{change} is taken");
        };
        let found: Vec<_> = problems.iter().map(|it| (it.line, it.col)).collect();
        assert_eq!(found, [place], "{problems:?}");
        assert_eq!(problems[0].message, said);
    }
}
