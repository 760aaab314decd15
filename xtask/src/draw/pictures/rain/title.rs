//! The wagon on its way.

use super::super::folk::{Hat, Person, far_bird, mule, wheel};
use super::super::graver::{cloud, framed, land, planks, plate, ruled, tufts};
use super::{DUST, RED, SKY, kite, mesa, sun};
use crate::ink::{
    BONE, INK, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Point, STEEL, STONE, Sheet, VERDIGRIS, bend,
    blob, curve, even_poly, line, oval, points, poly, rect, strokes,
};

/// A rainmaker's wagon on its way to a town that has paid for Saturday.
pub fn title() -> Sheet {
    let mut s = plate("rain_title", SKY.mix(LAPIS, 0.12), DUST.light(0.25));
    ruled(&mut s, &rect(16.0, 16.0, 930.0, 240.0), 13.0, 1.0, INK, 0.3);
    sun(&mut s, (760.0, 104.0), 44.0);
    mesa(&mut s, 150.0, 330.0, 210.0, 150.0, RED.light(0.25));
    mesa(&mut s, 372.0, 326.0, 110.0, 104.0, RED.light(0.35));
    mesa(&mut s, 880.0, 330.0, 190.0, 120.0, RED.light(0.3));
    let far = land(
        &mut s,
        &points("0 330, 300 322, 620 328, 960 320"),
        DUST.shade(0.06),
        1.8,
    );
    ruled(&mut s, &far, 12.0, 1.1, INK, 0.4);
    let near = land(
        &mut s,
        &points("0 440, 260 426, 560 436, 960 420"),
        DUST.mix(RED, 0.25),
        2.2,
    );
    s.hatch_in(&near, 4.0, 13.0, 1.1, INK, 0.4);
    // Ruts, bones and a thirsty cactus or two.
    for (from, to) in [(466.0, 500.0), (484.0, 520.0)] {
        s.pen(
            &curve(&[
                (0.0, to - 4.0),
                (300.0, from + 12.0),
                (700.0, from + 10.0),
                (960.0, to - 12.0),
            ]),
            2.0,
            INK,
            0.7,
        );
    }
    for (x, y, k) in [(86.0, 440.0, 1.25), (884.0, 446.0, 1.0)] {
        cactus(&mut s, (x, y), k);
    }
    steer(&mut s, (196.0, 506.0), 30.0);
    wagon(&mut s, (382.0, 470.0), 130.0);
    mule(&mut s, (610.0, 470.0), 96.0, 1.0, LEATHER.light(0.1));
    mule(&mut s, (690.0, 478.0), 98.0, 1.0, STONE.shade(0.25));
    s.pen(&strokes("512 416, 566 410, 690 408"), 3.0, INK, 1.0);
    s.pen(&bend("512 372, 580 372, 692 356, 764 352"), 2.0, INK, 1.0);
    // Mrs Cray on the box, looking at the sky.
    Person {
        at: (518.0, 400.0),
        high: 106.0,
        coat: VERDIGRIS.shade(0.15),
        hat: Hat::Bonnet,
        looks: 1.0,
    }
    .draw(&mut s);
    s.solid(&rect(492.0, 388.0, 62.0, 20.0), OAK.shade(0.25), 2.2, 2.0);
    let string = bend("330 286, 300 220, 250 160, 236 104");
    s.pen(&string, 1.6, INK, 0.9);
    kite(&mut s, (236.0, 84.0), 46.0, OXBLOOD.light(0.15));
    let string = bend("430 284, 470 200, 520 150, 540 110");
    s.pen(&string, 1.6, INK, 0.9);
    kite(&mut s, (546.0, 92.0), 38.0, LAPIS.light(0.2));
    for (x, y, k) in [
        (650.0, 70.0, 15.0),
        (690.0, 52.0, 12.0),
        (120.0, 80.0, 13.0),
    ] {
        far_bird(&mut s, (x, y), k);
    }
    tufts(&mut s, 34, (20.0, 450.0, 940.0, 524.0), 13.0);
    framed(s)
}

/// The wagon of the rainmaker.
fn wagon(s: &mut Sheet, at: Point, k: f32) {
    let q = |x: f32, y: f32| (at.0 + x * k, at.1 - y * k);
    s.paint(&oval(at.0, at.1, k * 1.1, k * 0.08), &INK.hex(), 0.35);
    let bed = poly(&[q(-0.95, 0.4), q(0.95, 0.4), q(1.0, 0.62), q(-1.0, 0.62)]);
    s.solid(&bed, OAK.shade(0.2), 2.6, 3.0);
    planks(s, &bed, 9.0, false, 0.8);
    let cover = blob(&[
        q(-1.0, 0.62),
        q(-1.06, 1.0),
        q(-0.92, 1.34),
        q(-0.4, 1.44),
        q(0.3, 1.44),
        q(0.92, 1.34),
        q(1.06, 1.0),
        q(1.0, 0.62),
    ]);
    s.solid(&cover, BONE, 3.0, 5.0);
    s.clip(&cover);
    for x in [-0.6, -0.2, 0.2, 0.6] {
        s.pen(
            &curve(&[q(x, 0.6), q(x + x * 0.1, 1.0), q(x, 1.5)]),
            1.8,
            INK,
            0.7,
        );
    }
    s.hatch_in(
        &poly(&[q(-1.1, 0.6), q(1.1, 0.6), q(1.1, 0.86), q(-1.1, 0.78)]),
        18.0,
        6.0,
        1.2,
        INK,
        0.65,
    );
    s.end();
    // A painted sign: a cloud, and what falls from it.
    let sign = rect(at.0 - k * 0.48, at.1 - k * 1.26, k * 0.96, k * 0.52);
    s.flat(&sign, LAPIS.light(0.25), 1.0, 2.4);
    let middle = q(0.0, 1.0);
    cloud(s, middle.0, middle.1, k * 0.3, BONE);
    for i in 0..5 {
        let x = at.0 - k * 0.22 + i as f32 * k * 0.11;
        s.stroke(
            &line(x, at.1 - k * 0.95, x - k * 0.03, at.1 - k * 0.8),
            2.4,
            0.3,
            BONE,
            1.0,
        );
    }
    wheel(s, q(-0.62, 0.3), k * 0.34, 10, OXBLOOD.light(0.15));
    wheel(s, q(0.66, 0.26), k * 0.29, 10, OXBLOOD.light(0.15));
    // Mortars at the back, and a keg under the axle.
    for x in [-1.2, -1.34] {
        let barrel = poly(&[
            q(x, 0.66),
            q(x + 0.14, 0.66),
            q(x + 0.06, 1.02),
            q(x - 0.1, 1.0),
        ]);
        s.solid(&barrel, STEEL.shade(0.45), 2.2, 2.5);
    }
    let rack = q(-1.4, 0.62);
    s.pen(
        &line(rack.0, rack.1, q(-0.95, 0.62).0, rack.1),
        4.0,
        INK,
        1.0,
    );
    s.solid(
        &oval(q(0.0, 0.0).0, q(0.0, 0.3).1, k * 0.15, k * 0.12),
        OAK,
        2.0,
        2.0,
    );
}

fn cactus(s: &mut Sheet, at: Point, k: f32) {
    let q = |x: f32, y: f32| (at.0 + x * k, at.1 - y * k);
    for arm in [
        curve(&[q(0.0, 44.0), q(-24.0, 46.0), q(-28.0, 60.0), q(-28.0, 82.0)]),
        curve(&[q(0.0, 30.0), q(22.0, 32.0), q(27.0, 44.0), q(27.0, 62.0)]),
        curve(&[q(0.0, -6.0), q(1.0, 50.0), q(0.0, 104.0)]),
    ] {
        s.pen(&arm, 20.0 * k, INK, 1.0);
        s.pen(&arm, 15.5 * k, VERDIGRIS.mix(OCHRE, 0.15), 1.0);
        s.pen(&arm.shift(3.0 * k, 0.0), 1.4, INK, 0.8);
        s.pen(&arm.shift(-3.0 * k, 0.0), 1.4, INK, 0.8);
    }
}

/// What is left of a steer.
fn steer(s: &mut Sheet, at: Point, k: f32) {
    let (x, y) = at;
    let head = even_poly(
        x,
        &[
            (x, y - k * 0.5),
            (x + k * 0.42, y - k * 0.44),
            (x + k * 0.28, y + k * 0.1),
            (x + k * 0.2, y + k * 0.5),
            (x, y + k * 0.56),
        ],
    );
    for side in [-1.0, 1.0] {
        let horn = curve(&[
            (x + side * k * 0.36, y - k * 0.36),
            (x + side * k * 0.95, y - k * 0.44),
            (x + side * k * 1.15, y - k * 0.95),
        ]);
        s.stroke(&horn, k * 0.26, 0.2, INK, 1.0);
        s.stroke(&horn, k * 0.15, 0.2, BONE.shade(0.1), 1.0);
    }
    s.solid(&head, BONE, 2.0, 2.5);
    for side in [-1.0, 1.0] {
        s.fill(
            &oval(x + side * k * 0.2, y - k * 0.16, k * 0.09, k * 0.12),
            INK,
        );
        s.dot(x + side * k * 0.07, y + k * 0.36, 1.8);
    }
}
