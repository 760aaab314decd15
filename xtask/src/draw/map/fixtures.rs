//! Stone, fire and tombs.

use super::parts::{flames, grounded, skull};
use super::sheet;
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Path, STEEL, STONE,
    Sheet, VERDIGRIS, blob, curve, even, even_poly, line, oval, poly, polyline, rect, rounded,
};
use std::f32::consts::TAU;

pub(in crate::draw) fn altar() -> Sheet {
    let mut s = sheet("altar");
    let slab = rounded(14.0, 36.0, 100.0, 56.0, 3.0);
    grounded(&mut s, &slab);
    s.flat(&slab, STONE.light(0.2), 1.0, FEATURE * 1.3);
    s.pen(&rounded(20.0, 42.0, 88.0, 44.0, 3.0), DETAIL, INK, 0.7);
    let cloth = rect(44.0, 33.0, 40.0, 64.0);
    s.flat(&cloth, OXBLOOD, 1.0, FEATURE * 0.8);
    for x in [48.5, 79.5] {
        s.pen(&line(x, 35.0, x, 95.0), DETAIL, OCHRE.light(0.3), 1.0);
    }
    for i in 0..8 {
        let x = 46.0 + i as f32 * 5.1;
        s.ink(&line(x, 97.0, x, 101.0), DETAIL);
    }
    s.flat(
        &oval(64.0, 63.0, 14.0, 13.0),
        OCHRE.light(0.25),
        1.0,
        FEATURE * 0.8,
    );
    s.flat(
        &oval(64.0, 63.0, 8.5, 8.0),
        VERDIGRIS.shade(0.3),
        1.0,
        DETAIL,
    );
    for x in [29.0, 99.0] {
        let glow = s.radial((x, 62.0), 15.0, &[(0.0, LAMP, 0.85), (1.0, LAMP, 0.0)]);
        s.paint(&oval(x, 62.0, 15.0, 15.0), &glow, 1.0);
        s.flat(&oval(x, 62.0, 6.5, 6.5), BONE, 1.0, DETAIL * 1.3);
        s.spot(x, 62.0, 2.3, OCHRE, 1.0);
    }
    s
}

pub(in crate::draw) fn pillar(variant: usize) -> Sheet {
    let mut s = sheet(format!("pillar_{variant}"));
    let (base, shaft) = if variant == 0 {
        (oval(64.0, 64.0, 36.0, 36.0), oval(64.0, 64.0, 25.0, 25.0))
    } else {
        (rect(31.0, 31.0, 66.0, 66.0), rect(42.0, 42.0, 44.0, 44.0))
    };
    grounded(&mut s, &base);
    s.flat(&base, STONE.light(0.3), 1.0, FEATURE * 1.3);
    s.flat(&shaft, STONE.shade(0.25), 1.0, FEATURE);
    s.hatch(&shaft, 45.0, 4.6, DETAIL * 1.2);
    s.hatch(&shaft, -45.0, 6.5, DETAIL);
    s
}

/// A knight of stone on a plinth, hands on the pommel.
pub(in crate::draw) fn statue() -> Sheet {
    let mut s = sheet("statue");
    let base = even_poly(
        64.0,
        &[
            (64.0, 16.0),
            (88.0, 16.0),
            (108.0, 36.0),
            (108.0, 86.0),
            (88.0, 106.0),
            (64.0, 106.0),
        ],
    );
    grounded(&mut s, &base);
    s.flat(&base, STONE.light(0.28), 1.0, FEATURE * 1.2);
    s.pen(&base.scale((64.0, 61.0), 0.86, 0.86), DETAIL, INK, 0.6);
    for (x, y) in [(28.0, 44.0), (97.0, 76.0), (86.0, 26.0)] {
        s.pen(&line(x, y, x + 4.0, y + 8.0), 1.2, INK, 0.55);
    }
    let stone = STONE.shade(0.1);
    s.hatch_in(&oval(70.0, 96.0, 27.0, 7.0), -45.0, 4.0, 1.3, INK, 0.6);
    let cloak = even(
        64.0,
        &[
            (64.0, 44.0),
            (80.0, 47.0),
            (88.0, 60.0),
            (89.0, 96.0),
            (64.0, 99.0),
        ],
    );
    s.solid(&cloak, stone.shade(0.12), FEATURE, 4.5);
    let body = even(
        64.0,
        &[
            (64.0, 44.0),
            (76.0, 48.0),
            (78.0, 66.0),
            (76.0, 97.0),
            (64.0, 99.0),
        ],
    );
    s.solid(&body, stone.light(0.22), FEATURE * 0.8, 4.0);
    for side in [-1.0, 1.0] {
        s.solid(
            &oval(64.0 + side * 15.5, 52.0, 8.0, 7.0),
            stone.light(0.12),
            FEATURE * 0.8,
            2.5,
        );
        s.pen(
            &curve(&[
                (64.0 + side * 18.0, 58.0),
                (64.0 + side * 15.0, 68.0),
                (64.0 + side * 3.0, 71.0),
            ]),
            5.6,
            INK,
            1.0,
        );
        s.pen(
            &curve(&[
                (64.0 + side * 18.0, 58.0),
                (64.0 + side * 15.0, 68.0),
                (64.0 + side * 3.0, 71.0),
            ]),
            3.0,
            stone.light(0.2),
            1.0,
        );
    }
    s.bit(
        &poly(&[
            (61.4, 74.0),
            (66.6, 74.0),
            (66.0, 96.0),
            (64.0, 101.0),
            (62.0, 96.0),
        ]),
        STEEL.light(0.4),
    );
    s.ink(&line(55.0, 76.0, 73.0, 76.0), FEATURE * 1.3);
    s.bit(&oval(64.0, 70.0, 4.4, 4.0), stone.light(0.25));
    let helm = even(
        64.0,
        &[
            (64.0, 20.0),
            (75.0, 26.0),
            (76.0, 38.0),
            (70.0, 46.0),
            (64.0, 48.0),
        ],
    );
    s.solid(&helm, stone.light(0.2), FEATURE, 4.0);
    s.ink(&line(55.0, 35.0, 73.0, 35.0), FEATURE * 1.1);
    s.ink(&line(64.0, 35.0, 64.0, 46.0), DETAIL * 1.2);
    s
}

pub(in crate::draw) fn well() -> Sheet {
    let mut s = sheet("well");
    let rim = oval(64.0, 64.0, 45.0, 45.0);
    grounded(&mut s, &rim);
    s.flat(&rim, STONE.light(0.25), 1.0, FEATURE * 1.2);
    for i in 0..12 {
        let angle = i as f32 / 12.0 * TAU + s.chance.around(0.08);
        let (sin, cos) = angle.sin_cos();
        s.ink(
            &line(
                64.0 + 29.0 * cos,
                64.0 + 29.0 * sin,
                64.0 + 43.0 * cos,
                64.0 + 43.0 * sin,
            ),
            DETAIL * 1.2,
        );
    }
    let water = oval(64.0, 64.0, 28.0, 28.0);
    s.flat(&water, LAPIS.shade(0.35), 1.0, FEATURE);
    s.pen(
        &curve(&[(48.0, 60.0), (56.0, 56.0), (64.0, 60.0), (72.0, 56.0)]),
        DETAIL,
        BONE,
        0.6,
    );
    s.pen(
        &curve(&[(58.0, 74.0), (65.0, 71.0), (72.0, 74.0)]),
        DETAIL,
        BONE,
        0.5,
    );
    s.flat(&rect(14.0, 58.0, 100.0, 9.0), OAK, 1.0, FEATURE * 0.8);
    s.flat(&rect(54.0, 55.0, 20.0, 15.0), LEATHER, 1.0, FEATURE * 0.7);
    for x in [58.0, 62.0, 66.0, 70.0] {
        s.ink(&line(x, 56.0, x, 69.0), 1.1);
    }
    s
}

pub(in crate::draw) fn brazier() -> Sheet {
    let mut s = sheet("brazier");
    let bowl = oval(64.0, 64.0, 31.0, 31.0);
    grounded(&mut s, &bowl);
    for i in 0..3 {
        let angle = (i as f32 / 3.0 + 0.08) * TAU;
        let (sin, cos) = angle.sin_cos();
        s.ink(
            &line(
                64.0 + 28.0 * cos,
                64.0 + 28.0 * sin,
                64.0 + 42.0 * cos,
                64.0 + 42.0 * sin,
            ),
            FEATURE * 1.6,
        );
    }
    s.flat(&bowl, STEEL.shade(0.45), 1.0, FEATURE * 1.2);
    s.flat(&oval(64.0, 64.0, 24.0, 24.0), INK, 0.85, DETAIL);
    flames(&mut s, 64.0, 64.0, 22.0);
    s
}

pub(in crate::draw) fn campfire() -> Sheet {
    let mut s = sheet("campfire");
    for i in 0..11 {
        let angle = i as f32 / 11.0 * TAU;
        let (x, y) = (64.0 + 38.0 * angle.cos(), 64.0 + 38.0 * angle.sin());
        let stone = blob(&[
            (x - 9.0, y),
            (x - 2.0, y - 8.0),
            (x + 8.0, y - 3.0),
            (x + 6.0, y + 7.0),
            (x - 5.0, y + 7.0),
        ]);
        s.solid(&stone, STONE, FEATURE * 0.8, 2.5);
    }
    for turn in [20.0, 80.0, 140.0] {
        s.flat(
            &rect(38.0, 60.0, 52.0, 8.0).turn((64.0, 64.0), turn),
            LEATHER,
            1.0,
            DETAIL * 1.2,
        );
    }
    flames(&mut s, 64.0, 64.0, 22.0);
    s
}

pub(in crate::draw) fn cauldron() -> Sheet {
    let mut s = sheet("cauldron");
    let rim = oval(64.0, 64.0, 38.0, 38.0);
    grounded(&mut s, &rim);
    s.flat(&rim, INK.light(0.28), 1.0, FEATURE * 1.4);
    s.flat(&oval(64.0, 64.0, 30.0, 30.0), VERDIGRIS, 1.0, FEATURE * 0.8);
    for (x, y, r) in [
        (54.0, 56.0, 6.0),
        (72.0, 60.0, 8.0),
        (60.0, 76.0, 5.0),
        (76.0, 76.0, 3.5),
        (50.0, 70.0, 3.0),
    ] {
        s.flat(&oval(x, y, r, r), VERDIGRIS.light(0.35), 1.0, 1.2);
    }
    for x in [22.0, 106.0] {
        s.pen(&oval(x, 64.0, 6.0, 8.0), FEATURE, INK, 1.0);
    }
    let spoon = line(78.0, 50.0, 104.0, 24.0);
    s.pen(&spoon, 6.0, INK, 1.0);
    s.pen(&spoon, 3.0, OAK, 1.0);
    s
}

pub(in crate::draw) fn coffin_shape(x: f32, y: f32) -> Path {
    poly(&[
        (52.0, 12.0),
        (76.0, 12.0),
        (92.0, 40.0),
        (80.0, 116.0),
        (48.0, 116.0),
        (36.0, 40.0),
    ])
    .shift(x, y)
}

pub(in crate::draw) fn coffin() -> Sheet {
    let mut s = sheet("coffin");
    let lid = coffin_shape(0.0, 0.0);
    grounded(&mut s, &lid);
    s.flat(&lid, OAK.shade(0.15), 1.0, FEATURE * 1.2);
    s.pen(&lid.scale((64.0, 62.0), 0.8, 0.88), DETAIL, INK, 0.8);
    s.flat(
        &poly(&[
            (60.0, 28.0),
            (68.0, 28.0),
            (68.0, 40.0),
            (78.0, 40.0),
            (78.0, 48.0),
            (68.0, 48.0),
            (68.0, 84.0),
            (60.0, 84.0),
            (60.0, 48.0),
            (50.0, 48.0),
            (50.0, 40.0),
            (60.0, 40.0),
        ]),
        OCHRE,
        1.0,
        DETAIL * 1.3,
    );
    s
}

pub(in crate::draw) fn coffin_open() -> Sheet {
    let mut s = sheet("coffin_open");
    let lid = coffin_shape(26.0, 4.0).turn((64.0, 64.0), 10.0);
    s.flat(&lid, OAK, 1.0, FEATURE);
    s.hatch_in(&lid, 80.0, 8.0, 1.2, INK, 0.6);
    let body = coffin_shape(-16.0, 0.0);
    grounded(&mut s, &body);
    s.flat(&body, OAK.shade(0.15), 1.0, FEATURE * 1.2);
    let inside = body.scale((48.0, 62.0), 0.8, 0.9);
    s.flat(&inside, INK.light(0.1), 1.0, DETAIL);
    skull(&mut s, 48.0, 36.0, 10.0);
    for y in [56.0, 63.0, 70.0] {
        s.pen(
            &curve(&[(38.0, y), (48.0, y - 3.0), (58.0, y)]),
            2.0,
            BONE,
            1.0,
        );
    }
    s.pen(&line(48.0, 48.0, 48.0, 84.0), 2.4, BONE, 1.0);
    s.pen(&line(45.0, 86.0, 43.0, 108.0), 2.4, BONE, 1.0);
    s.pen(&line(51.0, 86.0, 53.0, 108.0), 2.4, BONE, 1.0);
    s
}

pub(in crate::draw) fn grave() -> Sheet {
    let mut s = sheet("grave");
    let slab = rounded(36.0, 14.0, 56.0, 100.0, 5.0);
    grounded(&mut s, &slab);
    s.flat(&slab, STONE.light(0.15), 1.0, FEATURE * 1.2);
    s.pen(&rounded(42.0, 20.0, 44.0, 88.0, 4.0), DETAIL, INK, 0.7);
    skull(&mut s, 64.0, 42.0, 11.0);
    for y in [70.0, 78.0, 86.0] {
        let reach = s.chance.between(12.0, 17.0);
        s.ink(&line(64.0 - reach, y, 64.0 + reach, y), DETAIL);
    }
    s.ink(
        &polyline(&[(88.0, 88.0), (78.0, 96.0), (80.0, 104.0), (70.0, 113.0)]),
        DETAIL * 1.2,
    );
    s
}
