//! Mouse pointers: an arrow, a gloved hand in its three states, an hourglass. Each is drawn on 64
//! by 64 and baked at two sizes, with its hot spot.

use crate::atlas::Sprite;
use crate::ink::{
    BONE, Colour, INK, LAMP, LEATHER, OAK, OCHRE, OXBLOOD, Path, Point, Sheet, blob, line, oval,
    poly, polyline, rounded,
};
use std::f32::consts::PI;

const SIDE: f32 = 64.0;

/// A pointer's name, drawing and hot spot.
type Pointer = (&'static str, fn(&mut Sheet), Point);

/// Draws all pointers at both sizes.
pub fn draw(out: &mut Vec<Sprite>) {
    let pointers: [Pointer; 5] = [
        ("pointer", pointer, (4.0, 4.0)),
        ("hand", hand, (25.0, 4.0)),
        ("grab", grab, (32.0, 32.0)),
        ("grabbing", grabbing, (32.0, 32.0)),
        ("wait", wait, (32.0, 32.0)),
    ];
    for (name, drawn, touch) in pointers {
        for side in [32.0, 64.0] {
            let mut s = Sheet::new(format!("cursor_{name}_{side}"), SIDE, SIDE);
            drawn(&mut s);
            out.push(Sprite::pointer(s, side / SIDE, touch));
        }
    }
}

/// A rod with round ends.
fn rod(from: Point, to: Point, r: f32) -> Path {
    let heading = (to.1 - from.1).atan2(to.0 - from.0);
    let end = |at: Point, start: f32| {
        (0..=8).map(move |i| {
            let angle = start + PI * i as f32 / 8.0;
            (at.0 + r * angle.cos(), at.1 + r * angle.sin())
        })
    };
    let points: Vec<Point> = end(to, heading - PI / 2.0)
        .chain(end(from, heading + PI / 2.0))
        .collect();
    poly(&points)
}

/// Parts drawn as one: a dark rim around them all, then each in two tones with a fine line.
fn joined(s: &mut Sheet, parts: &[Path], colour: Colour) {
    for part in parts {
        s.stroke(
            &part.shift(1.6, 2.4),
            5.4,
            1.0,
            Colour(0x0e, 0x08, 0x05),
            0.35,
        );
    }
    for part in parts {
        s.stroke(part, 6.2, 1.0, INK, 1.0);
        s.fill(part, INK);
    }
    for part in parts {
        s.stroke(part, 1.8, 1.0, INK, 0.9);
        s.fill(part, colour.shade(0.26));
        s.clip(part);
        s.fill(&part.shift(-2.4, -1.6), colour);
        s.end();
    }
}

fn pointer(s: &mut Sheet) {
    let arrow = poly(&[
        (5.0, 4.0),
        (5.0, 47.0),
        (16.0, 38.0),
        (23.5, 56.0),
        (32.0, 52.4),
        (24.6, 34.6),
        (39.0, 33.4),
    ]);
    s.stroke(
        &arrow.shift(2.4, 3.6),
        5.0,
        1.0,
        Colour(0x0e, 0x08, 0x05),
        0.4,
    );
    s.fill(&arrow.shift(2.4, 3.6), Colour(0x0e, 0x08, 0x05));
    s.stroke(&arrow, 5.6, 1.0, INK, 1.0);
    s.fill(&arrow, BONE.shade(0.24));
    s.clip(&arrow);
    s.fill(
        &poly(&[
            (0.0, 0.0),
            (5.0, 4.0),
            (21.0, 36.0),
            (29.0, 56.0),
            (0.0, 60.0),
        ]),
        BONE.light(0.4),
    );
    s.end();
    s.stroke(
        &polyline(&[(9.6, 14.0), (9.6, 35.0), (15.0, 30.8)]),
        2.2,
        1.0,
        OCHRE,
        1.0,
    );
}

fn cuff(s: &mut Sheet, x: f32, width: f32, y: f32) {
    let band = rounded(x, y, width, 10.0, 3.0);
    s.stroke(&band, 5.8, 1.0, INK, 1.0);
    s.fill(&band, OXBLOOD.light(0.08));
    s.stroke(
        &line(x + 2.0, y + 3.4, x + width - 2.0, y + 3.4),
        1.8,
        1.0,
        OCHRE.light(0.3),
        1.0,
    );
}

const GLOVE: Colour = Colour(0xe6, 0xcf, 0xa4);

fn hand(s: &mut Sheet) {
    joined(
        s,
        &[
            rod((14.0, 31.0), (22.0, 43.0), 4.8),
            rounded(20.0, 29.0, 32.0, 25.0, 8.0),
            rod((47.4, 30.0), (47.0, 40.0), 4.3),
            rod((40.2, 27.0), (40.0, 40.0), 4.8),
            rod((32.6, 26.0), (32.4, 40.0), 4.9),
            rod((25.0, 9.0), (24.8, 40.0), 5.0),
        ],
        GLOVE,
    );
    cuff(s, 22.0, 28.0, 51.0);
}

fn grab(s: &mut Sheet) {
    joined(
        s,
        &[
            rod((10.0, 33.0), (20.0, 44.0), 4.8),
            rounded(18.0, 29.0, 33.0, 25.0, 8.0),
            rod((50.5, 19.0), (46.0, 38.0), 4.3),
            rod((41.2, 11.5), (39.2, 36.0), 4.7),
            rod((31.4, 9.5), (31.6, 36.0), 4.8),
            rod((21.6, 13.0), (23.8, 36.0), 4.7),
        ],
        GLOVE,
    );
    cuff(s, 21.0, 28.0, 51.0);
}

fn grabbing(s: &mut Sheet) {
    joined(
        s,
        &[
            rounded(18.0, 27.0, 33.0, 27.0, 9.0),
            rod((47.6, 25.0), (47.0, 36.0), 4.3),
            rod((39.8, 22.4), (39.6, 37.0), 4.8),
            rod((31.4, 21.6), (31.4, 37.0), 4.9),
            rod((23.0, 23.6), (23.2, 37.0), 4.8),
            rod((15.0, 34.0), (30.0, 43.5), 4.7),
        ],
        GLOVE,
    );
    cuff(s, 21.0, 28.0, 51.0);
}

fn wait(s: &mut Sheet) {
    let glass = blob(&[
        (18.0, 12.0),
        (32.0, 11.0),
        (46.0, 12.0),
        (45.0, 21.0),
        (35.4, 31.0),
        (45.0, 42.0),
        (46.0, 52.0),
        (32.0, 53.0),
        (18.0, 52.0),
        (19.0, 42.0),
        (28.6, 31.0),
        (19.0, 21.0),
    ]);
    s.stroke(
        &glass.shift(1.6, 2.4),
        5.4,
        1.0,
        Colour(0x0e, 0x08, 0x05),
        0.4,
    );
    s.stroke(&glass, 5.4, 1.0, INK, 1.0);
    s.fill(&glass, BONE.light(0.3));
    s.clip(&glass);
    s.fill(
        &poly(&[(16.0, 20.0), (48.0, 20.0), (32.0, 34.0)]),
        OCHRE.light(0.12),
    );
    s.fill(
        &poly(&[
            (14.0, 56.0),
            (50.0, 56.0),
            (44.0, 49.0),
            (32.0, 43.0),
            (20.0, 49.0),
        ]),
        OCHRE.light(0.12),
    );
    s.stroke(&line(32.0, 32.0, 32.0, 46.0), 2.0, 1.0, OCHRE, 1.0);
    s.stroke(
        &line(23.0, 15.0, 23.0, 21.0),
        2.4,
        0.6,
        LAMP.light(0.9),
        0.9,
    );
    s.end();
    for y in [6.0, 51.0] {
        let cap = rounded(13.0, y, 38.0, 7.4, 3.0);
        s.stroke(
            &cap.shift(1.4, 2.0),
            5.0,
            1.0,
            Colour(0x0e, 0x08, 0x05),
            0.4,
        );
        s.stroke(&cap, 5.2, 1.0, INK, 1.0);
        s.fill(&cap, OAK.shade(0.2));
        s.stroke(
            &line(16.0, y + 2.2, 47.0, y + 2.2),
            2.0,
            1.0,
            OAK.light(0.25),
            1.0,
        );
    }
    for x in [15.6, 48.4] {
        s.stroke(&line(x, 15.0, x, 49.0), 4.6, 1.0, INK, 1.0);
        s.stroke(&line(x, 15.0, x, 49.0), 1.9, 1.0, LEATHER.light(0.2), 1.0);
        s.fill(&oval(x, 32.0, 2.8, 3.4), OCHRE);
        s.stroke(&oval(x, 32.0, 2.8, 3.4), 1.2, 1.0, INK, 1.0);
    }
}
