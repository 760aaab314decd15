//! Faces, hair and beards.

use super::super::faces;
use super::{Hat, Person, both, kin};
use crate::ink::{
    Colour, DETAIL, FEATURE, LAMP, Sheet, bend, oval, sharp, sharp_even, soft, soft_even, strokes,
};
use serde::Deserialize;

/// Colour of a seer's eyes.
const GLOW: Colour = Colour(0x6f, 0xd0, 0xb0);

#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
pub(super) enum Cut {
    #[default]
    Short,
    Bald,
    Long,
    Curls,
    Tail,
    Strands,
    Wild,
    Braids,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
pub(super) enum Beard {
    #[default]
    None,
    Stubble,
    Full,
    Long,
    Moustache,
    Handlebar,
    Goatee,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
pub(super) enum Look {
    #[default]
    Calm,
    Grim,
    Kind,
    Sly,
    /// A hooked nose and a crooked grin.
    Crone,
    /// A broken nose and a heavy brow.
    Brute,
    /// Eyes that glow.
    Seer,
    /// Nothing but bone.
    Skull,
}

/// Draws what falls behind the shoulders.
pub(super) fn behind(s: &mut Sheet, who: &Person) {
    let hair = who.hair.0;
    match who.cut {
        Cut::Long => s.shape(
            &soft_even("64 34, 82 42, 89 62, 90 88, 84 102, 64 98"),
            hair,
        ),
        Cut::Wild => s.shape(
            &sharp_even("64 30, 80 32, 92 36, 90 46, 102 56, 94 62, 104 78, 94 80, 98 96, 64 98"),
            hair,
        ),
        Cut::Strands => both(
            s,
            &sharp("74 42, 86 50, 92 74, 98 98, 90 92, 88 104, 82 90, 78 98, 76 70"),
            hair,
        ),
        Cut::Tail => {
            s.shape(
                &soft("78 48, 96 44, 110 56, 112 78, 104 96, 98 80, 92 66, 80 60"),
                hair,
            );
            s.ink(&bend("88 52, 100 60, 104 80"), DETAIL);
        }
        _ => {}
    }
}

/// The face with its features, and the ears.
pub(super) fn face(s: &mut Sheet, who: &Person) {
    let skin = who.skin.0;
    if who.look == Look::Skull {
        faces::skull(s, 64.0, 62.0, 21.0, skin);
        faces::burning_eyes(s, 64.0, 63.0, 8.6, 3.0, LAMP);
        return;
    }
    if matches!(who.hat, Hat::GreatHelm | Hat::Visor) || kin::face(s, who) {
        return;
    }
    for side in [-1.0, 1.0] {
        let ear = oval(64.0 + side * 18.5, 61.5, 4.6, 6.4);
        s.solid(&ear, skin, FEATURE * 0.9, 2.0);
    }
    let jaw = if who.look == Look::Brute {
        "64 37, 79 43, 83 60, 82 76, 74 85, 64 86"
    } else if who.look == Look::Crone {
        "64 37.5, 79 44, 81 60, 74 74, 68 86, 64 89"
    } else {
        "64 37.5, 79 44, 82.5 60, 78 75, 70 83, 64 84"
    };
    s.shape(&soft_even(jaw), skin);
    features(s, who.look, skin, who.hair.0);
}

pub(super) fn features(s: &mut Sheet, look: Look, skin: Colour, hair: Colour) {
    let (slant, weight, brow) = match look {
        Look::Kind => (-0.8, 2.4, 53.5),
        Look::Calm | Look::Seer => (0.8, 2.5, 54.0),
        Look::Sly => (2.2, 2.4, 53.5),
        Look::Grim | Look::Crone | Look::Skull => (2.4, 3.2, 55.0),
        Look::Brute => (1.6, 5.0, 55.5),
    };
    match look {
        Look::Seer => faces::burning_eyes(s, 64.0, 61.0, 8.2, 2.8, GLOW),
        Look::Sly => {
            faces::eyes(s, 64.0, 61.5, 8.0, 2.6);
            s.ink(&strokes("52 59.5, 60 60.5"), DETAIL);
            s.ink(&strokes("76 59.5, 68 60.5"), DETAIL);
        }
        _ => faces::eyes(s, 64.0, 61.0, 8.0, 2.9),
    }
    if look != Look::Seer {
        faces::brows(s, 64.0, brow, 8.0, 4.8, slant, weight);
    }
    let nose = match look {
        Look::Crone => {
            s.solid(
                &soft("63 60, 67 63, 73 74, 69 77, 62 73"),
                skin.shade(0.05),
                DETAIL * 1.4,
                1.5,
            );
            s.spot(70.0, 71.5, 1.7, hair.shade(0.3), 1.0);
            "63 60, 63 61"
        }
        Look::Brute => "62 60, 69 65, 62 70, 59 71",
        _ => "64 62, 67.8 69.5, 63 70.2",
    };
    s.ink(&strokes(nose), DETAIL * 1.4);
    let mouth = match look {
        Look::Kind => "57 75, 64 78.4, 71 75",
        Look::Sly => "58 76.5, 65 77, 72 73.5",
        Look::Grim | Look::Brute => "57 78, 64 75.8, 71 78",
        Look::Crone => "54 77, 62 81, 70 79, 74 76",
        _ => "58 76, 64 76.8, 70 75.4",
    };
    s.ink(&bend(mouth), DETAIL * 1.5);
}

/// Beards and moustaches.
pub(super) fn beard(s: &mut Sheet, who: &Person) {
    if matches!(who.hat, Hat::GreatHelm | Hat::Visor) {
        return;
    }
    let hair = who.hair.0;
    match who.beard {
        Beard::None => {}
        Beard::Stubble => {
            for i in 0..14 {
                let x = 51.0 + i as f32 * 2.0;
                let y = 81.5 - (x - 64.0).powi(2) * 0.035 + if i % 2 == 0 { 0.0 } else { -3.6 };
                s.spot(x, y, 0.95, hair.shade(0.4), 0.8);
            }
        }
        Beard::Full => {
            s.shape(
                &soft_even("64 72.5, 73 71, 83 61, 85 79, 78 94, 64 101"),
                hair,
            );
            moustache(s, hair.light(0.1));
            strand(s);
        }
        Beard::Long => {
            s.shape(
                &soft_even("64 73, 73 71, 82 62, 83 80, 77 98, 70 112, 64 121"),
                hair,
            );
            moustache(s, hair.light(0.1));
            strand(s);
            s.ink(&bend("60 98, 62 106, 61 113"), DETAIL);
        }
        Beard::Moustache => moustache(s, hair),
        Beard::Handlebar => {
            let half = soft("64 71.5, 71 69.5, 80 74, 88 69, 87 77, 79 80, 70 77, 65 75.5");
            for half in [half.mirror(64.0), half] {
                s.solid(&half, hair, FEATURE * 0.8, 1.5);
            }
        }
        Beard::Goatee => {
            s.bit(&soft_even("64 79, 70 79.5, 70 86, 64 95"), hair);
            s.bit(&soft_even("64 71, 72 71.5, 73 75, 64 74"), hair);
        }
    }
}

fn moustache(s: &mut Sheet, hair: Colour) {
    let half = soft("64 71.5, 71 70.5, 81 79, 74 81, 66 76.5");
    for half in [half.mirror(64.0), half] {
        s.solid(&half, hair, FEATURE * 0.75, 1.5);
    }
}

fn strand(s: &mut Sheet) {
    for line in [
        "56 86, 58 92, 58 97",
        "64 88, 65 94, 64 99",
        "72 86, 71 92, 70 96",
    ] {
        s.ink(&bend(line), DETAIL);
    }
}

/// Hair on the brow; a hat is drawn over it.
pub(super) fn hair(s: &mut Sheet, who: &Person) {
    let hair = who.hair.0;
    if matches!(
        who.hat,
        Hat::GreatHelm | Hat::Visor | Hat::Hood | Hat::Veil | Hat::Sack
    ) {
        return;
    }
    match who.cut {
        Cut::Bald => {
            if who.look != Look::Skull {
                s.pen(&bend("54 43, 60 40.5, 66 40"), DETAIL * 1.4, LAMP, 0.5);
            }
        }
        Cut::Short => s.shape(
            &soft(
                "45 58, 45 44, 54 33, 66 31, 78 35, 84 46, 83 58, 80 50, 74 45, 62 47, \
                52 46, 48 51",
            ),
            hair,
        ),
        Cut::Long => {
            let half = soft("64 33, 78 36, 88 52, 88 76, 82 88, 81 64, 78 50, 66 41");
            both(s, &half, hair);
        }
        Cut::Tail => s.shape(
            &soft("45 56, 46 42, 56 33, 70 32, 82 40, 86 54, 80 52, 70 44, 56 45, 49 48"),
            hair,
        ),
        Cut::Curls => {
            for (x, y, r) in [
                (46.0, 60.0, 6.0),
                (82.0, 60.0, 6.0),
                (45.0, 50.0, 7.0),
                (83.0, 50.0, 7.0),
                (50.0, 41.0, 7.5),
                (78.0, 41.0, 7.5),
                (58.0, 36.0, 8.0),
                (70.0, 36.0, 8.0),
                (64.0, 42.0, 6.0),
            ] {
                s.solid(&oval(x, y, r, r * 0.92), hair, FEATURE * 0.8, 2.4);
            }
        }
        Cut::Strands => s.shape(
            &sharp(
                "46 62, 45 46, 54 36, 66 33, 78 37, 84 48, 83 64, 78 52, 70 47, 62 52, \
                56 46, 50 54",
            ),
            hair,
        ),
        Cut::Wild => {
            s.shape(
                &sharp(
                    "44 62, 40 46, 48 44, 46 33, 57 35, 62 26, 70 33, 80 29, 80 39, \
                    89 44, 83 62, 79 50, 70 46, 62 50, 54 45, 49 52",
                ),
                hair,
            );
        }
        Cut::Braids => {
            let half = soft("64 33, 78 36, 86 52, 84 60, 78 50, 65 40");
            both(s, &half, hair);
            for side in [-1.0, 1.0] {
                for (y, r) in [
                    (66.0, 6.0),
                    (75.0, 6.2),
                    (84.0, 6.0),
                    (93.0, 5.4),
                    (101.0, 4.4),
                ] {
                    let plait = oval(64.0 + side * (21.0 - (y - 66.0) * 0.1), y, r * 0.9, r);
                    s.solid(&plait, hair, FEATURE * 0.75, 2.0);
                }
            }
        }
    }
}
