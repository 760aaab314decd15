//! The Goose of Nether Wick: a green, a pond, and a lane between hedges.

mod bird;
mod home;
mod kiln;
mod lane;
mod title;

use super::folk::{Hat, Person, limb, places};
use super::graver::{beads, crossed, masonry};
use crate::ink::{
    BONE, Colour, INK, OCHRE, OXBLOOD, Path, Point, STEEL, STONE, Sheet, VERDIGRIS, blob, curve,
    line, oval, poly, rect, sharp, star,
};
use std::f32::consts::PI;

const MORNING: Colour = Colour(0x9d, 0xb9, 0xc6);
const MUD: Colour = Colour(0x8a, 0x6a, 0x48);
const BILL: Colour = Colour(0xdd, 0x8d, 0x2f);

/// Its pictures.
pub fn all() -> Vec<Sheet> {
    vec![title::title(), lane::lane(), kiln::kiln(), home::home()]
}

/// Leaves as small bows of the pen, scattered over a mass of green and thicker towards its foot.
fn leaves(s: &mut Sheet, mass: &Path, count: usize, size: f32, weight: f32) {
    let (_, top, _, foot) = mass.bounds();
    for _ in 0..count {
        let y = top + (foot - top) * s.chance.unit().powf(0.8);
        let spans = mass.spans(y);
        if spans.is_empty() {
            continue;
        }
        let (from, to) = spans[s.chance.index(spans.len())];
        let x = s.chance.between(from, to);
        let k = size * s.chance.between(0.6, 1.2);
        let lean = s.chance.around(0.5);
        let bow = curve(&[
            (x - k, y + k * (0.3 + lean)),
            (x - k * 0.2, y - k * 0.55),
            (x + k, y + k * (0.3 - lean)),
        ]);
        s.pen(&bow, weight, INK, 0.75);
    }
}

/// A bunch of leaves.
fn clump(s: &mut Sheet, at: Point, r: f32, colour: Colour) {
    let turn = s.chance.unit();
    let lobes: Vec<Point> = (0..9)
        .map(|i| {
            let angle = PI * 2.0 * (i as f32 + turn) / 9.0;
            let r = r * if i % 2 == 0 { 1.0 } else { 0.82 };
            (at.0 + r * angle.cos(), at.1 + r * angle.sin())
        })
        .collect();
    let crown = blob(&lobes);
    s.solid(&crown, colour, (r * 0.05).clamp(1.1, 2.2), r * 0.2);
    leaves(s, &crown, (r * 0.7) as usize + 4, 1.5 + r * 0.12, 1.2);
}

/// A round tree in leaf; `y` is its foot.
fn tree(s: &mut Sheet, x: f32, y: f32, high: f32, colour: Colour) {
    s.pen(&line(x, y, x, y - high * 0.5), high * 0.08, INK, 1.0);
    clump(s, (x, y - high * 0.64), high * 0.36, colour);
}

/// An opening with a round top.
fn eye(x: f32, foot: f32, w: f32, high: f32) -> Path {
    let mut points = vec![(x - w / 2.0, foot)];
    for i in 0..=12 {
        let angle = PI * (1.0 + i as f32 / 12.0);
        points.push((
            x + w / 2.0 * angle.cos(),
            foot - high + w / 2.0 + w / 2.0 * angle.sin(),
        ));
    }
    points.push((x + w / 2.0, foot));
    poly(&points)
}

/// The old lime kiln: a stump of masonry with an eye at its foot.
fn stump(s: &mut Sheet, (x, y): Point, w: f32, high: f32) {
    let body = poly(&[
        (x - w * 0.5, y),
        (x - w * 0.4, y - high),
        (x + w * 0.4, y - high),
        (x + w * 0.5, y),
    ]);
    s.solid(&body, STONE, 2.6, 4.0);
    s.clip(&body);
    masonry(s, &rect(x - w * 0.5, y - high, w, high), high / 11.0, 0.75);
    let dark = poly(&[
        (x + w * 0.16, y - high),
        (x + w * 0.4, y - high),
        (x + w * 0.5, y),
        (x + w * 0.2, y),
    ]);
    crossed(s, &dark, high / 24.0, 1.2, 0.6);
    s.end();
    let rim = poly(&[
        (x - w * 0.45, y - high * 0.96),
        (x - w * 0.45, y - high * 1.05),
        (x + w * 0.45, y - high * 1.05),
        (x + w * 0.45, y - high * 0.96),
    ]);
    s.solid(&rim, STONE.light(0.15), 2.4, 3.0);
}

/// A thread of smoke that wavers as it rises.
fn smoke(s: &mut Sheet, from: Point, high: f32, wide: f32) {
    let strand = |at: f32, sway: f32| {
        let points: Vec<Point> = (0..9)
            .map(|i| {
                let t = i as f32 / 8.0;
                let swing = (t * 7.0 + at).sin() * wide * (0.5 + t * 1.6);
                (
                    from.0 + swing + sway * t * wide + high * 0.16 * t * t,
                    from.1 - high * t,
                )
            })
            .collect();
        curve(&points)
    };
    for (weight, opacity) in [(2.6, 0.35), (1.5, 0.6)] {
        s.stroke(
            &strand(0.0, 0.0),
            wide * weight,
            0.15,
            BONE.shade(0.06),
            opacity,
        );
    }
    for (at, sway) in [(0.0, -1.1), (0.2, 1.1), (0.5, 0.1)] {
        s.pen(&strand(at, sway), 1.4, INK, 0.65);
    }
}

/// A rosette with two tails.
fn rosette(s: &mut Sheet, at: Point, k: f32, colour: Colour) {
    let q = |a: f32, b: f32| (at.0 + a * k, at.1 + b * k);
    for side in [-1.0, 1.0] {
        let tail = poly(&[
            q(side * 0.1, 0.4),
            q(side * 0.6, 0.5),
            q(side * 0.85, 2.1),
            q(side * 0.5, 1.85),
            q(side * 0.25, 2.15),
        ]);
        s.solid(&tail, colour.shade(0.15), k * 0.07 + 1.0, k * 0.08);
    }
    let frill = star(at.0, at.1, k, k * 0.86, 14);
    s.solid(&frill, colour, k * 0.08 + 1.0, k * 0.1);
    for i in 0..14 {
        let angle = PI * 2.0 * i as f32 / 14.0;
        let (x, y) = (angle.cos(), angle.sin());
        let (near, far) = (q(x * 0.52, y * 0.52), q(x * 0.88, y * 0.88));
        s.pen(
            &line(near.0, near.1, far.0, far.1),
            k * 0.04 + 0.5,
            INK,
            0.7,
        );
    }
    s.solid(
        &oval(at.0, at.1, k * 0.5, k * 0.5),
        OCHRE.light(0.35),
        k * 0.07 + 0.8,
        k * 0.06,
    );
}

/// Flags on a string that hangs between two points.
fn bunting(s: &mut Sheet, from: Point, to: Point, sag: f32, k: f32) {
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 + sag);
    let string = curve(&[from, middle, to]);
    let colours = [OXBLOOD.light(0.1), BONE, VERDIGRIS, OCHRE.light(0.15)];
    for (i, pair) in beads(&string, k * 1.25).windows(2).enumerate() {
        let (a, b) = (pair[0], pair[1]);
        let tip = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + k * 1.3);
        let flag = poly(&[a, b, tip]);
        s.solid(&flag, colours[i % colours.len()], 1.6, 2.0);
    }
    s.pen(&string, 1.8, INK, 1.0);
}

/// A wall of stones with its cope, for a boy to sit on: outlines, the stones and their size, and the
/// side in the shade.
fn wall(s: &mut Sheet, (face, cope): (&str, &str), (stones, size): (Path, f32), shaded: &str) {
    let face = sharp(face);
    s.solid(&face, STONE.shade(0.06), 2.8, 4.0);
    s.clip(&face);
    masonry(s, &stones, size, 0.8);
    s.hatch_in(&sharp(shaded), 70.0, 6.0, 1.2, INK, 0.6);
    s.end();
    s.solid(&sharp(cope), STONE.light(0.2), 2.4, 3.0);
}

/// Wat on his wall, legs over the edge; `at` is where he sits.
fn wat(s: &mut Sheet, at: Point, high: f32, looks: f32, blows: bool) {
    let boy = Person {
        at: (at.0, at.1 + high * 0.3),
        high,
        coat: OCHRE.light(0.12),
        hat: Hat::Cap,
        looks,
    };
    s.clip(&rect(at.0 - high, at.1 - high, high * 2.0, high + 1.0));
    boy.draw(s);
    s.end();
    let p = places(boy.at, high, looks);
    for (knee, toe) in [(0.1, 0.04), (0.2, 0.22)] {
        let leg = curve(&[p(0.0, 0.33), p(knee, 0.3), p(toe, 0.06)]);
        limb(s, &leg, (high * 0.1, high * 0.06), STONE.shade(0.35));
        let (x, y) = p(toe + 0.03, 0.03);
        s.fill(&oval(x, y, high * 0.06, high * 0.035), INK);
    }
    if blows {
        let (mouth, end) = (p(0.06, 0.875), p(0.24, 0.86));
        let whistle = line(mouth.0, mouth.1, end.0, end.1);
        limb(s, &whistle, (high * 0.06, high * 0.035), STEEL.light(0.3));
        for i in 0..3 {
            let out = 0.3 + i as f32 * 0.09;
            let puff = curve(&[
                p(out, 0.95 + out * 0.16),
                p(out + 0.05, 0.86),
                p(out, 0.78 - out * 0.14),
            ]);
            s.pen(&puff, 1.8, INK, 0.8);
        }
    } else {
        let string = curve(&[p(-0.05, 0.8), p(0.06, 0.68), p(0.07, 0.8)]);
        s.pen(&string, 1.2, INK, 1.0);
        let (a, b) = (p(0.06, 0.7), p(0.07, 0.58));
        limb(
            s,
            &line(a.0, a.1, b.0, b.1),
            (high * 0.05, high * 0.028),
            STEEL,
        );
    }
}
