//! New names for what is kept, and its removal: saves, maps, campaigns and their people.

use bevy_egui::egui;
use egui::Ui;
use egui_phosphor::regular as icon;

use crate::{
    app::Words,
    game::Phrase,
    ui::widgets::{
        Button, Dialog, dialog, heading, icon_button, idle_icon_button, modal, name_within,
        short_text_field,
    },
};

/// Maximum number of characters in a name.
const LONGEST: usize = 60;

/// What the player wants done with something.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Wish<T> {
    /// Give it this name; empty for the one it had at first.
    Rename(T, String),
    Remove(T),
}

/// Two studs to rename and to remove something; the wish that they stand for. Where `stays` says
/// why it cannot be removed, so does the second one.
pub(super) fn buttons<T>(
    ui: &mut Ui,
    words: &Words,
    name: &str,
    what: T,
    stays: Option<&'static str>,
) -> Option<Wish<T>> {
    let of = Phrase::new("kept-rename-of").with("name", name.to_owned());
    let renames = icon_button(ui, icon::PENCIL_SIMPLE, &words.plain(&of)).clicked();
    // Both are there, whichever is pressed.
    let removes = bin(ui, words, name, stays);
    match (renames, removes) {
        (true, _) => Some(Wish::Rename(what, name.to_owned())),
        (false, true) => Some(Wish::Remove(what)),
        (false, false) => None,
    }
}

/// The stud to remove something, which cannot be done where `stays` is the key of a reason; true if
/// it was pressed.
pub(super) fn bin(ui: &mut Ui, words: &Words, name: &str, stays: Option<&'static str>) -> bool {
    let of = |key: &'static str| Phrase::new(key).with("name", name.to_owned());
    let Some(why) = stays else {
        let text = words.plain(&of("kept-remove-of"));
        return icon_button(ui, icon::TRASH, &text).clicked();
    };
    let text = of("kept-remove-not").with("why", Phrase::new(why));
    idle_icon_button(ui, icon::TRASH, &words.plain(&text));
    false
}

/// Asks for the new name, or whether to remove it, which the text `loss` tells more about. Returns
/// the wish once it is certain.
pub(super) fn ask<T: Clone>(
    ctx: &egui::Context,
    words: &Words,
    asking: &mut Option<Wish<T>>,
    name: &str,
    loss: &str,
) -> Option<Wish<T>> {
    let sure = match asking.as_mut()? {
        Wish::Rename(_, text) => new_name(ctx, words, text),
        Wish::Remove(_) => {
            let title = Phrase::new("kept-remove-title").with("name", name.to_owned());
            let what = Dialog {
                title: &words.plain(&title),
                text: &words.get(loss),
                details: &[],
                answers: &[&words.get("kept-remove"), &words.get("game-cancel")],
                preset: 1,
            };
            dialog(ctx, "remove", &what).map(|answer| answer == 0)
        }
    }?;
    let wish = asking.take();
    wish.filter(|_| sure)
}

/// Asks for a name; true if it was entered, false if it was not meant.
fn new_name(ctx: &egui::Context, words: &Words, text: &mut String) -> Option<bool> {
    let (mut keep, mut never) = (false, false);
    let esc = modal(ctx, "rename", 460.0, |ui| {
        heading(ui, words.get("kept-rename-title"));
        ui.add_space(4.0);
        let width = ui.available_width();
        let field = short_text_field(ui, text, &words.get("kept-rename-hint"), (width, LONGEST));
        keep = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
            select_all(ctx, &field, text);
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let (name, cancel) = (words.get("kept-rename"), words.get("game-cancel"));
            keep |= ui.add(Button::new(&name).chosen(true)).clicked();
            never = ui.add(Button::new(&cancel)).clicked();
        });
    });
    if keep {
        *text = name_within(text, LONGEST);
    }
    (keep || never || esc).then_some(keep)
}

/// Selects the whole text of a field, so that typing replaces it.
fn select_all(ctx: &egui::Context, field: &egui::Response, text: &str) {
    use egui::text::{CCursor, CCursorRange};
    if let Some(mut state) = egui::TextEdit::load_state(ctx, field.id) {
        let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
        state.cursor.set_char_range(Some(all));
        state.store(ctx, field.id);
    }
}

/// A button that brings the last thing back that was removed.
pub(super) fn undo(ui: &mut Ui, words: &Words, name: Option<&str>) -> bool {
    let Some(name) = name else { return false };
    let text = Phrase::new("kept-remove-undo").with("name", name.to_owned());
    let text = words.plain(&text);
    let button = Button::new(&text).icon(icon::ARROW_U_UP_LEFT);
    ui.add(button).clicked()
}
