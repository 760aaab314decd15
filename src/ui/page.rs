//! A screen that is one sheet on the table, with a button to go back.

use bevy_egui::egui;
use egui::{Align, Layout, Rect, Ui, UiBuilder, vec2};
use egui_phosphor::regular as icon;

use super::{
    root,
    widgets::{Button, Sheet, back_pressed, desk},
};

/// Height of the strip with buttons at the foot of a page.
const FOOT: f32 = 54.0;

/// A page under construction.
pub struct Page<'a> {
    id: &'a str,
    title: &'a str,
    back: &'a str,
    largest: egui::Vec2,
}

impl<'a> Page<'a> {
    /// A page with a title and a label for going back.
    pub fn new(id: &'a str, title: &'a str, back: &'a str) -> Self {
        Page {
            id,
            title,
            back,
            largest: vec2(1120.0, 920.0),
        }
    }

    /// Limits the size of the sheet.
    #[must_use]
    pub fn largest(mut self, width: f32, height: f32) -> Self {
        self.largest = vec2(width, height);
        self
    }

    /// Draws the page; `foot` lays out buttons to the right of the one that goes back. Returns true
    /// if the player goes back.
    pub fn show(
        self,
        ctx: &egui::Context,
        contents: impl FnOnce(&mut Ui),
        foot: impl FnOnce(&mut Ui),
    ) -> bool {
        let mut ui = root(ctx, self.id);
        let place = ui.max_rect();
        desk(ui.painter(), place);
        let mut back = false;
        Sheet::centred(place, self.largest)
            .title(self.title)
            .show(&mut ui, |ui| {
                let all = ui.max_rect();
                let above =
                    Rect::from_min_max(all.min, egui::pos2(all.right(), all.bottom() - FOOT));
                let below =
                    Rect::from_min_max(egui::pos2(all.left(), all.bottom() - FOOT + 14.0), all.max);
                ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
                    ui.set_clip_rect(above.expand2(vec2(8.0, 2.0)));
                    contents(ui);
                });
                ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        back = ui
                            .add(Button::new(self.back).icon(icon::ARROW_LEFT))
                            .clicked();
                        ui.with_layout(Layout::right_to_left(Align::Center), foot);
                    });
                });
            });
        let in_dialog = ctx.memory(|memory| memory.top_modal_layer().is_some());
        back || (!in_dialog && back_pressed(ctx))
    }
}

/// Scrolls contents that do not fit.
pub fn scroll<R>(ui: &mut Ui, id: impl egui::AsIdSalt, contents: impl FnOnce(&mut Ui) -> R) -> R {
    egui::ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .show(ui, |ui| {
            // The focus ring sticks out beyond the widget it surrounds.
            egui::Frame::new()
                .inner_margin(egui::Margin::symmetric(6, 4))
                .show(ui, contents)
                .inner
        })
        .inner
}
