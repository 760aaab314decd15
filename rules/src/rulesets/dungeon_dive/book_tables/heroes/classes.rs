//! Classes and their paths.

use super::super::super::{
    content::{Book, Class, Column, Gain},
    words,
};
use super::{counted, named, or_dash, say, several};
use crate::{
    content::BookEntry,
    game::{BookTable, Phrase, plain},
};

pub(in super::super) fn classes(book: &Book) -> BookTable {
    let rows = book.classes.iter().map(|it| {
        let armours = it.armours.iter().map(|it| words::armour_group(*it));
        let weapons = it.weapons.iter().map(|it| words::weapon_group(*it));
        let tools = it.thieves_tools.then(|| say("dive-rolled-tools"));
        let skills = it.from.iter().map(|it| words::skill(*it));
        vec![
            say(it.name),
            plain(it.hit_die),
            several(it.saves.iter().map(|it| words::ability(*it))),
            several(armours),
            several(weapons.chain(tools)),
            counted("dive-book-skills", it.skills).with("skills", several(skills)),
            Phrase::new(it.about.clone()),
        ]
    });
    let headings = [
        "dive-column-class",
        "dive-column-hit-die",
        "dive-column-saves",
        "dive-column-armour",
        "dive-column-weapons",
        "dive-column-skills",
        "dive-column-about",
    ];
    BookTable::new(&headings, rows.collect())
}

pub(in super::super) fn hit_points(book: &Book) -> BookTable {
    let rows = book.classes.iter().map(|it| {
        let most = it.hit_die.sides();
        vec![
            say(it.name),
            counted("dive-book-with-constitution", most),
            // The average of a die, rounded up.
            counted("dive-book-with-constitution", most / 2 + 1),
        ]
    });
    let headings = [
        "dive-column-class",
        "dive-column-on-level-1",
        "dive-column-on-levels-after",
    ];
    BookTable::new(&headings, rows.collect())
}

pub(in super::super) fn features(book: &Book) -> BookTable {
    let rows = book.classes.iter().flat_map(|class| {
        gains(book, &class.gains)
            .map(|(level, [name, does])| vec![say(class.name), plain(level), name, does])
    });
    let headings = [
        "dive-column-class",
        "dive-column-level",
        "dive-column-feature",
        "dive-column-does",
    ];
    BookTable::new(&headings, rows.collect())
}

pub(in super::super) fn paths(book: &Book) -> BookTable {
    let rows = book.classes.iter().flat_map(|class| {
        let paths = class.paths.iter().filter_map(|id| book.paths.find(id));
        paths.flat_map(|path| {
            let path = &book[path];
            gains(book, &path.gains).map(|(level, [name, does])| {
                vec![say(class.name), say(path.name), plain(level), name, does]
            })
        })
    });
    let headings = [
        "dive-column-class",
        "dive-column-path",
        "dive-column-level",
        "dive-column-feature",
        "dive-column-does",
    ];
    BookTable::new(&headings, rows.collect())
}

/// What is gained by level: its name, and what it does. Features to choose from have a row each.
fn gains<'b>(
    book: &'b Book,
    all: &'b [(u8, Gain)],
) -> impl Iterator<Item = (u8, [Phrase; 2])> + 'b {
    let feature = move |id| {
        let it = &book[book.features.find(id)?];
        Some([say(it.name), say(it.detail)])
    };
    all.iter().flat_map(move |(level, gain)| {
        let gained: Vec<[Phrase; 2]> = match gain {
            Gain::Feature(id) => feature(id).into_iter().collect(),
            Gain::OneOf(options) => options
                .iter()
                .filter_map(|id| {
                    let [name, does] = feature(id)?;
                    Some([say("dive-book-to-choose").with("feature", name), does])
                })
                .collect(),
            Gain::Path => vec![["dive-gain-path", "dive-gain-path-about"].map(say)],
            Gain::Increase => vec![[
                say("dive-gain-increase"),
                counted("dive-gain-increase-about", book.figures.increase),
            ]],
            Gain::Expertise(n) => vec![[
                say("dive-gain-expertise"),
                counted("dive-gain-expertise-about", *n),
            ]],
        };
        gained.into_iter().map(|it| (*level, it))
    })
}

pub(in super::super) fn figures(book: &Book) -> BookTable {
    let rows = book.classes.iter().flat_map(|class| {
        class.columns.iter().map(|(id, column)| {
            vec![
                say(class.name),
                named(&book.features, id),
                or_dash(words::series(spans(column).map(|(from, to, it)| {
                    span(from, to).with("figure", figure(it))
                }))),
            ]
        })
    });
    let headings = [
        "dive-column-class",
        "dive-column-figure",
        "dive-column-by-level",
    ];
    BookTable::new(&headings, rows.collect())
}

/// Equal figures that follow each other, from which level to which; none where there is nothing.
fn spans(column: &[Column]) -> impl Iterator<Item = (u8, u8, Column)> {
    let mut spans: Vec<(u8, u8, Column)> = Vec::new();
    for (level, it) in (1..).zip(column) {
        match spans.last_mut() {
            Some((_, to, same)) if same == it => *to = level,
            _ => spans.push((level, level, *it)),
        }
    }
    let counts = |it: &(u8, u8, Column)| it.2 != Column::Number(0);
    spans.into_iter().filter(counts)
}

fn span(from: u8, to: u8) -> Phrase {
    match from == to {
        true => counted("dive-book-at-level", from),
        false => counted("dive-book-at-levels", from).with("to", to),
    }
}

fn figure(it: Column) -> Phrase {
    match it {
        Column::Number(n) => plain(n),
        Column::Dice(dice) => plain(words::dice(dice)),
    }
}

pub(in super::super) fn increases(book: &Book) -> BookTable {
    let rows = book.classes.iter().map(|it| {
        let levels = it.increases.iter().map(plain);
        vec![say(it.name), or_dash(words::and(levels))]
    });
    let headings = ["dive-column-class", "dive-column-levels"];
    BookTable::new(&headings, rows.collect())
}

pub(in super::super) fn attacks(book: &Book) -> BookTable {
    let rows = book.classes.iter().flat_map(more_attacks);
    let headings = [
        "dive-column-class",
        "dive-column-from-level",
        "dive-column-attacks",
    ];
    BookTable::new(&headings, rows.collect())
}

/// A row for each level from which a class attacks more often.
fn more_attacks(class: &BookEntry<Class>) -> Vec<Vec<Phrase>> {
    let levels = (2u8..).zip(class.attacks.windows(2));
    let more = levels.filter(|(_, pair)| pair[0] < pair[1]);
    more.map(|(level, pair)| vec![say(class.name), plain(level), plain(pair[1])])
        .collect()
}
