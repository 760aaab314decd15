//! The words of the slip of a lesson, and its buttons.

use bevy_egui::egui;
use egui::{Align, Layout, Ui};

use super::super::GameUi;
use super::super::dialogs::Question;
use super::super::tips::rule_link;
use super::Lying;
use crate::app::{Command, OpenRule};
use crate::game::Phrase;
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{Button, icon_button, rich};
use crate::view::PlayerCommand;

/// Between two slips: the player is free, and may leave.
pub(super) fn between(ui: &mut Ui, play: &mut GameUi) {
    let colours = palette(ui.ctx());
    let text = play.text("lesson-between");
    ui.horizontal(|ui| {
        let icon = egui_phosphor::regular::GRADUATION_CAP;
        rich(ui, icon, bold(size::HEADING), colours.brass_dark);
        leave(ui, play);
    });
    rich(ui, text, italic(size::BODY), colours.ink);
}

/// The cross in the upper corner of the slip, far from everything that goes on with the lesson.
fn leave(ui: &mut Ui, play: &mut GameUi) {
    let text = play.text("lesson-leave");
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if icon_button(ui, egui_phosphor::regular::X, &text).clicked() {
            play.desk.dialog = Some(Question::LeaveLesson);
        }
    });
}

/// The words of the slip. Where there is little room its button is beside the count, so that it is not
/// scrolled away.
pub(super) fn words(ui: &mut Ui, play: &mut GameUi, lying: &Lying, low: bool) {
    let colours = palette(ui.ctx());
    let back = play.desk.course.back;
    ui.spacing_mut().item_spacing.y = 7.0;
    ui.horizontal(|ui| {
        let icon = egui_phosphor::regular::GRADUATION_CAP;
        rich(ui, icon, bold(size::HEADING), colours.brass_dark);
        let count = Phrase::new("lesson-count")
            .with("now", lying.number - back)
            .with("max", lying.of);
        rich(
            ui,
            play.words.plain(&count),
            italic(size::BODY),
            colours.ink_soft,
        );
        if low {
            go_on(ui, play, lying);
        } else {
            turn_back(ui, play, lying);
        }
        leave(ui, play);
    });
    let text = play.text(&lying.text);
    let larger = if low { 0.0 } else { 1.5 };
    rich(ui, text, regular(size::BODY + larger), colours.ink);
    if let Some(rule) = lying.rule.filter(|_| back == 0) {
        ui.scope(|ui| {
            ui.spacing_mut().interact_size.y = 8.0;
            if rule_link(ui, &play.titles.of(rule)) {
                play.open_rule.write(OpenRule(rule));
            }
        });
    }
    if !low {
        ui.horizontal_wrapped(|ui| go_on(ui, play, lying));
    }
}

/// The signs that turn back to notes that were put away, and forward again. The lesson stays where it is.
fn turn_back(ui: &mut Ui, play: &mut GameUi, lying: &Lying) {
    use egui_phosphor::regular::{CARET_LEFT, CARET_RIGHT};
    let back = play.desk.course.back;
    let (earlier, later) = (play.text("lesson-earlier"), play.text("lesson-later"));
    if back + 1 < lying.number && icon_button(ui, CARET_LEFT, &earlier).clicked() {
        play.desk.course.back += 1;
    }
    if back > 0 && icon_button(ui, CARET_RIGHT, &later).clicked() {
        play.desk.course.back -= 1;
    }
}

/// The button that puts the slip away, where it waits for nothing else.
fn go_on(ui: &mut Ui, play: &mut GameUi, lying: &Lying) {
    if lying.choice.is_some() || play.desk.course.back > 0 {
        return;
    }
    let key = play.settings.keys.label(Command::Proceed);
    let key = key.unwrap_or_default();
    let text = play.text(match lying.number == lying.of {
        true => "lesson-play-on",
        false => "lesson-go-on",
    });
    let button = Button::new(&text).note(&key).chosen(true);
    if ui.add(button).clicked() {
        play.orders.write(PlayerCommand::GoOn);
    }
}
