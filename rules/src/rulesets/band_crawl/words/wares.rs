//! Whoever and whatever a band is made of, as cards on display.

use super::{
    super::{
        band::Band,
        book_tables::effects,
        components::{Carried, Thing},
        content::{ArmourIx, Book, RaceIx, WeaponIx},
        gear, scene,
        step::{Action, Question},
    },
    Terms,
    names::{armour, list, profession, race, thing, things, weapon},
    say,
};
use crate::game::{Choice, Phrase, Ware, Worth};

/// A choice with its card, if it is one to pick from a display.
pub(super) fn on_display(
    band: Band<'_>,
    question: &Question,
    act: Action,
    choice: Choice,
) -> Choice {
    let Some((ware, icon)) = ware(band, question, act) else {
        return choice;
    };
    let choice = match icon {
        Some(icon) => choice.icon(&icon),
        None => choice,
    };
    Choice {
        ware: Some(ware),
        ..choice
    }
}

/// What a thing does beyond its kind: an item's effects, a weapon's peculiarities.
pub fn does(book: &Book, thing: Thing) -> Option<Phrase> {
    match thing {
        Thing::Item(it) => Some(effects::all(book, &book[it].grants)),
        Thing::Weapon(it) => list(effects::of_weapon(book, &book[it]).into_iter()),
        Thing::Armour(_) | Thing::Shield => None,
    }
}

/// The card of an act, with its picture.
fn ware(band: Band<'_>, question: &Question, act: Action) -> Option<(Ware, Option<String>)> {
    Some(match (question, act) {
        (Question::StarRace(_) | Question::Recruit, Action::Race(it)) => of_race(band, it),
        (Question::Recruit, Action::RollRecruit) => {
            let ware = Ware::new(say("band-act-roll-recruit"), usize::MAX);
            (ware, None)
        }
        (Question::StarRow { race: of, .. }, Action::Row(row)) => of_row(band, *of, row)?,
        (Question::Arms { who, row }, Action::Arms(place)) => {
            let all = listed(band, band.figure(*who).race_ix(), *row, place);
            let ware = Ware::new(things(band, &all), place.into());
            let ware = of_arms(band, &all)
                .into_iter()
                .fold(ware, |ware, (worth, change)| ware.change(worth, change));
            let first = all.first().map(|it| picture(band, it.thing));
            (ware, first)
        }
        (Question::Kit(_), Action::Weapon(it)) => {
            (of_weapon(band, it), Some(picture(band, Thing::Weapon(it))))
        }
        (Question::Kit(_), Action::Armour(it)) => {
            (of_armour(band, it), Some(picture(band, Thing::Armour(it))))
        }
        (Question::Kit(_), Action::Shield) => {
            let ware = Ware::new(say("band-shield"), band.book().weapons.len() + 99);
            let ware = ware.change(Worth::Better, say("band-change-shield"));
            (ware, Some(picture(band, Thing::Shield)))
        }
        (Question::PickFind(_), Action::PickFind(place)) => {
            let find = band.state().annals.pile.get(usize::from(place))?;
            let find = find.carried(band.book()).ok()?;
            let ware = Ware::new(thing(band, find.thing), place.into());
            let ware = match does(band.book(), find.thing) {
                Some(does) => ware.change(Worth::Even, does),
                None => ware,
            };
            (ware, Some(picture(band, find.thing)))
        }
        _ => return None,
    })
}

/// The picture of a thing.
fn picture(band: Band<'_>, what: Thing) -> String {
    let book = band.book();
    match what {
        Thing::Weapon(it) => scene::icon(&book[it].id),
        Thing::Armour(it) => scene::icon(&book[it].id),
        Thing::Item(it) => scene::icon(&book[it].id),
        Thing::Shield => "icon_shield".to_owned(),
    }
}

fn of_race(band: Band<'_>, of: RaceIx) -> (Ware, Option<String>) {
    let record = &band.book()[of];
    let rank = band.book().races.keys().position(|it| it == of);
    let ware = Ware::new(race(band, of), rank.unwrap_or_default());
    let attribute = say("band-change-attribute")
        .with("attribute", Phrase::new(record.attribute.clone()))
        .with("does", effects::all(band.book(), &record.traits));
    let bust = scene::plain_bust_of(&record.id);
    (ware.change(Worth::Even, attribute), Some(bust))
}

/// A row of a race's list: the profession, with its arms.
fn of_row(band: Band<'_>, of: RaceIx, row: u16) -> Option<(Ware, Option<String>)> {
    let record = &band.book()[of];
    let listed_there = &record.links.list.rows.get(usize::from(row))?.1.gives;
    let does = band.book().professions.find(&listed_there.profession)?;
    let traits = effects::all(band.book(), &band.book()[does].traits);
    let arms = things(band, &listed(band, of, row, 0));
    let ware = Ware::new(profession(band, does), row.into())
        .change(Worth::Even, say("band-trait-does").with("does", traits))
        .change(Worth::Even, arms);
    let bust = scene::bust_of(&record.id, listed_there.profession.id());
    Some((ware, Some(bust)))
}

/// The things of a row of a race's list, by one of its choices of arms.
pub(super) fn listed(band: Band<'_>, of: RaceIx, row: u16, place: u8) -> Vec<Carried> {
    let book = band.book();
    let listed = &book[of].links.list.rows[usize::from(row)].1.gives;
    let gear = gear::listed(book, of, listed, place);
    if gear.things.is_empty() {
        let bare = Thing::Armour(book.armours_by_class()[0]);
        return vec![Carried::plain(bare, true)];
    }
    gear.things.to_vec()
}

fn of_weapon(band: Band<'_>, it: WeaponIx) -> Ware {
    let book = band.book();
    let rank = book.weapons.keys().position(|other| other == it);
    let mut ware = Ware::new(weapon(band, it), rank.unwrap_or_default());
    let melee = book[it].melee.as_ref().map(|it| it.hands);
    let hands = melee.or(book[it].shot.as_ref().map(|it| it.hands));
    if let Some(hands) = hands {
        ware = ware.change(Worth::Even, say("band-change-hands").n(hands));
    }
    let changes = by_weapon(book, it).into_iter();
    changes.fold(ware, |ware, (worth, change)| ware.change(worth, change))
}

/// A change of dice or impact, for better or worse.
fn signed(key: &'static str, by: i8) -> (Worth, Phrase) {
    let worth = match by > 0 {
        true => Worth::Better,
        false => Worth::Worse,
    };
    (worth, say(key).n(i32::from(by)))
}

/// What a weapon changes, for better or worse.
fn by_weapon(book: &Book, it: WeaponIx) -> Vec<(Worth, Phrase)> {
    let mut changes = Vec::new();
    if let Some(melee) = &book[it].melee {
        let plain = [
            ("band-change-dice", melee.dice),
            ("band-change-impact", melee.impact),
        ];
        let plain = plain.into_iter().filter(|(_, by)| *by != 0);
        changes.extend(plain.map(|(key, by)| signed(key, by)));
        for (other, by) in &melee.dice_against {
            let name = book.weapons.find(other.id()).map(|it| say(book[it].name));
            let (worth, change) = signed("band-change-dice-against", *by);
            changes.extend(name.map(|name| (worth, change.with("weapon", name))));
        }
        for (armour, by) in &melee.impact_against {
            let class = book.armours.find(armour.id()).map(|it| book[it].class);
            let (worth, change) = signed("band-change-impact-against", *by);
            changes.extend(class.map(|class| (worth, change.with("class", class))));
        }
        let [_, both] = book[it].links.counts_as;
        if both != it {
            let change = say("band-change-both-hands").with("weapon", say(book[both].name));
            changes.push((Worth::Even, change));
        }
    }
    if let Some(shot) = &book[it].shot {
        let key = match (shot.fetched, shot.once) {
            (true, _) => "band-change-throw",
            (false, true) => "band-change-shot-once",
            (false, false) => "band-change-shot",
        };
        changes.push((Worth::Even, say(key).n(shot.impact)));
    }
    changes
}

/// What arms change together: each of them once, and two weapons in hand.
fn of_arms(band: Band<'_>, all: &[Carried]) -> Vec<(Worth, Phrase)> {
    let book = band.book();
    let mut changes = Vec::new();
    for (nth, it) in all.iter().enumerate() {
        if all[..nth].iter().any(|other| other.thing == it.thing) {
            continue;
        }
        match it.thing {
            Thing::Weapon(it) => changes.extend(by_weapon(book, it)),
            Thing::Armour(it) => changes.push(by_armour(book, it)),
            Thing::Shield => changes.push((Worth::Better, say("band-change-shield"))),
            Thing::Item(_) => {}
        }
    }
    let in_hand = all.iter().filter(|it| match it.thing {
        Thing::Weapon(weapon) => it.in_use && book[weapon].melee.is_some(),
        _ => false,
    });
    if in_hand.count() > 1 {
        let dice = i32::from(book.figures.two_weapons_dice);
        changes.push((Worth::Better, say("band-change-dice").n(dice)));
    }
    changes
}

fn of_armour(band: Band<'_>, it: ArmourIx) -> Ware {
    let book = band.book();
    let record = &book[it];
    let rank = book.weapons.len() + usize::from(record.class);
    let ware = Ware::new(armour(band, it), rank);
    let ware = ware.change(Worth::Even, say("band-change-class").n(record.class));
    let (worth, change) = by_armour(book, it);
    ware.change(worth, change)
}

/// What armour changes, for better or worse.
fn by_armour(book: &Book, it: ArmourIx) -> (Worth, Phrase) {
    let impact = book[it].impact;
    let worth = match impact.signum() {
        1 => Worth::Worse,
        0 => Worth::Even,
        _ => Worth::Better,
    };
    (worth, say("band-change-armour").n(i32::from(impact)))
}
