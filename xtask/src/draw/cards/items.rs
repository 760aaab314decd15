//! Small pictures of gear, for sheets, shops and purses.

use super::faces::picture;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, STEEL, Sheet,
    VERDIGRIS, blob, curve, even, even_poly, line, oval, poly, star,
};
use std::f32::consts::TAU;

/// Draws all items: an icon of 96 pixels square, and a card with the same picture.
pub fn draw(out: &mut Vec<Sheet>) {
    let mut icons = Vec::new();
    draw_icons(&mut icons);
    for icon in icons {
        if let Some(name) = icon.name().strip_prefix("icon_") {
            let mut card = picture(name, ground(name));
            card.place(&icon, (90.0, 100.0), 1.36, 0.0);
            out.push(card);
        }
        out.push(icon);
    }
}

/// Background colour of an item, by its purpose.
fn ground(name: &str) -> Colour {
    if name.ends_with("amulet") || name.ends_with("wand") {
        VERDIGRIS
    } else if name.ends_with("armour") || name.ends_with("mail") || name == "shield" {
        LAPIS
    } else if name.contains("potion") || name.contains("divine") {
        OXBLOOD
    } else {
        OCHRE
    }
}

fn draw_icons(out: &mut Vec<Sheet>) {
    out.push(potion("icon_healing_potion", OXBLOOD.light(0.1), false));
    out.push(potion("icon_divine_intervention", OCHRE.light(0.2), true));
    out.push(weapon());
    out.push(amulet("icon_vitality_amulet", OXBLOOD.light(0.1)));
    out.push(amulet("icon_spell_protection_amulet", VERDIGRIS));
    out.push(amulet("icon_protection_amulet", LAPIS));
    out.push(amulet("icon_arcane_amulet", Colour(0x74, 0x4c, 0x96)));
    out.push(wand());
    out.push(armour(
        "icon_cloth_armour",
        Colour(0xc8, 0xb0, 0x84),
        Weave::Cloth,
    ));
    out.push(armour("icon_leather_armour", LEATHER, Weave::Studs));
    out.push(armour("icon_chain_mail", STEEL, Weave::Rings));
    out.push(armour(
        "icon_scale_armour",
        VERDIGRIS.mix(STEEL, 0.5),
        Weave::Scales,
    ));
    out.push(armour("icon_plate_armour", STEEL.light(0.25), Weave::Plate));
    out.push(shield());
    out.push(coins());
}

fn icon(name: &str) -> Sheet {
    Sheet::new(name, 96.0, 96.0)
}

fn potion(name: &str, liquid: Colour, holy: bool) -> Sheet {
    let mut s = icon(name);
    if holy {
        let glow = s.radial((48.0, 56.0), 46.0, &[(0.0, LAMP, 0.95), (1.0, LAMP, 0.0)]);
        s.paint(&oval(48.0, 54.0, 46.0, 42.0), &glow, 1.0);
    }
    s.shape(
        &even(
            48.0,
            &[
                (48.0, 18.0),
                (57.0, 19.0),
                (56.0, 36.0),
                (74.0, 52.0),
                (74.0, 76.0),
                (58.0, 89.0),
                (48.0, 90.0),
            ],
        ),
        BONE,
    );
    s.solid(
        &even(
            48.0,
            &[
                (48.0, 52.0),
                (68.0, 52.0),
                (70.0, 74.0),
                (57.0, 84.0),
                (48.0, 85.0),
            ],
        ),
        liquid,
        DETAIL,
        3.5,
    );
    s.bit(
        &even_poly(48.0, &[(48.0, 8.0), (56.0, 8.0), (55.0, 20.0)]),
        OAK,
    );
    s.ink(&line(37.0, 21.0, 59.0, 21.0), FEATURE * 1.2);
    s.pen(
        &curve(&[(33.0, 58.0), (31.0, 68.0), (35.0, 76.0)]),
        3.4,
        BONE,
        0.8,
    );
    if holy {
        s.bit(&star(49.0, 68.0, 11.0, 5.0, 8), BONE);
    } else {
        for (x, y, r) in [(54.0, 62.0, 3.0), (46.0, 74.0, 2.2), (60.0, 73.0, 1.8)] {
            s.spot(x, y, r, BONE, 0.75);
        }
    }
    s
}

fn weapon() -> Sheet {
    let mut s = icon("icon_magic_weapon");
    let glow = s.radial(
        (52.0, 42.0),
        42.0,
        &[(0.0, VERDIGRIS.light(0.5), 0.9), (1.0, VERDIGRIS, 0.0)],
    );
    s.paint(&oval(52.0, 42.0, 42.0, 40.0), &glow, 1.0);
    let middle = (48.0, 48.0);
    s.shape(
        &even_poly(48.0, &[(48.0, -4.0), (55.0, 8.0), (54.0, 66.0)]).turn(middle, 45.0),
        STEEL.light(0.4),
    );
    s.ink(&line(48.0, 8.0, 48.0, 60.0).turn(middle, 45.0), DETAIL);
    s.shape(
        &even_poly(
            48.0,
            &[(48.0, 64.0), (66.0, 62.0), (66.0, 71.0), (48.0, 73.0)],
        )
        .turn(middle, 45.0),
        OCHRE,
    );
    s.shape(
        &even_poly(48.0, &[(48.0, 73.0), (52.5, 73.0), (52.0, 92.0)]).turn(middle, 45.0),
        LEATHER,
    );
    s.bit(&oval(48.0, 96.0, 6.0, 6.0).turn(middle, 45.0), OXBLOOD);
    for (x, y, r) in [(24.0, 26.0, 8.0), (80.0, 66.0, 6.5)] {
        s.bit(&star(x, y, r, r * 0.36, 4), LAMP);
    }
    s
}

fn amulet(name: &str, stone: Colour) -> Sheet {
    let mut s = icon(name);
    let chain = curve(&[
        (40.0, 44.0),
        (22.0, 28.0),
        (26.0, 10.0),
        (48.0, 6.0),
        (70.0, 10.0),
        (74.0, 28.0),
        (56.0, 44.0),
    ]);
    s.pen(&chain, 6.0, INK, 1.0);
    s.pen(&chain, 2.8, OCHRE.light(0.3), 1.0);
    s.shape(&star(48.0, 62.0, 30.0, 24.0, 8), OCHRE.light(0.15));
    s.shape(&oval(48.0, 62.0, 16.0, 17.0), stone);
    s.pen(
        &curve(&[(38.0, 60.0), (41.0, 52.0), (48.0, 49.0)]),
        3.2,
        BONE,
        0.85,
    );
    s
}

fn wand() -> Sheet {
    let mut s = icon("icon_spell_wand");
    let rod = line(18.0, 82.0, 66.0, 32.0);
    s.pen(&rod, 11.0, INK, 1.0);
    s.pen(&rod, 6.6, LEATHER.shade(0.2), 1.0);
    let grip = line(18.0, 82.0, 34.0, 65.0);
    s.pen(&grip, 13.0, INK, 1.0);
    s.pen(&grip, 8.4, OCHRE, 1.0);
    let glow = s.radial((70.0, 26.0), 28.0, &[(0.0, LAMP, 0.95), (1.0, LAMP, 0.0)]);
    s.paint(&oval(70.0, 26.0, 26.0, 26.0), &glow, 1.0);
    s.shape(&star(70.0, 27.0, 19.0, 8.0, 5), LAMP);
    for (x, y) in [(38.0, 22.0), (86.0, 58.0), (54.0, 10.0)] {
        s.bit(&star(x, y, 6.0, 2.2, 4), LAMP.light(0.4));
    }
    s
}

enum Weave {
    Cloth,
    Studs,
    Rings,
    Scales,
    Plate,
}

fn armour(name: &str, colour: Colour, weave: Weave) -> Sheet {
    let mut s = icon(name);
    let coat = even_poly(
        48.0,
        &[
            (48.0, 26.0),
            (60.0, 14.0),
            (76.0, 20.0),
            (88.0, 42.0),
            (74.0, 50.0),
            (71.0, 44.0),
            (74.0, 86.0),
            (48.0, 90.0),
        ],
    );
    s.solid(&coat, colour, FEATURE, 4.5);
    s.clip(&coat.scale((48.0, 52.0), 0.94, 0.95));
    match weave {
        Weave::Cloth => {
            s.ink(&line(48.0, 28.0, 48.0, 88.0), DETAIL);
            for x in [34.0, 62.0] {
                s.ink(
                    &curve(&[(x, 54.0), (x + 2.0, 70.0), (x - 1.0, 88.0)]),
                    DETAIL,
                );
            }
        }
        Weave::Studs => {
            for row in 0..6 {
                for column in 0..7 {
                    s.spot(
                        22.0 + column as f32 * 9.0,
                        34.0 + row as f32 * 10.0,
                        2.0,
                        OCHRE.light(0.4),
                        1.0,
                    );
                }
            }
        }
        Weave::Rings => {
            for row in 0..11 {
                for column in 0..13 {
                    let shift = if row % 2 == 0 { 0.0 } else { 3.5 };
                    let (x, y) = (8.0 + column as f32 * 7.0 + shift, 18.0 + row as f32 * 7.0);
                    s.pen(&oval(x, y, 3.2, 3.2), 1.2, INK, 0.7);
                }
            }
        }
        Weave::Scales => {
            for row in 0..8 {
                for column in 0..9 {
                    let shift = if row % 2 == 0 { 0.0 } else { 5.0 };
                    let (x, y) = (6.0 + column as f32 * 10.0 + shift, 24.0 + row as f32 * 9.0);
                    s.ink(&curve(&[(x - 5.0, y), (x, y + 8.0), (x + 5.0, y)]), DETAIL);
                }
            }
        }
        Weave::Plate => {
            s.ink(&line(48.0, 30.0, 48.0, 62.0), DETAIL * 1.2);
            s.ink(
                &curve(&[
                    (24.0, 58.0),
                    (36.0, 64.0),
                    (48.0, 60.0),
                    (60.0, 64.0),
                    (72.0, 58.0),
                ]),
                FEATURE * 0.8,
            );
            for y in [70.0, 79.0] {
                s.ink(
                    &curve(&[(22.0, y - 2.0), (48.0, y + 3.0), (74.0, y - 2.0)]),
                    DETAIL * 1.2,
                );
            }
            s.pen(
                &curve(&[(32.0, 40.0), (36.0, 50.0), (42.0, 54.0)]),
                3.0,
                BONE,
                0.9,
            );
        }
    }
    s.end();
    s.ink(&curve(&[(36.0, 14.0), (48.0, 28.0), (60.0, 14.0)]), FEATURE);
    s
}

fn shield() -> Sheet {
    let mut s = icon("icon_shield");
    let rim = even(
        48.0,
        &[
            (48.0, 8.0),
            (66.0, 14.0),
            (82.0, 14.0),
            (82.0, 44.0),
            (70.0, 74.0),
            (48.0, 90.0),
        ],
    );
    s.solid(&rim, STEEL, FEATURE, 4.0);
    let field = rim.scale((48.0, 46.0), 0.82, 0.84);
    s.solid(&field, LAPIS, FEATURE * 0.8, 4.0);
    s.clip(&field);
    s.fill(
        &poly(&[(48.0, 0.0), (96.0, 0.0), (96.0, 46.0), (48.0, 46.0)]),
        BONE,
    );
    s.fill(
        &poly(&[(0.0, 46.0), (48.0, 46.0), (48.0, 96.0), (0.0, 96.0)]),
        BONE,
    );
    s.end();
    s.ink(&field, FEATURE * 0.8);
    s.bit(&oval(48.0, 46.0, 9.0, 9.0), OCHRE.light(0.2));
    s
}

fn coins() -> Sheet {
    let mut s = icon("icon_loot");
    s.shape(
        &blob(&[
            (40.0, 30.0),
            (52.0, 30.0),
            (72.0, 52.0),
            (76.0, 76.0),
            (60.0, 88.0),
            (32.0, 88.0),
            (16.0, 76.0),
            (20.0, 52.0),
        ]),
        LEATHER,
    );
    s.shape(
        &poly(&[
            (38.0, 30.0),
            (32.0, 16.0),
            (42.0, 20.0),
            (47.0, 12.0),
            (52.0, 20.0),
            (61.0, 16.0),
            (55.0, 31.0),
        ]),
        LEATHER.light(0.12),
    );
    s.pen(&line(36.0, 30.0, 57.0, 30.0), 6.0, INK, 1.0);
    s.pen(&line(36.0, 30.0, 57.0, 30.0), 3.0, OCHRE, 1.0);
    for (x, y) in [(66.0, 84.0), (80.0, 78.0), (74.0, 70.0)] {
        s.solid(&oval(x, y, 11.0, 9.0), OCHRE.light(0.3), FEATURE * 0.9, 2.5);
        let mark: Vec<(f32, f32)> = (0..5)
            .map(|i| {
                let angle = i as f32 / 5.0 * TAU;
                (x + 4.0 * angle.cos(), y + 3.2 * angle.sin())
            })
            .collect();
        s.pen(&poly(&mark), 1.2, INK, 0.8);
    }
    s
}
