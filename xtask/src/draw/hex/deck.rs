//! Furnishings of ships and stations.

use super::camp::{lay, lines};
use super::thing;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, OCHRE, OXBLOOD, STEEL, Sheet, VERDIGRIS, bend, line,
    oval, rect, rounded, sharp, star, strokes,
};

/// Draws all of it.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([console(), seat(), scanner(), locker(), vent(), star_crate()]);
    out.extend([container(), engine(), machine_core(), pylon(), ship_strut()]);
    out.push(fuel_drum());
}

/// The grey-green of machines on parchment.
const HULL: Colour = Colour(0x9a, 0xa6, 0xa4);

fn glow(s: &mut Sheet, x: f32, y: f32, r: f32, colour: Colour) {
    let paint = s.radial(
        (x, y),
        r,
        &[(0.0, colour.light(0.5), 0.9), (1.0, colour, 0.0)],
    );
    s.paint(&oval(x, y, r, r), &paint, 1.0);
}

fn console() -> Sheet {
    let mut s = thing("console");
    lay(
        &mut s,
        &sharp("10 40, 28 28, 100 28, 118 40, 118 78, 92 74, 84 64, 44 64, 36 74, 10 78"),
        HULL,
    );
    s.flat(
        &sharp("30 34, 98 34, 94 52, 34 52"),
        VERDIGRIS.light(0.3),
        1.0,
        FEATURE * 0.9,
    );
    for line in ["38 48, 46 40, 54 46, 64 38", "72 40, 90 40", "72 46, 86 46"] {
        s.pen(&strokes(line), DETAIL, BONE, 1.0);
    }
    for (x, y, tone) in [
        (18.0, 48.0, OXBLOOD),
        (18.0, 58.0, OCHRE),
        (18.0, 68.0, VERDIGRIS),
        (110.0, 48.0, OCHRE),
        (110.0, 58.0, OXBLOOD),
        (110.0, 68.0, OCHRE),
    ] {
        s.flat(&oval(x, y, 3.4, 3.4), tone.light(0.3), 1.0, DETAIL);
    }
    for x in [46.0, 56.0, 66.0, 76.0] {
        s.flat(&rect(x, 55.5, 7.0, 5.0), BONE, 1.0, 1.0);
    }
    lay(
        &mut s,
        &rounded(48.0, 78.0, 32.0, 28.0, 9.0),
        STEEL.shade(0.35),
    );
    s.pen(&bend("50 98, 64 103, 78 98"), FEATURE, INK, 1.0);
    s
}

fn seat() -> Sheet {
    let mut s = thing("seat");
    lay(
        &mut s,
        &rounded(34.0, 32.0, 60.0, 66.0, 14.0),
        STEEL.shade(0.3),
    );
    s.flat(
        &rounded(43.0, 48.0, 42.0, 44.0, 8.0),
        STEEL.light(0.1),
        1.0,
        FEATURE * 0.9,
    );
    for x in [26.0, 90.0] {
        lay(&mut s, &rounded(x, 52.0, 12.0, 36.0, 5.0), HULL);
    }
    for strap in ["50 50, 64 72, 78 50", "64 72, 64 92"] {
        s.pen(&strokes(strap), FEATURE, OXBLOOD, 1.0);
    }
    s.flat(
        &rounded(48.0, 34.0, 32.0, 12.0, 5.0),
        STEEL.shade(0.1),
        1.0,
        DETAIL * 1.3,
    );
    s
}

fn scanner() -> Sheet {
    let mut s = thing("scanner");
    lay(&mut s, &rounded(30.0, 30.0, 68.0, 68.0, 12.0), HULL);
    s.flat(&oval(64.0, 64.0, 28.0, 28.0), INK.light(0.16), 1.0, FEATURE);
    for r in [20.0, 11.0] {
        s.pen(&oval(64.0, 64.0, r, r), DETAIL, VERDIGRIS.light(0.5), 0.9);
    }
    s.paint(
        &sharp("64 64, 64 37, 84 45"),
        &VERDIGRIS.light(0.5).hex(),
        0.6,
    );
    s.pen(
        &line(64.0, 64.0, 64.0, 37.0),
        DETAIL * 1.3,
        VERDIGRIS.light(0.6),
        1.0,
    );
    for (x, y) in [(74.0, 54.0), (52.0, 72.0)] {
        s.spot(x, y, 2.6, LAMP, 1.0);
    }
    s
}

fn locker() -> Sheet {
    let mut s = thing("locker");
    lay(&mut s, &rect(14.0, 40.0, 100.0, 46.0), HULL.shade(0.1));
    for x in [47.0, 81.0] {
        s.ink(&line(x, 41.0, x, 85.0), FEATURE * 0.9);
    }
    for x in [22.0, 55.0, 89.0] {
        for y in [48.0, 54.0] {
            s.ink(&line(x, y, x + 17.0, y), DETAIL);
        }
        s.spot(x + 16.0, 72.0, 2.6, OCHRE, 1.0);
    }
    s
}

fn vent() -> Sheet {
    let mut s = thing("vent");
    lay(&mut s, &oval(64.0, 64.0, 42.0, 42.0), HULL);
    s.flat(&oval(64.0, 64.0, 34.0, 34.0), INK.light(0.14), 1.0, FEATURE);
    for i in 0..6 {
        let blade =
            crate::ink::soft("64 60, 76 44, 90 50, 86 60").turn((64.0, 64.0), i as f32 * 60.0);
        s.flat(&blade, STEEL, 1.0, DETAIL * 1.3);
    }
    s.flat(
        &oval(64.0, 64.0, 8.0, 8.0),
        STEEL.shade(0.3),
        1.0,
        FEATURE * 0.9,
    );
    for i in 0..8 {
        let bolt = oval(64.0, 26.0, 1.8, 1.8).turn((64.0, 64.0), i as f32 * 45.0);
        s.fill(&bolt, INK);
    }
    s
}

fn star_crate() -> Sheet {
    let mut s = thing("star_crate");
    lay(
        &mut s,
        &sharp("30 38, 38 30, 90 30, 98 38, 98 90, 90 98, 38 98, 30 90"),
        HULL,
    );
    s.pen(
        &rounded(38.0, 38.0, 52.0, 52.0, 5.0),
        FEATURE * 0.9,
        INK,
        1.0,
    );
    s.flat(&rect(30.0, 58.0, 68.0, 12.0), OCHRE, 1.0, FEATURE * 0.8);
    for i in 0..6 {
        let x = 33.0 + i as f32 * 11.4;
        s.fill(
            &crate::ink::poly(&[(x, 70.0), (x + 5.0, 70.0), (x + 9.0, 58.0), (x + 4.0, 58.0)]),
            INK,
        );
    }
    for (x, y) in [(64.0, 46.0), (64.0, 82.0)] {
        s.flat(
            &rounded(x - 9.0, y - 4.0, 18.0, 8.0, 3.0),
            STEEL.shade(0.35),
            1.0,
            DETAIL * 1.2,
        );
    }
    s
}

/// Runs the full width, so that two make a longer one.
fn container() -> Sheet {
    let mut s = thing("container");
    let paint = VERDIGRIS.mix(STEEL, 0.25);
    lay(&mut s, &rect(0.0, 30.0, 128.0, 68.0), paint);
    for i in 1..10 {
        let x = i as f32 * 12.8;
        s.ink(&line(x, 33.0, x, 95.0), DETAIL * 1.2);
        s.pen(
            &line(x + 3.0, 33.0, x + 3.0, 95.0),
            DETAIL,
            paint.light(0.4),
            0.9,
        );
    }
    for (x, y) in [(0.0, 30.0), (116.0, 30.0), (0.0, 86.0), (116.0, 86.0)] {
        s.flat(
            &rect(x, y, 12.0, 12.0),
            STEEL.shade(0.3),
            1.0,
            FEATURE * 0.8,
        );
    }
    s.flat(&star(64.0, 64.0, 15.0, 7.0, 5), BONE, 1.0, DETAIL * 1.3);
    s
}

fn engine() -> Sheet {
    let mut s = thing("engine");
    lay(
        &mut s,
        &rounded(8.0, 38.0, 84.0, 52.0, 10.0),
        HULL.shade(0.1),
    );
    for x in [24.0, 40.0, 56.0, 72.0] {
        s.flat(
            &rect(x, 34.0, 8.0, 60.0),
            STEEL.shade(0.3),
            1.0,
            FEATURE * 0.8,
        );
    }
    lay(
        &mut s,
        &sharp("88 44, 106 34, 120 36, 120 92, 106 94, 88 84"),
        STEEL.shade(0.45),
    );
    glow(&mut s, 116.0, 64.0, 26.0, LAMP);
    s.flat(
        &oval(114.0, 64.0, 7.0, 20.0),
        LAMP.light(0.3),
        1.0,
        FEATURE * 0.9,
    );
    let pipe = bend("16 38, 20 24, 48 22, 78 26, 80 38");
    s.pen(&pipe, 9.0, INK, 1.0);
    s.pen(&pipe, 5.4, OCHRE.light(0.1), 1.0);
    s
}

fn machine_core() -> Sheet {
    let mut s = thing("machine_core");
    for i in 0..6 {
        let hose = line(64.0, 64.0, 64.0, 12.0).turn((64.0, 64.0), i as f32 * 60.0 + 30.0);
        s.pen(&hose, 12.0, INK, 1.0);
        s.pen(&hose, 8.0, STEEL.shade(0.3), 1.0);
    }
    lay(&mut s, &oval(64.0, 64.0, 40.0, 40.0), HULL);
    for r in [33.0, 26.0] {
        s.pen(&oval(64.0, 64.0, r, r), FEATURE * 0.8, INK, 1.0);
    }
    s.fill(&oval(64.0, 64.0, 24.0, 24.0), INK.light(0.1));
    glow(&mut s, 64.0, 64.0, 34.0, OXBLOOD.light(0.3));
    s.flat(
        &star(64.0, 64.0, 18.0, 11.0, 6),
        OXBLOOD.light(0.25),
        1.0,
        FEATURE * 0.8,
    );
    s.spot(64.0, 64.0, 7.0, LAMP.light(0.4), 1.0);
    s
}

fn pylon() -> Sheet {
    let mut s = thing("pylon");
    lay(
        &mut s,
        &rounded(34.0, 34.0, 60.0, 60.0, 6.0),
        STEEL.shade(0.1),
    );
    for (a, b) in [((34.0, 34.0), (94.0, 94.0)), ((94.0, 34.0), (34.0, 94.0))] {
        s.pen(&line(a.0, a.1, b.0, b.1), 9.0, INK, 1.0);
        s.pen(&line(a.0, a.1, b.0, b.1), 5.4, HULL, 1.0);
    }
    glow(&mut s, 64.0, 64.0, 24.0, OXBLOOD);
    s.flat(
        &oval(64.0, 64.0, 10.0, 10.0),
        OXBLOOD.light(0.3),
        1.0,
        FEATURE,
    );
    s.spot(61.0, 61.0, 3.0, BONE, 0.9);
    s
}

/// One foot of a landed ship.
fn ship_strut() -> Sheet {
    let mut s = thing("ship_strut");
    lay(&mut s, &oval(64.0, 64.0, 46.0, 46.0), STEEL.shade(0.25));
    s.pen(&oval(64.0, 64.0, 38.0, 38.0), DETAIL * 1.3, INK, 0.9);
    for i in 0..3 {
        let toe = rounded(54.0, 8.0, 20.0, 34.0, 6.0).turn((64.0, 64.0), i as f32 * 120.0);
        lay(&mut s, &toe, HULL);
    }
    lay(&mut s, &oval(64.0, 64.0, 21.0, 21.0), HULL.light(0.15));
    s.flat(
        &oval(64.0, 64.0, 12.0, 12.0),
        STEEL.shade(0.45),
        1.0,
        FEATURE,
    );
    lines(&mut s, &["56 60, 62 54", "68 74, 74 68"]);
    s
}

fn fuel_drum() -> Sheet {
    let mut s = thing("fuel_drum");
    for (x, y, tone) in [
        (46.0, 50.0, OXBLOOD),
        (84.0, 58.0, OXBLOOD),
        (58.0, 88.0, OCHRE),
    ] {
        lay(&mut s, &oval(x, y, 20.0, 20.0), tone.light(0.15));
        s.pen(&oval(x, y, 15.5, 15.5), DETAIL * 1.2, INK, 0.8);
        s.flat(&oval(x + 6.0, y - 5.0, 4.0, 4.0), STEEL, 1.0, DETAIL);
        s.dot(x - 6.0, y + 5.0, 1.8);
    }
    s
}
