//! Conditions and spells.

use super::super::{
    content::{Book, ConditionIx, Lasts, Spell},
    words::{self, Doer, Teller},
};
use super::{cell, named, none, say, several};
use crate::game::{BookTable, Phrase, plain};

pub(super) fn conditions(book: &Book) -> BookTable {
    let exhaustion = &book.imposed.exhaustion;
    let rows = book.conditions.keyed();
    let rows = rows.filter(|(key, _)| !exhaustion.contains(key));
    let rows = rows.map(|(_, it)| vec![say(it.name), say(it.detail)]);
    let headings = ["dive-column-condition", "dive-column-does"];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn exhaustion(book: &Book) -> BookTable {
    let rows = (1..).zip(&book.imposed.exhaustion);
    let rows =
        rows.map(|(level, it): (u8, &ConditionIx)| vec![plain(level), say(book[*it].detail)]);
    let headings = ["dive-column-level", "dive-column-does"];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn spells(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.spells.iter().collect();
    ordered.sort_by_key(|it| it.circle);
    let teller = Teller::new(book, Doer::You);
    let rows = ordered.into_iter().map(|it| {
        let classes = it.classes.iter().map(|id| named(&book.classes, id));
        let time = words::time(it.time);
        vec![
            circle(it.circle),
            say(it.name),
            several(classes),
            match it.ritual {
                true => say("dive-book-ritual").with("time", time),
                false => cell(time),
            },
            words::range(it.range),
            cell(teller.components(&it.components)),
            duration(&teller, it),
            say(it.detail),
        ]
    });
    let headings = [
        "dive-column-circle",
        "dive-column-spell",
        "dive-column-classes",
        "dive-column-time",
        "dive-column-range",
        "dive-column-components",
        "dive-column-duration",
        "dive-column-does",
    ];
    BookTable::new(&headings, rows.collect())
}

fn circle(n: u8) -> Phrase {
    match n {
        0 => say("dive-book-cantrip"),
        n => words::circle(n),
    }
}

fn duration(teller: &Teller<'_>, it: &Spell) -> Phrase {
    let lasts = match it.lasts {
        Lasts::Minutes(n) => Some(words::minutes(n.into())),
        lasts => teller.lasts(lasts),
    };
    match (lasts, it.concentration) {
        (Some(lasts), true) => say("dive-book-concentration").with("lasts", lasts),
        (Some(lasts), false) => cell(lasts),
        (None, _) => say("dive-book-at-once"),
    }
}

pub(super) fn spell_slots(book: &Book) -> BookTable {
    let rows = book.classes.iter().flat_map(|class| {
        let casting = class.casting.iter();
        casting.flat_map(|casting| {
            let levels = (1u8..).zip(casting.cantrips.iter().zip(&casting.slots));
            levels.filter_map(|(level, (cantrips, slots))| {
                let slots = slots.iter().zip(1u8..).filter(|(n, _)| **n > 0);
                let slots: Vec<Phrase> =
                    slots.map(|(n, circle)| words::slots(*n, circle)).collect();
                if *cantrips == 0 && slots.is_empty() {
                    return None;
                }
                let cantrips = match cantrips {
                    0 => none(),
                    n => plain(n),
                };
                Some(vec![
                    say(class.name),
                    plain(level),
                    cantrips,
                    several(slots),
                ])
            })
        })
    });
    let headings = [
        "dive-column-class",
        "dive-column-level",
        "dive-column-cantrips",
        "dive-column-circles",
    ];
    BookTable::new(&headings, rows.collect())
}
