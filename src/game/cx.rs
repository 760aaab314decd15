use std::sync::Arc;

use bevy_ecs::world::World;

use super::{Logged, Outcome, RuleId, Ruleset};
use crate::dice::{Chance, Check, Roll};

/// What became of a step.
pub enum Flow<S> {
    /// It is worked off.
    Done,
    /// It waits for a choice; [`Ruleset::offer`] says which.
    Ask(S),
}

/// What a step works with: it reads the world, rolls, says what happened, and leaves further steps.
pub struct Cx<'g, R: Ruleset> {
    pub(super) world: &'g mut World,
    pub(super) content: &'g Arc<R::Content>,
    pub(super) setup: &'g R::Setup,
    pub(super) chance: &'g mut Chance,
    pub(super) agenda: &'g mut Vec<R::Step>,
    pub(super) log: &'g mut Vec<Logged<R::Event>>,
    pub(super) choices: usize,
    pub(super) outcome: &'g mut Option<Outcome>,
    pub(super) turn: &'g mut bool,
}

impl<'g, R: Ruleset> Cx<'g, R> {
    /// The world as it is now.
    pub fn world(&self) -> &World {
        self.world
    }

    /// The book's tables.
    pub fn content(&self) -> &'g R::Content {
        self.content
    }

    /// Who plays, by which optional rules.
    pub fn setup(&self) -> &'g R::Setup {
        self.setup
    }

    /// Says what happened, by which rule, and lets it happen.
    pub fn emit(&mut self, rule: RuleId, event: R::Event) {
        R::apply(self.world, &event);
        self.log.push(Logged {
            rule,
            event,
            choices: self.choices,
            taken: self.chance.taken(),
        });
    }

    /// Leaves a step to be worked off before all that are already there.
    pub fn push(&mut self, step: R::Step) {
        self.agenda.push(step);
    }

    /// Leaves several steps, to be worked off in this order.
    pub fn push_all(
        &mut self,
        steps: impl IntoIterator<Item = R::Step, IntoIter: DoubleEndedIterator>,
    ) {
        self.agenda.extend(steps.into_iter().rev());
    }

    /// Rolls a check.
    pub fn roll<C: Check>(&mut self, check: &C) -> (Roll, C::Outcome) {
        check.roll(self.chance)
    }

    /// The source of single dice, cards and looks.
    pub fn chance(&mut self) -> &mut Chance {
        self.chance
    }

    /// Ends the game. What is left on the agenda is dropped.
    pub fn finish(&mut self, outcome: Outcome) {
        *self.outcome = Some(outcome);
    }

    /// Marks the beginning of a turn: a checkpoint is taken at the next decision.
    pub fn turn(&mut self) {
        *self.turn = true;
    }
}
