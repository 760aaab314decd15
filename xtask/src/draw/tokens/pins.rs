//! Small enamel pins that show a token's state.

use super::SIDE;
use crate::ink::{
    BONE, Colour, FEATURE, INK, LAMP, LAPIS, OCHRE, OXBLOOD, STEEL, Sheet, VERDIGRIS, curve, even,
    even_poly, line, oval, poly, polyline, star,
};
use std::f32::consts::TAU;

/// Draws all pins.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([
        confused(),
        protected(),
        buffed(),
        elite(),
        third_side(),
        damaged_armour(),
        target(),
    ]);
}

pub(super) fn pin(name: &str, enamel: Colour) -> Sheet {
    let mut s = Sheet::new(name, SIDE, SIDE);
    s.solid(&oval(64.0, 64.0, 56.0, 56.0), OCHRE.light(0.3), 6.0, 5.0);
    s.solid(&oval(64.0, 64.0, 44.0, 44.0), enamel, 4.5, 5.0);
    let shine = curve(&[(30.0, 54.0), (38.0, 38.0), (54.0, 29.0)]);
    s.pen(&shine, 5.0, BONE, 0.5);
    s
}

fn confused() -> Sheet {
    let mut s = pin("confused", VERDIGRIS);
    let spiral: Vec<(f32, f32)> = (0..26)
        .map(|i| {
            let angle = i as f32 * 0.52;
            let r = 3.0 + i as f32 * 1.05;
            (64.0 + r * angle.cos(), 64.0 + r * angle.sin())
        })
        .collect();
    s.pen(&curve(&spiral), 12.0, INK, 1.0);
    s.pen(&curve(&spiral), 6.5, BONE, 1.0);
    s
}

fn protected() -> Sheet {
    let mut s = pin("protected", LAPIS);
    s.solid(&shield(), BONE, 4.5, 5.0);
    s.fill(&star(64.0, 60.0, 15.0, 6.5, 5), LAPIS);
    s
}

fn shield() -> crate::ink::Path {
    even(
        64.0,
        &[
            (64.0, 33.0),
            (78.0, 38.0),
            (90.0, 38.0),
            (90.0, 62.0),
            (80.0, 84.0),
            (64.0, 96.0),
        ],
    )
}

fn buffed() -> Sheet {
    let mut s = pin("buffed", OCHRE);
    for y in [46.0, 70.0] {
        let chevron = even_poly(
            64.0,
            &[
                (64.0, y - 20.0),
                (90.0, y + 8.0),
                (90.0, y + 24.0),
                (64.0, y - 1.0),
            ],
        );
        s.solid(&chevron, BONE, 4.5, 3.0);
    }
    s
}

fn elite() -> Sheet {
    let mut s = pin("elite", OXBLOOD);
    let crown = even_poly(
        64.0,
        &[(64.0, 36.0), (74.0, 58.0), (94.0, 42.0), (88.0, 86.0)],
    );
    s.solid(&crown, LAMP, 4.5, 5.0);
    s.ink(&line(42.0, 76.0, 86.0, 76.0), FEATURE);
    for x in [50.0, 64.0, 78.0] {
        s.fill(&oval(x, 68.0, 3.6, 3.6), OXBLOOD);
    }
    s
}

/// A swallow-tailed banner: it belongs to neither party.
fn third_side() -> Sheet {
    let mut s = pin("third_side", VERDIGRIS.mix(LAPIS, 0.4));
    let pole = polyline(&[(46.0, 32.0), (46.0, 98.0)]);
    s.stroke(&pole, 9.0, 0.8, INK, 1.0);
    s.stroke(&pole, 4.0, 0.8, BONE, 1.0);
    let cloth = poly(&[
        (49.0, 36.0),
        (94.0, 36.0),
        (82.0, 51.0),
        (94.0, 67.0),
        (49.0, 67.0),
    ]);
    s.solid(&cloth, LAMP, 4.5, 5.0);
    s
}

fn damaged_armour() -> Sheet {
    let mut s = pin("damaged_armour", STEEL.shade(0.45));
    s.solid(&shield(), STEEL.light(0.35), 4.5, 5.0);
    let crack = polyline(&[
        (72.0, 32.0),
        (60.0, 52.0),
        (72.0, 62.0),
        (58.0, 78.0),
        (65.0, 97.0),
    ]);
    s.stroke(&crack, 9.0, 0.6, INK, 1.0);
    s.stroke(&crack, 3.0, 0.4, OXBLOOD.light(0.35), 1.0);
    s
}

fn target() -> Sheet {
    let mut s = Sheet::new("target", SIDE, SIDE);
    for (weight, colour) in [(11.0, INK), (6.0, OXBLOOD.light(0.25))] {
        s.pen(&oval(64.0, 64.0, 52.0, 52.0), weight, colour, 1.0);
        for i in 0..4 {
            let (sin, cos) = (i as f32 / 4.0 * TAU).sin_cos();
            let mark = line(
                64.0 + 38.0 * cos,
                64.0 + 38.0 * sin,
                64.0 + 60.0 * cos,
                64.0 + 60.0 * sin,
            );
            s.pen(&mark, weight, colour, 1.0);
        }
    }
    s
}
