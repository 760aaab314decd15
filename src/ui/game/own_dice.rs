//! Own dice: the game asks for exactly the die or card that the player has just rolled or drawn.

use bevy_egui::egui;
use egui::{Rect, pos2, vec2};

use super::Play;
use super::odds::on_paper;
use crate::game::Message as Say;
use crate::ui::theme::{italic, palette, size};
use crate::ui::widgets::{Button, body, heading, rich};
use crate::view::Order;

/// Asks for the result, in the middle of the board's foot.
pub(super) fn show(ctx: &egui::Context, board: Rect, play: &mut Play) {
    let Some(wanted) = play.pending.wanted.clone().filter(|_| play.playhead.idle()) else {
        return;
    };
    let title = play.words.plain(&Say::new(wanted.purpose));
    let key = if wanted.card {
        "game-own-card"
    } else {
        "game-own-die"
    };
    let how = play.words.plain(&Say::new(key).with("faces", wanted.faces));
    let mut given = typed(ctx, play, wanted.faces);
    let width = 480.0f32.min(board.width() - 20.0);
    egui::Area::new(egui::Id::new("own dice"))
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(pos2(board.center().x, board.bottom() - 14.0))
        .show(ctx, |ui| {
            on_paper(ui, width, |ui| {
                heading(ui, title);
                body(ui, how);
                egui::ScrollArea::vertical()
                    .max_height(board.height() * 0.5)
                    .show(ui, |ui| {
                        ui.horizontal_wrapped(|ui| {
                            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                            for face in 1..=wanted.faces.min(100) {
                                let text = face.to_string();
                                if ui.add(Button::new(&text).quiet().width(44.0)).clicked() {
                                    given = Some(face);
                                }
                            }
                        });
                    });
                let so_far = play.desk.typed.clone();
                let hint = play
                    .words
                    .plain(&Say::new("game-own-type").with("typed", so_far));
                rich(ui, hint, italic(size::SMALL), palette(ui.ctx()).ink_soft);
            });
        });
    if let Some(face) = given {
        play.desk.typed.clear();
        play.orders.write(Order::Give(face));
    }
}

/// Digits typed on the keyboard; taken with Enter, or at once when no further digit is possible.
fn typed(ctx: &egui::Context, play: &mut Play, faces: u16) -> Option<u16> {
    if ctx.text_edit_focused() {
        return None;
    }
    let digits: String = ctx.input(|input| {
        let texts = input.events.iter().filter_map(|event| match event {
            egui::Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        texts
            .flat_map(str::chars)
            .filter(char::is_ascii_digit)
            .collect()
    });
    play.desk.typed.push_str(&digits);
    let back =
        ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Backspace));
    if back {
        play.desk.typed.pop();
    }
    let entered = ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Enter));
    let value: u16 = play.desk.typed.parse().ok()?;
    if value == 0 || value > faces {
        play.desk.typed.clear();
        return None;
    }
    let complete = value.saturating_mul(10) > faces;
    (entered || complete).then_some(value)
}
