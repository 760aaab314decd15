//! Seamless textures: wood, felt, leather, parchment.

use crate::atlas::Sprite;
use crate::ink::{
    Colour, INK, LEATHER, PARCHMENT, Point, Sheet, WOOD, blob, curve, line, oval, rect,
};
use std::f32::consts::TAU;

/// Draws all materials.
pub fn draw(out: &mut Vec<Sprite>) {
    out.extend([wood(), felt(), leather(), parchment()].map(Sprite::alone));
}

/// Draws something of radius `r` at a point, and again wherever it crosses the edge of the tile.
fn wrapped(s: &mut Sheet, side: f32, at: Point, r: f32, mut draw: impl FnMut(&mut Sheet, Point)) {
    for dx in [-side, 0.0, side] {
        for dy in [-side, 0.0, side] {
            let (x, y) = (at.0 + dx, at.1 + dy);
            if x > -r && x < side + r && y > -r && y < side + r {
                draw(s, (x, y));
            }
        }
    }
}

/// The table: four planks of oiled wood.
pub fn wood() -> Sheet {
    let side = 512.0;
    let mut s = Sheet::new("wood", side, side);
    for plank in 0..4 {
        let top = plank as f32 * 128.0;
        let tone = s.chance.between(-0.05, 0.05);
        let base = if tone > 0.0 {
            WOOD.light(tone)
        } else {
            WOOD.shade(-tone * 2.0)
        };
        s.paint(&rect(0.0, top, side, 128.5), &base.hex(), 1.0);
        let phases: Vec<f32> = (0..3).map(|_| s.chance.unit() * TAU).collect();
        let knot = (s.chance.between(90.0, 420.0), s.chance.between(40.0, 90.0));
        for i in 0..23 {
            let y = 4.0 + i as f32 * 5.3 + s.chance.around(1.6);
            // Whole waves, so that the grain meets itself at the seam; it flows around a knot.
            let grain: Vec<Point> = (0..=44)
                .map(|k| {
                    let x = -16.0 + k as f32 * 12.4;
                    let turn = x / side * TAU;
                    let drift = 3.2 * (turn + phases[0]).sin()
                        + 1.6 * (2.0 * turn + phases[1] + y * 0.02).sin()
                        + 0.9 * (5.0 * turn + phases[2] + y * 0.05).sin();
                    let (dx, dy) = ((x - knot.0) / 46.0, (y - knot.1) / 17.0);
                    let push =
                        10.0 * (-dx * dx - dy * dy).exp() * if dy < 0.0 { -1.0 } else { 1.0 };
                    (x, top + (y + drift + push).clamp(2.0, 126.0))
                })
                .collect();
            let strength = s.chance.between(0.12, 0.42);
            let colour = if i % 4 == 0 {
                WOOD.light(0.2)
            } else {
                WOOD.shade(0.75)
            };
            let weight = s.chance.between(0.9, 2.1);
            s.stroke(&curve(&grain), weight, 1.0, colour, strength);
        }
        let at = (knot.0, top + knot.1);
        for (r, strength) in [(9.0, 0.5), (6.0, 0.5), (3.0, 0.7)] {
            s.paint(
                &oval(at.0, at.1, r * 1.5, r * 0.75),
                &WOOD.shade(0.6).hex(),
                strength,
            );
        }
        // The gap between planks, and a lit edge below it.
        s.stroke(
            &line(-4.0, top + 0.6, side + 4.0, top + 0.6),
            2.6,
            1.0,
            Colour(0x14, 0x0c, 0x08),
            0.9,
        );
        s.stroke(
            &line(-4.0, top + 3.0, side + 4.0, top + 3.0),
            1.2,
            1.0,
            WOOD.light(0.3),
            0.5,
        );
    }
    s
}

fn felt() -> Sheet {
    let side = 256.0;
    let mut s = Sheet::new("felt", side, side);
    let green = Colour(0x2e, 0x47, 0x3c);
    s.paint(&rect(0.0, 0.0, side, side), &green.hex(), 1.0);
    for _ in 0..2600 {
        let at = (s.chance.unit() * side, s.chance.unit() * side);
        let (angle, length) = (s.chance.unit() * TAU, s.chance.between(2.0, 5.0));
        let (dx, dy) = (length * angle.cos(), length * angle.sin());
        let colour = if s.chance.unit() > 0.5 {
            green.light(0.22)
        } else {
            green.shade(0.5)
        };
        let strength = s.chance.between(0.12, 0.34);
        wrapped(&mut s, side, at, 6.0, |s, (x, y)| {
            s.raw(&format!(
                "<path d=\"M{x:.1} {y:.1}l{dx:.1} {dy:.1}\" stroke=\"{}\" stroke-width=\"0.9\" \
                 stroke-opacity=\"{strength:.2}\"/>",
                colour.hex()
            ));
        });
    }
    s
}

fn leather() -> Sheet {
    let side = 256.0;
    let mut s = Sheet::new("leather", side, side);
    let hide = LEATHER.shade(0.42);
    s.paint(&rect(0.0, 0.0, side, side), &hide.shade(0.25).hex(), 1.0);
    // Pebbles of grain, no two alike, none in a row.
    for _ in 0..1500 {
        let at = (s.chance.unit() * side, s.chance.unit() * side);
        let size = s.chance.between(2.4, 6.4);
        let shape: Vec<Point> = (0..6)
            .map(|i| {
                let angle = i as f32 / 6.0 * TAU;
                let r = size * s.chance.between(0.75, 1.2);
                (r * angle.cos(), r * angle.sin() * 0.85)
            })
            .collect();
        let tone = s.chance.between(0.0, 0.07);
        wrapped(&mut s, side, at, 9.0, |s, (x, y)| {
            let placed = |dx: f32, dy: f32| -> Vec<Point> {
                shape.iter().map(|p| (x + p.0 + dx, y + p.1 + dy)).collect()
            };
            s.paint(&blob(&placed(0.9, 1.1)), &hide.shade(0.4).hex(), 0.8);
            s.paint(&blob(&placed(0.0, 0.0)), &hide.light(tone).hex(), 1.0);
        });
    }
    s
}

/// Parchment: blotches and fibres, faint.
pub fn parchment() -> Sheet {
    let side = 512.0;
    let mut s = Sheet::new("parchment", side, side);
    s.paint(&rect(0.0, 0.0, side, side), &PARCHMENT.hex(), 1.0);
    let brown = Colour(0x9a, 0x74, 0x40);
    for i in 0..46 {
        let at = (s.chance.unit() * side, s.chance.unit() * side);
        let r = s.chance.between(26.0, 96.0);
        let (colour, strength) = if i % 3 == 0 {
            (Colour(0xff, 0xfa, 0xee), s.chance.between(0.1, 0.26))
        } else {
            (brown, s.chance.between(0.03, 0.075))
        };
        wrapped(&mut s, side, at, r, |s, (x, y)| {
            let paint = s.radial((x, y), r, &[(0.0, colour, strength), (1.0, colour, 0.0)]);
            s.paint(&oval(x, y, r, r), &paint, 1.0);
        });
    }
    for _ in 0..420 {
        let at = (s.chance.unit() * side, s.chance.unit() * side);
        let (angle, length) = (s.chance.around(0.9), s.chance.between(6.0, 26.0));
        let (dx, dy) = (length * angle.cos(), length * angle.sin());
        let bow = s.chance.around(4.0);
        let strength = s.chance.between(0.05, 0.16);
        wrapped(&mut s, side, at, 32.0, |s, (x, y)| {
            s.raw(&format!(
                "<path d=\"M{x:.1} {y:.1}q{:.1} {:.1} {dx:.1} {dy:.1}\" fill=\"none\" \
                 stroke=\"{}\" stroke-width=\"0.8\" stroke-opacity=\"{strength:.2}\"/>",
                dx / 2.0 + bow,
                dy / 2.0 + bow,
                brown.hex()
            ));
        });
    }
    for _ in 0..90 {
        let at = (s.chance.unit() * side, s.chance.unit() * side);
        let r = s.chance.between(0.5, 1.3);
        wrapped(&mut s, side, at, 2.0, |s, (x, y)| {
            s.spot(x, y, r, INK, 0.16)
        });
    }
    s
}
