//! Furniture, treasure and litter.

use super::sheet;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Path, Point,
    STEEL, STONE, Sheet, VERDIGRIS, blob, curve, line, oval, poly, polyline, rect, rounded, star,
};
use std::f32::consts::TAU;

/// Draws all things.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([chest(Lid::Shut), chest(Lid::Full), chest(Lid::Empty)]);
    out.extend([altar(), statue(), well(), brazier(), campfire(), cauldron()]);
    out.extend([pillar(0), pillar(1), barrel(0), barrel(1)]);
    out.extend([
        table(),
        bench(),
        bed(),
        shelf(),
        throne(),
        rack(),
        crates(),
        anvil(),
        cage(),
    ]);
    out.extend([
        coffin(),
        coffin_open(),
        grave(),
        web(),
        rug(),
        nest(),
        roots(),
        blood(),
    ]);
    for variant in 0..3 {
        out.extend([rubble(variant), bones(variant)]);
    }
    for variant in 0..2 {
        out.extend([mushrooms(variant), hoard(variant)]);
    }
}

/// A few strokes on the floor along the lower right: what stands throws a hatched shadow.
fn grounded(s: &mut Sheet, path: &Path) {
    let cast = path.shift(5.0, 6.0);
    s.hatch_in(&cast, -45.0, 4.2, 1.3, INK, 0.5);
    s.fill(path, BONE);
}

fn planks(s: &mut Sheet, x: f32, y: f32, w: f32, h: f32, count: usize) {
    for i in 1..count {
        let at = y + h * i as f32 / count as f32;
        s.pen(&line(x + 2.0, at, x + w - 2.0, at), DETAIL, INK, 0.75);
    }
}

enum Lid {
    Shut,
    Full,
    Empty,
}

fn chest(lid: Lid) -> Sheet {
    let mut s = sheet(match lid {
        Lid::Shut => "chest",
        Lid::Full => "chest_open",
        Lid::Empty => "chest_empty",
    });
    let body = rounded(24.0, 42.0, 80.0, 50.0, 4.0);
    grounded(&mut s, &body);
    s.flat(&body, OAK, 1.0, FEATURE * 1.2);
    if let Lid::Shut = lid {
        planks(&mut s, 24.0, 42.0, 80.0, 50.0, 4);
        for x in [36.0, 83.0] {
            s.flat(&rect(x, 41.0, 9.0, 52.0), OCHRE, 1.0, DETAIL * 1.3);
            for y in [47.0, 67.0, 87.0] {
                s.dot(x + 4.5, y, 1.3);
            }
        }
        s.flat(
            &rounded(55.0, 82.0, 18.0, 17.0, 4.0),
            OCHRE.light(0.3),
            1.0,
            FEATURE * 0.8,
        );
        s.dot(64.0, 89.0, 2.6);
        s.ink(&line(64.0, 90.0, 64.0, 95.0), 2.0);
        return s;
    }
    let leaf = poly(&[(24.0, 42.0), (27.0, 20.0), (101.0, 20.0), (104.0, 42.0)]);
    s.flat(&leaf, OAK.shade(0.18), 1.0, FEATURE * 1.2);
    for x in [38.0, 85.0] {
        s.flat(&rect(x, 20.0, 7.0, 21.0), OCHRE, 1.0, DETAIL);
    }
    let inside = rect(31.0, 48.0, 66.0, 37.0);
    s.flat(&inside, OAK.shade(0.62), 1.0, FEATURE * 0.8);
    if let Lid::Full = lid {
        s.clip(&rect(31.0, 44.0, 66.0, 41.0));
        heap(&mut s, 64.0, 70.0, 32.0, 17.0, 34);
        s.end();
        s.bit(
            &blob(&[(47.0, 66.0), (52.0, 60.0), (58.0, 66.0), (52.0, 73.0)]),
            OXBLOOD.light(0.15),
        );
        s.bit(
            &blob(&[(78.0, 72.0), (83.0, 67.0), (88.0, 72.0), (83.0, 78.0)]),
            LAPIS.light(0.15),
        );
    } else {
        s.hatch_in(&inside, 40.0, 5.0, 1.5, INK, 0.9);
    }
    s
}

/// Coins lying on one another within an ellipse.
fn heap(s: &mut Sheet, cx: f32, cy: f32, rx: f32, ry: f32, count: usize) {
    for i in 0..count {
        // Golden-angle scatter: even, without showing a grid.
        let r = ((i as f32 + 0.5) / count as f32).sqrt();
        let angle = i as f32 * 2.399_963 + s.chance.around(0.3);
        let (x, y) = (cx + rx * r * angle.cos(), cy + ry * r * angle.sin());
        let colour = OCHRE.light(s.chance.between(0.05, 0.45));
        s.flat(&oval(x, y, 5.2, 4.4), colour, 1.0, 1.3);
        s.pen(
            &curve(&[(x - 2.0, y + 1.0), (x, y - 1.2), (x + 2.0, y + 0.6)]),
            0.9,
            INK,
            0.6,
        );
    }
}

fn altar() -> Sheet {
    let mut s = sheet("altar");
    let slab = rounded(14.0, 36.0, 100.0, 56.0, 3.0);
    grounded(&mut s, &slab);
    s.flat(&slab, STONE.light(0.2), 1.0, FEATURE * 1.3);
    s.pen(&rounded(20.0, 42.0, 88.0, 44.0, 3.0), DETAIL, INK, 0.7);
    let cloth = rect(44.0, 33.0, 40.0, 64.0);
    s.flat(&cloth, OXBLOOD, 1.0, FEATURE * 0.8);
    for x in [48.5, 79.5] {
        s.pen(&line(x, 35.0, x, 95.0), DETAIL, OCHRE.light(0.3), 1.0);
    }
    for i in 0..8 {
        let x = 46.0 + i as f32 * 5.1;
        s.ink(&line(x, 97.0, x, 101.0), DETAIL);
    }
    s.flat(
        &oval(64.0, 63.0, 14.0, 13.0),
        OCHRE.light(0.25),
        1.0,
        FEATURE * 0.8,
    );
    s.flat(
        &oval(64.0, 63.0, 8.5, 8.0),
        VERDIGRIS.shade(0.3),
        1.0,
        DETAIL,
    );
    for x in [29.0, 99.0] {
        let glow = s.radial((x, 62.0), 15.0, &[(0.0, LAMP, 0.85), (1.0, LAMP, 0.0)]);
        s.paint(&oval(x, 62.0, 15.0, 15.0), &glow, 1.0);
        s.flat(&oval(x, 62.0, 6.5, 6.5), BONE, 1.0, DETAIL * 1.3);
        s.spot(x, 62.0, 2.3, OCHRE, 1.0);
    }
    s
}

fn pillar(variant: usize) -> Sheet {
    let mut s = sheet(format!("pillar_{variant}"));
    let (base, shaft) = if variant == 0 {
        (oval(64.0, 64.0, 36.0, 36.0), oval(64.0, 64.0, 25.0, 25.0))
    } else {
        (rect(31.0, 31.0, 66.0, 66.0), rect(42.0, 42.0, 44.0, 44.0))
    };
    grounded(&mut s, &base);
    s.flat(&base, STONE.light(0.3), 1.0, FEATURE * 1.3);
    s.flat(&shaft, STONE.shade(0.25), 1.0, FEATURE);
    s.hatch(&shaft, 45.0, 4.6, DETAIL * 1.2);
    s.hatch(&shaft, -45.0, 6.5, DETAIL);
    s
}

fn statue() -> Sheet {
    let mut s = sheet("statue");
    let base = rounded(26.0, 26.0, 76.0, 76.0, 5.0);
    grounded(&mut s, &base);
    s.flat(&base, STONE.light(0.25), 1.0, FEATURE * 1.2);
    s.pen(&rounded(33.0, 33.0, 62.0, 62.0, 4.0), DETAIL, INK, 0.7);
    // Shoulders, arms on a sword, head: a knight from above.
    let cloak = blob(&[
        (64.0, 44.0),
        (89.0, 54.0),
        (88.0, 72.0),
        (64.0, 66.0),
        (40.0, 72.0),
        (39.0, 54.0),
    ]);
    s.solid(&cloak, STONE, FEATURE, 4.0);
    s.solid(
        &oval(64.0, 55.0, 12.0, 12.5),
        STONE.light(0.15),
        FEATURE,
        3.0,
    );
    s.bit(
        &poly(&[
            (61.5, 72.0),
            (66.5, 72.0),
            (66.0, 93.0),
            (64.0, 97.0),
            (62.0, 93.0),
        ]),
        STEEL.light(0.3),
    );
    s.ink(&line(54.0, 74.0, 74.0, 74.0), FEATURE);
    s.ink(&line(64.0, 44.0, 64.0, 64.0), DETAIL);
    s
}

fn well() -> Sheet {
    let mut s = sheet("well");
    let rim = oval(64.0, 64.0, 45.0, 45.0);
    grounded(&mut s, &rim);
    s.flat(&rim, STONE.light(0.25), 1.0, FEATURE * 1.2);
    for i in 0..12 {
        let angle = i as f32 / 12.0 * TAU + s.chance.around(0.08);
        let (sin, cos) = angle.sin_cos();
        s.ink(
            &line(
                64.0 + 29.0 * cos,
                64.0 + 29.0 * sin,
                64.0 + 43.0 * cos,
                64.0 + 43.0 * sin,
            ),
            DETAIL * 1.2,
        );
    }
    let water = oval(64.0, 64.0, 28.0, 28.0);
    s.flat(&water, LAPIS.shade(0.35), 1.0, FEATURE);
    s.pen(
        &curve(&[(48.0, 60.0), (56.0, 56.0), (64.0, 60.0), (72.0, 56.0)]),
        DETAIL,
        BONE,
        0.6,
    );
    s.pen(
        &curve(&[(58.0, 74.0), (65.0, 71.0), (72.0, 74.0)]),
        DETAIL,
        BONE,
        0.5,
    );
    s.flat(&rect(14.0, 58.0, 100.0, 9.0), OAK, 1.0, FEATURE * 0.8);
    s.flat(&rect(54.0, 55.0, 20.0, 15.0), LEATHER, 1.0, FEATURE * 0.7);
    for x in [58.0, 62.0, 66.0, 70.0] {
        s.ink(&line(x, 56.0, x, 69.0), 1.1);
    }
    s
}

/// A flame seen from above: a ragged star with a bright heart.
fn flames(s: &mut Sheet, cx: f32, cy: f32, r: f32) {
    let glow = s.radial((cx, cy), r * 2.1, &[(0.0, LAMP, 0.75), (1.0, LAMP, 0.0)]);
    s.paint(&oval(cx, cy, r * 2.1, r * 2.1), &glow, 1.0);
    for (scale, colour) in [
        (1.0, OXBLOOD.light(0.2)),
        (0.72, OCHRE.light(0.15)),
        (0.42, LAMP),
    ] {
        let tips = 9;
        let points: Vec<Point> = (0..tips * 2)
            .map(|i| {
                let angle = (i as f32 + s.chance.around(0.3)) / (tips * 2) as f32 * TAU;
                let reach = if i % 2 == 0 {
                    s.chance.between(0.85, 1.1)
                } else {
                    0.58
                };
                (
                    cx + r * scale * reach * angle.cos(),
                    cy + r * scale * reach * angle.sin(),
                )
            })
            .collect();
        let weight = if scale > 0.9 { DETAIL * 1.3 } else { 0.9 };
        s.flat(&blob(&points), colour, 1.0, weight);
    }
}

fn brazier() -> Sheet {
    let mut s = sheet("brazier");
    let bowl = oval(64.0, 64.0, 31.0, 31.0);
    grounded(&mut s, &bowl);
    for i in 0..3 {
        let angle = (i as f32 / 3.0 + 0.08) * TAU;
        let (sin, cos) = angle.sin_cos();
        s.ink(
            &line(
                64.0 + 28.0 * cos,
                64.0 + 28.0 * sin,
                64.0 + 42.0 * cos,
                64.0 + 42.0 * sin,
            ),
            FEATURE * 1.6,
        );
    }
    s.flat(&bowl, STEEL.shade(0.45), 1.0, FEATURE * 1.2);
    s.flat(&oval(64.0, 64.0, 24.0, 24.0), INK, 0.85, DETAIL);
    flames(&mut s, 64.0, 64.0, 22.0);
    s
}

fn campfire() -> Sheet {
    let mut s = sheet("campfire");
    for i in 0..11 {
        let angle = i as f32 / 11.0 * TAU;
        let (x, y) = (64.0 + 38.0 * angle.cos(), 64.0 + 38.0 * angle.sin());
        let stone = blob(&[
            (x - 9.0, y),
            (x - 2.0, y - 8.0),
            (x + 8.0, y - 3.0),
            (x + 6.0, y + 7.0),
            (x - 5.0, y + 7.0),
        ]);
        s.solid(&stone, STONE, FEATURE * 0.8, 2.5);
    }
    for turn in [20.0, 80.0, 140.0] {
        s.flat(
            &rect(38.0, 60.0, 52.0, 8.0).turn((64.0, 64.0), turn),
            LEATHER,
            1.0,
            DETAIL * 1.2,
        );
    }
    flames(&mut s, 64.0, 64.0, 22.0);
    s
}

fn cauldron() -> Sheet {
    let mut s = sheet("cauldron");
    let rim = oval(64.0, 64.0, 38.0, 38.0);
    grounded(&mut s, &rim);
    s.flat(&rim, INK.light(0.28), 1.0, FEATURE * 1.4);
    s.flat(&oval(64.0, 64.0, 30.0, 30.0), VERDIGRIS, 1.0, FEATURE * 0.8);
    for (x, y, r) in [
        (54.0, 56.0, 6.0),
        (72.0, 60.0, 8.0),
        (60.0, 76.0, 5.0),
        (76.0, 76.0, 3.5),
        (50.0, 70.0, 3.0),
    ] {
        s.flat(&oval(x, y, r, r), VERDIGRIS.light(0.35), 1.0, 1.2);
    }
    for x in [22.0, 106.0] {
        s.pen(&oval(x, 64.0, 6.0, 8.0), FEATURE, INK, 1.0);
    }
    let spoon = line(78.0, 50.0, 104.0, 24.0);
    s.pen(&spoon, 6.0, INK, 1.0);
    s.pen(&spoon, 3.0, OAK, 1.0);
    s
}

fn barrel(variant: usize) -> Sheet {
    let mut s = sheet(format!("barrel_{variant}"));
    if variant == 0 {
        let top = oval(64.0, 64.0, 34.0, 34.0);
        grounded(&mut s, &top);
        s.flat(&top, OAK.shade(0.2), 1.0, FEATURE * 1.2);
        s.flat(&oval(64.0, 64.0, 27.0, 27.0), OAK, 1.0, FEATURE * 0.8);
        for x in [49.0, 59.0, 69.0, 79.0] {
            let half = (27.0_f32.powi(2) - (x - 64.0_f32).powi(2)).sqrt() - 1.0;
            s.ink(&line(x, 64.0 - half, x, 64.0 + half), DETAIL);
        }
        s.flat(&oval(72.0, 54.0, 4.0, 4.0), INK.light(0.2), 1.0, DETAIL);
        return s;
    }
    let side = blob(&[
        (28.0, 44.0),
        (64.0, 36.0),
        (100.0, 44.0),
        (104.0, 64.0),
        (100.0, 84.0),
        (64.0, 92.0),
        (28.0, 84.0),
        (24.0, 64.0),
    ]);
    grounded(&mut s, &side);
    s.flat(&side, OAK, 1.0, FEATURE * 1.2);
    for dy in [-15.0, -5.0, 6.0, 16.0] {
        s.ink(
            &curve(&[
                (26.0, 64.0 + dy * 0.85),
                (64.0, 64.0 + dy * 1.15),
                (102.0, 64.0 + dy * 0.85),
            ]),
            DETAIL,
        );
    }
    for x in [38.0, 84.0] {
        s.flat(&rect(x, 39.0, 6.0, 50.0), STEEL, 1.0, DETAIL * 1.2);
    }
    s
}

fn table() -> Sheet {
    let mut s = sheet("table");
    let top = rounded(18.0, 34.0, 92.0, 60.0, 4.0);
    grounded(&mut s, &top);
    s.flat(&top, OAK, 1.0, FEATURE * 1.2);
    planks(&mut s, 18.0, 34.0, 92.0, 60.0, 4);
    s.flat(&oval(44.0, 62.0, 13.0, 13.0), BONE, 1.0, DETAIL * 1.3);
    s.pen(&oval(44.0, 62.0, 8.5, 8.5), 1.1, INK, 0.7);
    s.flat(&oval(76.0, 50.0, 7.0, 7.0), STEEL, 1.0, DETAIL * 1.3);
    s.flat(&oval(76.0, 50.0, 4.5, 4.5), OXBLOOD, 1.0, 1.1);
    s.flat(
        &poly(&[(72.0, 68.0), (98.0, 64.0), (100.0, 82.0), (74.0, 86.0)]),
        BONE,
        1.0,
        DETAIL * 1.2,
    );
    for i in 0..3 {
        let y = 70.0 + i as f32 * 5.0;
        s.ink(&line(77.0, y + 1.5, 95.0, y - 1.0), 1.0);
    }
    s
}

fn bench() -> Sheet {
    let mut s = sheet("bench");
    let seat = rounded(16.0, 52.0, 96.0, 24.0, 3.0);
    grounded(&mut s, &seat);
    s.flat(&seat, OAK, 1.0, FEATURE * 1.2);
    planks(&mut s, 16.0, 52.0, 96.0, 24.0, 2);
    for x in [24.0, 98.0] {
        s.flat(&rect(x, 54.0, 6.0, 20.0), OAK.shade(0.3), 1.0, DETAIL);
    }
    s
}

fn bed() -> Sheet {
    let mut s = sheet("bed");
    let frame = rounded(34.0, 12.0, 60.0, 104.0, 4.0);
    grounded(&mut s, &frame);
    s.flat(&frame, OAK, 1.0, FEATURE * 1.2);
    s.flat(&rounded(39.0, 18.0, 50.0, 92.0, 4.0), BONE, 1.0, DETAIL);
    s.solid(
        &rounded(45.0, 22.0, 38.0, 22.0, 8.0),
        BONE.shade(0.06),
        FEATURE * 0.8,
        3.0,
    );
    let blanket = poly(&[(37.0, 54.0), (91.0, 54.0), (90.0, 112.0), (38.0, 112.0)]);
    s.flat(&blanket, LAPIS.light(0.18), 1.0, FEATURE * 0.9);
    s.flat(&rect(37.0, 54.0, 54.0, 10.0), BONE.shade(0.1), 1.0, DETAIL);
    s.ink(&curve(&[(52.0, 70.0), (56.0, 88.0), (50.0, 108.0)]), DETAIL);
    s.ink(&curve(&[(76.0, 72.0), (72.0, 86.0), (78.0, 106.0)]), DETAIL);
    s
}

fn shelf() -> Sheet {
    let mut s = sheet("shelf");
    let board = rect(8.0, 10.0, 112.0, 32.0);
    grounded(&mut s, &board);
    s.flat(&board, OAK, 1.0, FEATURE * 1.2);
    let colours = [OXBLOOD, LAPIS, VERDIGRIS, LEATHER, OCHRE, BONE];
    let mut x = 13.0;
    while x < 108.0 {
        let width = s.chance.between(6.0, 11.0);
        let colour = colours[s.chance.index(colours.len())];
        let depth = s.chance.between(18.0, 24.0);
        if s.chance.unit() > 0.12 {
            s.flat(
                &rect(x, 14.0, width, depth),
                colour.light(0.12),
                1.0,
                DETAIL,
            );
        }
        x += width + 0.8;
    }
    s
}

fn throne() -> Sheet {
    let mut s = sheet("throne");
    let dais = rounded(18.0, 10.0, 92.0, 100.0, 5.0);
    s.flat(&dais, STONE.light(0.45), 0.9, DETAIL * 1.3);
    let seat = rounded(36.0, 30.0, 56.0, 56.0, 5.0);
    grounded(&mut s, &seat);
    s.flat(&seat, OXBLOOD, 1.0, FEATURE);
    s.pen(
        &rounded(43.0, 38.0, 42.0, 41.0, 5.0),
        DETAIL,
        OCHRE.light(0.2),
        1.0,
    );
    s.flat(
        &rounded(30.0, 18.0, 68.0, 16.0, 5.0),
        OCHRE,
        1.0,
        FEATURE * 1.1,
    );
    for x in [29.0, 85.0] {
        s.flat(&rounded(x, 34.0, 14.0, 48.0, 5.0), OCHRE, 1.0, FEATURE);
        s.flat(
            &oval(x + 7.0, 84.0, 7.0, 6.0),
            OCHRE.light(0.3),
            1.0,
            DETAIL * 1.3,
        );
    }
    for x in [40.0, 64.0, 88.0] {
        s.flat(&oval(x, 26.0, 4.0, 4.0), LAPIS, 1.0, DETAIL);
    }
    s
}

fn rack() -> Sheet {
    let mut s = sheet("rack");
    let board = rect(10.0, 10.0, 108.0, 16.0);
    grounded(&mut s, &board);
    s.flat(&board, OAK, 1.0, FEATURE * 1.1);
    for (i, x) in [22.0, 50.0, 78.0, 106.0].into_iter().enumerate() {
        match i {
            0 => {
                s.bit(
                    &poly(&[
                        (x - 3.5, 24.0),
                        (x + 3.5, 24.0),
                        (x + 3.0, 62.0),
                        (x, 70.0),
                        (x - 3.0, 62.0),
                    ]),
                    STEEL.light(0.3),
                );
                s.ink(&line(x - 9.0, 24.0, x + 9.0, 24.0), FEATURE);
                s.ink(&line(x, 12.0, x, 24.0), FEATURE);
            }
            1 => {
                s.pen(&line(x, 14.0, x, 72.0), 5.0, INK, 1.0);
                s.pen(&line(x, 15.0, x, 70.0), 2.4, OAK, 1.0);
                let axe = blob(&[
                    (x, 48.0),
                    (x + 13.0, 42.0),
                    (x + 17.0, 56.0),
                    (x + 12.0, 68.0),
                    (x, 60.0),
                ]);
                s.bit(&axe, STEEL);
            }
            2 => {
                s.bit(&oval(x, 44.0, 14.0, 18.0), LAPIS.light(0.1));
                s.ink(&line(x, 28.0, x, 60.0), DETAIL);
                s.ink(&line(x - 12.0, 44.0, x + 12.0, 44.0), DETAIL);
            }
            _ => {
                s.pen(&line(x, 14.0, x, 62.0), 4.4, INK, 1.0);
                s.pen(&line(x, 15.0, x, 60.0), 2.0, OAK, 1.0);
                s.bit(
                    &poly(&[(x, 78.0), (x - 6.0, 64.0), (x, 58.0), (x + 6.0, 64.0)]),
                    STEEL.light(0.3),
                );
            }
        }
    }
    s
}

fn crates() -> Sheet {
    let mut s = sheet("crates");
    for (x, y, side, turn) in [
        (18.0, 44.0, 50.0, -4.0),
        (66.0, 58.0, 44.0, 7.0),
        (56.0, 18.0, 38.0, 12.0),
    ] {
        let centre = (x + side / 2.0, y + side / 2.0);
        let lid = rect(x, y, side, side).turn(centre, turn);
        grounded(&mut s, &lid);
        s.flat(&lid, OAK, 1.0, FEATURE);
        let frame = rect(x + 6.0, y + 6.0, side - 12.0, side - 12.0).turn(centre, turn);
        s.flat(&frame, OAK.light(0.18), 1.0, DETAIL);
        let brace = line(x + 6.0, y + side - 6.0, x + side - 6.0, y + 6.0).turn(centre, turn);
        s.ink(&brace.shift(-2.4, -2.4), DETAIL);
        s.ink(&brace.shift(2.4, 2.4), DETAIL);
    }
    s
}

fn anvil() -> Sheet {
    let mut s = sheet("anvil");
    let stump = oval(64.0, 68.0, 36.0, 34.0);
    grounded(&mut s, &stump);
    s.flat(&stump, OAK, 1.0, FEATURE);
    s.pen(&oval(64.0, 68.0, 29.0, 27.0), DETAIL, INK, 0.6);
    let body = blob(&[
        (16.0, 60.0),
        (40.0, 50.0),
        (88.0, 50.0),
        (104.0, 54.0),
        (104.0, 74.0),
        (88.0, 78.0),
        (44.0, 78.0),
    ]);
    s.solid(&body, STEEL.shade(0.25), FEATURE * 1.1, 4.0);
    s.flat(&rect(92.0, 60.0, 6.0, 6.0), INK, 1.0, 1.0);
    let haft = line(58.0, 98.0, 94.0, 84.0);
    s.pen(&haft, 6.0, INK, 1.0);
    s.pen(&haft, 3.2, OAK.light(0.2), 1.0);
    s.bit(
        &rect(88.0, 76.0, 13.0, 20.0).turn((94.0, 86.0), -20.0),
        STEEL,
    );
    s
}

fn cage() -> Sheet {
    let mut s = sheet("cage");
    let frame = rect(20.0, 20.0, 88.0, 88.0);
    s.paint(&frame, &INK.hex(), 0.14);
    s.ink(&frame, FEATURE * 1.4);
    for i in 1..6 {
        let at = 20.0 + i as f32 * 88.0 / 6.0;
        s.ink(&line(at, 20.0, at, 108.0), DETAIL * 1.4);
        s.ink(&line(20.0, at, 108.0, at), DETAIL * 1.1);
    }
    s.flat(
        &rounded(54.0, 100.0, 20.0, 14.0, 3.0),
        OCHRE,
        1.0,
        FEATURE * 0.8,
    );
    s.dot(64.0, 106.0, 2.2);
    s
}

fn coffin_shape(x: f32, y: f32) -> Path {
    poly(&[
        (52.0, 12.0),
        (76.0, 12.0),
        (92.0, 40.0),
        (80.0, 116.0),
        (48.0, 116.0),
        (36.0, 40.0),
    ])
    .shift(x, y)
}

fn coffin() -> Sheet {
    let mut s = sheet("coffin");
    let lid = coffin_shape(0.0, 0.0);
    grounded(&mut s, &lid);
    s.flat(&lid, OAK.shade(0.15), 1.0, FEATURE * 1.2);
    s.pen(&lid.scale((64.0, 62.0), 0.8, 0.88), DETAIL, INK, 0.8);
    s.flat(
        &poly(&[
            (60.0, 28.0),
            (68.0, 28.0),
            (68.0, 40.0),
            (78.0, 40.0),
            (78.0, 48.0),
            (68.0, 48.0),
            (68.0, 84.0),
            (60.0, 84.0),
            (60.0, 48.0),
            (50.0, 48.0),
            (50.0, 40.0),
            (60.0, 40.0),
        ]),
        OCHRE,
        1.0,
        DETAIL * 1.3,
    );
    s
}

fn coffin_open() -> Sheet {
    let mut s = sheet("coffin_open");
    let lid = coffin_shape(26.0, 4.0).turn((64.0, 64.0), 10.0);
    s.flat(&lid, OAK, 1.0, FEATURE);
    s.hatch_in(&lid, 80.0, 8.0, 1.2, INK, 0.6);
    let body = coffin_shape(-16.0, 0.0);
    grounded(&mut s, &body);
    s.flat(&body, OAK.shade(0.15), 1.0, FEATURE * 1.2);
    let inside = body.scale((48.0, 62.0), 0.8, 0.9);
    s.flat(&inside, INK.light(0.1), 1.0, DETAIL);
    skull(&mut s, 48.0, 36.0, 10.0);
    for y in [56.0, 63.0, 70.0] {
        s.pen(
            &curve(&[(38.0, y), (48.0, y - 3.0), (58.0, y)]),
            2.0,
            BONE,
            1.0,
        );
    }
    s.pen(&line(48.0, 48.0, 48.0, 84.0), 2.4, BONE, 1.0);
    s.pen(&line(45.0, 86.0, 43.0, 108.0), 2.4, BONE, 1.0);
    s.pen(&line(51.0, 86.0, 53.0, 108.0), 2.4, BONE, 1.0);
    s
}

fn grave() -> Sheet {
    let mut s = sheet("grave");
    let slab = rounded(36.0, 14.0, 56.0, 100.0, 5.0);
    grounded(&mut s, &slab);
    s.flat(&slab, STONE.light(0.15), 1.0, FEATURE * 1.2);
    s.pen(&rounded(42.0, 20.0, 44.0, 88.0, 4.0), DETAIL, INK, 0.7);
    skull(&mut s, 64.0, 42.0, 11.0);
    for y in [70.0, 78.0, 86.0] {
        let reach = s.chance.between(12.0, 17.0);
        s.ink(&line(64.0 - reach, y, 64.0 + reach, y), DETAIL);
    }
    s.ink(
        &polyline(&[(88.0, 88.0), (78.0, 96.0), (80.0, 104.0), (70.0, 113.0)]),
        DETAIL * 1.2,
    );
    s
}

fn skull(s: &mut Sheet, x: f32, y: f32, r: f32) {
    let cap = [
        (-1.0, -0.1),
        (-0.6, -0.9),
        (0.6, -0.9),
        (1.0, -0.1),
        (0.62, 0.5),
        (0.5, 1.1),
        (-0.5, 1.1),
        (-0.62, 0.5),
    ];
    let points: Vec<Point> = cap
        .iter()
        .map(|&(dx, dy)| (x + dx * r, y + dy * r))
        .collect();
    s.solid(&blob(&points), BONE, DETAIL * 1.4, r * 0.2);
    for side in [-1.0, 1.0] {
        s.fill(
            &oval(x + side * r * 0.4, y + r * 0.05, r * 0.26, r * 0.3),
            INK,
        );
    }
    s.fill(
        &poly(&[
            (x, y + r * 0.32),
            (x + r * 0.14, y + r * 0.6),
            (x - r * 0.14, y + r * 0.6),
        ]),
        INK,
    );
    for side in [-0.25, 0.0, 0.25] {
        s.ink(
            &line(x + side * r, y + r * 0.78, x + side * r, y + r * 1.05),
            1.0,
        );
    }
}

fn rubble(variant: usize) -> Sheet {
    let mut s = sheet(format!("rubble_{variant}"));
    let count = 9 + variant * 2;
    for i in 0..count {
        let r = ((i as f32 + 0.4) / count as f32).sqrt() * 40.0;
        let angle = i as f32 * 2.4 + variant as f32;
        let (x, y) = (64.0 + r * angle.cos(), 64.0 + r * angle.sin() * 0.85);
        let size = s.chance.between(5.0, 12.0) * (1.15 - r / 80.0);
        let corners = 5 + s.chance.index(2);
        let points: Vec<Point> = (0..corners)
            .map(|k| {
                let at = (k as f32 + s.chance.around(0.25)) / corners as f32 * TAU;
                let reach = size * s.chance.between(0.85, 1.15);
                (x + reach * at.cos(), y + reach * at.sin())
            })
            .collect();
        let stone = poly(&points);
        s.hatch_in(&stone.shift(3.0, 4.0), -45.0, 3.4, 1.2, INK, 0.6);
        s.solid(&stone, STONE.light(0.18), FEATURE * 0.75, size * 0.28);
    }
    for _ in 0..7 {
        let (x, y) = (s.chance.between(16.0, 112.0), s.chance.between(20.0, 110.0));
        s.dot(x, y, 1.3);
    }
    s
}

fn bone(s: &mut Sheet, x: f32, y: f32, length: f32, turn: f32) {
    let half = length / 2.0;
    let shaft = line(x - half, y, x + half, y).turn((x, y), turn);
    let ends: Vec<Point> = shaft.points.clone();
    let knob = |s: &mut Sheet, grow: f32, colour: Colour| {
        for &(ex, ey) in &ends {
            for side in [-2.6, 2.6] {
                let at = oval(ex, ey + side, 3.0 + grow, 3.0 + grow).turn((ex, ey), turn);
                s.fill(&at, colour);
            }
        }
    };
    knob(s, 1.5, INK);
    s.stroke(&shaft, 7.0, 1.0, INK, 1.0);
    knob(s, 0.0, BONE);
    s.stroke(&shaft, 4.0, 1.0, BONE, 1.0);
}

fn bones(variant: usize) -> Sheet {
    let mut s = sheet(format!("bones_{variant}"));
    for i in 0..4 + variant {
        let (x, y) = (s.chance.between(30.0, 98.0), s.chance.between(50.0, 100.0));
        let (length, turn) = (
            s.chance.between(20.0, 34.0),
            i as f32 * 47.0 + variant as f32 * 20.0,
        );
        bone(&mut s, x, y, length, turn);
    }
    if variant != 1 {
        skull(&mut s, 58.0 + variant as f32 * 6.0, 50.0, 15.0);
    } else {
        for i in 0..4 {
            let y = 40.0 + i as f32 * 9.0;
            s.pen(
                &curve(&[(44.0, y + 5.0), (60.0, y - 5.0), (80.0, y + 4.0)]),
                5.0,
                INK,
                1.0,
            );
            s.pen(
                &curve(&[(44.0, y + 5.0), (60.0, y - 5.0), (80.0, y + 4.0)]),
                2.6,
                BONE,
                1.0,
            );
        }
    }
    s
}

fn web() -> Sheet {
    let mut s = sheet("web");
    let spokes: Vec<f32> = (0..6)
        .map(|i| (92.0 + i as f32 * 17.0_f32).to_radians())
        .collect();
    for &angle in &spokes {
        let r = 92.0;
        s.pen(
            &line(124.0, 4.0, 124.0 + r * angle.cos(), 4.0 + r * angle.sin()),
            1.3,
            INK,
            0.85,
        );
    }
    for ring in 1..6 {
        let r = ring as f32 * 15.0;
        for pair in spokes.windows(2) {
            let at = |angle: f32, r: f32| (124.0 + r * angle.cos(), 4.0 + r * angle.sin());
            let middle = (pair[0] + pair[1]) / 2.0;
            let thread = curve(&[at(pair[0], r), at(middle, r * 0.88), at(pair[1], r)]);
            s.pen(&thread, 1.1, INK, 0.75);
        }
    }
    s
}

fn mushrooms(variant: usize) -> Sheet {
    let mut s = sheet(format!("mushrooms_{variant}"));
    let places: [&[(f32, f32, f32)]; 2] = [
        &[
            (48.0, 52.0, 20.0),
            (78.0, 72.0, 15.0),
            (52.0, 86.0, 11.0),
            (88.0, 44.0, 9.0),
        ],
        &[
            (70.0, 50.0, 17.0),
            (44.0, 68.0, 14.0),
            (74.0, 86.0, 18.0),
            (40.0, 94.0, 8.0),
            (96.0, 66.0, 8.0),
        ],
    ];
    for &(x, y, r) in places[variant % 2] {
        let cap = oval(x, y, r, r * 0.94);
        s.hatch_in(&cap.shift(4.0, 5.0), -45.0, 3.6, 1.2, INK, 0.5);
        let colour = if variant == 0 {
            OXBLOOD.light(0.12)
        } else {
            VERDIGRIS.light(0.2)
        };
        s.solid(&cap, colour, FEATURE * 0.85, r * 0.25);
        for i in 0..5 {
            let angle = i as f32 * 1.3 + x;
            let reach = if i == 0 { 0.0 } else { r * 0.58 };
            s.spot(
                x + reach * angle.cos(),
                y + reach * angle.sin(),
                r * 0.13,
                BONE,
                0.95,
            );
        }
    }
    s
}

fn hoard(variant: usize) -> Sheet {
    let mut s = sheet(format!("hoard_{variant}"));
    let outline = oval(64.0, 68.0, 46.0, 38.0);
    s.hatch_in(&outline.shift(5.0, 6.0), -45.0, 4.0, 1.3, INK, 0.5);
    s.fill(&outline.scale((64.0, 68.0), 0.9, 0.9), OCHRE.shade(0.25));
    heap(&mut s, 64.0, 68.0, 44.0, 36.0, 90);
    heap(&mut s, 62.0, 62.0, 22.0, 17.0, 26);
    if variant == 0 {
        s.bit(&star(84.0, 54.0, 13.0, 8.0, 8), OCHRE.light(0.5));
        s.bit(&oval(84.0, 54.0, 6.5, 6.5), OXBLOOD);
        s.bit(
            &poly(&[(40.0, 44.0), (62.0, 52.0), (58.0, 58.0), (38.0, 50.0)]),
            STEEL.light(0.3),
        );
        s.bit(
            &blob(&[(42.0, 80.0), (48.0, 74.0), (54.0, 80.0), (48.0, 88.0)]),
            LAPIS.light(0.1),
        );
    } else {
        s.bit(&oval(50.0, 58.0, 12.0, 12.0), OCHRE.light(0.4));
        s.bit(&oval(50.0, 58.0, 7.0, 7.0), OXBLOOD.shade(0.2));
        s.bit(
            &blob(&[(78.0, 78.0), (85.0, 70.0), (92.0, 78.0), (85.0, 87.0)]),
            VERDIGRIS.light(0.1),
        );
        s.bit(
            &poly(&[(74.0, 44.0), (98.0, 60.0), (95.0, 65.0), (71.0, 50.0)]),
            STEEL.light(0.3),
        );
    }
    s
}

fn nest() -> Sheet {
    let mut s = sheet("nest");
    for i in 0..52 {
        let angle = i as f32 * 2.4;
        let r = s.chance.between(26.0, 42.0);
        let (x, y) = (64.0 + r * angle.cos(), 64.0 + r * angle.sin());
        let lean = angle.to_degrees() + 90.0 + s.chance.around(35.0);
        let length = s.chance.between(12.0, 20.0);
        let stick = line(x - length, y, x + length, y).turn((x, y), lean);
        s.pen(&stick, 3.6, INK, 1.0);
        let tone = s.chance.between(0.0, 0.35);
        s.pen(&stick, 1.7, OAK.light(tone), 1.0);
    }
    for (x, y) in [(55.0, 58.0), (73.0, 60.0), (63.0, 75.0)] {
        s.solid(&oval(x, y, 9.0, 11.0), BONE, FEATURE * 0.8, 3.0);
        s.dot(x + 2.0, y + 2.0, 1.0);
        s.dot(x - 3.0, y - 2.0, 0.8);
    }
    s
}

fn rug() -> Sheet {
    let mut s = sheet("rug");
    let cloth = rect(14.0, 30.0, 100.0, 68.0);
    for i in 0..14 {
        let y = 32.0 + i as f32 * 5.0;
        s.ink(&line(8.0, y, 14.0, y), DETAIL);
        s.ink(&line(114.0, y, 120.0, y), DETAIL);
    }
    s.flat(&cloth, OXBLOOD.light(0.1), 0.85, FEATURE);
    s.flat(&rect(22.0, 38.0, 84.0, 52.0), OCHRE, 0.5, DETAIL);
    s.flat(
        &poly(&[(64.0, 42.0), (98.0, 64.0), (64.0, 86.0), (30.0, 64.0)]),
        LAPIS,
        0.6,
        DETAIL,
    );
    s.flat(
        &poly(&[(64.0, 52.0), (82.0, 64.0), (64.0, 76.0), (46.0, 64.0)]),
        BONE,
        0.8,
        DETAIL,
    );
    s
}

fn roots() -> Sheet {
    let mut s = sheet("roots");
    for (start, bends) in [
        ((20.0, 0.0), [(30.0, 34.0), (22.0, 60.0), (40.0, 92.0)]),
        ((58.0, 0.0), [(52.0, 30.0), (70.0, 56.0), (66.0, 84.0)]),
        ((100.0, 0.0), [(92.0, 28.0), (104.0, 50.0), (88.0, 78.0)]),
    ] {
        let root = curve(&[start, bends[0], bends[1], bends[2]]);
        s.pen(&root, 8.0, INK, 1.0);
        s.pen(&root, 4.6, LEATHER, 1.0);
        let (x, y) = bends[1];
        let twig = curve(&[(x, y), (x + 12.0, y + 8.0), (x + 18.0, y + 20.0)]);
        s.pen(&twig, 4.4, INK, 1.0);
        s.pen(&twig, 2.0, LEATHER, 1.0);
    }
    s
}

fn blood() -> Sheet {
    let mut s = sheet("blood");
    let pool = blob(&[
        (44.0, 60.0),
        (56.0, 44.0),
        (76.0, 50.0),
        (90.0, 66.0),
        (78.0, 82.0),
        (62.0, 78.0),
        (50.0, 84.0),
    ]);
    s.paint(&pool, &OXBLOOD.shade(0.3).hex(), 0.6);
    s.paint(
        &pool.scale((66.0, 64.0), 0.7, 0.7),
        &OXBLOOD.shade(0.4).hex(),
        0.35,
    );
    for (x, y, r) in [
        (98.0, 50.0, 4.0),
        (106.0, 44.0, 2.0),
        (36.0, 84.0, 3.4),
        (28.0, 92.0, 2.0),
        (92.0, 88.0, 2.6),
    ] {
        s.spot(x, y, r, OXBLOOD.shade(0.3), 0.6);
    }
    s
}
