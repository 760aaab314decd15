//! At the kiln: a pot, a sack, and who comes out of it.

use super::super::folk::{Hat, Person, SKIN, places};
use super::super::graver::{
    GRASS, HAZE, LEAF, cloud, crossed, framed, glow, land, plate, ruled, tufts,
};
use super::bird::{face, strewn};
use super::{MORNING, MUD, eye, smoke, stump, tree};
use crate::ink::{
    BONE, INK, LAMP, LEATHER, OAK, OCHRE, OXBLOOD, Point, STEEL, STONE, Sheet, VERDIGRIS, bend,
    blob, curve, even, line, oval, points, poly, rect, sharp,
};

/// The Admiral comes out of his sack, neck first, and bites whoever stands nearest.
pub fn kiln() -> Sheet {
    let mut s = plate("goose_kiln", MORNING, HAZE);
    ruled(&mut s, &rect(16.0, 16.0, 930.0, 250.0), 12.0, 1.0, INK, 0.3);
    cloud(&mut s, 640.0, 84.0, 84.0, BONE);
    hill(&mut s);
    oven(&mut s);
    pot(&mut s, (352.0, 468.0));
    larder(&mut s);
    sack(&mut s, (560.0, 506.0), 210.0);
    let bitten = Person {
        at: (822.0, 512.0),
        high: 216.0,
        coat: OCHRE.shade(0.2),
        hat: Hat::Brim,
        looks: -1.0,
    };
    bitten.draw(&mut s);
    strewn(
        &mut s,
        &[
            (470.0, 250.0, 34.0, 40.0),
            (520.0, 330.0, 26.0, -60.0),
            (720.0, 230.0, 30.0, 100.0),
            (440.0, 516.0, 34.0, 70.0),
            (690.0, 520.0, 40.0, -74.0),
        ],
    );
    framed(s)
}

/// The hill, and three men on their way over it.
fn hill(s: &mut Sheet) {
    let far = land(
        s,
        &points("0 290, 300 260, 520 224, 700 190, 860 214, 960 250"),
        VERDIGRIS.mix(GRASS, 0.5).light(0.2),
        2.2,
    );
    s.hatch_in(&far, 16.0, 12.0, 1.0, INK, 0.35);
    for (x, y, high) in [(930.0, 262.0, 90.0), (470.0, 250.0, 54.0)] {
        tree(s, x, y, high, LEAF);
    }
    for (x, y, k, stout) in [
        (736.0, 206.0, 72.0, 1.0),
        (830.0, 218.0, 76.0, 0.45),
        (642.0, 222.0, 74.0, 1.15),
    ] {
        runner(s, (x, y), k, stout);
    }
    let near = land(
        s,
        &points("0 410, 240 396, 520 376, 760 368, 960 384"),
        GRASS,
        2.4,
    );
    s.hatch_in(&near, 6.0, 13.0, 1.1, INK, 0.35);
    let bare = blob(&points(
        "40 470, 220 420, 520 430, 800 450, 900 500, 600 534, 200 534",
    ));
    s.fill(&bare, MUD.light(0.3));
    s.hatch_in(&bare, 4.0, 11.0, 1.1, INK, 0.4);
    tufts(s, 24, (500.0, 390.0, 940.0, 440.0), 10.0);
    tufts(s, 16, (880.0, 470.0, 940.0, 524.0), 16.0);
}

/// A man in an apron and a baker's cap, running away to the right.
fn runner(s: &mut Sheet, at: Point, k: f32, stout: f32) {
    let p = places(at, k, 1.0);
    for (knee, toe) in [((0.2, 0.3), (0.12, 0.06)), ((-0.12, 0.24), (-0.36, 0.2))] {
        let leg = curve(&[p(0.0, 0.44), p(knee.0, knee.1), p(toe.0, toe.1)]);
        s.pen(&leg, k * 0.1, INK, 1.0);
    }
    let w = 0.09 + 0.1 * stout;
    let body = blob(&[
        p(0.1, 0.84),
        p(0.12 + w, 0.62),
        p(w, 0.38),
        p(-w, 0.36),
        p(-w, 0.64),
        p(-0.02, 0.84),
    ]);
    s.solid(&body, LEATHER.shade(0.15), 1.6, 1.5);
    let apron = blob(&[
        p(0.11, 0.78),
        p(0.12 + w, 0.62),
        p(0.02 + w, 0.32),
        p(0.0, 0.34),
        p(0.02, 0.6),
    ]);
    s.solid(&apron, BONE, 1.4, 1.0);
    for (elbow, hand) in [((0.3, 0.6), (0.36, 0.78)), ((-0.2, 0.64), (-0.28, 0.46))] {
        s.pen(
            &curve(&[p(0.04, 0.76), p(elbow.0, elbow.1), p(hand.0, hand.1)]),
            k * 0.07,
            INK,
            1.0,
        );
    }
    let head = p(0.12, 0.94);
    s.solid(&oval(head.0, head.1, k * 0.085, k * 0.09), SKIN, 1.4, 1.0);
    let cap = blob(&[
        p(0.03, 0.98),
        p(-0.02, 1.1),
        p(0.1, 1.18),
        p(0.22, 1.1),
        p(0.2, 1.0),
    ]);
    s.solid(&cap, BONE.light(0.3), 1.4, 1.0);
    for i in 0..3 {
        let y = 0.3 + i as f32 * 0.2;
        let (a, b) = (p(-0.5, y), p(-0.8, y + 0.02));
        s.pen(&line(a.0, a.1, b.0, b.1), 1.3, INK, 0.7);
    }
}

/// The kiln close by, warm for the first time in years.
fn oven(s: &mut Sheet) {
    smoke(s, (170.0, 116.0), 110.0, 9.0);
    stump(s, (168.0, 438.0), 320.0, 300.0);
    let mouth = eye(172.0, 438.0, 138.0, 168.0);
    s.stroke(&mouth, 30.0, 1.0, INK, 1.0);
    s.stroke(&mouth, 24.0, 1.0, STONE.light(0.2), 1.0);
    for i in 0..9 {
        let angle = std::f32::consts::PI * (1.0 + i as f32 / 8.0);
        let (a, b) = (angle.cos(), angle.sin());
        s.pen(
            &line(
                172.0 + 58.0 * a,
                339.0 + 58.0 * b,
                172.0 + 82.0 * a,
                339.0 + 82.0 * b,
            ),
            1.8,
            INK,
            1.0,
        );
    }
    s.fill(&mouth, INK.light(0.06));
    s.clip(&mouth);
    glow(s, (172.0, 430.0), 110.0, 0.85);
    crossed(s, &rect(100.0, 262.0, 150.0, 90.0), 7.0, 1.2, 0.8);
    s.end();
    s.pen(&mouth, 2.6, INK, 1.0);
    // Ivy that has had the place to itself.
    let ivy = blob(&points("10 430, 16 330, 44 296, 60 340, 54 400, 74 440"));
    s.solid(&ivy, LEAF, 2.2, 4.0);
    super::leaves(s, &ivy, 40, 7.0, 1.2);
}

/// A pot over a fire, on three legs of wood.
fn pot(s: &mut Sheet, (x, y): Point) {
    glow(s, (x, y), 120.0, 0.8);
    for (dx, top) in [(-30.0, 4.0), (0.0, -6.0), (28.0, 3.0)] {
        let flame = even(
            x + dx,
            &[
                (x + dx, y - 44.0 + top),
                (x + dx + 13.0, y - 12.0),
                (x + dx + 9.0, y + 8.0),
                (x + dx, y + 12.0),
            ],
        );
        s.solid(&flame, OCHRE.mix(OXBLOOD, 0.25).light(0.1), 1.8, 0.0);
        let heart = flame.scale((x + dx, y + 8.0), 0.5, 0.55);
        s.fill(&heart, LAMP.light(0.4));
    }
    for (a, b) in [((-56.0, 16.0), (46.0, 4.0)), ((-48.0, 4.0), (58.0, 18.0))] {
        s.pen(&line(x + a.0, y + a.1, x + b.0, y + b.1), 13.0, INK, 1.0);
        s.pen(&line(x + a.0, y + a.1, x + b.0, y + b.1), 8.5, LEATHER, 1.0);
    }
    for foot in [-82.0, 80.0, 8.0] {
        let leg = line(x + foot, y + 22.0, x - foot * 0.06, y - 176.0);
        s.pen(&leg, 9.0, INK, 1.0);
        s.pen(&leg, 5.0, OAK.shade(0.2), 1.0);
    }
    s.pen(&line(x, y - 168.0, x, y - 108.0), 3.0, INK, 1.0);
    let handle = curve(&[(x - 48.0, y - 86.0), (x, y - 122.0), (x + 48.0, y - 86.0)]);
    s.pen(&handle, 3.6, INK, 1.0);
    let belly = even(
        x,
        &[
            (x, y - 92.0),
            (x + 50.0, y - 90.0),
            (x + 58.0, y - 56.0),
            (x + 38.0, y - 24.0),
            (x, y - 18.0),
        ],
    );
    s.solid(&belly, STEEL.shade(0.55), 3.0, 5.0);
    crossed(s, &belly.map(|(a, b)| (a.max(x + 14.0), b)), 6.0, 1.2, 0.7);
    let broth = oval(x, y - 88.0, 50.0, 10.0);
    s.solid(&broth, OCHRE.light(0.2), 2.4, 2.0);
    for dx in [-24.0, 2.0, 22.0] {
        s.solid(&oval(x + dx, y - 90.0, 7.0, 4.0), BONE, 1.4, 1.0);
    }
    for (dx, high) in [(-26.0, 70.0), (4.0, 94.0), (28.0, 64.0)] {
        let foot = y - 104.0;
        let steam = curve(&[
            (x + dx, foot),
            (x + dx + 9.0, foot - high * 0.3),
            (x + dx - 6.0, foot - high * 0.65),
            (x + dx + 6.0, foot - high),
        ]);
        s.stroke(&steam, 6.0, 0.2, BONE, 0.7);
        s.pen(&steam, 1.4, INK, 0.6);
    }
}

/// What is left lying about: a block with a knife in it, and a string of onions.
fn larder(s: &mut Sheet) {
    let block = sharp("64 456, 150 456, 156 520, 58 520");
    s.solid(&block, OAK.shade(0.15), 2.8, 4.0);
    s.hatch_in(
        &sharp("110 456, 150 456, 156 520, 112 520"),
        84.0,
        5.0,
        1.2,
        INK,
        0.7,
    );
    s.solid(&oval(107.0, 456.0, 44.0, 13.0), OAK.light(0.3), 2.4, 2.0);
    let blade = sharp("118 454, 106 410, 128 404, 128 452");
    s.solid(&blade, STEEL.light(0.35), 2.2, 2.0);
    let haft = sharp("110 406, 104 372, 116 368, 124 402");
    s.solid(&haft, LEATHER.shade(0.2), 2.2, 2.0);
    let string = bend("150 498, 180 508, 214 512, 250 508, 270 516");
    s.pen(&string, 3.0, INK, 1.0);
    for (x, y) in [
        (160.0, 504.0),
        (184.0, 512.0),
        (206.0, 506.0),
        (228.0, 514.0),
        (250.0, 507.0),
        (84.0, 450.0),
    ] {
        let onion = even(
            x,
            &[
                (x, y - 19.0),
                (x + 4.0, y - 10.0),
                (x + 13.0, y),
                (x + 8.0, y + 9.0),
                (x, y + 11.0),
            ],
        );
        s.solid(&onion, OCHRE.light(0.2).mix(OXBLOOD, 0.15), 2.0, 2.0);
        for bow in [-5.0, 0.0, 5.0] {
            s.pen(
                &curve(&[(x, y - 12.0), (x + bow, y), (x + bow * 0.4, y + 9.0)]),
                1.0,
                INK,
                0.7,
            );
        }
    }
}

/// The sack with its string undone; `k` is the size of the goose that is still half in it.
fn sack(s: &mut Sheet, at: Point, k: f32) {
    let p = places((at.0 - k * 0.04, at.1 - k * 0.06), k, 1.0);
    s.paint(&oval(at.0, at.1, k * 0.78, k * 0.07), &INK.hex(), 0.4);
    let neck = blob(&[
        p(0.1, 0.36),
        p(0.2, 0.7),
        p(0.27, 0.92),
        p(0.27, 1.08),
        p(0.34, 1.23),
        p(0.47, 1.28),
        p(0.6, 1.22),
        p(0.59, 1.11),
        p(0.48, 1.05),
        p(0.44, 0.92),
        p(0.5, 0.74),
        p(0.6, 0.5),
        p(0.5, 0.3),
    ]);
    s.solid(&neck, BONE.light(0.45), 3.4, k * 0.035);
    let nape = blob(&[
        p(0.16, 0.5),
        p(0.28, 0.84),
        p(0.35, 1.16),
        p(0.25, 1.1),
        p(0.22, 0.9),
        p(0.12, 0.6),
    ]);
    s.clip(&neck);
    s.hatch_in(&nape, 20.0, 7.0, 1.4, INK, 0.6);
    s.end();
    for (x, y) in [
        (0.36, 0.72),
        (0.42, 0.6),
        (0.3, 0.6),
        (0.48, 0.52),
        (0.36, 0.5),
    ] {
        s.pen(
            &curve(&[p(x - 0.04, y + 0.02), p(x, y - 0.03), p(x + 0.04, y + 0.02)]),
            1.6,
            INK,
            0.7,
        );
    }
    face(s, &p, k, true);
    let cloth = OAK.light(0.22);
    let bag = blob(&[
        p(0.08, 0.56),
        p(-0.12, 0.52),
        p(-0.4, 0.5),
        p(-0.66, 0.36),
        p(-0.78, 0.12),
        p(-0.7, -0.06),
        p(-0.2, -0.08),
        p(0.3, -0.07),
        p(0.66, -0.05),
        p(0.76, 0.14),
        p(0.7, 0.34),
        p(0.6, 0.46),
        p(0.4, 0.4),
        p(0.22, 0.42),
    ]);
    s.solid(&bag, cloth, 3.4, k * 0.05);
    s.clip(&bag);
    s.hatch_in(
        &poly(&[
            p(-0.8, 0.16),
            p(-0.2, 0.06),
            p(0.4, 0.04),
            p(0.8, 0.14),
            p(0.8, -0.1),
            p(-0.8, -0.1),
        ]),
        40.0,
        8.0,
        1.4,
        INK,
        0.6,
    );
    crossed(
        s,
        &blob(&[p(-0.76, 0.1), p(-0.5, 0.2), p(-0.3, 0.0), p(-0.6, -0.08)]),
        8.0,
        1.2,
        0.5,
    );
    s.end();
    for fold in [
        [p(0.08, 0.52), p(-0.02, 0.36), p(-0.26, 0.24)],
        [p(0.2, 0.42), p(0.16, 0.28), p(0.02, 0.1)],
        [p(0.42, 0.4), p(0.46, 0.26), p(0.4, 0.08)],
        [p(0.58, 0.44), p(0.64, 0.28), p(0.62, 0.12)],
        [p(-0.42, 0.44), p(-0.56, 0.28), p(-0.56, 0.1)],
    ] {
        s.pen(&curve(&fold), 2.0, INK, 0.9);
    }
    // A patch, and the end of the string.
    let patch = poly(&[p(-0.36, 0.3), p(-0.12, 0.28), p(-0.14, 0.08), p(-0.38, 0.1)]);
    s.solid(&patch, VERDIGRIS.mix(OAK, 0.5), 2.0, 2.0);
    let string = curve(&[p(0.64, 0.42), p(0.8, 0.34), p(0.86, 0.1), p(1.0, -0.02)]);
    s.pen(&string, 5.0, INK, 1.0);
    s.pen(&string, 2.6, OCHRE.light(0.4), 1.0);
}
