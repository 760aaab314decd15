//! Every lesson can be played to its last slip, left and continued anywhere, and nothing a player
//! does brings it to a standstill.

use proptest::prelude::*;
use tabledelve::{
    dice::Chance,
    game::{Moment, Replay, SaveFile, Status},
    text::{ENGLISH, Text},
};

use crate::common::{ALL, Course, LIBRARY, play_on};

#[test]
fn every_lesson_is_played_to_its_last_slip() {
    for course in &*ALL {
        let game = course.lesson.game();
        let mut table = course.begun();
        let all = course.slips();
        assert!((20..=30).contains(&all), "{game}: {all} slips");
        for number in 1..=all {
            let lies = course.slip(&*table);
            let (lies, choice) = lies.unwrap_or_else(|| panic!("{game}: no slip {number}"));
            assert_eq!(lies, number, "{game}");
            let waits = course.lesson.slips()[number - 1].choice.is_some();
            assert_eq!(choice.is_some(), waits, "{game}: slip {number}");
            course.follow(&mut *table);
        }
        assert!(!course.lesson.is_on(&*table) && course.slip(&*table).is_none());
        let scene = table.scene_now();
        assert!(scene.sheets.len() >= 2, "{game}");
        for sheet in &scene.sheets {
            assert!(!sheet.dead && !sheet.bars.is_empty(), "{game}");
            for bar in &sheet.bars {
                assert_eq!(bar.now, bar.max, "{game}: everyone is whole again");
            }
        }
        // From here on the seed decides, and never asks.
        play_on(&mut *table, 2000);
        assert!(matches!(table.status(), Status::Over(_)), "{game}");
    }
}

#[test]
fn nothing_that_was_laid_out_is_left() {
    for course in &*ALL {
        let mut table = course.whole();
        let replay = table.replay();
        let given = replay.given.len() as u64;
        assert!(given > 20 && replay.choices.iter().all(|made| made.taken <= given));
        // Such dice say nothing about anybody's luck.
        assert!(table.rehearsed() && table.dice_ledger().is_empty());
        play_on(&mut *table, 60);
        // Everything after it is up to the seed.
        let after = table.replay();
        assert_eq!(after.given, replay.given);
    }
}

#[test]
fn every_slip_is_short() {
    let (text, problems) = Text::of(ENGLISH, LIBRARY.files());
    assert!(problems.is_empty(), "{problems:?}");
    for slip in ALL.iter().flat_map(|course| course.lesson.slips()) {
        let words = text.get(&slip.text);
        let sentences = words.matches(['.', '!', '?']).count();
        assert!((1..=3).contains(&sentences), "{}: {words}", slip.text);
        assert!(words.chars().count() <= 270, "{}: {words}", slip.text);
    }
}

#[test]
fn whoever_leaves_at_any_slip_plays_on_freely() {
    for course in &*ALL {
        for slips in 0..course.slips() {
            let mut table = course.after(slips);
            course.lesson.leave(&mut *table);
            assert!(course.slip(&*table).is_none());
            let replay = table.replay();
            let last = replay.choices.last().map_or(0, |made| made.taken);
            assert!(replay.given.len() as u64 >= last, "what came up is kept");
            play_on(&mut *table, 60);
            let (text, digest) = (table.replay().text(), table.digest());
            let replay = Replay::parse(&text).expect("a replay");
            let again = course.game.replay(&replay, None);
            assert_eq!(again.expect("it plays again").digest(), digest);
        }
    }
}

#[test]
fn other_choices_are_not_taken_while_a_slip_waits() {
    for course in &*ALL {
        for slips in 0..course.slips() {
            others_are_refused(course, slips);
        }
    }
}

fn others_are_refused(course: &Course, slips: usize) {
    let mut table = course.after(slips);
    let decision = table.decision().expect("a decision");
    let standing = course.lesson.standing(&*table, Some(&decision));
    let standing = standing.expect("a slip");
    let wanted = standing.slip.choice.as_ref();
    if wanted.is_some_and(|wanted| wanted.others) {
        return;
    }
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
            let taken = !right && course.lesson.submit(&mut *table, place, amount).is_ok();
            assert!(!taken, "slip {}: choice {place} {amount:?}", slips + 1);
        }
    }
    assert_eq!((table.digest(), table.choices_made()), before);
}

#[test]
fn what_is_taken_back_brings_its_slip_back() {
    for course in &*ALL {
        let all = course.slips();
        let undone = (1..all).filter(|slips| goes_back_and_forth(course, *slips));
        let undone = undone.count();
        assert!(undone >= 5, "{undone} choices could be taken back");
    }
}

/// Undoes the choice that a slip waited for, and makes it again; true if that is possible.
fn goes_back_and_forth(course: &Course, slips: usize) -> bool {
    let mut table = course.after(slips);
    let here = course.slip(&*table);
    let before = course.after(slips - 1);
    let was_choice = before.choices_made() < table.choices_made();
    if !was_choice || table.undo().is_err() {
        return false;
    }
    let number = course.slip(&*table).map(|(number, _)| number);
    assert_eq!(number, Some(slips), "undo at {slips}");
    assert_eq!(table.digest(), before.digest());
    table.redo().expect("it was just taken back");
    assert_eq!(course.slip(&*table), here, "redo at {slips}");
    table.undo().expect("once more");
    for _ in slips..=course.slips() {
        let followed = course.follow(&mut *table);
        assert!(followed.is_some(), "after slip {slips} came back");
    }
    assert!(!course.lesson.is_on(&*table));
    true
}

#[test]
fn a_slip_that_was_put_away_stays_away_when_a_later_choice_is_taken_back() {
    for course in &*ALL {
        // The first slip with a choice that uses no chance.
        let free = (1..=course.slips()).find_map(|slips| {
            let waits = course.lesson.slips()[slips - 1].choice.is_some();
            let mut table = course.after(slips);
            (waits && table.undo().is_ok()).then_some((slips, table))
        });
        let (slips, table) = free.expect("a choice without dice");
        assert!(
            course.lesson.slips()[..slips]
                .iter()
                .any(|slip| slip.choice.is_none())
        );
        let number = course.slip(&*table).map(|(number, _)| number);
        assert_eq!(number, Some(slips));
    }
}

#[test]
fn the_lesson_goes_on_where_it_was_saved() {
    for course in &*ALL {
        let whole = course.whole();
        for slips in 0..course.slips() {
            let table = course.after(slips);
            let save = SaveFile::parse(&table.save().bytes()).expect("a save just written");
            // With other content it goes on from the saved state.
            let mut other = save.clone();
            let stranger = ("a_mod".into(), "1".into(), "00".into());
            other.replay.content.0.push(stranger);
            for save in [save, other] {
                let mut loaded = course.game.load(&save).expect("the state fits");
                assert_eq!(course.slip(&*loaded), course.slip(&*table));
                while course.follow(&mut *loaded).is_some() {}
                assert_eq!(loaded.digest(), whole.digest());
            }
        }
    }
}

#[test]
fn practice_and_shared_moments_keep_what_was_laid_out() {
    for course in &*ALL {
        let all = course.slips();
        let whole = course.whole();
        for back in 0..whole.choices_made() {
            let mut table = course.after(all - 1);
            table.branch(back).expect("a moment of this game");
            assert!(table.practice() && course.lesson.is_on(&*table));
            assert_eq!(table.choices_made(), back);
            let mut last = None;
            while let Some(number) = course.follow(&mut *table) {
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
        let again = course.game.replay(&opened.replay, None);
        assert_eq!(
            again.expect("it plays again").digest(),
            whole.digest(),
            "{}",
            course.lesson.game()
        );
    }
}

/// A player who does not listen: takes any choice, goes back and forth, and past the lesson too.
fn play_wildly(course: &Course, seed: u64, obedient: bool) {
    let lesson = &course.lesson;
    let mut table = course.begun();
    let mut chance = Chance::seeded(seed);
    let mut below = |many: usize| usize::from(chance.pick(many as u16, "a test"));
    for _ in 0..250 {
        let Some(decision) = table.decision() else {
            let over = matches!(table.status(), Status::Over(_));
            assert!(over, "it asks for real dice");
            return;
        };
        let standing = lesson.standing(&*table, Some(&decision));
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
            2..=4 => _ = lesson.go_on(&mut *table),
            5 if !obedient => _ = table.submit(choice, amount),
            6 if !obedient && below(8) == 0 => {
                let back = below(table.choices_made() + 1);
                table.branch(back).expect("a moment of this game");
            }
            7 if below(40) == 0 => lesson.leave(&mut *table),
            _ => _ = lesson.submit(&mut *table, choice, amount),
        }
    }
    let replay = Replay::parse(&table.replay().text()).expect("a replay");
    let again = course.game.replay(&replay, None).expect("it plays again");
    assert_eq!(again.digest(), table.digest());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_way_of_playing_brings_a_lesson_to_a_standstill(seed in any::<u64>(), obedient in any::<bool>()) {
        for course in &*ALL {
            play_wildly(course, seed, obedient);
        }
    }
}
