//! Prices, and what goods do to whoever has them; rules `town.shop` and `town.selling`.

use super::{
    super::{
        content::{ArmourGroup, Book, Form, Gear},
        record::{HeroRecord, MOST_THINGS},
        wearing,
    },
    Good, Ware,
};
use crate::content::{BookEntry, RecordId};

/// The most pieces of a kind of gear that somebody carries.
pub const MOST_ALIKE: u8 = 200;

/// What a ware costs, in copper pieces; gear is sold by the lot.
pub fn cost(book: &Book, ware: Ware) -> u32 {
    match ware {
        Ware::Weapon(it) => book[it].price.0,
        Ware::Armour(it) => book[it].price.0,
        Ware::Gear(it) => book[it].price.0,
        Ware::Item(it) => book[it].price.0,
    }
}

/// Everything that is for sale: weapons, armour, gear, magic items.
pub fn wares(book: &Book) -> impl Iterator<Item = Ware> + '_ {
    let weapons = book.weapons.keys().filter(|it| *it != book.unarmed);
    let rest = book.armours.keys().map(Ware::Armour);
    let rest = rest.chain(book.gear.keys().map(Ware::Gear));
    let all = weapons.map(Ware::Weapon).chain(rest);
    let all = all.chain(book.items.keys().map(Ware::Item));
    // What has no price is not for sale.
    all.filter(|it| cost(book, *it) > 0)
}

/// What so much of a good is sold for: half of its price; rule `town.selling`. `None` if there is no
/// such good.
pub fn half_price(book: &Book, record: &HeroRecord, good: Good, count: u8) -> Option<u32> {
    let of_item = |id: &RecordId| Some(book[book.items.find(id)?].price.0);
    let of_armour = |id: &RecordId| Some(book[book.armours.find(id)?].price.0);
    let price = match good {
        Good::Arm(place) => {
            let (weapon, item) = record.arms.get(usize::from(place))?;
            match item {
                Some(item) => of_item(item)?,
                None => book[book.weapons.find(weapon)?].price.0,
            }
        }
        Good::Armour => of_armour(record.armour.as_ref()?)?,
        Good::Shield => of_armour(record.shield.as_ref()?)?,
        Good::Gear(place) => {
            let (gear, has) = record.gear.get(usize::from(place))?;
            let gear: &BookEntry<Gear, _> = &book[book.gear.find(gear)?];
            let count = u32::from(count.min(*has));
            gear.price.0 * count / u32::from(gear.lot)
        }
        Good::Item(place) => of_item(&record.items.get(usize::from(place))?.0)?,
    };
    Some(price * u32::from(book.figures.resale) / 100)
}

/// Everything that a hero can sell, with how many of it there are. What is worn and is a magic item is
/// sold as that.
pub fn goods(book: &Book, record: &HeroRecord) -> Vec<(Good, u8)> {
    let arms = (0..record.arms.len() as u8).map(|it| (Good::Arm(it), 1));
    let plain = |shield: bool| magic_worn(book, record, shield).is_none();
    let worn = record.armour.as_ref().filter(|_| plain(false));
    let shield = record.shield.as_ref().filter(|_| plain(true));
    let gear = record.gear.iter().zip(0..);
    let gear = gear.map(|((_, count), place)| (Good::Gear(place), *count));
    let items = (0..record.items.len() as u8).map(|it| (Good::Item(it), 1));
    let all = arms.chain(worn.map(|_| (Good::Armour, 1)));
    let all = all.chain(shield.map(|_| (Good::Shield, 1)));
    all.chain(gear).chain(items).collect()
}

/// The item that is the armour or shield worn, by its place.
fn magic_worn(book: &Book, record: &HeroRecord, shield: bool) -> Option<usize> {
    let worn = match shield {
        true => record.shield.as_ref(),
        false => record.armour.as_ref(),
    };
    let is = |item: &RecordId| {
        let base = book.items.find(item).and_then(|it| wearing::base(book, it));
        base.is_some_and(|it| Some(&book[it].id) == worn)
    };
    record.items.iter().position(|(item, _)| is(item))
}

/// True for a shield, false for other armour, if an item is one of them.
fn armour_of(book: &Book, form: &Form) -> Option<bool> {
    let Form::Armour(armour) = form else {
        return None;
    };
    let group = book[book.armours.find(armour)?].group;
    Some(group == ArmourGroup::Shield)
}

/// True if a hero can do with a ware, apart from its price: there is room for it, and what it is
/// made into is there.
pub fn has_use(book: &Book, record: &HeroRecord, ware: Ware) -> bool {
    let room = |count: usize| count < MOST_THINGS;
    match ware {
        Ware::Weapon(_) => room(record.arms.len()),
        Ware::Armour(it) => is_free(record, book[it].group == ArmourGroup::Shield),
        Ware::Gear(it) => {
            let has = record.gear.iter().find(|(id, _)| *id == book[it].id);
            has.is_some() || room(record.gear.len())
        }
        Ware::Item(it) => match &book[it].form {
            Form::Weapon(Some(_)) => room(record.arms.len()),
            Form::Weapon(None) => record.arms.iter().any(|(_, item)| item.is_none()),
            form @ Form::Armour(_) => {
                let free = armour_of(book, form).is_some_and(|it| is_free(record, it));
                free && room(record.items.len())
            }
            _ => room(record.items.len()),
        },
    }
}

/// True if somebody wears no armour, or bears no shield.
fn is_free(record: &HeroRecord, shield: bool) -> bool {
    match shield {
        true => record.shield.is_none(),
        false => record.armour.is_none(),
    }
}

/// A hero has something more.
pub fn take(book: &Book, record: &mut HeroRecord, ware: Ware, lots: u8) {
    match ware {
        Ware::Weapon(it) => record.arms.push((book[it].id.clone(), None)),
        Ware::Armour(it) => record.put_on(book, &book[it].id),
        Ware::Gear(it) => {
            let more = book[it].lot.saturating_mul(lots);
            let id = &book[it].id;
            match record.gear.iter_mut().find(|(has, _)| has == id) {
                Some((_, count)) => *count = count.saturating_add(more),
                None => record.gear.push((id.clone(), more)),
            }
        }
        Ware::Item(it) => {
            let id = &book[it].id;
            if book[it].form == Form::Weapon(None) {
                // It is made out of the first weapon that is none yet.
                let plain = record.arms.iter_mut().find(|(_, item)| item.is_none());
                if let Some((_, item)) = plain {
                    *item = Some(id.clone());
                }
                return;
            }
            let before = record.items.len();
            // The loader has checked what the item is made into.
            let _ = record.bear(book, id);
            if record.items.len() > before && attuned(record) > book.figures.most_attuned.into() {
                record.items[before].1 = false;
            }
        }
    }
}

/// Items that somebody is attuned to; rule `item.attunement`.
pub fn attuned(record: &HeroRecord) -> usize {
    record.items.iter().filter(|(_, attuned)| *attuned).count()
}

/// A hero has something less.
pub fn give_up(book: &Book, record: &mut HeroRecord, good: Good, count: u8) {
    match good {
        Good::Arm(place) => drop(record.arms.remove(place.into())),
        Good::Armour => record.armour = None,
        Good::Shield => record.shield = None,
        Good::Gear(place) => {
            let (_, has) = &mut record.gear[usize::from(place)];
            *has -= count.min(*has);
            record.gear.retain(|(_, count)| *count > 0);
        }
        Good::Item(place) => {
            // What is worn goes with the item that it is.
            let worn = |shield| magic_worn(book, record, shield) == Some(place.into());
            let (armour, shield) = (worn(false), worn(true));
            record.items.remove(place.into());
            record.armour.take_if(|_| armour);
            record.shield.take_if(|_| shield);
        }
    }
}
