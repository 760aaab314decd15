//! The first game that teaches: set up beforehand, with fixed dice and cards, and slips of paper
//! that explain things and say which choice to take.
//!
//! A lesson is data, `assets/rulesets/<game>/lesson.ron`, and this module knows no ruleset. It is
//! played in a game like any other: the progress is a note of the table, so that it is saved with
//! the game, and gone when the lesson is left.

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
    content::{Files, Problem, RonFile},
    game::{SetupValues, Table, intern},
};

/// The lesson of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    game: String,
    plan: Arc<Plan>,
    sheet: RonFile,
}

/// The path of a game's lesson, without its extension.
pub(super) fn folder(game: &str) -> &'static str {
    intern(&format!("assets/rulesets/{game}/lesson"))
}

impl Lesson {
    /// Reads the lesson of a game; `None` if it has none.
    ///
    /// # Errors
    /// The file is faulty: the place and the reason.
    pub fn read(files: &Files, game: &str) -> Option<Result<Lesson, Problem>> {
        let path = files.file(&format!("{}.ron", folder(game)))?;
        let read = RonFile::read::<Plan>(path).map(|(plan, sheet)| Lesson {
            game: game.to_owned(),
            plan: Arc::new(plan),
            sheet,
        });
        Some(read)
    }

    /// Id of the game it teaches.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Its slips, in order.
    pub fn slips(&self) -> &[Slip] {
        &self.plan.slips
    }

    /// Begins the lesson.
    ///
    /// # Errors
    /// The lesson cannot be played to its end with the content of the game.
    pub fn begin(&self, game: &dyn OpenGame) -> Result<Box<dyn Table>, Problem> {
        let results = self.rehearse(game)?;
        let mut table = game
            .rehearse(&self.setup(), self.plan.seed, &results)
            .map_err(|why| self.sheet.problem("setup", why))?;
        self.open(&mut *table);
        Ok(table)
    }

    /// The values of the setup form that it is played with.
    pub fn setup(&self) -> SetupValues {
        SetupValues(self.plan.setup.clone())
    }
}
