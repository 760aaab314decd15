use std::sync::Arc;

use bevy_ecs::world::World;

use crate::dice::{Chance, Check, Roll};
use crate::game::{Logged, Outcome, RuleId, Ruleset, Step, StepOf};

/// The context of a task: reads the world, rolls, emits events, and leaves further tasks and
/// questions.
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
    /// The current world.
    pub fn world(&self) -> &World {
        self.world
    }

    /// The book's tables.
    pub fn content(&self) -> &'g R::Content {
        self.content
    }

    /// The players and the optional rules.
    pub fn setup(&self) -> &'g R::Setup {
        self.setup
    }

    /// Logs an event under its rule and applies it.
    pub fn emit(&mut self, rule: RuleId, event: R::Event) {
        let place = self.log.len();
        self.log.push(Logged {
            rule,
            event,
            choices: self.choices,
            taken: self.chance.taken(),
        });
        R::apply(self.world, &self.log[place].event);
    }

    /// Leaves a task to be carried out before everything already on the agenda.
    pub fn push(&mut self, task: R::Task) {
        self.agenda.push(Step::Do(task));
    }

    /// Leaves several tasks, to be carried out in this order.
    pub fn push_all(
        &mut self,
        tasks: impl IntoIterator<Item = R::Task, IntoIter: DoubleEndedIterator>,
    ) {
        self.agenda.extend(tasks.into_iter().rev().map(Step::Do));
    }

    /// Leaves a question, to be asked before everything already on the agenda.
    pub fn ask(&mut self, question: R::Question) {
        self.agenda.push(Step::Ask(question));
    }

    /// Leaves several questions, to be asked in this order.
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

    /// Ends the game. The rest of the agenda is dropped.
    pub fn finish(&mut self, outcome: Outcome) {
        *self.outcome = Some(outcome);
    }

    /// Marks the start of a turn: a checkpoint is taken at the next decision.
    pub fn turn(&mut self) {
        *self.turn = true;
    }
}
