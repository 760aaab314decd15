//! Impassable ground: water, chasms, lava, and their shores. Whatever crosses the edge of a cell is
//! the same in every variant, so that cells of one kind blend together.

use super::ground::cell;
use super::{CELL, sheet};
use crate::ink::{
    BONE, Chance, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, OCHRE, OXBLOOD, Path, Point, STONE,
    Sheet, blob, curve, line, oval, poly, polyline, rect,
};
use std::f32::consts::TAU;

/// Number of variants of each.
const VARIANTS: usize = 4;

/// Draws all of it.
pub fn draw(out: &mut Vec<Sheet>) {
    for variant in 0..VARIANTS {
        out.extend([water(variant), chasm(variant), lava(variant)]);
    }
    out.push(shore("water_edge", LAPIS));
    out.push(shore_corner("water_corner", LAPIS));
    out.push(shore("lava_edge", OXBLOOD));
    out.push(shore_corner("lava_corner", OXBLOOD));
    out.push(brink());
    out.push(brink_corner());
}

/// Draws something at a point on the edge of the cell, and again at the opposite edges, each time
/// with the same waver, whatever the variant.
fn across(s: &mut Sheet, what: &str, at: Point, mut draw: impl FnMut(&mut Sheet, Point)) {
    let own = std::mem::replace(&mut s.chance, Chance::named(what));
    for dx in [-CELL, 0.0, CELL] {
        for dy in [-CELL, 0.0, CELL] {
            s.chance = Chance::named(&format!("{what} {} {}", at.0, at.1));
            draw(s, (at.0 + dx, at.1 + dy));
        }
    }
    s.chance = own;
}

/// A soft bloom of watercolour, its rim a little darker where the drop dried.
fn bloom(s: &mut Sheet, (x, y): Point, r: f32, colour: Colour, strength: f32) {
    let turn = s.chance.unit() * 180.0;
    let flat = s.chance.between(0.7, 1.0);
    let paint = s.radial(
        (x, y),
        r,
        &[
            (0.0, colour, strength * 0.75),
            (0.6, colour, strength * 0.85),
            (0.78, colour, strength),
            (1.0, colour, 0.0),
        ],
    );
    let drop = oval(x, y, r, r * flat).turn((x, y), turn);
    s.paint(&drop, &paint, 1.0);
}

/// A random point in the cell, at least `room` from its edges.
fn inside(s: &mut Sheet, room: f32) -> Point {
    (
        s.chance.between(room, CELL - room),
        s.chance.between(room, CELL - room),
    )
}

/// A wave: a stroke of two or three crests, with a shorter one under it.
fn ripple(s: &mut Sheet, (x, y): Point, length: f32, colour: Colour, opacity: f32) {
    let crests = if length > 30.0 { 3 } else { 2 };
    let step = length / (crests * 2) as f32;
    let wave = |x: f32, y: f32, crests: usize, high: f32| {
        let points: Vec<Point> = (0..=crests * 2)
            .map(|i| (x + i as f32 * step, y - if i % 2 == 1 { high } else { 0.0 }))
            .collect();
        curve(&points)
    };
    let left = x - length / 2.0;
    s.pen(&wave(left, y, crests, 4.0), DETAIL * 1.15, colour, opacity);
    s.pen(
        &wave(left + step * 1.4, y + 5.4, crests - 1, 2.6),
        DETAIL * 0.75,
        colour,
        opacity * 0.7,
    );
}

fn water(variant: usize) -> Sheet {
    let mut s = sheet(format!("water_{variant}"));
    let deep = LAPIS.shade(0.4);
    s.paint(&cell(), &LAPIS.light(0.06).hex(), 0.4);
    for (x, y, r) in [(8.0, 0.0, 52.0), (76.0, 0.0, 34.0), (0.0, 70.0, 40.0)] {
        across(&mut s, "water bloom", (x, y), |s, at| {
            bloom(s, at, r, LAPIS, 0.08)
        });
    }
    for _ in 0..7 {
        let r = s.chance.between(14.0, 40.0);
        let at = inside(&mut s, r);
        let (colour, strength) = if s.chance.unit() > 0.7 {
            (BONE, 0.14)
        } else {
            (deep, s.chance.between(0.05, 0.12))
        };
        bloom(&mut s, at, r, colour, strength);
    }
    grain(&mut s, deep, 26);
    for at in [(0.0, 52.0), (84.0, 0.0)] {
        across(&mut s, "water ripple", at, |s, at| {
            ripple(s, at, 27.0, deep, 0.85)
        });
    }
    // Staggered rows of waves, with a gap where none rolls.
    let rows = [
        [34.0, 92.0, 60.0],
        [78.0, 36.0, 88.0],
        [58.0, 98.0, 34.0],
        [90.0, 50.0, 74.0],
    ];
    for (row, x) in rows[variant % VARIANTS].into_iter().enumerate() {
        let at = (
            x + s.chance.around(7.0),
            30.0 + row as f32 * 33.0 + s.chance.around(5.0),
        );
        let length = s.chance.between(24.0, 40.0);
        ripple(&mut s, at, length, deep, 0.9);
    }
    for _ in 0..2 {
        let at = inside(&mut s, 26.0);
        s.pen(
            &curve(&[(at.0 - 8.0, at.1), (at.0, at.1 - 2.0), (at.0 + 8.0, at.1)]),
            DETAIL,
            BONE.light(0.5),
            0.75,
        );
    }
    s
}

/// Grains of pigment that settled in the paper.
fn grain(s: &mut Sheet, colour: Colour, count: usize) {
    for _ in 0..count {
        let at = inside(s, 4.0);
        let (r, strength) = (s.chance.between(0.5, 1.1), s.chance.between(0.12, 0.34));
        s.spot(at.0, at.1, r, colour, strength);
    }
}

fn shore(name: &str, colour: Colour) -> Sheet {
    let mut s = sheet(name);
    let paint = s.linear(
        (0.0, 0.0),
        (0.0, 24.0),
        &[(0.0, colour, 0.4), (1.0, colour, 0.0)],
    );
    s.paint(&rect(0.0, 0.0, CELL, 24.0), &paint, 1.0);
    let bank = polyline(&[(-8.0, 3.0), (136.0, 3.0)]).waver(&mut s.chance, 1.8, true);
    s.stroke(&bank, FEATURE, 1.0, INK, 1.0);
    // Lines along the shore, more broken and lighter further out.
    for (y, weight, gap) in [(11.0, 1.5, 10.0), (19.0, 1.2, 26.0)] {
        let mut x = s.chance.between(2.0, gap);
        while x < CELL - 16.0 {
            let length = s.chance.between(18.0, 34.0).min(CELL - 2.0 - x);
            s.pen(
                &curve(&[(x, y), (x + length / 2.0, y + 1.4), (x + length, y)]),
                weight,
                colour.shade(0.4),
                0.8,
            );
            x += length + s.chance.between(gap * 0.6, gap);
        }
    }
    s
}

fn shore_corner(name: &str, colour: Colour) -> Sheet {
    let mut s = sheet(name);
    let paint = s.radial((CELL, 0.0), 24.0, &[(0.0, colour, 0.4), (1.0, colour, 0.0)]);
    s.paint(&rect(CELL - 24.0, 0.0, 24.0, 24.0), &paint, 1.0);
    s.spot(CELL, 0.0, 4.6, INK, 1.0);
    let arc = curve(&[(115.0, 2.0), (117.0, 8.0), (121.0, 12.0), (127.0, 13.0)]);
    s.pen(&arc, DETAIL, colour.shade(0.4), 0.8);
    s
}

fn chasm(variant: usize) -> Sheet {
    let mut s = sheet(format!("chasm_{variant}"));
    let dark = Colour(0x1c, 0x15, 0x12);
    s.paint(&cell(), &dark.hex(), 0.86);
    for (x, y, r) in [(0.0, 0.0, 44.0), (64.0, 0.0, 30.0), (0.0, 64.0, 34.0)] {
        across(&mut s, "chasm bloom", (x, y), |s, at| {
            bloom(s, at, r, Colour(0x0c, 0x08, 0x07), 0.3)
        });
    }
    for _ in 0..4 {
        let r = s.chance.between(18.0, 36.0);
        let at = inside(&mut s, r);
        let (colour, strength) = if s.chance.unit() > 0.6 {
            (STONE, 0.07)
        } else {
            (Colour(0x0c, 0x08, 0x07), 0.32)
        };
        bloom(&mut s, at, r, colour, strength);
    }
    // Bundles of strokes in the dark, laid across each other as outside the walls.
    for row in 0..5 {
        for column in 0..5 {
            let at = (column as f32 * 25.6, row as f32 * 25.6);
            let edge = row == 0 || column == 0;
            let bundle = |s: &mut Sheet, (x, y): Point| {
                let turn = s.chance.unit() * 180.0;
                let (x, y) = (x + s.chance.around(4.0), y + s.chance.around(4.0));
                for i in -2..=2 {
                    let dy = i as f32 * 4.2;
                    let reach = s.chance.between(7.0, 11.0);
                    let stroke = line(x - reach, y + dy, x + reach, y + dy).turn((x, y), turn);
                    s.pen(&stroke, 1.3, Colour(0x08, 0x05, 0x04), 0.75);
                }
            };
            if edge {
                across(&mut s, "chasm bundle", at, bundle);
            } else {
                bundle(&mut s, at);
            }
        }
    }
    // Ledges far down, catching the last of the light.
    for i in 0..3 {
        let (x, y) = inside(&mut s, 26.0);
        let half = s.chance.between(11.0, 22.0);
        let ledge: Vec<Point> = (0..=5)
            .map(|k| {
                (
                    x - half + k as f32 * half * 0.4,
                    y + s.chance.around(3.4) + ((k + variant) % 2) as f32 * 2.0,
                )
            })
            .collect();
        let faint = 0.42 - i as f32 * 0.09;
        s.pen(&polyline(&ledge), DETAIL, STONE, faint);
        for &(x, y) in &ledge {
            let drop = s.chance.between(4.0, 10.0);
            s.pen(
                &line(x, y + 2.0, x + 0.8, y + drop),
                1.0,
                STONE,
                faint * 0.6,
            );
        }
    }
    s
}

fn brink() -> Sheet {
    let mut s = sheet("chasm_edge");
    let edge: Vec<(f32, f32)> = (0..=16)
        .map(|i| {
            let calm = if i == 0 || i == 16 { 0.0 } else { 1.0 };
            (i as f32 * 8.0, 8.0 + s.chance.around(5.0) * calm)
        })
        .collect();
    let mut lip = vec![(-4.0, -4.0)];
    lip.extend(edge.iter().copied());
    lip.push((132.0, -4.0));
    s.paint(
        &Path {
            points: lip,
            closed: true,
        },
        "#e9dcc0",
        1.0,
    );
    s.stroke(&polyline(&edge), FEATURE * 1.2, 1.0, INK, 1.0);
    for i in 0..22 {
        let x = 4.0 + i as f32 * 5.6;
        let depth = s.chance.between(10.0, 32.0);
        let lean = s.chance.around(2.5);
        s.pen(
            &polyline(&[(x, 11.0), (x + lean, 13.0 + depth)]),
            1.3,
            BONE,
            0.45,
        );
    }
    s
}

fn brink_corner() -> Sheet {
    let mut s = sheet("chasm_corner");
    let lip = blob(&[
        (117.0, -3.0),
        (120.0, 6.0),
        (124.0, 9.0),
        (132.0, 12.0),
        (134.0, -6.0),
    ]);
    s.paint(&lip, "#e9dcc0", 1.0);
    let edge = curve(&[(120.0, 0.0), (121.0, 5.0), (124.0, 8.0), (128.0, 8.0)]);
    s.stroke(&edge, FEATURE * 1.2, 1.0, INK, 1.0);
    for (x, y) in [(116.0, 12.0), (111.0, 18.0), (119.0, 19.0)] {
        s.pen(&polyline(&[(x, y), (x - 5.0, y + 5.0)]), 1.3, BONE, 0.45);
    }
    s
}

/// One plate of crust on the glow: ragged, hatched on its far side.
fn plate(s: &mut Sheet, (x, y): Point, r: f32) {
    let corners = 7;
    let points: Vec<Point> = (0..corners)
        .map(|i| {
            let angle = (i as f32 + s.chance.around(0.28)) / corners as f32 * TAU;
            let reach = r * s.chance.between(0.78, 1.08);
            (x + reach * angle.cos(), y + reach * angle.sin() * 0.86)
        })
        .collect();
    let crust = poly(&points);
    let rock = OXBLOOD.shade(0.62);
    s.paint(
        &crust.scale((x, y), 1.16, 1.18),
        &LAMP.light(0.3).hex(),
        0.5,
    );
    s.flat(&crust, rock, 1.0, DETAIL * 1.15);
    s.clip(&crust);
    s.paint(
        &crust.shift(-r * 0.22, -r * 0.26),
        &rock.light(0.12).hex(),
        1.0,
    );
    s.end();
    let lower = poly(&[
        (x - r * 0.1, y + r * 0.2),
        (x + r * 0.7, y - r * 0.15),
        (x + r * 0.55, y + r * 0.5),
        (x + r * 0.05, y + r * 0.7),
    ]);
    for i in 0..3 {
        let t = i as f32 / 3.0;
        let from = lower.points[0];
        s.pen(
            &line(
                from.0 + r * 0.6 * t,
                from.1 - r * 0.2 * t,
                from.0 + r * (0.22 + 0.5 * t),
                from.1 + r * (0.34 - 0.2 * t),
            ),
            1.1,
            INK,
            0.8,
        );
    }
}

fn lava(variant: usize) -> Sheet {
    let mut s = sheet(format!("lava_{variant}"));
    let glow = OCHRE.mix(Colour(0xd8, 0x5a, 0x28), 0.62);
    s.paint(&cell(), &glow.hex(), 0.8);
    for (x, y, r) in [(0.0, 0.0, 48.0), (70.0, 0.0, 34.0), (0.0, 64.0, 38.0)] {
        across(&mut s, "lava bloom", (x, y), |s, at| {
            bloom(s, at, r, OXBLOOD, 0.16)
        });
    }
    for _ in 0..4 {
        let r = s.chance.between(16.0, 32.0);
        let at = inside(&mut s, r);
        let heat = s.radial(at, r, &[(0.0, LAMP.light(0.35), 0.75), (1.0, LAMP, 0.0)]);
        s.paint(&oval(at.0, at.1, r, r), &heat, 1.0);
    }
    // The flow, in thin lines that bend around the crust.
    for i in 0..4 {
        let y = 20.0 + i as f32 * 29.0 + s.chance.around(6.0);
        let x = s.chance.between(14.0, 50.0);
        let flow = curve(&[
            (x, y),
            (x + 16.0, y + 6.0),
            (x + 34.0, y - 3.0),
            (x + 54.0, y + 4.0),
        ]);
        s.pen(&flow, DETAIL, OXBLOOD.shade(0.35), 0.65);
    }
    across(&mut s, "lava crust", (0.0, 4.0), |s, at| plate(s, at, 19.0));
    let places: [&[(f32, f32, f32)]; VARIANTS] = [
        &[(44.0, 44.0, 19.0), (98.0, 88.0, 15.0), (22.0, 92.0, 11.0)],
        &[(86.0, 56.0, 22.0), (36.0, 88.0, 17.0), (30.0, 38.0, 10.0)],
        &[(58.0, 72.0, 27.0), (104.0, 40.0, 10.0)],
        &[(30.0, 66.0, 16.0), (84.0, 36.0, 15.0), (78.0, 94.0, 20.0)],
    ];
    for &(x, y, r) in places[variant % VARIANTS] {
        plate(&mut s, (x, y), r);
    }
    for _ in 0..3 {
        let at = inside(&mut s, 14.0);
        s.spot(at.0, at.1, 1.7, LAMP.light(0.7), 0.95);
    }
    s
}
