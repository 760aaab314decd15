//! Weapons, armour and shields: what they take to hold, what a row of a list gives.

use super::{
    components::{Carried, Gear, Thing},
    content::{Acts, Book, Listed, RaceIx, WeaponIx},
    figure::Figure,
};

/// Hands of anybody.
const HANDS: u8 = 2;

/// Number of hands that a weapon takes; one that can be held either way is held in one.
fn hands_of(book: &Book, weapon: WeaponIx) -> u8 {
    let weapon = &book[weapon];
    let melee = weapon.melee.as_ref().map(|it| it.hands);
    let shot = weapon.shot.as_ref().map(|it| it.hands);
    melee.or(shot).unwrap_or(1)
}

/// The weapon that a thing is, plain or magical.
pub fn weapon_of(book: &Book, thing: Thing) -> Option<WeaponIx> {
    match thing {
        Thing::Weapon(weapon) => Some(weapon),
        Thing::Item(item) => book[item].links.is,
        Thing::Armour(_) | Thing::Shield => None,
    }
}

/// Number of hands that it takes to use a thing; rules `equipment.shield` and `item.switch`,
/// sections 12.1 and 32.3.
pub fn hands(book: &Book, thing: Thing) -> u8 {
    match (thing, weapon_of(book, thing)) {
        (_, Some(weapon)) => hands_of(book, weapon),
        (Thing::Shield, _) => 1,
        (thing @ Thing::Item(_), _) => u8::from(is_tool(book, thing)),
        _ => 0,
    }
}

/// Number of hands that hold nothing.
pub fn free_hands(book: &Book, gear: &[Carried]) -> u8 {
    let held = gear.iter().filter(|it| it.in_use);
    let held: u8 = held.map(|it| hands(book, it.thing)).sum();
    HANDS.saturating_sub(held)
}

/// True if the thing is a casting tool.
pub fn is_tool(book: &Book, thing: Thing) -> bool {
    matches!(thing, Thing::Item(item) if book[item].kind == super::content::FindKind::Tool)
}

/// True if the thing is armour, plain or magical.
pub fn is_armour(carried: &Carried) -> bool {
    matches!(carried.thing, Thing::Armour(_)) || carried.class.is_some()
}

/// True if a thing is part of its bearer; rule `race.inherent`.
pub fn is_inherent(figure: Figure<'_>, thing: Thing) -> bool {
    !figure.race().worn && matches!(thing, Thing::Weapon(_) | Thing::Armour(_))
}

/// The gear that a row of a race's list gives with one of its choices of arms: a shield only if a
/// hand is free for it, and nothing in the hands of those who cast; rules `equipment.shield` and
/// `magic.cast`.
pub fn listed(book: &Book, race: RaceIx, row: &Listed, choice: u8) -> Gear {
    let mut gear = Gear::default();
    let casts = book.professions.find(&row.profession);
    let casts = casts.is_some_and(|it| book[it].acts == Acts::Cast) && book[race].worn;
    let arms = row.arms.get(usize::from(choice)).map_or(&[][..], |it| it);
    let weapons = arms.iter().filter_map(|it| book.weapons.find(it));
    let mut brings_shield = row.shield;
    for weapon in weapons {
        let thing = Thing::Weapon(weapon);
        let fits = hands(book, thing) <= free_hands(book, &gear.things);
        gear.things.push(Carried::plain(thing, fits && !casts));
        brings_shield |= book[weapon].brings_shield;
    }
    if let Some(armour) = book.armours.find(&row.armour)
        && book.armours_by_class().first() != Some(&armour)
    {
        gear.things
            .push(Carried::plain(Thing::Armour(armour), true));
    }
    if brings_shield && free_hands(book, &gear.things) > 0 {
        gear.things.push(Carried::plain(Thing::Shield, true));
    }
    gear
}

/// Checks that nobody holds more than two hands can, or wears two suits of armour.
///
/// # Errors
/// Somebody does.
pub fn check(book: &Book, gear: &[Carried]) -> Result<(), String> {
    let used = || gear.iter().filter(|it| it.in_use);
    let held: u8 = used().map(|it| hands(book, it.thing)).sum();
    if held > HANDS {
        return Err(format!("{held} hands are full; there are {HANDS}"));
    }
    match used().filter(|it| is_armour(it)).count() {
        0 | 1 => Ok(()),
        suits => Err(format!("nobody wears {suits} suits of armour")),
    }
}
