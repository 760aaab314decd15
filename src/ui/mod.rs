//! The screens: sheets of parchment on the table.
// Systems name everything they need as arguments.
#![allow(clippy::too_many_arguments)]

mod book;
mod game;
mod loading;
pub mod page;
mod scene;
mod screens;
mod texture;
pub mod theme;
mod toast;
pub mod widgets;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::app::{AppState, audio::sound::SoundSystems};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, forget_focus.run_if(state_changed::<AppState>))
        .add_systems(Last, widgets::heard::play.before(SoundSystems))
        .add_plugins((
            texture::plugin,
            theme::plugin,
            loading::plugin,
            game::plugin,
            screens::plugin,
            toast::plugin,
        ));
}

/// Our colours, type and size for a window with nothing but a sheet in it.
pub(crate) fn plugin_bare(app: &mut App) {
    app.add_plugins(theme::plugin);
}

/// The whole window as an area to lay things out in, below all dialogs.
pub fn root(ctx: &egui::Context, id: &str) -> egui::Ui {
    egui::Ui::new(
        ctx.clone(),
        egui::Id::new(id),
        egui::UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(ctx.content_rect()),
    )
}

/// Drops the keyboard focus when the screen it was on is left.
fn forget_focus(mut contexts: EguiContexts) {
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        path::{Path, PathBuf},
    };

    use crate::content::Files;
    use crate::text::{ENGLISH, Text};

    fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }

    #[test]
    fn everything_that_the_window_says_is_in_the_texts() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let (text, _) = Text::of(ENGLISH, &Files::of_game(root));
        let mut found = Vec::new();
        sources(&root.join("src/ui"), &mut found);
        sources(&root.join("src/app"), &mut found);
        let (mut checked, mut missing) = (0, Vec::new());
        for file in found {
            let source = fs::read_to_string(&file).unwrap();
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for call in ["words.get(\"", "Phrase::new(\""] {
                for (at, _) in source.match_indices(call) {
                    let key = source[at + call.len()..]
                        .split('"')
                        .next()
                        .unwrap_or_default();
                    checked += 1;
                    if !text.knows(key) {
                        missing.push(format!("{}: {key}", file.display()));
                    }
                }
            }
        }
        assert!(checked > 100, "only {checked} texts found");
        assert_eq!(missing, Vec::<String>::new());
    }
}
