//! Whole games of Deck Crawl by seed: they end, nothing breaks, undo and saves keep the state.

use crate::common::{BOOK, random_setup};
use tabledelve::{
    dice::Chance,
    game::{Bot, BotKind, Game, Outcome, Ruleset, Status, UndoProblem, play_out},
    rulesets::deck_crawl::DeckCrawl,
};

const CAP: usize = 20_000;

#[test]
fn random_games_come_to_an_end() {
    for seed in 0..400 {
        let played =
            play_out::<DeckCrawl>(&BOOK, random_setup(seed, &[]), seed, BotKind::Random, CAP);
        assert!(played.outcome.is_some(), "seed {seed} stalls");
    }
}

#[test]
fn the_hero_bot_wins_now_and_then() {
    let mut wins = 0;
    let mut decisions = 0;
    let games = 200;
    let start = std::time::Instant::now();
    for seed in 0..games {
        let setup = random_setup(seed, &[("heroes", "4")]);
        let played = play_out::<DeckCrawl>(&BOOK, setup, seed, BotKind::Hero, CAP);
        wins += usize::from(played.outcome == Some(Outcome::Victory));
        decisions += played.game.made().len();
        assert!(played.outcome.is_some(), "seed {seed} stalls");
    }
    println!(
        "{wins} of {games}, {decisions} decisions, {:?}",
        start.elapsed()
    );
    assert!(wins > 10, "{wins} of {games}");
}

/// Random play, and at every state: choices are there, unique and stable; the rules' own
/// invariants hold; undo and redo come back to the same digest.
#[test]
fn every_state_holds_what_it_must() {
    for seed in 0..40 {
        let setup = random_setup(seed, &[]);
        let mut game = Game::<DeckCrawl>::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
        let mut bot = Bot::new(BotKind::Random, seed);
        while game.status() == Status::Deciding && game.made().len() < 600 {
            DeckCrawl::invariants(game.world())
                .unwrap_or_else(|what| panic!("seed {seed}: {what}"));
            let choices = &game.offer().choices;
            assert!(!choices.is_empty());
            for (place, offered) in choices.iter().enumerate() {
                assert!(
                    !choices[..place]
                        .iter()
                        .any(|other| other.act == offered.act)
                );
            }
            let before = game.digest();
            let (choice, amount) = bot.choose(&game);
            game.submit(choice, amount)
                .expect("a choice that was offered");
            if game.status() != Status::Deciding {
                break;
            }
            let after = game.digest();
            match game.can_undo() {
                Ok(()) => {
                    game.undo().unwrap();
                    assert_eq!(game.digest(), before, "seed {seed}: undo");
                    game.redo().unwrap();
                    assert_eq!(game.digest(), after, "seed {seed}: redo");
                }
                Err(problem) => assert_ne!(problem, UndoProblem::NoSuchMoment),
            }
        }
    }
}
