//! Furniture and tools.

use super::parts::{grounded, planks};
use super::sheet;
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, STONE, Sheet,
    VERDIGRIS, blob, curve, even_poly, line, oval, poly, rect, rounded, star,
};

pub(in crate::draw) fn barrel(variant: usize) -> Sheet {
    let mut s = sheet(format!("barrel_{variant}"));
    if variant == 0 {
        let top = oval(64.0, 64.0, 34.0, 34.0);
        grounded(&mut s, &top);
        s.flat(&top, OAK.shade(0.2), 1.0, FEATURE * 1.2);
        s.flat(&oval(64.0, 64.0, 27.0, 27.0), OAK, 1.0, FEATURE * 0.8);
        for x in [49.0, 59.0, 69.0, 79.0] {
            let half = (27.0_f32.powi(2) - (x - 64.0_f32).powi(2)).sqrt() - 1.0;
            s.ink(&line(x, 64.0 - half, x, 64.0 + half), DETAIL);
        }
        s.flat(&oval(72.0, 54.0, 4.0, 4.0), INK.light(0.2), 1.0, DETAIL);
        return s;
    }
    let side = blob(&[
        (28.0, 44.0),
        (64.0, 36.0),
        (100.0, 44.0),
        (104.0, 64.0),
        (100.0, 84.0),
        (64.0, 92.0),
        (28.0, 84.0),
        (24.0, 64.0),
    ]);
    grounded(&mut s, &side);
    s.flat(&side, OAK, 1.0, FEATURE * 1.2);
    for dy in [-15.0, -5.0, 6.0, 16.0] {
        s.ink(
            &curve(&[
                (26.0, 64.0 + dy * 0.85),
                (64.0, 64.0 + dy * 1.15),
                (102.0, 64.0 + dy * 0.85),
            ]),
            DETAIL,
        );
    }
    for x in [38.0, 84.0] {
        s.flat(&rect(x, 39.0, 6.0, 50.0), STEEL, 1.0, DETAIL * 1.2);
    }
    s
}

pub(in crate::draw) fn table() -> Sheet {
    let mut s = sheet("table");
    let top = rounded(18.0, 34.0, 92.0, 60.0, 4.0);
    grounded(&mut s, &top);
    s.flat(&top, OAK, 1.0, FEATURE * 1.2);
    planks(&mut s, 18.0, 34.0, 92.0, 60.0, 4);
    s.flat(&oval(44.0, 62.0, 13.0, 13.0), BONE, 1.0, DETAIL * 1.3);
    s.pen(&oval(44.0, 62.0, 8.5, 8.5), 1.1, INK, 0.7);
    s.flat(&oval(76.0, 50.0, 7.0, 7.0), STEEL, 1.0, DETAIL * 1.3);
    s.flat(&oval(76.0, 50.0, 4.5, 4.5), OXBLOOD, 1.0, 1.1);
    s.flat(
        &poly(&[(72.0, 68.0), (98.0, 64.0), (100.0, 82.0), (74.0, 86.0)]),
        BONE,
        1.0,
        DETAIL * 1.2,
    );
    for i in 0..3 {
        let y = 70.0 + i as f32 * 5.0;
        s.ink(&line(77.0, y + 1.5, 95.0, y - 1.0), 1.0);
    }
    s
}

pub(in crate::draw) fn bench() -> Sheet {
    let mut s = sheet("bench");
    let seat = rounded(16.0, 52.0, 96.0, 24.0, 3.0);
    grounded(&mut s, &seat);
    s.flat(&seat, OAK, 1.0, FEATURE * 1.2);
    planks(&mut s, 16.0, 52.0, 96.0, 24.0, 2);
    for x in [24.0, 98.0] {
        s.flat(&rect(x, 54.0, 6.0, 20.0), OAK.shade(0.3), 1.0, DETAIL);
    }
    s
}

pub(in crate::draw) fn bed() -> Sheet {
    let mut s = sheet("bed");
    let frame = rounded(34.0, 12.0, 60.0, 104.0, 4.0);
    grounded(&mut s, &frame);
    s.flat(&frame, OAK, 1.0, FEATURE * 1.2);
    s.flat(&rounded(39.0, 18.0, 50.0, 92.0, 4.0), BONE, 1.0, DETAIL);
    s.solid(
        &rounded(45.0, 22.0, 38.0, 22.0, 8.0),
        BONE.shade(0.06),
        FEATURE * 0.8,
        3.0,
    );
    let blanket = poly(&[(37.0, 54.0), (91.0, 54.0), (90.0, 112.0), (38.0, 112.0)]);
    s.flat(&blanket, LAPIS.light(0.18), 1.0, FEATURE * 0.9);
    s.flat(&rect(37.0, 54.0, 54.0, 10.0), BONE.shade(0.1), 1.0, DETAIL);
    s.ink(&curve(&[(52.0, 70.0), (56.0, 88.0), (50.0, 108.0)]), DETAIL);
    s.ink(&curve(&[(76.0, 72.0), (72.0, 86.0), (78.0, 106.0)]), DETAIL);
    s
}

pub(in crate::draw) fn shelf() -> Sheet {
    let mut s = sheet("shelf");
    let board = rect(8.0, 10.0, 112.0, 32.0);
    grounded(&mut s, &board);
    s.flat(&board, OAK, 1.0, FEATURE * 1.2);
    let colours = [OXBLOOD, LAPIS, VERDIGRIS, LEATHER, OCHRE, BONE];
    let mut x = 13.0;
    while x < 108.0 {
        let width = s.chance.between(6.0, 11.0);
        let colour = colours[s.chance.index(colours.len())];
        let depth = s.chance.between(18.0, 24.0);
        if s.chance.unit() > 0.12 {
            s.flat(
                &rect(x, 14.0, width, depth),
                colour.light(0.12),
                1.0,
                DETAIL,
            );
        }
        x += width + 0.8;
    }
    s
}

pub(in crate::draw) fn throne() -> Sheet {
    let mut s = sheet("throne");
    let dais = rounded(18.0, 10.0, 92.0, 100.0, 5.0);
    s.flat(&dais, STONE.light(0.45), 0.9, DETAIL * 1.3);
    let seat = rounded(36.0, 30.0, 56.0, 56.0, 5.0);
    grounded(&mut s, &seat);
    s.flat(&seat, OXBLOOD, 1.0, FEATURE);
    s.pen(
        &rounded(43.0, 38.0, 42.0, 41.0, 5.0),
        DETAIL,
        OCHRE.light(0.2),
        1.0,
    );
    s.flat(
        &rounded(30.0, 18.0, 68.0, 16.0, 5.0),
        OCHRE,
        1.0,
        FEATURE * 1.1,
    );
    for x in [29.0, 85.0] {
        s.flat(&rounded(x, 34.0, 14.0, 48.0, 5.0), OCHRE, 1.0, FEATURE);
        s.flat(
            &oval(x + 7.0, 84.0, 7.0, 6.0),
            OCHRE.light(0.3),
            1.0,
            DETAIL * 1.3,
        );
    }
    for x in [40.0, 64.0, 88.0] {
        s.flat(&oval(x, 26.0, 4.0, 4.0), LAPIS, 1.0, DETAIL);
    }
    s
}

/// A swallow-tailed cloth from a rod on the wall.
pub(in crate::draw) fn banner() -> Sheet {
    let mut s = sheet("banner");
    let rod = rounded(26.0, 9.0, 76.0, 9.0, 4.0);
    let cloth = even_poly(
        64.0,
        &[(64.0, 13.0), (96.0, 13.0), (95.0, 104.0), (64.0, 84.0)],
    );
    s.hatch_in(&cloth.shift(6.0, 5.0), -45.0, 4.2, 1.3, INK, 0.5);
    s.solid(&cloth, OXBLOOD, FEATURE * 1.05, 5.0);
    s.clip(&cloth);
    s.pen(
        &cloth.scale((64.0, 56.0), 0.84, 0.9),
        DETAIL * 1.4,
        OCHRE.light(0.35),
        1.0,
    );
    for x in [46.0, 82.0] {
        s.pen(
            &curve(&[(x, 18.0), (x + 3.0, 54.0), (x - 2.0, 96.0)]),
            DETAIL,
            INK,
            0.45,
        );
    }
    s.end();
    s.solid(
        &star(64.0, 50.0, 19.0, 8.0, 8),
        OCHRE.light(0.3),
        FEATURE * 0.75,
        2.5,
    );
    s.solid(
        &oval(64.0, 50.0, 5.0, 5.0),
        OXBLOOD.shade(0.15),
        DETAIL,
        1.4,
    );
    s.flat(&rod, OAK, 1.0, FEATURE);
    for x in [26.0, 102.0] {
        s.solid(
            &oval(x, 13.5, 6.0, 6.0),
            OCHRE.light(0.2),
            FEATURE * 0.8,
            2.0,
        );
    }
    s
}

pub(in crate::draw) fn rack() -> Sheet {
    let mut s = sheet("rack");
    let board = rect(10.0, 10.0, 108.0, 16.0);
    grounded(&mut s, &board);
    s.flat(&board, OAK, 1.0, FEATURE * 1.1);
    for (i, x) in [22.0, 50.0, 78.0, 106.0].into_iter().enumerate() {
        match i {
            0 => {
                s.bit(
                    &poly(&[
                        (x - 3.5, 24.0),
                        (x + 3.5, 24.0),
                        (x + 3.0, 62.0),
                        (x, 70.0),
                        (x - 3.0, 62.0),
                    ]),
                    STEEL.light(0.3),
                );
                s.ink(&line(x - 9.0, 24.0, x + 9.0, 24.0), FEATURE);
                s.ink(&line(x, 12.0, x, 24.0), FEATURE);
            }
            1 => {
                s.pen(&line(x, 14.0, x, 72.0), 5.0, INK, 1.0);
                s.pen(&line(x, 15.0, x, 70.0), 2.4, OAK, 1.0);
                let axe = blob(&[
                    (x, 48.0),
                    (x + 13.0, 42.0),
                    (x + 17.0, 56.0),
                    (x + 12.0, 68.0),
                    (x, 60.0),
                ]);
                s.bit(&axe, STEEL);
            }
            2 => {
                s.bit(&oval(x, 44.0, 14.0, 18.0), LAPIS.light(0.1));
                s.ink(&line(x, 28.0, x, 60.0), DETAIL);
                s.ink(&line(x - 12.0, 44.0, x + 12.0, 44.0), DETAIL);
            }
            _ => {
                s.pen(&line(x, 14.0, x, 62.0), 4.4, INK, 1.0);
                s.pen(&line(x, 15.0, x, 60.0), 2.0, OAK, 1.0);
                s.bit(
                    &poly(&[(x, 78.0), (x - 6.0, 64.0), (x, 58.0), (x + 6.0, 64.0)]),
                    STEEL.light(0.3),
                );
            }
        }
    }
    s
}

pub(in crate::draw) fn crates() -> Sheet {
    let mut s = sheet("crates");
    for (x, y, side, turn) in [
        (18.0, 44.0, 50.0, -4.0),
        (66.0, 58.0, 44.0, 7.0),
        (56.0, 18.0, 38.0, 12.0),
    ] {
        let centre = (x + side / 2.0, y + side / 2.0);
        let lid = rect(x, y, side, side).turn(centre, turn);
        grounded(&mut s, &lid);
        s.flat(&lid, OAK, 1.0, FEATURE);
        let frame = rect(x + 6.0, y + 6.0, side - 12.0, side - 12.0).turn(centre, turn);
        s.flat(&frame, OAK.light(0.18), 1.0, DETAIL);
        let brace = line(x + 6.0, y + side - 6.0, x + side - 6.0, y + 6.0).turn(centre, turn);
        s.ink(&brace.shift(-2.4, -2.4), DETAIL);
        s.ink(&brace.shift(2.4, 2.4), DETAIL);
    }
    s
}

pub(in crate::draw) fn anvil() -> Sheet {
    let mut s = sheet("anvil");
    let stump = oval(64.0, 68.0, 36.0, 34.0);
    grounded(&mut s, &stump);
    s.flat(&stump, OAK, 1.0, FEATURE);
    s.pen(&oval(64.0, 68.0, 29.0, 27.0), DETAIL, INK, 0.6);
    let body = blob(&[
        (16.0, 60.0),
        (40.0, 50.0),
        (88.0, 50.0),
        (104.0, 54.0),
        (104.0, 74.0),
        (88.0, 78.0),
        (44.0, 78.0),
    ]);
    s.solid(&body, STEEL.shade(0.25), FEATURE * 1.1, 4.0);
    s.flat(&rect(92.0, 60.0, 6.0, 6.0), INK, 1.0, 1.0);
    let haft = line(58.0, 98.0, 94.0, 84.0);
    s.pen(&haft, 6.0, INK, 1.0);
    s.pen(&haft, 3.2, OAK.light(0.2), 1.0);
    s.bit(
        &rect(88.0, 76.0, 13.0, 20.0).turn((94.0, 86.0), -20.0),
        STEEL,
    );
    s
}

pub(in crate::draw) fn cage() -> Sheet {
    let mut s = sheet("cage");
    let frame = rect(20.0, 20.0, 88.0, 88.0);
    s.paint(&frame, &INK.hex(), 0.14);
    s.ink(&frame, FEATURE * 1.4);
    for i in 1..6 {
        let at = 20.0 + i as f32 * 88.0 / 6.0;
        s.ink(&line(at, 20.0, at, 108.0), DETAIL * 1.4);
        s.ink(&line(20.0, at, 108.0, at), DETAIL * 1.1);
    }
    s.flat(
        &rounded(54.0, 100.0, 20.0, 14.0, 3.0),
        OCHRE,
        1.0,
        FEATURE * 0.8,
    );
    s.dot(64.0, 106.0, 2.2);
    s
}

pub(in crate::draw) fn rug() -> Sheet {
    let mut s = sheet("rug");
    let cloth = rect(14.0, 30.0, 100.0, 68.0);
    for i in 0..14 {
        let y = 32.0 + i as f32 * 5.0;
        s.ink(&line(8.0, y, 14.0, y), DETAIL);
        s.ink(&line(114.0, y, 120.0, y), DETAIL);
    }
    s.flat(&cloth, OXBLOOD.light(0.1), 0.85, FEATURE);
    s.flat(&rect(22.0, 38.0, 84.0, 52.0), OCHRE, 0.5, DETAIL);
    s.flat(
        &poly(&[(64.0, 42.0), (98.0, 64.0), (64.0, 86.0), (30.0, 64.0)]),
        LAPIS,
        0.6,
        DETAIL,
    );
    s.flat(
        &poly(&[(64.0, 52.0), (82.0, 64.0), (64.0, 76.0), (46.0, 64.0)]),
        BONE,
        0.8,
        DETAIL,
    );
    s
}
