//! Goblins, orcs, ogres, trolls: foes with hands to hold things.

use super::{bust, faces};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, Sheet, blob,
    curve, even, even_poly, line, oval, poly, polyline,
};

/// Draws all folk.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([kobold(), goblin(), hobgoblin(), orc(), boar_rider(), ogre()]);
    out.extend([troll("troll", false), troll("troll_chieftain", true)]);
}

fn mirrored(s: &mut Sheet, path: &crate::ink::Path, colour: Colour) {
    s.shape(path, colour);
    s.shape(&path.mirror(64.0), colour);
}

fn kobold() -> Sheet {
    let mut s = bust("kobold");
    let hide = Colour(0xb5, 0x6a, 0x3c);
    let belly = Colour(0xe0, 0xb0, 0x74);
    faces::spear(&mut s, 106.0, 22.0, 116.0);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 82.0),
                (84.0, 90.0),
                (98.0, 104.0),
                (100.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        LEATHER,
    );
    s.shape(
        &even(
            64.0,
            &[(64.0, 78.0), (76.0, 88.0), (74.0, 126.0), (64.0, 128.0)],
        ),
        belly,
    );
    for y in [98.0, 108.0, 117.0] {
        s.ink(&curve(&[(56.0, y), (64.0, y + 2.0), (72.0, y)]), DETAIL);
    }
    mirrored(
        &mut s,
        &blob(&[
            (76.0, 34.0),
            (84.0, 22.0),
            (98.0, 14.0),
            (94.0, 28.0),
            (86.0, 42.0),
        ]),
        BONE.shade(0.1),
    );
    mirrored(
        &mut s,
        &blob(&[
            (82.0, 52.0),
            (100.0, 46.0),
            (112.0, 50.0),
            (102.0, 60.0),
            (84.0, 66.0),
        ]),
        hide,
    );
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 28.0),
                (80.0, 34.0),
                (90.0, 52.0),
                (86.0, 72.0),
                (76.0, 90.0),
                (64.0, 96.0),
            ],
        ),
        hide,
    );
    let muzzle = even(
        64.0,
        &[
            (64.0, 60.0),
            (76.0, 66.0),
            (80.0, 80.0),
            (72.0, 94.0),
            (64.0, 97.0),
        ],
    );
    s.shape(&muzzle, hide.light(0.2));
    for side in [-1.0, 1.0] {
        s.solid(
            &oval(64.0 + side * 15.0, 53.0, 8.0, 7.5),
            LAMP,
            FEATURE * 0.8,
            2.0,
        );
        s.fill(&oval(64.0 + side * 14.0, 53.0, 2.2, 6.4), INK);
        s.dot(64.0 + side * 5.0, 68.0, 2.0);
    }
    faces::brows(&mut s, 64.0, 43.0, 15.0, 8.0, 2.6, FEATURE);
    s.ink(
        &curve(&[
            (50.0, 82.0),
            (58.0, 87.0),
            (64.0, 84.0),
            (70.0, 87.0),
            (78.0, 82.0),
        ]),
        FEATURE * 0.8,
    );
    faces::teeth(&mut s, 53.0, 59.0, 84.0, 7.0, 1);
    faces::teeth(&mut s, 69.0, 75.0, 84.0, 7.0, 1);
    for (x, y) in [(60.0, 38.0), (68.0, 38.0), (64.0, 44.0)] {
        s.ink(&curve(&[(x - 3.0, y), (x, y + 3.0), (x + 3.0, y)]), DETAIL);
    }
    s
}

fn goblin() -> Sheet {
    let mut s = bust("goblin");
    let skin = Colour(0x86, 0x9c, 0x4c);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 88.0),
                (84.0, 94.0),
                (102.0, 106.0),
                (102.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        LEATHER,
    );
    s.ink(&line(64.0, 100.0, 64.0, 124.0), DETAIL);
    let ear = blob(&[
        (82.0, 54.0),
        (98.0, 40.0),
        (123.0, 26.0),
        (118.0, 48.0),
        (104.0, 66.0),
        (86.0, 76.0),
    ]);
    mirrored(&mut s, &ear, skin);
    for flip in [false, true] {
        let fold = blob(&[(92.0, 58.0), (112.0, 38.0), (104.0, 56.0), (92.0, 66.0)]);
        s.fill(
            &if flip { fold.mirror(64.0) } else { fold },
            Colour(0xb0, 0x74, 0x58),
        );
    }
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 30.0),
                (82.0, 36.0),
                (92.0, 56.0),
                (88.0, 76.0),
                (76.0, 94.0),
                (64.0, 98.0),
            ],
        ),
        skin,
    );
    let cap = even(
        64.0,
        &[(64.0, 20.0), (82.0, 28.0), (92.0, 48.0), (64.0, 42.0)],
    );
    s.shape(&cap, OXBLOOD);
    s.ink(&curve(&[(38.0, 48.0), (64.0, 41.0), (90.0, 48.0)]), FEATURE);
    for side in [-1.0, 1.0] {
        s.solid(
            &blob(&[
                (64.0 + side * 6.0, 60.0),
                (64.0 + side * 14.0, 51.0),
                (64.0 + side * 23.0, 54.0),
                (64.0 + side * 17.0, 63.0),
            ]),
            LAMP,
            FEATURE * 0.8,
            2.0,
        );
        s.dot(64.0 + side * 14.0, 57.5, 2.8);
    }
    s.shape(
        &blob(&[
            (61.0, 52.0),
            (67.0, 52.0),
            (70.0, 68.0),
            (73.0, 82.0),
            (64.0, 80.0),
            (58.0, 72.0),
        ]),
        skin.light(0.12),
    );
    s.flat(
        &blob(&[
            (46.0, 80.0),
            (64.0, 85.0),
            (82.0, 79.0),
            (76.0, 92.0),
            (64.0, 94.0),
            (52.0, 92.0),
        ]),
        OXBLOOD.shade(0.5),
        1.0,
        DETAIL * 1.4,
    );
    faces::teeth(&mut s, 50.0, 60.0, 83.0, 5.0, 2);
    faces::teeth(&mut s, 68.0, 78.0, 83.0, 5.0, 2);
    faces::teeth(&mut s, 57.0, 71.0, 92.0, -5.0, 2);
    s
}

fn hobgoblin() -> Sheet {
    let mut s = bust("hobgoblin");
    let skin = Colour(0xb8, 0x62, 0x3c);
    faces::spear(&mut s, 22.0, 22.0, 116.0);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 84.0),
                (88.0, 90.0),
                (108.0, 102.0),
                (108.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        STEEL.shade(0.35),
    );
    for y in [100.0, 110.0] {
        for i in 0..6 {
            let x = 36.0 + i as f32 * 11.0;
            s.ink(&curve(&[(x, y), (x + 5.0, y + 5.0), (x + 10.0, y)]), DETAIL);
        }
    }
    let ear = blob(&[
        (84.0, 56.0),
        (98.0, 44.0),
        (112.0, 40.0),
        (104.0, 60.0),
        (88.0, 72.0),
    ]);
    mirrored(&mut s, &ear, skin);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 34.0),
                (82.0, 40.0),
                (88.0, 58.0),
                (84.0, 80.0),
                (74.0, 96.0),
                (64.0, 99.0),
            ],
        ),
        skin,
    );
    s.shape(
        &even_poly(
            64.0,
            &[
                (64.0, 12.0),
                (72.0, 24.0),
                (86.0, 34.0),
                (91.0, 54.0),
                (76.0, 50.0),
                (68.0, 62.0),
                (64.0, 70.0),
            ],
        ),
        STEEL,
    );
    s.shape(
        &blob(&[
            (60.0, 16.0),
            (64.0, 2.0),
            (82.0, 4.0),
            (98.0, 22.0),
            (80.0, 16.0),
            (68.0, 20.0),
        ]),
        OXBLOOD,
    );
    faces::eyes(&mut s, 64.0, 62.0, 12.0, 3.4);
    faces::brows(&mut s, 64.0, 57.0, 12.0, 6.0, 2.4, FEATURE);
    s.flat(&rect_mouth(), OXBLOOD.shade(0.5), 1.0, DETAIL * 1.4);
    faces::teeth(&mut s, 48.0, 54.0, 90.0, -12.0, 1);
    faces::teeth(&mut s, 74.0, 80.0, 90.0, -12.0, 1);
    s
}

fn rect_mouth() -> crate::ink::Path {
    blob(&[
        (48.0, 84.0),
        (64.0, 81.0),
        (80.0, 84.0),
        (76.0, 91.0),
        (64.0, 90.0),
        (52.0, 91.0),
    ])
}

fn orc() -> Sheet {
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

fn boar_rider() -> Sheet {
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
    // The boar's great head before him.
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

fn ogre() -> Sheet {
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

fn troll(name: &str, chief: bool) -> Sheet {
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
