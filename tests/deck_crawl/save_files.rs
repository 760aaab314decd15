//! Save files: cut off, damaged, foreign and newer ones are told apart and never crash anything.

use std::fs;

use crate::proofs::{play, saves::load};
use tabledelve::{
    game::{SaveFile, SaveProblem, SaveStore, Session, Table},
    rulesets::deck_crawl::DeckCrawl,
};

fn session(seed: u64, choices: usize) -> Session<DeckCrawl> {
    play::session(seed, choices)
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
    let newer = text.replacen("tabledelve save 2 ", "tabledelve save 7 ", 1);
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
fn older_files_of_a_slot_stay_usable() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let store = SaveStore::new(folder.path().join("saves"));
    let digests: Vec<String> = (0..5)
        .map(|nth| {
            let played = session(5, nth * 6);
            store
                .write_and_keep("auto", &played.save())
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
    assert_eq!(load::<DeckCrawl>(&older, "0.1.0").digest(), digests[3]);
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
fn what_a_killed_write_left_behind_is_neither_listed_nor_kept() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let store = SaveStore::new(folder.path());
    let save = session(1, 5).save();
    store
        .write("slot", &save)
        .expect("the folder can be written");
    let bytes = save.bytes();
    let stray = folder.path().join(".slot.save.x7Kq2B");
    fs::write(&stray, &bytes).expect("the folder can be written");
    fs::write(folder.path().join("slot.save.old"), &bytes).expect("the folder can be written");
    assert_eq!(store.list().len(), 1);
    store.clear_unfinished();
    assert!(!stray.exists());
    assert!(store.path("slot", 0).exists() && folder.path().join("slot.save.old").exists());
}

#[test]
fn a_save_that_cannot_be_written_costs_no_older_one() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let store = SaveStore::new(folder.path());
    for choices in [3, 6, 9, 12] {
        let save = session(1, choices).save();
        store
            .write_and_keep("slot", &save)
            .expect("the folder can be written");
    }
    let before: Vec<Vec<u8>> = (0..=SaveStore::OLDER)
        .map(|age| fs::read(store.path("slot", age)).expect("a save"))
        .collect();
    // The newest cannot be read, so it cannot be kept either.
    let newest = store.path("slot", 0);
    fs::remove_file(&newest).expect("our own file");
    fs::create_dir(&newest).expect("the folder can be written");
    assert!(
        store
            .write_and_keep("slot", &session(1, 15).save())
            .is_err()
    );
    for (age, bytes) in before.iter().enumerate().skip(1) {
        assert_eq!(
            fs::read(store.path("slot", age)).ok().as_ref(),
            Some(bytes),
            "age {age}"
        );
    }
}

#[test]
fn an_older_save_of_a_game_that_is_over_stays_over() {
    for seed in 0..12 {
        let played = session(seed, 5_000);
        let outcome = played.outcome().expect("the game ends");
        let mut save = played.save();
        // The version before kept the outcome in the replay alone, and no digest of the state.
        save.checkpoint_digest = None;
        let ending = format!(",outcome:Some({outcome:?})");
        assert!(save.checkpoint.contains(&ending), "{}", save.checkpoint);
        save.checkpoint = save.checkpoint.replace(&ending, "");
        let loaded = load::<DeckCrawl>(&save, "9.9.9");
        assert_eq!(loaded.outcome(), Some(outcome), "seed {seed}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_gives_an_error() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let save = session(1, 5).save();
    // There can be no folder inside a plain file, not even for root.
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
