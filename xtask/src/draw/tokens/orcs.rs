//! Orcs, and goblins riding boars.

use super::folk::mirrored;
use super::{bust, faces};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, OAK, OXBLOOD, STEEL, Sheet, blob, curve, even,
    even_poly, line, oval, poly, polyline,
};

pub(super) fn orc() -> Sheet {
    let mut s = bust("orc");
    let skin = Colour(0x6c, 0x86, 0x62);
    // A two-handed axe behind the shoulder.
    faces::shaft(&mut s, (96.0, 116.0), (106.0, 12.0), 5.0, OAK);
    s.shape(
        &blob(&[
            (104.0, 16.0),
            (122.0, 10.0),
            (124.0, 32.0),
            (118.0, 50.0),
            (102.0, 40.0),
        ]),
        STEEL.light(0.1),
    );
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 82.0),
                (90.0, 86.0),
                (112.0, 100.0),
                (114.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        skin.shade(0.1),
    );
    s.shape(
        &blob(&[
            (12.0, 108.0),
            (18.0, 90.0),
            (36.0, 84.0),
            (50.0, 94.0),
            (46.0, 114.0),
            (22.0, 122.0),
        ]),
        STEEL.shade(0.3),
    );
    for (x, y) in [(20.0, 94.0), (34.0, 88.0)] {
        s.shape(
            &poly(&[(x - 6.0, y + 4.0), (x - 6.0, y - 16.0), (x + 7.0, y)]),
            BONE,
        );
    }
    s.shape(
        &blob(&[
            (58.0, 30.0),
            (56.0, 12.0),
            (66.0, 4.0),
            (82.0, 8.0),
            (76.0, 16.0),
            (70.0, 30.0),
        ]),
        INK.light(0.16),
    );
    s.ink(&line(57.0, 24.0, 71.0, 24.0), FEATURE * 1.4);
    mirrored(
        &mut s,
        &blob(&[
            (86.0, 56.0),
            (98.0, 46.0),
            (104.0, 50.0),
            (98.0, 64.0),
            (88.0, 68.0),
        ]),
        skin,
    );
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 28.0),
                (80.0, 32.0),
                (87.0, 50.0),
                (88.0, 70.0),
                (93.0, 84.0),
                (82.0, 100.0),
                (64.0, 104.0),
            ],
        ),
        skin,
    );
    s.paint(
        &even_poly(
            64.0,
            &[(64.0, 54.0), (86.0, 46.0), (86.0, 62.0), (64.0, 62.0)],
        ),
        &INK.hex(),
        0.18,
    );
    for side in [-1.0, 1.0] {
        s.solid(
            &oval(64.0 + side * 12.0, 56.0, 5.4, 4.0),
            LAMP.light(0.2),
            DETAIL * 1.2,
            1.0,
        );
        s.dot(64.0 + side * 11.5, 56.0, 2.5);
    }
    faces::brows(&mut s, 64.0, 49.5, 13.0, 8.5, 3.0, FEATURE * 1.5);
    s.solid(
        &even(
            64.0,
            &[(64.0, 58.0), (70.0, 68.0), (73.0, 74.0), (64.0, 75.0)],
        ),
        skin.light(0.12),
        FEATURE * 0.8,
        2.0,
    );
    s.ink(
        &curve(&[
            (46.0, 88.0),
            (56.0, 83.0),
            (64.0, 85.0),
            (72.0, 83.0),
            (82.0, 88.0),
        ]),
        FEATURE * 1.2,
    );
    for flip in [false, true] {
        let tusk = blob(&[
            (73.0, 90.0),
            (82.0, 89.0),
            (85.0, 70.0),
            (81.0, 66.0),
            (75.0, 78.0),
        ]);
        s.shape(&if flip { tusk.mirror(64.0) } else { tusk }, BONE);
    }
    s.pen(
        &polyline(&[(70.0, 36.0), (80.0, 62.0)]),
        DETAIL * 1.6,
        OXBLOOD,
        1.0,
    );
    s
}

pub(super) fn boar_rider() -> Sheet {
    let mut s = bust("boar_rider");
    let hide = Colour(0x74, 0x54, 0x40);
    let skin = Colour(0x86, 0x9c, 0x4c);
    faces::spear(&mut s, 100.0, 14.0, 100.0);
    // The rider.
    s.shape(
        &blob(&[
            (46.0, 68.0),
            (50.0, 48.0),
            (64.0, 42.0),
            (80.0, 48.0),
            (84.0, 68.0),
        ]),
        OXBLOOD,
    );
    let ear = blob(&[
        (72.0, 32.0),
        (88.0, 20.0),
        (98.0, 18.0),
        (90.0, 34.0),
        (76.0, 42.0),
    ]);
    mirrored(&mut s, &ear, skin);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 16.0),
                (76.0, 22.0),
                (80.0, 36.0),
                (72.0, 48.0),
                (64.0, 51.0),
            ],
        ),
        skin,
    );
    s.shape(
        &even(
            64.0,
            &[(64.0, 6.0), (77.0, 14.0), (81.0, 29.0), (64.0, 25.0)],
        ),
        STEEL,
    );
    faces::eyes(&mut s, 64.0, 33.0, 7.0, 2.8);
    faces::brows(&mut s, 64.0, 28.5, 7.0, 4.5, 1.6, 2.4);
    s.ink(
        &curve(&[(56.0, 42.0), (64.0, 45.0), (72.0, 41.0)]),
        FEATURE * 0.8,
    );
    // The boar's great head in front of him.
    let bristles = poly(&[
        (28.0, 74.0),
        (26.0, 60.0),
        (38.0, 64.0),
        (42.0, 52.0),
        (52.0, 60.0),
        (64.0, 50.0),
        (76.0, 60.0),
        (86.0, 52.0),
        (90.0, 64.0),
        (102.0, 60.0),
        (100.0, 74.0),
        (110.0, 104.0),
        (104.0, 126.0),
        (24.0, 126.0),
        (18.0, 104.0),
    ]);
    s.shape(&bristles, hide.shade(0.25));
    mirrored(
        &mut s,
        &blob(&[
            (84.0, 70.0),
            (98.0, 58.0),
            (110.0, 58.0),
            (106.0, 74.0),
            (92.0, 82.0),
        ]),
        hide,
    );
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 60.0),
                (82.0, 66.0),
                (92.0, 84.0),
                (84.0, 108.0),
                (64.0, 118.0),
            ],
        ),
        hide,
    );
    s.shape(&oval(64.0, 100.0, 18.0, 13.0), Colour(0xc8, 0x8a, 0x78));
    for side in [-1.0, 1.0] {
        s.fill(&oval(64.0 + side * 7.0, 100.0, 3.4, 5.0), INK);
        s.solid(
            &oval(64.0 + side * 15.0, 80.0, 4.4, 3.8),
            LAMP,
            DETAIL * 1.3,
            1.0,
        );
        s.dot(64.0 + side * 15.0, 80.0, 2.0);
    }
    faces::brows(&mut s, 64.0, 74.0, 15.0, 7.0, 2.4, FEATURE);
    for flip in [false, true] {
        let tusk = blob(&[
            (80.0, 108.0),
            (92.0, 106.0),
            (99.0, 90.0),
            (98.0, 82.0),
            (90.0, 94.0),
        ]);
        s.shape(&if flip { tusk.mirror(64.0) } else { tusk }, BONE);
    }
    s
}
