//! The sound player out of battle.

use std::cell::OnceCell;

use smallvec::{SmallVec, smallvec};

use super::{
    checks, mean,
    shopping::{self, CommonPurchase, Shopper},
};
use crate::{
    dice::{Check, Distribution},
    rulesets::deck_crawl::{
        abilities,
        components::{Carried, Combatant, HeroId},
        content::{AbilityEffect, AbilityIx, Effect, EquipmentSlot},
        crawl::Crawl,
        event::Tariff,
        goods,
        step::Action,
    },
};

/// The party in camp, with everything looked up that its choices are weighed by.
pub(super) struct Camp<'w> {
    crawl: Crawl<'w>,
    market: bool,
    /// The heroes, by seat; `None` for one who is not made yet.
    party: SmallVec<[Option<Member<'w>>; 4]>,
    /// Who would resurrect somebody with all the loot of the living, and the offering that it takes.
    resurrection: Option<(HeroId, i32)>,
    /// Whose armour would be bought together. Only gifts of loot ask for it.
    purchase: OnceCell<Option<CommonPurchase>>,
}

struct Member<'w> {
    id: HeroId,
    alive: bool,
    /// The hit points that it has lost.
    wounds: i32,
    shopper: Shopper<'w>,
}

impl<'w> Member<'w> {
    fn of(crawl: Crawl<'w>, id: HeroId) -> Option<Self> {
        crawl.is_made(id).then(|| Member {
            id,
            alive: crawl.is_alive(id),
            wounds: crawl.wounds(id),
            shopper: Shopper::new(crawl, id, Tariff::Crawl),
        })
    }

    /// True if a potion would be worth drinking for it, with nothing wasted.
    fn needs(&self, potion: &Carried) -> bool {
        self.wounds >= potion.points.max(1)
    }
}

impl<'w> Camp<'w> {
    pub(super) fn of(crawl: Crawl<'w>, market: bool) -> Self {
        let party = crawl.heroes().map(|hero| Member::of(crawl, hero));
        let mut camp = Camp {
            crawl,
            market,
            party: party.collect(),
            resurrection: None,
            purchase: OnceCell::new(),
        };
        let fallen = camp.party.iter().flatten().any(|hero| !hero.alive);
        if fallen && !camp.is_alone() {
            let all = camp.all_loot();
            let resurrects = |hero: &Member<'_>| {
                let ability = resurrection(crawl, hero.id)?;
                let own = hero.shopper.customer.money;
                let needs_more = offering(crawl, hero.id, ability, own).is_none();
                let wanted = offering(crawl, hero.id, ability, all).filter(|_| needs_more)?;
                Some((hero.id, wanted))
            };
            let found = camp.living().find_map(resurrects);
            camp.resurrection = found;
        }
        camp
    }

    fn living(&self) -> impl Iterator<Item = &Member<'w>> + Clone {
        self.party.iter().flatten().filter(|hero| hero.alive)
    }

    fn member(&self, hero: HeroId) -> Option<&Member<'w>> {
        self.party.get(hero.at())?.as_ref()
    }

    fn is_alone(&self) -> bool {
        self.living().nth(1).is_none()
    }

    /// The loot of all the living together.
    fn all_loot(&self) -> i32 {
        self.living().map(|hero| hero.shopper.customer.money).sum()
    }

    fn purchase(&self) -> Option<&CommonPurchase> {
        let found = self.purchase.get_or_init(|| {
            if !self.market || self.is_alone() {
                return None;
            }
            let living = self.living().map(|hero| &hero.shopper);
            shopping::common_purchase(self.crawl, living)
        });
        found.as_ref()
    }

    /// What is done out of battle, the most pressing first: potions that revive, what the fallen
    /// had, the resurrection itself, their armour, healing, pools, goods.
    pub(super) fn worth(&self, act: Action, range: Option<(i32, i32)>) -> (i32, Option<i32>) {
        let crawl = self.crawl;
        let (least, most) = range.unwrap_or((0, 0));
        match act {
            Action::GoOn => (0, None),
            Action::Use { hero, ability, on } => match (crawl.ability(ability).effect, on) {
                (AbilityEffect::Resurrect { .. }, _) => {
                    let loot = crawl.purse(hero).loot;
                    let fair = offering(crawl, hero, ability, loot).is_some();
                    (if fair { 1300 } else { -1 }, None)
                }
                (AbilityEffect::Heal, Combatant::Hero(on)) => {
                    let wounds = crawl.wounds(on);
                    let left = crawl.hit_points(on).now;
                    let half = left * 2 <= left + wounds;
                    let (now, max) = crawl.dice(hero, crawl.pool_of(ability));
                    let spare = now * 2 > max || crawl.purse(hero).loot >= 10;
                    let helps = if half {
                        spare || !self.market
                    } else {
                        wounds > 3 && spare
                    };
                    let dice = ((wounds + if half { 3 } else { 0 }) / 4).clamp(least, most);
                    (if helps { 800 + wounds } else { -1 }, Some(dice))
                }
                (AbilityEffect::Regain { .. }, _) => (400, Some(most)),
                _ => (-1, Some(least)),
            },
            Action::UseItem { hero, place, on } => (use_item(crawl, hero, place, on), None),
            Action::Equip { hero, .. } => match self.member(hero) {
                Some(hero) => hero.shopper.worth(act, range),
                None => (-1, None),
            },
            Action::Repair { .. } => (2000, None),
            Action::Shop { hero } => {
                let wants = self
                    .member(hero)
                    .is_some_and(|it| it.shopper.wants_anything());
                (if wants { 300 } else { -1 }, None)
            }
            Action::GiveLoot { from, to } => match (self.member(from), self.member(to)) {
                (Some(from), Some(to)) => self.give_loot(from, to, (least, most)),
                _ => (-1, Some(least)),
            },
            Action::GiveItem { from, place, to } => match (self.member(from), self.member(to)) {
                (Some(from), Some(to)) => {
                    let all = if from.alive { least } else { most };
                    (self.give_item(from, place, to), range.map(|_| all))
                }
                _ => (-1, Some(least)),
            },
            _ => (-1, range.map(|(least, _)| least)),
        }
    }

    /// Loot goes from the fallen to whoever may call them back or has least, and from the living to
    /// a resurrection or to the armour that protects the party most.
    fn give_loot(
        &self,
        from: &Member<'_>,
        to: &Member<'_>,
        (least, most): (i32, i32),
    ) -> (i32, Option<i32>) {
        let own = to.shopper.customer.money;
        if !from.alive {
            let calls_back = resurrection(self.crawl, to.id).is_some();
            let worth = 1500 + if calls_back { 100 } else { 0 } - own.min(90);
            return (worth, Some(most));
        }
        let missing = |wanted: i32| Some((wanted - own).clamp(least, most));
        if let Some((hero, wanted)) = self.resurrection {
            return if hero == to.id {
                (1350, missing(wanted))
            } else {
                (-1, Some(least))
            };
        }
        match self.purchase() {
            Some(common) if common.hero == to.id && !common.keep.contains(&from.id) => {
                (350, missing(common.price))
            }
            _ => (-1, Some(least)),
        }
    }

    /// Potions go from the fallen to anybody, from the living to whoever needs one; gear to whoever
    /// is better protected by it.
    fn give_item(&self, from: &Member<'_>, place: u8, to: &Member<'_>) -> i32 {
        let crawl = self.crawl;
        let carried = &from.shopper.customer.gear[usize::from(place)];
        let item = crawl.item(carried);
        if item.slot == EquipmentSlot::Pack {
            let heals = !item.uses.contains(&Effect::Revive);
            let helps = heals && to.needs(carried);
            return match from.alive {
                false => 1450 + i32::from(helps),
                true if helps && !from.needs(carried) => 550,
                true => -1,
            };
        }
        if from.alive && carried.in_use {
            return -1;
        }
        let gain = shopping::protects_more(crawl, &to.shopper.customer, carried);
        let free = || goods::can_wear(crawl, to.id, item).is_ok();
        match from.alive {
            true if gain > 0 => 500 + gain,
            false if gain > 0 || free() => 1200 + gain,
            _ => -1,
        }
    }
}

/// Reviving always; drinking where nothing of the potion is wasted, or where it is bitterly needed.
fn use_item(crawl: Crawl<'_>, hero: HeroId, place: u8, on: HeroId) -> i32 {
    let carried = &crawl.gear(hero)[usize::from(place)];
    if crawl.item(carried).uses.contains(&Effect::Revive) {
        return 4000;
    }
    let (wounds, points) = (crawl.wounds(on), carried.points.max(1));
    let left = crawl.hit_points(on).now;
    let badly_hurt = left * 3 <= left + wounds;
    if wounds >= points {
        600 + points
    } else if badly_hurt && wounds * 2 >= points {
        600 - points
    } else {
        -1
    }
}

/// The offering for a resurrection out of this much loot: the smallest with good odds, or all of it
/// with fair ones; `None` if they would be poor.
pub(super) fn offering(
    crawl: Crawl<'_>,
    hero: HeroId,
    ability: AbilityIx,
    loot: i32,
) -> Option<i32> {
    let (least, most) = abilities::offerings(crawl, hero, ability, loot)?;
    let resurrection = Resurrection::of(crawl, ability, crawl.spendable(hero, ability))?;
    let succeeds = |offering| resurrection.success(offering);
    (least..=most)
        .find(|offering| succeeds(*offering) >= 800)
        .or((succeeds(most) >= 600).then_some(most))
}

/// The number of dice for a resurrection: as many as make it nearly certain, or all.
pub(super) fn resurrect_dice(
    crawl: Crawl<'_>,
    ability: AbilityIx,
    offering: i32,
    (least, most): (i32, i32),
) -> i32 {
    let nearly_certain = |dice: &i32| {
        let resurrection = Resurrection::of(crawl, ability, *dice as u8);
        resurrection.is_some_and(|it| it.success(offering) >= 950)
    };
    (least..=most).find(nearly_certain).unwrap_or(most)
}

/// A resurrection with the totals of its dice, which are the same for every offering.
struct Resurrection {
    check: checks::Resurrect,
    totals: Distribution<i32>,
}

impl Resurrection {
    fn of(crawl: Crawl<'_>, ability: AbilityIx, dice: u8) -> Option<Self> {
        let AbilityEffect::Resurrect {
            difficulty, least, ..
        } = crawl.ability(ability).effect
        else {
            return None;
        };
        let die = crawl.book()[crawl.pool_of(ability)].die;
        let check = checks::Resurrect {
            dice: (dice, die),
            difficulty,
            least,
            offering: 0,
        };
        let totals = Distribution::dice(dice, die);
        Some(Resurrection { check, totals })
    }

    /// The chance after an offering, in thousandths.
    fn success(&self, offering: i32) -> i32 {
        let check = checks::Resurrect {
            offering,
            ..self.check
        };
        mean(&self.totals.map(|total| check.outcome(&smallvec![*total])))
    }
}

/// The ability with which a hero resurrects.
fn resurrection(crawl: Crawl<'_>, hero: HeroId) -> Option<AbilityIx> {
    let resurrects = |ability: &AbilityIx| {
        matches!(
            crawl.ability(*ability).effect,
            AbilityEffect::Resurrect { .. }
        )
    };
    crawl.abilities(hero).find(resurrects)
}
