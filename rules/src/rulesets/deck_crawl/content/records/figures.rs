//! The single figures of the book.

use schemars::JsonSchema;
use serde::Deserialize;

use super::EquipmentSlot;
use crate::dice::Die;

/// Single figures of the book.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Number of cards that each player is dealt.
    #[schemars(range(min = 1, max = 12))]
    pub hand: u8,
    /// Number of cards drawn for one that is dropped.
    #[schemars(range(min = 1, max = 6))]
    pub redraw: u8,
    /// Resource points of a spare face card.
    #[schemars(range(min = 0, max = 99))]
    pub face_points: i32,
    /// The maximum number of heroes in a party.
    #[schemars(range(min = 1, max = 4))]
    pub most_heroes: u8,
    /// Number of wounds that kill a monster.
    #[schemars(range(min = 1, max = 99))]
    pub monster_wounds: u8,
    /// Number of wounds that kill an elite monster.
    #[schemars(range(min = 1, max = 99))]
    pub elite_wounds: u8,
    /// Number of steps by which an elite monster's attack die goes up.
    #[schemars(range(min = 0, max = 10))]
    pub elite_steps: u8,
    /// Extra loot points for an elite monster.
    #[schemars(range(min = 0, max = 999))]
    pub elite_loot: i32,
    /// Multiple of the threshold that an attack must reach for critical damage.
    #[schemars(range(min = 1, max = 99))]
    pub critical_factor: i32,
    /// The die for disarming.
    pub disarm_die: Die,
    /// The highest face at which the trap goes off.
    #[schemars(range(min = 0, max = 100))]
    pub disarm_fails_to: u8,
    /// Price factor of a second item in a slot, with the stacking option.
    #[schemars(range(min = 1, max = 99))]
    pub stacking_factor: i32,
    /// Maximum number of items that stack in a slot, with the stacking option.
    #[schemars(range(min = 1, max = 99))]
    pub stacking_most: u8,
    /// The slots in which items stack.
    pub stacking_slots: Vec<EquipmentSlot>,
    /// Divisor of a damaged item's armour.
    #[schemars(range(min = 1, max = 99))]
    pub damaged_divisor: i32,
}

crate::record!(Figures, "deck_crawl/figures");
