//! The books on the shelf from which a game is chosen: leather, gold tooling, brass, and an emblem
//! each. Books of games that cannot be played yet are held shut by clasps.

use super::brass::{clasp, corner, lock};
use super::gilding::{gilt, gilt_shape, tooling};
use super::{country, emblems};
use crate::atlas::Sprite;
use crate::ink::{
    Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OCHRE, OXBLOOD, PARCHMENT, Path, Point,
    Sheet, VERDIGRIS, blob, curve, line, oval, poly, rect, rounded, star,
};
use std::f32::consts::TAU;

const WIDTH: f32 = 512.0;
const HEIGHT: f32 = 720.0;
/// Middle of the board, right of the spine.
pub(super) const AXIS: f32 = 285.0;
/// Centre of the medallion.
pub(super) const HEART: Point = (AXIS, 386.0);
/// Radius of the medallion.
const REACH: f32 = 128.0;

/// One book.
struct Book {
    id: &'static str,
    hide: Colour,
    /// Leather laid on for label and medallion.
    onlay: Colour,
    ribbon: Colour,
    emblem: fn() -> Sheet,
    shut: bool,
}

/// Draws all covers.
pub fn draw(out: &mut Vec<Sprite>) {
    let books = [
        Book {
            id: "deck_crawl",
            hide: OXBLOOD.shade(0.22),
            onlay: Colour(0x2c, 0x14, 0x16),
            ribbon: LAPIS,
            emblem: emblems::dragon_and_cards,
            shut: false,
        },
        Book {
            id: "band_crawl",
            hide: VERDIGRIS.mix(Colour(0x1e, 0x46, 0x30), 0.55).shade(0.15),
            onlay: Colour(0x12, 0x26, 0x1e),
            ribbon: OXBLOOD,
            emblem: emblems::star_and_spears,
            shut: false,
        },
        Book {
            id: "card_grid",
            hide: LAPIS.shade(0.25),
            onlay: Colour(0x12, 0x1e, 0x34),
            ribbon: OCHRE,
            emblem: emblems::nine_cards,
            shut: false,
        },
        Book {
            id: "dungeon_dive",
            hide: Colour(0x4a, 0x3c, 0x4c),
            onlay: Colour(0x1c, 0x16, 0x20),
            ribbon: VERDIGRIS,
            emblem: emblems::five_arches,
            shut: false,
        },
        Book {
            id: "hex_adventure",
            hide: LEATHER.mix(OCHRE, 0.25),
            onlay: Colour(0x36, 0x20, 0x12),
            ribbon: OXBLOOD,
            emblem: country::seven_hexes,
            shut: false,
        },
    ];
    out.extend(books.iter().map(|book| Sprite::alone(cover(book))));
}

/// The front board, with the rounded spine at its left.
fn board() -> Path {
    rounded(26.0, 14.0, 458.0, 680.0, 13.0)
}

fn cover(book: &Book) -> Sheet {
    let mut s = Sheet::new(format!("cover_{}", book.id), WIDTH, HEIGHT);
    shadow(&mut s);
    pages(&mut s, book);
    leather(&mut s, book.hide);
    spine(&mut s, book.hide);
    tooling(&mut s, book.onlay);
    medallion(&mut s, book);
    for y in [14.0, 694.0] {
        corner(&mut s, y);
    }
    if book.shut {
        for y in [110.0, 612.0] {
            clasp(&mut s, book.hide, y);
        }
        lock(&mut s);
    }
    light(&mut s);
    s
}

fn shadow(s: &mut Sheet) {
    for i in 0..9 {
        let grow = 12.0 - i as f32 * 1.5;
        let soft = rounded(
            30.0 - grow,
            24.0 - grow,
            462.0 + 2.0 * grow,
            682.0 + 2.0 * grow,
            20.0,
        );
        s.paint(&soft, "#0a0503", 0.075);
    }
}

/// The back board, the edges of the pages, and the ribbon bookmark.
fn pages(s: &mut Sheet, book: &Book) {
    let back = rounded(30.0, 26.0, 462.0, 680.0, 12.0);
    s.flat(&back, book.hide.shade(0.5), 1.0, FEATURE);
    let ribbon = blob(&[
        (380.0, 690.0),
        (402.0, 690.0),
        (404.0, 704.0),
        (400.0, 716.0),
        (391.0, 709.0),
        (381.0, 717.0),
        (378.0, 702.0),
    ]);
    let block = rounded(40.0, 26.0, 447.0, 674.0, 5.0);
    s.flat(&block, PARCHMENT, 1.0, DETAIL * 1.3);
    for i in 0..3 {
        let at = 485.0 - i as f32 * 1.9;
        s.pen(
            &line(at, 30.0, at, 694.0),
            0.9,
            LEATHER,
            0.7 - i as f32 * 0.1,
        );
        let foot = 698.5 - i as f32 * 1.6;
        s.pen(&line(60.0, foot, 482.0, foot), 0.9, LEATHER, 0.7);
    }
    s.solid(&ribbon, book.ribbon, DETAIL * 1.5, 3.0);
}

/// Grained hide over the board: pebbles, scuffs, and worn edges.
fn leather(s: &mut Sheet, hide: Colour) {
    let face = board();
    s.fill(&face, hide.shade(0.28));
    s.clip(&face);
    for _ in 0..7200 {
        let (x, y) = (s.chance.between(22.0, 488.0), s.chance.between(10.0, 698.0));
        let size = s.chance.between(1.9, 5.2);
        let tone = s.chance.between(0.0, 0.085);
        let turn = s.chance.unit() * TAU;
        let pebble: Vec<Point> = (0..5)
            .map(|i| {
                let angle = turn + i as f32 / 5.0 * TAU;
                let r = size * s.chance.between(0.75, 1.2);
                (x + r * angle.cos(), y + r * angle.sin() * 0.85)
            })
            .collect();
        let pebble = poly(&pebble);
        s.paint(&pebble.shift(0.8, 1.0), &hide.shade(0.42).hex(), 0.7);
        s.paint(&pebble, &hide.light(tone).hex(), 1.0);
    }
    // Clouds darkened by many hands.
    for i in 0..26 {
        let at = (s.chance.between(30.0, 480.0), s.chance.between(20.0, 690.0));
        let r = s.chance.between(40.0, 120.0);
        let (colour, strength) = if i % 3 == 0 {
            (hide.light(0.5), 0.07)
        } else {
            (hide.shade(0.8), 0.12)
        };
        let cloud = s.radial(at, r, &[(0.0, colour, strength), (1.0, colour, 0.0)]);
        s.paint(&oval(at.0, at.1, r, r), &cloud, 1.0);
    }
    for _ in 0..26 {
        let (x, y) = (s.chance.between(90.0, 480.0), s.chance.between(20.0, 690.0));
        let (length, lean) = (s.chance.between(8.0, 34.0), s.chance.around(12.0));
        let strength = s.chance.between(0.12, 0.3);
        let scuff = curve(&[
            (x, y),
            (x + length / 2.0, y + lean * 0.4),
            (x + length, y + lean),
        ]);
        s.pen(&scuff, 1.1, hide.light(0.35), strength);
    }
    // The edge is turned over: dark within, and rubbed pale where it bends.
    for i in 0..8 {
        s.stroke(&face, 5.0 + i as f32 * 6.0, 1.0, hide.shade(0.85), 0.07);
    }
    s.end();
    s.stroke(
        &face.scale((255.0, 354.0), 0.987, 0.991),
        2.2,
        1.0,
        hide.light(0.38),
        0.5,
    );
    s.stroke(&face, FEATURE * 1.25, 1.0, INK, 1.0);
}

/// The rounded spine with its raised bands, and the groove in which the board turns.
fn spine(s: &mut Sheet, hide: Colour) {
    s.clip(&board());
    let round = s.linear(
        (26.0, 0.0),
        (84.0, 0.0),
        &[
            (0.0, hide.shade(0.9), 0.75),
            (0.42, hide.light(0.4), 0.2),
            (0.75, hide.shade(0.9), 0.1),
            (1.0, hide.shade(0.9), 0.7),
        ],
    );
    s.paint(&rect(26.0, 14.0, 58.0, 680.0), &round, 1.0);
    s.stroke(
        &line(85.0, 8.0, 85.0, 700.0),
        5.0,
        1.0,
        hide.shade(0.8),
        0.8,
    );
    s.stroke(
        &line(90.0, 8.0, 90.0, 700.0),
        2.0,
        1.0,
        hide.light(0.35),
        0.55,
    );
    for y in [96.0, 246.0, 464.0, 614.0] {
        let band = rounded(20.0, y - 9.0, 62.0, 18.0, 8.0);
        s.paint(&band.shift(0.0, 5.0), &hide.shade(0.85).hex(), 0.6);
        let lit = s.linear(
            (0.0, y - 9.0),
            (0.0, y + 9.0),
            &[
                (0.0, hide.light(0.26), 1.0),
                (0.5, hide, 1.0),
                (1.0, hide.shade(0.45), 1.0),
            ],
        );
        s.paint(&band, &lit, 1.0);
        s.stroke(&band, DETAIL, 1.0, INK, 0.8);
        for edge in [-17.0, 18.0] {
            gilt(s, &line(28.0, y + edge, 78.0, y + edge), 1.7);
        }
    }
    for y in [171.0, 539.0] {
        gilt_shape(s, &star(52.0, y, 13.0, 4.6, 8));
    }
    gilt_shape(s, &star(52.0, 355.0, 16.0, 6.0, 8));
    s.end();
}

/// The medallion: rings of gold around dark leather, and the emblem.
fn medallion(s: &mut Sheet, book: &Book) {
    let (x, y) = HEART;
    for turn in 0..32 {
        let tip = blob(&[
            (x, y - REACH - 19.0),
            (x + 6.0, y - REACH - 8.0),
            (x, y - REACH - 4.0),
            (x - 6.0, y - REACH - 8.0),
        ]);
        let turn = turn as f32 * 11.25;
        let small = (turn / 11.25) as usize % 2 == 1;
        let tip = if small {
            tip.scale((x, y - REACH - 6.0), 0.7, 0.6)
        } else {
            tip
        };
        gilt_shape(s, &tip.turn(HEART, turn));
    }
    s.fill(
        &oval(x + 1.5, y + 2.5, REACH + 3.0, REACH + 3.0),
        Colour(0x12, 0x0a, 0x06),
    );
    s.fill(&oval(x, y, REACH + 1.0, REACH + 1.0), book.onlay);
    let depth = s.radial(
        (x - 20.0, y - 30.0),
        REACH * 1.25,
        &[
            (0.0, book.hide.light(0.25), 0.55),
            (0.7, book.onlay, 0.2),
            (1.0, INK, 0.5),
        ],
    );
    s.paint(&oval(x, y, REACH, REACH), &depth, 1.0);
    s.place(&(book.emblem)(), HEART, 0.94, 0.0);
    gilt(s, &oval(x, y, REACH, REACH), 5.0);
    gilt(s, &oval(x, y, REACH - 8.0, REACH - 8.0), 1.5);
    for i in 0..48 {
        let (sin, cos) = (i as f32 / 48.0 * TAU).sin_cos();
        gilt_shape(
            s,
            &oval(x + (REACH - 4.2) * cos, y + (REACH - 4.2) * sin, 1.7, 1.7),
        );
    }
}

/// Light from the lamp at the upper left of the table.
fn light(s: &mut Sheet) {
    s.clip(&board());
    let lamp = s.radial(
        (190.0, 150.0),
        560.0,
        &[(0.0, LAMP, 0.24), (0.5, LAMP, 0.05), (1.0, LAMP, 0.0)],
    );
    s.paint(&rect(0.0, 0.0, WIDTH, HEIGHT), &lamp, 1.0);
    let dusk = s.radial(
        (220.0, 260.0),
        640.0,
        &[
            (0.0, INK, 0.0),
            (0.55, INK, 0.02),
            (1.0, Colour(0x0c, 0x06, 0x04), 0.55),
        ],
    );
    s.paint(&rect(0.0, 0.0, WIDTH, HEIGHT), &dusk, 1.0);
    s.end();
}
