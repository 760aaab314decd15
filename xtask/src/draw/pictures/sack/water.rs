//! The river: still above the weir, all foam below it.

use super::super::graver::{HAZE, ring, ruled};
use super::weir::{CREST, FOOT, along};
use super::{DAWN, DEEP, between};
use crate::ink::{BONE, INK, LAPIS, Path, Sheet, blob, curve, line, poly, sharp};

/// Number of strands in the falling water.
const STRANDS: usize = 190;

/// The still river above the weir; returns all the water below it.
pub fn river(s: &mut Sheet) -> Path {
    let still = sharp("300 298, 560 290, 790 288, 780 310, 560 328, 300 354");
    let shine = s.linear(
        (320.0, 0.0),
        (790.0, 0.0),
        &[
            (0.0, DEEP.light(0.25), 1.0),
            (0.58, HAZE.light(0.4), 1.0),
            (1.0, DAWN.light(0.2), 1.0),
        ],
    );
    s.paint(&still, &shine, 1.0);
    ruled(s, &still, 6.0, 1.2, DEEP, 0.5);
    s.pen(&line(310.0, 298.0, 790.0, 288.0), 1.8, INK, 0.8);
    sharp("0 444, 300 456, 786 346, 960 392, 960 540, 0 540")
}

/// The pool below the weir, with the sun on it.
pub fn pool(s: &mut Sheet, water: &Path) {
    let deep = s.linear(
        (0.0, 350.0),
        (0.0, 530.0),
        &[
            (0.0, DEEP.mix(LAPIS, 0.2).light(0.26), 1.0),
            (1.0, DEEP.shade(0.45), 1.0),
        ],
    );
    s.paint(water, &deep, 1.0);
    s.clip(water);
    ruled(s, water, 10.0, 1.4, BONE, 0.34);
    for i in 0..46 {
        let y = 388.0 + i as f32 * 3.1;
        let k = 7.0 + (y - 380.0) * 0.2;
        let x = 684.0 + s.chance.around(k * 1.9);
        let glint = curve(&[(x - k, y), (x, y - 1.5), (x + k, y)]);
        s.stroke(&glint, 1.6 + k * 0.07, 0.1, HAZE.light(0.3), 0.85);
    }
    s.end();
}

/// Water under the wheel, which hides how far it dips in, and the churn it makes.
pub fn race(s: &mut Sheet) {
    let water = sharp("0 446, 300 458, 330 540, 0 540");
    let deep = s.linear(
        (0.0, 446.0),
        (0.0, 530.0),
        &[(0.0, DEEP.light(0.08), 1.0), (1.0, DEEP.shade(0.45), 1.0)],
    );
    s.paint(&water, &deep, 1.0);
    s.clip(&water);
    ruled(s, &water, 9.0, 1.4, BONE, 0.34);
    s.end();
    let churn: Vec<(f32, f32, f32)> = (0..15)
        .map(|i| {
            let x = 92.0 + i as f32 * 12.5;
            let r = 17.0 - (x - 190.0).abs() * 0.07;
            (
                x,
                454.0 + s.chance.around(5.0),
                r * s.chance.between(0.7, 1.1),
            )
        })
        .collect();
    froth(s, &churn);
}

/// Water over the lip: one smooth sheet, then all strands.
pub fn falls(s: &mut Sheet) {
    let sheet = poly(&[CREST.0, CREST.1, FOOT.1, FOOT.0]);
    let fall = s.linear(
        (0.0, 310.0),
        (0.0, 470.0),
        &[
            (0.0, DEEP.light(0.16), 1.0),
            (0.4, DAWN.light(0.25), 1.0),
            (1.0, BONE.light(0.4), 1.0),
        ],
    );
    s.paint(&sheet, &fall, 1.0);
    s.clip(&sheet);
    for i in 0..STRANDS {
        let t = along((i as f32 + s.chance.unit() * 0.8) / STRANDS as f32);
        let (top, foot) = (between(CREST.0, CREST.1, t), between(FOOT.0, FOOT.1, t));
        let white = i % 3 > 0;
        let from = if white {
            s.chance.between(0.1, 0.45)
        } else {
            0.0
        };
        let to = if white {
            1.0
        } else {
            s.chance.between(0.5, 0.9)
        };
        let bow = 9.0 * (1.0 - t);
        let middle = between(top, foot, (from + to) * 0.45);
        let strand = curve(&[
            between(top, foot, from),
            (middle.0 + bow, middle.1),
            between(top, foot, to),
        ]);
        let thick = 1.0 - 0.6 * t;
        if white {
            s.stroke(&strand, 4.2 * thick, 0.1, BONE.light(0.6), 0.85);
        } else {
            s.stroke(&strand, 2.0 * thick, 0.2, DEEP.shade(0.2), 0.8);
        }
    }
    s.end();
    // The lip shines, for there the water is still all of a piece.
    let lip = line(CREST.0.0, CREST.0.1 + 5.0, CREST.1.0, CREST.1.1 + 2.0);
    s.stroke(&lip, 4.0, 0.4, HAZE.light(0.4), 0.9);
    s.pen(
        &line(CREST.0.0, CREST.0.1, CREST.1.0, CREST.1.1),
        2.4,
        INK,
        0.9,
    );
}

/// Foam at the foot of the weir and under the wheel, drops above it, and rags of it on the pool.
pub fn foam(s: &mut Sheet) {
    let mut heaps = Vec::new();
    for i in 0..52 {
        let t = along(i as f32 / 51.0);
        let (x, y) = between(FOOT.0, FOOT.1, t);
        let r = (21.0 - 14.0 * t) * s.chance.between(0.7, 1.25);
        heaps.push((x + s.chance.around(9.0), y + s.chance.around(r * 0.5), r));
    }
    froth(s, &heaps);
    for _ in 0..110 {
        let t = along(s.chance.unit());
        let (x, y) = between(FOOT.0, FOOT.1, t);
        let up = (64.0 - 46.0 * t) * s.chance.unit();
        let (r, aside) = (s.chance.between(1.0, 3.2), s.chance.around(14.0));
        s.spot(x + aside, y - up, r, BONE.light(0.6), 0.95);
    }
    for i in 0..14 {
        let (x, y) = (330.0 + i as f32 * 42.0, s.chance.between(0.0, 1.0));
        let y = 512.0 - (x - 300.0) * 0.22 + y * 40.0;
        let k = (y - 360.0) * 0.2;
        let rag = blob(&[
            (x - k, y),
            (x - k * 0.2, y - 3.0),
            (x + k, y),
            (x + k * 0.1, y + 3.0),
        ]);
        s.paint(&rag, &BONE.hex(), 0.6);
    }
}

/// Heaps of foam that run into one: all the outlines first, then all the whites.
pub fn froth(s: &mut Sheet, heaps: &[(f32, f32, f32)]) {
    let shapes: Vec<(Path, f32)> = heaps
        .iter()
        .map(|&(x, y, r)| (blob(&ring((x, y), r * 1.25, r * 0.75, 8)), r))
        .collect();
    for (heap, r) in &shapes {
        s.pen(heap, (r * 0.26).clamp(2.2, 4.4), INK, 1.0);
    }
    for (heap, r) in &shapes {
        s.fill(heap, DAWN.light(0.5));
        s.clip(heap);
        s.fill(&heap.shift(-r * 0.12, -r * 0.3), BONE.light(0.6));
        s.end();
    }
    for &(x, y, r) in heaps.iter().filter(|heap| heap.2 > 8.0) {
        let curl = curve(&[
            (x - r * 0.6, y + r * 0.16),
            (x - r * 0.2, y - r * 0.14),
            (x + r * 0.3, y - r * 0.12),
            (x + r * 0.6, y + r * 0.1),
        ]);
        s.pen(&curl, 1.2, INK, 0.45);
    }
}
