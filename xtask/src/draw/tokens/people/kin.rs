//! Heads of other peoples than humans, drawn to the same measure so that hats and masks fit them.

use super::super::faces;
use super::{Person, both, head};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, OCHRE, OXBLOOD, Path, Sheet, bend, line, oval, rect,
    sharp, sharp_even, soft, soft_even, strokes,
};
use serde::Deserialize;

/// Flesh inside of ears, and noses without hair.
const PINK: Colour = Colour(0xc8, 0x8a, 0x78);

#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
pub(super) enum Kin {
    #[default]
    Human,
    Dwarf,
    Elf,
    Goblin,
    Orc,
    Ogre,
    Troll,
    Rat,
    Beast,
    Demon,
    Imp,
    Vampire,
    Ghoul,
    Zombie,
}

/// Draws wings behind the shoulders.
pub(super) fn behind(s: &mut Sheet, who: &Person) {
    if who.kin == Kin::Demon {
        let wing = sharp(
            "78 92, 92 62, 108 44, 126 34, 122 54, 127 68, 118 74, 121 90, 108 92, 104 106, 84 108",
        );
        both(s, &wing, who.skin.0.shade(0.45));
        for bone in ["88 88, 124 38", "92 92, 125 67", "94 98, 119 88"] {
            let bone = strokes(bone);
            s.ink(&bone.mirror(64.0), DETAIL * 1.2);
            s.ink(&bone, DETAIL * 1.2);
        }
    }
}

/// Draws the head if it is not a human's.
pub(super) fn face(s: &mut Sheet, who: &Person) -> bool {
    let skin = who.skin.0;
    match who.kin {
        Kin::Human => return false,
        Kin::Dwarf => {
            both(s, &oval(84.0, 61.5, 4.8, 6.6), skin);
            s.shape(&soft_even("64 37, 80 43, 84 60, 80 76, 70 84, 64 85"), skin);
            head::features(s, who.look, skin, who.hair.0);
            let nose = oval(64.0, 67.5, 6.4, 5.6);
            s.solid(&nose, skin.mix(OXBLOOD, 0.3), FEATURE * 0.8, 2.0);
        }
        Kin::Elf => {
            both(s, &soft("79 60, 88 50, 108 35, 102 54, 90 67, 81 69"), skin);
            s.shape(&soft_even("64 37, 78 43, 81 58, 75 73, 68 85, 64 88"), skin);
            head::features(s, who.look, skin, who.hair.0);
        }
        Kin::Vampire => vampire(s, who),
        Kin::Goblin => goblin(s, skin),
        Kin::Orc => orc(s, skin),
        Kin::Ogre => ogre(s, skin),
        Kin::Troll => troll(s, skin),
        Kin::Rat => rat(s, skin),
        Kin::Beast => beast(s, who),
        Kin::Demon => demon(s, skin),
        Kin::Imp => imp(s, skin),
        Kin::Ghoul => ghoul(s, skin),
        Kin::Zombie => zombie(s, who),
    }
    true
}

/// Draws horns, and ears that no hat covers.
pub(super) fn above(s: &mut Sheet, who: &Person) {
    match who.kin {
        Kin::Rat => {
            for side in [-1.0, 1.0] {
                let x = 64.0 + side * 24.0;
                s.shape(&oval(x, 42.0, 12.5, 13.5), who.skin.0);
                s.fill(&oval(x + side, 43.0, 7.4, 8.4), PINK);
            }
        }
        Kin::Beast => {
            let horn = "75 44, 84 30, 97 27, 108 37, 109 54, 101 66, 92 61, 99 53, 98 44, \
                91 40, 85 44, 81 52";
            both(s, &soft(horn), BONE.shade(0.22));
            for ridge in [
                "84 32, 87 43",
                "93 28, 92 40",
                "104 33, 98 43",
                "109 49, 99 51",
            ] {
                let ridge = strokes(ridge);
                s.ink(&ridge.mirror(64.0), DETAIL);
                s.ink(&ridge, DETAIL);
            }
        }
        Kin::Demon => {
            let horn = soft("74 44, 88 38, 98 26, 103 5, 114 20, 114 38, 102 51, 82 54");
            both(s, &horn, INK.light(0.3));
            for ridge in ["82 34, 92 41", "85 25, 95 29"] {
                let ridge = strokes(ridge);
                s.ink(&ridge.mirror(64.0), DETAIL * 1.2);
                s.ink(&ridge, DETAIL * 1.2);
            }
        }
        Kin::Imp => both(s, &soft("74 42, 80 32, 84 16, 92 32, 86 46"), BONE),
        Kin::Vampire => {
            let peak = "64 54, 69 45, 78 46, 83 60, 87 46, 80 34, 64 29";
            s.shape(&sharp_even(peak), who.hair.0);
            s.pen(&bend("52 36, 60 33, 68 33"), DETAIL * 1.4, BONE, 0.45);
        }
        _ => {}
    }
}

/// Two slanted eyes of one colour with a round pupil.
fn slant_eyes(s: &mut Sheet, y: f32, gap: f32, colour: Colour) {
    let eye = |x: f32| {
        soft(&format!(
            "{} {y}, {x} {}, {} {}, {} {}",
            x - 7.0,
            y - 5.0,
            x + 9.0,
            y - 4.0,
            x + 3.0,
            y + 4.0
        ))
    };
    let right = eye(64.0 + gap);
    for path in [right.mirror(64.0), right] {
        s.solid(&path, colour, FEATURE * 0.8, 1.5);
    }
    for side in [-1.0, 1.0] {
        s.dot(64.0 + side * gap, y - 0.8, 2.6);
    }
}

/// A dark open mouth.
fn maw(s: &mut Sheet, shape: &Path) {
    s.flat(shape, OXBLOOD.shade(0.5), 1.0, DETAIL * 1.5);
}

fn goblin(s: &mut Sheet, skin: Colour) {
    both(
        s,
        &soft("78 56, 96 42, 123 27, 118 48, 103 62, 82 73"),
        skin,
    );
    let fold = soft("92 58, 112 39, 104 56, 92 64");
    s.fill(&fold.mirror(64.0), PINK.shade(0.15));
    s.fill(&fold, PINK.shade(0.15));
    s.shape(&soft_even("64 36, 80 42, 88 57, 84 71, 75 84, 64 89"), skin);
    slant_eyes(s, 58.0, 13.0, LAMP);
    maw(s, &soft("48 77, 64 81, 80 76, 75 86, 64 88, 53 86"));
    faces::teeth(s, 51.0, 59.0, 79.0, 4.6, 2);
    faces::teeth(s, 69.0, 77.0, 79.0, 4.6, 2);
    s.shape(
        &soft("61 54, 67 54, 70 66, 74 79, 64 78, 57 70"),
        skin.light(0.12),
    );
}

fn orc(s: &mut Sheet, skin: Colour) {
    both(s, &soft("82 56, 94 48, 104 48, 98 62, 84 68"), skin);
    s.shape(
        &soft_even("64 36, 80 40, 86 54, 87 68, 89 80, 79 91, 64 94"),
        skin,
    );
    s.paint(&sharp_even("64 55, 85 49, 85 62, 64 63"), &INK.hex(), 0.18);
    for side in [-1.0, 1.0] {
        let eye = oval(64.0 + side * 11.5, 58.5, 5.0, 3.8);
        s.solid(&eye, LAMP.light(0.2), DETAIL * 1.2, 1.0);
        s.dot(64.0 + side * 11.0, 58.5, 2.3);
    }
    faces::brows(s, 64.0, 52.5, 12.0, 8.0, 2.8, FEATURE * 1.4);
    s.solid(
        &soft_even("64 60, 69 67, 72 73, 64 74"),
        skin.light(0.12),
        FEATURE * 0.8,
        2.0,
    );
    s.ink(&bend("47 85, 57 80, 64 82, 71 80, 81 85"), FEATURE * 1.1);
    both(s, &soft("73 87, 80 86, 83 71, 79.5 66, 75 76"), BONE);
}

fn ogre(s: &mut Sheet, skin: Colour) {
    both(s, &oval(90.0, 63.0, 7.0, 8.0), skin);
    s.shape(
        &soft_even("64 34, 76 37, 84 50, 91 66, 93 82, 82 94, 64 98"),
        skin,
    );
    for side in [-1.0, 1.0] {
        s.dot(64.0 + side * 10.0, 57.5, 3.1);
    }
    s.ink(&bend("44 54, 54 51, 64 54, 74 51, 84 54"), FEATURE * 2.0);
    s.shape(
        &soft_even("64 58, 70 66, 74 73, 64 77"),
        skin.mix(OXBLOOD, 0.16),
    );
    s.ink(&bend("45 88, 55 83, 64 84, 73 83, 83 88"), FEATURE * 1.2);
    let tusk = soft("73 88, 74 74, 80 74, 82 87");
    for path in [tusk.mirror(64.0), tusk] {
        s.solid(&path, BONE, FEATURE * 0.9, 2.0);
    }
    let ring = oval(38.0, 74.0, 4.6, 5.6);
    s.pen(&ring, 5.0, INK, 1.0);
    s.pen(&ring, 2.4, OCHRE.light(0.3), 1.0);
}

fn troll(s: &mut Sheet, skin: Colour) {
    both(s, &soft("81 54, 98 50, 118 59, 107 71, 84 73"), skin);
    s.shape(
        &soft_even("64 34, 79 39, 86 54, 84 72, 82 90, 73 101, 64 103"),
        skin,
    );
    s.paint(
        &soft_even("64 52, 76 49, 84 56, 77 63, 64 60"),
        &skin.shade(0.45).hex(),
        1.0,
    );
    for side in [-1.0, 1.0] {
        let eye = oval(64.0 + side * 12.5, 56.5, 5.0, 4.4);
        s.solid(&eye, LAMP, DETAIL * 1.3, 1.0);
        s.dot(64.0 + side * 12.0, 56.8, 2.0);
    }
    s.ink(&bend("43 51, 54 48, 64 52, 74 48, 85 51"), FEATURE * 1.6);
    maw(s, &soft("46 89, 56 86, 72 86, 82 89, 76 96, 64 97, 52 96"));
    faces::teeth(s, 48.0, 56.0, 96.0, -9.0, 1);
    faces::teeth(s, 72.0, 80.0, 96.0, -9.0, 1);
    s.shape(
        &soft("60 54, 68 54, 71 68, 77 83, 68 91, 57 86, 56 70"),
        skin.light(0.12),
    );
    s.spot(70.0, 77.0, 2.2, skin.shade(0.5), 1.0);
}

fn rat(s: &mut Sheet, skin: Colour) {
    s.solid(&rect(59.0, 88.0, 10.0, 12.0), BONE, DETAIL * 1.4, 1.5);
    s.ink(&line(64.0, 90.0, 64.0, 99.0), DETAIL);
    s.shape(
        &soft_even("64 37, 79 43, 84 58, 78 70, 73 84, 69 92, 64 94"),
        skin,
    );
    s.fill(
        &soft_even("64 64, 70 70, 71 82, 67 91, 64 92"),
        skin.light(0.28),
    );
    for side in [-1.0, 1.0] {
        let x = 64.0 + side * 11.0;
        s.solid(
            &oval(x, 60.0, 5.0, 5.0),
            OXBLOOD.light(0.25),
            DETAIL * 1.4,
            1.0,
        );
        s.dot(x - side * 0.6, 60.4, 2.4);
        s.spot(x - 1.6, 58.4, 1.1, BONE, 1.0);
        for end in [76.0, 83.0, 90.0] {
            s.ink(
                &line(64.0 + side * 8.0, 82.0, 64.0 + side * 34.0, end),
                DETAIL * 0.9,
            );
        }
    }
    faces::brows(s, 64.0, 52.5, 11.0, 6.0, 1.8, 2.6);
    s.solid(&oval(64.0, 86.0, 6.0, 4.8), PINK, FEATURE * 0.8, 1.8);
}

fn beast(s: &mut Sheet, who: &Person) {
    let skin = who.skin.0;
    both(s, &soft("80 57, 97 60, 110 74, 97 75, 82 68"), skin);
    s.shape(
        &sharp("56 92, 72 92, 70 104, 66 116, 62 114, 58 104"),
        who.hair.0,
    );
    s.shape(
        &soft_even("64 36, 79 42, 84 56, 77 69, 78 84, 72 95, 64 98"),
        skin,
    );
    s.solid(
        &soft_even("64 71, 73 74, 77 85, 71 94, 64 96"),
        skin.light(0.3),
        FEATURE * 0.8,
        2.5,
    );
    slant_eyes(s, 59.5, 12.0, LAMP.light(0.1));
    faces::brows(s, 64.0, 53.0, 12.0, 7.0, 2.6, FEATURE * 1.2);
    for side in [-1.0, 1.0] {
        s.fill(&oval(64.0 + side * 5.6, 80.0, 2.6, 3.4), INK);
    }
    s.ink(&bend("55 89, 60 90.5, 64 88, 68 90.5, 73 89"), DETAIL * 1.5);
    s.ink(&line(64.0, 83.0, 64.0, 88.0), DETAIL * 1.3);
}

fn demon(s: &mut Sheet, skin: Colour) {
    both(s, &soft("80 60, 92 54, 106 51, 97 64, 84 71"), skin);
    s.shape(&soft_even("64 36, 79 41, 85 56, 82 72, 73 86, 64 93"), skin);
    s.fill(
        &soft_even("64 55, 76 51, 84 57, 77 65, 64 62"),
        skin.shade(0.5),
    );
    faces::burning_eyes(s, 64.0, 59.0, 11.0, 3.4, LAMP);
    faces::brows(s, 64.0, 52.5, 11.5, 8.5, 3.6, FEATURE * 1.5);
    s.ink(&strokes("61 64, 59 71, 64 73, 69 71, 67 64"), DETAIL * 1.4);
    maw(s, &soft("49 75, 64 79, 79 75, 74 85, 64 87, 54 85"));
    faces::teeth(s, 51.0, 77.0, 77.0, 5.2, 5);
    for x in [58.0, 64.0, 70.0] {
        s.ink(&line(x, 40.0, x, 46.0), DETAIL);
    }
}

fn imp(s: &mut Sheet, skin: Colour) {
    both(
        s,
        &soft("80 56, 97 43, 114 41, 108 57, 112 64, 96 69, 82 70"),
        skin,
    );
    s.shape(&soft_even("64 37, 80 42, 87 58, 83 74, 73 84, 64 86"), skin);
    faces::wide_eyes(s, 64.0, 58.5, 11.0, 7.6, LAMP);
    faces::brows(s, 64.0, 49.0, 12.0, 7.0, 2.4, FEATURE);
    s.ink(&strokes("62 66, 64 69, 66 66"), DETAIL * 1.5);
    maw(
        s,
        &soft("46 70, 55 74, 64 75, 73 74, 82 70, 77 80, 64 84, 51 80"),
    );
    faces::teeth(s, 49.0, 79.0, 74.0, 4.8, 6);
}

fn vampire(s: &mut Sheet, who: &Person) {
    let skin = who.skin.0;
    both(s, &soft("80 60, 88 52, 98 46, 94 60, 83 68"), skin);
    s.shape(&soft_even("64 37, 79 43, 82 58, 76 74, 69 85, 64 88"), skin);
    for side in [-1.0, 1.0] {
        s.fill(&oval(64.0 + side * 8.6, 61.0, 6.2, 5.4), skin.shade(0.4));
        s.spot(64.0 + side * 8.4, 61.4, 3.2, OXBLOOD.light(0.1), 1.0);
        s.dot(64.0 + side * 8.4, 61.4, 1.3);
    }
    faces::brows(s, 64.0, 55.0, 9.0, 5.6, 2.8, 2.8);
    s.ink(&strokes("64 63, 67 70, 63 71"), DETAIL * 1.4);
    maw(s, &soft("54 75, 64 77, 74 75, 70 80, 64 81, 58 80"));
    faces::teeth(s, 56.0, 60.5, 76.5, 7.5, 1);
    faces::teeth(s, 67.5, 72.0, 76.5, 7.5, 1);
}

fn ghoul(s: &mut Sheet, skin: Colour) {
    both(s, &soft("80 54, 92 40, 106 27, 106 46, 97 63, 84 69"), skin);
    s.shape(
        &soft_even("64 28, 80 34, 86 54, 81 72, 79 88, 71 98, 64 100"),
        skin,
    );
    for side in [-1.0, 1.0] {
        s.fill(&oval(64.0 + side * 11.5, 57.0, 9.0, 8.2), skin.shade(0.62));
    }
    faces::burning_eyes(s, 64.0, 57.0, 11.5, 3.5, OXBLOOD.light(0.3));
    s.fill(&sharp_even("64 64, 68 72, 64 70.5"), INK);
    maw(s, &soft("47 76, 64 80, 81 76, 79 90, 64 96, 49 90"));
    faces::teeth(s, 49.0, 79.0, 78.5, 7.0, 6);
    faces::teeth(s, 52.0, 76.0, 93.0, -6.4, 5);
    for y in [36.0, 42.0] {
        s.ink(&bend(&format!("54 {y}, 64 {}, 74 {y}", y - 2.0)), DETAIL);
    }
}

fn zombie(s: &mut Sheet, who: &Person) {
    let skin = who.skin.0;
    both(s, &oval(83.0, 62.0, 4.6, 6.6), skin);
    s.shape(
        &soft("48 40, 64 34, 80 38, 85 56, 82 70, 79 88, 64 95, 50 87, 45 70, 43 54"),
        skin,
    );
    s.solid(&oval(54.0, 59.0, 8.6, 9.0), BONE, FEATURE * 0.9, 2.0);
    s.dot(55.6, 60.6, 2.4);
    s.fill(&oval(74.0, 60.0, 7.2, 6.8), skin.shade(0.5));
    s.solid(&oval(74.0, 60.6, 4.6, 4.2), BONE, DETAIL * 1.2, 1.0);
    s.dot(75.0, 61.4, 1.6);
    s.ink(&bend("46 49, 54 46, 61 50"), FEATURE * 0.9);
    s.ink(&bend("67 52, 74 50, 81 53"), FEATURE * 0.9);
    s.fill(&sharp_even("64 66, 68 73, 64 71.5"), INK);
    maw(s, &soft("52 80, 64 77.5, 76 80, 75 89, 64 92, 55 89"));
    for (x, y, high) in [(55.0, 80.0, 4.4), (63.0, 79.0, 5.0), (70.0, 80.0, 4.4)] {
        s.flat(&rect(x, y, 4.6, high), OCHRE.light(0.55), 1.0, 1.1);
    }
    s.ink(&strokes("69 41, 83 47"), DETAIL * 1.3);
    for (x, y) in [(72.0, 43.0), (77.0, 45.0), (81.0, 47.0)] {
        s.ink(&line(x + 1.0, y - 5.0, x - 1.5, y + 2.0), DETAIL);
    }
    for tuft in [
        "48 43, 42 31, 54 37",
        "57 37, 56 24, 66 35",
        "72 37, 80 26, 81 43",
    ] {
        s.shape(&sharp(tuft), who.hair.0);
    }
}
