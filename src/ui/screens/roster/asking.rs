//! Dialogs over the campaigns: the file to export to, the file to import, the end of one.

use std::path::{Path, PathBuf};

use bevy::prelude::MessageWriter;
use bevy_egui::egui;

use super::UiState;
use crate::{
    app::{Notice, RunOptions, Words, frame::paths::Paths, kept::roster::Roster},
    game::{Campaign, CampaignStore, Phrase},
    ui::{
        theme::{palette, regular, size},
        widgets::{Button, Dialog, body, dialog, heading, modal, rich, text_field},
    },
};

/// An open dialog.
pub(super) enum Asking {
    /// The file to export the campaign to, as typed so far.
    Export(String),
    /// The file to import a campaign from, as typed so far.
    Import(String),
    End,
}

impl Asking {
    /// Suggests a file that is not there yet.
    pub(super) fn export(campaign: &Campaign, paths: &Paths) -> Asking {
        let file = paths.shared().join(campaign.file_name());
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let numbered = (2_u32..).map(|n| {
            let name = format!("{stem}-{n}.{}", Campaign::EXTENSION);
            file.with_file_name(name)
        });
        let mut files = std::iter::once(file.clone()).chain(numbered);
        let free = files.find(|file| !file.exists()).unwrap_or_default();
        Asking::Export(free.display().to_string())
    }

    pub(super) fn import() -> Asking {
        Asking::Import(String::new())
    }
}

/// Shows the open dialog, and acts on the answer.
pub(super) fn show(
    ctx: &egui::Context,
    words: &Words,
    options: &RunOptions,
    roster: &mut bevy::prelude::ResMut<Roster>,
    desk: &mut UiState,
    tell: &mut MessageWriter<Notice>,
) {
    let place = desk.chosen;
    let answered = match &mut desk.asking {
        None => return,
        Some(Asking::End) => end(ctx, words, roster, place),
        Some(Asking::Export(file)) => match file_for(ctx, words, "campaign-export", file, true) {
            Some(Answer::File(file)) => {
                if let Some(campaign) = roster.campaigns.get(place) {
                    tell.write(export(campaign, &file));
                }
                true
            }
            other => other.is_some(),
        },
        Some(Asking::Import(file)) => match file_for(ctx, words, "campaign-import", file, false) {
            Some(Answer::File(file)) => {
                match roster.import(options, &file) {
                    Ok(place) => desk.chosen = place,
                    Err(problem) => {
                        tell.write(problem);
                    }
                }
                true
            }
            other => other.is_some(),
        },
    };
    if answered {
        desk.asking = None;
    }
}

fn export(campaign: &Campaign, file: &Path) -> Notice {
    match CampaignStore::export(campaign, file) {
        Ok(()) => Notice {
            title: Phrase::new("campaign-export-title"),
            text: Phrase::new("campaign-exported"),
            details: vec![file.display().to_string()],
        },
        Err(error) => Notice::unwritable(file, &error),
    }
}

enum Answer {
    File(PathBuf),
    Never,
}

/// Asks for a file, which must not exist if it is to be `new`. `key` begins the keys of the texts.
fn file_for(
    ctx: &egui::Context,
    words: &Words,
    key: &str,
    file: &mut String,
    new: bool,
) -> Option<Answer> {
    let text = |end: &str| words.get(&format!("{key}-{end}"));
    let (mut done, mut never) = (false, false);
    let esc = modal(ctx, key, 560.0, |ui| {
        heading(ui, text("title"));
        body(ui, text("where"));
        ui.add_space(6.0);
        let width = ui.available_width();
        let field = text_field(ui, file, &text("hint"), width);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let taken = new && Path::new(file.trim()).exists();
        if taken {
            let colour = palette(ui.ctx()).oxblood;
            rich(ui, text("taken"), regular(size::BODY), colour);
        }
        ui.add_space(8.0);
        let ready = !file.trim().is_empty() && !taken;
        ui.horizontal_wrapped(|ui| {
            let (go, stop) = (text("do"), words.get("game-cancel"));
            done = ui
                .add(Button::new(&go).chosen(true).enabled(ready))
                .clicked();
            never = ui.add(Button::new(&stop)).clicked();
        });
        done |= entered && ready;
    });
    if done {
        return Some(Answer::File(PathBuf::from(file.trim())));
    }
    (esc || never).then_some(Answer::Never)
}

/// Asks before a campaign ends; true once answered.
fn end(
    ctx: &egui::Context,
    words: &Words,
    roster: &mut bevy::prelude::ResMut<Roster>,
    place: usize,
) -> bool {
    let what = Dialog {
        title: &words.get("campaign-end-title"),
        text: &words.get("campaign-end-kept"),
        details: &[],
        answers: &[&words.get("campaign-end-do"), &words.get("game-cancel")],
        preset: 1,
    };
    let answer = dialog(ctx, "end campaign", &what);
    if answer == Some(0)
        && let Some(campaign) = roster.campaigns.get_mut(place)
    {
        campaign.ended = true;
    }
    answer.is_some()
}
