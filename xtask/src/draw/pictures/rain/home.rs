//! Saturday.

use super::super::folk::{Hat, Person, crowd};
use super::super::graver::{cloud, framed, plate, rain, ring, ruled};
use super::buildings::{gallows, street, windmill};
use super::{RED, kite, mesa};
use crate::ink::{
    BONE, Colour, INK, LAPIS, LEATHER, OCHRE, OXBLOOD, STONE, Sheet, VERDIGRIS, blob, curve, oval,
    rect,
};

/// Saturday, at noon, in measurable quantity.
pub fn home() -> Sheet {
    let mut s = plate(
        "rain_home",
        Colour(0x5a, 0x66, 0x78),
        Colour(0xa4, 0xaa, 0xa8),
    );
    ruled(
        &mut s,
        &rect(16.0, 16.0, 930.0, 280.0),
        10.0,
        1.2,
        INK,
        0.45,
    );
    for (x, y, k) in [
        (140.0, 100.0, 150.0),
        (400.0, 76.0, 170.0),
        (660.0, 106.0, 160.0),
        (880.0, 84.0, 150.0),
        (270.0, 142.0, 120.0),
        (540.0, 150.0, 130.0),
    ] {
        cloud(&mut s, x, y, k, Colour(0x78, 0x80, 0x8c));
    }
    mesa(&mut s, 470.0, 392.0, 320.0, 80.0, RED.mix(STONE, 0.5));
    windmill(&mut s, (236.0, 400.0), 250.0, 46.0, true);
    street(&mut s, LEATHER.mix(STONE, 0.35));
    gallows(&mut s, 440.0, 412.0, 0.62, false);
    // Water down the street, with the light on it.
    for (x, y, w, h) in [
        (300.0, 478.0, 150.0, 16.0),
        (620.0, 500.0, 180.0, 20.0),
        (480.0, 444.0, 110.0, 10.0),
        (140.0, 514.0, 120.0, 14.0),
        (830.0, 462.0, 90.0, 10.0),
    ] {
        let puddle = blob(&ring((x, y), w, h, 12));
        s.solid(&puddle, LAPIS.light(0.4), 2.0, 2.0);
        s.clip(&puddle);
        ruled(&mut s, &puddle, 6.0, 1.3, BONE, 0.9);
        s.end();
        for (dx, r) in [(-0.4, 0.16), (0.3, 0.2), (0.0, 0.1)] {
            s.stroke(&oval(x + dx * w, y, w * r, h * r * 1.4), 1.5, 1.0, INK, 0.8);
        }
    }
    // Everybody stands out in it, hats off, faces up.
    let everybody = [
        (210.0, 470.0, 104.0, STONE.shade(0.3), Hat::Bare, 1.0),
        (300.0, 462.0, 96.0, OXBLOOD.light(0.1), Hat::Bonnet, 1.0),
        (700.0, 470.0, 104.0, LEATHER, Hat::Bare, -1.0),
        (760.0, 480.0, 110.0, VERDIGRIS.shade(0.1), Hat::Bonnet, -1.0),
        (350.0, 500.0, 84.0, LAPIS.light(0.25), Hat::Bare, 1.0),
        (392.0, 508.0, 78.0, OCHRE, Hat::Bare, -1.0),
        (640.0, 516.0, 138.0, INK.light(0.3), Hat::Bare, -1.0),
        (846.0, 512.0, 134.0, LAPIS.shade(0.15), Hat::Bare, -1.0),
        (104.0, 512.0, 132.0, OCHRE.shade(0.15), Hat::Bare, 1.0),
    ];
    crowd(&mut s, &everybody);
    // Lavinia Cray, under her own kite.
    let cray = Person {
        at: (520.0, 516.0),
        high: 158.0,
        coat: VERDIGRIS.shade(0.2),
        hat: Hat::Bonnet,
        looks: 1.0,
    };
    cray.draw(&mut s);
    let hand = cray.hand();
    s.pen(
        &curve(&[hand, (600.0, 330.0), (640.0, 230.0), (690.0, 176.0)]),
        1.8,
        INK,
        1.0,
    );
    kite(&mut s, (700.0, 150.0), 52.0, OXBLOOD.light(0.15));
    rain(&mut s, 330, BONE, 0.75);
    rain(&mut s, 130, INK, 0.35);
    framed(s)
}
