//! Things that lie or grow on the floor.

use super::parts::{bone, skull};
use super::sheet;
use crate::ink::{
    BONE, FEATURE, INK, LEATHER, OAK, OXBLOOD, Point, STONE, Sheet, VERDIGRIS, blob, curve, line,
    oval, poly,
};
use std::f32::consts::TAU;

pub(super) fn rubble(variant: usize) -> Sheet {
    let mut s = sheet(format!("rubble_{variant}"));
    let count = 9 + variant * 2;
    for i in 0..count {
        let r = ((i as f32 + 0.4) / count as f32).sqrt() * 40.0;
        let angle = i as f32 * 2.4 + variant as f32;
        let (x, y) = (64.0 + r * angle.cos(), 64.0 + r * angle.sin() * 0.85);
        let size = s.chance.between(5.0, 12.0) * (1.15 - r / 80.0);
        let corners = 5 + s.chance.index(2);
        let points: Vec<Point> = (0..corners)
            .map(|k| {
                let at = (k as f32 + s.chance.around(0.25)) / corners as f32 * TAU;
                let reach = size * s.chance.between(0.85, 1.15);
                (x + reach * at.cos(), y + reach * at.sin())
            })
            .collect();
        let stone = poly(&points);
        s.hatch_in(&stone.shift(3.0, 4.0), -45.0, 3.4, 1.2, INK, 0.6);
        s.solid(&stone, STONE.light(0.18), FEATURE * 0.75, size * 0.28);
    }
    for _ in 0..7 {
        let (x, y) = (s.chance.between(16.0, 112.0), s.chance.between(20.0, 110.0));
        s.dot(x, y, 1.3);
    }
    s
}

pub(super) fn bones(variant: usize) -> Sheet {
    let mut s = sheet(format!("bones_{variant}"));
    for i in 0..4 + variant {
        let (x, y) = (s.chance.between(30.0, 98.0), s.chance.between(50.0, 100.0));
        let (length, turn) = (
            s.chance.between(20.0, 34.0),
            i as f32 * 47.0 + variant as f32 * 20.0,
        );
        bone(&mut s, x, y, length, turn);
    }
    if variant != 1 {
        skull(&mut s, 58.0 + variant as f32 * 6.0, 50.0, 15.0);
    } else {
        for i in 0..4 {
            let y = 40.0 + i as f32 * 9.0;
            s.pen(
                &curve(&[(44.0, y + 5.0), (60.0, y - 5.0), (80.0, y + 4.0)]),
                5.0,
                INK,
                1.0,
            );
            s.pen(
                &curve(&[(44.0, y + 5.0), (60.0, y - 5.0), (80.0, y + 4.0)]),
                2.6,
                BONE,
                1.0,
            );
        }
    }
    s
}

pub(super) fn web() -> Sheet {
    let mut s = sheet("web");
    let spokes: Vec<f32> = (0..6)
        .map(|i| (92.0 + i as f32 * 17.0_f32).to_radians())
        .collect();
    for &angle in &spokes {
        let r = 92.0;
        s.pen(
            &line(124.0, 4.0, 124.0 + r * angle.cos(), 4.0 + r * angle.sin()),
            1.3,
            INK,
            0.85,
        );
    }
    for ring in 1..6 {
        let r = ring as f32 * 15.0;
        for pair in spokes.windows(2) {
            let at = |angle: f32, r: f32| (124.0 + r * angle.cos(), 4.0 + r * angle.sin());
            let middle = (pair[0] + pair[1]) / 2.0;
            let thread = curve(&[at(pair[0], r), at(middle, r * 0.88), at(pair[1], r)]);
            s.pen(&thread, 1.1, INK, 0.75);
        }
    }
    s
}

pub(super) fn mushrooms(variant: usize) -> Sheet {
    let mut s = sheet(format!("mushrooms_{variant}"));
    let places: [&[(f32, f32, f32)]; 2] = [
        &[
            (48.0, 52.0, 20.0),
            (78.0, 72.0, 15.0),
            (52.0, 86.0, 11.0),
            (88.0, 44.0, 9.0),
        ],
        &[
            (70.0, 50.0, 17.0),
            (44.0, 68.0, 14.0),
            (74.0, 86.0, 18.0),
            (40.0, 94.0, 8.0),
            (96.0, 66.0, 8.0),
        ],
    ];
    for &(x, y, r) in places[variant % 2] {
        let cap = oval(x, y, r, r * 0.94);
        s.hatch_in(&cap.shift(4.0, 5.0), -45.0, 3.6, 1.2, INK, 0.5);
        let colour = if variant == 0 {
            OXBLOOD.light(0.12)
        } else {
            VERDIGRIS.light(0.2)
        };
        s.solid(&cap, colour, FEATURE * 0.85, r * 0.25);
        for i in 0..5 {
            let angle = i as f32 * 1.3 + x;
            let reach = if i == 0 { 0.0 } else { r * 0.58 };
            s.spot(
                x + reach * angle.cos(),
                y + reach * angle.sin(),
                r * 0.13,
                BONE,
                0.95,
            );
        }
    }
    s
}

pub(super) fn nest() -> Sheet {
    let mut s = sheet("nest");
    for i in 0..52 {
        let angle = i as f32 * 2.4;
        let r = s.chance.between(26.0, 42.0);
        let (x, y) = (64.0 + r * angle.cos(), 64.0 + r * angle.sin());
        let lean = angle.to_degrees() + 90.0 + s.chance.around(35.0);
        let length = s.chance.between(12.0, 20.0);
        let stick = line(x - length, y, x + length, y).turn((x, y), lean);
        s.pen(&stick, 3.6, INK, 1.0);
        let tone = s.chance.between(0.0, 0.35);
        s.pen(&stick, 1.7, OAK.light(tone), 1.0);
    }
    for (x, y) in [(55.0, 58.0), (73.0, 60.0), (63.0, 75.0)] {
        s.solid(&oval(x, y, 9.0, 11.0), BONE, FEATURE * 0.8, 3.0);
        s.dot(x + 2.0, y + 2.0, 1.0);
        s.dot(x - 3.0, y - 2.0, 0.8);
    }
    s
}

pub(super) fn roots() -> Sheet {
    let mut s = sheet("roots");
    for (start, bends) in [
        ((20.0, 0.0), [(30.0, 34.0), (22.0, 60.0), (40.0, 92.0)]),
        ((58.0, 0.0), [(52.0, 30.0), (70.0, 56.0), (66.0, 84.0)]),
        ((100.0, 0.0), [(92.0, 28.0), (104.0, 50.0), (88.0, 78.0)]),
    ] {
        let root = curve(&[start, bends[0], bends[1], bends[2]]);
        s.pen(&root, 8.0, INK, 1.0);
        s.pen(&root, 4.6, LEATHER, 1.0);
        let (x, y) = bends[1];
        let twig = curve(&[(x, y), (x + 12.0, y + 8.0), (x + 18.0, y + 20.0)]);
        s.pen(&twig, 4.4, INK, 1.0);
        s.pen(&twig, 2.0, LEATHER, 1.0);
    }
    s
}

pub(super) fn blood() -> Sheet {
    let mut s = sheet("blood");
    let pool = blob(&[
        (44.0, 60.0),
        (56.0, 44.0),
        (76.0, 50.0),
        (90.0, 66.0),
        (78.0, 82.0),
        (62.0, 78.0),
        (50.0, 84.0),
    ]);
    s.paint(&pool, &OXBLOOD.shade(0.3).hex(), 0.6);
    s.paint(
        &pool.scale((66.0, 64.0), 0.7, 0.7),
        &OXBLOOD.shade(0.4).hex(),
        0.35,
    );
    for (x, y, r) in [
        (98.0, 50.0, 4.0),
        (106.0, 44.0, 2.0),
        (36.0, 84.0, 3.4),
        (28.0, 92.0, 2.0),
        (92.0, 88.0, 2.6),
    ] {
        s.spot(x, y, r, OXBLOOD.shade(0.3), 0.6);
    }
    s
}
