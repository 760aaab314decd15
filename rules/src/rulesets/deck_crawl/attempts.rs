//! Rolls of heroes: rolling, the halfling's reroll, and the results.

use super::{
    Cx,
    checks::{self, AnyCheck},
    components::{FoeId, HeroId},
    content::AbilityEffect,
    crawl::Crawl,
    event::{Event, Source},
    rules,
    step::{Action, Attempt, Blow, Question, Task},
};
use crate::{
    dice::{Check as _, Pool},
    game::{LegalActions, RuleId, Seat},
};

/// The rule behind an attempt.
fn rule_of(cx: &Cx<'_>, attempt: &Attempt) -> RuleId {
    match attempt {
        Attempt::Attack { .. } => rules::CLASS_ATTACK_DIE,
        Attempt::Missile { ability, .. }
        | Attempt::Heal { ability, .. }
        | Attempt::Evade { ability, .. }
        | Attempt::Resurrect { ability, .. } => super::abilities::rule_of(cx, *ability),
        Attempt::Disarm { .. } => rules::THIEF_DISARM,
        Attempt::Chest { .. } => rules::CHESTS_TRAPPED,
        Attempt::Trap { .. } => rules::TRAPS_FINDER,
        Attempt::Loot { chest: true, .. } => rules::CHESTS_LOOT,
        Attempt::Loot { chest: false, .. } => rules::LOOT_JACK,
    }
}

/// Rolls an attempt. Nothing happens if its target is gone.
pub fn roll(cx: &mut Cx<'_>, attempt: Attempt) {
    let Some(check) = checks::of_attempt(cx.content(), Crawl::of(cx.world()), &attempt) else {
        return;
    };
    let (roll, outcome) = cx.roll(&check);
    let rule = rule_of(cx, &attempt);
    let crawl = Crawl::of(cx.world());
    let again = crawl.luck(attempt.hero()) > 0
        && !roll.dice.is_empty()
        && could_be_better(crawl, &attempt, &check, outcome);
    let row = checks::row_of(cx.content(), &attempt, &roll);
    let event = match row {
        Some(row) => Event::TableRolled {
            attempt,
            roll: Box::new(roll),
            row,
            outcome,
        },
        None => Event::Rolled {
            attempt,
            roll: Box::new(roll),
            outcome,
        },
    };
    cx.emit(rule, event);
    if again {
        cx.ask(Question::Luck { attempt, outcome });
    } else {
        cx.push(Task::Settle { attempt, outcome });
    }
}

/// True if another roll could come to something better than this outcome.
fn could_be_better(
    crawl: Crawl<'_>,
    attempt: &Attempt,
    check: &AnyCheck<'_>,
    outcome: i32,
) -> bool {
    let enough = match *attempt {
        Attempt::Attack { foe, .. } | Attempt::Missile { foe, .. } => {
            let left = crawl
                .body(foe)
                .map(|body| body.wounds_max.saturating_sub(body.wounds));
            left.map_or(0, i32::from)
        }
        Attempt::Heal { on, .. } => crawl.wounds(on),
        Attempt::Evade { blow, .. } => checks::damage_of(crawl, &blow),
        Attempt::Resurrect { .. } | Attempt::Disarm { .. } => 1,
        Attempt::Loot { .. } => i32::MAX,
        // With chests and traps low is good.
        Attempt::Chest { .. } => return outcome == 1,
        Attempt::Trap { hero } => {
            let damage =
                |strength| checks::damage_of(crawl, &checks::trap_blow(crawl, hero, strength));
            let mut pools = check.pools().into_iter();
            return pools.any(|pool| {
                let (least, most) = (i32::from(pool.count), highest(&pool));
                (least..=most).any(|strength| damage(strength) < damage(outcome))
            });
        }
    };
    let best = check.outcome(&check.pools().iter().map(highest).collect());
    outcome < best.min(enough)
}

/// The highest sum that a pool can show.
fn highest(pool: &Pool) -> i32 {
    i32::from(pool.count) * i32::from(pool.die.sides())
}

/// Offers to reroll, or not.
pub fn offer_luck(attempt: &Attempt, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Hero(attempt.hero().0), rules::RACE_HALFLING);
    offer.add(Action::Keep);
    offer.add(Action::RollAgain);
}

/// Carries out a choice of [`offer_luck`].
pub fn choose_luck(cx: &mut Cx<'_>, attempt: Attempt, outcome: i32, act: Action) {
    if act == Action::RollAgain {
        let hero = attempt.hero();
        let left = Crawl::of(cx.world()).luck(hero).saturating_sub(1);
        cx.emit(rules::RACE_HALFLING, Event::LuckSpent { hero, left });
        cx.push(Task::Roll(attempt));
    } else {
        cx.push(Task::Settle { attempt, outcome });
    }
}

/// Carries out an attempt.
pub fn settle(cx: &mut Cx<'_>, attempt: Attempt, outcome: i32) {
    match attempt {
        Attempt::Attack { hero, foe, .. } => {
            let options = Crawl::of(cx.world()).options();
            let rule = match outcome {
                _ if !options.critical => rules::FIGHT_NO_CRITICAL,
                2.. => rules::FIGHT_CRITICAL,
                _ => rules::FIGHT_WOUND,
            };
            wound(cx, hero, foe, outcome, rule);
        }
        Attempt::Missile { hero, foe, .. } => {
            wound(cx, hero, foe, outcome, rules::WIZARD_MISSILE);
        }
        Attempt::Heal {
            hero, on, ability, ..
        } => {
            let rule = super::abilities::rule_of(cx, ability);
            heal(cx, on, outcome, Source::Hero(hero), rule);
        }
        Attempt::Evade { blow, .. } => {
            cx.push(Task::Blow(Blow {
                evaded: blow.evaded + outcome,
                ..blow
            }));
        }
        Attempt::Resurrect {
            hero, on, ability, ..
        } => {
            let rule = super::abilities::rule_of(cx, ability);
            let effect = cx.content()[ability].effect;
            match (outcome, effect) {
                (1, AbilityEffect::Resurrect { hit_points, .. }) => {
                    let hit_points = hit_points.min(Crawl::of(cx.world()).hit_points_max(on));
                    let source = Source::Hero(hero);
                    cx.emit(
                        rule,
                        Event::Revived {
                            hero: on,
                            hit_points,
                            source,
                        },
                    );
                }
                _ => cx.emit(rule, Event::NotRevived { hero: on, by: hero }),
            }
        }
        Attempt::Disarm { hero } if outcome == 1 => {
            cx.emit(rules::THIEF_DISARM, Event::Disarmed { thief: hero });
        }
        Attempt::Disarm { hero } => {
            cx.emit(rules::THIEF_DISARM, Event::Sprung { hero });
            cx.push(Task::Spring(hero));
        }
        Attempt::Chest { hero } => super::traps::chest_opened(cx, hero, outcome == 1),
        Attempt::Trap { hero } => {
            let blow = checks::trap_blow(Crawl::of(cx.world()), hero, outcome);
            cx.push(Task::Blow(blow));
        }
        Attempt::Loot { hero, chest, .. } => {
            let source = if chest {
                Source::Chest
            } else {
                Source::Monster
            };
            let rule = if chest {
                rules::CHESTS_LOOT
            } else {
                rules::LOOT_JACK
            };
            super::loot::found(cx, hero, outcome, source, rule);
        }
    }
}

fn wound(cx: &mut Cx<'_>, by: HeroId, foe: FoeId, wounds: i32, rule: RuleId) {
    let dragon = Crawl::of(cx.world()).is_dragon(foe);
    if wounds <= 0 {
        return;
    }
    let wounds = wounds.min(i32::from(u8::MAX)) as u8;
    cx.emit(rule, Event::Wounded { foe, by, wounds });
    let Some(body) = Crawl::of(cx.world()).body(foe) else {
        return;
    };
    if dragon {
        let left = body.wounds_max.saturating_sub(body.wounds);
        cx.emit(rules::DRAGON_WOUNDS, Event::DragonBleeds { foe, left });
    }
    if body.wounds >= body.wounds_max {
        let rule = if dragon {
            rules::DRAGON_VICTORY
        } else {
            rules::FIGHT_KILL
        };
        cx.emit(rule, Event::Slain { foe, by });
    }
}

/// Restores hit points, up to the maximum.
pub fn heal(cx: &mut Cx<'_>, hero: HeroId, amount: i32, source: Source, rule: RuleId) {
    let crawl = Crawl::of(cx.world());
    if !crawl.is_alive(hero) {
        return;
    }
    let amount = amount.clamp(0, crawl.wounds(hero).max(0));
    cx.emit(
        rule,
        Event::Healed {
            hero,
            amount,
            source,
        },
    );
}
