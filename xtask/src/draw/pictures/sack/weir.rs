//! The weir in the morning, and what hangs in its teeth.

use super::super::graver::{
    GRASS, HAZE, LEAF, beam, cloud, crossed, framed, glow, glow_of, land, mist, plate, ring, ruled,
    tube, tufts,
};
use super::{DAWN, DEEP, SACKING, between, man, mill, trimmings, water};
use crate::ink::{
    BONE, INK, LAMP, OAK, OCHRE, Path, Point, STONE, Sheet, VERDIGRIS, blob, curve, oval, points,
    poly, rect, sharp,
};

/// The crest of the weir, from the mill to the far bank.
pub const CREST: (Point, Point) = ((318.0, 346.0), (772.0, 306.0));
/// Where its water comes down.
pub const FOOT: (Point, Point) = ((292.0, 496.0), (786.0, 352.0));
/// How much farther away its far end is.
const FARTHER: f32 = 2.3;
/// Number of its teeth, and the one that has caught something.
const TEETH: usize = 15;
const CAUGHT: usize = 3;

/// The weir.
pub fn title() -> Sheet {
    let mut s = plate("sack_title", DAWN, HAZE);
    sky(&mut s);
    shore(&mut s);
    let below = water::river(&mut s);
    mill::mill(&mut s);
    water::pool(&mut s, &below);
    mill::wheel(&mut s);
    water::race(&mut s);
    bank(&mut s);
    water::falls(&mut s);
    teeth(&mut s);
    ends(&mut s);
    water::foam(&mut s);
    sack(&mut s);
    near(&mut s);
    framed(s)
}

/// How far along the drawn weir a share of the real one lies.
pub fn along(share: f32) -> f32 {
    share * FARTHER / (1.0 - share + share * FARTHER)
}

/// A tooth: its place on the crest and its height.
fn tooth(i: usize) -> (Point, f32) {
    let t = along((i as f32 + 0.35) / TEETH as f32);
    (between(CREST.0, CREST.1, t), 128.0 - 82.0 * t)
}

/// The low sun.
fn sky(s: &mut Sheet) {
    ruled(s, &rect(16.0, 16.0, 930.0, 250.0), 12.0, 1.0, INK, 0.3);
    glow(s, (598.0, 224.0), 320.0, 0.95);
    // He on the far bank is to stand dark before it.
    glow_of(s, (850.0, 170.0), 190.0, HAZE, 0.7);
    s.fill(&oval(598.0, 224.0, 40.0, 40.0), BONE.mix(LAMP, 0.25));
    s.stroke(&oval(598.0, 224.0, 40.0, 40.0), 2.0, 1.0, INK, 0.7);
    cloud(s, 500.0, 96.0, 78.0, BONE.mix(HAZE, 0.3));
    cloud(s, 700.0, 66.0, 56.0, BONE.mix(HAZE, 0.2));
}

/// Hills in the mist and the far bank.
fn shore(s: &mut Sheet) {
    let far = land(
        s,
        &points("0 240, 340 236, 470 214, 640 240, 780 208, 960 226"),
        VERDIGRIS.mix(HAZE, 0.5),
        1.8,
    );
    s.hatch_in(&far, 18.0, 12.0, 1.0, INK, 0.28);
    for (x, r) in [
        (404.0, 22.0),
        (438.0, 28.0),
        (474.0, 20.0),
        (700.0, 22.0),
        (730.0, 17.0),
    ] {
        let crown = blob(&ring((x, 258.0 - r * 0.5), r, r, 9));
        s.solid(&crown, LEAF.mix(HAZE, 0.35), 1.6, r * 0.2);
        s.hatch_in(&crown, 50.0, 6.0, 1.0, INK, 0.4);
    }
    mist(s, 272.0, 70.0, HAZE.light(0.3), 0.9);
    let bank = land(
        s,
        &points("0 292, 340 290, 560 284, 700 286, 760 282, 850 262, 960 250"),
        GRASS.shade(0.25).mix(HAZE, 0.15),
        2.2,
    );
    s.hatch_in(&bank, 6.0, 10.0, 1.0, INK, 0.4);
}

/// The bank with the man on it.
fn bank(s: &mut Sheet) {
    let turf =
        sharp("744 300, 772 284, 830 272, 960 256, 960 404, 900 392, 840 374, 790 360, 752 334");
    s.solid(&turf, GRASS.shade(0.32), 2.8, 4.0);
    s.hatch_in(&turf, 12.0, 9.0, 1.1, INK, 0.45);
    let under = sharp(
        "752 318, 790 338, 840 352, 900 370, 960 380, 960 404, 900 392, 840 374, 790 360, 752 334",
    );
    s.fill(&under, STONE.shade(0.5));
    crossed(s, &under, 6.0, 1.2, 0.8);
    tufts(s, 18, (800.0, 290.0, 940.0, 352.0), 11.0);
    man::man(s, (862.0, 328.0), 196.0);
    tufts(s, 5, (880.0, 344.0, 930.0, 360.0), 14.0);
}

/// Stakes that comb the river; not one is quite straight.
fn teeth(s: &mut Sheet) {
    for i in (0..TEETH).rev().filter(|&i| i != CAUGHT) {
        let ((x, y), high) = tooth(i);
        let broken = i == 6 || i == 11;
        let up = if broken {
            0.24
        } else {
            0.56 + s.chance.around(0.06)
        };
        let lean = s.chance.around(high * 0.07);
        stake(s, (x, y), high, (lean, up), broken);
    }
}

/// One of them, with the river parting round its foot.
fn stake(s: &mut Sheet, (x, y): Point, high: f32, (lean, up): (f32, f32), broken: bool) {
    let half = high * 0.078;
    let peak = if broken { 0.06 } else { 0.15 };
    let shape = poly(&[
        (x - half, y + high * 0.12),
        (x - half + lean, y - high * up),
        (x - half * 0.1 + lean, y - high * (up + peak)),
        (x + half + lean, y - high * (up - 0.05)),
        (x + half, y + high * 0.12),
    ]);
    s.solid(&shape, OAK.shade(0.4), 2.6, half * 0.5);
    let dark = shape.map(|(a, b)| (a.max(x + lean * 0.5), b));
    s.hatch_in(&dark, 86.0, 3.6, 1.0, INK, 0.8);
    for side in [-1.0, 1.0] {
        let wake = curve(&[
            (x + side * half * 1.3, y + high * 0.1),
            (x + side * half * 1.1 + 2.0, y + high * 0.36),
            (x + side * half * 0.3 + 3.0, y + high * 0.62),
        ]);
        s.stroke(&wake, half * 0.7, 0.1, DEEP.shade(0.15), 0.75);
    }
    let foot = y + high * 0.11;
    water::froth(
        s,
        &[
            (x - half * 1.1, foot + half * 0.3, half * 0.75),
            (x + half * 0.1, foot, half * 0.9),
            (x + half * 1.2, foot + half * 0.4, half * 0.7),
        ],
    );
}

/// What holds the weir at both its ends: a timber at the mill, boulders at the bank.
fn ends(s: &mut Sheet) {
    let (top, foot) = (CREST.0, FOOT.0);
    let cheek = poly(&[
        (top.0 - 14.0, top.1 - 22.0),
        (top.0 + 6.0, top.1 - 18.0),
        (foot.0 + 6.0, foot.1),
        (foot.0 - 22.0, foot.1 + 4.0),
    ]);
    s.solid(&cheek, OAK.shade(0.46), 3.0, 4.0);
    s.hatch_in(&cheek, 98.0, 6.0, 1.1, INK, 0.7);
    for (x, y, rx, ry) in [
        (784.0, 330.0, 15.0, 11.0),
        (796.0, 348.0, 20.0, 13.0),
        (824.0, 364.0, 17.0, 10.0),
    ] {
        let rock = blob(&ring((x, y), rx, ry, 8));
        s.solid(&rock, STONE.shade(0.26), 2.4, 4.0);
        s.hatch_in(&rock.map(|(a, b)| (a.max(x), b)), 60.0, 5.0, 1.1, INK, 0.7);
    }
}

/// The sack, hung up by its rope; something in it still moves.
fn sack(s: &mut Sheet) {
    let ((x, y), high) = tooth(CAUGHT);
    stake(s, (x, y), high, (-9.0, 0.72), false);
    let (at, k) = ((x + 7.0, y - high * 0.18), 130.0);
    let q = |a: f32, b: f32| (at.0 + a * k, at.1 + b * k);
    let body = blob(&[
        q(0.0, 0.0),
        q(0.1, 0.08),
        q(0.3, 0.22),
        q(0.44, 0.3),
        q(0.6, 0.28),
        q(0.66, 0.4),
        q(0.56, 0.54),
        q(0.52, 0.76),
        q(0.46, 1.02),
        q(0.18, 1.16),
        q(-0.16, 1.15),
        q(-0.44, 1.02),
        q(-0.52, 0.86),
        q(-0.68, 0.84),
        q(-0.72, 0.7),
        q(-0.54, 0.6),
        q(-0.42, 0.36),
        q(-0.1, 0.1),
    ]);
    s.solid(&body, SACKING.light(0.06), 4.2, k * 0.07);
    s.clip(&body);
    let wet = blob(&[
        q(-0.8, 0.94),
        q(-0.3, 1.02),
        q(0.1, 0.88),
        q(0.7, 0.78),
        q(0.7, 1.3),
        q(-0.7, 1.3),
    ]);
    s.paint(&wet, &SACKING.shade(0.55).hex(), 0.75);
    let dark = blob(&[
        q(0.2, 0.2),
        q(0.7, 0.4),
        q(0.6, 1.2),
        q(0.0, 1.2),
        q(0.3, 0.8),
    ]);
    crossed(s, &dark, 7.0, 1.3, 0.6);
    for fold in [
        [q(0.02, 0.04), q(0.12, 0.26), q(0.42, 0.38)],
        [q(0.0, 0.04), q(-0.04, 0.3), q(0.06, 0.56)],
        [q(-0.03, 0.04), q(-0.18, 0.28), q(-0.3, 0.5)],
        [q(0.3, 0.5), q(0.46, 0.46), q(0.54, 0.38)],
        [q(-0.36, 0.66), q(-0.5, 0.7), q(-0.6, 0.76)],
        [q(-0.34, 0.86), q(-0.46, 0.82), q(-0.56, 0.8)],
    ] {
        s.pen(&curve(&fold), 2.0, INK, 0.9);
    }
    let gleam = curve(&[q(-0.14, 0.2), q(-0.34, 0.46), q(-0.46, 0.66)]);
    s.stroke(&gleam, k * 0.05, 0.1, BONE, 0.5);
    s.end();
    trimmings(s, at, k);
    rope(s, at, (x, y), high);
    stir(s, q(0.72, 0.38), -20.0);
    stir(s, q(-0.8, 0.76), 172.0);
    let splash: Vec<(f32, f32, f32)> = (0..11)
        .map(|i| {
            let (x, y) = q(-0.62 + i as f32 * 0.12, 1.12);
            (x, y + s.chance.around(7.0), s.chance.between(11.0, 19.0))
        })
        .collect();
    water::froth(s, &splash);
}

/// Three bows that say: it kicks.
fn stir(s: &mut Sheet, from: Point, degrees: f32) {
    for i in 0..3 {
        let r = 12.0 + i as f32 * 9.0;
        let bow = curve(&[
            (from.0 + r * 0.7, from.1 - r * 0.8),
            (from.0 + r, from.1),
            (from.0 + r * 0.7, from.1 + r * 0.8),
        ])
        .turn(from, degrees);
        s.pen(&bow, 6.0, BONE, 1.0);
        s.pen(&bow, 3.0, INK, 1.0);
    }
}

/// The rope from the knot to the tooth, and its end.
fn rope(s: &mut Sheet, knot: Point, (x, y): Point, high: f32) {
    let half = high * 0.09;
    let strand = |s: &mut Sheet, path: &Path| tube(s, path, 3.8, OCHRE.light(0.5));
    let tooth = x - 7.0;
    for lift in [0.5, 0.55, 0.6] {
        strand(
            s,
            &curve(&[
                (tooth - half, y - high * lift),
                (tooth, y - high * (lift - 0.04)),
                (tooth + half, y - high * lift),
            ]),
        );
    }
    strand(
        s,
        &curve(&[
            (tooth + half * 0.8, y - high * 0.52),
            (tooth + half * 1.8, y - high * 0.4),
            (knot.0 + 6.0, knot.1),
        ]),
    );
    strand(
        s,
        &curve(&[
            (knot.0 + 8.0, knot.1),
            (knot.0 + 30.0, knot.1 + 6.0),
            (knot.0 + 38.0, knot.1 + 32.0),
        ]),
    );
}

/// Stones and rushes where whoever sees this stands.
fn near(s: &mut Sheet) {
    for (x, y, rx, ry) in [
        (90.0, 524.0, 92.0, 34.0),
        (230.0, 540.0, 70.0, 26.0),
        (900.0, 532.0, 96.0, 40.0),
        (770.0, 544.0, 70.0, 22.0),
    ] {
        let rock = blob(&ring((x, y), rx, ry, 9));
        s.solid(&rock, STONE.shade(0.5), 3.0, 6.0);
        crossed(s, &rock.map(|(a, b)| (a.max(x), b)), 7.0, 1.3, 0.7);
    }
    for (x, high) in [
        (36.0, 130.0),
        (58.0, 96.0),
        (84.0, 150.0),
        (110.0, 88.0),
        (868.0, 92.0),
        (896.0, 140.0),
        (924.0, 112.0),
    ] {
        rush(s, (x, 534.0), high);
    }
}

/// A rush with its brown head, and two leaves.
fn rush(s: &mut Sheet, (x, y): Point, high: f32) {
    let lean = s.chance.around(high * 0.14);
    let top = (x + lean, y - high);
    for side in [-1.0, 1.0] {
        let leaf = curve(&[
            (x + side * 2.0, y),
            (x + side * high * 0.12, y - high * 0.5),
            (x + side * high * 0.3 + lean, y - high * 0.78),
        ]);
        s.stroke(&leaf, 7.0, 0.1, INK, 1.0);
        s.stroke(&leaf, 3.6, 0.1, LEAF.shade(0.25), 1.0);
    }
    s.pen(
        &curve(&[(x, y), (x + lean * 0.3, y - high * 0.5), top]),
        3.4,
        INK,
        1.0,
    );
    let low = between(top, (x, y), 0.22);
    beam(s, low, between(top, (x, y), 0.04), 6.0, SACKING.shade(0.4));
}
