//! Helmets, hoods and hats of fantasy and science fiction.

use super::{Hat, Person, both, cord};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, OCHRE, OXBLOOD, STEEL, Sheet, VERDIGRIS, bend, line,
    oval, sharp, sharp_even, soft, soft_even, star, strokes,
};

/// Draws the part of the hat that falls behind the shoulders or stands behind the head.
pub(super) fn behind(s: &mut Sheet, who: &Person) {
    let felt = who.felt.0;
    match who.hat {
        Hat::Hood => s.shape(
            &soft_even("64 26, 82 34, 91 55, 90 78, 97 100, 64 102"),
            felt.shade(0.25),
        ),
        Hat::Corinthian => s.shape(
            &soft("44 26, 52 10, 66 2, 84 6, 98 22, 106 48, 104 84, 94 92, 92 60, 80 38"),
            who.band.0,
        ),
        Hat::Cables => {
            for hose in [
                "80 40, 104 34, 110 60, 98 92",
                "82 54, 98 58, 100 76, 90 96",
            ] {
                for path in [bend(hose), bend(hose).mirror(64.0)] {
                    cord(s, &path, 4.4, who.band.0);
                }
            }
        }
        Hat::Headscarf => s.shape(
            &soft("46 46, 34 46, 24 54, 33 58, 26 70, 40 62, 48 54"),
            felt.shade(0.2),
        ),
        Hat::Coonskin => {
            s.shape(
                &soft("46 48, 34 52, 26 66, 24 84, 29 98, 37 86, 40 70, 50 60"),
                felt,
            );
            for ring in ["27 68, 39 72", "25 78, 38 81", "26 88, 35 89"] {
                s.pen(&strokes(ring), 4.4, who.band.0, 1.0);
            }
        }
        _ => {}
    }
}

/// Draws the hat if it is one of these.
pub(super) fn draw(s: &mut Sheet, who: &Person) -> bool {
    let (felt, band) = (who.felt.0, who.band.0);
    match who.hat {
        Hat::None => {}
        Hat::Hood => {
            s.shape(
                &soft_even("64 20, 78 27, 88 43, 90 67, 86 84, 82 68, 80 52, 64 44"),
                felt,
            );
            s.ink(&bend("64 22, 66 32, 64 42"), DETAIL);
        }
        Hat::Headscarf => {
            s.shape(&soft_even("64 31, 78 36, 85 50, 83 55, 64 49"), felt);
            for (x, y) in [(52.0, 43.0), (62.0, 38.0), (72.0, 42.0), (58.0, 47.0)] {
                s.spot(x, y, 1.7, band, 1.0);
            }
        }
        Hat::Kettle => {
            s.shape(&soft_even("64 22, 77 27, 84 46, 64 50"), felt);
            s.ink(&line(64.0, 24.0, 64.0, 42.0), DETAIL);
            s.shape(
                &soft_even("64 41, 84 42, 104 54, 98 58, 82 53, 64 51"),
                felt.light(0.12),
            );
        }
        Hat::Brush => brush(s, felt, band),
        Hat::GreatHelm => great_helm(s, felt, band),
        Hat::Sallet => {
            s.shape(
                &soft_even("64 27, 80 32, 88 50, 92 72, 84 68, 82 56, 64 56"),
                felt,
            );
            s.solid(
                &soft_even("64 48, 84 50, 86 63, 64 68"),
                felt.light(0.16),
                FEATURE,
                3.0,
            );
            s.pen(&strokes("49 58, 79 58"), 4.2, INK, 1.0);
            s.ink(&line(64.0, 28.0, 64.0, 48.0), DETAIL * 1.3);
        }
        Hat::Corinthian => {
            s.shape(
                &soft_even(
                    "64 26, 80 32, 87 50, 85 70, 78 88, 71 88, 72 68, 80 58, 68 54, 67 68, 64 70",
                ),
                felt,
            );
            s.ink(&bend("50 50, 58 46, 64 52, 70 46, 78 50"), DETAIL * 1.2);
        }
        Hat::Barbut => {
            s.shape(
                &soft_even("64 26, 80 32, 86 50, 84 86, 73 88, 74 66, 70 52, 64 54"),
                felt,
            );
            s.ink(&line(64.0, 27.0, 64.0, 50.0), DETAIL * 1.3);
        }
        Hat::Cone => {
            s.shape(
                &soft("45 50, 52 34, 60 24, 52 12, 40 10, 50 3, 64 4, 74 18, 79 34, 84 50, 64 45"),
                felt,
            );
            s.ink(&bend("60 26, 68 22, 72 20"), DETAIL);
            s.shape(
                &soft_even("64 42, 84 43, 106 50, 100 56, 82 53, 64 51"),
                felt.light(0.1),
            );
            cord(s, &bend("46 45, 64 40, 82 45"), 3.4, band);
            s.solid(
                &crate::ink::rect(67.0, 37.5, 8.0, 8.0),
                OCHRE,
                DETAIL * 1.2,
                1.0,
            );
        }
        Hat::Straw => {
            s.shape(&soft("46 48, 46 30, 56 20, 72 21, 82 32, 83 48"), felt);
            let brim = "22 60, 30 50, 46 45, 64 43, 84 44, 100 52, 105 62, 92 58, 64 53, 38 56";
            s.shape(&soft(brim), felt.light(0.1));
            for (x, y) in [(84.0, 30.0), (92.0, 24.0), (88.0, 38.0)] {
                let leaf = oval(x, y, 9.0, 4.4).turn((x, y), -38.0);
                s.solid(&leaf, band, DETAIL * 1.3, 1.5);
            }
            s.ink(&bend("76 42, 84 34, 96 22"), DETAIL * 1.4);
        }
        Hat::FeatherCap => {
            s.shape(&soft("74 34, 88 20, 112 6, 104 26, 84 42"), band);
            s.ink(&bend("78 38, 90 26, 106 12"), DETAIL);
            s.shape(
                &soft("24 52, 40 46, 44 34, 56 25, 72 26, 84 40, 86 52, 64 47"),
                felt,
            );
            s.shape(
                &soft("20 52, 42 45, 64 44, 88 50, 86 56, 64 53, 42 54"),
                felt.light(0.14),
            );
        }
        Hat::Plumed => {
            s.shape(
                &soft("72 34, 82 12, 104 4, 122 14, 124 34, 114 26, 112 38, 102 30, 98 42, 86 42"),
                band,
            );
            s.ink(&bend("78 40, 92 22, 112 16"), DETAIL);
            s.shape(&soft("45 48, 48 28, 62 22, 80 27, 84 48"), felt);
            s.shape(
                &soft("18 44, 34 48, 64 44, 94 48, 112 46, 102 57, 84 56, 64 53, 40 57, 24 54"),
                felt.light(0.1),
            );
        }
        Hat::Phrygian => {
            s.shape(
                &soft(
                    "45 54, 46 38, 56 24, 72 16, 88 14, 97 22, 95 34, 86 32, 80 34, 84 54, 64 46",
                ),
                felt,
            );
            cord(s, &bend("45 52, 64 45, 84 52"), 4.6, band);
            s.ink(&bend("72 20, 80 26, 86 32"), DETAIL);
        }
        Hat::Turban => turban(s, felt, band),
        Hat::Crown => {
            let crown = sharp_even("64 14, 71 30, 82 12, 86 32, 92 20, 87 47, 64 50");
            s.shape(&crown, felt);
            cord(s, &bend("43 46, 64 49, 85 46"), 3.6, felt.light(0.3));
            s.solid(&sharp_even("64 28, 68 35, 64 42"), band, DETAIL, 1.0);
        }
        _ => return stars(s, who),
    }
    true
}

fn brush(s: &mut Sheet, felt: Colour, band: Colour) {
    s.shape(
        &soft("28 40, 32 18, 48 4, 64 1, 80 4, 96 18, 100 40, 88 32, 76 26, 64 24, 52 26, 40 32"),
        band,
    );
    for quill in [
        "64 4, 64 22",
        "48 8, 54 24",
        "80 8, 74 24",
        "36 20, 44 30",
        "92 20, 84 30",
    ] {
        s.ink(&strokes(quill), DETAIL);
    }
    s.shape(&soft_even("64 25, 80 32, 86 52, 64 52"), felt);
    both(
        s,
        &soft("79 50, 86 50, 87 70, 80 80, 79 64"),
        felt.shade(0.08),
    );
    cord(s, &bend("44 51, 64 47, 84 51"), 4.4, OCHRE.light(0.15));
}

fn great_helm(s: &mut Sheet, felt: Colour, band: Colour) {
    both(
        s,
        &soft("82 40, 100 36, 110 22, 110 6, 120 22, 116 44, 98 56, 84 56"),
        band,
    );
    s.shape(&sharp_even("64 22, 80 26, 88 42, 86 84, 64 98"), felt);
    s.pen(&strokes("46 57, 82 57"), 7.0, INK, 1.0);
    for x in [55.0, 73.0] {
        s.spot(x, 57.0, 1.7, OXBLOOD.light(0.4), 1.0);
    }
    cord(s, &line(64.0, 26.0, 64.0, 92.0), 3.4, felt.light(0.28));
    for (x, y) in [(72.0, 70.0), (78.0, 70.0), (72.0, 77.0), (78.0, 77.0)] {
        s.dot(x, y, 1.6);
        s.dot(128.0 - x, y, 1.6);
    }
}

fn turban(s: &mut Sheet, felt: Colour, band: Colour) {
    s.shape(&soft_even("64 14, 82 20, 92 36, 88 50, 64 48"), felt);
    for fold in [
        "42 44, 60 40, 80 22",
        "38 36, 54 32, 68 18",
        "88 44, 74 44, 62 40",
    ] {
        s.ink(&bend(fold), DETAIL * 1.3);
    }
    let spray = soft("60 30, 56 12, 64 2, 72 12, 68 30");
    s.shape(&spray, BONE);
    s.ink(&line(64.0, 8.0, 64.0, 28.0), DETAIL);
    s.solid(&oval(64.0, 34.0, 6.4, 7.0), band, FEATURE * 0.8, 2.0);
}

/// Science-fiction hats.
fn stars(s: &mut Sheet, who: &Person) -> bool {
    let (felt, band) = (who.felt.0, who.band.0);
    match who.hat {
        Hat::Peaked => {
            s.shape(
                &soft("34 36, 46 24, 64 19, 82 24, 94 36, 86 46, 64 43, 42 46"),
                felt,
            );
            cord(s, &bend("45 45, 64 41, 83 45"), 5.0, band);
            s.shape(
                &soft_even("64 47, 82 48, 88 56, 76 55, 64 53"),
                INK.light(0.16),
            );
            s.solid(
                &star(64.0, 32.0, 7.0, 3.2, 5),
                OCHRE.light(0.35),
                DETAIL,
                1.0,
            );
        }
        Hat::Combat => {
            s.shape(
                &soft_even("64 22, 82 28, 91 46, 92 62, 83 60, 80 50, 64 48"),
                felt,
            );
            s.shape(&soft_even("64 34, 84 37, 88 47, 64 48"), band);
            both(
                s,
                &crate::ink::rounded(82.0, 54.0, 10.0, 18.0, 3.0),
                felt.shade(0.2),
            );
            cord(s, &bend("42 70, 46 79, 56 81"), 2.0, STEEL);
            s.fill(&soft("48 40, 60 37, 58 42, 49 45"), band.light(0.5));
        }
        Hat::Beret => {
            s.shape(
                &soft("44 50, 40 38, 52 27, 74 25, 98 34, 104 46, 92 54, 84 48, 64 44"),
                felt,
            );
            cord(s, &bend("45 51, 64 45, 84 50"), 3.4, felt.shade(0.4));
            s.solid(
                &sharp("50 36, 57 36, 56 43, 53 46, 51 43"),
                band,
                DETAIL,
                1.0,
            );
        }
        Hat::FlightCap => {
            s.shape(
                &soft_even("64 27, 80 33, 87 50, 88 74, 82 84, 78 72, 80 54, 64 47"),
                felt,
            );
            s.ink(&line(64.0, 28.0, 64.0, 44.0), DETAIL);
            cord(s, &bend("44 42, 64 36, 84 42"), 3.0, band.shade(0.4));
            for x in [54.0, 74.0] {
                s.shape(&oval(x, 39.0, 9.4, 8.0), band);
                s.solid(&oval(x, 39.0, 5.6, 4.6), VERDIGRIS.light(0.5), DETAIL, 1.5);
            }
        }
        Hat::Visor => {
            s.shape(&soft_even("64 22, 84 29, 92 52, 86 80, 64 90"), felt);
            s.shape(
                &soft_even("64 44, 82 45, 86 58, 78 68, 64 66"),
                INK.light(0.1),
            );
            s.pen(&bend("48 52, 56 49, 66 49"), 3.4, band, 1.0);
            s.ink(&line(64.0, 24.0, 64.0, 42.0), DETAIL * 1.3);
            for x in [56.0, 64.0, 72.0] {
                s.ink(&line(x, 74.0, x, 82.0), FEATURE * 0.9);
            }
            cord(s, &line(86.0, 40.0, 96.0, 16.0), 2.4, STEEL);
        }
        Hat::Mohawk => {
            s.shape(
                &sharp_even("64 4, 69 14, 75 9, 75 24, 80 24, 74 46, 64 48"),
                felt,
            );
            s.ink(&line(64.0, 18.0, 64.0, 40.0), DETAIL);
        }
        Hat::Cables => {
            s.shape(&soft_even("64 16, 84 22, 92 40, 84 54, 64 46"), who.skin.0);
            for vein in [
                "52 24, 56 32, 50 40",
                "76 24, 72 32, 78 40",
                "64 20, 66 28, 62 36",
            ] {
                s.pen(&bend(vein), DETAIL * 1.3, band, 0.9);
            }
            cord(s, &bend("44 50, 64 44, 84 50"), 4.0, STEEL.shade(0.2));
            s.solid(&oval(64.0, 45.0, 5.0, 5.0), LAMP, FEATURE * 0.8, 1.5);
        }
        _ => return false,
    }
    true
}
