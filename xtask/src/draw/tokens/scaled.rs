//! Snakes, lizards and crawlers on ship hulls.

use super::{bust, faces};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, OCHRE, OXBLOOD, Path, Sheet, VERDIGRIS, bend, line,
    oval, points, sharp, soft, soft_even, strokes,
};

/// Draws all of them.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([viper(), rattlesnake(), cave_lizard(), marsh_lizard()]);
    out.push(hull_crawler());
}

fn coil(s: &mut Sheet, path: &Path, weight: f32, skin: Colour) {
    s.pen(path, weight + 6.0, INK, 1.0);
    s.pen(path, weight, skin.shade(0.25), 1.0);
    s.pen(&path.shift(-1.6, -1.8), weight * 0.72, skin, 1.0);
}

fn forked(s: &mut Sheet, tongue: &str, fork: &str) {
    s.pen(&bend(tongue), FEATURE, OXBLOOD.light(0.15), 1.0);
    s.pen(&strokes(fork), DETAIL * 1.6, OXBLOOD.light(0.15), 1.0);
}

/// Reared up to strike, its jaws open.
fn viper() -> Sheet {
    let mut s = bust("viper");
    let skin = Colour(0x7c, 0x94, 0x4c);
    coil(
        &mut s,
        &bend("26 112, 50 120, 84 118, 104 108, 100 94"),
        20.0,
        skin.shade(0.1),
    );
    coil(
        &mut s,
        &bend("96 96, 70 106, 46 100, 50 84, 76 78, 96 64, 90 42, 74 34"),
        21.0,
        skin,
    );
    for at in [
        "56 96, 62 102, 68 97",
        "64 82, 72 84, 78 77",
        "84 72, 92 70, 94 60",
        "92 50, 86 46, 82 38",
    ] {
        s.pen(&strokes(at), FEATURE * 1.6, INK.light(0.12), 1.0);
    }
    s.shape(
        &soft("30 62, 48 52, 66 50, 70 60, 54 68, 36 72"),
        BONE.shade(0.1),
    );
    s.flat(
        &sharp("20 38, 62 48, 60 56, 34 62"),
        OXBLOOD.shade(0.2),
        1.0,
        DETAIL * 1.4,
    );
    s.shape(
        &soft("10 28, 24 18, 46 12, 70 12, 88 24, 86 42, 70 52, 52 48, 30 40, 14 38"),
        skin,
    );
    for x in [20.0, 28.0] {
        s.solid(
            &crate::ink::poly(&[(x, 37.0), (x + 5.0, 38.5), (x + 4.5, 56.0)]),
            BONE,
            FEATURE * 0.7,
            0.8,
        );
    }
    s.solid(&oval(48.0, 25.0, 6.6, 6.0), LAMP, FEATURE * 0.8, 1.5);
    s.fill(&oval(47.6, 25.4, 1.8, 5.0), INK);
    s.ink(&strokes("38 22, 50 15, 62 18"), FEATURE);
    s.dot(17.0, 28.0, 1.7);
    s.pen(
        &strokes("60 16, 68 24, 76 18, 82 28"),
        FEATURE * 1.3,
        INK.light(0.12),
        1.0,
    );
    forked(&mut s, "34 56, 20 60, 10 58", "4 54, 10 58, 5 64");
    s
}

/// Coiled, its rattle raised beside it.
fn rattlesnake() -> Sheet {
    let mut s = bust("rattlesnake");
    let skin = Colour(0xc0, 0x9c, 0x64);
    let mark = Colour(0x6c, 0x4c, 0x30);
    let tail = bend("84 104, 102 92, 106 70, 103 48");
    coil(&mut s, &tail, 9.0, skin);
    for (i, y) in [44.0, 36.0, 28.0, 20.5, 14.0].into_iter().enumerate() {
        let r = 6.6 - i as f32 * 0.75;
        s.solid(
            &oval(102.0, y, r, 4.8),
            OCHRE.light(0.45),
            FEATURE * 0.8,
            1.5,
        );
    }
    for shake in ["114 16, 119 24, 115 32", "90 16, 86 24, 89 32"] {
        s.ink(&bend(shake), DETAIL * 1.6);
    }
    for (ring, y) in [
        ("18 108, 40 98, 64 95, 88 98, 110 108", 20.0),
        ("26 92, 46 83, 64 81, 82 83, 100 92", 18.0),
    ] {
        coil(&mut s, &bend(ring), y, skin);
        for (x, at) in points(ring).into_iter().skip(1).take(3) {
            let diamond = [(x - 8.0, at), (x, at - 6.0), (x + 8.0, at), (x, at + 6.0)];
            s.solid(&crate::ink::poly(&diamond), mark, DETAIL * 1.2, 1.0);
        }
    }
    coil(&mut s, &bend("66 86, 56 76, 52 62, 56 50"), 17.0, skin);
    s.shape(
        &soft("52 20, 64 26, 76 36, 82 50, 74 60, 60 68, 52 70, 44 68, 30 60, 22 50, 28 36, 40 26"),
        skin,
    );
    s.solid(
        &sharp("52 24, 60 32, 52 42, 44 32"),
        mark,
        DETAIL * 1.2,
        1.0,
    );
    for side in [-1.0, 1.0] {
        let x = 52.0 + side * 16.0;
        s.solid(&oval(x, 47.0, 5.4, 5.0), LAMP, FEATURE * 0.8, 1.4);
        s.fill(&oval(x, 47.0, 1.6, 4.4), INK);
        s.ink(
            &line(52.0 + side * 7.0, 45.0, 52.0 + side * 24.0, 39.0),
            FEATURE * 1.1,
        );
        s.dot(52.0 + side * 4.0, 58.0, 1.6);
    }
    s.ink(&bend("34 60, 44 65, 52 64, 60 65, 70 60"), FEATURE * 0.8);
    forked(&mut s, "52 65, 51 74, 53 80", "47 88, 53 80, 58 88");
    s
}

fn cave_lizard() -> Sheet {
    let mut s = bust("cave_lizard");
    let skin = Colour(0xb4, 0xa8, 0xb0);
    let spine = Colour(0x8c, 0x4c, 0x5c);
    s.shape(
        &sharp(
            "54 26, 62 6, 72 24, 84 8, 88 28, 102 18, 100 40, 116 38, 108 58, 120 64, \
            108 80, 118 92, 100 100, 80 60",
        ),
        spine,
    );
    s.shape(
        &soft("60 50, 86 42, 104 62, 108 96, 104 126, 44 126, 52 100, 60 80"),
        skin.shade(0.15),
    );
    s.shape(
        &soft("22 88, 44 84, 66 82, 76 92, 60 104, 36 104, 22 98"),
        skin.light(0.25),
    );
    s.flat(
        &sharp("12 76, 70 78, 66 88, 26 92"),
        OXBLOOD.shade(0.35),
        1.0,
        DETAIL * 1.4,
    );
    s.shape(
        &soft("4 66, 14 54, 34 50, 46 32, 68 24, 90 34, 98 58, 88 80, 66 86, 40 78, 14 78"),
        skin,
    );
    faces::teeth(&mut s, 14.0, 62.0, 77.0, 7.0, 7);
    faces::teeth(&mut s, 30.0, 58.0, 93.0, -6.0, 4);
    s.solid(&oval(54.0, 47.0, 10.0, 9.4), BONE, FEATURE, 2.0);
    s.solid(&oval(53.0, 48.0, 5.0, 5.4), OXBLOOD.light(0.3), DETAIL, 1.0);
    s.fill(&oval(52.6, 48.0, 1.6, 4.6), INK);
    s.ink(&strokes("42 38, 56 34, 68 40"), FEATURE);
    s.dot(12.0, 64.0, 2.0);
    for (x, y) in [
        (74.0, 52.0),
        (82.0, 60.0),
        (76.0, 68.0),
        (88.0, 92.0),
        (76.0, 104.0),
        (90.0, 110.0),
    ] {
        s.ink(
            &bend(&format!(
                "{} {y}, {x} {}, {} {y}",
                x - 4.0,
                y + 4.0,
                x + 4.0
            )),
            DETAIL,
        );
    }
    s
}

/// Its frill spread.
fn marsh_lizard() -> Sheet {
    let mut s = bust("marsh_lizard");
    let skin = Colour(0x5c, 0x98, 0x84);
    let frill = Colour(0xd8, 0x8c, 0x3c);
    let half = "64 8, 78 14, 86 4, 96 18, 108 12, 112 30, 124 32, 118 50, 125 62, 114 74, \
        116 90, 100 94, 94 106, 80 100, 64 108";
    s.shape(&crate::ink::sharp_even(half), frill);
    for rib in [
        "74 40, 86 8",
        "80 46, 107 16",
        "84 54, 122 34",
        "86 64, 122 62",
        "84 74, 114 88",
    ] {
        for rib in [strokes(rib), strokes(rib).mirror(64.0)] {
            s.pen(&rib, FEATURE, OXBLOOD, 1.0);
        }
    }
    s.shape(
        &soft_even("64 84, 82 92, 94 110, 94 126, 64 130"),
        skin.shade(0.12),
    );
    s.shape(&soft_even("64 26, 78 32, 88 50, 86 72, 76 92, 64 98"), skin);
    for side in [-1.0, 1.0] {
        let x = 64.0 + side * 16.0;
        s.shape(&oval(x, 44.0, 11.0, 10.4), skin.light(0.15));
        s.solid(&oval(x, 44.0, 7.0, 6.6), LAMP, DETAIL * 1.4, 1.5);
        s.fill(&oval(x, 44.0, 5.6, 1.8), INK);
    }
    for x in [59.0, 69.0] {
        s.dot(x, 66.0, 1.9);
    }
    s.flat(
        &soft_even("64 74, 76 72, 82 78, 72 90, 64 92"),
        OXBLOOD.shade(0.35),
        1.0,
        FEATURE * 0.9,
    );
    faces::teeth(&mut s, 50.0, 78.0, 74.5, 6.0, 5);
    forked(&mut s, "64 84, 65 96, 62 106", "56 114, 62 106, 68 114");
    for mark in [
        "58 34, 64 38, 70 34",
        "59 42, 64 46, 69 42",
        "60 50, 64 54, 68 50",
    ] {
        s.ink(&bend(mark), DETAIL * 1.2);
    }
    s
}

/// Armoured, with claws to cling and a ring of eyes.
fn hull_crawler() -> Sheet {
    let mut s = bust("hull_crawler");
    let shell = Colour(0x6c, 0x74, 0x88);
    for side in [false, true] {
        let flip = |path: Path| if side { path.mirror(64.0) } else { path };
        for leg in [
            "84 76, 104 74, 116 92, 110 112",
            "86 64, 110 54, 122 68, 122 86",
            "78 86, 92 94, 98 112, 90 122",
        ] {
            let leg = flip(strokes(leg));
            s.pen(&leg, 12.0, INK, 1.0);
            s.pen(&leg, 7.0, shell.shade(0.2), 1.0);
        }
        // The claws it holds up.
        s.pen(&flip(bend("84 56, 98 48, 102 36")), 15.0, INK, 1.0);
        s.pen(&flip(bend("84 56, 98 48, 102 36")), 9.5, shell, 1.0);
        s.shape(
            &flip(soft("96 38, 90 22, 96 6, 104 2, 100 18, 106 28")),
            shell.light(0.1),
        );
        s.shape(
            &flip(soft("104 40, 118 30, 120 12, 114 2, 112 18, 102 28")),
            shell.light(0.2),
        );
    }
    s.shape(&soft_even("64 26, 88 34, 98 58, 92 84, 64 92"), shell);
    for rib in [
        "36 46, 64 36, 92 46",
        "32 58, 64 48, 96 58",
        "32 70, 64 60, 96 70",
    ] {
        s.ink(&bend(rib), DETAIL * 1.6);
    }
    s.shape(
        &soft_even("64 64, 82 70, 86 86, 76 102, 64 106"),
        shell.light(0.22),
    );
    for (x, y, r) in [
        (54.0, 80.0, 5.6),
        (74.0, 80.0, 5.6),
        (64.0, 74.0, 4.0),
        (46.0, 87.0, 3.4),
        (82.0, 87.0, 3.4),
    ] {
        s.solid(&oval(x, y, r, r), VERDIGRIS.light(0.55), DETAIL * 1.3, 1.3);
        s.dot(x, y + 0.6, r * 0.42);
    }
    s.flat(
        &soft_even("64 90, 74 92, 70 104, 64 106"),
        OXBLOOD.shade(0.4),
        1.0,
        DETAIL * 1.4,
    );
    faces::teeth(&mut s, 56.0, 72.0, 91.5, 6.0, 4);
    faces::teeth(&mut s, 58.0, 70.0, 104.0, -5.0, 3);
    s
}
