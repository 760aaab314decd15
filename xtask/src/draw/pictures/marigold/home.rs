//! The customs hall.

use super::super::folk::{Hat, Person};
use super::super::graver::{HIGH, WIDE, framed, glow, planks, plate, ruled, stars};
use super::{LEAF, SPACE, ship};
use crate::ink::{
    BONE, Colour, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, STONE, Sheet, VERDIGRIS, curve,
    even_poly, line, poly, rect, sharp, soft,
};

/// Arrived: the yellow stripe, and those who have come across it.
pub fn home() -> Sheet {
    let mut s = plate(
        "marigold_home",
        Colour(0x8a, 0x8c, 0x8c),
        Colour(0xd8, 0xd0, 0xba),
    );
    // The gallery, full of people.
    let wall = rect(0.0, 0.0, WIDE, 300.0);
    ruled(&mut s, &wall, 14.0, 1.1, INK, 0.3);
    for x in [40.0, 250.0, 460.0, 670.0, 880.0] {
        let pillar = rect(x, 16.0, 26.0, 330.0);
        s.solid(&pillar, STONE.light(0.1), 2.4, 4.0);
        s.hatch_in(&rect(x + 14.0, 16.0, 12.0, 330.0), 80.0, 5.0, 1.1, INK, 0.6);
    }
    for i in 0..31 {
        let x = 30.0 + i as f32 * 30.0 + s.chance.around(7.0);
        let coats = [OXBLOOD, LAPIS, VERDIGRIS, OCHRE, LEATHER, STONE.shade(0.4)];
        let hats = [Hat::Bare, Hat::Cap, Hat::Bonnet, Hat::Brim, Hat::Hood];
        Person {
            at: (x, 182.0),
            high: 92.0 + s.chance.around(10.0),
            coat: coats[i % 6],
            hat: hats[(i * 3 + 1) % 5],
            looks: if i % 2 == 0 { 1.0 } else { -1.0 },
        }
        .draw(&mut s);
    }
    let rail = rect(0.0, 140.0, WIDE, 62.0);
    s.solid(&rail, OAK.shade(0.3), 3.0, 4.0);
    planks(&mut s, &rail, 24.0, true, 0.6);
    for (x, colour) in [
        (150.0, OXBLOOD),
        (360.0, LAPIS),
        (570.0, OCHRE),
        (780.0, VERDIGRIS),
    ] {
        let flag = poly(&[
            (x, 150.0),
            (x + 60.0, 150.0),
            (x + 56.0, 196.0),
            (x + 30.0, 184.0),
            (x + 4.0, 196.0),
        ]);
        s.solid(&flag, colour.light(0.1), 2.0, 2.5);
    }
    // The ship behind the great window of the hall.
    let hall = rect(276.0, 214.0, 394.0, 132.0);
    s.fill(&hall, SPACE);
    s.clip(&hall);
    stars(&mut s, 50, (276.0, 214.0, 670.0, 346.0), BONE);
    ship(&mut s, (474.0, 294.0), 130.0);
    s.end();
    s.stroke(&hall, 5.0, 1.0, INK, 1.0);
    let floor = rect(0.0, 346.0, WIDE, 194.0);
    s.fill(&floor, STONE.light(0.3));
    for i in -9..=9 {
        s.pen(
            &line(
                480.0 + i as f32 * 60.0,
                348.0,
                480.0 + i as f32 * 140.0,
                HIGH,
            ),
            1.3,
            INK,
            0.45,
        );
    }
    for y in [366.0, 394.0, 434.0, 490.0] {
        s.pen(&line(0.0, y, WIDE, y), 1.3, INK, 0.45);
    }
    let stripe = sharp("560 346, 590 346, 700 540, 636 540");
    s.solid(&stripe, LAMP.mix(OCHRE, 0.35), 2.4, 2.0);
    // Those still in line, with hand luggage.
    for (i, (coat, hat)) in [
        (OXBLOOD, Hat::Bonnet),
        (VERDIGRIS, Hat::Tall),
        (STONE.shade(0.4), Hat::Brim),
        (LAPIS, Hat::Bare),
        (OCHRE.shade(0.2), Hat::Cap),
    ]
    .into_iter()
    .enumerate()
    {
        let x = 930.0 - i as f32 * 58.0;
        let y = 426.0 + i as f32 * 4.0;
        let person = Person {
            at: (x, y),
            high: 128.0,
            coat,
            hat,
            looks: -1.0,
        };
        person.draw(&mut s);
        let bag = rect(x + 14.0, y - 36.0, 28.0, 24.0);
        s.solid(&bag, LEATHER, 1.8, 2.0);
        s.pen(
            &curve(&[
                (x + 22.0, y - 36.0),
                (x + 28.0, y - 44.0),
                (x + 34.0, y - 36.0),
            ]),
            1.8,
            INK,
            1.0,
        );
    }
    // An old man with tulips, and his wife, who is not.
    glow(&mut s, (400.0, 420.0), 190.0, 0.55);
    let josip = Person {
        at: (330.0, 508.0),
        high: 188.0,
        coat: LEATHER.shade(0.15),
        hat: Hat::Bare,
        looks: 1.0,
    };
    josip.draw(&mut s);
    s.solid(
        &soft("324 336, 322 322, 336 314, 346 322, 338 326"),
        BONE,
        1.6,
        1.0,
    );
    let hand = josip.hand();
    let pot = even_poly(
        hand.0 + 6.0,
        &[
            (hand.0 + 6.0, hand.1 - 8.0),
            (hand.0 + 26.0, hand.1 - 8.0),
            (hand.0 + 19.0, hand.1 + 26.0),
            (hand.0 + 6.0, hand.1 + 28.0),
        ],
    );
    for (dx, top, colour) in [
        (-9.0, 46.0, OXBLOOD.light(0.2)),
        (4.0, 62.0, LAMP),
        (17.0, 48.0, OXBLOOD),
    ] {
        let x = hand.0 + 6.0 + dx;
        let y = hand.1 - top;
        s.pen(
            &curve(&[
                (hand.0 + 6.0 + dx * 0.4, hand.1 - 8.0),
                (x - 2.0, (y + hand.1) / 2.0),
                (x, y + 12.0),
            ]),
            3.2,
            LEAF.shade(0.3),
            1.0,
        );
        s.pen(
            &curve(&[
                (x, hand.1 - 8.0),
                (x + dx * 0.9, hand.1 - 24.0),
                (x + dx * 1.2, hand.1 - 36.0),
            ]),
            4.0,
            LEAF,
            1.0,
        );
        let tulip = poly(&[
            (x - 10.0, y - 8.0),
            (x - 4.0, y),
            (x, y - 11.0),
            (x + 4.0, y),
            (x + 10.0, y - 8.0),
            (x + 8.0, y + 10.0),
            (x, y + 16.0),
            (x - 8.0, y + 10.0),
        ]);
        s.solid(&tulip, colour, 1.8, 2.0);
    }
    s.solid(&pot, OXBLOOD.mix(OCHRE, 0.5), 2.2, 3.0);
    let ana = Person {
        at: (470.0, 506.0),
        high: 176.0,
        coat: VERDIGRIS,
        hat: Hat::Brim,
        looks: -1.0,
    };
    ana.draw(&mut s);
    // The four who signed for her.
    for (x, y, coat, hat) in [
        (66.0, 498.0, LAPIS.shade(0.15), Hat::Cap),
        (120.0, 510.0, VERDIGRIS.shade(0.35), Hat::Helm),
        (180.0, 500.0, OCHRE.shade(0.15), Hat::Bare),
        (232.0, 492.0, Colour(0x5a, 0x48, 0x7c), Hat::Hood),
    ] {
        Person {
            at: (x, y),
            high: 158.0,
            coat,
            hat,
            looks: 1.0,
        }
        .draw(&mut s);
    }
    framed(s)
}
