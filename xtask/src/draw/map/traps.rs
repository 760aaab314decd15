//! Traps and pits.

use super::sheet;
use crate::ink::{
    DETAIL, FEATURE, INK, OAK, OXBLOOD, STEEL, STONE, Sheet, VERDIGRIS, blob, line, oval, poly,
    polyline, rect, rounded, star,
};
use std::f32::consts::TAU;

/// Draws all traps.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([trap(), trap_magic(), trap_sprung(), trap_disarmed(), pit()]);
}

fn plate(s: &mut Sheet) {
    s.flat(
        &rounded(24.0, 24.0, 80.0, 80.0, 4.0),
        STONE.light(0.3),
        1.0,
        FEATURE * 1.1,
    );
    s.pen(&rounded(31.0, 31.0, 66.0, 66.0, 3.0), DETAIL, INK, 0.8);
}

fn holes() -> impl Iterator<Item = (f32, f32)> {
    (0..9).map(|i| (44.0 + (i % 3) as f32 * 20.0, 44.0 + (i / 3) as f32 * 20.0))
}

fn trap() -> Sheet {
    let mut s = sheet("trap");
    plate(&mut s);
    for (x, y) in holes() {
        s.fill(&oval(x, y, 4.0, 4.0), INK);
    }
    for (x0, x1) in [(36.0, 92.0), (92.0, 36.0)] {
        s.pen(&line(x0, 36.0, x1, 92.0), FEATURE * 1.5, OXBLOOD, 0.95);
    }
    s
}

fn trap_magic() -> Sheet {
    let mut s = sheet("trap_magic");
    let glow = s.radial(
        (64.0, 64.0),
        54.0,
        &[
            (0.0, VERDIGRIS, 0.5),
            (0.8, VERDIGRIS, 0.25),
            (1.0, VERDIGRIS, 0.0),
        ],
    );
    s.paint(&oval(64.0, 64.0, 54.0, 54.0), &glow, 1.0);
    let ink = VERDIGRIS.shade(0.45);
    s.pen(&oval(64.0, 64.0, 46.0, 46.0), FEATURE, ink, 1.0);
    s.pen(&oval(64.0, 64.0, 35.0, 35.0), DETAIL * 1.3, ink, 1.0);
    for start in [0, 1] {
        let triangle: Vec<(f32, f32)> = (0..3)
            .map(|i| {
                let angle = (i as f32 / 3.0 + start as f32 / 6.0 - 0.25) * TAU;
                (64.0 + 34.0 * angle.cos(), 64.0 + 34.0 * angle.sin())
            })
            .collect();
        s.pen(&poly(&triangle), DETAIL * 1.4, ink, 1.0);
    }
    for i in 0..12 {
        let angle = i as f32 / 12.0 * TAU;
        let (sin, cos) = angle.sin_cos();
        let (x, y) = (64.0 + 40.5 * cos, 64.0 + 40.5 * sin);
        let rune = match i % 3 {
            0 => polyline(&[(x - 3.0, y + 3.0), (x, y - 3.5), (x + 3.0, y + 3.0)]),
            1 => polyline(&[(x, y - 3.5), (x, y + 3.5), (x + 3.0, y)]),
            _ => polyline(&[(x - 2.5, y - 3.0), (x + 2.5, y), (x - 2.5, y + 3.0)]),
        };
        s.pen(&rune.turn((x, y), angle.to_degrees() + 90.0), 1.4, ink, 1.0);
    }
    s.flat(
        &star(64.0, 64.0, 11.0, 4.5, 5),
        VERDIGRIS.light(0.5),
        1.0,
        DETAIL,
    );
    s
}

fn trap_sprung() -> Sheet {
    let mut s = sheet("trap_sprung");
    plate(&mut s);
    let scorch = s.radial((64.0, 64.0), 46.0, &[(0.0, INK, 0.55), (1.0, INK, 0.0)]);
    s.paint(&oval(64.0, 64.0, 46.0, 46.0), &scorch, 1.0);
    for (x, y) in holes() {
        s.fill(&oval(x, y + 2.0, 5.0, 3.5), INK);
        s.bit(
            &poly(&[(x - 4.5, y + 2.0), (x + 1.0, y - 17.0), (x + 4.5, y + 2.0)]),
            STEEL.light(0.3),
        );
    }
    s
}

fn trap_disarmed() -> Sheet {
    let mut s = sheet("trap_disarmed");
    plate(&mut s);
    for (x, y) in holes() {
        s.pen(&oval(x, y, 4.0, 4.0), DETAIL, INK, 0.55);
    }
    let wedge = poly(&[(30.0, 78.0), (88.0, 34.0), (98.0, 44.0), (40.0, 92.0)]);
    s.hatch_in(&wedge.shift(4.0, 5.0), -45.0, 3.6, 1.2, INK, 0.6);
    s.solid(&wedge, OAK, FEATURE, 3.0);
    s.ink(&line(42.0, 80.0, 86.0, 45.0), DETAIL);
    s.pen(
        &polyline(&[(66.0, 96.0), (76.0, 106.0), (98.0, 82.0)]),
        FEATURE * 1.8,
        VERDIGRIS.shade(0.25),
        1.0,
    );
    s
}

fn pit() -> Sheet {
    let mut s = sheet("pit");
    let mouth = rect(18.0, 18.0, 92.0, 92.0).waver(&mut s.chance, 1.4, false);
    s.paint(&mouth, &INK.hex(), 0.62);
    let floor = rect(40.0, 42.0, 48.0, 46.0);
    s.paint(&floor, &INK.hex(), 0.55);
    for (a, b, c, d) in [
        ((18.0, 18.0), (110.0, 18.0), (88.0, 42.0), (40.0, 42.0)),
        ((110.0, 18.0), (110.0, 110.0), (88.0, 88.0), (88.0, 42.0)),
        ((110.0, 110.0), (18.0, 110.0), (40.0, 88.0), (88.0, 88.0)),
        ((18.0, 110.0), (18.0, 18.0), (40.0, 42.0), (40.0, 88.0)),
    ] {
        for i in 0..15 {
            let t = (i as f32 + 0.5) / 15.0;
            let (x0, y0) = (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
            let (x1, y1) = (d.0 + (c.0 - d.0) * t, d.1 + (c.1 - d.1) * t);
            let reach = s.chance.between(0.55, 1.0);
            s.ink(
                &line(x0, y0, x0 + (x1 - x0) * reach, y0 + (y1 - y0) * reach),
                DETAIL,
            );
        }
        s.ink(&line(a.0, a.1, d.0, d.1), DETAIL);
    }
    s.ink(&floor, DETAIL);
    s.stroke(&mouth, FEATURE * 1.4, 1.0, INK, 1.0);
    s.ink(&blob(&[(12.0, 30.0), (14.0, 26.0), (11.0, 22.0)]), 1.0);
    s
}
