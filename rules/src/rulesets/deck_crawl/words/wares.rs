//! Goods and callings as cards on display, and reasons to think twice before leaving a shop.

use super::{
    super::{
        components::{Carried, HeroId},
        content::{ClassIx, EquipmentSlot, Item, ItemIx, RaceIx},
        crawl::Crawl,
        event::Tariff,
        goods::{self, Customer, Does},
        step::{Action, Question},
    },
    Terms,
    names::carried,
    say,
};
use crate::game::{Change, Offered, Phrase, Ware, Worth};

/// An item in a shop: its price, and what wearing it would change.
pub(super) fn goods(
    crawl: Crawl<'_>,
    (hero, tariff): (HeroId, Tariff),
    offered: &Offered<Action>,
    key: ItemIx,
) -> Ware {
    let item = &crawl.book()[key];
    let customer = Customer::new(crawl, hero, tariff);
    let each = customer.price(item);
    let numbers = offered.amount.map(|(least, most)| least..=most);
    let prices = match numbers {
        Some(numbers) => numbers.map(|n| price(tariff, each * n)).collect(),
        // One that is refused may still have points to choose.
        None => vec![price(tariff, customer.least_price(item))],
    };
    Ware {
        prices,
        changes: changes(crawl, hero, key),
        measured: item.points.map(|_| say("buy-strength")),
        ..Ware::new(say(item.name), rank(crawl, item))
    }
}

/// The place of an item in a shop: by kind, armour first, and the cheap before the dear.
fn rank(crawl: Crawl<'_>, item: &Item) -> usize {
    fn place(item: &Item) -> (u8, i32, &str) {
        let kind = match item.slot {
            EquipmentSlot::Armour => 0,
            EquipmentSlot::Shield => 1,
            EquipmentSlot::Weapon => 2,
            EquipmentSlot::Amulet => 3,
            EquipmentSlot::Pack => 4,
        };
        (kind, item.prices.creation, &item.name)
    }
    let all = crawl.book().items.iter();
    all.filter(|other| place(other) < place(item)).count()
}

fn price(tariff: Tariff, sum: i32) -> Phrase {
    let key = match tariff {
        Tariff::Crawl => "price-loot",
        Tariff::Creation | Tariff::Between => "price-points",
    };
    say(key).n(sum)
}

/// What an item would change for a hero.
fn changes(crawl: Crawl<'_>, hero: HeroId, key: ItemIx) -> Vec<Change> {
    let item = &crawl.book()[key];
    let alike = crawl.gear(hero).iter().filter(|mine| mine.item == key);
    let owned = alike.count();
    let change = |worth, text| Change { text, worth };
    let has = (owned > 0).then(|| change(Worth::Even, say("change-has").n(owned)));
    if item.slot == EquipmentSlot::Pack || goods::can_use(crawl, hero, item).is_err() {
        return has.into_iter().collect();
    }
    let new = Carried {
        item: key,
        points: 0,
        in_use: false,
        damaged: false,
    };
    let gains = goods::does(crawl, &new);
    let worn = goods::worn_instead(crawl, hero, item.slot);
    let losses = worn.map_or(Does::default(), |worn| goods::does(crawl, worn));
    let die = crawl.attack_die(hero);
    let told = |kind: usize, by: i32| {
        let words = match kind {
            0 => say("change-armour"),
            1 => say("change-magic-armour"),
            2 => say("change-hit-die"),
            3 if by > 0 => say("change-attack-die")
                .with("from", die.to_string())
                .with("to", die.steps_up(by as u8).to_string()),
            3 => say("change-attack-steps"),
            _ => say("change-spell-dice"),
        };
        let sign = if by < 0 { "\u{2212}" } else { "+" };
        let worth = if by < 0 { Worth::Worse } else { Worth::Better };
        change(worth, words.with("by", format!("{sign}{}", by.abs())))
    };
    let differences = gains.iter().zip(losses).map(|(gain, loss)| gain - loss);
    let kinds = differences.enumerate().filter(|(_, by)| *by != 0);
    let mut changes: Vec<Change> = kinds.map(|(kind, by)| told(kind, by)).collect();
    let better = changes.iter().any(|change| change.worth == Worth::Better);
    if let Some(worn) = worn.filter(|_| !better) {
        let (worth, text) = if changes.is_empty() {
            (Worth::Even, "change-as-good")
        } else {
            (Worth::Worse, "change-wear-better")
        };
        changes = vec![change(worth, say(text).with("item", carried(crawl, worn)))];
    }
    changes.into_iter().chain(has).collect()
}

/// A calling: the figures that it comes with.
pub(super) fn calling(crawl: Crawl<'_>, name: Phrase, class: ClassIx, race: RaceIx) -> Ware {
    let book = crawl.book();
    let place = book.classes.keys().position(|other| other == class);
    let rank = place.unwrap_or(0) * book.races.len();
    let place = book.races.keys().position(|other| other == race);
    let rank = rank + place.unwrap_or(0);
    let (class, race) = (&book[class], &book[race]);
    let mut ware = Ware::new(name, rank)
        .change(
            Worth::Even,
            say("change-calling-attack").with("die", class.attack_die.to_string()),
        )
        .change(
            Worth::Even,
            say("change-calling-life").n(race.hit_die.sides()),
        );
    for (pool, dice) in class.links.pools.iter().chain(&race.links.pools) {
        let told = say("change-calling-pool").n(*dice);
        ware = ware.change(Worth::Even, told.with("pool", say(book[*pool].name)));
    }
    ware
}

/// A reason to think twice before leaving a shop: a new hero who has bought nothing.
pub(super) fn caution(crawl: Crawl<'_>, question: &Question) -> Option<Phrase> {
    let Question::Shop {
        hero,
        tariff: Tariff::Creation,
    } = *question
    else {
        return None;
    };
    let bare = crawl.gear(hero).is_empty()
        && super::super::shop::sells_anything(crawl, hero, Tariff::Creation);
    bare.then(|| say("act-done-caution").hero(hero))
}
