//! Small pictures of the magical armour and clothing that warbands find.

use super::finds::CLOVER;
use super::warband::{glow, icon, mid};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Path, STEEL,
    Sheet, VERDIGRIS, bend, line, oval, rect, sharp, soft, star, strokes,
};

/// All of them, as icons of 96 pixels square.
pub fn sheets() -> Vec<Sheet> {
    vec![
        lucky_mail(),
        warded_mail(),
        supple_mail(),
        turning_mail(),
        watchful_mail(),
        phantom_mail(),
        swift_boots(),
        quiet_cloak(),
        stiff_shirt(),
        padded_vest(),
        iron_cloak(),
        lucky_shirt(),
    ]
}

/// A coat with sleeves.
fn coat() -> Path {
    crate::ink::even_poly(
        48.0,
        &crate::ink::points("48 26, 60 14, 76 20, 88 42, 74 50, 71 44, 74 86, 48 90"),
    )
}

/// A breastplate.
fn cuirass() -> Path {
    crate::ink::even_poly(
        48.0,
        &crate::ink::points("48 24, 56 23, 61 10, 74 12, 73 30, 82 38, 80 58, 71 80, 48 88"),
    )
}

/// Rows of rings over whatever is clipped.
fn rings(s: &mut Sheet, colour: Colour) {
    for row in 0..11 {
        for column in 0..13 {
            let shift = if row % 2 == 0 { 0.0 } else { 3.5 };
            let (x, y) = (8.0 + column as f32 * 7.0 + shift, 18.0 + row as f32 * 7.0);
            s.pen(&oval(x, y, 3.2, 3.2), 1.2, colour, 0.7);
        }
    }
}

fn clover(s: &mut Sheet, x: f32, y: f32, r: f32) {
    s.pen(
        &bend(&format!(
            "{x} {y}, {} {}, {} {}",
            x + r * 0.4,
            y + r * 1.2,
            x + r * 1.1,
            y + r * 1.9
        )),
        4.6,
        INK,
        1.0,
    );
    s.pen(
        &bend(&format!(
            "{x} {y}, {} {}, {} {}",
            x + r * 0.4,
            y + r * 1.2,
            x + r * 1.1,
            y + r * 1.9
        )),
        2.0,
        CLOVER,
        1.0,
    );
    for (dx, dy) in [(-0.72, -0.72), (0.72, -0.72), (-0.72, 0.72), (0.72, 0.72)] {
        let at = (x + dx * r, y + dy * r);
        s.solid(
            &oval(at.0, at.1, r * 0.78, r * 0.78),
            CLOVER,
            DETAIL * 1.3,
            1.5,
        );
    }
    s.spot(x, y, r * 0.34, CLOVER.light(0.4), 1.0);
}

fn lucky_mail() -> Sheet {
    let mut s = icon("lucky_mail");
    s.solid(&coat(), STEEL, FEATURE, 4.5);
    s.clip(&coat().scale((48.0, 52.0), 0.94, 0.95));
    rings(&mut s, INK);
    s.end();
    s.ink(&bend("36 14, 48 28, 60 14"), FEATURE);
    clover(&mut s, 48.0, 58.0, 10.0);
    s
}

fn warded_mail() -> Sheet {
    let mut s = icon("warded_mail");
    glow(&mut s, (48.0, 50.0), 46.0, VERDIGRIS);
    s.shape(&cuirass(), STEEL.light(0.15));
    s.ink(&bend("24 66, 48 74, 72 66"), DETAIL * 1.3);
    s.pen(&oval(48.0, 47.0, 15.0, 15.0), 6.0, INK, 1.0);
    s.pen(
        &oval(48.0, 47.0, 15.0, 15.0),
        2.8,
        VERDIGRIS.light(0.3),
        1.0,
    );
    for rune in [
        "48 36, 48 58",
        "48 40, 56 46",
        "48 48, 56 54",
        "48 44, 41 50",
    ] {
        s.ink(&strokes(rune), FEATURE * 0.9);
    }
    s
}

/// Scales as soft as cloth, hung over a peg.
fn supple_mail() -> Sheet {
    let mut s = icon("supple_mail");
    s.shape(&rect(14.0, 12.0, 68.0, 8.0), OAK);
    let fall = soft(
        "24 14, 40 8, 60 8, 74 14, 78 34, 72 54, 80 72, 70 84, 60 74, 52 88, 42 76, 32 86, 20 76, \
         26 54, 20 34",
    );
    s.shape(&fall, VERDIGRIS.mix(STEEL, 0.45));
    s.clip(&fall.scale((48.0, 48.0), 0.95, 0.96));
    for row in 0..9 {
        for column in 0..9 {
            let shift = if row % 2 == 0 { 0.0 } else { 5.0 };
            let (x, y) = (6.0 + column as f32 * 10.0 + shift, 14.0 + row as f32 * 9.0);
            s.ink(
                &bend(&format!(
                    "{} {y}, {x} {}, {} {y}",
                    x - 5.0,
                    y + 7.5,
                    x + 5.0
                )),
                DETAIL * 0.9,
            );
        }
    }
    s.end();
    for fold in ["38 20, 34 46, 40 72", "60 20, 64 44, 58 70"] {
        s.ink(&bend(fold), FEATURE * 0.9);
    }
    s
}

/// A breastplate that an arrow glances off.
fn turning_mail() -> Sheet {
    let mut s = icon("turning_mail");
    s.shape(&cuirass(), STEEL.light(0.1));
    s.ink(&line(48.0, 22.0, 48.0, 82.0), DETAIL * 1.4);
    s.ink(&bend("22 46, 34 56, 48 52, 62 56, 74 46"), DETAIL * 1.4);
    for (weight, colour) in [(6.0, INK), (2.6, OAK.light(0.2))] {
        s.pen(&strokes("4 8, 36 42, 8 64"), weight, colour, 1.0);
    }
    s.shape(&sharp("4 68, 14 54, 19 62"), STEEL.light(0.4));
    s.solid(&star(37.0, 42.0, 11.0, 4.0, 8), LAMP, DETAIL * 1.2, 1.0);
    for feather in ["4 8, 12 6, 18 14", "4 8, 2 16, 10 22"] {
        s.pen(&strokes(feather), 3.6, OXBLOOD.light(0.2), 1.0);
    }
    s
}

/// A coat of plates with an eye that does not shut.
fn watchful_mail() -> Sheet {
    let mut s = icon("watchful_mail");
    s.shape(&coat(), LEATHER);
    s.clip(&coat().scale((48.0, 52.0), 0.94, 0.95));
    for row in 0..7 {
        for column in 0..8 {
            let (x, y) = (9.0 + column as f32 * 10.5, 16.0 + row as f32 * 11.0);
            s.solid(&rect(x, y, 9.0, 9.6), STEEL.shade(0.12), DETAIL, 1.5);
        }
    }
    s.end();
    s.shape(
        &soft("24 52, 36 42, 48 39, 60 42, 72 52, 60 62, 48 65, 36 62"),
        BONE,
    );
    s.solid(
        &oval(48.0, 52.0, 10.0, 10.0),
        OCHRE.light(0.2),
        FEATURE * 0.8,
        2.0,
    );
    s.dot(48.0, 52.0, 4.6);
    s.spot(45.0, 49.0, 2.0, BONE, 1.0);
    s
}

/// Armour of mist, and the shield that goes with it.
fn phantom_mail() -> Sheet {
    let mut s = icon("phantom_mail");
    let mist = Colour(0x9c, 0xb8, 0xc8);
    glow(&mut s, (48.0, 50.0), 46.0, mist);
    s.paint(&cuirass(), &mist.light(0.3).hex(), 0.6);
    let edge = cuirass().points;
    for piece in edge.windows(2) {
        s.pen(
            &crate::ink::polyline(piece),
            FEATURE,
            LAPIS.shade(0.3),
            0.95,
        );
    }
    let shield = mid("48 36, 58 40, 66 40, 66 54, 58 68, 48 74");
    s.paint(&shield, &BONE.hex(), 0.75);
    for piece in shield.points.chunks(5) {
        s.pen(&crate::ink::polyline(piece), DETAIL * 1.6, LAPIS, 0.95);
    }
    for wisp in ["20 84, 28 78, 36 86, 44 80", "52 88, 60 82, 68 90, 78 82"] {
        s.pen(&bend(wisp), FEATURE, mist.shade(0.1), 0.9);
    }
    s
}

fn swift_boots() -> Sheet {
    let mut s = icon("swift_boots");
    for (dx, dy) in [(18.0, -8.0), (0.0, 0.0)] {
        let boot = soft("26 26, 46 24, 46 48, 50 60, 70 70, 72 84, 30 86, 28 64");
        s.shape(&boot.shift(dx, dy), LEATHER.light(0.12));
        s.ink(
            &line(27.0 + dx, 36.0 + dy, 46.0 + dx, 35.0 + dy),
            FEATURE * 0.9,
        );
    }
    s.solid(
        &sharp("29 82, 73 81, 73 89, 29 90"),
        INK.light(0.25),
        DETAIL * 1.6,
        1.5,
    );
    s.shape(
        &soft("32 60, 22 54, 8 36, 4 22, 14 28, 12 16, 22 26, 24 18, 32 34, 38 52"),
        BONE,
    );
    for quill in ["30 54, 20 44, 12 30", "33 50, 26 38, 21 27"] {
        s.ink(&bend(quill), DETAIL);
    }
    s
}

fn quiet_cloak() -> Sheet {
    let mut s = icon("quiet_cloak");
    let cloth = VERDIGRIS.shade(0.42);
    s.shape(
        &mid("48 8, 62 16, 68 34, 78 52, 86 88, 66 84, 48 90"),
        cloth,
    );
    s.shape(&mid("48 6, 62 14, 67 32, 60 44, 48 48"), cloth.light(0.1));
    s.fill(&mid("48 16, 57 22, 58 34, 48 42"), INK);
    for fold in ["36 52, 30 68, 28 82", "60 52, 66 68, 68 82", "48 54, 48 84"] {
        s.ink(&bend(fold), DETAIL * 1.4);
    }
    s.solid(
        &oval(48.0, 48.0, 5.4, 5.4),
        OCHRE.light(0.3),
        DETAIL * 1.5,
        1.5,
    );
    s
}

fn stiff_shirt() -> Sheet {
    let mut s = icon("stiff_shirt");
    s.shape(&coat(), BONE.shade(0.05));
    s.solid(
        &sharp("40 22, 56 22, 57 88, 39 88"),
        BONE,
        DETAIL * 1.5,
        2.5,
    );
    s.shape(&sharp("48 30, 34 20, 38 8, 48 20, 58 8, 62 20"), BONE);
    for y in [40.0, 54.0, 68.0, 80.0] {
        s.solid(&oval(48.0, y, 3.4, 3.4), OCHRE.light(0.2), DETAIL, 1.0);
    }
    for x in [30.0, 66.0] {
        s.ink(&line(x, 52.0, x, 84.0), DETAIL);
    }
    s
}

fn padded_vest() -> Sheet {
    let mut s = icon("padded_vest");
    let vest = mid("48 34, 58 14, 70 12, 70 34, 80 46, 78 86, 48 90");
    let cloth = OCHRE.mix(OXBLOOD, 0.35);
    s.shape(&vest, cloth);
    s.clip(&vest.scale((48.0, 52.0), 0.95, 0.96));
    for i in -6..12 {
        let x = i as f32 * 13.0;
        s.ink(&line(x, 0.0, x + 96.0, 96.0), DETAIL);
        s.ink(&line(x + 13.0, 96.0, x + 109.0 - 13.0, 0.0), DETAIL);
    }
    s.end();
    s.ink(&line(48.0, 36.0, 48.0, 89.0), FEATURE);
    for y in [48.0, 62.0, 76.0] {
        s.pen(&line(42.0, y, 54.0, y), 5.4, INK, 1.0);
        s.pen(&line(43.0, y, 53.0, y), 2.6, BONE, 1.0);
    }
    s
}

fn iron_cloak() -> Sheet {
    let mut s = icon("iron_cloak");
    let cloak = mid("48 14, 64 12, 72 26, 82 60, 88 88, 66 84, 48 90");
    s.shape(&cloak, STEEL.shade(0.25));
    s.clip(&cloak.scale((48.0, 52.0), 0.95, 0.96));
    for row in 0..7 {
        for column in 0..9 {
            let shift = if row % 2 == 0 { 0.0 } else { 6.0 };
            let (x, y) = (
                -2.0 + column as f32 * 12.0 + shift,
                20.0 + row as f32 * 11.0,
            );
            s.solid(&oval(x, y, 7.0, 9.0), STEEL.light(0.05), DETAIL, 2.0);
        }
    }
    s.end();
    s.shape(&mid("48 6, 62 8, 70 20, 60 28, 48 30"), STEEL.shade(0.4));
    s.solid(
        &oval(48.0, 27.0, 6.0, 6.0),
        OXBLOOD.light(0.2),
        FEATURE * 0.8,
        1.8,
    );
    s
}

fn lucky_shirt() -> Sheet {
    let mut s = icon("lucky_shirt");
    s.shape(&coat(), LAPIS.light(0.32));
    s.ink(&bend("36 14, 48 28, 60 14"), FEATURE);
    for (weight, colour) in [(11.0, INK), (6.4, STEEL.light(0.3))] {
        s.pen(
            &bend("37 74, 34 56, 39 44, 48 40, 57 44, 62 56, 59 74"),
            weight,
            colour,
            1.0,
        );
    }
    for (x, y) in [
        (37.0, 66.0),
        (38.0, 52.0),
        (48.0, 41.0),
        (58.0, 52.0),
        (59.0, 66.0),
    ] {
        s.dot(x, y, 1.5);
    }
    s
}
