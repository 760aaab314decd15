//! The first crawl: it can be played to its last slip, left and gone on with anywhere, and nothing
//! that a player does brings it to a standstill. Lessons that cannot be played are told apart.

use std::{fs, path::Path, sync::Arc, sync::LazyLock};

use proptest::prelude::*;
use tabledelve::{
    content::{Library, Loader, ModState, Problem},
    dice::Chance,
    game::{Moment, Replay, SaveFile, Status, Table},
    games::{self, Lesson, OpenGame},
    text::{ENGLISH, Text},
};

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root).load();
    library.unwrap_or_else(|problems| panic!("{}", lines(&problems)))
});
static GAME: LazyLock<Arc<dyn OpenGame>> =
    LazyLock::new(|| games::open("deck_crawl", &LIBRARY).expect("the game"));
static LESSON: LazyLock<Lesson> = LazyLock::new(|| {
    let read = Lesson::read(LIBRARY.files(), "deck_crawl").expect("there is a lesson");
    read.unwrap_or_else(|problem| panic!("{problem}"))
});

fn lines(problems: &[Problem]) -> String {
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

fn begun() -> Box<dyn Table> {
    let begun = LESSON.begin(&**GAME);
    begun.unwrap_or_else(|problem| panic!("{problem}"))
}

/// The number of the slip that lies on the table, and the choice that it waits for.
fn slip(table: &dyn Table) -> Option<(usize, Option<usize>)> {
    let decision = table.decision();
    let standing = LESSON.standing(table, decision.as_ref())?;
    Some((standing.number, standing.choice))
}

/// Does what the slip on the table waits for; its number, or none where no slip lies.
fn follow(table: &mut dyn Table) -> Option<usize> {
    let decision = table.decision()?;
    let standing = LESSON.standing(table, Some(&decision))?;
    let number = standing.number;
    match standing.choice {
        Some(choice) => {
            let least = decision.choices[choice].amount.map(|(min, _)| min);
            let amount = standing.amount(choice).or(least);
            LESSON
                .submit(table, choice, amount)
                .expect("it is waited for");
        }
        None => assert!(LESSON.go_on(table), "slip {number} waits for nothing"),
    }
    Some(number)
}

/// A table on which so many slips were put away.
fn after(slips: usize) -> Box<dyn Table> {
    let mut table = begun();
    for _ in 0..slips {
        follow(&mut *table).expect("a slip lies there");
    }
    table
}

/// Lets the sound player go on for so many choices.
fn play_on(table: &mut dyn Table, choices: usize) {
    for _ in 0..choices {
        match table.status() {
            Status::Deciding => {
                let advice = table.advice().expect("advice");
                table
                    .submit(advice.choice, advice.amount)
                    .expect("it is offered");
            }
            Status::Rolling => panic!("nobody has real dice here"),
            Status::Over(_) => return,
        }
    }
}

#[test]
fn the_lesson_is_played_to_its_last_slip() {
    let mut table = begun();
    let all = LESSON.slips().len();
    assert!((20..=30).contains(&all), "{all} slips");
    for number in 1..=all {
        let (lies, choice) = slip(&*table).unwrap_or_else(|| panic!("slip {number} did not come"));
        assert_eq!(lies, number);
        let waits = LESSON.slips()[number - 1].choice.is_some();
        assert_eq!(choice.is_some(), waits, "slip {number}");
        follow(&mut *table);
    }
    assert!(!LESSON.is_on(&*table) && slip(&*table).is_none());
    let scene = table.scene_now();
    assert_eq!(scene.sheets.len(), 2);
    for sheet in &scene.sheets {
        assert!(!sheet.dead);
        for bar in &sheet.bars {
            assert_eq!(bar.now, bar.max, "both are whole again");
        }
    }
    // From here on the seed decides, and never asks.
    play_on(&mut *table, 2000);
    assert!(matches!(table.status(), Status::Over(_)));
}

#[test]
fn what_was_laid_out_came_up_as_it_was_meant() {
    let mut table = begun();
    while follow(&mut *table).is_some() {}
    let replay = table.replay();
    let given = replay.given.len() as u64;
    assert!(given > 20 && replay.choices.iter().all(|made| made.taken <= given));
    let dice: Vec<Vec<u8>> = (0..table.log_len())
        .filter_map(|index| table.log_line(index))
        .map(|line| line.dice.iter().map(|die| die.face).collect())
        .filter(|dice: &Vec<u8>| !dice.is_empty())
        .collect();
    let expected: [&[u8]; 9] = [
        &[7],
        &[8],
        &[3],
        &[6],
        &[4],
        &[3],
        &[5, 4],
        &[3],
        &[6, 5, 4],
    ];
    assert_eq!(dice, expected);
    // Such dice say nothing about anybody's luck.
    assert!(table.rehearsed() && table.dice_ledger().is_empty());
    play_on(&mut *table, 60);
    assert!(!table.dice_ledger().is_empty());
}

#[test]
fn every_slip_is_short() {
    let (text, problems) = Text::of(ENGLISH, LIBRARY.files());
    assert!(problems.is_empty(), "{problems:?}");
    for slip in LESSON.slips() {
        let words = text.get(&slip.text);
        let sentences = words.matches(['.', '!', '?']).count();
        assert!((1..=3).contains(&sentences), "{}: {words}", slip.text);
        assert!(words.chars().count() <= 270, "{}: {words}", slip.text);
    }
}

#[test]
fn whoever_leaves_at_any_slip_plays_on_freely() {
    for slips in 0..LESSON.slips().len() {
        let mut table = after(slips);
        LESSON.leave(&mut *table);
        assert!(slip(&*table).is_none());
        let replay = table.replay();
        let last = replay.choices.last().map_or(0, |made| made.taken);
        assert!(replay.given.len() as u64 >= last, "what came up is kept");
        play_on(&mut *table, 60);
        let (text, digest) = (table.replay().text(), table.digest());
        let again = GAME.replay(&Replay::parse(&text).expect("a replay"), None);
        assert_eq!(again.expect("it plays again").digest(), digest);
    }
    // After leaving, dice fall as they would from the seed alone.
    let mut table = after(0);
    LESSON.leave(&mut *table);
    let dealt = table.replay().given.len();
    assert_eq!(dealt, 12, "the hands were dealt before the first slip");
}

#[test]
fn other_choices_are_not_taken_while_a_slip_waits() {
    for slips in 0..LESSON.slips().len() {
        let mut table = after(slips);
        let decision = table.decision().expect("a decision");
        let standing = LESSON.standing(&*table, Some(&decision)).expect("a slip");
        let others = standing
            .slip
            .choice
            .as_ref()
            .is_some_and(|wanted| wanted.others);
        let only = standing.choice.and_then(|choice| standing.amount(choice));
        let wanted = standing.choice;
        let before = (table.digest(), table.choices_made());
        for (place, choice) in decision.choices.iter().enumerate() {
            let amounts: Vec<Option<i32>> = match choice.amount {
                None => vec![None],
                Some((min, max)) => (min..=max).map(Some).collect(),
            };
            for amount in amounts {
                let right = wanted == Some(place) && (only.is_none() || only == amount);
                if right || others {
                    continue;
                }
                let taken = LESSON.submit(&mut *table, place, amount);
                assert!(
                    taken.is_err(),
                    "slip {}: choice {place} {amount:?}",
                    slips + 1
                );
            }
        }
        assert_eq!((table.digest(), table.choices_made()), before);
    }
}

#[test]
fn what_is_taken_back_brings_its_slip_back() {
    let all = LESSON.slips().len();
    let mut undone = 0;
    for slips in 1..all {
        let mut table = after(slips);
        let here = slip(&*table);
        let before = after(slips - 1);
        let was_choice = before.choices_made() < table.choices_made();
        if !was_choice || table.undo().is_err() {
            continue;
        }
        undone += 1;
        assert_eq!(
            slip(&*table).map(|(number, _)| number),
            Some(slips),
            "undo at {slips}"
        );
        assert_eq!(table.digest(), before.digest());
        table.redo().expect("it was just taken back");
        assert_eq!(slip(&*table), here, "redo at {slips}");
        table.undo().expect("once more");
        for _ in slips..=all {
            let followed = follow(&mut *table);
            assert!(followed.is_some(), "after slip {slips} came back");
        }
        assert!(!LESSON.is_on(&*table));
    }
    assert!(undone >= 5, "{undone} choices could be taken back");
}

#[test]
fn a_slip_that_was_put_away_stays_away_when_a_later_choice_is_taken_back() {
    // The first slip waits for nothing; the second for a choice, which uses no chance.
    let mut table = after(2);
    table.undo().expect("no die was rolled");
    assert_eq!(slip(&*table).map(|(number, _)| number), Some(2));
}

#[test]
fn the_lesson_goes_on_where_it_was_saved() {
    let mut whole = begun();
    while follow(&mut *whole).is_some() {}
    for slips in 0..LESSON.slips().len() {
        let table = after(slips);
        let save = SaveFile::parse(&table.save().bytes()).expect("a save just written");
        let mut loaded = GAME.load(&save).expect("a save of this program");
        assert_eq!(slip(&*loaded), slip(&*table));
        while follow(&mut *loaded).is_some() {}
        assert_eq!(loaded.digest(), whole.digest());
        // With other content it goes on from the saved state.
        let mut other = save.clone();
        other
            .replay
            .content
            .0
            .push(("a_mod".into(), "1".into(), "00".into()));
        let mut loaded = GAME.load(&other).expect("the state fits");
        assert_eq!(slip(&*loaded), slip(&*table));
        while follow(&mut *loaded).is_some() {}
        assert_eq!(loaded.digest(), whole.digest());
    }
}

#[test]
fn practice_and_shared_moments_keep_what_was_laid_out() {
    let all = LESSON.slips().len();
    let mut whole = begun();
    while follow(&mut *whole).is_some() {}
    let made = whole.choices_made();
    for back in 0..made {
        let mut table = after(all - 1);
        table.branch(back).expect("a moment of this game");
        assert!(table.practice() && LESSON.is_on(&*table));
        assert_eq!(table.choices_made(), back);
        let mut last = None;
        while let Some(number) = follow(&mut *table) {
            last = Some(number);
        }
        assert_eq!(last, Some(all), "from {back}");
        assert_eq!(table.digest(), whole.digest(), "from {back}");
    }
    let moment = Moment {
        replay: whole.replay(),
        events: whole.log_len(),
    };
    let opened = Moment::parse(&moment.code()).expect("a code just made");
    let again = GAME.replay(&opened.replay, None).expect("it plays again");
    assert_eq!(again.digest(), whole.digest());
}

/// Somebody who does not listen: takes what comes, goes back and forth, and past the lesson too.
fn play_wildly(seed: u64, obedient: bool) {
    let mut table = begun();
    let mut chance = Chance::seeded(seed);
    let mut below = |many: usize| usize::from(chance.pick(many as u16, "a test"));
    for _ in 0..250 {
        let Some(decision) = table.decision() else {
            assert!(
                matches!(table.status(), Status::Over(_)),
                "it asks for real dice"
            );
            return;
        };
        let standing = LESSON.standing(&*table, Some(&decision));
        if let Some(standing) = &standing {
            let open = (0..decision.choices.len()).any(|choice| standing.allows(choice));
            assert!(
                open || standing.choice.is_none(),
                "nothing can be done: {standing:?}"
            );
        }
        let many = decision.choices.len();
        let choice = match standing.and_then(|standing| standing.choice) {
            Some(choice) if below(3) > 0 => choice,
            _ => below(many),
        };
        let amount = decision.choices[choice]
            .amount
            .map(|(min, max)| min + below((max - min + 1) as usize) as i32);
        match below(10) {
            0 => _ = table.undo(),
            1 => _ = table.redo(),
            2..=4 => _ = LESSON.go_on(&mut *table),
            5 if !obedient => _ = table.submit(choice, amount),
            6 if !obedient && below(8) == 0 => {
                let back = below(table.choices_made() + 1);
                table.branch(back).expect("a moment of this game");
            }
            7 if below(40) == 0 => LESSON.leave(&mut *table),
            _ => _ = LESSON.submit(&mut *table, choice, amount),
        }
    }
    let replay = Replay::parse(&table.replay().text()).expect("a replay");
    let again = GAME.replay(&replay, None).expect("it plays again");
    assert_eq!(again.digest(), table.digest());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_way_of_playing_brings_the_lesson_to_a_standstill(seed in any::<u64>(), obedient in any::<bool>()) {
        play_wildly(seed, obedient);
    }
}

/// The game with a lesson of a mod in the place of its own: what is wrong with it as a file, or
/// else what comes of rehearsing it.
fn replaced(lesson: &str) -> Result<Vec<u16>, Vec<Problem>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("other/assets/rulesets/deck_crawl");
    fs::create_dir_all(&place).expect("a folder");
    fs::write(place.join("lesson.ron"), lesson).expect("a file");
    let manifest = r#"(id: "other", name: "Other", version: "1", game: "*")"#;
    fs::write(folder.path().join("other/mod.ron"), manifest).expect("a file");
    let library = Loader::new(games::registry(), root)
        .with_mod(folder.path().join("other"))
        .load()
        .expect("the core");
    for info in library.mods() {
        if let ModState::Faulty(problems) = &info.state {
            return Err(problems.clone());
        }
    }
    let lesson = Lesson::read(library.files(), "deck_crawl").expect("a lesson");
    let game = games::open("deck_crawl", &library).expect("the game");
    lesson
        .and_then(|lesson| lesson.rehearse(&*game))
        .map_err(|problem| vec![problem])
}

const GOOD: &str = r#"(
    setup: { "heroes": "1" },
    seed: 4,
    chance: ["hearts_jack", "spades_2", "spades_3", "spades_4", "spades_5", "spades_6"],
    slips: [
        (text: "lesson-deck_crawl-welcome"),
        (text: "lesson-deck_crawl-fighter", choice: (label: "act-become")),
    ],
)"#;

#[test]
fn a_mod_replaces_the_lesson() {
    assert_eq!(
        replaced(GOOD).map_err(|all| lines(&all)),
        Ok(vec![10, 39, 39, 39, 39, 39])
    );
}

#[test]
fn a_lesson_that_cannot_be_played_is_told_with_its_place() {
    for (from, to, line, said) in [
        ("seed: 4", "sed: 4", 3, "there is no field `sed`"),
        (
            "lesson-deck_crawl-welcome",
            "welcome",
            6,
            "there is no text `welcome`",
        ),
        (
            "(text: \"lesson-deck_crawl-w",
            "(rule: \"fight.wond\", text: \"lesson-deck_crawl-w",
            6,
            "did you mean `fight.wound`",
        ),
        (
            "(text: \"lesson-deck_crawl-w",
            "(when: Asked(\"x\"), text: \"lesson-deck_crawl-w",
            6,
            "there is no rule `x`",
        ),
        (
            "(text: \"lesson-deck_crawl-w",
            "(points: Lod, text: \"lesson-deck_crawl-w",
            6,
            "`Lod` is none of the choices",
        ),
        ("\"1\"", "\"9\"", 2, "it is a whole number from 1 to 4"),
        ("heroes", "heros", 2, "unknown key 'heros'"),
        ("spades_3", "spades_33", 4, "did you mean `spades_3`"),
        (
            "\"spades_3\"",
            "\"hearts_jack\"",
            4,
            "no card `hearts_jack` can be drawn",
        ),
        ("\"spades_3\"", "3", 4, "write its name in quotes"),
        ("\"spades_3\"", "-3", 4, ""),
        (
            "act-become",
            "act-begone",
            7,
            "is not offered when the slip comes; heroes.class asks and offers act-become",
        ),
        ("choice: (", "choice: (amount: 2, ", 7, "is not offered"),
        (
            "\"spades_6\"]",
            "\"spades_6\", 5]",
            4,
            "the lesson is over before this comes up",
        ),
        (
            "(text: \"lesson-deck_crawl-f",
            "(when: Happened(\"dragon.wakes\"), text: \"lesson-deck_crawl-f",
            7,
            "is not offered when the slip comes",
        ),
    ] {
        let text = GOOD.replacen(from, to, 1);
        assert_ne!(text, GOOD, "{from}");
        let problems = replaced(&text).expect_err(said);
        let shown = lines(&problems);
        assert_eq!(problems.len(), 1, "{shown}");
        assert!(
            problems[0].line == line && shown.contains(said),
            "{said}: {shown}"
        );
        assert!(
            problems[0].col > 1 && problems[0].path.ends_with("lesson.ron"),
            "{shown}"
        );
    }
}
