//! Brass fittings of a book: corners, clasps, the lock.

use super::covers::HEART;
use crate::ink::{
    Colour, DETAIL, FEATURE, INK, LAMP, OCHRE, PARCHMENT, Path, Sheet, blob, curve, line, oval,
    poly, rounded,
};

/// Beaten brass over a corner of the board.
pub(super) fn corner(s: &mut Sheet, y: f32) {
    let (right, in_) = (486.0, if y < 300.0 { 1.0 } else { -1.0 });
    let plate = poly(&[
        (right - 66.0, y - in_ * 2.0),
        (right - 8.0, y - in_ * 2.0),
        (right, y + in_ * 7.0),
        (right, y + in_ * 66.0),
        (right - 12.0, y + in_ * 56.0),
        (right - 20.0, y + in_ * 38.0),
        (right - 38.0, y + in_ * 20.0),
        (right - 56.0, y + in_ * 12.0),
    ]);
    s.paint(&plate.shift(-2.5, 3.5), "#0a0503", 0.5);
    brass(s, &plate, FEATURE);
    for (dx, dy) in [(13.0, 13.0), (14.0, 44.0), (44.0, 13.0)] {
        rivet(s, right - dx, y + in_ * dy);
    }
    let vein = curve(&[
        (right - 20.0, y + in_ * 30.0),
        (right - 22.0, y + in_ * 22.0),
        (right - 30.0, y + in_ * 20.0),
    ]);
    s.stroke(&vein, 1.4, 0.5, INK, 0.7);
}

fn brass(s: &mut Sheet, plate: &Path, weight: f32) {
    let (left, top, right, bottom) = plate.bounds();
    let shine = s.linear(
        (left, top),
        (right, bottom),
        &[
            (0.0, LAMP.light(0.3), 1.0),
            (0.3, OCHRE.light(0.22), 1.0),
            (0.55, OCHRE.shade(0.12), 1.0),
            (0.7, OCHRE.light(0.3), 1.0),
            (1.0, OCHRE.shade(0.4), 1.0),
        ],
    );
    s.paint(plate, &shine, 1.0);
    s.stroke(plate, weight, 1.0, INK, 1.0);
}

fn rivet(s: &mut Sheet, x: f32, y: f32) {
    s.spot(x + 0.8, y + 1.2, 5.0, INK, 0.8);
    s.spot(x, y, 4.2, OCHRE.shade(0.12), 1.0);
    s.spot(x - 1.0, y - 1.2, 2.0, LAMP.light(0.6), 1.0);
}

/// A strap from the back board, hooked to a brass plate on the front.
pub(super) fn clasp(s: &mut Sheet, hide: Colour, y: f32) {
    let strap = rounded(424.0, y - 17.0, 74.0, 34.0, 4.0);
    s.paint(&strap.shift(-3.0, 5.0), "#0a0503", 0.55);
    s.solid(&strap, hide.shade(0.42), FEATURE, 4.0);
    for edge in [-11.5, 11.5] {
        for i in 0..5 {
            let x = 446.0 + i as f32 * 10.0;
            s.pen(
                &line(x, y + edge, x + 5.0, y + edge),
                1.5,
                PARCHMENT.shade(0.1),
                0.85,
            );
        }
    }
    let plate = poly(&[
        (446.0, y - 22.0),
        (446.0, y + 22.0),
        (420.0, y + 22.0),
        (404.0, y + 10.0),
        (394.0, y),
        (404.0, y - 10.0),
        (420.0, y - 22.0),
    ]);
    s.paint(&plate.shift(-3.0, 4.5), "#0a0503", 0.5);
    brass(s, &plate, FEATURE);
    s.stroke(&line(437.0, y - 19.0, 437.0, y + 19.0), 1.6, 1.0, INK, 0.8);
    s.stroke(
        &line(439.0, y - 18.0, 439.0, y + 18.0),
        1.0,
        1.0,
        LAMP.light(0.6),
        0.9,
    );
    rivet(s, 426.0, y - 12.0);
    rivet(s, 426.0, y + 12.0);
    s.solid(&oval(411.0, y, 5.0, 5.0), OCHRE.shade(0.4), DETAIL, 1.5);
}

/// The lock between the clasps.
pub(super) fn lock(s: &mut Sheet) {
    let y = HEART.1;
    let hasp = rounded(452.0, y - 15.0, 46.0, 30.0, 6.0);
    s.paint(&hasp.shift(-3.0, 5.0), "#0a0503", 0.5);
    brass(s, &hasp, FEATURE);
    let case = blob(&[
        (452.0, y - 37.0),
        (474.0, y - 34.0),
        (479.0, y - 10.0),
        (479.0, y + 12.0),
        (472.0, y + 34.0),
        (452.0, y + 44.0),
        (432.0, y + 34.0),
        (425.0, y + 12.0),
        (425.0, y - 10.0),
        (430.0, y - 34.0),
    ]);
    s.paint(&case.shift(-3.0, 5.0), "#0a0503", 0.55);
    brass(s, &case, FEATURE * 1.1);
    s.stroke(&case.scale((452.0, y), 0.8, 0.84), 1.4, 1.0, INK, 0.7);
    for (dx, dy) in [(-17.0, -24.0), (17.0, -24.0), (0.0, 33.0)] {
        rivet(s, 452.0 + dx, y + dy);
    }
    s.fill(&oval(452.0, y - 5.0, 8.0, 8.0), INK);
    s.fill(
        &poly(&[(448.5, y), (455.5, y), (459.0, y + 20.0), (445.0, y + 20.0)]),
        INK,
    );
}
