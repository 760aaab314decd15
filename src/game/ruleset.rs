use std::sync::Arc;

use bevy_ecs::world::World;
use serde::{Serialize, de::DeserializeOwned};

use super::{Cx, Offer, RuleId, SetupForm, SetupValues, Side};
use crate::dice::{Chance, Roll};

/// One rulebook, as rules over a world of its own. What is shown of it is [`Present`](super::Present),
/// who plays it by itself [`Player`](super::Player).
///
/// Everything that can happen is either a task that [`resolve`](Ruleset::resolve) works off, or the
/// answer to a question, which [`choose`](Ruleset::choose) carries out. The world changes only by
/// [`apply`](Ruleset::apply).
pub trait Ruleset: Sized + Send + Sync + 'static {
    /// The ruleset's id, which is the name of its folder.
    const ID: &'static str;
    /// Every rule of the book, in its order.
    const RULES: &'static [RuleId];
    /// The names of tasks and questions by the numbers that digests know them by. A ruleset needs
    /// it only to keep digests as they are when variants move; those not listed come after it.
    const STEP_NUMBERS: &'static [&'static str] = &[];

    /// The book's tables and everything else out of RON.
    type Content: Send + Sync;
    /// Who plays, by which optional rules.
    type Setup: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Something that the rules still have to do.
    type Task: Clone + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that somebody has to decide.
    type Question: Clone + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that can be chosen.
    type Act: Copy + PartialEq + std::fmt::Debug + Send + Sync;
    /// Something that happened.
    type Event: Clone + std::fmt::Debug + Serialize + Send + Sync;
    /// The world as plain records.
    type Snapshot: Clone + Serialize + DeserializeOwned + Send + Sync;

    /// The optional rules and seats that a game can be set up with.
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
    ) -> SetupValues;
    /// The setup that [`draw_setup`](Ruleset::draw_setup) comes to.
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

    /// The table before anything has happened, and the first tasks, the last one on top.
    fn begin(content: &Arc<Self::Content>, setup: &Self::Setup) -> (World, Vec<Self::Task>);
    /// Works off one task.
    fn resolve(cx: &mut Cx<'_, Self>, task: Self::Task);
    /// What can be chosen; at least one act.
    fn offer(world: &World, question: &Self::Question, offer: &mut Offer<Self::Act>);
    /// Carries out a choice. The question is answered unless it is asked again.
    fn choose(cx: &mut Cx<'_, Self>, question: Self::Question, act: Self::Act, amount: i32);
    /// Changes the world as the event says; the only place that does.
    fn apply(world: &mut World, event: &Self::Event);

    /// The world as records.
    fn snapshot(world: &World) -> Self::Snapshot;
    /// The world that the records describe.
    ///
    /// # Errors
    /// They name content that is not there.
    fn restore(content: &Arc<Self::Content>, snapshot: &Self::Snapshot) -> Result<World, String>;
    /// What must hold at every state; the first thing that does not.
    ///
    /// # Errors
    /// What is wrong.
    fn invariants(world: &World) -> Result<(), String>;

    /// What outlives the game, as RON.
    fn legacy(world: &World) -> Option<String>;
    /// The dice of an event with their modifiers, and who threw them.
    fn roll(event: &Self::Event) -> Option<(Side, &Roll)>;
}
