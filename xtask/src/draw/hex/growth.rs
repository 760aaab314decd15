//! Trees, rocks and brush.

use super::grounds::{MEADOW, tuft};
use super::{grounded, sheet, somewhere};
use crate::ink::{
    Colour, DETAIL, FEATURE, INK, LAPIS, OAK, OCHRE, OXBLOOD, Path, Point, STONE, Sheet, VERDIGRIS,
    WHITE, blob, curve, line, oval, poly, polyline,
};
use std::f32::consts::TAU;

/// Draws all of it.
pub fn draw(out: &mut Vec<Sheet>) {
    for variant in 0..3 {
        out.extend([tree(variant), pine(variant)]);
    }
    for variant in 0..3 {
        out.extend([rock(variant), brush(variant)]);
    }
    for variant in 0..2 {
        out.extend([bare_tree(variant), cactus(variant), crystal(variant)]);
    }
    out.extend([drift(), dune(), palm()]);
}

/// A scalloped outline, for foliage seen from above.
fn scallops(s: &mut Sheet, (x, y): Point, r: f32, bows: usize) -> Path {
    let mut points = Vec::new();
    for i in 0..bows {
        let reach = r * s.chance.between(0.9, 1.08);
        for (share, out) in [(0.0, 0.88), (0.3, 1.03), (0.5, 1.07), (0.7, 1.03)] {
            let angle = (i as f32 + share) / bows as f32 * TAU;
            points.push((x + reach * out * angle.cos(), y + reach * out * angle.sin()));
        }
    }
    blob(&points)
}

fn tree(variant: usize) -> Sheet {
    let mut s = sheet(format!("tree_{variant}"));
    let leaf = [
        MEADOW.mix(VERDIGRIS, 0.45),
        VERDIGRIS.light(0.08),
        MEADOW.mix(OCHRE, 0.35),
    ][variant % 3];
    let at = (64.0, 74.0);
    let crown = scallops(&mut s, at, 45.0, 9 + variant);
    grounded(&mut s, &crown);
    s.flat(&crown, leaf.shade(0.16), 1.0, FEATURE * 1.1);
    let upper = scallops(&mut s, (58.0, 67.0), 32.0, 8);
    s.clip(&crown);
    s.fill(&upper, leaf);
    let top = scallops(&mut s, (53.0, 61.0), 17.0, 6);
    s.fill(&top, leaf.light(0.22));
    s.end();
    // Leaves here and there: arcs, open to the lower right.
    for (x, y, r) in [
        (46.0, 52.0, 9.0),
        (66.0, 48.0, 8.0),
        (84.0, 62.0, 9.0),
        (42.0, 74.0, 9.0),
        (62.0, 70.0, 10.0),
        (84.0, 84.0, 9.0),
        (58.0, 94.0, 9.0),
        (74.0, 102.0, 7.0),
    ] {
        let (x, y) = (x + s.chance.around(3.0), y + s.chance.around(3.0));
        let bow: Vec<Point> = (0..5)
            .map(|i| {
                let angle = (0.05 + i as f32 * 0.11) * TAU;
                (x + r * angle.cos(), y + r * angle.sin() * 0.8)
            })
            .collect();
        s.pen(&curve(&bow), DETAIL * 1.1, INK, 0.8);
    }
    s.hatch_in(&oval(80.0, 98.0, 20.0, 11.0), -45.0, 5.0, 1.1, INK, 0.4);
    s
}

/// Branches in whorls around the tip.
fn pine(variant: usize) -> Sheet {
    let mut s = sheet(format!("pine_{variant}"));
    let needle = VERDIGRIS.shade(0.12).mix(MEADOW, variant as f32 * 0.15);
    let at = (64.0, 74.0);
    let whorl = |s: &mut Sheet, r: f32, tips: usize, start: f32| -> Path {
        let points: Vec<Point> = (0..tips * 2)
            .map(|i| {
                let angle = start + i as f32 / (tips * 2) as f32 * TAU;
                let reach = if i % 2 == 0 {
                    r * s.chance.between(0.94, 1.08)
                } else {
                    r * 0.72
                };
                (at.0 + reach * angle.cos(), at.1 + reach * angle.sin())
            })
            .collect();
        poly(&points)
    };
    for (r, tips, light, start) in [
        (47.0, 12, -0.2, 0.1),
        (34.0, 10, 0.0, 0.4),
        (21.0, 8, 0.18, 0.2),
        (9.0, 6, 0.4, 0.0),
    ] {
        let tone = if light < 0.0 {
            needle.shade(-light)
        } else {
            needle.light(light)
        };
        let ring = whorl(&mut s, r, tips, start + variant as f32 * 0.3);
        if light < 0.0 {
            grounded(&mut s, &ring);
        }
        s.flat(
            &ring,
            tone,
            1.0,
            if r > 40.0 { FEATURE } else { DETAIL * 1.2 },
        );
    }
    for i in 0..12 {
        let angle = (i as f32 + 0.5) / 12.0 * TAU;
        let ray = line(
            at.0 + 25.0 * angle.cos(),
            at.1 + 25.0 * angle.sin(),
            at.0 + 32.0 * angle.cos(),
            at.1 + 32.0 * angle.sin(),
        );
        s.pen(&ray, DETAIL * 0.9, INK, 0.6);
    }
    s
}

fn bare_tree(variant: usize) -> Sheet {
    let mut s = sheet(format!("bare_tree_{variant}"));
    let start = variant as f32 * 0.7;
    for (pass, grow, colour) in [(0, 3.6, INK), (1, 0.0, OAK.shade(0.3))] {
        let own = crate::ink::Chance::named(&format!("bare tree {variant}"));
        let own = std::mem::replace(&mut s.chance, own);
        for i in 0..6 {
            let angle = start + i as f32 / 6.0 * TAU + s.chance.around(0.25);
            let reach = s.chance.between(38.0, 48.0);
            let to = |share: f32, side: f32| {
                let angle = angle + side;
                (
                    64.0 + reach * share * angle.cos(),
                    74.0 + reach * share * angle.sin(),
                )
            };
            s.stroke(
                &curve(&[(64.0, 74.0), to(0.5, 0.12), to(1.0, 0.0)]),
                8.0 + grow,
                0.25,
                colour,
                1.0,
            );
            s.stroke(
                &curve(&[to(0.48, 0.1), to(0.8, 0.42)]),
                4.4 + grow,
                0.3,
                colour,
                1.0,
            );
            s.stroke(
                &curve(&[to(0.64, 0.06), to(0.92, -0.3)]),
                3.6 + grow,
                0.3,
                colour,
                1.0,
            );
        }
        s.spot(64.0, 74.0, 9.0 + grow / 2.0, colour, 1.0);
        s.chance = own;
        if pass == 1 {
            s.pen(&oval(64.0, 74.0, 4.6, 4.6), DETAIL, INK, 0.8);
        }
    }
    s
}

fn facets(s: &mut Sheet, outline: &[Point], ridge: &[Point], tone: Colour) {
    let body = poly(outline);
    grounded(s, &body);
    s.flat(&body, tone, 1.0, FEATURE * 1.3);
    s.clip(&body);
    let mut shade: Vec<Point> = ridge.to_vec();
    shade.extend([
        (150.0, ridge[ridge.len() - 1].1),
        (150.0, 160.0),
        (ridge[0].0, 160.0),
    ]);
    let shade = poly(&shade);
    s.paint(&shade, &tone.shade(0.3).hex(), 1.0);
    s.hatch(&shade, -50.0, 5.4, DETAIL);
    s.end();
    s.stroke(&body, FEATURE * 1.3, 0.6, INK, 1.0);
    s.ink(&polyline(ridge), FEATURE * 0.8);
}

fn rock(variant: usize) -> Sheet {
    let mut s = sheet(format!("rock_{variant}"));
    let tone = STONE.light(0.25);
    match variant {
        0 => facets(
            &mut s,
            &[
                (24.0, 78.0),
                (30.0, 50.0),
                (54.0, 32.0),
                (84.0, 36.0),
                (106.0, 60.0),
                (104.0, 92.0),
                (82.0, 112.0),
                (46.0, 110.0),
            ],
            &[(40.0, 112.0), (50.0, 84.0), (76.0, 74.0), (106.0, 58.0)],
            tone,
        ),
        1 => {
            facets(
                &mut s,
                &[
                    (20.0, 70.0),
                    (38.0, 42.0),
                    (66.0, 38.0),
                    (82.0, 62.0),
                    (74.0, 92.0),
                    (42.0, 98.0),
                ],
                &[(36.0, 98.0), (44.0, 76.0), (60.0, 68.0), (82.0, 60.0)],
                tone,
            );
            facets(
                &mut s,
                &[
                    (72.0, 92.0),
                    (84.0, 76.0),
                    (102.0, 78.0),
                    (108.0, 98.0),
                    (94.0, 112.0),
                    (78.0, 108.0),
                ],
                &[(80.0, 112.0), (88.0, 98.0), (108.0, 92.0)],
                tone.light(0.1),
            );
        }
        _ => {
            for (x, y, r) in [
                (48.0, 62.0, 25.0),
                (84.0, 78.0, 20.0),
                (52.0, 100.0, 15.0),
                (86.0, 48.0, 10.0),
            ] {
                let stone: Vec<Point> = (0..7)
                    .map(|i| {
                        let angle = i as f32 / 7.0 * TAU + x;
                        let reach = r * s.chance.between(0.85, 1.12);
                        (x + reach * angle.cos(), y + reach * angle.sin() * 0.9)
                    })
                    .collect();
                let ridge = [
                    (x - r * 0.5, y + r),
                    (x - r * 0.1, y + r * 0.2),
                    (x + r, y - r * 0.3),
                ];
                facets(&mut s, &stone, &ridge, tone);
            }
        }
    }
    s
}

/// Rocks among the stars.
fn crystal(variant: usize) -> Sheet {
    let mut s = sheet(format!("crystal_{variant}"));
    let tone = VERDIGRIS.light(0.35);
    let spikes: &[(f32, f32, f32, f32)] = if variant == 0 {
        &[
            (64.0, 74.0, -80.0, 44.0),
            (64.0, 76.0, -20.0, 36.0),
            (62.0, 78.0, 215.0, 36.0),
            (64.0, 80.0, 40.0, 28.0),
            (60.0, 80.0, 130.0, 32.0),
        ]
    } else {
        &[
            (58.0, 76.0, -120.0, 42.0),
            (68.0, 74.0, -50.0, 40.0),
            (70.0, 80.0, 15.0, 32.0),
            (60.0, 84.0, 165.0, 30.0),
            (66.0, 84.0, 80.0, 26.0),
        ]
    };
    for &(x, y, turn, long) in spikes {
        let spike = poly(&[
            (x, y - 9.0),
            (x + long * 0.8, y - 6.0),
            (x + long, y),
            (x + long * 0.8, y + 6.0),
            (x, y + 9.0),
        ])
        .turn((x, y), turn);
        grounded(&mut s, &spike);
        s.solid(&spike, tone, FEATURE, 4.0);
        s.ink(
            &line(x + 4.0, y - 1.0, x + long * 0.9, y).turn((x, y), turn),
            DETAIL,
        );
    }
    s
}

fn brush(variant: usize) -> Sheet {
    let mut s = sheet(format!("brush_{variant}"));
    let leaf = MEADOW.mix(OCHRE, 0.15 + variant as f32 * 0.12);
    let clumps = [
        [(44.0, 62.0, 21.0), (82.0, 70.0, 23.0), (58.0, 96.0, 20.0)],
        [(62.0, 56.0, 22.0), (40.0, 88.0, 20.0), (84.0, 92.0, 22.0)],
        [(38.0, 72.0, 20.0), (70.0, 62.0, 21.0), (80.0, 98.0, 20.0)],
    ][variant % 3];
    for (x, y, r) in clumps {
        let bush = scallops(&mut s, (x, y), r, 7);
        s.hatch_in(&bush.shift(3.0, 5.0), -45.0, 4.2, 1.2, INK, 0.4);
        s.flat(&bush, leaf, 0.85, DETAIL * 1.5);
        let tip = scallops(&mut s, (x - 4.0, y - 4.0), r * 0.5, 5);
        s.paint(&tip, &leaf.light(0.3).hex(), 0.9);
        for (dx, dy) in [(-7.0, 4.0), (6.0, -3.0), (4.0, 10.0)] {
            let bow = [
                (x + dx - 4.0, y + dy),
                (x + dx, y + dy + 3.4),
                (x + dx + 4.0, y + dy),
            ];
            s.pen(&curve(&bow), DETAIL, INK, 0.75);
        }
    }
    for _ in 0..4 {
        let at = somewhere(&mut s, 16.0);
        tuft(&mut s, at, 12.0, 0.75);
    }
    s
}

fn cactus(variant: usize) -> Sheet {
    let mut s = sheet(format!("cactus_{variant}"));
    let green = VERDIGRIS.mix(MEADOW, 0.5);
    let heads: &[(f32, f32, f32)] = if variant == 0 {
        &[(64.0, 74.0, 30.0), (26.0, 66.0, 15.0), (100.0, 90.0, 16.0)]
    } else {
        &[(50.0, 62.0, 24.0), (84.0, 76.0, 21.0), (54.0, 102.0, 18.0)]
    };
    if variant == 0 {
        for (x, y) in [(26.0, 66.0), (100.0, 90.0)] {
            s.pen(&line(64.0, 74.0, x, y), 17.0, INK, 1.0);
            s.pen(&line(64.0, 74.0, x, y), 12.0, green.shade(0.2), 1.0);
        }
    }
    for &(x, y, r) in heads {
        let head = scallops(&mut s, (x, y), r, 11);
        grounded(&mut s, &head);
        s.flat(&head, green, 1.0, FEATURE);
        s.fill(
            &oval(x - r * 0.15, y - r * 0.18, r * 0.55, r * 0.5),
            green.light(0.25),
        );
        for i in 0..11 {
            let angle = i as f32 / 11.0 * TAU;
            let (sin, cos) = angle.sin_cos();
            s.pen(
                &line(
                    x + cos * r * 0.3,
                    y + sin * r * 0.3,
                    x + cos * r * 0.84,
                    y + sin * r * 0.84,
                ),
                DETAIL,
                INK,
                0.7,
            );
            let spine = angle + 0.28;
            s.pen(
                &line(
                    x + spine.cos() * r,
                    y + spine.sin() * r,
                    x + spine.cos() * (r + 5.0),
                    y + spine.sin() * (r + 5.0),
                ),
                DETAIL * 0.9,
                INK,
                0.8,
            );
        }
    }
    let (x, y, _) = heads[0];
    for i in 0..5 {
        let angle = i as f32 / 5.0 * TAU;
        s.bit(
            &oval(x + 5.0 * angle.cos(), y + 5.0 * angle.sin(), 3.6, 3.6),
            OXBLOOD.light(0.4),
        );
    }
    s.spot(x, y, 2.6, OCHRE.light(0.4), 1.0);
    s
}

/// A palm from above: fronds around the tip.
fn palm() -> Sheet {
    let mut s = sheet("palm");
    for i in 0..8 {
        let turn = i as f32 * 45.0 + s.chance.around(8.0);
        let frond = blob(&[
            (64.0, 71.0),
            (84.0, 66.0),
            (112.0, 74.0),
            (84.0, 82.0),
            (64.0, 77.0),
        ])
        .turn((64.0, 74.0), turn);
        s.hatch_in(&frond.shift(4.0, 5.0), -45.0, 4.4, 1.1, INK, 0.35);
        s.flat(&frond, VERDIGRIS.mix(MEADOW, 0.6), 1.0, FEATURE * 0.8);
        s.ink(
            &line(66.0, 74.0, 108.0, 74.0).turn((64.0, 74.0), turn),
            DETAIL,
        );
    }
    for (x, y) in [(60.0, 70.0), (68.0, 71.0), (64.0, 78.0)] {
        s.flat(&oval(x, y, 4.6, 4.6), OAK.shade(0.3), 1.0, DETAIL);
    }
    s
}

fn drift() -> Sheet {
    let mut s = sheet("snow_drift");
    let blue = LAPIS.light(0.2);
    for (x, y, wide, high) in [(58.0, 88.0, 44.0, 18.0), (76.0, 62.0, 34.0, 15.0)] {
        let heap = blob(&[
            (x - wide, y + 6.0),
            (x - wide * 0.4, y - high),
            (x + wide * 0.3, y - high * 0.9),
            (x + wide, y + 6.0),
            (x, y + high * 0.8),
        ]);
        s.hatch_in(
            &heap.shift(3.0, 6.0),
            -45.0,
            4.4,
            1.2,
            blue.shade(0.35),
            0.6,
        );
        s.flat(&heap, WHITE, 1.0, FEATURE * 0.8);
        for i in 0..6 {
            let dx = x - wide * 0.1 + i as f32 * wide * 0.14;
            s.pen(
                &line(dx, y - 2.0, dx - 6.0, y + 8.0),
                DETAIL * 0.9,
                blue,
                0.8,
            );
        }
    }
    s
}

fn dune() -> Sheet {
    let mut s = sheet("sand_ripple");
    for i in 0..6 {
        let y = 34.0 + i as f32 * 16.0;
        let half = if i == 0 || i == 5 { 30.0 } else { 46.0 };
        let x = 64.0 + s.chance.around(6.0);
        let ridge = [
            (x - half, y),
            (x - half * 0.4, y - 5.0),
            (x + half * 0.2, y + 1.0),
            (x + half, y - 4.0),
        ];
        s.pen(&curve(&ridge), DETAIL * 1.4, OCHRE.shade(0.45), 0.85);
        for k in 0..5 {
            let at = x - half * 0.3 + k as f32 * 5.0;
            s.pen(
                &line(at, y + 1.0, at - 4.0, y + 6.0),
                1.0,
                OCHRE.shade(0.45),
                0.6,
            );
        }
    }
    s
}
