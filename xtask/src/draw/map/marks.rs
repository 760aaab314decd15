//! Marks that players and the cartographer put on the map.

use super::sheet;
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, OXBLOOD, PARCHMENT, Sheet, blob, curve, line, oval, poly, rect,
};

/// Draws all marks.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([footprint(), quill_cross(), fog(), compass()]);
}

fn footprint() -> Sheet {
    let mut s = sheet("footprint");
    let sole = blob(&[
        (64.0, 38.0),
        (76.0, 46.0),
        (76.0, 62.0),
        (70.0, 74.0),
        (58.0, 74.0),
        (53.0, 62.0),
        (53.0, 46.0),
    ]);
    s.paint(&sole, &INK.hex(), 0.7);
    s.paint(
        &blob(&[
            (58.0, 79.0),
            (70.0, 79.0),
            (71.0, 90.0),
            (64.0, 94.0),
            (57.0, 90.0),
        ]),
        &INK.hex(),
        0.7,
    );
    s
}

fn quill_cross() -> Sheet {
    let mut s = sheet("quill_cross");
    s.pen(
        &curve(&[(46.0, 46.0), (62.0, 60.0), (82.0, 84.0)]),
        FEATURE * 1.8,
        OXBLOOD,
        0.95,
    );
    s.pen(
        &curve(&[(84.0, 44.0), (66.0, 62.0), (45.0, 82.0)]),
        FEATURE * 1.8,
        OXBLOOD,
        0.95,
    );
    s
}

fn fog() -> Sheet {
    let mut s = sheet("fog");
    s.paint(&rect(0.0, 0.0, 128.0, 128.0), &PARCHMENT.hex(), 0.55);
    s
}

fn compass() -> Sheet {
    let mut s = Sheet::new("compass", 256.0, 256.0);
    let centre = (128.0, 132.0);
    s.ink(&oval(centre.0, centre.1, 74.0, 74.0), FEATURE);
    s.ink(&oval(centre.0, centre.1, 66.0, 66.0), DETAIL);
    for i in 0..32 {
        let inner = if i % 4 == 0 { 56.0 } else { 61.0 };
        let tick = line(centre.0, centre.1 - inner, centre.0, centre.1 - 66.0);
        s.ink(&tick.turn(centre, i as f32 * 11.25), DETAIL);
    }
    for (reach, waist, offset) in [(58.0, 11.0, 45.0), (96.0, 15.0, 0.0)] {
        for i in 0..4 {
            let turn = offset + i as f32 * 90.0;
            let tip = (centre.0, centre.1 - reach);
            let side = waist * 0.707;
            let left = poly(&[tip, (centre.0 - side, centre.1 - side), centre]);
            let right = poly(&[tip, (centre.0 + side, centre.1 - side), centre]);
            s.flat(&left.turn(centre, turn), BONE, 1.0, DETAIL);
            let dark = if i == 0 && offset == 0.0 {
                OXBLOOD
            } else {
                INK
            };
            s.flat(&right.turn(centre, turn), dark, 1.0, DETAIL);
        }
    }
    s.flat(&oval(centre.0, centre.1, 7.0, 7.0), BONE, 1.0, FEATURE);
    s.pen(
        &crate::ink::polyline(&[(118.0, 26.0), (118.0, 8.0), (138.0, 26.0), (138.0, 8.0)]),
        FEATURE * 1.2,
        INK,
        1.0,
    );
    s
}
