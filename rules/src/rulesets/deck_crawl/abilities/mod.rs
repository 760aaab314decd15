//! Heroes' turns and the use of their dice pools: offers and consequences.

mod resurrection;

use resurrection::offer_resurrection;
pub use resurrection::{
    choose_offering, choose_resurrect_dice, offer_offering, offer_resurrect_dice, offerings,
};

use std::cell::LazyCell;

use smallvec::SmallVec;

use super::{
    Cx,
    components::{Combatant, FoeId, HeroId},
    content::{AbilityEffect, AbilityIx, AbilityTarget, Effect, EquipmentSlot, Timing},
    crawl::Crawl,
    event::Event,
    meetings, rules,
    step::{Action, Attempt, Question, Task},
};
use crate::game::{LegalActions, RuleId, Seat};

/// Offers everything that a hero can do in a turn of a fight.
pub fn offer_turn(
    crawl: Crawl<'_>,
    hero: HeroId,
    only: Option<FoeId>,
    again: Option<AbilityIx>,
    offer: &mut LegalActions<Action>,
) {
    let rule = if only.is_some() {
        rules::FIGHT_OPENING
    } else {
        rules::FIGHT_OPEN
    };
    offer.ask(Seat::Hero(hero.0), rule);
    if let Some(ability) = again {
        offer_ability(crawl, hero, ability, only, offer);
        offer.add(Action::Done);
        return;
    }
    let slay = added_dice(crawl, hero);
    for foe in crawl.foes() {
        let act = Action::Attack { foe };
        if only.is_some_and(|only| only != foe) {
            offer.refuse(act, rules::FIGHT_OPENING);
        } else if slay > 0 {
            offer.add_amount(act, 0, i32::from(slay));
        } else {
            offer.add(act);
        }
    }
    for ability in crawl.abilities(hero) {
        let timing = crawl.ability(ability).timing;
        if matches!(timing, Timing::Battle | Timing::Anytime) {
            offer_ability(crawl, hero, ability, only, offer);
        } else if timing == Timing::Camp {
            let act = Action::Use {
                hero,
                ability,
                on: Combatant::Hero(hero),
            };
            offer.refuse(act, crawl.book()[ability].links.rule);
        }
    }
    offer_items(crawl, hero, crawl.options().potions_in_combat, offer);
    offer_defence(crawl, hero, only, offer);
    offer.add(Action::Hold);
}

/// Number of dice that the hero can add to an attack.
fn added_dice(crawl: Crawl<'_>, hero: HeroId) -> u8 {
    attack_ability(crawl, hero).map_or(0, |ability| crawl.spendable(hero, ability))
}

/// The ability that adds dice to the hero's own attack.
pub fn attack_ability(crawl: Crawl<'_>, hero: HeroId) -> Option<AbilityIx> {
    crawl.abilities(hero).find(|ability| {
        let record = crawl.ability(*ability);
        record.timing == Timing::Attack && record.effect == AbilityEffect::AddToAttack
    })
}

/// Offers an ability, in a fight or out of it.
fn offer_ability(
    crawl: Crawl<'_>,
    hero: HeroId,
    ability: AbilityIx,
    only: Option<FoeId>,
    offer: &mut LegalActions<Action>,
) {
    match crawl.ability(ability).effect {
        AbilityEffect::Regain { loot } => offer_regain(crawl, hero, ability, loot, offer),
        AbilityEffect::Resurrect { .. } => offer_resurrection(crawl, hero, ability, offer),
        _ => offer_uses(crawl, hero, ability, only, offer),
    }
}

/// Every use of an ability that makes sense now.
fn offer_uses(
    crawl: Crawl<'_>,
    hero: HeroId,
    ability: AbilityIx,
    only: Option<FoeId>,
    offer: &mut LegalActions<Action>,
) {
    let record = crawl.ability(ability);
    let most = crawl.spendable(hero, ability);
    if most < record.least && !offer.explains() {
        return;
    }
    let rule = crawl.book()[ability].links.rule;
    let mut add = |on: Combatant| {
        let act = Action::Use { hero, ability, on };
        if most >= record.least {
            offer.add_amount(act, i32::from(record.least), i32::from(most));
        } else {
            offer.refuse(act, rule);
        }
    };
    match record.target {
        AbilityTarget::Foe => {
            for foe in crawl
                .foes()
                .filter(|foe| only.is_none_or(|only| only == *foe))
            {
                add(Combatant::Foe(foe));
            }
        }
        AbilityTarget::Fallen => {
            for fallen in crawl.fallen() {
                add(Combatant::Hero(fallen));
            }
        }
        AbilityTarget::Own | AbilityTarget::Other | AbilityTarget::Hero => {
            for on in crawl.living() {
                let fits = match record.target {
                    AbilityTarget::Own => on == hero,
                    AbilityTarget::Other => on != hero,
                    _ => true,
                };
                let useful = || record.effect != AbilityEffect::Heal || crawl.wounds(on) > 0;
                if fits && useful() {
                    add(Combatant::Hero(on));
                }
            }
        }
    }
}

/// Offers items to use up: by a hurt hero on itself, or on the fallen if they revive.
pub fn offer_items(
    crawl: Crawl<'_>,
    hero: HeroId,
    allowed: bool,
    offer: &mut LegalActions<Action>,
) {
    let fallen = LazyCell::new(|| crawl.fallen().collect::<SmallVec<[HeroId; 4]>>());
    let hurt = LazyCell::new(|| crawl.wounds(hero) > 0);
    let allowed = if allowed {
        Ok(())
    } else {
        Err(rules::FIGHT_POTIONS)
    };
    let kinds = crawl.kinds_of_gear(hero).iter();
    for kind in kinds.filter(|kind| kind.slot == EquipmentSlot::Pack) {
        let (place, item) = (kind.place, crawl.item(&kind.carried));
        if item.uses.contains(&Effect::Revive) {
            for &on in fallen.iter() {
                offer.add_or_refuse(Action::UseItem { hero, place, on }, allowed);
            }
        } else if helps(&item.uses, || *hurt) {
            offer.add_or_refuse(
                Action::UseItem {
                    hero,
                    place,
                    on: hero,
                },
                allowed,
            );
        }
    }
}

/// True if effects would change anything for a hero: a potion is wasted on the unhurt.
pub fn useful(crawl: Crawl<'_>, hero: HeroId, effects: &[Effect]) -> bool {
    helps(effects, || crawl.wounds(hero) > 0)
}

fn helps(effects: &[Effect], hurt: impl Fn() -> bool) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Heal(_) | Effect::HealFull => hurt(),
        _ => true,
    })
}

fn offer_defence(
    crawl: Crawl<'_>,
    hero: HeroId,
    only: Option<FoeId>,
    offer: &mut LegalActions<Action>,
) {
    if only.is_some() {
        return;
    }
    for foe in crawl.foes() {
        let Some(temper) = crawl.temper(foe) else {
            continue;
        };
        let threatened = temper
            .target
            .filter(|target| *target != hero && crawl.is_alive(*target));
        if threatened.is_some() && temper.drawn_to.is_none() {
            let allowed = crawl.options().defending;
            let allowed = if allowed {
                Ok(())
            } else {
                Err(rules::FIGHT_DEFEND)
            };
            offer.add_or_refuse(Action::Defend { foe }, allowed);
        }
    }
}

/// Carries out a choice of [`offer_turn`].
pub fn choose_turn(cx: &mut Cx<'_>, hero: HeroId, only: Option<FoeId>, act: Action, amount: i32) {
    match act {
        Action::Attack { foe } => attack(cx, hero, foe, amount as u8),
        Action::Use { hero, ability, on } => {
            if Crawl::of(cx.world()).ability(ability).several {
                cx.push(Task::Again {
                    hero,
                    only,
                    ability,
                });
            }
            use_ability(cx, hero, ability, on, amount as u8);
        }
        Action::UseItem { hero, place, on } => use_item(cx, hero, place, on, rules::FIGHT_POTIONS),
        Action::Defend { foe } => cx.emit(rules::FIGHT_DEFEND, Event::Defended { hero, foe }),
        Action::Hold => cx.emit(rules::FIGHT_ORDER, Event::HeldBack { hero }),
        _ => {}
    }
}

/// About as many heal dice as make up for what a hero has lost.
pub fn dice_to_heal(crawl: Crawl<'_>, on: HeroId) -> i32 {
    (crawl.wounds(on) + 3) / 4
}

/// Asks for a further use of an ability in the same turn, if there is any.
pub fn again(cx: &mut Cx<'_>, hero: HeroId, only: Option<FoeId>, ability: AbilityIx) {
    let crawl = Crawl::of(cx.world());
    let heals = crawl.ability(ability).effect == AbilityEffect::Heal;
    let hurt = !heals || crawl.living().any(|other| crawl.wounds(other) > 0);
    let dice = crawl.spendable(hero, ability) >= crawl.ability(ability).least;
    if crawl.is_alive(hero) && hurt && dice {
        cx.ask(Question::HeroTurn {
            hero,
            only,
            again: Some(ability),
        });
    }
}

fn attack(cx: &mut Cx<'_>, hero: HeroId, foe: FoeId, added: u8) {
    let crawl = Crawl::of(cx.world());
    let buff = crawl.aid(hero).buff;
    if added > 0
        && let Some(ability) = attack_ability(crawl, hero)
    {
        spend(cx, hero, ability, added);
    }
    cx.push(Task::Roll(Attempt::Attack {
        hero,
        foe,
        added,
        buff,
    }));
}

/// Takes dice out of the pool of an ability.
pub fn spend(cx: &mut Cx<'_>, hero: HeroId, ability: AbilityIx, dice: u8) {
    let pool = Crawl::of(cx.world()).pool_of(ability);
    let rule = cx.content()[pool].links.rule;
    cx.emit(rule, Event::Spent { hero, pool, dice });
}

/// The rule about an ability.
pub fn rule_of(cx: &Cx<'_>, ability: AbilityIx) -> RuleId {
    cx.content()[ability].links.rule
}

/// Uses an ability with this many dice.
pub fn use_ability(cx: &mut Cx<'_>, hero: HeroId, ability: AbilityIx, on: Combatant, dice: u8) {
    let record = cx.content()[ability].record.clone();
    let rule = rule_of(cx, ability);
    match (record.effect, on) {
        (AbilityEffect::Regain { loot }, _) => {
            let pool = Crawl::of(cx.world()).pool_of(ability);
            let loot = loot * i32::from(dice);
            cx.emit(
                rule,
                Event::Regained {
                    hero,
                    pool,
                    dice,
                    loot,
                    ability,
                },
            );
            return;
        }
        (AbilityEffect::Resurrect { .. }, Combatant::Hero(on)) => {
            let loot = Crawl::of(cx.world()).purse(hero).loot;
            if loot > 0 {
                cx.ask(Question::Offering { hero, on, ability });
            } else {
                choose_offering(cx, hero, on, ability, 0);
            }
            return;
        }
        _ => spend(cx, hero, ability, dice),
    }
    match (record.effect, on) {
        (AbilityEffect::Heal, Combatant::Hero(on)) => {
            cx.push(Task::Roll(Attempt::Heal {
                hero,
                on,
                ability,
                dice,
            }));
        }
        (AbilityEffect::Missile, Combatant::Foe(foe)) => {
            cx.push(Task::Roll(Attempt::Missile {
                hero,
                foe,
                ability,
                dice,
            }));
        }
        (AbilityEffect::Buff, Combatant::Hero(on)) => {
            cx.emit(
                rule,
                Event::Buffed {
                    hero: on,
                    by: hero,
                    ability,
                    dice,
                },
            );
        }
        (AbilityEffect::Confuse, Combatant::Foe(foe)) => {
            let attacks = record.confuses(dice);
            cx.emit(
                rule,
                Event::Confused {
                    foe,
                    by: hero,
                    ability,
                    attacks,
                },
            );
        }
        (AbilityEffect::Protect, Combatant::Hero(on)) => {
            let event = Event::Warded {
                hero: on,
                by: hero,
                ability,
                armour: i32::from(dice),
                turns: dice,
            };
            cx.emit(rule, event);
        }
        _ => {}
    }
    if record.is_spell() {
        cx.emit(rules::WIZARD_SPELLS, Event::SpellCast { hero, ability });
    }
}

/// Uses up a carried item.
pub fn use_item(cx: &mut Cx<'_>, hero: HeroId, place: u8, on: HeroId, in_fight: RuleId) {
    let crawl = Crawl::of(cx.world());
    let Some(carried) = crawl.gear(hero).get(usize::from(place)).copied() else {
        return;
    };
    let entry = &cx.content()[carried.item];
    let (rule, uses) = (entry.links.rule, entry.uses.clone());
    let fighting = crawl.foes().len() > 0;
    let first = if fighting { in_fight } else { rule };
    cx.emit(
        first,
        Event::UsedUp {
            hero,
            place,
            item: carried.item,
            on,
        },
    );
    let source = super::event::Source::Item(carried.item);
    for effect in &uses {
        meetings::perform(cx, effect, on, carried.points, source, rule);
    }
}

/// Offers to use abilities out of battle.
pub fn offer_camp_uses(crawl: Crawl<'_>, hero: HeroId, offer: &mut LegalActions<Action>) {
    for ability in crawl.abilities(hero) {
        let record = crawl.ability(ability);
        if !matches!(record.timing, Timing::Camp | Timing::Anytime) {
            continue;
        }
        offer_ability(crawl, hero, ability, None, offer);
    }
}

/// True if loot would let a hero regain dice or resurrect somebody, which the own purse does not.
pub fn could_offer(crawl: Crawl<'_>, hero: HeroId, loot: i32) -> bool {
    let own = crawl.purse(hero).loot;
    let in_camp = |ability: &AbilityIx| {
        let timing = crawl.ability(*ability).timing;
        matches!(timing, Timing::Camp | Timing::Anytime)
    };
    crawl.abilities(hero).filter(in_camp).any(|ability| {
        let (now, max) = crawl.dice(hero, crawl.pool_of(ability));
        match crawl.ability(ability).effect {
            AbilityEffect::Regain { loot: each } => now < max && own < each && each <= loot,
            AbilityEffect::Resurrect { .. } => {
                let enough = |loot| offerings(crawl, hero, ability, loot).is_some();
                crawl.fallen().next().is_some() && !enough(own) && enough(loot)
            }
            _ => false,
        }
    })
}

fn offer_regain(
    crawl: Crawl<'_>,
    hero: HeroId,
    ability: AbilityIx,
    loot: i32,
    offer: &mut LegalActions<Action>,
) {
    let (now, max) = crawl.dice(hero, crawl.pool_of(ability));
    if now >= max {
        return;
    }
    let act = Action::Use {
        hero,
        ability,
        on: Combatant::Hero(hero),
    };
    let affordable = crawl.purse(hero).loot / loot.max(1);
    if affordable >= 1 {
        offer.add_amount(act, 1, affordable.min(i32::from(max - now)));
    } else {
        offer.refuse(act, crawl.book()[ability].links.rule);
    }
}
