//! The single figures of the book.

use schemars::JsonSchema;
use serde::Deserialize;

/// Single figures of the book.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Difficulty of an attack.
    #[schemars(range(min = 1, max = 18))]
    pub attack_difficulty: u8,
    /// Difficulty against an opponent without the skill; the skill is added.
    #[schemars(range(min = 1, max = 18))]
    pub opposed_difficulty: u8,
    /// Points that a card costs for each point of its number.
    #[schemars(range(min = 1, max = 99))]
    pub points_per_bonus: u8,
    /// The higher bonus of the first character card, which is also the lower one.
    #[schemars(range(min = 1, max = 9))]
    pub first_bonus: u8,
    /// The bonus of the first attack.
    #[schemars(range(min = 1, max = 6))]
    pub first_attack: u8,
    /// The ratings of the first defence cards.
    #[schemars(length(min = 1, max = 6), inner(range(min = 1, max = 9)))]
    pub first_defences: Vec<u8>,
    /// The ratings of the first defence cards where fights are less deadly.
    #[schemars(length(min = 1, max = 6), inner(range(min = 1, max = 9)))]
    pub first_defences_mild: Vec<u8>,
    /// Squares of a move in a fight.
    #[schemars(range(min = 1, max = 12))]
    pub steps: u8,
    /// The difficulty of tending wounds.
    #[schemars(range(min = 1, max = 18))]
    pub mend_difficulty: u8,
    /// The most that whoever tends wounds gives back.
    #[schemars(range(min = 1, max = 9))]
    pub mend_most: u8,
    /// Rating that heals between two adventures.
    #[schemars(range(min = 0, max = 99))]
    pub rest_rating: u8,
    /// Points for everybody when the reason is met.
    #[schemars(range(min = 0, max = 200))]
    pub points_for_success: u8,
    /// Points for everybody who comes out when it is not.
    #[schemars(range(min = 0, max = 200))]
    pub points_for_failure: u8,
    /// Rooms for each hero, where nothing else is said.
    #[schemars(range(min = 6, max = 30))]
    pub rooms: u8,
    /// The worth of all foes for each hero without points, in hundredths.
    #[schemars(range(min = 1, max = 9999))]
    pub worth_per_hero: u16,
    /// What is added to that for each ten points that a hero has been worth, in hundredths.
    #[schemars(range(min = 0, max = 999))]
    pub worth_per_ten_points: u16,
    /// What that comes to in all for one hero, for two and so on, in percent of the sum: together they
    /// are stronger. The last counts for all larger parties.
    #[schemars(length(min = 1, max = 6), inner(range(min = 1, max = 9999)))]
    pub worth_for_company: Vec<u16>,
    /// What is added to that for each room more than usual, in percent.
    #[schemars(range(min = 0, max = 50))]
    pub worth_per_room: u8,
    /// What that comes to where fights are less deadly, in percent.
    #[schemars(range(min = 1, max = 999))]
    pub worth_if_mild: u16,
    /// The most that one room of guards is worth of all, in percent.
    #[schemars(range(min = 5, max = 100))]
    pub most_in_a_room: u8,
    /// The least percentage of rooms that are guarded.
    #[schemars(range(min = 5, max = 100))]
    pub guarded_rooms: u8,
    /// Squares that a guard keeps within of its leader.
    #[schemars(range(min = 1, max = 12))]
    pub guards_near: u8,
    /// The worth of all foes from which heroes are of the second tier, of the third and so on, in
    /// hundredths: threats are drawn by it.
    #[schemars(length(max = 8), inner(range(min = 1, max = 999999)))]
    pub tiers: Vec<u32>,
    /// Obstacles for ten rooms.
    #[schemars(range(min = 0, max = 20))]
    pub obstacles: u8,
    /// The highest face of a d6 at which whoever is spent dies, where fights are neither mild nor
    /// deadly.
    #[schemars(range(min = 0, max = 6))]
    pub dies_on: u8,
    /// Rounds after which a fight drags on: the foes give it up.
    #[schemars(range(min = 10, max = 1000))]
    pub long_fight: u16,
    /// Exchanges of cards that are offered before a sitting.
    #[schemars(range(min = 1, max = 999))]
    pub most_moves: u16,
}

crate::record!(Figures, "card_grid/figures");
