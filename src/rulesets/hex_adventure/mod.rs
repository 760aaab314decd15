//! Hex Adventure: strength, dexterity, intelligence and three dice on a board of hexes, inside
//! adventures of numbered entries.

mod advice;
mod agenda;
mod apply;
mod attack;
mod body;
mod book_tables;
mod bot;
mod checks;
mod components;
pub mod content;
mod contest;
mod creation;
mod cues;
mod effects;
mod entries;
mod event;
mod fight;
mod growth;
mod harm;
mod invariants;
mod mending;
mod odds;
mod plot;
mod powers;
mod react;
mod rulebook;
pub mod rules;
mod scene;
mod setup;
mod shop;
mod snapshot;
mod step;
mod tackle;
mod tactics;
mod trials;
mod turn;
mod venture;
mod walk;
mod words;
mod writer;

use std::sync::Arc;

use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};

pub use components::{Boon, Fighter, FighterId, Held, Kind, Lasting, Phase, State, Story};
pub use content::{Book, BookProblem};
pub use event::{Event, Flight, Reaction, Reason, Source, TieBreak};
pub use odds::{named_checks, named_odds};
pub use setup::{Party, Setup, Skirmish, admit};
pub use snapshot::{HeroRecord, Snapshot};
pub use step::{
    Act, Aim, Attack, Contest, Means, Plot, Question, Rival, Stake, Task, Trial, Turn, Using, Way,
};
pub use venture::Venture;
pub use words::money;

use crate::{
    dice::{Chance, Roll},
    game::{
        Choice, Cue, Message, Narration, OddsView, Offer, Offered, RuleId, Ruleset, Scene,
        SetupForm, SetupValues, Side, Sightline, Situation,
    },
    grid::Cell,
};

/// The game Hex Adventure.
pub struct HexAdventure;

type Cx<'g> = crate::game::Cx<'g, HexAdventure>;

/// What outlives a venture: the heroes who are alive, with what they have learned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Legacy {
    /// Those who are alive, by seat.
    pub survivors: Vec<(u8, HeroRecord)>,
    /// Those who are not, by seat.
    pub fallen: Vec<(u8, HeroRecord)>,
}

fn legacy(venture: Venture<'_>) -> Legacy {
    let record = |hero: &Fighter| (hero.id.seat(), HeroRecord::of(venture, hero.id));
    let dead = venture.heroes().filter(|hero| hero.dead);
    Legacy {
        survivors: venture.living().map(record).collect(),
        fallen: dead.map(record).collect(),
    }
}

impl Ruleset for HexAdventure {
    const ID: &'static str = "hex_adventure";
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

    fn begin(content: &Arc<Book>, _setup: &Setup) -> (World, Vec<Task>) {
        (apply::begin(content), vec![Task::Begin])
    }

    fn resolve(cx: &mut Cx<'_>, task: Task) {
        agenda::resolve(cx, task);
    }

    fn offer(world: &World, question: &Question, offer: &mut Offer<Act>) {
        agenda::offer(Venture::of(world), question, offer);
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
        invariants::check(Venture::of(world))
    }

    fn prompt(world: &World, question: &Question) -> Message {
        words::prompt(Venture::of(world), question)
    }

    fn describe(world: &World, question: &Question, offered: &Offered<Act>) -> Choice {
        words::describe(Venture::of(world), question, offered)
    }

    fn odds(world: &World, question: &Question, act: Act, amount: i32) -> Option<OddsView> {
        odds::of_choice(Venture::of(world), question, act, amount)
    }

    fn situation(world: &World, question: &Question, offer: &Offer<Act>) -> Option<Situation> {
        words::situation(Venture::of(world), question, offer)
    }

    fn sightline(world: &World, who: u32, from: Cell, to: Cell) -> Option<Sightline> {
        scene::sightline(Venture::of(world), who, from, to)
    }

    fn reach(world: &World, who: u32) -> Vec<Cell> {
        scene::reach(Venture::of(world), who)
    }

    fn narrate(world: &World, event: &Event) -> Narration {
        words::narrate(Venture::of(world), event)
    }

    fn cues(world: &World, event: &Event) -> Vec<Cue> {
        cues::of(Venture::of(world), event)
    }

    fn scene(world: &World) -> Scene {
        scene::of(Venture::of(world))
    }

    fn name(world: &World, combatant: u32) -> Message {
        words::name(Venture::of(world), combatant)
    }

    fn summary(world: &World) -> Message {
        words::summary(Venture::of(world))
    }

    fn legacy(world: &World) -> Option<String> {
        let legacy = legacy(Venture::of(world));
        ron::ser::to_string_pretty(&legacy, ron::ser::PrettyConfig::new()).ok()
    }

    fn roll(event: &Event) -> Option<(Side, &Roll)> {
        event.roll().map(|roll| (cues::thrower(event), roll))
    }

    fn advice(world: &World, question: &Question, act: Act, amount: Option<i32>) -> Message {
        advice::reason(Venture::of(world), question, act, amount)
    }

    fn hero_bot(world: &World, question: &Question, offer: &Offer<Act>) -> (usize, Option<i32>) {
        bot::choose(Venture::of(world), question, offer)
    }
}
