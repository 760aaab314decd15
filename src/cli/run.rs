use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};
use sha2::{Digest as _, Sha256};

use super::Failure;
use crate::{
    game::{Digest, Outcome},
    games::Played,
};

/// How many games are played before their results are counted: enough to keep every thread busy,
/// few enough to hold in memory with their recordings.
const CHUNK: u64 = 512;

/// Plays many games on many threads and hands each over in the order of the games.
pub(super) fn play_many(
    games: u64,
    threads: Option<u16>,
    play: impl Fn(u64) -> Result<Played, String> + Sync,
    mut done: impl FnMut(u64, Played) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let pool = pool(threads)?;
    let bar = bar(games);
    let mut from = 0;
    while from < games {
        let to = games.min(from + CHUNK);
        let played: Vec<Result<Played, String>> = pool.install(|| {
            let one = |place| {
                let played = play(place);
                bar.inc(1);
                played
            };
            (from..to).into_par_iter().map(one).collect()
        });
        for (place, played) in (from..).zip(played) {
            done(place, played.map_err(Failure::usage)?)?;
        }
        from = to;
    }
    bar.finish_and_clear();
    Ok(())
}

fn pool(threads: Option<u16>) -> Result<ThreadPool, Failure> {
    ThreadPoolBuilder::new()
        .num_threads(threads.map_or(0, usize::from))
        .build()
        .map_err(|problem| Failure::usage(format!("--threads: {problem}; try fewer")))
}

/// A bar on standard error; there is none unless that is a terminal.
fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// The sums over many games.
#[derive(Default)]
pub(super) struct Tally {
    pub victories: u64,
    pub defeats: u64,
    pub stalled: u64,
    pub decisions: u64,
    pub events: u64,
    pub dice: u64,
    states: Sha256,
}

impl Tally {
    /// Counts a game; the order of the games goes into the digest.
    pub fn add(&mut self, played: &Played) {
        match played.outcome {
            Some(Outcome::Victory) => self.victories += 1,
            Some(Outcome::Defeat) => self.defeats += 1,
            None => self.stalled += 1,
        }
        self.decisions += played.decisions;
        self.events += played.events;
        self.dice += played.dice;
        self.states.update(played.digest.0.to_be_bytes());
    }

    /// The digest over the last states of all games.
    pub fn digest(&self) -> Digest {
        let hash = self.states.clone().finalize();
        Digest(
            hash[..8]
                .iter()
                .fold(0, |bits, byte| bits << 8 | u64::from(*byte)),
        )
    }
}
