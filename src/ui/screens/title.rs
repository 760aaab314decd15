//! The title.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    app::{AppState, Overlay, Words},
    ui::{
        root,
        widgets::{Button, Sheet, desk},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(AppState::Title)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut state: ResMut<NextState<AppState>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let mut ui = root(contexts.ctx_mut()?, "title");
    let place = ui.max_rect();
    desk(ui.painter(), place);
    let title = words.get("title");
    Sheet::centred(place, egui::vec2(420.0, 520.0))
        .title(&title)
        .show(&mut ui, |ui| {
            ui.vertical_centered_justified(|ui| {
                let width = ui.available_width();
                let mut entry =
                    |key: &str| ui.add(Button::new(&words.get(key)).width(width)).clicked();
                if entry("title-new") {
                    state.set(AppState::Setup);
                }
                for (key, screen) in [
                    ("title-rulebook", Overlay::Rulebook),
                    ("title-mods", Overlay::Mods),
                    ("title-settings", Overlay::Settings),
                    ("title-credits", Overlay::Credits),
                ] {
                    if entry(key) {
                        overlay.set(screen);
                    }
                }
                if entry("title-quit") {
                    exit.write(AppExit::Success);
                }
            });
        });
    Ok(())
}
