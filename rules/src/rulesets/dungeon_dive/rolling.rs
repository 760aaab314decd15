//! From what a roll is made of to the dice that are rolled.

use super::{
    checks::{D20, Mode},
    content::{Ability, Book, Source},
    sheet::{Tally, Why},
};

/// A d20 as a tally has it.
pub fn d20(book: &Book, role: &'static str, tally: &Tally) -> D20 {
    let (advantage, disadvantage) = (&tally.advantage, &tally.disadvantage);
    let mode = Mode::of(!advantage.is_empty(), !disadvantage.is_empty());
    let mut d20 = D20::new(role, mode);
    for (why, by) in &tally.bonus {
        d20 = d20.plus(name(book, *why), *by);
    }
    for (_, dice, more) in &tally.dice {
        d20 = match more {
            true => d20.dice_more(*dice),
            false => d20.dice_less(*dice),
        };
    }
    d20.at_least(tally.at_least)
        .rerolling_ones(tally.rerolls_ones)
}

/// What a part of a sum is called, as a phrase key.
pub fn name(book: &Book, why: Why) -> &'static str {
    match why {
        Why::Source(source) => source_name(book, source),
        Why::Foe { foe, .. } => book[foe].name,
        Why::Rule(_) => "modifier-dive-rule",
        Why::Ability(ability) => match ability {
            Ability::Strength => "modifier-dive-strength",
            Ability::Dexterity => "modifier-dive-dexterity",
            Ability::Constitution => "modifier-dive-constitution",
            Ability::Intelligence => "modifier-dive-intelligence",
            Ability::Wisdom => "modifier-dive-wisdom",
            Ability::Charisma => "modifier-dive-charisma",
        },
        Why::Trained => "modifier-dive-proficiency",
        Why::Given => "modifier-dive-given",
    }
}

/// The name of a record, as a phrase key.
pub fn source_name(book: &Book, source: Source) -> &'static str {
    match source {
        Source::Rule => "modifier-dive-rule",
        Source::Condition(it) => book[it].name,
        Source::Spell(it) => book[it].name,
        Source::Feature(it) => book[it].name,
        Source::Item(it) => book[it].name,
        Source::Gear(it) => book[it].name,
        Source::Foe(it) => book[it].name,
        Source::Trap(it) => book[it].name,
        Source::Terrain(_) => "modifier-dive-terrain",
    }
}
