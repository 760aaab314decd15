//! Stars, their arms, and recruits.

use super::super::{
    band::Band,
    components::{FigureId, Gear, Thing},
    content::{Acts, Book, RaceIx},
    gear,
    step::{Action, Question},
};

/// Number of people that is enough, stars included.
const BAND: usize = 5;

/// The worth of what somebody carries: armour, a shield, and blows.
fn worth(book: &Book, gear: &Gear) -> i32 {
    let things = gear.things.iter().filter(|it| it.in_use);
    things.map(|it| worth_of(book, it.thing)).sum()
}

fn worth_of(book: &Book, thing: Thing) -> i32 {
    match thing {
        Thing::Armour(it) => -4 * i32::from(book[it].impact),
        Thing::Shield => 5,
        Thing::Weapon(it) => {
            let melee = book[it].melee.as_ref();
            let blows = melee.map_or(0, |it| {
                4 + 4 * i32::from(it.dice) + 2 * i32::from(it.impact)
            });
            blows + 6 * i32::from(book[it].shot.is_some())
        }
        Thing::Item(_) => 3,
    }
}

/// A race, or a row of its list: the best arms.
pub fn star(band: Band<'_>, question: &Question, act: Action) -> i32 {
    let book = band.book();
    match (question, act) {
        (Question::StarRow { race, .. }, Action::Row(row)) => {
            let listed = &book[*race].links.list.rows[usize::from(row)].1.gives;
            let choices = 0..listed.arms.len() as u8;
            let worths = choices.map(|it| worth(book, &gear::listed(book, *race, listed, it)));
            worths.max().unwrap_or(0)
        }
        (_, Action::Race(race)) => strength(book, race),
        _ => 0,
    }
}

/// Ten times the mean reputation on the list of a race.
fn strength(book: &Book, race: RaceIx) -> i32 {
    let rows = &book[race].links.list.rows;
    let sum: i32 = rows.iter().map(|(_, row)| i32::from(row.gives.rep)).sum();
    10 * sum / (rows.len().max(1) as i32)
}

/// A choice of arms.
pub fn arms(band: Band<'_>, who: FigureId, row: u16, act: Action) -> i32 {
    let (book, race) = (band.book(), band.figure(who).race_ix());
    let listed = &book[race].links.list.rows[usize::from(row)].1.gives;
    match act {
        Action::Arms(choice) => worth(book, &gear::listed(book, race, listed, choice)),
        _ => 0,
    }
}

/// A plain thing to take along: armour, what the profession fights with, a shield.
pub fn kit(band: Band<'_>, who: FigureId, act: Action) -> i32 {
    let (book, figure) = (band.book(), band.figure(who));
    let carried = figure.gear();
    let has = |wanted: fn(Thing) -> bool| carried.iter().any(|it| wanted(it.thing));
    let armed = has(|it| matches!(it, Thing::Weapon(_)));
    let acts = figure.profession().acts;
    match act {
        Action::Armour(it) if !has(|it| matches!(it, Thing::Armour(_))) => {
            50 + worth_of(book, Thing::Armour(it))
        }
        Action::Weapon(it) if !armed => {
            let shoots = book[it].shot.is_some() && book[it].melee.is_none();
            let fits = match acts {
                Acts::Shoot => shoots,
                _ => !shoots && gear::hands(book, Thing::Weapon(it)) == 1,
            };
            30 * i32::from(fits) + worth_of(book, Thing::Weapon(it))
        }
        Action::Shield if gear::free_hands(book, carried) > 0 && acts != Acts::Cast => 20,
        Action::Enough => 10,
        _ => 0,
    }
}

/// True if there are enough in the band.
pub fn is_enough(band: Band<'_>) -> bool {
    band.members().count() >= BAND
}

/// Somebody more, of the strongest race, as long as the band is small: those who go ahead of it are soon
/// spent, and the star wants company after that.
pub fn recruit(band: Band<'_>, act: Action) -> i32 {
    match act {
        Action::Race(_) | Action::RollRecruit if is_enough(band) => 0,
        Action::Enough => 1,
        Action::Race(race) => strength(band.book(), race),
        Action::RollRecruit => 2,
        _ => 0,
    }
}
