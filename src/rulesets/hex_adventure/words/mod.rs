//! Decisions and events in words.

mod acts;
mod events;
pub(super) mod fights;
mod names;
mod prompts;
mod situation;

use acts::describe;
use events::narrate;
pub use names::{
    attribute, coins, hero_title, means, money, name, plain, thing, title_of_entry, use_of,
    use_of_weapon, way, weapon, whereabouts,
};
use prompts::prompt;
use situation::situation;

use bevy_ecs::world::World;

use super::{
    HexAdventure,
    components::{FighterId, Phase},
    cues,
    event::Event,
    odds, scene,
    step::{Act, Question},
    venture::Venture,
};
use crate::{
    game::{
        Arg, Choice, Cue, Message, Narration, OddsView, Offer, Offered, Present, Scene, Sightline,
        Situation,
    },
    grid::Cell,
};

impl Present for HexAdventure {
    fn prompt(world: &World, question: &Question) -> Message {
        prompt(Venture::of(world), question)
    }

    fn describe(world: &World, question: &Question, offered: &Offered<Act>) -> Choice {
        describe(Venture::of(world), question, offered)
    }

    fn odds(world: &World, question: &Question, act: Act, amount: i32) -> Option<OddsView> {
        odds::of_choice(Venture::of(world), question, act, amount)
    }

    fn situation(world: &World, question: &Question, offer: &Offer<Act>) -> Option<Situation> {
        situation(Venture::of(world), question, offer)
    }

    fn sightline(world: &World, who: u32, from: Cell, to: Cell) -> Option<Sightline> {
        scene::sightline(Venture::of(world), who, from, to)
    }

    fn reach(world: &World, who: u32) -> Vec<Cell> {
        scene::reach(Venture::of(world), who)
    }

    fn narrate(world: &World, event: &Event) -> Narration {
        narrate(Venture::of(world), event)
    }

    fn cues(world: &World, event: &Event) -> Vec<Cue> {
        cues::of(Venture::of(world), event)
    }

    fn scene(world: &World) -> Scene {
        scene::of(Venture::of(world))
    }

    fn name(world: &World, combatant: u32) -> Message {
        name(Venture::of(world), combatant)
    }

    fn summary(world: &World) -> Message {
        summary(Venture::of(world))
    }
}

fn summary(venture: Venture<'_>) -> Message {
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

/// A message for arguments in the terms of the game.
pub(super) fn say(key: &'static str) -> Message {
    Message::new(key)
}

/// The usual arguments of messages, always by the same names.
pub(super) trait Terms: Sized {
    /// Adds the acting fighter as `who`.
    fn by(self, who: FighterId) -> Self;
    /// Adds the target as `on`.
    fn on(self, who: FighterId) -> Self;
    /// Adds a number as `n`.
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
