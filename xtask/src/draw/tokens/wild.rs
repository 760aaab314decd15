//! Wild animals with fur and feathers.

use super::{bust, faces};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, OXBLOOD, Path, STEEL, Sheet, bend, oval, sharp,
    sharp_even, soft, soft_even, strokes,
};

/// Draws all of them.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([bear(), grizzly(), boar(), mastiff(), lynx(), cougar()]);
    out.extend([coyote(), carrion_crow()]);
}

fn both(s: &mut Sheet, path: &Path, colour: Colour) {
    s.shape(&path.mirror(64.0), colour);
    s.shape(path, colour);
}

fn tufts(s: &mut Sheet, marks: &[&str]) {
    for mark in marks {
        s.ink(&strokes(mark), DETAIL * 1.2);
        s.ink(&strokes(mark).mirror(64.0), DETAIL * 1.2);
    }
}

fn bear() -> Sheet {
    let mut s = bust("bear");
    let fur = Colour(0x5c, 0x40, 0x2e);
    let pale = Colour(0xb0, 0x88, 0x5c);
    s.shape(
        &soft_even("64 60, 96 70, 112 92, 114 126, 64 130"),
        fur.shade(0.15),
    );
    both(&mut s, &oval(96.0, 28.0, 14.0, 14.0), fur);
    for x in [32.0, 96.0] {
        s.solid(&oval(x, 30.0, 7.4, 7.6), pale.shade(0.25), DETAIL, 2.0);
    }
    s.shape(
        &soft_even("64 18, 88 24, 104 48, 102 72, 88 94, 64 104"),
        fur,
    );
    s.shape(&soft_even("64 54, 78 58, 86 76, 80 96, 64 102"), pale);
    s.shape(&soft_even("64 58, 75 60, 74 70, 64 76"), INK.light(0.08));
    s.spot(60.0, 62.0, 2.2, BONE, 0.7);
    s.ink(&strokes("64 76, 64 85"), FEATURE * 0.9);
    s.ink(&bend("52 86, 58 90, 64 85, 70 90, 76 86"), FEATURE * 0.9);
    faces::eyes(&mut s, 64.0, 50.0, 17.0, 4.2);
    faces::brows(&mut s, 64.0, 42.0, 17.0, 7.0, 1.6, FEATURE);
    tufts(
        &mut s,
        &[
            "96 74, 98 82, 104 80",
            "90 90, 91 98, 97 96",
            "60 28, 64 34, 68 28",
        ],
    );
    s
}

/// Risen on its hind legs, paws up.
fn grizzly() -> Sheet {
    let mut s = bust("grizzly");
    let fur = Colour(0x96, 0x6a, 0x40);
    let pale = Colour(0xd0, 0xa8, 0x74);
    s.shape(
        &soft_even("64 58, 92 66, 106 90, 110 126, 64 130"),
        fur.shade(0.2),
    );
    for side in [false, true] {
        let flip = |path: Path| if side { path.mirror(64.0) } else { path };
        s.shape(
            &flip(soft(
                "88 96, 96 66, 98 44, 108 34, 121 40, 122 60, 112 86, 102 110",
            )),
            fur,
        );
        for claw in [
            "99 40, 96 26, 104 36",
            "107 35, 107 20, 112 34",
            "116 38, 120 23, 121 40",
        ] {
            s.solid(&flip(sharp(claw)), BONE, FEATURE * 0.8, 1.2);
        }
        s.solid(
            &flip(oval(109.0, 50.0, 7.0, 6.0)),
            fur.shade(0.4),
            DETAIL,
            1.0,
        );
    }
    both(&mut s, &oval(84.0, 24.0, 9.0, 9.0), fur.shade(0.1));
    s.shape(&soft_even("64 14, 80 20, 90 40, 88 62, 80 88, 64 98"), fur);
    s.shape(&soft_even("64 42, 74 46, 79 60, 76 70, 64 72"), pale);
    s.shape(&soft_even("64 44, 73 46, 71 54, 64 58"), INK.light(0.08));
    s.flat(
        &soft_even("64 66, 77 66, 78 82, 64 93"),
        OXBLOOD.shade(0.3),
        1.0,
        FEATURE,
    );
    s.fill(&soft_even("64 82, 70 82, 70 88, 64 91"), OXBLOOD.light(0.3));
    for x in [50.0, 71.0] {
        faces::teeth(&mut s, x, x + 7.0, 67.0, 11.0, 1);
    }
    faces::teeth(&mut s, 57.5, 70.5, 68.0, 5.0, 3);
    faces::teeth(&mut s, 54.0, 60.0, 88.0, -8.0, 1);
    faces::teeth(&mut s, 68.0, 74.0, 88.0, -8.0, 1);
    faces::eyes(&mut s, 64.0, 37.0, 12.0, 3.2);
    faces::brows(&mut s, 64.0, 31.0, 12.0, 6.0, 3.0, FEATURE * 1.2);
    tufts(&mut s, &["84 96, 86 104, 92 101", "74 106, 77 113, 82 109"]);
    s
}

fn boar() -> Sheet {
    let mut s = bust("boar");
    let fur = Colour(0x6c, 0x52, 0x48);
    let snout = Colour(0xc0, 0x8a, 0x78);
    s.shape(
        &sharp_even("64 2, 69 14, 76 6, 78 18, 86 12, 87 26, 96 24, 94 38, 104 44, 106 90, 64 100"),
        fur.shade(0.4),
    );
    s.shape(
        &soft_even("64 62, 96 74, 110 98, 112 126, 64 130"),
        fur.shade(0.15),
    );
    both(&mut s, &sharp("84 44, 96 24, 118 20, 114 42, 100 58"), fur);
    both(
        &mut s,
        &sharp("96 46, 102 32, 112 28, 108 42"),
        snout.shade(0.2),
    );
    s.shape(&soft_even("64 24, 84 30, 98 52, 96 78, 84 98, 64 104"), fur);
    s.shape(
        &soft_even("64 58, 80 62, 88 78, 84 98, 64 106"),
        fur.light(0.18),
    );
    both(
        &mut s,
        &soft("76 96, 84 94, 94 84, 98 64, 106 82, 100 98, 86 106, 76 104"),
        BONE,
    );
    s.shape(&soft_even("64 68, 80 71, 83 82, 76 94, 64 96"), snout);
    for x in [57.0, 71.0] {
        s.fill(&oval(x, 82.0, 3.6, 5.6), INK);
    }
    for side in [-1.0, 1.0] {
        s.solid(
            &oval(64.0 + side * 18.0, 52.0, 5.4, 4.6),
            LAMP,
            DETAIL * 1.4,
            1.4,
        );
        s.dot(64.0 + side * 17.0, 52.6, 2.4);
    }
    faces::brows(&mut s, 64.0, 45.0, 18.0, 8.0, 3.2, FEATURE * 1.4);
    tufts(
        &mut s,
        &["64 34, 64 48", "56 36, 58 46", "90 66, 92 74, 96 70"],
    );
    s
}

fn mastiff() -> Sheet {
    let mut s = bust("mastiff");
    let fur = Colour(0xc8, 0x9a, 0x60);
    let mask = Colour(0x4a, 0x3a, 0x34);
    s.shape(
        &soft_even("64 70, 92 78, 106 100, 108 126, 64 130"),
        fur.shade(0.1),
    );
    // A collar with spikes.
    for x in [36.0, 50.0, 64.0, 78.0, 92.0] {
        let y = 112.0 - (x - 64.0_f32).powi(2) * 0.012;
        s.solid(
            &crate::ink::poly(&[(x - 5.0, y), (x, y + 14.0), (x + 5.0, y)]),
            STEEL.light(0.3),
            FEATURE * 0.8,
            1.5,
        );
    }
    let collar = bend("28 96, 44 107, 64 111, 84 107, 100 96");
    s.pen(&collar, 12.0, INK, 1.0);
    s.pen(&collar, 8.0, OXBLOOD, 1.0);
    s.shape(&soft_even("64 22, 84 26, 96 46, 94 74, 84 94, 64 100"), fur);
    both(
        &mut s,
        &soft("80 28, 96 26, 110 40, 114 64, 106 80, 98 66, 94 48"),
        mask.light(0.1),
    );
    s.shape(
        &soft_even("64 52, 78 54, 90 74, 92 94, 84 104, 70 96, 64 94"),
        mask,
    );
    s.shape(&soft_even("64 56, 75 58, 74 67, 64 72"), INK);
    s.spot(60.0, 60.0, 2.0, BONE, 0.7);
    s.pen(&strokes("64 72, 64 80"), FEATURE * 0.9, INK, 1.0);
    s.pen(
        &bend("46 88, 56 88, 64 80, 72 88, 82 88"),
        FEATURE,
        INK,
        1.0,
    );
    faces::teeth(&mut s, 53.0, 59.0, 90.0, -9.0, 1);
    faces::teeth(&mut s, 69.0, 75.0, 90.0, -9.0, 1);
    for side in [-1.0, 1.0] {
        s.solid(
            &oval(64.0 + side * 15.0, 47.0, 5.4, 5.0),
            LAMP,
            DETAIL * 1.4,
            1.4,
        );
        s.dot(64.0 + side * 15.0, 47.6, 2.8);
    }
    faces::brows(&mut s, 64.0, 39.0, 15.0, 7.0, 1.6, FEATURE);
    s.ink(&bend("58 34, 64 40, 70 34"), DETAIL * 1.4);
    s.ink(&strokes("64 40, 64 50"), DETAIL * 1.4);
    s
}

fn cat_face(s: &mut Sheet, y: f32, pale: Colour) {
    s.transform(&format!("translate(0 {y})"));
    both(s, &soft("64 68, 74 64, 84 72, 80 86, 66 88"), pale);
    s.shape(&soft_even("64 80, 72 82, 70 94, 64 96"), pale);
    s.solid(
        &soft_even("64 60, 72 60, 68 68, 64 70"),
        OXBLOOD.light(0.25),
        FEATURE * 0.8,
        1.5,
    );
    s.ink(&bend("56 80, 60 79, 64 74, 68 79, 72 80"), FEATURE * 0.8);
    for side in [false, true] {
        let eye = soft("72 52, 80 44, 90 44, 86 53, 78 56");
        let pupil = oval(81.0, 49.5, 2.0, 4.6);
        let line = strokes("67 50, 78 42, 92 40");
        let (eye, pupil, line) = if side {
            (eye.mirror(64.0), pupil.mirror(64.0), line.mirror(64.0))
        } else {
            (eye, pupil, line)
        };
        s.solid(&eye, LAMP, FEATURE * 0.8, 1.5);
        s.fill(&pupil, INK);
        s.ink(&line, FEATURE);
    }
    for whisker in ["76 78, 92 76, 104 72", "76 82, 92 84, 104 86"] {
        s.ink(&bend(whisker), DETAIL);
        s.ink(&bend(whisker).mirror(64.0), DETAIL);
    }
    s.end();
}

fn lynx() -> Sheet {
    let mut s = bust("lynx");
    let fur = Colour(0xc0, 0xa4, 0x7c);
    let pale = Colour(0xf0, 0xe6, 0xd0);
    s.shape(
        &soft_even("64 70, 88 78, 102 100, 104 126, 64 130"),
        fur.shade(0.12),
    );
    both(&mut s, &sharp("74 36, 90 18, 100 -2, 101 22, 98 52"), fur);
    both(
        &mut s,
        &sharp("94 12, 100 -2, 103 -2, 101 20"),
        INK.light(0.1),
    );
    both(&mut s, &sharp("82 38, 92 22, 94 44"), pale.shade(0.2));
    // Ruffs hang from the cheeks.
    both(
        &mut s,
        &sharp("84 58, 100 56, 112 70, 106 74, 114 88, 104 90, 106 106, 94 100, 90 110, 80 94"),
        pale,
    );
    s.shape(&soft_even("64 30, 84 34, 96 54, 92 76, 80 92, 64 98"), fur);
    cat_face(&mut s, 2.0, pale);
    for (x, y) in [
        (64.0, 40.0),
        (57.0, 36.0),
        (71.0, 36.0),
        (54.0, 44.0),
        (74.0, 44.0),
    ] {
        s.fill(&oval(x, y, 1.8, 3.6), INK.light(0.1));
    }
    for (x, y) in [
        (44.0, 104.0),
        (56.0, 112.0),
        (72.0, 112.0),
        (84.0, 104.0),
        (64.0, 104.0),
    ] {
        s.fill(&oval(x, y, 3.2, 2.6), INK.light(0.15));
    }
    s
}

/// From the side, hissing.
fn cougar() -> Sheet {
    let mut s = bust("cougar");
    let fur = Colour(0xcc, 0x96, 0x56);
    let pale = Colour(0xf0, 0xe0, 0xc0);
    s.shape(
        &soft("52 70, 80 42, 104 56, 118 90, 116 126, 40 126, 44 100"),
        fur.shade(0.16),
    );
    s.shape(
        &soft("90 38, 98 20, 112 18, 116 34, 106 52"),
        fur.shade(0.1),
    );
    s.shape(
        &soft(
            "14 62, 20 50, 38 44, 52 28, 74 22, 96 32, 104 54, 98 78, 82 92, 60 86, 44 74, 22 74",
        ),
        fur,
    );
    s.shape(&soft("66 34, 66 14, 78 6, 90 14, 90 34, 78 42"), fur);
    s.fill(&soft("71 30, 72 18, 79 13, 85 20, 84 31"), fur.shade(0.42));
    s.shape(
        &soft("30 86, 50 82, 66 80, 74 92, 62 106, 42 108, 30 98"),
        pale,
    );
    s.flat(
        &sharp("22 72, 62 74, 70 80, 62 92, 38 96, 30 90"),
        OXBLOOD.shade(0.3),
        1.0,
        FEATURE * 0.9,
    );
    s.fill(&soft("40 92, 52 84, 64 84, 60 92"), OXBLOOD.light(0.35));
    s.shape(&soft("12 64, 22 54, 38 58, 48 68, 44 78, 24 78"), pale);
    faces::teeth(&mut s, 20.0, 28.0, 76.0, 15.0, 1);
    faces::teeth(&mut s, 40.0, 46.0, 77.0, 7.0, 1);
    faces::teeth(&mut s, 33.0, 40.0, 97.0, -12.0, 1);
    s.solid(
        &soft("10 62, 14 54, 24 54, 22 62, 16 66"),
        OXBLOOD.light(0.1),
        FEATURE * 0.8,
        1.5,
    );
    s.solid(
        &soft("46 52, 54 44, 64 45, 60 54, 52 56"),
        LAMP,
        FEATURE * 0.8,
        1.5,
    );
    s.fill(&oval(55.0, 50.0, 1.9, 4.4), INK);
    s.ink(&strokes("40 52, 52 41, 68 42"), FEATURE);
    for whisker in ["34 68, 52 70, 66 66", "34 72, 50 77, 62 77"] {
        s.ink(&bend(whisker), DETAIL);
    }
    for mark in [
        "78 60, 84 66, 92 62",
        "88 86, 92 94, 100 90",
        "76 104, 82 112, 88 106",
    ] {
        s.ink(&strokes(mark), DETAIL * 1.3);
    }
    s
}

/// Its head thrown back, howling.
fn coyote() -> Sheet {
    let mut s = bust("coyote");
    let fur = Colour(0xb8, 0x98, 0x70);
    let pale = Colour(0xec, 0xdf, 0xc4);
    s.shape(
        &sharp(
            "56 72, 84 56, 102 66, 100 74, 112 86, 106 92, 116 108, 108 126, 30 126, \
            36 112, 30 106, 44 96, 40 88, 52 84",
        ),
        fur.shade(0.12),
    );
    s.shape(
        &sharp(
            "54 84, 68 84, 78 94, 72 102, 78 112, 68 116, 66 128, 30 126, 36 112, 30 106, 44 96",
        ),
        pale,
    );
    s.shape(
        &soft("14 40, 24 38, 38 54, 54 70, 66 82, 58 92, 42 82, 24 62"),
        fur.light(0.25),
    );
    s.flat(
        &sharp("26 30, 46 44, 72 72, 62 82, 44 66, 24 46"),
        OXBLOOD.shade(0.3),
        1.0,
        DETAIL * 1.4,
    );
    faces::teeth(&mut s, 18.0, 25.0, 43.0, -11.0, 1);
    faces::teeth(&mut s, 34.0, 40.0, 36.0, 8.0, 1);
    s.shape(
        &soft("88 52, 106 40, 126 44, 116 60, 100 68"),
        fur.shade(0.2),
    );
    s.shape(
        &soft("24 14, 34 8, 46 16, 62 26, 82 30, 98 46, 100 66, 88 82, 72 80, 58 64, 44 46, 28 30"),
        fur,
    );
    s.shape(
        &soft("82 46, 98 52, 116 66, 122 82, 104 80, 88 68"),
        fur.light(0.08),
    );
    s.fill(&soft("90 54, 104 62, 114 76, 102 74"), fur.shade(0.45));
    s.solid(
        &oval(28.0, 12.0, 7.6, 7.0),
        INK.light(0.1),
        FEATURE * 0.7,
        1.5,
    );
    s.ink(&bend("58 42, 64 37, 72 39"), FEATURE * 1.2);
    s.ink(&strokes("52 33, 66 31"), FEATURE * 0.9);
    for mark in [
        "86 92, 90 100, 96 96",
        "94 108, 98 116, 104 111",
        "48 102, 52 110, 57 105",
    ] {
        s.ink(&strokes(mark), DETAIL * 1.2);
    }
    s
}

fn carrion_crow() -> Sheet {
    let mut s = bust("carrion_crow");
    let black = Colour(0x3c, 0x3c, 0x4a);
    s.shape(
        &sharp(
            "70 60, 92 28, 112 4, 110 22, 122 16, 116 34, 126 34, 116 50, 124 56, \
            112 66, 116 78, 98 92",
        ),
        black.light(0.08),
    );
    for feather in ["84 62, 110 22", "92 68, 116 36", "98 76, 114 54"] {
        s.ink(&strokes(feather), DETAIL * 1.3);
    }
    s.shape(
        &sharp("44 62, 70 56, 96 70, 108 94, 106 126, 24 126, 30 106, 26 98, 38 88, 34 80"),
        black,
    );
    s.shape(
        &soft("38 46, 48 28, 66 22, 84 30, 90 50, 84 72, 66 82, 48 76"),
        black.light(0.06),
    );
    s.shape(
        &soft("4 66, 14 54, 30 44, 46 44, 52 56, 48 66, 30 64, 14 68"),
        Colour(0x74, 0x70, 0x70),
    );
    s.shape(
        &soft("16 72, 32 67, 48 66, 50 72, 36 78, 22 78"),
        Colour(0x5c, 0x58, 0x5a),
    );
    s.ink(&bend("12 66, 30 62, 50 64"), FEATURE * 0.9);
    s.solid(
        &oval(60.0, 46.0, 7.0, 6.8),
        OXBLOOD.light(0.3),
        FEATURE * 0.8,
        2.0,
    );
    s.dot(58.8, 46.4, 3.2);
    s.spot(57.6, 44.8, 1.2, BONE, 1.0);
    s.ink(&strokes("50 40, 60 36, 70 39"), FEATURE);
    for mark in [
        "48 90, 52 98, 58 93",
        "62 98, 66 107, 72 101",
        "78 92, 82 100, 88 95",
        "46 108, 50 116, 56 111",
        "82 112, 86 120, 92 115",
    ] {
        s.pen(&strokes(mark), DETAIL * 1.3, black.light(0.45), 1.0);
    }
    s
}
