//! Camp, shops, hero creation.

use std::cell::OnceCell;

use super::{
    super::{
        components::FighterId,
        content::{Attribute, Possession, SkillEffect, SkillIx, WeaponIx},
        fighter::Fighter,
        plot, shop,
        step::{Action, Means},
        venture::Venture,
    },
    Worth,
};
use crate::game::Offered;

/// The weapons on offer, looked up once for a decision.
pub struct Market<'w> {
    venture: Venture<'w>,
    /// Affordable weapons for sale, each with its strength.
    weapons: OnceCell<Vec<(WeaponIx, i32)>>,
}

impl<'w> Market<'w> {
    /// The market of the party's world.
    pub fn of(venture: Venture<'w>) -> Self {
        Market {
            venture,
            weapons: OnceCell::new(),
        }
    }

    fn weapons(&self) -> &[(WeaponIx, i32)] {
        self.weapons.get_or_init(|| {
            let venture = self.venture;
            let Some(setting) = venture.state().setting else {
                return Vec::new();
            };
            let prices = shop::Prices::of(venture);
            let things = venture.book()[setting].links.iter().copied();
            let affordable = things.filter(|it| prices.price(*it) <= 700);
            let weapons = affordable.filter_map(|it| match it {
                Possession::Weapon(weapon) => Some((weapon, strength(venture, weapon))),
                _ => None,
            });
            weapons.collect()
        })
    }

    /// The best melee weapon for sale that a hero's ST allows.
    fn common_weapon(&self, hero: Fighter<'_>) -> Option<WeaponIx> {
        let (book, st) = (self.venture.book(), self.venture.st(hero));
        let weapons = self.weapons().iter();
        let wielded = weapons.filter(|(weapon, _)| st >= book[*weapon].heft);
        let best = wielded.max_by_key(|(_, strength)| *strength);
        best.map(|(weapon, _)| *weapon)
    }

    fn skill_of_common_weapon(&self, hero: Fighter<'_>) -> Option<SkillIx> {
        let weapon = self.common_weapon(hero)?;
        Some(self.venture.book()[weapon].links.skill)
    }
}

/// Attributes and skills of a custom hero: the first strong, the last clever, all quick enough.
pub fn create(market: &Market<'_>, hero: FighterId, stage: u8, offered: &Offered<Action>) -> Worth {
    let venture = market.venture;
    let seats = venture.heroes().count() as u16;
    let mage = seats > 2 && hero.0 + 1 == seats;
    match offered.act {
        Action::Attribute { .. } => {
            let wanted = match (stage, mage) {
                (0, true) => 9,
                (0, false) => 12,
                (_, true) => 10,
                _ => 12,
            };
            (0, Some(wanted))
        }
        Action::Skill { skill } => {
            let book = venture.book();
            let me = venture.fighter(hero);
            let effects = &book[skill].effects;
            let attacks = effects
                .iter()
                .any(|it| matches!(it, SkillEffect::Attack(_)));
            let tends = effects.iter().any(|it| matches!(it, SkillEffect::Tend(_)));
            let common = attacks && market.skill_of_common_weapon(me) == Some(skill);
            let points = venture.points(me, skill);
            let worth = match (common, tends) {
                (true, _) => 20 - points,
                (_, true) => 15 - points * 3,
                _ => -1,
            };
            (if mage { worth - 16 } else { worth }, None)
        }
        Action::Spell { spell } => {
            let worth = if mage {
                12 + venture.book()[spell].iq
            } else {
                -1
            };
            (worth, None)
        }
        _ => (0, None),
    }
}

/// The strength of a weapon's strike or shot, in half points.
fn strength(venture: Venture<'_>, weapon: WeaponIx) -> i32 {
    let record = &venture.book()[weapon];
    let dice = [record.strike, record.shoot];
    let best = dice
        .into_iter()
        .flatten()
        .map(|it| i32::from(it.count) * 7 + it.plus * 2);
    best.max().unwrap_or(0)
}

/// Buying and selling: food and healing, weapons for the unarmed, armour.
pub fn trade(market: &Market<'_>, act: Action, outfit: bool) -> i32 {
    let venture = market.venture;
    let living = venture.living().count() as u32;
    match act {
        Action::Buy { thing } => match thing {
            Possession::Good(good) if venture.book()[good].ration => {
                i32::from(plot::rations(venture).1 < living * 3) * 50
            }
            Possession::Good(good) => {
                let heals = venture.book()[good]
                    .power
                    .as_ref()
                    .is_some_and(|power| power.effects.iter().any(|it| it.works_in_camp()));
                let enough = venture.packed(thing) >= 2;
                if heals && !enough && !outfit { 20 } else { -1 }
            }
            Possession::Weapon(weapon) => {
                let waits = venture.packed(thing) > 0;
                let suits = |hero: Fighter<'_>| market.common_weapon(hero) == Some(weapon);
                let mut unarmed = venture.living().filter(|hero| hero.weapons().is_empty());
                if !waits && unarmed.any(suits) { 40 } else { -1 }
            }
            Possession::Armour(armour) => {
                let record = &venture.book()[armour];
                let waits = venture.packed(thing) > 0;
                let bare = venture.living().any(|hero| hero.worn().armour.is_none());
                let light = record.burden == 0 && !record.shield;
                if bare && light && !waits { 30 } else { -1 }
            }
        },
        Action::Take { hero, thing } => takes(venture, venture.fighter(hero), thing),
        Action::Done => 0,
        _ => -1,
    }
}

/// How much a hero wants a thing from the pack.
fn takes(venture: Venture<'_>, hero: Fighter<'_>, thing: Possession) -> i32 {
    match thing {
        Possession::Weapon(weapon) => {
            let idle = hero.weapons().is_empty() && venture.can_wield(hero, weapon);
            if idle { 60 } else { -1 }
        }
        Possession::Armour(armour) => {
            let record = &venture.book()[armour];
            let worn = if record.shield {
                hero.worn().shield
            } else {
                hero.worn().armour
            };
            let both = venture
                .in_hand(hero)
                .is_some_and(|held| venture.book()[held.weapon].hands > 1);
            let gain = |it: &super::super::content::Armour| it.stops - it.burden * 2;
            let now = worn.map_or(0, |it| gain(&venture.book()[it].record));
            if gain(&record.record) > now && !(record.shield && both) {
                55
            } else {
                -1
            }
        }
        Possession::Good(_) => -1,
    }
}

/// The worth of an action in camp.
pub fn camp(venture: Venture<'_>, mending: bool, offered: &Offered<Action>) -> Worth {
    let worth = match offered.act {
        Action::Tend { on, .. } => 100 + venture.fighter(on).health().damage,
        Action::Heal { by, means, on } => return heals(venture, mending, by, means, on, offered),
        Action::Take { hero, thing } => takes(venture, venture.fighter(hero), thing),
        Action::WishWhole { hero } => wishes_whole(venture, mending, hero),
        Action::WishOffCurse { hero } => {
            i32::from(venture.fighter(hero).health().curses > 1) * 20 - 1
        }
        Action::RaiseAttribute { hero, attribute } => {
            let mage = !venture.fighter(hero).spells().is_empty();
            let wanted = if mage { Attribute::Iq } else { Attribute::Dx };
            if attribute == wanted { 10 } else { -1 }
        }
        _ => 0,
    };
    (worth, None)
}

/// A wish saves whoever would die of the toll, or gets somebody up if nobody stands.
fn wishes_whole(venture: Venture<'_>, mending: bool, hero: FighterId) -> i32 {
    let hurt = venture.fighter(hero);
    let dying = mending && hurt.health().damage > venture.st(hurt);
    let alone = venture.awake().next().is_none();
    if dying || alone { 80 } else { -1 }
}

/// Healing by spells while the staff lasts, by goods in urgent need.
fn heals(
    venture: Venture<'_>,
    mending: bool,
    by: FighterId,
    means: Means,
    on: FighterId,
    offered: &Offered<Action>,
) -> Worth {
    let hurt = venture.fighter(on);
    let dying = mending && hurt.health().damage > venture.st(hurt);
    let out = !hurt.up;
    let badly = hurt.health().damage * 2 >= venture.st(hurt);
    let staffs: i32 = venture
        .fighter(by)
        .weapons()
        .iter()
        .map(|held| held.power)
        .sum();
    let worth = match means {
        Means::Spell(_) if dying || out => 90,
        Means::Spell(_) if staffs > 0 && hurt.health().damage > 1 => 40 + hurt.health().damage,
        Means::Good(_) if dying => 95,
        Means::Good(_) if out || badly => 30 + hurt.health().damage,
        _ => -1,
    };
    let amount = offered.amount.map(|(_, most)| {
        let spare = if dying || out { most } else { staffs };
        most.min(spare.max(1))
    });
    (worth, amount)
}

/// True if camp offers anything worth stopping for.
pub fn is_worth_it(venture: Venture<'_>) -> bool {
    let mut offer = crate::game::LegalActions::new(false);
    super::super::mending::offer_camp(venture, false, &mut offer);
    let mut choices = offer.choices.iter();
    choices.any(|offered| camp(venture, false, offered).0 > 0)
}

/// True if a shop has anything the party wants.
pub fn is_wanted(venture: Venture<'_>) -> bool {
    let mut offer = crate::game::LegalActions::new(false);
    shop::offer(venture, false, &mut offer);
    let market = Market::of(venture);
    let mut choices = offer.choices.iter();
    choices.any(|offered| trade(&market, offered.act, false) > 0)
}
