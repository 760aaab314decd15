//! The wooden disc itself, its painted rims, and wounds.

use super::SIDE;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, OAK, OCHRE, OXBLOOD, Path, Point, Sheet,
    VERDIGRIS, line, oval, poly, polyline,
};
use std::f32::consts::TAU;

const CENTRE: f32 = 64.0;
/// Radius of the disc.
const OUTER: f32 = 58.0;
/// Radius at which the painted rim ends and the face begins.
const INNER: f32 = 50.0;

/// Draws the disc, its shadow, rims and wounds.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([shadow(), disc("disc", 1.0), disc("disc_large", 2.0)]);
    out.extend([
        rim_hero(),
        rim_foe("rim_foe", 1.0),
        rim_foe("rim_foe_large", 2.0),
        rim_neutral(),
        rim_star(),
    ]);
    out.extend([rim_active(), lamplight(), downed()]);
    out.extend((1..=3).map(crack));
}

fn ring(r: f32) -> Path {
    oval(CENTRE, CENTRE, r, r)
}

fn shadow() -> Sheet {
    let mut s = Sheet::new("shadow", SIDE, SIDE);
    let dark = Colour(0x12, 0x0a, 0x06);
    let paint = s.radial(
        (CENTRE, CENTRE),
        64.0,
        &[
            (0.0, dark, 0.75),
            (0.78, dark, 0.62),
            (0.9, dark, 0.25),
            (1.0, dark, 0.0),
        ],
    );
    s.paint(&oval(CENTRE, CENTRE, 64.0, 64.0), &paint, 1.0);
    s
}

fn disc(name: &str, scale: f32) -> Sheet {
    let mut s = Sheet::new(name, SIDE * scale, SIDE * scale);
    s.transform(&format!("scale({scale})"));
    wood(&mut s);
    s
}

/// Draws the plain disc of a token.
pub(super) fn wood(s: &mut Sheet) {
    s.flat(&ring(OUTER), OAK.shade(0.32), 1.0, FEATURE);
    let face = OAK.light(0.42);
    let turned = s.radial(
        (CENTRE - 12.0, CENTRE - 14.0),
        74.0,
        &[
            (0.0, face.light(0.25), 1.0),
            (0.6, face, 1.0),
            (1.0, face.shade(0.2), 1.0),
        ],
    );
    s.paint(&ring(INNER + 2.0), &turned, 1.0);
    s.clip(&ring(INNER));
    // The grain runs across, as in a slice sawn along the trunk.
    for i in 0..13 {
        let y = 10.0 + i as f32 * 8.6 + s.chance.around(2.0);
        let sag = 5.0 * ((y - 64.0) / 50.0);
        let grain = crate::ink::curve(&[
            (8.0, y),
            (40.0, y + sag * 0.4 + s.chance.around(1.5)),
            (64.0, y + sag),
            (90.0, y + sag * 0.4 + s.chance.around(1.5)),
            (120.0, y),
        ]);
        s.pen(&grain, 1.2, OAK.shade(0.35), 0.3);
    }
    s.end();
    s.pen(&ring(INNER + 0.6), DETAIL, INK, 0.8);
}

fn band(s: &mut Sheet, outer: &Path, colour: Colour) {
    s.raw("<g>");
    let mut d = String::new();
    for (path, backwards) in [(outer, false), (&ring(INNER), true)] {
        let mut points: Vec<Point> = path.points.clone();
        if backwards {
            points.reverse();
        }
        for (i, (x, y)) in points.iter().enumerate() {
            d.push_str(&format!("{}{x:.2} {y:.2}", if i == 0 { 'M' } else { 'L' }));
        }
        d.push('Z');
    }
    let paint = s.linear(
        (20.0, 12.0),
        (108.0, 116.0),
        &[
            (0.0, colour.light(0.28), 1.0),
            (0.45, colour, 1.0),
            (1.0, colour.shade(0.4), 1.0),
        ],
    );
    s.raw(&format!("<path d=\"{d}\" fill=\"{paint}\"/></g>"));
    s.stroke(outer, FEATURE, 1.0, INK, 1.0);
    s.stroke(&ring(INNER), DETAIL * 1.4, 1.0, INK, 1.0);
}

fn rim_hero() -> Sheet {
    let mut s = Sheet::new("rim_hero", SIDE, SIDE);
    band(&mut s, &ring(OUTER), LAPIS);
    s.pen(&ring(55.6), 1.0, BONE, 0.35);
    s
}

fn rim_foe(name: &str, scale: f32) -> Sheet {
    let mut s = Sheet::new(name, SIDE * scale, SIDE * scale);
    s.transform(&format!("scale({scale})"));
    let notches = if scale > 1.0 { 22 } else { 14 };
    let mut points = Vec::new();
    for i in 0..notches {
        let step = TAU / notches as f32;
        let start = i as f32 * step;
        for (share, r) in [(0.0, 60.0), (0.34, 60.5), (0.66, 60.0), (0.83, 53.2)] {
            let angle = start + share * step;
            points.push((CENTRE + r * angle.cos(), CENTRE + r * angle.sin()));
        }
    }
    band(&mut s, &poly(&points), OXBLOOD);
    s
}

fn rim_neutral() -> Sheet {
    let mut s = Sheet::new("rim_neutral", SIDE, SIDE);
    band(&mut s, &ring(OUTER - 1.0), VERDIGRIS.shade(0.35));
    let beads = 22;
    for i in 0..beads {
        let angle = i as f32 / beads as f32 * TAU;
        let (x, y) = (CENTRE + 54.5 * angle.cos(), CENTRE + 54.5 * angle.sin());
        s.solid(
            &oval(x, y, 6.4, 6.4),
            VERDIGRIS.light(0.18),
            DETAIL * 1.3,
            2.2,
        );
    }
    s
}

/// Gold with inlaid teeth, for the stars of a warband.
fn rim_star() -> Sheet {
    let mut s = Sheet::new("rim_star", SIDE, SIDE);
    band(&mut s, &ring(OUTER + 1.0), OCHRE.light(0.22));
    let teeth = 18;
    for i in 0..teeth {
        let at = |share: f32, r: f32| {
            let angle = (i as f32 + share) / teeth as f32 * TAU;
            (CENTRE + r * angle.cos(), CENTRE + r * angle.sin())
        };
        let tooth = poly(&[at(-0.38, 50.6), at(0.0, 58.0), at(0.38, 50.6)]);
        s.solid(&tooth, LAPIS, DETAIL, 1.2);
    }
    s.stroke(&ring(INNER), DETAIL * 1.4, 1.0, INK, 1.0);
    s
}

fn rim_active() -> Sheet {
    let mut s = Sheet::new("rim_active", SIDE, SIDE);
    let glow = s.radial(
        (CENTRE, CENTRE),
        64.0,
        &[
            (0.0, LAMP, 0.0),
            (0.74, LAMP, 0.0),
            (0.9, LAMP, 0.95),
            (1.0, LAMP, 0.0),
        ],
    );
    s.paint(&oval(CENTRE, CENTRE, 64.0, 64.0), &glow, 1.0);
    s.stroke(&ring(59.5), 3.6, 1.0, OCHRE.light(0.35), 1.0);
    s.stroke(&ring(59.0), 1.6, 1.0, LAMP.light(0.5), 1.0);
    s
}

fn lamplight() -> Sheet {
    let mut s = Sheet::new("lamplight", 256.0, 256.0);
    let glow = s.radial(
        (128.0, 128.0),
        128.0,
        &[
            (0.0, LAMP, 0.85),
            (0.45, LAMP, 0.62),
            (0.75, LAMP, 0.2),
            (1.0, LAMP, 0.0),
        ],
    );
    s.paint(&oval(128.0, 128.0, 128.0, 128.0), &glow, 1.0);
    s
}

/// A split in the wood: dark, with a pale splintered edge.
fn split(s: &mut Sheet, points: &[Point], weight: f32) {
    let path = polyline(points);
    s.stroke(&path.shift(1.4, 1.6), weight + 1.6, 0.2, BONE, 0.8);
    s.stroke(&path, weight, 0.15, INK, 1.0);
}

fn crack(wounds: usize) -> Sheet {
    let mut s = Sheet::new(format!("crack_{wounds}"), SIDE, SIDE);
    let first = [
        (104.0, 22.0),
        (95.0, 32.0),
        (98.0, 42.0),
        (86.0, 50.0),
        (84.0, 60.0),
    ];
    split(&mut s, &first, 5.0);
    split(&mut s, &[(98.0, 42.0), (106.0, 49.0), (107.0, 57.0)], 3.0);
    if wounds >= 2 {
        let second = [
            (14.0, 88.0),
            (27.0, 83.0),
            (32.0, 90.0),
            (45.0, 80.0),
            (54.0, 83.0),
        ];
        split(&mut s, &second, 5.5);
        split(&mut s, &[(32.0, 90.0), (34.0, 101.0), (41.0, 106.0)], 3.4);
    }
    if wounds >= 3 {
        let third = [
            (35.0, 14.0),
            (41.0, 28.0),
            (37.0, 36.0),
            (49.0, 48.0),
            (54.0, 66.0),
            (50.0, 74.0),
            (66.0, 92.0),
            (68.0, 108.0),
            (74.0, 120.0),
        ];
        split(&mut s, &third, 6.5);
        split(&mut s, &[(54.0, 66.0), (70.0, 68.0), (84.0, 60.0)], 4.0);
        let chip = poly(&[(88.0, 118.0), (96.0, 104.0), (106.0, 101.0), (108.0, 108.0)]);
        s.flat(&chip, OAK.shade(0.6), 1.0, DETAIL);
    }
    s
}

fn downed() -> Sheet {
    let mut s = Sheet::new("downed", SIDE, SIDE);
    s.clip(&ring(OUTER + 1.0));
    s.paint(&ring(OUTER + 1.0), &Colour(0x2e, 0x28, 0x26).hex(), 0.58);
    s.hatch_in(&ring(OUTER), -45.0, 9.0, DETAIL * 1.5, INK, 0.8);
    s.end();
    for (x0, x1) in [(40.0, 88.0), (88.0, 40.0)] {
        let stroke = line(x0, 40.0, x1, 88.0);
        s.pen(&stroke, 11.0, INK, 1.0);
        s.pen(&stroke, 6.5, BONE, 1.0);
    }
    s
}
