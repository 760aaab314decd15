//! Replays whose setup has been forged, as nobody but a forger writes them: they are refused in
//! words, or played. Nothing brings the program down.

use std::{path::Path, sync::Arc};

use rand::{Rng, RngExt, SeedableRng, seq::IndexedRandom};
use rand_xoshiro::SplitMix64;
use tabledelve::{
    content::Loader,
    game::{BotKind, SaveFile, SetupValues, Status, Table},
    games::{self, GAMES, OpenGame, SimulationJob},
};

#[path = "proofs/effort.rs"]
mod effort;

/// What a figure is replaced by.
const ODD: [&str; 12] = [
    "0",
    "1",
    "2",
    "3",
    "17",
    "99",
    "255",
    "-1",
    "65535",
    "2147483647",
    "-2147483648",
    "999999999999",
];

/// Where the whole numbers in a text lie.
fn numbers(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = None;
    let ends = text.char_indices().chain([(text.len(), ' ')]);
    let mut before = ' ';
    for (at, c) in ends {
        let part = c.is_ascii_digit() || c == '-';
        match start {
            // A digit behind a letter or point belongs to a name or version.
            None if part && !before.is_alphanumeric() && !"._\"".contains(before) => {
                start = Some(at)
            }
            Some(from) if !part => {
                found.push((from, at));
                start = None;
            }
            _ => {}
        }
        before = c;
    }
    found
}

/// The text with one to three of its numbers replaced.
fn forged(text: &str, rng: &mut impl Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..rng.random_range(1..=3) {
        let Some(&(from, to)) = numbers(&text).choose(rng) else {
            break;
        };
        let other = ODD.choose(rng).expect("a figure");
        text.replace_range(from..to, other);
    }
    text
}

/// Saves in the middle of games, with heroes who return among them.
fn saves(open: &dyn OpenGame) -> Vec<SaveFile> {
    let mut all = Vec::new();
    for seed in 0..12 {
        let order = SimulationJob {
            values: &SetupValues::default(),
            seed,
            bot: BotKind::Hero,
            adventures: 1 + (seed as u32 % 2),
            record: true,
            cite: false,
        };
        let played = open.play_out(&order).expect("a setup by chance");
        for replay in &played.replays {
            let choices = replay.choices.len() * (seed as usize + 1) / 13;
            let table = open
                .replay(replay, Some(choices))
                .expect("a game just played");
            all.push(table.save());
        }
    }
    all
}

/// Plays on for a while, some choices by advice and some by chance.
fn play_on(table: &mut dyn Table, rng: &mut impl Rng) {
    for _ in 0..40 {
        match table.status() {
            Status::Over(_) => return,
            Status::Rolling => {
                let faces = table.wanted().map_or(1, |wanted| wanted.faces);
                let given = table.give(rng.random_range(1..=faces.max(1)));
                given.expect("a face of the die");
            }
            Status::Deciding => {
                table.scene();
                let decision = table.decision().expect("something is to be decided");
                let advice = table.advice().filter(|_| rng.random());
                let (choice, amount) = match advice {
                    Some(advice) => (advice.choice, advice.amount),
                    None => {
                        let choice = rng.random_range(0..decision.choices.len());
                        let amount = decision.choices[choice].amount;
                        (
                            choice,
                            amount.map(|(least, most)| rng.random_range(least..=most)),
                        )
                    }
                };
                table.odds(choice, amount);
                table.submit(choice, amount).expect("it was offered");
            }
        }
    }
    table.show_to(usize::MAX);
}

fn open(game: &str) -> Arc<dyn OpenGame> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root).load();
    games::open(game, &library.expect("the core content is sound")).expect("a game of the list")
}

#[test]
fn forged_setups_are_refused_or_played() {
    for game in GAMES {
        let open = open(game.id());
        let saves = saves(&*open);
        effort::each_seed(game.id(), (200, 2_000), |seed| {
            let mut rng = SplitMix64::seed_from_u64(seed);
            let mut replay = saves.choose(&mut rng).expect("saves").replay.clone();
            replay.setup = forged(&replay.setup, &mut rng);
            if let Ok(mut table) = open.replay(&replay, Some(0)) {
                play_on(&mut *table, &mut rng);
            }
        });
    }
}
