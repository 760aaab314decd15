//! The Marigold Is Late: a fat old ship, and those who wait for her.

mod cargo;
mod greenhouse;
mod home;
mod steward;
mod title;

use super::graver::{crossed, glow, glow_of, planks, ring};
use crate::ink::{
    Colour, INK, LAMP, OCHRE, Point, STEEL, Sheet, blob, curve, even, line, oval, poly, rect,
};

const SPACE: Colour = Colour(0x1c, 0x20, 0x30);
const HULL: Colour = Colour(0xd8, 0xa8, 0x3c);
const LEAF: Colour = Colour(0x5c, 0x86, 0x52);

/// Its pictures.
pub fn all() -> Vec<Sheet> {
    vec![
        title::title(),
        cargo::cargo(),
        greenhouse::greenhouse(),
        steward::steward(),
        home::home(),
    ]
}

/// A planet with bands and a shadow on its right.
fn planet(s: &mut Sheet, at: Point, r: f32, colour: Colour) {
    glow_of(s, at, r * 1.35, colour.light(0.4), 0.5);
    let ball = oval(at.0, at.1, r, r);
    s.fill(&ball, colour);
    s.clip(&ball);
    for i in 0..9 {
        let y = at.1 - r + r * 2.0 * (i as f32 + 0.5) / 9.0;
        let band = curve(&[
            (at.0 - r, y),
            (at.0 - r * 0.3, y + r * 0.07),
            (at.0 + r * 0.3, y - r * 0.03),
            (at.0 + r, y + r * 0.05),
        ]);
        s.stroke(
            &band,
            r * if i % 2 == 0 { 0.1 } else { 0.04 },
            0.6,
            colour.shade(0.25),
            0.4,
        );
        s.pen(&band, 1.2, INK, 0.5);
    }
    let night = blob(&[
        (at.0 + r * 0.2, at.1 - r * 1.05),
        (at.0 + r * 1.05, at.1 - r * 0.6),
        (at.0 + r * 1.05, at.1 + r * 0.7),
        (at.0 + r * 0.1, at.1 + r * 1.05),
        (at.0 + r * 0.5, at.1),
    ]);
    s.paint(&night, &INK.hex(), 0.45);
    crossed(s, &night, 8.0, 1.3, 0.7);
    s.end();
    s.stroke(&ball, 2.6, 1.0, INK, 1.0);
}

/// The ship from her side, her bow to the left.
fn ship(s: &mut Sheet, at: Point, k: f32) {
    let q = |x: f32, y: f32| (at.0 + x * k, at.1 + y * k);
    for (y, r) in [(-0.16, 0.1), (0.1, 0.13), (0.34, 0.09)] {
        glow(s, q(1.24, y), k * r * 4.0, 0.9);
    }
    for (y, h) in [(-0.16, 0.11), (0.1, 0.14), (0.34, 0.1)] {
        let bell = poly(&[
            q(0.98, y - h * 0.6),
            q(1.2, y - h),
            q(1.2, y + h),
            q(0.98, y + h * 0.6),
        ]);
        s.solid(&bell, STEEL.shade(0.3), 2.4, 4.0);
        planks(s, &bell, 6.0, true, 0.7);
    }
    let hull = blob(&[
        q(-1.22, 0.12),
        q(-1.12, -0.1),
        q(-0.86, -0.24),
        q(-0.2, -0.31),
        q(0.6, -0.32),
        q(1.0, -0.26),
        q(1.06, 0.1),
        q(1.0, 0.44),
        q(0.5, 0.56),
        q(-0.4, 0.52),
        q(-0.9, 0.4),
        q(-1.14, 0.27),
    ]);
    s.solid(&hull, HULL, 3.6, k * 0.04);
    s.clip(&hull);
    let belly = blob(&[
        q(-1.1, 0.3),
        q(-0.4, 0.3),
        q(0.5, 0.34),
        q(1.1, 0.22),
        q(1.1, 0.7),
        q(-0.4, 0.7),
    ]);
    crossed(s, &belly, 8.0, 1.3, 0.65);
    for x in [-0.82, -0.46, -0.1, 0.26, 0.62, 0.9] {
        s.pen(
            &curve(&[q(x, -0.4), q(x + 0.05, 0.1), q(x, 0.62)]),
            1.8,
            INK,
            0.75,
        );
    }
    for y in [-0.06, 0.24] {
        s.pen(
            &curve(&[q(-1.2, y + 0.06), q(-0.3, y), q(1.06, y + 0.02)]),
            1.8,
            INK,
            0.75,
        );
    }
    // Patches and rivets.
    for _ in 0..44 {
        let (x, y) = (s.chance.between(-1.0, 1.0), s.chance.between(-0.25, 0.5));
        let (x, y) = q(x, y);
        s.dot(x, y, 1.5);
    }
    for (x, y) in [(-0.64, 0.34), (0.4, -0.2), (0.72, 0.3)] {
        let (px, py) = q(x, y);
        s.flat(&rect(px, py, k * 0.14, k * 0.1), HULL.light(0.3), 0.9, 1.6);
    }
    s.end();
    // Every light is on.
    for i in 0..17 {
        let (x, y) = q(-0.78 + i as f32 * 0.1, 0.09 + ((i % 2) as f32) * 0.004);
        glow(s, (x, y), k * 0.06, 0.6);
        s.solid(&oval(x, y, k * 0.024, k * 0.028), LAMP.light(0.4), 1.6, 0.5);
    }
    let bridge = blob(&[
        q(-1.2, 0.1),
        q(-1.1, -0.08),
        q(-0.9, -0.18),
        q(-0.88, -0.04),
        q(-1.0, 0.06),
    ]);
    s.solid(&bridge, LAMP.light(0.45), 2.2, 2.0);
    for x in [-1.1, -1.02, -0.95] {
        let (px, _) = q(x, 0.0);
        s.pen(
            &line(px, q(0.0, -0.14).1, px + 4.0, q(0.0, 0.06).1),
            1.8,
            INK,
            1.0,
        );
    }
    // The glass hump, with a garden under it.
    let hump = even(
        at.0 + k * 0.1,
        &[
            q(0.1, -0.72),
            q(0.42, -0.62),
            q(0.58, -0.42),
            q(0.62, -0.3),
            q(0.1, -0.28),
        ],
    );
    glow_of(s, q(0.1, -0.48), k * 0.62, LEAF.light(0.5), 0.75);
    s.paint(&hump, &Colour(0xd6, 0xe6, 0xc8).hex(), 0.92);
    s.clip(&hump);
    for (x, y, r) in [
        (-0.3, -0.36, 0.1),
        (-0.14, -0.42, 0.13),
        (0.04, -0.38, 0.11),
        (0.2, -0.46, 0.15),
        (0.38, -0.38, 0.12),
        (0.52, -0.34, 0.08),
        (-0.42, -0.32, 0.07),
    ] {
        let (cx, cy) = q(x, y);
        let leaf = blob(&ring((cx, cy), k * r, k * r * 0.8, 9));
        s.solid(&leaf, LEAF.shade(0.1), 1.8, 3.0);
        s.pen(&line(cx, cy, cx, q(0.0, -0.28).1), 2.4, INK, 1.0);
        for j in 0..4 {
            let a = j as f32 * 1.7 + x * 9.0;
            s.spot(
                cx + k * r * 0.5 * a.cos(),
                cy + k * r * 0.4 * a.sin(),
                k * 0.013,
                OCHRE.light(0.4),
                1.0,
            );
        }
    }
    s.end();
    s.stroke(&hump, 3.0, 1.0, INK, 1.0);
    for t in [-0.3, -0.1, 0.1, 0.3, 0.5] {
        let lean = (t - 0.1) * 0.62;
        s.pen(
            &curve(&[
                q(t, -0.28),
                q(0.1 + lean * 1.24, -0.5),
                q(0.1 + lean * 0.32, -0.71),
            ]),
            1.8,
            INK,
            0.9,
        );
    }
    s.pen(
        &curve(&[q(-0.4, -0.46), q(0.1, -0.5), q(0.6, -0.46)]),
        1.6,
        INK,
        0.9,
    );
    let mast = q(0.78, -0.3);
    s.pen(
        &line(mast.0, mast.1, mast.0, mast.1 - k * 0.24),
        2.6,
        INK,
        1.0,
    );
    for y in [0.1, 0.17, 0.24] {
        s.pen(
            &line(
                mast.0 - k * 0.05,
                mast.1 - k * y,
                mast.0 + k * 0.05,
                mast.1 - k * y,
            ),
            1.8,
            INK,
            1.0,
        );
    }
}
