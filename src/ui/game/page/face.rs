//! Choosing a face for a hero, out of those that the game offers.

use bevy_egui::egui;
use egui::{Sense, Stroke, vec2};

use super::super::top::token_disc;
use super::GameUi;
use crate::game::{Side, face_key};
use crate::ui::theme::{palette, size};
use crate::ui::widgets::{Button, focus_ring, heading, heard, modal};

/// Side of a face to choose.
const FACE: f32 = 74.0;

/// Shows the faces while a hero is being given one.
pub(in crate::ui::game) fn show(ctx: &egui::Context, play: &mut GameUi) {
    let Some(hero) = play.desk.book.facing else {
        return;
    };
    let scene = play.scene();
    let mut sheets = scene.sheets.iter();
    let Some(sheet) = sheets.find(|sheet| sheet.id == hero) else {
        play.desk.book.facing = None;
        return;
    };
    let (title, close) = (play.text("game-choose-face"), play.text("game-cancel"));
    let (mut chosen, mut done) = (None, false);
    let away = modal(ctx, "faces", 5.0 * (FACE + 10.0), |ui| {
        heading(ui, title);
        ui.add_space(size::SMALL / 2.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 10.0);
            for (place, face) in sheet.faces.iter().enumerate() {
                let (rect, response) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::click());
                let name = format!("{} {}", play.text("game-face"), place + 1);
                let here = *face == sheet.sprite;
                let kind = egui::WidgetType::RadioButton;
                response.widget_info(|| egui::WidgetInfo::selected(kind, true, here, &name));
                heard::pressed(&response, true, "button");
                let painter = ui.painter().clone();
                token_disc(&painter, play, face, Side::Hero, rect, false);
                if here || response.hovered() {
                    let line = Stroke::new(3.0, palette(ui.ctx()).lamp);
                    painter.circle_stroke(rect.center(), FACE / 2.0, line);
                }
                focus_ring(&painter, &response, rect);
                if response.clicked() {
                    chosen = Some(face.clone());
                }
            }
        });
        ui.add_space(size::SMALL);
        done = ui.add(Button::new(&close).quiet()).clicked();
    });
    if let Some(face) = chosen {
        play.annotate(&face_key(hero), Some(face));
        done = true;
    }
    if done || away {
        play.desk.book.facing = None;
    }
}
