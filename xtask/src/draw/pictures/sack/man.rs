//! The man with the boat-hook.

use super::super::folk::{SKIN, places, shadow};
use super::super::graver::tube;
use super::stare;
use crate::ink::{
    BONE, Colour, INK, LEATHER, OAK, OXBLOOD, Point, STEEL, Sheet, blob, curve, even, line, oval,
    poly,
};

/// Cloth of his coat.
const COAT: Colour = Colour(0x4c, 0x4a, 0x42);
/// How much larger his head is than that of most people, from the neck up.
const HEAD: f32 = 1.24;
const NECK: f32 = 0.78;

/// He stands squarely and looks at whoever looks at him; `at` is between his feet.
pub fn man(s: &mut Sheet, at: Point, k: f32) {
    let p = places(at, k, 1.0);
    shadow(s, at, (k * 0.3, k * 0.045), 0.45);
    boots(s, &p, k);
    coat(s, &p, k);
    // The hook stands out against the light side of the sky.
    let turned = places(at, k, -1.0);
    hook(s, &turned, k);
    arms(s, &turned, k);
    // Large enough to be looked at by.
    let larger = |x: f32, y: f32| p(x * HEAD, NECK + (y - NECK) * HEAD);
    head(s, &larger, k * HEAD);
}

fn boots(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32) {
    for side in [-1.0, 1.0] {
        let leg = blob(&[
            p(side * 0.03, 0.36),
            p(side * 0.15, 0.36),
            p(side * 0.16, 0.1),
            p(side * 0.22, 0.02),
            p(side * 0.12, 0.0),
            p(side * 0.05, 0.03),
        ]);
        s.solid(&leg, LEATHER.shade(0.5), 2.2, k * 0.015);
    }
}

fn coat(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32) {
    let body = blob(&[
        p(-0.06, 0.83),
        p(0.06, 0.83),
        p(0.2, 0.76),
        p(0.2, 0.6),
        p(0.18, 0.48),
        p(0.25, 0.22),
        p(0.12, 0.17),
        p(0.0, 0.2),
        p(-0.12, 0.17),
        p(-0.25, 0.22),
        p(-0.18, 0.48),
        p(-0.2, 0.6),
        p(-0.2, 0.76),
    ]);
    s.solid(&body, COAT, 2.6, k * 0.03);
    s.clip(&body);
    let dark = poly(&[p(0.02, 0.84), p(0.3, 0.8), p(0.3, 0.1), p(0.06, 0.1)]);
    s.hatch_in(&dark, 64.0, 4.6, 1.3, INK, 0.9);
    let (a, b) = (p(0.0, 0.8), p(0.0, 0.18));
    s.pen(&line(a.0, a.1, b.0, b.1), 2.0, INK, 1.0);
    let (a, b) = (p(-0.22, 0.49), p(0.22, 0.49));
    s.pen(&line(a.0, a.1, b.0, b.1), k * 0.034, INK, 1.0);
    s.end();
    for y in [0.42, 0.56, 0.66] {
        let (x, y) = p(-0.035, y);
        s.spot(x, y, k * 0.013, BONE, 1.0);
    }
    let (x, y) = p(0.0, 0.49);
    s.solid(&oval(x, y, k * 0.03, k * 0.024), STEEL, 1.6, 1.0);
}

/// The hook: longer than he is.
fn hook(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32) {
    let pole = curve(&[p(0.37, 0.0), p(0.36, 0.7), p(0.37, 1.22)]);
    tube(s, &pole, k * 0.032, OAK.light(0.1));
    let iron = [
        curve(&[p(0.37, 1.16), p(0.37, 1.26), p(0.372, 1.4)]),
        curve(&[
            p(0.37, 1.2),
            p(0.45, 1.28),
            p(0.53, 1.24),
            p(0.54, 1.14),
            p(0.49, 1.08),
        ]),
    ];
    for part in &iron {
        s.stroke(part, k * 0.06, 0.35, INK, 1.0);
    }
    for part in &iron {
        s.stroke(part, k * 0.03, 0.3, STEEL.light(0.2), 1.0);
    }
}

/// One hand on the pole, one in his belt.
fn arms(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32) {
    let wide = k * 0.078;
    let holding = curve(&[p(0.17, 0.75), p(0.29, 0.6), p(0.37, 0.66)]);
    tube(s, &holding, wide, COAT.light(0.1));
    let resting = curve(&[p(-0.17, 0.75), p(-0.32, 0.6), p(-0.16, 0.49)]);
    tube(s, &resting, wide, COAT.light(0.12));
    for (x, y) in [(0.37, 0.68), (-0.13, 0.48)] {
        let (x, y) = p(x, y);
        s.solid(&oval(x, y, k * 0.042, k * 0.04), SKIN, 2.0, 1.5);
    }
}

fn head(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32) {
    let scarf = blob(&[
        p(-0.11, 0.85),
        p(0.0, 0.87),
        p(0.11, 0.85),
        p(0.12, 0.79),
        p(0.0, 0.755),
        p(-0.12, 0.79),
    ]);
    let end = poly(&[
        p(-0.08, 0.8),
        p(-0.01, 0.78),
        p(-0.05, 0.62),
        p(-0.12, 0.64),
    ]);
    s.solid(&end, OXBLOOD, 2.0, 1.5);
    s.solid(&scarf, OXBLOOD.light(0.08), 2.2, k * 0.015);
    let (x, y) = p(0.0, 0.93);
    let face = even(
        x,
        &[
            (x, y - k * 0.1),
            (x + k * 0.085, y - k * 0.06),
            (x + k * 0.08, y + k * 0.04),
            (x + k * 0.04, y + k * 0.09),
            (x, y + k * 0.1),
        ],
    );
    s.solid(&face, SKIN, 2.2, k * 0.02);
    // A night's beard, and the mouth of a man who does not wave.
    let beard = even(
        x,
        &[
            (x, y + k * 0.03),
            (x + k * 0.08, y + k * 0.02),
            (x + k * 0.045, y + k * 0.088),
            (x, y + k * 0.1),
        ],
    );
    s.hatch_in(&beard, 70.0, 3.2, 0.9, INK, 0.5);
    s.pen(
        &line(x - k * 0.03, y + k * 0.06, x + k * 0.03, y + k * 0.057),
        2.4,
        INK,
        1.0,
    );
    s.pen(
        &curve(&[p(0.0, 0.935), p(0.02, 0.9), p(-0.004, 0.897)]),
        1.6,
        INK,
        1.0,
    );
    stare(s, (x, y - k * 0.004), k * 0.036, k * 0.02);
    hat(s, p, k);
}

/// A hat with a brim that has been rained on.
fn hat(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, k: f32) {
    let dark = COAT.shade(0.5);
    let crown = blob(&[
        p(-0.1, 0.97),
        p(-0.09, 1.08),
        p(-0.02, 1.12),
        p(0.03, 1.1),
        p(0.09, 1.08),
        p(0.1, 0.97),
    ]);
    s.solid(&crown, dark, 2.4, k * 0.02);
    let band = curve(&[p(-0.1, 0.995), p(0.0, 0.98), p(0.1, 0.995)]);
    s.pen(&band, k * 0.022, OXBLOOD.shade(0.1), 1.0);
    let brim = blob(&[
        p(-0.22, 0.945),
        p(-0.1, 0.99),
        p(0.0, 0.985),
        p(0.1, 0.99),
        p(0.22, 0.95),
        p(0.1, 0.953),
        p(0.0, 0.948),
        p(-0.1, 0.953),
    ]);
    s.solid(&brim, dark.light(0.05), 2.4, k * 0.01);
}
