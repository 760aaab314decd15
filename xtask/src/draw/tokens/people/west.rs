//! Hats of the Wild West.

use super::{Hat, Person, both, cord};
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, OCHRE, Sheet, bend, line, oval, sharp, soft, soft_even, star,
};

pub(super) fn draw(s: &mut Sheet, who: &Person) {
    let (felt, band) = (who.felt.0, who.band.0);
    match who.hat {
        Hat::Stetson => {
            s.shape(
                &soft("44 50, 46 28, 50 14, 58 10, 64 15, 70 10, 78 14, 82 28, 84 50"),
                felt,
            );
            s.ink(&bend("64 16, 65 24, 64 32"), DETAIL * 1.2);
            cord(s, &bend("45 44, 64 41, 83 44"), 4.0, band);
            s.shape(
                &soft(
                    "14 36, 26 44, 44 47, 64 46, 84 47, 102 44, 114 36, 108 52, 90 58, \
                    64 55, 38 58, 20 52",
                ),
                felt.light(0.1),
            );
        }
        Hat::Slouch => {
            s.shape(&soft("45 50, 46 30, 56 22, 74 22, 83 32, 84 50"), felt);
            cord(s, &bend("45 44, 64 41, 83 44"), 3.6, band);
            s.shape(
                &soft(
                    "22 64, 28 52, 44 46, 64 45, 84 46, 98 36, 108 22, 110 38, 102 52, \
                    86 56, 64 54, 42 56",
                ),
                felt.light(0.1),
            );
        }
        Hat::Sombrero => {
            s.shape(&soft("48 46, 54 22, 60 10, 68 10, 74 22, 80 46"), felt);
            cord(s, &bend("49 42, 64 38, 79 42"), 4.0, band);
            s.shape(
                &soft_even("64 42, 84 42, 106 38, 120 40, 112 54, 88 59, 64 57"),
                felt.light(0.1),
            );
            s.ink(&bend("16 46, 40 53, 64 52, 88 53, 112 46"), DETAIL);
        }
        Hat::Parson => {
            s.shape(&soft_even("64 27, 78 29, 82 48, 64 50"), felt);
            cord(s, &bend("46 45, 64 42, 82 45"), 3.4, band);
            s.shape(
                &soft_even("64 44, 84 45, 114 48, 116 53, 84 55, 64 54"),
                felt.light(0.12),
            );
        }
        Hat::Stovepipe => {
            s.shape(&soft("46 48, 43 24, 41 5, 64 2, 87 5, 85 24, 82 48"), felt);
            cord(s, &bend("46 42, 64 39, 82 42"), 6.0, band);
            s.shape(
                &soft_even("64 45, 82 45, 100 42, 96 53, 82 54, 64 53"),
                felt.light(0.12),
            );
            s.pen(&line(52.0, 10.0, 53.0, 32.0), DETAIL * 1.6, BONE, 0.35);
        }
        Hat::Bowler => {
            s.shape(&soft_even("64 17, 80 22, 86 38, 84 50, 64 50"), felt);
            cord(s, &bend("43 45, 64 42, 85 45"), 4.6, band);
            s.shape(
                &soft_even("64 45, 84 46, 100 40, 98 52, 84 55, 64 54"),
                felt.light(0.12),
            );
            s.pen(&bend("50 30, 56 23, 62 21"), DETAIL * 1.6, BONE, 0.35);
        }
        Hat::Kepi => {
            s.shape(
                &sharp("45 50, 47 24, 56 18, 78 20, 86 26, 84 50, 64 46"),
                felt,
            );
            s.solid(
                &soft("46 25, 56 17, 78 19, 87 26, 74 31, 56 30"),
                felt.light(0.14),
                FEATURE * 0.8,
                1.5,
            );
            cord(s, &bend("45 47, 64 43, 84 47"), 3.4, band);
            s.shape(
                &soft_even("64 48, 80 49, 87 58, 76 56, 64 55"),
                INK.light(0.12),
            );
            for side in [-1.0, 1.0] {
                let rifle = line(64.0 - side * 7.0, 33.0, 64.0 + side * 7.0, 41.0);
                s.pen(&rifle, 2.0, OCHRE.light(0.4), 1.0);
            }
        }
        Hat::Coonskin => {
            s.shape(
                &sharp(
                    "42 54, 41 38, 47 28, 54 24, 64 22, 76 24, 84 32, 87 42, 86 54, \
                    80 50, 74 53, 68 49, 62 53, 55 49, 49 54",
                ),
                felt,
            );
            for tuft in [
                "52 34, 55 40, 58 34",
                "66 30, 69 36, 72 31",
                "76 40, 79 45, 82 39",
            ] {
                s.ink(&crate::ink::strokes(tuft), DETAIL * 1.2);
            }
            s.pen(&bend("46 46, 64 40, 83 46"), 4.0, band, 1.0);
        }
        _ => {}
    }
    if who.hat == Hat::Sombrero {
        both(s, &oval(112.0, 58.0, 2.6, 3.4), band);
    }
    if who.hat == Hat::Stetson && who.band.0.0 > 0xd0 {
        s.solid(
            &star(64.0, 32.0, 6.0, 2.8, 5),
            OCHRE.light(0.4),
            DETAIL,
            1.0,
        );
    }
}
