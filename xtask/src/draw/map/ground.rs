//! Floors and washes.

use super::{CELL, sheet};
use crate::ink::{BONE, DETAIL, INK, Path, Sheet, WHITE, blob, curve, oval, polyline, rect};

/// Draws all grounds.
pub fn draw(out: &mut Vec<Sheet>) {
    for variant in 0..6 {
        out.push(floor(variant));
    }
    for variant in 0..4 {
        out.push(cave_floor(variant));
        out.push(wash(variant));
    }
    for variant in 0..2 {
        out.push(wash_edge(variant));
    }
}

pub(super) fn cell() -> Path {
    rect(0.0, 0.0, CELL, CELL)
}

fn floor(variant: usize) -> Sheet {
    let mut s = sheet(format!("floor_{variant}"));
    s.paint(&cell(), &BONE.hex(), 0.35);
    // Seven gaps per side; the dots at the corner are shared with the neighbours and drawn half.
    for i in 0..8 {
        let at = i as f32 * CELL / 8.0;
        let strength = 0.3 + s.chance.unit() * 0.14;
        s.spot(at, 0.0, 1.45, INK, strength);
        if i > 0 {
            s.spot(0.0, at, 1.45, INK, strength);
        }
    }
    specks(&mut s, 3 + variant % 3);
    match variant {
        4 => {
            let crack = polyline(&[(20.0, 44.0), (38.0, 52.0), (47.0, 70.0), (66.0, 76.0)]);
            s.pen(&crack, DETAIL, INK, 0.6);
            s.pen(&polyline(&[(47.0, 70.0), (43.0, 84.0)]), 1.1, INK, 0.5);
        }
        5 => {
            let flag = [
                (84.0, 98.0),
                (88.0, 78.0),
                (108.0, 74.0),
                (118.0, 88.0),
                (106.0, 104.0),
            ];
            s.pen(&blob(&flag), DETAIL, INK, 0.45);
            s.pen(
                &polyline(&[(89.0, 79.0), (98.0, 88.0), (106.0, 103.0)]),
                1.1,
                INK,
                0.45,
            );
        }
        _ => {}
    }
    s
}

fn specks(s: &mut Sheet, count: usize) {
    for _ in 0..count {
        let (x, y) = (s.chance.between(12.0, 116.0), s.chance.between(12.0, 116.0));
        let r = s.chance.between(0.6, 1.3);
        s.spot(x, y, r, INK, 0.38);
    }
}

fn cave_floor(variant: usize) -> Sheet {
    let mut s = sheet(format!("cave_floor_{variant}"));
    s.paint(&cell(), &BONE.hex(), 0.3);
    for _ in 0..3 {
        let (x, y) = (s.chance.between(20.0, 108.0), s.chance.between(20.0, 108.0));
        let (rx, ry) = (s.chance.between(2.5, 5.0), s.chance.between(2.0, 3.5));
        let tilt = s.chance.around(30.0);
        s.pen(&oval(x, y, rx, ry).turn((x, y), tilt), 1.2, INK, 0.6);
    }
    for _ in 0..3 {
        let (x, y) = (s.chance.between(18.0, 104.0), s.chance.between(14.0, 112.0));
        let bow = s.chance.around(4.0);
        s.pen(
            &curve(&[(x, y), (x + 7.0, y + bow), (x + 15.0, y + 1.0)]),
            1.2,
            INK,
            0.45,
        );
    }
    specks(&mut s, 5);
    s
}

/// The base of the wash is even at the edges of the cell, so that cells join; its mottling fades
/// out before them. It uses many small soft spots, since a few large ones would show the grid.
fn wash(variant: usize) -> Sheet {
    let mut s = sheet(format!("wash_{variant}"));
    s.paint(&cell(), &WHITE.hex(), 0.42);
    for _ in 0..15 {
        let (x, y) = (s.chance.between(9.0, 119.0), s.chance.between(9.0, 119.0));
        let room = x.min(y).min(CELL - x).min(CELL - y);
        let r = s.chance.between(12.0, 40.0).min(room);
        let strength = s.chance.between(0.012, 0.034);
        let paint = s.radial((x, y), r, &[(0.0, WHITE, strength), (1.0, WHITE, 0.0)]);
        s.paint(&oval(x, y, r, r), &paint, 1.0);
    }
    // The fringe where a drop ran out: a broken, barely visible line.
    let (x, y) = (s.chance.between(30.0, 98.0), s.chance.between(30.0, 98.0));
    let reach = s.chance.between(14.0, 24.0);
    let start = s.chance.unit() * 6.0;
    let fringe: Vec<(f32, f32)> = (0..6)
        .map(|i| {
            let angle = start + i as f32 * 0.5;
            let r = reach + s.chance.around(4.0);
            (x + r * angle.cos(), y + r * angle.sin())
        })
        .collect();
    s.pen(&curve(&fringe), 2.2, WHITE, 0.05);
    s
}

fn wash_edge(variant: usize) -> Sheet {
    let mut s = sheet(format!("wash_edge_{variant}"));
    let paint = s.linear(
        (0.0, 0.0),
        (0.0, 26.0),
        &[(0.0, WHITE, 0.42), (0.35, WHITE, 0.3), (1.0, WHITE, 0.0)],
    );
    s.paint(&rect(0.0, 0.0, CELL, 28.0), &paint, 1.0);
    // Where the brush paused, the colour pooled.
    for _ in 0..3 {
        let (x, r) = (s.chance.between(26.0, 102.0), s.chance.between(9.0, 15.0));
        let paint = s.radial(
            (x, 4.0),
            r,
            &[(0.0, WHITE, 0.12), (0.8, WHITE, 0.1), (1.0, WHITE, 0.0)],
        );
        s.paint(&oval(x, 4.0, r, r), &paint, 1.0);
    }
    s
}
