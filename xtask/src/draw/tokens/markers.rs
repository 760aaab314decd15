//! Markers that stand on the map for several at once.

use super::{SIDE, disc, faces};
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LAMP, LAPIS, OAK, OXBLOOD, STEEL, Sheet, bend, line, oval, poly,
    soft_even, star,
};

/// Draws the markers of a group, of a force that lies face down, and of foes that are known.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([group(), force(), foes()]);
}

/// A stack of tokens under a banner.
fn group() -> Sheet {
    let mut s = Sheet::new("group_marker", SIDE, SIDE);
    for y in [96.0, 82.0, 68.0] {
        s.shape(
            &soft_even(&format!(
                "64 {}, 104 {}, 114 {}, 104 {}, 64 {}",
                y - 14.0,
                y - 8.0,
                y + 4.0,
                y + 16.0,
                y + 22.0
            )),
            OAK.shade(0.15),
        );
        s.pen(
            &bend(&format!(
                "16 {}, 30 {}, 64 {}, 98 {}, 112 {}",
                y + 6.0,
                y + 13.0,
                y + 18.0,
                y + 13.0,
                y + 6.0
            )),
            4.0,
            LAPIS.light(0.1),
            1.0,
        );
        s.solid(
            &oval(64.0, y, 48.0, 14.0),
            OAK.light(0.38),
            FEATURE * 0.8,
            2.0,
        );
    }
    faces::shaft(&mut s, (60.0, 8.0), (64.0, 68.0), 4.4, OAK);
    let cloth = poly(&[
        (62.0, 10.0),
        (110.0, 14.0),
        (98.0, 28.0),
        (111.0, 43.0),
        (64.0, 42.0),
    ]);
    s.shape(&cloth, LAPIS);
    s.solid(&star(80.0, 27.0, 10.0, 4.4, 5), LAMP, DETAIL, 1.0);
    s
}

/// A disc with its face down, and a question in ink.
fn force() -> Sheet {
    let mut s = Sheet::new("force_marker", SIDE, SIDE);
    disc::wood(&mut s);
    s.paint(&oval(64.0, 64.0, 50.0, 50.0), &OAK.shade(0.55).hex(), 0.62);
    s.hatch_in(&oval(64.0, 64.0, 49.0, 49.0), 35.0, 10.0, DETAIL, INK, 0.45);
    for (weight, colour) in [(15.0, INK), (8.5, BONE)] {
        s.pen(
            &bend("45 48, 49 35, 64 30, 80 36, 82 51, 72 61, 65 68, 64 80"),
            weight,
            colour,
            1.0,
        );
    }
    s.solid(&oval(64.0, 96.0, 7.4, 7.4), BONE, FEATURE, 2.0);
    s
}

/// A disc with a skull before two blades: foes that have been seen.
fn foes() -> Sheet {
    let mut s = Sheet::new("foes_marker", SIDE, SIDE);
    disc::wood(&mut s);
    s.clip(&oval(64.0, 64.0, 51.0, 51.0));
    for flip in [false, true] {
        let at = |path: crate::ink::Path| if flip { path.mirror(64.0) } else { path };
        let blade = poly(&[
            (97.0, 22.0),
            (104.0, 20.0),
            (104.0, 28.0),
            (42.0, 98.0),
            (34.0, 90.0),
        ]);
        s.shape(&at(blade), STEEL.light(0.3));
        let guard = at(line(34.0, 80.0, 52.0, 98.0));
        s.pen(&guard, 9.0, INK, 1.0);
        s.pen(&guard, 5.0, OXBLOOD.light(0.1), 1.0);
    }
    faces::skull(&mut s, 64.0, 58.0, 23.0, BONE);
    for side in [-1.0, 1.0] {
        s.spot(64.0 + side * 9.6, 59.0, 3.0, OXBLOOD.light(0.3), 1.0);
    }
    s.end();
    s
}
