//! Furniture, treasure and litter.

use super::fixtures::{
    altar, brazier, campfire, cauldron, coffin, coffin_open, grave, pillar, statue, well,
};
use super::furniture::{
    anvil, banner, barrel, bed, bench, cage, crates, rack, rug, shelf, table, throne,
};
use super::litter::{blood, bones, mushrooms, nest, roots, rubble, web};
use super::treasure::{Lid, chest, hoard};
use crate::ink::Sheet;

/// Draws all things.
pub fn draw(out: &mut Vec<Sheet>) {
    out.extend([chest(Lid::Shut), chest(Lid::Full), chest(Lid::Empty)]);
    out.extend([altar(), statue(), well(), brazier(), campfire(), cauldron()]);
    out.extend([pillar(0), pillar(1), barrel(0), barrel(1)]);
    out.extend([
        table(),
        bench(),
        bed(),
        shelf(),
        throne(),
        rack(),
        banner(),
        crates(),
        anvil(),
        cage(),
    ]);
    out.extend([
        coffin(),
        coffin_open(),
        grave(),
        web(),
        rug(),
        nest(),
        roots(),
        blood(),
    ]);
    for variant in 0..3 {
        out.extend([rubble(variant), bones(variant)]);
    }
    for variant in 0..2 {
        out.extend([mushrooms(variant), hoard(variant)]);
    }
}
