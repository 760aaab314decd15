//! Saves: whole games come back; cut, damaged, foreign and newer files are told apart and never
//! bring anything down.

use std::fs;

use crate::common::{BOOK, random_setup};
use tabledelve::{
    dice::Chance,
    game::{Bot, BotKind, ContentStamp, SaveFile, SaveProblem, SaveStore, Session, Status, Table},
    rulesets::deck_crawl::DeckCrawl,
};

fn stamp() -> ContentStamp {
    ContentStamp(vec![(
        "core".to_owned(),
        "0.1.0".to_owned(),
        "tested".to_owned(),
    )])
}

/// A session that a bot has played this far.
fn session(seed: u64, choices: usize) -> Session<DeckCrawl> {
    let setup = random_setup(seed, &[("heroes", "2")]);
    let chance = Chance::seeded(seed);
    let mut session = Session::<DeckCrawl>::new(BOOK.clone(), stamp(), setup, seed, chance);
    let mut bot = Bot::new(BotKind::Random, seed);
    while session.game().status() == Status::Deciding && session.choices_made() < choices {
        let (choice, amount) = bot.choose(session.game());
        session
            .submit(choice, amount)
            .expect("a choice that was offered");
    }
    session
}

fn load(save: &SaveFile, stamp: ContentStamp) -> Session<DeckCrawl> {
    Session::load(BOOK.clone(), stamp, save).expect("a save of this program")
}

#[test]
fn a_saved_game_comes_back_with_its_log_and_notes() {
    for seed in 0..8 {
        for choices in [0, 7, 40, 200] {
            let mut played = session(seed, choices);
            played.set_note("hero/0", Some("Brida".to_owned()));
            let bytes = played.save().bytes();
            let save = SaveFile::parse(&bytes).expect("a save just written");
            let loaded = load(&save, stamp());
            assert_eq!(
                loaded.digest(),
                played.digest(),
                "seed {seed}, {choices} choices"
            );
            assert_eq!(loaded.log_len(), played.log_len());
            assert_eq!(loaded.note("hero/0"), Some("Brida"));
        }
    }
}

#[test]
fn with_other_content_a_game_goes_on_from_its_state() {
    let played = session(3, 40);
    let save = SaveFile::parse(&played.save().bytes()).expect("a save just written");
    let other = ContentStamp(vec![(
        "core".to_owned(),
        "9.9.9".to_owned(),
        "other".to_owned(),
    )]);
    let mut loaded = load(&save, other);
    assert_eq!(loaded.digest(), played.digest());
    assert_eq!(
        loaded.log_len(),
        0,
        "what happened before is not told again"
    );
    let (choice, amount) = Bot::new(BotKind::Hero, 1).choose(loaded.game());
    loaded
        .submit(choice, amount)
        .expect("a choice that was offered");
}

#[test]
fn a_save_that_is_cut_anywhere_is_refused() {
    let bytes = session(1, 25).save().bytes();
    for length in 0..bytes.len() {
        match SaveFile::parse(&bytes[..length]) {
            Err(SaveProblem::Truncated | SaveProblem::Foreign | SaveProblem::Damaged) => {}
            other => panic!("cut to {length} bytes: {other:?}"),
        }
    }
}

#[test]
fn a_save_with_a_flipped_bit_is_refused() {
    let bytes = session(1, 25).save().bytes();
    let head = bytes
        .iter()
        .position(|byte| *byte == b'\n')
        .expect("a line of its own")
        + 1;
    let of_head = 0..head * 8;
    let body = (bytes.len() - head) * 8;
    let spread = (0..2_000).map(|nth| head * 8 + nth * body / 2_000);
    for bit in of_head.chain(spread) {
        let mut flipped = bytes.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        assert!(
            SaveFile::parse(&flipped).is_err(),
            "bit {bit} made no difference"
        );
    }
}

#[test]
fn a_save_of_a_newer_program_says_so() {
    let text = String::from_utf8(session(1, 5).save().bytes()).expect("saves are text");
    let newer = text.replacen("tabledelve save 1 ", "tabledelve save 7 ", 1);
    assert_ne!(newer, text);
    assert_eq!(
        SaveFile::parse(newer.as_bytes()),
        Err(SaveProblem::Newer(7))
    );
}

#[test]
fn foreign_files_are_no_saves() {
    let png: &[u8] = &[0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
    let files: [&[u8]; 5] = [b"", b"hello", b"(replay: ())", &[0xff, 0xfe, 0, 0], png];
    for bytes in files {
        assert_eq!(
            SaveFile::parse(bytes),
            Err(SaveProblem::Foreign),
            "{bytes:?}"
        );
    }
}

#[test]
fn a_state_of_other_content_is_refused_in_words() {
    let played = session(2, 30);
    let mut save = played.save();
    save.checkpoint = save.checkpoint.replace("core:", "gone:");
    save.replay.content = ContentStamp::default();
    let problem = Session::<DeckCrawl>::load(BOOK.clone(), stamp(), &save).err();
    assert!(
        matches!(problem, Some(SaveProblem::Content(_))),
        "{problem:?}"
    );
}

#[test]
fn older_files_of_a_slot_stay_usable() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let store = SaveStore::new(folder.path().join("saves"));
    let digests: Vec<String> = (0..5)
        .map(|nth| {
            let played = session(5, nth * 6);
            store.rotate("auto").expect("the folder can be written");
            store
                .write("auto", &played.save())
                .expect("the folder can be written");
            played.digest()
        })
        .collect();
    for age in 0..=SaveStore::OLDER {
        let save = SaveStore::read(&store.path("auto", age)).expect("a whole file");
        assert_eq!(save.replay.digest, digests[4 - age], "age {age}");
    }
    // The newest is damaged: the one before it still loads, and the list shows both.
    let newest = store.path("auto", 0);
    let bytes = fs::read(&newest).expect("just written");
    fs::write(&newest, &bytes[..bytes.len() / 2]).expect("the folder can be written");
    assert_eq!(SaveStore::read(&newest), Err(SaveProblem::Truncated));
    let older = SaveStore::read(&store.path("auto", 1)).expect("a whole file");
    assert_eq!(load(&older, stamp()).digest(), digests[3]);
    let listed = store.list();
    assert_eq!(listed.len(), SaveStore::OLDER + 1);
    assert_eq!(
        listed
            .iter()
            .filter(|listing| listing.save.is_err())
            .count(),
        1
    );
    store.remove("auto").expect("the folder can be written");
    assert!(store.list().is_empty());
}

#[test]
fn a_folder_that_cannot_be_written_gives_an_error() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let save = session(1, 5).save();
    // Below a plain file there can be no folder, whoever asks.
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").expect("the folder can be written");
    let store = SaveStore::new(file.join("saves"));
    assert!(store.write("slot", &save).is_err());
    assert!(store.list().is_empty());
    assert!(matches!(
        SaveStore::read(&store.path("slot", 0)),
        Err(SaveProblem::Io(_))
    ));

    let locked = folder.path().join("locked");
    fs::create_dir(&locked).expect("the folder can be written");
    let store = SaveStore::new(&locked);
    store.write("slot", &save).expect("not locked yet");
    let mut rights = fs::metadata(&locked).expect("it is there").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&locked, rights.clone()).expect("our own folder");
    // Some users may write everywhere; for them there is no read-only folder.
    if fs::write(locked.join("probe"), "").is_err() {
        assert!(store.write("slot", &session(1, 9).save()).is_err());
        let kept = SaveStore::read(&store.path("slot", 0)).expect("the old file is still there");
        assert_eq!(kept, save);
    }
    #[allow(clippy::permissions_set_readonly_false)] // So that the folder can be removed again.
    rights.set_readonly(false);
    fs::set_permissions(&locked, rights).expect("our own folder");
}
