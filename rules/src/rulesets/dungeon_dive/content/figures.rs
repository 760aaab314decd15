//! The single figures of the book.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Armour, Coins, Condition, Sheet, Weapon};
use crate::{
    content::{Ref, Within},
    dice::DiceExpr,
};

/// The sides and the ceiling of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetSize {
    /// Squares of its short side.
    #[schemars(range(min = 5, max = 38))]
    pub wide: u8,
    /// Squares of its long side.
    #[schemars(range(min = 5, max = 38))]
    pub long: u8,
    /// The ceiling, in feet.
    #[schemars(range(min = 5, max = 60))]
    pub ceiling: u8,
}

/// A level of the dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DungeonLevel {
    /// Rooms to clear, and rows of three doors.
    #[schemars(range(min = 1, max = 9))]
    pub rooms: u8,
    /// The challenge for heroes below the higher tier.
    #[schemars(range(min = 1, max = 20))]
    pub challenge: u8,
    /// The challenge in the higher tier.
    #[schemars(range(min = 1, max = 20))]
    pub higher_challenge: u8,
    /// The difficulty of an idea that uses gear.
    #[schemars(range(min = 5, max = 25))]
    pub idea: u8,
    /// The difficulty of an idea that uses something up.
    #[schemars(range(min = 5, max = 25))]
    pub spent_idea: u8,
}

/// Conditions that rules impose by themselves.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CoreConditions {
    /// At 0 hit points.
    pub unconscious: Ref<Condition>,
    /// Knocked to the ground.
    pub prone: Ref<Condition>,
    /// Held.
    pub grappled: Ref<Condition>,
    /// Surprised, in the first round.
    pub surprised: Ref<Condition>,
    /// Dodging.
    pub dodging: Ref<Condition>,
    /// Not seen.
    pub hidden: Ref<Condition>,
    /// Helped with the next attack.
    pub helped: Ref<Condition>,
    /// Levels of exhaustion, the first one first.
    #[schemars(length(min = 6, max = 6))]
    pub exhaustion: Vec<Ref<Condition>>,
}

/// Single figures of the book.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Feet of a square.
    #[schemars(range(min = 5, max = 10))]
    pub square: u8,
    /// The levels of the dungeon.
    #[schemars(length(min = 5, max = 5))]
    pub levels: Vec<DungeonLevel>,
    /// Doors of a row.
    #[schemars(range(min = 1, max = 6))]
    pub doors: u8,
    /// The average level at which the higher tier begins.
    #[schemars(range(min = 2, max = 20))]
    pub higher_from: u8,
    /// The sheets.
    #[schemars(length(min = 4, max = 4))]
    pub sheets: BTreeMap<Sheet, SheetSize>,
    /// The height of a trap's ceiling, in feet.
    #[schemars(range(min = 5, max = 60))]
    pub trap_ceiling: u8,
    /// Faces of the d10 up to which a trap waits.
    #[schemars(range(min = 0, max = 10))]
    pub trap_on: u8,
    /// What the second try of a check adds to its difficulty.
    #[schemars(range(min = 0, max = 9))]
    pub second_try: u8,
    /// The difficulty of sneaking and backing away, to which the dungeon level is added.
    #[schemars(range(min = 5, max = 20))]
    pub sneak: u8,
    /// Feet that somebody alone is ahead.
    #[schemars(range(min = 0, max = 120))]
    pub ahead: u8,
    /// How far foes stand from the way in, in hundredths of the map's length.
    #[schemars(range(min = 10, max = 100))]
    pub foes_at: u8,
    /// Faces of a d4 up to which a foe goes on with the downed.
    #[schemars(range(min = 0, max = 4))]
    pub downed_on: u8,
    /// Intelligence from which foes see through doubles, avoid hazards and choose well.
    #[schemars(range(min = 1, max = 20))]
    pub clever: i8,
    /// Intelligence or wisdom from which foes learn by being burnt.
    #[schemars(range(min = 1, max = 20))]
    pub learns: i8,
    /// Initiative that scouted foes have on `quick=true`, in place of the dungeon level.
    #[schemars(range(min = 0, max = 9))]
    pub quick_scouted: u8,

    /// The rooms cleared for each level from 1.
    #[schemars(length(min = 20, max = 20), with = "Vec<Within<0, 2000>>")]
    pub rooms_for: Vec<u16>,
    /// The proficiency bonus for each level from 1.
    #[schemars(length(min = 20, max = 20), with = "Vec<Within<1, 9>>")]
    pub proficiency: Vec<u8>,
    /// Character levels at which the dice of cantrips grow.
    #[schemars(length(max = 4), with = "Vec<Within<1, 20>>")]
    pub cantrips_at: Vec<u8>,
    /// Scores of the array.
    #[schemars(length(min = 6, max = 6), with = "Vec<Within<3, 18>>")]
    pub array: Vec<i8>,
    /// Points to buy scores with.
    #[schemars(range(min = 6, max = 60))]
    pub points: u8,
    /// The price of each score from 8 on.
    #[schemars(length(min = 8, max = 8), with = "Vec<Within<0, 20>>")]
    pub point_prices: Vec<u8>,
    /// The dice of a rolled score.
    pub score_dice: DiceExpr,
    /// How many of them count, the best.
    #[schemars(range(min = 1, max = 9))]
    pub score_best: u8,
    /// The most that a score comes to.
    #[schemars(range(min = 10, max = 30))]
    pub most_score: i8,
    /// Points of an increase.
    #[schemars(range(min = 1, max = 4))]
    pub increase: u8,
    /// Heroes of a party at most.
    #[schemars(range(min = 1, max = 6))]
    pub most_heroes: u8,
    /// Hired hands at most.
    #[schemars(range(min = 0, max = 6))]
    pub most_hired: u8,
    /// The highest level that there is content for.
    #[schemars(range(min = 1, max = 20))]
    pub most_level: u8,
    /// Items that somebody is attuned to at most.
    #[schemars(range(min = 1, max = 6))]
    pub most_attuned: u8,

    /// The difficulty of a death save.
    #[schemars(range(min = 1, max = 20))]
    pub death_save: u8,
    /// Successes or failures of death saves that decide.
    #[schemars(range(min = 1, max = 9))]
    pub death_saves: u8,
    /// The difficulty of keeping one's feet after a jump onto difficult ground.
    #[schemars(range(min = 1, max = 20))]
    pub landing: u8,
    /// The difficulty of stabilising somebody.
    #[schemars(range(min = 1, max = 20))]
    pub stabilise: u8,
    /// The least difficulty of a concentration save.
    #[schemars(range(min = 1, max = 20))]
    pub concentration: u8,
    /// AC by half cover.
    #[schemars(range(min = 0, max = 9))]
    pub half_cover: i8,
    /// AC by three quarters cover.
    #[schemars(range(min = 0, max = 9))]
    pub most_cover: i8,
    /// Damage for every 10 feet fallen.
    pub fall: DiceExpr,
    /// The most dice of a fall.
    #[schemars(range(min = 1, max = 40))]
    pub most_fall: u8,
    /// What is struck with when there is no weapon.
    pub unarmed: Ref<Weapon>,
    /// What a shield is, for classes that bear one.
    pub shield: Ref<Armour>,
    /// Feet behind a missed target where a thrown weapon lies.
    #[schemars(range(min = 0, max = 30))]
    pub thrown_beyond: u8,
    /// Rounds after which a fight is broken off and counts as lost ground.
    #[schemars(range(min = 10, max = 200))]
    pub longest_fight: u16,
    /// Conditions that rules impose.
    pub conditions: CoreConditions,

    /// What a dive costs.
    pub lodging: Coins,
    /// What it costs to be brought back.
    pub revival: Coins,
    /// What each death of a hired hand adds to the price of the next, if the family was not paid.
    pub hired_death: Coins,
    /// What a new hero has in hand.
    pub purse: Coins,
    /// Per cent that goods without a stated value are sold for.
    #[schemars(range(min = 0, max = 100))]
    pub resale: u8,
}

crate::record!(Figures, "dungeon_dive/figures", |figures, report| {
    let rising = figures.rooms_for.windows(2).all(|it| it[0] < it[1]);
    report.expect(
        rising,
        "rooms_for",
        "each level takes more rooms than the last",
    );
});
