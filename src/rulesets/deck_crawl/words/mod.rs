//! Decisions and events in words.

mod choices;
mod events;
mod names;
mod prompts;

pub use choices::describe;
pub use events::narrate;
pub use names::{carried, hero_title, name, outcome};
pub use prompts::prompt;

use super::{
    cards::Card,
    components::{FoeId, HeroId},
    crawl::Crawl,
};
use crate::game::{Arg, Message};

/// One line about where the game stands.
pub fn summary(crawl: Crawl<'_>) -> Message {
    let state = crawl.state();
    let key = if state.round == 0 {
        "summary-begun"
    } else {
        "summary"
    };
    say(key)
        .n(crawl.heroes().count())
        .with("living", crawl.living().count())
        .with("round", state.round)
        .with("stack", state.stack.len())
        .with("full", crawl.book().dragon.counters)
}

/// A message to which arguments are added in the terms of the game.
pub(super) fn say(key: &'static str) -> Message {
    Message::new(key)
}

/// The arguments that most messages take, always by the same names.
pub(super) trait Terms: Sized {
    /// A hero as `hero`.
    fn hero(self, hero: HeroId) -> Self;
    /// A foe as `foe`.
    fn foe(self, foe: FoeId) -> Self;
    /// A card as `card`, such as `Q♥`.
    fn card(self, card: Card) -> Self;
    /// A number as `n`.
    fn n(self, number: impl Into<Arg>) -> Self;
    /// A player's number as `seat`, for as long as there is no hero to name.
    fn seat(self, hero: HeroId) -> Self;
}

impl Terms for Message {
    fn hero(self, hero: HeroId) -> Self {
        self.who("hero", hero.token())
    }

    fn foe(self, foe: FoeId) -> Self {
        self.who("foe", foe.token())
    }

    fn card(self, card: Card) -> Self {
        self.with("card", card.to_string())
    }

    fn n(self, number: impl Into<Arg>) -> Self {
        self.with("n", number)
    }

    fn seat(self, hero: HeroId) -> Self {
        self.with("seat", hero.0 + 1)
    }
}
