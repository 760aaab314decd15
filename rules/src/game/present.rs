use bevy_ecs::world::World;

use super::{
    Choice, Cue, Headline, Intent, LegalActions, LineOfSight, Logged, OddsView, Offered, Phrase,
    ReactionPrompt, RuleId, Ruleset, Scene, StepOf,
};
use crate::dice::Request;
use crate::dungeon::Feature;
use crate::grid::Cell;

/// The presentation of a game.
pub trait Present: Ruleset {
    /// The key of the line about a hero on the last page: foes beaten as `felled`, damage as `dealt`
    /// and `lost`, what it saves up as `money` and `loot`.
    const DEEDS: &'static str = "game-end-deeds";

    /// The question in words, and its occasion.
    fn prompt(world: &World, question: &Self::Question) -> Phrase;
    /// A choice in words; its number is taken from the offer.
    fn describe(
        world: &World,
        question: &Self::Question,
        offered: &Offered<Self::Action>,
    ) -> Choice;
    /// The reason for a refusal in figures, such as a price and the money there is; the rule that
    /// refuses is shown in any case.
    fn why_refused(
        _world: &World,
        _asked: &Self::Question,
        _refused: (Self::Action, RuleId),
    ) -> Option<Phrase> {
        None
    }
    /// Exact odds of a choice.
    fn odds(
        _world: &World,
        _question: &Self::Question,
        _act: Self::Action,
        _amount: i32,
    ) -> Option<OddsView> {
        None
    }
    /// Who rolls the die or draws the card that a step wants, against whom and against what. `None` where
    /// its purpose says it all. The argument `who` is the combatant who rolls; without it, nobody on the
    /// board does. `so_far` is the number of dice and cards that the step has been given already.
    fn rolls(
        _world: &World,
        _setup: &Self::Setup,
        _step: &StepOf<Self>,
        (_wanted, _so_far): (&Request, usize),
    ) -> Option<Phrase> {
        None
    }
    /// The action that a reaction interrupts, if the decision is a reaction; its choice indices are
    /// those of the offer.
    fn reaction(
        _world: &World,
        _setup: &Self::Setup,
        _question: &Self::Question,
        _offer: &LegalActions<Self::Action>,
    ) -> Option<ReactionPrompt> {
        None
    }
    /// The cells that a choice of a cell would cover, such as those of a spell's area.
    fn area(_world: &World, _question: &Self::Question, _act: Self::Action) -> Vec<Cell> {
        Vec::new()
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
    /// The odds of a combatant's plain attack on each of its opponents, as things stand.
    fn threats(_world: &World, _who: u32) -> Vec<(u32, Headline)> {
        Vec::new()
    }
    /// What those who are not played by anybody would do if their turns came now, where the book
    /// leaves them no choice.
    fn intents(_world: &World, _setup: &Self::Setup) -> Vec<Intent> {
        Vec::new()
    }
    /// The walk after which the plain attack on a combatant can be made, and that attack, on boards
    /// with movement.
    fn approach(
        _world: &World,
        _question: &Self::Question,
        _on: u32,
    ) -> Option<(Self::Action, Self::Action)> {
        None
    }
    /// An event in words.
    fn narrate(world: &World, event: &Self::Event) -> Narration;
    /// An event in words, after the event that it follows in the log.
    fn narrate_after(world: &World, event: &Self::Event, _before: &Self::Event) -> Narration {
        Self::narrate(world, event)
    }
    /// An event in words where it stands in the log, of which there is as much as is shown: several
    /// in a row may be told as one.
    fn narrate_at(world: &World, log: &[Logged<Self::Event>], at: usize) -> Narration {
        match at.checked_sub(1) {
            Some(before) => Self::narrate_after(world, &log[at].event, &log[before].event),
            None => Self::narrate(world, &log[at].event),
        }
    }
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
    /// The furniture that stands on the map of the scene as tokens, such as a chest, and belongs on
    /// a map that is kept.
    fn furniture(_world: &World) -> Vec<(Cell, Feature)> {
        Vec::new()
    }
    /// The name of a combatant, as a title.
    fn name(world: &World, combatant: u32) -> Phrase;
    /// The name of a combatant within a sentence, such as "the bandit".
    fn mention(world: &World, combatant: u32) -> Phrase {
        Self::name(world, combatant)
    }
    /// The sentence that closes the story of a game that is over, besides its summary.
    fn closing(_world: &World, _log: &[Logged<Self::Event>]) -> Option<Phrase> {
        None
    }
    /// One line about the state of the game.
    fn summary(world: &World) -> Phrase {
        let phase = Self::scene(world).phase;
        phase.unwrap_or_else(|| Phrase::new("summary-plain"))
    }
}

/// The place of an event in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Printed {
    /// On a line of its own.
    #[default]
    Line,
    /// At the end of the line before, as an outcome of it.
    Appended,
    /// Without words, since the line before says as much; its dice and its rule belong to that line.
    Folded,
    /// Not at all, since other lines say as much.
    Unsaid,
}

/// An event in words.
#[derive(Clone, Debug)]
pub struct Narration {
    pub message: Phrase,
    /// The game master's reason, where it is not obvious.
    pub reason: Option<Phrase>,
    /// The game master's alternatives, where the book leaves a choice.
    pub among: Option<Phrase>,
    /// Indentation in the log: 0 for a heading, 1 and 2 below, 3 for details that the window shows
    /// on request.
    pub depth: u8,
    /// The place in the log.
    pub printed: Printed,
}

/// A heading of the log.
pub fn heading(message: Phrase) -> Narration {
    Narration::new(0, message)
}

/// A line of the log.
pub fn line(message: Phrase) -> Narration {
    Narration::new(1, message)
}

/// A line that belongs to the one before.
pub fn detail(message: Phrase) -> Narration {
    Narration::new(2, message)
}

/// A line that the window shows on request.
pub fn fine_print(message: Phrase) -> Narration {
    Narration::new(3, message)
}

/// The end of the line before.
pub fn outcome(message: Phrase) -> Narration {
    Narration::appended(message)
}

impl Narration {
    /// Plain words at a depth.
    pub fn new(depth: u8, message: Phrase) -> Self {
        Narration {
            message,
            reason: None,
            among: None,
            depth,
            printed: Printed::Line,
        }
    }

    /// Words at the end of the line before.
    pub fn appended(message: Phrase) -> Self {
        Narration {
            printed: Printed::Appended,
            ..Narration::new(1, message)
        }
    }

    /// Leaves it out of the log.
    #[must_use]
    pub fn unsaid(mut self) -> Self {
        self.printed = Printed::Unsaid;
        self
    }

    /// Folds it into the line before.
    #[must_use]
    pub fn folded(mut self) -> Self {
        self.printed = Printed::Folded;
        self
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
