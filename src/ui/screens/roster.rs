//! The roster of surviving heroes, and the memorial of the fallen.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    app::{Overlay, Words},
    ui::{
        page::{Page, scroll},
        widgets::body,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Roster)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let (title, back) = (words.get("roster-title"), words.get("back"));
    let leave = Page::new("roster", &title, &back)
        .largest(940.0, 860.0)
        .show(
            contexts.ctx_mut()?,
            |ui| {
                scroll(ui, "roster", |ui| {
                    body(ui, words.get("roster-none"));
                });
            },
            |_| {},
        );
    if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}
