//! Attacks and traps that hit a hero: striking, evading, harm, death.

use super::{
    Cx, abilities, checks,
    components::{Combatant, FoeId, HeroId},
    content::{AbilityEffect, AbilityIx, AbilityTarget, Timing},
    crawl::Crawl,
    event::{Event, Harm},
    round, rules,
    step::{Action, Attempt, Blow, Question, Task},
};
use crate::game::{LegalActions, Outcome, RuleId, Seat};

/// The hero whom a foe attacks: whoever drew its attention, or else its target. `None` if neither is alive.
pub fn target_of(crawl: Crawl<'_>, foe: FoeId) -> Option<HeroId> {
    let temper = crawl.temper(foe)?;
    let alive = |hero: &HeroId| crawl.is_alive(*hero);
    let drawn_to = temper.drawn_to.filter(alive);
    drawn_to.or(temper.target.filter(alive))
}

/// A foe attacks its target.
pub fn attack(cx: &mut Cx<'_>, foe: FoeId) {
    let crawl = Crawl::of(cx.world());
    if crawl.temper(foe).is_none() {
        return;
    }
    let Some(hero) = target_of(crawl, foe) else {
        // Its target has died since; it turns to another, and then attacks.
        cx.push(Task::FoeAttack(foe));
        cx.push(Task::Target(foe));
        return;
    };
    let Some(check) = checks::struck(crawl, foe, hero) else {
        return;
    };
    let (roll, damage) = cx.roll(&check);
    let face = roll.dice.first().map_or(0, |die| die.face);
    cx.emit(
        rules::FIGHT_DAMAGE,
        Event::Struck {
            foe,
            hero,
            roll: Box::new(roll),
            face,
            damage,
        },
    );
    cx.push(Task::Blow(Blow {
        hero,
        harm: Harm::Foe(foe),
        face: i32::from(face),
        evaded: 0,
    }));
}

/// The rule of a kind of harm.
pub fn rule_of(harm: Harm) -> RuleId {
    match harm {
        Harm::Foe(_) => rules::FIGHT_DAMAGE,
        Harm::PhysicalTrap => rules::TRAPS_PHYSICAL,
        Harm::MagicalTrap => rules::TRAPS_MAGICAL,
        Harm::Card => rules::ROUND_LOOTING,
    }
}

/// What heroes can do about a blow before it lands: who, with which ability, how many dice.
fn answers(
    crawl: Crawl<'_>,
    struck: HeroId,
) -> impl Iterator<Item = (HeroId, AbilityIx, u8)> + use<'_> {
    let all = crawl
        .living_from(struck)
        .flat_map(move |by| crawl.abilities(by).map(move |ability| (by, ability)));
    all.filter_map(move |(by, ability)| {
        let record = crawl.ability(ability);
        let fits = record.timing == Timing::Struck
            && match record.target {
                AbilityTarget::Own => by == struck,
                AbilityTarget::Other => by != struck,
                _ => true,
            };
        let dice = crawl.spendable(by, ability);
        let useful = record.effect != AbilityEffect::Heal || crawl.wounds(struck) > 0;
        (fits && useful && dice >= record.least).then_some((by, ability, dice))
    })
}

/// The act by which a hero uses an ability against a blow.
fn answer(crawl: Crawl<'_>, struck: HeroId, by: HeroId, ability: AbilityIx) -> Action {
    let evades = crawl.ability(ability).effect == AbilityEffect::AddToArmour;
    if evades && by == struck {
        Action::Evade { ability }
    } else {
        let on = Combatant::Hero(struck);
        Action::Use {
            hero: by,
            ability,
            on,
        }
    }
}

/// A blow that may still be evaded.
pub fn blow(cx: &mut Cx<'_>, blow: Blow) {
    let crawl = Crawl::of(cx.world());
    if !crawl.is_alive(blow.hero) {
        return;
    }
    if checks::damage_of(crawl, &blow) == 0 {
        cx.emit(
            rule_of(blow.harm),
            Event::BlowStopped {
                hero: blow.hero,
                harm: blow.harm,
            },
        );
    } else if answers(crawl, blow.hero).next().is_some() {
        cx.ask(Question::Blow(blow));
    } else {
        cx.push(Task::Land(blow));
    }
}

/// Offers to take the blow, or to spend dice against it. Where others can help, the party decides.
pub fn offer(crawl: Crawl<'_>, blow: Blow, offer: &mut LegalActions<Action>) {
    let struck = blow.hero;
    let alone = answers(crawl, struck).all(|(by, ..)| by == struck);
    let seat = if alone {
        Seat::Hero(struck.0)
    } else {
        Seat::Party
    };
    offer.ask(seat, rules::THIEF_EVADE);
    offer.add(Action::TakeBlow);
    for (by, ability, dice) in answers(crawl, struck) {
        let least = i32::from(crawl.ability(ability).least);
        let act = answer(crawl, struck, by, ability);
        offer.add_amount(act, least, i32::from(dice));
    }
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, blow: Blow, act: Action, amount: i32) {
    let dice = amount as u8;
    let (by, ability) = match act {
        Action::Evade { ability } => (None, ability),
        Action::Use { hero, ability, on } => {
            if cx.content()[ability].effect != AbilityEffect::AddToArmour {
                cx.push(Task::Blow(blow));
                abilities::use_ability(cx, hero, ability, on, dice);
                return;
            }
            (Some(hero), ability)
        }
        _ => {
            cx.push(Task::Land(blow));
            return;
        }
    };
    abilities::spend(cx, by.unwrap_or(blow.hero), ability, dice);
    cx.push(Task::Roll(Attempt::Evade {
        blow,
        ability,
        dice,
        by,
    }));
}

/// A blow lands.
pub fn land(cx: &mut Cx<'_>, blow: Blow) {
    let crawl = Crawl::of(cx.world());
    let amount = checks::damage_of(crawl, &blow);
    let hero = blow.hero;
    cx.emit(
        rule_of(blow.harm),
        Event::Hurt {
            hero,
            harm: blow.harm,
            amount,
        },
    );
    if !Crawl::of(cx.world()).is_alive(hero) {
        fall(cx, hero);
    }
}

/// A hero dies.
fn fall(cx: &mut Cx<'_>, hero: HeroId) {
    cx.emit(rules::FIGHT_DEATH, Event::Fell { hero });
    let crawl = Crawl::of(cx.world());
    let wears = crawl
        .gear(hero)
        .iter()
        .any(|mine| mine.in_use && !mine.damaged && crawl.item(mine).breakable);
    if wears {
        cx.emit(rules::LOOT_DAMAGED_ARMOUR, Event::GearDamaged { hero });
    }
    let crawl = Crawl::of(cx.world());
    if crawl.living().next().is_some() {
        return;
    }
    if crawl.state().dragon_slain {
        // The dragon's death was the victory, even if nobody lives to tell of it.
        cx.emit(rules::DRAGON_VICTORY, Event::Victory);
        round::remember(cx);
        cx.finish(Outcome::Victory);
    } else {
        round::defeat(cx);
    }
}
