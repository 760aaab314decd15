//! Deck Crawl: heroes and rooms out of poker decks, and a dragon that wakes with the twelfth
//! counter card.

mod abilities;
mod advice;
mod agenda;
mod apply;
mod attempts;
mod blows;
mod book_tables;
mod bot;
mod cards;
mod checks;
mod components;
mod content;
mod crawl;
mod creation;
mod cues;
mod ending;
mod event;
mod fight;
mod goods;
mod loot;
mod meetings;
mod odds;
mod round;
mod rulebook;
pub mod rules;
mod scene;
mod setup;
mod snapshot;
mod step;
mod traps;
mod words;
mod writer;

use std::sync::Arc;

use bevy_ecs::world::World;

pub use cards::{Card, CardSet, Face, Suit};
pub use components::HeroId;
pub use content::{Book, BookProblem};
pub use crawl::Crawl;
pub use ending::Legacy;
pub use event::Event;
pub use odds::{named_checks, named_odds};
pub use setup::{Division, Options, Setup};
pub use snapshot::{HeroRecord, ItemRecord, PoolRecord, Snapshot};
pub use step::{Act, Question, Task};

use crate::{
    dice::{Chance, Roll},
    game::{
        Choice, Cue, Message, Narration, OddsView, Offer, Offered, RuleId, Ruleset, Scene,
        SetupForm, SetupValues, Side,
    },
};

/// The game Deck Crawl.
pub struct DeckCrawl;

type Cx<'g> = crate::game::Cx<'g, DeckCrawl>;

impl Ruleset for DeckCrawl {
    const ID: &'static str = "deck_crawl";
    const RULES: &'static [RuleId] = rules::ALL;
    const STEP_NUMBERS: &'static [&'static str] = step::NUMBERS;

    type Content = Book;
    type Setup = Setup;
    type Task = Task;
    type Question = Question;
    type Act = Act;
    type Event = Event;
    type Snapshot = Snapshot;

    fn setup_form(content: &Book) -> SetupForm {
        setup::form(content)
    }

    fn setup(content: &Book, values: &SetupValues) -> Result<Setup, String> {
        setup::read(content, values)
    }

    fn draw_setup(content: &Book, values: &SetupValues, chance: &mut Chance) -> SetupValues {
        setup::draw(content, values, chance)
    }

    fn begin(content: &Arc<Book>, setup: &Setup) -> (World, Vec<Task>) {
        (apply::begin(content, setup), vec![Task::Begin])
    }

    fn resolve(cx: &mut Cx<'_>, task: Task) {
        agenda::resolve(cx, task);
    }

    fn offer(world: &World, question: &Question, offer: &mut Offer<Act>) {
        agenda::offer(Crawl::of(world), question, offer);
    }

    fn choose(cx: &mut Cx<'_>, question: Question, act: Act, amount: i32) {
        agenda::choose(cx, question, act, amount);
    }

    fn apply(world: &mut World, event: &Event) {
        apply::apply(world, event);
    }

    fn snapshot(world: &World) -> Snapshot {
        snapshot::take(world)
    }

    fn restore(content: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
        snapshot::restore(content, snapshot)
    }

    fn invariants(world: &World) -> Result<(), String> {
        crawl::invariants(Crawl::of(world))
    }

    fn prompt(world: &World, question: &Question) -> Message {
        words::prompt(Crawl::of(world), question)
    }

    fn describe(world: &World, question: &Question, offered: &Offered<Act>) -> Choice {
        words::describe(Crawl::of(world), question, offered)
    }

    fn odds(world: &World, question: &Question, act: Act, amount: i32) -> Option<OddsView> {
        odds::of_choice(Crawl::of(world), question, act, amount)
    }

    fn narrate(world: &World, event: &Event) -> Narration {
        words::narrate(Crawl::of(world), event)
    }

    fn cues(world: &World, event: &Event) -> Vec<Cue> {
        cues::of(Crawl::of(world), event)
    }

    fn scene(world: &World) -> Scene {
        scene::of(Crawl::of(world))
    }

    fn name(world: &World, combatant: u32) -> Message {
        words::name(Crawl::of(world), combatant)
    }

    fn summary(world: &World) -> Message {
        words::summary(Crawl::of(world))
    }

    fn legacy(world: &World) -> Option<String> {
        let legacy = ending::legacy(world);
        ron::ser::to_string_pretty(&legacy, ron::ser::PrettyConfig::new()).ok()
    }

    fn roll(event: &Event) -> Option<(Side, &Roll)> {
        event.roll().map(|roll| (cues::thrower(event), roll))
    }

    fn advice(world: &World, question: &Question, act: Act, amount: Option<i32>) -> Message {
        advice::reason(Crawl::of(world), question, act, amount)
    }

    fn hero_bot(world: &World, question: &Question, offer: &Offer<Act>) -> (usize, Option<i32>) {
        bot::choose(Crawl::of(world), question, offer)
    }
}
