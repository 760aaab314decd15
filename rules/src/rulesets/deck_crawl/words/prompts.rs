use super::{
    super::{
        checks,
        components::{FoeId, HeroId},
        content::{AbilityEffect, AbilityIx},
        crawl::Crawl,
        creation,
        event::{Harm, Tariff},
        goods, rules,
        step::{Action, Blow, Question},
    },
    Terms,
    names::{list_of_cards, outcome, was_dragon},
    say,
};
use crate::game::{LegalActions, Phrase};

/// The text of a question, with its occasion.
pub fn prompt(crawl: Crawl<'_>, question: &Question) -> Phrase {
    match *question {
        Question::PickClass(hero) => pick_class(crawl, hero),
        Question::Gift { from, to } => say("prompt-gift")
            .seat(from)
            .with("asker", say("name-seat").seat(to)),
        Question::Shop { hero, tariff } => shop(crawl, hero, tariff),
        Question::Elite(foe) => elite(crawl, foe),
        Question::StepIn(foe) => against_target(crawl, foe, "prompt-step-in"),
        Question::HeroTurn { hero, only, again } => hero_turn(crawl, hero, only, again),
        Question::Target(foe) => {
            let dragon = was_dragon(crawl, foe);
            say(if dragon {
                "prompt-target-dragon"
            } else {
                "prompt-target"
            })
            .foe(foe)
        }
        Question::Blow(blow) => struck(crawl, &blow),
        Question::Luck {
            attempt,
            outcome: result,
        } => say("prompt-luck")
            .hero(attempt.hero())
            .n(crawl.luck(attempt.hero()))
            .with("result", outcome(crawl, &attempt, result)),
        Question::Chest(laid) => {
            let opener = crawl.next_living(laid.finder).unwrap_or(laid.finder);
            match crawl.thief() {
                Some(thief) => say("prompt-chest-thief")
                    .hero(opener)
                    .who("thief", thief.token()),
                None => say("prompt-chest").hero(opener),
            }
        }
        Question::Disarm { thief, finder } => match finder {
            Some(finder) => say("prompt-disarm").who("finder", finder.token()),
            None => say("prompt-disarm-chest"),
        }
        .hero(thief),
        Question::DivideByHand => say("prompt-divide").n(crawl.state().pile),
        Question::Camp { .. } if crawl.state().dragon_slain => say("prompt-won"),
        Question::Camp { market: true } => say("prompt-camp"),
        Question::Camp { market: false } => say("prompt-pause"),
        Question::Offering { hero, on, ability } => resurrection(crawl, hero, on, ability, None),
        Question::ResurrectDice {
            hero,
            on,
            ability,
            offering,
        } => resurrection(crawl, hero, on, ability, Some(offering)),
    }
}

fn pick_class(crawl: Crawl<'_>, hero: HeroId) -> Phrase {
    let mut offer = LegalActions::new(false);
    creation::offer_class(crawl, hero, &mut offer);
    let mut choices = offer.choices.iter();
    let drawn = &crawl.remains().redrawn;
    let has_face = offer.rule != rules::HEROES_NO_FACE;
    let others = choices.any(|it| matches!(it.act, Action::AskFor { .. }));
    let key = match (drawn.is_empty(), has_face, others) {
        (true, true, _) => "prompt-class",
        (true, false, true) => "prompt-no-face",
        (true, false, false) => "prompt-no-face-alone",
        (false, true, _) => "prompt-class-drawn",
        (false, false, true) => "prompt-no-face-drawn",
        (false, false, false) => "prompt-no-face-alone-drawn",
    };
    let asked = say(key).seat(hero).n(crawl.book().figures.redraw);
    match drawn.is_empty() {
        true => asked,
        false => asked.with("cards", list_of_cards(drawn)),
    }
}

fn shop(crawl: Crawl<'_>, hero: HeroId, tariff: Tariff) -> Phrase {
    let key = match tariff {
        Tariff::Creation => "prompt-shop-creation",
        Tariff::Crawl => "prompt-shop-crawl",
        Tariff::Between => "prompt-shop-between",
    };
    say(key)
        .hero(hero)
        .n(goods::money(crawl, hero, tariff))
        .with("times", goods::dearer(crawl.book()))
}

fn elite(crawl: Crawl<'_>, foe: FoeId) -> Phrase {
    let figures = &crawl.book().figures;
    let die = crawl
        .body(foe)
        .map(|body| body.attack_die.steps_up(figures.elite_steps));
    say("prompt-elite")
        .foe(foe)
        .n(figures.elite_wounds)
        .with("die", die.map(|die| die.to_string()).unwrap_or_default())
        .with("loot", figures.elite_loot)
}

/// A foe with its die and its target.
fn against_target(crawl: Crawl<'_>, foe: FoeId, key: &'static str) -> Phrase {
    let target = crawl.temper(foe).and_then(|temper| temper.target);
    let die = crawl
        .body(foe)
        .map(|body| body.attack_die.to_string())
        .unwrap_or_default();
    let asked = say(key).foe(foe).with("die", die);
    match target {
        Some(hero) => asked
            .hero(hero)
            .with("left", crawl.hit_points(hero).now)
            .with("armour", crawl.armour(hero)),
        None => say("prompt-wait"),
    }
}

fn hero_turn(
    crawl: Crawl<'_>,
    hero: HeroId,
    only: Option<FoeId>,
    again: Option<AbilityIx>,
) -> Phrase {
    if let Some(ability) = again {
        let (now, _) = crawl.dice(hero, crawl.pool_of(ability));
        let name = say(crawl.book()[ability].name);
        return say("prompt-again").hero(hero).with("ability", name).n(now);
    }
    let left = crawl.hit_points(hero).now;
    match only {
        Some(foe) => say("prompt-opening").hero(hero).foe(foe).with("left", left),
        None => say("prompt-turn").hero(hero).with("left", left),
    }
}

fn struck(crawl: Crawl<'_>, blow: &Blow) -> Phrase {
    let key = match (blow.harm, blow.evaded > 0) {
        (Harm::Foe(_), false) => "prompt-struck",
        (Harm::Foe(_), true) => "prompt-struck-again",
        (Harm::PhysicalTrap, false) => "prompt-trap-physical",
        (Harm::PhysicalTrap, true) => "prompt-trap-physical-again",
        (Harm::MagicalTrap, false) => "prompt-trap-magical",
        (Harm::MagicalTrap, true) => "prompt-trap-magical-again",
        (Harm::Card, false) => "prompt-harm",
        (Harm::Card, true) => "prompt-harm-again",
    };
    let asked = say(key)
        .hero(blow.hero)
        .n(checks::damage_of(crawl, blow))
        .with("face", blow.face)
        .with("armour", checks::armour_against(crawl, blow))
        .with("evaded", blow.evaded)
        .with("left", crawl.hit_points(blow.hero).now);
    match blow.harm {
        Harm::Foe(foe) => asked.foe(foe),
        _ => asked,
    }
}

fn resurrection(
    crawl: Crawl<'_>,
    hero: HeroId,
    on: HeroId,
    ability: AbilityIx,
    offering: Option<i32>,
) -> Phrase {
    let AbilityEffect::Resurrect {
        difficulty, least, ..
    } = crawl.ability(ability).effect
    else {
        return say("prompt-wait");
    };
    let key = if offering.is_some() {
        "prompt-resurrect-dice"
    } else {
        "prompt-offering"
    };
    let check = checks::Resurrect {
        dice: (0, crate::dice::Die::D6),
        difficulty,
        least,
        offering: offering.unwrap_or(0),
    };
    say(key)
        .hero(hero)
        .who("fallen", on.token())
        .n(check.needed())
        .with("least", least)
        .with("loot", crawl.purse(hero).loot)
        .with("dice", crawl.dice(hero, crawl.pool_of(ability)).0)
}
