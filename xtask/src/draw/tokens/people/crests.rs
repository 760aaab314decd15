//! Headgear that tells the professions of a warband apart.

use super::{Hat, Person, both, cord};
use crate::ink::{
    BONE, DETAIL, FEATURE, LAMP, OCHRE, Sheet, VERDIGRIS, bend, curve, line, oval, sharp_even,
    soft, soft_even, star, strokes,
};

/// Draws what falls behind the shoulders.
pub(super) fn behind(s: &mut Sheet, who: &Person) {
    if who.hat == Hat::Veil {
        let fall = soft_even("64 26, 82 34, 92 55, 92 80, 98 100, 64 102");
        s.shape(&fall, who.felt.0.shade(0.2));
    }
}

/// Draws the hat if it is one of these.
pub(super) fn draw(s: &mut Sheet, who: &Person) -> bool {
    let (felt, band) = (who.felt.0, who.band.0);
    match who.hat {
        Hat::Cap => {
            s.shape(&sharp_even("64 6, 68 14, 69 26, 64 28"), felt.shade(0.15));
            s.shape(&soft_even("64 21, 78 26, 86 42, 86 52, 64 48"), felt);
            s.ink(&line(64.0, 24.0, 64.0, 44.0), DETAIL * 1.3);
            cord(s, &bend("43 50, 64 45, 85 50"), 5.0, band);
            for x in [50.0, 64.0, 78.0] {
                s.dot(
                    x,
                    48.5 - (8.0 - (x - 64.0_f32).abs() * 0.2).max(4.0) * 0.3,
                    1.5,
                );
            }
        }
        Hat::Hunter => {
            s.shape(&soft("56 36, 42 24, 18 8, 26 26, 46 44"), band);
            s.ink(&bend("52 40, 40 28, 24 14"), DETAIL);
            s.shape(
                &soft("44 50, 45 36, 56 25, 74 24, 84 36, 86 50, 64 46"),
                felt,
            );
            let brim = "38 44, 50 45, 64 43, 80 45, 90 50, 86 56, 64 53, 44 55";
            s.shape(&soft(brim), felt.light(0.14));
        }
        Hat::Sack => {
            s.shape(&soft_even("64 27, 78 31, 86 52, 84 76, 76 89, 64 92"), felt);
            s.ink(&bend("66 29, 70 44, 67 60, 71 78"), FEATURE * 0.9);
            for y in [38.0, 48.0, 58.0, 68.0] {
                s.ink(&line(64.0, y + 1.5, 73.0, y - 1.5), DETAIL * 1.2);
            }
            for fold in [
                "52 36, 56 44, 53 52",
                "78 62, 80 69, 77 76",
                "48 74, 55 78, 60 85",
            ] {
                s.ink(&bend(fold), DETAIL);
            }
            cord(s, &bend("46 84, 64 91, 82 84"), 4.4, band);
            for (left, y) in [(22.0, 104.0), (24.0, 113.0)] {
                let rope = [(left, y - 4.0), (64.0, y + 3.0), (128.0 - left, y - 4.0)];
                cord(s, &curve(&rope), 4.4, band);
            }
        }
        Hat::Crest => {
            let plume = "60 28, 52 14, 58 4, 74 1, 96 4, 112 16, 118 34, 106 28, 108 40, 94 28, \
                80 22, 70 30";
            s.shape(&soft(plume), band);
            for quill in ["64 14, 80 10, 100 22", "70 20, 86 18, 98 28"] {
                s.ink(&bend(quill), DETAIL * 1.2);
            }
            let bowl = "64 23, 80 29, 88 48, 89 70, 82 84, 79 70, 80 54, 64 50";
            s.shape(&soft_even(bowl), felt);
            s.solid(
                &soft_even("64 35, 84 40, 93 48, 85 53, 64 49"),
                felt.light(0.2),
                FEATURE,
                3.0,
            );
            s.ink(&line(64.0, 36.0, 64.0, 47.0), DETAIL * 1.2);
        }
        Hat::Winged => {
            let wing = "82 50, 88 34, 98 16, 113 5, 111 18, 120 19, 112 31, 117 35, 104 44, 90 56";
            both(s, &soft(wing), BONE);
            for quill in ["90 48, 104 34, 112 30", "88 42, 100 26, 109 18"] {
                let quill = bend(quill);
                s.ink(&quill.mirror(64.0), DETAIL);
                s.ink(&quill, DETAIL);
            }
            s.shape(&soft_even("64 22, 79 27, 86 46, 86 53, 64 49"), felt);
            cord(s, &bend("43 51, 64 46, 85 51"), 4.6, band);
            s.solid(&star(64.0, 37.0, 9.0, 4.2, 8), LAMP, DETAIL * 1.2, 1.0);
        }
        Hat::Wizard => {
            let cone = "45 48, 51 30, 58 13, 70 3, 87 5, 80 13, 78 28, 84 48, 64 43";
            s.shape(&soft(cone), felt);
            s.ink(&bend("60 20, 68 18, 76 20"), DETAIL);
            s.shape(
                &soft_even("64 41, 84 43, 110 50, 104 57, 82 54, 64 51"),
                felt.light(0.1),
            );
            cord(s, &bend("46 45, 64 41, 82 45"), 3.6, band);
            s.solid(&star(66.0, 30.0, 7.4, 3.2, 5), LAMP, DETAIL, 1.0);
        }
        Hat::Veil => {
            let veil = "64 22, 79 28, 89 44, 91 68, 87 88, 82 70, 80 53, 64 46";
            s.shape(&soft_even(veil), felt);
            cord(s, &bend("44 49, 64 43, 84 49"), 4.2, band);
            for side in [-1.0, 1.0] {
                let at = (64.0 + side * 6.0, 33.0);
                let leaf = oval(at.0, at.1, 7.0, 3.6).turn(at, side * -38.0);
                s.solid(&leaf, VERDIGRIS, DETAIL * 1.2, 1.2);
            }
            s.ink(&strokes("64 28, 64 42"), DETAIL * 1.2);
            s.spot(64.0, 27.0, 2.4, OCHRE.light(0.3), 1.0);
        }
        _ => return false,
    }
    true
}
