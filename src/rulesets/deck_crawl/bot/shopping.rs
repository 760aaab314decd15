//! The sound player in shops.

use crate::rulesets::deck_crawl::{
    components::{Carried, HeroId},
    content::{Effect, EquipmentSlot, Grant, Item},
    crawl::Crawl,
    event::Tariff,
    goods::{self, Customer},
    step::Action,
};

/// The armour rating of an item in its present state.
fn rating(crawl: Crawl<'_>, carried: &Carried) -> i32 {
    let grants = crawl.item(carried).grants.iter();
    let ratings = grants.map(|grant| match grant {
        Grant::Armour(rating) => crawl.armour_of(carried, *rating),
        _ => 0,
    });
    ratings.sum()
}

/// How much more armour a hero would have with an item in use, in its present state; 0 if the hero
/// cannot use it.
pub(super) fn protects_more(crawl: Crawl<'_>, hero: HeroId, new: &Carried) -> i32 {
    let item = crawl.item(new);
    if goods::can_use(crawl, hero, item).is_err() {
        return 0;
    }
    let worn = crawl.gear(hero).iter();
    let worn = worn.filter(|mine| mine.in_use && crawl.item(mine).slot == item.slot);
    rating(crawl, new) - worn.map(|mine| rating(crawl, mine)).sum::<i32>()
}

/// The armour that is worth most for all the loot of the living together, where nobody can pay for
/// it alone: whose it would be, and its price.
pub(super) fn common_purchase(crawl: Crawl<'_>, all: i32) -> Option<(HeroId, i32)> {
    let (tariff, book) = (Tariff::Crawl, crawl.book());
    let wanted = crawl.living().flat_map(|hero| {
        let customer = Customer::new(crawl, hero, tariff);
        // Those who stand in front come first.
        let front = i32::from(crawl.attack_die(hero).sides());
        let items = book.items.iter().filter(|item| nominal(item) > 0);
        items.filter_map(move |item| {
            let price = customer.price(item);
            if price > all || customer.money >= price || customer.can_use(item).is_err() {
                return None;
            }
            let worn = crawl.gear(hero).iter();
            let worn = worn.filter(|mine| mine.in_use && crawl.item(mine).slot == item.slot);
            let worn: i32 = worn.map(|mine| rating(crawl, mine)).sum();
            let gain = nominal(item) - worn;
            (gain > 0).then_some((gain * 1000 / price + front * 5, hero, price))
        })
    });
    let best = wanted.max_by_key(|(worth, hero, _)| (*worth, std::cmp::Reverse(hero.0)))?;
    Some((best.1, best.2))
}

/// The armour rating of an item that is whole.
fn nominal(item: &Item) -> i32 {
    let grants = item.grants.iter();
    let ratings = grants.map(|grant| match grant {
        Grant::Armour(rating) => *rating,
        _ => 0,
    });
    ratings.sum()
}

/// Buying, and changing equipment.
pub(super) fn shop(
    crawl: Crawl<'_>,
    hero: HeroId,
    tariff: Tariff,
    act: Action,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    match act {
        Action::Done => (0, None),
        Action::Equip { place, .. } => {
            let gear = crawl.gear(hero);
            let better = protects_more(crawl, hero, &gear[usize::from(place)]) > 0;
            (if better { 5000 } else { -1 }, None)
        }
        Action::Buy { item, .. } => {
            let record = &crawl.book()[item];
            let worth = match record.slot {
                EquipmentSlot::Pack => potion(crawl, hero, record, tariff),
                // Two of a kind are no better than one: the better of them at once, or neither.
                _ if outdone(crawl, hero, record, tariff) => 0,
                slot => {
                    let has = crawl
                        .gear(hero)
                        .iter()
                        .filter(|mine| crawl.item(mine).slot == slot);
                    let best = has
                        .map(|mine| gear_worth(crawl, hero, crawl.item(mine)))
                        .max();
                    gear_worth(crawl, hero, record) - best.unwrap_or(0)
                }
            };
            if worth <= 0 {
                return (-1, range.map(|(least, _)| least));
            }
            let price = Customer::new(crawl, hero, tariff).price(record).max(1);
            let amount = range.map(|(least, most)| most.min(6).max(least));
            (worth * 100 / price.max(3), amount)
        }
        _ => (-1, range.map(|(least, _)| least)),
    }
}

/// True if a better item for the same slot can be bought instead.
fn outdone(crawl: Crawl<'_>, hero: HeroId, item: &Item, tariff: Tariff) -> bool {
    let worth = gear_worth(crawl, hero, item);
    if goods::stacks(crawl, item.slot) {
        return false;
    }
    let others = crawl.book().items.iter();
    let mut better = others
        .filter(|other| other.slot == item.slot && gear_worth(crawl, hero, other) > worth)
        .peekable();
    better.peek().is_some() && {
        let customer = Customer::new(crawl, hero, tariff);
        better.any(|other| customer.can_buy(other).is_ok())
    }
}

/// The worth of wearing an item to a hero.
fn gear_worth(crawl: Crawl<'_>, hero: HeroId, item: &Item) -> i32 {
    item.grants
        .iter()
        .map(|grant| match grant {
            Grant::Armour(rating) => rating * 30,
            Grant::MagicArmour(rating) => rating * 4,
            Grant::AttackDieSteps(steps) if crawl.attack_die(hero).sides() < 12 => {
                i32::from(*steps) * 40
            }
            Grant::HitDieSteps(steps) => i32::from(*steps) * 30,
            Grant::SpellDice(dice) => i32::from(*dice) * 35,
            Grant::AttackDieSteps(_) => 0,
        })
        .sum()
}

/// The worth of another potion: the first two count, and reviving if the hero is not alone.
fn potion(crawl: Crawl<'_>, hero: HeroId, item: &Item, tariff: Tariff) -> i32 {
    let carried = crawl
        .gear(hero)
        .iter()
        .filter(|mine| crawl.item(mine).slot == EquipmentSlot::Pack)
        .count();
    let revives = item.uses.contains(&Effect::Revive);
    if revives {
        let has = crawl
            .gear(hero)
            .iter()
            .any(|m| crawl.item(m).uses.contains(&Effect::Revive));
        let wanted = crawl.seats() > 1 && !has;
        return if wanted { 80 } else { 0 };
    }
    let mut keep = if tariff == Tariff::Crawl { 2 } else { 3 };
    if crawl.seats() == 1 {
        keep += 3;
    }
    if carried < keep { 12 } else { 0 }
}
