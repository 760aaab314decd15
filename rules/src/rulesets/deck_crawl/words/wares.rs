//! Goods and callings as cards on display, and reasons to think twice before leaving a shop.

use super::{
    super::{
        components::{Carried, HeroId},
        content::{ClassIx, EquipmentSlot, Item, ItemIx, PoolIx, RaceIx},
        crawl::Crawl,
        event::Tariff,
        goods::{self, Customer, Does},
        loot,
        step::{Action, Question},
    },
    Terms,
    names::{carried, item_name},
    say,
};
use crate::game::{Change, Offered, Phrase, Ware, Worth, signed};

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
            2 => say("change-hit-points"),
            3 if by > 0 => say("change-attack-die")
                .with("from", die.to_string())
                .with("to", die.steps_up(by as u8).to_string()),
            3 => say("change-attack-steps"),
            _ => say("change-spell-dice"),
        };
        let worth = if by < 0 { Worth::Worse } else { Worth::Better };
        change(worth, words.with("by", signed(by)))
    };
    let differences = gains.iter().zip(losses).map(|(gain, loss)| gain - loss);
    let kinds = differences.enumerate().map(|(kind, by)| match kind {
        2 => (kind, hit_points_by(crawl, hero, by)),
        _ => (kind, by),
    });
    let kinds = kinds.filter(|(_, by)| *by != 0);
    let mut changes: Vec<Change> = kinds.map(|(kind, by)| told(kind, by)).collect();
    let better = changes.iter().any(|change| change.worth == Worth::Better);
    // Where the very same is worn already, that it is there says it all.
    let other = |worn: &&Carried| worn.item != key || has.is_none();
    if let Some(worn) = worn.filter(|_| !better).filter(other) {
        let (worth, text) = if changes.is_empty() {
            (Worth::Even, "change-as-good")
        } else {
            (Worth::Worse, "change-wear-better")
        };
        changes = vec![change(worth, say(text).with("item", carried(crawl, worn)))];
    }
    changes.into_iter().chain(has).collect()
}

/// The hit points that so many steps of the hit die add to the limit of a hero, or take off it.
fn hit_points_by(crawl: Crawl<'_>, hero: HeroId, steps: i32) -> i32 {
    let worn = crawl.gear(hero).iter().filter(|mine| mine.in_use);
    let now: i32 = worn.map(|mine| goods::does(crawl, mine)[2]).sum();
    let die = crawl.race(hero).hit_die;
    let limit = |steps: i32| i32::from(die.steps_up(steps.clamp(0, 255) as u8).sides());
    limit(now + steps) - limit(now)
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
    let of = |pools: &[(PoolIx, u8)], pool: PoolIx| {
        let found = pools.iter().find(|(other, _)| *other == pool);
        found.map_or(0, |(_, dice)| *dice)
    };
    let (class_pools, race_pools) = (&class.links.pools, &race.links.pools);
    let added = race_pools
        .iter()
        .filter(|(pool, _)| of(class_pools, *pool) == 0);
    for &(pool, _) in class_pools.iter().chain(added) {
        let (own, more) = (of(class_pools, pool), of(race_pools, pool));
        let key = if own > 0 && more > 0 {
            "change-calling-pools"
        } else {
            "change-calling-pool"
        };
        let told = say(key)
            .n(own + more)
            .with("pool", say(book[pool].name))
            .with("class", say(class.name))
            .with("own", own)
            .with("race", say(race.name))
            .with("more", more);
        ware = ware.change(Worth::Even, told);
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

/// A reason to think twice before breaking camp: gear that somebody could still repair.
pub(super) fn unrepaired(crawl: Crawl<'_>) -> Option<Phrase> {
    let able = loot::repairer(crawl)?;
    let (owner, kind) = loot::damaged(crawl).next()?;
    let told = match owner == able {
        true => say("act-go-on-caution-own"),
        false => say("act-go-on-caution").who("owner", owner.token()),
    };
    let Carried { item, points, .. } = kind.carried;
    Some(told.hero(able).with("item", item_name(crawl, item, points)))
}
