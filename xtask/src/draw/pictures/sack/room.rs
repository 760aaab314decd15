//! The widow's room: its hearth, its window, and what hangs on its walls.

use super::super::folk::SKIN;
use super::super::graver::{beam, crossed, glow, glow_of, masonry, moon, stars};
use super::{LIVER, SACKING, spaniel, trimmings};
use crate::ink::{
    BONE, Colour, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Point, STEEL, STONE, Sheet,
    VERDIGRIS, bend, blob, curve, even, line, oval, poly, rect, sharp, soft,
};

const PLASTER: Colour = Colour(0xb4, 0x8c, 0x60);
const NIGHT: Colour = Colour(0x2a, 0x3a, 0x5c);
/// Middle of the hearth, and its floor.
const FIRE: Point = (386.0, 436.0);

/// Walls, beams and floor.
pub fn shell(s: &mut Sheet) {
    let wall = rect(0.0, 0.0, 960.0, 440.0);
    let light = s.radial(
        (FIRE.0 + 90.0, FIRE.1 - 110.0),
        620.0,
        &[
            (0.0, PLASTER.light(0.42), 1.0),
            (0.5, PLASTER, 1.0),
            (1.0, PLASTER.shade(0.74), 1.0),
        ],
    );
    s.paint(&wall, &light, 1.0);
    for (x, w) in [(16.0, 180.0), (588.0, 356.0)] {
        crossed(s, &rect(x, 60.0, w, 380.0), 9.0, 1.1, 0.28);
    }
    floor(s);
    let wood = OAK.shade(0.5);
    s.solid(&rect(0.0, 10.0, 960.0, 34.0), wood, 3.0, 4.0);
    for y in [22.0, 31.0, 38.0] {
        s.pen(&line(10.0, y, 950.0, y + 1.0), 1.1, INK, 0.6);
    }
    for x in [196.0, 566.0, 936.0] {
        s.solid(&rect(x, 44.0, 22.0, 390.0), wood.light(0.05), 2.8, 4.0);
        s.hatch_in(&rect(x + 12.0, 46.0, 10.0, 386.0), 84.0, 4.0, 1.0, INK, 0.6);
    }
}

fn floor(s: &mut Sheet) {
    let boards = rect(0.0, 436.0, 960.0, 110.0);
    let light = s.radial(
        (430.0, 450.0),
        460.0,
        &[
            (0.0, OAK.mix(LAMP, 0.45), 1.0),
            (0.5, OAK.shade(0.2), 1.0),
            (1.0, OAK.shade(0.55), 1.0),
        ],
    );
    s.paint(&boards, &light, 1.0);
    for i in -12..=12 {
        let x = 440.0 + i as f32 * 46.0;
        s.pen(
            &line(x, 438.0, 440.0 + i as f32 * 74.0, 540.0),
            1.5,
            INK,
            0.6,
        );
    }
    s.pen(&line(0.0, 437.0, 960.0, 437.0), 3.0, INK, 1.0);
    let rug = oval(570.0, 500.0, 250.0, 34.0);
    s.solid(&rug, VERDIGRIS.shade(0.1), 2.8, 3.0);
    for (rx, ry, hue) in [
        (226.0, 29.0, OXBLOOD),
        (196.0, 24.0, OCHRE.light(0.2)),
        (160.0, 19.0, BONE.shade(0.2)),
    ] {
        s.stroke(&oval(570.0, 500.0, rx, ry), 9.0, 1.0, hue, 0.9);
        s.pen(&oval(570.0, 500.0, rx + 5.0, ry + 4.0), 1.1, INK, 0.7);
    }
}

/// Evening in the window, with the mill far off, dark for once.
pub fn window(s: &mut Sheet) {
    let pane = rect(52.0, 118.0, 122.0, 156.0);
    let sky = s.linear(
        (0.0, 118.0),
        (0.0, 274.0),
        &[
            (0.0, NIGHT, 1.0),
            (0.7, Colour(0x8a, 0x78, 0x92), 1.0),
            (1.0, Colour(0xd8, 0x98, 0x78), 1.0),
        ],
    );
    s.paint(&pane, &sky, 1.0);
    s.clip(&pane);
    stars(s, 16, (56.0, 122.0, 170.0, 190.0), BONE);
    moon(s, (144.0, 148.0), 12.0);
    let hill = soft("40 250, 90 230, 150 240, 190 226, 190 290, 40 290");
    s.fill(&hill, NIGHT.shade(0.45));
    let mill = sharp("74 236, 74 204, 70 204, 92 180, 114 204, 110 204, 110 236");
    s.fill(&mill, INK);
    s.stroke(&oval(120.0, 226.0, 15.0, 15.0), 3.4, 1.0, INK, 1.0);
    for degrees in [0.0, 60.0, 120.0] {
        let spoke = line(106.0, 226.0, 134.0, 226.0).turn((120.0, 226.0), degrees);
        s.stroke(&spoke, 2.0, 1.0, INK, 1.0);
    }
    s.end();
    for (from, to) in [
        ((113.0, 118.0), (113.0, 274.0)),
        ((52.0, 196.0), (174.0, 196.0)),
    ] {
        beam(s, from, to, 5.0, OAK.shade(0.3));
    }
    s.stroke(&pane, 13.0, 1.0, INK, 1.0);
    s.stroke(&pane, 8.5, 1.0, OAK.shade(0.25), 1.0);
    s.solid(&rect(38.0, 274.0, 150.0, 13.0), OAK.shade(0.15), 2.6, 2.5);
    for (x, side) in [(34.0, 1.0), (192.0, -1.0)] {
        let cloth = soft(&format!(
            "{x} 96, {} 100, {} 160, {} 216, {x} 226",
            x + side * 44.0,
            x + side * 34.0,
            x + side * 6.0
        ));
        s.solid(&cloth, OXBLOOD.shade(0.1), 2.6, 3.0);
        for t in [0.3, 0.6] {
            let fold = curve(&[
                (x + side * 40.0 * t, 104.0),
                (x + side * 34.0 * t, 160.0),
                (x + side * 8.0 * t, 214.0),
            ]);
            s.pen(&fold, 1.4, INK, 0.8);
        }
    }
    s.solid(&rect(22.0, 88.0, 182.0, 10.0), OAK.shade(0.35), 2.4, 2.0);
}

/// The hearth with its fire.
pub fn hearth(s: &mut Sheet) {
    let front = sharp("246 220, 526 220, 534 444, 238 444");
    s.solid(&front, STONE.mix(LAMP, 0.12), 3.2, 5.0);
    s.clip(&front);
    masonry(s, &rect(236.0, 222.0, 300.0, 224.0), 24.0, 0.7);
    s.hatch_in(&rect(236.0, 222.0, 300.0, 20.0), 40.0, 6.0, 1.2, INK, 0.7);
    s.end();
    let mut arch = bend("296 444, 294 330, 320 288, 386 272, 452 288, 478 330, 476 444").points;
    arch.push((476.0, 446.0));
    let mouth = poly(&arch);
    s.stroke(&mouth, 24.0, 1.0, INK, 1.0);
    s.stroke(&mouth, 18.0, 1.0, STONE.light(0.25), 1.0);
    s.fill(&mouth, INK.light(0.04));
    s.clip(&mouth);
    s.fill(&rect(280.0, 440.0, 220.0, 20.0), STONE.shade(0.4));
    let ember = OCHRE.mix(OXBLOOD, 0.3).light(0.1);
    glow_of(s, (FIRE.0, FIRE.1 - 20.0), 165.0, ember, 1.0);
    crossed(s, &rect(286.0, 268.0, 200.0, 70.0), 7.0, 1.2, 0.7);
    fire(s);
    s.end();
    s.pen(&mouth, 3.0, INK, 1.0);
    s.solid(
        &sharp("228 440, 544 440, 566 462, 208 462"),
        STONE.mix(LAMP, 0.2),
        3.0,
        3.0,
    );
    s.solid(
        &sharp("222 196, 550 196, 558 206, 558 220, 214 220, 214 206"),
        OAK.shade(0.1),
        3.2,
        4.0,
    );
    s.pen(&line(218.0, 207.0, 554.0, 208.0), 1.4, INK, 0.8);
}

fn fire(s: &mut Sheet) {
    let (x, y) = FIRE;
    for (from, to) in [((-58.0, 2.0), (50.0, -10.0)), ((-46.0, -12.0), (62.0, 4.0))] {
        beam(
            s,
            (x + from.0, y + from.1),
            (x + to.0, y + to.1),
            13.0,
            LEATHER.shade(0.2),
        );
    }
    for (dx, high, wide) in [
        (-46.0, 78.0, 20.0),
        (40.0, 70.0, 19.0),
        (-16.0, 128.0, 28.0),
        (17.0, 104.0, 25.0),
    ] {
        let sway = dx * 0.16;
        let flame = blob(&[
            (x + dx + sway, y - high),
            (x + dx + wide * 0.5, y - high * 0.55),
            (x + dx + wide, y - high * 0.2),
            (x + dx + wide * 0.6, y),
            (x + dx - wide * 0.6, y),
            (x + dx - wide, y - high * 0.24),
            (x + dx - wide * 0.3, y - high * 0.6),
        ]);
        s.solid(&flame, OCHRE.mix(OXBLOOD, 0.3).light(0.14), 2.4, 0.0);
        s.fill(&flame.scale((x + dx, y), 0.68, 0.72), LAMP);
        s.fill(&flame.scale((x + dx, y), 0.36, 0.42), BONE.light(0.4));
    }
}

/// Over the mantel the dog in oils, and beside it, a good deal smaller, the late husband.
pub fn portraits(s: &mut Sheet) {
    let (x, y) = (386.0, 118.0);
    frame(s, (x, y), (66.0, 66.0), VERDIGRIS.shade(0.35));
    s.clip(&oval(x, y, 52.0, 52.0));
    let chest = even(
        x - 6.0,
        &[
            (x - 6.0, y + 14.0),
            (x + 30.0, y + 34.0),
            (x + 44.0, y + 70.0),
            (x - 6.0, y + 74.0),
        ],
    );
    s.solid(&chest, BONE, 2.0, 3.0);
    spaniel::head(s, (x - 8.0, y + 2.0), 46.0, false);
    spaniel::bow(s, (x + 6.0, y + 34.0), 14.0);
    s.end();
    let (x, y) = (494.0, 158.0);
    frame(s, (x, y), (27.0, 31.0), STEEL.shade(0.3));
    s.clip(&oval(x, y, 20.0, 24.0));
    s.solid(&oval(x, y + 30.0, 22.0, 20.0), INK.light(0.2), 1.6, 1.0);
    s.solid(&oval(x, y, 10.0, 13.0), SKIN, 1.5, 1.0);
    s.fill(
        &soft(&format!(
            "{} {}, {x} {}, {} {}, {x} {}",
            x - 9.0,
            y + 5.0,
            y + 2.0,
            x + 9.0,
            y + 5.0,
            y + 9.0
        )),
        LIVER.shade(0.5),
    );
    for side in [-4.0, 4.0] {
        s.spot(x + side, y - 3.0, 1.5, INK, 1.0);
    }
    s.end();
    let (x, y) = (284.0, 196.0);
    candle(s, (x, y), 40.0);
}

/// A gilt frame, round, with its picture's ground.
fn frame(s: &mut Sheet, (x, y): Point, (rx, ry): Point, ground: Colour) {
    s.paint(&oval(x + 6.0, y + 7.0, rx, ry), &INK.hex(), 0.4);
    s.solid(&oval(x, y, rx, ry), OCHRE.light(0.22), 3.0, 4.0);
    s.pen(&oval(x, y, rx * 0.9, ry * 0.9), 1.4, INK, 0.8);
    let inner = (rx * 0.78, ry * 0.78);
    s.fill(&oval(x, y, inner.0, inner.1), ground);
    s.stroke(&oval(x, y, inner.0, inner.1), 2.4, 1.0, INK, 1.0);
}

/// A candle on a flat stick.
pub fn candle(s: &mut Sheet, (x, y): Point, high: f32) {
    glow(s, (x, y - high - 8.0), high * 1.6, 0.8);
    s.solid(&rect(x - 5.0, y - high, 10.0, high), BONE, 2.0, 2.0);
    s.solid(&oval(x, y - 2.0, 15.0, 4.0), OCHRE.light(0.1), 2.0, 1.5);
    let flame = even(
        x,
        &[
            (x, y - high - 22.0),
            (x + 5.0, y - high - 8.0),
            (x, y - high - 1.0),
        ],
    );
    s.fill(&flame, LAMP.light(0.5));
    s.pen(&flame, 1.6, INK, 0.9);
}

/// The sack hung up to dry, over a pail.
pub fn drying(s: &mut Sheet) {
    let at = (258.0, 250.0);
    s.pen(&line(258.0, 226.0, 258.0, 252.0), 3.0, INK, 1.0);
    let k = 104.0;
    let q = |a: f32, b: f32| (at.0 + a * k, at.1 + b * k);
    let limp = blob(&[
        q(0.0, 0.0),
        q(0.12, 0.1),
        q(0.24, 0.34),
        q(0.26, 0.8),
        q(0.2, 1.1),
        q(0.02, 1.06),
        q(-0.16, 1.12),
        q(-0.34, 1.04),
        q(-0.38, 0.7),
        q(-0.26, 0.3),
        q(-0.1, 0.1),
    ]);
    s.solid(&limp, SACKING.shade(0.1), 3.0, k * 0.05);
    for (a, b) in [(0.08, 0.98), (0.0, 0.56), (-0.1, 0.5), (0.16, 0.9)] {
        let fold = curve(&[q(a * 0.2, 0.06), q(a * 0.8, b * 0.5), q(a, b)]);
        s.pen(&fold, 1.6, INK, 0.85);
    }
    trimmings(s, at, k);
}

/// The list of her friends: three names from of old, and four new ones.
pub fn list(s: &mut Sheet) {
    s.paint(&rect(872.0, 108.0, 62.0, 142.0), &INK.hex(), 0.35);
    let sheet = sharp("864 100, 926 98, 928 240, 866 242");
    s.solid(&sheet, BONE, 2.6, 3.0);
    s.spot(895.0, 106.0, 4.0, OXBLOOD, 1.0);
    for i in 0..7 {
        let y = 122.0 + i as f32 * 16.5;
        let new = i > 2;
        let long = s.chance.between(34.0, 46.0);
        let (hue, weight) = if new {
            (LAPIS, 3.2)
        } else {
            (INK.light(0.3), 1.8)
        };
        let wave: Vec<Point> = (0..10)
            .map(|j| {
                let t = j as f32 / 9.0;
                (873.0 + long * t, y + if j % 2 == 0 { -2.6 } else { 2.6 })
            })
            .collect();
        s.pen(&curve(&wave), weight, hue, 1.0);
    }
    s.pen(&bend("872 163, 890 165, 920 162"), 1.2, INK, 0.6);
}
