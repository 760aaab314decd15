//! Notices to the player, over everything else.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    app::{Words, frame::notice::Notices},
    ui::widgets::{Dialog, dialog},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show);
}

fn show(mut contexts: EguiContexts, words: Res<Words>, mut notices: ResMut<Notices>) -> Result {
    let Some(notice) = notices.0.front() else {
        return Ok(());
    };
    let what = Dialog {
        title: &words.plain(&notice.title),
        text: &words.plain(&notice.text),
        details: &notice.details,
        answers: &[&words.get("notice-understood")],
        preset: 0,
    };
    if dialog(contexts.ctx_mut()?, "notice", &what).is_some() {
        notices.0.pop_front();
    }
    Ok(())
}
