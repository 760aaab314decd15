//! The restless dead, and horrors of stone and bone.

use super::horrors::{crawling_claw, gargoyle, lich, wraith};
use super::{bust, faces};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAPIS, OCHRE, OXBLOOD, STEEL, Sheet, blob, curve, even,
    even_poly, line, oval, poly, polyline,
};

/// Draws all undead and horrors.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([crawling_claw(), skeleton(), zombie(), ghoul(), wight()]);
    out.extend([gargoyle(), wraith(), lich()]);
}

fn ribs(s: &mut Sheet, top: f32, count: usize) {
    for i in 0..count {
        let y = top + i as f32 * 10.0;
        let wide = 27.0 - i as f32 * 1.5;
        for side in [-1.0, 1.0] {
            let rib = curve(&[
                (64.0, y - 3.0),
                (64.0 + side * wide * 0.7, y),
                (64.0 + side * wide, y + 8.0),
            ]);
            s.pen(&rib, 8.5, INK, 1.0);
            s.pen(&rib, 4.6, BONE, 1.0);
        }
    }
    faces::shaft(s, (64.0, top - 10.0), (64.0, 126.0), 6.0, BONE.shade(0.08));
}

fn skeleton() -> Sheet {
    let mut s = bust("skeleton");
    faces::sword(&mut s, 108.0, 84.0, 66.0, 6.0);
    for side in [-1.0, 1.0] {
        faces::shaft(
            &mut s,
            (64.0 + side * 36.0, 96.0),
            (64.0 + side * 42.0, 122.0),
            6.0,
            BONE,
        );
    }
    ribs(&mut s, 100.0, 3);
    for side in [-1.0, 1.0] {
        let collar = curve(&[
            (64.0, 94.0),
            (64.0 + side * 20.0, 88.0),
            (64.0 + side * 38.0, 94.0),
        ]);
        s.pen(&collar, 10.0, INK, 1.0);
        s.pen(&collar, 5.6, BONE, 1.0);
    }
    faces::skull(&mut s, 64.0, 52.0, 30.0, BONE);
    s.ink(
        &polyline(&[(76.0, 20.0), (72.0, 30.0), (78.0, 36.0)]),
        DETAIL * 1.3,
    );
    s
}

fn zombie() -> Sheet {
    let mut s = bust("zombie");
    let skin = Colour(0x98, 0xa8, 0x86);
    s.shape(
        &blob(&[
            (20.0, 126.0),
            (22.0, 102.0),
            (40.0, 90.0),
            (64.0, 86.0),
            (90.0, 94.0),
            (106.0, 108.0),
            (106.0, 128.0),
        ]),
        Colour(0x6e, 0x60, 0x58),
    );
    s.shape(
        &poly(&[
            (50.0, 88.0),
            (78.0, 90.0),
            (72.0, 104.0),
            (66.0, 98.0),
            (60.0, 112.0),
            (56.0, 100.0),
        ]),
        skin.shade(0.1),
    );
    s.transform("rotate(7 64 64)");
    s.shape(
        &blob(&[
            (46.0, 30.0),
            (64.0, 22.0),
            (84.0, 30.0),
            (90.0, 52.0),
            (86.0, 72.0),
            (82.0, 94.0),
            (64.0, 104.0),
            (48.0, 94.0),
            (40.0, 70.0),
            (38.0, 48.0),
        ]),
        skin,
    );
    for tuft in [
        [(44.0, 36.0), (36.0, 24.0), (50.0, 28.0)],
        [(54.0, 28.0), (52.0, 12.0), (64.0, 24.0)],
        [(72.0, 26.0), (82.0, 12.0), (84.0, 32.0)],
    ] {
        s.shape(&poly(&tuft), INK.light(0.22));
    }
    s.solid(&oval(52.0, 54.0, 10.0, 10.5), BONE, FEATURE, 2.0);
    s.dot(54.0, 56.0, 2.8);
    s.fill(&oval(76.0, 55.0, 8.5, 8.0), skin.shade(0.5));
    s.solid(&oval(76.0, 56.0, 5.5, 5.0), BONE, DETAIL * 1.2, 1.0);
    s.dot(77.5, 57.0, 1.8);
    s.ink(&curve(&[(42.0, 43.0), (52.0, 40.0), (60.0, 45.0)]), FEATURE);
    s.ink(&curve(&[(68.0, 46.0), (76.0, 44.0), (85.0, 47.0)]), FEATURE);
    s.fill(
        &even_poly(64.0, &[(64.0, 62.0), (68.5, 71.0), (64.0, 69.0)]),
        INK,
    );
    s.flat(
        &blob(&[
            (50.0, 80.0),
            (64.0, 77.0),
            (77.0, 80.0),
            (76.0, 94.0),
            (64.0, 98.0),
            (53.0, 93.0),
        ]),
        OXBLOOD.shade(0.55),
        1.0,
        FEATURE * 0.9,
    );
    for (x, y, h) in [
        (54.0, 80.0, 5.0),
        (62.0, 79.0, 5.5),
        (72.0, 80.0, 5.0),
        (58.0, 94.0, -5.0),
        (68.0, 94.0, -4.5),
    ] {
        s.flat(
            &poly(&[(x, y), (x + 5.0, y), (x + 4.4, y + h), (x + 0.6, y + h)]),
            OCHRE.light(0.55),
            1.0,
            1.1,
        );
    }
    s.ink(&polyline(&[(70.0, 34.0), (88.0, 42.0)]), DETAIL * 1.3);
    for (x, y) in [(73.0, 38.0), (79.0, 40.5), (85.0, 43.5)] {
        s.ink(&line(x + 1.0, y - 6.0, x - 2.0, y + 2.0), DETAIL);
    }
    s.end();
    s
}

fn ghoul() -> Sheet {
    let mut s = bust("ghoul");
    let skin = Colour(0xb4, 0xb4, 0xbe);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 84.0),
                (84.0, 92.0),
                (100.0, 108.0),
                (100.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        skin.shade(0.2),
    );
    let ear = blob(&[
        (82.0, 52.0),
        (94.0, 36.0),
        (108.0, 20.0),
        (108.0, 42.0),
        (98.0, 62.0),
        (86.0, 68.0),
    ]);
    for flip in [false, true] {
        let ear = if flip { ear.mirror(64.0) } else { ear.clone() };
        s.shape(&ear, skin);
    }
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 18.0),
                (82.0, 26.0),
                (89.0, 48.0),
                (84.0, 70.0),
                (82.0, 90.0),
                (72.0, 104.0),
                (64.0, 106.0),
            ],
        ),
        skin,
    );
    for side in [-1.0, 1.0] {
        s.fill(&oval(64.0 + side * 13.0, 52.0, 10.5, 9.5), skin.shade(0.62));
    }
    faces::burning_eyes(&mut s, 64.0, 52.0, 13.0, 4.0, OXBLOOD.light(0.3));
    s.fill(
        &even_poly(64.0, &[(64.0, 60.0), (69.0, 70.0), (64.0, 68.0)]),
        INK,
    );
    s.flat(
        &blob(&[
            (44.0, 74.0),
            (64.0, 78.0),
            (84.0, 74.0),
            (82.0, 92.0),
            (64.0, 100.0),
            (46.0, 92.0),
        ]),
        OXBLOOD.shade(0.5),
        1.0,
        FEATURE,
    );
    faces::teeth(&mut s, 46.0, 82.0, 77.0, 8.5, 7);
    faces::teeth(&mut s, 50.0, 78.0, 95.0, -8.0, 6);
    for y in [28.0, 34.0] {
        s.ink(&curve(&[(54.0, y), (64.0, y - 2.0), (74.0, y)]), DETAIL);
    }
    // Claws over the rim.
    for flip in [false, true] {
        for i in 0..3 {
            let x = 88.0 + i as f32 * 8.0;
            let y = 94.0 - i as f32 * 5.0;
            let finger = curve(&[(x, y + 22.0), (x + 1.0, y + 8.0), (x - 2.0, y)]);
            let nail = poly(&[(x - 6.0, y + 3.0), (x + 3.0, y + 2.0), (x - 4.0, y - 10.0)]);
            let (finger, nail) = if flip {
                (finger.mirror(64.0), nail.mirror(64.0))
            } else {
                (finger, nail)
            };
            s.pen(&finger, 11.0, INK, 1.0);
            s.pen(&finger, 6.6, skin, 1.0);
            s.solid(&nail, BONE, DETAIL * 1.2, 1.5);
        }
    }
    s
}

fn wight() -> Sheet {
    let mut s = bust("wight");
    let hair = Colour(0xdc, 0xd8, 0xcc);
    faces::sword(&mut s, 22.0, 88.0, 68.0, -6.0);
    s.shape(
        &even_poly(
            64.0,
            &[
                (64.0, 36.0),
                (88.0, 44.0),
                (98.0, 72.0),
                (94.0, 90.0),
                (102.0, 108.0),
                (64.0, 116.0),
            ],
        ),
        hair,
    );
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 88.0),
                (86.0, 90.0),
                (110.0, 104.0),
                (112.0, 126.0),
                (64.0, 130.0),
            ],
        ),
        Colour(0x3c, 0x48, 0x58),
    );
    for side in [-1.0, 1.0] {
        s.shape(
            &oval(64.0 + side * 37.0, 102.0, 18.0, 13.0),
            STEEL.shade(0.35),
        );
        s.ink(
            &curve(&[
                (64.0 + side * 22.0, 104.0),
                (64.0 + side * 38.0, 108.0),
                (64.0 + side * 52.0, 102.0),
            ]),
            DETAIL,
        );
    }
    s.solid(
        &even_poly(64.0, &[(64.0, 98.0), (71.0, 106.0), (64.0, 114.0)]),
        LAPIS.light(0.35),
        FEATURE * 0.8,
        2.0,
    );
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 34.0),
                (82.0, 40.0),
                (86.0, 60.0),
                (78.0, 84.0),
                (64.0, 94.0),
            ],
        ),
        Colour(0x9c, 0xa6, 0xa4),
    );
    s.fill(
        &even(
            64.0,
            &[
                (64.0, 52.0),
                (82.0, 46.0),
                (84.0, 60.0),
                (74.0, 66.0),
                (64.0, 60.0),
            ],
        ),
        INK,
    );
    faces::burning_eyes(&mut s, 64.0, 57.0, 10.5, 4.0, LAPIS.light(0.45));
    s.ink(&line(55.0, 80.0, 73.0, 80.0), FEATURE * 0.9);
    for x in [58.0, 62.0, 66.0, 70.0] {
        s.ink(&line(x, 76.5, x, 83.5), DETAIL);
    }
    // A horned helm of old kings.
    s.shape(
        &even_poly(
            64.0,
            &[
                (64.0, 14.0),
                (72.0, 28.0),
                (84.0, 30.0),
                (88.0, 52.0),
                (70.0, 47.0),
                (67.0, 68.0),
                (64.0, 72.0),
            ],
        ),
        STEEL.shade(0.2),
    );
    let horn = blob(&[
        (82.0, 38.0),
        (100.0, 34.0),
        (106.0, 16.0),
        (112.0, 10.0),
        (114.0, 30.0),
        (104.0, 46.0),
        (86.0, 50.0),
    ]);
    s.shape(&horn, BONE.shade(0.15));
    s.shape(&horn.mirror(64.0), BONE.shade(0.15));
    s.ink(&line(64.0, 18.0, 64.0, 44.0), DETAIL);
    s
}
