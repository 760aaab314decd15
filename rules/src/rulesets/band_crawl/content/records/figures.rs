//! The single figures of the book.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Profession, Race};
use crate::{content::Ref, rulesets::band_crawl::content::Amount};

/// Single figures of the book.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Reputation of a new star.
    #[schemars(range(min = 3, max = 12))]
    pub star_rep: u8,
    /// Successes added to a charge test that a star takes.
    #[schemars(range(min = -6, max = 6))]
    pub star_charge_successes: i8,
    /// Points by which reputation in a second profession is lower.
    #[schemars(range(min = 0, max = 6))]
    pub second_profession_below: u8,
    /// Maximum number of professions of a grunt.
    #[schemars(range(min = 1, max = 2))]
    pub most_professions: u8,
    /// Reputation at which somebody is dismissed.
    #[schemars(range(min = 0, max = 6))]
    pub dismissed_at: u8,
    /// Dice added in melee for whoever is attacked and counts as shielded.
    #[schemars(range(min = -6, max = 6))]
    pub shield_dice: i8,
    /// Number of dice of a crisis test.
    #[schemars(range(min = 2, max = 6))]
    pub crisis_dice: u8,
    /// Number of dice of a crisis test with the leader up.
    #[schemars(range(min = 2, max = 6))]
    pub crisis_dice_with_leader: u8,
    /// Number of dice for doubles at the start of a turn.
    #[schemars(range(min = 2, max = 4))]
    pub activation_dice: u8,
    /// Tiles of a move.
    #[schemars(range(min = 1, max = 4))]
    pub tiles: u8,
    /// Tiles of a fast move.
    #[schemars(range(min = 1, max = 4))]
    pub fast_tiles: u8,
    /// Number of dice of a fast move.
    #[schemars(range(min = 2, max = 6))]
    pub fast_dice: u8,
    /// Squares of a move on a battle board.
    #[schemars(range(min = 1, max = 12))]
    pub squares: u8,
    /// Rows of a battle board.
    #[schemars(range(min = 4, max = 12))]
    pub board_rows: u8,
    /// Columns of the battle board of a room.
    #[schemars(range(min = 2, max = 8))]
    pub room_columns: u8,
    /// Columns of the battle board of a corridor.
    #[schemars(range(min = 1, max = 8))]
    pub corridor_columns: u8,
    /// The row of the front rank, counted from its own edge.
    #[schemars(range(min = 1, max = 2))]
    pub front_row: u8,
    /// Dice added in the charge test for the side that comes.
    #[schemars(range(min = -6, max = 6))]
    pub active_charge_dice: i8,
    /// Dice added in the charge test for a side that flees into its opponents.
    #[schemars(range(min = -6, max = 6))]
    pub fleeing_charge_dice: i8,
    /// Dice added in the charge test for a side that outnumbers the other.
    #[schemars(range(min = -6, max = 6))]
    pub outnumber_charge_dice: i8,
    /// A side outnumbers another with this many times as many.
    #[schemars(range(min = 2, max = 6))]
    pub outnumber_factor: u8,
    /// Dice added in melee for the side that won the charge test.
    #[schemars(range(min = -6, max = 6))]
    pub charge_dice: i8,
    /// Dice added in melee for two weapons.
    #[schemars(range(min = -6, max = 6))]
    pub two_weapons_dice: i8,
    /// Dice added in melee without a weapon.
    #[schemars(range(min = -6, max = 6))]
    pub unarmed_dice: i8,
    /// Dice added in the next round for whoever ducked back without a square to go to.
    #[schemars(range(min = -6, max = 6))]
    pub cornered_dice: i8,
    /// Dice added in melee for the nimble.
    #[schemars(range(min = -6, max = 6))]
    pub nimble_dice: i8,
    /// Classes of armour by which a target is heavier than a nimble attacker.
    #[schemars(range(min = 1, max = 6))]
    pub nimble_classes: u8,
    /// Maximum number of attackers on one target.
    #[schemars(range(min = 1, max = 8))]
    pub most_on_one: u8,
    /// Divisor of the treasure that is dropped when a band breaks off.
    #[schemars(range(min = 1, max = 9))]
    pub flight_share: u8,
    /// Number of dice by which those choose a spell who are led by the rules.
    #[schemars(range(min = 1, max = 6))]
    pub foe_spell_dice: u8,
    /// Turns of either side after which a fight drags on: those led by the rules stop keeping the
    /// others at bay by spells.
    #[schemars(range(min = 1, max = 1000))]
    pub long_fight: u16,
    /// Number of dice to cast.
    #[schemars(range(min = 2, max = 6))]
    pub spell_dice: u8,
    /// The highest face of a d6 at which a foe has a magical item.
    #[schemars(range(min = 0, max = 6))]
    pub item_on: u8,
    /// The highest face of a d6 at which a Big Bad has one.
    #[schemars(range(min = 0, max = 6))]
    pub item_of_leader_on: u8,
    /// Maximum number of plain items of a new character.
    #[schemars(range(min = 0, max = 12))]
    pub first_items: u8,
    /// Items that can be carried for each point of reputation.
    #[schemars(range(min = 1, max = 9))]
    pub load: u8,
    /// Items for each point of reputation without fast moves.
    #[schemars(range(min = 1, max = 9))]
    pub load_without_haste: u8,
    /// Items for each point of reputation with a move every other turn.
    #[schemars(range(min = 1, max = 9))]
    pub load_every_other_turn: u8,
    /// Number of captives to be rescued.
    pub captives: Amount,
    /// A captive.
    pub captive: Captive,
    /// Rooms that have to be mapped to explore a dungeon.
    #[schemars(range(min = 1, max = 20))]
    pub rooms_to_explore: u8,
    /// Levels that have to be mapped instead.
    #[schemars(range(min = 1, max = 6))]
    pub levels_to_explore: u8,
    /// Tiles of a dungeon for each point of the Big Bad’s reputation.
    #[schemars(range(min = 1, max = 12))]
    pub tiles_per_rep: u8,
    /// Number of dice of a search.
    #[schemars(range(min = 2, max = 6))]
    pub search_dice: u8,
    /// Number of people who enter a secret room first.
    #[schemars(range(min = 1, max = 4))]
    pub into_a_secret_room: u8,
    /// The highest face of a d6 at which there is treasure beside a trap or the risen.
    #[schemars(range(min = 0, max = 6))]
    pub secret_treasure_on: u8,
    /// Number of dice against a trap.
    #[schemars(range(min = 2, max = 6))]
    pub trap_dice: u8,
    /// Impact of vermin.
    #[schemars(range(min = 1, max = 12))]
    pub vermin_impact: u8,
    /// Reputation of a hidden force.
    #[schemars(range(min = 1, max = 12))]
    pub force_rep: u8,
    /// The number that a hidden force is resolved against.
    #[schemars(range(min = 1, max = 6))]
    pub force_target: u8,
    /// Number of dice to resolve a hidden force.
    #[schemars(range(min = 2, max = 6))]
    pub force_dice: u8,
    /// The face of a d6 at which reputation rises in any case.
    #[schemars(range(min = 1, max = 6))]
    pub improves_on: u8,
    /// The highest face of a d6 at which reputation falls after a failure.
    #[schemars(range(min = 0, max = 6))]
    pub decreases_on: u8,
    /// Coins of bronze for a further roll.
    #[schemars(range(min = 1, max = 99))]
    pub bronze_per_roll: u8,
    /// Coins of silver for a further roll.
    #[schemars(range(min = 1, max = 99))]
    pub silver_per_roll: u8,
    /// Coins of gold for a further roll.
    #[schemars(range(min = 1, max = 99))]
    pub gold_per_roll: u8,
}

crate::record!(Figures, "band_crawl/figures", |figures, report| {
    report.expect(
        figures.load <= figures.load_without_haste
            && figures.load_without_haste <= figures.load_every_other_turn,
        "load",
        "the lighter load comes first",
    );
});

impl Figures {
    /// Tiles of a fast move by the number of dice passed.
    pub fn tiles_for(&self, passed: u8) -> u8 {
        match passed >= self.fast_dice {
            true => self.fast_tiles,
            false => self.tiles,
        }
    }
}

/// Somebody who waits to be rescued, with nothing in their hands.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Captive {
    /// The race.
    pub race: Ref<Race>,
    /// The profession.
    pub profession: Ref<Profession>,
    /// The reputation.
    #[schemars(range(min = 1, max = 12))]
    pub rep: u8,
}
