//! The sound player: heals in time, keeps dice for the dragon, buys armour.

mod camp;
pub(super) mod fight;
mod shopping;

use std::cell::OnceCell;

use bevy_ecs::world::World;

use camp::Camp;
use shopping::Shopper;

use super::{
    DeckCrawl, advice, checks,
    components::{Combatant, FoeId, HeroId},
    content::{Class, ClassIx, RaceIx},
    crawl::Crawl,
    step::{Action, Attempt, Blow, Question},
};
use crate::{
    dice::{Distribution, odds},
    game::{LegalActions, Phrase, Player},
};

impl Player for DeckCrawl {
    fn bot(
        world: &World,
        question: &Question,
        offer: &LegalActions<Action>,
    ) -> (usize, Option<i32>) {
        let crawl = Crawl::of(world);
        let lookups = Lookups::default();
        let mut best = (0, i32::MIN, None);
        for (place, offered) in offer.choices.iter().enumerate() {
            let (worth, amount) = worth(crawl, question, &lookups, offered.act, offered.amount);
            if worth > best.1 {
                best = (place, worth, amount);
            }
        }
        (best.0, best.2)
    }

    fn advice(world: &World, question: &Question, act: Action, amount: Option<i32>) -> Phrase {
        advice::reason(Crawl::of(world), question, act, amount)
    }
}

/// Looked up once for all choices of a question.
#[derive(Default)]
struct Lookups<'w> {
    camp: OnceCell<Camp<'w>>,
    shopper: OnceCell<Shopper<'w>>,
}

/// The worth of a choice, roughly in thousandths of a hit point, and the best number for it.
fn worth<'w>(
    crawl: Crawl<'w>,
    question: &Question,
    lookups: &Lookups<'w>,
    act: Action,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    let as_good_as_any = (0, range.map(|(least, _)| least));
    match *question {
        Question::PickClass(hero) => match act {
            Action::Become { class, race, card } => {
                let worth = calling(crawl, hero, class, race) * 100 + i32::from(card.place());
                (worth, None)
            }
            Action::AskFor { .. } => (100, None),
            _ => as_good_as_any,
        },
        Question::Gift { .. } => match act {
            Action::Give { card } => (100 - i32::from(card.rank()), None),
            Action::Trade { card } => (200 - i32::from(card.rank()), None),
            _ => as_good_as_any,
        },
        Question::Shop { hero, tariff } => {
            let shopper = || Shopper::new(crawl, hero, tariff);
            lookups.shopper.get_or_init(shopper).worth(act, range)
        }
        Question::Elite(_) => match act {
            Action::MakeElite => (-1, None),
            _ => as_good_as_any,
        },
        Question::StepIn(foe) => (fight::step_in(crawl, foe, act), None),
        Question::HeroTurn { hero, .. } => fight::turn(crawl, hero, act, range),
        Question::Target(foe) => match act {
            Action::Target { hero } => {
                // A monster turns on the hero who hurt it last; the dragon attacks the toughest,
                // who is offered first.
                let by = crawl.temper(foe).and_then(|temper| temper.wounded_by);
                (i32::from(by == Some(hero) && !crawl.is_dragon(foe)), None)
            }
            _ => as_good_as_any,
        },
        Question::Blow(blow) => match act {
            Action::Evade { .. } | Action::Use { .. } => evade(crawl, &blow, range),
            _ => as_good_as_any,
        },
        Question::Luck { attempt, outcome } => match act {
            Action::RollAgain => (luck(crawl, &attempt, outcome), None),
            _ => as_good_as_any,
        },
        Question::Disarm { thief, finder } => match act {
            Action::Disarm => (disarm(crawl, thief, finder), None),
            _ => as_good_as_any,
        },
        Question::Chest(laid) => match act {
            Action::OpenChest => {
                let opener = crawl.next_living(laid.finder).unwrap_or(laid.finder);
                let safe = crawl.thief().is_some() || crawl.hit_points(opener).now > 4;
                (if safe { 100 } else { -100 }, None)
            }
            _ => as_good_as_any,
        },
        Question::DivideByHand => match act {
            Action::Share { hero } => {
                // An even share at a time, to the hero with least.
                let living = crawl.living().count().max(1) as i32;
                let share = (crawl.state().pile / living).max(1);
                let (least, most) = range.unwrap_or((1, 1));
                let worth = 1000 - crawl.purse(hero).loot;
                (worth, Some(share.clamp(least, most)))
            }
            _ => as_good_as_any,
        },
        Question::Camp { market } => {
            let camp = || Camp::of(crawl, market);
            lookups.camp.get_or_init(camp).worth(act, range)
        }
        Question::Offering { hero, ability, .. } => {
            let fair = camp::offering(crawl, hero, ability, crawl.purse(hero).loot);
            let amount = range.map(|(least, most)| fair.unwrap_or(most).clamp(least, most));
            (0, amount)
        }
        Question::ResurrectDice {
            ability, offering, ..
        } => {
            let dice = |range| camp::resurrect_dice(crawl, ability, offering, range);
            (0, range.map(dice))
        }
    }
}

/// The worth of a class and race for the party as it is.
fn calling(crawl: Crawl<'_>, hero: HeroId, class: ClassIx, race: RaceIx) -> i32 {
    let (class, race) = (&crawl.book()[class], &crawl.book()[race]);
    let others = |fits: fn(&Class) -> bool| {
        crawl
            .heroes()
            .any(|o| o != hero && crawl.is_made(o) && fits(crawl.class(o)))
    };
    let mut worth = i32::from(class.attack_die.sides()) * 2 + class.best_armour * 2;
    worth += i32::from(race.hit_die.sides()) * 2 + i32::from(race.rerolls);
    if !class.pools.is_empty() && crawl.seats() > 1 {
        worth += if class.prays_at_altars && !others(|c| c.prays_at_altars) {
            8
        } else {
            0
        };
        worth += if class.disarms && !others(|c| c.disarms) {
            4
        } else {
            0
        };
    }
    worth
}

/// The expected value of a distribution, in thousandths.
fn mean(chances: &Distribution<i32>) -> i32 {
    (chances.mean() * 1000.0) as i32
}

/// The average loss from a foe's attack on a hero, in thousandths of a hit point; much more if it
/// may kill.
fn threat(crawl: Crawl<'_>, foe: FoeId, hero: HeroId) -> i32 {
    let Some(die) = crawl.die_of(Combatant::Foe(foe)) else {
        return 0;
    };
    let armour = crawl.armour(hero);
    let sides = i32::from(die.sides());
    let damage: i32 = (1..=sides)
        .map(|face| checks::damage(face, armour, 0))
        .sum();
    let deadly = checks::damage(sides, armour, 0) >= crawl.hit_points(hero).now;
    damage * 1000 / sides + if deadly { 2500 } else { 0 }
}

/// The average loss to a trap, in thousandths of a hit point; much more where it may kill.
fn trap_threat(crawl: Crawl<'_>, hero: HeroId) -> i32 {
    let chances = odds(&checks::trap(crawl.book())).map(|strength| {
        let damage = checks::damage_of(crawl, &checks::trap_blow(crawl, hero, *strength));
        let deadly = damage >= crawl.hit_points(hero).now;
        damage + if deadly { 15 } else { 0 }
    });
    mean(&chances)
}

/// Disarming is worth what the trap would cost its finder, or the chest, less what a slip of the
/// thief's may cost.
fn disarm(crawl: Crawl<'_>, thief: HeroId, finder: Option<HeroId>) -> i32 {
    let slips = 1000 - mean(&odds(&checks::disarm(crawl)));
    let saved = finder.map_or(3000, |finder| trap_threat(crawl, finder));
    saved - trap_threat(crawl, thief) * slips / 1000
}

fn evade(crawl: Crawl<'_>, blow: &Blow, range: Option<(i32, i32)>) -> (i32, Option<i32>) {
    let damage = checks::damage_of(crawl, blow);
    let (least, most) = range.unwrap_or((1, 1));
    let deadly = damage >= crawl.hit_points(blow.hero).now;
    let dice = ((damage + 2) / 3).clamp(least, most);
    let worth = if deadly {
        100
    } else if damage >= 4 {
        10
    } else {
        -10
    };
    (worth, Some(dice))
}

fn luck(crawl: Crawl<'_>, attempt: &Attempt, outcome: i32) -> i32 {
    match attempt {
        Attempt::Disarm { .. } | Attempt::Resurrect { .. } => 1 - outcome * 2,
        Attempt::Trap { hero } => {
            let blow = checks::trap_blow(crawl, *hero, outcome);
            let deadly = checks::damage_of(crawl, &blow) >= crawl.hit_points(*hero).now;
            if deadly { 10 } else { -10 }
        }
        Attempt::Attack { hero, .. } => {
            let left = crawl.luck(*hero);
            let press = fight::is_dragon_fight(crawl) || left > 2;
            if outcome == 0 && press { 10 } else { -10 }
        }
        Attempt::Evade { blow, .. } => {
            let through = checks::damage_of(crawl, blow) - outcome;
            if through >= crawl.hit_points(blow.hero).now {
                10
            } else {
                -10
            }
        }
        _ => -10,
    }
}
