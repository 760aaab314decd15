//! Goblins, orcs, ogres, trolls: foes with hands to hold things.

use super::giants::{ogre, troll};
use super::orcs::{boar_rider, orc};
use super::{bust, faces, people};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LEATHER, OXBLOOD, STEEL, Sheet, bend, blob, curve,
    even, even_poly, line, oval, sharp,
};

/// Draws all folk.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([
        kobold(),
        goblin(false),
        goblin(true),
        hobgoblin(),
        orc(),
        boar_rider(),
        ogre(),
    ]);
    out.extend([troll("troll", false), troll("troll_chieftain", true)]);
}

pub(super) fn mirrored(s: &mut Sheet, path: &crate::ink::Path, colour: Colour) {
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

/// A goblin with its cap, or with bow and topknot.
fn goblin(archer: bool) -> Sheet {
    let mut s = bust(if archer { "goblin_archer" } else { "goblin" });
    let skin = if archer {
        Colour(0xa0, 0x98, 0x4c)
    } else {
        Colour(0x86, 0x9c, 0x4c)
    };
    if archer {
        let knot = "64 34, 58 18, 46 8, 60 10, 66 0, 70 10, 84 6, 72 18, 70 34";
        s.shape(&sharp(knot), INK.light(0.2));
    }
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
    if archer {
        let band = bend("39 48, 64 40, 89 48");
        s.pen(&band, 8.0, INK, 1.0);
        s.pen(&band, 4.6, LEATHER.light(0.2), 1.0);
    } else {
        s.shape(&cap, OXBLOOD);
        s.ink(&curve(&[(38.0, 48.0), (64.0, 41.0), (90.0, 48.0)]), FEATURE);
    }
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
    if archer {
        people::hold_bow(&mut s);
    }
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
