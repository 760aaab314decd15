//! The window of a second copy of the program, which says that the first has the player's files.

use bevy::{prelude::*, window::WindowCloseRequested};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    app::{self, RunOptions, RunProblem, Settings},
    content::{Files, FolderInUse},
    text::Text,
    ui::{
        self,
        widgets::{Dialog, dialog},
    },
};

/// What is said, in the player's language.
#[derive(Resource)]
struct Said {
    title: String,
    text: String,
    details: [String; 1],
    close: String,
}

/// Says so until the window is closed.
///
/// # Errors
/// There is no display, or the window ended with an error.
pub(super) fn show(options: &RunOptions, in_use: &FolderInUse) -> Result<(), RunProblem> {
    let mut app = app::begin_bare(options)?;
    let settings = app.world().resource::<Settings>();
    let language = options.language.as_ref().unwrap_or(&settings.language);
    let (text, _) = Text::of(language, &Files::of_game(options.paths.root()));
    app.insert_resource(Said {
        title: text.get("second-title"),
        text: text.get("second-text"),
        details: [in_use.folder().display().to_string()],
        close: text.get("second-close"),
    });
    app.add_plugins(ui::plugin_bare)
        .add_systems(EguiPrimaryContextPass, say);
    app::finish(app)
}

fn say(
    mut contexts: EguiContexts,
    said: Res<Said>,
    mut closed: MessageReader<WindowCloseRequested>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let what = Dialog {
        title: &said.title,
        text: &said.text,
        details: &said.details,
        answers: &[&said.close],
        preset: 0,
    };
    let answered = dialog(ctx, "second copy", &what).is_some();
    if answered || closed.read().next().is_some() {
        exit.write(AppExit::Success);
    }
    Ok(())
}
