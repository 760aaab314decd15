//! Decisions and events in words.

mod choices;
mod events;
mod in_order;
mod names;
mod prompts;
mod reaction;
mod refusals;
mod rolls;
mod wares;

use choices::describe;
use events::narrate;
use in_order::narrate_at;
pub use names::{carried, hero_title, mention, name, outcome, room_text, source};
use prompts::prompt;

use bevy_ecs::world::World;

use super::{
    DeckCrawl,
    cards::Card,
    components::{Combatant, FoeId, HeroId},
    crawl::Crawl,
    cues, ending,
    event::Event,
    odds, scene,
    setup::Setup,
    step::{Action, Question},
};
use crate::{
    dice::Request,
    dungeon::Feature,
    game::{
        Arg, Choice, Cue, Headline, LegalActions, Logged, Narration, OddsView, Offered, Phrase,
        Present, ReactionPrompt, RuleId, Scene, StepOf,
    },
    grid::Cell,
};

impl Present for DeckCrawl {
    const DEEDS: &'static str = "end-deeds";

    fn prompt(world: &World, question: &Question) -> Phrase {
        prompt(Crawl::of(world), question)
    }

    fn describe(world: &World, question: &Question, offered: &Offered<Action>) -> Choice {
        describe(Crawl::of(world), question, offered)
    }

    fn why_refused(world: &World, asked: &Question, refused: (Action, RuleId)) -> Option<Phrase> {
        refusals::why(Crawl::of(world), asked, refused)
    }

    fn odds(world: &World, question: &Question, act: Action, amount: i32) -> Option<OddsView> {
        odds::of_choice(Crawl::of(world), question, act, amount)
    }

    fn rolls(
        world: &World,
        setup: &Setup,
        step: &StepOf<DeckCrawl>,
        (_, so_far): (&Request, usize),
    ) -> Option<Phrase> {
        rolls::of(Crawl::of(world), setup, (step, so_far))
    }

    fn reaction(
        world: &World,
        _setup: &Setup,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> Option<ReactionPrompt> {
        reaction::reaction(Crawl::of(world), question, offer)
    }

    fn threats(world: &World, who: u32) -> Vec<(u32, Headline)> {
        let crawl = Crawl::of(world);
        let hero = crawl.heroes().find(|hero| hero.token() == who);
        let foe = crawl.foes().find(|foe| foe.token() == who);
        let who = hero.map(Combatant::Hero).or(foe.map(Combatant::Foe));
        let threats = who.map(|who| odds::threats(crawl, who));
        let threats = threats.into_iter().flatten();
        threats.map(|(on, line)| (on.token(), line)).collect()
    }

    fn narrate(world: &World, event: &Event) -> Narration {
        narrate(Crawl::of(world), event)
    }

    fn closing(world: &World, log: &[Logged<Event>]) -> Option<Phrase> {
        in_order::closing(Crawl::of(world), log)
    }

    fn narrate_at(world: &World, log: &[Logged<Event>], at: usize) -> Narration {
        narrate_at(Crawl::of(world), log, at)
    }

    fn cues(world: &World, event: &Event) -> Vec<Cue> {
        cues::of(Crawl::of(world), event)
    }

    fn scene(world: &World) -> Scene {
        scene::of(Crawl::of(world))
    }

    fn furniture(world: &World) -> Vec<(Cell, Feature)> {
        scene::furniture(Crawl::of(world))
    }

    fn name(world: &World, combatant: u32) -> Phrase {
        name(Crawl::of(world), combatant)
    }

    fn mention(world: &World, combatant: u32) -> Phrase {
        mention(Crawl::of(world), combatant)
    }

    fn summary(world: &World) -> Phrase {
        let crawl = Crawl::of(world);
        let state = crawl.state();
        let left = ending::dragon_left(crawl);
        let key = match left {
            _ if state.round == 0 => "summary-begun",
            Some((0, _)) => "summary-won",
            Some(_) => "summary-dragon",
            None => "summary",
        };
        let (left, wounds) = left.unwrap_or_default();
        say(key)
            .n(crawl.heroes().count())
            .with("living", crawl.living().count())
            .with("round", state.round)
            .with("stack", state.stack.len())
            .with("full", crawl.book().dragon.counters)
            .with("left", left)
            .with("wounds", wounds)
    }
}

/// A message for arguments in the terms of the game.
pub(super) fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
}

/// The usual arguments of messages, always by the same names.
pub(super) trait Terms: Sized {
    /// Adds a hero as `hero`.
    fn hero(self, hero: HeroId) -> Self;
    /// Adds a foe as `foe`.
    fn foe(self, foe: FoeId) -> Self;
    /// Adds a card as `card`, such as `Q♥`.
    fn card(self, card: Card) -> Self;
    /// Adds a number as `n`.
    fn n(self, number: impl Into<Arg>) -> Self;
    /// Adds a player's number as `seat`, as long as there is no hero to name.
    fn seat(self, hero: HeroId) -> Self;
}

impl Terms for Phrase {
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
