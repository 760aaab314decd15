//! Furnishings of rooms.

use super::camp::{lay, lines};
use super::thing;
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LAMP, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, STONE, Sheet, VERDIGRIS,
    bend, line, oval, rect, rounded, sharp, soft, star,
};

/// Draws all of it.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([bar("bar", true), bar("counter", false), stool(), armchair()]);
    out.extend([desk(), piano(), stove(), hearth(), strongbox()]);
}

/// A counter that runs the full width, so that several make a long one.
fn bar(name: &str, drinks: bool) -> Sheet {
    let mut s = thing(name);
    lay(&mut s, &rect(-3.0, 42.0, 134.0, 44.0), OAK.shade(0.08));
    lines(&mut s, &["0 52, 128 52", "0 64, 128 64", "0 76, 128 76"]);
    s.pen(&line(-3.0, 46.0, 131.0, 46.0), 3.0, OCHRE.light(0.2), 1.0);
    if drinks {
        for (x, y, tone) in [
            (28.0, 60.0, OXBLOOD),
            (44.0, 70.0, OCHRE),
            (96.0, 62.0, VERDIGRIS),
        ] {
            s.flat(&oval(x, y, 7.0, 7.0), tone.light(0.2), 1.0, FEATURE * 0.9);
            s.flat(&oval(x, y, 3.0, 3.0), BONE, 1.0, DETAIL);
        }
        s.flat(
            &rounded(66.0, 56.0, 14.0, 14.0, 3.0),
            STEEL.light(0.2),
            1.0,
            FEATURE * 0.9,
        );
        s.flat(&oval(73.0, 63.0, 4.4, 4.4), LAMP, 1.0, DETAIL);
        return s;
    }
    s.flat(
        &rect(22.0, 54.0, 30.0, 22.0).turn((37.0, 65.0), -6.0),
        BONE,
        1.0,
        DETAIL * 1.2,
    );
    lines(&mut s, &["27 62, 46 60", "28 68, 46 66"]);
    s.flat(
        &rounded(78.0, 54.0, 26.0, 22.0, 3.0),
        STEEL,
        1.0,
        FEATURE * 0.9,
    );
    for x in [85.0, 91.0, 97.0] {
        s.spot(x, 65.0, 2.0, OCHRE.light(0.4), 1.0);
    }
    s
}

fn stool() -> Sheet {
    let mut s = thing("stool");
    lay(&mut s, &oval(64.0, 64.0, 23.0, 23.0), OAK);
    s.pen(&oval(64.0, 64.0, 17.0, 17.0), DETAIL, INK, 0.7);
    lines(&mut s, &["52 56, 72 54", "50 66, 78 64", "56 75, 72 74"]);
    for (x, y) in [(64.0, 45.0), (48.0, 74.0), (80.0, 74.0)] {
        s.dot(x, y, 2.6);
    }
    s
}

fn armchair() -> Sheet {
    let mut s = thing("armchair");
    let cloth = OXBLOOD.light(0.12);
    lay(&mut s, &rounded(28.0, 30.0, 72.0, 70.0, 12.0), cloth);
    s.flat(
        &rounded(40.0, 50.0, 48.0, 46.0, 7.0),
        cloth.light(0.18),
        1.0,
        FEATURE * 0.9,
    );
    for x in [28.0, 86.0] {
        s.flat(
            &rounded(x, 46.0, 14.0, 54.0, 6.0),
            cloth.shade(0.15),
            1.0,
            FEATURE * 0.9,
        );
    }
    for x in [48.0, 64.0, 80.0] {
        s.dot(x, 40.0, 1.8);
    }
    s.ink(&bend("50 66, 64 62, 78 66"), DETAIL);
    s
}

fn desk() -> Sheet {
    let mut s = thing("desk");
    lay(
        &mut s,
        &rounded(12.0, 36.0, 104.0, 54.0, 3.0),
        OAK.shade(0.12),
    );
    s.flat(
        &rounded(32.0, 44.0, 56.0, 36.0, 2.0),
        VERDIGRIS.shade(0.15),
        1.0,
        FEATURE * 0.8,
    );
    s.flat(
        &sharp("42 50, 68 46, 72 70, 46 74"),
        BONE,
        1.0,
        DETAIL * 1.2,
    );
    lines(&mut s, &["47 56, 65 53", "48 62, 66 59", "49 68, 62 66"]);
    s.flat(
        &oval(100.0, 48.0, 6.0, 6.0),
        INK.light(0.2),
        1.0,
        FEATURE * 0.8,
    );
    s.pen(&bend("100 48, 92 60, 82 66"), FEATURE * 0.9, BONE, 1.0);
    s.flat(&oval(100.0, 76.0, 7.0, 7.0), LAMP, 1.0, FEATURE * 0.8);
    lay(&mut s, &rounded(50.0, 92.0, 28.0, 20.0, 6.0), LEATHER);
    s
}

fn piano() -> Sheet {
    let mut s = thing("piano");
    lay(&mut s, &rect(8.0, 28.0, 112.0, 42.0), OXBLOOD.shade(0.5));
    lines(&mut s, &["12 34, 116 34"]);
    s.flat(&rect(8.0, 66.0, 112.0, 22.0), OAK.shade(0.4), 1.0, FEATURE);
    s.flat(&rect(16.0, 70.0, 96.0, 16.0), BONE, 1.0, DETAIL * 1.3);
    for i in 1..14 {
        let x = 16.0 + i as f32 * 6.85;
        s.ink(&line(x, 71.0, x, 85.0), 1.0);
        if i % 7 != 0 && i % 7 != 3 {
            s.pen(&line(x, 71.0, x, 79.0), 3.2, INK, 1.0);
        }
    }
    s.flat(
        &sharp("50 44, 78 44, 80 60, 48 60"),
        BONE,
        1.0,
        DETAIL * 1.2,
    );
    lay(&mut s, &oval(64.0, 104.0, 14.0, 11.0), OAK);
    s
}

fn stove() -> Sheet {
    let mut s = thing("stove");
    let iron = STEEL.shade(0.5);
    lay(&mut s, &rounded(26.0, 34.0, 76.0, 62.0, 6.0), iron);
    for (x, y) in [(46.0, 52.0), (82.0, 52.0), (46.0, 78.0)] {
        s.flat(
            &oval(x, y, 11.0, 11.0),
            iron.light(0.16),
            1.0,
            FEATURE * 0.9,
        );
        s.pen(&oval(x, y, 6.0, 6.0), DETAIL, INK, 1.0);
    }
    s.flat(
        &oval(82.0, 78.0, 12.0, 12.0),
        OCHRE.light(0.1),
        1.0,
        FEATURE * 0.9,
    );
    s.flat(&oval(82.0, 78.0, 7.0, 7.0), OXBLOOD.light(0.2), 1.0, DETAIL);
    lay(&mut s, &oval(64.0, 30.0, 11.0, 11.0), iron.light(0.1));
    s.fill(&oval(64.0, 30.0, 6.0, 6.0), INK);
    s
}

fn hearth() -> Sheet {
    let mut s = thing("hearth");
    lay(
        &mut s,
        &sharp("8 30, 120 30, 120 84, 92 84, 86 62, 42 62, 36 84, 8 84"),
        STONE.light(0.15),
    );
    lines(
        &mut s,
        &[
            "28 32, 28 82",
            "46 32, 46 60",
            "64 32, 64 60",
            "82 32, 82 60",
            "100 32, 100 82",
            "9 58, 27 58",
            "101 58, 119 58",
        ],
    );
    s.fill(&sharp("42 62, 86 62, 91 84, 37 84"), INK.light(0.14));
    let glow = s.radial((64.0, 76.0), 42.0, &[(0.0, LAMP, 0.8), (1.0, LAMP, 0.0)]);
    s.paint(&oval(64.0, 78.0, 42.0, 32.0), &glow, 1.0);
    s.flat(
        &star(64.0, 76.0, 15.0, 8.0, 9),
        OXBLOOD.light(0.25),
        1.0,
        DETAIL * 1.2,
    );
    s.flat(&star(64.0, 76.0, 9.0, 5.0, 8), LAMP, 1.0, DETAIL);
    s
}

fn strongbox() -> Sheet {
    let mut s = thing("strongbox");
    lay(
        &mut s,
        &rounded(26.0, 34.0, 76.0, 62.0, 4.0),
        STEEL.shade(0.35),
    );
    s.flat(
        &rounded(34.0, 42.0, 60.0, 46.0, 3.0),
        STEEL.shade(0.15),
        1.0,
        FEATURE,
    );
    for (x, y) in [(30.0, 38.0), (98.0, 38.0), (30.0, 92.0), (98.0, 92.0)] {
        s.dot(x, y, 1.8);
    }
    s.flat(
        &oval(64.0, 65.0, 13.0, 13.0),
        OCHRE.light(0.2),
        1.0,
        FEATURE,
    );
    for i in 0..4 {
        let spoke = line(64.0, 54.0, 64.0, 65.0).turn((64.0, 65.0), i as f32 * 90.0 + 45.0);
        s.ink(&spoke, FEATURE);
    }
    s.pen(&soft("40 48, 52 46, 48 50"), DETAIL, BONE, 0.6);
    s
}
