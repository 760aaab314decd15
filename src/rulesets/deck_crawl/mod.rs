//! Deck Crawl: heroes and rooms out of poker decks, and a dragon that wakes with the twelfth
//! counter card.

mod abilities;
mod advice;
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
mod places;
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
pub use content::{Book, BookProblem, RoomBoard};
pub use crawl::Crawl;
pub use ending::Legacy;
pub use event::Event;
pub use odds::{named_checks, named_odds};
pub use places::{Places, Wanted};
pub use setup::{Division, Options, Setup};
pub use snapshot::{HeroRecord, ItemRecord, PoolRecord, Snapshot};
pub use step::{Act, Step};

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
type Flow = crate::game::Flow<Step>;

impl Ruleset for DeckCrawl {
    const ID: &'static str = "deck_crawl";
    const RULES: &'static [RuleId] = rules::ALL;

    type Content = Book;
    type Setup = Setup;
    type Step = Step;
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

    fn begin(content: &Arc<Book>, setup: &Setup) -> (World, Vec<Step>) {
        (apply::begin(content, setup), vec![Step::Begin])
    }

    fn resolve(cx: &mut Cx<'_>, step: Step) -> Flow {
        let flow = step::resolve(cx, step);
        match flow {
            Flow::Ask(step) if creation::is_quick(Crawl::of(cx.world()), &step) => {
                creation::choose_quickly(cx, step);
                Flow::Done
            }
            flow => flow,
        }
    }

    fn offer(world: &World, step: &Step, offer: &mut Offer<Act>) {
        step::offer(Crawl::of(world), step, offer);
    }

    fn choose(cx: &mut Cx<'_>, step: Step, act: Act, amount: i32) {
        step::choose(cx, step, act, amount);
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

    fn prompt(world: &World, step: &Step) -> Message {
        words::prompt(Crawl::of(world), step)
    }

    fn describe(world: &World, step: &Step, offered: &Offered<Act>) -> Choice {
        words::describe(Crawl::of(world), step, offered)
    }

    fn odds(world: &World, step: &Step, act: Act, amount: i32) -> Option<OddsView> {
        odds::of_choice(Crawl::of(world), step, act, amount)
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

    fn advice(world: &World, step: &Step, act: Act, amount: Option<i32>) -> Message {
        advice::reason(Crawl::of(world), step, act, amount)
    }

    fn hero_bot(world: &World, step: &Step, offer: &Offer<Act>) -> (usize, Option<i32>) {
        bot::choose(Crawl::of(world), step, offer)
    }
}
