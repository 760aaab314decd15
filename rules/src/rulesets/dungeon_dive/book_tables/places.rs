//! Maps, their sheets and what stands on them.

use super::super::{
    content::{Book, Sheet, Terrain},
    words::{self, Doer, Teller},
};
use super::{cell, counted, none, or_dash, say};
use crate::{
    dice::Fraction,
    dungeon::Feature,
    game::{Arg, BookTable, Phrase, plain},
};

/// Sides of each of the two dice that a map is rolled with.
const SIDES: u8 = 20;

pub(super) fn maps(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.maps.iter().collect();
    ordered.sort_by_key(|it| it.number);
    let rows = ordered.iter().map(|it| {
        let name = Arg::told(it, "board.name", &it.board.name);
        vec![
            plain(it.number),
            say("book-plain").with("text", name),
            sheet(it.sheet),
        ]
    });
    let headings = ["dive-column-sum", "dive-column-map", "dive-column-sheet"];
    let chances = ordered.iter().map(|it| {
        // The sums in the middle have the most pairs of dice.
        let ways = SIDES - it.number.abs_diff(SIDES + 1).min(SIDES);
        Fraction::new(ways.into(), u128::from(SIDES) * u128::from(SIDES))
    });
    BookTable {
        chances: chances.collect(),
        ..BookTable::new(&headings, rows.collect())
    }
}

fn sheet(it: Sheet) -> Phrase {
    say(match it {
        Sheet::Small => "dive-sheet-small",
        Sheet::Medium => "dive-sheet-medium",
        Sheet::Large => "dive-sheet-large",
        Sheet::Grand => "dive-sheet-grand",
    })
}

pub(super) fn sheets(book: &Book) -> BookTable {
    let rows = book.figures.sheets.iter().map(|(kind, it)| {
        vec![
            sheet(*kind),
            counted("dive-book-squares", it.wide).with("long", it.long),
            counted("dive-book-feet", it.ceiling),
        ]
    });
    let headings = [
        "dive-column-sheet",
        "dive-column-squares",
        "dive-column-ceiling",
    ];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn terrain(book: &Book) -> BookTable {
    let teller = Teller::new(book, Doer::Cause);
    let rows = book.terrain.iter().filter_map(|it| {
        let thing = book.things.get(it.id.as_str())?;
        let name = thing.thing().drawing.replace('_', "-");
        let lamp = it
            .lamp
            .map(|lamp| counted("dive-book-lamp", lamp.bright).with("dim", lamp.dim));
        Some(vec![
            Phrase::new(format!("board-thing-{name}")).with("ground", String::new()),
            ground(it, &thing),
            it.cover.map(words::cover).map_or_else(none, cell),
            lamp.unwrap_or_else(none),
            or_dash(teller.terrain(it).map(words::sentence)),
        ])
    });
    let headings = [
        "dive-column-thing",
        "dive-column-ground",
        "dive-column-cover",
        "dive-column-light",
        "dive-column-harm",
    ];
    BookTable::new(&headings, rows.collect())
}

/// What it is to walk on.
fn ground(it: &Terrain, thing: &Feature) -> Phrase {
    say(if it.water {
        "dive-ground-water"
    } else if it.drop {
        "dive-ground-drop"
    } else if it.door.is_some() {
        "dive-ground-door"
    } else if it.climbed {
        "dive-ground-climbed"
    } else if it.difficult {
        "dive-ground-difficult"
    } else if thing.thing().step > 0 {
        "dive-ground-open"
    } else if it.open_above {
        "dive-ground-gap"
    } else {
        "dive-ground-blocked"
    })
}
