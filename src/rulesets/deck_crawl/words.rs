//! Decisions and events in words.

use super::{
    crawl::Crawl,
    event::Event,
    odds,
    step::{Act, Step},
};
use crate::game::{Choice, Message, Narration, Offered};

/// What a step asks, and why now.
pub fn prompt(_: Crawl<'_>, _: &Step) -> Message {
    Message::new("prompt-shop")
}

/// A choice in words.
pub fn describe(crawl: Crawl<'_>, step: &Step, offered: &Offered<Act>) -> Choice {
    Choice {
        label: Message::new("act-done"),
        group: None,
        detail: None,
        touches: Vec::new(),
        amount: offered.amount,
        icon: None,
        has_odds: odds::has(crawl, step, offered.act),
    }
}

/// An event in words.
pub fn narrate(_: Crawl<'_>, _: &Event) -> Narration {
    Narration::new(1, Message::new("event"))
}

/// What a combatant is called.
pub fn name(_: Crawl<'_>, _: u32) -> Message {
    Message::new("name")
}

/// One line about where the game stands.
pub fn summary(crawl: Crawl<'_>) -> Message {
    Message::new("summary").with("round", crawl.state().round)
}
