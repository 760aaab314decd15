//! The wall up the canyon.

use super::super::folk::{Hat, Person, wheel};
use super::super::graver::{cloud, crossed, framed, masonry, planks, plate, ruled};
use super::{RED, SKY, mesa};
use crate::ink::{
    BONE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Point, STEEL, STONE, Sheet, VERDIGRIS,
    bend, blob, curve, line, oval, poly, rect, sharp, soft,
};

/// The wall up the canyon, and the wheel that is chained.
pub fn dam() -> Sheet {
    let mut s = plate("rain_dam", SKY.mix(LAPIS, 0.3), SKY.light(0.15));
    ruled(
        &mut s,
        &rect(16.0, 16.0, 930.0, 200.0),
        12.0,
        1.0,
        INK,
        0.35,
    );
    cloud(&mut s, 700.0, 92.0, 90.0, BONE);
    mesa(&mut s, 240.0, 196.0, 240.0, 110.0, RED.light(0.35));
    mesa(&mut s, 760.0, 196.0, 300.0, 84.0, RED.light(0.4));
    // The lake behind it.
    let lake = sharp("0 196, 960 196, 960 262, 0 262");
    s.fill(&lake, LAPIS.mix(VERDIGRIS, 0.3).light(0.15));
    ruled(&mut s, &lake, 6.0, 1.3, BONE, 0.8);
    ruled(&mut s, &lake, 11.0, 1.1, INK, 0.6);
    // The wall of timber and stone, bowed towards the water.
    let crest = bend("90 226, 300 250, 480 256, 660 250, 870 226");
    let mut face = crest.points.clone();
    face.extend([(760.0, 500.0), (480.0, 530.0), (200.0, 500.0)]);
    let face = poly(&face);
    s.solid(&face, STONE.light(0.08), 3.2, 6.0);
    s.clip(&face);
    masonry(&mut s, &rect(80.0, 226.0, 800.0, 310.0), 21.0, 0.65);
    for x in [170.0, 270.0, 375.0, 585.0, 690.0, 790.0] {
        let post = poly(&[
            (x - 9.0, 220.0),
            (x + 9.0, 220.0),
            (480.0 + (x - 480.0) * 0.8 + 9.0, 540.0),
            (480.0 + (x - 480.0) * 0.8 - 9.0, 540.0),
        ]);
        s.solid(&post, OAK.shade(0.3), 2.4, 3.0);
        planks(&mut s, &post, 5.0, true, 0.6);
    }
    crossed(
        &mut s,
        &sharp("640 230, 880 220, 760 520, 600 526"),
        10.0,
        1.3,
        0.45,
    );
    s.end();
    let walk = bend("84 216, 300 240, 480 246, 660 240, 876 216");
    s.stroke(&walk, 20.0, 1.0, INK, 1.0);
    s.stroke(&walk, 15.0, 1.0, OAK, 1.0);
    for i in 0..60 {
        let p = walk.points[i * (walk.points.len() - 1) / 60];
        s.pen(&line(p.0, p.1 - 7.0, p.0, p.1 + 7.0), 1.4, INK, 0.7);
    }
    // The cliffs on both sides.
    for side in [-1.0_f32, 1.0] {
        let x = |d: f32| 480.0 + side * d;
        let cliff = poly(&[
            (x(480.0), 60.0),
            (x(430.0), 84.0),
            (x(412.0), 160.0),
            (x(380.0), 210.0),
            (x(372.0), 300.0),
            (x(320.0), 380.0),
            (x(300.0), 470.0),
            (x(240.0), 540.0),
            (x(480.0), 540.0),
        ]);
        s.solid(
            &cliff,
            RED.shade(if side > 0.0 { 0.14 } else { 0.0 }),
            3.0,
            5.0,
        );
        s.clip(&cliff);
        let mut y = 80.0;
        while y < 540.0 {
            let bent = y + s.chance.around(9.0);
            s.pen(
                &curve(&[(x(200.0), y + 20.0), (x(360.0), bent), (x(480.0), y - 14.0)]),
                1.5,
                INK,
                0.65,
            );
            y += s.chance.between(14.0, 32.0);
        }
        if side > 0.0 {
            s.hatch_in(&cliff, 80.0, 9.0, 1.3, INK, 0.5);
        }
        s.end();
    }
    // The sluice: a gate that weeps, a wheel, and a chain with a lock.
    let gate = rect(424.0, 386.0, 112.0, 130.0);
    s.solid(&gate, OAK.shade(0.35), 3.4, 5.0);
    planks(&mut s, &gate, 14.0, true, 0.9);
    for y in [404.0, 452.0, 500.0] {
        s.stroke(&line(420.0, y, 540.0, y), 9.0, 1.0, INK, 1.0);
        s.stroke(&line(420.0, y, 540.0, y), 5.0, 1.0, STEEL.shade(0.2), 1.0);
    }
    for (x, y) in [
        (446.0, 424.0),
        (502.0, 436.0),
        (470.0, 474.0),
        (520.0, 480.0),
    ] {
        s.stroke(
            &curve(&[(x, y), (x + 2.0, y + 20.0), (x, y + 44.0)]),
            2.2,
            0.2,
            BONE,
            0.9,
        );
    }
    let pool = soft("390 522, 440 512, 530 513, 580 523, 520 536, 430 536");
    s.solid(&pool, LAPIS.light(0.2), 2.0, 2.0);
    s.stroke(&line(480.0, 330.0, 480.0, 390.0), 13.0, 1.0, INK, 1.0);
    s.stroke(&line(480.0, 330.0, 480.0, 390.0), 8.0, 1.0, STEEL, 1.0);
    wheel(&mut s, (480.0, 316.0), 60.0, 8, STEEL.shade(0.15));
    let chain = bend("430 300, 452 344, 500 352, 532 302");
    let links = 17;
    for i in 0..links {
        let p = chain.points[i * (chain.points.len() - 1) / links];
        s.stroke(&oval(p.0, p.1, 6.4, 4.4), 3.0, 1.0, INK, 1.0);
        s.stroke(&oval(p.0, p.1, 6.4, 4.4), 1.2, 1.0, STEEL.light(0.3), 1.0);
    }
    let lock = rect(482.0, 352.0, 25.0, 24.0);
    s.pen(&bend("486 354, 487 340, 502 340, 503 354"), 4.0, INK, 1.0);
    s.solid(&lock, OCHRE.light(0.2), 2.2, 2.5);
    s.fill(&oval(494.0, 362.0, 3.4, 3.4), INK);
    s.pen(&line(494.0, 362.0, 494.0, 370.0), 2.4, INK, 1.0);
    // A guard with a rifle on the walk, and a shack with six kegs.
    let guard = Person {
        at: (620.0, 240.0),
        high: 82.0,
        coat: LAMP.mix(OCHRE, 0.2),
        hat: Hat::Brim,
        looks: -1.0,
    };
    guard.draw(&mut s);
    s.pen(&line(596.0, 206.0, 632.0, 160.0), 3.6, INK, 1.0);
    Person {
        at: (330.0, 238.0),
        high: 80.0,
        coat: LEATHER,
        hat: Hat::Brim,
        looks: 1.0,
    }
    .draw(&mut s);
    let shack = rect(176.0, 148.0, 86.0, 76.0);
    s.solid(&shack, OAK.light(0.1), 2.4, 3.0);
    planks(&mut s, &shack, 9.0, true, 0.7);
    s.fill(&rect(206.0, 176.0, 26.0, 48.0), INK.light(0.1));
    let roof = sharp("166 150, 219 120, 272 150");
    s.solid(&roof, STEEL.shade(0.2), 2.4, 3.0);
    for (x, y) in [(270.0, 226.0), (288.0, 228.0), (279.0, 208.0)] {
        s.solid(&rect(x - 8.0, y - 18.0, 16.0, 18.0), OXBLOOD, 1.8, 2.0);
        s.pen(&line(x - 8.0, y - 9.0, x + 8.0, y - 9.0), 1.6, INK, 0.9);
    }
    bear(&mut s, (720.0, 512.0), 62.0);
    framed(s)
}

/// A grizzly on all fours, who does not care for singing.
fn bear(s: &mut Sheet, at: Point, k: f32) {
    let p = |x: f32, y: f32| (at.0 - x * k, at.1 - y * k);
    s.paint(&oval(at.0, at.1, k * 1.1, k * 0.1), &INK.hex(), 0.4);
    for (x, w) in [(-0.62, 0.15), (0.42, 0.15), (-0.4, 0.13), (0.2, 0.13)] {
        let leg = poly(&[
            p(x - w, 0.5),
            p(x + w, 0.5),
            p(x + w * 1.2, 0.0),
            p(x - w, 0.0),
        ]);
        s.solid(&leg, LEATHER.shade(0.42), 2.2, 2.5);
    }
    let body = blob(&[
        p(-0.92, 0.42),
        p(-0.9, 0.86),
        p(-0.4, 1.06),
        p(0.1, 1.02),
        p(0.42, 1.22),
        p(0.62, 1.02),
        p(0.94, 0.92),
        p(1.2, 0.68),
        p(1.16, 0.56),
        p(0.9, 0.54),
        p(0.6, 0.46),
        p(0.0, 0.3),
        p(-0.6, 0.3),
    ]);
    s.solid(&body, LEATHER.shade(0.3), 2.6, 5.0);
    s.clip(&body);
    for _ in 0..70 {
        let (x, y) = (s.chance.between(-0.9, 0.7), s.chance.between(0.34, 1.1));
        let (a, b) = (p(x, y), p(x - 0.06, y - 0.1));
        s.stroke(&line(a.0, a.1, b.0, b.1), 1.6, 0.2, INK, 0.8);
    }
    s.end();
    for x in [0.62, 0.78] {
        let (cx, cy) = p(x, 1.04);
        s.solid(
            &oval(cx, cy, k * 0.09, k * 0.09),
            LEATHER.shade(0.3),
            1.8,
            1.0,
        );
    }
    let (ex, ey) = p(0.92, 0.82);
    s.dot(ex, ey, 2.6);
    let (nx, ny) = p(1.18, 0.66);
    s.fill(&oval(nx, ny, 5.0, 4.0), INK);
}
