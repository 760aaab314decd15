//! Foes of more than human size.

use super::folk::mirrored;
use super::{bust, faces};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, Sheet, blob,
    curve, even, line, oval, poly,
};

pub(super) fn ogre() -> Sheet {
    let mut s = bust("ogre");
    let skin = Colour(0xc8, 0x98, 0x62);
    // The club.
    s.shape(
        &blob(&[
            (100.0, 98.0),
            (98.0, 60.0),
            (96.0, 24.0),
            (108.0, 8.0),
            (122.0, 20.0),
            (120.0, 56.0),
            (112.0, 100.0),
        ]),
        OAK,
    );
    for (x, y) in [(104.0, 24.0), (114.0, 34.0), (106.0, 46.0)] {
        s.solid(&oval(x, y, 4.4, 4.4), STEEL, DETAIL * 1.2, 1.5);
    }
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 70.0),
                (92.0, 78.0),
                (116.0, 94.0),
                (118.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        skin.shade(0.08),
    );
    s.shape(
        &blob(&[(18.0, 88.0), (34.0, 82.0), (84.0, 122.0), (64.0, 130.0)]),
        LEATHER,
    );
    mirrored(&mut s, &oval(93.0, 60.0, 8.0, 9.0), skin);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 20.0),
                (78.0, 24.0),
                (86.0, 42.0),
                (92.0, 64.0),
                (96.0, 84.0),
                (84.0, 102.0),
                (64.0, 108.0),
            ],
        ),
        skin,
    );
    for side in [-1.0, 1.0] {
        s.dot(64.0 + side * 11.0, 53.0, 3.4);
    }
    s.ink(
        &curve(&[
            (42.0, 48.0),
            (54.0, 45.0),
            (64.0, 49.0),
            (74.0, 45.0),
            (86.0, 48.0),
        ]),
        FEATURE * 2.2,
    );
    s.shape(
        &even(
            64.0,
            &[(64.0, 54.0), (71.0, 64.0), (76.0, 74.0), (64.0, 78.0)],
        ),
        skin.mix(OXBLOOD, 0.15),
    );
    s.ink(
        &curve(&[
            (42.0, 92.0),
            (54.0, 86.0),
            (64.0, 87.0),
            (74.0, 86.0),
            (86.0, 92.0),
        ]),
        FEATURE * 1.3,
    );
    for x in [46.0, 74.0] {
        s.solid(
            &blob(&[(x, 92.0), (x + 1.0, 77.0), (x + 7.0, 76.0), (x + 9.0, 91.0)]),
            BONE,
            FEATURE * 0.9,
            2.0,
        );
    }
    s.ink(
        &curve(&[(52.0, 100.0), (64.0, 102.0), (76.0, 100.0)]),
        DETAIL,
    );
    s.pen(&oval(34.0, 74.0, 5.0, 6.0), 5.0, INK, 1.0);
    s.pen(&oval(34.0, 74.0, 5.0, 6.0), 2.4, OCHRE.light(0.3), 1.0);
    for (x, y) in [(58.0, 30.0), (66.0, 28.0), (72.0, 34.0)] {
        s.ink(&line(x, y, x + 1.0, y - 7.0), DETAIL * 1.2);
    }
    s
}

pub(super) fn troll(name: &str, chief: bool) -> Sheet {
    let mut s = bust(name);
    let skin = if chief {
        Colour(0x7a, 0x86, 0x8e)
    } else {
        Colour(0x86, 0x96, 0x7c)
    };
    let moss = if chief {
        INK.light(0.2)
    } else {
        Colour(0x4a, 0x5c, 0x34)
    };
    if chief {
        for flip in [false, true] {
            for antler in [
                vec![(78.0, 40.0), (92.0, 26.0), (98.0, 4.0)],
                vec![(92.0, 26.0), (112.0, 20.0), (118.0, 4.0)],
                vec![(102.0, 22.0), (118.0, 32.0), (124.0, 28.0)],
            ] {
                let antler = curve(&antler);
                let antler = if flip { antler.mirror(64.0) } else { antler };
                s.pen(&antler, 11.0, INK, 1.0);
                s.pen(&antler, 6.0, BONE.shade(0.12), 1.0);
            }
        }
    }
    let hair = poly(&[
        (64.0, 16.0),
        (84.0, 20.0),
        (96.0, 34.0),
        (92.0, 40.0),
        (104.0, 56.0),
        (97.0, 60.0),
        (106.0, 82.0),
        (96.0, 84.0),
        (98.0, 100.0),
        (30.0, 100.0),
        (32.0, 84.0),
        (22.0, 82.0),
        (31.0, 60.0),
        (24.0, 56.0),
        (36.0, 40.0),
        (32.0, 34.0),
        (44.0, 20.0),
    ]);
    s.shape(&hair, moss);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 82.0),
                (92.0, 84.0),
                (114.0, 96.0),
                (116.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        skin.shade(0.14),
    );
    let ear = blob(&[
        (84.0, 50.0),
        (100.0, 46.0),
        (118.0, 52.0),
        (108.0, 64.0),
        (88.0, 70.0),
    ]);
    mirrored(&mut s, &ear, skin);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 24.0),
                (80.0, 30.0),
                (88.0, 50.0),
                (86.0, 74.0),
                (84.0, 94.0),
                (74.0, 108.0),
                (64.0, 110.0),
            ],
        ),
        skin,
    );
    s.fill(
        &even(
            64.0,
            &[
                (64.0, 48.0),
                (76.0, 44.0),
                (84.0, 52.0),
                (76.0, 60.0),
                (64.0, 56.0),
            ],
        ),
        skin.shade(0.4),
    );
    for side in [-1.0, 1.0] {
        let at = (64.0 + side * 13.0, 52.0);
        s.solid(
            &oval(at.0, at.1, 5.6, 5.0),
            if chief { OXBLOOD.light(0.4) } else { LAMP },
            DETAIL * 1.3,
            1.0,
        );
        s.dot(at.0 - side * 0.8, at.1 + 0.4, 2.2);
    }
    s.ink(
        &curve(&[
            (40.0, 46.0),
            (52.0, 42.0),
            (64.0, 46.0),
            (76.0, 42.0),
            (88.0, 46.0),
        ]),
        FEATURE * 2.0,
    );
    // The mouth first: the nose hangs over it.
    s.flat(
        &blob(&[
            (46.0, 88.0),
            (64.0, 84.0),
            (82.0, 88.0),
            (78.0, 98.0),
            (64.0, 100.0),
            (50.0, 98.0),
        ]),
        OXBLOOD.shade(0.5),
        1.0,
        FEATURE * 0.8,
    );
    faces::teeth(&mut s, 49.0, 59.0, 97.0, -8.0, 2);
    faces::teeth(&mut s, 70.0, 80.0, 97.0, -8.0, 2);
    s.shape(
        &blob(&[
            (59.0, 46.0),
            (69.0, 46.0),
            (74.0, 66.0),
            (78.0, 82.0),
            (74.0, 94.0),
            (63.0, 97.0),
            (55.0, 88.0),
            (56.0, 68.0),
        ]),
        skin.light(0.14),
    );
    s.solid(
        &oval(73.0, 76.0, 3.2, 3.0),
        skin.mix(OXBLOOD, 0.3),
        DETAIL,
        1.0,
    );
    s.ink(
        &curve(&[(59.0, 90.0), (62.0, 87.0), (65.0, 90.0)]),
        DETAIL * 1.3,
    );
    if chief {
        let crown = even(
            64.0,
            &[(64.0, 20.0), (82.0, 26.0), (89.0, 40.0), (64.0, 34.0)],
        );
        s.shape(&crown, LEATHER);
        for x in [48.0, 64.0, 80.0] {
            s.solid(
                &blob(&[(x - 4.0, 32.0), (x, 16.0), (x + 4.0, 32.0)]),
                BONE,
                FEATURE * 0.8,
                2.0,
            );
        }
        for side in [-1.0, 1.0] {
            for y in [64.0, 71.0] {
                let x = 64.0 + side * 20.0;
                s.pen(
                    &line(x - 5.0, y, x + 4.0, y + side * 1.5),
                    3.4,
                    OXBLOOD,
                    1.0,
                );
            }
        }
        for i in 0..6 {
            let x = 34.0 + i as f32 * 12.0;
            let y = 112.0 + 5.0 * (1.0 - ((x - 64.0_f32) / 32.0).powi(2));
            s.solid(
                &blob(&[(x - 4.0, y - 4.0), (x + 4.0, y - 4.0), (x, y + 9.0)]),
                BONE,
                DETAIL * 1.2,
                1.5,
            );
        }
    } else {
        for (x, y) in [(36.0, 112.0), (92.0, 106.0), (48.0, 118.0), (84.0, 118.0)] {
            s.pen(&oval(x, y, 4.0, 3.2), DETAIL, INK, 0.8);
        }
    }
    s
}
