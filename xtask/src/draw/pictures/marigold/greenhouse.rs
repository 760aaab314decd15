//! The greenhouse.

use super::super::folk::{Hat, Person, SKIN};
use super::super::graver::{WIDE, framed, land, plate, ring, ruled, stars, tufts};
use super::{LEAF, planet};
use crate::ink::{
    BONE, Colour, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Point, STONE, Sheet, VERDIGRIS,
    blob, curve, line, oval, points, poly, soft,
};

/// The greenhouse, where forty minutes were rather long.
pub fn greenhouse() -> Sheet {
    let mut s = plate(
        "marigold_greenhouse",
        Colour(0x2a, 0x32, 0x46),
        Colour(0xb8, 0xc8, 0xa4),
    );
    stars(&mut s, 90, (20.0, 20.0, 940.0, 220.0), BONE);
    planet(&mut s, (760.0, 110.0), 66.0, Colour(0xa8, 0x8c, 0x7c));
    // The glass.
    for t in [-1.0_f32, -0.62, -0.3, 0.0, 0.3, 0.62, 1.0] {
        let rib = curve(&[
            (480.0 + 500.0 * t, 400.0),
            (480.0 + 440.0 * t, 210.0),
            (480.0 + 230.0 * t, 60.0),
            (480.0 + 40.0 * t, -6.0),
        ]);
        s.pen(&rib, 8.0, INK, 1.0);
        s.pen(&rib, 4.5, BONE.shade(0.15), 1.0);
    }
    for (y, w) in [(120.0, 330.0), (230.0, 450.0), (340.0, 500.0)] {
        let band = curve(&[
            (480.0 - w, y + 22.0),
            (480.0 - w * 0.5, y + 2.0),
            (480.0, y - 6.0),
            (480.0 + w * 0.5, y + 2.0),
            (480.0 + w, y + 22.0),
        ]);
        s.pen(&band, 7.0, INK, 1.0);
        s.pen(&band, 3.8, BONE.shade(0.15), 1.0);
    }
    for (x0, y0, x1, y1) in [
        (90.0, 330.0, 150.0, 250.0),
        (104.0, 340.0, 178.0, 242.0),
        (600.0, 210.0, 650.0, 140.0),
        (300.0, 180.0, 336.0, 128.0),
    ] {
        s.stroke(&line(x0, y0, x1, y1), 2.6, 0.2, BONE, 0.7);
    }
    // Hedges of what has been climbing out of its beds.
    for layer in 0..3 {
        let y = 330.0 + layer as f32 * 34.0;
        let mut ridge = vec![(0.0, y)];
        for i in 1..20 {
            ridge.push((i as f32 * 50.0, y - s.chance.between(4.0, 52.0)));
        }
        ridge.push((WIDE, y - 10.0));
        let colour = LEAF.mix(Colour(0x24, 0x40, 0x30), 0.65 - layer as f32 * 0.22);
        let bed = land(&mut s, &ridge, colour, 2.0);
        s.clip(&bed);
        for _ in 0..120 {
            let (x, dy) = (s.chance.between(0.0, WIDE), s.chance.between(0.0, 60.0));
            s.pen(
                &curve(&[
                    (x - 7.0, y + dy - 20.0),
                    (x, y + dy - 27.0),
                    (x + 7.0, y + dy - 20.0),
                ]),
                1.3,
                INK,
                0.55,
            );
        }
        s.end();
    }
    for _ in 0..50 {
        let (x, y) = (
            s.chance.between(20.0, 940.0),
            s.chance.between(310.0, 396.0),
        );
        s.solid(
            &oval(x, y, 5.0, 5.0),
            if x > 560.0 { OXBLOOD.light(0.25) } else { LAMP },
            1.4,
            1.0,
        );
    }
    let ground = land(
        &mut s,
        &points("0 410, 300 398, 640 402, 960 414"),
        LEATHER.mix(OCHRE, 0.25).shade(0.15),
        2.4,
    );
    s.hatch_in(&ground, 3.0, 12.0, 1.1, INK, 0.45);
    // The pond, and a row of nostrils.
    let pond = soft("330 470, 430 430, 620 424, 770 446, 800 490, 660 518, 460 516");
    s.fill(&pond, LAPIS.mix(VERDIGRIS, 0.4).shade(0.1));
    s.clip(&pond);
    ruled(&mut s, &pond, 8.0, 1.4, BONE, 0.55);
    s.end();
    s.pen(&pond, 3.4, INK, 1.0);
    for i in 0..26 {
        let p = pond.points[i * pond.points.len() / 26];
        let r = 9.0 + (i % 3) as f32 * 3.0;
        s.solid(&blob(&ring((p.0, p.1), r, r * 0.7, 7)), STONE, 2.0, 2.5);
    }
    for (x, y, k) in [
        (440.0, 466.0, 1.0),
        (540.0, 452.0, 0.9),
        (640.0, 470.0, 1.05),
        (548.0, 494.0, 1.1),
        (716.0, 476.0, 0.95),
    ] {
        lizard(&mut s, (x, y), k);
    }
    lemon(&mut s, (214.0, 478.0), 290.0);
    lemon(&mut s, (858.0, 440.0), 210.0);
    // The woman with the rake.
    let gardener = Person {
        at: (318.0, 506.0),
        high: 148.0,
        coat: OCHRE.shade(0.05),
        hat: Hat::Brim,
        looks: 1.0,
    };
    gardener.draw(&mut s);
    let hand = gardener.hand();
    let rake = line(hand.0 + 4.0, 512.0, hand.0 - 6.0, 352.0);
    s.pen(&rake, 6.0, INK, 1.0);
    s.pen(&rake, 3.0, OAK, 1.0);
    s.pen(
        &line(hand.0 - 30.0, 352.0, hand.0 + 18.0, 350.0),
        4.0,
        INK,
        1.0,
    );
    for i in 0..6 {
        let x = hand.0 - 28.0 + i as f32 * 9.0;
        s.pen(&line(x, 352.0, x, 340.0), 2.4, INK, 1.0);
    }
    s.solid(&oval(hand.0, hand.1, 6.0, 6.0), SKIN, 1.8, 1.5);
    Person {
        at: (112.0, 512.0),
        high: 96.0,
        coat: LAPIS.light(0.2),
        hat: Hat::Bare,
        looks: 1.0,
    }
    .draw(&mut s);
    tufts(&mut s, 40, (20.0, 500.0, 940.0, 526.0), 18.0);
    framed(s)
}

/// A tree in fruit.
fn lemon(s: &mut Sheet, foot: Point, high: f32) {
    let (x, y) = foot;
    let trunk = poly(&[
        (x - high * 0.04, y),
        (x - high * 0.025, y - high * 0.5),
        (x + high * 0.025, y - high * 0.5),
        (x + high * 0.05, y),
    ]);
    s.solid(&trunk, LEATHER, 2.2, 3.0);
    for (dx, dy, r) in [
        (-0.24, 0.56, 0.19),
        (0.22, 0.58, 0.2),
        (0.0, 0.78, 0.25),
        (-0.18, 0.8, 0.16),
        (0.2, 0.82, 0.15),
        (0.0, 0.56, 0.2),
    ] {
        let at = (x + dx * high, y - dy * high);
        let mut bumps = ring(at, high * r, high * r * 0.8, 11);
        for (i, p) in bumps.iter_mut().enumerate() {
            if i % 2 == 0 {
                p.0 += (p.0 - at.0) * 0.12;
                p.1 += (p.1 - at.1) * 0.12;
            }
        }
        s.solid(&blob(&bumps), LEAF, 2.2, high * 0.03);
        for j in 0..12 {
            let a = j as f32 * 0.9 + dx * 11.0;
            let d = high * r * (0.25 + 0.06 * j as f32);
            let leaf = (at.0 + d * a.cos(), at.1 + d * a.sin() * 0.75);
            s.pen(
                &curve(&[
                    (leaf.0 - 5.0, leaf.1),
                    (leaf.0, leaf.1 - 4.0),
                    (leaf.0 + 5.0, leaf.1),
                ]),
                1.4,
                INK,
                0.75,
            );
        }
    }
    for i in 0..12 {
        let a = i as f32 * 2.4;
        let d = high * (0.08 + 0.022 * i as f32);
        let at = (x + d * a.cos(), y - high * 0.7 + d * a.sin() * 0.7);
        s.solid(
            &oval(at.0, at.1, high * 0.032, high * 0.04),
            LAMP.mix(OCHRE, 0.1),
            1.6,
            1.5,
        );
    }
}

/// As much of a big lizard as shows above the water.
fn lizard(s: &mut Sheet, at: Point, k: f32) {
    let q = |x: f32, y: f32| (at.0 + x * k, at.1 + y * k);
    let snout = blob(&[
        q(-34.0, 4.0),
        q(-26.0, -7.0),
        q(-8.0, -8.0),
        q(4.0, -15.0),
        q(18.0, -12.0),
        q(30.0, 0.0),
        q(30.0, 5.0),
        q(0.0, 7.0),
    ]);
    s.solid(&snout, LEAF.shade(0.3), 2.0, 2.5);
    s.dot(q(-26.0, -3.0).0, q(0.0, -3.0).1, 2.2);
    s.dot(q(-20.0, -4.5).0, q(0.0, -4.5).1, 2.0);
    s.solid(
        &oval(q(10.0, 0.0).0, q(0.0, -12.0).1, 5.5 * k, 5.0 * k),
        LAMP,
        1.6,
        1.0,
    );
    s.dot(q(9.0, 0.0).0, q(0.0, -12.0).1, 2.2);
    for x in [-14.0, -6.0, 2.0] {
        let tooth = poly(&[q(x, 2.0), q(x + 2.5, 8.0), q(x + 5.0, 2.0)]);
        s.solid(&tooth, BONE, 1.2, 0.5);
    }
    s.pen(
        &curve(&[q(-42.0, 9.0), q(0.0, 12.0), q(40.0, 8.0)]),
        1.8,
        BONE,
        0.9,
    );
}
