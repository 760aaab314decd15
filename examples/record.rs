//! Records the games that `tests/older_files.rs` reads, in today's form: only after a change that
//! older recordings cannot survive, and only for the game whose rules have changed.
//!
//!     cargo run --no-default-features --example record -- hex_adventure
//!
//! Values of the setup can follow, for questions that few games come to: record those first, and
//! then without values.
//!
//!     cargo run --no-default-features --example record -- band_crawl profession=paladin

use std::{collections::BTreeMap, fs, path::Path, process::ExitCode};

use tabledelve::{
    content::Loader,
    game::{BotKind, Moment, Replay, SaveFile, SetupValues},
    games::{self, OpenGame, SimulationJob},
};

/// Questions at which a whole save is kept as well.
const SAVED: [&str; 15] = [
    "prompt-camp",
    "prompt-blow",
    "prompt-shop-creation",
    "hex-prompt-entry",
    "hex-prompt-dodge",
    "hex-prompt-contest",
    "band-prompt-group",
    "band-prompt-act",
    "grid-prompt-arrange",
    "grid-prompt-explore",
    "grid-prompt-act",
    "grid-prompt-pay",
    "dive-prompt-doors",
    "dive-prompt-turn",
    "dive-prompt-town",
];

/// Seeds that games are played with; recordings end within so many choices.
const SEEDS: u64 = 120;
const LONGEST: usize = 250;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(game) = args.next() else {
        eprintln!("usage: record GAME [KEY=VALUE …]");
        return ExitCode::from(2);
    };
    let pairs = args.filter_map(|it| {
        let (key, value) = it.split_once('=')?;
        Some((key.to_owned(), value.to_owned()))
    });
    match record(&game, &SetupValues(pairs.collect())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Plays games by seed, and keeps the shortest way to each question.
fn record(game: &str, values: &SetupValues) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root).load();
    let library = library.map_err(|_| "the core content has errors; see tabledelve check")?;
    let open = games::open(game, &library)?;
    let mut kept = BTreeMap::new();
    for seed in 0..SEEDS {
        for bot in [BotKind::Hero, BotKind::Random] {
            let played = open.play_out(&SimulationJob {
                values,
                seed,
                bot,
                adventures: 1,
                record: true,
                cite: false,
                feats: false,
            })?;
            if let Some(whole) = played.replays.first() {
                keep_shortest(&*open, whole, &mut kept)?;
            }
        }
    }
    let folder = root.join("tests").join("fixtures").join(game);
    write(&folder, &kept).map_err(|error| format!("{}: {error}", folder.display()))
}

/// Plays a recorded game choice by choice, and keeps the shortest way to each question.
fn keep_shortest(
    open: &dyn OpenGame,
    whole: &Replay,
    kept: &mut BTreeMap<String, SaveFile>,
) -> Result<(), String> {
    let table = open.replay(whole, Some(0));
    let mut table = table.map_err(|why| why.to_string())?;
    for made in whole.choices.iter().take(LONGEST) {
        if let Some(decision) = table.decision() {
            let known = kept.get(&*decision.prompt.key);
            if known.is_none_or(|other| table.choices_made() < other.replay.choices.len()) {
                kept.insert(decision.prompt.key.to_string(), table.save());
            }
        }
        let taken = table.submit(usize::from(made.choice), made.amount);
        taken.map_err(|why| format!("{why:?}"))?;
    }
    Ok(())
}

fn write(folder: &Path, kept: &BTreeMap<String, SaveFile>) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    if let Some(save) = kept.values().max_by_key(|save| save.replay.choices.len()) {
        let moment = Moment {
            replay: save.replay.clone(),
            events: 20,
        };
        fs::write(folder.join("moment.txt"), moment.code())?;
    }
    for (question, save) in kept {
        let name = folder.join(question);
        fs::write(name.with_extension("replay"), save.replay.text())?;
        if SAVED.contains(&&**question) {
            fs::write(name.with_extension("save"), save.bytes())?;
        }
    }
    Ok(())
}
