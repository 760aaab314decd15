use bevy_ecs::world::World;

use super::{Choice, Cue, Message, OddsView, Offer, Offered, Ruleset, Scene, Sightline, Situation};
use crate::grid::Cell;

/// What eyes and ears get of a game.
pub trait Present: Ruleset {
    /// What is asked, and why now.
    fn prompt(world: &World, question: &Self::Question) -> Message;
    /// A choice in words.
    fn describe(world: &World, question: &Self::Question, offered: &Offered<Self::Act>) -> Choice;
    /// Exact odds of a choice.
    fn odds(
        world: &World,
        question: &Self::Question,
        act: Self::Act,
        amount: i32,
    ) -> Option<OddsView>;
    /// What a decision is taken in the middle of, where it lets somebody react; the places of
    /// its choices are those of the offer.
    fn situation(
        _world: &World,
        _question: &Self::Question,
        _offer: &Offer<Self::Act>,
    ) -> Option<Situation> {
        None
    }
    /// What a combatant would have between itself and a cell if it stood in another, where boards
    /// have sight.
    fn sightline(_world: &World, _who: u32, _from: Cell, _to: Cell) -> Option<Sightline> {
        None
    }
    /// Where a combatant could go in one turn, where boards have movement.
    fn reach(_world: &World, _who: u32) -> Vec<Cell> {
        Vec::new()
    }
    /// An event in words.
    fn narrate(world: &World, event: &Self::Event) -> Narration;
    /// What the eye and ear get of an event, seen just before it is applied.
    fn cues(world: &World, event: &Self::Event) -> Vec<Cue>;
    /// Everything in sight.
    fn scene(world: &World) -> Scene;
    /// What a combatant is called.
    fn name(world: &World, combatant: u32) -> Message;
    /// One line about where the game stands.
    fn summary(world: &World) -> Message;
}

/// An event in words.
#[derive(Clone, Debug)]
pub struct Narration {
    /// What happened.
    pub message: Message,
    /// Why the game master did so, where it is not plain.
    pub reason: Option<Message>,
    /// What the game master chose among, where the book leaves it a choice.
    pub among: Option<Message>,
    /// How far it is set in: 0 for a heading, 1 and 2 below.
    pub depth: u8,
}

impl Narration {
    /// Plain words at a depth.
    pub fn new(depth: u8, message: Message) -> Self {
        Narration {
            message,
            reason: None,
            among: None,
            depth,
        }
    }

    /// The same with what the game master chose among.
    #[must_use]
    pub fn among(mut self, alternatives: Message) -> Self {
        self.among = Some(alternatives);
        self
    }

    /// The same with a reason.
    #[must_use]
    pub fn because(mut self, reason: Message) -> Self {
        self.reason = Some(reason);
        self
    }
}
