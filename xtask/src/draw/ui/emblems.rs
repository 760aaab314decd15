//! Emblems on the covers of the books, one per game, painted in a circle of radius 120.

use crate::draw::{cards, tokens};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, PARCHMENT, Path,
    Point, STEEL, STONE, Sheet, VERDIGRIS, blob, curve, even, even_poly, line, oval, poly, rect,
    rounded, star,
};
use std::f32::consts::TAU;

const SIDE: f32 = 256.0;
pub(super) const C: f32 = 128.0;

pub(super) fn sheet(name: &str) -> Sheet {
    let mut s = Sheet::new(format!("emblem_{name}"), SIDE, SIDE);
    s.clip(&oval(C, C, 120.0, 120.0));
    s
}

/// Deck Crawl: the dragon behind a fan of cards.
pub fn dragon_and_cards() -> Sheet {
    let mut s = sheet("deck_crawl");
    let fire = s.radial(
        (C, 96.0),
        118.0,
        &[(0.0, LAMP, 0.75), (0.5, OCHRE, 0.35), (1.0, OXBLOOD, 0.0)],
    );
    s.paint(&oval(C, C, 120.0, 120.0), &fire, 1.0);
    s.transform("translate(128 98) scale(0.86) translate(-128 -128)");
    tokens::dragon::figure(&mut s);
    s.end();
    for (i, suit) in cards::Suit::ALL.into_iter().enumerate() {
        let turn = -33.0 + i as f32 * 22.0;
        let card = rounded(C - 25.0, 152.0, 50.0, 96.0, 6.0);
        let pivot = (C, 330.0);
        let card = card.turn(pivot, turn);
        s.paint(&card.shift(-2.0, 4.0), "#0a0503", 0.5);
        s.solid(&card, BONE, FEATURE, 3.0);
        let at = oval(C, 183.0, 1.0, 1.0).turn(pivot, turn).points[0];
        s.transform(&format!("rotate({turn:.1} {:.1} {:.1})", at.0, at.1));
        suit.pip(&mut s, at.0, at.1, 17.0, false);
        s.end();
    }
    s
}

fn spear(s: &mut Sheet, turn: f32, butt: f32) {
    let centre = (C, C);
    let shaft = rect(C - 3.6, 34.0, 7.2, butt - 34.0).turn(centre, turn);
    s.solid(&shaft, OAK, FEATURE, 2.5);
    let tassel = blob(&[
        (C - 9.0, 46.0),
        (C + 9.0, 46.0),
        (C + 5.0, 62.0),
        (C, 58.0),
        (C - 5.0, 62.0),
    ]);
    s.solid(&tassel.turn(centre, turn), OXBLOOD, DETAIL * 1.4, 2.0);
    let head = even_poly(C, &[(C, 4.0), (C + 10.0, 26.0), (C + 5.0, 44.0)]);
    s.solid(&head.turn(centre, turn), STEEL.light(0.35), FEATURE, 3.0);
    s.ink(&line(C, 12.0, C, 40.0).turn(centre, turn), DETAIL);
}

/// Band Crawl: a star on a shield in front of the band's spears.
pub fn star_and_spears() -> Sheet {
    let mut s = sheet("band_crawl");
    for turn in [-52.0, -26.0, 26.0, 52.0] {
        spear(&mut s, turn, 250.0);
    }
    // The standard of the band, straight up behind the shield.
    s.solid(
        &rect(C - 4.0, 14.0, 8.0, 226.0),
        OAK.shade(0.15),
        FEATURE,
        3.0,
    );
    let flag = blob(&[
        (C - 34.0, 22.0),
        (C, 25.0),
        (C + 34.0, 22.0),
        (C + 35.0, 60.0),
        (C + 32.0, 86.0),
        (C, 78.0),
        (C - 32.0, 86.0),
        (C - 35.0, 60.0),
    ]);
    s.solid(&flag, OXBLOOD, FEATURE, 5.0);
    s.solid(&rounded(C - 40.0, 15.0, 80.0, 9.0, 4.0), OAK, FEATURE, 3.0);
    s.solid(&oval(C, 12.0, 7.0, 7.0), OCHRE.light(0.3), FEATURE, 2.5);
    // The shield, round, with a boss and iron rivets around its rim.
    let (x, y) = (C, 150.0);
    s.paint(&oval(x + 3.0, y + 6.0, 72.0, 72.0), "#0a0503", 0.5);
    s.solid(
        &oval(x, y, 70.0, 70.0),
        STEEL.shade(0.1),
        FEATURE * 1.3,
        6.0,
    );
    s.solid(&oval(x, y, 58.0, 58.0), VERDIGRIS.shade(0.1), FEATURE, 6.0);
    s.clip(&oval(x, y, 58.0, 58.0));
    for i in 0..10 {
        let angle = i as f32 / 10.0 * TAU;
        if i % 2 == 0 {
            let next = angle + TAU / 10.0;
            s.fill(
                &poly(&[
                    (x, y),
                    (x + 80.0 * angle.cos(), y + 80.0 * angle.sin()),
                    (x + 80.0 * next.cos(), y + 80.0 * next.sin()),
                ]),
                VERDIGRIS.light(0.24),
            );
        }
    }
    s.end();
    s.ink(&oval(x, y, 58.0, 58.0), FEATURE);
    for i in 0..12 {
        let angle = (i as f32 + 0.5) / 12.0 * TAU;
        let at = (x + 64.0 * angle.cos(), y + 64.0 * angle.sin());
        s.solid(&oval(at.0, at.1, 3.4, 3.4), STEEL.light(0.5), DETAIL, 1.2);
    }
    let gold = star(x, y, 50.0, 21.0, 5);
    s.solid(&gold, OCHRE.light(0.28), FEATURE * 1.2, 5.0);
    for i in 0..5 {
        let angle = TAU * (i as f32 / 5.0 - 0.25);
        s.ink(
            &line(x, y, x + 44.0 * angle.cos(), y + 44.0 * angle.sin()),
            DETAIL,
        );
    }
    s
}

/// Card Grid: three by three cards whose touching edges make marks.
pub fn nine_cards() -> Sheet {
    let mut s = sheet("card_grid");
    let (w, h, gap) = (46.0, 60.0, 3.0);
    let colours = [
        OXBLOOD, BONE, LAPIS, BONE, OCHRE, BONE, VERDIGRIS, BONE, OXBLOOD,
    ];
    let centre = |i: usize| -> Point {
        (
            C + (i % 3) as f32 * (w + gap) - (w + gap),
            C + (i / 3) as f32 * (h + gap) - (h + gap),
        )
    };
    let glow = s.radial((C, C), 112.0, &[(0.0, LAMP, 0.7), (1.0, LAMP, 0.0)]);
    s.paint(&oval(C, C, 112.0, 112.0), &glow, 1.0);
    for (i, colour) in colours.into_iter().enumerate() {
        let (x, y) = centre(i);
        let card = rounded(x - w / 2.0, y - h / 2.0, w, h, 5.0);
        s.paint(&card.shift(3.0, 5.0), "#0a0503", 0.45);
        s.solid(&card, PARCHMENT.mix(BONE, 0.6), FEATURE, 3.0);
        let field = rounded(
            x - w / 2.0 + 5.0,
            y - h / 2.0 + 5.0,
            w - 10.0,
            h - 10.0,
            3.0,
        );
        let ground = if colour == BONE {
            PARCHMENT.shade(0.08)
        } else {
            colour.light(0.12)
        };
        s.flat(&field, ground, 1.0, DETAIL * 1.2);
        figure(&mut s, i, x, y);
    }
    // Where two edges meet, two halves become one mark.
    for i in 0..9 {
        let (x, y) = centre(i);
        if i % 3 < 2 {
            mark(&mut s, x + (w + gap) / 2.0, y, i % 2 == 0);
        }
        if i / 3 < 2 {
            mark(&mut s, x, y + (h + gap) / 2.0, i % 2 == 1);
        }
    }
    s
}

/// A small figure on one of the nine cards.
fn figure(s: &mut Sheet, card: usize, x: f32, y: f32) {
    let w = DETAIL * 1.3;
    match card {
        // Blades at the corners, a helm in the middle, and gear between them.
        0 | 8 => {
            s.solid(
                &even_poly(x, &[(x, y - 18.0), (x + 3.6, y - 12.0), (x + 3.0, y + 8.0)]),
                STEEL.light(0.5),
                w,
                1.5,
            );
            s.solid(
                &rounded(x - 8.0, y + 7.0, 16.0, 4.4, 2.0),
                OCHRE.light(0.3),
                w,
                1.0,
            );
            s.solid(&rect(x - 2.0, y + 11.0, 4.0, 8.0), LEATHER, w, 1.0);
        }
        2 | 6 => {
            let drop = even(
                x,
                &[
                    (x, y - 18.0),
                    (x + 8.0, y - 2.0),
                    (x + 9.0, y + 8.0),
                    (x, y + 16.0),
                ],
            );
            s.solid(&drop, if card == 2 { LAMP } else { BONE }, w, 3.0);
            s.solid(&oval(x, y + 6.0, 3.6, 4.6), OXBLOOD, DETAIL, 1.0);
        }
        4 => {
            let helm = even(
                x,
                &[
                    (x, y - 16.0),
                    (x + 11.0, y - 9.0),
                    (x + 12.0, y + 8.0),
                    (x + 7.0, y + 15.0),
                    (x, y + 16.0),
                ],
            );
            s.solid(&helm, STEEL.light(0.3), w, 3.0);
            s.fill(
                &poly(&[
                    (x - 9.0, y - 1.0),
                    (x + 9.0, y - 1.0),
                    (x + 8.0, y + 3.5),
                    (x - 8.0, y + 3.5),
                ]),
                INK,
            );
            s.fill(&rect(x - 1.5, y, 3.0, 13.0), INK);
        }
        1 | 7 => {
            let shield = even(
                x,
                &[
                    (x, y - 14.0),
                    (x + 11.0, y - 12.0),
                    (x + 10.0, y + 3.0),
                    (x, y + 15.0),
                ],
            );
            s.solid(&shield, if card == 1 { LAPIS } else { VERDIGRIS }, w, 3.0);
            s.ink(&line(x, y - 13.0, x, y + 13.0), DETAIL);
        }
        _ => {
            s.solid(
                &star(x, y, 14.0, 6.0, if card == 3 { 8 } else { 5 }),
                OCHRE.light(0.2),
                w,
                2.5,
            );
        }
    }
}

fn mark(s: &mut Sheet, x: f32, y: f32, round: bool) {
    let gem = if round {
        oval(x, y, 7.4, 7.4)
    } else {
        poly(&[(x, y - 9.4), (x + 9.4, y), (x, y + 9.4), (x - 9.4, y)])
    };
    s.solid(&gem, LAMP, FEATURE * 0.9, 2.6);
    s.solid(&oval(x, y, 2.8, 2.8), OXBLOOD, DETAIL * 0.8, 0.8);
}

/// Dungeon Dive: five archways, one below the other, down to a light.
pub fn five_arches() -> Sheet {
    let mut s = sheet("dungeon_dive");
    s.fill(&oval(C, C, 121.0, 121.0), Colour(0x26, 0x1f, 0x28));
    let arch = |k: f32, y: f32| -> Path {
        let (half, top) = (100.0 * k, y - 120.0 * k);
        even(
            C,
            &[
                (C, top),
                (C + half * 0.62, top + 16.0 * k),
                (C + half, top + 72.0 * k),
                (C + half, y + 24.0 * k),
                (C + half * 0.99, y + 60.0 * k),
                (C, y + 62.0 * k),
            ],
        )
    };
    let levels = [
        (1.06, 134.0),
        (0.83, 139.0),
        (0.63, 146.0),
        (0.455, 153.0),
        (0.30, 160.0),
    ];
    for (i, &(k, y)) in levels.iter().enumerate() {
        let deep = i as f32 / 4.0;
        let stone = STONE.mix(Colour(0x2c, 0x22, 0x2c), 0.15 + 0.62 * deep);
        let outer = arch(k, y);
        let inner = arch(k * 0.86, y + 3.0);
        s.solid(&outer, stone, FEATURE * (1.2 - 0.5 * deep), 5.0 * k);
        // Dressed stones of the arch.
        for j in 0..13 {
            let angle = std::f32::consts::PI * (j as f32 / 12.0);
            let (cos, sin) = (angle.cos(), angle.sin());
            let on = |r: f32| (C + 100.0 * k * r * cos, y - 46.0 * k - 76.0 * k * r * sin);
            let (a, b) = (on(1.02), on(0.8));
            s.ink(&line(a.0, a.1, b.0, b.1), (1.7 - deep).max(0.8));
        }
        s.flat(
            &inner,
            Colour(0x1c, 0x15, 0x1d).mix(Colour(0x0c, 0x08, 0x0c), deep),
            1.0,
            2.2 - deep,
        );
        // Steps down to the next.
        s.clip(&inner);
        for step in 0..4 {
            let t = step as f32 / 4.0;
            let (yy, half) = (y + k * (62.0 - 34.0 * t), 100.0 * k * (0.9 - 0.14 * t));
            let tread = rect(C - half, yy - 8.0 * k, 2.0 * half, 9.0 * k);
            s.flat(&tread, stone.shade(0.16 + 0.3 * t), 1.0, 1.6 - deep * 0.7);
        }
        s.end();
    }
    // The nearest steps, wider towards the viewer.
    for i in (0..5).rev() {
        let y = 194.0 + i as f32 * 13.0;
        let half = 104.0 + i as f32 * 8.0;
        let tone = STONE.mix(Colour(0x2c, 0x22, 0x2c), 0.5 - i as f32 * 0.05);
        s.flat(
            &rect(C - half, y, 2.0 * half, 14.0),
            tone.shade(0.42),
            1.0,
            1.6,
        );
        s.flat(&rect(C - half, y - 5.0, 2.0 * half, 7.0), tone, 1.0, 1.4);
    }
    // The light at the bottom, and what it falls on.
    let (x, y) = (C, 150.0);
    let glow = s.radial(
        (x, y),
        82.0,
        &[
            (0.0, LAMP.light(0.4), 0.95),
            (0.25, LAMP, 0.6),
            (0.6, OCHRE, 0.18),
            (1.0, OCHRE, 0.0),
        ],
    );
    s.paint(&oval(x, y, 82.0, 82.0), &glow, 1.0);
    s.solid(
        &even(
            x,
            &[
                (x, y - 15.0),
                (x + 7.0, y + 2.0),
                (x + 5.0, y + 12.0),
                (x, y + 14.0),
            ],
        ),
        LAMP,
        DETAIL * 1.3,
        2.0,
    );
    s.fill(
        &even(x, &[(x, y - 4.0), (x + 3.0, y + 5.0), (x, y + 11.0)]),
        BONE,
    );
    // Someone on the way down, lamp in hand.
    diver(&mut s);
    s
}

fn diver(s: &mut Sheet) {
    let (x, y) = (C - 4.0, 214.0);
    let dark = Colour(0x12, 0x0c, 0x10);
    let cloak = blob(&[
        (x, y - 62.0),
        (x + 10.0, y - 55.0),
        (x + 12.0, y - 42.0),
        (x + 23.0, y - 12.0),
        (x + 26.0, y + 26.0),
        (x - 26.0, y + 26.0),
        (x - 22.0, y - 12.0),
        (x - 12.0, y - 42.0),
        (x - 10.0, y - 55.0),
    ]);
    s.fill(&cloak, dark);
    s.stroke(
        &curve(&[
            (x + 10.0, y - 56.0),
            (x + 13.0, y - 42.0),
            (x + 24.0, y - 10.0),
            (x + 27.0, y + 20.0),
        ]),
        2.2,
        0.6,
        LAMP,
        0.95,
    );
    s.stroke(
        &curve(&[
            (x - 9.0, y - 57.0),
            (x - 12.0, y - 42.0),
            (x - 22.0, y - 12.0),
        ]),
        1.6,
        0.6,
        LAMP,
        0.7,
    );
    s.stroke(
        &line(x + 14.0, y - 34.0, x + 40.0, y - 84.0),
        4.2,
        1.0,
        dark,
        1.0,
    );
    let blade = poly(&[
        (x + 28.0, y - 64.0),
        (x + 33.0, y - 62.0),
        (x + 50.0, y - 106.0),
    ]);
    s.solid(&blade, STEEL.light(0.5), DETAIL, 1.0);
}
