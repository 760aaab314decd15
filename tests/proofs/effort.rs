//! The number of games played: enough for a first look at each change, or all.

use std::sync::LazyLock;

use indicatif::{MultiProgress, ProgressBar, ProgressStyle};
use rayon::prelude::*;

/// Set to `1`, this variable makes every proof play all of its games, as `.ci/run` does.
const FULL: &str = "TABLEDELVE_FULL_PROOFS";

/// Proofs run side by side, and share the terminal.
static BARS: LazyLock<MultiProgress> = LazyLock::new(MultiProgress::new);

/// True if every proof is to play all of its games.
pub fn full() -> bool {
    static ASKED: LazyLock<bool> =
        LazyLock::new(|| std::env::var_os(FULL).is_some_and(|it| it == "1"));
    *ASKED
}

/// The first number, or the second if everything is to be played.
pub fn usual_or_all(usual: u64, all: u64) -> u64 {
    if full() { all } else { usual }
}

/// Proves something of every seed from 0, of as many as [`usual_or_all`] says, on all threads; the
/// results are in the order of the seeds.
pub fn each_seed<T: Send>(
    what: &str,
    (usual, all): (u64, u64),
    prove: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let seeds = usual_or_all(usual, all);
    let bar = bar(what, seeds);
    let found = (0..seeds).into_par_iter().map(|seed| {
        let found = prove(seed);
        bar.inc(1);
        found
    });
    let found = found.collect();
    bar.finish_and_clear();
    found
}

/// A progress bar on standard error, if that is a terminal.
pub fn bar(what: &str, steps: u64) -> ProgressBar {
    let bar = BARS.add(ProgressBar::new(steps));
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}, {eta} left") {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar
}
