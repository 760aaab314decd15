//! The menu of a game in play.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    app::{
        AppState, Command, CurrentTable, Overlay, PlaySound, Resume, SaveNow, SaveSlot, Settings,
        Words, frame::paths::Paths, kept::maps,
    },
    game::SaveStore,
    ui::game::TableScreen,
    ui::widgets::{Button, back_pressed, caption, modal, title},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            open.after(TableScreen)
                .run_if(in_state(AppState::Table))
                .run_if(in_state(Overlay::None)),
            show.run_if(in_state(Overlay::Menu)),
        ),
    );
}

/// Esc opens the menu if nothing else wanted it; the key for saving saves.
fn open(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut save: MessageWriter<SaveNow>,
    mut sound: MessageWriter<PlaySound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if settings.keys.pressed(ctx, Command::QuickSave) {
        save.write(SaveNow::Stay);
        sound.write(PlaySound::new("quill"));
    }
    let in_dialog = ctx.memory(|memory| memory.top_modal_layer().is_some());
    if !in_dialog && back_pressed(ctx) {
        overlay.set(Overlay::Menu);
    }
    Ok(())
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    table: Option<Res<CurrentTable>>,
    slot: Res<SaveSlot>,
    paths: Res<Paths>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut resume: MessageWriter<Resume>,
    mut state: ResMut<NextState<AppState>>,
    mut save: MessageWriter<SaveNow>,
    mut keep: MessageWriter<maps::KeepMap>,
    settings: Res<Settings>,
) -> Result {
    let Some(table) = table else {
        overlay.set(Overlay::None);
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?.clone();
    let back = modal(&ctx, "menu", 360.0, |ui| {
        ui.vertical_centered_justified(|ui| {
            title(ui, words.get("menu-title"));
            caption(ui, words.say(&table.0.summary(), &*table.0));
            ui.add_space(8.0);
            let width = ui.available_width();
            let mut entry = |key: &str| ui.add(Button::new(&words.get(key)).width(width)).clicked();
            if entry("menu-resume") {
                overlay.set(Overlay::None);
            }
            if entry("menu-save") {
                save.write(SaveNow::Stay);
                overlay.set(Overlay::None);
            }
            if let Some(recorded) = &slot.recorded {
                let path = SaveStore::new(paths.saves()).path(recorded, 0);
                if path.exists() && entry("menu-record") {
                    save.write(SaveNow::Stay);
                    resume.write(Resume(path));
                    overlay.set(Overlay::None);
                }
            }
            if entry("menu-load") {
                overlay.set(Overlay::Saves);
            }
            if table.0.map().is_some() && entry("menu-keep-map") {
                keep.write(maps::KeepMap);
                overlay.set(Overlay::None);
            }
            for (key, screen) in [
                ("title-rulebook", Overlay::Rulebook),
                ("title-settings", Overlay::Settings),
            ] {
                if entry(key) {
                    overlay.set(screen);
                }
            }
            if entry("menu-leave") {
                save.write(SaveNow::Leave);
            }
            if slot.failed() && entry("menu-leave-unsaved") {
                state.set(AppState::Title);
            }
        });
    });
    if back {
        overlay.set(Overlay::None);
    }
    if settings.keys.pressed(&ctx, Command::Rulebook) {
        overlay.set(Overlay::Rulebook);
    }
    Ok(())
}
