//! Walls, their shadow on the floor, and the hatched rock outside them.

use super::{CELL, sheet};
use crate::ink::{
    Chance, DETAIL, FEATURE, INK, PARCHMENT, Path, Point, Sheet, WALL, curve, line, oval, poly,
    polyline, rect,
};
use std::f32::consts::{FRAC_PI_2, PI};

/// The weight of a wall stroke: its middle runs 4 px inside the cell's edge.
const WALL_STROKE: f32 = WALL + 1.2;

/// Draws all walls and rock.
pub fn draw(out: &mut Vec<Sheet>) {
    for variant in 0..4 {
        out.push(wall(variant));
        out.push(rough(variant));
        out.push(hatch(variant));
    }
    out.push(corner());
    for variant in 0..2 {
        out.push(shade(variant));
        out.push(turn(&format!("rough_turn_{variant}"), true));
    }
    out.push(turn("round_turn", false));
    for variant in 0..3 {
        out.push(hatch_corner(variant));
        out.push(hatch_full(variant));
    }
}

fn wall(variant: usize) -> Sheet {
    let mut s = sheet(format!("wall_{variant}"));
    let stroke = line(-8.0, 4.0, CELL + 8.0, 4.0).waver(&mut s.chance, 1.15, true);
    s.stroke(&stroke, WALL_STROKE, 1.0, INK, 1.0);
    // A second, hasty pass of the nib here and there.
    let from = s.chance.between(14.0, 70.0);
    let again = line(from, 4.6, from + s.chance.between(26.0, 46.0), 4.2);
    s.pen(&again, WALL_STROKE * 0.95, INK, 1.0);
    s
}

fn corner() -> Sheet {
    let mut s = sheet("corner");
    s.fill(&oval(CELL - 3.4, 3.4, 4.4, 4.4), INK);
    s.fill(&rect(CELL - 4.0, 0.0, 4.0, 4.0), INK);
    s
}

fn shade(variant: usize) -> Sheet {
    let mut s = sheet(format!("shade_{variant}"));
    let mut x = 2.0;
    while x < CELL - 4.0 {
        let depth = s.chance.between(9.0, 16.0);
        s.pen(&line(x + 5.0, 9.5, x, 9.5 + depth), 1.15, INK, 0.5);
        x += s.chance.between(5.2, 7.2);
    }
    s
}

fn rough(variant: usize) -> Sheet {
    let mut s = sheet(format!("rough_{variant}"));
    let mut points = vec![(-6.0, 4.0), (0.0, 4.0)];
    let mut x = 0.0;
    while x < CELL - 22.0 {
        let width = s.chance.between(12.0, 22.0);
        let depth = s.chance.between(7.5, 12.0);
        points.push((x + width * 0.5, depth));
        points.push((x + width, s.chance.between(3.0, 5.5)));
        x += width;
    }
    points.extend([(CELL, 4.0), (CELL + 6.0, 4.0)]);
    let edge = curve(&points);
    let mut rock = edge.points.clone();
    rock.extend([(CELL + 6.0, -6.0), (-6.0, -6.0)]);
    s.fill(
        &Path {
            points: rock,
            closed: true,
        },
        PARCHMENT,
    );
    s.stroke(&edge, WALL_STROKE * 0.85, 1.0, INK, 1.0);
    for _ in 0..3 {
        let x = s.chance.between(16.0, 112.0);
        s.pen(
            &curve(&[(x, 15.0), (x + 4.0, 17.5), (x + 10.0, 16.0)]),
            1.2,
            INK,
            0.55,
        );
    }
    s
}

fn turn(name: &str, rough: bool) -> Sheet {
    let mut s = sheet(name);
    let (cx, cy, r) = (34.0, 94.0, 90.0);
    let steps = 14;
    let mut edge: Vec<Point> = vec![(-6.0, 4.0), (0.0, 4.0)];
    for i in 0..=steps {
        let angle = -FRAC_PI_2 + FRAC_PI_2 * i as f32 / steps as f32;
        let bump = if rough && i % 2 == 1 {
            s.chance.between(-5.5, -2.0)
        } else {
            0.0
        };
        edge.push((cx + (r + bump) * angle.cos(), cy + (r + bump) * angle.sin()));
    }
    edge.extend([(124.0, CELL), (124.0, CELL + 6.0)]);
    let edge = curve(&edge);
    let mut rock = edge.points.clone();
    rock.extend([(CELL + 6.0, CELL + 6.0), (CELL + 6.0, -6.0), (-6.0, -6.0)]);
    s.fill(
        &Path {
            points: rock,
            closed: true,
        },
        PARCHMENT,
    );
    let behind = poly(&[
        (84.0, 1.0),
        (108.0, 9.0),
        (119.0, 20.0),
        (127.0, 44.0),
        (127.0, 1.0),
    ]);
    s.hatch(&behind, -45.0, 7.0, DETAIL);
    let weight = if rough {
        WALL_STROKE * 0.85
    } else {
        WALL_STROKE
    };
    s.stroke(&edge, weight, 1.0, INK, 1.0);
    s
}

/// One bundle: a few short parallel strokes.
fn bundle(s: &mut Sheet, at: Point, angle: f32, length: f32, strokes: usize, wrap: Wrap) {
    let (sin, cos) = angle.sin_cos();
    let gap = 5.4;
    for i in 0..strokes {
        let off = (i as f32 - (strokes as f32 - 1.0) / 2.0) * gap;
        let long = length * s.chance.between(0.78, 1.1);
        let slip = s.chance.around(2.0);
        let (mx, my) = (at.0 - sin * off + cos * slip, at.1 + cos * off + sin * slip);
        let half = long / 2.0;
        let stroke = line(
            mx - cos * half,
            my - sin * half,
            mx + cos * half,
            my + sin * half,
        );
        let bent = stroke.waver(&mut s.chance, 0.6, false);
        let weight = s.chance.between(1.5, 2.1);
        let copies: &[Point] = match wrap {
            Wrap::None => &[(0.0, 0.0)],
            Wrap::Sides => &[(0.0, 0.0), (CELL, 0.0), (-CELL, 0.0)],
            Wrap::All => &[
                (0.0, 0.0),
                (CELL, 0.0),
                (-CELL, 0.0),
                (0.0, CELL),
                (0.0, -CELL),
                (CELL, CELL),
                (-CELL, -CELL),
                (CELL, -CELL),
                (-CELL, CELL),
            ],
        };
        for &(dx, dy) in copies {
            let (left, top, right, bottom) = bent.shift(dx, dy).bounds();
            if right > -3.0 && left < CELL + 3.0 && bottom > -3.0 && top < CELL + 3.0 {
                s.stroke(&bent.shift(dx, dy), weight, 0.5, INK, 0.92);
            }
        }
    }
}

#[derive(Clone, Copy)]
enum Wrap {
    None,
    Sides,
    All,
}

/// An angle that clashes with the one before it.
fn clash(chance: &mut Chance, before: f32) -> f32 {
    (before + chance.between(0.75, 1.5)).rem_euclid(PI)
}

fn hatch(variant: usize) -> Sheet {
    let mut s = sheet(format!("hatch_{variant}"));
    let mut angle = s.chance.unit() * PI;
    for (row, (y, strokes, length)) in [
        (9.0, 4, 21.0),
        (28.0, 4, 21.0),
        (47.0, 3, 17.0),
        (63.0, 2, 13.0),
    ]
    .into_iter()
    .enumerate()
    {
        let columns = 6;
        for column in 0..columns {
            let step = CELL / columns as f32;
            let x = (column as f32 + if row % 2 == 0 { 0.25 } else { 0.75 }) * step;
            angle = clash(&mut s.chance, angle);
            if row == 3 && s.chance.unit() < 0.4 {
                continue;
            }
            let at = (x + s.chance.around(2.5), y + s.chance.around(2.5));
            bundle(&mut s, at, angle, length, strokes, Wrap::Sides);
        }
    }
    s
}

fn hatch_corner(variant: usize) -> Sheet {
    let mut s = sheet(format!("hatch_corner_{variant}"));
    let mut angle = s.chance.unit() * PI;
    for (r, strokes, length, count) in [
        (10.0, 4, 21.0, 1),
        (29.0, 4, 21.0, 3),
        (48.0, 3, 17.0, 4),
        (64.0, 2, 13.0, 4),
    ] {
        for i in 0..count {
            let along = (i as f32 + 0.5) / count as f32 * FRAC_PI_2;
            angle = clash(&mut s.chance, angle);
            let x = CELL - r * along.cos() + s.chance.around(2.0);
            let y = r * along.sin() + s.chance.around(2.0);
            bundle(&mut s, (x, y), angle, length, strokes, Wrap::None);
        }
    }
    s
}

fn hatch_full(variant: usize) -> Sheet {
    let mut s = sheet(format!("hatch_full_{variant}"));
    let mut angle = s.chance.unit() * PI;
    for row in 0..6 {
        for column in 0..6 {
            let step = CELL / 6.0;
            let x = (column as f32 + if row % 2 == 0 { 0.25 } else { 0.75 }) * step;
            let y = (row as f32 + 0.5) * step;
            angle = clash(&mut s.chance, angle);
            let at = (x + s.chance.around(2.5), y + s.chance.around(2.5));
            bundle(&mut s, at, angle, 20.0, 4, Wrap::All);
        }
    }
    s
}

/// A jamb at either side of a passage: shared with the doors.
pub fn jambs(s: &mut Sheet) {
    for x in [0.0, CELL - 15.0] {
        let jamb = polyline(&[(x, 50.0), (x + 15.0, 50.0), (x + 15.0, 78.0), (x, 78.0)]);
        let block = Path {
            closed: true,
            ..jamb
        };
        s.flat(&block, crate::ink::STONE, 1.0, FEATURE);
        s.hatch(&block, 60.0, 5.0, 1.2);
    }
}
