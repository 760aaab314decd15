use bevy_ecs::world::World;

use super::{
    Choice, Cue, LegalActions, LineOfSight, OddsView, Offered, Phrase, ReactionPrompt, Ruleset,
    Scene,
};
use crate::grid::Cell;

/// The presentation of a game.
pub trait Present: Ruleset {
    /// The question in words, and its occasion.
    fn prompt(world: &World, question: &Self::Question) -> Phrase;
    /// A choice in words; its number is taken from the offer.
    fn describe(
        world: &World,
        question: &Self::Question,
        offered: &Offered<Self::Action>,
    ) -> Choice;
    /// Exact odds of a choice.
    fn odds(
        _world: &World,
        _question: &Self::Question,
        _act: Self::Action,
        _amount: i32,
    ) -> Option<OddsView> {
        None
    }
    /// The action that a reaction interrupts, if the decision is a reaction; its choice indices are
    /// those of the offer.
    fn reaction(
        _world: &World,
        _question: &Self::Question,
        _offer: &LegalActions<Self::Action>,
    ) -> Option<ReactionPrompt> {
        None
    }
    /// The line of sight that a combatant would have to a cell from another cell, on boards with
    /// sight.
    fn line_of_sight(_world: &World, _who: u32, _from: Cell, _to: Cell) -> Option<LineOfSight> {
        None
    }
    /// The cells that a combatant could reach in one turn, on boards with movement.
    fn movement_range(_world: &World, _who: u32) -> Vec<Cell> {
        Vec::new()
    }
    /// An event in words.
    fn narrate(world: &World, event: &Self::Event) -> Narration;
    /// The cues of an event, as of just before it is applied.
    fn cues(world: &World, event: &Self::Event) -> Vec<Cue> {
        Self::thrown(world, event).into_iter().collect()
    }
    /// The dice of an event, under what they were thrown for and with the event in words.
    fn thrown(world: &World, event: &Self::Event) -> Option<Cue> {
        let (side, roll) = Self::roll(event)?;
        let title = Phrase::new(roll.dice.first()?.role);
        let result = Self::narrate(world, event).message;
        Some(Cue::roll(side, title, roll, result))
    }
    /// Everything in sight.
    fn scene(world: &World) -> Scene;
    /// The name of a combatant.
    fn name(world: &World, combatant: u32) -> Phrase;
    /// One line about the state of the game.
    fn summary(world: &World) -> Phrase {
        let phase = Self::scene(world).phase;
        phase.unwrap_or_else(|| Phrase::new("summary-plain"))
    }
}

/// An event in words.
#[derive(Clone, Debug)]
pub struct Narration {
    pub message: Phrase,
    /// The game master's reason, where it is not obvious.
    pub reason: Option<Phrase>,
    /// The game master's alternatives, where the book leaves a choice.
    pub among: Option<Phrase>,
    /// Indentation in the log: 0 for a heading, 1 and 2 below.
    pub depth: u8,
}

impl Narration {
    /// Plain words at a depth.
    pub fn new(depth: u8, message: Phrase) -> Self {
        Narration {
            message,
            reason: None,
            among: None,
            depth,
        }
    }

    /// Adds the game master's alternatives.
    #[must_use]
    pub fn among(mut self, alternatives: Phrase) -> Self {
        self.among = Some(alternatives);
        self
    }

    /// Adds a reason.
    #[must_use]
    pub fn because(mut self, reason: Phrase) -> Self {
        self.reason = Some(reason);
        self
    }
}
