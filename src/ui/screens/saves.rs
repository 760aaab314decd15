//! Saved games.

use std::{
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;
use egui_phosphor::regular as icon;

use super::kept::{self, Wish};
use crate::{
    app::{
        Beneath, CurrentTable, Notice, Overlay, PlaySound, Resume, SaveSlot, Saves, Words,
        frame::paths::Paths,
        kept::{moments::OpenMoment, removed::Removed, roster::Roster, saves},
    },
    game::{Phrase, SaveFile, SaveListing, SaveStore},
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
    mut saves: ResMut<Saves>,
    mut resume: MessageWriter<Resume>,
    mut moments: MessageWriter<OpenMoment>,
    mut code: Local<String>,
    mut desk: Local<Desk>,
    (slot, roster): (Res<SaveSlot>, Res<Roster>),
    paths: Res<Paths>,
    mut table: Option<ResMut<CurrentTable>>,
    mut tell: MessageWriter<Notice>,
    (beneath, mut overlay): (Res<Beneath>, ResMut<NextState<Overlay>>),
    mut sound: MessageWriter<PlaySound>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (title, back) = (words.get("saves-title"), words.get("back"));
    let (mut chosen, mut opened, mut bring_back) = (None, false, false);
    let mut wish = None;
    let leave = Page::new("saves", &title, &back)
        .largest(860.0, 820.0)
        .show(
            &ctx,
            |ui| {
                scroll(ui, "saves", |ui| {
                    opened = shared(ui, &words, &mut code);
                    divider(ui);
                    if saves.0.is_empty() {
                        body(ui, words.get("saves-none"));
                    }
                    for listing in &saves.0 {
                        let stays = slot.holds(&listing.path).then_some("saves-remove-open");
                        match &listing.save {
                            Ok(save) => {
                                let (pressed, wished) = sound_one(ui, &words, listing, save, stays);
                                if pressed {
                                    chosen = Some(listing.path.clone());
                                }
                                wish = wish.take().or(wished);
                            }
                            Err(problem) => {
                                let problem = problem.to_string();
                                let wished = damaged(ui, &words, listing, &problem, stays);
                                wish = wish.take().or(wished);
                            }
                        }
                        divider(ui);
                    }
                });
            },
            |ui| {
                let removed = desk.removed.as_ref().map(|(name, _)| &**name);
                bring_back = kept::undo(ui, &words, removed);
            },
        );
    let desk = &mut *desk;
    desk.asking = desk.asking.take().or(wish);
    let awaited = |game: &str| roster.awaits(game);
    let done = desk.carry_out(&ctx, &words, &saves, awaited, |file, name| {
        if let Some(table) = table.as_mut().filter(|_| slot.holds(file)) {
            saves::rename_on_table(table, name);
        }
    });
    let done = done.or_else(|| bring_back.then(|| desk.bring_back()));
    if let Some(done) = done {
        if let Err(problem) = done {
            tell.write(problem);
        }
        saves.0 = SaveStore::new(paths.saves()).list();
    }
    if opened {
        moments.write(OpenMoment(std::mem::take(&mut *code)));
    }
    if let Some(path) = chosen {
        sound.write(PlaySound::new("page"));
        resume.write(Resume(path));
        overlay.set(Overlay::None);
    } else if leave {
        overlay.set(beneath.0);
    }
    Ok(())
}

/// What is being asked, and the game last removed.
#[derive(Default)]
struct Desk {
    asking: Option<Wish<PathBuf>>,
    removed: Option<(String, Removed)>,
}

impl Desk {
    /// Asks what there is to ask, and does it: `awaited` knows which games a campaign waits for, and
    /// `renamed` is told of a new name. Returns what came of it once something was done.
    fn carry_out(
        &mut self,
        ctx: &egui::Context,
        words: &Words,
        saves: &Saves,
        awaited: impl Fn(&str) -> bool,
        mut renamed: impl FnMut(&Path, &str),
    ) -> Option<Result<(), Notice>> {
        let (Wish::Rename(file, _) | Wish::Remove(file)) = self.asking.clone()?;
        let listing = saves.0.iter().find(|listing| listing.path == file)?;
        let name = name_of(listing);
        let name = name.as_str();
        let loss = match saves::is_older(listing) || listing.save.is_err() {
            true => "saves-remove-one",
            false if awaited(&saves::slot_name(&file)) => "saves-remove-awaited",
            false => "saves-remove",
        };
        Some(match kept::ask(ctx, words, &mut self.asking, name, loss)? {
            Wish::Rename(file, name) => {
                renamed(&file, &name);
                saves::rename(&file, &name)
            }
            Wish::Remove(_) => Removed::remove(&saves.files_with(listing))
                .map(|removed| self.removed = Some((name.to_owned(), removed)))
                .map_err(|(file, error)| Notice::unwritable(&file, &error)),
        })
    }

    fn bring_back(&mut self) -> Result<(), Notice> {
        let Some((_, removed)) = self.removed.take() else {
            return Ok(());
        };
        let put = removed.put_back();
        put.map_err(|(file, error)| Notice::unwritable(&file, &error))
    }
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

/// A save that can be continued; true if it was chosen, and what else is to be done with it.
fn sound_one(
    ui: &mut Ui,
    words: &Words,
    listing: &SaveListing,
    save: &SaveFile,
    stays: Option<&'static str>,
) -> (bool, Option<Wish<PathBuf>>) {
    let palette = palette(ui.ctx());
    let name = saves::name_of(save);
    ui.horizontal(|ui| {
        let over = save.replay.outcome.map(saves::outcome_key);
        let key = if over.is_some() {
            "saves-look"
        } else {
            "saves-load"
        };
        let text = words.get(key);
        let label = format!("{text}: {name}");
        let button = Button::new(&text).name(&label).width(130.0);
        let chosen = ui.add(button).clicked();
        let wish = kept::buttons(ui, words, name, listing.path.clone(), stays);
        ui.vertical(|ui| {
            rich(ui, name, bold(size::BODY), palette.ink);
            let game = game_of(words, save);
            let mut notes = vec![game, age(words, listing.written)];
            if name != save.summary {
                notes.insert(0, save.summary.clone());
            }
            if saves::is_older(listing) {
                notes.push(words.get("saves-older"));
            }
            if save.practice {
                notes.push(words.get("saves-practice"));
            }
            notes.extend(over.map(|key| words.get(key)));
            caption(ui, notes.join(" · "));
        });
        (chosen, wish)
    })
    .inner
}

/// The name of the game that a save is of.
pub(super) fn game_of(words: &Words, save: &SaveFile) -> String {
    words.get(&format!("game-{}", save.replay.game.replace('_', "-")))
}

/// The name of a save; that of its file if it is damaged.
fn name_of(listing: &SaveListing) -> String {
    match &listing.save {
        Ok(save) => saves::name_of(save).to_owned(),
        Err(_) => {
            let name = listing.path.file_name().unwrap_or_default();
            name.to_string_lossy().into_owned()
        }
    }
}

/// A damaged file: named and explained, and all that can be done is to remove it.
fn damaged(
    ui: &mut Ui,
    words: &Words,
    listing: &SaveListing,
    problem: &str,
    stays: Option<&'static str>,
) -> Option<Wish<PathBuf>> {
    let palette = palette(ui.ctx());
    let wish = ui.horizontal(|ui| {
        let removes = kept::bin(ui, words, &name_of(listing), stays);
        ui.vertical(|ui| {
            let told = format!("{}  {}", icon::WARNING, words.get("saves-damaged"));
            rich(ui, told, regular(size::BODY), palette.oxblood);
            let path = listing.path.display().to_string();
            lines(ui, [path.as_str(), problem]);
        });
        removes.then(|| Wish::Remove(listing.path.clone()))
    });
    wish.inner
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
