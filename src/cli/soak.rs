use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::SplitMix64;
use serde::Serialize;

use super::{
    Answer, Failure,
    answer::counted,
    args::{Places, Soak},
    content,
};
use crate::{
    dice::SourceKind,
    game::{ContentStamp, SaveFile, SetupValues, Status, Table},
    games::{OpenGame, STEP_CAP, seed_of_game},
};

/// Summary of a soak without a fault.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    seed: u64,
    games: u64,
    states: u64,
    seconds: f64,
}

/// First thing that went wrong, and the game in which it did.
struct Fault {
    seed: u64,
    what: String,
    replay: String,
}

/// A game with the content asked for, and the same game without the mods.
struct Bench {
    game: Arc<dyn OpenGame>,
    plain: Option<Arc<dyn OpenGame>>,
}

/// `tabledelve soak`: games by chance, with everything that players do between two choices.
pub(super) fn soak(places: &Places, asked: &Soak) -> Result<Answer, Failure> {
    let (game, _) = content::open(places, &asked.game)?;
    let plain = match places.mods.is_empty() {
        true => None,
        false => {
            let bare = Places {
                mods: Vec::new(),
                ..places.clone()
            };
            Some(content::open(&bare, &asked.game)?.0)
        }
    };
    let bench = Bench { game, plain };
    let began = Instant::now();
    let length = Duration::from_secs_f64(asked.minutes * 60.0);
    let (games, states) = (AtomicU64::new(0), AtomicU64::new(0));
    let fault = Mutex::new(None);
    let stop = AtomicBool::new(false);
    let bar = bar(length);
    thread::scope(|scope| {
        let threads = asked.threads.map_or_else(
            || thread::available_parallelism().map_or(1, usize::from),
            usize::from,
        );
        for _ in 0..threads {
            scope.spawn(|| {
                while began.elapsed() < length && !stop.load(Ordering::Relaxed) {
                    let seed = seed_of_game(asked.seed, games.fetch_add(1, Ordering::Relaxed));
                    match bench.play(seed) {
                        Ok(seen) => states.fetch_add(seen, Ordering::Relaxed),
                        Err(found) => {
                            stop.store(true, Ordering::Relaxed);
                            let mut first = fault.lock().unwrap_or_else(|it| it.into_inner());
                            first.get_or_insert(found);
                            return;
                        }
                    };
                    bar.set_position(began.elapsed().as_secs());
                }
            });
        }
    });
    bar.finish_and_clear();
    if let Some(fault) = fault.into_inner().unwrap_or_else(|it| it.into_inner()) {
        let what = format!("seed {}: {}", fault.seed, fault.what);
        return Ok(Answer::text(fault.replay).with_finding(what));
    }
    let report = Report {
        game: &asked.game,
        seed: asked.seed,
        games: games.into_inner(),
        states: states.into_inner(),
        seconds: began.elapsed().as_secs_f64(),
    };
    if asked.json {
        return Answer::json(&report);
    }
    let Report { games, states, .. } = report;
    Ok(Answer::text(format!(
        "{}, {}, no fault",
        counted(games, "game", "games"),
        counted(states, "state", "states")
    )))
}

impl Bench {
    /// Plays one game; returns the number of states looked at.
    fn play(&self, seed: u64) -> Result<u64, Fault> {
        let mut rng = SplitMix64::seed_from_u64(seed);
        let fault = |what: String, replay: String| Fault { seed, what, replay };
        let values = self.game.draw(&SetupValues::default(), seed);
        let source = match rng.random_ratio(1, 8) {
            true => SourceKind::Typed,
            false => SourceKind::Seeded,
        };
        let table = self.game.start(&values, seed, source);
        let mut table = table.map_err(|what| fault(what, String::new()))?;
        let mut states = 0;
        while !matches!(table.status(), Status::Over(_)) && states < STEP_CAP as u64 {
            states += 1;
            let step = catch_unwind(AssertUnwindSafe(|| self.step(&mut table, &mut rng)));
            let broken = match step {
                Ok(Ok(())) => continue,
                Ok(Err(what)) => what,
                Err(_) => "a mistake in the rules stopped the game".to_owned(),
            };
            let replay = catch_unwind(AssertUnwindSafe(|| table.replay().text()));
            return Err(fault(broken, replay.unwrap_or_default()));
        }
        Ok(states)
    }

    /// One thing that a player may do, and what must hold after it.
    fn step(&self, table: &mut Box<dyn Table>, rng: &mut SplitMix64) -> Result<(), String> {
        match rng.random_range(0..200) {
            0..3 => there_and_back(&mut **table)?,
            3..6 => self.load(table, false)?,
            6..8 => self.load(table, true)?,
            8 => self.change_content(table),
            9 if table.choices_made() > 0 => {
                let to = rng.random_range(0..table.choices_made());
                // A game resumed from a checkpoint cannot go back before it.
                let _ = table.branch(to);
            }
            10..14 => look(&mut **table, rng),
            _ => choose(&mut **table, rng)?,
        }
        table.invariants()
    }

    /// Saves the game and resumes it, replaying it from its start or going on from its checkpoint.
    fn load(&self, table: &mut Box<dyn Table>, checkpoint: bool) -> Result<(), String> {
        let mut save = read_back(&**table)?;
        if checkpoint {
            save.replay.content = ContentStamp::default();
        }
        let loaded = self
            .game
            .load(&save)
            .map_err(|problem| problem.to_string())?;
        if loaded.digest() != table.digest() {
            return Err("a saved game came back otherwise".to_owned());
        }
        *table = loaded;
        Ok(())
    }

    /// Resumes the game without the mods and then with them again; content that is gone is refused.
    fn change_content(&self, table: &mut Box<dyn Table>) {
        let Some(plain) = &self.plain else { return };
        for game in [plain, &self.game] {
            let save = read_back(&**table).ok();
            if let Some(loaded) = save.and_then(|save| game.load(&save).ok()) {
                *table = loaded;
            }
        }
    }
}

fn read_back(table: &dyn Table) -> Result<SaveFile, String> {
    SaveFile::parse(&table.save().bytes()).map_err(|problem| problem.to_string())
}

/// Undoes the last choice and redoes it.
fn there_and_back(table: &mut dyn Table) -> Result<(), String> {
    let before = table.digest();
    if table.undo().is_err() {
        return Ok(());
    }
    table.redo().map_err(|problem| problem.to_string())?;
    match table.digest() == before {
        true => Ok(()),
        false => Err("undo and redo led elsewhere".to_owned()),
    }
}

/// Looks at everything that the screen shows, now and at an earlier moment.
fn look(table: &mut dyn Table, rng: &mut SplitMix64) {
    let events = table.log_len();
    if events > 0 {
        table.log_line(rng.random_range(0..events));
    }
    table.show_to(rng.random_range(0..=events));
    table.scene();
    while table.show_next().is_some() {}
    table.dice_ledger();
    table.summary();
}

/// Makes a choice: as the bot advises, or by chance. Rolls a die where one is asked for.
fn choose(table: &mut dyn Table, rng: &mut SplitMix64) -> Result<(), String> {
    if let Some(wanted) = table.wanted() {
        return table.give(rng.random_range(1..=wanted.faces.max(1)));
    }
    let advised = rng.random_ratio(1, 3).then(|| table.advice()).flatten();
    let (choice, amount) = match advised {
        Some(advice) => (advice.choice, advice.amount),
        None => {
            let decision = table.decision().ok_or("nothing is offered")?;
            let choice = rng.random_range(0..decision.choices.len());
            let amount = decision.choices[choice].amount;
            (
                choice,
                amount.map(|(least, most)| rng.random_range(least..=most)),
            )
        }
    };
    table.odds(choice, amount);
    table.submit(choice, amount)
}

fn bar(length: Duration) -> ProgressBar {
    let bar = ProgressBar::new(length.as_secs());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} seconds") {
        bar.set_style(style);
    }
    bar
}
