//! The wooden edge of the table, under the panels.

use bevy_egui::egui;
use egui::{Color32, Rect, Ui};

use super::layout::Layout;
use crate::ui::texture::Materials;
use crate::ui::theme::{Palette, palette};

/// Lays wood under every panel; the dice tray has some only beside an open log.
pub(super) fn under_panels(ui: &Ui, at: &Layout, log: bool) {
    let colours = palette(ui.ctx());
    let tray = log.then_some(at.tray);
    let panels = [at.top, at.choices.union(at.party), at.ledger];
    for panel in panels.into_iter().chain(tray) {
        wood(ui, panel, &colours);
    }
}

/// A piece of the wooden table edge under the panels.
fn wood(ui: &Ui, rect: Rect, palette: &Palette) {
    let tint = Color32::from_gray(150);
    let mesh = Materials::of(ui.ctx()).wood(rect, tint_of(palette.wood, tint));
    ui.painter().add(mesh);
    let edge = egui::Stroke::new(2.0, palette.wood_dark);
    ui.painter()
        .rect_stroke(rect, 0.0, edge, egui::StrokeKind::Inside);
}

fn tint_of(colour: Color32, light: Color32) -> Color32 {
    let by = |a: u8, b: u8| (u16::from(a) * 2 * u16::from(b) / 255).min(255) as u8;
    Color32::from_rgb(
        by(colour.r(), light.r()),
        by(colour.g(), light.g()),
        by(colour.b(), light.b()),
    )
}
