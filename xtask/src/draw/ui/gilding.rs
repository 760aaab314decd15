//! Gold pressed into the leather of a book: lines, stamps, frames, the label.

use super::covers::AXIS;
use crate::ink::{
    BONE, Colour, INK, LAMP, OCHRE, Path, Point, Sheet, blob, curve, oval, poly, rounded, star,
};

/// A line pressed into leather and laid with gold: the groove's shadow, the gold, its gleam.
pub(super) fn gilt(s: &mut Sheet, path: &Path, weight: f32) {
    s.stroke(
        &path.shift(0.9, 1.2),
        weight * 1.35,
        0.8,
        Colour(0x12, 0x0a, 0x06),
        0.7,
    );
    s.stroke(path, weight, 0.8, OCHRE.mix(LAMP, 0.45), 1.0);
    s.stroke(
        &path.shift(-0.3, -0.4),
        weight * 0.4,
        0.8,
        LAMP.light(0.65),
        0.85,
    );
}

/// A shape stamped in gold.
pub(super) fn gilt_shape(s: &mut Sheet, path: &Path) {
    s.paint(&path.shift(1.0, 1.4), "#120a06", 0.7);
    let (left, top, right, bottom) = path.bounds();
    let gold = s.linear(
        (left, top),
        (right, bottom),
        &[
            (0.0, LAMP.light(0.45), 1.0),
            (0.45, OCHRE.mix(LAMP, 0.5), 1.0),
            (1.0, OCHRE.shade(0.2), 1.0),
        ],
    );
    s.paint(path, &gold, 1.0);
}

/// Frames, corner sprays, the label and the spray under the medallion.
pub(super) fn tooling(s: &mut Sheet, onlay: Colour) {
    for (inset, weight) in [(0.0, 3.0), (8.0, 1.3)] {
        let frame = rounded(
            106.0 + inset,
            34.0 + inset,
            358.0 - 2.0 * inset,
            640.0 - 2.0 * inset,
            7.0,
        );
        gilt(s, &frame, weight);
    }
    // A chain of little leaves between the two frames and the inner one.
    let (x, y, w, h): (f32, f32, f32, f32) = (128.0, 56.0, 314.0, 596.0);
    for (from, to) in [
        ((x, y), (x + w, y)),
        ((x + w, y), (x + w, y + h)),
        ((x + w, y + h), (x, y + h)),
        ((x, y + h), (x, y)),
    ] {
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        let count = (length / 19.6).round();
        let heading = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
        for i in 1..count as usize {
            let t = i as f32 / count;
            let at = (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
            let leaf = blob(&[
                (at.0 - 6.0, at.1),
                (at.0, at.1 - 2.6),
                (at.0 + 6.0, at.1),
                (at.0, at.1 + 2.6),
            ]);
            gilt_shape(
                s,
                &leaf.turn(at, heading + if i % 2 == 0 { 32.0 } else { -32.0 }),
            );
        }
        gilt_shape(s, &star(from.0, from.1, 8.0, 3.2, 4));
    }
    gilt(
        s,
        &rounded(x + 10.0, y + 10.0, w - 20.0, h - 20.0, 4.0),
        1.6,
    );
    let (left, top, right, foot) = (x + 10.0, y + 10.0, x + w - 10.0, y + h - 10.0);
    for (at, turn) in [
        ((left, top), 0.0),
        ((right, top), 90.0),
        ((right, foot), 180.0),
        ((left, foot), 270.0),
    ] {
        spray(s, at, turn);
    }
    label(s, onlay);
    foot_piece(s);
}

/// A corner's ornament, drawn for the upper left and turned.
fn spray(s: &mut Sheet, at: Point, turn: f32) {
    let on = |points: &[Point]| -> Vec<Point> {
        points.iter().map(|p| (at.0 + p.0, at.1 + p.1)).collect()
    };
    let stem = curve(&on(&[(8.0, 8.0), (26.0, 22.0), (44.0, 40.0)]));
    gilt(s, &stem.turn(at, turn), 1.8);
    for flip in [false, true] {
        let side = |points: &[Point]| {
            let points: Vec<Point> = points
                .iter()
                .map(|&(x, y)| if flip { (y, x) } else { (x, y) })
                .collect();
            on(&points)
        };
        let scroll = curve(&side(&[
            (14.0, 12.0),
            (38.0, 8.0),
            (56.0, 14.0),
            (60.0, 26.0),
            (50.0, 31.0),
            (45.0, 23.0),
            (51.0, 19.0),
        ]));
        gilt(s, &scroll.turn(at, turn), 2.0);
        let tendril = curve(&side(&[
            (56.0, 13.0),
            (72.0, 7.0),
            (84.0, 10.0),
            (86.0, 17.0),
        ]));
        gilt(s, &tendril.turn(at, turn), 1.4);
        let leaf = blob(&side(&[
            (24.0, 12.0),
            (33.0, 14.0),
            (38.0, 22.0),
            (29.0, 20.0),
        ]));
        gilt_shape(s, &leaf.turn(at, turn));
        let berry = side(&[(87.0, 20.0)])[0];
        gilt_shape(s, &oval(berry.0, berry.1, 3.0, 3.0).turn(at, turn));
    }
    let bud = blob(&on(&[
        (42.0, 38.0),
        (52.0, 42.0),
        (57.0, 57.0),
        (42.0, 52.0),
        (38.0, 42.0),
    ]));
    gilt_shape(s, &bud.turn(at, turn));
}

/// The label of darker leather on which the program writes the title.
fn label(s: &mut Sheet, onlay: Colour) {
    let plate = |grow: f32| -> Path {
        let (l, t, r, b) = (172.0 - grow, 144.0 - grow, 398.0 + grow, 226.0 + grow);
        let notch = 13.0;
        poly(&[
            (l + notch, t),
            (r - notch, t),
            (r, t + notch),
            (r, b - notch),
            (r - notch, b),
            (l + notch, b),
            (l, b - notch),
            (l, t + notch),
        ])
    };
    s.fill(&plate(0.0), onlay);
    let sheen = s.linear(
        (172.0, 144.0),
        (398.0, 226.0),
        &[(0.0, BONE, 0.1), (0.5, BONE, 0.0), (1.0, INK, 0.3)],
    );
    s.paint(&plate(0.0), &sheen, 1.0);
    gilt(s, &plate(0.0), 3.0);
    gilt(s, &plate(-7.0), 1.2);
    for x in [172.0, 398.0] {
        gilt_shape(s, &star(x, 185.0, 12.0, 5.0, 4));
    }
    for (y, up) in [(140.0, -1.0), (230.0, 1.0)] {
        gilt_shape(
            s,
            &blob(&[
                (AXIS, y + up * 16.0),
                (AXIS + 7.0, y + up * 5.0),
                (AXIS, y),
                (AXIS - 7.0, y + up * 5.0),
            ]),
        );
    }
}

/// A spray under the medallion.
fn foot_piece(s: &mut Sheet) {
    let y = 568.0;
    gilt_shape(s, &star(AXIS, y, 13.0, 5.0, 8));
    for side in [-1.0, 1.0] {
        let p = |x: f32, dy: f32| (AXIS + side * x, y + dy);
        gilt(
            s,
            &curve(&[
                p(18.0, 0.0),
                p(40.0, -9.0),
                p(62.0, 2.0),
                p(74.0, -8.0),
                p(66.0, -15.0),
                p(60.0, -8.0),
            ]),
            2.0,
        );
        gilt(
            s,
            &curve(&[p(30.0, -4.0), p(44.0, 9.0), p(60.0, 10.0)]),
            1.5,
        );
        gilt_shape(
            s,
            &blob(&[p(36.0, 5.0), p(46.0, 13.0), p(44.0, 20.0), p(35.0, 14.0)]),
        );
        gilt_shape(s, &oval(AXIS + side * 65.0, y + 11.0, 3.2, 3.2));
    }
}
