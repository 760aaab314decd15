//! Exact odds by name.

use super::{
    checks::{Action, Connection, Leads, Pack, Purpose, RoomSize, Style},
    complex::LADDER,
};
use crate::{
    dice::{Die, Distribution, odds},
    game::{CheckResults, Inputs, NamedCheck},
};

/// Every check that [`named_odds`] knows.
pub fn named_checks() -> &'static [NamedCheck] {
    const CHECKS: &[NamedCheck] = &[
        NamedCheck::new(
            "action",
            &[("style", "cautious"), ("bonus", "0"), ("difficulty", "9")],
            "failure, or the margin from 1",
        ),
        NamedCheck::new("room_size", &[("die", "d6")], "squares of a room, from 1"),
        NamedCheck::new(
            "purpose",
            &[("size", "4")],
            "the row of the table of purposes, 2 to 26",
        ),
        NamedCheck::new(
            "connection",
            &[("room", "1"), ("rooms", "10"), ("die", "d8")],
            "entrance, self, over, or the number of a room",
        ),
        NamedCheck::new(
            "pack",
            &[("die", "d6"), ("count", "4"), ("margin", "5")],
            "how many fall at most, one die each",
        ),
    ];
    CHECKS
}

/// Every result of a named check with its exact chance.
///
/// # Errors
/// A value that does not fit.
pub fn named_odds(check: &NamedCheck, inputs: &Inputs<'_>) -> CheckResults {
    match check.name {
        "action" => action(inputs),
        "room_size" => {
            let die = die(inputs)?;
            Ok(numbers(&odds(&RoomSize { die })))
        }
        "purpose" => {
            let size = inputs.number("size", 1..=20)? as u8;
            Ok(numbers(&odds(&Purpose { size })))
        }
        "connection" => connection(inputs),
        "pack" => pack(inputs),
        other => Err(format!("the odds of {other} are not known")),
    }
}

fn numbers(odds: &Distribution<u8>) -> Vec<(String, crate::dice::Fraction)> {
    let rows = odds.rows();
    rows.map(|(number, chance)| (number.to_string(), chance))
        .collect()
}

fn die(inputs: &Inputs<'_>) -> Result<Die, String> {
    let die = inputs.die("die")?;
    match LADDER.contains(&die) {
        true => Ok(die),
        false => Err(format!("die={die}: it is a d4, d6, d8, d10, d12 or d20")),
    }
}

fn action(inputs: &Inputs<'_>) -> CheckResults {
    let style = match inputs.text("style") {
        "cautious" => Style::Cautious,
        "aggressive" => Style::Aggressive,
        other => return Err(format!("style={other}: it is cautious or aggressive")),
    };
    let check = Action {
        style,
        bonus: inputs.number("bonus", -99..=99)?,
        difficulty: inputs.number("difficulty", 0..=99)?,
    };
    let odds = odds(&check);
    let rows = odds.rows().map(|(margin, chance)| {
        let name = match margin {
            0 => "failure".to_owned(),
            n => n.to_string(),
        };
        (name, chance)
    });
    Ok(rows.collect())
}

fn connection(inputs: &Inputs<'_>) -> CheckResults {
    let rooms = inputs.number("rooms", 1..=30)? as u8;
    let room = inputs.number("room", 1..=i32::from(rooms))? as u8;
    let die = die(inputs)?;
    let odds = odds(&Connection { room, rooms, die });
    let rows = odds.rows().map(|(leads, chance)| {
        let name = match leads {
            Leads::Entrance => "entrance".to_owned(),
            Leads::Itself => "self".to_owned(),
            Leads::Over => "over".to_owned(),
            Leads::Room(other) => other.to_string(),
        };
        (name, chance)
    });
    Ok(rows.collect())
}

fn pack(inputs: &Inputs<'_>) -> CheckResults {
    let die = die(inputs)?;
    let count = inputs.number("count", 1..=7)? as u8;
    let margin = inputs.number("margin", 0..=120)? as u32;
    Ok(numbers(&odds(&Pack { die, count, margin })))
}
