//! The single figures of the book.

use schemars::JsonSchema;
use serde::Deserialize;

use super::record;
use crate::dice::{DiceExpr, Die};

/// Single figures of the book.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The die of all checks and contests.
    pub die: Die,
    /// Dice of a check, to hit and otherwise.
    pub check_dice: u8,
    /// Dice to hit a target behind cover.
    pub cover_dice: u8,
    /// The most dice that a side may name in a contest.
    pub contest_dice: u8,
    /// Points that the attributes of a new hero come to.
    pub attribute_points: u8,
    /// The least of each attribute of a new hero.
    pub attribute_least: u8,
    /// Points for skills and spells of a new hero.
    pub skill_points: u8,
    /// In how many combat skills these may lie.
    pub combat_skills: u8,
    /// The most heroes in a party.
    pub most_heroes: u8,
    /// What DX is divided by for the hexes of a move, rounded down.
    pub move_divisor: i32,
    /// Damage of an unarmed human in a grapple.
    pub unarmed: DiceExpr,
    /// More damage for the stronger side of a grapple.
    pub stronger: i32,
    /// Less damage for the weaker side of a grapple.
    pub weaker: i32,
    /// How many times its foe's ST a grappler needs to move and act freely with it.
    pub carry_factor: i32,
    /// More dice of damage for a first attack.
    pub first_attack_dice: u8,
    /// How many times its ST of damage kills.
    pub death_factor: i32,
    /// A fight that lasts longer than so many rounds is broken off: the foes go.
    pub longest_fight: u16,
    /// Foes flee at their ST divided by this of damage, rounded up.
    pub flee_divisor: i32,
    /// Experience for a fight that was won.
    pub fight_experience: i32,
    /// Experience for a plot word.
    pub word_experience: i32,
    /// An attribute point costs the attribute times the first, divided by the second.
    pub attribute_price: (i32, i32),
    /// Experience that a skill point or a spell costs.
    pub skill_price: i32,
    /// What a curse takes off each attribute.
    pub curse: i32,
    /// Rations that a hero eats a day.
    pub rations: i32,
    /// Lasting fatigue of a day without a ration.
    pub hunger: i32,
}

record!(Figures, "figures", |figures, report| {
    for (good, field) in [
        ((1..=8).contains(&figures.check_dice), "check_dice"),
        ((1..=8).contains(&figures.cover_dice), "cover_dice"),
        ((1..=8).contains(&figures.contest_dice), "contest_dice"),
        ((1..=6).contains(&figures.most_heroes), "most_heroes"),
        ((1..=9).contains(&figures.move_divisor), "move_divisor"),
        ((1..=9).contains(&figures.carry_factor), "carry_factor"),
        (
            (0..=4).contains(&figures.first_attack_dice),
            "first_attack_dice",
        ),
        ((1..=9).contains(&figures.death_factor), "death_factor"),
        ((1..=999).contains(&figures.longest_fight), "longest_fight"),
        ((1..=9).contains(&figures.flee_divisor), "flee_divisor"),
        (
            (1..=99).contains(&figures.attribute_price.0),
            "attribute_price",
        ),
        (
            (1..=99).contains(&figures.attribute_price.1),
            "attribute_price",
        ),
        ((1..=999).contains(&figures.skill_price), "skill_price"),
        ((0..=9).contains(&figures.rations), "rations"),
    ] {
        report.expect(good, field, "this figure is out of bounds");
    }
    let least = u32::from(figures.attribute_least) * 3;
    report.expect(
        figures.attribute_least >= 1 && least <= u32::from(figures.attribute_points),
        "attribute_points",
        "the points must do for the least of all three attributes",
    );
});
