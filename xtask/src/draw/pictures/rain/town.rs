//! Dry Promise.

use super::super::folk::{Hat, Person};
use super::super::graver::{framed, planks, plate, ruled, tufts};
use super::buildings::{gallows, street, windmill};
use super::{DUST, RED, SKY, mesa, sun};
use crate::ink::{
    BONE, Colour, INK, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, Sheet, VERDIGRIS, bend,
    even_poly, figures, line, oval, points, rect, sharp,
};

/// Dry Promise: a tank, a tin cup on a chain, thirteen steps.
pub fn town() -> Sheet {
    let mut s = plate("rain_town", SKY.mix(LAPIS, 0.1), DUST.light(0.35));
    ruled(&mut s, &rect(16.0, 16.0, 930.0, 250.0), 13.0, 1.0, INK, 0.3);
    sun(&mut s, (300.0, 92.0), 38.0);
    mesa(&mut s, 470.0, 392.0, 300.0, 92.0, RED.light(0.4));
    windmill(&mut s, (236.0, 400.0), 250.0, 46.0, false);
    street(&mut s, DUST);
    // The steeple over the roofs.
    let steeple = sharp("420 392, 420 300, 440 226, 460 300, 460 392");
    s.solid(&steeple, BONE, 2.2, 3.0);
    planks(&mut s, &rect(420.0, 300.0, 40.0, 92.0), 8.0, false, 0.5);
    s.pen(&line(440.0, 226.0, 440.0, 202.0), 2.4, INK, 1.0);
    s.pen(&line(432.0, 210.0, 448.0, 210.0), 2.4, INK, 1.0);
    gallows(&mut s, 492.0, 420.0, 0.78, true);
    // The Colonel's tank on its four legs.
    for x in [650.0, 676.0, 730.0, 756.0] {
        s.solid(&rect(x, 366.0, 9.0, 128.0), OAK.shade(0.3), 2.0, 2.0);
    }
    for (a, b) in [
        ((654.0, 480.0), (758.0, 376.0)),
        ((758.0, 480.0), (654.0, 376.0)),
    ] {
        s.pen(&line(a.0, a.1, b.0, b.1), 4.0, INK, 0.95);
    }
    let tank = rect(632.0, 236.0, 150.0, 136.0);
    s.solid(&tank, OAK, 3.0, 5.0);
    planks(&mut s, &tank, 12.0, true, 0.7);
    s.hatch_in(&rect(728.0, 236.0, 54.0, 136.0), 62.0, 7.0, 1.3, INK, 0.6);
    for y in [256.0, 300.0, 346.0] {
        s.stroke(&line(630.0, y, 784.0, y), 6.0, 1.0, INK, 1.0);
        s.stroke(&line(630.0, y, 784.0, y), 2.6, 1.0, STEEL, 1.0);
    }
    let lid = sharp("620 238, 706 186, 794 238");
    s.solid(&lid, OXBLOOD.shade(0.1), 2.8, 4.0);
    s.hatch_in(&lid, 20.0, 7.0, 1.2, INK, 0.6);
    let plate_ = rect(656.0, 306.0, 100.0, 34.0);
    s.flat(&plate_, BONE, 1.0, 2.4);
    for path in figures("5") {
        s.stroke(
            &path.map(|(x, y)| (696.0 + x * 24.0, 323.0 + y * 24.0)),
            4.0,
            0.8,
            INK,
            1.0,
        );
    }
    s.pen(
        &bend("722 317, 714 315, 712 323, 716 330, 723 328"),
        2.8,
        INK,
        1.0,
    );
    s.pen(&line(718.0, 310.0, 717.0, 336.0), 1.8, INK, 1.0);
    s.pen(&line(690.0, 372.0, 690.0, 402.0), 6.0, INK, 1.0);
    for i in 0..9 {
        s.stroke(
            &oval(
                690.0 + (i % 2) as f32 * 2.0,
                406.0 + i as f32 * 5.0,
                3.0,
                3.4,
            ),
            1.6,
            1.0,
            INK,
            1.0,
        );
    }
    let cup = even_poly(691.0, &points("691 450, 702 450, 699 468, 691 469"));
    s.solid(&cup, STEEL.light(0.2), 2.0, 2.0);
    // Those who stand about it: a guard, a line with nickels, a dog.
    Person {
        at: (800.0, 506.0),
        high: 138.0,
        coat: INK.light(0.25),
        hat: Hat::Brim,
        looks: -1.0,
    }
    .draw(&mut s);
    let rifle = line(772.0, 440.0, 818.0, 372.0);
    s.pen(&rifle, 5.0, INK, 1.0);
    for (x, high, coat, hat) in [
        (612.0, 122.0, OXBLOOD.light(0.1), Hat::Bonnet),
        (558.0, 130.0, LEATHER, Hat::Brim),
        (508.0, 84.0, LAPIS.light(0.2), Hat::Bare),
        (452.0, 126.0, VERDIGRIS, Hat::Bonnet),
    ] {
        Person {
            at: (x, 508.0),
            high,
            coat,
            hat,
            looks: 1.0,
        }
        .draw(&mut s);
    }
    for (x, coat, hat) in [
        (120.0, LAPIS.shade(0.2), Hat::Brim),
        (172.0, OCHRE.shade(0.2), Hat::Brim),
        (222.0, Colour(0x6a, 0x3a, 0x50), Hat::Tall),
        (268.0, INK.light(0.3), Hat::Brim),
    ] {
        Person {
            at: (x, 516.0),
            high: 144.0,
            coat,
            hat,
            looks: 1.0,
        }
        .draw(&mut s);
    }
    tufts(&mut s, 12, (300.0, 480.0, 430.0, 524.0), 11.0);
    framed(s)
}
