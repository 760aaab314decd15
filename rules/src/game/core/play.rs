use std::{fmt, sync::Arc};

use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};

use super::step::NumberedAgenda;
use crate::dice::{Chance, Request, SourceKind};
use crate::game::{
    Checkpoint, Cx, Digest, LegalActions, Offered, RuleId, Ruleset, Step, StepOf, digest_of,
};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A choice.
    Deciding,
    /// The result of a real die or card.
    Rolling,
    /// Nothing: the game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// The heroes won.
    Victory,
    /// The heroes lost.
    Defeat,
}

/// An event with its rule and its position in the game.
#[derive(Clone, Debug, Serialize)]
pub struct Logged<E> {
    /// The rule behind it.
    pub rule: RuleId,
    pub event: E,
    /// Number of choices made before it.
    pub choices: usize,
    /// Number of dice and cards used, including its own.
    #[serde(skip)]
    pub taken: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// Its index in the offer.
    pub choice: u16,
    /// The number submitted with it.
    pub amount: Option<i32>,
    /// Number of dice and cards used before it.
    pub taken: u64,
}

/// The reason a submission was refused; nothing has happened then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAllowed {
    /// The game is not waiting for a choice.
    NotDeciding,
    /// There is no such choice; only this many are offered.
    NoSuchChoice(usize),
    /// The number is missing or out of these bounds.
    Amount(i32, i32),
    /// The choice takes no number.
    NoAmount,
    /// No die or card is asked for, or it has no such face.
    Face(u16),
}

impl fmt::Display for NotAllowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAllowed::NotDeciding => write!(f, "nothing is to be decided now"),
            NotAllowed::NoSuchChoice(n) => write!(f, "there are {n} choices, counted from 0"),
            NotAllowed::Amount(min, max) => write!(f, "the number must lie from {min} to {max}"),
            NotAllowed::NoAmount => write!(f, "this choice takes no number"),
            NotAllowed::Face(0) => write!(f, "no die or card is asked for"),
            NotAllowed::Face(faces) => write!(f, "the result must lie from 1 to {faces}"),
        }
    }
}

impl std::error::Error for NotAllowed {}

/// Space for the events and choices of a short game, so that the log is not moved while it grows.
const SHORT_GAME: usize = 256;

/// A game in play: a world, the agenda of tasks and questions, and the log.
pub struct Game<R: Ruleset> {
    pub(in crate::game) content: Arc<R::Content>,
    pub(in crate::game) setup: R::Setup,
    pub(in crate::game) seed: u64,
    pub(in crate::game) world: World,
    pub(in crate::game) agenda: Vec<StepOf<R>>,
    pub(in crate::game) chance: Chance,
    pub(in crate::game) log: Vec<Logged<R::Event>>,
    pub(in crate::game) made: Vec<Made>,
    pub(in crate::game) undone: Vec<Made>,
    pub(in crate::game) offer: LegalActions<R::Action>,
    pub(in crate::game) outcome: Option<Outcome>,
    /// A choice that needs a real die before it can be carried out.
    pub(in crate::game) held: Option<Offered<R::Action>>,
    pub(in crate::game) turn: bool,
    /// Checkpoints in the order of play; kept only if `rewindable`.
    pub(in crate::game) checkpoints: Vec<Checkpoint<R>>,
    pub(in crate::game) rewindable: bool,
    pub(in crate::game) practice: bool,
}

impl<R: Ruleset> Game<R> {
    /// A lean game from a seed: no checkpoints, no undo. For simulations.
    pub fn lean(content: Arc<R::Content>, setup: R::Setup, seed: u64) -> Self {
        let chance = Chance::seeded(seed);
        Game::with(content, setup, seed, chance, false)
    }

    /// A game from a source of chance, with undo and saves.
    pub fn new(content: Arc<R::Content>, setup: R::Setup, seed: u64, chance: Chance) -> Self {
        Game::with(content, setup, seed, chance, true)
    }

    fn with(
        content: Arc<R::Content>,
        setup: R::Setup,
        seed: u64,
        chance: Chance,
        rewindable: bool,
    ) -> Self {
        let (world, tasks) = R::begin(&content, &setup);
        let agenda = tasks.into_iter().map(Step::Do).collect();
        let mut game = Game {
            content,
            setup,
            seed,
            world,
            agenda,
            chance,
            log: Vec::with_capacity(SHORT_GAME),
            made: Vec::with_capacity(SHORT_GAME),
            undone: Vec::new(),
            offer: LegalActions::new(rewindable),
            outcome: None,
            held: None,
            turn: true,
            checkpoints: Vec::new(),
            rewindable,
            practice: false,
        };
        game.advance();
        game
    }

    /// The world of the game; only events change it.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The book's tables.
    pub fn content(&self) -> &Arc<R::Content> {
        &self.content
    }

    /// The players and the optional rules.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Every event so far.
    pub fn log(&self) -> &[Logged<R::Event>] {
        &self.log
    }

    /// Every choice so far.
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// Number of dice rolled and cards drawn.
    pub fn taken(&self) -> u64 {
        self.chance.taken()
    }

    /// The source of dice and cards.
    pub fn source(&self) -> SourceKind {
        self.chance.kind()
    }

    /// True if results were fixed beforehand, as for a lesson.
    pub fn rehearsed(&self) -> bool {
        self.chance.kind() == SourceKind::Rehearsed
    }

    /// Drops the fixed results that have not come up yet.
    pub fn improvise(&mut self) {
        self.chance.improvise();
    }

    /// True if play has left the recorded line.
    pub fn practice(&self) -> bool {
        self.practice
    }

    /// What the game waits for.
    pub fn status(&self) -> Status {
        match self.outcome {
            Some(outcome) => Status::Over(outcome),
            None if self.chance.wanted().is_some() => Status::Rolling,
            None => Status::Deciding,
        }
    }

    /// The current offer; empty unless [`Status::Deciding`].
    pub fn offer(&self) -> &LegalActions<R::Action> {
        &self.offer
    }

    /// Turns on refusals in offers, even in a lean game.
    pub fn explain_refusals(&mut self) {
        let mut offer = LegalActions::new(true);
        if let Some(question) = self.asking() {
            R::offer(&self.world, question, &mut offer);
        }
        self.offer = offer;
    }

    /// The question waiting for a choice, if any.
    pub fn asking(&self) -> Option<&R::Question> {
        match (self.status(), self.agenda.last()) {
            (Status::Deciding, Some(Step::Ask(question))) => Some(question),
            _ => None,
        }
    }

    /// The real die or card asked for.
    pub fn wanted(&self) -> Option<&Request> {
        self.chance.wanted()
    }

    /// The step that asks for a real die or card.
    pub fn rolling(&self) -> Option<&StepOf<R>> {
        self.wanted().and(self.agenda.last())
    }

    /// Number of dice and cards that this step has been given so far, while it asks for more.
    pub fn rolled_so_far(&self) -> usize {
        self.chance.held()
    }

    /// The digest of everything that the rules can still see.
    pub fn digest(&self) -> Digest {
        digest_of(&(
            R::snapshot(&self.world),
            NumberedAgenda::<R>(&self.agenda),
            self.outcome,
            self.chance.taken(),
        ))
    }

    /// Takes a choice by its index in the offer, and plays on to the next decision.
    ///
    /// # Errors
    /// No such choice, or a number out of bounds; nothing happens then.
    pub fn submit(&mut self, choice: usize, amount: Option<i32>) -> Result<(), NotAllowed> {
        let offered = self.validate(choice, amount)?;
        self.undone.clear();
        self.take(
            offered,
            Made {
                choice: choice as u16,
                amount,
                taken: self.chance.taken(),
            },
        );
        Ok(())
    }

    pub(in crate::game) fn validate(
        &self,
        choice: usize,
        amount: Option<i32>,
    ) -> Result<Offered<R::Action>, NotAllowed> {
        if self.status() != Status::Deciding {
            return Err(NotAllowed::NotDeciding);
        }
        let offered = *self
            .offer
            .choices
            .get(choice)
            .ok_or(NotAllowed::NoSuchChoice(self.offer.choices.len()))?;
        match (offered.amount, amount) {
            (None, None) => Ok(offered),
            (None, Some(_)) => Err(NotAllowed::NoAmount),
            (Some((min, max)), Some(n)) if (min..=max).contains(&n) => Ok(offered),
            (Some((min, max)), _) => Err(NotAllowed::Amount(min, max)),
        }
    }

    pub(in crate::game) fn take(&mut self, offered: Offered<R::Action>, made: Made) {
        self.made.push(made);
        self.held = Some(offered);
        self.advance();
    }

    /// Gives the result of the real die or card asked for, and plays on.
    ///
    /// # Errors
    /// Nothing is asked for, or it has no such face.
    pub fn give(&mut self, result: u16) -> Result<(), NotAllowed> {
        let Some(request) = self.chance.wanted() else {
            return Err(NotAllowed::Face(0));
        };
        if !(1..=request.faces).contains(&result) {
            return Err(NotAllowed::Face(request.faces));
        }
        self.chance.clear_wanted();
        self.chance.give(result);
        self.advance();
        Ok(())
    }

    /// Runs the rules up to a decision, a request for a real die, or the end.
    pub(in crate::game) fn advance(&mut self) {
        /// Many times the steps that any rules take between two decisions.
        const MOST_STEPS: u32 = 20_000;
        let mut steps = 0;
        while self.outcome.is_none() && self.chance.wanted().is_none() && !self.waits() {
            steps += 1;
            if steps > MOST_STEPS {
                // A state from a forged file can lead rules round in a circle for ever.
                self.outcome = Some(Outcome::Defeat);
                break;
            }
            if self.chance.can_ask() {
                self.work_or_rewind();
            } else {
                self.work();
            }
        }
        self.offer.clear();
        if self.outcome.is_some() {
            self.agenda.clear();
        } else if self.chance.wanted().is_none()
            && let Some(Step::Ask(question)) = self.agenda.last()
        {
            R::offer(&self.world, question, &mut self.offer);
            debug_assert!(
                !self.offer.choices.is_empty(),
                "{question:?} offers nothing"
            );
            if self.rewindable && self.turn {
                self.turn = false;
                self.checkpoint();
            }
        }
    }

    /// True if the next step is an unanswered question.
    fn waits(&self) -> bool {
        self.held.is_none() && matches!(self.agenda.last(), Some(Step::Ask(_)))
    }

    /// Carries out the next task or the held choice.
    fn work(&mut self) {
        let Some(step) = self.agenda.pop() else {
            // Rules that run out without an outcome have lost track of the heroes.
            self.outcome = Some(Outcome::Defeat);
            return;
        };
        let mut cx = Cx {
            world: &mut self.world,
            content: &self.content,
            setup: &self.setup,
            chance: &mut self.chance,
            agenda: &mut self.agenda,
            log: &mut self.log,
            choices: self.made.len(),
            outcome: &mut self.outcome,
            turn: &mut self.turn,
        };
        match step {
            Step::Do(task) => R::resolve(&mut cx, task),
            Step::Ask(question) => {
                if let Some(Offered { act, amount }) = self.held.take() {
                    let amount = match self.made.last() {
                        Some(made) => made.amount.unwrap_or(0),
                        None => amount.map_or(0, |(min, _)| min),
                    };
                    R::choose(&mut cx, question, act, amount);
                }
            }
        }
    }

    /// Like [`work`](Self::work), but undoes everything if a real die has yet to be rolled, so that
    /// the same step runs again once its result is there.
    fn work_or_rewind(&mut self) {
        let before = R::snapshot(&self.world);
        let (agenda, chance, log) = (self.agenda.clone(), self.chance.clone(), self.log.len());
        let (held, turn, outcome) = (self.held, self.turn, self.outcome);
        self.work();
        if self.chance.wanted().is_some() {
            self.world = R::restore(&self.content, &before)
                .expect("a snapshot that was taken a moment ago fits the same content");
            self.agenda = agenda;
            self.chance.rewind(chance);
            self.log.truncate(log);
            (self.held, self.turn, self.outcome) = (held, turn, outcome);
        }
    }
}
