//! What only the whole content can be asked: checked on request, so that a part of it still loads.

use std::collections::{BTreeMap, BTreeSet};

use super::{DiveMap, Figures, Terrain, TrapRoom, WanderingCard};
use crate::{
    content::{Library, LibraryReport, Record},
    dungeon::{Board, Things},
};

/// The sums of two d20.
const MAPS: std::ops::RangeInclusive<u8> = 2..=40;

/// Checks that every map number and every card is there once, and that things on boards say what
/// they mean here.
pub(super) fn check(library: &Library, report: &mut LibraryReport) {
    if library.all::<Figures>().is_empty() {
        return;
    }
    check_numbers(library, report);
    check_cards(library, report);
    let things = Things::of(library);
    check_things::<DiveMap>(library, &things, report);
    check_things::<TrapRoom>(library, &things, report);
}

/// Each number has one map; rule `map.roll`.
fn check_numbers(library: &Library, report: &mut LibraryReport) {
    let mut known = BTreeMap::new();
    for (id, map) in library.all::<DiveMap>() {
        if let Some(other) = known.insert(map.number, id) {
            let message = format!("{other} has the number {} already", map.number);
            report.warn::<DiveMap>(id, "number", message);
        }
    }
    let missing = absent(
        MAPS.map(|it| it.to_string()),
        known.keys().map(u8::to_string),
    );
    if !missing.is_empty() {
        let message = format!("there is no map with the number {}", missing.join(", "));
        report.kind::<DiveMap>(message);
    }
}

/// Those of all that are not known.
fn absent(all: impl Iterator<Item = String>, known: impl Iterator<Item = String>) -> Vec<String> {
    let known: BTreeSet<String> = known.collect();
    all.filter(|it| !known.contains(it)).collect()
}

/// Each pair of d6 and d10 has one card; rule `dive.dice`.
fn check_cards(library: &Library, report: &mut LibraryReport) {
    let mut known = BTreeMap::new();
    for (id, card) in library.all::<WanderingCard>() {
        if let Some(other) = known.insert((card.six, card.nine), id) {
            let message = format!("{other} is found by {} and {} already", card.six, card.nine);
            report.warn::<WanderingCard>(id, "six", message);
        }
    }
    let named = |(six, nine): (u8, u8)| format!("{six}-{nine}");
    let pairs = (1..=6).flat_map(|six| (1..=9).map(move |nine| (six, nine)));
    let missing = absent(pairs.map(named), known.keys().map(|it| named(*it)));
    if !missing.is_empty() {
        let message = format!("there is no card for {}", missing.join(", "));
        report.kind::<WanderingCard>(message);
    }
}

/// Whatever is in the way or covers somebody says how, with terrain of its own.
fn check_things<B: Record + AsRef<Board>>(
    library: &Library,
    things: &Things,
    report: &mut LibraryReport,
) {
    for (id, board) in library.all::<B>() {
        let drawn: &Board = (**board).as_ref();
        let Ok(shape) = drawn.shape(things) else {
            continue;
        };
        let mut lacking: Vec<&str> = shape.features().iter().map(|(_, it)| it.id()).collect();
        lacking.sort_unstable();
        lacking.dedup();
        lacking.retain(|thing| library.get::<Terrain>(thing).is_none());
        if !lacking.is_empty() {
            let message = format!(
                "no terrain says what this means here: {}",
                lacking.join(", ")
            );
            report.warn::<B>(id, "", message);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_absent_is_named() {
        let all = MAPS.map(|it| it.to_string());
        let known = (2..=40).filter(|it| *it != 21).map(|it| it.to_string());
        assert_eq!(absent(all, known), ["21"]);
    }
}
