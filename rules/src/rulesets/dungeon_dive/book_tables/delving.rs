//! Levels, traps and wandering cards.

use super::super::{
    content::{Book, Failed, Trap, TrapWay},
    words::{self, Doer, Teller},
};
use super::{cell, counted, named, none, or_dash, say, several};
use crate::game::{BookTable, Phrase, plain};

pub(super) fn dungeon_levels(book: &Book) -> BookTable {
    let rows = (1..).zip(&book.figures.levels).map(|(level, it): (u8, _)| {
        vec![
            plain(level),
            plain(it.rooms),
            plain(it.challenge),
            plain(it.higher_challenge),
        ]
    });
    let headings = [
        "dive-column-dungeon-level",
        "dive-column-rooms",
        "dive-column-challenge",
        "dive-column-higher-challenge",
    ];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn ideas(book: &Book) -> BookTable {
    let rows = (1..).zip(&book.figures.levels);
    let rows =
        rows.map(|(level, it): (u8, _)| vec![plain(level), plain(it.idea), plain(it.spent_idea)]);
    let headings = [
        "dive-column-dungeon-level",
        "dive-column-with-gear",
        "dive-column-with-something-spent",
    ];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn traps(book: &Book) -> BookTable {
    let headings = [
        "dive-column-trap",
        "dive-column-ways",
        "dive-column-ideas",
        "dive-column-suffers",
        "dive-column-afterwards",
    ];
    let Some(table) = book.trap_tables.first() else {
        return BookTable::new(&headings, Vec::new());
    };
    BookTable::rolled(table, plain, &headings, |row| {
        let Some(trap) = book.traps.find(&row.trap) else {
            return headings.iter().map(|_| none()).collect();
        };
        let trap = &book[trap];
        vec![
            say(trap.name),
            or_dash(words::series(trap.ways.iter().map(|it| way(trap, it)))),
            ideas_of(trap),
            say("dive-book-suffers")
                .with("who", words::victims(trap.victims))
                .with("what", Teller::new(book, Doer::Cause).trap(trap)),
            say(match trap.failed {
                Failed::Passed => "dive-book-failed-passed",
                Failed::Stays => "dive-book-failed-stays",
                Failed::Shut => "dive-book-failed-shut",
            }),
        ]
    })
}

/// A way past a trap: what is rolled against what, and what has to come before.
fn way(trap: &Trap, it: &TrapWay) -> Phrase {
    let with = or_dash(words::or(it.with.iter().map(|it| words::rolled(*it))));
    let dc = match it.deeper {
        0 => counted("dive-book-dc", it.dc),
        deeper => counted(
            "dive-book-dc-by-level",
            i32::from(it.dc) - i32::from(deeper),
        )
        .with("deeper", deeper),
    };
    let key = match it.group {
        true => "dive-book-way",
        false => "dive-book-way-alone",
    };
    let way = say(key)
        .with("way", Phrase::new(it.name.clone()))
        .with("with", with)
        .with("dc", dc);
    let before = it.after.and_then(|place| trap.ways.get(usize::from(place)));
    match before {
        Some(before) => say("dive-book-way-after")
            .with("way", way)
            .with("before", Phrase::new(before.name.clone())),
        None => way,
    }
}

/// Ideas that make sense at a trap, and those that pass it.
fn ideas_of(trap: &Trap) -> Phrase {
    let ideas = several(trap.ideas.iter().map(|it| words::idea(*it)));
    match words::commas(trap.passes.iter().map(|it| words::idea(*it))) {
        Some(passes) => say("dive-book-ideas-and-passes")
            .with("ideas", ideas)
            .with("passes", passes),
        None => ideas,
    }
}

pub(super) fn wandering_cards(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.cards.iter().collect();
    ordered.sort_by_key(|it| (it.six, it.nine));
    let challenges = 1..=5;
    let rows = ordered.into_iter().map(|card| {
        let answers = challenges.clone().map(|challenge| {
            let answer = card.answers.iter().find(|it| it.challenge == challenge);
            or_dash(answer.and_then(|it| {
                let foes = it
                    .foes
                    .iter()
                    .map(|foe| words::small(named(&book.foes, foe)));
                let foes = cell(words::or(foes)?);
                Some(counted("dive-book-answer", it.most).with("foes", foes))
            }))
        });
        let found = [plain(card.six), plain(card.nine), say(card.name)];
        found.into_iter().chain(answers).collect()
    });
    let headings = [
        "dive-column-d6",
        "dive-column-d10",
        "dive-column-card",
        "dive-column-challenge-1",
        "dive-column-challenge-2",
        "dive-column-challenge-3",
        "dive-column-challenge-4",
        "dive-column-challenge-5",
    ];
    BookTable::new(&headings, rows.collect())
}
