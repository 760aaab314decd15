//! Strangers met below ground.

use super::{bust, faces};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, Sheet,
    VERDIGRIS, blob, curve, even, even_poly, line, oval, poly, polyline, rounded, star,
};

const FAIR: Colour = Colour(0xe2, 0xb4, 0x88);
const TAN: Colour = Colour(0xc8, 0x90, 0x62);
const BROWN: Colour = Colour(0x8e, 0x5c, 0x3c);

/// Draws all strangers.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([
        smith(),
        priest(),
        adventurer(),
        alchemist(),
        warrior(),
        gnome(),
    ]);
}

fn head(s: &mut Sheet, y: f32, half_width: f32, half_height: f32, skin: Colour) {
    for side in [-1.0, 1.0] {
        s.solid(
            &oval(64.0 + side * half_width, y + 2.0, 5.0, 6.5),
            skin,
            FEATURE * 0.9,
            2.0,
        );
    }
    let right = [
        (0.0, -1.0),
        (0.8, -0.7),
        (1.0, 0.0),
        (0.78, 0.7),
        (0.3, 1.03),
        (0.0, 1.07),
    ];
    let right = right.map(|(x, dy)| (64.0 + x * half_width, y + dy * half_height));
    s.shape(&even(64.0, &right), skin);
}

fn nose(s: &mut Sheet, y: f32) {
    s.ink(
        &polyline(&[(64.0, y - 6.0), (67.8, y + 2.0), (63.0, y + 2.6)]),
        DETAIL * 1.4,
    );
}

fn shoulders(s: &mut Sheet, top: f32, wide: f32, cloth: Colour) {
    let right = [
        (64.0, top),
        (64.0 + wide * 0.5, top + 4.0),
        (64.0 + wide * 0.93, top + 17.0),
        (64.0 + wide, 124.0),
        (64.0, 130.0),
    ];
    s.shape(&even(64.0, &right), cloth);
}

fn smith() -> Sheet {
    let mut s = bust("smith");
    faces::shaft(&mut s, (98.0, 112.0), (108.0, 44.0), 5.4, OAK);
    s.shape(
        &rounded(90.0, 18.0, 34.0, 24.0, 4.0).turn((107.0, 32.0), 8.0),
        STEEL.shade(0.15),
    );
    shoulders(&mut s, 80.0, 48.0, BROWN.light(0.1));
    s.shape(
        &even_poly(64.0, &[(64.0, 92.0), (80.0, 92.0), (86.0, 126.0)]),
        LEATHER,
    );
    for x in [48.0, 80.0] {
        s.pen(&line(x, 94.0, x + (x - 64.0) * 0.3, 84.0), 7.0, INK, 1.0);
        s.pen(
            &line(x, 94.0, x + (x - 64.0) * 0.3, 84.0),
            3.8,
            LEATHER,
            1.0,
        );
    }
    head(&mut s, 58.0, 21.0, 25.0, BROWN);
    faces::eyes(&mut s, 64.0, 57.0, 9.0, 3.0);
    faces::brows(&mut s, 64.0, 50.0, 9.0, 5.5, 0.8, 3.6);
    nose(&mut s, 66.0);
    let beard = even(
        64.0,
        &[
            (64.0, 74.0),
            (76.0, 72.0),
            (86.0, 60.0),
            (86.0, 80.0),
            (76.0, 96.0),
            (64.0, 99.0),
        ],
    );
    s.shape(&beard, INK.light(0.16));
    for side in [false, true] {
        let half = blob(&[
            (64.0, 72.0),
            (74.0, 70.0),
            (84.0, 78.0),
            (74.0, 80.0),
            (65.0, 77.0),
        ]);
        s.solid(
            &if side { half.mirror(64.0) } else { half },
            INK.light(0.28),
            DETAIL * 1.3,
            1.5,
        );
    }
    let band = curve(&[(43.0, 47.0), (64.0, 42.0), (85.0, 47.0)]);
    s.pen(&band, 9.5, INK, 1.0);
    s.pen(&band, 6.0, OXBLOOD, 1.0);
    s
}

fn priest() -> Sheet {
    let mut s = bust("priest");
    // A lantern on a crook.
    let crook = curve(&[(20.0, 118.0), (22.0, 40.0), (28.0, 20.0), (40.0, 22.0)]);
    s.pen(&crook, 8.0, INK, 1.0);
    s.pen(&crook, 4.6, OAK, 1.0);
    shoulders(&mut s, 80.0, 42.0, BONE.shade(0.1));
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 26.0),
                (82.0, 32.0),
                (94.0, 54.0),
                (92.0, 78.0),
                (100.0, 96.0),
                (64.0, 104.0),
            ],
        ),
        BONE.shade(0.1),
    );
    head(&mut s, 60.0, 18.5, 23.0, FAIR);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 22.0),
                (80.0, 28.0),
                (92.0, 50.0),
                (92.0, 76.0),
                (83.0, 66.0),
                (79.0, 46.0),
                (64.0, 38.0),
            ],
        ),
        BONE,
    );
    faces::eyes(&mut s, 64.0, 60.0, 8.0, 2.8);
    faces::brows(&mut s, 64.0, 53.0, 8.0, 4.5, -1.0, 2.2);
    nose(&mut s, 68.0);
    s.ink(
        &curve(&[(57.0, 75.0), (64.0, 78.0), (71.0, 75.0)]),
        DETAIL * 1.5,
    );
    let stole = curve(&[
        (44.0, 124.0),
        (48.0, 102.0),
        (64.0, 92.0),
        (80.0, 102.0),
        (84.0, 124.0),
    ]);
    s.pen(&stole, 12.0, INK, 1.0);
    s.pen(&stole, 8.5, OCHRE.light(0.2), 1.0);
    s.solid(
        &star(64.0, 106.0, 11.0, 5.5, 8),
        OCHRE.light(0.4),
        DETAIL * 1.3,
        2.0,
    );
    let glow = s.radial((40.0, 42.0), 26.0, &[(0.0, LAMP, 0.95), (1.0, LAMP, 0.0)]);
    s.paint(&oval(40.0, 42.0, 24.0, 26.0), &glow, 1.0);
    s.solid(
        &rounded(31.0, 30.0, 18.0, 24.0, 4.0),
        LAMP.light(0.3),
        FEATURE,
        3.0,
    );
    s.ink(&line(40.0, 30.0, 40.0, 54.0), DETAIL);
    s
}

fn adventurer() -> Sheet {
    let mut s = bust("adventurer");
    s.shape(
        &blob(&[
            (82.0, 26.0),
            (96.0, 4.0),
            (116.0, 4.0),
            (122.0, 20.0),
            (104.0, 18.0),
            (92.0, 32.0),
        ]),
        OXBLOOD.light(0.1),
    );
    shoulders(&mut s, 82.0, 43.0, VERDIGRIS);
    // A coil of rope over the shoulder.
    for off in [0.0, 7.0] {
        let rope = curve(&[
            (30.0 - off, 92.0 + off),
            (54.0, 104.0 + off),
            (84.0, 126.0 + off),
        ]);
        s.pen(&rope, 8.0, INK, 1.0);
        s.pen(&rope, 5.0, OCHRE.light(0.4), 1.0);
    }
    head(&mut s, 62.0, 18.5, 23.0, TAN);
    s.shape(
        &blob(&[(46.0, 52.0), (44.0, 74.0), (38.0, 80.0), (40.0, 56.0)]),
        LEATHER.shade(0.3),
    );
    s.shape(
        &blob(&[(82.0, 52.0), (84.0, 74.0), (90.0, 80.0), (88.0, 56.0)]),
        LEATHER.shade(0.3),
    );
    faces::eyes(&mut s, 64.0, 62.0, 8.0, 2.9);
    faces::brows(&mut s, 64.0, 55.5, 8.0, 4.6, -0.4, 2.4);
    nose(&mut s, 70.0);
    s.ink(
        &curve(&[(56.0, 76.0), (64.0, 80.0), (73.0, 74.0)]),
        FEATURE * 0.8,
    );
    s.fill(
        &even_poly(64.0, &[(64.0, 83.0), (67.0, 83.0), (64.0, 92.0)]),
        LEATHER.shade(0.3),
    );
    s.shape(
        &blob(&[
            (40.0, 42.0),
            (44.0, 24.0),
            (64.0, 18.0),
            (84.0, 24.0),
            (88.0, 42.0),
        ]),
        LEATHER,
    );
    s.shape(
        &blob(&[
            (12.0, 36.0),
            (36.0, 42.0),
            (64.0, 40.0),
            (92.0, 42.0),
            (116.0, 34.0),
            (104.0, 50.0),
            (64.0, 54.0),
            (24.0, 50.0),
        ]),
        LEATHER.light(0.12),
    );
    s.pen(
        &curve(&[(42.0, 39.0), (64.0, 36.0), (86.0, 39.0)]),
        5.0,
        OCHRE.light(0.2),
        1.0,
    );
    s
}

fn alchemist() -> Sheet {
    let mut s = bust("alchemist");
    let hair = Colour(0xd8, 0xd4, 0xcc);
    shoulders(&mut s, 82.0, 40.0, OCHRE.shade(0.15));
    s.shape(
        &poly(&[
            (64.0, 84.0),
            (76.0, 86.0),
            (88.0, 128.0),
            (40.0, 128.0),
            (52.0, 86.0),
        ]),
        LEATHER.shade(0.2),
    );
    let wild = poly(&[
        (64.0, 10.0),
        (70.0, 24.0),
        (84.0, 10.0),
        (84.0, 28.0),
        (102.0, 22.0),
        (94.0, 40.0),
        (108.0, 46.0),
        (92.0, 56.0),
        (98.0, 72.0),
        (30.0, 72.0),
        (36.0, 56.0),
        (20.0, 46.0),
        (34.0, 40.0),
        (26.0, 22.0),
        (44.0, 28.0),
        (44.0, 10.0),
        (58.0, 24.0),
    ]);
    s.shape(&wild, hair);
    head(&mut s, 60.0, 18.5, 24.0, FAIR);
    let strap = curve(&[(44.0, 54.0), (64.0, 52.0), (84.0, 54.0)]);
    s.pen(&strap, 7.0, INK, 1.0);
    s.pen(&strap, 4.0, LEATHER, 1.0);
    for side in [-1.0, 1.0] {
        let x = 64.0 + side * 11.0;
        s.solid(&oval(x, 55.0, 11.0, 11.0), OCHRE.light(0.2), FEATURE, 2.5);
        s.solid(&oval(x, 55.0, 7.5, 7.5), VERDIGRIS.light(0.55), DETAIL, 1.5);
        s.dot(x, 56.0, 2.4);
    }
    nose(&mut s, 71.0);
    s.ink(
        &curve(&[(55.0, 77.0), (64.0, 81.0), (73.0, 77.0)]),
        FEATURE * 0.8,
    );
    // A flask held up.
    let glow = s.radial(
        (104.0, 84.0),
        22.0,
        &[(0.0, VERDIGRIS.light(0.5), 0.8), (1.0, VERDIGRIS, 0.0)],
    );
    s.paint(&oval(104.0, 84.0, 20.0, 22.0), &glow, 1.0);
    s.shape(
        &blob(&[
            (100.0, 58.0),
            (108.0, 58.0),
            (108.0, 72.0),
            (119.0, 88.0),
            (114.0, 98.0),
            (94.0, 98.0),
            (89.0, 88.0),
            (100.0, 72.0),
        ]),
        BONE,
    );
    s.solid(
        &blob(&[
            (95.0, 82.0),
            (113.0, 82.0),
            (117.0, 89.0),
            (112.0, 96.0),
            (96.0, 96.0),
            (91.0, 89.0),
        ]),
        VERDIGRIS.light(0.2),
        DETAIL,
        2.0,
    );
    s.ink(&line(98.0, 57.0, 110.0, 57.0), FEATURE * 1.6);
    s
}

fn warrior() -> Sheet {
    let mut s = bust("warrior");
    let hair = Colour(0xb4, 0x5a, 0x2c);
    faces::sword(&mut s, 26.0, 92.0, 74.0, -10.0);
    s.shape(
        &even(
            64.0,
            &[
                (64.0, 26.0),
                (84.0, 32.0),
                (90.0, 56.0),
                (84.0, 80.0),
                (64.0, 86.0),
            ],
        ),
        hair,
    );
    shoulders(&mut s, 80.0, 45.0, STEEL.shade(0.2));
    for y in [96.0, 106.0, 116.0] {
        for i in 0..8 {
            let x = 28.0 + i as f32 * 9.4;
            s.ink(&curve(&[(x, y), (x + 4.6, y + 4.0), (x + 9.2, y)]), 1.2);
        }
    }
    s.shape(
        &blob(&[
            (18.0, 112.0),
            (24.0, 92.0),
            (44.0, 84.0),
            (56.0, 92.0),
            (44.0, 104.0),
            (34.0, 120.0),
        ]),
        OCHRE.shade(0.3),
    );
    head(&mut s, 58.0, 18.0, 23.5, TAN.light(0.15));
    s.shape(
        &blob(&[
            (46.0, 50.0),
            (48.0, 34.0),
            (64.0, 28.0),
            (80.0, 34.0),
            (83.0, 50.0),
            (72.0, 42.0),
            (56.0, 43.0),
        ]),
        hair,
    );
    for (y, side) in [(84.0, 0.0), (94.0, 2.0), (104.0, 0.0), (114.0, 2.0)] {
        s.solid(&oval(88.0 + side, y, 7.5, 6.6), hair, FEATURE * 0.8, 2.0);
    }
    let band = curve(&[(46.0, 47.0), (64.0, 43.0), (82.0, 47.0)]);
    s.pen(&band, 8.0, INK, 1.0);
    s.pen(&band, 4.8, LAPIS, 1.0);
    faces::eyes(&mut s, 64.0, 58.0, 8.0, 2.9);
    faces::brows(&mut s, 64.0, 52.5, 8.0, 4.4, 1.6, 2.4);
    nose(&mut s, 66.0);
    s.ink(
        &curve(&[(58.0, 74.0), (64.0, 74.5), (70.0, 73.5)]),
        FEATURE * 0.8,
    );
    s.pen(
        &polyline(&[(74.0, 46.0), (71.0, 66.0)]),
        DETAIL * 1.5,
        OXBLOOD,
        1.0,
    );
    s
}

fn gnome() -> Sheet {
    let mut s = bust("gnome");
    shoulders(&mut s, 88.0, 38.0, VERDIGRIS.shade(0.1));
    head(&mut s, 70.0, 21.0, 20.0, FAIR);
    let beard = even_poly(
        64.0,
        &[
            (64.0, 80.0),
            (86.0, 66.0),
            (92.0, 88.0),
            (84.0, 96.0),
            (82.0, 110.0),
            (72.0, 110.0),
            (64.0, 124.0),
        ],
    );
    s.shape(&beard, BONE);
    for x in [54.0, 64.0, 74.0] {
        s.ink(
            &curve(&[(x, 94.0), (x + 1.0, 102.0), (x - 1.0, 110.0)]),
            DETAIL,
        );
    }
    faces::eyes(&mut s, 64.0, 68.0, 9.0, 3.0);
    s.solid(
        &oval(64.0, 77.0, 8.0, 7.0),
        FAIR.mix(OXBLOOD, 0.3),
        FEATURE * 0.9,
        2.5,
    );
    for side in [-1.0, 1.0] {
        s.solid(
            &blob(&[
                (64.0 + side * 4.0, 60.5),
                (64.0 + side * 10.0, 57.0),
                (64.0 + side * 18.0, 60.0),
                (64.0 + side * 10.0, 63.5),
            ]),
            BONE,
            DETAIL * 1.2,
            1.2,
        );
    }
    s.shape(
        &blob(&[
            (34.0, 62.0),
            (42.0, 40.0),
            (56.0, 14.0),
            (78.0, 3.0),
            (86.0, 8.0),
            (78.0, 18.0),
            (86.0, 40.0),
            (94.0, 62.0),
            (64.0, 54.0),
        ]),
        OXBLOOD.light(0.08),
    );
    let brim = curve(&[(34.0, 61.0), (64.0, 53.0), (94.0, 61.0)]);
    s.pen(&brim, 12.0, INK, 1.0);
    s.pen(&brim, 8.0, OXBLOOD.light(0.28), 1.0);
    s.ink(
        &curve(&[(66.0, 16.0), (72.0, 22.0), (70.0, 32.0)]),
        DETAIL * 1.3,
    );
    s.solid(&star(52.0, 36.0, 7.0, 3.2, 5), LAMP, DETAIL, 1.0);
    s
}
