//! Games by seed, as the proofs play them.

use super::{Proved, random_setup};
use tabledelve::{
    dice::Chance,
    game::{Bot, BotKind, ContentStamp, Game, Session, Status},
};

/// A game by seed before its first choice; setup and players follow from the seed, too.
pub fn begun<R: Proved>(seed: u64) -> Game<R> {
    with::<R>(seed, Chance::seeded(seed))
}

/// The same game with results from another source.
pub fn with<R: Proved>(seed: u64, chance: Chance) -> Game<R> {
    let setup = random_setup::<R>(seed, &[]);
    Game::new(R::book().clone(), setup, seed, chance)
}

/// A random game by seed, with at most this many choices.
pub fn seeded<R: Proved>(seed: u64, most: usize) -> Game<R> {
    let mut game = begun::<R>(seed);
    let mut bot = Bot::new(BotKind::Random, seed);
    while game.status() == Status::Deciding && game.made().len() < most {
        go_on(&mut game, &mut bot);
    }
    game
}

/// Makes the choice of a bot.
pub fn go_on<R: Proved>(game: &mut Game<R>, bot: &mut Bot) {
    let (choice, amount) = bot.choose(game);
    game.submit(choice, amount)
        .expect("a choice that was offered");
}

/// Fails unless the rules' own invariants hold.
pub fn is_sound<R: Proved>(game: &Game<R>, seed: u64) {
    R::invariants(game.world())
        .unwrap_or_else(|what| panic!("seed {seed}, choice {}: {what}", game.made().len()));
}

/// The same state restored from plain records.
pub fn resumed<R: Proved>(game: &Game<R>) -> Game<R> {
    let (setup, made) = (game.setup().clone(), game.made().to_vec());
    let checkpoint = game.take_checkpoint();
    Game::resume(
        R::book().clone(),
        setup,
        game.seed(),
        Vec::new(),
        made,
        checkpoint,
    )
    .expect("the same content")
}

/// Content with this version of the core.
pub fn stamp(version: &str) -> ContentStamp {
    let core = ["core", version, "tested"].map(str::to_owned);
    ContentStamp(vec![core.into()])
}

/// A session in which a bot has made this many random choices.
pub fn session<R: Proved>(seed: u64, choices: usize) -> Session<R> {
    Session::of_game(seeded(seed, choices), stamp("0.1.0"))
}
