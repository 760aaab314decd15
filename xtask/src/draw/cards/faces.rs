//! Pictures on cards that are not part of the deck.

use super::backs;
use super::frame::{HEIGHT, WIDTH, card, ruled};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, PARCHMENT,
    STEEL, STONE, Sheet, VERDIGRIS, blob, curve, even, even_poly, line, oval, poly, rect, rounded,
    star,
};
use std::f32::consts::TAU;

/// Draws backs and faces.
pub fn draw(out: &mut Vec<Sheet>) {
    out.push(backs::heroes());
    out.push(backs::dungeon());
    out.push(backs::dive());
    out.push(backs::trove());
    out.push(card("blank"));
    out.push(shadow());
    out.extend([
        item(),
        trap(),
        treasure(),
        stranger(),
        altar(),
        monster(),
        dragon(),
    ]);
}

fn shadow() -> Sheet {
    let mut s = Sheet::new("shadow", WIDTH, HEIGHT);
    let dark = Colour(0x0e, 0x0a, 0x08);
    // A soft edge from many thin layers; a card has straight sides, so no gradient fits.
    for i in 0..9 {
        let inset = 1.0 + i as f32 * 1.5;
        let layer = rounded(
            inset,
            inset,
            WIDTH - 2.0 * inset,
            HEIGHT - 2.0 * inset,
            16.0,
        );
        s.paint(&layer, &dark.hex(), 0.09);
    }
    s
}

/// A card with a large picture on a coloured ground, and space for text at its foot.
pub fn picture(name: &str, ground: Colour) -> Sheet {
    let mut s = card(name);
    let paint = s.radial(
        (90.0, 100.0),
        120.0,
        &[
            (0.0, ground.mix(BONE, 0.82), 1.0),
            (1.0, ground.mix(PARCHMENT, 0.42), 1.0),
        ],
    );
    s.paint(&rect(16.0, 16.0, WIDTH - 32.0, 168.0), &paint, 1.0);
    ruled(&mut s, 16.0, 16.0, WIDTH - 32.0, 168.0);
    ruled(&mut s, 16.0, 192.0, WIDTH - 32.0, 44.0);
    for x in [16.0, WIDTH - 16.0] {
        for y in [16.0, 184.0] {
            let corner = poly(&[(x, y - 6.0), (x + 6.0, y), (x, y + 6.0), (x - 6.0, y)]);
            s.solid(&corner, ground, DETAIL, 1.5);
        }
    }
    s
}

fn item() -> Sheet {
    let mut s = picture("item", OCHRE);
    // A strapped pack with a bedroll.
    s.solid(
        &rounded(42.0, 46.0, 96.0, 28.0, 13.0),
        VERDIGRIS.light(0.2),
        FEATURE,
        5.0,
    );
    s.solid(
        &blob(&[
            (52.0, 72.0),
            (90.0, 64.0),
            (128.0, 72.0),
            (138.0, 120.0),
            (128.0, 160.0),
            (90.0, 166.0),
            (52.0, 160.0),
            (42.0, 120.0),
        ]),
        LEATHER,
        FEATURE * 1.2,
        6.0,
    );
    s.solid(
        &blob(&[
            (50.0, 76.0),
            (90.0, 68.0),
            (130.0, 76.0),
            (128.0, 108.0),
            (90.0, 118.0),
            (52.0, 108.0),
        ]),
        LEATHER.light(0.15),
        FEATURE,
        4.0,
    );
    for x in [66.0, 106.0] {
        s.solid(&rect(x, 46.0, 9.0, 82.0), OAK.shade(0.3), DETAIL * 1.4, 2.0);
        s.solid(
            &rounded(x - 3.0, 118.0, 15.0, 14.0, 3.0),
            OCHRE.light(0.25),
            DETAIL * 1.4,
            2.0,
        );
    }
    s.ink(
        &curve(&[(58.0, 140.0), (90.0, 148.0), (122.0, 140.0)]),
        DETAIL,
    );
    s
}

fn trap() -> Sheet {
    let mut s = picture("trap", OXBLOOD);
    // Iron jaws, open.
    for flip in [1.0, -1.0] {
        let arc: Vec<(f32, f32)> = (0..=12)
            .map(|i| {
                let angle = TAU / 2.0 * i as f32 / 12.0;
                (90.0 - 56.0 * angle.cos(), 108.0 - flip * 40.0 * angle.sin())
            })
            .collect();
        for pair in arc.windows(2) {
            let middle = ((pair[0].0 + pair[1].0) / 2.0, (pair[0].1 + pair[1].1) / 2.0);
            let inward = ((90.0 - middle.0) * 0.36, (108.0 - middle.1) * 0.36);
            let tooth = poly(&[pair[0], (middle.0 + inward.0, middle.1 + inward.1), pair[1]]);
            s.solid(&tooth, STEEL.light(0.3), DETAIL * 1.4, 1.5);
        }
        s.pen(&curve(&arc), 13.0, INK, 1.0);
        s.pen(&curve(&arc), 8.0, STEEL.shade(0.15), 1.0);
    }
    for x in [34.0, 146.0] {
        s.solid(&oval(x, 108.0, 9.0, 9.0), STEEL.shade(0.3), FEATURE, 3.0);
    }
    s.solid(&oval(90.0, 108.0, 15.0, 12.0), OXBLOOD, FEATURE, 3.0);
    for (i, x) in [52.0, 40.0, 30.0].into_iter().enumerate() {
        s.pen(&oval(x, 156.0 + i as f32 * 4.0, 8.0, 5.0), 3.4, INK, 1.0);
    }
    s
}

fn treasure() -> Sheet {
    let mut s = picture("treasure", OCHRE);
    let glow = s.radial((90.0, 92.0), 66.0, &[(0.0, LAMP, 0.95), (1.0, LAMP, 0.0)]);
    s.paint(&oval(90.0, 92.0, 66.0, 66.0), &glow, 1.0);
    s.solid(
        &blob(&[
            (38.0, 96.0),
            (36.0, 66.0),
            (52.0, 46.0),
            (90.0, 40.0),
            (128.0, 46.0),
            (144.0, 66.0),
            (142.0, 96.0),
        ]),
        OAK.shade(0.2),
        FEATURE * 1.2,
        5.0,
    );
    s.flat(
        &blob(&[
            (46.0, 96.0),
            (46.0, 72.0),
            (58.0, 58.0),
            (90.0, 52.0),
            (122.0, 58.0),
            (134.0, 72.0),
            (134.0, 96.0),
        ]),
        OAK.shade(0.6),
        1.0,
        DETAIL,
    );
    for i in 0..34 {
        let angle = i as f32 * 2.4;
        let r = ((i as f32 + 0.5) / 34.0).sqrt();
        let (x, y) = (90.0 + 42.0 * r * angle.cos(), 98.0 + 17.0 * r * angle.sin());
        let tone = s.chance.between(0.1, 0.5);
        s.flat(&oval(x, y, 7.0, 5.4), OCHRE.light(tone), 1.0, 1.4);
    }
    s.solid(
        &blob(&[(62.0, 90.0), (70.0, 80.0), (78.0, 90.0), (70.0, 100.0)]),
        OXBLOOD.light(0.15),
        DETAIL * 1.3,
        2.0,
    );
    s.solid(
        &blob(&[(106.0, 92.0), (113.0, 84.0), (120.0, 92.0), (113.0, 100.0)]),
        LAPIS.light(0.2),
        DETAIL * 1.3,
        2.0,
    );
    s.solid(
        &rounded(36.0, 104.0, 108.0, 58.0, 5.0),
        OAK,
        FEATURE * 1.2,
        5.0,
    );
    for y in [122.0, 142.0] {
        s.ink(&line(40.0, y, 140.0, y), DETAIL);
    }
    for x in [48.0, 120.0] {
        s.solid(&rect(x, 103.0, 12.0, 60.0), OCHRE, DETAIL * 1.4, 2.0);
    }
    s.solid(
        &rounded(79.0, 104.0, 22.0, 26.0, 5.0),
        OCHRE.light(0.3),
        FEATURE * 0.9,
        3.0,
    );
    s.dot(90.0, 114.0, 3.4);
    s.ink(&line(90.0, 114.0, 90.0, 123.0), 3.0);
    s
}

fn stranger() -> Sheet {
    let mut s = picture("stranger", VERDIGRIS);
    let glow = s.radial((128.0, 92.0), 52.0, &[(0.0, LAMP, 1.0), (1.0, LAMP, 0.0)]);
    s.paint(&oval(124.0, 92.0, 40.0, 52.0), &glow, 1.0);
    s.clip(&rect(20.0, 20.0, 140.0, 160.0));
    s.solid(
        &even(
            82.0,
            &[
                (82.0, 40.0),
                (104.0, 52.0),
                (116.0, 92.0),
                (130.0, 132.0),
                (134.0, 190.0),
            ],
        ),
        VERDIGRIS.shade(0.35),
        FEATURE * 1.2,
        6.0,
    );
    s.flat(
        &even(
            82.0,
            &[(82.0, 58.0), (96.0, 66.0), (98.0, 88.0), (82.0, 102.0)],
        ),
        INK,
        1.0,
        FEATURE,
    );
    for x in [76.0, 88.0] {
        s.spot(x, 82.0, 2.8, LAMP, 1.0);
    }
    for (x, y) in [(66.0, 124.0), (84.0, 132.0), (104.0, 126.0)] {
        s.ink(
            &curve(&[(x, y), (x - 3.0, y + 24.0), (x + 1.0, y + 52.0)]),
            DETAIL * 1.3,
        );
    }
    s.end();
    s.pen(
        &curve(&[(116.0, 114.0), (124.0, 96.0), (128.0, 72.0)]),
        4.0,
        INK,
        1.0,
    );
    s.solid(
        &rounded(117.0, 76.0, 22.0, 30.0, 4.0),
        LAMP.light(0.4),
        FEATURE,
        3.0,
    );
    s.ink(&line(128.0, 76.0, 128.0, 106.0), DETAIL * 1.3);
    s.solid(
        &even_poly(128.0, &[(128.0, 66.0), (140.0, 77.0)]),
        OCHRE,
        FEATURE * 0.9,
        2.0,
    );
    s
}

fn altar() -> Sheet {
    let mut s = picture("altar", LAMP);
    for i in 0..11 {
        let ray = line(90.0, 82.0, 90.0, 26.0).turn((90.0, 96.0), -75.0 + i as f32 * 15.0);
        s.pen(&ray, 3.4, OCHRE.light(0.3), 0.9);
    }
    s.solid(
        &star(90.0, 66.0, 27.0, 13.0, 8),
        OCHRE.light(0.25),
        FEATURE,
        4.0,
    );
    s.solid(&oval(90.0, 66.0, 10.0, 10.0), BONE, DETAIL * 1.3, 2.0);
    s.solid(
        &rounded(34.0, 108.0, 112.0, 18.0, 3.0),
        STONE.light(0.25),
        FEATURE * 1.2,
        4.0,
    );
    s.solid(
        &poly(&[(46.0, 126.0), (134.0, 126.0), (128.0, 166.0), (52.0, 166.0)]),
        STONE,
        FEATURE * 1.2,
        6.0,
    );
    s.solid(
        &poly(&[
            (74.0, 106.0),
            (106.0, 106.0),
            (108.0, 148.0),
            (90.0, 158.0),
            (72.0, 148.0),
        ]),
        OXBLOOD,
        FEATURE,
        4.0,
    );
    s.solid(
        &star(90.0, 130.0, 10.0, 5.0, 8),
        OCHRE.light(0.35),
        DETAIL,
        1.5,
    );
    for x in [50.0, 130.0] {
        s.solid(&rect(x - 5.0, 84.0, 10.0, 24.0), BONE, DETAIL * 1.5, 2.5);
        s.solid(
            &blob(&[(x, 62.0), (x + 6.0, 76.0), (x, 83.0), (x - 6.0, 76.0)]),
            LAMP,
            DETAIL * 1.4,
            1.5,
        );
    }
    s
}

/// An archway of stone in the space for a picture, dark within.
pub fn archway(s: &mut Sheet) {
    s.clip(&rect(18.0, 18.0, WIDTH - 36.0, 164.0));
    s.solid(
        &blob(&[
            (18.0, 190.0),
            (20.0, 100.0),
            (36.0, 48.0),
            (90.0, 20.0),
            (144.0, 48.0),
            (160.0, 100.0),
            (162.0, 190.0),
        ]),
        STONE.shade(0.1),
        FEATURE,
        5.0,
    );
    for i in 0..13 {
        let angle = TAU / 2.0 * (i as f32 / 12.0);
        let on = |rx: f32, ry: f32| (90.0 - rx * angle.cos(), 108.0 - ry * angle.sin());
        let (a, b) = (on(50.0, 64.0), on(76.0, 92.0));
        s.ink(&line(a.0, a.1, b.0, b.1), DETAIL * 1.3);
    }
    for y in [128.0, 150.0, 172.0] {
        for x in [20.0, 140.0] {
            s.ink(&line(x, y, x + 20.0, y + 1.0), DETAIL * 1.3);
        }
    }
    s.end();
    s.flat(
        &blob(&[
            (40.0, 180.0),
            (40.0, 100.0),
            (52.0, 60.0),
            (90.0, 40.0),
            (128.0, 60.0),
            (140.0, 100.0),
            (140.0, 180.0),
            (90.0, 181.0),
        ]),
        INK.light(0.04),
        1.0,
        FEATURE * 1.6,
    );
}

/// Eyes and teeth in the dark.
fn monster() -> Sheet {
    let mut s = picture("monster", OXBLOOD);
    archway(&mut s);
    for flip in [false, true] {
        let eye = blob(&[
            (98.0, 98.0),
            (110.0, 86.0),
            (128.0, 82.0),
            (122.0, 98.0),
            (108.0, 104.0),
        ]);
        let eye = if flip { eye.mirror(90.0) } else { eye };
        s.solid(&eye, LAMP, DETAIL, 2.0);
        let slit = oval(112.0, 93.0, 2.6, 8.0);
        s.fill(&if flip { slit.mirror(90.0) } else { slit }, INK);
    }
    for i in 0..7 {
        let x = 59.0 + i as f32 * 9.0;
        let y = 126.0 + (i as f32 - 3.0).powi(2) * -1.3;
        s.fill(&poly(&[(x, y), (x + 9.0, y), (x + 4.5, y + 15.0)]), BONE);
        if i < 6 {
            s.fill(
                &poly(&[
                    (x + 5.0, y + 26.0),
                    (x + 13.0, y + 26.0),
                    (x + 9.0, y + 12.0),
                ]),
                BONE.shade(0.15),
            );
        }
    }
    s
}

fn dragon() -> Sheet {
    let mut s = picture("dragon", OXBLOOD);
    s.clip(&rect(22.0, 22.0, 136.0, 156.0));
    s.transform("translate(10 24) scale(0.63)");
    crate::draw::tokens::dragon::figure(&mut s);
    s.end();
    s.end();
    s
}
