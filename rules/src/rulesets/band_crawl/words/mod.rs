//! Decisions and events in words, by subject: making, goods, delving, fights, the way home.

mod carried;
mod choices;
mod delving;
mod dice;
mod fights;
mod flights;
mod goods;
mod healing;
mod home;
mod homeward;
mod looting;
mod lurking;
mod magic;
mod making;
mod names;
mod prompts;
mod refusals;
mod rolls;
mod wares;
mod way_out;

pub(super) use dice::changes;
pub(super) use magic::does as does_spell;
pub(super) use names::{
    coins, coins_in_short, list, name, named, number, profession, race, reason, thing_of, tile,
    title,
};
pub(super) use wares::does;

use bevy_ecs::world::World;

use super::{
    BandCrawl,
    band::Band,
    components::{FigureId, Phase},
    cues,
    event::Event,
    outlook, scene,
    setup::Setup,
    step::{Action, Question},
};
use crate::{
    dice::Request,
    game::{
        Arg, Choice, Cue, Headline, Intent, LineOfSight, Narration, OddsView, Offered, Outcome,
        Phrase, Present, RuleId, Scene, StepOf,
        present::{heading, line},
    },
    grid::Cell,
};

impl Present for BandCrawl {
    /// Points of reputation lost in a fight come back, and nobody counts them.
    const DEEDS: &'static str = "band-end-deeds";

    fn prompt(world: &World, question: &Question) -> Phrase {
        prompts::prompt(Band::of(world), question)
    }

    fn describe(world: &World, question: &Question, offered: &Offered<Action>) -> Choice {
        choices::describe(Band::of(world), question, offered)
    }

    fn why_refused(world: &World, asked: &Question, refused: (Action, RuleId)) -> Option<Phrase> {
        refusals::why(Band::of(world), asked, refused)
    }

    fn odds(world: &World, question: &Question, act: Action, _amount: i32) -> Option<OddsView> {
        outlook::of_choice(Band::of(world), question, act)
    }

    fn rolls(
        world: &World,
        _setup: &Setup,
        step: &StepOf<BandCrawl>,
        (wanted, _): (&Request, usize),
    ) -> Option<Phrase> {
        rolls::of(Band::of(world), step, wanted)
    }

    fn line_of_sight(world: &World, who: u32, from: Cell, to: Cell) -> Option<LineOfSight> {
        outlook::line_of_sight(Band::of(world), who, from, to)
    }

    fn movement_range(world: &World, who: u32) -> Vec<Cell> {
        outlook::movement_range(Band::of(world), who)
    }

    fn threats(world: &World, who: u32) -> Vec<(u32, Headline)> {
        outlook::threats(Band::of(world), who)
    }

    fn intents(world: &World, _setup: &Setup) -> Vec<Intent> {
        outlook::intents(Band::of(world))
    }

    fn cues(world: &World, event: &Event) -> Vec<Cue> {
        cues::of(world, event)
    }

    fn narrate(world: &World, event: &Event) -> Narration {
        narrate(Band::of(world), event)
    }

    fn narrate_after(world: &World, event: &Event, before: &Event) -> Narration {
        match event {
            Event::Fighting(it) => fights::narrate_after(Band::of(world), it, before),
            Event::Flight(it) => flights::narrate_after(Band::of(world), it, before),
            _ => narrate(Band::of(world), event),
        }
    }

    fn scene(world: &World) -> Scene {
        scene::of(Band::of(world))
    }

    fn name(world: &World, combatant: u32) -> Phrase {
        names::name(Band::of(world), combatant)
    }

    fn mention(world: &World, combatant: u32) -> Phrase {
        names::mention(Band::of(world), combatant)
    }

    fn summary(world: &World) -> Phrase {
        scene::summary(Band::of(world))
    }
}

/// An event in words. They are based only on the event itself and on facts that never change: the
/// log is read long after the table has moved on.
fn narrate(band: Band<'_>, event: &Event) -> Narration {
    match event {
        Event::Phase { phase } => heading(say(match phase {
            Phase::Making => "band-log-making",
            Phase::Below => "band-log-below",
            Phase::Home => "band-log-home",
            Phase::Between => "band-log-between",
            Phase::Over => "band-log-over",
        })),
        Event::Making(event) => making::narrate(band, event),
        Event::Goods(event) => goods::narrate(band, event),
        Event::Delving(event) => delving::narrate(band, event),
        Event::Fighting(event) => fights::narrate(band, event),
        Event::Looting(event) => looting::narrate(band, event),
        Event::Lurking(event) => lurking::narrate(band, event),
        Event::Magic(event) => magic::narrate(band, event),
        Event::Healing(event) => healing::narrate(event),
        Event::Flight(event) => flights::narrate(band, event),
        Event::Homeward(event) => homeward::narrate(band, event),
        Event::Ended { outcome } => heading(say(match outcome {
            Outcome::Victory => "band-log-won",
            Outcome::Defeat => "band-log-lost",
        })),
    }
}

/// An event without words.
fn unsaid() -> Narration {
    line(say("band-log-unsaid")).unsaid()
}

/// An event about several, by their names in a row; without words if there are none.
fn about_all(
    all: impl DoubleEndedIterator<Item = Phrase>,
    tell: impl FnOnce(Phrase) -> Narration,
) -> Narration {
    list(all).map_or_else(unsaid, tell)
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
