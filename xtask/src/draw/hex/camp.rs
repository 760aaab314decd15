//! Things standing outdoors.

use super::{grounded, thing};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LEATHER, OAK, OCHRE, OXBLOOD, Path, STEEL, STONE, Sheet,
    bend, line, oval, rect, rounded, sharp, soft, strokes,
};

/// Draws all of it.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([crate_of_wood(), cart(), wagon(false), wagon(true)]);
    out.extend([log(), woodpile(), haystack(), trough(), hitching_rail()]);
    out.extend([stake(), hut_wall(), shack(), water_tower(), pump(), rails()]);
}

/// A thing with a shadow and an outline.
pub(super) fn lay(s: &mut Sheet, path: &Path, colour: Colour) {
    grounded(s, path);
    s.flat(path, colour, 1.0, FEATURE * 1.1);
}

/// Thin lines, one per text.
pub(super) fn lines(s: &mut Sheet, texts: &[&str]) {
    for text in texts {
        s.pen(&strokes(text), DETAIL, INK, 0.8);
    }
}

fn wheel(s: &mut Sheet, x: f32, y: f32) {
    lay(
        s,
        &rounded(x - 13.0, y - 4.5, 26.0, 9.0, 4.0),
        OAK.shade(0.35),
    );
    s.dot(x, y, 1.8);
}

fn crate_of_wood() -> Sheet {
    let mut s = thing("crate");
    lay(&mut s, &rect(30.0, 30.0, 68.0, 68.0), OAK.light(0.1));
    lines(
        &mut s,
        &[
            "44 32, 44 96",
            "57 32, 57 96",
            "71 32, 71 96",
            "84 32, 84 96",
        ],
    );
    let brace = sharp("30 36, 37 30, 98 92, 91 98");
    s.flat(&brace, OAK, 1.0, FEATURE * 0.8);
    for (x, y, w, h) in [(30.0, 30.0, 68.0, 11.0), (30.0, 87.0, 68.0, 11.0)] {
        s.flat(&rect(x, y, w, h), OAK.shade(0.12), 1.0, FEATURE * 0.8);
    }
    for (x, y) in [(36.0, 35.5), (92.0, 35.5), (36.0, 92.5), (92.0, 92.5)] {
        s.dot(x, y, 1.6);
    }
    s
}

fn cart() -> Sheet {
    let mut s = thing("cart");
    for y in [50.0, 78.0] {
        s.flat(
            &rect(84.0, y - 2.5, 40.0, 5.0),
            OAK.shade(0.2),
            1.0,
            DETAIL * 1.3,
        );
    }
    s.flat(
        &rect(119.0, 46.0, 5.0, 36.0),
        OAK.shade(0.2),
        1.0,
        DETAIL * 1.3,
    );
    wheel(&mut s, 48.0, 30.0);
    wheel(&mut s, 48.0, 98.0);
    s.ink(&line(48.0, 30.0, 48.0, 98.0), FEATURE * 1.3);
    lay(
        &mut s,
        &rounded(10.0, 38.0, 78.0, 52.0, 3.0),
        OAK.light(0.1),
    );
    lines(&mut s, &["14 51, 84 51", "14 64, 84 64", "14 77, 84 77"]);
    s.pen(
        &rounded(14.0, 42.0, 70.0, 44.0, 2.0),
        DETAIL * 1.2,
        INK,
        0.9,
    );
    s.flat(
        &soft("22 58, 30 46, 48 48, 50 62, 38 70, 26 68"),
        BONE.shade(0.12),
        1.0,
        DETAIL * 1.3,
    );
    s.flat(
        &soft("46 70, 56 58, 72 62, 74 78, 60 82"),
        LEATHER.light(0.25),
        1.0,
        DETAIL * 1.3,
    );
    s.ink(&bend("54 64, 58 70, 66 66"), DETAIL);
    s
}

/// Its cover drawn over hoops, or barred for the dead.
fn wagon(dead: bool) -> Sheet {
    let mut s = thing(if dead { "dead_wagon" } else { "wagon" });
    s.flat(
        &rect(98.0, 61.5, 28.0, 5.0),
        OAK.shade(0.2),
        1.0,
        DETAIL * 1.3,
    );
    for (x, y) in [(28.0, 24.0), (28.0, 104.0), (84.0, 28.0), (84.0, 100.0)] {
        wheel(&mut s, x, y);
    }
    if dead {
        lay(&mut s, &rect(8.0, 33.0, 92.0, 62.0), OAK.shade(0.45));
        for x in [22.0, 38.0, 54.0, 70.0, 86.0] {
            s.pen(&line(x, 35.0, x, 93.0), FEATURE, STEEL.shade(0.2), 1.0);
        }
        s.flat(
            &soft("20 60, 40 46, 74 50, 86 66, 70 80, 36 80"),
            BONE.shade(0.18),
            1.0,
            FEATURE * 0.8,
        );
        lines(&mut s, &["36 56, 46 62, 60 58", "40 72, 54 70, 68 74"]);
        return s;
    }
    lay(
        &mut s,
        &rounded(6.0, 32.0, 94.0, 64.0, 8.0),
        BONE.shade(0.05),
    );
    for x in [24.0, 44.0, 64.0, 84.0] {
        s.pen(
            &bend(&format!("{x} 33, {} 64, {x} 95", x + 4.0)),
            DETAIL * 1.3,
            INK,
            0.7,
        );
    }
    s.hatch_in(&rect(8.0, 80.0, 90.0, 14.0), -45.0, 5.0, 1.1, INK, 0.5);
    s
}

fn log() -> Sheet {
    let mut s = thing("log");
    lay(
        &mut s,
        &soft("10 56, 30 50, 70 52, 112 48, 118 60, 114 74, 72 76, 30 80, 12 76"),
        OAK.shade(0.2),
    );
    s.flat(&oval(14.0, 66.0, 8.0, 13.0), OAK.light(0.3), 1.0, FEATURE);
    s.pen(&oval(14.0, 66.0, 4.0, 7.0), DETAIL, INK, 0.8);
    lines(
        &mut s,
        &[
            "30 58, 60 57, 84 59",
            "40 66, 74 66",
            "56 72, 92 70",
            "88 54, 104 55",
        ],
    );
    s.flat(
        &soft("80 50, 84 38, 92 38, 92 50"),
        OAK.shade(0.2),
        1.0,
        FEATURE,
    );
    s
}

fn woodpile() -> Sheet {
    let mut s = thing("woodpile");
    for (row, y) in [40.0, 58.0, 76.0].into_iter().enumerate() {
        for column in 0..2 {
            let x = 14.0 + column as f32 * 50.0 + if row == 1 { 3.0 } else { 0.0 };
            let tone = OAK.light(s.chance.between(0.0, 0.3)).shade(0.1);
            lay(&mut s, &rounded(x, y, 48.0, 16.0, 5.0), tone);
            s.flat(
                &oval(x + 4.0, y + 8.0, 4.0, 7.0),
                OAK.light(0.45),
                1.0,
                DETAIL,
            );
            s.pen(&line(x + 14.0, y + 6.0, x + 40.0, y + 7.0), 1.0, INK, 0.6);
        }
    }
    s
}

fn haystack() -> Sheet {
    let mut s = thing("haystack");
    let hay = OCHRE.light(0.35);
    let heap = soft("20 66, 26 40, 48 24, 78 22, 102 40, 108 68, 98 94, 70 108, 40 102, 24 88");
    lay(&mut s, &heap, hay);
    for i in 0..34 {
        let turn = i as f32 * 2.4;
        let r = 6.0 + 34.0 * ((i as f32 + 0.5) / 34.0).sqrt();
        let (x, y) = (64.0 + r * turn.cos(), 65.0 + r * turn.sin());
        let reach = s.chance.between(4.0, 8.0);
        let lean = turn + s.chance.around(0.9);
        s.pen(
            &line(x, y, x + reach * lean.cos(), y + reach * lean.sin()),
            DETAIL,
            if i % 3 == 0 { OCHRE.shade(0.5) } else { INK },
            0.7,
        );
    }
    for straw in [
        "18 84, 8 90",
        "100 98, 110 106",
        "108 52, 120 48",
        "40 20, 36 10",
    ] {
        s.ink(&strokes(straw), DETAIL);
    }
    s.pen(&line(74.0, 54.0, 112.0, 20.0), 7.0, INK, 1.0);
    s.pen(&line(74.0, 54.0, 112.0, 20.0), 3.6, OAK, 1.0);
    s
}

fn trough() -> Sheet {
    let mut s = thing("trough");
    lay(&mut s, &rounded(10.0, 44.0, 108.0, 40.0, 3.0), OAK);
    s.flat(
        &rounded(17.0, 51.0, 94.0, 26.0, 2.0),
        Colour(0x6f, 0x8f, 0xa8),
        1.0,
        FEATURE * 0.9,
    );
    for wave in [
        "28 60, 36 57, 44 60, 52 57",
        "66 66, 74 63, 82 66, 90 63",
        "46 70, 54 68, 60 70",
    ] {
        s.pen(&bend(wave), DETAIL, INK, 0.7);
    }
    s
}

fn hitching_rail() -> Sheet {
    let mut s = thing("hitching_rail");
    lay(
        &mut s,
        &rounded(6.0, 58.0, 116.0, 11.0, 4.0),
        OAK.light(0.05),
    );
    lines(&mut s, &["16 62, 60 63", "70 64, 110 63"]);
    for x in [22.0, 106.0] {
        lay(&mut s, &oval(x, 63.5, 9.5, 9.5), OAK.shade(0.2));
        s.pen(&oval(x, 63.5, 5.0, 5.0), DETAIL * 0.9, INK, 0.7);
    }
    s.pen(&bend("56 58, 54 72, 60 82, 54 96, 62 104"), 5.4, INK, 1.0);
    s.pen(
        &bend("56 58, 54 72, 60 82, 54 96, 62 104"),
        2.6,
        LEATHER.light(0.2),
        1.0,
    );
    s
}

/// A stake in a heap of faggots.
fn stake() -> Sheet {
    let mut s = thing("stake");
    for i in 0..14 {
        let turn = i as f32 * 26.0 + s.chance.around(8.0);
        let stick = rect(76.0, 60.0, s.chance.between(26.0, 38.0), 8.0).turn((64.0, 64.0), turn);
        let tone = OAK.shade(s.chance.between(0.0, 0.35));
        lay(&mut s, &stick, tone);
    }
    lay(&mut s, &oval(64.0, 64.0, 15.0, 15.0), OAK.shade(0.3));
    s.pen(&oval(64.0, 64.0, 8.0, 8.0), DETAIL, INK, 0.8);
    s.pen(&oval(64.0, 64.0, 13.0, 13.0), 3.0, BONE, 0.9);
    s
}

fn hut_wall() -> Sheet {
    let mut s = thing("hut_wall");
    lay(
        &mut s,
        &sharp("4 30, 124 30, 124 98, 4 98"),
        OCHRE.light(0.1),
    );
    s.pen(&line(4.0, 64.0, 124.0, 64.0), FEATURE * 1.3, INK, 1.0);
    for row in 0..4 {
        let y = 34.0 + row as f32 * 16.0;
        for i in 0..13 {
            let x = 8.0 + i as f32 * 9.2 + s.chance.around(2.0);
            s.pen(&line(x, y, x + lean(row), y + 11.0), DETAIL, INK, 0.6);
        }
    }
    s
}

/// Slant of a row of thatch, alternating left and right.
fn lean(row: i32) -> f32 {
    if row % 2 == 0 { 2.0 } else { -2.0 }
}

fn shack() -> Sheet {
    let mut s = thing("shack");
    lay(
        &mut s,
        &sharp("8 26, 120 26, 120 102, 8 102"),
        OAK.shade(0.12),
    );
    for i in 1..9 {
        let y = 26.0 + i as f32 * 8.4;
        s.pen(&line(9.0, y, 119.0, y), DETAIL, INK, 0.7);
    }
    for (x, y) in [
        (36.0, 30.0),
        (82.0, 39.0),
        (54.0, 56.0),
        (96.0, 72.0),
        (30.0, 81.0),
        (70.0, 89.0),
    ] {
        s.pen(&line(x, y, x, y + 8.0), DETAIL, INK, 0.7);
    }
    s.flat(&rect(84.0, 34.0, 18.0, 18.0), STONE, 1.0, FEATURE);
    s.fill(&rect(88.0, 38.0, 10.0, 10.0), INK.light(0.1));
    s.flat(
        &sharp("22 62, 48 58, 50 78, 24 80"),
        OAK.light(0.3),
        1.0,
        DETAIL * 1.3,
    );
    s
}

fn water_tower() -> Sheet {
    let mut s = thing("water_tower");
    for (x, y) in [(20.0, 20.0), (108.0, 20.0), (20.0, 108.0), (108.0, 108.0)] {
        s.pen(&line(64.0, 64.0, x, y), 11.0, INK, 1.0);
        s.pen(&line(64.0, 64.0, x, y), 6.6, OAK.shade(0.25), 1.0);
    }
    lay(&mut s, &oval(64.0, 64.0, 46.0, 46.0), OAK.light(0.08));
    for i in 0..16 {
        let spoke = line(64.0, 24.0, 64.0, 34.0).turn((64.0, 64.0), i as f32 * 22.5);
        s.ink(&spoke, DETAIL);
    }
    for r in [46.0, 40.0] {
        s.pen(&oval(64.0, 64.0, r, r), FEATURE * 0.9, INK, 1.0);
    }
    s.flat(
        &oval(64.0, 64.0, 30.0, 30.0),
        Colour(0x6f, 0x8f, 0xa8),
        1.0,
        FEATURE,
    );
    for wave in ["46 58, 54 55, 62 58, 70 55", "58 72, 66 69, 74 72, 82 69"] {
        s.pen(&bend(wave), DETAIL, INK, 0.7);
    }
    s
}

fn pump() -> Sheet {
    let mut s = thing("pump");
    lay(
        &mut s,
        &rounded(30.0, 34.0, 68.0, 66.0, 6.0),
        STONE.light(0.2),
    );
    s.pen(&rounded(37.0, 41.0, 54.0, 52.0, 4.0), DETAIL, INK, 0.7);
    lay(&mut s, &rect(60.0, 70.0, 8.0, 24.0), STEEL.shade(0.3));
    lay(&mut s, &oval(64.0, 62.0, 14.0, 14.0), OXBLOOD.light(0.1));
    s.flat(&oval(64.0, 62.0, 7.0, 7.0), STEEL, 1.0, DETAIL);
    s.pen(&bend("64 62, 84 50, 104 44"), 8.0, INK, 1.0);
    s.pen(&bend("64 62, 84 50, 104 44"), 4.4, STEEL, 1.0);
    s
}

/// Sleepers and two rails from left to right.
fn rails() -> Sheet {
    let mut s = thing("rails");
    for i in 0..5 {
        let x = i as f32 * 25.6 + 4.8;
        lay(&mut s, &rect(x, 26.0, 16.0, 76.0), OAK.shade(0.25));
        s.pen(&line(x + 7.0, 32.0, x + 8.0, 96.0), 1.0, INK, 0.5);
    }
    for y in [42.0, 86.0] {
        s.pen(&line(-4.0, y, 132.0, y), 8.6, INK, 1.0);
        s.stroke(&line(-4.0, y, 132.0, y), 4.6, 1.0, STEEL.light(0.2), 1.0);
    }
    s
}
