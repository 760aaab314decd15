//! Forging the figures of a text, and playing what comes of it.

use std::{path::Path, sync::Arc};

use rand::{Rng, RngExt, seq::IndexedRandom};
use tabledelve::{
    content::Loader,
    game::{BotKind, SaveFile, SetupValues, Status, Table},
    games::{self, OpenGame, SimulationJob},
};

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

/// Where the whole numbers in a text lie, or the names of variants, such as `Hero`.
fn parts(text: &str, numbers: bool) -> Vec<(usize, usize)> {
    let part = |c: char, first: bool| match numbers {
        true => c.is_ascii_digit() || c == '-',
        false => c.is_ascii_uppercase() || !first && c.is_ascii_alphanumeric(),
    };
    let mut found = Vec::new();
    let mut start = None;
    let mut before = ' ';
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match start {
            // A digit behind a letter or point belongs to a name or version.
            None if part(c, true) && !before.is_alphanumeric() && !"._\"".contains(before) => {
                start = Some(at)
            }
            Some(from) if !part(c, false) => {
                found.push((from, at));
                start = None;
            }
            _ => {}
        }
        before = c;
    }
    found
}

/// The text with one to three of its parts replaced: numbers by odd ones or by others of the text,
/// names by others of the text.
pub fn forged(text: &str, rng: &mut impl Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..rng.random_range(1..=3) {
        let numbers = rng.random_range(0..4) > 0;
        let parts = parts(&text, numbers);
        let (Some(&(from, to)), Some(&other)) = (parts.choose(rng), parts.choose(rng)) else {
            break;
        };
        let other = match numbers && rng.random() {
            true => (*ODD.choose(rng).expect("a figure")).to_owned(),
            false => text[other.0..other.1].to_owned(),
        };
        text.replace_range(from..to, &other);
    }
    text
}

/// Saves in the middle of games, with heroes who return among them.
pub fn saves(open: &dyn OpenGame) -> Vec<SaveFile> {
    let mut all = Vec::new();
    for seed in 0..12 {
        let order = SimulationJob {
            values: &SetupValues::default(),
            seed,
            bot: BotKind::Hero,
            adventures: 1 + (seed as u32 % 2),
            record: true,
            cite: false,
            feats: false,
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
pub fn play_on(table: &mut dyn Table, rng: &mut impl Rng) {
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
                table.odds(choice, Some(i32::MIN));
                table.odds(choice, Some(i32::MAX));
                table.submit(choice, amount).expect("it was offered");
            }
        }
    }
    table.show_to(usize::MAX);
}

pub fn open(game: &str) -> Arc<dyn OpenGame> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root).load();
    games::open(game, &library.expect("the core content is sound")).expect("a game of the list")
}
