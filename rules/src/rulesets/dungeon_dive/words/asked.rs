//! What is asked on a dive.

use super::{
    super::{delve::Asked, play::Play},
    Terms, say, small,
};
use crate::game::Phrase;

/// The question in words.
pub fn prompt(play: Play<'_>, asked: Asked) -> Phrase {
    let book = play.book();
    let Some(dive) = play.dive() else {
        return say("dive-prompt-trap-none");
    };
    match asked {
        Asked::Doors => {
            let level = usize::from(dive.level).saturating_sub(1);
            let rooms = book.figures.levels.get(level).map(|it| it.rooms);
            say("dive-prompt-doors")
                .with("level", dive.level)
                .n(dive.cleared + 1)
                .with("of", rooms.unwrap_or(0))
        }
        Asked::AtDoor => match dive.card() {
            Some(card) => {
                say("dive-prompt-at-door").with("text", Phrase::new(book[card].about.clone()))
            }
            None => say("dive-prompt-at-closed-door"),
        },
        Asked::Trap => match &dive.trap {
            Some(snare) => {
                say("dive-prompt-trap").with("text", Phrase::new(book[snare.trap].about.clone()))
            }
            None => say("dive-prompt-trap-none"),
        },
        Asked::Again => match dive.trap.as_ref().and_then(|it| it.attempt.as_ref()) {
            Some(attempt) => say("dive-prompt-try-again").n(attempt.dc + book.figures.second_try),
            None => say("dive-prompt-trap-none"),
        },
        Asked::Entrance => say("dive-prompt-entrance"),
        Asked::Arrange => say("dive-prompt-arrange"),
        Asked::Share => match dive.found.first() {
            Some(it) => say("dive-prompt-share").with("thing", small(super::thing(play, *it))),
            None => say("dive-prompt-share-nothing"),
        },
        Asked::Body(who) => say("dive-prompt-body").on(who),
        Asked::March => say("dive-prompt-march"),
        Asked::Rest(who) => {
            let body = play.figure(who).body();
            say("dive-prompt-rest")
                .by(who)
                .n(i32::from(body.points))
                .with("most", i32::from(body.most))
                .with("dice", body.hit_dice)
        }
    }
}
