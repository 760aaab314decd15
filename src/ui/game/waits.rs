//! The panel where there is nothing to choose in it: what is waited for.

use bevy_egui::egui;
use egui::{Align2, Rect, Sense, Ui};

use super::{GameUi, page};
use crate::app::Command;
use crate::game::Phrase;
use crate::ui::theme::{italic, palette, size};
use crate::ui::widgets::heard;

/// With nothing to choose, what the game is waiting for.
pub(super) fn show(ui: &mut Ui, rect: Rect, play: &mut GameUi) {
    // Once the game is over, a click brings the last page back, and so does a key.
    let sense = match play.pending.outcome {
        Some(_) => Sense::click(),
        None => Sense::CLICK,
    };
    let response = ui.interact(rect, ui.id().with("waiting"), sense);
    if response.clicked() {
        play.desk.last_page.aside = false;
        if play.pending.outcome.is_some() && play.playhead.idle() {
            play.effects.finish();
            page::finish(play);
        }
        if !play.playhead.idle() {
            let now = play.time.elapsed();
            play.playhead.hurry(now);
            play.effects.finish();
        }
    }
    let key = if play.pending.outcome.is_some() && play.playhead.idle() {
        "game-over-hint"
    } else if let Some(wanted) = play
        .pending
        .wanted
        .as_ref()
        .filter(|_| play.playhead.idle())
    {
        match wanted.card {
            true => "game-own-cards-hint",
            false => "game-own-dice-hint",
        }
    } else if !play.pending.person && play.playhead.idle() {
        "game-bot-thinks"
    } else if play.playhead.page_lies() {
        "game-page-fight-hint"
    } else if play.decision().is_some() {
        awaited(play, "game-page-hint")
    } else {
        "game-finish-hint"
    };
    let hurry = play.settings.keys.label(Command::Hurry).unwrap_or_default();
    let left = play.pending.wanted.as_ref().map_or(0, |it| it.faces);
    let text = Phrase::new(key).with("key", hurry).with("faces", left);
    let text = play.words.plain(&text);
    told(ui, rect, &text);
}

/// What is to be done next: this, unless a lesson's note has to be read before it.
pub(super) fn awaited(play: &GameUi, hint: &'static str) -> &'static str {
    match play.desk.course.waits_for_nothing() {
        true => "lesson-awaits",
        false => hint,
    }
}

/// A line in the middle of the panel.
pub(super) fn told(ui: &Ui, rect: Rect, text: &str) {
    heard::painted(ui, rect, "told", || text.to_owned());
    let ink = palette(ui.ctx()).parchment_dark;
    let (at, font) = (rect.center(), italic(size::BODY));
    ui.painter()
        .text(at, Align2::CENTER_CENTER, text, font, ink);
}
