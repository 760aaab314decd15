//! Widow’s Canyon.

use super::super::folk::{Hat, Person, far_bird, mule};
use super::super::graver::{HIGH, framed, plate, ring, ruled};
use super::{DUST, RED, SKY, mesa, sun};
use crate::ink::{
    BONE, INK, LAPIS, OAK, OCHRE, Point, STONE, Sheet, VERDIGRIS, blob, curve, line, poly, rect,
    soft,
};

/// Widow's Canyon, with a line that water has left on its walls.
pub fn canyon() -> Sheet {
    let mut s = plate("rain_canyon", SKY.mix(LAPIS, 0.16), SKY.light(0.2));
    ruled(
        &mut s,
        &rect(330.0, 16.0, 300.0, 300.0),
        12.0,
        1.0,
        INK,
        0.35,
    );
    sun(&mut s, (498.0, 70.0), 26.0);
    mesa(&mut s, 480.0, 400.0, 330.0, 150.0, RED.light(0.5));
    // Walls behind walls, each with its beds of stone.
    let layers: [(f32, f32, f32); 4] = [
        (0.3, 190.0, 0.42),
        (0.52, 130.0, 0.26),
        (0.76, 70.0, 0.12),
        (1.0, 0.0, 0.0),
    ];
    for (t, top, pale) in layers {
        for side in [-1.0_f32, 1.0] {
            let x = |d: f32| 480.0 + side * d;
            let inner = 300.0 - 218.0 * (1.0 - t) * 1.15;
            let mut edge: Vec<Point> = Vec::new();
            let steps = 7;
            for i in 0..=steps {
                let u = i as f32 / steps as f32;
                let jag = s.chance.around(13.0 * t);
                edge.push((
                    x(inner - 86.0 * u * t + 40.0 * t + jag),
                    20.0 + top * 0.5 + (430.0 - top * 0.16) * u * (0.72 + 0.28 * t),
                ));
            }
            let foot = edge[steps].1;
            let mut wall = edge.clone();
            wall.push((x(inner - 90.0 * t), foot + 20.0));
            wall.push((x(560.0), HIGH + 40.0));
            wall.push((x(560.0), 0.0));
            wall.push((x(inner + 60.0 * t), 0.0 + top * 0.4));
            let wall = poly(&wall);
            let colour = RED.light(pale).shade(if side > 0.0 { 0.12 } else { 0.0 });
            s.solid(&wall, colour, 3.0, 5.0);
            s.clip(&wall);
            let mut y = 10.0 + top * 0.5;
            while y < HIGH {
                let bed = curve(&[
                    (x(0.0), y + 26.0 * t),
                    (x(200.0), y + s.chance.around(8.0)),
                    (x(400.0), y - 14.0),
                    (x(560.0), y - 26.0),
                ]);
                s.pen(&bed, 1.5, INK, 0.5 + 0.2 * t);
                y += s.chance.between(15.0, 34.0) * (0.5 + 0.5 * t);
            }
            if side > 0.0 {
                s.hatch_in(&wall, 82.0, 9.0 + 4.0 * t, 1.3, INK, 0.5);
            }
            // The line of the old creek, a hand's breadth up.
            let mark = curve(&[
                (x(inner - 110.0 * t), foot - 22.0 * t),
                (x(inner + 60.0), foot - 4.0 * t),
                (x(560.0), foot + 40.0 * t),
            ]);
            s.stroke(&mark, 5.0 * t + 2.0, 1.0, BONE, 0.75);
            s.end();
        }
    }
    // The bed: white stones, as dry as plates.
    let bed =
        soft("482 360, 512 368, 560 404, 700 470, 860 560, 120 560, 290 466, 410 402, 456 368");
    s.fill(&bed, DUST.light(0.2));
    s.clip(&bed);
    for i in 0..190 {
        let u = (i as f32 / 190.0).powf(0.62);
        let y = 362.0 + 178.0 * u;
        let half = 34.0 + 330.0 * u * u;
        let x = 480.0 + s.chance.around(half);
        let r = 2.0 + 12.0 * u * s.chance.between(0.4, 1.0);
        let stone = blob(&ring((x, y), r * 1.35, r * 0.75, 7));
        s.solid(&stone, BONE.shade(0.05), 1.4, r * 0.2);
    }
    s.end();
    s.pen(&bed, 2.6, INK, 0.9);
    // Stakes with numbers, up the middle, and those who follow them.
    for (x, y, k) in [
        (560.0, 506.0, 1.0),
        (516.0, 438.0, 0.62),
        (492.0, 398.0, 0.42),
    ] {
        s.solid(
            &rect(x - 5.0 * k, y - 78.0 * k, 10.0 * k, 78.0 * k),
            OAK,
            2.0,
            2.0,
        );
        s.flat(
            &rect(x - 17.0 * k, y - 74.0 * k, 34.0 * k, 22.0 * k),
            BONE,
            1.0,
            1.6,
        );
        s.pen(
            &line(x - 9.0 * k, y - 66.0 * k, x + 9.0 * k, y - 66.0 * k),
            1.6,
            INK,
            0.9,
        );
        s.pen(
            &line(x - 9.0 * k, y - 60.0 * k, x + 6.0 * k, y - 60.0 * k),
            1.6,
            INK,
            0.9,
        );
    }
    for (x, y, high, coat, hat) in [
        (432.0, 452.0, 78.0, INK.light(0.3), Hat::Brim),
        (404.0, 474.0, 88.0, VERDIGRIS.shade(0.1), Hat::Bonnet),
        (370.0, 494.0, 96.0, LAPIS.shade(0.15), Hat::Brim),
        (330.0, 512.0, 104.0, OCHRE.shade(0.2), Hat::Brim),
    ] {
        Person {
            at: (x, y),
            high,
            coat,
            hat,
            looks: 1.0,
        }
        .draw(&mut s);
    }
    mule(&mut s, (254.0, 516.0), 66.0, 1.0, STONE.shade(0.25));
    for (x, y, k) in [
        (420.0, 130.0, 14.0),
        (462.0, 106.0, 11.0),
        (540.0, 140.0, 12.0),
    ] {
        far_bird(&mut s, (x, y), k);
    }
    framed(s)
}
