//! A lesson played through before it is shown: cards fixed by name become places in their decks,
//! and any mistake in the script is found at once.

use super::{Lesson, plan::Laid};
use crate::{
    content::{Problem, nearest},
    dice::{Chance, Request, SourceKind},
    game::{Decision, Status, Table},
    games::OpenGame,
};

/// Limit of steps; no lesson needs more.
const MOST_STEPS: usize = 5000;

impl Lesson {
    /// Plays the lesson to its last slip, and returns the results fixed for it.
    ///
    /// Where no slip lies the player is free; here the sound player chooses then.
    ///
    /// # Errors
    /// A part that cannot happen as written, and its place in the file.
    pub fn rehearse(&self, game: &dyn OpenGame) -> Result<Vec<u16>, Problem> {
        let mut table = game
            .start(&self.setup(), self.plan.seed, SourceKind::Typed)
            .map_err(|why| self.sheet.problem("setup", why))?;
        self.open(&mut *table);
        let mut results = Vec::new();
        // The generator's results once no more are fixed.
        let mut rest = Chance::seeded(self.plan.seed);
        for _ in 0..MOST_STEPS {
            if !self.is_on(&*table) {
                break;
            }
            match table.wanted() {
                Some(wanted) => {
                    let result = match self.plan.chance.get(results.len()) {
                        Some(laid) => {
                            let result = self.result(results.len(), laid, &wanted)?;
                            results.push(result);
                            result
                        }
                        None => rest.pick(wanted.faces, "lesson") + 1,
                    };
                    table.give(result).map_err(|why| self.here(&*table, &why))?;
                }
                None => self.step(&mut *table)?,
            }
        }
        if self.is_on(&*table) {
            return Err(self.here(&*table, "the lesson never comes to this slip"));
        }
        if matches!(table.status(), Status::Over(_)) {
            return Err(self.here(&*table, "the game is over before this slip is put away"));
        }
        if results.len() < self.plan.chance.len() {
            let place = format!("chance[{}]", results.len());
            let message = "the lesson is over before this comes up";
            return Err(self.sheet.problem(&place, message));
        }
        Ok(results)
    }

    /// The result of a fixed die or draw.
    fn result(&self, place: usize, laid: &Laid, wanted: &Request) -> Result<u16, Problem> {
        let place = format!("chance[{place}]");
        let problem = |message: String| self.sheet.problem(&place, message);
        let Request { faces, purpose, .. } = *wanted;
        match laid {
            // Lots have no drawings: they are laid out by their numbers, like dice.
            Laid::Face(_) if !wanted.cards.is_empty() => Err(problem(format!(
                "a card is drawn here ({purpose}); write its name in quotes"
            ))),
            Laid::Face(face) if (1..=faces).contains(face) => Ok(*face),
            Laid::Face(face) => Err(problem(format!(
                "a d{faces} is rolled here ({purpose}), and cannot show {face}"
            ))),
            Laid::Card(name) => {
                let found = wanted.cards.iter().position(|card| card == name);
                found.map(|index| index as u16 + 1).ok_or_else(|| {
                    if wanted.card {
                        let names = wanted.cards.iter().map(String::as_str);
                        problem(format!("no card `{name}` can be drawn here ({purpose})"))
                            .suggesting(nearest(name, names))
                    } else {
                        problem(format!(
                            "a d{faces} is rolled here ({purpose}), and no card drawn"
                        ))
                    }
                })
            }
        }
    }

    /// Does what the current slip waits for.
    fn step(&self, table: &mut dyn Table) -> Result<(), Problem> {
        let decision = table.decision();
        let Some(standing) = self.standing(table, decision.as_ref()) else {
            let free = table.advice();
            let free = free.ok_or_else(|| self.here(table, "nobody knows what to do here"))?;
            return self
                .submit(table, free.choice, free.amount)
                .map_err(|why| self.here(table, &why));
        };
        let (number, amount) = (
            standing.number,
            standing.choice.and_then(|choice| standing.amount(choice)),
        );
        match (standing.choice, &standing.slip.choice, decision) {
            (Some(choice), _, Some(decision)) => {
                let least = decision.choices[choice].amount.map(|(min, _)| min);
                self.submit(table, choice, amount.or(least))
                    .map_err(|why| self.here(table, &why))
            }
            (None, Some(_), decision) => {
                let place = format!("slips[{}].choice", number - 1);
                let message = format!(
                    "this choice is not offered when the slip comes{}",
                    decision.map_or(String::new(), |decision| offered(&decision))
                );
                Err(self.sheet.problem(&place, message))
            }
            _ => {
                self.go_on(table);
                Ok(())
            }
        }
    }

    /// A problem at the current slip.
    fn here(&self, table: &dyn Table, message: &str) -> Problem {
        let place = self.reached(table).unwrap_or(0);
        self.sheet.problem(&format!("slips[{place}]"), message)
    }
}

/// The choices offered instead, by the keys of their labels.
fn offered(decision: &Decision) -> String {
    let mut keys: Vec<&str> = decision.choices.iter().map(|c| &*c.label.key).collect();
    keys.dedup();
    format!(
        "; {} asks and offers {}",
        decision.rule.section(),
        keys.join(", ")
    )
}
