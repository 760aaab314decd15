//! Floors, washes, and the grounds that fill whole cells.

use super::{CELL, sheet};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, OCHRE, OXBLOOD, Path, Sheet, WHITE, blob,
    curve, oval, polyline, rect,
};

/// Draws all grounds.
pub fn draw(out: &mut Vec<Sheet>) {
    for variant in 0..6 {
        out.push(floor(variant));
    }
    for variant in 0..4 {
        out.push(cave_floor(variant));
        out.push(wash(variant));
    }
    for variant in 0..2 {
        out.push(wash_edge(variant));
        out.push(water(variant));
        out.push(chasm(variant));
        out.push(lava(variant));
    }
    out.push(shore("water_edge", LAPIS));
    out.push(shore_corner("water_corner", LAPIS));
    out.push(shore("lava_edge", OXBLOOD));
    out.push(shore_corner("lava_corner", OXBLOOD));
    out.push(brink());
    out.push(brink_corner());
}

fn cell() -> Path {
    rect(0.0, 0.0, CELL, CELL)
}

fn floor(variant: usize) -> Sheet {
    let mut s = sheet(format!("floor_{variant}"));
    s.paint(&cell(), &BONE.hex(), 0.35);
    // Seven gaps a side; the dots at the corner are shared with the neighbours and drawn half.
    for i in 0..8 {
        let at = i as f32 * CELL / 8.0;
        let strength = 0.3 + s.chance.unit() * 0.14;
        s.spot(at, 0.0, 1.45, INK, strength);
        if i > 0 {
            s.spot(0.0, at, 1.45, INK, strength);
        }
    }
    specks(&mut s, 3 + variant % 3);
    match variant {
        4 => {
            let crack = polyline(&[(20.0, 44.0), (38.0, 52.0), (47.0, 70.0), (66.0, 76.0)]);
            s.pen(&crack, DETAIL, INK, 0.6);
            s.pen(&polyline(&[(47.0, 70.0), (43.0, 84.0)]), 1.1, INK, 0.5);
        }
        5 => {
            let flag = [
                (84.0, 98.0),
                (88.0, 78.0),
                (108.0, 74.0),
                (118.0, 88.0),
                (106.0, 104.0),
            ];
            s.pen(&blob(&flag), DETAIL, INK, 0.45);
            s.pen(
                &polyline(&[(89.0, 79.0), (98.0, 88.0), (106.0, 103.0)]),
                1.1,
                INK,
                0.45,
            );
        }
        _ => {}
    }
    s
}

fn specks(s: &mut Sheet, count: usize) {
    for _ in 0..count {
        let (x, y) = (s.chance.between(12.0, 116.0), s.chance.between(12.0, 116.0));
        let r = s.chance.between(0.6, 1.3);
        s.spot(x, y, r, INK, 0.38);
    }
}

fn cave_floor(variant: usize) -> Sheet {
    let mut s = sheet(format!("cave_floor_{variant}"));
    s.paint(&cell(), &BONE.hex(), 0.3);
    for _ in 0..3 {
        let (x, y) = (s.chance.between(20.0, 108.0), s.chance.between(20.0, 108.0));
        let (rx, ry) = (s.chance.between(2.5, 5.0), s.chance.between(2.0, 3.5));
        let tilt = s.chance.around(30.0);
        s.pen(&oval(x, y, rx, ry).turn((x, y), tilt), 1.2, INK, 0.6);
    }
    for _ in 0..3 {
        let (x, y) = (s.chance.between(18.0, 104.0), s.chance.between(14.0, 112.0));
        let bow = s.chance.around(4.0);
        s.pen(
            &curve(&[(x, y), (x + 7.0, y + bow), (x + 15.0, y + 1.0)]),
            1.2,
            INK,
            0.45,
        );
    }
    specks(&mut s, 5);
    s
}

/// The body of the wash is even at the edges of the cell, so that cells join; what mottles it
/// fades out before them. Many small soft spots, for a few large ones would show the grid.
fn wash(variant: usize) -> Sheet {
    let mut s = sheet(format!("wash_{variant}"));
    s.paint(&cell(), &WHITE.hex(), 0.25);
    for _ in 0..15 {
        let (x, y) = (s.chance.between(9.0, 119.0), s.chance.between(9.0, 119.0));
        let room = x.min(y).min(CELL - x).min(CELL - y);
        let r = s.chance.between(12.0, 40.0).min(room);
        let strength = s.chance.between(0.012, 0.034);
        let paint = s.radial((x, y), r, &[(0.0, WHITE, strength), (1.0, WHITE, 0.0)]);
        s.paint(&oval(x, y, r, r), &paint, 1.0);
    }
    // The fringe where a drop ran out: a broken, hardly visible line.
    let (x, y) = (s.chance.between(30.0, 98.0), s.chance.between(30.0, 98.0));
    let reach = s.chance.between(14.0, 24.0);
    let start = s.chance.unit() * 6.0;
    let fringe: Vec<(f32, f32)> = (0..6)
        .map(|i| {
            let angle = start + i as f32 * 0.5;
            let r = reach + s.chance.around(4.0);
            (x + r * angle.cos(), y + r * angle.sin())
        })
        .collect();
    s.pen(&curve(&fringe), 2.2, WHITE, 0.05);
    s
}

fn wash_edge(variant: usize) -> Sheet {
    let mut s = sheet(format!("wash_edge_{variant}"));
    let paint = s.linear(
        (0.0, 0.0),
        (0.0, 26.0),
        &[(0.0, WHITE, 0.34), (0.35, WHITE, 0.24), (1.0, WHITE, 0.0)],
    );
    s.paint(&rect(0.0, 0.0, CELL, 28.0), &paint, 1.0);
    // Where the brush paused, the colour pooled.
    for _ in 0..3 {
        let (x, r) = (s.chance.between(26.0, 102.0), s.chance.between(9.0, 15.0));
        let paint = s.radial(
            (x, 4.0),
            r,
            &[(0.0, WHITE, 0.12), (0.8, WHITE, 0.1), (1.0, WHITE, 0.0)],
        );
        s.paint(&oval(x, 4.0, r, r), &paint, 1.0);
    }
    s
}

fn ripple(s: &mut Sheet, x: f32, y: f32, length: f32, colour: Colour, opacity: f32) {
    let step = length / 4.0;
    let wave = curve(&[
        (x, y),
        (x + step, y - 3.0),
        (x + 2.0 * step, y),
        (x + 3.0 * step, y - 3.0),
        (x + 4.0 * step, y),
    ]);
    s.pen(&wave, DETAIL * 1.2, colour, opacity);
}

fn water(variant: usize) -> Sheet {
    let mut s = sheet(format!("water_{variant}"));
    s.paint(&cell(), &LAPIS.hex(), 0.27);
    let places: [&[(f32, f32, f32)]; 2] = [
        &[
            (18.0, 30.0, 34.0),
            (70.0, 52.0, 38.0),
            (26.0, 78.0, 28.0),
            (74.0, 104.0, 30.0),
        ],
        &[
            (62.0, 24.0, 36.0),
            (14.0, 50.0, 30.0),
            (56.0, 76.0, 42.0),
            (22.0, 106.0, 30.0),
        ],
    ];
    for &(x, y, length) in places[variant % 2] {
        ripple(&mut s, x, y, length, LAPIS.shade(0.35), 0.85);
    }
    s
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
    // Lines along the shore, broken and lighter the further out they lie.
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
    s.paint(&cell(), &INK.hex(), 0.8);
    // Level strokes run past both edges at the same heights, so that the dark joins.
    for i in 0..16 {
        let y = 4.0 + i as f32 * 8.0;
        let stroke = polyline(&[(-8.0, y), (136.0, y)]).waver(&mut s.chance, 1.3, true);
        s.stroke(&stroke, 3.2, 1.0, INK, 0.8);
    }
    for _ in 0..6 + variant * 3 {
        let (x, y) = (s.chance.between(16.0, 96.0), s.chance.between(10.0, 118.0));
        s.pen(&polyline(&[(x, y), (x + 15.0, y + 1.0)]), 1.1, BONE, 0.2);
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

fn lava(variant: usize) -> Sheet {
    let mut s = sheet(format!("lava_{variant}"));
    s.paint(&cell(), &OXBLOOD.hex(), 0.42);
    for _ in 0..3 {
        let (x, y) = (s.chance.between(34.0, 94.0), s.chance.between(34.0, 94.0));
        let glow = s.radial((x, y), 26.0, &[(0.0, LAMP, 0.6), (1.0, OCHRE, 0.0)]);
        s.paint(&oval(x, y, 26.0, 26.0), &glow, 1.0);
    }
    for _ in 0..3 {
        let (x, y) = (s.chance.between(26.0, 100.0), s.chance.between(26.0, 100.0));
        let r = s.chance.between(8.0, 13.0);
        let swirl: Vec<(f32, f32)> = (0..8)
            .map(|i| {
                let angle = i as f32 * 0.8 + variant as f32;
                let r = r * (1.0 - i as f32 / 10.0);
                (x + r * angle.cos() * 1.25, y + r * angle.sin() * 0.8)
            })
            .collect();
        s.pen(&curve(&swirl), DETAIL * 1.3, OXBLOOD.shade(0.45), 0.9);
    }
    s
}
