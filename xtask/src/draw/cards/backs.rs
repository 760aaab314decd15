//! The two card backs, which differ in pattern and emblem as well as colour.

use super::frame::{HEIGHT, WIDTH, card};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, LAMP, LAPIS, OXBLOOD, PARCHMENT, Sheet, blob, line, oval, poly,
    rounded, star,
};

/// A card back: a coloured field with a pattern, a line around it, and an emblem in the middle. It
/// looks the same upside down.
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
