//! The aces: the sign of the suit, with the wizard of its people in front.

use super::court::{Court, FRAME, HEART, ground, race};
use super::frame::{Suit, card, ruled};
use super::pips::corners;
use crate::Failure;
use crate::draw::tokens::heroes::{Part, Recipes};
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LAMP, OAK, OCHRE, OXBLOOD, PARCHMENT, Point, Sheet, VERDIGRIS,
    blob, curve, even, even_poly, line, oval, poly, rect, rounded, star,
};
use std::f32::consts::TAU;

/// Draws an ace: the sign, large, with the wizard of its people in front.
pub(super) fn draw(suit: Suit, recipes: &Recipes) -> Result<Sheet, Failure> {
    let mut s = card(format!("{}_ace", suit.name()));
    let court = Court::of(suit, recipes.skin(race(suit))?);
    ground(&mut s, suit, court.main);
    let (x, y, w, h) = FRAME;
    s.clip(&rect(x, y, w, h));
    for i in 0..32 {
        let (sin, cos) = (i as f32 / 32.0 * TAU).sin_cos();
        let (near, far) = (60.0, if i % 2 == 0 { 120.0 } else { 88.0 });
        let ray = line(
            HEART.0 + near * cos,
            118.0 + near * sin,
            HEART.0 + far * cos,
            118.0 + far * sin,
        );
        s.pen(&ray, 2.6, court.gold.mix(PARCHMENT, 0.25), 1.0);
    }
    sign(&mut s, suit, &court);
    let mut head = Part {
        behind: true,
        at: (HEART.0, 105.0),
        scale: 0.74,
    };
    halo(&mut s);
    recipes.head(&mut s, head, ("wizard", race(suit)))?;
    wizard(&mut s, &court);
    head.behind = false;
    recipes.head(&mut s, head, ("wizard", race(suit)))?;
    plinth(&mut s, suit, &court);
    s.end();
    ruled(&mut s, x, y, w, h);
    for (cx, cy, turn) in [
        (x, y, 0.0),
        (x + w, y, 90.0),
        (x + w, y + h, 180.0),
        (x, y + h, 270.0),
    ] {
        spandrel(&mut s, &court, (cx, cy), turn);
    }
    corners(&mut s, suit, "A");
    Ok(s)
}

/// The sign behind the wizard, pierced and engraved.
fn sign(s: &mut Sheet, suit: Suit, court: &Court) {
    let at = (HEART.0, 112.0);
    let reach = if suit == Suit::Clubs { 62.0 } else { 58.0 };
    let dark = if suit.colour() == INK {
        INK.light(0.06)
    } else {
        OXBLOOD.shade(0.06)
    };
    suit.stamp(
        s,
        (at.0 + 2.0, at.1 + 4.0),
        reach + 4.0,
        PARCHMENT.shade(0.35),
    );
    suit.stamp(s, at, reach + 3.4, INK);
    suit.stamp(s, at, reach, court.gold);
    suit.stamp(s, at, reach - 3.4, INK);
    suit.stamp(s, at, reach - 5.0, dark);
    suit.stamp(s, at, reach - 12.0, dark.mix(court.main, 0.45).light(0.12));
    suit.stamp(s, at, reach - 14.0, dark);
}

/// The light around the wizard, which sets the figure off from the sign.
fn halo(s: &mut Sheet) {
    let at = (HEART.0, 128.0);
    let glow = s.radial(at, 56.0, &[(0.0, LAMP, 0.55), (1.0, LAMP, 0.0)]);
    s.paint(&oval(at.0, at.1, 56.0, 60.0), &glow, 1.0);
}

fn wizard(s: &mut Sheet, court: &Court) {
    let x = HEART.0;
    // The staff, its stone alight.
    let staff = curve(&[(124.0, 96.0), (126.0, 140.0), (125.0, 206.0)]);
    s.pen(&staff, 7.4, INK, 1.0);
    s.pen(&staff, 4.0, OAK, 1.0);
    let light = s.radial(
        (124.0, 86.0),
        24.0,
        &[(0.0, LAMP.light(0.5), 1.0), (1.0, LAMP, 0.0)],
    );
    s.paint(&oval(124.0, 86.0, 24.0, 24.0), &light, 1.0);
    s.solid(
        &oval(124.0, 86.0, 8.4, 8.4),
        VERDIGRIS.light(0.4),
        FEATURE * 0.8,
        3.0,
    );
    for side in [-1.0, 1.0] {
        s.ink(
            &curve(&[
                (124.0 + side * 3.0, 99.0),
                (124.0 + side * 10.5, 91.0),
                (124.0 + side * 8.0, 79.0),
            ]),
            FEATURE * 0.9,
        );
    }
    let robe = even(
        x,
        &[
            (x, 116.0),
            (x + 14.0, 119.0),
            (x + 22.0, 130.0),
            (x + 24.0, 158.0),
            (x + 34.0, 204.0),
            (x, 209.0),
        ],
    );
    s.shape(&robe, court.main.light(0.06));
    // Sleeves: the right hand holds the staff, a flame hovers over the left.
    let sleeve = blob(&[
        (x + 14.0, 122.0),
        (x + 25.0, 128.0),
        (x + 34.0, 138.0),
        (x + 38.0, 152.0),
        (x + 28.0, 160.0),
        (x + 22.0, 148.0),
        (x + 14.0, 142.0),
    ]);
    s.solid(&sleeve, court.main, FEATURE * 0.85, 3.5);
    let other = sleeve.mirror(x);
    s.solid(&other, court.main, FEATURE * 0.85, 3.5);
    for side in [-1.0, 1.0] {
        let cuff = curve(&[
            (x + side * 27.0, 159.0),
            (x + side * 34.0, 156.0),
            (x + side * 38.0, 150.0),
        ]);
        court.orphrey(s, &cuff, 4.0);
    }
    s.solid(
        &rounded(119.0, 138.0, 12.0, 11.0, 4.0),
        court.skin,
        FEATURE * 0.7,
        2.0,
    );
    s.ink(&line(120.0, 143.5, 128.0, 143.5), DETAIL * 0.7);
    s.solid(
        &blob(&[
            (50.0, 146.0),
            (58.0, 143.0),
            (64.0, 146.0),
            (60.0, 152.0),
            (52.0, 152.0),
        ]),
        court.skin,
        FEATURE * 0.7,
        2.0,
    );
    for (k, colour) in [
        (1.0, OXBLOOD.light(0.3)),
        (0.72, OCHRE.light(0.25)),
        (0.42, LAMP.light(0.5)),
    ] {
        let flame = blob(&[
            (56.0, 141.0),
            (56.0 - 7.5 * k, 141.0 - 8.0 * k),
            (56.0 - 3.0 * k, 141.0 - 18.0 * k),
            (56.0 + 1.0 * k, 141.0 - 28.0 * k),
            (56.0 + 5.0 * k, 141.0 - 17.0 * k),
            (56.0 + 7.5 * k, 141.0 - 8.0 * k),
        ]);
        s.flat(
            &flame,
            colour,
            1.0,
            if k > 0.9 { DETAIL * 1.2 } else { 0.8 },
        );
    }
    let panel = even_poly(x, &[(x, 124.0), (x + 6.0, 126.0), (x + 12.0, 206.0)]);
    s.solid(&panel, court.second, FEATURE * 0.7, 2.5);
    for (i, y) in [140.0, 160.0, 180.0].into_iter().enumerate() {
        s.solid(
            &star(x, y, 6.0 + i as f32 * 1.2, 2.6 + i as f32 * 0.4, 5),
            court.gold,
            DETAIL * 0.8,
            1.0,
        );
    }
    let belt = curve(&[(x - 22.0, 151.0), (x, 155.0), (x + 22.0, 151.0)]);
    court.orphrey(s, &belt, 4.6);
    for side in [-1.0, 1.0] {
        for dx in [16.0, 24.0] {
            s.ink(
                &curve(&[
                    (x + side * dx * 0.9, 166.0),
                    (x + side * dx, 184.0),
                    (x + side * (dx + 3.0), 202.0),
                ]),
                DETAIL,
            );
        }
    }
    let hem = curve(&[(x - 35.0, 203.0), (x, 208.5), (x + 35.0, 203.0)]);
    court.orphrey(s, &hem, 5.4);
}

/// The stone at the foot of an ace.
fn plinth(s: &mut Sheet, suit: Suit, court: &Court) {
    let (x, y, w, h) = FRAME;
    let foot = y + h;
    s.solid(
        &rect(x - 4.0, foot - 18.0, w + 8.0, 22.0),
        court.main,
        FEATURE * 0.8,
        3.0,
    );
    s.hatch_in(&rect(x, foot - 17.0, w, 4.5), -45.0, 4.0, 1.2, BONE, 0.75);
    for i in -4..=4 {
        let at = (HEART.0 + i as f32 * 12.4, foot - 7.0);
        if i == 0 {
            continue;
        }
        s.spot(at.0, at.1, 1.7, court.gold, 1.0);
    }
    s.solid(
        &oval(HEART.0, foot - 9.0, 12.0, 10.5),
        BONE,
        DETAIL * 1.4,
        2.0,
    );
    suit.pip(s, HEART.0, foot - 9.0, 7.0, false);
}

/// The filled corner of an ace's frame, drawn for the upper left and turned.
fn spandrel(s: &mut Sheet, court: &Court, at: Point, turn: f32) {
    let on = |points: &[Point]| -> Vec<Point> {
        points.iter().map(|p| (at.0 + p.0, at.1 + p.1)).collect()
    };
    let mut corner = on(&[(0.0, 0.0), (30.0, 0.0)]);
    corner.extend(on(&curve(&[
        (30.0, 0.0),
        (26.0, 12.0),
        (12.0, 26.0),
        (0.0, 30.0),
    ])
    .points));
    let corner = poly(&corner).turn(at, turn);
    s.fill(&corner, court.main.shade(0.12));
    s.stroke(&corner, DETAIL * 1.4, 1.0, INK, 1.0);
    for flip in [false, true] {
        let side = |points: &[Point]| -> Vec<Point> {
            let flipped: Vec<Point> = points
                .iter()
                .map(|&(x, y)| if flip { (y, x) } else { (x, y) })
                .collect();
            on(&flipped)
        };
        let scroll = curve(&side(&[
            (4.0, 4.0),
            (14.0, 3.5),
            (21.0, 6.0),
            (19.0, 11.0),
            (15.0, 9.0),
        ]));
        s.pen(&scroll.turn(at, turn), 1.7, court.gold, 1.0);
    }
    let bud = oval(at.0 + 10.0, at.1 + 10.0, 2.6, 2.6);
    s.fill(&bud.turn(at, turn), court.gold);
}
