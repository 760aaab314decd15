//! The Wet Sack: a weir, a mill, and a spaniel who comes home.

mod home;
mod man;
mod mill;
mod room;
mod spaniel;
mod water;
mod weir;
mod widow;

use crate::ink::{Colour, INK, OCHRE, Point, Sheet, VERDIGRIS, blob, curve, line, poly};

const DAWN: Colour = Colour(0x74, 0x8e, 0x98);
const DEEP: Colour = Colour(0x2c, 0x4c, 0x58);
const SACKING: Colour = Colour(0xc0, 0x8e, 0x52);
/// Brown of a dog, of the sort that is called liver.
const LIVER: Colour = Colour(0x96, 0x52, 0x30);

/// Its pictures.
pub fn all() -> Vec<Sheet> {
    vec![weir::title(), home::home()]
}

/// A point between two others.
fn between(a: Point, b: Point, t: f32) -> Point {
    (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
}

/// The knot, frill and patch that tell this sack from others; `at` is its knot.
fn trimmings(s: &mut Sheet, at: Point, k: f32) {
    let q = |a: f32, b: f32| (at.0 + a * k, at.1 + b * k);
    let frill = blob(&[
        q(-0.06, 0.02),
        q(-0.2, -0.14),
        q(-0.1, -0.2),
        q(0.0, -0.16),
        q(0.12, -0.22),
        q(0.2, -0.12),
        q(0.07, 0.02),
    ]);
    s.solid(&frill, SACKING.light(0.08), k * 0.022, k * 0.03);
    for (a, b) in [(-0.1, -0.15), (0.01, -0.13), (0.1, -0.16)] {
        s.pen(&curve(&[q(a * 0.3, 0.0), q(a, b)]), k * 0.012, INK, 0.8);
    }
    for y in [-0.01, 0.035] {
        let turn = curve(&[q(-0.09, y), q(0.0, y + 0.03), q(0.09, y)]);
        s.pen(&turn, k * 0.05, INK, 1.0);
        s.pen(&turn, k * 0.026, OCHRE.light(0.45), 1.0);
    }
    let patch = poly(&[q(-0.3, 0.62), q(-0.06, 0.66), q(-0.1, 0.9), q(-0.33, 0.86)]);
    s.solid(&patch, VERDIGRIS.light(0.12), k * 0.018, k * 0.02);
    for (a, b) in [
        (-0.24, 0.63),
        (-0.14, 0.65),
        (-0.09, 0.76),
        (-0.2, 0.88),
        (-0.31, 0.74),
    ] {
        let (from, to) = (q(a - 0.02, b - 0.025), q(a + 0.02, b + 0.025));
        s.pen(&line(from.0, from.1, to.0, to.1), k * 0.014, INK, 0.9);
    }
}

/// Eyes of a face that looks straight out of the picture.
fn stare(s: &mut Sheet, (x, y): Point, apart: f32, r: f32) {
    for side in [-1.0, 1.0] {
        let at = x + side * apart;
        s.spot(at, y, r, Colour(0xff, 0xfb, 0xf0), 1.0);
        s.spot(at, y, r * 0.52, INK, 1.0);
        // A lid, for nobody is surprised.
        let lid = line(at - r * 1.3, y - r * 0.8, at + r * 1.3, y - r * 0.8);
        s.pen(&lid, r * 0.7, INK, 1.0);
    }
}

/// A boot in profile, empty or not; `at` is below its heel.
fn boot(s: &mut Sheet, (x, y): Point, k: f32, leather: Colour) {
    let q = |a: f32, b: f32| (x + a * k, y - b * k);
    let shape = blob(&[
        q(-0.2, 1.0),
        q(0.24, 1.02),
        q(0.22, 0.5),
        q(0.3, 0.36),
        q(0.66, 0.24),
        q(0.74, 0.04),
        q(0.3, 0.0),
        q(-0.2, 0.0),
        q(-0.24, 0.3),
    ]);
    s.solid(&shape, leather, 2.0, k * 0.07);
    let cuff = poly(&[q(-0.24, 0.84), q(0.28, 0.86), q(0.27, 1.04), q(-0.23, 1.03)]);
    s.solid(&cuff, leather.light(0.22), 1.8, k * 0.05);
    s.pen(
        &curve(&[q(-0.2, 0.05), q(0.3, 0.07), q(0.72, 0.09)]),
        1.6,
        INK,
        0.9,
    );
    s.hatch_in(
        &poly(&[q(0.0, 0.1), q(0.22, 0.1), q(0.2, 0.8), q(0.04, 0.8)]),
        64.0,
        4.0,
        1.0,
        INK,
        0.6,
    );
}
