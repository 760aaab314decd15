use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something drawn on a cell: furniture, ground other than floor, or what play put there.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[allow(missing_docs)] // The names say it all; the table below says what each does.
pub enum Feature {
    Chest,
    ChestOpen,
    ChestEmpty,
    Altar,
    Trap,
    TrapMagic,
    TrapSprung,
    TrapDisarmed,
    Pillar,
    Statue,
    Well,
    Brazier,
    Campfire,
    Cauldron,
    Table,
    Bench,
    Bed,
    Shelf,
    Throne,
    Rack,
    Banner,
    Crates,
    Barrel,
    Anvil,
    Cage,
    Coffin,
    CoffinOpen,
    Grave,
    Rubble,
    Bones,
    Web,
    Mushrooms,
    Rug,
    Hoard,
    Nest,
    Blood,
    Pit,
    Water,
    Chasm,
    Lava,
    StairsUp,
    StairsDown,
}

use Feature as F;

/// What a feature does to whoever wants to stand on it or look past it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bar {
    /// One can stand there.
    Open,
    /// One cannot stand there, but can look across.
    Low,
    /// One can neither stand there nor look across.
    High,
}

/// Every feature with the letter that stands for it in a board and in the text of a map.
const FEATURES: [(Feature, char, Bar); 42] = [
    (F::Chest, 'q', Bar::Low),
    (F::ChestOpen, 'd', Bar::Low),
    (F::ChestEmpty, 'e', Bar::Low),
    (F::Altar, 'A', Bar::Low),
    (F::Trap, 't', Bar::Open),
    (F::TrapMagic, 'i', Bar::Open),
    (F::TrapSprung, 's', Bar::Open),
    (F::TrapDisarmed, 'l', Bar::Open),
    (F::Pillar, 'o', Bar::High),
    (F::Statue, 'S', Bar::High),
    (F::Well, 'W', Bar::Low),
    (F::Brazier, 'b', Bar::Low),
    (F::Campfire, 'f', Bar::Low),
    (F::Cauldron, 'c', Bar::Low),
    (F::Table, 'T', Bar::Low),
    (F::Bench, 'n', Bar::Open),
    (F::Bed, 'B', Bar::Low),
    (F::Shelf, 'L', Bar::High),
    (F::Throne, 'K', Bar::Low),
    (F::Rack, 'R', Bar::Low),
    (F::Banner, 'y', Bar::Open),
    (F::Crates, 'x', Bar::Low),
    (F::Barrel, 'r', Bar::Low),
    (F::Anvil, 'a', Bar::Low),
    (F::Cage, 'g', Bar::Low),
    (F::Coffin, 'C', Bar::Low),
    (F::CoffinOpen, 'D', Bar::Low),
    (F::Grave, 'G', Bar::Open),
    (F::Rubble, ':', Bar::Open),
    (F::Bones, '%', Bar::Open),
    (F::Web, 'w', Bar::Open),
    (F::Mushrooms, 'u', Bar::Open),
    (F::Rug, '=', Bar::Open),
    (F::Hoard, 'H', Bar::Open),
    (F::Nest, 'N', Bar::Open),
    (F::Blood, ',', Bar::Open),
    (F::Pit, 'P', Bar::Low),
    (F::Water, '~', Bar::Low),
    (F::Chasm, 'X', Bar::Low),
    (F::Lava, 'V', Bar::Low),
    (F::StairsUp, '<', Bar::Open),
    (F::StairsDown, '>', Bar::Open),
];

impl Feature {
    /// Every feature there is.
    pub fn all() -> impl Iterator<Item = Self> {
        FEATURES.iter().map(|&(feature, ..)| feature)
    }

    /// The letter that stands for it in a board and in the text of a map.
    pub fn glyph(self) -> char {
        FEATURES[self as usize].1
    }

    /// The feature a letter stands for.
    pub fn from_glyph(glyph: char) -> Option<Self> {
        FEATURES.iter().find(|row| row.1 == glyph).map(|row| row.0)
    }

    /// Whether nobody can stand on it or walk over it.
    pub fn blocks_way(self) -> bool {
        FEATURES[self as usize].2 != Bar::Open
    }

    /// Whether it hides what is behind it.
    pub fn blocks_sight(self) -> bool {
        FEATURES[self as usize].2 == Bar::High
    }
}

/// A place on the floor that its author meant for something play may bring.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Mark {
    /// Where heroes gather.
    Hero,
    /// Where a foe waits.
    Foe,
    /// Where a chest fits.
    Chest,
    /// Where an altar fits.
    Altar,
    /// Where a trap is hidden.
    Trap,
    /// Where somebody met on the way stands.
    Stranger,
}

/// Every mark with its letter.
const MARKS: [(Mark, char); 6] = [
    (Mark::Hero, '@'),
    (Mark::Foe, 'm'),
    (Mark::Chest, '$'),
    (Mark::Altar, '&'),
    (Mark::Trap, '^'),
    (Mark::Stranger, '?'),
];

impl Mark {
    /// The letter that stands for it in a board.
    pub fn glyph(self) -> char {
        MARKS[self as usize].1
    }

    /// The mark a letter stands for.
    pub fn from_glyph(glyph: char) -> Option<Self> {
        MARKS.iter().find(|row| row.1 == glyph).map(|row| row.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_in_the_order_of_the_kinds() {
        for (index, &(feature, glyph, _)) in FEATURES.iter().enumerate() {
            assert_eq!(feature as usize, index);
            assert_eq!(
                Feature::from_glyph(glyph),
                Some(feature),
                "{glyph} stands for two things"
            );
        }
        for (index, &(mark, glyph)) in MARKS.iter().enumerate() {
            assert_eq!(mark as usize, index);
            assert_eq!(Feature::from_glyph(glyph), None);
            assert_eq!(Mark::from_glyph(glyph), Some(mark));
        }
        for ground in ['#', ' ', '.', '+'] {
            assert_eq!(Feature::from_glyph(ground), None);
            assert_eq!(Mark::from_glyph(ground), None);
        }
    }
}
