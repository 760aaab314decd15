use super::{
    super::{
        super::{
            components::{Combatant, FoeId, HeroId},
            crawl::Crawl,
            event::{Event, Harm},
            step::Attempt,
        },
        Terms,
        names::{list, outcome, was_dragon},
        say,
    },
    detail, heading, line,
};
use crate::{dice::Roll, game::Narration};

/// Fights, and whatever heroes roll dice for.
pub(super) fn tell(crawl: Crawl<'_>, event: &Event) -> Option<Narration> {
    Some(match event {
        Event::FightBegan { order } => {
            let order = list(order.iter().copied());
            let ties = crawl.options().rolled_ties;
            let reason = if ties {
                "reason-order-rolled"
            } else {
                "reason-order"
            };
            heading(say("log-fight-began").with("order", order)).because(say(reason))
        }
        Event::TieRolled { who, order, .. } => line(
            say("log-tie-rolled")
                .with("who", list(who.iter().copied()))
                .with("order", list(order.iter().copied())),
        )
        .because(say("reason-tie-rolled")),
        Event::PairBegan { foe, hero } => {
            line(say("log-pair").hero(*hero).foe(*foe)).because(say("reason-pair"))
        }
        Event::FightRound { number } => line(say("log-fight-round").n(*number)),
        Event::TurnBegan {
            who: Combatant::Hero(hero),
        } => detail(say("log-turn-hero").hero(*hero)),
        Event::TurnBegan {
            who: Combatant::Foe(foe),
        } => detail(say("log-turn-foe").foe(*foe)),
        Event::Targeted {
            foe,
            hero,
            candidates,
        } => targeted(crawl, *foe, *hero, *candidates),
        Event::SteppedIn { hero, foe } => line(say("log-stepped-in").hero(*hero).foe(*foe)),
        Event::Defended { hero, foe } => line(say("log-defended").hero(*hero).foe(*foe)),
        Event::SpellCast { hero, ability } => {
            let ability = say(crawl.book().abilities[ability.at()].name);
            detail(say("log-spell-cast").hero(*hero).with("ability", ability))
        }
        Event::DragonBleeds { foe, left } => detail(say("log-dragon-bleeds").foe(*foe).n(*left)),
        Event::TurnGivenUp { hero } => {
            line(say("log-turn-given-up").hero(*hero)).because(say("reason-turn-given-up"))
        }
        Event::HeldBack { hero } => line(say("log-held-back").hero(*hero)),
        Event::Wounded { foe, by, wounds } => {
            line(say("log-wounded").foe(*foe).hero(*by).n(*wounds))
        }
        Event::Slain { foe, by } => {
            let figures = &crawl.book().figures;
            let reason = if was_dragon(crawl, *foe) {
                say("reason-slain-dragon").n(crawl.book().dragon.wounds)
            } else {
                say("reason-slain")
                    .n(figures.monster_wounds)
                    .with("elite", figures.elite_wounds)
            };
            line(say("log-slain").foe(*foe).hero(*by)).because(reason)
        }
        Event::Struck {
            foe,
            hero,
            roll,
            face,
            damage,
        } => {
            let armour: i32 = roll.modifiers.iter().map(|modifier| -modifier.value).sum();
            line(
                say("log-struck")
                    .foe(*foe)
                    .hero(*hero)
                    .n(*damage)
                    .with("face", *face)
                    .with("armour", armour),
            )
        }
        Event::BlowStopped { hero, harm } => {
            let reason = match harm {
                Harm::MagicalTrap => "reason-stopped-magic",
                Harm::Foe(_) | Harm::PhysicalTrap | Harm::Card => "reason-stopped",
            };
            detail(say("log-blow-stopped").hero(*hero)).because(say(reason))
        }
        Event::Hurt { hero, harm, amount } => {
            let told = match harm {
                Harm::Foe(foe) => say("log-hurt-by").foe(*foe),
                Harm::PhysicalTrap => say("log-hurt-trap"),
                Harm::MagicalTrap => say("log-hurt-magic"),
                Harm::Card => say("log-hurt"),
            };
            line(told.hero(*hero).n(*amount))
        }
        Event::Fell { hero } => line(say("log-fell").hero(*hero)).because(say("reason-fell")),
        Event::GearDamaged { hero } => {
            detail(say("log-gear-damaged").hero(*hero)).because(say("reason-gear-damaged"))
        }
        Event::Buffed { hero, by, dice } => {
            line(say("log-buffed").hero(*hero).who("by", by.token()).n(*dice))
        }
        Event::Confused { foe, by, attacks } => {
            line(say("log-confused").foe(*foe).hero(*by).n(*attacks))
        }
        Event::TooConfused { foe } => line(say("log-too-confused").foe(*foe)),
        Event::Warded {
            hero,
            by,
            armour,
            turns,
        } => {
            let told = if hero == by {
                say("log-warded-self")
            } else {
                say("log-warded").who("by", by.token())
            };
            line(told.hero(*hero).n(*armour).with("turns", *turns))
        }
        Event::WardsFaded { caster } => detail(say("log-wards-faded").hero(*caster)),
        Event::FightEnded => line(say("log-fight-ended")),
        Event::Spent { hero, pool, dice } => {
            let pool = say(crawl.book().pools[pool.at()].name);
            detail(say("log-spent").hero(*hero).with("pool", pool).n(*dice))
        }
        Event::Rolled {
            attempt,
            roll,
            outcome,
        } => rolled(crawl, attempt, roll, *outcome),
        Event::LuckSpent { hero, left } => line(say("log-luck-spent").hero(*hero).n(*left)),
        _ => return None,
    })
}

/// Whom a foe goes for, and why: the one thing about a foe that players question.
fn targeted(crawl: Crawl<'_>, foe: FoeId, hero: HeroId, candidates: u8) -> Narration {
    let reason = match (was_dragon(crawl, foe), candidates) {
        (true, 1) => "reason-target-toughest",
        (true, _) => "reason-target-wounded",
        (false, 1) => "reason-target-last",
        (false, _) => "reason-target-fallen",
    };
    let told = line(say("log-targeted").foe(foe).hero(hero)).because(say(reason));
    if candidates > 1 {
        told.among(say("among-targets").n(candidates))
    } else {
        told
    }
}

fn rolled(crawl: Crawl<'_>, attempt: &Attempt, roll: &Roll, result: i32) -> Narration {
    let against = roll.modifiers.first().map_or(0, |modifier| modifier.value);
    let told = |key: &'static str| {
        say(key)
            .hero(attempt.hero())
            .with("total", roll.total())
            .with("against", against)
            .with("result", outcome(crawl, attempt, result))
    };
    match attempt {
        Attempt::Attack { foe, .. } => line(told("log-attack").foe(*foe)),
        Attempt::Missile { foe, .. } => line(told("log-missile").foe(*foe)),
        Attempt::Heal { hero, on, .. } if hero == on => detail(told("log-heal-self")),
        Attempt::Heal { on, .. } => detail(told("log-heal").who("on", on.token())),
        Attempt::Evade { .. } => line(told("log-evade")),
        Attempt::Resurrect { on, .. } => line(told("log-resurrect").who("on", on.token())),
        Attempt::Disarm { .. } => line(told("log-disarm")),
        Attempt::Chest { .. } => detail(told("log-chest-look")),
        Attempt::Trap { .. } => line(told("log-trap-roll")),
        Attempt::Loot { .. } => detail(told("log-loot-roll")),
    }
}
