//! The single figures of the book.

use schemars::JsonSchema;
use serde::Deserialize;

use super::Slot;
use crate::dice::Die;

/// Single figures of the book.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Number of cards that each player is dealt.
    pub hand: u8,
    /// Number of cards drawn for one that is dropped.
    pub redraw: u8,
    /// Resource points of a spare face card.
    pub face_points: i32,
    /// The maximum number of heroes in a party.
    pub most_heroes: u8,
    /// Number of wounds that kill a monster.
    pub monster_wounds: u8,
    /// Number of wounds that kill an elite monster.
    pub elite_wounds: u8,
    /// Number of steps by which an elite monster's attack die goes up.
    pub elite_steps: u8,
    /// Extra loot points for an elite monster.
    pub elite_loot: i32,
    /// Multiple of the threshold that an attack must reach for critical damage.
    pub critical_factor: i32,
    /// The die for disarming.
    pub disarm_die: Die,
    /// The highest face at which the trap goes off.
    pub disarm_fails_to: u8,
    /// Price factor of a second item in a slot, with the stacking option.
    pub stacking_factor: i32,
    /// Maximum number of items that stack in a slot, with the stacking option.
    pub stacking_most: u8,
    /// The slots in which items stack.
    pub stacking_slots: Vec<Slot>,
    /// Divisor of a damaged item's armour.
    pub damaged_divisor: i32,
}

crate::record!(Figures, "deck_crawl/figures", |figures, report| {
    report.expect((1..=12).contains(&figures.hand), "hand", "1 to 12");
    report.expect((1..=6).contains(&figures.redraw), "redraw", "1 to 6");
    report.expect(
        (1..=4).contains(&figures.most_heroes),
        "most_heroes",
        "1 to 4",
    );
    report.expect(
        figures.damaged_divisor >= 1,
        "damaged_divisor",
        "at least 1",
    );
    report.expect(
        figures.critical_factor >= 1,
        "critical_factor",
        "at least 1",
    );
    report.expect(figures.monster_wounds >= 1, "monster_wounds", "at least 1");
});
