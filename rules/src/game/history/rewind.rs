use std::{fmt, sync::Arc};

use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};

use super::numbers::each_number;
use crate::content::{BookProblem, Legend};
use crate::dice::{Chance, ChanceState};
use crate::game::{Game, LegalActions, Made, NotAllowed, Offered, Outcome, Ruleset, Step, StepOf};

/// A game at one decision, as plain data.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Checkpoint<R: Ruleset> {
    /// Number of choices made by then.
    pub choices: usize,
    /// Number of events by then.
    pub events: usize,
    snapshot: R::Snapshot,
    agenda: Vec<StepOf<R>>,
    /// The ids of the records that the agenda names. Older saves have the keys themselves.
    #[serde(default)]
    legend: Option<Legend>,
    chance: ChanceState,
    /// The outcome, if the game was over.
    #[serde(default)]
    pub(in crate::game) outcome: Option<Outcome>,
}

impl<R: Ruleset> Checkpoint<R> {
    /// The world at that decision.
    pub fn snapshot(&self) -> &R::Snapshot {
        &self.snapshot
    }

    /// The agenda at that decision, with keys into this book.
    fn agenda(&self, content: &R::Content) -> Result<Vec<StepOf<R>>, BookProblem> {
        let mut agenda = self.agenda.clone();
        match &self.legend {
            Some(legend) => legend.read(&mut agenda, content)?,
            None => Legend::check(&mut agenda, content)?,
        }
        Ok(agenda)
    }

    /// Number of dice and cards used by then.
    pub fn taken(&self) -> u64 {
        self.chance.taken()
    }

    /// Checks that a game can reckon with every number of it, whoever has written it.
    fn check_numbers(&self, made: usize) -> Result<(), String> {
        if self.choices > made {
            return Err(format!("it comes after {} of {made} choices", self.choices));
        }
        if !self.chance.is_sound() {
            return Err("no dice can be rolled from it".to_owned());
        }
        if self.agenda.is_empty() && self.outcome.is_none() {
            return Err("nothing is left to be done, and nobody has won".to_owned());
        }
        each_number(&(&self.snapshot, &self.agenda), |number| {
            if number.is_sane() {
                Ok(())
            } else {
                Err(format!("the number {} is out of range", number.value))
            }
        })
    }
}

/// Checks that every step fits the world, and that the question on top has an answer.
fn check_agenda<R: Ruleset>(world: &World, agenda: &[StepOf<R>]) -> Result<(), String> {
    agenda
        .iter()
        .try_for_each(|step| R::check_step(world, step))?;
    if let Some(Step::Ask(question)) = agenda.last() {
        let mut offer = LegalActions::new(false);
        R::offer(world, question, &mut offer);
        let answered =
            |offered: &Offered<R::Action>| offered.amount.is_none_or(|(least, most)| least <= most);
        if offer.choices.is_empty() || !offer.choices.iter().all(answered) {
            return Err(format!("{question:?} has no answer"));
        }
    }
    Ok(())
}

impl<R: Ruleset> Clone for Checkpoint<R> {
    fn clone(&self) -> Self {
        Checkpoint {
            choices: self.choices,
            events: self.events,
            snapshot: self.snapshot.clone(),
            agenda: self.agenda.clone(),
            legend: self.legend.clone(),
            chance: self.chance.clone(),
            outcome: self.outcome,
        }
    }
}

/// The reason a game cannot go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoProblem {
    /// There is nothing to undo or redo.
    Nothing,
    /// A die was rolled or a card drawn since; play can go on from there only as practice.
    Chance,
    /// There is no such moment.
    NoSuchMoment,
}

impl fmt::Display for UndoProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoProblem::Nothing => "there is nothing to undo",
            UndoProblem::Chance => "a die was rolled or a card drawn since",
            UndoProblem::NoSuchMoment => "the game has no such moment",
        })
    }
}

impl std::error::Error for UndoProblem {}

impl<R: Ruleset> Game<R> {
    /// The game at this decision, as plain data. A choice held for a real die is not made yet; it
    /// has to be made again when going on from here.
    pub fn take_checkpoint(&self) -> Checkpoint<R> {
        let mut agenda = self.agenda.clone();
        let legend = Legend::write(&mut agenda, &*self.content);
        Checkpoint {
            choices: self.made.len() - usize::from(self.held.is_some()),
            events: self.log.len(),
            snapshot: R::snapshot(&self.world),
            agenda,
            legend: Some(legend),
            chance: self.chance.state(),
            outcome: self.outcome,
        }
    }

    pub(in crate::game) fn checkpoint(&mut self) {
        let here = self.take_checkpoint();
        self.checkpoints.push(here);
    }

    /// A game that goes on from a checkpoint, without the log before it.
    ///
    /// # Errors
    /// The checkpoint needs content that is not there, or describes an impossible state.
    pub fn resume(
        content: Arc<R::Content>,
        setup: R::Setup,
        seed: u64,
        given: Vec<u16>,
        mut made: Vec<Made>,
        checkpoint: Checkpoint<R>,
    ) -> Result<Self, String> {
        checkpoint.check_numbers(made.len())?;
        let mut chance = Chance::restore(checkpoint.chance.clone(), given);
        if made.len() > checkpoint.choices {
            made.truncate(checkpoint.choices);
            // Dice rolled for one choice may not fit another.
            chance.forget_rest();
        }
        let world = R::restore(&content, &checkpoint.snapshot)?;
        R::invariants(&world)?;
        let agenda = checkpoint.agenda(&content)?;
        check_agenda::<R>(&world, &agenda)?;
        let mut game = Game {
            world,
            agenda,
            content,
            setup,
            seed,
            chance,
            log: Vec::new(),
            made,
            undone: Vec::new(),
            offer: LegalActions::new(true),
            outcome: checkpoint.outcome,
            held: None,
            turn: false,
            checkpoints: vec![Checkpoint {
                events: 0,
                ..checkpoint
            }],
            rewindable: true,
            practice: false,
        };
        game.advance();
        Ok(game)
    }

    pub(in crate::game) fn set_practice(&mut self, practice: bool) {
        self.practice = practice;
    }

    /// Checks that the last choice can be undone.
    ///
    /// # Errors
    /// The reason it cannot.
    pub fn can_undo(&self) -> Result<(), UndoProblem> {
        let last = self.made.last().ok_or(UndoProblem::Nothing)?;
        let earliest = self
            .checkpoints
            .first()
            .ok_or(UndoProblem::Nothing)?
            .choices;
        if self.made.len() <= earliest {
            Err(UndoProblem::Nothing)
        } else if last.taken != self.chance.taken() || self.chance.wanted().is_some() {
            Err(UndoProblem::Chance)
        } else {
            Ok(())
        }
    }

    /// Undoes the last choice, if no die was rolled and no card drawn since.
    ///
    /// # Errors
    /// The reason it cannot be undone.
    pub fn undo(&mut self) -> Result<(), UndoProblem> {
        self.can_undo()?;
        let mut undone = std::mem::take(&mut self.undone);
        undone.extend(self.made.last().copied());
        self.go_to(self.made.len() - 1)?;
        self.undone = undone;
        Ok(())
    }

    /// Makes the last undone choice again.
    ///
    /// # Errors
    /// There is none.
    pub fn redo(&mut self) -> Result<(), UndoProblem> {
        let made = self.undone.pop().ok_or(UndoProblem::Nothing)?;
        let offered = self
            .validate(usize::from(made.choice), made.amount)
            .map_err(|_| UndoProblem::NoSuchMoment)?;
        self.take(offered, made);
        Ok(())
    }

    /// Goes back to the moment after this many choices; from there on it is practice.
    ///
    /// # Errors
    /// There is no such moment.
    pub fn branch(&mut self, choices: usize) -> Result<(), UndoProblem> {
        self.go_to(choices)?;
        self.chance.forget_rest();
        self.undone.clear();
        self.practice = true;
        Ok(())
    }

    /// Restores the newest checkpoint that is not later, and makes the choices since then again.
    fn go_to(&mut self, choices: usize) -> Result<(), UndoProblem> {
        let at = self
            .checkpoints
            .iter()
            .rposition(|checkpoint| checkpoint.choices <= choices)
            .ok_or(UndoProblem::NoSuchMoment)?;
        if choices > self.made.len() {
            return Err(UndoProblem::NoSuchMoment);
        }
        self.checkpoints.truncate(at + 1);
        let checkpoint = self.checkpoints[at].clone();
        let again: Vec<Made> = self.made[checkpoint.choices..choices].to_vec();
        self.world = R::restore(&self.content, &checkpoint.snapshot)
            .map_err(|_| UndoProblem::NoSuchMoment)?;
        self.agenda = checkpoint
            .agenda(&self.content)
            .map_err(|_| UndoProblem::NoSuchMoment)?;
        self.chance = Chance::restore(checkpoint.chance, self.chance.given().to_vec());
        self.log.truncate(checkpoint.events);
        self.made.truncate(checkpoint.choices);
        (self.outcome, self.held, self.turn) = (checkpoint.outcome, None, false);
        self.advance();
        self.make_again(&again)
            .map_err(|_| UndoProblem::NoSuchMoment)
    }

    /// Makes recorded choices again.
    ///
    /// # Errors
    /// The index of the first one that does not fit, and why.
    pub fn make_again(&mut self, again: &[Made]) -> Result<(), (usize, NotAllowed)> {
        for (place, made) in again.iter().enumerate() {
            let offered = self
                .validate(usize::from(made.choice), made.amount)
                .map_err(|problem| (place, problem))?;
            self.take(
                offered,
                Made {
                    taken: self.chance.taken(),
                    ..*made
                },
            );
        }
        Ok(())
    }
}
