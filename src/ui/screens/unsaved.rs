//! The question whether to leave a game that could not be saved.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    app::{
        Words,
        kept::unsaved::{GiveUp, Unsaved},
    },
    ui::widgets::{Dialog, dialog},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show);
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    unsaved: Res<Unsaved>,
    mut answers: MessageWriter<GiveUp>,
) -> Result {
    if unsaved.asked.is_none() {
        return Ok(());
    }
    let what = Dialog {
        title: &words.get("unsaved-title"),
        text: &words.get("unsaved"),
        details: &[],
        answers: &[&words.get("menu-leave-unsaved"), &words.get("unsaved-stay")],
        preset: 1,
    };
    let answer = dialog(contexts.ctx_mut()?, "unsaved", &what);
    answers.write_batch(answer.map(|answer| GiveUp(answer == 0)));
    Ok(())
}
