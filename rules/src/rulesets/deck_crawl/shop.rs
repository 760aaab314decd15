//! Shops: what is offered, bought and left behind.

use super::{
    Cx,
    components::HeroId,
    content::{EquipmentSlot, Item, ItemIx},
    crawl::Crawl,
    creation,
    event::{Event, Tariff},
    goods::{
        Customer, can_take_off, changes_equipment, does_as_much, equip, least_price, money,
        offer_equipment, price_rule, stacks,
    },
    rules,
    step::{Action, Question, Task},
    table::KindOfGear,
};
use crate::game::{LegalActions, RuleId, Seat};

/// Opens a shop, unless there is nothing to be done there.
pub fn shop(cx: &mut Cx<'_>, hero: HeroId, tariff: Tariff) {
    let crawl = Crawl::of(cx.world());
    if !sells_anything(crawl, hero, tariff) && !changes_equipment(crawl, hero) {
        leave_shop(cx, hero);
        return;
    }
    let question = Question::Shop { hero, tariff };
    match tariff {
        Tariff::Creation => creation::ask(cx, question),
        Tariff::Crawl | Tariff::Between => cx.ask(question),
    }
}

/// True if a shop has anything for a hero.
pub fn sells_anything(crawl: Crawl<'_>, hero: HeroId, tariff: Tariff) -> bool {
    let money = money(crawl, hero, tariff);
    let items = crawl.book().items.iter();
    // Prices are compared first, which is quick, and potions before what has to fit.
    let payable = items.filter(|item| least_price(item, tariff) <= money);
    if payable.clone().next().is_none() {
        return false;
    }
    let customer = Customer::new(crawl, hero, tariff);
    let mut potions = payable
        .clone()
        .filter(|item| item.slot == EquipmentSlot::Pack);
    let mut others = payable.filter(|item| item.slot != EquipmentSlot::Pack);
    let sells = |item: &Item| customer.can_buy(item).is_ok();
    potions.any(|item| sells(item))
        || others.any(|item| sells(item))
        || places_to_leave(crawl, hero, &customer).next().is_some()
}

/// The spare things whose slot is full, where that is all that keeps the hero from buying another.
fn places_to_leave<'w>(
    crawl: Crawl<'w>,
    hero: HeroId,
    customer: &Customer<'w>,
) -> impl Iterator<Item = u8> {
    let wanted = move |slot: EquipmentSlot| {
        let mut items = crawl.book().items.iter();
        items.any(|item| {
            item.slot == slot
                && least_price(item, customer.tariff) <= customer.money
                && customer.can_use(item).is_ok()
                && customer.can_pay(item).is_ok()
        })
    };
    let spare = move |kind: &&KindOfGear| {
        !kind.carried.in_use && customer.is_full(kind.slot) && wanted(kind.slot)
    };
    let spare = crawl.kinds_of_gear(hero).iter().filter(spare);
    spare.map(|kind| kind.place)
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
    let customer = Customer::new(crawl, hero, tariff);
    for (key, item) in crawl.book().items.keyed() {
        let act = |least| Action::Buy { item: key, least };
        if let Err(rule) = customer.can_buy(item) {
            let least = item.points.map_or(0, |(least, _)| least);
            offer.refuse(act(least), rule);
            continue;
        }
        match customer.points_to_buy(item) {
            Some(bounds) => {
                for (least, most) in customer.in_stock(item, bounds) {
                    offer.add_amount(act(least), least, most);
                }
            }
            None => offer.add(act(0)),
        }
    }
    for place in places_to_leave(crawl, hero, &customer) {
        offer.add(Action::LeaveBehind { hero, place });
    }
    offer_equipment(crawl, hero, offer);
}

/// The rule of buying at a price list.
fn shop_rule(tariff: Tariff) -> RuleId {
    match tariff {
        Tariff::Crawl => rules::LOOT_BUY,
        Tariff::Creation | Tariff::Between => price_rule(tariff),
    }
}

/// Carries out a choice in a shop, which stays open until the hero leaves.
pub fn choose_shop(cx: &mut Cx<'_>, hero: HeroId, tariff: Tariff, act: Action, amount: i32) {
    match act {
        Action::Buy { item, .. } => buy(cx, hero, item, tariff, amount),
        Action::LeaveBehind { place, .. } => leave_behind(cx, hero, place),
        Action::Equip { hero, place, .. } => equip(cx, hero, place),
        _ => return leave_shop(cx, hero),
    }
    cx.push(Task::Shop { hero, tariff });
}

fn buy(cx: &mut Cx<'_>, hero: HeroId, item: ItemIx, tariff: Tariff, points: i32) {
    let crawl = Crawl::of(cx.world());
    let record = &crawl.book()[item];
    let each = Customer::new(crawl, hero, tariff).price(record);
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
    put_on_if_better(cx, hero);
}

/// Puts on what was just bought if it does more than what is worn, and nothing less.
fn put_on_if_better(cx: &mut Cx<'_>, hero: HeroId) {
    let crawl = Crawl::of(cx.world());
    let Some((new, others)) = crawl.gear(hero).split_last() else {
        return;
    };
    let slot = crawl.item(new).slot;
    if new.in_use || slot == EquipmentSlot::Pack || stacks(crawl, slot) {
        return;
    }
    let mut worn = others.iter();
    let worn = worn.position(|mine| mine.in_use && crawl.item(mine).slot == slot);
    let Some(old) = worn else { return };
    let old_is_as_good = does_as_much(crawl, &others[old], new);
    if does_as_much(crawl, new, &others[old])
        && !old_is_as_good
        && can_take_off(crawl, hero, old as u8, &others[old]).is_ok()
    {
        equip(cx, hero, others.len() as u8);
    }
}

fn leave_behind(cx: &mut Cx<'_>, hero: HeroId, place: u8) {
    let gear = Crawl::of(cx.world()).gear(hero);
    if let Some(item) = gear.get(usize::from(place)).map(|mine| mine.item) {
        let event = Event::LeftBehind { hero, place, item };
        cx.emit(rules::RESOURCES_SLOTS, event);
    }
}

/// The rest of the resources becomes loot; during a crawl there are none.
fn leave_shop(cx: &mut Cx<'_>, hero: HeroId) {
    let points = Crawl::of(cx.world()).purse(hero).resources;
    if points > 0 {
        cx.emit(rules::RESOURCES_LEFTOVER, Event::LeftOver { hero, points });
    }
}
