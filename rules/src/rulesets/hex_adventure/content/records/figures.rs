//! The single figures of the book.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::{
    content::Within,
    dice::{DiceExpr, Die},
};

/// Single figures of the book.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The die of all checks and contests.
    pub die: Die,
    /// Number of dice of a check, to hit and otherwise.
    #[schemars(range(min = 1, max = 8))]
    pub check_dice: u8,
    /// Number of dice to hit a target behind cover.
    #[schemars(range(min = 1, max = 8))]
    pub cover_dice: u8,
    /// The maximum number of dice that a side may name in a contest.
    #[schemars(range(min = 1, max = 8))]
    pub contest_dice: u8,
    /// The sum of the attributes of a new hero.
    #[schemars(range(min = 3, max = 180))]
    pub attribute_points: u8,
    /// The minimum of each attribute of a new hero.
    #[schemars(range(min = 1, max = 60))]
    pub attribute_least: u8,
    /// Points for skills and spells of a new hero.
    #[schemars(range(min = 0, max = 60))]
    pub skill_points: u8,
    /// Maximum number of combat skills with such points.
    #[schemars(range(min = 0, max = 60))]
    pub combat_skills: u8,
    /// The maximum number of heroes in a party.
    #[schemars(range(min = 1, max = 6))]
    pub most_heroes: u8,
    /// Divisor of DX for the hexes of a move, rounded down.
    #[schemars(range(min = 1, max = 9))]
    pub move_divisor: i32,
    /// The damage of an unarmed human in a grapple.
    pub unarmed: DiceExpr,
    /// Bonus to damage for the stronger side of a grapple.
    #[schemars(range(min = -20, max = 20))]
    pub stronger: i32,
    /// Penalty to damage for the weaker side of a grapple.
    #[schemars(range(min = -20, max = 20))]
    pub weaker: i32,
    /// A grappler with this many times its foe's ST moves and acts freely with it.
    #[schemars(range(min = 1, max = 9))]
    pub carry_factor: i32,
    /// Extra dice of damage for a first attack.
    #[schemars(range(min = 0, max = 4))]
    pub first_attack_dice: u8,
    /// Damage of this many times its ST kills.
    #[schemars(range(min = 1, max = 9))]
    pub death_factor: i32,
    /// A fight that lasts more rounds than this is broken off: the foes leave.
    #[schemars(range(min = 1, max = 999))]
    pub longest_fight: u16,
    /// Foes flee once their damage reaches their ST divided by this, rounded up.
    #[schemars(range(min = 1, max = 9))]
    pub flee_divisor: i32,
    /// Experience for winning a fight.
    #[schemars(range(min = 0, max = 999))]
    pub fight_experience: i32,
    /// Experience for a plot word.
    #[schemars(range(min = 0, max = 999))]
    pub word_experience: i32,
    /// An attribute point costs the attribute times the first, divided by the second.
    #[schemars(with = "(Within<1, 99>, Within<1, 99>)")]
    pub attribute_price: (i32, i32),
    /// Experience that a skill point or a spell costs.
    #[schemars(range(min = 1, max = 999))]
    pub skill_price: i32,
    /// Reduction of each attribute by a curse.
    #[schemars(range(min = 0, max = 60))]
    pub curse: i32,
    /// Rations that a hero eats a day.
    #[schemars(range(min = 0, max = 9))]
    pub rations: i32,
    /// Lasting fatigue from a day without a ration.
    #[schemars(range(min = 0, max = 99))]
    pub hunger: i32,
}

crate::record!(Figures, "hex_adventure/figures", |figures, report| {
    let least = u32::from(figures.attribute_least) * 3;
    report.expect(
        least <= u32::from(figures.attribute_points),
        "attribute_points",
        "the points must do for the least of all three attributes",
    );
});
