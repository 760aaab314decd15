//! Quoted odds against play: a check two hundred thousand times through `submit`.

use std::{collections::BTreeMap, sync::Arc};

use tabledelve::{
    dice::{Chance, Die, Fraction},
    game::{Game, Logged, Ruleset},
};

/// How often each check is tried.
pub const TRIES: u64 = 200_000;

/// Plays on from where a game stands, again and again with other dice, until there are enough
/// results, and counts them. First come the results `fixed`, then dice with so many `sides`; a face
/// that nobody asks for is left. `play` makes the choices.
pub fn tried<R: Ruleset>(
    book: &Arc<R::Content>,
    here: &Game<R>,
    fixed: &[u16],
    sides: &[u8],
    play: impl Fn(&mut Game<R>),
    results_of: impl Fn(&[Logged<R::Event>]) -> Vec<String>,
) -> BTreeMap<String, u64> {
    let checkpoint = here.take_checkpoint();
    // Stands for what was given so far, which a resumed game does not look at again.
    let given = vec![1; usize::try_from(here.taken()).expect("a short game")];
    let mut chance = Chance::seeded(TRIES ^ sides.len() as u64);
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    let mut tries = 0;
    while tries < TRIES {
        let mut faces = given.clone();
        faces.extend_from_slice(fixed);
        faces.extend(sides.iter().map(|sides| {
            let die = Die::new(*sides).expect("dice of the game");
            u16::from(chance.roll(die, "test"))
        }));
        let mut game = Game::<R>::resume(
            book.clone(),
            here.setup().clone(),
            0,
            faces,
            here.made().to_vec(),
            checkpoint.clone(),
        )
        .expect("the same content");
        play(&mut game);
        let results = results_of(game.log());
        assert!(!results.is_empty(), "nothing came of it");
        for result in results {
            *seen.entry(result).or_default() += 1;
            tries += 1;
        }
    }
    seen
}

/// Holds results that were counted against exact odds: each within four standard deviations, and
/// none that the odds do not know.
pub fn compare(check: &str, exact: &[(String, Fraction)], mut seen: BTreeMap<String, u64>) {
    let n = seen.values().sum::<u64>() as f64;
    for (name, chance) in exact {
        let p = *chance.numer() as f64 / *chance.denom() as f64;
        let count = seen.remove(name).unwrap_or(0) as f64;
        let sigma = (n * p * (1.0 - p)).sqrt();
        assert!(
            (count - n * p).abs() <= 4.0 * sigma,
            "{check}: {name} came up {count} times, expected {} ± {sigma}",
            n * p
        );
    }
    assert!(
        seen.is_empty(),
        "{check}: results that odds do not know: {seen:?}"
    );
}
