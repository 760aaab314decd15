//! Own dice: the game asks for the exact die or card that the player has just rolled or drawn.
//! Input can be corrected until it is confirmed.

use bevy_egui::egui;
use egui::{Key, Modifiers, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::odds::on_paper;
use super::{GameUi, choices::picture, dice};
use crate::dice::Request;
use crate::game::{Phrase, Side};
use crate::ui::theme::{italic, palette, size};
use crate::ui::widgets::{Button, body, focus_ring, heading, heard, rich};
use crate::view::PlayerCommand;
use crate::view::art::Atlas;

/// Sizes of a card and a die, in points.
const CARD: egui::Vec2 = vec2(46.0, 64.0);
const DIE: f32 = 46.0;

/// Asks for the result, at the foot of the board in the middle.
pub(super) fn show(ctx: &egui::Context, board: Rect, play: &mut GameUi) {
    let Some(wanted) = play.pending.wanted.clone().filter(|_| play.playhead.idle()) else {
        return;
    };
    let title = play.words.plain(&Phrase::new(wanted.purpose));
    let key = if wanted.card {
        "game-own-card"
    } else {
        "game-own-die"
    };
    let how = play
        .words
        .plain(&Phrase::new(key).with("faces", wanted.faces));
    let mut chosen = typed(ctx, play, &wanted);
    let mut confirmed =
        chosen.is_some() && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    let width = if wanted.card { 640.0f32 } else { 480.0 }.min(board.width() - 20.0);
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
                            for face in 1..=wanted.faces {
                                if result(ui, play, &wanted, face, chosen == Some(face)) {
                                    chosen = Some(face);
                                    play.desk.typed = face.to_string();
                                }
                            }
                        });
                    });
                ui.horizontal(|ui| {
                    let confirm = play.text("game-own-confirm");
                    let button = Button::new(&confirm).chosen(true).enabled(chosen.is_some());
                    confirmed |= ui.add(button).clicked() && chosen.is_some();
                    let hint = play.text("game-own-type");
                    rich(ui, hint, italic(size::SMALL), palette(ui.ctx()).ink_soft);
                });
            });
        });
    if let Some(face) = chosen.filter(|_| confirmed) {
        play.desk.typed.clear();
        play.orders.write(PlayerCommand::Give(face));
    }
}

/// A button for a result: the card itself, or the die with this face up.
fn result(ui: &mut Ui, play: &mut GameUi, wanted: &Request, face: u16, chosen: bool) -> bool {
    let card = wanted.cards.get(usize::from(face) - 1);
    let drawing = card.and_then(|name| {
        let there = play.art.has(Atlas::Cards, name);
        there
            .then(|| play.art.picture(Atlas::Cards, name))
            .flatten()
    });
    if wanted.card && drawing.is_none() {
        let text = face.to_string();
        let slip = Button::new(&text).quiet().chosen(chosen).width(46.0);
        return ui.add(slip).clicked();
    }
    let size = if drawing.is_some() {
        CARD
    } else {
        vec2(DIE, DIE)
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    heard::pressed(&response, true, "button");
    let name = card.cloned().unwrap_or_else(|| face.to_string());
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, &name)
    });
    let colours = palette(ui.ctx());
    let lifted = if chosen || response.hovered() {
        rect.translate(vec2(0.0, -3.0))
    } else {
        rect
    };
    if chosen {
        let ring = Stroke::new(3.0, colours.oxblood);
        ui.painter()
            .rect_stroke(lifted.expand(2.0), 4.0, ring, StrokeKind::Outside);
    }
    if let Some(drawing) = drawing {
        picture(ui.painter(), drawing, lifted);
    } else {
        let painter = ui.painter().clone();
        let lying = dice::Die::lying(wanted.faces as u8, face as u8, Side::Hero);
        dice::die(&painter, play, &colours, lying, lifted.center(), DIE * 0.46);
    }
    focus_ring(ui.painter(), &response, rect);
    response
        .on_hover_cursor(egui::CursorIcon::PointingHand)
        .clicked()
}

/// The result typed or pressed so far, if the die or deck has it.
fn typed(ctx: &egui::Context, play: &mut GameUi, wanted: &Request) -> Option<u16> {
    if ctx.text_edit_focused() {
        return play.desk.typed.parse().ok();
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
    for digit in digits.chars() {
        let longer = format!("{}{digit}", play.desk.typed);
        let fits = |text: &str| {
            text.parse()
                .is_ok_and(|value: u16| (1..=wanted.faces).contains(&value))
        };
        // A digit that cannot extend the number starts a new one.
        if fits(&longer) {
            play.desk.typed = longer;
        } else if fits(&digit.to_string()) {
            play.desk.typed = digit.to_string();
        }
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Backspace)) {
        play.desk.typed.pop();
    }
    let value: u16 = play.desk.typed.parse().ok()?;
    (1..=wanted.faces).contains(&value).then_some(value)
}
