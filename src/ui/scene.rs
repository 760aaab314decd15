//! The pictures that fill the window.

use bevy_egui::egui;
use egui::{Color32, Rect, TextureOptions, Ui, pos2};

use super::{texture, widgets::desk};

/// Paints the title scene, darkened at its left, or the bare table if there is no picture; true if
/// there is one.
pub(super) fn title(ui: &Ui, place: Rect) -> bool {
    let drawn = covering(ui, place, "title");
    if drawn {
        let dark = Color32::from_rgba_unmultiplied(0x14, 0x0c, 0x06, 238);
        shade(
            ui,
            place,
            &[(0.0, dark), (0.33, dark), (0.6, Color32::TRANSPARENT)],
        );
    }
    drawn
}

/// Paints the table as it lies before a game.
pub(super) fn splash(ui: &Ui, place: Rect) {
    covering(ui, place, "splash");
}

/// Paints a picture over everything, or the bare table if there is none; true if there is.
fn covering(ui: &Ui, place: Rect, name: &str) -> bool {
    let Some(picture) = texture::picture(ui.ctx(), name, TextureOptions::LINEAR) else {
        desk(ui.painter(), place);
        return false;
    };
    // It covers the window; the excess is cut off evenly.
    let (window, size) = (place.size(), picture.size_vec2());
    let scale = (window / size).max_elem();
    let shown = window / (size * scale);
    let uv = Rect::from_center_size(pos2(0.5, 0.5), shown);
    ui.painter().image(picture.id(), place, uv, Color32::WHITE);
    true
}

/// Colours blending into each other from left to right, each at its part of the width.
fn shade(ui: &Ui, place: Rect, stops: &[(f32, Color32)]) {
    let mut mesh = egui::Mesh::default();
    for (at, colour) in stops {
        let x = egui::lerp(place.x_range().min..=place.x_range().max, *at);
        mesh.colored_vertex(pos2(x, place.top()), *colour);
        mesh.colored_vertex(pos2(x, place.bottom()), *colour);
    }
    for strip in 0..stops.len().saturating_sub(1) as u32 {
        mesh.add_triangle(2 * strip, 2 * strip + 1, 2 * strip + 2);
        mesh.add_triangle(2 * strip + 2, 2 * strip + 1, 2 * strip + 3);
    }
    ui.painter().add(mesh);
}
