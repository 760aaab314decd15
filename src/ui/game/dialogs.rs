//! Questions over the table: the menu, and what happens when something cannot be taken back.

use bevy_egui::egui;

use super::{Play, note};
use crate::app::{AppState, Overlay};
use crate::game::UndoProblem;
use crate::ui::widgets::{Button, Dialog, dialog, heading, modal};
use crate::view::Order;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// The menu of a game in play.
    Menu,
    /// The last choice cannot be taken back; it can be played differently as practice.
    Practice,
    /// There is nothing to take back.
    NothingToUndo,
}

/// Shows what is asked and does as answered.
pub(super) fn show(ctx: &egui::Context, play: &mut Play) {
    note::write(ctx, play);
    if let Some(problem) = play.pending.undo_refused.take() {
        play.desk.dialog = Some(match problem {
            UndoProblem::Chance => Question::Practice,
            _ => Question::NothingToUndo,
        });
    }
    let answered = match play.desk.dialog {
        None => return,
        Some(Question::Menu) => menu(ctx, play),
        Some(Question::Practice) => practice(ctx, play),
        Some(Question::NothingToUndo) => {
            let (title, text) = (play.text("game-undo"), play.text("game-undo-nothing"));
            let fine = play.text("game-understood");
            let what = Dialog {
                title: &title,
                text: &text,
                details: &[],
                answers: &[&fine],
            };
            dialog(ctx, "nothing to undo", &what).is_some()
        }
    };
    if answered {
        play.desk.dialog = None;
    }
}

fn practice(ctx: &egui::Context, play: &mut Play) -> bool {
    let (title, text) = (play.text("game-undo"), play.text("game-undo-chance"));
    let (go, stay) = (play.text("game-undo-practice"), play.text("game-cancel"));
    let what = Dialog {
        title: &title,
        text: &text,
        details: &[],
        answers: &[&go, &stay],
    };
    let answer = dialog(ctx, "practice", &what);
    if answer == Some(0)
        && let Some(table) = &play.table
    {
        let before = table.0.choices_made().saturating_sub(1);
        play.orders.write(Order::Branch(before));
    }
    answer.is_some()
}

/// The menu; whether it was put away.
fn menu(ctx: &egui::Context, play: &mut Play) -> bool {
    let mut chosen = None;
    let texts = [
        "game-menu-resume",
        "game-menu-rulebook",
        "game-menu-settings",
        "game-menu-saves",
        "game-menu-leave",
    ]
    .map(|key| play.text(key));
    let title = play.text("game-menu");
    let closed = modal(ctx, "menu", 340.0, |ui| {
        ui.vertical_centered_justified(|ui| {
            heading(ui, title);
            ui.add_space(6.0);
            ui.spacing_mut().item_spacing.y = 10.0;
            for (number, text) in texts.iter().enumerate() {
                if ui
                    .add(Button::new(text).width(280.0).chosen(number == 0))
                    .clicked()
                {
                    chosen = Some(number);
                }
            }
        });
    });
    match chosen {
        Some(1) => play.next_overlay.set(Overlay::Rulebook),
        Some(2) => play.next_overlay.set(Overlay::Settings),
        Some(3) => play.next_overlay.set(Overlay::Saves),
        Some(4) => play.next_state.set(AppState::Title),
        _ => {}
    }
    closed || chosen.is_some()
}
