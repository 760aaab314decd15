//! The control deck.

use super::super::graver::{framed, glow_of, plate, ruled, stars};
use super::{SPACE, planet};
use std::f32::consts::{PI, TAU};

use crate::ink::{
    BONE, Colour, INK, LAMP, LAPIS, LEATHER, OAK, OXBLOOD, STEEL, Sheet, VERDIGRIS, curve, even,
    even_poly, line, oval, points, rect, rounded, sharp,
};

/// The Steward, on a control deck where it has always been four o'clock.
pub fn steward() -> Sheet {
    let mut s = plate(
        "marigold_steward",
        Colour(0x20, 0x24, 0x2e),
        Colour(0x3a, 0x40, 0x4a),
    );
    let floor = sharp("0 540, 160 420, 800 420, 960 540");
    // The window, with the lights of the port in it.
    let window = sharp("210 60, 750 60, 820 270, 140 270");
    s.fill(&window, SPACE.shade(0.3));
    s.clip(&window);
    stars(&mut s, 120, (140.0, 60.0, 820.0, 270.0), BONE);
    planet(&mut s, (250.0, 150.0), 60.0, Colour(0x8a, 0x78, 0x8c));
    s.end();
    s.stroke(&window, 9.0, 1.0, INK, 1.0);
    s.stroke(&window, 5.0, 1.0, STEEL.shade(0.2), 1.0);
    for x in [-0.32_f32, 0.0, 0.32] {
        let strut = line(480.0 + x * 540.0, 60.0, 480.0 + x * 690.0, 270.0);
        s.stroke(&strut, 9.0, 1.0, INK, 1.0);
        s.stroke(&strut, 5.0, 1.0, STEEL.shade(0.2), 1.0);
    }
    s.fill(&floor, STEEL.shade(0.5));
    ruled(&mut s, &floor, 11.0, 1.3, INK, 0.7);
    // Cabinets with their lamps and dials.
    for (x, w) in [
        (20.0, 150.0),
        (176.0, 120.0),
        (664.0, 120.0),
        (790.0, 150.0),
    ] {
        let top = if w > 130.0 { 210.0 } else { 262.0 };
        let foot = if w > 130.0 { 486.0 } else { 436.0 };
        let box_ = rounded(x, top, w, foot - top, 9.0);
        s.solid(&box_, LEATHER.mix(OAK, 0.4).shade(0.25), 3.0, 5.0);
        s.hatch_in(
            &rect(x + w * 0.62, top, w * 0.36, foot - top),
            70.0,
            7.0,
            1.3,
            INK,
            0.7,
        );
        for row in 0..4 {
            for column in 0..3 {
                let at = (
                    x + w * (0.2 + column as f32 * 0.28),
                    top + 30.0 + row as f32 * (foot - top - 50.0) / 4.0,
                );
                if (row + column) % 3 == 0 {
                    s.solid(&oval(at.0, at.1, 15.0, 15.0), BONE.shade(0.05), 2.0, 2.0);
                    s.pen(&line(at.0, at.1, at.0 + 6.0, at.1 - 10.0), 2.0, INK, 1.0);
                    for j in 0..8 {
                        let a = PI + j as f32 * PI / 7.0;
                        s.dot(at.0 + 11.0 * a.cos(), at.1 + 11.0 * a.sin(), 1.0);
                    }
                } else {
                    let lamp = if (row + column) % 3 == 1 {
                        LAMP.light(0.2)
                    } else {
                        VERDIGRIS.light(0.35)
                    };
                    glow_of(&mut s, at, 26.0, lamp, 0.7);
                    s.solid(&oval(at.0, at.1, 7.0, 7.0), lamp, 1.8, 1.5);
                }
            }
        }
    }
    // A clock at four.
    s.solid(&oval(480.0, 34.0, 32.0, 32.0), BONE, 2.8, 3.0);
    for i in 0..12 {
        let a = TAU * i as f32 / 12.0;
        s.dot(480.0 + 25.0 * a.cos(), 34.0 + 25.0 * a.sin(), 1.6);
    }
    s.stroke(&line(480.0, 34.0, 480.0, 14.0), 3.0, 0.6, INK, 1.0);
    s.stroke(&line(480.0, 34.0, 493.0, 42.0), 3.6, 0.6, INK, 1.0);
    // What it has of a body: lenses on stalks, arms without end, a morning coat.
    glow_of(&mut s, (480.0, 300.0), 260.0, LAPIS.light(0.35), 0.5);
    for (i, (x, y)) in [
        (250.0, 250.0),
        (318.0, 404.0),
        (210.0, 392.0),
        (710.0, 246.0),
        (650.0, 404.0),
        (752.0, 396.0),
    ]
    .into_iter()
    .enumerate()
    {
        let side = if x < 480.0 { -1.0 } else { 1.0 };
        let arm = curve(&[
            (480.0 + side * 46.0, 300.0),
            (480.0 + side * (120.0 + i as f32 * 6.0), y - 90.0),
            (x, y),
        ]);
        s.pen(&arm, 11.0, INK, 1.0);
        s.pen(&arm, 6.5, STEEL, 1.0);
        let count = arm.points.len();
        for j in 1..9 {
            let p = arm.points[j * (count - 1) / 9];
            s.stroke(&oval(p.0, p.1, 6.0, 6.0), 1.6, 1.0, INK, 0.9);
        }
        for d in [-1.0, 0.0, 1.0] {
            s.pen(
                &curve(&[
                    (x, y),
                    (x + d * 9.0 + side * 6.0, y + 9.0),
                    (x + d * 5.0 + side * 3.0, y + 22.0),
                ]),
                3.6,
                INK,
                1.0,
            );
        }
    }
    let tray = oval(206.0, 414.0, 46.0, 10.0);
    s.solid(&tray, STEEL.light(0.3), 2.2, 2.0);
    let cup = even_poly(206.0, &points("206 386, 222 386, 217 408, 206 410"));
    s.solid(&cup, BONE, 2.0, 2.5);
    for x in [200.0, 208.0] {
        s.pen(
            &curve(&[
                (x, 380.0),
                (x - 5.0, 370.0),
                (x + 3.0, 360.0),
                (x - 3.0, 348.0),
            ]),
            1.8,
            BONE,
            0.9,
        );
    }
    let coat = even(
        480.0,
        &points("480 236, 524 248, 548 300, 534 380, 556 474, 520 470, 480 392"),
    );
    s.solid(&coat, INK.light(0.16), 3.2, 6.0);
    s.clip(&coat);
    s.hatch_in(&rect(498.0, 236.0, 60.0, 240.0), 72.0, 6.0, 1.3, BONE, 0.3);
    s.end();
    let shirt = even_poly(480.0, &points("480 240, 504 246, 494 320, 480 346"));
    s.solid(&shirt, BONE, 2.2, 2.0);
    s.solid(
        &sharp("462 252, 480 260, 498 252, 498 270, 480 262, 462 270"),
        OXBLOOD,
        2.0,
        1.5,
    );
    for y in [286.0, 304.0, 322.0] {
        s.dot(480.0, y, 2.4);
    }
    for (x, y, r) in [
        (480.0, 176.0, 44.0),
        (426.0, 208.0, 24.0),
        (534.0, 208.0, 24.0),
        (440.0, 142.0, 19.0),
        (520.0, 142.0, 19.0),
        (480.0, 112.0, 15.0),
    ] {
        s.pen(
            &curve(&[
                (480.0, 240.0),
                ((x + 480.0) / 2.0 + 6.0, (y + 240.0) / 2.0),
                (x, y),
            ]),
            6.0,
            INK,
            1.0,
        );
        s.solid(&oval(x, y, r, r), STEEL.shade(0.1), 2.8, 4.0);
        s.solid(&oval(x, y, r * 0.74, r * 0.74), LAPIS.light(0.3), 2.2, 3.0);
        s.solid(&oval(x, y, r * 0.36, r * 0.36), INK, 1.4, 1.0);
        s.stroke(
            &curve(&[
                (x - r * 0.44, y - r * 0.1),
                (x - r * 0.3, y - r * 0.42),
                (x, y - r * 0.54),
            ]),
            r * 0.12,
            0.3,
            BONE,
            0.9,
        );
    }
    framed(s)
}
