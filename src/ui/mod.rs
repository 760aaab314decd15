//! The screens, made of sheets of parchment on the table.
// A system names everything that it needs as an argument.
#![allow(clippy::too_many_arguments)]

mod book;
mod game;
pub mod page;
mod scene;
mod screens;
mod texture;
pub mod theme;
pub mod widgets;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::app::AppState;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, forget_focus.run_if(state_changed::<AppState>))
        .add_plugins((theme::plugin, game::plugin, screens::plugin));
}

/// The whole window as a place to lay things out, below all dialogs.
pub fn root(ctx: &egui::Context, id: &str) -> egui::Ui {
    egui::Ui::new(
        ctx.clone(),
        egui::Id::new(id),
        egui::UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(ctx.content_rect()),
    )
}

/// The focus stays behind with the screen that it was on.
fn forget_focus(mut contexts: EguiContexts) {
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}
