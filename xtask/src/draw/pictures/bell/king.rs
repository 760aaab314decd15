//! The hall under the hill.

use super::super::folk::skull;
use super::super::graver::{crossed, framed, glow, planks, plate, ruled};
use crate::ink::{
    BONE, Colour, INK, LAMP, LAPIS, OAK, OCHRE, OXBLOOD, Point, STEEL, STONE, Sheet, bend, blob,
    even, even_poly, line, oval, points, poly, rect, sharp, soft,
};

/// The king under the hill, at his reckoning.
pub fn king() -> Sheet {
    let mut s = plate(
        "bell_king",
        Colour(0x2e, 0x2a, 0x2a),
        Colour(0x4a, 0x42, 0x3a),
    );
    glow(&mut s, (480.0, 330.0), 470.0, 0.62);
    let back = rect(150.0, 30.0, 660.0, 350.0);
    s.paint(&back, &STONE.shade(0.35).hex(), 0.55);
    tallies(&mut s, (176.0, 44.0, 780.0, 330.0), BONE);
    // Where they were going on, something has been crossed out.
    for _ in 0..36 {
        let (x, y) = (
            s.chance.between(660.0, 780.0),
            s.chance.between(286.0, 346.0),
        );
        let (dx, dy) = (s.chance.around(34.0), s.chance.around(16.0));
        s.stroke(&line(x, y, x + dx, y + dy), 2.2, 0.3, INK, 0.9);
    }
    crossed(&mut s, &rect(16.0, 16.0, 150.0, 460.0), 9.0, 1.4, 0.8);
    crossed(&mut s, &rect(796.0, 16.0, 150.0, 460.0), 9.0, 1.4, 0.8);
    // Standing stones with a lintel: the way in, and the niches.
    for x in [60.0, 830.0] {
        let stone = blob(&[
            (x, 70.0),
            (x + 74.0, 62.0),
            (x + 80.0, 300.0),
            (x + 70.0, 476.0),
            (x - 6.0, 480.0),
            (x - 12.0, 260.0),
        ]);
        s.solid(&stone, STONE.shade(0.3), 3.2, 6.0);
        crossed(
            &mut s,
            &blob(&[
                (x + 40.0, 70.0),
                (x + 76.0, 80.0),
                (x + 72.0, 470.0),
                (x + 36.0, 470.0),
            ]),
            8.0,
            1.3,
            0.7,
        );
    }
    let lintel = soft("20 28, 480 8, 940 30, 936 74, 480 52, 24 78");
    s.solid(&lintel, STONE.shade(0.36), 3.2, 6.0);
    s.clip(&lintel);
    crossed(&mut s, &rect(20.0, 40.0, 920.0, 44.0), 9.0, 1.3, 0.6);
    s.end();
    let floor = sharp("0 470, 200 392, 760 392, 960 470, 960 540, 0 540");
    s.fill(&floor, STONE.shade(0.45));
    ruled(&mut s, &floor, 10.0, 1.3, INK, 0.7);
    // The house: three to each side, each with its number on a token.
    for (x, y, k) in [
        (182.0, 452.0, 0.92),
        (254.0, 430.0, 0.8),
        (312.0, 416.0, 0.7),
        (778.0, 452.0, 0.92),
        (706.0, 430.0, 0.8),
        (648.0, 416.0, 0.7),
    ] {
        guard(
            &mut s,
            (x, y),
            190.0 * k,
            if x < 480.0 { 1.0 } else { -1.0 },
        );
    }
    // The throne and the king at his table.
    let chair = even_poly(480.0, &points("480 118, 540 150, 556 410, 480 414"));
    s.solid(&chair, OAK.shade(0.5), 3.0, 5.0);
    planks(&mut s, &chair, 14.0, true, 0.8);
    let cloak = even(
        480.0,
        &points("480 218, 520 226, 568 268, 584 400, 480 420"),
    );
    s.solid(&cloak, LAPIS.mix(STONE, 0.4).shade(0.25), 3.2, 6.0);
    s.clip(&cloak);
    s.hatch_in(
        &soft("500 226, 590 270, 590 410, 510 410"),
        70.0,
        6.0,
        1.4,
        INK,
        0.7,
    );
    s.end();
    skull(&mut s, (480.0, 186.0), 34.0);
    let beard = even_poly(480.0, &points("480 216, 498 212, 492 250, 480 282"));
    s.solid(&beard, BONE.shade(0.15), 1.8, 2.0);
    planks(&mut s, &beard, 5.0, true, 0.8);
    let crown =
        sharp("446 166, 440 124, 458 142, 468 112, 480 138, 492 112, 502 142, 520 124, 514 166");
    s.solid(&crown, OCHRE.light(0.25), 2.4, 3.0);
    for x in [458.0, 480.0, 502.0] {
        s.solid(&oval(x, 158.0, 3.4, 3.4), OXBLOOD, 1.2, 0.6);
    }
    let sword = sharp("604 404, 608 176, 613 162, 618 176, 622 404");
    s.solid(&sword, STEEL.light(0.25), 2.0, 2.0);
    s.solid(&rect(590.0, 240.0, 46.0, 9.0), OCHRE, 1.8, 1.5);
    let top = sharp("300 372, 660 372, 716 410, 244 410");
    let front = sharp("244 410, 716 410, 706 470, 254 470");
    s.solid(&front, STONE.shade(0.3), 3.0, 4.0);
    s.hatch_in(&front, 80.0, 8.0, 1.3, INK, 0.7);
    s.solid(&top, STONE.shade(0.05), 3.0, 3.0);
    // His hand with the chalk, the slate, the candle that does not burn down.
    s.solid(
        &sharp("520 384, 590 380, 604 402, 530 406"),
        INK.light(0.14),
        2.0,
        2.0,
    );
    tallies(&mut s, (536.0, 387.0, 580.0, 396.0), BONE);
    let sleeve = soft("520 240, 566 266, 592 330, 584 366, 548 362, 536 310");
    s.solid(&sleeve, LAPIS.mix(STONE, 0.4).shade(0.12), 2.8, 5.0);
    s.hatch_in(
        &soft("560 280, 590 330, 582 362, 562 360"),
        70.0,
        6.0,
        1.3,
        INK,
        0.7,
    );
    let hand = bend("566 362, 564 376, 552 390");
    s.pen(&hand, 12.0, INK, 1.0);
    s.pen(&hand, 8.5, BONE.shade(0.1), 1.0);
    for d in [-6.0, 0.0, 6.0] {
        s.pen(
            &line(552.0 + d, 386.0, 548.0 + d * 1.4, 397.0),
            3.6,
            INK,
            1.0,
        );
        s.pen(
            &line(552.0 + d, 386.0, 548.0 + d * 1.4, 397.0),
            2.0,
            BONE,
            1.0,
        );
    }
    glow(&mut s, (400.0, 318.0), 150.0, 0.95);
    s.solid(&rect(391.0, 336.0, 18.0, 56.0), BONE, 2.0, 2.5);
    s.solid(&oval(400.0, 393.0, 24.0, 7.0), OCHRE, 1.8, 1.5);
    s.pen(&bend("394 340, 392 352, 395 358"), 2.0, INK, 0.7);
    let flame = even(400.0, &points("400 298, 408 318, 406 332, 400 335"));
    s.fill(&flame, LAMP.light(0.55));
    s.pen(&flame, 1.4, OXBLOOD.light(0.2), 0.9);
    framed(s)
}

/// Strokes on a wall, four and one across, row above row.
fn tallies(s: &mut Sheet, (x0, y0, x1, y1): (f32, f32, f32, f32), colour: Colour) {
    let mut y = y0;
    while y < y1 {
        let mut x = x0;
        while x < x1 {
            for i in 0..4 {
                let at = x + i as f32 * 4.6;
                s.stroke(&line(at, y, at + 0.8, y + 12.0), 1.5, 0.6, colour, 0.85);
            }
            s.stroke(
                &line(x - 3.0, y + 9.0, x + 17.0, y + 2.0),
                1.5,
                0.6,
                colour,
                0.85,
            );
            x += 27.0;
        }
        y += 19.0;
    }
}

/// One of the king's house: a skeleton in mail with a spear and a round shield.
fn guard(s: &mut Sheet, at: Point, high: f32, looks: f32) {
    let p = |x: f32, y: f32| (at.0 + x * high * looks, at.1 - y * high);
    let spear = line(
        p(-0.2, 0.0).0,
        p(0.0, 0.02).1,
        p(-0.16, 0.0).0,
        p(0.0, 1.2).1,
    );
    s.pen(&spear, 5.0, INK, 1.0);
    s.pen(&spear, 2.6, OAK, 1.0);
    let head = p(-0.16, 1.26);
    s.solid(
        &even_poly(
            head.0,
            &[
                (head.0, head.1 - high * 0.1),
                (head.0 + high * 0.03, head.1),
                (head.0, head.1 + high * 0.06),
            ],
        ),
        STEEL.light(0.2),
        1.6,
        1.0,
    );
    for x in [-0.07, 0.07] {
        let leg = line(p(x, 0.0).0, p(0.0, 0.4).1, p(x, 0.0).0, p(0.0, 0.0).1);
        s.pen(&leg, high * 0.06, INK, 1.0);
        s.pen(&leg, high * 0.035, BONE.shade(0.2), 1.0);
    }
    let mail = poly(&[p(-0.14, 0.8), p(0.14, 0.8), p(0.19, 0.34), p(-0.19, 0.34)]);
    s.solid(&mail, STEEL.shade(0.35), 2.2, 3.0);
    crossed(s, &mail, 5.0, 1.0, 0.7);
    let centre = p(0.06, 0.6);
    s.solid(
        &oval(centre.0, centre.1, high * 0.15, high * 0.16),
        OXBLOOD.shade(0.3),
        2.2,
        3.0,
    );
    s.solid(
        &oval(centre.0, centre.1, high * 0.04, high * 0.045),
        OCHRE,
        1.6,
        1.0,
    );
    let skull_at = p(0.0, 0.9);
    skull(s, skull_at, high * 0.075);
    let helm = even(
        skull_at.0,
        &[
            (skull_at.0, skull_at.1 - high * 0.12),
            (skull_at.0 + high * 0.075, skull_at.1 - high * 0.06),
            (skull_at.0 + high * 0.085, skull_at.1 - high * 0.02),
            (skull_at.0, skull_at.1 - high * 0.03),
        ],
    );
    s.solid(&helm, STEEL.shade(0.15), 1.8, 1.5);
}
