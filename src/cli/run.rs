use std::{
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};

use super::Failure;
use crate::games::SimulationResult;

/// Number of games played before their results are counted: enough to keep every thread busy, few
/// enough to keep their recordings in memory.
const CHUNK: u64 = 512;

/// Plays the games at these places of a run on many threads and passes each on in order.
pub(super) fn play_many(
    games: Range<u64>,
    threads: Option<u16>,
    play: impl Fn(u64) -> Result<SimulationResult, String> + Sync,
    mut done: impl FnMut(u64, SimulationResult) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let pool = pool(threads)?;
    let bar = bar(games.end - games.start);
    let mut from = games.start;
    while from < games.end {
        let to = games.end.min(from + CHUNK);
        let played: Vec<Result<SimulationResult, Failure>> = pool.install(|| {
            let one = |place| {
                let played = caught(place, || play(place));
                bar.inc(1);
                played
            };
            (from..to).into_par_iter().map(one).collect()
        });
        for (place, played) in (from..).zip(played) {
            done(place, played?)?;
        }
        from = to;
    }
    bar.finish_and_clear();
    Ok(())
}

/// Plays one game; a panic in the rules becomes a finding about that game.
fn caught(
    place: u64,
    play: impl Fn() -> Result<SimulationResult, String>,
) -> Result<SimulationResult, Failure> {
    match catch_unwind(AssertUnwindSafe(play)) {
        Ok(played) => played.map_err(Failure::usage),
        Err(_) => Err(Failure::finding(format!(
            "game {place} of this run (counted from 0) was stopped by a mistake in the rules"
        ))),
    }
}

pub(super) fn pool(threads: Option<u16>) -> Result<ThreadPool, Failure> {
    ThreadPoolBuilder::new()
        .num_threads(threads.map_or(0, usize::from))
        .build()
        .map_err(|problem| Failure::usage(format!("--threads: {problem}; try fewer")))
}

/// A progress bar on standard error; hidden unless that is a terminal.
pub(super) fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cli::figures::{Tally, tests::played},
        game::Digest,
    };

    fn tally(games: u64, threads: u16) -> Tally {
        let mut tally = Tally::default();
        let mut next = 0;
        let counted = play_many(
            0..games,
            Some(threads),
            |place| Ok(played(place)),
            |place, played| {
                assert_eq!((place, played.digest), (next, Digest(place)));
                next += 1;
                tally.count(&played, Vec::new());
                Ok(())
            },
        );
        assert!(counted.is_ok());
        tally
    }

    #[test]
    fn games_are_counted_in_their_order_whatever_the_threads() {
        let games = 2 * CHUNK + 3;
        let one = tally(games, 1);
        let sums = one.sums;
        assert_eq!(
            (sums.defeats, sums.events, sums.dice),
            (games, 2 * games, 3 * games)
        );
        assert_eq!(one.digest(), tally(games, 3).digest());
        assert_ne!(one.digest(), tally(games - 1, 3).digest());
    }

    #[test]
    fn a_game_that_breaks_is_named() {
        let play = |place| {
            assert_ne!(place, 5, "on purpose");
            Ok(played(place))
        };
        let mut counted = 0;
        let stopped = play_many(0..9, Some(2), play, |_, _| {
            counted += 1;
            Ok(())
        });
        assert_eq!(counted, 5);
        assert!(stopped.is_err_and(|failure| failure.to_string().contains("game 5")));
    }
}
