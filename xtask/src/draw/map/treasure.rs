//! Chests and hoards.

use super::parts::{grounded, heap, planks};
use super::sheet;
use crate::ink::{
    DETAIL, FEATURE, INK, LAPIS, OAK, OCHRE, OXBLOOD, STEEL, Sheet, VERDIGRIS, blob, line, oval,
    poly, rect, rounded, star,
};

pub(in crate::draw) enum Lid {
    Shut,
    Full,
    Empty,
}

pub(in crate::draw) fn chest(lid: Lid) -> Sheet {
    let mut s = sheet(match lid {
        Lid::Shut => "chest",
        Lid::Full => "chest_open",
        Lid::Empty => "chest_empty",
    });
    let body = rounded(24.0, 42.0, 80.0, 50.0, 4.0);
    grounded(&mut s, &body);
    s.flat(&body, OAK, 1.0, FEATURE * 1.2);
    if let Lid::Shut = lid {
        planks(&mut s, 24.0, 42.0, 80.0, 50.0, 4);
        for x in [36.0, 83.0] {
            s.flat(&rect(x, 41.0, 9.0, 52.0), OCHRE, 1.0, DETAIL * 1.3);
            for y in [47.0, 67.0, 87.0] {
                s.dot(x + 4.5, y, 1.3);
            }
        }
        s.flat(
            &rounded(55.0, 82.0, 18.0, 17.0, 4.0),
            OCHRE.light(0.3),
            1.0,
            FEATURE * 0.8,
        );
        s.dot(64.0, 89.0, 2.6);
        s.ink(&line(64.0, 90.0, 64.0, 95.0), 2.0);
        return s;
    }
    let leaf = poly(&[(24.0, 42.0), (27.0, 20.0), (101.0, 20.0), (104.0, 42.0)]);
    s.flat(&leaf, OAK.shade(0.18), 1.0, FEATURE * 1.2);
    for x in [38.0, 85.0] {
        s.flat(&rect(x, 20.0, 7.0, 21.0), OCHRE, 1.0, DETAIL);
    }
    let inside = rect(31.0, 48.0, 66.0, 37.0);
    s.flat(&inside, OAK.shade(0.62), 1.0, FEATURE * 0.8);
    if let Lid::Full = lid {
        s.clip(&rect(31.0, 44.0, 66.0, 41.0));
        heap(&mut s, 64.0, 70.0, 32.0, 17.0, 34);
        s.end();
        s.bit(
            &blob(&[(47.0, 66.0), (52.0, 60.0), (58.0, 66.0), (52.0, 73.0)]),
            OXBLOOD.light(0.15),
        );
        s.bit(
            &blob(&[(78.0, 72.0), (83.0, 67.0), (88.0, 72.0), (83.0, 78.0)]),
            LAPIS.light(0.15),
        );
    } else {
        s.hatch_in(&inside, 40.0, 5.0, 1.5, INK, 0.9);
    }
    s
}

pub(in crate::draw) fn hoard(variant: usize) -> Sheet {
    let mut s = sheet(format!("hoard_{variant}"));
    let outline = oval(64.0, 68.0, 46.0, 38.0);
    s.hatch_in(&outline.shift(5.0, 6.0), -45.0, 4.0, 1.3, INK, 0.5);
    s.fill(&outline.scale((64.0, 68.0), 0.9, 0.9), OCHRE.shade(0.25));
    heap(&mut s, 64.0, 68.0, 44.0, 36.0, 90);
    heap(&mut s, 62.0, 62.0, 22.0, 17.0, 26);
    if variant == 0 {
        s.bit(&star(84.0, 54.0, 13.0, 8.0, 8), OCHRE.light(0.5));
        s.bit(&oval(84.0, 54.0, 6.5, 6.5), OXBLOOD);
        s.bit(
            &poly(&[(40.0, 44.0), (62.0, 52.0), (58.0, 58.0), (38.0, 50.0)]),
            STEEL.light(0.3),
        );
        s.bit(
            &blob(&[(42.0, 80.0), (48.0, 74.0), (54.0, 80.0), (48.0, 88.0)]),
            LAPIS.light(0.1),
        );
    } else {
        s.bit(&oval(50.0, 58.0, 12.0, 12.0), OCHRE.light(0.4));
        s.bit(&oval(50.0, 58.0, 7.0, 7.0), OXBLOOD.shade(0.2));
        s.bit(
            &blob(&[(78.0, 78.0), (85.0, 70.0), (92.0, 78.0), (85.0, 87.0)]),
            VERDIGRIS.light(0.1),
        );
        s.bit(
            &poly(&[(74.0, 44.0), (98.0, 60.0), (95.0, 65.0), (71.0, 50.0)]),
            STEEL.light(0.3),
        );
    }
    s
}
