//! The sound player: heals in time, keeps dice for the dragon, buys armour.

use bevy_ecs::world::World;

use super::{
    DeckCrawl, advice, checks,
    components::{Combatant, FoeId, HeroId},
    content::{AbilityEffect, Effect, Grant, Item, Slot},
    crawl::Crawl,
    event::Tariff,
    goods,
    step::{Action, Attempt, Question},
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
        let mut best = (0, i32::MIN, None);
        for (place, offered) in offer.choices.iter().enumerate() {
            let (worth, amount) = worth(crawl, question, offered.act, offered.amount);
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

/// The worth of a choice, roughly in thousandths of a hit point, and the best number for it.
fn worth(
    crawl: Crawl<'_>,
    question: &Question,
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
        Question::Shop { hero, tariff } => shop(crawl, hero, tariff, act, range),
        Question::Elite(_) => match act {
            Action::MakeElite => (-1, None),
            _ => as_good_as_any,
        },
        Question::StepIn(foe) => (step_in(crawl, foe, act), None),
        Question::HeroTurn { hero, .. } => turn(crawl, hero, act, range),
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
            Action::Evade { .. } => evade(crawl, &blow, range),
            _ => as_good_as_any,
        },
        Question::Luck { attempt, outcome } => match act {
            Action::RollAgain => (luck(crawl, &attempt, outcome), None),
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
        Question::Camp { market } => camp(crawl, market, act, range),
        Question::Offering { hero, .. } => {
            (0, range.map(|(_, most)| most.min(crawl.purse(hero).loot)))
        }
        Question::ResurrectDice { .. } => (0, range.map(|(_, most)| most)),
    }
}

/// The worth of a class and race for the party as it is.
fn calling(
    crawl: Crawl<'_>,
    hero: HeroId,
    class: super::content::ClassIx,
    race: super::content::RaceIx,
) -> i32 {
    let (class, race) = (&crawl.book()[class], &crawl.book()[race]);
    let others = |fits: fn(&super::content::Class) -> bool| {
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

/// The armour rating granted by an item.
fn rating(item: &Item) -> i32 {
    item.grants
        .iter()
        .map(|grant| if let Grant::Armour(n) = grant { *n } else { 0 })
        .sum()
}

fn shop(
    crawl: Crawl<'_>,
    hero: HeroId,
    tariff: Tariff,
    act: Action,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    match act {
        Action::Done => (0, None),
        Action::Equip { place, .. } => {
            let gear = crawl.gear(hero);
            let new = crawl.item(&gear[usize::from(place)]);
            let worn = gear
                .iter()
                .filter(|mine| mine.in_use && crawl.item(mine).slot == new.slot);
            let better = rating(new) > worn.map(|mine| rating(crawl.item(mine))).sum();
            (if better { 5000 } else { -1 }, None)
        }
        Action::Buy { item } => {
            let record = &crawl.book()[item];
            let price = goods::price(crawl, hero, record, tariff).max(1);
            let worth = match record.slot {
                Slot::Pack => potion(crawl, hero, record, tariff),
                // Two of a kind are no better than one: the better of them at once, or neither.
                _ if outdone(crawl, hero, record, tariff) => 0,
                slot => {
                    let has = crawl
                        .gear(hero)
                        .iter()
                        .filter(|mine| crawl.item(mine).slot == slot);
                    let best = has
                        .map(|mine| gear_worth(crawl, hero, crawl.item(mine)))
                        .max();
                    gear_worth(crawl, hero, record) - best.unwrap_or(0)
                }
            };
            if worth <= 0 {
                return (-1, range.map(|(least, _)| least));
            }
            let amount = range.map(|(least, most)| most.min(6).max(least));
            (worth * 100 / price.max(3), amount)
        }
        _ => (-1, range.map(|(least, _)| least)),
    }
}

/// True if a better item for the same slot can be bought instead.
fn outdone(crawl: Crawl<'_>, hero: HeroId, item: &Item, tariff: Tariff) -> bool {
    let worth = gear_worth(crawl, hero, item);
    let mut others = crawl.book().items.iter();
    !goods::stacks(crawl, item.slot)
        && others.any(|other| {
            other.slot == item.slot
                && gear_worth(crawl, hero, other) > worth
                && goods::can_buy(crawl, hero, other, tariff).is_ok()
        })
}

/// The worth of wearing an item to a hero.
fn gear_worth(crawl: Crawl<'_>, hero: HeroId, item: &Item) -> i32 {
    item.grants
        .iter()
        .map(|grant| match grant {
            Grant::Armour(rating) => rating * 30,
            Grant::MagicArmour(rating) => rating * 4,
            Grant::AttackDieSteps(steps) if crawl.attack_die(hero).sides() < 12 => {
                i32::from(*steps) * 40
            }
            Grant::HitDieSteps(steps) => i32::from(*steps) * 30,
            Grant::SpellDice(dice) => i32::from(*dice) * 35,
            Grant::AttackDieSteps(_) => 0,
        })
        .sum()
}

/// The worth of another potion: the first two count, and reviving if the hero is not alone.
fn potion(crawl: Crawl<'_>, hero: HeroId, item: &super::content::Item, tariff: Tariff) -> i32 {
    let carried = crawl
        .gear(hero)
        .iter()
        .filter(|mine| crawl.item(mine).slot == Slot::Pack)
        .count();
    let revives = item.uses.contains(&Effect::Revive);
    if revives {
        let has = crawl
            .gear(hero)
            .iter()
            .any(|m| crawl.item(m).uses.contains(&Effect::Revive));
        let wanted = crawl.seats() > 1 && !has;
        return if wanted { 80 } else { 0 };
    }
    let mut keep = if tariff == Tariff::Crawl { 2 } else { 3 };
    if crawl.seats() == 1 {
        keep += 3;
    }
    if carried < keep { 12 } else { 0 }
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

fn step_in(crawl: Crawl<'_>, foe: FoeId, act: Action) -> i32 {
    let Action::StepIn { hero } = act else {
        return 0;
    };
    let Some(target) = crawl.temper(foe).and_then(|temper| temper.target) else {
        return -1;
    };
    // Only if it clearly saves more than the lost attack is worth.
    threat(crawl, foe, target) - threat(crawl, foe, hero) - 2000
}

fn is_dragon_fight(crawl: Crawl<'_>) -> bool {
    crawl.foes().any(|foe| crawl.is_dragon(foe))
}

/// Number of dice to spend in this fight; most are kept for the dragon.
fn budget(crawl: Crawl<'_>, hero: HeroId, least: i32, most: i32) -> i32 {
    if is_dragon_fight(crawl) {
        return most;
    }
    let hard = crawl.foes().any(|foe| threat(crawl, foe, hero) > 2500);
    if hard {
        most.min(least.max(1))
    } else {
        least.min(0)
    }
}

fn turn(
    crawl: Crawl<'_>,
    hero: HeroId,
    act: Action,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    let least = range.map(|(least, _)| least);
    match act {
        Action::Attack { foe } => attack(crawl, hero, foe, range),
        Action::Use { ability, on, .. } => {
            let (low, high) = range.unwrap_or((1, 1));
            let dragon = is_dragon_fight(crawl);
            match (crawl.ability(ability).effect, on) {
                (AbilityEffect::Heal, Combatant::Hero(on)) => heal(crawl, on, low, high),
                (AbilityEffect::Missile, Combatant::Foe(foe)) if dragon || hard(crawl, foe) => {
                    let dice = high;
                    (1200 + 100 * dice, Some(dice))
                }
                (AbilityEffect::Protect, Combatant::Hero(on)) if dragon => {
                    let target = crawl.foes().any(|foe| {
                        crawl
                            .temper(foe)
                            .is_some_and(|temper| temper.target == Some(on))
                    });
                    let warded = crawl.ward(on) > 0;
                    (if target && !warded { 1500 } else { -1 }, Some(high))
                }
                (AbilityEffect::Confuse, Combatant::Foe(foe)) if !dragon && hard(crawl, foe) => {
                    let fresh = crawl.temper(foe).is_some_and(|temper| temper.confused == 0);
                    (if fresh { 900 } else { -1 }, Some(low))
                }
                _ => (-1, Some(low)),
            }
        }
        Action::UseItem {
            hero: owner,
            place,
            on,
        } => (item(crawl, owner, place, on), None),
        Action::Hold | Action::Done => (0, None),
        _ => (-1, least),
    }
}

/// True if a foe is worth a spell.
fn hard(crawl: Crawl<'_>, foe: FoeId) -> bool {
    let target = crawl.temper(foe).and_then(|temper| temper.target);
    target.is_some_and(|hero| crawl.is_alive(hero) && threat(crawl, foe, hero) > 3000)
}

fn attack(
    crawl: Crawl<'_>,
    hero: HeroId,
    foe: FoeId,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    let dice = range.map(|(least, most)| budget(crawl, hero, least, most).clamp(least, most));
    let Some(body) = crawl.body(foe) else {
        return (-1, dice);
    };
    let added = dice.unwrap_or(0) as u8;
    let Some(check) = checks::attack(crawl, hero, foe, added, crawl.aid(hero).buff) else {
        return (-1, dice);
    };
    let left = i32::from(body.wounds_max.saturating_sub(body.wounds)).max(1);
    let wounds = mean(&odds(&check).map(|wounds| (*wounds).min(left)));
    let target = crawl.temper(foe).and_then(|temper| temper.target);
    let danger = target.map_or(500, |target| threat(crawl, foe, target).min(6000));
    (500 + wounds / left + danger / 10, dice)
}

/// The threat of all foes that target a hero.
fn danger(crawl: Crawl<'_>, on: HeroId) -> i32 {
    let goes_for = |foe: &FoeId| {
        crawl
            .temper(*foe)
            .is_some_and(|temper| temper.target == Some(on))
    };
    crawl
        .foes()
        .filter(goes_for)
        .map(|foe| threat(crawl, foe, on))
        .sum()
}

/// Healing is worth the hit points it restores, and more for a hero who may die next.
fn heal(crawl: Crawl<'_>, on: HeroId, least: i32, most: i32) -> (i32, Option<i32>) {
    let wounds = crawl.wounds(on);
    let now = crawl.hit_points(on).now;
    let danger = danger(crawl, on);
    let low = now * 2 <= crawl.hit_points_max(on);
    let dice = ((wounds + 3) / 4).clamp(least, most);
    (if danger > 2500 && low { 1800 } else { -1 }, Some(dice))
}

/// Using an item: reviving always, drinking when badly hurt.
fn item(crawl: Crawl<'_>, hero: HeroId, place: u8, on: HeroId) -> i32 {
    let carried = &crawl.gear(hero)[usize::from(place)];
    let item = crawl.item(carried);
    if item.uses.contains(&Effect::Revive) {
        return 4000;
    }
    let (now, max) = (crawl.hit_points(on).now, crawl.hit_points_max(on));
    let fighting = crawl.foes().len() > 0;
    let danger = danger(crawl, on);
    if fighting && danger > 2500 && now * 2 <= max {
        1700
    } else if !fighting && crawl.wounds(on) >= carried.points.max(1) && now * 2 <= max {
        600
    } else {
        -1
    }
}

fn evade(
    crawl: Crawl<'_>,
    blow: &super::step::Blow,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
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
            let deadly = outcome - crawl.armour(*hero) >= crawl.hit_points(*hero).now;
            if deadly { 10 } else { -10 }
        }
        Attempt::Attack { hero, .. } => {
            let left = crawl.luck(*hero);
            let press = is_dragon_fight(crawl) || left > 2;
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

fn camp(
    crawl: Crawl<'_>,
    market: bool,
    act: Action,
    range: Option<(i32, i32)>,
) -> (i32, Option<i32>) {
    let (least, most) = range.unwrap_or((0, 0));
    match act {
        Action::GoOn => (0, None),
        Action::Use { hero, ability, on } => match (crawl.ability(ability).effect, on) {
            (AbilityEffect::Resurrect { .. }, _) => {
                let (now, max) = crawl.dice(hero, crawl.pool_of(ability));
                let rich = crawl.purse(hero).loot >= 15;
                (if rich && now * 2 > max { 3000 } else { -1 }, None)
            }
            (AbilityEffect::Heal, Combatant::Hero(on)) => {
                let half = crawl.hit_points(on).now * 2 <= crawl.hit_points_max(on);
                let (now, max) = crawl.dice(hero, crawl.pool_of(ability));
                let spare = now * 2 > max || crawl.purse(hero).loot >= 10;
                let dice = ((crawl.wounds(on) + 3) / 4).clamp(least, most);
                (
                    if half && (spare || !market) { 800 } else { -1 },
                    Some(dice),
                )
            }
            (AbilityEffect::Regain { .. }, _) => (400, Some(most)),
            _ => (-1, Some(least)),
        },
        Action::UseItem { hero, place, on } => (item(crawl, hero, place, on), None),
        Action::Equip { hero, .. } => shop(crawl, hero, Tariff::Crawl, act, range),
        Action::Repair { .. } => (2000, None),
        Action::Shop { hero } => {
            let mut offer = LegalActions::new(false);
            goods::offer_shop(crawl, hero, Tariff::Crawl, &mut offer);
            let worth_it = offer
                .choices
                .iter()
                .any(|offered| shop(crawl, hero, Tariff::Crawl, offered.act, offered.amount).0 > 0);
            (if worth_it { 300 } else { -1 }, None)
        }
        Action::GiveLoot { from, .. } if !crawl.is_alive(from) => (1500, Some(most)),
        Action::GiveItem { from, place, to } if !crawl.is_alive(from) => {
            let item = crawl.item(&crawl.gear(from)[usize::from(place)]);
            let useful = item.slot == Slot::Pack || goods::can_wear(crawl, to, item).is_ok();
            (if useful { 1400 } else { -1 }, None)
        }
        _ => (-1, range.map(|(least, _)| least)),
    }
}
