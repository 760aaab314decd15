//! What stands in Dry Promise.

use super::super::graver::{land, planks};
use crate::ink::{
    BONE, Colour, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Point, STEEL, STONE, Sheet,
    VERDIGRIS, line, oval, points, poly, polyline, rect,
};

/// A house of boards with a false front.
pub fn front(s: &mut Sheet, x: f32, foot: f32, w: f32, high: f32, colour: Colour, porch: bool) {
    let wall = rect(x, foot - high, w, high);
    s.solid(&wall, colour, 2.6, 4.0);
    planks(s, &wall, 9.0, false, 0.55);
    let cornice = rect(x - 5.0, foot - high - 10.0, w + 10.0, 14.0);
    s.solid(&cornice, colour.shade(0.25), 2.2, 2.5);
    let sign = rect(x + w * 0.14, foot - high * 0.9, w * 0.72, high * 0.17);
    s.flat(&sign, BONE.shade(0.05), 1.0, 2.0);
    let mut at = x + w * 0.2;
    while at < x + w * 0.8 {
        let tall = high * 0.09;
        let wide = s.chance.between(4.0, 8.0);
        let bar = tall * s.chance.unit();
        s.pen(
            &polyline(&[(at, foot - high * 0.77), (at, foot - high * 0.77 - tall)]),
            2.4,
            INK,
            0.95,
        );
        s.pen(
            &polyline(&[
                (at, foot - high * 0.77 - tall),
                (at + wide, foot - high * 0.77 - bar),
            ]),
            2.0,
            INK,
            0.95,
        );
        at += w * 0.075;
    }
    for i in 0..2 {
        let at = x + w * (0.17 + 0.48 * i as f32);
        let pane = rect(at, foot - high * 0.64, w * 0.18, high * 0.2);
        s.fill(&pane, INK.light(0.22));
        s.stroke(&pane, 2.0, 1.0, INK, 1.0);
        s.stroke(
            &line(
                at + w * 0.09,
                foot - high * 0.64,
                at + w * 0.09,
                foot - high * 0.44,
            ),
            1.4,
            1.0,
            BONE,
            0.6,
        );
    }
    let door = rect(x + w * 0.4, foot - high * 0.32, w * 0.2, high * 0.32);
    s.solid(&door, LEATHER.shade(0.3), 2.0, 2.0);
    if porch {
        let roof = poly(&[
            (x - 12.0, foot - high * 0.36),
            (x + w + 12.0, foot - high * 0.36),
            (x + w + 4.0, foot - high * 0.44),
            (x - 4.0, foot - high * 0.44),
        ]);
        s.solid(&roof, OAK.shade(0.3), 2.2, 2.0);
        for at in [x - 6.0, x + w * 0.33, x + w * 0.67, x + w] {
            s.solid(
                &rect(at, foot - high * 0.36, 6.0, high * 0.36),
                OAK.shade(0.15),
                1.8,
                1.5,
            );
        }
    }
    s.hatch_in(
        &rect(x + w * 0.72, foot - high, w * 0.28, high),
        66.0,
        7.0,
        1.2,
        INK,
        0.5,
    );
}

/// A windmill on its trestle.
pub fn windmill(s: &mut Sheet, at: Point, high: f32, r: f32, turns: bool) {
    let (x, y) = at;
    for side in [-1.0, 1.0] {
        s.pen(
            &line(x + side * high * 0.16, y, x + side * 4.0, y - high),
            4.0,
            INK,
            1.0,
        );
    }
    for i in 0..4 {
        let t = i as f32 / 4.0;
        let (w, v) = (
            high * 0.16 * (1.0 - t) + 4.0,
            high * 0.16 * (0.75 - t) + 4.0,
        );
        let (a, b) = (y - high * t, y - high * (t + 0.25));
        s.pen(&line(x - w, a, x + v, b), 2.0, INK, 0.9);
        s.pen(&line(x + w, a, x - v, b), 2.0, INK, 0.9);
        s.pen(&line(x - w, a, x + w, a), 2.0, INK, 0.9);
    }
    let hub = (x, y - high);
    let tail = poly(&[
        (hub.0, hub.1),
        (hub.0 + r * 1.0, hub.1 - 3.0),
        (hub.0 + r * 1.5, hub.1 - r * 0.3),
        (hub.0 + r * 1.5, hub.1 + r * 0.3),
        (hub.0 + r * 1.0, hub.1 + 3.0),
    ]);
    s.solid(&tail, OXBLOOD, 2.0, 2.0);
    for i in 0..14 {
        let a = std::f32::consts::TAU * (i as f32 + if turns { 0.4 } else { 0.0 }) / 14.0;
        let (c, d) = (a.cos(), a.sin());
        let vane = poly(&[
            (hub.0 + r * 0.24 * c, hub.1 + r * 0.24 * d),
            (hub.0 + r * (c - d * 0.1), hub.1 + r * (d + c * 0.1)),
            (hub.0 + r * (c + d * 0.1), hub.1 + r * (d - c * 0.1)),
        ]);
        s.solid(&vane, BONE.shade(0.12), 1.5, 1.0);
    }
    s.solid(&oval(hub.0, hub.1, r * 0.14, r * 0.14), STEEL, 1.8, 1.0);
}

/// Steps, posts and a beam: the new yellow carpentry.
pub fn gallows(s: &mut Sheet, x: f32, foot: f32, k: f32, rope: bool) {
    let wood = LAMP.mix(OAK, 0.4);
    for dx in [0.0, 58.0, 116.0] {
        s.solid(
            &rect(x + dx * k, foot - 62.0 * k, 9.0 * k, 62.0 * k),
            wood.shade(0.15),
            2.0,
            2.0,
        );
    }
    for (a, b) in [((0.0, 0.0), (58.0, -60.0)), ((58.0, 0.0), (116.0, -60.0))] {
        s.pen(
            &line(x + a.0 * k, foot + a.1 * k, x + b.0 * k, foot + b.1 * k),
            3.0,
            INK,
            0.9,
        );
    }
    s.solid(
        &rect(x - 8.0 * k, foot - 72.0 * k, 142.0 * k, 12.0 * k),
        wood,
        2.4,
        2.5,
    );
    for i in 0..13 {
        let t = i as f32 / 12.0;
        s.solid(
            &rect(
                x + (-84.0 + 78.0 * t) * k,
                foot - (5.0 + 66.0 * t) * k,
                15.0 * k,
                5.0 * k,
            ),
            wood,
            1.6,
            1.0,
        );
    }
    s.pen(
        &line(x - 84.0 * k, foot, x - 6.0 * k, foot - 66.0 * k),
        3.0,
        INK,
        1.0,
    );
    s.solid(
        &rect(x + 102.0 * k, foot - 202.0 * k, 12.0 * k, 132.0 * k),
        wood,
        2.4,
        2.5,
    );
    s.solid(
        &rect(x + 14.0 * k, foot - 206.0 * k, 104.0 * k, 12.0 * k),
        wood,
        2.4,
        2.5,
    );
    s.pen(
        &line(
            x + 72.0 * k,
            foot - 196.0 * k,
            x + 104.0 * k,
            foot - 158.0 * k,
        ),
        5.0,
        INK,
        1.0,
    );
    if rope {
        s.pen(
            &line(
                x + 40.0 * k,
                foot - 196.0 * k,
                x + 40.0 * k,
                foot - 150.0 * k,
            ),
            3.0,
            INK,
            1.0,
        );
        s.stroke(
            &oval(x + 40.0 * k, foot - 138.0 * k, 9.0 * k, 13.0 * k),
            3.0,
            1.0,
            INK,
            1.0,
        );
    }
}

/// The far end of a street with false fronts on both sides.
pub fn street(s: &mut Sheet, ground: Colour) {
    let road = land(s, &points("0 420, 320 388, 640 388, 960 420"), ground, 2.0);
    s.hatch_in(&road, 2.0, 12.0, 1.1, INK, 0.4);
    for (x, foot, w, high, colour) in [
        (286.0, 398.0, 76.0, 104.0, STONE.light(0.2)),
        (606.0, 398.0, 80.0, 110.0, OCHRE.mix(BONE, 0.4)),
        (180.0, 416.0, 108.0, 158.0, OXBLOOD.mix(BONE, 0.35)),
        (684.0, 416.0, 112.0, 150.0, VERDIGRIS.mix(BONE, 0.35)),
        (10.0, 446.0, 168.0, 226.0, OCHRE.mix(BONE, 0.25)),
        (796.0, 446.0, 170.0, 236.0, LAPIS.mix(BONE, 0.5)),
    ] {
        front(s, x, foot, w, high, colour, w > 100.0);
    }
}
