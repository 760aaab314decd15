//! Heroes: levels, scores, races, skills.

pub(super) mod classes;

use super::super::{
    content::{Book, Race, Skill},
    words,
};
use super::{counted, named, or_dash, say, several};
use crate::game::{BookTable, Phrase, plain};

/// The score that point prices begin at.
const FIRST_SCORE: u8 = 8;

pub(super) fn character_levels(book: &Book) -> BookTable {
    let figures = &book.figures;
    let rows = (1..).zip(figures.rooms_for.iter().zip(&figures.proficiency));
    let rows = rows.map(|(level, (rooms, bonus)): (u8, _)| {
        vec![
            plain(level),
            plain(rooms),
            counted("dive-book-bonus", *bonus),
        ]
    });
    let headings = [
        "dive-column-level",
        "dive-column-rooms-in-all",
        "dive-column-proficiency",
    ];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn ready_heroes(book: &Book) -> BookTable {
    let rows = book.heroes.iter().map(|it| {
        vec![
            plain(&it.record.name),
            named(&book.races, &it.race),
            named(&book.classes, &it.class),
            Phrase::new(it.about.clone()),
        ]
    });
    let headings = [
        "dive-column-name",
        "dive-column-race",
        "dive-column-class",
        "dive-column-about",
    ];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn score_prices(book: &Book) -> BookTable {
    let rows = (FIRST_SCORE..).zip(&book.figures.point_prices);
    let rows = rows.map(|(score, price)| vec![plain(score), plain(price)]);
    let headings = ["dive-column-score", "dive-column-points-paid"];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn skills() -> BookTable {
    let rows = Skill::ALL
        .iter()
        .map(|it| vec![words::skill(*it), words::ability(it.ability())]);
    let headings = ["dive-column-skill", "dive-column-ability"];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn races(book: &Book) -> BookTable {
    let rows = book.races.iter().map(|it| {
        vec![
            say(it.name),
            words::size(it.size),
            counted("dive-book-feet", it.speed),
            scores(it),
            several(features(book, it)),
        ]
    });
    let headings = [
        "dive-column-race",
        "dive-column-size",
        "dive-column-speed",
        "dive-column-scores",
        "dive-column-features",
    ];
    BookTable::new(&headings, rows.collect())
}

/// What a race adds to scores.
fn scores(it: &Race) -> Phrase {
    let fixed = it.scores.iter().map(|(ability, n)| {
        counted("dive-book-score", *n).with("ability", words::ability(*ability))
    });
    let free = (it.free_scores > 0).then(|| counted("dive-book-free-scores", it.free_scores));
    several(fixed.chain(free))
}

/// What else a race has, by name.
fn features<'b>(book: &'b Book, it: &'b Race) -> impl Iterator<Item = Phrase> + 'b {
    let features = it.features.iter().map(|id| named(&book.features, id));
    let skills = (it.free_skills > 0).then(|| counted("dive-book-free-skills", it.free_skills));
    let cantrip = it
        .cantrip_of
        .as_ref()
        .map(|class| say("dive-book-cantrip-of").with("class", named(&book.classes, class)));
    features.chain(skills).chain(cantrip)
}

pub(super) fn race_features(book: &Book) -> BookTable {
    let rows = book.races.iter().flat_map(|race| {
        let features = race.features.iter().filter_map(|id| book.features.find(id));
        features.map(|it| {
            let it = &book[it];
            vec![say(race.name), say(it.name), say(it.detail)]
        })
    });
    let headings = [
        "dive-column-race",
        "dive-column-feature",
        "dive-column-does",
    ];
    BookTable::new(&headings, rows.collect())
}
