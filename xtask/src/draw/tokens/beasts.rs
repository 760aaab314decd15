//! Beasts and vermin.

use super::{bust, faces};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, OXBLOOD, Sheet, VERDIGRIS, blob, curve, even, line,
    oval, poly, polyline,
};

/// Draws all beasts.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([giant_rat(), cave_bat(), wolf(), giant_spider(), slime()]);
}

fn giant_rat() -> Sheet {
    let mut s = bust("giant_rat");
    let fur = Colour(0x8b, 0x76, 0x62);
    let pink = Colour(0xd9, 0x9a, 0x88);
    let tail = curve(&[(92.0, 104.0), (112.0, 88.0), (108.0, 66.0), (118.0, 48.0)]);
    s.pen(&tail, 9.0, INK, 1.0);
    s.pen(&tail, 5.0, pink, 1.0);
    s.shape(
        &blob(&[
            (54.0, 84.0),
            (72.0, 66.0),
            (98.0, 76.0),
            (110.0, 104.0),
            (104.0, 126.0),
            (40.0, 126.0),
            (42.0, 102.0),
        ]),
        fur.shade(0.12),
    );
    s.shape(&oval(93.0, 38.0, 15.0, 16.0), fur);
    s.solid(&oval(94.0, 40.0, 9.0, 10.0), pink, DETAIL, 2.0);
    let head = blob(&[
        (10.0, 80.0),
        (24.0, 66.0),
        (42.0, 50.0),
        (66.0, 40.0),
        (86.0, 48.0),
        (94.0, 68.0),
        (84.0, 88.0),
        (58.0, 98.0),
        (34.0, 94.0),
        (16.0, 90.0),
    ]);
    s.shape(&head, fur);
    s.shape(&oval(66.0, 36.0, 17.0, 18.0), fur.light(0.1));
    s.solid(&oval(67.0, 38.0, 10.5, 11.5), pink, DETAIL, 2.0);
    s.flat(
        &poly(&[(22.0, 90.0), (32.0, 92.0), (30.0, 107.0), (24.0, 106.0)]),
        BONE,
        1.0,
        DETAIL * 1.4,
    );
    s.solid(&oval(12.0, 80.0, 7.0, 6.0), pink, FEATURE * 0.8, 2.0);
    s.solid(
        &oval(47.0, 66.0, 6.5, 6.0),
        OXBLOOD.light(0.15),
        DETAIL * 1.3,
        2.0,
    );
    s.dot(46.0, 66.0, 2.6);
    s.ink(&polyline(&[(37.0, 60.0), (54.0, 55.0)]), FEATURE);
    for (y, tip) in [(80.0, 70.0), (84.0, 86.0), (87.0, 101.0)] {
        s.ink(&curve(&[(28.0, y), (44.0, y), (60.0, tip)]), DETAIL);
    }
    s.ink(
        &curve(&[(14.0, 88.0), (30.0, 91.0), (50.0, 90.0)]),
        FEATURE * 0.8,
    );
    for (x, y) in [(74.0, 74.0), (78.0, 82.0), (84.0, 72.0)] {
        s.ink(&line(x, y, x - 6.0, y + 5.0), DETAIL);
    }
    s
}

fn cave_bat() -> Sheet {
    let mut s = bust("cave_bat");
    let fur = Colour(0x6d, 0x55, 0x4e);
    let skin = Colour(0x9a, 0x5f, 0x55);
    for side in [false, true] {
        let points = [
            (66.0, 66.0),
            (84.0, 44.0),
            (106.0, 14.0),
            (112.0, 12.0),
            (118.0, 40.0),
            (122.0, 66.0),
            (112.0, 66.0),
            (106.0, 82.0),
            (96.0, 78.0),
            (88.0, 96.0),
            (78.0, 86.0),
            (68.0, 96.0),
        ];
        let wing = poly(&points);
        let wing = if side { wing.mirror(64.0) } else { wing };
        s.shape(&wing, skin);
        for end in [(112.0, 66.0), (97.0, 78.0), (80.0, 86.0)] {
            let bone = curve(&[(106.0, 18.0), ((106.0 + end.0) / 2.0 + 2.0, 46.0), end]);
            s.ink(&if side { bone.mirror(64.0) } else { bone }, FEATURE * 0.8);
        }
    }
    s.shape(
        &even(
            64.0,
            &[(64.0, 52.0), (80.0, 64.0), (82.0, 92.0), (64.0, 112.0)],
        ),
        fur,
    );
    for x in [56.0, 72.0] {
        s.shape(
            &blob(&[
                (x - 3.0, 106.0),
                (x + 3.0, 106.0),
                (x + 2.0, 116.0),
                (x - 2.0, 116.0),
            ]),
            fur,
        );
    }
    for side in [false, true] {
        let ear = blob(&[
            (68.0, 44.0),
            (76.0, 18.0),
            (84.0, 10.0),
            (89.0, 28.0),
            (86.0, 50.0),
        ]);
        let inner = blob(&[(75.0, 42.0), (81.0, 24.0), (84.0, 32.0), (82.0, 46.0)]);
        s.shape(&if side { ear.mirror(64.0) } else { ear }, fur);
        s.fill(
            &if side { inner.mirror(64.0) } else { inner },
            skin.light(0.2),
        );
    }
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 38.0),
                (82.0, 42.0),
                (89.0, 58.0),
                (80.0, 76.0),
                (64.0, 82.0),
            ],
        ),
        fur.light(0.1),
    );
    faces::wide_eyes(&mut s, 64.0, 55.0, 11.5, 6.8, LAMP);
    s.solid(
        &even(64.0, &[(64.0, 60.0), (71.0, 64.0), (64.0, 69.0)]),
        skin.light(0.2),
        DETAIL,
        1.5,
    );
    s.fill(
        &even(
            64.0,
            &[(64.0, 70.0), (75.0, 69.0), (70.0, 78.0), (64.0, 79.0)],
        ),
        OXBLOOD.shade(0.4),
    );
    faces::teeth(&mut s, 55.0, 61.0, 70.0, 8.0, 1);
    faces::teeth(&mut s, 67.0, 73.0, 70.0, 8.0, 1);
    s
}

fn wolf() -> Sheet {
    let mut s = bust("wolf");
    let fur = Colour(0x86, 0x86, 0x88);
    let pale = Colour(0xcf, 0xca, 0xbe);
    let ruff = poly(&[
        (60.0, 34.0),
        (86.0, 28.0),
        (104.0, 44.0),
        (100.0, 52.0),
        (114.0, 66.0),
        (106.0, 72.0),
        (116.0, 92.0),
        (106.0, 94.0),
        (110.0, 126.0),
        (40.0, 126.0),
        (44.0, 108.0),
        (36.0, 104.0),
        (50.0, 84.0),
    ]);
    s.shape(&ruff, fur.shade(0.18));
    s.shape(
        &poly(&[(76.0, 40.0), (92.0, 6.0), (102.0, 38.0), (94.0, 52.0)]),
        fur.shade(0.1),
    );
    let head = blob(&[
        (8.0, 70.0),
        (18.0, 60.0),
        (38.0, 54.0),
        (52.0, 38.0),
        (74.0, 32.0),
        (92.0, 44.0),
        (96.0, 66.0),
        (84.0, 84.0),
        (62.0, 84.0),
        (40.0, 80.0),
        (16.0, 80.0),
    ]);
    s.shape(&head, fur);
    s.shape(
        &poly(&[(52.0, 42.0), (60.0, 4.0), (78.0, 34.0), (70.0, 46.0)]),
        fur,
    );
    s.fill(
        &poly(&[(59.0, 38.0), (62.0, 16.0), (71.0, 34.0)]),
        fur.shade(0.4),
    );
    // Open jaws.
    let jaw = blob(&[
        (22.0, 84.0),
        (44.0, 86.0),
        (66.0, 82.0),
        (70.0, 92.0),
        (52.0, 104.0),
        (30.0, 100.0),
        (22.0, 93.0),
    ]);
    s.shape(&jaw, pale);
    s.flat(
        &poly(&[(16.0, 79.0), (66.0, 80.0), (64.0, 86.0), (26.0, 90.0)]),
        OXBLOOD.shade(0.3),
        1.0,
        DETAIL * 1.4,
    );
    faces::teeth(&mut s, 15.0, 23.0, 78.0, 11.0, 1);
    faces::teeth(&mut s, 28.0, 56.0, 79.0, 6.0, 5);
    faces::teeth(&mut s, 26.0, 33.0, 91.0, -10.0, 1);
    s.solid(
        &oval(10.0, 69.0, 7.0, 6.0),
        INK.light(0.12),
        FEATURE * 0.7,
        2.0,
    );
    s.solid(
        &blob(&[(48.0, 60.0), (56.0, 53.0), (63.0, 54.0), (58.0, 61.0)]),
        LAMP,
        DETAIL * 1.4,
        1.5,
    );
    s.dot(56.0, 57.5, 2.4);
    s.ink(
        &polyline(&[(42.0, 57.0), (54.0, 48.0), (66.0, 49.0)]),
        FEATURE,
    );
    for x in [20.0, 27.0, 34.0] {
        s.ink(&line(x, 66.0 - x * 0.1, x + 3.0, 72.0), DETAIL);
    }
    for (x, y) in [(84.0, 70.0), (90.0, 88.0), (74.0, 102.0), (60.0, 110.0)] {
        s.ink(
            &polyline(&[(x, y), (x + 2.0, y + 9.0), (x + 8.0, y + 3.0)]),
            DETAIL * 1.2,
        );
    }
    s
}

fn giant_spider() -> Sheet {
    let mut s = bust("giant_spider");
    let body = Colour(0x5a, 0x46, 0x52);
    for side in [false, true] {
        for leg in [
            [(76.0, 60.0), (96.0, 28.0), (112.0, 24.0), (122.0, 58.0)],
            [(78.0, 66.0), (102.0, 48.0), (116.0, 58.0), (118.0, 88.0)],
            [(78.0, 74.0), (98.0, 72.0), (108.0, 84.0), (106.0, 112.0)],
            [(72.0, 58.0), (80.0, 26.0), (90.0, 10.0), (102.0, 8.0)],
        ] {
            let leg = polyline(&leg);
            let leg = if side { leg.mirror(64.0) } else { leg };
            s.pen(&leg, 10.0, INK, 1.0);
            s.pen(&leg, 5.0, body.light(0.1), 1.0);
        }
    }
    s.shape(&oval(64.0, 42.0, 27.0, 28.0), body);
    let mark = even(
        64.0,
        &[
            (64.0, 22.0),
            (73.0, 30.0),
            (66.0, 40.0),
            (74.0, 50.0),
            (64.0, 56.0),
        ],
    );
    s.solid(&mark, OXBLOOD.light(0.15), DETAIL, 2.0);
    s.shape(&oval(64.0, 80.0, 24.0, 21.0), body.light(0.1));
    for (x, y, r) in [
        (55.0, 78.0, 6.5),
        (73.0, 78.0, 6.5),
        (45.0, 72.0, 3.8),
        (83.0, 72.0, 3.8),
        (57.0, 66.0, 3.4),
        (71.0, 66.0, 3.4),
    ] {
        s.solid(&oval(x, y, r, r), OXBLOOD.light(0.35), DETAIL, 1.6);
        s.dot(x, y + r * 0.15, r * 0.4);
    }
    for side in [false, true] {
        let fang = blob(&[
            (68.0, 92.0),
            (77.0, 92.0),
            (78.0, 102.0),
            (70.0, 114.0),
            (70.0, 102.0),
        ]);
        s.solid(
            &if side { fang.mirror(64.0) } else { fang },
            BONE,
            FEATURE * 0.9,
            2.5,
        );
    }
    s
}

fn slime() -> Sheet {
    let mut s = bust("slime");
    let goo = VERDIGRIS.mix(Colour(0x7d, 0xb8, 0x4a), 0.55);
    let body = blob(&[
        (64.0, 20.0),
        (84.0, 28.0),
        (94.0, 48.0),
        (98.0, 68.0),
        (112.0, 84.0),
        (114.0, 104.0),
        (104.0, 118.0),
        (64.0, 122.0),
        (24.0, 118.0),
        (12.0, 106.0),
        (16.0, 86.0),
        (30.0, 74.0),
        (32.0, 50.0),
        (44.0, 28.0),
    ]);
    s.solid(&body, goo, FEATURE * 1.2, 7.0);
    // Its last meal still shows.
    s.fade(0.75);
    faces::skull(&mut s, 46.0, 96.0, 12.0, goo.light(0.5));
    let bone = line(76.0, 106.0, 98.0, 96.0);
    s.pen(&bone, 8.0, INK, 0.7);
    s.pen(&bone, 4.6, goo.light(0.5), 1.0);
    s.end();
    s.paint(
        &blob(&[
            (44.0, 44.0),
            (54.0, 30.0),
            (64.0, 29.0),
            (52.0, 38.0),
            (46.0, 56.0),
        ]),
        &BONE.hex(),
        0.75,
    );
    s.solid(&oval(70.0, 54.0, 16.0, 15.0), BONE, FEATURE, 3.0);
    s.solid(&oval(67.0, 56.0, 7.5, 8.0), OXBLOOD, DETAIL, 1.5);
    s.dot(66.0, 56.0, 3.6);
    s.solid(&oval(40.0, 66.0, 8.5, 8.0), BONE, FEATURE * 0.9, 2.0);
    s.dot(39.0, 67.0, 3.4);
    for (x, y, r) in [
        (88.0, 78.0, 4.0),
        (82.0, 88.0, 2.4),
        (66.0, 84.0, 3.2),
        (30.0, 84.0, 2.6),
    ] {
        s.pen(&oval(x, y, r, r), DETAIL, INK, 0.7);
    }
    for (x, y, length) in [(96.0, 62.0, 12.0), (32.0, 56.0, 10.0)] {
        s.ink(
            &curve(&[(x, y), (x + 1.0, y + length * 0.6), (x - 2.0, y + length)]),
            FEATURE,
        );
    }
    s
}
