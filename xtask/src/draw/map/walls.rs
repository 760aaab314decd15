//! Walls, their shadow on the floor, and the hatched rock outside them.

use super::{CELL, sheet};
use crate::ink::{
    Chance, DETAIL, FEATURE, INK, PARCHMENT, Path, Point, Sheet, WALL, curve, line, oval, poly,
    polyline, rect,
};
use std::f32::consts::{FRAC_PI_2, PI};

/// Weight of a wall stroke: its centre runs 4 px inside the cell's edge.
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
        out.push(hatch_bend(variant));
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

/// One bundle: a few short parallel strokes, moved until they lie within a box (left, top, right,
/// bottom).
fn bundle(s: &mut Sheet, at: Point, angle: f32, row: &Row, inside: (f32, f32, f32, f32)) {
    let (sin, cos) = angle.sin_cos();
    let gap = 5.3;
    let lines: Vec<Path> = (0..row.strokes)
        .map(|i| {
            let off = (i as f32 - (row.strokes as f32 - 1.0) / 2.0) * gap;
            let half = row.length * s.chance.between(0.8, 1.1) / 2.0;
            let slip = s.chance.around(1.4);
            let (mx, my) = (at.0 - sin * off + cos * slip, at.1 + cos * off + sin * slip);
            let stroke = line(
                mx - cos * half,
                my - sin * half,
                mx + cos * half,
                my + sin * half,
            );
            stroke.waver(&mut s.chance, 0.6, false)
        })
        .collect();
    let start = (f32::MAX, f32::MAX, f32::MIN, f32::MIN);
    let (left, top, right, bottom) = lines.iter().fold(start, |(l, t, r, b), path| {
        let (pl, pt, pr, pb) = path.bounds();
        (l.min(pl), t.min(pt), r.max(pr), b.max(pb))
    });
    let inward = |low: f32, high: f32, least: f32, most: f32| {
        (least - low).max(0.0) + (most - high).min(0.0)
    };
    let dx = inward(left, right, inside.0, inside.2);
    let dy = inward(top, bottom, inside.1, inside.3);
    for path in &lines {
        let weight = row.weight * s.chance.between(0.85, 1.15);
        s.stroke(&path.shift(dx, dy), weight, 0.5, INK, 0.92);
    }
}

/// An angle that clashes with the previous one.
fn clash(chance: &mut Chance, before: f32) -> f32 {
    (before + chance.between(0.75, 1.5)).rem_euclid(PI)
}

/// A row of bundles at a distance from the wall.
struct Row {
    distance: f32,
    strokes: usize,
    length: f32,
    weight: f32,
    /// Share of its bundles that are drawn at all.
    share: f32,
}

const fn row(distance: f32, strokes: usize, length: f32, weight: f32, share: f32) -> Row {
    Row {
        distance,
        strokes,
        length,
        weight,
        share,
    }
}

/// Rows of hatching that thin out with distance from the wall. Mirrored in the cell's middle, the
/// distances stay the same, so that rows meet however cells are rotated.
const FADING: [Row; 5] = [
    row(10.0, 4, 21.0, 1.95, 1.0),
    row(29.0, 4, 20.0, 1.85, 1.0),
    row(47.0, 3, 18.0, 1.6, 0.95),
    row(64.0, 2, 15.0, 1.35, 0.7),
    row(81.0, 2, 11.0, 1.1, 0.3),
];

const ANYWHERE: (f32, f32, f32, f32) = (-99.0, -99.0, 999.0, 999.0);
/// Distance that bundles inside a cell keep from an edge with a seam.
const CLEAR: f32 = 11.0;

/// The bundles across an edge between two rock cells. They are the same in every variant, and
/// symmetric, so that each half meets its other half next door.
fn seam(s: &mut Sheet, at: Point, level_edge: bool, index: usize, row: &Row) {
    let fixed = Chance::named(&format!("seam {index}"));
    let own = std::mem::replace(&mut s.chance, fixed);
    let across = index.is_multiple_of(2);
    let angle = if across == level_edge { FRAC_PI_2 } else { 0.0 };
    bundle(s, at, angle, row, ANYWHERE);
    s.chance = own;
}

fn hatch(variant: usize) -> Sheet {
    let mut s = sheet(format!("hatch_{variant}"));
    let mut angle = s.chance.unit() * PI;
    for (i, row) in FADING.iter().enumerate() {
        for column in 1..6 {
            let x = (column as f32 + if i % 2 == 0 { -0.1 } else { 0.1 }) * CELL / 6.0;
            angle = clash(&mut s.chance, angle);
            if s.chance.unit() < row.share {
                let at = (
                    x + s.chance.around(2.0),
                    row.distance + s.chance.around(2.5),
                );
                bundle(&mut s, at, angle, row, (CLEAR, 1.6, CELL - CLEAR, CELL));
            }
        }
        if i < 4 {
            seam(&mut s, (0.0, row.distance), false, i, row);
            seam(&mut s, (CELL, row.distance), false, i, row);
        }
    }
    s
}

fn hatch_corner(variant: usize) -> Sheet {
    let mut s = sheet(format!("hatch_corner_{variant}"));
    let mut angle = s.chance.unit() * PI;
    for (i, row) in FADING.iter().enumerate() {
        let count = [0, 1, 2, 3, 4][i];
        for k in 0..count {
            let along = (k as f32 + 0.5) / count as f32 * FRAC_PI_2;
            angle = clash(&mut s.chance, angle);
            if s.chance.unit() < row.share {
                let x = CELL - row.distance * along.cos() + s.chance.around(2.0);
                let y = row.distance * along.sin() + s.chance.around(2.0);
                bundle(
                    &mut s,
                    (x, y),
                    angle,
                    row,
                    (0.0, CLEAR - 2.0, CELL - CLEAR + 2.0, CELL),
                );
            }
        }
        if i < 4 {
            seam(&mut s, (CELL, row.distance), false, i, row);
            seam(&mut s, (CELL - row.distance, 0.0), true, i, row);
        }
    }
    s
}

/// Floor lies above and to the right.
fn hatch_bend(variant: usize) -> Sheet {
    let mut s = sheet(format!("hatch_bend_{variant}"));
    let mut angle = s.chance.unit() * PI;
    for (i, row) in FADING.iter().enumerate() {
        // Along the top from the left to the bend, then down along the right.
        let corner = CELL - row.distance;
        let count = [10, 8, 6, 5, 3][i];
        for k in 0..count {
            angle = clash(&mut s.chance, angle);
            if s.chance.unit() >= row.share {
                continue;
            }
            let along = (k as f32 + 0.7) / (count as f32 + 0.4) * (2.0 * corner);
            let at = if along < corner {
                (along, row.distance)
            } else {
                (corner, row.distance + along - corner)
            };
            let at = (at.0 + s.chance.around(2.0), at.1 + s.chance.around(2.0));
            bundle(
                &mut s,
                at,
                angle,
                row,
                (CLEAR, 1.6, CELL - 1.6, CELL - CLEAR),
            );
        }
        if i < 4 {
            seam(&mut s, (0.0, row.distance), false, i, row);
            seam(&mut s, (corner, CELL), true, i, row);
        }
    }
    s
}

fn hatch_full(variant: usize) -> Sheet {
    let mut s = sheet(format!("hatch_full_{variant}"));
    let mut angle = s.chance.unit() * PI;
    let dense = row(0.0, 4, 20.0, 1.85, 1.0);
    for line in 1..6 {
        for column in 1..6 {
            let at = |k: usize| k as f32 * CELL / 6.0;
            angle = clash(&mut s.chance, angle);
            let place = (
                at(column) + s.chance.around(2.5),
                at(line) + s.chance.around(2.5),
            );
            let inside = (
                CLEAR - 1.0,
                CLEAR - 1.0,
                CELL - CLEAR + 1.0,
                CELL - CLEAR + 1.0,
            );
            bundle(&mut s, place, angle, &dense, inside);
        }
    }
    let near = FADING.iter().enumerate().take(4);
    for (i, row) in near {
        // The middle row is its own mirror image.
        let places = if i == 3 {
            vec![64.0]
        } else {
            vec![row.distance, CELL - row.distance]
        };
        for at in places {
            for edge in [0.0, CELL] {
                seam(&mut s, (edge, at), false, i, row);
                seam(&mut s, (at, edge), true, i, row);
            }
        }
    }
    s
}

/// The jambs at both sides of a passage, shared with the doors.
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
