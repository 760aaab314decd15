use std::sync::Arc;

use super::{Bot, BotKind, Game, Outcome, Player, Ruleset, Status};

/// A game that was played to its end, or to the cap on decisions.
pub struct PlayedGame<R: Ruleset> {
    /// The game at its end.
    pub game: Game<R>,
    /// Its outcome; `None` if it hit the cap.
    pub outcome: Option<Outcome>,
}

/// Lets a bot play a game to its end. A game that takes more than `cap` decisions has stalled.
pub fn play_out<R: Player>(
    content: &Arc<R::Content>,
    setup: R::Setup,
    seed: u64,
    bot: BotKind,
    cap: usize,
) -> PlayedGame<R> {
    let mut game = Game::lean(content.clone(), setup, seed);
    let mut bot = Bot::new(bot, seed);
    while game.status() == Status::Deciding && game.made().len() < cap {
        let (choice, amount) = bot.choose(&game);
        if game.submit(choice, amount).is_err() {
            break;
        }
    }
    let outcome = match game.status() {
        Status::Over(outcome) => Some(outcome),
        _ => None,
    };
    PlayedGame { game, outcome }
}
