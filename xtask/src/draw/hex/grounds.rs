//! Grounds to walk on.

use super::{MIDDLE, WIDE, corners, hex, inside, sheet, somewhere};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAPIS, OAK, OCHRE, Point, STEEL, STONE, Sheet, VERDIGRIS,
    WHITE, blob, curve, line, oval, polyline,
};

/// Young green, as a wash on parchment.
pub(super) const MEADOW: Colour = Colour(0x9a, 0xa8, 0x5c);

/// Draws all grounds and the grid over them.
pub fn draw(out: &mut Vec<Sheet>) {
    for variant in 0..6 {
        out.push(grass(variant));
    }
    for variant in 0..4 {
        out.extend([
            floor(variant),
            sand(variant),
            street(variant),
            snow(variant),
        ]);
    }
    for variant in 0..3 {
        out.push(deck(variant));
    }
    out.extend([grid(), plain("wash"), plain("fog")]);
    out.extend([
        ring("ring", 5.0, FEATURE * 1.4),
        ring("ring_fine", 9.0, DETAIL * 1.4),
    ]);
}

/// Fills the hex and a hair beyond its sides, so that no seam shows between hexes.
fn filled(s: &mut Sheet, colour: Colour, opacity: f32) {
    s.paint(&hex(-0.3), &colour.hex(), opacity);
}

fn specks(s: &mut Sheet, colour: Colour, count: usize) {
    for _ in 0..count {
        let (x, y) = somewhere(s, 6.0);
        let r = s.chance.between(0.6, 1.3);
        s.spot(x, y, r, colour, 0.4);
    }
}

fn grid() -> Sheet {
    let mut s = sheet("grid");
    let ring = corners(0.0);
    for i in 0..6 {
        let (a, b) = (ring[i], ring[(i + 1) % 6]);
        for step in 0..8 {
            let t = step as f32 / 8.0;
            let (x, y) = (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
            // Half of each dot lies on the neighbour's sheet as well.
            s.spot(x, y, if step == 0 { 2.0 } else { 1.45 }, INK, 0.3);
        }
    }
    s
}

/// A plain hex to be tinted: a colour wash, or a cover over unseen cells.
fn plain(name: &str) -> Sheet {
    let mut s = sheet(name);
    if name == "wash" {
        filled(&mut s, WHITE, 0.3);
    } else {
        filled(&mut s, Colour(0xe9, 0xdc, 0xc0), 0.55);
    }
    s
}

/// An outline to be tinted, for marking a hex.
fn ring(name: &str, inset: f32, weight: f32) -> Sheet {
    let mut s = sheet(name);
    let edge = hex(inset).waver(&mut s.chance, 0.8, false);
    s.stroke(&edge, weight, 1.0, WHITE, 1.0);
    s
}

/// A few blades from one root.
pub(super) fn tuft(s: &mut Sheet, (x, y): Point, high: f32, opacity: f32) {
    for (lean, share) in [
        (-0.75, 0.7),
        (-0.3, 0.95),
        (0.12, 1.0),
        (0.5, 0.85),
        (0.9, 0.6),
    ] {
        let tip = (
            x + lean * high * s.chance.between(0.7, 1.1),
            y - high * share * s.chance.between(0.85, 1.1),
        );
        let root = (x + lean * high * 0.18, y);
        let bow = (
            root.0 + (tip.0 - root.0) * 0.25,
            root.1 + (tip.1 - root.1) * 0.6,
        );
        s.pen(&curve(&[root, bow, tip]), DETAIL * 0.95, INK, opacity);
    }
}

fn grass(variant: usize) -> Sheet {
    let mut s = sheet(format!("grass_{variant}"));
    filled(&mut s, MEADOW, 0.62);
    for _ in 0..5 {
        let r = s.chance.between(14.0, 26.0);
        let at = somewhere(&mut s, r);
        let paint = s.radial(at, r, &[(0.0, VERDIGRIS, 0.24), (1.0, VERDIGRIS, 0.0)]);
        s.paint(&oval(at.0, at.1, r, r), &paint, 1.0);
    }
    let count = [2, 3, 1, 4, 2, 3][variant % 6];
    let lean = if variant.is_multiple_of(2) { 1.6 } else { -1.4 };
    for _ in 0..count {
        let at = somewhere(&mut s, 20.0);
        let high = s.chance.between(9.0, 14.0);
        tuft(&mut s, at, high, 0.7);
    }
    for _ in 0..3 {
        let (x, y) = somewhere(&mut s, 12.0);
        s.pen(&line(x, y, x + lean, y - 4.5), DETAIL * 0.8, INK, 0.5);
    }
    if variant == 4 {
        for _ in 0..3 {
            let (x, y) = somewhere(&mut s, 24.0);
            for (dx, dy) in [(-2.4, 0.0), (2.4, 0.0), (0.0, -2.4), (0.0, 2.4)] {
                s.spot(x + dx, y + dy, 1.7, BONE, 1.0);
                s.pen(&oval(x + dx, y + dy, 1.7, 1.7), 0.7, INK, 0.6);
            }
            s.spot(x, y, 1.3, OCHRE, 1.0);
        }
    }
    specks(&mut s, INK, 4);
    s
}

fn floor(variant: usize) -> Sheet {
    let mut s = sheet(format!("floor_{variant}"));
    // Flagstones, no two of one tone.
    let tone = STONE.mix(OAK, 0.45).light(0.12);
    filled(&mut s, tone, [0.5, 0.58, 0.54, 0.62][variant % 4]);
    specks(&mut s, INK, 4 + variant);
    if variant == 2 {
        let crack = [(28.0, 58.0), (46.0, 66.0), (54.0, 84.0), (74.0, 92.0)];
        s.pen(&polyline(&crack), DETAIL, INK, 0.55);
        s.pen(&polyline(&[(54.0, 84.0), (50.0, 98.0)]), 1.1, INK, 0.45);
    }
    if variant == 3 {
        let flag = [
            (80.0, 100.0),
            (84.0, 82.0),
            (104.0, 78.0),
            (112.0, 92.0),
            (100.0, 108.0),
        ];
        s.pen(&blob(&flag), DETAIL, INK, 0.4);
    }
    s
}

fn sand(variant: usize) -> Sheet {
    let mut s = sheet(format!("sand_{variant}"));
    filled(&mut s, OCHRE.light(0.28), 0.6);
    for row in 0..(2 + variant % 3) {
        let (x, y) = somewhere(&mut s, 30.0);
        let long = s.chance.between(16.0, 26.0);
        for (dy, share) in [(0.0, 1.0), (5.0, 0.6)] {
            let ripple = [
                (x - long * share, y + dy),
                (x - long * share * 0.4, y + dy - 3.0),
                (x + long * share * 0.2, y + dy),
                (x + long * share, y + dy - 3.4),
            ];
            s.pen(&curve(&ripple), DETAIL * 0.9, INK, 0.5 - row as f32 * 0.06);
        }
    }
    specks(&mut s, INK, 12);
    specks(&mut s, OCHRE.shade(0.3), 12);
    s
}

/// Cobbles that show here and there through the dirt.
fn street(variant: usize) -> Sheet {
    let mut s = sheet(format!("street_{variant}"));
    filled(&mut s, STONE.mix(OCHRE, 0.18).shade(0.14), 0.66);
    let patches = [
        [(40.0, 52.0), (84.0, 96.0)],
        [(82.0, 50.0), (46.0, 100.0)],
        [(64.0, 72.0), (30.0, 60.0)],
        [(92.0, 78.0), (58.0, 116.0)],
    ];
    for (cx, cy) in patches[variant % 4] {
        for row in -1..=1 {
            for column in -1..=1 {
                let at = (
                    cx + column as f32 * 14.0 + if row == 0 { 7.0 } else { 0.0 },
                    cy + row as f32 * 11.0,
                );
                if !inside(at, 10.0) || s.chance.unit() < 0.2 {
                    continue;
                }
                let (rx, ry) = (s.chance.between(5.2, 6.6), s.chance.between(4.0, 5.0));
                let stone = oval(at.0, at.1, rx, ry).waver(&mut s.chance, 0.9, false);
                s.paint(&stone, &BONE.hex(), 0.3);
                s.stroke(&stone, DETAIL * 0.85, 0.7, INK, 0.5);
            }
        }
    }
    specks(&mut s, INK, 8);
    s
}

fn snow(variant: usize) -> Sheet {
    let mut s = sheet(format!("snow_{variant}"));
    filled(&mut s, WHITE.mix(LAPIS, 0.08), 0.88);
    let blue = LAPIS.light(0.25);
    for _ in 0..(2 + variant % 2) {
        let (x, y) = somewhere(&mut s, 30.0);
        let long = s.chance.between(16.0, 26.0);
        let drift = [
            (x - long, y),
            (x - long * 0.3, y - 7.0),
            (x + long * 0.5, y - 4.0),
            (x + long, y + 2.0),
        ];
        s.pen(&curve(&drift), DETAIL * 1.1, blue.shade(0.3), 0.7);
        for i in 0..4 {
            let t = i as f32 * 5.0;
            let from = (x - long * 0.2 + t, y - 3.0 + t * 0.1);
            s.pen(
                &line(from.0, from.1, from.0 - 4.0, from.1 + 6.0),
                1.0,
                blue,
                0.6,
            );
        }
    }
    specks(&mut s, blue, 9);
    if variant == 3 {
        let at = somewhere(&mut s, 30.0);
        tuft(&mut s, at, 9.0, 0.6);
    }
    s
}

/// Plates of a ship, riveted.
fn deck(variant: usize) -> Sheet {
    let mut s = sheet(format!("deck_{variant}"));
    filled(&mut s, STEEL.mix(LAPIS, 0.12), 0.66);
    let panel = hex(7.0);
    s.pen(&panel, DETAIL * 0.9, INK, 0.45);
    for (x, y) in corners(14.0) {
        s.pen(&oval(x, y, 2.0, 2.0), 1.0, INK, 0.55);
    }
    match variant {
        1 => {
            s.pen(
                &line(7.0, MIDDLE.1, WIDE - 7.0, MIDDLE.1),
                DETAIL * 0.9,
                INK,
                0.45,
            );
            for x in [22.0, 50.0, 78.0, 106.0] {
                s.spot(x, MIDDLE.1 + 6.0, 1.3, INK, 0.5);
            }
        }
        2 => {
            for i in 0..4 {
                let y = 58.0 + i as f32 * 10.0;
                let slot = crate::ink::rounded(42.0, y, 44.0, 5.0, 2.4);
                s.paint(&slot, &INK.hex(), 0.14);
                s.pen(&slot, DETAIL * 0.8, INK, 0.5);
            }
        }
        _ => {}
    }
    s
}
