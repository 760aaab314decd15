//! Goods: prices, supply, who can use them, equipment.

use std::cell::OnceCell;

use smallvec::SmallVec;

use super::{
    Cx,
    cards::{Card, CardSet},
    components::{Carried, HeroId},
    content::{Book, Class, EquipmentSlot, Grant, Item, ItemIx, Race, Wearer},
    crawl::Crawl,
    event::{Event, Tariff},
    rules,
    step::Action,
    table::KindOfGear,
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
    match item.wearer {
        Wearer::Anybody => Ok(()),
        _ => is_for(crawl.class(hero), crawl.race(hero), item),
    }
}

fn is_for(class: &Class, race: &Race, item: &Item) -> Result<(), RuleId> {
    match item.wearer {
        Wearer::Anybody => Ok(()),
        Wearer::BestArmour(rating) if rating <= class.best_armour => Ok(()),
        Wearer::BestArmour(_) => Err(rules::CLASS_ARMOUR_LIMIT),
        Wearer::Shield if class.shield || race.shield => Ok(()),
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

/// How many times the price for new heroes most goods cost during a crawl at least.
pub fn dearer(book: &Book) -> i32 {
    let lists = book.items.iter().map(|item| item.prices);
    let sold = lists.filter(|prices| prices.creation > 0);
    let mut times: Vec<i32> = sold.map(|prices| prices.crawl / prices.creation).collect();
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or(1)
}

/// A hero at a price list, with everything that decides on what can be bought, looked up once for
/// all the goods.
pub struct Customer<'w> {
    crawl: Crawl<'w>,
    pub tariff: Tariff,
    class: &'w Class,
    race: &'w Race,
    /// The hero's items.
    pub gear: &'w [Carried],
    /// The money that the hero can spend.
    pub money: i32,
    /// The cards that no hero's item stands for yet; `None` if the supply has no limit. Looked up
    /// once somebody asks: who can use what needs no supply.
    free: OnceCell<Option<CardSet>>,
}

impl<'w> Customer<'w> {
    pub fn new(crawl: Crawl<'w>, hero: HeroId, tariff: Tariff) -> Self {
        Customer {
            crawl,
            tariff,
            class: crawl.class(hero),
            race: crawl.race(hero),
            gear: crawl.gear(hero),
            money: money(crawl, hero, tariff),
            free: OnceCell::new(),
        }
    }

    /// Checks that the hero can use an item.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_use(&self, item: &Item) -> Result<(), RuleId> {
        is_for(self.class, self.race, item)
    }

    /// The price of an item, or of one of its points.
    pub fn price(&self, item: &Item) -> i32 {
        let base = listed(item, self.tariff);
        let like_it = |carried: &Carried| {
            let mine = self.crawl.item(carried);
            mine.slot == item.slot && self.can_use(mine).is_ok()
        };
        if stacks(self.crawl, item.slot) && self.gear.iter().any(like_it) {
            base * self.crawl.book().figures.stacking_factor
        } else {
            base
        }
    }

    /// The least that the hero has to pay for an item.
    pub fn least_price(&self, item: &Item) -> i32 {
        self.price(item) * item.points.map_or(1, |(least, _)| least)
    }

    /// True if an item with these points is still in supply.
    fn in_supply(&self, item: &Item, points: i32) -> bool {
        let free = |free: &CardSet| card_for(item, points, *free).is_some();
        let supply = || self.free.get_or_init(|| free_cards(self.crawl));
        item.cards.is_empty() || supply().as_ref().is_none_or(free)
    }

    /// Bounds of the points that can be bought for the hero's money.
    pub fn points_to_buy(&self, item: &Item) -> Option<(i32, i32)> {
        let (least, most) = item.points?;
        let each = self.price(item);
        let payable = if each > 0 { self.money / each } else { most };
        Some((least, most.min(payable)))
    }

    /// The points between these bounds that are in supply, as unbroken ranges.
    pub fn in_stock(&self, item: &Item, (least, most): (i32, i32)) -> SmallVec<[(i32, i32); 4]> {
        let mut ranges: SmallVec<[(i32, i32); 4]> = SmallVec::new();
        for points in (least..=most).filter(|points| self.in_supply(item, *points)) {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == points => *last = points,
                _ => ranges.push((points, points)),
            }
        }
        ranges
    }

    /// True if the hero has as many things for a slot as a shop sells: those in use, and a spare.
    pub fn is_full(&self, slot: EquipmentSlot) -> bool {
        let of_slot = |carried: &&Carried| self.crawl.item(carried).slot == slot;
        slot != EquipmentSlot::Pack
            && self.gear.iter().filter(of_slot).count() > room_in(self.crawl, slot)
    }

    /// Checks that an item can be bought.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_buy(&self, item: &Item) -> Result<(), RuleId> {
        self.can_use(item)?;
        if self.is_full(item.slot) {
            Err(rules::RESOURCES_SLOTS)
        } else {
            self.can_pay(item)
        }
    }

    /// Checks that an item is in supply, and that the hero can pay for it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_pay(&self, item: &Item) -> Result<(), RuleId> {
        let Some((least, most)) = self.points_to_buy(item) else {
            return if !self.in_supply(item, 0) {
                Err(rules::RESOURCES_LIMITED)
            } else if self.price(item) > self.money {
                Err(price_rule(self.tariff))
            } else {
                Ok(())
            };
        };
        if least > most {
            Err(price_rule(self.tariff))
        } else if (least..=most).any(|points| self.in_supply(item, points)) {
            Ok(())
        } else {
            Err(rules::RESOURCES_LIMITED)
        }
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

/// Offers the items that a hero can put to use, equal ones once.
pub fn offer_equipment(crawl: Crawl<'_>, hero: HeroId, offer: &mut LegalActions<Action>) {
    for kind in spare_equipment(crawl, hero) {
        let act = Action::Equip {
            hero,
            place: kind.place,
            on: true,
        };
        match can_equip(crawl, hero, kind) {
            Some(allowed) => offer.add_or_refuse(act, allowed),
            None => continue,
        }
    }
}

/// The hero's items that can be put on, or wielded, and are not; equal ones as one.
fn spare_equipment(crawl: Crawl<'_>, hero: HeroId) -> impl Iterator<Item = &KindOfGear> {
    let kinds = crawl.kinds_of_gear(hero).iter();
    kinds.filter(|kind| !kind.carried.in_use && kind.slot != EquipmentSlot::Pack)
}

/// True if changing the equipment could do a hero any good.
pub fn changes_equipment(crawl: Crawl<'_>, hero: HeroId) -> bool {
    spare_equipment(crawl, hero).any(|spare| {
        let worn = worn_instead(crawl, hero, spare.slot);
        let outdone = || worn.is_some_and(|worn| does_as_much(crawl, worn, &spare.carried));
        can_equip(crawl, hero, spare) == Some(Ok(())) && !outdone()
    })
}

/// Checks that a hero can put a spare item to use in place of what is in its slot; `None` if that
/// is just the same.
fn can_equip(crawl: Crawl<'_>, hero: HeroId, spare: &KindOfGear) -> Option<Result<(), RuleId>> {
    let allowed = can_use(crawl, hero, crawl.item(&spare.carried));
    let Some(place) = makes_room(crawl, hero, spare.slot) else {
        return Some(allowed);
    };
    let worn = crawl.gear(hero)[usize::from(place)];
    let same = Carried {
        in_use: false,
        ..worn
    } == spare.carried;
    (!same).then(|| allowed.and_then(|()| can_take_off(crawl, hero, place, &worn)))
}

/// The place of the item that is taken off if another is put on in a slot; `None` if it has room.
fn makes_room(crawl: Crawl<'_>, hero: HeroId, slot: EquipmentSlot) -> Option<u8> {
    let gear = crawl.gear(hero).iter().enumerate();
    let mut worn = gear.filter(|(_, mine)| mine.in_use && crawl.item(mine).slot == slot);
    let first = worn.next();
    if usize::from(first.is_some()) + worn.count() < room_in(crawl, slot) {
        return None;
    }
    first.map(|(place, _)| place as u8)
}

/// The item that would be taken off for another one in its slot; `None` if there is room for both.
pub fn worn_instead(crawl: Crawl<'_>, hero: HeroId, slot: EquipmentSlot) -> Option<&Carried> {
    let place = makes_room(crawl, hero, slot)?;
    crawl.gear(hero).get(usize::from(place))
}

/// Checks that a hero can do without the item at a place: not if its hit points are the last.
///
/// # Errors
/// The rule of the item.
pub fn can_take_off(
    crawl: Crawl<'_>,
    hero: HeroId,
    place: u8,
    carried: &Carried,
) -> Result<(), RuleId> {
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

/// What an item in use does: armour, armour against magic, steps of the hit die and of the attack
/// die, spell dice.
pub type Does = [i32; 5];

/// What an item in use does, by kinds of grants.
pub fn does(crawl: Crawl<'_>, carried: &Carried) -> Does {
    let mut sums = Does::default();
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
