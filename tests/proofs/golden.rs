//! Golden logs of whole games. After an intended change of the rules or the content they are
//! written anew with `INSTA_UPDATE=always cargo test --no-default-features --test <id> golden`, and
//! the difference is read before it is kept.

use std::fmt::Write as _;

use super::{Proved, random_setup};
use tabledelve::{
    game::{BotKind, Logged, play_out},
    games::STEP_CAP,
};

/// The log of a game, one line for each event.
pub fn log_of<R: Proved>(
    seed: u64,
    values: &[(&str, &str)],
    bot: BotKind,
    line: impl Fn(&Logged<R::Event>) -> String,
) -> String
where
    R::Setup: std::fmt::Debug,
{
    let setup = random_setup::<R>(seed, values);
    let mut text = format!("setup {setup:?}\n");
    let played = play_out::<R>(R::book(), setup, seed, bot, STEP_CAP);
    for logged in played.game.log() {
        let _ = writeln!(text, "{}", line(logged));
    }
    let (choices, digest) = (played.game.made().len(), played.game.digest());
    let outcome = played.outcome;
    let _ = writeln!(
        text,
        "outcome {outcome:?}, {choices} choices, digest {digest}"
    );
    text
}
