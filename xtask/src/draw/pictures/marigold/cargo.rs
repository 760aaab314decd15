//! The cargo bay.

use super::super::folk::{Hat, Person, lantern};
use super::super::graver::{framed, glow, planks, plate, ruled, stars};
use super::SPACE;
use crate::ink::{
    BONE, Colour, INK, LAMP, LAPIS, LEATHER, OCHRE, OXBLOOD, Point, STEEL, STONE, Sheet, VERDIGRIS,
    blob, curve, line, oval, poly, polyline, rect, sharp, soft, strokes,
};

/// The cargo: what is in the containers, and what has come in after the light.
pub fn cargo() -> Sheet {
    let mut s = plate(
        "marigold_cargo",
        Colour(0x33, 0x33, 0x3a),
        Colour(0x5c, 0x56, 0x50),
    );
    let ceiling = sharp("0 0, 960 0, 640 150, 320 150");
    s.fill(&ceiling, STEEL.shade(0.55));
    ruled(&mut s, &ceiling, 11.0, 1.3, INK, 0.8);
    // Ribs of the hull, drawing together.
    for t in [1.0_f32, 0.74, 0.53, 0.38] {
        let (w, top, foot) = (470.0 * t, 215.0 - 205.0 * t, 215.0 + 290.0 * t);
        let rib = polyline(&[
            (480.0 - w, foot),
            (480.0 - w, top + 70.0 * t),
            (480.0 - w * 0.72, top),
            (480.0 + w * 0.72, top),
            (480.0 + w, top + 70.0 * t),
            (480.0 + w, foot),
        ]);
        s.stroke(&rib, 15.0 * t + 5.0, 1.0, INK, 1.0);
        s.stroke(&rib, 15.0 * t, 1.0, STEEL.shade(0.4), 1.0);
    }
    let end = rect(300.0, 140.0, 360.0, 186.0);
    s.solid(&end, STEEL.shade(0.5), 2.6, 3.0);
    planks(&mut s, &end, 17.0, true, 0.5);
    // The gap: a hatch with stars in it.
    let gap = sharp("420 166, 540 158, 560 240, 520 320, 440 322, 404 240");
    s.fill(&gap, SPACE.shade(0.4));
    s.clip(&gap);
    stars(&mut s, 40, (404.0, 158.0, 560.0, 322.0), BONE);
    s.end();
    s.stroke(&gap, 4.0, 1.0, INK, 1.0);
    let floor = sharp("0 540, 0 476, 300 322, 660 322, 960 476, 960 540");
    s.fill(&floor, STEEL.shade(0.5).mix(LEATHER, 0.2));
    for i in 0..9 {
        let x = 320.0 + i as f32 * 40.0;
        let out = 480.0 + (x - 480.0) * 3.6;
        s.pen(&line(x, 324.0, out, 540.0), 1.5, INK, 0.7);
    }
    for y in [340.0, 366.0, 402.0, 450.0, 510.0] {
        s.pen(&line(0.0, y, 960.0, y), 1.5, INK, 0.6);
    }
    container(&mut s, 560.0, 372.0, 130.0, 92.0, OXBLOOD.mix(STONE, 0.35));
    container(&mut s, 290.0, 372.0, 120.0, 90.0, VERDIGRIS.mix(STONE, 0.3));
    container(&mut s, 576.0, 280.0, 118.0, 84.0, OCHRE.mix(STONE, 0.35));
    container(&mut s, 30.0, 476.0, 246.0, 170.0, LAPIS.mix(STONE, 0.35));
    container(&mut s, 52.0, 306.0, 216.0, 150.0, OCHRE.mix(STONE, 0.3));
    container(
        &mut s,
        700.0,
        484.0,
        250.0,
        180.0,
        VERDIGRIS.mix(STONE, 0.25),
    );
    container(&mut s, 716.0, 304.0, 226.0, 156.0, OXBLOOD.mix(STONE, 0.3));
    // Gravel out of a burst seam.
    let heap = soft("566 484, 620 452, 676 420, 716 400, 744 474, 720 498, 640 506");
    s.solid(&heap, STONE, 2.4, 4.0);
    s.clip(&heap);
    for _ in 0..150 {
        let (x, y) = (
            s.chance.between(560.0, 748.0),
            s.chance.between(398.0, 508.0),
        );
        let r = s.chance.between(2.0, 4.6);
        s.stroke(&oval(x, y, r * 1.2, r), 1.3, 1.0, INK, 0.8);
    }
    s.end();
    s.pen(
        &strokes("706 352, 716 378, 708 392, 722 410, 712 430"),
        4.0,
        INK,
        1.0,
    );
    crawler(&mut s, (160.0, 160.0), 62.0, 1.0);
    crawler(&mut s, (824.0, 152.0), 66.0, -1.0);
    crawler(&mut s, (350.0, 284.0), 34.0, 1.0);
    crawler(&mut s, (486.0, 200.0), 24.0, -1.0);
    crawler(&mut s, (630.0, 198.0), 34.0, -1.0);
    // Four with a lamp on a line.
    let captain = Person {
        at: (476.0, 512.0),
        high: 150.0,
        coat: LAPIS.shade(0.1),
        hat: Hat::Cap,
        looks: 1.0,
    };
    glow(&mut s, (520.0, 430.0), 230.0, 0.75);
    Person {
        at: (356.0, 520.0),
        high: 158.0,
        coat: VERDIGRIS.shade(0.3),
        hat: Hat::Helm,
        looks: -1.0,
    }
    .draw(&mut s);
    Person {
        at: (416.0, 496.0),
        high: 138.0,
        coat: OCHRE.shade(0.1),
        hat: Hat::Bare,
        looks: 1.0,
    }
    .draw(&mut s);
    captain.draw(&mut s);
    lantern(&mut s, captain.hand(), 34.0);
    framed(s)
}

/// A thing that sits on hulls: a plated back, six thin legs, no face to speak of.
fn crawler(s: &mut Sheet, at: Point, k: f32, looks: f32) {
    let q = |x: f32, y: f32| (at.0 + x * k * looks, at.1 - y * k);
    for (x, reach, bend) in [
        (-0.36, -0.95, 0.62),
        (-0.14, -0.55, 0.78),
        (0.1, 0.05, 0.8),
        (0.26, 0.6, 0.8),
        (0.4, 0.98, 0.6),
        (0.0, -0.25, 0.7),
    ] {
        let leg = polyline(&[q(x, 0.34), q((x + reach) / 2.0, bend), q(reach, 0.0)]);
        s.stroke(&leg, k * 0.085, 0.5, INK, 1.0);
        s.stroke(&leg, k * 0.04, 0.5, STEEL.shade(0.25), 1.0);
    }
    let back = blob(&[
        q(-0.56, 0.26),
        q(-0.46, 0.52),
        q(-0.1, 0.64),
        q(0.3, 0.56),
        q(0.56, 0.34),
        q(0.5, 0.2),
        q(0.0, 0.16),
    ]);
    s.solid(&back, STEEL.mix(VERDIGRIS, 0.35).shade(0.3), 2.4, k * 0.06);
    s.clip(&back);
    for x in [-0.34, -0.12, 0.1, 0.32] {
        s.pen(
            &curve(&[q(x, 0.7), q(x + 0.09, 0.4), q(x + 0.02, 0.1)]),
            1.8,
            INK,
            0.9,
        );
    }
    s.hatch_in(
        &poly(&[q(-0.56, 0.3), q(0.56, 0.3), q(0.5, 0.12), q(-0.5, 0.12)]),
        60.0,
        4.5,
        1.2,
        INK,
        0.7,
    );
    s.end();
    for (x, y) in [(0.44, 0.38), (0.5, 0.3), (0.38, 0.3)] {
        let (x, y) = q(x, y);
        s.spot(x, y, k * 0.035, LAMP.light(0.3), 1.0);
    }
    for y in [0.26, 0.18] {
        s.pen(
            &curve(&[q(0.52, y), q(0.7, y - 0.02), q(0.68, y - 0.12)]),
            2.0,
            INK,
            1.0,
        );
    }
}

/// A freight container with ribs, a door and a stamp.
fn container(s: &mut Sheet, x: f32, y: f32, w: f32, h: f32, colour: Colour) {
    let side = rect(x, y - h, w, h);
    s.solid(&side, colour, 2.8, 4.0);
    planks(
        s,
        &rect(x + 6.0, y - h + 8.0, w - 12.0, h - 16.0),
        13.0,
        true,
        0.6,
    );
    s.hatch_in(
        &rect(x + w * 0.7, y - h, w * 0.3, h),
        64.0,
        7.0,
        1.2,
        INK,
        0.6,
    );
    for cx in [x, x + w - 9.0] {
        for cy in [y - h, y - 9.0] {
            s.solid(&rect(cx, cy, 9.0, 9.0), STEEL, 1.5, 1.0);
        }
    }
    s.flat(
        &rect(x + w * 0.3, y - h * 0.68, w * 0.34, h * 0.26),
        BONE.shade(0.06),
        0.95,
        1.6,
    );
    for i in 0..3 {
        let at = y - h * 0.62 + i as f32 * h * 0.07;
        s.pen(&line(x + w * 0.34, at, x + w * 0.58, at), 1.4, INK, 0.8);
    }
}
