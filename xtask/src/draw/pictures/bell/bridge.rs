//! Longstride Bridge.

use super::super::folk::{Hat, Person, far_bird};
use super::super::graver::{
    WIDE, cloud, crossed, fir, framed, masonry, mist, mountains, plate, ruled, tufts,
};
use super::{DUSK, FOG};
use crate::ink::{
    BONE, INK, LAPIS, OCHRE, OXBLOOD, PARCHMENT, Path, STONE, Sheet, VERDIGRIS, bend, blob, curve,
    even, line, oval, poly, rect, sharp,
};

/// Hodge on Longstride Bridge.
pub fn bridge() -> Sheet {
    let mut s = plate("bell_bridge", DUSK.light(0.25), PARCHMENT.light(0.4));
    ruled(&mut s, &rect(16.0, 16.0, 930.0, 210.0), 12.0, 1.1, INK, 0.4);
    cloud(&mut s, 180.0, 110.0, 120.0, BONE);
    cloud(&mut s, 800.0, 84.0, 96.0, BONE);
    mountains(
        &mut s,
        330.0,
        &[
            (140.0, 170.0, 190.0),
            (330.0, 210.0, 150.0),
            (700.0, 150.0, 210.0),
            (880.0, 200.0, 170.0),
        ],
        STONE.light(0.35),
        0.7,
    );
    mist(&mut s, 330.0, 90.0, FOG, 0.9);
    // The gorge and its water.
    let water = rect(0.0, 430.0, WIDE, 110.0);
    s.fill(&water, LAPIS.mix(STONE, 0.45));
    ruled(&mut s, &water, 8.0, 1.3, BONE, 0.75);
    ruled(&mut s, &water, 13.0, 1.2, INK, 0.6);
    // One great arch.
    let deck = [
        (0.0, 268.0),
        (240.0, 246.0),
        (480.0, 236.0),
        (720.0, 246.0),
        (960.0, 268.0),
    ];
    let mut shape = curve(&deck).points;
    shape.extend(bend("960 560, 860 470, 700 340, 480 292, 260 340, 100 470, 0 560").points);
    let arch = poly(&shape);
    s.solid(&arch, STONE.light(0.05), 3.4, 5.0);
    s.clip(&arch);
    masonry(&mut s, &rect(0.0, 236.0, WIDE, 310.0), 22.0, 0.65);
    let shade = sharp("520 290, 720 340, 880 480, 960 560, 960 440, 760 300");
    crossed(&mut s, &shade, 8.0, 1.3, 0.6);
    s.end();
    for i in 0..34 {
        let t = i as f32 / 33.0;
        let angle = std::f32::consts::PI * (0.06 + 0.88 * t);
        let (c, d) = (angle.cos(), angle.sin());
        let from = (480.0 - 420.0 * c, 560.0 - 268.0 * d);
        let to = (480.0 - 456.0 * c, 560.0 - 300.0 * d);
        s.pen(&line(from.0, from.1, to.0, to.1), 1.8, INK, 0.9);
    }
    let parapet = bend("0 240, 240 218, 480 208, 720 218, 960 240");
    let mut rail = parapet.points.clone();
    rail.extend(curve(&deck).points.into_iter().rev());
    let rail = poly(&rail);
    s.solid(&rail, STONE.light(0.25), 3.0, 3.0);
    s.clip(&rail);
    masonry(&mut s, &rect(0.0, 204.0, WIDE, 70.0), 16.0, 0.7);
    s.end();
    s.transform("translate(560 246) scale(0.86) translate(-560 -246)");
    troll(&mut s);
    s.end();
    // The party on the road.
    for (x, high, coat, hat) in [
        (132.0, 62.0, OXBLOOD, Hat::Bare),
        (166.0, 56.0, LAPIS, Hat::Helm),
        (198.0, 54.0, VERDIGRIS, Hat::Hood),
        (232.0, 58.0, OCHRE.shade(0.3), Hat::Brim),
    ] {
        Person {
            at: (x, 256.0 - (x - 100.0) * 0.09),
            high,
            coat,
            hat,
            looks: 1.0,
        }
        .draw(&mut s);
    }
    s.solid(&rail_front(), STONE.light(0.3), 2.4, 3.0);
    s.clip(&rail_front());
    masonry(&mut s, &rect(0.0, 230.0, 300.0, 60.0), 14.0, 0.6);
    s.end();
    for (x, y, h) in [
        (26.0, 520.0, 120.0),
        (70.0, 540.0, 90.0),
        (912.0, 536.0, 130.0),
        (868.0, 548.0, 80.0),
    ] {
        fir(&mut s, x, y, h, VERDIGRIS.shade(0.3));
    }
    far_bird(&mut s, (420.0, 120.0), 16.0);
    far_bird(&mut s, (470.0, 96.0), 12.0);
    framed(s)
}

fn rail_front() -> Path {
    sharp("0 262, 130 250, 290 240, 290 256, 130 268, 0 282")
}

/// The troll, sitting astride the middle of the bridge.
fn troll(s: &mut Sheet) {
    let hide = STONE.mix(VERDIGRIS, 0.45).shade(0.12);
    let x = 560.0;
    for side in [-1.0, 1.0] {
        let leg = blob(&[
            (x + side * 40.0, 206.0),
            (x + side * 100.0, 214.0),
            (x + side * 112.0, 290.0),
            (x + side * 96.0, 392.0),
            (x + side * 60.0, 392.0),
            (x + side * 62.0, 300.0),
        ]);
        s.solid(&leg, hide, 3.2, 6.0);
        s.hatch_in(
            &blob(&[
                (x + side * 80.0, 230.0),
                (x + side * 108.0, 260.0),
                (x + side * 94.0, 386.0),
                (x + side * 78.0, 386.0),
            ]),
            60.0,
            7.0,
            1.4,
            INK,
            0.7,
        );
        let foot = blob(&[
            (x + side * 56.0, 384.0),
            (x + side * 104.0, 384.0),
            (x + side * 128.0, 412.0),
            (x + side * 92.0, 422.0),
            (x + side * 50.0, 412.0),
        ]);
        s.solid(&foot, hide, 3.0, 5.0);
        for i in 0..3 {
            let at = x + side * (96.0 + i as f32 * 11.0);
            s.pen(&line(at, 402.0, at + side * 4.0, 414.0), 2.0, INK, 1.0);
        }
    }
    let body = even(
        x,
        &[
            (x, 74.0),
            (x + 60.0, 84.0),
            (x + 112.0, 128.0),
            (x + 118.0, 190.0),
            (x + 96.0, 236.0),
            (x, 246.0),
        ],
    );
    s.solid(&body, hide, 3.4, 7.0);
    s.clip(&body);
    crossed(
        s,
        &blob(&[
            (x + 40.0, 120.0),
            (x + 120.0, 130.0),
            (x + 116.0, 240.0),
            (x + 20.0, 246.0),
        ]),
        8.0,
        1.4,
        0.65,
    );
    s.end();
    for side in [-1.0, 1.0] {
        let arm = blob(&[
            (x + side * 88.0, 104.0),
            (x + side * 124.0, 126.0),
            (x + side * 138.0, 180.0),
            (x + side * 122.0, 226.0),
            (x + side * 92.0, 222.0),
            (x + side * 98.0, 170.0),
        ]);
        s.solid(&arm, hide, 3.0, 6.0);
        let fist = blob(&[
            (x + side * 86.0, 212.0),
            (x + side * 122.0, 212.0),
            (x + side * 130.0, 236.0),
            (x + side * 102.0, 250.0),
            (x + side * 82.0, 238.0),
        ]);
        s.solid(&fist, hide.light(0.08), 2.8, 4.0);
        for i in 0..3 {
            let at = x + side * (92.0 + i as f32 * 11.0);
            s.pen(&line(at, 232.0, at, 246.0), 1.8, INK, 0.9);
        }
    }
    let head = even(
        x,
        &[
            (x, 18.0),
            (x + 36.0, 26.0),
            (x + 50.0, 58.0),
            (x + 46.0, 92.0),
            (x + 24.0, 112.0),
            (x, 116.0),
        ],
    );
    for side in [-1.0, 1.0] {
        let ear = blob(&[
            (x + side * 42.0, 50.0),
            (x + side * 74.0, 36.0),
            (x + side * 64.0, 70.0),
            (x + side * 44.0, 78.0),
        ]);
        s.solid(&ear, hide, 2.4, 3.0);
    }
    s.solid(&head, hide.light(0.06), 3.2, 6.0);
    s.clip(&head);
    s.hatch_in(
        &blob(&[
            (x + 16.0, 20.0),
            (x + 56.0, 40.0),
            (x + 50.0, 112.0),
            (x + 14.0, 116.0),
        ]),
        60.0,
        6.0,
        1.3,
        INK,
        0.55,
    );
    s.end();
    for side in [-1.0, 1.0] {
        s.fill(&oval(x + side * 19.0, 58.0, 6.5, 7.5), BONE);
        s.dot(x + side * 19.0 - 3.0, 60.0, 3.4);
        s.pen(
            &curve(&[
                (x + side * 8.0, 50.0),
                (x + side * 20.0, 44.0),
                (x + side * 32.0, 50.0),
            ]),
            4.0,
            INK,
            1.0,
        );
    }
    s.pen(
        &curve(&[
            (x - 8.0, 60.0),
            (x - 16.0, 82.0),
            (x, 88.0),
            (x + 14.0, 82.0),
        ]),
        2.6,
        INK,
        1.0,
    );
    s.pen(
        &curve(&[(x - 26.0, 100.0), (x, 96.0), (x + 26.0, 102.0)]),
        3.0,
        INK,
        1.0,
    );
    for side in [-1.0, 1.0] {
        let tusk = poly(&[
            (x + side * 14.0, 99.0),
            (x + side * 18.0, 84.0),
            (x + side * 23.0, 100.0),
        ]);
        s.solid(&tusk, BONE, 1.6, 1.0);
    }
    // What hair he has.
    for i in -3..=3 {
        let at = x + i as f32 * 9.0;
        s.pen(
            &curve(&[
                (at, 24.0),
                (at + i as f32 * 2.0, 12.0),
                (at + i as f32 * 5.0, 6.0),
            ]),
            2.2,
            INK,
            1.0,
        );
    }
    tufts(s, 8, (x - 90.0, 90.0, x + 90.0, 110.0), 8.0);
}
