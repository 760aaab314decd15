//! Small pictures of the arms, armour, spells and coins of warbands.

use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Path, Point,
    STEEL, Sheet, VERDIGRIS, bend, even, even_poly, line, oval, points, rect, rounded, sharp, soft,
    star, strokes,
};

/// All of them, as icons of 96 pixels square.
pub fn sheets() -> Vec<Sheet> {
    vec![
        mace(),
        spear(),
        great_axe(),
        great_sword(),
        firearm(),
        unarmoured(),
        protected(),
        armoured(),
        harm(),
        dazzle(),
        defend(),
        coin("bronze", Colour(0xa8, 0x68, 0x3c)),
        coin("silver", Colour(0xc4, 0xc6, 0xc2)),
        coin("gold", Colour(0xe0, 0xac, 0x42)),
        star_power(),
    ]
}

/// Makes room for what is longer than a sword.
pub(super) const LONG: &str = "translate(42 54) scale(0.84) translate(-48 -48)";

/// An empty icon of this name.
pub(super) fn icon(name: &str) -> Sheet {
    Sheet::new(format!("icon_{name}"), 96.0, 96.0)
}

/// A smooth shape, the same left and right, given by its right half.
pub(super) fn mid(text: &str) -> Path {
    even(48.0, &points(text))
}

/// Leans like everything held by its lower end.
pub(super) fn lean(path: &Path) -> Path {
    path.turn((48.0, 48.0), 45.0)
}

/// A soft light.
pub(super) fn glow(s: &mut Sheet, at: Point, r: f32, colour: Colour) {
    let light = s.radial(at, r, &[(0.0, colour.light(0.3), 0.95), (1.0, colour, 0.0)]);
    s.paint(&oval(at.0, at.1, r, r), &light, 1.0);
}

/// Small stars of four points: place and size.
pub(super) fn twinkle(s: &mut Sheet, stars: &[(f32, f32, f32)]) {
    for &(x, y, r) in stars {
        s.bit(&star(x, y, r, r * 0.36, 4), LAMP);
    }
}

/// A corked bottle of glass with something in it, both given by their right halves.
pub(super) fn bottle(s: &mut Sheet, glass: &str, liquid: &str, colour: Colour) {
    s.shape(&mid(glass), BONE);
    s.solid(&mid(liquid), colour, DETAIL, 3.5);
    s.bit(&even_poly(48.0, &points("48 8, 56 8, 55 21")), OAK);
    s.ink(&line(38.0, 23.0, 58.0, 23.0), FEATURE * 1.2);
    s.spot(60.0, 66.0, 2.6, BONE, 0.75);
    s.spot(38.0, 76.0, 2.0, BONE, 0.75);
}

fn shaft(s: &mut Sheet, top: f32) {
    s.shape(&lean(&rect(44.5, top, 7.0, 100.0 - top)), OAK);
    s.pen(
        &lean(&line(48.0, top + 14.0, 48.0, 88.0)),
        DETAIL * 0.8,
        INK,
        0.4,
    );
}

/// Draws an axe with two blades.
pub(super) fn two_blades(s: &mut Sheet, steel: Colour) {
    shaft(s, -12.0);
    let half = "52 8, 62 2, 78 -6, 86 16, 78 40, 62 32, 52 28";
    for path in [sharp(half), sharp(half).mirror(48.0)] {
        s.shape(&lean(&path), steel);
    }
    for edge in ["72 -2, 79 16, 72 36", "24 -2, 17 16, 24 36"] {
        s.pen(&lean(&bend(edge)), DETAIL, INK, 0.6);
    }
}

/// A mace with flanges.
fn mace() -> Sheet {
    let mut s = icon("mace");
    shaft(&mut s, 24.0);
    for flange in [
        "48 -4, 62 4, 68 18, 60 32, 48 36",
        "48 -2, 54 6, 57 18, 54 30, 48 36",
    ] {
        s.shape(&lean(&mid(flange)), STEEL.light(0.1));
    }
    s.ink(&lean(&line(48.0, 0.0, 48.0, 34.0)), FEATURE);
    s.bit(&lean(&rect(41.0, 35.0, 14.0, 6.0)), OCHRE);
    for y in [78.0, 86.0] {
        s.ink(&lean(&line(44.0, y, 52.0, y + 2.0)), DETAIL);
    }
    s
}

fn spear() -> Sheet {
    let mut s = icon("spear");
    s.transform(LONG);
    shaft(&mut s, 20.0);
    s.shape(
        &lean(&even_poly(48.0, &points("48 -18, 60 6, 55 24, 48 28"))),
        STEEL.light(0.35),
    );
    s.ink(&lean(&line(48.0, -10.0, 48.0, 22.0)), DETAIL * 1.2);
    for (weight, colour) in [(8.0, INK), (4.6, OXBLOOD)] {
        s.pen(&lean(&line(43.0, 30.0, 53.0, 30.0)), weight, colour, 1.0);
    }
    s.shape(
        &lean(&sharp("45 32, 36 50, 44 46, 48 54, 52 46, 58 50, 51 32")),
        OXBLOOD,
    );
    s
}

fn great_axe() -> Sheet {
    let mut s = icon("great_axe");
    s.transform(LONG);
    two_blades(&mut s, STEEL.light(0.25));
    s.bit(&lean(&rect(41.0, 8.0, 14.0, 20.0)), STEEL.shade(0.2));
    s
}

fn great_sword() -> Sheet {
    let mut s = icon("great_sword");
    s.transform(LONG);
    s.shape(
        &lean(&even_poly(48.0, &points("48 -18, 58 -6, 57 60"))),
        STEEL.light(0.4),
    );
    s.ink(&lean(&line(48.0, -6.0, 48.0, 54.0)), FEATURE * 0.9);
    for lug in [sharp("56 34, 68 40, 57 48"), sharp("40 34, 28 40, 39 48")] {
        s.shape(&lean(&lug), STEEL.light(0.2));
    }
    s.shape(
        &lean(&even_poly(48.0, &points("48 58, 74 54, 76 64, 48 68"))),
        OCHRE,
    );
    s.shape(&lean(&rect(43.5, 68.0, 9.0, 30.0)), LEATHER);
    for y in [75.0, 83.0, 91.0] {
        s.ink(&lean(&line(44.0, y, 52.0, y - 3.0)), DETAIL);
    }
    s.bit(&lean(&oval(48.0, 102.0, 6.6, 6.6)), OXBLOOD);
    s
}

/// A hand cannon with a flared mouth.
fn firearm() -> Sheet {
    let mut s = icon("firearm");
    s.shape(
        &soft("8 78, 12 60, 34 54, 50 44, 58 52, 42 66, 28 72, 24 88, 12 90"),
        OAK,
    );
    s.shape(
        &sharp("30 58, 74 16, 72 4, 94 10, 90 32, 80 26, 40 68"),
        STEEL.shade(0.1),
    );
    s.shape(
        &oval(83.0, 14.0, 6.0, 12.0).turn((83.0, 14.0), -36.0),
        INK.light(0.2),
    );
    for (x, y) in [(46.0, 54.0), (60.0, 39.5)] {
        s.pen(&line(x - 7.0, y - 6.0, x + 7.0, y + 8.0), 8.0, INK, 1.0);
        s.pen(
            &line(x - 6.0, y - 5.0, x + 6.0, y + 7.0),
            4.4,
            OCHRE.light(0.2),
            1.0,
        );
    }
    s.pen(&bend("30 70, 34 84, 44 80, 44 66"), FEATURE * 1.3, INK, 1.0);
    s.shape(&sharp("28 56, 24 42, 34 38, 36 52"), STEEL.shade(0.3));
    s
}

fn coat() -> Path {
    even_poly(
        48.0,
        &points("48 26, 60 14, 76 20, 88 42, 74 50, 71 44, 74 86, 48 90"),
    )
}

fn unarmoured() -> Sheet {
    let mut s = icon("unarmoured");
    s.shape(&coat(), Colour(0xb8, 0x9c, 0x6c));
    s.solid(
        &sharp("48 26, 40 18, 48 50, 56 18"),
        BONE.shade(0.08),
        DETAIL * 1.4,
        1.5,
    );
    s.ink(&bend("24 66, 48 70, 72 66"), FEATURE * 2.2);
    s.pen(&bend("24 66, 48 70, 72 66"), 3.4, LEATHER, 1.0);
    for fold in ["34 74, 33 86", "60 74, 62 86"] {
        s.ink(&strokes(fold), DETAIL);
    }
    s
}

fn protected() -> Sheet {
    let mut s = icon("protected");
    s.shape(&coat(), STEEL);
    s.clip(&coat().scale((48.0, 52.0), 0.94, 0.95));
    for row in 0..11 {
        for column in 0..13 {
            let shift = if row % 2 == 0 { 0.0 } else { 3.5 };
            let (x, y) = (8.0 + column as f32 * 7.0 + shift, 18.0 + row as f32 * 7.0);
            s.pen(&oval(x, y, 3.2, 3.2), 1.2, INK, 0.7);
        }
    }
    s.end();
    let tabard = even_poly(48.0, &points("48 28, 60 22, 62 80, 48 88"));
    s.solid(&tabard, OXBLOOD, FEATURE * 0.8, 3.0);
    s.ink(&line(34.0, 62.0, 62.0, 62.0), FEATURE);
    s
}

fn armoured() -> Sheet {
    let mut s = icon("armoured");
    let plate = mid("48 22, 58 18, 66 24, 74 40, 73 60, 66 70, 48 74");
    s.shape(&mid("48 64, 70 66, 78 86, 62 90, 48 86"), STEEL.shade(0.15));
    s.shape(&plate, STEEL.light(0.25));
    s.ink(&line(48.0, 24.0, 48.0, 72.0), DETAIL * 1.4);
    s.ink(&bend("26 58, 36 64, 48 62, 60 64, 70 58"), DETAIL * 1.4);
    for side in [-1.0, 1.0] {
        for (y, wide) in [(42.0, 15.0), (32.0, 16.0), (22.0, 14.0)] {
            s.shape(
                &oval(48.0 + side * 29.0, y, wide, 10.0).turn((48.0, y), side * 4.0),
                STEEL.light(0.1),
            );
        }
    }
    s.pen(&bend("33 34, 36 46, 42 52"), 3.0, BONE, 0.9);
    s.ink(&line(48.0, 76.0, 48.0, 87.0), DETAIL * 1.2);
    s
}

/// A bolt of fire from a hand.
fn harm() -> Sheet {
    let mut s = icon("harm");
    glow(&mut s, (58.0, 38.0), 44.0, OXBLOOD.light(0.3));
    let bolt = sharp("92 2, 60 22, 66 30, 40 44, 48 52, 22 76, 62 58, 55 50, 80 38, 74 30");
    s.shape(&bolt, OXBLOOD.light(0.22));
    s.fill(
        &sharp("86 8, 66 23, 71 30, 48 44, 54 51, 38 65, 60 56, 54 49, 76 37, 70 30"),
        LAMP,
    );
    hand(&mut s);
    s
}

/// An open hand at the lower left.
fn hand(s: &mut Sheet) {
    let skin = Colour(0xd8, 0xa2, 0x74);
    for finger in [
        "24 78, 34 66, 42 62",
        "22 74, 26 60, 32 52",
        "16 72, 16 58, 19 50",
        "10 76, 6 64, 7 56",
    ] {
        s.pen(&bend(finger), 10.5, INK, 1.0);
    }
    for finger in [
        "24 78, 34 66, 42 62",
        "22 74, 26 60, 32 52",
        "16 72, 16 58, 19 50",
        "10 76, 6 64, 7 56",
    ] {
        s.pen(&bend(finger), 6.0, skin, 1.0);
    }
    s.shape(&soft("8 72, 18 68, 27 74, 26 86, 18 96, 4 96, 2 84"), skin);
}

fn dazzle() -> Sheet {
    let mut s = icon("dazzle");
    glow(&mut s, (48.0, 48.0), 47.0, LAMP);
    s.shape(&star(48.0, 48.0, 43.0, 18.0, 12), LAMP);
    s.shape(
        &soft("18 48, 32 36, 48 32, 64 36, 78 48, 64 60, 48 64, 32 60"),
        BONE,
    );
    s.solid(
        &oval(48.0, 48.0, 11.0, 11.0),
        LAPIS.light(0.2),
        FEATURE * 0.8,
        2.0,
    );
    for (x0, x1) in [(36.0, 60.0), (60.0, 36.0)] {
        s.pen(&line(x0, 36.0, x1, 60.0), 8.0, INK, 1.0);
        s.pen(&line(x0, 36.0, x1, 60.0), 3.6, BONE, 1.0);
    }
    s
}

/// A figure under a dome.
fn defend() -> Sheet {
    let mut s = icon("defend");
    glow(&mut s, (48.0, 54.0), 46.0, VERDIGRIS.light(0.2));
    s.shape(&oval(48.0, 50.0, 9.6, 10.4), BONE);
    s.shape(&mid("48 60, 64 66, 68 86, 48 88"), LAPIS.light(0.1));
    let dome = bend("6 88, 10 54, 26 26, 48 16, 70 26, 86 54, 90 88");
    s.paint(
        &mid("48 16, 70 26, 86 54, 90 88, 48 89"),
        &VERDIGRIS.light(0.4).hex(),
        0.35,
    );
    for (weight, colour) in [(9.0, INK), (4.8, VERDIGRIS.light(0.4))] {
        s.pen(&dome, weight, colour, 1.0);
        s.pen(&line(4.0, 89.0, 92.0, 89.0), weight, colour, 1.0);
    }
    s.pen(&bend("20 58, 27 42, 40 31"), 4.0, BONE, 0.85);
    s
}

/// Three coins, each metal with a stamp of its own.
fn coin(metal: &str, colour: Colour) -> Sheet {
    let mut s = icon(&format!("coin_{metal}"));
    for (x, y) in [(62.0, 66.0), (34.0, 66.0)] {
        s.shape(&oval(x, y, 27.0, 23.0), colour.shade(0.18));
    }
    s.shape(&oval(48.0, 43.0, 36.0, 34.0), colour);
    s.pen(&oval(48.0, 43.0, 29.0, 27.0), DETAIL * 1.4, INK, 0.8);
    let stamp = colour.shade(0.45);
    match metal {
        "bronze" => {
            s.fill(&rect(38.0, 33.0, 20.0, 20.0), INK);
            s.pen(&rect(36.0, 31.0, 24.0, 24.0), DETAIL * 1.4, stamp, 1.0);
        }
        "silver" => {
            let moon = soft("54 22, 40 28, 35 43, 40 58, 54 64, 45 54, 43 43, 45 32");
            s.solid(&moon, colour.light(0.5), DETAIL * 1.4, 1.5);
            s.bit(&star(59.0, 40.0, 7.0, 3.0, 5), colour.light(0.5));
        }
        _ => {
            let crown = even_poly(48.0, &points("48 25, 54 38, 66 29, 62 58, 48 58"));
            s.solid(&crown, colour.light(0.45), DETAIL * 1.6, 2.0);
            s.ink(&line(34.0, 52.0, 62.0, 52.0), DETAIL * 1.3);
        }
    }
    s.pen(&bend("20 40, 24 28, 34 18"), 3.6, BONE, 0.8);
    s
}

/// A die with a star on its face.
fn star_power() -> Sheet {
    let mut s = icon("star_power");
    glow(&mut s, (48.0, 48.0), 47.0, OCHRE.light(0.4));
    let die = rounded(16.0, 16.0, 64.0, 64.0, 10.0).turn((48.0, 48.0), -9.0);
    s.shape(&die, BONE);
    s.shape(&star(48.0, 47.0, 25.0, 11.0, 5), OCHRE.light(0.18));
    s.ink(&star(48.0, 47.0, 12.0, 5.0, 5), DETAIL);
    s
}
