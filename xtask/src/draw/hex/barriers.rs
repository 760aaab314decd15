//! Walls, doorways, low walls and fences.

use super::{MIDDLE, corners, grounded, hex, inside, sheet};
use crate::ink::{
    DETAIL, FEATURE, INK, OAK, OCHRE, PARCHMENT, Point, STEEL, STONE, Sheet, WALL, line, oval,
    poly, rect, rounded,
};

/// Draws all of them.
pub fn draw(out: &mut Vec<Sheet>) {
    for variant in 0..3 {
        out.push(wall(variant));
    }
    out.extend([wall_edge(), wall_shade()]);
    out.extend([
        doorway("doorway", Door::Leaf, false),
        doorway("doorway_tips", Door::Leaf, true),
        doorway("bulkhead", Door::Sliding, false),
        doorway("bulkhead_tips", Door::Sliding, true),
    ]);
    out.extend([low_wall(), low_wall_arm(), fence(), fence_arm()]);
    out.extend([barricade(), gate()]);
}

/// Bundles of strokes laid across each other, as outside the walls of a dungeon, over a dark wash
/// that tells solid wall from open ground at a glance.
fn wall(variant: usize) -> Sheet {
    let mut s = sheet(format!("wall_{variant}"));
    s.paint(&hex(-0.3), &STONE.shade(0.5).hex(), 0.62);
    let ring = corners(12.0);
    let sides = (0..6).map(|i| {
        let (a, b) = (ring[i], ring[(i + 1) % 6]);
        ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
    });
    let middles: Vec<Point> = std::iter::once(MIDDLE)
        .chain(corners(36.0))
        .chain(corners(10.0))
        .chain(sides)
        .collect();
    for (i, (x, y)) in middles.into_iter().enumerate() {
        let turn = (i + variant) as f32 * 53.0 + s.chance.around(14.0);
        let (x, y) = (x + s.chance.around(3.0), y + s.chance.around(3.0));
        for k in -3..=3 {
            let dy = k as f32 * 4.6;
            let reach = s.chance.between(11.0, 15.0);
            let stroke = line(x - reach, y + dy, x + reach, y + dy).turn((x, y), turn);
            let kept: Vec<Point> = stroke
                .measured(1.5)
                .0
                .into_iter()
                .map(|(at, _)| at)
                .filter(|&at| inside(at, -0.8))
                .collect();
            if let (Some(&(x0, y0)), Some(&(x1, y1))) = (kept.first(), kept.last())
                && kept.len() > 3
            {
                s.pen(&line(x0, y0, x1, y1), DETAIL * 0.95, INK, 0.72);
            }
        }
    }
    s
}

fn wall_edge() -> Sheet {
    let mut s = sheet("wall_edge");
    let stroke = line(126.4, 36.4, 126.4, 111.6).waver(&mut s.chance, 1.0, true);
    s.stroke(&stroke, WALL + 1.2, 1.0, INK, 1.0);
    let again = line(125.8, 54.0, 126.2, 88.0);
    s.pen(&again, WALL, INK, 1.0);
    s
}

/// The wall's shadow on open ground, along the right side of its hex.
fn wall_shade() -> Sheet {
    let mut s = sheet("wall_shade");
    let mut y = 42.0;
    while y < 104.0 {
        let depth = s.chance.between(8.0, 14.0);
        s.pen(&line(123.0, y, 123.0 - depth, y + 5.0), 1.15, INK, 0.5);
        y += s.chance.between(5.2, 7.2);
    }
    s
}

/// Construction of a door.
#[derive(Clone, Copy, PartialEq)]
enum Door {
    /// A leaf of wood that stands ajar.
    Leaf,
    /// Two halves of steel that slide into the wall.
    Sliding,
}

/// A wall from left to right, or from tip to tip, with a door in it.
fn doorway(name: &str, door: Door, tips: bool) -> Sheet {
    let mut s = sheet(name);
    let half = if tips { 74.0 } else { 64.0 };
    if tips {
        s.transform("rotate(90 64 74)");
    }
    let (left, right) = (MIDDLE.0 - half, MIDDLE.0 + half);
    for y in [58.0, 90.0] {
        for i in 0..6 {
            let x = left + 28.0 + i as f32 * (half * 2.0 - 56.0) / 6.0;
            s.pen(&line(x, y, x + 6.0, y), DETAIL, INK, 0.55);
        }
    }
    match door {
        Door::Leaf => {
            let hinge = (left + 24.0, MIDDLE.1);
            let long = half * 2.0 - 50.0;
            let leaf = rect(hinge.0, 67.0, long, 14.0).turn(hinge, 20.0);
            grounded(&mut s, &leaf);
            s.flat(&leaf, OAK, 1.0, FEATURE * 1.1);
            for share in [0.25, 0.5, 0.75] {
                let x = hinge.0 + long * share;
                s.ink(&line(x, 68.0, x, 80.0).turn(hinge, 20.0), DETAIL);
            }
            let knob = oval(hinge.0 + long - 8.0, MIDDLE.1, 3.4, 3.4);
            s.flat(&knob.turn(hinge, 20.0), STEEL, 1.0, DETAIL);
        }
        Door::Sliding => {
            for x in [left + 20.0, right - 42.0] {
                s.flat(&rect(x, 68.0, 22.0, 12.0), STEEL, 1.0, FEATURE);
                s.pen(&line(x + 5.0, 74.0, x + 17.0, 74.0), 3.4, OCHRE, 1.0);
            }
        }
    }
    for x in [left - 1.0, right - 23.0] {
        let jamb = rect(x, 60.0, 24.0, 28.0);
        let stone = if door == Door::Leaf { PARCHMENT } else { STEEL };
        s.flat(&jamb, stone.shade(0.16), 1.0, FEATURE * 1.4);
        s.hatch(&jamb, 45.0, 4.6, DETAIL);
    }
    s
}

/// A heap of stones where a low wall ends or turns.
fn low_wall() -> Sheet {
    let mut s = sheet("low_wall");
    let pier = oval(64.0, 74.0, 21.0, 20.0);
    s.hatch_in(&pier.shift(4.0, 6.0), -45.0, 4.2, 1.3, INK, 0.5);
    stones(
        &mut s,
        &[
            (54.0, 66.0, 12.0, 9.0),
            (75.0, 67.0, 11.0, 9.0),
            (56.0, 83.0, 11.0, 8.5),
            (75.0, 83.0, 12.0, 9.0),
            (65.0, 74.0, 9.0, 7.0),
        ],
    );
    s
}

fn low_wall_arm() -> Sheet {
    let mut s = sheet("low_wall_arm");
    let run = rect(64.0, 60.0, 64.0, 28.0);
    s.hatch_in(&run.shift(3.0, 6.0), -45.0, 4.2, 1.3, INK, 0.4);
    stones(
        &mut s,
        &[
            (82.0, 67.0, 11.0, 7.0),
            (104.0, 66.0, 11.0, 7.0),
            (92.0, 81.0, 12.0, 7.0),
            (114.0, 81.0, 11.0, 7.0),
            (124.0, 67.0, 6.0, 7.0),
            (72.0, 81.0, 8.0, 7.0),
        ],
    );
    s
}

fn stones(s: &mut Sheet, places: &[(f32, f32, f32, f32)]) {
    for &(x, y, rx, ry) in places {
        let tone = STONE.light(s.chance.between(0.0, 0.25));
        let tilt = s.chance.around(10.0);
        let stone = rounded(x - rx, y - ry, rx * 2.0, ry * 2.0, ry * 0.75).turn((x, y), tilt);
        s.flat(&stone, tone, 1.0, FEATURE * 0.85);
        s.pen(
            &line(x - rx * 0.4, y + ry * 0.3, x + rx * 0.2, y + ry * 0.45),
            1.0,
            INK,
            0.5,
        );
    }
}

fn fence() -> Sheet {
    let mut s = sheet("fence");
    let post = rect(56.0, 52.0, 16.0, 44.0);
    grounded(&mut s, &post);
    s.flat(&post, OAK.shade(0.12), 1.0, FEATURE);
    s.pen(&line(64.0, 58.0, 64.0, 90.0), DETAIL * 0.9, INK, 0.6);
    s
}

fn fence_arm() -> Sheet {
    let mut s = sheet("fence_arm");
    // Rails well apart, so that the ground shows between them as it never does in a low wall.
    for y in [62.0, 86.0] {
        let rail = rect(66.0, y - 3.5, 62.0, 7.0);
        s.hatch_in(&rail.shift(2.0, 5.0), -45.0, 4.2, 1.2, INK, 0.4);
        s.flat(&rail, OAK.mix(OCHRE, 0.35), 1.0, DETAIL * 1.3);
        s.pen(&line(78.0, y, 112.0, y + 0.5), 1.0, INK, 0.5);
    }
    // Stakes across the rails, pointed at one end.
    for x in [84.0, 112.0] {
        let stake = [
            (x - 5.0, 94.0),
            (x - 5.0, 56.0),
            (x, 48.0),
            (x + 5.0, 56.0),
            (x + 5.0, 94.0),
        ];
        s.flat(&poly(&stake), OAK.light(0.12), 1.0, FEATURE * 0.9);
    }
    s
}

/// Planks and barrels thrown across: cover that needs no neighbour.
fn barricade() -> Sheet {
    let mut s = sheet("barricade");
    let heap = crate::ink::oval(64.0, 74.0, 48.0, 24.0);
    s.hatch_in(&heap.shift(5.0, 7.0), -45.0, 4.2, 1.3, INK, 0.5);
    for (x, y, turn) in [
        (64.0, 60.0, 8.0),
        (64.0, 88.0, -6.0),
        (60.0, 74.0, 24.0),
        (68.0, 74.0, -28.0),
    ] {
        let plank = rect(x - 46.0, y - 6.5, 92.0, 13.0).turn((x, y), turn);
        let tone = OAK.light(s.chance.between(0.0, 0.25));
        s.flat(&plank, tone, 1.0, FEATURE * 0.9);
        let grain = line(x - 34.0, y, x + 30.0, y + 1.0).turn((x, y), turn);
        s.pen(&grain, 1.0, INK, 0.5);
    }
    s.flat(&oval(44.0, 76.0, 15.0, 15.0), OAK.shade(0.15), 1.0, FEATURE);
    s.flat(&oval(44.0, 76.0, 10.5, 10.5), OAK, 1.0, DETAIL);
    s.ink(&line(44.0, 66.0, 44.0, 86.0), DETAIL);
    s
}

fn gate() -> Sheet {
    let mut s = sheet("gate");
    let frame = rect(8.0, 62.0, 112.0, 24.0);
    grounded(&mut s, &frame);
    s.flat(&frame, OAK.light(0.1), 1.0, FEATURE * 1.1);
    for i in 1..8 {
        let x = 8.0 + i as f32 * 14.0;
        s.ink(&line(x, 63.0, x, 85.0), DETAIL);
    }
    for y in [68.0, 80.0] {
        s.flat(&rect(10.0, y - 2.4, 108.0, 4.8), STEEL, 1.0, DETAIL);
    }
    for x in [8.0, 120.0] {
        s.flat(&oval(x, 74.0, 9.0, 11.0), OAK.shade(0.3), 1.0, FEATURE);
    }
    s
}
