//! The window as a whole: [`app`](crate::app), [`view`](crate::view) and [`ui`](crate::ui) put
//! together.

pub mod measure;

use bevy::prelude::*;

use crate::{
    app::{self, RunOptions, RunProblem},
    ui, view,
};

/// Opens the window and runs until it is closed.
///
/// # Errors
/// There is no display, or the window could not be created.
pub fn run(options: RunOptions) -> Result<(), RunProblem> {
    let mut app = app::begin(options)?;
    app.add_plugins((measure::plugin, view::plugin, ui::plugin));
    app::finish(app)
}
