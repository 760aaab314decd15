//! Goods: prices, who can use them, equipment, shopping.

use super::{
    Cx,
    cards::{Card, CardSet},
    components::{Carried, HeroId},
    content::{Item, ItemIx, Slot, Wearer},
    crawl::Crawl,
    creation,
    event::{Event, Tariff},
    rules,
    step::{Action, Question, Task},
};
use crate::game::{LegalActions, RuleId, Seat};

/// The rule behind a price list.
pub fn price_rule(tariff: Tariff) -> RuleId {
    match tariff {
        Tariff::Creation => rules::RESOURCES_CREATION_PRICES,
        Tariff::Crawl => rules::RESOURCES_CRAWL_PRICES,
        Tariff::Between => rules::RESOURCES_BETWEEN_PRICES,
    }
}

/// The rule of buying at a price list.
fn shop_rule(tariff: Tariff) -> RuleId {
    match tariff {
        Tariff::Crawl => rules::LOOT_BUY,
        Tariff::Creation | Tariff::Between => price_rule(tariff),
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

pub fn stacks(crawl: Crawl<'_>, slot: Slot) -> bool {
    crawl.options().stacking && crawl.book().figures.stacking_slots.contains(&slot)
}

/// Number of items that can be in use in a slot at once.
fn room_in(crawl: Crawl<'_>, slot: Slot) -> usize {
    match slot {
        Slot::Pack => 0,
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
    item.slot != Slot::Pack && can_wear(crawl, hero, item).is_ok()
}

/// The price of an item, or of one of its points.
pub fn price(crawl: Crawl<'_>, hero: HeroId, item: &Item, tariff: Tariff) -> i32 {
    let base = match tariff {
        Tariff::Creation => item.prices.creation,
        Tariff::Crawl => item.prices.crawl,
        Tariff::Between => item.prices.between,
    };
    let second = stacks(crawl, item.slot)
        && crawl
            .gear(hero)
            .iter()
            .any(|carried| crawl.item(carried).slot == item.slot);
    if second {
        base * crawl.book().figures.stacking_factor
    } else {
        base
    }
}

/// The cards that no hero's item stands for yet.
fn free_cards(crawl: Crawl<'_>) -> CardSet {
    let mut free = CardSet::FULL;
    let owned = crawl.heroes().flat_map(|hero| crawl.gear(hero).iter());
    for carried in owned {
        if let Some(card) = card_for(crawl.item(carried), carried.points, free) {
            free.remove(card);
        }
    }
    free
}

fn card_for(item: &Item, points: i32, free: CardSet) -> Option<Card> {
    item.cards
        .iter()
        .filter(|(_, rank)| item.points.is_none() || i32::from(*rank) == points)
        .map(|(suit, rank)| Card::at(*suit as u8 * 13 + rank.saturating_sub(2).min(12)))
        .find(|card| free.contains(*card))
}

/// True if an item with these points is still in supply.
fn in_supply(crawl: Crawl<'_>, item: &Item, points: i32) -> bool {
    !crawl.options().limited
        || item.cards.is_empty()
        || card_for(item, points, free_cards(crawl)).is_some()
}

/// The points that can be bought: up to what money allows, from the lowest in supply.
fn points_to_buy(crawl: Crawl<'_>, item: &Item, each: i32, money: i32) -> Option<(i32, i32)> {
    let (least, most) = item.points?;
    let most = if each > 0 {
        most.min(money / each)
    } else {
        most
    };
    let lowest = (least..=most).find(|points| in_supply(crawl, item, *points))?;
    // A number is offered as one range, so it ends before the first strength that is sold out.
    let highest = (lowest..=most)
        .take_while(|points| in_supply(crawl, item, *points))
        .last()?;
    Some((lowest, highest))
}

/// Checks that an item can be bought.
pub fn can_buy(crawl: Crawl<'_>, hero: HeroId, item: &Item, tariff: Tariff) -> Result<(), RuleId> {
    can_use(crawl, hero, item)?;
    let same_slot = crawl
        .gear(hero)
        .iter()
        .filter(|carried| crawl.item(carried).slot == item.slot)
        .count();
    let most = match item.slot {
        Slot::Pack => usize::MAX,
        // One in use, and one to swap; more would only be hoarding.
        _ => room_in(crawl, item.slot) + 1,
    };
    if same_slot >= most {
        Err(rules::RESOURCES_SLOTS)
    } else if !in_supply(crawl, item, 0) && item.points.is_none() {
        Err(rules::RESOURCES_LIMITED)
    } else if price(crawl, hero, item, tariff) > money(crawl, hero, tariff) {
        Err(price_rule(tariff))
    } else {
        Ok(())
    }
}

/// Offers everything that can be bought.
pub fn offer_shop(
    crawl: Crawl<'_>,
    hero: HeroId,
    tariff: Tariff,
    offer: &mut LegalActions<Action>,
) {
    offer.ask(Seat::Hero(hero.0), shop_rule(tariff));
    offer.add(Action::Done);
    for (key, item) in crawl.book().items.keyed() {
        let act = Action::Buy { item: key };
        match (can_buy(crawl, hero, item, tariff), item.points) {
            (Ok(()), None) => offer.add(act),
            (Ok(()), Some(_)) => {
                let each = price(crawl, hero, item, tariff);
                match points_to_buy(crawl, item, each, money(crawl, hero, tariff)) {
                    Some((least, most)) => offer.add_amount(act, least, most),
                    None => offer.refuse(act, price_rule(tariff)),
                }
            }
            (Err(rule), _) => offer.refuse(act, rule),
        }
    }
    offer_equipment(crawl, hero, offer);
}

/// Opens a shop.
pub fn shop(cx: &mut Cx<'_>, hero: HeroId, tariff: Tariff) {
    let question = Question::Shop { hero, tariff };
    match tariff {
        Tariff::Creation => creation::ask(cx, question),
        Tariff::Crawl | Tariff::Between => cx.ask(question),
    }
}

/// Offers the items that a hero can put on or take off.
pub fn offer_equipment(crawl: Crawl<'_>, hero: HeroId, offer: &mut LegalActions<Action>) {
    for (place, carried) in crawl.gear(hero).iter().enumerate() {
        let item = crawl.item(carried);
        if item.slot == Slot::Pack || carried.in_use {
            continue;
        }
        let act = Action::Equip {
            hero,
            place: place as u8,
            on: true,
        };
        offer.add_or_refuse(act, can_use(crawl, hero, item));
    }
}

/// Carries out a choice in a shop, which stays open until the hero leaves.
pub fn choose_shop(cx: &mut Cx<'_>, hero: HeroId, tariff: Tariff, act: Action, amount: i32) {
    match act {
        Action::Buy { item } => buy(cx, hero, item, tariff, amount),
        Action::Equip { hero, place, .. } => equip(cx, hero, place),
        _ => return leave_shop(cx, hero),
    }
    cx.push(Task::Shop { hero, tariff });
}

fn buy(cx: &mut Cx<'_>, hero: HeroId, item: ItemIx, tariff: Tariff, points: i32) {
    let crawl = Crawl::of(cx.world());
    let record = &crawl.book()[item];
    let each = price(crawl, hero, record, tariff);
    let price = if record.points.is_some() {
        each * points
    } else {
        each
    };
    let second = price > 0 && stacks(crawl, record.slot) && crawl.in_slot(hero, record.slot) > 0;
    let mut rule = cx.content()[item].links.rule;
    cx.emit(
        shop_rule(tariff),
        Event::Bought {
            hero,
            item,
            points,
            price,
            tariff,
        },
    );
    if second {
        rule = rules::RESOURCES_STACKING;
    }
    cx.emit(rule, Event::Owned { hero, item, points });
}

/// Puts a carried item to use; the one it replaces is taken off.
pub fn equip(cx: &mut Cx<'_>, hero: HeroId, place: u8) {
    let crawl = Crawl::of(cx.world());
    let gear = crawl.gear(hero);
    let Some(new) = gear.get(usize::from(place)).copied() else {
        return;
    };
    let slot = crawl.item(&new).slot;
    if crawl.in_slot(hero, slot) >= room_in(crawl, slot) {
        let worn = |mine: &Carried| mine.in_use && crawl.item(mine).slot == slot;
        if let Some(old) = gear.iter().position(worn) {
            let (place, item) = (old as u8, gear[old].item);
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

/// The rest of the resources becomes loot; during a crawl there are none.
fn leave_shop(cx: &mut Cx<'_>, hero: HeroId) {
    let points = Crawl::of(cx.world()).purse(hero).resources;
    if points > 0 {
        cx.emit(rules::RESOURCES_LEFTOVER, Event::LeftOver { hero, points });
    }
}
