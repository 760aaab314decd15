//! The sound player in shops.

use smallvec::SmallVec;

use crate::{
    game::LegalActions,
    rulesets::deck_crawl::{
        components::{Carried, HeroId},
        content::{Effect, EquipmentSlot, Grant, Item},
        crawl::Crawl,
        event::Tariff,
        goods::{self, Customer},
        step::Action,
    },
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
pub(super) fn protects_more(crawl: Crawl<'_>, hero: &Customer<'_>, new: &Carried) -> i32 {
    let item = crawl.item(new);
    if hero.can_use(item).is_err() {
        return 0;
    }
    rating(crawl, new) - worn(crawl, hero.gear, item.slot)
}

/// The armour rating of what is in use in a slot.
fn worn(crawl: Crawl<'_>, gear: &[Carried], slot: EquipmentSlot) -> i32 {
    let worn = gear.iter();
    let worn = worn.filter(|mine| mine.in_use && crawl.item(mine).slot == slot);
    worn.map(|mine| rating(crawl, mine)).sum()
}

/// Armour that the party buys for somebody together.
pub(super) struct CommonPurchase {
    pub(super) hero: HeroId,
    pub(super) price: i32,
    /// Those who can pay for armour of their own, and keep their loot for it. If they gave as well,
    /// the same loot could go round for ever.
    pub(super) keep: SmallVec<[HeroId; 4]>,
}

/// The armour that is worth most for the loot of the living together, where nobody can pay for it
/// alone. It has to be dearer than whatever somebody can pay for already: that is bought first.
pub(super) fn common_purchase<'c, 'w: 'c>(
    crawl: Crawl<'w>,
    living: impl Iterator<Item = &'c Shopper<'w>> + Clone,
) -> Option<CommonPurchase> {
    let items = crawl.book().items.iter();
    let armour: SmallVec<[_; 16]> = items.filter(|item| nominal(item) > 0).collect();
    let all: i32 = living.clone().map(|shopper| shopper.customer.money).sum();
    let wanted = living.clone().flat_map(|shopper| {
        let (hero, customer) = (shopper.hero, &shopper.customer);
        // Those who stand in front come first.
        let front = i32::from(shopper.attack_die);
        let offers = armour.iter().filter_map(move |item| {
            let price = customer.price(item);
            if price > all || customer.can_use(item).is_err() {
                return None;
            }
            let gain = nominal(item) - worn(crawl, customer.gear, item.slot);
            let alone = customer.money >= price;
            (gain > 0).then_some((gain * 1000 / price + front * 5, hero, price, alone))
        });
        offers.collect::<SmallVec<[_; 16]>>()
    });
    let (paid, pooled): (Vec<_>, Vec<_>) = wanted.partition(|(.., alone)| *alone);
    let keep: SmallVec<[HeroId; 4]> = paid.iter().map(|(_, hero, ..)| *hero).collect();
    let paid = paid.iter().map(|(_, _, price, _)| *price).max();
    let together = |hero: HeroId| -> i32 {
        let gives = |shopper: &&Shopper<'_>| shopper.hero == hero || !keep.contains(&shopper.hero);
        let giving = living.clone().filter(gives);
        giving.map(|shopper| shopper.customer.money).sum()
    };
    let payable = |price: i32, hero: HeroId| paid < Some(price) && price <= together(hero);
    let pooled = pooled
        .iter()
        .filter(|(_, hero, price, _)| payable(*price, *hero));
    let best = pooled.max_by_key(|(worth, hero, ..)| (*worth, std::cmp::Reverse(hero.0)))?;
    let (hero, price) = (best.1, best.2);
    Some(CommonPurchase { hero, price, keep })
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

/// A hero in a shop, with everything looked up that its choices are weighed by.
pub(super) struct Shopper<'w> {
    crawl: Crawl<'w>,
    hero: HeroId,
    pub(super) customer: Customer<'w>,
    /// Sides of its attack die.
    attack_die: u8,
}

impl<'w> Shopper<'w> {
    pub(super) fn new(crawl: Crawl<'w>, hero: HeroId, tariff: Tariff) -> Self {
        Shopper {
            crawl,
            hero,
            customer: Customer::new(crawl, hero, tariff),
            attack_die: crawl.attack_die(hero).sides(),
        }
    }

    /// Buying, and changing equipment.
    pub(super) fn worth(&self, act: Action, range: Option<(i32, i32)>) -> (i32, Option<i32>) {
        match act {
            Action::Done => (0, None),
            Action::Equip { place, .. } => {
                let new = &self.customer.gear[usize::from(place)];
                let better = protects_more(self.crawl, &self.customer, new) > 0;
                (if better { 5000 } else { -1 }, None)
            }
            Action::Buy { item, .. } => self.purchase(&self.crawl.book()[item], range),
            _ => (-1, range.map(|(least, _)| least)),
        }
    }

    /// True if the shop has anything that the hero is better off with, bought or put on. Prices are
    /// compared first, which is quick, and what is for sale is asked last, of the few things that
    /// are wanted.
    pub(super) fn wants_anything(&self) -> bool {
        let Customer { tariff, money, .. } = self.customer;
        let items = self.crawl.book().items.iter();
        let mut payable = items.filter(|item| goods::least_price(item, tariff) <= money);
        let buys = payable.any(|item| self.gain(item) > 0 && self.customer.can_buy(item).is_ok());
        let mut offer = LegalActions::new(false);
        goods::offer_equipment(self.crawl, self.hero, &mut offer);
        let mut choices = offer.choices.iter();
        buys || choices.any(|offered| self.worth(offered.act, offered.amount).0 > 0)
    }

    fn purchase(&self, item: &Item, range: Option<(i32, i32)>) -> (i32, Option<i32>) {
        let worth = self.gain(item);
        if worth <= 0 {
            return (-1, range.map(|(least, _)| least));
        }
        let price = self.customer.price(item).max(1);
        let amount = range.map(|(least, most)| most.min(6).max(least));
        (worth * 100 / price.max(3), amount)
    }

    /// The gain by an item, whether it can be bought or not.
    fn gain(&self, item: &Item) -> i32 {
        if item.slot == EquipmentSlot::Pack {
            return self.potion(item);
        }
        let mine = self.customer.gear.iter().map(|mine| self.crawl.item(mine));
        let mine = mine.filter(|mine| mine.slot == item.slot);
        let best = mine.map(|mine| self.gear(mine)).max();
        let gain = self.gear(item) - best.unwrap_or(0);
        // Two of a kind are no better than one: the better of them at once, or neither.
        if gain > 0 && self.outdone(item) {
            0
        } else {
            gain
        }
    }

    /// True if a better item for the same slot can be bought instead.
    fn outdone(&self, item: &Item) -> bool {
        if goods::stacks(self.crawl, item.slot) {
            return false;
        }
        let worth = self.gear(item);
        let mut others = self.crawl.book().items.iter();
        others.any(|other| {
            other.slot == item.slot
                && self.gear(other) > worth
                && self.customer.can_buy(other).is_ok()
        })
    }

    /// The worth of wearing an item.
    fn gear(&self, item: &Item) -> i32 {
        let worths = item.grants.iter().map(|grant| match grant {
            Grant::Armour(rating) => rating * 30,
            Grant::MagicArmour(rating) => rating * 4,
            Grant::AttackDieSteps(steps) if self.attack_die < 12 => i32::from(*steps) * 40,
            Grant::HitDieSteps(steps) => i32::from(*steps) * 30,
            Grant::SpellDice(dice) => i32::from(*dice) * 35,
            Grant::AttackDieSteps(_) => 0,
        });
        worths.sum()
    }

    /// The worth of another potion: the first two count, and reviving if the hero is not alone.
    fn potion(&self, item: &Item) -> i32 {
        let alone = self.crawl.seats() == 1;
        let mut carried = self.customer.gear.iter().map(|mine| self.crawl.item(mine));
        if item.uses.contains(&Effect::Revive) {
            let has = carried.any(|mine| mine.uses.contains(&Effect::Revive));
            return if alone || has { 0 } else { 80 };
        }
        let mut keep = match self.customer.tariff {
            Tariff::Crawl => 2,
            Tariff::Creation | Tariff::Between => 3,
        };
        if alone {
            keep += 3;
        }
        let has = carried.filter(|mine| mine.slot == EquipmentSlot::Pack);
        if has.count() < keep { 12 } else { 0 }
    }
}
