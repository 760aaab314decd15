//! Thinking machines.

use super::bust;
use crate::ink::{
    Colour, DETAIL, FEATURE, INK, LAMP, OCHRE, OXBLOOD, Path, STEEL, Sheet, bend, line, oval, rect,
    rounded, sharp, sharp_even, soft_even, strokes,
};

/// Draws all of them.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([sentry_drone(), machine_overseer()]);
}

fn lens(s: &mut Sheet, x: f32, y: f32, r: f32) {
    let glow = s.radial(
        (x, y),
        r * 2.0,
        &[(0.0, OXBLOOD.light(0.35), 0.8), (1.0, OXBLOOD, 0.0)],
    );
    s.shape(&oval(x, y, r * 1.35, r * 1.35), INK.light(0.18));
    s.solid(
        &oval(x, y, r, r),
        OXBLOOD.light(0.2),
        FEATURE * 0.8,
        r * 0.2,
    );
    s.paint(&oval(x, y, r * 2.0, r * 2.0), &glow, 1.0);
    s.spot(x, y, r * 0.42, LAMP.light(0.4), 1.0);
}

/// A ball that flies: fins, an eye, a barrel below.
fn sentry_drone() -> Sheet {
    let mut s = bust("sentry_drone");
    let shell = Colour(0x9c, 0xa8, 0xb0);
    for side in [false, true] {
        let flip = |path: Path| if side { path.mirror(64.0) } else { path };
        s.shape(
            &flip(sharp("88 46, 108 22, 123 20, 122 72, 108 78, 88 70")),
            shell.shade(0.2),
        );
        s.pen(
            &flip(line(108.0, 30.0, 108.0, 70.0)),
            FEATURE * 0.8,
            INK,
            1.0,
        );
        s.pen(
            &flip(line(116.0, 30.0, 116.0, 64.0)),
            4.0,
            OCHRE.light(0.2),
            1.0,
        );
    }
    let mast = strokes("64 26, 64 4");
    s.pen(&mast, 6.0, INK, 1.0);
    s.pen(&mast, 2.8, STEEL, 1.0);
    s.solid(
        &oval(64.0, 6.0, 5.0, 5.0),
        OXBLOOD.light(0.3),
        FEATURE * 0.8,
        1.5,
    );
    for x in [56.0, 72.0] {
        s.shape(&rect(x - 5.0, 88.0, 10.0, 30.0), STEEL.shade(0.35));
        s.ink(&line(x - 4.0, 106.0, x + 4.0, 106.0), DETAIL);
    }
    s.shape(&oval(64.0, 58.0, 36.0, 36.0), shell);
    s.ink(&bend("30 48, 64 38, 98 48"), DETAIL * 1.5);
    s.ink(&bend("31 72, 64 82, 97 72"), DETAIL * 1.5);
    for (x, y) in [(40.0, 42.0), (88.0, 42.0), (42.0, 80.0), (86.0, 80.0)] {
        s.dot(x, y, 2.0);
    }
    lens(&mut s, 64.0, 59.0, 13.0);
    s
}

/// The mind of a station in a body of plates.
fn machine_overseer() -> Sheet {
    let mut s = bust("machine_overseer");
    let plate = Colour(0x8c, 0x7c, 0x5c);
    for hose in [
        "84 84, 104 78, 112 96, 104 118",
        "82 92, 94 92, 98 108, 92 122",
    ] {
        for hose in [bend(hose), bend(hose).mirror(64.0)] {
            s.pen(&hose, 9.0, INK, 1.0);
            s.pen(&hose, 5.4, OXBLOOD.shade(0.1), 1.0);
        }
    }
    for (x, tip, top) in [(44.0, 34.0, 4.0), (84.0, 94.0, 4.0), (64.0, 64.0, -2.0)] {
        let mast = strokes(&format!("{x} 30, {tip} {top}"));
        s.pen(&mast, 6.4, INK, 1.0);
        s.pen(&mast, 3.0, STEEL, 1.0);
        s.spot(tip, top + 2.0, 4.0, INK, 1.0);
        s.spot(tip, top + 2.0, 2.4, LAMP, 1.0);
    }
    s.shape(
        &sharp_even("64 90, 92 92, 108 106, 110 128, 64 130"),
        plate.shade(0.25),
    );
    s.shape(&rect(52.0, 80.0, 24.0, 16.0), INK.light(0.22));
    s.shape(
        &sharp_even("64 18, 86 20, 98 34, 94 64, 82 88, 64 90"),
        plate,
    );
    s.solid(
        &sharp_even("64 18, 86 20, 95 32, 64 34"),
        plate.light(0.25),
        FEATURE * 0.8,
        2.0,
    );
    s.shape(&rounded(34.0, 40.0, 60.0, 20.0, 9.0), INK.light(0.08));
    let glow = s.radial(
        (64.0, 50.0),
        34.0,
        &[(0.0, OXBLOOD.light(0.3), 0.85), (1.0, OXBLOOD, 0.0)],
    );
    s.paint(&rounded(36.0, 42.0, 56.0, 16.0, 8.0), &glow, 1.0);
    for (x, r) in [(48.0, 3.6), (64.0, 6.4), (80.0, 3.6)] {
        s.spot(x, 50.0, r, OXBLOOD.light(0.3), 1.0);
        s.spot(x, 50.0, r * 0.5, LAMP.light(0.5), 1.0);
    }
    s.solid(
        &sharp_even("64 66, 80 66, 74 82, 64 82"),
        INK.light(0.2),
        FEATURE * 0.8,
        1.5,
    );
    for x in [54.0, 59.0, 64.0, 69.0, 74.0] {
        s.pen(&line(x, 68.0, x, 80.0), 2.0, STEEL, 1.0);
    }
    for (x, y) in [(40.0, 30.0), (88.0, 30.0), (40.0, 66.0), (88.0, 66.0)] {
        s.dot(x, y, 1.9);
    }
    s.solid(
        &soft_even("64 106, 74 108, 72 120, 64 122"),
        OCHRE,
        FEATURE * 0.8,
        2.0,
    );
    s
}
