//! Decisions and events in words.

mod acts;
mod events;
pub(super) mod fights;
mod names;
mod prompts;
mod situation;

pub use acts::describe;
pub use events::narrate;
pub use names::{
    attribute, coins, hero_title, means, money, name, plain, thing, title_of_entry, use_of,
    use_of_weapon, way, weapon, whereabouts,
};
pub use prompts::prompt;
pub use situation::situation;

use super::{
    components::{FighterId, Phase},
    venture::Venture,
};
use crate::game::{Arg, Message};

/// One line about where the game stands.
pub fn summary(venture: Venture<'_>) -> Message {
    let state = venture.state();
    let title = venture.adventure().map(|it| plain(&it.title));
    let told = match (title, state.phase) {
        (_, Phase::Gathering) => say("hex-summary-gathering"),
        (Some(title), Phase::Fight) => say("hex-summary-fight").with("title", title),
        (Some(title), _) => say("hex-summary").with("title", title),
        (None, Phase::Over) => say("hex-summary-skirmish-over"),
        (None, _) => say("hex-summary-skirmish"),
    };
    told.n(venture.heroes().count())
        .with("living", venture.living().count())
        .with("entry", state.entry)
        .with("day", state.day)
        .with("round", state.round)
}

/// A message to which arguments are added in the terms of the game.
pub(super) fn say(key: &'static str) -> Message {
    Message::new(key)
}

/// The arguments that most messages take, always by the same names.
pub(super) trait Terms: Sized {
    /// Whoever it is about, as `who`.
    fn by(self, who: FighterId) -> Self;
    /// Whom it is done to, as `on`.
    fn on(self, who: FighterId) -> Self;
    /// A number as `n`.
    fn n(self, number: impl Into<Arg>) -> Self;
}

impl Terms for Message {
    fn by(self, who: FighterId) -> Self {
        self.who("who", who.token())
    }

    fn on(self, who: FighterId) -> Self {
        self.who("on", who.token())
    }

    fn n(self, number: impl Into<Arg>) -> Self {
        self.with("n", number)
    }
}
