//! Widgets of all screens: sheets, clipped buttons, switches, sliders, tabs, dialogs.
//!
//! Nothing here looks like egui's own; all of it shows the keyboard focus.

mod button;
mod dialog;
pub(in crate::ui) mod heard;
mod input;
mod sheet;
mod table;
mod words;

pub use button::{Button, button, icon_button, link, tabs};
pub use dialog::{Dialog, dialog, modal};
pub use input::{choice, number, progress, search, slider, switch, text_field};
pub use sheet::{Sheet, brass_corner, desk, divider, inset, paper, shadow};
pub use table::TextTable;
pub use words::{body, caption, heading, lines, rich, title, tooltip};

use bevy_egui::egui;
use egui::{Painter, Rect, Response, Stroke, StrokeKind};

/// Draws a ring of lamplight around the widget with the keyboard focus, and scrolls it into view.
pub fn focus_ring(painter: &Painter, response: &Response, rect: Rect) {
    if !response.has_focus() {
        return;
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let palette = super::theme::palette(painter.ctx());
    let ring = rect.expand(3.0);
    painter.rect_stroke(ring, 5.0, Stroke::new(4.0, palette.ink), StrokeKind::Middle);
    painter.rect_stroke(
        ring,
        5.0,
        Stroke::new(2.0, palette.lamp),
        StrokeKind::Middle,
    );
}

/// True if the player asked to go back: Esc, when nothing on the screen needs it first.
pub fn back_pressed(ctx: &egui::Context) -> bool {
    ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
}
