//! Quoted odds against play: a check two hundred thousand times through `submit`.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::{Proved, effort, owned};
use tabledelve::{
    dice::{Chance, Die, Fraction},
    game::{CheckOdds, Game, Logged},
};

/// Number of tries that share a generator.
const AT_ONCE: u64 = 1_000;

/// A check by name, with its inputs.
pub type Check<'a> = (&'a str, &'a [(&'a str, &'a str)]);

/// Every result of a check with its chance.
pub type Exact = Vec<(String, Fraction)>;

/// Number of times each result came up.
pub type Seen = BTreeMap<String, u64>;

/// The odds quoted for a check by the command line.
pub fn quoted<R: Proved>(book: &R::Content, (name, keys): Check<'_>) -> Exact {
    let odds = CheckOdds::of::<R>(book, name, &owned::<Vec<_>>(keys));
    odds.expect("a check that is quoted").outcomes
}

/// Plays on from a game's state, again and again with other dice, until there are enough results,
/// and counts them. First come the results `fixed`, then dice with these `sides`, in order; surplus
/// faces are ignored. `play` makes the choices.
pub fn tried<R: Proved>(
    here: &Game<R>,
    (fixed, sides): (&[u16], &[u8]),
    play: impl Fn(&mut Game<R>) + Sync,
    results_of: impl Fn(&[Logged<R::Event>]) -> Vec<String> + Sync,
) -> Seen {
    let checkpoint = here.take_checkpoint();
    let (book, setup, made) = (here.content(), here.setup(), here.made());
    // Stands for the results given so far, which a resumed game does not look at again.
    let given = vec![1; usize::try_from(here.taken()).expect("a short game")];
    let once = |chance: &mut Chance| {
        let mut faces = given.clone();
        faces.extend_from_slice(fixed);
        faces.extend(sides.iter().map(|sides| {
            let die = Die::new(*sides).expect("dice of the game");
            u16::from(chance.roll(die, "test"))
        }));
        let (setup, made) = (setup.clone(), made.to_vec());
        let mut game = Game::resume(book.clone(), setup, 0, faces, made, checkpoint.clone())
            .expect("the same content");
        play(&mut game);
        let results = results_of(game.log());
        assert!(!results.is_empty(), "nothing came of it");
        results
    };
    let tries = effort::usual_or_all(20_000, 200_000);
    let bar = effort::bar("tries of a check", tries);
    let counted = (0..tries / AT_ONCE).into_par_iter().map(|seed| {
        let mut chance = Chance::seeded(seed ^ tries ^ sides.len() as u64);
        let (mut seen, mut tried) = (Seen::new(), 0);
        while tried < AT_ONCE {
            for result in once(&mut chance) {
                *seen.entry(result).or_default() += 1;
                tried += 1;
            }
        }
        bar.inc(AT_ONCE);
        seen
    });
    let counted: Vec<Seen> = counted.collect();
    bar.finish_and_clear();
    let mut all = Seen::new();
    for (result, count) in counted.into_iter().flatten() {
        *all.entry(result).or_default() += count;
    }
    all
}

/// Compares counted results with exact odds: each within four standard deviations, and none that
/// the odds do not know.
pub fn compare(check: &str, exact: &Exact, mut seen: Seen) {
    let n = seen.values().sum::<u64>() as f64;
    for (name, chance) in exact {
        let p = chance.to_f64();
        let count = seen.remove(name).unwrap_or(0) as f64;
        let (expected, sigma) = (n * p, (n * p * (1.0 - p)).sqrt());
        assert!(
            (count - expected).abs() <= 4.0 * sigma,
            "{check}: {name} came up {count} times, expected {expected} ± {sigma}"
        );
    }
    assert!(
        seen.is_empty(),
        "{check}: results that odds do not know: {seen:?}"
    );
}
