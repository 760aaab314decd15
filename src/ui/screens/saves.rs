//! Saved games.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;
use egui_phosphor::regular as icon;

use crate::{
    app::{
        Overlay, PlaySound, Resume, Saves, Words,
        kept::{moments::OpenMoment, saves},
    },
    game::{Phrase, SaveFile, SaveListing},
    ui::{
        page::{Page, scroll},
        theme::{bold, palette, regular, size},
        widgets::{Button, body, caption, divider, lines, rich, text_field},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Saves), saves::list)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::Saves)),
        );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    saves: Res<Saves>,
    mut resume: MessageWriter<Resume>,
    mut moments: MessageWriter<OpenMoment>,
    mut code: Local<String>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut sound: MessageWriter<PlaySound>,
) -> Result {
    let (title, back) = (words.get("saves-title"), words.get("back"));
    let (mut chosen, mut opened) = (None, false);
    let leave = Page::new("saves", &title, &back)
        .largest(860.0, 820.0)
        .show(
            contexts.ctx_mut()?,
            |ui| {
                scroll(ui, "saves", |ui| {
                    opened = shared(ui, &words, &mut code);
                    divider(ui);
                    if saves.0.is_empty() {
                        body(ui, words.get("saves-none"));
                    }
                    for listing in &saves.0 {
                        match &listing.save {
                            Ok(save) => {
                                if sound_one(ui, &words, listing, save) {
                                    chosen = Some(listing.path.clone());
                                }
                            }
                            Err(problem) => damaged(ui, &words, listing, &problem.to_string()),
                        }
                        divider(ui);
                    }
                });
            },
            |_| {},
        );
    if opened {
        moments.write(OpenMoment(std::mem::take(&mut *code)));
    }
    if let Some(path) = chosen {
        sound.write(PlaySound::new("page"));
        resume.write(Resume(path));
        overlay.set(Overlay::None);
    } else if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// The field for the code of a shared moment; true if it is to be opened.
fn shared(ui: &mut Ui, words: &Words, code: &mut String) -> bool {
    caption(ui, words.get("saves-shared"));
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 150.0).max(120.0);
        let field = text_field(ui, code, &words.get("saves-shared-hint"), width);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let text = words.get("saves-shared-open");
        let open = Button::new(&text)
            .enabled(!code.trim().is_empty())
            .width(130.0);
        (ui.add(open).clicked() || entered) && !code.trim().is_empty()
    })
    .inner
}

/// A save that can be continued; true if it was chosen.
fn sound_one(ui: &mut Ui, words: &Words, listing: &SaveListing, save: &SaveFile) -> bool {
    let palette = palette(ui.ctx());
    ui.horizontal(|ui| {
        let over = save.replay.outcome.map(saves::outcome_key);
        let key = if over.is_some() {
            "saves-look"
        } else {
            "saves-load"
        };
        let chosen = ui.add(Button::new(&words.get(key)).width(130.0)).clicked();
        ui.vertical(|ui| {
            rich(ui, &save.summary, bold(size::BODY), palette.ink);
            let game = words.get(&format!("game-{}", save.replay.game.replace('_', "-")));
            let mut notes = vec![game, age(words, listing.written)];
            if saves::is_older(listing) {
                notes.push(words.get("saves-older"));
            }
            if save.practice {
                notes.push(words.get("saves-practice"));
            }
            notes.extend(over.map(|key| words.get(key)));
            caption(ui, notes.join(" · "));
        });
        chosen
    })
    .inner
}

/// A damaged file: named and explained, but not selectable.
fn damaged(ui: &mut Ui, words: &Words, listing: &SaveListing, problem: &str) {
    let palette = palette(ui.ctx());
    let told = format!("{}  {}", icon::WARNING, words.get("saves-damaged"));
    rich(ui, told, regular(size::BODY), palette.oxblood);
    let path = listing.path.display().to_string();
    lines(ui, [path.as_str(), problem]);
}

/// Age of a file in words.
pub(super) fn age(words: &Words, written: u64) -> String {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or(Duration::ZERO);
    let minutes = now.as_secs().saturating_sub(written) / 60;
    let (key, many) = match minutes {
        0 => ("age-now", 0),
        1..60 => ("age-minutes", minutes),
        60..1440 => ("age-hours", minutes / 60),
        _ => ("age-days", minutes / 1440),
    };
    words.plain(&Phrase::new(key).with("n", many as i64))
}
