//! Overwend, with its bell.

use super::super::folk::{Hat, Person, skull};
use super::super::graver::{
    bare, crossed, flakes, framed, glow, glow_of, land, masonry, mountains, plate, ruled, stars,
};
use super::{DUSK, SNOW, arch, bell, timber};
use crate::ink::{
    BONE, Colour, INK, LAMP, LAPIS, OCHRE, OXBLOOD, Point, STEEL, STONE, Sheet, VERDIGRIS, curve,
    even, even_poly, line, oval, points, poly, rect, sharp,
};

/// Dusk in Overwend: the bell is back, and the ranks sit down in the snow.
pub fn home() -> Sheet {
    let mut s = plate("bell_home", DUSK.shade(0.4), Colour(0xd8, 0xa8, 0x84));
    stars(&mut s, 40, (20.0, 20.0, 940.0, 150.0), BONE);
    ruled(&mut s, &rect(16.0, 16.0, 930.0, 240.0), 10.0, 1.1, INK, 0.4);
    mountains(
        &mut s,
        320.0,
        &[(120.0, 190.0, 170.0), (860.0, 170.0, 200.0)],
        SNOW.shade(0.2),
        0.8,
    );
    // The hill with its mouth.
    let hill = land(
        &mut s,
        &points("0 330, 220 306, 430 290, 620 176, 770 166, 960 300"),
        SNOW.shade(0.16),
        2.6,
    );
    let side = sharp("700 176, 770 170, 960 304, 960 360, 820 340");
    s.clip(&hill);
    s.hatch_in(&side, 52.0, 8.0, 1.3, INK, 0.6);
    s.end();
    let mouth = arch(664.0, 316.0, 76.0, 88.0);
    s.fill(&mouth, INK);
    for x in [652.0, 734.0] {
        s.solid(&rect(x, 240.0, 18.0, 80.0), STONE.shade(0.2), 2.2, 3.0);
    }
    s.solid(&rect(640.0, 226.0, 124.0, 20.0), STONE.shade(0.1), 2.2, 3.0);
    // He stands in it with his hand at his ear.
    glow_of(&mut s, (702.0, 290.0), 60.0, LAPIS.light(0.4), 0.6);
    Person {
        at: (702.0, 316.0),
        high: 66.0,
        coat: LAPIS.mix(STONE, 0.5),
        hat: Hat::Bare,
        looks: -1.0,
    }
    .draw(&mut s);
    s.solid(
        &sharp("695 255, 693 243, 698 248, 702 241, 706 248, 711 243, 709 255"),
        OCHRE.light(0.3),
        1.4,
        1.0,
    );
    // The chapel without a roof, and the tower.
    let nave =
        sharp("300 384, 300 280, 330 262, 346 282, 392 258, 420 290, 470 272, 500 300, 500 384");
    s.solid(&nave, STONE.light(0.05), 2.8, 4.0);
    s.clip(&nave);
    masonry(&mut s, &rect(300.0, 256.0, 200.0, 130.0), 17.0, 0.7);
    s.end();
    for x in [330.0, 384.0, 438.0] {
        let hole = arch(x, 372.0, 34.0, 64.0);
        s.fill(&hole, INK.light(0.12));
        s.pen(&hole, 2.0, INK, 1.0);
    }
    let tower = sharp("172 400, 180 112, 196 92, 226 104, 262 84, 296 106, 304 400");
    s.solid(&tower, STONE.light(0.1), 3.0, 5.0);
    s.clip(&tower);
    masonry(&mut s, &rect(170.0, 84.0, 140.0, 320.0), 19.0, 0.75);
    crossed(&mut s, &rect(252.0, 84.0, 60.0, 320.0), 8.0, 1.3, 0.5);
    s.end();
    let opening = arch(192.0, 250.0, 92.0, 128.0);
    s.fill(&opening, INK.light(0.05));
    glow(&mut s, (238.0, 196.0), 150.0, 0.85);
    s.pen(&opening, 2.8, INK, 1.0);
    s.clip(&opening);
    timber(&mut s, (180.0, 140.0), (300.0, 140.0), 13.0);
    s.transform("rotate(14 238 142)");
    bell(&mut s, (238.0, 142.0), 50.0);
    s.end();
    s.end();
    for i in 0..4 {
        let r = 90.0 + i as f32 * 34.0;
        for (from, to) in [(-0.55_f32, 0.0_f32), (std::f32::consts::PI, 3.75)] {
            let wave: Vec<Point> = (0..12)
                .map(|j| {
                    let a = from + (to - from) * j as f32 / 11.0;
                    (238.0 + r * a.cos(), 196.0 + r * a.sin() * 0.9)
                })
                .collect();
            s.pen(&curve(&wave), 2.0, LAMP.light(0.3), 0.75 - i as f32 * 0.13);
        }
    }
    let snow = land(
        &mut s,
        &points("0 388, 180 376, 420 386, 640 366, 960 384"),
        SNOW,
        2.2,
    );
    s.hatch_in(&snow, 4.0, 17.0, 1.0, INK, 0.35);
    // The road of ranks, sitting down.
    for row in 0..6 {
        let t = row as f32 / 5.0;
        let y = 392.0 + t * 118.0;
        let k = 15.0 + t * 24.0;
        let middle = 690.0 - t * 90.0;
        for i in -3..=3 {
            let x = middle + i as f32 * (34.0 + t * 34.0) + s.chance.around(5.0);
            sitting(&mut s, (x, y), k);
        }
    }
    // Those who hold the door.
    let door = Person {
        at: (366.0, 470.0),
        high: 92.0,
        coat: OXBLOOD,
        hat: Hat::Bare,
        looks: 1.0,
    };
    door.draw(&mut s);
    Person {
        at: (318.0, 486.0),
        high: 96.0,
        coat: LAPIS,
        hat: Hat::Helm,
        looks: 1.0,
    }
    .draw(&mut s);
    Person {
        at: (262.0, 474.0),
        high: 88.0,
        coat: VERDIGRIS,
        hat: Hat::Hood,
        looks: 1.0,
    }
    .draw(&mut s);
    Person {
        at: (206.0, 492.0),
        high: 92.0,
        coat: OCHRE.shade(0.25),
        hat: Hat::Brim,
        looks: 1.0,
    }
    .draw(&mut s);
    bare(&mut s, (74.0, 500.0), 150.0, 0.1, 9.0);
    flakes(&mut s, 150, 30.0, 520.0, BONE);
    framed(s)
}

/// A soldier of bone sitting in the snow, helmet down, spear laid by.
fn sitting(s: &mut Sheet, at: Point, k: f32) {
    let (x, y) = at;
    s.paint(&oval(x, y, k * 0.8, k * 0.16), &INK.hex(), 0.3);
    let mail = even_poly(
        x,
        &[
            (x, y - k * 0.95),
            (x + k * 0.4, y - k * 0.8),
            (x + k * 0.56, y),
            (x, y + k * 0.04),
        ],
    );
    s.solid(&mail, STEEL.shade(0.3), 1.5, k * 0.07);
    s.hatch_in(
        &poly(&[
            (x, y - k * 0.9),
            (x + k * 0.4, y - k * 0.76),
            (x + k * 0.54, y),
            (x, y),
        ]),
        60.0,
        3.6,
        0.9,
        INK,
        0.7,
    );
    skull(s, (x, y - k * 1.1), k * 0.22);
    let helm = even(
        x,
        &[
            (x, y - k * 1.44),
            (x + k * 0.26, y - k * 1.22),
            (x + k * 0.27, y - k * 1.12),
            (x, y - k * 1.16),
        ],
    );
    s.solid(&helm, STEEL.shade(0.1), 1.3, 1.0);
    s.pen(
        &line(x + k * 0.3, y + k * 0.02, x + k * 1.0, y - k * 0.12),
        1.8,
        INK,
        0.9,
    );
}
