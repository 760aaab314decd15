//! The window as a whole: [`app`](crate::app), [`view`](crate::view) and [`ui`](crate::ui) put
//! together.

pub mod measure;
mod second;

use bevy::prelude::*;

use crate::{
    app::{self, RunOptions, RunProblem, Start},
    ui, view,
};

/// Opens the window and runs until it is closed.
///
/// # Errors
/// There is no display, or the window could not be created.
pub fn run(options: RunOptions) -> Result<(), RunProblem> {
    let begun = app::begin(&options);
    if let (Err(RunProblem::InUse(in_use)), Start::Title) = (&begun, &options.start) {
        // Whoever opened this from a menu sees no terminal.
        second::show(&options, in_use)?;
    }
    let mut app = begun?;
    app.add_plugins((measure::plugin, view::plugin, ui::plugin));
    app::finish(app)
}
