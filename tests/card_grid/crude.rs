//! Fights are worth a thought: whoever always takes the highest average succeeds far less often.

use tabledelve::{
    game::{Bot, BotKind, Game, Rulebook, Status},
    rulesets::card_grid::CardGrid,
};

use crate::{BOOK, proofs::effort::each_seed, setup};

/// Adventures of each player: for a first look at a change, and all.
const ADVENTURES: (u64, u64) = (240, 2_000);
/// The feats of an adventure of one to four ready-made heroes in eight rooms.
fn feats(kind: BotKind, seed: u64) -> Vec<(String, bool)> {
    let heroes = (1 + seed % 4).to_string();
    let values = [("party", "ready"), ("heroes", &heroes), ("points", "0")];
    let mut game = Game::<CardGrid>::lean(BOOK.clone(), setup(&values), seed);
    let mut bot = Bot::new(kind, seed);
    while game.status() == Status::Deciding {
        let (choice, amount) = bot.choose(&game);
        game.submit(choice, amount).expect("offered");
    }
    CardGrid::feats(&game)
}

/// Percent of the adventures of new heroes that succeed.
fn successes(kind: BotKind) -> f64 {
    let played = each_seed(&format!("adventures of {kind}"), ADVENTURES, |seed| {
        let feats = feats(kind, seed);
        feats.iter().any(|(name, won)| name == "adventure" && *won)
    });
    let won = played.iter().filter(|won| **won).count();
    100.0 * won as f64 / played.len() as f64
}

#[test]
fn the_highest_average_loses_to_a_thought() {
    let (hero, average) = (successes(BotKind::Hero), successes(BotKind::Average));
    assert!(hero - average >= 15.0, "{hero} and {average} of a hundred");
}
