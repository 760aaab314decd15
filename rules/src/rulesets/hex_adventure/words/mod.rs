//! Decisions and events in words.

mod about;
mod acts;
mod blocked;
mod events;
pub(super) mod fights;
mod headings;
mod idle;
mod in_order;
mod joining;
mod karma;
pub(super) mod names;
mod prompts;
mod reaction;
mod refusals;
mod rolls;
mod stakes;
mod strain;
mod wares;
mod ways;
mod whence;

use acts::describe;
use events::narrate;
use in_order::narrate_at;
use names::the_weapon;
pub use names::{
    attribute, coins, damage_of, hero_title, means, mention, mode, money, name, plain, rival,
    thing, title_of, title_of_entry, use_of, use_of_weapon, weapon,
};
use prompts::prompt;
use reaction::reaction;
pub(super) use wares::{about_attribute, full_name, uses};

use bevy_ecs::world::World;

use super::{
    HexAdventure,
    components::{FighterId, Phase},
    cues,
    event::Event,
    odds, scene,
    setup::Setup,
    step::{Action, Question},
    tactics, turn,
    venture::Venture,
};
use crate::{
    dice::Request,
    game::{
        Arg, Choice, Cue, Headline, Intent, LegalActions, LineOfSight, Logged, Narration, OddsView,
        Offered, Phrase, Present, ReactionPrompt, RuleId, Scene, StepOf,
    },
    grid::Cell,
};

impl Present for HexAdventure {
    fn prompt(world: &World, question: &Question) -> Phrase {
        prompt(Venture::of(world), question)
    }

    fn describe(world: &World, question: &Question, offered: &Offered<Action>) -> Choice {
        describe(Venture::of(world), question, offered)
    }

    fn why_refused(world: &World, asked: &Question, refused: (Action, RuleId)) -> Option<Phrase> {
        refusals::why(Venture::of(world), asked, refused)
    }

    fn odds(world: &World, question: &Question, act: Action, amount: i32) -> Option<OddsView> {
        odds::of_choice(Venture::of(world), question, act, amount)
    }

    fn rolls(
        world: &World,
        _setup: &Setup,
        step: &StepOf<HexAdventure>,
        (_, so_far): (&Request, usize),
    ) -> Option<Phrase> {
        rolls::of(Venture::of(world), step, so_far)
    }

    fn reaction(
        world: &World,
        setup: &Setup,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> Option<ReactionPrompt> {
        reaction(Venture::of(world), setup, question, offer)
    }

    fn line_of_sight(world: &World, who: u32, from: Cell, to: Cell) -> Option<LineOfSight> {
        scene::line_of_sight(Venture::of(world), who, from, to)
    }

    fn movement_range(world: &World, who: u32) -> Vec<Cell> {
        scene::movement_range(Venture::of(world), who)
    }

    fn threats(world: &World, who: u32) -> Vec<(u32, Headline)> {
        scene::threats(Venture::of(world), who)
    }

    fn intents(world: &World, setup: &Setup) -> Vec<Intent> {
        match setup.master {
            true => Vec::new(),
            false => tactics::intents(Venture::of(world)),
        }
    }

    fn approach(world: &World, question: &Question, on: u32) -> Option<(Action, Action)> {
        match question {
            Question::Hero(turn) => turn::approach(Venture::of(world), *turn, on),
            _ => None,
        }
    }

    fn narrate(world: &World, event: &Event) -> Narration {
        narrate(Venture::of(world), event)
    }

    fn narrate_at(world: &World, log: &[Logged<Event>], at: usize) -> Narration {
        narrate_at(Venture::of(world), log, at)
    }

    fn cues(world: &World, event: &Event) -> Vec<Cue> {
        cues::of(Venture::of(world), event)
    }

    fn scene(world: &World) -> Scene {
        scene::of(Venture::of(world))
    }

    fn name(world: &World, combatant: u32) -> Phrase {
        name(Venture::of(world), combatant)
    }

    fn mention(world: &World, combatant: u32) -> Phrase {
        mention(Venture::of(world), combatant)
    }

    fn summary(world: &World) -> Phrase {
        summary(Venture::of(world))
    }
}

fn summary(venture: Venture<'_>) -> Phrase {
    let state = venture.state();
    let title = venture.adventure().map(names::title);
    let told = match (title, state.phase) {
        (Some(title), Phase::Gathering) => say("hex-summary-making").with("title", title),
        (None, Phase::Gathering) => say("hex-summary-gathering"),
        (Some(title), Phase::Fight) => say("hex-summary-fight").with("title", title),
        (Some(title), Phase::Over) => match names::ending(venture) {
            Some(ending) => say("hex-summary-ended")
                .with("title", title)
                .with("ending", ending),
            None => say("hex-summary").with("title", title),
        },
        (Some(title), _) => say("hex-summary").with("title", title),
        (None, Phase::Over) => say("hex-summary-skirmish-over"),
        (None, _) => say("hex-summary-skirmish"),
    };
    told.n(venture.heroes().count())
        .with("living", venture.living().count())
        .with("up", venture.heroes().filter(|hero| hero.up).count())
        .with("entry", state.entry)
        .with("day", state.day)
        .with("round", state.round)
}

/// A message for arguments in the terms of the game.
pub(super) fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
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

impl Terms for Phrase {
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
