//! Rain by Saturday: dust, a dry town, a wall in a canyon, and what comes of it.

mod buildings;
mod canyon;
mod dam;
mod home;
mod title;
mod town;

use super::graver::glow_of;
use crate::ink::{BONE, Colour, INK, LAMP, Point, Sheet, line, oval, poly, rect};

const DUST: Colour = Colour(0xe4, 0xc4, 0x8c);
const SKY: Colour = Colour(0xf0, 0xdc, 0xac);
const RED: Colour = Colour(0xb8, 0x6a, 0x42);

/// Its pictures.
pub fn all() -> Vec<Sheet> {
    vec![
        title::title(),
        town::town(),
        canyon::canyon(),
        dam::dam(),
        home::home(),
    ]
}

/// A sun with its rays cut as lines.
fn sun(s: &mut Sheet, at: Point, r: f32) {
    glow_of(s, at, r * 5.0, LAMP, 0.8);
    for i in 0..48 {
        let a = std::f32::consts::TAU * i as f32 / 48.0;
        let (near, far) = (r * 1.25, r * if i % 2 == 0 { 2.6 } else { 1.9 });
        s.stroke(
            &line(
                at.0 + near * a.cos(),
                at.1 + near * a.sin(),
                at.0 + far * a.cos(),
                at.1 + far * a.sin(),
            ),
            1.6,
            0.2,
            INK,
            0.55,
        );
    }
    s.fill(&oval(at.0, at.1, r, r), BONE.mix(LAMP, 0.35));
    s.stroke(&oval(at.0, at.1, r, r), 2.0, 1.0, INK, 0.9);
}

/// A flat-topped rock standing alone.
fn mesa(s: &mut Sheet, x: f32, foot: f32, w: f32, high: f32, colour: Colour) {
    let shape = poly(&[
        (x - w * 0.62, foot),
        (x - w * 0.46, foot - high * 0.42),
        (x - w * 0.36, foot - high * 0.5),
        (x - w * 0.34, foot - high),
        (x - w * 0.1, foot - high * 1.03),
        (x + w * 0.12, foot - high * 0.97),
        (x + w * 0.34, foot - high),
        (x + w * 0.37, foot - high * 0.5),
        (x + w * 0.48, foot - high * 0.4),
        (x + w * 0.66, foot),
    ]);
    s.solid(&shape, colour, 2.2, 3.0);
    s.clip(&shape);
    for y in [0.92, 0.78, 0.6, 0.46] {
        s.pen(
            &line(x - w, foot - high * y, x + w, foot - high * (y - 0.01)),
            1.3,
            INK,
            0.6,
        );
    }
    s.hatch_in(
        &rect(x + w * 0.04, foot - high * 1.1, w, high * 1.1),
        84.0,
        6.0,
        1.2,
        INK,
        0.6,
    );
    s.end();
}

/// A box kite on its string.
fn kite(s: &mut Sheet, at: Point, k: f32, colour: Colour) {
    let q = |x: f32, y: f32| (at.0 + x * k, at.1 + y * k);
    for y in [-0.6, 0.2] {
        let front = poly(&[
            q(-0.5, y),
            q(0.3, y - 0.12),
            q(0.3, y + 0.3),
            q(-0.5, y + 0.42),
        ]);
        let side = poly(&[
            q(0.3, y - 0.12),
            q(0.56, y + 0.06),
            q(0.56, y + 0.48),
            q(0.3, y + 0.3),
        ]);
        s.solid(&side, colour.shade(0.25), 1.8, 1.0);
        s.solid(&front, colour, 1.8, 2.0);
    }
    for (x, dy) in [(-0.5, 0.0), (0.3, -0.12), (0.56, 0.06)] {
        let (a, b) = (q(x, -0.6 + dy), q(x, 0.62 + dy));
        s.pen(&line(a.0, a.1, b.0, b.1), 2.2, INK, 1.0);
    }
}
