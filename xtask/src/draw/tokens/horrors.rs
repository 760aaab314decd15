//! Horrors of stone, rags and bone.

use super::{bust, faces};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OCHRE, OXBLOOD, STONE, Sheet,
    VERDIGRIS, blob, curve, even, even_poly, line, oval, poly, polyline,
};

/// A hand, torn off above the wrist, that comes at you on its fingertips.
pub(super) fn crawling_claw() -> Sheet {
    let mut s = bust("crawling_claw");
    let skin = Colour(0x8f, 0xa3, 0x7e);
    let nail = INK.light(0.12);
    let wrist = even(
        64.0,
        &[
            (64.0, 10.0),
            (78.0, 11.0),
            (79.0, 28.0),
            (84.0, 50.0),
            (64.0, 54.0),
        ],
    );
    s.shape(&wrist, skin.shade(0.12));
    // The stump, cut clean, tipped towards the eye.
    s.flat(&oval(64.0, 13.0, 16.0, 7.4), OXBLOOD, 1.0, FEATURE);
    s.flat(&oval(64.0, 13.0, 6.4, 3.4), BONE, 1.0, DETAIL * 1.2);
    for x in [54.0, 60.0, 69.0] {
        s.ink(
            &curve(&[(x, 24.0), (x + 1.0, 31.0), (x - 1.0, 37.0)]),
            DETAIL,
        );
    }
    // Thumb and fingers: out from the knuckles, then down onto their tips.
    let fingers: [([(f32, f32); 3], f32); 5] = [
        ([(44.0, 50.0), (15.0, 44.0), (13.0, 72.0)], 13.0),
        ([(92.0, 58.0), (115.0, 54.0), (113.0, 78.0)], 11.0),
        ([(46.0, 66.0), (31.0, 74.0), (33.0, 95.0)], 13.5),
        ([(82.0, 66.0), (97.0, 74.0), (94.0, 94.0)], 12.5),
        ([(64.0, 66.0), (63.0, 84.0), (63.0, 101.0)], 14.0),
    ];
    for (joints, thick) in fingers {
        for pair in joints.windows(2) {
            s.stroke(
                &line(pair[0].0, pair[0].1, pair[1].0, pair[1].1),
                thick + 6.0,
                1.0,
                INK,
                1.0,
            );
        }
        for pair in joints.windows(2) {
            let bone = line(pair[0].0, pair[0].1, pair[1].0, pair[1].1);
            s.stroke(&bone, thick, 1.0, skin.shade(0.28), 1.0);
            s.stroke(&bone.shift(-1.6, -1.4), thick - 3.4, 1.0, skin, 1.0);
        }
        let [_, (kx, ky), (x, y)] = joints;
        s.ink(
            &curve(&[(kx - 5.0, ky - 2.0), (kx, ky + 2.5), (kx + 5.0, ky - 2.0)]),
            DETAIL * 1.3,
        );
        s.ink(
            &curve(&[(kx - 4.0, ky + 4.0), (kx, ky + 7.0), (kx + 4.0, ky + 4.0)]),
            DETAIL,
        );
        let claw = poly(&[(x - 6.0, y - 3.0), (x + 6.0, y - 3.0), (x, y + 13.0)]);
        s.solid(&claw, nail, DETAIL * 1.3, 1.5);
    }
    let back = even(
        64.0,
        &[
            (64.0, 36.0),
            (80.0, 38.0),
            (94.0, 50.0),
            (92.0, 66.0),
            (78.0, 73.0),
            (64.0, 75.0),
        ],
    );
    s.shape(&back, skin);
    for (x, y) in [(46.0, 61.0), (62.0, 66.0), (78.0, 63.0), (89.0, 54.0)] {
        s.ink(
            &curve(&[
                (64.0 + (x - 64.0) * 0.2, 40.0),
                (64.0 + (x - 64.0) * 0.6, 50.0),
                (x, y - 4.0),
            ]),
            DETAIL * 1.2,
        );
        s.solid(&oval(x, y, 5.4, 4.4), skin.light(0.22), DETAIL * 1.1, 1.4);
    }
    s
}

pub(super) fn gargoyle() -> Sheet {
    let mut s = bust("gargoyle");
    let stone = STONE.shade(0.22);
    let wing = poly(&[
        (76.0, 84.0),
        (84.0, 44.0),
        (106.0, 10.0),
        (112.0, 32.0),
        (124.0, 44.0),
        (116.0, 60.0),
        (120.0, 78.0),
        (104.0, 84.0),
        (98.0, 104.0),
    ]);
    for flip in [false, true] {
        s.shape(
            &if flip {
                wing.mirror(64.0)
            } else {
                wing.clone()
            },
            stone.shade(0.18),
        );
        for end in [(115.0, 60.0), (104.0, 84.0)] {
            let vein = line(104.0, 16.0, end.0, end.1);
            s.ink(&if flip { vein.mirror(64.0) } else { vein }, DETAIL * 1.3);
        }
    }
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 78.0),
                (88.0, 88.0),
                (98.0, 108.0),
                (96.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        stone,
    );
    let horn = blob(&[
        (72.0, 36.0),
        (80.0, 24.0),
        (82.0, 8.0),
        (92.0, 18.0),
        (92.0, 34.0),
        (84.0, 48.0),
    ]);
    let ear = blob(&[
        (84.0, 56.0),
        (98.0, 46.0),
        (104.0, 44.0),
        (98.0, 62.0),
        (86.0, 70.0),
    ]);
    for flip in [false, true] {
        s.shape(
            &if flip {
                horn.mirror(64.0)
            } else {
                horn.clone()
            },
            stone.light(0.25),
        );
        s.shape(&if flip { ear.mirror(64.0) } else { ear.clone() }, stone);
    }
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 32.0),
                (80.0, 38.0),
                (88.0, 56.0),
                (84.0, 74.0),
                (74.0, 92.0),
                (64.0, 96.0),
            ],
        ),
        stone.light(0.12),
    );
    s.shape(
        &even(
            64.0,
            &[(64.0, 52.0), (84.0, 46.0), (86.0, 54.0), (64.0, 60.0)],
        ),
        stone.light(0.25),
    );
    faces::burning_eyes(&mut s, 64.0, 60.0, 12.0, 3.8, OCHRE);
    s.solid(
        &even(64.0, &[(64.0, 58.0), (71.0, 70.0), (64.0, 78.0)]),
        stone.light(0.25),
        FEATURE * 0.8,
        2.0,
    );
    s.ink(
        &curve(&[
            (48.0, 82.0),
            (56.0, 78.0),
            (64.0, 82.0),
            (72.0, 78.0),
            (80.0, 82.0),
        ]),
        FEATURE,
    );
    faces::teeth(&mut s, 53.0, 59.0, 80.0, 9.0, 1);
    faces::teeth(&mut s, 69.0, 75.0, 80.0, 9.0, 1);
    s.ink(
        &polyline(&[(76.0, 100.0), (70.0, 108.0), (76.0, 114.0), (72.0, 124.0)]),
        DETAIL * 1.3,
    );
    for (x, y) in [(48.0, 104.0), (54.0, 112.0), (86.0, 106.0), (58.0, 44.0)] {
        s.dot(x, y, 1.2);
    }
    s
}

pub(super) fn wraith() -> Sheet {
    let mut s = bust("wraith");
    let shroud = Colour(0x52, 0x58, 0x70);
    let rags = poly(&[
        (64.0, 6.0),
        (82.0, 14.0),
        (94.0, 34.0),
        (98.0, 58.0),
        (114.0, 72.0),
        (106.0, 82.0),
        (116.0, 102.0),
        (104.0, 102.0),
        (104.0, 122.0),
        (90.0, 108.0),
        (82.0, 126.0),
        (72.0, 110.0),
        (62.0, 127.0),
        (52.0, 110.0),
        (42.0, 124.0),
        (36.0, 108.0),
        (22.0, 120.0),
        (24.0, 100.0),
        (12.0, 100.0),
        (22.0, 80.0),
        (14.0, 70.0),
        (30.0, 58.0),
        (34.0, 34.0),
        (46.0, 14.0),
    ]);
    s.shape(&rags, shroud);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 8.0),
                (80.0, 16.0),
                (92.0, 38.0),
                (92.0, 66.0),
                (82.0, 88.0),
                (64.0, 94.0),
            ],
        ),
        shroud.light(0.14),
    );
    s.flat(
        &even(
            64.0,
            &[
                (64.0, 22.0),
                (76.0, 28.0),
                (83.0, 46.0),
                (81.0, 64.0),
                (74.0, 78.0),
                (64.0, 83.0),
            ],
        ),
        Colour(0x15, 0x10, 0x18),
        1.0,
        FEATURE,
    );
    faces::burning_eyes(&mut s, 64.0, 50.0, 9.5, 4.6, VERDIGRIS.light(0.35));
    for (x, y) in [(40.0, 92.0), (54.0, 98.0), (76.0, 98.0), (90.0, 90.0)] {
        s.ink(
            &curve(&[(x, y), (x + 2.0, y + 8.0), (x - 1.0, y + 16.0)]),
            DETAIL * 1.2,
        );
    }
    for flip in [false, true] {
        for i in 0..4 {
            let (x, y) = (96.0 + i as f32 * 6.0, 92.0 - i as f32 * 4.0);
            let claw = curve(&[(98.0, 96.0), (x, y - 6.0), (x + 2.0, y - 22.0)]);
            let claw = if flip { claw.mirror(64.0) } else { claw };
            s.pen(&claw, 6.6, INK, 1.0);
            s.pen(&claw, 3.2, BONE, 1.0);
        }
    }
    s
}

pub(super) fn lich() -> Sheet {
    let mut s = bust("lich");
    let robe = Colour(0x5c, 0x34, 0x5c);
    faces::shaft(
        &mut s,
        (106.0, 36.0),
        (104.0, 118.0),
        4.6,
        LEATHER.shade(0.2),
    );
    let glow = s.radial(
        (106.0, 26.0),
        22.0,
        &[(0.0, VERDIGRIS.light(0.5), 0.9), (1.0, VERDIGRIS, 0.0)],
    );
    s.paint(&oval(106.0, 26.0, 20.0, 22.0), &glow, 1.0);
    s.shape(
        &even_poly(106.0, &[(106.0, 10.0), (114.0, 26.0), (106.0, 42.0)]),
        VERDIGRIS.light(0.3),
    );
    let collar = even_poly(
        64.0,
        &[
            (64.0, 40.0),
            (92.0, 30.0),
            (104.0, 46.0),
            (98.0, 92.0),
            (64.0, 110.0),
        ],
    );
    s.shape(&collar, OXBLOOD);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 88.0),
                (88.0, 90.0),
                (110.0, 106.0),
                (112.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        robe,
    );
    s.ink(&line(64.0, 100.0, 64.0, 126.0), FEATURE);
    for side in [-1.0, 1.0] {
        let trim = curve(&[
            (64.0 + side * 3.0, 118.0),
            (64.0 + side * 14.0, 100.0),
            (64.0 + side * 34.0, 92.0),
        ]);
        s.pen(&trim, 7.0, INK, 1.0);
        s.pen(&trim, 3.8, OCHRE.light(0.2), 1.0);
    }
    faces::skull(&mut s, 64.0, 58.0, 26.0, BONE.shade(0.06));
    faces::burning_eyes(&mut s, 64.0, 59.0, 11.0, 4.0, VERDIGRIS.light(0.2));
    let crown = even_poly(
        64.0,
        &[
            (64.0, 6.0),
            (71.0, 24.0),
            (82.0, 10.0),
            (85.0, 26.0),
            (98.0, 16.0),
            (90.0, 46.0),
            (64.0, 40.0),
        ],
    );
    s.shape(&crown, OCHRE.light(0.15));
    s.ink(
        &curve(&[(40.0, 39.0), (64.0, 33.0), (88.0, 39.0)]),
        DETAIL * 1.3,
    );
    s.solid(
        &oval(64.0, 29.0, 4.6, 5.4),
        OXBLOOD.light(0.1),
        DETAIL * 1.2,
        1.5,
    );
    for x in [49.0, 79.0] {
        s.solid(&oval(x, 31.0, 3.2, 3.6), LAPIS.light(0.2), DETAIL, 1.0);
    }
    s.spot(64.0, 8.0, 0.8, LAMP, 1.0);
    s
}
