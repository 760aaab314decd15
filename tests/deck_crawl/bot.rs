//! The sound player.

use crate::{
    BOOK,
    proofs::effort::{each_seed, usual_or_all},
    random_setup,
};
use tabledelve::{
    game::{BotKind, Outcome, play_out},
    games::STEP_CAP,
    rulesets::deck_crawl::DeckCrawl,
};

#[test]
fn the_hero_bot_wins_now_and_then() {
    let won = each_seed("crawls of four heroes", (60, 200), |seed| {
        let setup = random_setup(seed, &[("heroes", "4")]);
        let played = play_out::<DeckCrawl>(&BOOK, setup, seed, BotKind::Hero, STEP_CAP);
        assert!(played.outcome.is_some(), "seed {seed} stalls");
        played.outcome == Some(Outcome::Victory)
    });
    let wins = won.iter().filter(|won| **won).count() as u64;
    assert!(wins * 20 > usual_or_all(60, 200), "{wins} of {}", won.len());
}
