//! Clothes and armour.

use super::{Person, both, cord};
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, OCHRE, STEEL, Sheet, bend, line, oval, sharp,
    sharp_even, soft, soft_even, star, strokes,
};
use serde::Deserialize;

#[derive(Clone, Copy, Deserialize, PartialEq)]
pub(super) enum Garb {
    Tunic,
    Mail,
    Plate,
    Cloak,
    Robe,
    Rags,
    Bare,
    Fur,
    Jerkin,
    Coat,
    Duster,
    Poncho,
    Vest,
    Buckskin,
    FlightSuit,
    Officer,
    Hard,
    Collar,
}

fn body(s: &mut Sheet, wide: f32, colour: Colour) {
    let right = [
        (64.0, 80.0),
        (64.0 + wide * 0.5, 84.0),
        (64.0 + wide * 0.93, 97.0),
        (64.0 + wide, 124.0),
        (64.0, 130.0),
    ];
    s.shape(&crate::ink::even(64.0, &right), colour);
}

pub(super) fn draw(s: &mut Sheet, who: &Person) {
    let (cloth, trim, wide) = (who.cloth.0, who.trim.0, who.shoulders);
    // A neck, for heads that stand clear of the shoulders.
    s.shape(
        &soft_even("64 72, 74 74, 75 90, 64 92"),
        who.skin.0.shade(0.12),
    );
    match who.garb {
        Garb::Bare => body(s, wide, who.skin.0),
        Garb::Fur => body(s, wide, cloth.shade(0.2)),
        _ => body(s, wide, cloth),
    }
    match who.garb {
        Garb::Tunic => {
            s.bit(&sharp_even("64 83, 74 82, 64 100"), who.skin.0.shade(0.08));
            cord(s, &strokes("53 81, 64 99, 75 81"), 3.4, trim);
        }
        Garb::Mail => {
            rings(s);
            let tabard = sharp_even("64 84, 80 87, 83 124");
            s.solid(&tabard, trim, FEATURE * 0.9, 3.0);
        }
        Garb::Plate => plate(s, wide, cloth, trim),
        Garb::Cloak => {
            s.ink(&bend("30 96, 46 108, 60 126"), DETAIL * 1.3);
            let fold = soft("64 86, 84 84, 100 96, 106 126, 74 126, 70 104");
            s.shape(&fold, cloth.light(0.12));
            s.solid(&oval(56.0, 91.0, 6.6, 6.6), trim, FEATURE * 0.8, 2.0);
        }
        Garb::Robe => {
            s.ink(&line(64.0, 96.0, 64.0, 124.0), FEATURE);
            for stole in ["61 122, 55 98, 42 86", "67 122, 73 98, 86 86"] {
                cord(s, &bend(stole), 4.0, trim);
            }
        }
        Garb::Rags => {
            s.shape(
                &sharp(
                    "30 92, 48 84, 64 92, 80 84, 98 92, 94 104, 86 98, 80 110, 70 100, \
                    62 112, 54 100, 44 110, 40 98, 32 106",
                ),
                trim,
            );
        }
        Garb::Bare => {
            s.ink(&bend("44 102, 54 108, 63 104"), DETAIL * 1.3);
            s.ink(&bend("84 102, 74 108, 65 104"), DETAIL * 1.3);
            cord(s, &strokes("34 92, 84 124"), 8.0, trim);
        }
        Garb::Fur => {
            let pelt = "64 86, 72 82, 84 80, 88 86, 98 86, 100 94, 110 98, 106 106, 110 114, \
                98 112, 92 120, 86 110, 76 114, 72 102, 64 106";
            s.shape(&sharp_even(pelt), cloth);
            for tuft in [
                "84 92, 88 97, 94 96",
                "40 92, 44 98, 48 95",
                "96 102, 98 107, 103 106",
            ] {
                s.ink(&strokes(tuft), DETAIL);
            }
            s.solid(&oval(64.0, 98.0, 6.0, 6.0), trim, FEATURE * 0.8, 2.0);
        }
        Garb::Jerkin => {
            s.solid(
                &sharp_even("64 86, 82 83, 86 124"),
                trim,
                FEATURE * 0.9,
                3.0,
            );
            for y in [94.0, 102.0, 110.0] {
                s.ink(&line(58.0, y, 70.0, y + 4.0), DETAIL);
                s.ink(&line(70.0, y, 58.0, y + 4.0), DETAIL);
            }
        }
        Garb::Coat => lapels(s, cloth, trim, "64 128, 58 106, 47 84, 56 80, 64 96"),
        Garb::Duster => {
            lapels(s, cloth, trim, "64 128, 56 108, 46 86, 56 80, 64 96");
            both(
                s,
                &sharp("74 82, 86 66, 98 74, 92 98, 80 102, 66 108"),
                cloth.light(0.1),
            );
        }
        Garb::Poncho => {
            s.shape(&soft_even("64 82, 90 84, 110 104, 112 128, 64 130"), cloth);
            for (y, colour) in [(98.0, trim), (106.0, BONE), (114.0, trim)] {
                let stripe = [
                    (18.0, y + 14.0),
                    (42.0, y),
                    (64.0, y + 4.0),
                    (86.0, y),
                    (110.0, y + 14.0),
                ];
                s.pen(&crate::ink::curve(&stripe), 4.4, colour, 1.0);
            }
            s.ink(&strokes("54 84, 64 96, 74 84"), FEATURE);
        }
        Garb::Vest => {
            s.bit(&sharp_even("64 82, 76 82, 64 96"), who.skin.0.shade(0.08));
            both(s, &sharp("78 82, 94 92, 96 126, 68 126, 66 106"), trim);
            for y in [108.0, 117.0] {
                s.dot(62.0, y, 1.6);
            }
        }
        Garb::Buckskin => {
            let yoke = sharp_even(
                "64 82, 84 84, 102 98, 97 108, 92 102, 88 112, 83 103, 78 113, \
                    73 104, 68 114, 64 105",
            );
            s.solid(&yoke, cloth.light(0.16), FEATURE * 0.9, 2.5);
            for x in [52.0, 60.0, 68.0, 76.0] {
                s.spot(x, 95.0, 2.0, trim, 1.0);
            }
        }
        Garb::FlightSuit => {
            cord(s, &bend("45 84, 54 92, 64 94, 74 92, 83 84"), 5.0, trim);
            s.ink(&line(64.0, 96.0, 64.0, 126.0), FEATURE);
            both(s, &sharp("76 98, 90 96, 92 108, 78 110"), cloth.light(0.2));
            s.solid(&star(45.0, 103.0, 5.0, 2.2, 5), trim, DETAIL, 1.0);
        }
        Garb::Officer => {
            s.solid(
                &sharp_even("64 92, 78 86, 84 126"),
                cloth.light(0.14),
                FEATURE * 0.8,
                2.0,
            );
            for y in [100.0, 109.0, 118.0] {
                s.spot(57.0, y, 2.2, OCHRE.light(0.4), 1.0);
                s.spot(71.0, y, 2.2, OCHRE.light(0.4), 1.0);
            }
            both(s, &soft("84 84, 98 84, 110 92, 108 99, 94 98, 84 92"), trim);
            cord(s, &strokes("52 82, 64 92, 76 82"), 5.0, trim);
        }
        Garb::Hard => hard(s, wide, cloth, trim),
        Garb::Collar => {
            both(
                s,
                &sharp("70 98, 78 78, 96 54, 102 78, 96 100, 74 112"),
                trim,
            );
            s.ink(&line(64.0, 100.0, 64.0, 126.0), FEATURE);
            s.solid(&oval(64.0, 102.0, 5.5, 5.5), LAMP, FEATURE * 0.8, 2.0);
        }
    }
}

fn rings(s: &mut Sheet) {
    for y in [92.0, 101.0, 110.0, 119.0] {
        for i in 0..9 {
            let x = 24.0 + i as f32 * 9.2;
            s.ink(
                &bend(&format!(
                    "{x} {y}, {} {}, {} {y}",
                    x + 4.6,
                    y + 4.0,
                    x + 9.0
                )),
                1.1,
            );
        }
    }
}

fn plate(s: &mut Sheet, wide: f32, cloth: Colour, trim: Colour) {
    s.solid(
        &sharp_even("64 88, 82 88, 86 110, 64 128"),
        cloth.light(0.16),
        FEATURE * 0.9,
        3.0,
    );
    s.ink(&line(64.0, 90.0, 64.0, 124.0), DETAIL * 1.3);
    for side in [-1.0, 1.0] {
        let x = 64.0 + side * wide * 0.8;
        s.shape(&oval(x, 97.0, wide * 0.38, 15.0), cloth.light(0.22));
        s.ink(
            &bend(&format!("{} 103, {x} 106, {} 102", x - 13.0, x + 13.0)),
            DETAIL * 1.2,
        );
        s.spot(x, 94.0, 2.6, trim, 1.0);
    }
    cord(s, &bend("46 84, 55 90, 64 92, 73 90, 82 84"), 5.4, trim);
}

fn lapels(s: &mut Sheet, cloth: Colour, trim: Colour, left: &str) {
    s.solid(
        &sharp_even("64 80, 78 82, 72 128"),
        trim,
        FEATURE * 0.8,
        2.0,
    );
    s.bit(&sharp_even("64 80, 75 81, 64 101"), BONE);
    let lapel = sharp(left);
    both(s, &lapel, cloth.light(0.14));
    for y in [110.0, 119.0] {
        s.dot(64.0, y, 1.6);
    }
}

fn hard(s: &mut Sheet, wide: f32, cloth: Colour, trim: Colour) {
    s.solid(
        &sharp_even("64 86, 80 86, 88 100, 84 126, 64 128"),
        cloth.light(0.15),
        FEATURE * 0.9,
        3.0,
    );
    for side in [-1.0, 1.0] {
        let x = 64.0 + side * wide * 0.78;
        let pad = crate::ink::rounded(x - 15.0, 83.0, 30.0, 25.0, 6.0);
        s.shape(&pad, cloth.light(0.25));
        s.pen(&line(x - 9.0, 98.0, x + 9.0, 98.0), 4.0, trim, 1.0);
    }
    s.pen(&line(54.0, 106.0, 74.0, 106.0), 3.0, INK, 1.0);
    s.spot(57.0, 98.0, 2.4, LAMP, 1.0);
    cord(
        s,
        &bend("46 84, 55 91, 64 93, 73 91, 82 84"),
        5.0,
        STEEL.shade(0.3),
    );
}
