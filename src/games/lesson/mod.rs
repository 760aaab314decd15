//! The first game that teaches: set up beforehand, with dice and cards laid out, and slips of paper
//! that say what is what and which choice to take.
//!
//! A lesson is data, `assets/rulesets/<game>/lesson.ron`, and this module knows no ruleset. The
//! game that it is played in is one like any other: where the player stands in the lesson is a note
//! of the table, so that it is saved with the game, and gone when the lesson is left.

mod check;
mod course;
mod plan;
mod rehearsal;

pub use course::Standing;
pub use plan::{Points, Slip, Wanted, When};

pub(super) use check::check;

use std::sync::Arc;

use plan::Plan;

use super::OpenGame;
use crate::{
    content::{Files, Problem, Sheet},
    game::{SetupValues, Table, intern},
};

/// The lesson of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    game: String,
    plan: Arc<Plan>,
    sheet: Sheet,
}

/// Where a game's lesson lies, without the end of its name.
pub(super) fn folder(game: &str) -> &'static str {
    intern(&format!("assets/rulesets/{game}/lesson"))
}

impl Lesson {
    /// Reads the lesson of a game; `None` where it has none.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn read(files: &Files, game: &str) -> Option<Result<Lesson, Problem>> {
        let path = files.file(&format!("{}.ron", folder(game)))?;
        let read = Sheet::read::<Plan>(path).map(|(plan, sheet)| Lesson {
            game: game.to_owned(),
            plan: Arc::new(plan),
            sheet,
        });
        Some(read)
    }

    /// The game it is a lesson in.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Its slips, in order.
    pub fn slips(&self) -> &[Slip] {
        &self.plan.slips
    }

    /// Begins it.
    ///
    /// # Errors
    /// It cannot be played to its end with the content of the game.
    pub fn begin(&self, game: &dyn OpenGame) -> Result<Box<dyn Table>, Problem> {
        let results = self.rehearse(game)?;
        let mut table = game
            .rehearse(&self.setup(), self.plan.seed, &results)
            .map_err(|why| self.sheet.problem("setup", why))?;
        self.open(&mut *table);
        Ok(table)
    }

    fn setup(&self) -> SetupValues {
        SetupValues(self.plan.setup.clone())
    }
}
