use std::sync::Arc;

use bevy_ecs::world::World;

use crate::dice::{Chance, Check, Roll};
use crate::game::{Logged, Outcome, RuleId, Ruleset, Step, StepOf};

/// What a task works with: it reads the world, rolls, says what happened, and leaves further tasks
/// and questions.
pub struct Cx<'g, R: Ruleset> {
    pub(in crate::game) world: &'g mut World,
    pub(in crate::game) content: &'g Arc<R::Content>,
    pub(in crate::game) setup: &'g R::Setup,
    pub(in crate::game) chance: &'g mut Chance,
    pub(in crate::game) agenda: &'g mut Vec<StepOf<R>>,
    pub(in crate::game) log: &'g mut Vec<Logged<R::Event>>,
    pub(in crate::game) choices: usize,
    pub(in crate::game) outcome: &'g mut Option<Outcome>,
    pub(in crate::game) turn: &'g mut bool,
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

    /// Leaves a task to be worked off before everything that is already there.
    pub fn push(&mut self, task: R::Task) {
        self.agenda.push(Step::Do(task));
    }

    /// Leaves several tasks, to be worked off in this order.
    pub fn push_all(
        &mut self,
        tasks: impl IntoIterator<Item = R::Task, IntoIter: DoubleEndedIterator>,
    ) {
        self.agenda.extend(tasks.into_iter().rev().map(Step::Do));
    }

    /// Leaves a question, to be put before everything that is already there.
    pub fn ask(&mut self, question: R::Question) {
        self.agenda.push(Step::Ask(question));
    }

    /// Leaves several questions, to be put in this order.
    pub fn ask_all(
        &mut self,
        questions: impl IntoIterator<Item = R::Question, IntoIter: DoubleEndedIterator>,
    ) {
        self.agenda
            .extend(questions.into_iter().rev().map(Step::Ask));
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
