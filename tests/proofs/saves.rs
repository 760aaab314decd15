//! Saves: whole games load with the same content, and go on from their state with other content.

use super::{
    Proved,
    effort::each_seed,
    play::{session, stamp},
};
use tabledelve::{
    game::{Bot, BotKind, ContentStamp, SaveFile, SaveProblem, Session, Status, Table},
    games::STEP_CAP,
};

/// The save after a round trip through bytes.
pub fn read(save: &SaveFile) -> SaveFile {
    SaveFile::parse(&save.bytes()).expect("a save just written")
}

/// A save loaded with this version of the core.
pub fn load<R: Proved>(save: &SaveFile, version: &str) -> Session<R> {
    Session::load(R::book().clone(), stamp(version), save).expect("a save of this program")
}

pub fn a_saved_game_comes_back_with_its_log_and_notes<R: Proved>() {
    each_seed("saves", (12, 12), |seed| {
        for choices in [0, 5, 7, 40, 250] {
            let mut played = session::<R>(seed, choices);
            played.set_note("hero/0", Some("Brida".to_owned()));
            let loaded = load::<R>(&read(&played.save()), "0.1.0");
            let about = format!("seed {seed}, {choices} choices");
            assert_eq!(loaded.digest(), played.digest(), "{about}");
            assert_eq!(loaded.log_len(), played.log_len(), "{about}");
            assert_eq!(loaded.note("hero/0"), Some("Brida"));
        }
    });
}

pub fn with_other_content_a_game_goes_on_from_its_state<R: Proved>() {
    each_seed("saves with other content", (8, 8), |seed| {
        let played = session::<R>(seed, 10 + 10 * seed as usize);
        let mut loaded = load::<R>(&read(&played.save()), "9.9.9");
        assert_eq!(loaded.digest(), played.digest(), "seed {seed}");
        let told = loaded.log_len();
        assert_eq!(told, 0, "what happened before is not told again");
        if loaded.game().asking().is_some() {
            let (choice, amount) = Bot::new(BotKind::Hero, 1).choose(loaded.game());
            loaded
                .submit(choice, amount)
                .expect("a choice that was offered");
        }
    });
}

pub fn a_game_that_is_over_stays_over<R: Proved>() {
    each_seed("saves of games that are over", (4, 12), |seed| {
        let played = session::<R>(seed, STEP_CAP);
        let over = played.status();
        assert!(matches!(over, Status::Over(_)), "seed {seed}: {over:?}");
        for version in ["0.1.0", "9.9.9"] {
            let loaded = load::<R>(&read(&played.save()), version);
            assert_eq!(loaded.status(), over, "seed {seed}, {version}");
            assert_eq!(loaded.digest(), played.digest(), "seed {seed}, {version}");
        }
    });
}

pub fn a_state_of_other_content_is_refused_in_words<R: Proved>() {
    let mut save = session::<R>(2, 30).save();
    for namespace in ["core", R::ID] {
        let here = format!("{namespace}:");
        save.checkpoint = save.checkpoint.replace(&here, "gone:");
    }
    save.checkpoint_digest = Some(save.digest_of_checkpoint());
    save.replay.content = ContentStamp::default();
    let problem = Session::<R>::load(R::book().clone(), stamp("0.1.0"), &save).err();
    let refused = matches!(problem, Some(SaveProblem::Content(_)));
    assert!(refused, "{problem:?}");
}

pub fn a_checkpoint_of_another_game_is_refused<R: Proved>() {
    let mut save = session::<R>(2, 30).save();
    save.checkpoint = session::<R>(3, 30).save().checkpoint;
    save.replay.content = ContentStamp::default();
    let problem = Session::<R>::load(R::book().clone(), stamp("0.1.0"), &save).err();
    assert_eq!(problem, Some(SaveProblem::Damaged));
}
