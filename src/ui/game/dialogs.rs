//! Dialogs over the table when something cannot be taken back.

use bevy_egui::egui;

use super::{GameUi, note};
use crate::game::UndoProblem;
use crate::ui::widgets::{Dialog, dialog};
use crate::view::PlayerCommand;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// The last choice cannot be taken back; it can be played differently as practice.
    Practice,
    /// There is nothing to take back.
    NothingToUndo,
    /// A choice gives cause to think twice.
    Caution(usize),
    /// The lesson is to be left.
    LeaveLesson,
}

/// Shows the dialog and carries out the answer.
pub(super) fn show(ctx: &egui::Context, play: &mut GameUi) {
    note::write(ctx, play);
    if let Some(problem) = play.pending.undo_refused.take() {
        play.desk.dialog = Some(match problem {
            UndoProblem::Chance => Question::Practice,
            _ => Question::NothingToUndo,
        });
    }
    let answered = match play.desk.dialog {
        None => return,
        Some(Question::Practice) => practice(ctx, play),
        Some(Question::Caution(choice)) => caution(ctx, play, choice),
        Some(Question::LeaveLesson) => leave_lesson(ctx, play),
        Some(Question::NothingToUndo) => {
            let (title, text) = (play.text("game-undo"), play.text("game-undo-nothing"));
            let fine = play.text("game-understood");
            let what = Dialog {
                title: &title,
                text: &text,
                details: &[],
                answers: &[&fine],
                preset: 0,
            };
            dialog(ctx, "nothing to undo", &what).is_some()
        }
    };
    if answered {
        play.desk.dialog = None;
    }
}

fn leave_lesson(ctx: &egui::Context, play: &mut GameUi) -> bool {
    let (title, text) = (play.text("lesson-leave"), play.text("lesson-leave-text"));
    let (go, stay) = (play.text("lesson-leave-go"), play.text("lesson-leave-stay"));
    let what = Dialog {
        title: &title,
        text: &text,
        details: &[],
        answers: &[&go, &stay],
        preset: 1,
    };
    // Enter also puts notes away: pressed once too often, it must not skip the rest of them.
    let answer = dialog(ctx, "leave the lesson", &what);
    if answer == Some(0) {
        play.orders.write(PlayerCommand::LeaveLesson);
    }
    answer.is_some()
}

fn practice(ctx: &egui::Context, play: &mut GameUi) -> bool {
    let (title, text) = (play.text("game-undo"), play.text("game-undo-chance"));
    let (go, stay) = (play.text("game-undo-practice"), play.text("game-cancel"));
    let what = Dialog {
        title: &title,
        text: &text,
        details: &[],
        answers: &[&go, &stay],
        preset: 1,
    };
    // Whoever undoes in haste must not give up a game that counts.
    let answer = dialog(ctx, "practice", &what);
    if answer == Some(0)
        && let Some(table) = &play.table
    {
        let before = table.0.choices_made().saturating_sub(1);
        play.orders.write(PlayerCommand::Branch(before));
    }
    answer.is_some()
}

/// Asks whether a choice is meant; both ways lead out.
fn caution(ctx: &egui::Context, play: &mut GameUi, choice: usize) -> bool {
    let Some(decision) = play.decision() else {
        return true;
    };
    let Some(what) = decision.choices.get(choice) else {
        return true;
    };
    let Some(reason) = &what.caution else {
        return true;
    };
    let (title, text) = (play.text("game-caution"), play.say(reason));
    let (go, stay) = (play.say(&what.label), play.text("game-caution-stay"));
    let asked = Dialog {
        title: &title,
        text: &text,
        details: &[],
        answers: &[&go, &stay],
        preset: 1,
    };
    // A second Enter must not do what one is warned of.
    let answer = dialog(ctx, "caution", &asked);
    if answer == Some(0) {
        play.take_at_once(choice);
    }
    answer.is_some()
}
