//! Arrows from foes to whom they are after.

use bevy_egui::egui;
use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};

use super::GameUi;
use super::board::{on_screen, radius};
use super::overlays::EDGE;
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
        let marks = colours.on_ground(scene);
        let inks = (marks.side(token.side), marks.edge);
        let size = play.look.cell_size();
        let head = (size * 0.09).clamp(4.0, 10.0);
        if end <= start + 4.0 {
            // Side by side there is room for the head alone.
            let dir = (to - from).normalized();
            let tip = to - dir * (radius(play, target) - head * 0.3);
            arrowhead(painter, (tip, dir), head * 1.3, inks);
            continue;
        }
        let others = standing().filter(|other| other.id != token.id && other.id != target.id);
        let discs = others.map(|other| (on_screen(play, other), radius(play, other) * 1.15));
        let bend = bend(from, to, discs);
        let along = |part: f32| on_bend(from, to, bend, part);
        let last = reaches(along, radius(play, target) * 1.15);
        let first = start / length;
        let piece = |index| first + (last - first) * f32::from(index) / f32::from(PIECES);
        // Whole: a broken line means that somebody cannot be seen.
        let line: Vec<Pos2> = (0..=PIECES).map(|index| along(piece(index))).collect();
        let wide = (size * 0.03).clamp(2.0, 3.5);
        painter.line(line.clone(), Stroke::new(wide + 2.0 * EDGE, inks.1));
        painter.line(line, Stroke::new(wide, inks.0));
        let tip = along(last);
        let dir = (tip - along(last - head / length)).normalized();
        arrowhead(painter, (tip, dir), head, inks);
    }
}

/// The head of an arrow that comes from this direction, of this size, in its ink and with its edge.
pub(super) fn arrowhead(
    painter: &Painter,
    (tip, dir): (Pos2, Vec2),
    size: f32,
    (ink, edge): (Color32, Color32),
) {
    let side = dir.rot90() * size * 0.7;
    let back = tip - dir * size * 1.3;
    let corners = vec![tip, back + side, back - side];
    let edge = Stroke::new(2.0 * EDGE, edge);
    painter.add(Shape::closed_line(corners.clone(), edge));
    painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
}

/// How far aside the handle lies of the bend that leads best past these discs; zero for a straight line.
fn bend(from: Pos2, to: Pos2, discs: impl Iterator<Item = (Pos2, f32)>) -> Vec2 {
    /// Weight of what a bend covers against how far it strays.
    const COVERED: f32 = 15.0;
    let discs: Vec<(Pos2, f32)> = discs.collect();
    let length = from.distance(to);
    let dir = (to - from) / length;
    let aside = dir.rot90();
    let beside = |&(middle, radius): &(Pos2, f32)| {
        let part = (middle - from).dot(dir) / length;
        let off = (middle - from).dot(aside);
        // A bend is at its widest in the middle, where it goes half as far aside as its handle.
        let part = part.clamp(0.2, 0.8);
        [off + radius, off - radius].map(|past| past / (2.0 * part * (1.0 - part)))
    };
    let cost = |handle: f32| {
        let near = |middle: Pos2| {
            let points = (0..=2 * PIECES).map(|at| f32::from(at) / f32::from(2 * PIECES));
            let points = points.map(|part| on_bend(from, to, aside * handle, part));
            let apart = points.map(|at| at.distance(middle));
            apart.fold(f32::MAX, f32::min)
        };
        let covered = discs.iter().map(|(middle, radius)| radius - near(*middle));
        let covered: f32 = covered.map(|deep| deep.max(0.0)).sum();
        covered * COVERED + handle.abs()
    };
    // Of two that are as good as each other the first, or the arrow would change sides with every pixel
    // that the board is moved by.
    let better = |best: (f32, f32), handle: f32| match cost(handle) {
        cost if cost + 0.05 * length < best.1 => (handle, cost),
        _ => best,
    };
    let straight = (0.0, cost(0.0));
    if straight.1 == 0.0 {
        return Vec2::ZERO;
    }
    aside * discs.iter().flat_map(beside).fold(straight, better).0
}

/// The part of the way after which an arrow is this near to its target: a bent one comes from the side,
/// and would otherwise end beside it.
fn reaches(along: impl Fn(f32) -> Pos2, near: f32) -> f32 {
    const STEPS: u8 = 200;
    let to = along(1.0);
    let steps = (0..=STEPS).rev();
    let mut parts = steps.map(|step| f32::from(step) / f32::from(STEPS));
    let far = |part: &f32| along(*part).distance(to) >= near;
    parts.find(far).unwrap_or(0.0)
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
    #[test]
    fn an_arrow_keeps_its_side_when_the_board_moves_a_little() {
        let between = |y: f32| bent(&[(pos2(100.0, y), 30.0)]);
        assert!(between(0.5).dot(between(-0.5)) > 0.0);
    }

    #[test]
    fn an_arrow_leads_past_all_on_its_side() {
        // The nearer way past the first leads over the second.
        let discs = [(pos2(150.0, 2.0), 20.0), (pos2(170.0, -26.0), 20.0)];
        let bend = bent(&discs);
        let points = (0..=100).map(|part| on_bend(FROM, TO, bend, part as f32 / 100.0));
        for at in points {
            let free = |(middle, radius): &(Pos2, f32)| at.distance(*middle) >= 0.9 * radius;
            assert!(discs.iter().all(free), "{at:?}");
        }
    }

    #[test]
    fn a_bent_arrow_ends_at_its_target() {
        let along = |part: f32| on_bend(FROM, TO, Vec2::new(0.0, 120.0), part);
        let end = along(reaches(along, 30.0));
        assert!((30.0..33.0).contains(&end.distance(TO)), "{end:?}");
    }
}
