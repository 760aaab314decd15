//! Things on quays, in streets and in yards.

use super::camp::{lay, lines};
use super::thing;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAPIS, OAK, OCHRE, OXBLOOD, STEEL, STONE, Sheet, VERDIGRIS,
    bend, line, oval, rect, rounded, sharp, soft, star,
};

/// Draws all of it.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([
        winch(),
        ropes(),
        nets(),
        eel_pots(),
        bollard(),
        figurehead(),
    ]);
    out.extend([
        junk(),
        fountain(),
        planter(),
        flower_tub(),
        bell(),
        tilted_slab(),
    ]);
    out.push(niche());
}

fn winch() -> Sheet {
    let mut s = thing("winch");
    for y in [34.0, 86.0] {
        lay(&mut s, &rect(24.0, y, 80.0, 10.0), OAK.shade(0.15));
    }
    lay(
        &mut s,
        &rounded(40.0, 40.0, 48.0, 50.0, 4.0),
        OAK.light(0.1),
    );
    for i in 0..6 {
        let x = 45.0 + i as f32 * 7.6;
        s.pen(&line(x, 42.0, x + 2.0, 88.0), 4.4, INK, 0.8);
        s.pen(&line(x, 42.0, x + 2.0, 88.0), 2.4, OCHRE.light(0.4), 1.0);
    }
    s.pen(&bend("88 65, 106 64, 108 50, 118 50"), 8.0, INK, 1.0);
    s.pen(&bend("88 65, 106 64, 108 50, 118 50"), 4.2, STEEL, 1.0);
    s
}

fn coil(s: &mut Sheet, x: f32, y: f32, r: f32) {
    lay(s, &oval(x, y, r, r * 0.94), OCHRE.light(0.35));
    for share in [0.82, 0.62, 0.42] {
        s.pen(&oval(x, y, r * share, r * share * 0.94), DETAIL, INK, 0.8);
    }
    s.fill(&oval(x, y, r * 0.24, r * 0.22), INK.light(0.2));
}

fn ropes() -> Sheet {
    let mut s = thing("ropes");
    coil(&mut s, 50.0, 56.0, 30.0);
    coil(&mut s, 86.0, 88.0, 21.0);
    s.pen(&bend("76 42, 94 36, 104 48, 114 40"), 6.4, INK, 1.0);
    s.pen(
        &bend("76 42, 94 36, 104 48, 114 40"),
        3.4,
        OCHRE.light(0.35),
        1.0,
    );
    s
}

fn nets() -> Sheet {
    let mut s = thing("nets");
    let heap = soft("14 70, 24 44, 52 34, 88 30, 112 52, 114 82, 92 102, 54 98, 26 98");
    lay(&mut s, &heap, VERDIGRIS.light(0.35));
    s.clip(&heap);
    for i in 0..11 {
        let x = i as f32 * 12.0;
        s.pen(
            &bend(&format!("{x} 24, {} 64, {x} 108", x + 10.0)),
            DETAIL,
            INK,
            0.65,
        );
        s.pen(
            &bend(&format!("4 {x}, 64 {}, 124 {x}", x + 9.0)),
            DETAIL,
            INK,
            0.65,
        );
    }
    s.end();
    for (x, y) in [
        (24.0, 52.0),
        (50.0, 37.0),
        (86.0, 34.0),
        (110.0, 60.0),
        (96.0, 98.0),
        (42.0, 97.0),
    ] {
        s.flat(&oval(x, y, 6.0, 5.0), OAK.light(0.2), 1.0, FEATURE * 0.8);
    }
    s
}

fn eel_pots() -> Sheet {
    let mut s = thing("eel_pots");
    for (x, y, turn) in [(64.0, 44.0, -8.0), (60.0, 66.0, 6.0), (68.0, 90.0, -4.0)] {
        let pot = soft("16 60, 30 54, 84 56, 104 50, 110 64, 104 78, 84 72, 30 74, 16 68")
            .shift(x - 64.0, y - 64.0)
            .turn((x, y), turn);
        lay(&mut s, &pot, OCHRE.light(0.15));
        for i in 0..8 {
            let dx = x - 38.0 + i as f32 * 11.0;
            s.pen(
                &line(dx, y - 9.0, dx + 4.0, y + 9.0).turn((x, y), turn),
                DETAIL,
                INK,
                0.7,
            );
        }
    }
    s
}

fn bollard() -> Sheet {
    let mut s = thing("bollard");
    lay(&mut s, &oval(64.0, 64.0, 24.0, 24.0), STEEL.shade(0.45));
    s.flat(
        &oval(62.0, 62.0, 15.0, 15.0),
        STEEL.shade(0.2),
        1.0,
        FEATURE * 0.9,
    );
    let rope = bend("40 70, 44 92, 70 94, 90 80, 108 92, 122 84");
    s.pen(&rope, 7.4, INK, 1.0);
    s.pen(&rope, 4.2, OCHRE.light(0.35), 1.0);
    s
}

/// A carved woman from a ship's bow, lying on her back.
fn figurehead() -> Sheet {
    let mut s = thing("figurehead");
    lay(
        &mut s,
        &soft("54 52, 78 44, 112 48, 122 64, 112 82, 78 86, 54 78"),
        LAPIS.light(0.2),
    );
    lines(
        &mut s,
        &[
            "64 56, 90 54, 112 56",
            "62 66, 92 66, 116 66",
            "64 76, 90 78, 110 76",
        ],
    );
    lay(
        &mut s,
        &soft("38 52, 56 48, 64 64, 56 82, 38 78"),
        OAK.light(0.35),
    );
    lay(
        &mut s,
        &soft("6 64, 10 46, 26 40, 40 48, 44 64, 40 82, 26 88, 10 82"),
        OCHRE.light(0.1),
    );
    s.flat(
        &oval(28.0, 65.0, 12.0, 14.0),
        OAK.light(0.4),
        1.0,
        FEATURE * 0.9,
    );
    for y in [60.0, 70.0] {
        s.dot(26.0, y, 1.7);
    }
    s.ink(&line(34.0, 62.0, 34.0, 68.0), DETAIL);
    s
}

fn junk() -> Sheet {
    let mut s = thing("junk");
    lay(
        &mut s,
        &rect(24.0, 58.0, 60.0, 14.0).turn((54.0, 65.0), 24.0),
        OAK,
    );
    lay(&mut s, &star(84.0, 52.0, 24.0, 19.0, 9), STEEL.shade(0.15));
    s.flat(&oval(84.0, 52.0, 9.0, 9.0), INK.light(0.2), 1.0, DETAIL);
    lay(
        &mut s,
        &rounded(22.0, 34.0, 34.0, 26.0, 4.0).turn((40.0, 46.0), -14.0),
        OXBLOOD.light(0.2),
    );
    lay(&mut s, &oval(50.0, 92.0, 20.0, 14.0), STEEL.light(0.1));
    s.flat(&oval(50.0, 91.0, 13.0, 8.0), INK.light(0.25), 1.0, DETAIL);
    lay(
        &mut s,
        &sharp("72 80, 108 84, 104 106, 78 102"),
        OCHRE.light(0.2),
    );
    lines(&mut s, &["78 88, 102 91", "80 96, 100 98"]);
    s
}

fn fountain() -> Sheet {
    let mut s = thing("fountain");
    let water = Colour(0x7f, 0xa0, 0xb8);
    lay(&mut s, &oval(64.0, 64.0, 52.0, 52.0), STONE.light(0.3));
    for i in 0..12 {
        let joint = line(64.0, 12.0, 64.0, 22.0).turn((64.0, 64.0), i as f32 * 30.0);
        s.ink(&joint, DETAIL);
    }
    s.flat(&oval(64.0, 64.0, 42.0, 42.0), water, 1.0, FEATURE);
    for r in [34.0, 26.0] {
        s.pen(&oval(64.0, 64.0, r, r), DETAIL, BONE, 0.8);
    }
    lay(&mut s, &oval(64.0, 64.0, 18.0, 18.0), STONE.light(0.2));
    s.flat(
        &oval(64.0, 64.0, 12.0, 12.0),
        water.light(0.3),
        1.0,
        DETAIL * 1.3,
    );
    s.flat(&star(64.0, 64.0, 8.0, 3.6, 6), BONE, 1.0, DETAIL);
    s
}

fn leaves(s: &mut Sheet, places: &[(f32, f32)], flower: Colour) {
    for &(x, y) in places {
        s.flat(
            &star(x, y, 11.0, 6.0, 7),
            VERDIGRIS.light(0.12),
            1.0,
            DETAIL * 1.2,
        );
        s.flat(&oval(x + 1.0, y - 1.0, 4.2, 4.0), flower, 1.0, DETAIL);
    }
}

fn planter() -> Sheet {
    let mut s = thing("planter");
    lay(
        &mut s,
        &rounded(12.0, 42.0, 104.0, 44.0, 4.0),
        STEEL.light(0.15),
    );
    s.flat(
        &rounded(19.0, 49.0, 90.0, 30.0, 3.0),
        OAK.shade(0.5),
        1.0,
        FEATURE * 0.9,
    );
    leaves(
        &mut s,
        &[
            (30.0, 62.0),
            (48.0, 68.0),
            (64.0, 60.0),
            (82.0, 67.0),
            (98.0, 61.0),
        ],
        BONE,
    );
    s
}

fn flower_tub() -> Sheet {
    let mut s = thing("flower_tub");
    lay(&mut s, &oval(64.0, 64.0, 38.0, 38.0), OAK);
    s.flat(&oval(64.0, 64.0, 30.0, 30.0), OAK.shade(0.5), 1.0, FEATURE);
    leaves(
        &mut s,
        &[
            (52.0, 54.0),
            (76.0, 54.0),
            (64.0, 72.0),
            (46.0, 74.0),
            (82.0, 74.0),
            (64.0, 46.0),
        ],
        OXBLOOD.light(0.35),
    );
    s
}

/// Seen from below the beam it hangs on: lip, mouth and clapper.
fn bell() -> Sheet {
    let mut s = thing("bell");
    for y in [22.0, 94.0] {
        lay(&mut s, &rect(8.0, y, 112.0, 12.0), OAK.shade(0.2));
    }
    lay(&mut s, &oval(64.0, 64.0, 42.0, 42.0), OCHRE.light(0.15));
    for r in [35.0, 27.0] {
        s.pen(&oval(64.0, 64.0, r, r), DETAIL * 1.2, INK, 0.9);
    }
    s.flat(
        &oval(64.0, 64.0, 18.0, 18.0),
        OCHRE.light(0.4),
        1.0,
        FEATURE * 0.9,
    );
    lay(&mut s, &rect(14.0, 57.0, 100.0, 14.0), OAK.shade(0.1));
    lines(&mut s, &["20 62, 60 63", "70 66, 108 65"]);
    s.flat(
        &rounded(54.0, 50.0, 20.0, 28.0, 3.0),
        STEEL.shade(0.2),
        1.0,
        FEATURE,
    );
    s.pen(&bend("38 44, 46 37, 56 33"), FEATURE, BONE, 0.7);
    s
}

fn tilted_slab() -> Sheet {
    let mut s = thing("tilted_slab");
    lay(
        &mut s,
        &sharp("20 44, 84 22, 110 82, 44 106"),
        STONE.light(0.1),
    );
    s.flat(
        &sharp("44 106, 110 82, 112 92, 48 116"),
        STONE.shade(0.35),
        1.0,
        FEATURE,
    );
    lines(
        &mut s,
        &[
            "36 56, 78 40",
            "42 68, 84 53",
            "60 74, 88 65",
            "70 32, 76 48, 72 58, 82 74",
        ],
    );
    s
}

/// A recess in a wall, with a body in it.
fn niche() -> Sheet {
    let mut s = thing("niche");
    lay(
        &mut s,
        &rounded(10.0, 36.0, 108.0, 56.0, 10.0),
        STONE.shade(0.1),
    );
    s.flat(
        &rounded(19.0, 45.0, 90.0, 38.0, 8.0),
        INK.light(0.18),
        1.0,
        FEATURE,
    );
    s.flat(
        &soft("30 64, 38 55, 50 60, 88 56, 102 64, 88 73, 50 69, 38 74"),
        BONE.shade(0.14),
        1.0,
        DETAIL * 1.3,
    );
    s.fill(&oval(37.0, 62.0, 1.8, 2.2), INK);
    s.fill(&oval(37.0, 67.0, 1.8, 2.2), INK);
    lines(&mut s, &["56 60, 56 70", "66 59, 66 71", "76 58, 76 71"]);
    s
}
