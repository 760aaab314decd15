//! Attacks and traps that hit a hero: striking, evading, harm, death.

use super::{
    Cx, checks,
    components::{FoeId, HeroId},
    content::{AbilityEffect, AbilityIx, Timing},
    crawl::Crawl,
    event::{Event, Harm},
    round, rules,
    step::{Action, Attempt, Blow, Question, Task},
};
use crate::game::{LegalActions, Outcome, RuleId, Seat};

/// A foe attacks the hero who drew its attention, or else its target.
pub fn attack(cx: &mut Cx<'_>, foe: FoeId) {
    let crawl = Crawl::of(cx.world());
    let Some(temper) = crawl.temper(foe) else {
        return;
    };
    let alive = |hero: &HeroId| crawl.is_alive(*hero);
    let Some(hero) = temper
        .drawn_to
        .filter(alive)
        .or(temper.target.filter(alive))
    else {
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

fn evasion(crawl: Crawl<'_>, hero: HeroId) -> Option<(AbilityIx, u8)> {
    crawl
        .abilities(hero)
        .filter(|ability| {
            let record = crawl.ability(*ability);
            record.timing == Timing::Struck && record.effect == AbilityEffect::AddToArmour
        })
        .map(|ability| (ability, crawl.spendable(hero, ability)))
        .find(|(ability, dice)| *dice >= crawl.ability(*ability).least)
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
    } else if evasion(crawl, blow.hero).is_some() {
        cx.ask(Question::Blow(blow));
    } else {
        cx.push(Task::Land(blow));
    }
}

/// Offers to take the blow, or to spend dice against it.
pub fn offer(crawl: Crawl<'_>, blow: Blow, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Hero(blow.hero.0), rules::THIEF_EVADE);
    offer.add(Action::TakeBlow);
    if let Some((ability, dice)) = evasion(crawl, blow.hero) {
        let least = i32::from(crawl.ability(ability).least);
        offer.add_amount(Action::Evade { ability }, least, i32::from(dice));
    }
}

/// Carries out a choice of [`offer`].
pub fn choose(cx: &mut Cx<'_>, blow: Blow, act: Action, amount: i32) {
    let Action::Evade { ability } = act else {
        cx.push(Task::Land(blow));
        return;
    };
    let dice = amount as u8;
    super::abilities::spend(cx, blow.hero, ability, dice);
    cx.push(Task::Roll(Attempt::Evade {
        blow,
        ability,
        dice,
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
