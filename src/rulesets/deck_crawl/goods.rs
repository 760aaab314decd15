//! Goods: prices, supply, who can use them, equipment.

use smallvec::SmallVec;

use super::{
    Cx,
    cards::{Card, CardSet},
    components::{Carried, HeroId},
    content::{EquipmentSlot, Grant, Item, ItemIx, Wearer},
    crawl::Crawl,
    event::{Event, Tariff},
    rules,
    step::Action,
};
use crate::game::{LegalActions, RuleId};

/// The rule behind a price list.
pub fn price_rule(tariff: Tariff) -> RuleId {
    match tariff {
        Tariff::Creation => rules::RESOURCES_CREATION_PRICES,
        Tariff::Crawl => rules::RESOURCES_CRAWL_PRICES,
        Tariff::Between => rules::RESOURCES_BETWEEN_PRICES,
    }
}

/// The money that a hero can spend at a price list.
pub fn money(crawl: Crawl<'_>, hero: HeroId, tariff: Tariff) -> i32 {
    let purse = crawl.purse(hero);
    match tariff {
        Tariff::Crawl => purse.loot,
        Tariff::Creation | Tariff::Between => purse.resources,
    }
}

pub fn stacks(crawl: Crawl<'_>, slot: EquipmentSlot) -> bool {
    crawl.options().stacking && crawl.book().figures.stacking_slots.contains(&slot)
}

/// Number of items that can be in use in a slot at once.
fn room_in(crawl: Crawl<'_>, slot: EquipmentSlot) -> usize {
    match slot {
        EquipmentSlot::Pack => 0,
        _ if stacks(crawl, slot) => usize::from(crawl.book().figures.stacking_most.max(1)),
        _ => 1,
    }
}

/// Checks that a hero can use an item.
///
/// # Errors
/// The rule that forbids it.
pub fn can_use(crawl: Crawl<'_>, hero: HeroId, item: &Item) -> Result<(), RuleId> {
    let class = crawl.class(hero);
    match item.wearer {
        Wearer::Anybody => Ok(()),
        Wearer::BestArmour(rating) if rating <= class.best_armour => Ok(()),
        Wearer::BestArmour(_) => Err(rules::CLASS_ARMOUR_LIMIT),
        Wearer::Shield if class.shield || crawl.race(hero).shield => Ok(()),
        Wearer::Shield => Err(rules::CLASS_SHIELD),
        Wearer::Arcane if class.arcane_items => Ok(()),
        Wearer::Arcane => Err(rules::WIZARD_SPELLS),
    }
}

/// Checks that a hero can put an item to use now.
///
/// # Errors
/// The rule that forbids it.
pub fn can_wear(crawl: Crawl<'_>, hero: HeroId, item: &Item) -> Result<(), RuleId> {
    can_use(crawl, hero, item)?;
    if crawl.in_slot(hero, item.slot) < room_in(crawl, item.slot) {
        Ok(())
    } else {
        Err(rules::RESOURCES_SLOTS)
    }
}

/// True if a new item is put to use at once: it can be, and the slot is free.
pub fn wears_at_once(crawl: Crawl<'_>, hero: HeroId, item: ItemIx) -> bool {
    let item = &crawl.book()[item];
    item.slot != EquipmentSlot::Pack && can_wear(crawl, hero, item).is_ok()
}

/// The price of an item, or of one of its points, on a list.
fn listed(item: &Item, tariff: Tariff) -> i32 {
    match tariff {
        Tariff::Creation => item.prices.creation,
        Tariff::Crawl => item.prices.crawl,
        Tariff::Between => item.prices.between,
    }
}

/// The least that a hero has to pay for an item.
pub fn least_price(item: &Item, tariff: Tariff) -> i32 {
    listed(item, tariff) * item.points.map_or(1, |(least, _)| least)
}

/// The price of an item, or of one of its points, for a hero.
pub fn price(crawl: Crawl<'_>, hero: HeroId, item: &Item, tariff: Tariff) -> i32 {
    let base = listed(item, tariff);
    let like_it = |carried: &Carried| {
        let mine = crawl.item(carried);
        mine.slot == item.slot && can_use(crawl, hero, mine).is_ok()
    };
    if stacks(crawl, item.slot) && crawl.gear(hero).iter().any(like_it) {
        base * crawl.book().figures.stacking_factor
    } else {
        base
    }
}

/// The cards that no hero's item stands for yet; `None` if the supply has no limit.
fn free_cards(crawl: Crawl<'_>) -> Option<CardSet> {
    if !crawl.options().limited {
        return None;
    }
    let mut free = CardSet::FULL;
    let owned = crawl.heroes().flat_map(|hero| crawl.gear(hero).iter());
    for carried in owned {
        if let Some(card) = card_for(crawl.item(carried), carried.points, free) {
            free.remove(card);
        }
    }
    Some(free)
}

fn card_for(item: &Item, points: i32, free: CardSet) -> Option<Card> {
    item.cards
        .iter()
        .filter(|(_, rank)| item.points.is_none() || i32::from(*rank) == points)
        .map(|(suit, rank)| Card::at(*suit as u8 * 13 + rank.saturating_sub(2).min(12)))
        .find(|card| free.contains(*card))
}

/// True if an item with these points is still in supply.
fn in_supply(item: &Item, points: i32, free: Option<CardSet>) -> bool {
    free.is_none_or(|free| item.cards.is_empty() || card_for(item, points, free).is_some())
}

/// Bounds of the points that can be bought for the hero's money.
pub fn points_to_buy(
    crawl: Crawl<'_>,
    hero: HeroId,
    item: &Item,
    tariff: Tariff,
) -> Option<(i32, i32)> {
    let (least, most) = item.points?;
    let each = price(crawl, hero, item, tariff);
    let payable = if each > 0 {
        money(crawl, hero, tariff) / each
    } else {
        most
    };
    Some((least, most.min(payable)))
}

/// The points between these bounds that are in supply, as unbroken ranges.
pub fn in_stock(
    crawl: Crawl<'_>,
    item: &Item,
    (least, most): (i32, i32),
) -> SmallVec<[(i32, i32); 4]> {
    let mut ranges: SmallVec<[(i32, i32); 4]> = SmallVec::new();
    let free = free_cards(crawl);
    for points in (least..=most).filter(|points| in_supply(item, *points, free)) {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == points => *last = points,
            _ => ranges.push((points, points)),
        }
    }
    ranges
}

/// True if the hero has as many things for a slot as a shop sells: those in use, and a spare.
pub fn is_full(crawl: Crawl<'_>, hero: HeroId, slot: EquipmentSlot) -> bool {
    let of_slot = |carried: &&Carried| crawl.item(carried).slot == slot;
    let many = crawl.gear(hero).iter().filter(of_slot).count();
    slot != EquipmentSlot::Pack && many > room_in(crawl, slot)
}

/// Checks that an item can be bought.
pub fn can_buy(crawl: Crawl<'_>, hero: HeroId, item: &Item, tariff: Tariff) -> Result<(), RuleId> {
    can_use(crawl, hero, item)?;
    if is_full(crawl, hero, item.slot) {
        Err(rules::RESOURCES_SLOTS)
    } else {
        can_pay(crawl, hero, item, tariff)
    }
}

/// Checks that an item is in supply, and that the hero can pay for it.
pub fn can_pay(crawl: Crawl<'_>, hero: HeroId, item: &Item, tariff: Tariff) -> Result<(), RuleId> {
    let free = free_cards(crawl);
    let Some((least, most)) = points_to_buy(crawl, hero, item, tariff) else {
        return if !in_supply(item, 0, free) {
            Err(rules::RESOURCES_LIMITED)
        } else if price(crawl, hero, item, tariff) > money(crawl, hero, tariff) {
            Err(price_rule(tariff))
        } else {
            Ok(())
        };
    };
    if least > most {
        Err(price_rule(tariff))
    } else if (least..=most).any(|points| in_supply(item, points, free)) {
        Ok(())
    } else {
        Err(rules::RESOURCES_LIMITED)
    }
}

/// Offers the items that a hero can put to use, equal ones once.
pub fn offer_equipment(crawl: Crawl<'_>, hero: HeroId, offer: &mut LegalActions<Action>) {
    for (place, carried, _) in crawl.kinds_of_gear(hero) {
        if carried.in_use || crawl.item(carried).slot == EquipmentSlot::Pack {
            continue;
        }
        let act = Action::Equip {
            hero,
            place,
            on: true,
        };
        match can_equip(crawl, hero, carried) {
            Some(allowed) => offer.add_or_refuse(act, allowed),
            None => continue,
        }
    }
}

/// True if changing the equipment could do a hero any good.
pub fn changes_equipment(crawl: Crawl<'_>, hero: HeroId) -> bool {
    let gear = crawl.gear(hero);
    gear.iter().any(|spare| {
        let slot = crawl.item(spare).slot;
        let outdone = || {
            let worn = makes_room(crawl, hero, slot).map(|place| &gear[usize::from(place)]);
            worn.is_some_and(|worn| does_as_much(crawl, worn, spare))
        };
        let idle = !spare.in_use && slot != EquipmentSlot::Pack;
        idle && can_equip(crawl, hero, spare) == Some(Ok(())) && !outdone()
    })
}

/// Checks that a hero can put a spare item to use in place of what is in its slot; `None` if that
/// is just the same.
fn can_equip(crawl: Crawl<'_>, hero: HeroId, spare: &Carried) -> Option<Result<(), RuleId>> {
    let allowed = can_use(crawl, hero, crawl.item(spare));
    let Some(place) = makes_room(crawl, hero, crawl.item(spare).slot) else {
        return Some(allowed);
    };
    let worn = crawl.gear(hero)[usize::from(place)];
    let same = Carried {
        in_use: false,
        ..worn
    } == *spare;
    (!same).then(|| allowed.and_then(|()| can_take_off(crawl, hero, place)))
}

/// The place of the item that is taken off if another is put on in a slot; `None` if it has room.
fn makes_room(crawl: Crawl<'_>, hero: HeroId, slot: EquipmentSlot) -> Option<u8> {
    if crawl.in_slot(hero, slot) < room_in(crawl, slot) {
        return None;
    }
    let worn = |mine: &Carried| mine.in_use && crawl.item(mine).slot == slot;
    let place = crawl.gear(hero).iter().position(worn)?;
    Some(place as u8)
}

/// Checks that a hero can do without the item at a place: not if its hit points are the last.
///
/// # Errors
/// The rule of the item.
pub fn can_take_off(crawl: Crawl<'_>, hero: HeroId, place: u8) -> Result<(), RuleId> {
    let Some(carried) = crawl.gear(hero).get(usize::from(place)) else {
        return Ok(());
    };
    let item = crawl.item(carried);
    let lends = |grant: &Grant| matches!(grant, Grant::HitDieSteps(_));
    if !carried.in_use || !item.grants.iter().any(lends) {
        return Ok(());
    }
    let now = crawl.hit_points(hero).now;
    if now > 0 && crawl.hit_points_from(hero, place) >= now {
        Err(item.links.rule)
    } else {
        Ok(())
    }
}

/// True if an item in use would do everything that another does, and as well.
pub fn does_as_much(crawl: Crawl<'_>, item: &Carried, other: &Carried) -> bool {
    let (item, other) = (does(crawl, item), does(crawl, other));
    item.iter().zip(other).all(|(item, other)| *item >= other)
}

/// What an item in use does, by kinds of grants.
fn does(crawl: Crawl<'_>, carried: &Carried) -> [i32; 5] {
    let mut sums = [0; 5];
    for grant in &crawl.item(carried).grants {
        let (kind, size) = match *grant {
            Grant::Armour(rating) => (0, crawl.armour_of(carried, rating)),
            Grant::MagicArmour(rating) => (1, rating),
            Grant::AttackDieSteps(steps) | Grant::HitDieSteps(steps) => {
                let kind = if matches!(grant, Grant::HitDieSteps(_)) {
                    2
                } else {
                    3
                };
                (kind, i32::from(steps))
            }
            Grant::SpellDice(dice) => (4, i32::from(dice)),
        };
        sums[kind] += size;
    }
    sums
}

/// Puts a carried item to use; the one it replaces is taken off.
pub fn equip(cx: &mut Cx<'_>, hero: HeroId, place: u8) {
    let crawl = Crawl::of(cx.world());
    let gear = crawl.gear(hero);
    let Some(new) = gear.get(usize::from(place)).copied() else {
        return;
    };
    if let Some(place) = makes_room(crawl, hero, crawl.item(&new).slot) {
        let item = gear[usize::from(place)].item;
        cx.emit(
            rules::RESOURCES_SLOTS,
            Event::Equipped {
                hero,
                place,
                item,
                on: false,
            },
        );
    }
    cx.emit(
        rules::RESOURCES_SLOTS,
        Event::Equipped {
            hero,
            place,
            item: new.item,
            on: true,
        },
    );
}
