//! Enamel pins for what befalls the figures of a warband.

use super::faces;
use super::pins::pin;
use crate::ink::{
    BONE, Colour, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Path, STEEL, Sheet,
    VERDIGRIS, bend, even, line, oval, points, poly, sharp, soft, soft_even, star, strokes,
};

/// A sickly green.
const VENOM: Colour = Colour(0x8f, 0xb0, 0x3c);
/// A bruise.
const PLUM: Colour = Colour(0x6a, 0x4a, 0x72);

/// Draws the pins.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([
        out_of_the_fight(),
        dazzled(),
        defended(),
        cornered(),
        poisoned(),
        infected(),
        guarded(),
        carrying(),
        drunk(),
        leader(),
        fled(),
    ]);
}

/// A stroke with ink on both sides.
fn bar(s: &mut Sheet, path: &Path, weight: f32, colour: Colour) {
    s.pen(path, weight + 6.0, INK, 1.0);
    s.pen(path, weight, colour, 1.0);
}

/// A figure that lies on its back.
fn lying(s: &mut Sheet, y: f32, colour: Colour) {
    bar(
        s,
        &strokes(&format!("48 {y}, 70 {y}, 92 {}", y + 3.0)),
        10.0,
        colour,
    );
    bar(
        s,
        &strokes(&format!("58 {y}, 66 {}", y + 11.0)),
        5.0,
        colour,
    );
    s.solid(&oval(38.0, y - 3.0, 9.0, 9.0), colour, 4.0, 2.5);
}

fn out_of_the_fight() -> Sheet {
    let mut s = pin("out_of_the_fight", OXBLOOD);
    lying(&mut s, 68.0, BONE);
    s.pen(&line(30.0, 86.0, 98.0, 86.0), 5.0, INK, 1.0);
    s
}

/// An eye before a burst of light.
fn dazzled() -> Sheet {
    let mut s = pin("dazzled", PLUM);
    s.solid(&star(64.0, 64.0, 41.0, 21.0, 12), LAMP, 4.0, 4.0);
    s.solid(
        &soft("36 64, 50 53, 64 49, 78 53, 92 64, 78 74, 64 78, 50 74"),
        BONE,
        4.0,
        3.0,
    );
    for (x0, x1) in [(56.0, 72.0), (72.0, 56.0)] {
        s.pen(&line(x0, 56.0, x1, 72.0), 6.0, INK, 1.0);
    }
    s
}

/// A figure under a dome.
fn defended() -> Sheet {
    let mut s = pin("defended", VERDIGRIS);
    s.solid(&oval(64.0, 64.0, 10.0, 10.0), BONE, 4.0, 3.0);
    s.solid(&soft_even("64 74, 80 80, 83 98, 64 101"), BONE, 4.0, 3.0);
    let dome = soft_even("64 28, 84 34, 99 52, 102 78, 64 80");
    s.paint(&dome, &LAMP.hex(), 0.4);
    let edge = bend("26 80, 29 52, 44 34, 64 28, 84 34, 99 52, 102 80");
    s.pen(&edge, 11.0, INK, 1.0);
    s.pen(&edge, 6.0, LAMP, 1.0);
    s.pen(&bend("42 58, 49 46, 60 41"), 4.0, BONE, 0.9);
    s
}

/// The corner of two walls, and nowhere to go.
fn cornered() -> Sheet {
    let mut s = pin("cornered", OCHRE.shade(0.25));
    let walls = sharp("34 34, 96 34, 96 48, 48 48, 48 96, 34 96");
    s.solid(&walls, STEEL.light(0.35), 4.0, 3.0);
    for brick in [
        "56 34, 56 48",
        "76 34, 76 48",
        "34 56, 48 56",
        "34 76, 48 76",
    ] {
        s.ink(&strokes(brick), FEATURE);
    }
    s.solid(&oval(64.0, 64.0, 9.5, 9.5), BONE, 4.0, 3.0);
    s.solid(
        &poly(&[(76.0, 76.0), (96.0, 80.0), (80.0, 96.0)]),
        OXBLOOD.light(0.2),
        4.0,
        3.0,
    );
    s
}

/// A drop with a death's head.
fn poisoned() -> Sheet {
    let mut s = pin("poisoned", VERDIGRIS.shade(0.45));
    s.solid(
        &soft_even("64 24, 71 38, 86 58, 91 74, 82 94, 64 101"),
        VENOM,
        4.5,
        5.0,
    );
    faces::skull(&mut s, 64.0, 72.0, 15.0, BONE);
    s
}

/// The marks of teeth.
fn infected() -> Sheet {
    let mut s = pin("infected", PLUM);
    for (x, y, turn) in [
        (38.0, 56.0, 40.0),
        (50.0, 43.0, 18.0),
        (64.0, 39.0, 0.0),
        (78.0, 43.0, -18.0),
        (90.0, 56.0, -40.0),
    ] {
        let tooth = sharp("-7 -9, 7 -9, 0 12").shift(x, y).turn((x, y), turn);
        s.solid(&tooth, BONE, 3.6, 2.0);
    }
    for (x, y, turn) in [
        (43.0, 82.0, -30.0),
        (57.0, 91.0, -10.0),
        (71.0, 91.0, 10.0),
        (85.0, 82.0, 30.0),
    ] {
        let tooth = sharp("-7 9, 7 9, 0 -12").shift(x, y).turn((x, y), turn);
        s.solid(&tooth, BONE, 3.6, 2.0);
    }
    s.solid(
        &soft("58 58, 68 56, 74 64, 68 73, 58 72, 53 65"),
        VENOM,
        4.0,
        3.0,
    );
    s
}

/// Two irons and their chain.
fn guarded() -> Sheet {
    let mut s = pin("guarded", LAPIS.shade(0.25));
    for (x, y) in [(44.0, 76.0), (84.0, 76.0)] {
        s.pen(&oval(x, y, 13.0, 15.0), 12.0, INK, 1.0);
        s.pen(&oval(x, y, 13.0, 15.0), 6.0, STEEL.light(0.35), 1.0);
    }
    for (x, y, turn) in [(51.0, 50.0, -35.0), (64.0, 43.0, 0.0), (77.0, 50.0, 35.0)] {
        let ring = oval(x, y, 9.0, 5.6).turn((x, y), turn);
        s.pen(&ring, 8.0, INK, 1.0);
        s.pen(&ring, 3.6, BONE, 1.0);
    }
    s
}

/// One who bears another on the shoulders.
fn carrying() -> Sheet {
    let mut s = pin("carrying", VERDIGRIS);
    bar(&mut s, &strokes("58 66, 58 82, 50 101"), 9.0, BONE);
    bar(&mut s, &strokes("62 66, 64 84, 74 100"), 9.0, BONE);
    bar(&mut s, &strokes("60 62, 60 78"), 14.0, BONE);
    lying(&mut s, 54.0, OXBLOOD.light(0.35));
    s.solid(&oval(62.0, 37.0, 9.0, 9.0), BONE, 4.0, 2.5);
    s
}

fn drunk() -> Sheet {
    let mut s = pin("drunk", OCHRE);
    s.solid(
        &even(
            64.0,
            &points("64 34, 74 34, 73 50, 90 68, 89 88, 78 97, 64 98"),
        ),
        BONE,
        4.5,
        4.0,
    );
    s.solid(
        &even(64.0, &points("64 66, 84 67, 85 84, 76 92, 64 93")),
        OXBLOOD.light(0.15),
        3.0,
        4.0,
    );
    s.solid(&sharp("57 24, 71 24, 70 36, 58 36"), OAK, 4.0, 2.0);
    s.spot(70.0, 76.0, 3.4, BONE, 0.8);
    s.spot(60.0, 84.0, 2.6, BONE, 0.8);
    s
}

/// A star in a wreath.
fn leader() -> Sheet {
    let mut s = pin("leader", LAPIS);
    for i in 0..6 {
        let angle = 0.55 + i as f32 * 0.42;
        for side in [-1.0, 1.0] {
            let at = (64.0 + side * 36.0 * angle.sin(), 64.0 + 36.0 * angle.cos());
            let turn = side * (62.0 - angle.to_degrees());
            let leaf = oval(at.0, at.1, 10.0, 5.0).turn(at, turn);
            s.solid(&leaf, VERDIGRIS.light(0.3), FEATURE * 0.8, 1.5);
        }
    }
    s.solid(&star(64.0, 63.0, 27.0, 12.0, 5), LAMP, 4.5, 4.0);
    s
}

/// A boot that runs.
fn fled() -> Sheet {
    let mut s = pin("fled", STEEL.shade(0.35));
    let boot = soft("58 32, 80 30, 80 52, 82 66, 98 76, 99 88, 64 88, 60 74, 56 54");
    s.solid(&boot, LEATHER.light(0.25), 4.5, 5.0);
    s.solid(
        &sharp("62 86, 99 86, 99 95, 62 95"),
        INK.light(0.25),
        3.5,
        2.0,
    );
    s.ink(&line(57.0, 42.0, 80.0, 41.0), FEATURE);
    for (x, y) in [(30.0, 50.0), (25.0, 66.0), (33.0, 82.0)] {
        bar(
            &mut s,
            &bend(&format!("{x} {y}, {} {}, 50 {y}", x + 10.0, y - 1.0)),
            4.0,
            BONE,
        );
    }
    s
}
