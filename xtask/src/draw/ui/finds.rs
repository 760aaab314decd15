//! Small pictures of the tools, weapons and potions that warbands find.

use super::warband::{LONG, bottle, glow, icon, lean, mid, twinkle, two_blades};
use crate::draw::tokens;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Path, STEEL,
    STONE, Sheet, VERDIGRIS, bend, line, oval, rect, sharp, soft, star, strokes,
};

/// Fresh leaves.
pub(super) const CLOVER: Colour = Colour(0x5d, 0x9a, 0x4a);
const FIRE: Colour = Colour(0xd8, 0x6a, 0x30);

/// All of them, as icons of 96 pixels square.
pub fn sheets() -> Vec<Sheet> {
    vec![
        rod_of_harm(),
        restoring_stone(),
        rod_of_glare(),
        plain_wand(),
        focus_ring(),
        healing_staff(),
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
