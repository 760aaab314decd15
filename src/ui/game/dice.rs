//! How dice are drawn: as solids out of the atlas where it has them, otherwise in plain ink.

use std::f32::consts::TAU;

use bevy_egui::egui;
use egui::{Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::Play;
use crate::ui::theme::{Palette, bold};
use crate::view::art::{Atlas, Picture};

/// The outline of a die seen from above.
pub(super) fn outline(
    painter: &Painter,
    sides: u8,
    middle: Pos2,
    radius: f32,
    fill: Color32,
    line: Stroke,
) {
    painter.add(Shape::convex_polygon(corners(sides, middle, radius, 0.0), fill, line));
}

/// The corners of a die's outline, turned.
fn corners(sides: u8, middle: Pos2, radius: f32, turn: f32) -> Vec<Pos2> {
    let (count, start, size) = match sides {
        4 => (3, -0.25, 1.12),
        6 => (4, -0.125, 1.15),
        8 => (4, -0.25, 1.1),
        10 => (4, -0.25, 1.05),
        12 => (5, -0.25, 1.02),
        20 => (6, -0.25, 1.0),
        _ => (10, 0.0, 1.0),
    };
    (0..count)
        .map(|corner| {
            let angle = (corner as f32 / count as f32 + start) * TAU + turn;
            let flat = if sides == 10 { vec2(0.92, 1.08) } else { vec2(1.0, 1.0) };
            middle + vec2(angle.cos(), angle.sin()) * flat * radius * size
        })
        .collect()
}

/// A die with its face up, turned by an angle.
pub(super) fn die(
    painter: &Painter,
    play: &mut Play,
    colours: &Palette,
    (sides, face): (u8, u8),
    middle: Pos2,
    radius: f32,
    turn: f32,
    side: Color32,
) {
    let shadow = corners(sides, middle + vec2(2.0, 4.0), radius, turn);
    painter.add(Shape::convex_polygon(shadow, Color32::from_black_alpha(90), Stroke::NONE));
    let name = format!("d{sides}_{face}");
    if let Some(picture) = play.art.has(Atlas::Dice, &name).then(|| play.art.picture(Atlas::Dice, &name)).flatten() {
        painter.add(turned(picture, middle, radius * 1.25, turn, tint(side)));
        return;
    }
    let line = Stroke::new((radius * 0.07).max(1.2), colours.ink);
    painter.add(Shape::convex_polygon(corners(sides, middle, radius, turn), side, line));
    let inner = corners(sides, middle, radius * 0.66, turn);
    painter.add(Shape::closed_line(inner, Stroke::new(1.0, colours.bone.gamma_multiply(0.45))));
    painter.text(middle, Align2::CENTER_CENTER, face.to_string(), bold(radius * 0.86), colours.bone);
}

/// Dice are drawn in white, so that each side can have its own.
fn tint(side: Color32) -> Color32 {
    let lift = |channel: u8| 255 - (255 - channel) / 3;
    Color32::from_rgb(lift(side.r()), lift(side.g()), lift(side.b()))
}

/// A picture turned about its middle.
pub(super) fn turned(picture: Picture, middle: Pos2, radius: f32, turn: f32, tint: Color32) -> Shape {
    let half = picture.size / picture.size.max_elem() * radius;
    let mut mesh = Mesh::with_texture(picture.id);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    mesh.add_rect_with_uv(Rect::from_center_size(middle, half * 2.0), whole, tint);
    mesh.rotate(egui::emath::Rot2::from_angle(turn), middle);
    Shape::mesh(mesh)
}
