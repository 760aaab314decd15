//! A game's progress through its lesson, and the choices that the lesson allows.

use super::{
    Lesson,
    plan::{Slip, Wanted, When},
};
use crate::{
    game::{Arg, Choice, Decision, Phrase, Seat, Status, Table, Target},
    grid::Cell,
};

/// The table's note about the lesson: for each slip put away, the number of choices made by then.
/// Undoing choices thereby brings their slips back too.
const NOTE: &str = "lesson";

/// The slip on the table.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// Number of slips in the lesson.
    pub of: usize,
    pub slip: &'a Slip,
    /// Index of the choice that it waits for; `None` if it waits to be put away. It does not wait
    /// for a choice that is not offered.
    pub choice: Option<usize>,
}

impl Standing<'_> {
    /// True if a choice can be taken now.
    pub fn allows(&self, choice: usize) -> bool {
        self.choice == Some(choice) || self.choice.is_some() && self.wanted(|w| w.others)
    }

    /// The only number allowed with a choice; `None` if any is.
    pub fn amount(&self, choice: usize) -> Option<i32> {
        let waited_for = self.choice == Some(choice);
        self.slip.choice.as_ref()?.amount.filter(|_| waited_for)
    }

    fn admits(&self, choice: usize, amount: Option<i32>) -> bool {
        let only = self.amount(choice);
        self.allows(choice) && (only.is_none() || only == amount)
    }

    fn wanted(&self, is: impl Fn(&Wanted) -> bool) -> bool {
        self.slip.choice.as_ref().is_some_and(is)
    }
}

impl Lesson {
    /// True if a game is in the middle of this lesson.
    pub fn is_on(&self, table: &dyn Table) -> bool {
        let over = matches!(table.status(), Status::Over(_));
        table.game() == self.game && !over && self.reached(table).is_some()
    }

    /// The slip on the table; `None` if none has come yet, or the lesson is over. `decision` is the
    /// current one.
    pub fn standing(&self, table: &dyn Table, decision: Option<&Decision>) -> Option<Standing<'_>> {
        if !self.is_on(table) || decision.is_some_and(|decision| decision.seat == Seat::Master) {
            return None;
        }
        let place = self.reached(table)?;
        let slip = self.plan.slips.get(place)?;
        let come = match &slip.when {
            When::Next => true,
            When::Asked(section) => decision.is_some_and(|d| d.rule.section() == section),
            When::Happened(section) => self.happened(table, section),
        };
        let wanted = slip.choice.as_ref().zip(decision);
        come.then_some(Standing {
            number: place + 1,
            of: self.plan.slips.len(),
            slip,
            choice: wanted.and_then(|(wanted, decision)| wanted.find(&decision.choices)),
        })
    }

    /// Takes a choice if the lesson allows it, and goes on to the next slip if this one waited for
    /// it.
    ///
    /// # Errors
    /// The lesson wants another choice, or the game refuses this one; nothing happens then.
    pub fn submit(
        &self,
        table: &mut dyn Table,
        choice: usize,
        amount: Option<i32>,
    ) -> Result<(), String> {
        let decision = table.decision();
        let standing = self.standing(table, decision.as_ref());
        if standing.is_some_and(|standing| !standing.admits(choice, amount)) {
            return Err("the lesson goes another way".to_owned());
        }
        let met = standing.filter(|standing| standing.choice == Some(choice));
        let number = met.map(|standing| standing.number);
        table.submit(choice, amount)?;
        if let Some(number) = number {
            self.put_away(table, number);
        }
        Ok(())
    }

    /// Goes on to the next slip if this one waits for nothing else; true if it did.
    pub fn go_on(&self, table: &mut dyn Table) -> bool {
        let decision = table.decision();
        let standing = self.standing(table, decision.as_ref());
        let lies = standing.filter(|standing| standing.choice.is_none());
        let number = lies.map(|standing| standing.number);
        if let Some(number) = number {
            self.put_away(table, number);
        }
        number.is_some()
    }

    /// Leaves the lesson: the game goes on freely, with dice and cards by chance.
    pub fn leave(&self, table: &mut dyn Table) {
        table.set_note(NOTE, None);
        table.improvise();
    }

    /// Lays the first slip on a new table.
    pub(super) fn open(&self, table: &mut dyn Table) {
        table.set_note(NOTE, Some(String::new()));
    }

    /// Puts a slip away, by its number. Notes about later ones belong to choices that were undone.
    fn put_away(&self, table: &mut dyn Table, number: usize) {
        let mut counts = counts(table).unwrap_or_default();
        counts.truncate(number - 1);
        counts.push(table.choices_made());
        if counts.len() >= self.plan.slips.len() {
            return self.leave(table);
        }
        let words: Vec<String> = counts.iter().map(usize::to_string).collect();
        table.set_note(NOTE, Some(words.join(" ")));
    }

    /// Number of slips put away; `None` if the lesson is not on.
    pub(super) fn reached(&self, table: &dyn Table) -> Option<usize> {
        let made = table.choices_made();
        Some(counts(table)?.iter().take_while(|at| **at <= made).count())
    }

    /// True if something has happened by a rule since the choice that led to this slip. A log that
    /// does not reach back that far, as of a game loaded with other content, holds nobody up.
    fn happened(&self, table: &dyn Table, section: &str) -> bool {
        let place = self.reached(table).unwrap_or(0);
        let counts = counts(table).unwrap_or_default();
        let last_slip = place.checked_sub(1).and_then(|last| counts.get(last));
        let since = last_slip.copied().unwrap_or(0);
        let lost = table.log_line(0).is_none_or(|line| line.choices > since);
        lost || (0..table.log_len())
            .rev()
            .map_while(|index| table.log_line(index))
            .take_while(|line| line.choices >= since)
            .any(|line| line.rule.section() == section)
    }
}

fn counts(table: &dyn Table) -> Option<Vec<usize>> {
    let note = table.note(NOTE)?;
    Some(
        note.split_whitespace()
            .map_while(|n| n.parse().ok())
            .collect(),
    )
}

impl Wanted {
    /// Index of the choice wanted.
    fn find(&self, choices: &[Choice]) -> Option<usize> {
        let fits = |choice: &Choice| {
            let with = |word: &String| choice.icon == Some(word) || mentions(&choice.label, word);
            let about = |cell: Cell| choice.touches.contains(&Target::Cell(cell));
            choice.label.key == self.label
                && self.with.as_ref().is_none_or(with)
                && self.cell.is_none_or(about)
        };
        let fitting = choices
            .iter()
            .enumerate()
            .filter(|(_, choice)| fits(choice));
        let mut able = fitting.filter(|(_, choice)| match (self.amount, choice.amount) {
            (Some(wanted), Some((min, max))) => (min..=max).contains(&wanted),
            (Some(_), None) => false,
            (None, _) => true,
        });
        able.nth(self.place).map(|(index, _)| index)
    }
}

/// True if a text with this key is part of a message.
fn mentions(message: &Phrase, key: &str) -> bool {
    message.key == key
        || message.args.iter().any(|(_, arg)| match arg {
            Arg::Phrase(inner) => mentions(inner, key),
            Arg::Text(text) => text == key,
            Arg::Told { .. } | Arg::Number(_) | Arg::Combatant(_) => false,
        })
}
