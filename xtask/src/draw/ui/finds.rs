//! Small pictures of the magical items that warbands find.

use super::warband::{LONG, bottle, glow, icon, lean, mid, twinkle, two_blades};
use crate::draw::tokens;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Path, STEEL,
    STONE, Sheet, VERDIGRIS, bend, line, oval, rect, sharp, soft, star, strokes,
};

/// A clover's and a rage's colours.
const CLOVER: Colour = Colour(0x5d, 0x9a, 0x4a);
const FIRE: Colour = Colour(0xd8, 0x6a, 0x30);

/// All of them, as icons of 96 pixels square.
pub fn sheets() -> Vec<Sheet> {
    vec![
        lucky_mail(),
        warded_mail(),
        supple_mail(),
        turning_mail(),
        watchful_mail(),
        phantom_mail(),
        rod_of_harm(),
        restoring_stone(),
        rod_of_glare(),
        plain_wand(),
        focus_ring(),
        healing_staff(),
        swift_boots(),
        quiet_cloak(),
        stiff_shirt(),
        padded_vest(),
        iron_cloak(),
        lucky_shirt(),
        sure_bow(),
        restless_sword(),
        keen_arrows(),
        righteous_axe(),
        furious_sword(),
        rage(),
        courage(),
        healing(),
        eagerness(),
        strength(),
        speed(),
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

/// A rod from the lower left to its head at the upper right.
fn rod(s: &mut Sheet, colour: Colour, bands: Colour) {
    for (weight, colour) in [(12.0, INK), (7.0, colour)] {
        s.pen(&line(14.0, 84.0, 62.0, 34.0), weight, colour, 1.0);
    }
    for (x, y) in [(20.0, 78.0), (31.0, 66.5), (52.0, 44.5)] {
        s.pen(&line(x - 4.0, y - 4.0, x + 4.0, y + 4.0), 7.0, INK, 1.0);
        s.pen(&line(x - 3.4, y - 3.4, x + 3.4, y + 3.4), 3.6, bands, 1.0);
    }
}

fn rod_of_harm() -> Sheet {
    let mut s = icon("rod_of_harm");
    rod(&mut s, INK.light(0.22), OXBLOOD.light(0.15));
    glow(&mut s, (68.0, 28.0), 27.0, OXBLOOD.light(0.3));
    s.shape(
        &soft("54 42, 50 28, 58 20, 56 6, 68 12, 74 4, 78 16, 90 14, 84 28, 88 38, 74 44, 62 48"),
        OXBLOOD.light(0.18),
    );
    tokens::skull(&mut s, 69.0, 28.0, 12.0, BONE);
    s
}

fn restoring_stone() -> Sheet {
    let mut s = icon("restoring_stone");
    glow(&mut s, (48.0, 46.0), 46.0, VERDIGRIS.light(0.3));
    s.shape(
        &soft("48 14, 66 20, 76 38, 72 58, 58 70, 40 71, 25 60, 20 40, 30 21"),
        VERDIGRIS.light(0.25),
    );
    s.pen(&bend("31 40, 34 29, 44 22"), 4.4, BONE, 0.85);
    s.ink(
        &bend("40 40, 52 34, 60 42, 54 54, 43 52, 44 44, 51 44"),
        FEATURE * 0.9,
    );
    for claw in [
        "14 88, 18 66, 26 56",
        "82 88, 78 66, 70 56",
        "48 92, 46 78, 48 66",
    ] {
        s.pen(&bend(claw), 9.0, INK, 1.0);
        s.pen(&bend(claw), 5.0, OCHRE.light(0.2), 1.0);
    }
    s.shape(&mid("48 82, 74 84, 82 92, 48 94"), OCHRE);
    s
}

fn rod_of_glare() -> Sheet {
    let mut s = icon("rod_of_glare");
    rod(&mut s, STEEL, OCHRE.light(0.3));
    glow(&mut s, (68.0, 28.0), 28.0, LAMP);
    s.shape(&star(68.0, 28.0, 25.0, 13.0, 10), LAMP);
    s.solid(&oval(68.0, 28.0, 9.0, 9.0), BONE, FEATURE * 0.8, 2.0);
    s
}

fn plain_wand() -> Sheet {
    let mut s = icon("plain_wand");
    let twig = bend("14 86, 32 68, 40 54, 58 44, 76 18");
    for (weight, colour) in [(9.0, INK), (4.8, OAK)] {
        s.pen(&twig, weight, colour, 1.0);
        s.pen(&bend("42 53, 38 42, 42 34"), weight * 0.75, colour, 1.0);
    }
    s.bit(
        &oval(38.0, 30.0, 4.0, 6.5).turn((38.0, 30.0), 24.0),
        VERDIGRIS.light(0.2),
    );
    twinkle(
        &mut s,
        &[(80.0, 14.0, 10.0), (64.0, 16.0, 6.0), (82.0, 34.0, 6.5)],
    );
    s
}

fn focus_ring() -> Sheet {
    let mut s = icon("focus_ring");
    for (weight, colour) in [(15.0, INK), (9.6, OCHRE.light(0.22))] {
        s.pen(&oval(48.0, 62.0, 24.0, 24.0), weight, colour, 1.0);
    }
    s.pen(&bend("29 54, 34 46, 42 41"), 3.0, BONE, 0.8);
    glow(&mut s, (48.0, 26.0), 26.0, LAPIS.light(0.4));
    s.shape(&mid("48 8, 60 14, 64 24, 48 44"), LAPIS.light(0.15));
    s.ink(&strokes("33 23, 48 27, 63 23"), DETAIL * 1.2);
    s.ink(&line(48.0, 27.0, 48.0, 42.0), DETAIL * 1.2);
    s.pen(&strokes("40 16, 46 12"), 3.0, BONE, 0.9);
    s
}

fn healing_staff() -> Sheet {
    let mut s = icon("healing_staff");
    for (weight, colour) in [(11.0, INK), (6.4, OAK)] {
        s.pen(
            &bend("14 88, 46 52, 66 32, 80 30, 84 18, 74 10, 64 16"),
            weight,
            colour,
            1.0,
        );
    }
    for (weight, colour) in [(6.0, INK), (2.8, VERDIGRIS.light(0.1))] {
        s.pen(
            &bend("20 72, 34 74, 36 58, 50 58, 50 44, 64 44"),
            weight,
            colour,
            1.0,
        );
    }
    for (x, y, turn) in [
        (22.0, 64.0, 40.0),
        (44.0, 74.0, 20.0),
        (40.0, 46.0, 60.0),
        (64.0, 56.0, 10.0),
        (56.0, 28.0, 50.0),
    ] {
        let leaf = oval(x, y, 10.0, 5.0).turn((x, y), turn);
        s.solid(&leaf, CLOVER, DETAIL * 1.4, 1.8);
    }
    s.solid(&oval(73.0, 20.0, 6.0, 6.0), LAMP, FEATURE * 0.8, 1.5);
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

fn sure_bow() -> Sheet {
    let mut s = icon("sure_bow");
    for (r, colour) in [(20.0, OXBLOOD), (13.0, BONE), (7.0, OXBLOOD)] {
        s.solid(&oval(72.0, 24.0, r, r), colour, DETAIL * 1.3, 1.0);
    }
    s.ink(&strokes("10 22, 74 86"), DETAIL * 1.2);
    for (weight, colour) in [(10.0, INK), (5.6, OAK.shade(0.1))] {
        s.pen(
            &bend("8 18, 30 16, 52 26, 70 44, 80 66, 78 88"),
            weight,
            colour,
            1.0,
        );
    }
    for (weight, colour) in [(5.6, INK), (2.4, OAK.light(0.3))] {
        s.pen(&line(20.0, 76.0, 62.0, 34.0), weight, colour, 1.0);
    }
    s.shape(&sharp("72 24, 66 38, 58 30"), STEEL.light(0.4));
    s
}

fn blade(s: &mut Sheet, path: &Path, colour: Colour) {
    s.shape(&lean(path), colour);
    s.shape(&lean(&rect(32.0, 63.0, 32.0, 7.0)), OCHRE);
    s.shape(&lean(&rect(44.0, 70.0, 8.0, 18.0)), LEATHER);
}

/// A blade that waves, and will not keep still.
fn restless_sword() -> Sheet {
    let mut s = icon("restless_sword");
    let wavy = soft(
        "48 -10, 54 4, 50 18, 58 30, 52 42, 56 54, 54 64, 42 64, 42 52, 46 40, 40 28, 46 16, 42 4",
    );
    blade(&mut s, &wavy, STEEL.light(0.4));
    s.bit(&lean(&oval(48.0, 92.0, 6.0, 6.0)), VERDIGRIS.light(0.2));
    for trail in [
        "38 12, 28 20, 22 30",
        "28 8, 18 16, 12 28",
        "84 58, 76 68, 66 74",
        "88 68, 80 78, 70 84",
    ] {
        s.pen(&bend(trail), FEATURE, VERDIGRIS, 0.9);
    }
    s
}

fn keen_arrows() -> Sheet {
    let mut s = icon("keen_arrows");
    for (x, top) in [(34.0, 16.0), (48.0, 6.0), (62.0, 16.0)] {
        for (weight, colour) in [(6.4, INK), (3.0, OAK.light(0.2))] {
            s.pen(
                &line(x, top + 12.0, 48.0 + (x - 48.0) * 0.5, 90.0),
                weight,
                colour,
                1.0,
            );
        }
        let head = format!(
            "{x} {}, {} {}, {x} {}, {} {}",
            top - 8.0,
            x + 8.0,
            top + 14.0,
            top + 9.0,
            x - 8.0,
            top + 14.0
        );
        s.shape(&sharp(&head), STEEL.light(0.4));
    }
    for (x, turn) in [(38.0, 16.0), (48.0, 0.0), (58.0, -16.0)] {
        let vane = sharp(&format!(
            "{} 70, {x} 64, {} 70, {} 92, {x} 86, {} 92",
            x - 5.0,
            x + 5.0,
            x + 5.0,
            x - 5.0
        ));
        s.solid(
            &vane.turn((x, 78.0), turn),
            OXBLOOD.light(0.2),
            DETAIL * 1.4,
            1.5,
        );
    }
    for (weight, colour) in [(9.0, INK), (5.0, LEATHER)] {
        s.pen(&line(36.0, 56.0, 60.0, 56.0), weight, colour, 1.0);
    }
    twinkle(&mut s, &[(78.0, 20.0, 8.0), (18.0, 26.0, 6.5)]);
    s
}

fn righteous_axe() -> Sheet {
    let mut s = icon("righteous_axe");
    glow(&mut s, (64.0, 32.0), 40.0, LAMP);
    s.transform(LONG);
    two_blades(&mut s, STEEL.light(0.45));
    s.solid(
        &lean(&star(48.0, 17.0, 18.0, 8.0, 8)),
        LAMP,
        DETAIL * 1.5,
        1.5,
    );
    s
}

fn furious_sword() -> Sheet {
    let mut s = icon("furious_sword");
    glow(&mut s, (60.0, 34.0), 42.0, FIRE);
    let flame = soft(
        "48 -16, 58 -2, 57 12, 66 14, 62 28, 70 36, 62 46, 64 58, 52 66, 44 66, 32 58, 34 46, 26 36, \
         34 28, 30 14, 39 12, 38 -2",
    );
    s.shape(&lean(&flame), FIRE);
    s.fill(
        &lean(&soft(
            "48 -6, 54 10, 58 26, 58 44, 52 60, 44 60, 38 44, 38 26, 42 10",
        )),
        LAMP,
    );
    blade(
        &mut s,
        &sharp("48 -8, 53 4, 53 64, 43 64, 43 4"),
        STEEL.light(0.4),
    );
    s.bit(&lean(&oval(48.0, 92.0, 6.0, 6.0)), OXBLOOD);
    s
}

/// A squat bottle of fire.
fn rage() -> Sheet {
    let mut s = icon("potion_of_rage");
    bottle(
        &mut s,
        "48 22, 57 23, 56 40, 78 52, 82 72, 70 88, 48 90",
        "48 56, 75 56, 79 72, 68 84, 48 86",
        OXBLOOD.light(0.1),
    );
    s.solid(
        &soft("48 56, 54 64, 60 62, 60 74, 54 82, 44 82, 37 74, 38 64, 44 66"),
        FIRE,
        DETAIL * 1.3,
        1.5,
    );
    s.fill(&soft("48 68, 53 74, 50 80, 45 79, 44 74"), LAMP);
    s
}

/// A bottle in the shape of a heart.
fn courage() -> Sheet {
    let mut s = icon("potion_of_courage");
    bottle(
        &mut s,
        "48 24, 56 22, 56 36, 70 34, 84 44, 84 60, 70 78, 48 92",
        "48 52, 62 44, 78 50, 79 60, 67 75, 48 87",
        OCHRE.light(0.2),
    );
    s.bit(&star(48.0, 64.0, 11.0, 5.0, 5), BONE);
    s
}

/// A round flask with a leaf.
fn healing() -> Sheet {
    let mut s = icon("potion_of_healing");
    bottle(
        &mut s,
        "48 20, 57 21, 56 38, 74 50, 78 68, 66 86, 48 90",
        "48 52, 72 54, 74 68, 64 82, 48 86",
        VERDIGRIS.light(0.15),
    );
    let leaf = soft("34 78, 38 64, 50 58, 64 56, 62 68, 54 78, 42 82");
    s.solid(&leaf, CLOVER, DETAIL * 1.5, 2.0);
    s.ink(&bend("34 80, 46 70, 58 61"), DETAIL * 1.2);
    s
}

/// A slender phial with a bolt of lightning.
fn eagerness() -> Sheet {
    let mut s = icon("potion_of_eagerness");
    bottle(
        &mut s,
        "48 20, 56 21, 56 30, 64 38, 64 84, 60 90, 48 92",
        "48 44, 60 44, 60 82, 57 86, 48 88",
        FIRE,
    );
    s.solid(
        &sharp("52 46, 40 66, 47 66, 43 84, 57 62, 50 62, 56 46"),
        LAMP,
        DETAIL * 1.4,
        1.5,
    );
    s
}

/// A stone jug with two handles.
fn strength() -> Sheet {
    let mut s = icon("potion_of_strength");
    for side in [-1.0, 1.0] {
        let handle = bend(&format!(
            "{} 34, {} 34, {} 52, {} 58",
            48.0 + side * 14.0,
            48.0 + side * 34.0,
            48.0 + side * 36.0,
            48.0 + side * 24.0
        ));
        s.pen(&handle, 10.0, INK, 1.0);
        s.pen(&handle, 5.6, STONE.shade(0.15), 1.0);
    }
    s.shape(
        &mid("48 20, 60 21, 58 34, 74 50, 74 72, 64 88, 48 90"),
        STONE,
    );
    s.shape(&mid("48 8, 58 9, 57 21, 48 22"), OAK);
    s.ink(&line(35.0, 24.0, 61.0, 24.0), FEATURE);
    // A weight to lift.
    for (weight, colour) in [(6.0, INK), (2.6, STEEL.light(0.3))] {
        s.pen(&line(30.0, 64.0, 66.0, 64.0), weight, colour, 1.0);
    }
    for x in [34.0, 62.0] {
        s.solid(
            &oval(x, 64.0, 7.0, 10.0),
            INK.light(0.28),
            DETAIL * 1.5,
            2.0,
        );
    }
    s
}

/// A blue drop with a wing.
fn speed() -> Sheet {
    let mut s = icon("potion_of_speed");
    bottle(
        &mut s,
        "48 18, 55 19, 55 34, 66 52, 72 72, 64 88, 48 91",
        "48 54, 62 56, 67 72, 61 83, 48 86",
        LAPIS.light(0.2),
    );
    s.shape(
        &soft("44 76, 34 72, 20 58, 14 44, 24 48, 22 36, 34 46, 38 40, 46 54, 54 68"),
        BONE,
    );
    for quill in ["42 70, 30 60, 22 50", "45 66, 36 56, 32 48"] {
        s.ink(&bend(quill), DETAIL);
    }
    s
}
