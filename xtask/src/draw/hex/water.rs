//! Water, its shore, and bridges over it.

use super::{grounded, hex, sheet, somewhere};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAPIS, OAK, Point, Sheet, curve, line, oval, rect, rounded,
};

/// Draws all of it.
pub fn draw(out: &mut Vec<Sheet>) {
    for variant in 0..4 {
        out.push(water(variant));
    }
    out.extend([shore(), bridge(), planks("planks")]);
}

/// A wave of two or three crests, with a shorter one under it.
fn ripple(s: &mut Sheet, (x, y): Point, length: f32, colour: Colour) {
    let crests = if length > 30.0 { 3 } else { 2 };
    let step = length / (crests * 2) as f32;
    let wave = |x: f32, y: f32, crests: usize, high: f32| {
        let points: Vec<Point> = (0..=crests * 2)
            .map(|i| (x + i as f32 * step, y - if i % 2 == 1 { high } else { 0.0 }))
            .collect();
        curve(&points)
    };
    let left = x - length / 2.0;
    s.pen(&wave(left, y, crests, 4.0), DETAIL * 1.15, colour, 0.9);
    s.pen(
        &wave(left + step * 1.4, y + 5.4, crests - 1, 2.6),
        DETAIL * 0.75,
        colour,
        0.6,
    );
}

fn water(variant: usize) -> Sheet {
    let mut s = sheet(format!("water_{variant}"));
    let deep = LAPIS.shade(0.4);
    s.paint(&hex(-0.3), &LAPIS.light(0.06).hex(), 0.42);
    for _ in 0..6 {
        let r = s.chance.between(14.0, 34.0);
        let at = somewhere(&mut s, r);
        let (colour, strength) = if s.chance.unit() > 0.7 {
            (BONE, 0.16)
        } else {
            (deep, 0.1)
        };
        let paint = s.radial(
            at,
            r,
            &[
                (0.0, colour, strength),
                (0.75, colour, strength),
                (1.0, colour, 0.0),
            ],
        );
        s.paint(&oval(at.0, at.1, r, r * 0.8), &paint, 1.0);
    }
    for _ in 0..16 {
        let (x, y) = somewhere(&mut s, 4.0);
        s.spot(x, y, 0.8, deep, 0.25);
    }
    let rows = [
        [40.0, 86.0, 58.0, 76.0],
        [80.0, 36.0, 92.0, 52.0],
        [56.0, 96.0, 34.0, 70.0],
        [74.0, 48.0, 84.0, 56.0],
    ];
    for (row, x) in rows[variant % 4].into_iter().enumerate() {
        let at = (
            x + s.chance.around(5.0),
            32.0 + row as f32 * 28.0 + s.chance.around(4.0),
        );
        let length = s.chance.between(24.0, 38.0);
        ripple(&mut s, at, length, deep);
    }
    s
}

/// The bank along the right side, its lines in the water to the left of it.
fn shore() -> Sheet {
    let mut s = sheet("water_edge");
    let paint = s.linear(
        (128.0, 74.0),
        (104.0, 74.0),
        &[(0.0, LAPIS, 0.4), (1.0, LAPIS, 0.0)],
    );
    s.paint(
        &crate::ink::poly(&[(128.0, 37.0), (128.0, 111.0), (104.0, 98.0), (104.0, 50.0)]),
        &paint,
        1.0,
    );
    let bank = line(127.0, 36.6, 127.0, 111.4).waver(&mut s.chance, 1.6, true);
    s.stroke(&bank, FEATURE * 1.2, 1.0, INK, 1.0);
    for (x, from, to, weight) in [
        (119.0, 42.0, 66.0, 1.5),
        (118.6, 76.0, 104.0, 1.5),
        (111.0, 54.0, 82.0, 1.2),
    ] {
        let wave = curve(&[(x, from), (x - 1.6, (from + to) / 2.0), (x, to)]);
        s.pen(&wave, weight, LAPIS.shade(0.4), 0.8);
    }
    s
}

/// Boards to walk on from left to right, with rails.
fn bridge() -> Sheet {
    let mut s = planks("bridge");
    for y in [42.0, 106.0] {
        s.flat(
            &rect(-2.0, y - 3.5, 132.0, 7.0),
            OAK.shade(0.25),
            1.0,
            FEATURE * 0.9,
        );
        for x in [16.0, 64.0, 112.0] {
            s.flat(
                &rounded(x - 4.5, y - 5.5, 9.0, 11.0, 2.0),
                OAK.shade(0.1),
                1.0,
                DETAIL * 1.2,
            );
        }
    }
    s
}

fn planks(name: &str) -> Sheet {
    let mut s = sheet(name);
    let whole = rect(0.0, 44.0, 128.0, 60.0);
    grounded(&mut s, &whole);
    for i in 0..8 {
        let x = i as f32 * 16.0;
        let (up, down) = (s.chance.between(0.0, 4.0), s.chance.between(0.0, 4.0));
        let board = rect(x + 0.8, 42.0 + up, 14.4, 64.0 - up - down);
        let tone = OAK.light(s.chance.between(0.0, 0.25));
        s.flat(&board, tone, 1.0, DETAIL * 1.3);
        let grain = x + s.chance.between(4.0, 11.0);
        let foot = grain + s.chance.around(1.0);
        s.pen(&line(grain, 52.0, foot, 96.0), 1.0, INK, 0.45);
        for y in [49.0, 99.0] {
            s.dot(x + 8.0, y, 1.1);
        }
    }
    s
}
