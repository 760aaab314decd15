//! Weapons, armour, gear and magic items.

use super::super::{
    content::{ArmourGroup, Book, Coins, Property, Weapon, WeaponGroup},
    words,
};
use super::{cell, counted, none, say, several};
use crate::game::{BookTable, Phrase, plain};

fn price(it: Coins) -> Phrase {
    match it.0 {
        0 => none(),
        _ => plain(it),
    }
}

pub(super) fn weapons(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.weapons.iter().collect();
    ordered.sort_by_key(|it| (is_martial(it), shoots(it)));
    let rows = ordered.into_iter().map(|it| {
        let group = match is_martial(it) {
            true => "dive-book-martial",
            false => "dive-book-simple",
        };
        let damage = say("dive-book-damage")
            .with("dice", words::dice(it.dice))
            .with("kind", words::damage_kind(it.kind));
        vec![
            say(it.name),
            say(group),
            damage,
            several(it.properties.iter().map(|it| words::property(*it))),
            price(it.price),
        ]
    });
    let headings = [
        "dive-column-weapon",
        "dive-column-group",
        "dive-column-damage",
        "dive-column-properties",
        "dive-column-price",
    ];
    BookTable::new(&headings, rows.collect())
}

fn is_martial(it: &Weapon) -> bool {
    it.groups.contains(&WeaponGroup::Martial)
}

fn shoots(it: &Weapon) -> bool {
    it.properties
        .iter()
        .any(|it| matches!(it, Property::Shoots(..)))
}

pub(super) fn armour(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.armours.iter().collect();
    ordered.sort_by_key(|it| (it.group, it.ac));
    let rows = ordered.into_iter().map(|it| {
        vec![
            say(it.name),
            group(it.group),
            words::armour_class(it),
            match it.strength {
                0 => none(),
                n => plain(n),
            },
            match it.loud {
                true => say("dive-book-disadvantage"),
                false => none(),
            },
            price(it.price),
        ]
    });
    let headings = [
        "dive-column-armour",
        "dive-column-group",
        "dive-column-ac",
        "dive-column-strength",
        "dive-column-stealth",
        "dive-column-price",
    ];
    BookTable::new(&headings, rows.collect())
}

fn group(it: ArmourGroup) -> Phrase {
    say(match it {
        ArmourGroup::Light => "dive-book-light",
        ArmourGroup::Medium => "dive-book-medium",
        ArmourGroup::Heavy => "dive-book-heavy",
        ArmourGroup::Shield => "dive-book-shield",
    })
}

pub(super) fn gear(book: &Book) -> BookTable {
    let rows = book.gear.iter().map(|it| {
        let price = match it.lot {
            1 => price(it.price),
            lot => counted("dive-book-price-of-lot", lot).with("price", it.price.to_string()),
        };
        vec![
            say(it.name),
            price,
            say(it.detail),
            words::ideas(&it.ideas).map_or_else(none, cell),
        ]
    });
    let headings = [
        "dive-column-gear",
        "dive-column-price",
        "dive-column-does",
        "dive-column-ideas",
    ];
    BookTable::new(&headings, rows.collect())
}

pub(super) fn magic_items(book: &Book) -> BookTable {
    let mut ordered: Vec<_> = book.items.iter().collect();
    ordered.sort_by_key(|it| it.rarity);
    let rows = ordered.into_iter().map(|it| {
        vec![
            say(it.name),
            cell(words::rarity(it.rarity)),
            price(it.price),
            match it.attunement {
                true => say("dive-book-attunement"),
                false => none(),
            },
            say(it.detail),
        ]
    });
    let headings = [
        "dive-column-item",
        "dive-column-rarity",
        "dive-column-price",
        "dive-column-attunement",
        "dive-column-does",
    ];
    BookTable::new(&headings, rows.collect())
}
