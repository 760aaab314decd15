//! Decisions and events in words, by subject: cards, choices, heroes, dungeons, fights.

mod choices;
mod delving;
mod fights;
mod making;
mod names;
mod powers;
mod prompts;
mod rolls;
mod wares;

pub(super) use delving::carried_out;
pub(super) use names::{TITLES, card, list, name, number, room, title, title_of};
pub(super) use powers::{ability, attack_does, comes_back, effects, foe_trait, power, sentences};

use bevy_ecs::world::World;

use super::{
    CardGrid,
    components::{FigureId, Phase},
    cues,
    event::Event,
    outlook,
    play::Play,
    scene,
    setup::Setup,
    step::{Action, Question},
};
use crate::{
    dice::Request,
    dice::Roll,
    game::{
        Arg, Choice, Cue, Headline, Intent, LineOfSight, Narration, OddsView, Offered, Outcome,
        Phrase, Present, RuleId, Scene, StepOf,
        present::{heading, line},
    },
    grid::Cell,
};

impl Present for CardGrid {
    fn prompt(world: &World, question: &Question) -> Phrase {
        prompts::prompt(Play::of(world), question)
    }

    fn describe(world: &World, question: &Question, offered: &Offered<Action>) -> Choice {
        choices::describe(Play::of(world), question, offered.act)
    }

    fn why_refused(world: &World, asked: &Question, refused: (Action, RuleId)) -> Option<Phrase> {
        choices::why_refused(Play::of(world), asked, refused)
    }

    fn odds(world: &World, question: &Question, act: Action, _amount: i32) -> Option<OddsView> {
        outlook::of_choice(Play::of(world), question, act)
    }

    fn rolls(
        world: &World,
        _setup: &Setup,
        step: &StepOf<CardGrid>,
        _wanted: (&Request, usize),
    ) -> Option<Phrase> {
        rolls::of(Play::of(world), step)
    }

    fn line_of_sight(world: &World, _who: u32, from: Cell, to: Cell) -> Option<LineOfSight> {
        outlook::line_of_sight(Play::of(world), from, to)
    }

    fn movement_range(world: &World, who: u32) -> Vec<Cell> {
        outlook::movement_range(Play::of(world), who)
    }

    fn threats(world: &World, who: u32) -> Vec<(u32, Headline)> {
        outlook::threats(Play::of(world), who)
    }

    fn intents(world: &World, _setup: &Setup) -> Vec<Intent> {
        outlook::intents(Play::of(world))
    }

    fn approach(world: &World, question: &Question, on: u32) -> Option<(Action, Action)> {
        outlook::approach(Play::of(world), question, on)
    }

    fn narrate(world: &World, event: &Event) -> Narration {
        narrate(Play::of(world), event)
    }

    fn cues(world: &World, event: &Event) -> Vec<Cue> {
        cues::of(world, event)
    }

    fn scene(world: &World) -> Scene {
        scene::of(Play::of(world))
    }

    fn name(world: &World, combatant: u32) -> Phrase {
        names::name(Play::of(world), combatant)
    }

    fn mention(world: &World, combatant: u32) -> Phrase {
        names::mention(Play::of(world), combatant)
    }

    fn summary(world: &World) -> Phrase {
        scene::summary(Play::of(world))
    }
}

/// What a roll came to, and what it had to beat.
fn rolled(roll: &Roll) -> Phrase {
    let added: i32 = roll.modifiers.iter().map(|it| it.value).sum();
    let beats = roll.goals.first().map_or(0, |goal| goal.bound.number());
    say("grid-rolled")
        .with("sum", roll.total() + added)
        .with("beats", beats)
}

/// An event in words.
fn narrate(play: Play<'_>, event: &Event) -> Narration {
    match event {
        Event::Phase { phase } => heading(say(match phase {
            Phase::Making => "grid-log-making",
            Phase::Sitting => "grid-log-sitting",
            Phase::Below => "grid-log-below",
            Phase::Home => "grid-log-home",
            Phase::Over => "grid-log-over",
        })),
        Event::Making(event) => making::narrate(play, event),
        Event::Delving(event) => delving::narrate(play, event),
        Event::Fighting(event) => fights::narrate(play, event),
        Event::Ended { outcome } => heading(ended(play, *outcome)),
    }
}

/// How the game has ended, with the number of adventures that came off if there were several.
pub(super) fn ended(play: Play<'_>, outcome: Outcome) -> Phrase {
    let key = match outcome {
        Outcome::Victory => "grid-log-won",
        Outcome::Defeat => "grid-log-lost",
    };
    say(key)
        .n(play.state().won)
        .with("of", play.options().adventures)
}

/// An event without words.
fn unsaid() -> Narration {
    line(say("grid-log-unsaid")).unsaid()
}

/// A message for arguments in the terms of the game.
pub(super) fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
}

/// The usual arguments of messages, always by the same names.
pub(super) trait Terms: Sized {
    /// Adds the acting figure as `who`.
    fn by(self, who: FigureId) -> Self;
    /// Adds the target as `on`.
    fn on(self, who: FigureId) -> Self;
    /// Adds a number as `n`.
    fn n(self, number: impl Into<Arg>) -> Self;
}

impl Terms for Phrase {
    fn by(self, who: FigureId) -> Self {
        self.who("who", who.token())
    }

    fn on(self, who: FigureId) -> Self {
        self.who("on", who.token())
    }

    fn n(self, number: impl Into<Arg>) -> Self {
        self.with("n", number)
    }
}
