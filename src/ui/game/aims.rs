//! Arrows from foes to whom they are after.

use bevy_egui::egui;
use egui::{Color32, Painter, Pos2, Stroke, Vec2};

use super::GameUi;
use super::board::{on_screen, radius};
use crate::game::Scene;
use crate::ui::theme::Palette;

/// A bend drawn in so many straight pieces.
const PIECES: u8 = 16;

/// Draws a thin arrow from each foe to its target, where that is certain, around whoever stands between
/// them.
pub(super) fn show(painter: &Painter, play: &GameUi, scene: &Scene, colours: &Palette) {
    let standing = || scene.tokens.iter().filter(|token| !token.down);
    for token in standing() {
        let Some(target) = standing().find(|other| token.target == Some(other.id)) else {
            continue;
        };
        let (from, to) = (on_screen(play, token), on_screen(play, target));
        let length = from.distance(to);
        let start = radius(play, token) * 1.1;
        let end = length - radius(play, target) * 1.15;
        // On bright ground a fainter one could hardly be seen.
        let colour = colours.side(token.side);
        let size = play.look.cell_size();
        let head = (size * 0.09).clamp(4.0, 10.0);
        if end <= start + 4.0 {
            // Side by side there is room for the head alone.
            let dir = (to - from).normalized();
            let tip = to - dir * (radius(play, target) - head * 0.3);
            arrowhead(painter, (tip, dir), head * 1.3, colour);
            continue;
        }
        let others = standing().filter(|other| other.id != token.id && other.id != target.id);
        let discs = others.map(|other| (on_screen(play, other), radius(play, other) * 1.15));
        let bend = bend(from, to, discs);
        let along = |part: f32| on_bend(from, to, bend, part);
        let piece = |index| start + (end - start) * f32::from(index) / f32::from(PIECES);
        // Whole: a broken line means that somebody cannot be seen.
        let line: Vec<Pos2> = (0..=PIECES)
            .map(|index| along(piece(index) / length))
            .collect();
        let stroke = Stroke::new((size * 0.03).clamp(1.5, 3.5), colour);
        painter.line(line, stroke);
        let tip = along(end / length);
        let dir = (tip - along((end - head) / length)).normalized();
        arrowhead(painter, (tip, dir), head, colour);
    }
}

/// The head of an arrow that comes from this direction, of this size.
pub(super) fn arrowhead(painter: &Painter, (tip, dir): (Pos2, Vec2), size: f32, colour: Color32) {
    let side = dir.rot90() * size * 0.7;
    let back = tip - dir * size * 1.3;
    painter.add(egui::Shape::convex_polygon(
        vec![tip, back + side, back - side],
        colour,
        Stroke::NONE,
    ));
}

/// How far aside the handle of a bend lies that leads past these discs; zero for a straight line.
fn bend(from: Pos2, to: Pos2, discs: impl Iterator<Item = (Pos2, f32)>) -> Vec2 {
    let length = from.distance(to);
    let dir = (to - from) / length;
    let aside = dir.rot90();
    let needed = discs.filter_map(|(middle, radius)| {
        let part = (middle - from).dot(dir) / length;
        let off = (middle - from).dot(aside);
        if !(0.0..=1.0).contains(&part) || off.abs() >= radius {
            return None;
        }
        let past = if off > 0.0 {
            off - radius
        } else {
            off + radius
        };
        // A bend is at its widest in the middle, where it goes half as far aside as its handle.
        let part = part.clamp(0.2, 0.8);
        Some(past / (2.0 * part * (1.0 - part)))
    });
    let widest = needed.max_by(|a, b| a.abs().total_cmp(&b.abs()));
    aside * widest.unwrap_or(0.0)
}

/// A point of a bend, by the part of the way that lies behind it.
fn on_bend(from: Pos2, to: Pos2, bend: Vec2, part: f32) -> Pos2 {
    from + (to - from) * part + bend * (2.0 * part * (1.0 - part))
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    const FROM: Pos2 = pos2(0.0, 0.0);
    const TO: Pos2 = pos2(200.0, 0.0);

    fn bent(discs: &[(Pos2, f32)]) -> Vec2 {
        bend(FROM, TO, discs.iter().copied())
    }

    #[test]
    fn nobody_in_the_way_leaves_the_arrow_straight() {
        assert_eq!(
            bent(&[(pos2(100.0, 40.0), 30.0), (pos2(260.0, 0.0), 30.0)]),
            Vec2::ZERO
        );
    }

    #[test]
    fn an_arrow_leads_past_whoever_stands_between() {
        for (x, y) in [(100.0, 0.0), (60.0, 12.0), (150.0, -20.0)] {
            let disc = (pos2(x, y), 30.0);
            let bend = bent(&[disc]);
            let nearest = (0..=100)
                .map(|part| on_bend(FROM, TO, bend, part as f32 / 100.0).distance(disc.0))
                .fold(f32::MAX, f32::min);
            assert!(nearest >= 0.9 * disc.1, "{x} {y}: {nearest}");
        }
    }
}
