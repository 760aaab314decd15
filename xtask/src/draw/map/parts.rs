//! Parts shared by many map drawings.

use crate::ink::{
    BONE, Colour, DETAIL, INK, LAMP, OCHRE, OXBLOOD, Path, Point, Sheet, blob, curve, line, oval,
    poly,
};
use std::f32::consts::TAU;

/// Draws the hatched shadow that standing things cast along their lower right.
pub(super) fn grounded(s: &mut Sheet, path: &Path) {
    let cast = path.shift(5.0, 6.0);
    s.hatch_in(&cast, -45.0, 4.2, 1.3, INK, 0.5);
    s.fill(path, BONE);
}

pub(super) fn planks(s: &mut Sheet, x: f32, y: f32, w: f32, h: f32, count: usize) {
    for i in 1..count {
        let at = y + h * i as f32 / count as f32;
        s.pen(&line(x + 2.0, at, x + w - 2.0, at), DETAIL, INK, 0.75);
    }
}

/// Coins lying on one another within an ellipse.
pub(super) fn heap(s: &mut Sheet, cx: f32, cy: f32, rx: f32, ry: f32, count: usize) {
    for i in 0..count {
        // Golden-angle scatter: even, without showing a grid.
        let r = ((i as f32 + 0.5) / count as f32).sqrt();
        let angle = i as f32 * 2.399_963 + s.chance.around(0.3);
        let (x, y) = (cx + rx * r * angle.cos(), cy + ry * r * angle.sin());
        let colour = OCHRE.light(s.chance.between(0.05, 0.45));
        s.flat(&oval(x, y, 5.2, 4.4), colour, 1.0, 1.3);
        s.pen(
            &curve(&[(x - 2.0, y + 1.0), (x, y - 1.2), (x + 2.0, y + 0.6)]),
            0.9,
            INK,
            0.6,
        );
    }
}

/// A flame seen from above: a ragged star with a bright heart.
pub(super) fn flames(s: &mut Sheet, cx: f32, cy: f32, r: f32) {
    let glow = s.radial((cx, cy), r * 2.1, &[(0.0, LAMP, 0.75), (1.0, LAMP, 0.0)]);
    s.paint(&oval(cx, cy, r * 2.1, r * 2.1), &glow, 1.0);
    for (scale, colour) in [
        (1.0, OXBLOOD.light(0.2)),
        (0.72, OCHRE.light(0.15)),
        (0.42, LAMP),
    ] {
        let tips = 9;
        let points: Vec<Point> = (0..tips * 2)
            .map(|i| {
                let angle = (i as f32 + s.chance.around(0.3)) / (tips * 2) as f32 * TAU;
                let reach = if i % 2 == 0 {
                    s.chance.between(0.85, 1.1)
                } else {
                    0.58
                };
                (
                    cx + r * scale * reach * angle.cos(),
                    cy + r * scale * reach * angle.sin(),
                )
            })
            .collect();
        let weight = if scale > 0.9 { DETAIL * 1.3 } else { 0.9 };
        s.flat(&blob(&points), colour, 1.0, weight);
    }
}

pub(super) fn skull(s: &mut Sheet, x: f32, y: f32, r: f32) {
    let cap = [
        (-1.0, -0.1),
        (-0.6, -0.9),
        (0.6, -0.9),
        (1.0, -0.1),
        (0.62, 0.5),
        (0.5, 1.1),
        (-0.5, 1.1),
        (-0.62, 0.5),
    ];
    let points: Vec<Point> = cap
        .iter()
        .map(|&(dx, dy)| (x + dx * r, y + dy * r))
        .collect();
    s.solid(&blob(&points), BONE, DETAIL * 1.4, r * 0.2);
    for side in [-1.0, 1.0] {
        s.fill(
            &oval(x + side * r * 0.4, y + r * 0.05, r * 0.26, r * 0.3),
            INK,
        );
    }
    s.fill(
        &poly(&[
            (x, y + r * 0.32),
            (x + r * 0.14, y + r * 0.6),
            (x - r * 0.14, y + r * 0.6),
        ]),
        INK,
    );
    for side in [-0.25, 0.0, 0.25] {
        s.ink(
            &line(x + side * r, y + r * 0.78, x + side * r, y + r * 1.05),
            1.0,
        );
    }
}

pub(super) fn bone(s: &mut Sheet, x: f32, y: f32, length: f32, turn: f32) {
    let half = length / 2.0;
    let shaft = line(x - half, y, x + half, y).turn((x, y), turn);
    let ends: Vec<Point> = shaft.points.clone();
    let knob = |s: &mut Sheet, grow: f32, colour: Colour| {
        for &(ex, ey) in &ends {
            for side in [-2.6, 2.6] {
                let at = oval(ex, ey + side, 3.0 + grow, 3.0 + grow).turn((ex, ey), turn);
                s.fill(&at, colour);
            }
        }
    };
    knob(s, 1.5, INK);
    s.stroke(&shaft, 7.0, 1.0, INK, 1.0);
    knob(s, 0.0, BONE);
    s.stroke(&shaft, 4.0, 1.0, BONE, 1.0);
}
