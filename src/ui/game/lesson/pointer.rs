//! What leads from the slip of a lesson to its subject: a frame around that, and an arrow.

use std::time::Duration;

use bevy_egui::egui;
use egui::{Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::ui::theme::{Palette, palette};

/// Draws a brass frame around a thing, or along these corners of it; returns its rectangle.
pub(super) fn frame(ui: &Ui, target: Rect, corners: Option<&[Pos2]>) -> Rect {
    let colours = palette(ui.ctx());
    let painter = ui.painter();
    let frame = target.expand(3.0);
    let (edge, brass) = (
        Stroke::new(6.0, colours.ink),
        Stroke::new(3.5, colours.lamp),
    );
    for stroke in [edge, brass] {
        match corners {
            Some(corners) => {
                painter.add(egui::Shape::closed_line(corners.to_vec(), stroke));
            }
            None => {
                painter.rect_stroke(frame, 6.0, stroke, StrokeKind::Middle);
            }
        }
    }
    frame
}

/// Marks the slip itself for a moment after a click that has to wait for it, so long ago.
pub(super) fn mark(ui: &Ui, slip: Rect, since: Option<Duration>) {
    const FOR: Duration = Duration::from_millis(900);
    if let Some(left) = since.and_then(|since| FOR.checked_sub(since)) {
        frame(ui, slip, None);
        ui.ctx().request_repaint_after(left);
    }
}

/// A brass arrow from the slip to the nearest point of a frame, unless it would lie on other things.
pub(super) fn arrow(
    painter: &egui::Painter,
    slip: Rect,
    frame: Rect,
    others: &[Rect],
    colours: &Palette,
) {
    const LONG: f32 = 30.0;
    let middle = slip.center();
    let end = frame.clamp(middle);
    let from = slip.clamp(end);
    let reach = end - from;
    // Without room between the two, the frame is enough.
    if reach.length() < 6.0 {
        return;
    }
    let dir = reach.normalized();
    let shaft = end - dir * reach.length().min(LONG);
    let lies = Rect::from_two_pos(shaft, end).expand(8.0);
    if others.iter().any(|it| it.intersects(lies)) {
        return;
    }
    painter.add(head(shaft, end, dir, 13.0, colours.ink));
    painter.add(head(
        shaft + dir * 2.5,
        end - dir * 3.5,
        dir,
        9.0,
        colours.lamp,
    ));
}

fn head(base: Pos2, end: Pos2, dir: Vec2, half: f32, fill: egui::Color32) -> Shape {
    let side = vec2(-dir.y, dir.x) * half;
    Shape::convex_polygon(vec![end, base + side, base - side], fill, Stroke::NONE)
}
