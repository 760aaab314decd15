//! The single figures of the book.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::dice::{DiceExpr, Die};

/// Single figures of the book.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The die of all checks and contests.
    pub die: Die,
    /// Number of dice of a check, to hit and otherwise.
    pub check_dice: u8,
    /// Number of dice to hit a target behind cover.
    pub cover_dice: u8,
    /// The maximum number of dice that a side may name in a contest.
    pub contest_dice: u8,
    /// The sum of the attributes of a new hero.
    pub attribute_points: u8,
    /// The minimum of each attribute of a new hero.
    pub attribute_least: u8,
    /// Points for skills and spells of a new hero.
    pub skill_points: u8,
    /// Maximum number of combat skills with such points.
    pub combat_skills: u8,
    /// The maximum number of heroes in a party.
    pub most_heroes: u8,
    /// Divisor of DX for the hexes of a move, rounded down.
    pub move_divisor: i32,
    /// The damage of an unarmed human in a grapple.
    pub unarmed: DiceExpr,
    /// Bonus to damage for the stronger side of a grapple.
    pub stronger: i32,
    /// Penalty to damage for the weaker side of a grapple.
    pub weaker: i32,
    /// A grappler with this many times its foe's ST moves and acts freely with it.
    pub carry_factor: i32,
    /// Extra dice of damage for a first attack.
    pub first_attack_dice: u8,
    /// Damage of this many times its ST kills.
    pub death_factor: i32,
    /// A fight that lasts more rounds than this is broken off: the foes leave.
    pub longest_fight: u16,
    /// Foes flee once their damage reaches their ST divided by this, rounded up.
    pub flee_divisor: i32,
    /// Experience for winning a fight.
    pub fight_experience: i32,
    /// Experience for a plot word.
    pub word_experience: i32,
    /// An attribute point costs the attribute times the first, divided by the second.
    pub attribute_price: (i32, i32),
    /// Experience that a skill point or a spell costs.
    pub skill_price: i32,
    /// Reduction of each attribute by a curse.
    pub curse: i32,
    /// Rations that a hero eats a day.
    pub rations: i32,
    /// Lasting fatigue from a day without a ration.
    pub hunger: i32,
}

crate::record!(Figures, "hex_adventure/figures", |figures, report| {
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
