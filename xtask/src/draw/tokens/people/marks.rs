//! Marks that tell one person from another.

use super::{Person, both, cord};
use crate::ink::{
    BONE, DETAIL, FEATURE, INK, LAMP, OCHRE, OXBLOOD, STEEL, Sheet, VERDIGRIS, bend, line, oval,
    sharp, soft, soft_even, star, strokes,
};
use serde::Deserialize;

#[derive(Clone, Copy, Deserialize, PartialEq)]
pub(super) enum Mark {
    /// A cloth over nose and mouth, in the colour of the trim.
    Mask,
    Patch,
    Scar,
    Stitches,
    Freckles,
    Earring,
    Lens,
    Spectacles,
    Goggles,
    Breather,
    Cigar,
    Badge,
    Dogcollar,
    Bowtie,
    Scarf,
    BrowLight,
    Whiskers,
    Headset,
}

fn worn(who: &Person, mark: Mark) -> bool {
    who.marks.contains(&mark)
}

/// Draws marks on the skin, below beard and hair.
pub(super) fn on_skin(s: &mut Sheet, who: &Person) {
    if worn(who, Mark::Scar) {
        s.pen(&strokes("76 46, 71 60, 73 72"), DETAIL * 1.8, OXBLOOD, 1.0);
        for y in [52.0, 58.0, 66.0] {
            s.ink(&line(69.0, y + 1.0, 76.0, y - 1.0), DETAIL * 0.9);
        }
    }
    if worn(who, Mark::Stitches) {
        s.ink(&line(54.0, 76.5, 74.0, 76.5), DETAIL * 1.4);
        for x in [56.0, 60.0, 64.0, 68.0, 72.0] {
            s.ink(&line(x, 72.5, x, 80.5), DETAIL * 1.3);
        }
    }
    if worn(who, Mark::Freckles) {
        for (x, y) in [(54.0, 67.0), (57.5, 69.0), (53.5, 70.5)] {
            for x in [x, 128.0 - x] {
                s.spot(x, y, 1.1, OXBLOOD, 0.6);
            }
        }
    }
    if worn(who, Mark::Mask) {
        let cloth = soft_even("64 64, 82 61, 84 72, 76 86, 64 98");
        s.shape(&cloth, who.trim.0);
        for fold in ["48 68, 58 74, 60 84", "80 68, 70 74, 68 84"] {
            s.ink(&bend(fold), DETAIL);
        }
        for x in [56.0, 64.0, 72.0] {
            s.spot(x, 74.0, 1.5, BONE, 0.9);
        }
    }
    if worn(who, Mark::Breather) {
        s.shape(
            &soft_even("64 66, 78 66, 82 76, 76 88, 64 90"),
            STEEL.shade(0.35),
        );
        both(s, &oval(81.0, 82.0, 8.0, 8.4), STEEL.shade(0.1));
        for y in [74.0, 79.0, 84.0] {
            s.ink(&line(58.0, y, 70.0, y), FEATURE * 0.8);
        }
    }
}

/// Draws marks worn over beard, hair and hat.
pub(super) fn on_top(s: &mut Sheet, who: &Person) {
    if worn(who, Mark::Patch) {
        s.ink(&strokes("44 54, 60 56, 84 48"), FEATURE * 0.8);
        s.fill(&soft("49 57, 62 56, 62 64, 56 68, 50 65"), INK);
    }
    if worn(who, Mark::Earring) {
        for x in [44.0, 84.0] {
            s.pen(&oval(x, 71.5, 3.2, 3.6), 3.6, INK, 1.0);
            s.pen(&oval(x, 71.5, 3.2, 3.6), 1.8, OCHRE.light(0.4), 1.0);
        }
    }
    if worn(who, Mark::Lens) {
        s.shape(&oval(72.0, 60.5, 9.4, 9.0), STEEL.shade(0.3));
        s.solid(
            &oval(72.0, 60.5, 5.4, 5.2),
            OXBLOOD.light(0.25),
            DETAIL,
            1.5,
        );
        s.spot(70.0, 58.6, 1.6, BONE, 1.0);
        cord(s, &bend("81 58, 87 54, 88 46"), 2.4, STEEL);
    }
    if worn(who, Mark::Spectacles) {
        for x in [55.5, 72.5] {
            s.pen(&oval(x, 61.0, 6.6, 6.2), DETAIL * 1.5, INK, 1.0);
        }
        s.ink(&line(62.0, 60.0, 66.0, 60.0), DETAIL * 1.4);
    }
    if worn(who, Mark::Goggles) {
        s.pen(&strokes("44 60, 84 60"), 6.0, INK, 1.0);
        for x in [54.0, 74.0] {
            s.shape(&oval(x, 60.0, 10.0, 8.8), STEEL.shade(0.3));
            s.solid(&oval(x, 60.0, 6.2, 5.2), LAMP, DETAIL, 1.6);
        }
    }
    if worn(who, Mark::Cigar) {
        cord(s, &line(57.0, 77.0, 38.0, 83.0), 4.4, OXBLOOD.shade(0.35));
        s.spot(36.5, 83.5, 3.4, LAMP, 1.0);
        s.pen(&bend("34 79, 29 71, 33 62, 27 54"), DETAIL * 1.5, BONE, 0.8);
    }
    if worn(who, Mark::Badge) {
        s.solid(
            &star(86.0, 106.0, 10.5, 4.8, 5),
            OCHRE.light(0.45),
            FEATURE * 0.9,
            2.0,
        );
    }
    if worn(who, Mark::Dogcollar) {
        cord(s, &bend("51 86, 64 91, 77 86"), 6.0, BONE);
        s.ink(&line(64.0, 96.0, 64.0, 112.0), FEATURE);
        s.ink(&line(58.0, 101.0, 70.0, 101.0), FEATURE);
    }
    if worn(who, Mark::Bowtie) {
        s.shape(
            &sharp("64 90, 76 84, 76 98, 64 92, 52 98, 52 84"),
            who.trim.0,
        );
    }
    if worn(who, Mark::Scarf) {
        s.shape(&soft_even("64 80, 82 78, 88 88, 78 96, 64 98"), who.trim.0);
        s.shape(&soft("70 92, 80 94, 88 118, 76 120"), who.trim.0.shade(0.1));
        s.ink(&bend("46 86, 62 91, 80 86"), DETAIL);
    }
    if worn(who, Mark::BrowLight) {
        let glow = s.radial(
            (64.0, 45.0),
            22.0,
            &[(0.0, VERDIGRIS.light(0.6), 0.95), (1.0, VERDIGRIS, 0.0)],
        );
        s.paint(&oval(64.0, 45.0, 22.0, 22.0), &glow, 1.0);
        cord(s, &bend("45 50, 64 44, 83 50"), 3.2, OCHRE.light(0.2));
        s.solid(
            &sharp("64 37, 69 45, 64 53, 59 45"),
            VERDIGRIS.light(0.55),
            FEATURE * 0.8,
            1.5,
        );
    }
    if worn(who, Mark::Whiskers) {
        both(s, &soft("80 58, 86 60, 86 76, 78 84, 79 70"), who.hair.0);
    }
    if worn(who, Mark::Headset) {
        cord(
            s,
            &bend("45 58, 46 40, 64 31, 82 40, 83 58"),
            3.4,
            STEEL.shade(0.3),
        );
        both(
            s,
            &crate::ink::rounded(79.0, 54.0, 10.0, 15.0, 4.0),
            INK.light(0.2),
        );
        cord(s, &bend("84 68, 80 78, 71 80"), 1.8, STEEL);
    }
}
