use std::sync::Arc;

use bevy_ecs::world::World;
use serde::{Serialize, de::DeserializeOwned};

use super::{Cx, Game, LegalActions, RuleId, SetupForm, SetupValues, Side, StepOf};
use crate::{
    content::MapKeys,
    dice::{Chance, Roll},
};

/// One rulebook, as rules over a world of its own. [`Present`](super::Present) shows it, and
/// [`Player`](super::Player) plays it.
///
/// Everything that happens is either a task, carried out by [`resolve`](Ruleset::resolve), or the
/// answer to a question, carried out by [`choose`](Ruleset::choose). The world changes only in
/// [`apply`](Ruleset::apply).
pub trait Ruleset: Sized + Send + Sync + 'static {
    /// The ruleset's id, also the name of its folder.
    const ID: &'static str;
    /// Every rule of the book, in its order.
    const RULES: &'static [RuleId];
    /// Names of tasks and questions in the order of their numbers in digests. A ruleset needs this
    /// only to keep its digests when variants move; names not listed follow.
    const STEP_NUMBERS: &'static [&'static str] = &[];

    /// The book's tables and everything else read from RON.
    type Content: Send + Sync;
    /// The players and the optional rules.
    type Setup: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Something the rules have yet to do.
    type Task: Clone
        + std::fmt::Debug
        + Serialize
        + DeserializeOwned
        + MapKeys<Self::Content>
        + Send
        + Sync;
    /// Something to be decided.
    type Question: Clone
        + std::fmt::Debug
        + Serialize
        + DeserializeOwned
        + MapKeys<Self::Content>
        + Send
        + Sync;
    type Action: Copy + PartialEq + std::fmt::Debug + Send + Sync;
    type Event: Clone + std::fmt::Debug + Serialize + Send + Sync;
    /// The world as plain records.
    type Snapshot: Clone + Serialize + DeserializeOwned + Send + Sync;

    /// The form for setting up a game: seats and optional rules.
    fn setup_form(content: &Self::Content) -> SetupForm;
    /// Reads a filled form.
    ///
    /// # Errors
    /// An unknown key or a value that does not fit, with the known ones named.
    fn setup(content: &Self::Content, values: &SetupValues) -> Result<Self::Setup, String>;
    /// Fills by chance what `values` leaves open, for simulations.
    fn draw_setup(
        content: &Self::Content,
        values: &SetupValues,
        chance: &mut Chance,
    ) -> SetupValues {
        Self::setup_form(content).draw(values, chance)
    }
    /// The setup that results from [`draw_setup`](Ruleset::draw_setup).
    ///
    /// # Errors
    /// An unknown key or a value that does not fit.
    fn random_setup(
        content: &Self::Content,
        values: &SetupValues,
        chance: &mut Chance,
    ) -> Result<Self::Setup, String> {
        Self::setup(content, &Self::draw_setup(content, values, chance))
    }

    /// The world before anything has happened, and the first tasks, the last one on top.
    fn begin(content: &Arc<Self::Content>, setup: &Self::Setup) -> (World, Vec<Self::Task>);
    /// Works off one task.
    fn resolve(cx: &mut Cx<'_, Self>, task: Self::Task);
    /// Lists the acts that can be chosen; at least one.
    fn offer(world: &World, question: &Self::Question, offer: &mut LegalActions<Self::Action>);
    /// Carries out a choice. The question is answered unless asked again.
    fn choose(cx: &mut Cx<'_, Self>, question: Self::Question, act: Self::Action, amount: i32);
    /// Changes the world as the event says; the only place that does.
    fn apply(world: &mut World, event: &Self::Event);

    /// The world as records.
    fn snapshot(world: &World) -> Self::Snapshot;
    /// Restores a world from records.
    ///
    /// # Errors
    /// The records name content that is not there.
    fn restore(content: &Arc<Self::Content>, snapshot: &Self::Snapshot) -> Result<World, String>;
    /// Checks conditions that hold in every state.
    ///
    /// # Errors
    /// The first condition that does not hold.
    fn invariants(world: &World) -> Result<(), String>;
    /// Checks that a step read from a file fits the world: whoever it names is there, whatever it
    /// needs has been laid out.
    ///
    /// # Errors
    /// The reason it does not.
    fn check_step(_world: &World, _step: &StepOf<Self>) -> Result<(), String> {
        Ok(())
    }

    /// The legacy of the game, as RON. The log lacks what happened before a checkpoint that was
    /// loaded with other content.
    fn legacy(_game: &Game<Self>) -> Option<String> {
        None
    }
    /// The dice of an event with their modifiers, and the side that threw them.
    fn roll(_event: &Self::Event) -> Option<(Side, &Roll)> {
        None
    }
}
