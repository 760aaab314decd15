//! Saves and replays written by an earlier program: they load, and reach the same states.
//!
//! Each replay ends at another question, so that every kind of question is read back once. Those
//! recorded before the rules changed lie in the folder `earlier_rules`: they are read, and saves go on
//! from where they stood. `examples/record.rs` writes the files.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock},
};

use tabledelve::{
    content::{Library, Loader},
    dungeon::Level,
    game::{ContentStamp, Moment, Outcome, Replay, ReplayProblem, SaveFile, Status, Table},
    games::{self, GAMES, OpenGame, STEP_CAP},
};

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root).load();
    library.expect("the core content is sound")
});

fn open(game: &str) -> Arc<dyn OpenGame> {
    games::open(game, &LIBRARY).expect("a game of the list")
}

fn folder(game: &str) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    tests.join("fixtures").join(game)
}

/// The files of a game with this extension, in order of name.
fn files(game: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder(game)).expect("the folder of older files");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|it| it == ending));
    files.sort();
    assert!(!files.is_empty(), "{game} has no .{ending}");
    files
}

fn saves(game: &str) -> Vec<(PathBuf, SaveFile)> {
    let read = |file: PathBuf| {
        let save = SaveFile::parse(&fs::read(&file).expect("a file that is there"));
        let save = save.unwrap_or_else(|problem| panic!("{}: {problem}", file.display()));
        (file, save)
    };
    files(game, "save").into_iter().map(read).collect()
}

/// Ids of records that have another one now. A state that names one of them has another digest than
/// when it was saved.
const RENAMED: [&str; 4] = ["core:ajax", "core:hector", "core:paris", "core:magus"];

/// Takes the advised choice until the game is over.
fn play_on(name: &str, table: &mut dyn Table) -> Outcome {
    for _ in 0..STEP_CAP {
        match table.status() {
            Status::Over(outcome) => return outcome,
            Status::Rolling => panic!("a seeded game asks for no dice"),
            Status::Deciding => {
                let advice = table.advice().expect("somebody has to decide");
                let taken = table.submit(advice.choice, advice.amount);
                taken.expect("advice is a choice that is offered");
            }
        }
    }
    panic!("{name} stalls after {} choices", table.choices_made())
}

#[test]
fn replays_come_to_the_state_they_were_recorded_at() {
    for game in GAMES {
        let open = open(game.id());
        for file in files(game.id(), "replay") {
            let name = file.display();
            let text = fs::read_to_string(&file).expect("a file that is there");
            let replay = Replay::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
            let table = open.replay(&replay, None);
            let table = table.unwrap_or_else(|why| panic!("{name}: {why}"));
            assert_eq!(table.digest(), replay.digest, "{name}");
        }
    }
}

#[test]
fn saves_are_played_again_from_their_beginning() {
    for game in GAMES {
        let open = open(game.id());
        for (file, mut save) in saves(game.id()) {
            let name = file.display();
            save.replay.content = open.stamp().clone();
            let table = open.load(&save);
            let table = table.unwrap_or_else(|why| panic!("{name}: {why}"));
            assert_eq!(table.digest(), save.replay.digest, "{name}");
            assert!(table.log_len() > 0, "{name}: without its log");
        }
    }
}

#[test]
fn with_other_content_saves_go_on_from_their_checkpoint() {
    for game in GAMES {
        let open = open(game.id());
        for (file, mut save) in saves(game.id()) {
            let name = file.display();
            save.replay.content = ContentStamp::default();
            let table = open.load(&save);
            let mut table = table.unwrap_or_else(|why| panic!("{name}: {why}"));
            assert_eq!(table.digest(), save.replay.digest, "{name}");
            assert_eq!(table.log_len(), 0, "{name}: with what happened before");
            play_on(&name.to_string(), &mut *table);
        }
    }
}

#[test]
fn codes_of_moments_are_opened() {
    for game in GAMES {
        let open = open(game.id());
        for file in files(game.id(), "txt") {
            let name = file.display();
            let code = fs::read_to_string(&file).expect("a file that is there");
            let moment = Moment::parse(&code).unwrap_or_else(|why| panic!("{name}: {why}"));
            let table = open.replay(&moment.replay, None);
            let table = table.unwrap_or_else(|why| panic!("{name}: {why}"));
            assert_eq!(table.digest(), moment.replay.digest, "{name}");
            assert!(table.log_len() >= moment.events, "{name}");
        }
    }
}

#[test]
fn what_was_recorded_by_earlier_rules_is_read() {
    let earlier = |game: &dyn OpenGame, ending| {
        let folder = folder(game.id()).join("earlier_rules");
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let files = entries.map(|entry| entry.path());
        files.filter(move |file| file.extension().is_some_and(|it| it == ending))
    };
    let mut saves = 0;
    for game in GAMES.iter().map(|game| open(game.id())) {
        for file in earlier(&*game, "save") {
            let name = file.display();
            let save = SaveFile::parse(&fs::read(&file).expect("a file that is there"));
            let mut save = save.unwrap_or_else(|why| panic!("{name}: {why}"));
            for stamp in [game.stamp().clone(), ContentStamp::default()] {
                save.replay.content = stamp;
                let table = game.load(&save);
                let mut table = table.unwrap_or_else(|why| panic!("{name}: {why}"));
                if !RENAMED.iter().any(|id| save.checkpoint.contains(id)) {
                    assert_eq!(table.digest(), save.replay.digest, "{name}");
                }
                let question = file
                    .file_stem()
                    .and_then(|stem| stem.to_str())
                    .unwrap_or("");
                if question.contains("prompt-") {
                    let decision = table.decision().expect("a question");
                    assert_eq!(decision.prompt.key, question, "{name}");
                }
                let again = game.load(&table.save()).expect("a save of today");
                assert_eq!(again.digest(), table.digest(), "{name}");
                play_on(&name.to_string(), &mut *table);
            }
            saves += 1;
        }
        // A recording is played as long as today's rules offer its choices, and then refused.
        let replays = earlier(&*game, "replay").map(|file| {
            let text = fs::read_to_string(&file).expect("a file that is there");
            Replay::parse(&text).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
        });
        let moments = earlier(&*game, "txt").map(|file| {
            let code = fs::read_to_string(&file).expect("a file that is there");
            let moment = Moment::parse(&code);
            let moment = moment.unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            moment.replay
        });
        for replay in replays.chain(moments) {
            match game.replay(&replay, None).map(|table| table.choices_made()) {
                Ok(made) => assert_eq!(made, replay.choices.len()),
                Err(ReplayProblem::Choice(place, _)) => assert!(place < replay.choices.len()),
                Err(why) => panic!("{why}"),
            }
        }
    }
    assert!(saves > 0, "no save of earlier rules");
}

#[test]
fn kept_maps_are_read_and_written_again() {
    for file in files("deck_crawl", "ron") {
        let name = file.display();
        let level = Level::read(&file).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert!(level.map.rooms().len() > 5, "{name}");
        let features = level.map.rooms().flat_map(|room| room.features());
        assert!(features.count() > 5, "{name}: without its furniture");
        let written = tempfile::NamedTempFile::new().expect("a file");
        fs::write(written.path(), level.text().expect("a text")).expect("our own file");
        let again = Level::read(written.path()).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(again, level, "{name}");
    }
}
