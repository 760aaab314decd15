//! The sound player out of battle.

use smallvec::SmallVec;

use super::{checks, mean, shopping};
use crate::{
    dice::odds,
    game::LegalActions,
    rulesets::deck_crawl::{
        abilities,
        components::{Combatant, HeroId},
        content::{AbilityEffect, AbilityIx, Effect, EquipmentSlot},
        crawl::Crawl,
        event::Tariff,
        goods, shop,
        step::Action,
    },
};

/// What the living could do with all their loot together.
#[derive(Default)]
pub(super) struct Plan {
    /// Who would resurrect somebody, and the offering that it takes.
    resurrection: Option<(HeroId, i32)>,
    /// Whose armour would be bought, and its price.
    purchase: Option<(HeroId, i32)>,
    /// The hit points that each hero has lost, by seat.
    wounds: SmallVec<[i32; 4]>,
}

impl Plan {
    pub(super) fn of(crawl: Crawl<'_>, market: bool) -> Self {
        let all: i32 = crawl.living().map(|hero| crawl.purse(hero).loot).sum();
        let alone = crawl.living().nth(1).is_none();
        let resurrects = |hero: HeroId| {
            let ability = resurrection(crawl, hero)?;
            let own = crawl.purse(hero).loot;
            let needs_more = offering(crawl, hero, ability, own).is_none();
            let wanted = offering(crawl, hero, ability, all).filter(|_| needs_more)?;
            Some((hero, wanted))
        };
        let fallen = crawl.fallen().next().is_some();
        Plan {
            resurrection: crawl
                .living()
                .filter(|_| fallen && !alone)
                .find_map(resurrects),
            purchase: if market && !alone {
                shopping::common_purchase(crawl, all)
            } else {
                None
            },
            wounds: crawl.heroes().map(|hero| crawl.wounds(hero)).collect(),
        }
    }
}

/// What is done out of battle, the most pressing first: potions that revive, what the fallen had,
/// the resurrection itself, their armour, healing, pools, goods.
pub(super) fn camp(
    crawl: Crawl<'_>,
    market: bool,
    plan: &Plan,
    act: Action,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
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
                let half = crawl.hit_points(on).now * 2 <= crawl.hit_points_max(on);
                let (now, max) = crawl.dice(hero, crawl.pool_of(ability));
                let spare = now * 2 > max || crawl.purse(hero).loot >= 10;
                let helps = if half {
                    spare || !market
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
        Action::Equip { hero, .. } => shopping::shop(crawl, hero, Tariff::Crawl, act, range),
        Action::Repair { .. } => (2000, None),
        Action::Shop { hero } => {
            let mut offer = LegalActions::new(false);
            shop::offer_shop(crawl, hero, Tariff::Crawl, &mut offer);
            let worth_it = offer.choices.iter().any(|offered| {
                shopping::shop(crawl, hero, Tariff::Crawl, offered.act, offered.amount).0 > 0
            });
            (if worth_it { 300 } else { -1 }, None)
        }
        Action::GiveLoot { from, to } => give_loot(crawl, plan, from, to, (least, most)),
        Action::GiveItem { from, place, to } => {
            let all = if crawl.is_alive(from) { least } else { most };
            (give_item(crawl, plan, from, place, to), range.map(|_| all))
        }
        _ => (-1, range.map(|(least, _)| least)),
    }
}

/// Reviving always; drinking where nothing of the potion is wasted, or where it is bitterly needed.
fn use_item(crawl: Crawl<'_>, hero: HeroId, place: u8, on: HeroId) -> i32 {
    let carried = &crawl.gear(hero)[usize::from(place)];
    if crawl.item(carried).uses.contains(&Effect::Revive) {
        return 4000;
    }
    let (wounds, points) = (crawl.wounds(on), carried.points.max(1));
    let badly_hurt = crawl.hit_points(on).now * 3 <= crawl.hit_points_max(on);
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
    let dice = crawl.spendable(hero, ability);
    let succeeds = |offering| success(crawl, ability, offering, dice);
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
    let mut enough =
        (least..=most).filter(|dice| success(crawl, ability, offering, *dice as u8) >= 950);
    enough.next().unwrap_or(most)
}

/// The chance of a resurrection, in thousandths.
fn success(crawl: Crawl<'_>, ability: AbilityIx, offering: i32, dice: u8) -> i32 {
    let entry = crawl.ability(ability);
    let AbilityEffect::Resurrect {
        difficulty, least, ..
    } = entry.effect
    else {
        return 0;
    };
    mean(&odds(&checks::Resurrect {
        dice: (dice, crawl.book()[entry.links.pool].die),
        difficulty,
        least,
        offering,
    }))
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

/// Loot goes from the fallen to whoever may call them back or has least, and from the living to a
/// resurrection or to the armour that protects the party most.
fn give_loot(
    crawl: Crawl<'_>,
    plan: &Plan,
    from: HeroId,
    to: HeroId,
    (least, most): (i32, i32),
) -> (i32, Option<i32>) {
    let own = crawl.purse(to).loot;
    if !crawl.is_alive(from) {
        let calls_back = resurrection(crawl, to).is_some();
        let worth = 1500 + if calls_back { 100 } else { 0 } - own.min(90);
        return (worth, Some(most));
    }
    let missing = |wanted: i32| Some((wanted - own).clamp(least, most));
    match (plan.resurrection, plan.purchase) {
        (Some((hero, wanted)), _) if hero == to => (1350, missing(wanted)),
        (None, Some((hero, price))) if hero == to => (350, missing(price)),
        _ => (-1, Some(least)),
    }
}

/// Potions go from the fallen to anybody, from the living to whoever needs one; gear to whoever is
/// better protected by it.
fn give_item(crawl: Crawl<'_>, plan: &Plan, from: HeroId, place: u8, to: HeroId) -> i32 {
    let carried = &crawl.gear(from)[usize::from(place)];
    let item = crawl.item(carried);
    let alive = crawl.is_alive(from);
    if item.slot != EquipmentSlot::Pack {
        let free = goods::can_wear(crawl, to, item).is_ok();
        let gain = shopping::protects_more(crawl, to, carried);
        return match (alive, gain) {
            (false, _) if free || gain > 0 => 1200 + gain,
            (true, 1..) if !carried.in_use => 500 + gain,
            _ => -1,
        };
    }
    let needs = |hero: HeroId| plan.wounds[hero.at()] >= carried.points.max(1);
    let heals = !item.uses.contains(&Effect::Revive);
    match alive {
        false => 1450 + i32::from(heals && needs(to)),
        true if heals && needs(to) && !needs(from) => 550,
        true => -1,
    }
}
