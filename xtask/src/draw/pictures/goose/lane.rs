//! The lane up to the kiln.

use super::super::graver::{
    GRASS, HAZE, LEAF, beads, cloud, framed, glow, land, plate, ruled, tufts,
};
use super::bird::{feather, strewn};
use super::{MORNING, MUD, clump, smoke, stump, tree};
use crate::ink::{
    BONE, INK, OXBLOOD, Point, Sheet, VERDIGRIS, bend, blob, curve, line, oval, points, poly, rect,
    sharp,
};

/// The lane between its hedges, and the smoke round the bend.
pub fn lane() -> Sheet {
    let mut s = plate("goose_lane", MORNING.light(0.1), HAZE);
    ruled(&mut s, &rect(16.0, 16.0, 930.0, 240.0), 12.0, 1.0, INK, 0.3);
    cloud(&mut s, 250.0, 96.0, 90.0, BONE);
    cloud(&mut s, 850.0, 74.0, 62.0, BONE);
    let far = land(
        &mut s,
        &points("0 250, 200 224, 420 214, 620 188, 800 200, 960 230"),
        VERDIGRIS.mix(HAZE, 0.5),
        2.0,
    );
    s.hatch_in(&far, 18.0, 12.0, 1.0, INK, 0.35);
    for (x, y, high) in [
        (330.0, 240.0, 60.0),
        (372.0, 236.0, 48.0),
        (890.0, 240.0, 80.0),
    ] {
        tree(&mut s, x, y, high, LEAF.mix(HAZE, 0.2));
    }
    glow(&mut s, (696.0, 130.0), 150.0, 0.45);
    smoke(&mut s, (696.0, 128.0), 96.0, 7.0);
    stump(&mut s, (694.0, 300.0), 116.0, 166.0);
    road(&mut s);
    hedges(&mut s);
    thorn(&mut s);
    framed(s)
}

/// The ruts, up to where they turn behind the hedge.
fn road(s: &mut Sheet) {
    let bank = land(s, &points("0 330, 300 300, 520 288, 960 300"), GRASS, 2.0);
    s.hatch_in(&bank, 8.0, 12.0, 1.0, INK, 0.35);
    let road = poly(
        &[
            curve(&points("150 540, 330 430, 448 352, 500 316, 560 300")).points,
            curve(&points("650 300, 606 330, 626 400, 720 540")).points,
        ]
        .concat(),
    );
    s.solid(&road, MUD.light(0.38), 2.6, 3.0);
    s.clip(&road);
    for rut in [
        "290 540, 430 430, 508 356, 548 322, 610 304",
        "560 540, 560 440, 556 370, 574 330, 640 304",
    ] {
        s.stroke(&bend(rut), 16.0, 0.15, MUD.shade(0.1), 0.8);
        s.pen(&bend(rut), 2.0, INK, 0.8);
        s.pen(&bend(rut).shift(10.0, 5.0), 1.3, INK, 0.6);
    }
    s.hatch_in(
        &sharp("540 300, 660 300, 720 540, 600 540"),
        12.0,
        9.0,
        1.1,
        INK,
        0.5,
    );
    for _ in 0..60 {
        let y = 320.0 + s.chance.unit().powf(0.6) * 210.0;
        let (x, k) = (s.chance.between(180.0, 700.0), (y - 290.0) * 0.035);
        let pebble = curve(&[(x - k, y), (x, y - k * 0.6), (x + k, y)]);
        s.pen(&pebble, 1.2, INK, 0.6);
    }
    s.end();
}

/// Two hedges that nobody has cut, each from its far end to its near one.
fn hedges(s: &mut Sheet) {
    let foot = "606 300, 612 346, 650 410, 690 470, 752 560";
    hedge(s, "612 288, 690 246, 800 186, 1010 90", foot);
    hedge(
        s,
        "536 296, 420 246, 270 172, 90 84, -60 30",
        "540 306, 470 352, 330 450, 190 560, 60 640",
    );
    // A gap in it, low down, and feathers that point the way.
    let gap = blob(&points(
        "216 470, 226 408, 262 382, 292 398, 300 430, 262 462, 228 496",
    ));
    s.fill(&gap, INK.light(0.08));
    let beyond = gap.scale((262.0, 440.0), 0.72, 0.74);
    s.fill(&beyond, GRASS.light(0.45));
    s.hatch_in(&beyond, 4.0, 6.0, 1.0, INK, 0.5);
    s.pen(&gap, 2.4, INK, 1.0);
    for i in 0..14 {
        let x = 222.0 + i as f32 * 6.0;
        let (top, lean) = (392.0 + s.chance.around(12.0), s.chance.around(16.0));
        let twig = line(x, top, x + lean, top + 26.0);
        s.pen(&twig, 1.6, LEAF.light(0.1), 0.9);
    }
    strewn(
        s,
        &[
            (214.0, 410.0, 44.0, 30.0),
            (306.0, 382.0, 36.0, -40.0),
            (398.0, 300.0, 28.0, 60.0),
            (468.0, 330.0, 22.0, -20.0),
            (676.0, 338.0, 28.0, -64.0),
            (760.0, 300.0, 40.0, 24.0),
            (470.0, 470.0, 40.0, 80.0),
            (560.0, 372.0, 22.0, -76.0),
        ],
    );
    tufts(s, 30, (190.0, 500.0, 330.0, 528.0), 16.0);
    tufts(s, 24, (690.0, 480.0, 900.0, 528.0), 18.0);
}

/// A hedge by its ridge and its foot, bunch upon bunch, lit above and dark below.
fn hedge(s: &mut Sheet, ridge: &str, foot: &str) {
    let (ridge, foot) = (bend(ridge).points, bend(foot).points);
    let mass = poly(&[ridge.clone(), foot.iter().rev().copied().collect()].concat());
    s.fill(&mass, LEAF.shade(0.55));
    let along = |path: &[Point], t: f32| path[((path.len() - 1) as f32 * t) as usize];
    let steps = 17;
    for i in 0..=steps {
        let t = (i as f32 / steps as f32).powf(1.25);
        let (top, low) = (along(&ridge, t), along(&foot, t));
        let r = 9.0 + 40.0 * t;
        let rows = 5;
        for row in 0..rows {
            let v = 0.94 * row as f32 / (rows - 1) as f32;
            let at = (
                top.0 + (low.0 - top.0) * v + s.chance.around(r * 0.35),
                top.1 + (low.1 - top.1) * v + s.chance.around(r * 0.3),
            );
            let colour = LEAF.light(0.16).shade(0.12 + 0.4 * v);
            let r = r * s.chance.between(0.85, 1.15);
            clump(s, at, r, colour);
        }
    }
    s.clip(&mass);
    let dark: Vec<Point> = ridge
        .iter()
        .enumerate()
        .map(|(i, &(x, y))| {
            let low = along(&foot, i as f32 / ridge.len() as f32);
            (x + (low.0 - x) * 0.7, y + (low.1 - y) * 0.7)
        })
        .collect();
    let dark = poly(&[dark, foot.iter().rev().copied().collect()].concat());
    s.hatch_in(&dark, 66.0, 7.0, 1.4, INK, 0.6);
    s.end();
}

/// A spray of thorn close by, with a feather caught in it.
fn thorn(s: &mut Sheet) {
    let branch = bend("980 250, 900 262, 830 300, 770 366, 742 384");
    s.pen(&branch, 9.0, INK, 1.0);
    s.pen(&branch, 4.5, LEAF.shade(0.5).mix(MUD, 0.5), 1.0);
    let twig = bend("862 282, 812 262, 776 268, 744 256");
    s.pen(&twig, 5.0, INK, 1.0);
    let lower = bend("816 312, 822 366, 806 410");
    s.pen(&lower, 5.0, INK, 1.0);
    for path in [&branch, &twig, &lower] {
        for (i, (x, y)) in beads(path, 30.0).into_iter().enumerate() {
            let up = if i % 2 == 0 { -1.0 } else { 1.0 };
            let spike = sharp("-3 0, 4 18, 5 0").map(|(a, b)| (x + a, y + b * up));
            s.solid(&spike, MUD.shade(0.2), 1.4, 1.0);
        }
    }
    for (x, y, lean) in [
        (890.0, 250.0, -0.5),
        (846.0, 300.0, 0.7),
        (786.0, 256.0, -0.3),
        (812.0, 400.0, 0.9),
        (776.0, 370.0, -0.9),
    ] {
        let leaf = blob(&[
            (x, y),
            (x + 14.0, y - 12.0 + lean * 6.0),
            (x + 34.0, y + lean * 18.0),
            (x + 12.0, y + 10.0),
        ]);
        s.solid(&leaf, LEAF.light(0.18), 2.0, 3.0);
        s.pen(&line(x, y, x + 28.0, y + lean * 14.0), 1.2, INK, 0.8);
    }
    for (x, y) in [(868.0, 268.0), (800.0, 332.0), (752.0, 262.0)] {
        s.solid(&oval(x, y, 7.0, 7.5), OXBLOOD.light(0.1), 1.8, 2.0);
    }
    feather(s, (836.0, 306.0), 130.0, 200.0);
}
