//! The goose, and what he leaves behind.

use super::super::folk::{limb, places, shadow};
use super::BILL;
use crate::ink::{BONE, INK, Path, Point, Sheet, blob, curve, line, oval, poly, rect};

/// How a goose carries itself.
#[derive(Clone, Copy, PartialEq)]
pub enum Bearing {
    Stands,
    Swims,
    /// Stands with its bill open.
    Shouts,
}

/// A goose in profile; `k` is about the length of its body, `at` lies below the middle of it.
pub fn goose(s: &mut Sheet, at: Point, k: f32, looks: f32, bearing: Bearing) {
    let sunk = if bearing == Bearing::Swims { 0.24 } else { 0.0 };
    let p = places((at.0, at.1 + sunk * k), k, looks);
    let fine = (k / 45.0).clamp(1.1, 3.2);
    if bearing != Bearing::Swims {
        shadow(s, at, (k * 0.5, k * 0.06), 0.4);
        for x in [-0.1, 0.12] {
            let leg = curve(&[p(x, 0.24), p(x + 0.03, 0.12), p(x, 0.02)]);
            limb(s, &leg, (k * 0.075, k * 0.045), BILL);
            let web = poly(&[
                p(x - 0.05, 0.04),
                p(x + 0.02, 0.06),
                p(x + 0.17, 0.0),
                p(x - 0.06, 0.0),
            ]);
            s.solid(&web, BILL, fine * 0.8, 1.0);
        }
    } else {
        s.clip(&rect(at.0 - k, at.1 - k * 2.0, k * 2.0, k * 2.0));
    }
    let body = blob(&[
        p(-0.72, 0.58),
        p(-0.42, 0.6),
        p(-0.08, 0.66),
        p(0.16, 0.63),
        p(0.27, 0.7),
        p(0.31, 0.9),
        p(0.3, 1.08),
        p(0.36, 1.22),
        p(0.48, 1.27),
        p(0.6, 1.21),
        p(0.59, 1.12),
        p(0.49, 1.06),
        p(0.45, 0.92),
        p(0.5, 0.74),
        p(0.57, 0.56),
        p(0.52, 0.38),
        p(0.34, 0.24),
        p(0.05, 0.18),
        p(-0.26, 0.22),
        p(-0.54, 0.4),
    ]);
    s.solid(&body, BONE.light(0.4), fine, k * 0.035);
    if k > 40.0 {
        plumage(s, &p, &body, fine);
    } else {
        s.pen(
            &curve(&[p(-0.4, 0.46), p(-0.1, 0.36), p(0.2, 0.5)]),
            1.0,
            INK,
            0.8,
        );
    }
    if bearing == Bearing::Swims {
        s.end();
    }
    face(s, p, k, bearing == Bearing::Shouts);
}

/// Wing, feathers and the shade of the belly.
fn plumage(s: &mut Sheet, p: &impl Fn(f32, f32) -> Point, body: &Path, fine: f32) {
    s.clip(body);
    let belly = blob(&[
        p(-0.6, 0.36),
        p(-0.2, 0.34),
        p(0.3, 0.32),
        p(0.56, 0.46),
        p(0.5, 0.14),
        p(-0.3, 0.1),
    ]);
    s.hatch_in(&belly, 58.0, fine * 2.2, fine * 0.5, INK, 0.6);
    let nape = blob(&[
        p(0.24, 0.66),
        p(0.36, 0.9),
        p(0.34, 1.16),
        p(0.24, 1.1),
        p(0.22, 0.8),
    ]);
    s.hatch_in(&nape, 20.0, fine * 2.4, fine * 0.45, INK, 0.55);
    s.end();
    let wing = blob(&[
        p(-0.66, 0.5),
        p(-0.4, 0.57),
        p(-0.02, 0.6),
        p(0.26, 0.54),
        p(0.32, 0.42),
        p(0.18, 0.3),
        p(-0.12, 0.3),
        p(-0.4, 0.4),
    ]);
    s.solid(&wing, BONE.light(0.1), fine * 0.8, fine * 2.0);
    for (x, y) in [
        (0.1, 0.5),
        (0.12, 0.4),
        (-0.04, 0.46),
        (-0.04, 0.37),
        (-0.18, 0.52),
        (-0.2, 0.42),
    ] {
        let scale = curve(&[p(x, y + 0.04), p(x - 0.09, y), p(x, y - 0.05)]);
        s.pen(&scale, fine * 0.6, INK, 0.8);
    }
    for i in 0..4 {
        let y = 0.36 + i as f32 * 0.05;
        let quill = curve(&[
            p(-0.26, y),
            p(-0.42, y + 0.04),
            p(-0.58, 0.47 + i as f32 * 0.015),
        ]);
        s.pen(&quill, fine * 0.6, INK, 0.85);
    }
}

/// Bill and eye of a goose whose head is where a standing one has it.
pub fn face(s: &mut Sheet, p: impl Fn(f32, f32) -> Point, k: f32, open: bool) {
    let fine = (k / 55.0).clamp(1.0, 2.6);
    if open {
        let lower = poly(&[p(0.55, 1.13), p(0.6, 1.14), p(0.76, 1.01), p(0.72, 0.99)]);
        s.solid(&lower, BILL.shade(0.12), fine, 1.0);
        let upper = poly(&[
            p(0.56, 1.23),
            p(0.68, 1.22),
            p(0.83, 1.17),
            p(0.82, 1.13),
            p(0.58, 1.14),
        ]);
        s.solid(&upper, BILL, fine, k * 0.015);
    } else {
        let bill = poly(&[
            p(0.56, 1.23),
            p(0.66, 1.2),
            p(0.81, 1.13),
            p(0.8, 1.08),
            p(0.57, 1.09),
        ]);
        s.solid(&bill, BILL, fine, k * 0.015);
        let (a, b) = (p(0.59, 1.14), p(0.79, 1.105));
        s.pen(&line(a.0, a.1, b.0, b.1), fine * 0.7, INK, 0.9);
    }
    let (x, y) = p(0.49, 1.19);
    s.spot(x, y, k * 0.028 + 0.5, INK, 1.0);
    if k > 40.0 {
        s.spot(x - k * 0.008, y - k * 0.01, k * 0.009, BONE, 1.0);
        let brow = [p(0.43, 1.23), p(0.53, 1.22)];
        s.pen(
            &line(brow[0].0, brow[0].1, brow[1].0, brow[1].1),
            fine,
            INK,
            1.0,
        );
    }
}

/// A feather with its quill at a point, turned by degrees.
pub fn feather(s: &mut Sheet, at: Point, k: f32, degrees: f32) {
    let q = |a: f32, b: f32| (at.0 + a * k, at.1 - b * k);
    let fine = (k / 30.0).clamp(1.1, 2.4);
    let vane = blob(&[
        q(0.0, 0.22),
        q(0.13, 0.36),
        q(0.17, 0.66),
        q(0.08, 0.92),
        q(-0.04, 1.02),
        q(-0.14, 0.8),
        q(-0.16, 0.5),
        q(-0.1, 0.3),
    ])
    .turn(at, degrees);
    s.solid(&vane, BONE.light(0.5), fine, k * 0.03);
    let shaft = curve(&[q(0.03, 0.0), q(0.0, 0.3), q(0.02, 0.6), q(-0.03, 0.96)]).turn(at, degrees);
    s.pen(&shaft, fine, INK, 1.0);
    let barbs = ((k / 9.0) as usize).clamp(2, 8);
    for i in 0..barbs {
        let y = 0.32 + 0.52 * i as f32 / barbs as f32;
        for side in [-0.13, 0.13] {
            let barb = curve(&[q(0.0, y), q(side * 0.6, y + 0.07), q(side, y + 0.16)]);
            s.pen(&barb.turn(at, degrees), fine * 0.5, INK, 0.7);
        }
    }
}

/// Feathers in the air and on the ground.
pub fn strewn(s: &mut Sheet, feathers: &[(f32, f32, f32, f32)]) {
    for &(x, y, k, degrees) in feathers {
        feather(s, (x, y), k, degrees);
    }
}

/// Prints of two boots, one before the other, along a line of steps.
pub fn prints(s: &mut Sheet, steps: &[Point], k: f32) {
    for (i, &(x, y)) in steps.iter().enumerate() {
        let y = y + if i % 2 == 0 { -k * 0.4 } else { k * 0.4 };
        s.paint(&oval(x, y, k, k * 0.36), &INK.hex(), 0.72);
        s.paint(&oval(x - k * 1.35, y, k * 0.36, k * 0.28), &INK.hex(), 0.72);
    }
}
