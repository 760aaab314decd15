//! The Borrowed Bell: hill, harbour, fog and snow.

mod bridge;
mod home;
mod inn;
mod king;
mod mill;
mod quay;
mod title;

use super::graver::crossed;
use crate::ink::{
    BONE, Colour, INK, OAK, Path, Point, STEEL, Sheet, VERDIGRIS, curve, even, oval, poly, polyline,
};

const DUSK: Colour = Colour(0x6c, 0x7c, 0x94);
const FOG: Colour = Colour(0xe6, 0xe2, 0xd6);
const BRONZE: Colour = Colour(0x8a, 0x7a, 0x4c);
const SNOW: Colour = Colour(0xef, 0xec, 0xe4);

/// Its pictures.
pub fn all() -> Vec<Sheet> {
    vec![
        title::title(),
        inn::inn(),
        mill::mill(),
        bridge::bridge(),
        quay::quay(),
        king::king(),
        home::home(),
    ]
}

/// A bell hanging by its crown from `at`.
fn bell(s: &mut Sheet, at: Point, k: f32) {
    let (x, y) = at;
    let q = |a: f32, b: f32| (x + a * k, y + b * k);
    let clapper = curve(&[q(0.0, 1.0), q(0.04, 1.5)]);
    s.pen(&clapper, k * 0.07, INK, 1.0);
    s.solid(
        &oval(q(0.04, 0.0).0, q(0.0, 1.56).1, k * 0.12, k * 0.13),
        STEEL.shade(0.4),
        2.0,
        k * 0.03,
    );
    for (a, b) in [(-0.2, 0.12), (0.2, 0.12), (0.0, 0.04)] {
        let strap = curve(&[q(a, 0.3), q(a * 1.3, b), q(a * 0.3, 0.0)]);
        s.pen(&strap, k * 0.11, INK, 1.0);
        s.pen(&strap, k * 0.065, BRONZE, 1.0);
    }
    let body = even(
        x,
        &[
            q(0.0, 0.22),
            q(0.3, 0.25),
            q(0.46, 0.4),
            q(0.52, 0.72),
            q(0.6, 1.02),
            q(0.76, 1.28),
            q(0.96, 1.42),
            q(0.9, 1.5),
            q(0.0, 1.54),
        ],
    );
    s.solid(&body, BRONZE.mix(VERDIGRIS, 0.32), 3.6, k * 0.05);
    let shadow = poly(&[
        q(0.18, 0.26),
        q(0.46, 0.42),
        q(0.58, 1.02),
        q(0.92, 1.44),
        q(0.36, 1.5),
        q(0.26, 0.9),
    ]);
    s.clip(&body);
    crossed(s, &shadow, k * 0.035, 1.3, 0.75);
    let gleam = curve(&[q(-0.36, 0.42), q(-0.4, 0.8), q(-0.5, 1.14)]);
    s.stroke(&gleam, k * 0.09, 0.2, BONE, 0.5);
    for (b, w) in [
        (0.42, 0.6),
        (0.5, 0.6),
        (1.12, 0.9),
        (1.34, 1.1),
        (1.42, 1.1),
    ] {
        s.pen(
            &curve(&[q(-w, b - 0.02), q(0.0, b + 0.04), q(w, b - 0.02)]),
            2.2,
            INK,
            0.9,
        );
    }
    // The line of letters about its shoulder, too small to read.
    let mut a = -0.44;
    while a < 0.46 {
        let b = 0.585 - a * a * 0.1;
        let tall = 0.075;
        let tilt = s.chance.around(0.02);
        if s.chance.unit() > 0.16 {
            s.pen(
                &polyline(&[q(a, b - tall), q(a + tilt, b + tall * 0.2)]),
                2.0,
                INK,
                0.9,
            );
            if s.chance.unit() > 0.5 {
                s.pen(
                    &polyline(&[q(a, b - tall * 0.5), q(a + 0.035, b - tall * 0.6)]),
                    1.6,
                    INK,
                    0.9,
                );
            }
        }
        a += 0.05;
    }
    s.end();
}

/// A timber with its grain.
fn timber(s: &mut Sheet, from: Point, to: Point, thick: f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy);
    let (nx, ny) = (-dy / long * thick / 2.0, dx / long * thick / 2.0);
    let beam = poly(&[
        (from.0 + nx, from.1 + ny),
        (to.0 + nx, to.1 + ny),
        (to.0 - nx, to.1 - ny),
        (from.0 - nx, from.1 - ny),
    ]);
    s.solid(&beam, OAK.shade(0.28), 2.8, 4.0);
    s.clip(&beam);
    for i in 0..6 {
        let t = (i as f32 + 0.5) / 6.0 - 0.5;
        let (ox, oy) = (nx * 2.0 * t, ny * 2.0 * t);
        let grain = curve(&[
            (from.0 + ox, from.1 + oy),
            (
                from.0 + dx * 0.4 + ox * 0.7 + nx * 0.1,
                from.1 + dy * 0.4 + oy * 0.7 + ny * 0.1,
            ),
            (to.0 + ox, to.1 + oy),
        ]);
        s.pen(&grain, 1.1, INK, 0.6);
    }
    s.end();
}

/// A pointed arch standing on `foot`.
fn arch(x: f32, foot: f32, w: f32, high: f32) -> Path {
    let spring = foot - high + w * 0.62;
    let top = foot - high;
    let mut points = vec![(x, foot)];
    points.extend(
        curve(&[
            (x, spring),
            (x + w * 0.09, spring - w * 0.34),
            (x + w * 0.5, top),
        ])
        .points,
    );
    points.extend(
        curve(&[
            (x + w * 0.5, top),
            (x + w * 0.91, spring - w * 0.34),
            (x + w, spring),
        ])
        .points,
    );
    points.push((x + w, foot));
    poly(&points)
}
