//! The spaniel.

use super::super::folk::places;
use super::LIVER;
use crate::ink::{BONE, Colour, INK, OXBLOOD, Point, Sheet, blob, curve, oval, poly};

/// Its white coat.
const COAT: Colour = Colour(0xf8, 0xef, 0xdc);
const TONGUE: Colour = Colour(0xd0, 0x70, 0x66);

/// It stands on its hind legs with its paws on somebody's lap; `at` is below its hind feet, and it
/// looks to the right.
pub fn spaniel(s: &mut Sheet, at: Point, k: f32) {
    let p = places(at, k, 1.0);
    tail(s, &p, k);
    leg(s, &p, k, 0.26, 0.22);
    foreleg(s, &p, k, 0.1);
    let body = blob(&[
        p(-0.3, 0.78),
        p(-0.24, 1.0),
        p(0.02, 1.18),
        p(0.34, 1.42),
        p(0.56, 1.76),
        p(0.74, 2.0),
        p(1.02, 2.0),
        p(1.14, 1.74),
        p(1.1, 1.42),
        p(0.92, 1.16),
        p(0.66, 0.94),
        p(0.4, 0.62),
        p(0.1, 0.5),
        p(-0.2, 0.56),
    ]);
    s.solid(&body, COAT, 3.4, k * 0.05);
    s.clip(&body);
    for spot in [
        blob(&[
            p(-0.4, 0.9),
            p(-0.2, 1.2),
            p(0.16, 1.3),
            p(0.2, 0.96),
            p(-0.04, 0.8),
            p(-0.3, 0.7),
        ]),
        blob(&[
            p(0.4, 1.6),
            p(0.56, 1.9),
            p(0.8, 1.86),
            p(0.74, 1.5),
            p(0.56, 1.4),
        ]),
    ] {
        s.fill(&spot, LIVER);
        s.pen(&spot, 1.2, INK, 0.6);
        s.hatch_in(&spot, 60.0, 6.0, 1.1, INK, 0.5);
    }
    let belly = blob(&[
        p(0.1, 0.5),
        p(0.5, 0.84),
        p(0.96, 1.3),
        p(1.2, 1.4),
        p(0.9, 0.9),
        p(0.5, 0.4),
    ]);
    s.hatch_in(&belly, 50.0, 5.5, 1.2, INK, 0.55);
    s.end();
    fringe(
        s,
        &[p(0.52, 0.8), p(0.68, 0.97), p(0.84, 1.1), p(0.98, 1.26)],
        k * 0.13,
        0.3,
    );
    foreleg(s, &p, k, 0.0);
    leg(s, &p, k, 0.0, 0.0);
    for (x, y) in [
        (0.3, 1.3),
        (0.24, 1.14),
        (0.62, 1.24),
        (0.5, 1.06),
        (0.9, 1.6),
        (0.84, 1.46),
    ] {
        let hair = curve(&[p(x, y), p(x - 0.03, y - 0.06), p(x - 0.09, y - 0.1)]);
        s.pen(&hair, 1.4, INK, 0.8);
    }
}

/// A hind leg, near or set off behind the near one and a tone darker.
fn leg(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32, out: f32, shade: f32) {
    let shape = blob(&[
        p(out - 0.26, 0.9),
        p(out + 0.1, 0.96),
        p(out + 0.32, 0.76),
        p(out + 0.26, 0.5),
        p(out + 0.06, 0.32),
        p(out + 0.02, 0.14),
        p(out + 0.24, 0.09),
        p(out + 0.27, 0.0),
        p(out - 0.12, 0.0),
        p(out - 0.15, 0.2),
        p(out - 0.2, 0.36),
        p(out - 0.32, 0.6),
    ]);
    let hue = COAT.shade(shade);
    if shade > 0.0 {
        s.solid(&shape, hue, 2.8, k * 0.03);
        return;
    }
    // The near thigh has no line where it joins the body.
    s.fill(&shape, hue);
    let open = curve(&shape.points[shape.points.len() / 9..]);
    s.pen(&open, 3.0, INK, 1.0);
    let shadow = blob(&[
        p(0.06, 0.34),
        p(0.28, 0.56),
        p(0.3, 0.76),
        p(0.16, 0.66),
        p(0.0, 0.4),
    ]);
    s.hatch_in(&shadow, 50.0, 5.0, 1.2, INK, 0.6);
    fringe(
        s,
        &[p(-0.3, 0.64), p(-0.24, 0.5), p(-0.18, 0.36)],
        k * 0.12,
        -0.6,
    );
    for x in [0.1, 0.18] {
        s.pen(&curve(&[p(x, 0.08), p(x + 0.02, 0.01)]), 1.6, INK, 1.0);
    }
}

/// A foreleg laid on the lap.
fn foreleg(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32, up: f32) {
    let shape = blob(&[
        p(0.86, 1.62 + up),
        p(1.1, 1.6 + up),
        p(1.22, 1.42 + up),
        p(1.46, 1.3 + up),
        p(1.6, 1.24 + up),
        p(1.58, 1.12 + up),
        p(1.36, 1.1 + up),
        p(1.1, 1.2 + up),
        p(0.92, 1.36 + up),
    ]);
    if up > 0.0 {
        s.solid(&shape, COAT.shade(0.2), 2.8, k * 0.03);
        return;
    }
    s.fill(&shape, COAT);
    let open = curve(&shape.points[shape.points.len() / 7..shape.points.len() * 8 / 9]);
    s.pen(&open, 3.0, INK, 1.0);
    for x in [1.46, 1.52] {
        s.pen(&curve(&[p(x, 1.2), p(x + 0.03, 1.12)]), 1.6, INK, 1.0);
    }
}

/// Locks of wet hair along an edge, hanging down and away to one side (`out`).
fn fringe(s: &mut Sheet, along: &[Point], k: f32, out: f32) {
    for &(x, y) in along {
        let lock = blob(&[
            (x - k * 0.5, y - k * 0.3),
            (x + k * 0.5, y - k * 0.2),
            (x + k * (0.3 + out * 0.5), y + k * 0.5),
            (x + k * out, y + k),
            (x - k * 0.3 + k * out * 0.3, y + k * 0.5),
        ]);
        s.fill(&lock, COAT);
        let edge = curve(&lock.points[lock.points.len() / 4..lock.points.len() * 19 / 20]);
        s.pen(&edge, 1.9, INK, 1.0);
    }
}

/// The tail, and where it was a moment ago.
fn tail(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32) {
    let plume = blob(&[
        p(-0.18, 0.98),
        p(-0.44, 1.16),
        p(-0.56, 1.42),
        p(-0.54, 1.66),
        p(-0.7, 1.56),
        p(-0.74, 1.4),
        p(-0.84, 1.32),
        p(-0.76, 1.18),
        p(-0.78, 1.06),
        p(-0.6, 0.98),
        p(-0.5, 0.86),
        p(-0.28, 0.82),
    ]);
    s.solid(&plume, COAT, 3.0, k * 0.03);
    s.clip(&plume);
    let tip = blob(&[
        p(-0.5, 1.36),
        p(-0.4, 1.8),
        p(-0.9, 1.7),
        p(-0.9, 1.3),
        p(-0.7, 1.24),
    ]);
    s.fill(&tip, LIVER);
    s.end();
    s.stroke(&plume, 3.0, 0.6, INK, 1.0);
    for (r, from) in [(0.78, 1.6), (0.92, 1.66), (0.8, 2.62), (0.94, 2.58)] {
        let swish: Vec<Point> = (0..8)
            .map(|i| {
                let (sin, cos) = (from + 0.36 * i as f32 / 7.0_f32).sin_cos();
                p(-0.22 + r * cos, 0.92 + r * sin)
            })
            .collect();
        let swish = curve(&swish);
        s.stroke(&swish, 6.0, 0.3, INK, 0.9);
        s.stroke(&swish, 3.0, 0.2, BONE, 1.0);
    }
}

/// Its head in profile; `at` is behind its eye. `tongue` out, or a mouth shut for a portrait.
pub fn head(s: &mut Sheet, at: Point, k: f32, tongue: bool) {
    let p = places(at, k, 1.0);
    let fine = (k / 24.0).clamp(1.4, 3.2);
    if tongue {
        let lick = blob(&[
            p(0.5, -0.16),
            p(0.72, -0.2),
            p(0.92, -0.16),
            p(1.06, -0.02),
            p(1.12, -0.16),
            p(0.98, -0.34),
            p(0.7, -0.36),
            p(0.5, -0.28),
        ]);
        s.solid(&lick, TONGUE, fine * 0.8, 1.5);
    }
    let skull = blob(&[
        p(-0.44, 0.06),
        p(-0.36, 0.36),
        p(-0.08, 0.52),
        p(0.18, 0.46),
        p(0.32, 0.26),
        p(0.56, 0.2),
        p(0.82, 0.16),
        p(0.94, 0.04),
        p(0.86, -0.12),
        p(0.66, -0.24),
        p(0.4, -0.3),
        p(0.14, -0.34),
        p(-0.1, -0.5),
        p(-0.4, -0.4),
    ]);
    s.solid(&skull, LIVER, fine, k * 0.05);
    s.clip(&skull);
    let blaze = blob(&[
        p(0.1, 0.6),
        p(0.22, 0.34),
        p(0.36, 0.2),
        p(0.5, 0.04),
        p(0.4, -0.16),
        p(0.3, -0.4),
        p(0.8, -0.4),
        p(1.1, 0.0),
        p(0.8, 0.3),
        p(0.4, 0.5),
    ]);
    s.fill(&blaze, COAT);
    s.end();
    s.stroke(&skull, fine, 0.6, INK, 1.0);
    for (x, y) in [(0.6, -0.04), (0.68, -0.1), (0.72, -0.02)] {
        let (x, y) = p(x, y);
        s.spot(x, y, k * 0.022, LIVER, 1.0);
    }
    let lip = curve(&[p(0.86, -0.06), p(0.7, -0.12), p(0.5, -0.12), p(0.36, -0.06)]);
    s.pen(&lip, fine * 0.8, INK, 1.0);
    let (x, y) = p(0.89, 0.07);
    s.fill(&oval(x, y, k * 0.1, k * 0.085), INK);
    s.spot(x - k * 0.02, y - k * 0.03, k * 0.025, BONE, 0.9);
    eye(s, p(0.2, 0.17), k);
    ear(s, &p, k, fine);
}

/// An eye that would be wet even if the rest were dry.
fn eye(s: &mut Sheet, (x, y): Point, k: f32) {
    s.spot(x, y, k * 0.085, INK, 1.0);
    s.spot(x + k * 0.022, y - k * 0.03, k * 0.032, BONE, 1.0);
    let brow = curve(&[
        (x - k * 0.12, y - k * 0.1),
        (x, y - k * 0.17),
        (x + k * 0.1, y - k * 0.12),
    ]);
    s.pen(&brow, (k * 0.035).max(1.2), INK, 1.0);
}

/// An ear, long and wavy.
fn ear(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32, fine: f32) {
    let flap = blob(&[
        p(-0.08, 0.28),
        p(-0.3, 0.3),
        p(-0.48, 0.06),
        p(-0.56, -0.3),
        p(-0.6, -0.6),
        p(-0.5, -0.84),
        p(-0.34, -0.78),
        p(-0.22, -0.9),
        p(-0.08, -0.7),
        p(0.0, -0.36),
        p(0.06, 0.0),
    ]);
    s.solid(&flap, LIVER.shade(0.28), fine, k * 0.05);
    for (top, foot) in [(-0.36, -0.46), (-0.24, -0.3), (-0.1, -0.14)] {
        let wave = curve(&[
            p(top + 0.06, 0.1),
            p(top - 0.02, -0.14),
            p(foot + 0.05, -0.38),
            p(foot - 0.02, -0.66),
        ]);
        s.pen(&wave, fine * 0.55, INK, 0.8);
    }
}

/// A bow of ribbon, for a portrait.
pub fn bow(s: &mut Sheet, (x, y): Point, k: f32) {
    for side in [-1.0, 1.0] {
        let wing = poly(&[
            (x, y),
            (x + side * k, y - k * 0.6),
            (x + side * k, y + k * 0.6),
        ]);
        s.solid(&wing, OXBLOOD.light(0.1), 1.6, 1.0);
    }
    s.solid(&oval(x, y, k * 0.3, k * 0.34), OXBLOOD, 1.4, 1.0);
}
