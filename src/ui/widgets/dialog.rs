use bevy_egui::egui;
use egui::{Color32, Id, Modal, Ui, vec2};

use super::{Button, body, brass_corner, heading, lines, paper};

/// A small sheet in the middle that wants an answer.
pub struct Dialog<'a> {
    pub title: &'a str,
    pub text: &'a str,
    /// Details in monospaced type.
    pub details: &'a [String],
    /// The answers, the main one first.
    pub answers: &'a [&'a str],
    /// The answer that Enter gives: where something would be lost, the one that keeps it.
    pub preset: usize,
}

/// Shows a dialog; returns the index of the answer given. Esc gives the last one, Enter the preset one.
pub fn dialog(ctx: &egui::Context, id: &str, what: &Dialog) -> Option<usize> {
    let mut answer = None;
    let background = modal(ctx, id, 520.0, |ui| {
        heading(ui, what.title);
        ui.add_space(4.0);
        body(ui, what.text);
        if !what.details.is_empty() {
            ui.add_space(6.0);
            egui::ScrollArea::vertical()
                .max_height(220.0)
                .show(ui, |ui| {
                    lines(ui, what.details.iter().map(String::as_str));
                });
        }
        ui.add_space(10.0);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            for (number, name) in what.answers.iter().enumerate() {
                let response = ui.add(Button::new(name).chosen(number == what.preset));
                if number == what.preset && ui.memory(|memory| memory.focused().is_none()) {
                    response.request_focus();
                }
                if response.clicked() {
                    answer = Some(number);
                }
            }
        });
    });
    if background {
        answer = answer.or(what.answers.len().checked_sub(1));
    }
    answer
}

/// A small sheet over a darkened table; true if Esc was pressed.
pub fn modal(ctx: &egui::Context, id: &str, width: f32, contents: impl FnOnce(&mut Ui)) -> bool {
    let frame = egui::Frame::new().inner_margin(egui::Margin::same(26));
    let shown = Modal::new(Id::new(id))
        .frame(frame)
        .backdrop_color(Color32::from_black_alpha(150))
        .show(ctx, |ui| {
            ui.set_width(width.min(ctx.content_rect().width() - 80.0));
            let under: Vec<_> = (0..40)
                .map(|_| ui.painter().add(egui::Shape::Noop))
                .collect();
            contents(ui);
            let rect = ui.min_rect().expand2(vec2(26.0, 26.0));
            // The size of the sheet is known only once its contents are laid out, so it is drawn
            // last, into the places reserved below.
            let mut shapes = Vec::new();
            collect(ctx, ui, rect, &mut shapes);
            for (place, shape) in under.into_iter().zip(shapes) {
                ui.painter().set(place, shape);
            }
        });
    let _ = shown.response;
    ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
}

/// The shapes of a sheet with brass corners.
fn collect(ctx: &egui::Context, ui: &Ui, rect: egui::Rect, shapes: &mut Vec<egui::Shape>) {
    let layer = egui::LayerId::new(egui::Order::Background, Id::new("paper in the making"));
    let painter = egui::Painter::new(ctx.clone(), layer, ui.clip_rect().expand(100.0));
    paper(&painter, rect);
    for corner in [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ] {
        brass_corner(&painter, corner, rect.center() - corner);
    }
    painter.for_each_shape(|clipped| shapes.push(clipped.shape.clone()));
    ctx.graphics_mut(|graphics| {
        if let Some(list) = graphics.get_mut(layer) {
            *list = Default::default();
        }
    });
}
