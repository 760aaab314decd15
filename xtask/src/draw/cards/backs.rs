//! The card backs, which differ in pattern and emblem as well as colour.

use super::frame::{HEIGHT, WIDTH, card};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, OXBLOOD, PARCHMENT, Path, Sheet, VERDIGRIS,
    blob, line, oval, poly, polyline, rounded, star,
};
use std::f32::consts::PI;

/// A card back: a coloured field with a pattern, a line around it, and an emblem in the middle. Those
/// of cards that are held in the hand look the same upside down.
fn back(
    name: &str,
    colour: Colour,
    pattern: fn(&mut Sheet, Colour),
    emblem: fn(&mut Sheet, Colour),
) -> Sheet {
    let mut s = card(name);
    let field = rounded(11.0, 11.0, WIDTH - 22.0, HEIGHT - 22.0, 7.0);
    s.flat(&field, colour, 1.0, FEATURE * 0.8);
    s.clip(&field);
    pattern(&mut s, colour.mix(PARCHMENT, 0.32));
    s.end();
    for (inset, weight) in [(16.0, 1.7), (20.0, 0.9)] {
        s.pen(
            &rounded(inset, inset, WIDTH - 2.0 * inset, HEIGHT - 2.0 * inset, 5.0),
            weight,
            PARCHMENT,
            0.9,
        );
    }
    for (x, y, turn) in [
        (16.0, 16.0, 0.0),
        (WIDTH - 16.0, 16.0, 90.0),
        (WIDTH - 16.0, HEIGHT - 16.0, 180.0),
        (16.0, HEIGHT - 16.0, 270.0),
    ] {
        let leaf = blob(&[
            (x, y),
            (x + 22.0, y + 3.0),
            (x + 13.0, y + 13.0),
            (x + 3.0, y + 22.0),
        ]);
        s.solid(
            &leaf.turn((x, y), turn),
            colour.shade(0.25),
            DETAIL * 1.2,
            2.0,
        );
        s.solid(
            &oval(x + 8.5, y + 8.5, 3.2, 3.2).turn((x, y), turn),
            LAMP,
            DETAIL,
            1.0,
        );
    }
    let (cx, cy) = (WIDTH / 2.0, HEIGHT / 2.0);
    for turn in 0..24 {
        let tip = poly(&[
            (cx - 5.0, cy - 47.0),
            (cx + 5.0, cy - 47.0),
            (cx, cy - 57.0),
        ]);
        s.flat(
            &tip.turn((cx, cy), turn as f32 * 15.0),
            LAMP,
            1.0,
            DETAIL * 0.8,
        );
    }
    s.flat(&oval(cx, cy, 49.0, 49.0), colour.shade(0.3), 1.0, FEATURE);
    s.pen(&oval(cx, cy, 43.5, 43.5), 2.0, LAMP, 1.0);
    emblem(&mut s, colour);
    s
}

/// The back of the cards for drawing heroes: lozenges around a light, since the table is lit by
/// one.
pub(super) fn heroes() -> Sheet {
    back(
        "back",
        OXBLOOD,
        |s, pale| {
            for row in 0..14 {
                for column in 0..10 {
                    let (x, y) = (column as f32 * 20.0, 6.0 + row as f32 * 20.0);
                    let corners = [(x, y - 10.0), (x + 10.0, y), (x, y + 10.0), (x - 10.0, y)];
                    s.pen(&poly(&corners), 1.3, pale, 0.9);
                    s.spot(x, y, 1.7, pale, 1.0);
                }
            }
        },
        |s, colour| {
            let (cx, cy) = (WIDTH / 2.0, HEIGHT / 2.0);
            for turn in 0..8 {
                let ray = line(cx, cy - 25.0, cx, cy - 38.0).turn((cx, cy), turn as f32 * 45.0);
                s.pen(&ray, 3.2, LAMP, 1.0);
            }
            s.solid(&star(cx, cy, 25.0, 11.0, 8), LAMP, FEATURE * 0.8, 3.0);
            s.solid(&oval(cx, cy, 8.4, 8.4), colour, DETAIL, 1.5);
        },
    )
}

/// The back of the dungeon's cards: stonework around a compass rose.
pub(super) fn dungeon() -> Sheet {
    back(
        "back_dungeon",
        LAPIS.shade(0.25),
        |s, pale| {
            for row in 0..20 {
                let y = 6.0 + row as f32 * 12.6;
                s.pen(&line(8.0, y, WIDTH - 8.0, y), 1.3, pale, 0.8);
                for column in 0..8 {
                    let x = column as f32 * 28.0 + if row % 2 == 0 { -4.0 } else { 10.0 };
                    s.pen(&line(x, y, x, y + 12.6), 1.3, pale, 0.8);
                }
            }
        },
        |s, colour| {
            let (cx, cy) = (WIDTH / 2.0, HEIGHT / 2.0);
            for (reach, first) in [(26.0, 45.0), (39.0, 0.0)] {
                for turn in 0..4 {
                    let angle = first + turn as f32 * 90.0;
                    for (side, tone) in [(-1.0, LAMP), (1.0, colour.mix(LAMP, 0.25))] {
                        let half = poly(&[
                            (cx, cy - reach),
                            (cx + side * reach * 0.2, cy - reach * 0.2),
                            (cx, cy),
                        ]);
                        s.flat(&half.turn((cx, cy), angle), tone, 1.0, DETAIL);
                    }
                }
            }
            s.solid(&oval(cx, cy, 5.0, 5.0), BONE, DETAIL, 1.2);
        },
    )
}

/// The back of what waits behind a door of Dungeon Dive: rows of archways, and in the middle a stair
/// down to a light.
pub(super) fn dive() -> Sheet {
    back(
        "back_dive",
        Colour(0x4c, 0x3c, 0x56),
        |s, pale| {
            for row in 0..16 {
                let y = 12.0 + row as f32 * 17.0;
                for column in 0..9 {
                    let x = column as f32 * 26.0 + if row % 2 == 0 { -13.0 } else { 0.0 };
                    s.pen(&arch(x, y, 12.0), 1.3, pale, 0.85);
                    s.pen(&arch(x, y, 7.0), 1.1, pale, 0.6);
                }
            }
        },
        |s, colour| {
            let (cx, cy) = (WIDTH / 2.0, HEIGHT / 2.0);
            for (i, reach) in [36.0, 27.0, 18.5, 11.0].into_iter().enumerate() {
                let tone = colour.mix(LAMP, 0.12 + 0.2 * i as f32);
                let doorway = arch(cx, cy + 24.0 - 2.5 * i as f32, reach);
                s.flat(&closed(doorway), tone, 1.0, DETAIL * 1.2);
            }
            let flame = blob(&[
                (cx, cy - 4.0),
                (cx + 5.5, cy + 7.0),
                (cx, cy + 14.0),
                (cx - 5.5, cy + 7.0),
            ]);
            s.solid(&flame, LAMP.light(0.5), DETAIL, 1.0);
        },
    )
}

/// The back of what lies under it: coins, and in the middle a lock.
pub(super) fn trove() -> Sheet {
    back(
        "back_trove",
        VERDIGRIS.shade(0.3),
        |s, pale| {
            for row in 0..15 {
                for column in 0..10 {
                    let x = column as f32 * 22.0 + if row % 2 == 0 { 0.0 } else { 11.0 };
                    let y = 4.0 + row as f32 * 18.5;
                    s.pen(&oval(x, y, 8.6, 8.6), 1.3, pale, 0.85);
                    s.pen(&oval(x, y, 5.4, 5.4), 0.9, pale, 0.6);
                }
            }
        },
        |s, colour| {
            let (cx, cy) = (WIDTH / 2.0, HEIGHT / 2.0);
            let bow = arch(cx, cy - 3.0, 17.0);
            s.pen(&bow, 11.0, INK, 1.0);
            s.pen(&bow, 6.0, LAMP, 1.0);
            let body = rounded(cx - 25.0, cy - 5.0, 50.0, 38.0, 7.0);
            s.solid(&body, LAMP, FEATURE * 0.9, 4.0);
            s.fill(&oval(cx, cy + 9.0, 6.0, 6.0), colour.shade(0.4));
            let slot = [
                (cx - 3.0, cy + 10.0),
                (cx + 3.0, cy + 10.0),
                (cx + 4.5, cy + 24.0),
                (cx - 4.5, cy + 24.0),
            ];
            s.fill(&poly(&slot), colour.shade(0.4));
        },
    )
}

/// An archway standing on the middle of its sill.
fn arch(x: f32, foot: f32, half: f32) -> Path {
    let top = (0..=12).map(|i| {
        let angle = PI * i as f32 / 12.0;
        (x - half * angle.cos(), foot - half * (0.9 + angle.sin()))
    });
    let mut points = vec![(x - half, foot)];
    points.extend(top);
    points.push((x + half, foot));
    polyline(&points)
}

fn closed(path: Path) -> Path {
    Path {
        closed: true,
        ..path
    }
}
