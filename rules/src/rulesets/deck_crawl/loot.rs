//! Looting: treasure of the slain, sharing it out, and camp.

use smallvec::SmallVec;

use super::{
    Cx, abilities,
    components::{HeroId, Laid, Phase, Spoil},
    content::{Effect, EquipmentSlot, Meaning},
    crawl::Crawl,
    ending,
    event::{Event, Source, Tariff},
    goods, rules,
    setup::Division,
    shop,
    step::{Action, Attempt, Question, Task},
    table::KindOfGear,
};
use crate::game::{LegalActions, RuleId, Seat};

/// Limit of gifts between heroes in one camp; more would only go in circles.
const MOST_EXCHANGES: u8 = 24;

/// Strangers and altars first, then chests, then the loot of the fight.
pub fn all(cx: &mut Cx<'_>) {
    let crawl = Crawl::of(cx.world());
    let state = crawl.state();
    if state.finds.is_empty() && state.spoils.is_empty() {
        return;
    }
    if ending::is_decided(crawl) {
        cx.push(Task::Spoils);
        return;
    }
    let task = |laid: &Laid| match crawl.book().meaning(laid.card).meaning {
        Meaning::Stranger => Task::Stranger(*laid),
        Meaning::Altar(_) => Task::Altar(*laid),
        Meaning::Event(_) => Task::EventCard(*laid),
        _ => Task::Chest(*laid),
    };
    let mut tasks: Vec<Task> = state.finds.iter().map(task).collect();
    tasks.sort_by_key(|task| matches!(task, Task::Chest(_)));
    tasks.push(Task::Spoils);
    cx.emit(
        rules::ROUND_LOOTING,
        Event::Phase {
            phase: Phase::Looting,
        },
    );
    cx.push_all(tasks);
}

/// The loot of the next slain monster.
pub fn spoils(cx: &mut Cx<'_>) {
    let crawl = Crawl::of(cx.world());
    let Some(Spoil {
        finder,
        card,
        elite,
    }) = crawl.state().spoils.first().copied()
    else {
        return;
    };
    let Some(hero) = crawl.next_living(finder) else {
        return;
    };
    let book = cx.content();
    let (mut dice, rule) = match card {
        Some(card) => (book.rank_row(card).loot, book.rank_row(card).rule),
        None => (book.dragon.loot, rules::DRAGON_LOOT),
    };
    if elite {
        dice.plus += book.figures.elite_loot;
    }
    cx.emit(rule, Event::SpoilTaken { finder });
    cx.push(Task::Spoils);
    if dice.count == 0 {
        found(cx, hero, dice.plus, Source::Monster, rule);
    } else {
        cx.push(Task::Roll(Attempt::Loot {
            hero,
            dice,
            chest: false,
        }));
    }
}

/// Logs loot points found, to be shared out.
pub fn found(cx: &mut Cx<'_>, finder: HeroId, amount: i32, source: Source, rule: RuleId) {
    if amount > 0 {
        cx.emit(rule, Event::LootFound { amount, source });
        divide(cx, finder, amount, source);
    }
}

fn divide(cx: &mut Cx<'_>, finder: HeroId, amount: i32, source: Source) {
    let crawl = Crawl::of(cx.world());
    let living: SmallVec<[HeroId; 4]> = crawl.living_from(finder).collect();
    let gain = |hero, amount| Event::LootGained {
        hero,
        amount,
        source,
    };
    match crawl.options().division {
        Division::ByHand if living.len() > 1 && !ending::is_decided(crawl) => {
            cx.ask(Question::DivideByHand)
        }
        Division::Finder => cx.emit(rules::LOOT_DIVIDE, gain(living[0], amount)),
        _ => {
            let many = living.len() as i32;
            for (place, hero) in living.into_iter().enumerate() {
                let share = amount / many + i32::from((place as i32) < amount % many);
                if share > 0 {
                    cx.emit(rules::LOOT_DIVIDE, gain(hero, share));
                }
            }
        }
    }
}

/// Offers shares of the pile.
pub fn offer_division(crawl: Crawl<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::LOOT_DIVIDE);
    for hero in crawl.living() {
        offer.add_amount(Action::Share { hero }, 1, crawl.state().pile);
    }
}

/// Carries out a choice of [`offer_division`].
pub fn choose_division(cx: &mut Cx<'_>, act: Action, amount: i32) {
    if let Action::Share { hero } = act {
        let source = Source::Monster;
        cx.emit(
            rules::LOOT_DIVIDE,
            Event::LootGained {
                hero,
                amount,
                source,
            },
        );
    }
    if Crawl::of(cx.world()).state().pile > 0 {
        cx.ask(Question::DivideByHand);
    }
}

/// Asks for the party's actions out of battle, if there are any.
pub fn camp(cx: &mut Cx<'_>, market: bool) {
    let crawl = Crawl::of(cx.world());
    let state = crawl.state();
    if ending::is_decided(crawl) {
        return;
    }
    // Between fight and traps there is only time to see to wounds, and only if something follows.
    if !market && state.traps.is_empty() && state.finds.is_empty() {
        return;
    }
    if !has_something_to_do(crawl, market) {
        return;
    }
    if state.phase != Phase::Camp {
        cx.emit(rules::ROUND_LOOTING, Event::Phase { phase: Phase::Camp });
    }
    cx.ask(Question::Camp { market });
}

/// True if anybody can do anything: the first action is enough, and giving loot is quickly found.
fn has_something_to_do(crawl: Crawl<'_>, market: bool) -> bool {
    if market && gives_loot(crawl) {
        return true;
    }
    let mut offer = LegalActions::new(false);
    let living = &living(crawl);
    offer_repairs(crawl, &mut offer);
    let able = living.iter().any(|&hero| {
        offer_deeds(crawl, hero, market, &mut offer);
        if market {
            offer_gifts(crawl, hero, living, &mut offer);
        }
        !offer.choices.is_empty() || goods::changes_equipment(crawl, hero)
    });
    if able || !market {
        return able || gift_helps(crawl);
    }
    for from in crawl.fallen() {
        offer_gifts(crawl, from, living, &mut offer);
    }
    !offer.choices.is_empty()
}

/// True if the living could give each other loot points.
fn gives_loot(crawl: Crawl<'_>) -> bool {
    crawl.state().exchanges < MOST_EXCHANGES
        && crawl.living().nth(1).is_some()
        && crawl.living().any(|hero| crawl.purse(hero).loot > 0)
}

/// Offers everything that can be done out of battle.
pub fn offer_camp(crawl: Crawl<'_>, market: bool, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::LOOT_SHARE);
    offer.add(Action::GoOn);
    let living = &living(crawl);
    for &hero in living {
        offer_deeds(crawl, hero, market, offer);
        goods::offer_equipment(crawl, hero, offer);
    }
    offer_repairs(crawl, offer);
    for &from in living {
        offer_gifts(crawl, from, living, offer);
    }
    // The things of the fallen are loot, and looting comes last.
    for from in crawl.fallen().filter(|_| market) {
        offer_gifts(crawl, from, living, offer);
    }
}

/// The living, looked up once for all that is offered.
fn living(crawl: Crawl<'_>) -> SmallVec<[HeroId; 4]> {
    crawl.living().collect()
}

/// True if something handed over would do good at once: a flask for the hurt, or loot to be offered.
fn gift_helps(crawl: Crawl<'_>) -> bool {
    let has_flask_for = |from: HeroId, to: HeroId| {
        let kinds = crawl.kinds_of_gear(from).iter();
        let mut packed = kinds.filter(|kind| kind.slot == EquipmentSlot::Pack);
        packed.any(|kind| {
            let uses = &crawl.item(&kind.carried).uses;
            let drunk = !uses.is_empty() && !uses.contains(&Effect::Revive);
            drunk && abilities::useful(crawl, to, uses)
        })
    };
    let all: i32 = crawl.living().map(|hero| crawl.purse(hero).loot).sum();
    crawl.living().any(|to| {
        let mut others = crawl.living().filter(|from| *from != to);
        others.any(|from| has_flask_for(from, to)) || abilities::could_offer(crawl, to, all)
    })
}

/// Offers the actions of one hero out of battle, besides gifts and changing equipment.
fn offer_deeds(crawl: Crawl<'_>, hero: HeroId, market: bool, offer: &mut LegalActions<Action>) {
    abilities::offer_camp_uses(crawl, hero, offer);
    abilities::offer_items(crawl, hero, true, offer);
    if market {
        offer_market(crawl, hero, offer);
    }
}

/// The first who can repair; one is enough.
pub fn repairer(crawl: Crawl<'_>) -> Option<HeroId> {
    crawl.living().find(|hero| crawl.race(*hero).repairs)
}

/// What is damaged of the gear of the living, with its owner.
pub fn damaged(crawl: Crawl<'_>) -> impl Iterator<Item = (HeroId, &KindOfGear)> {
    let kinds = move |owner: HeroId| crawl.kinds_of_gear(owner).iter().map(move |it| (owner, it));
    let all = crawl.living().flat_map(kinds);
    all.filter(|(_, kind)| kind.carried.damaged)
}

/// Offers repairs by the first who can.
fn offer_repairs(crawl: Crawl<'_>, offer: &mut LegalActions<Action>) {
    let able = repairer(crawl);
    for (owner, kind) in damaged(crawl) {
        let allowed = able.map(|_| ()).ok_or(rules::LOOT_REPAIR);
        let (hero, place) = (able.unwrap_or(owner), kind.place);
        offer.add_or_refuse(Action::Repair { hero, owner, place }, allowed);
    }
}

fn offer_market(crawl: Crawl<'_>, hero: HeroId, offer: &mut LegalActions<Action>) {
    let allowed = if shop::sells_anything(crawl, hero, Tariff::Crawl) {
        Ok(())
    } else {
        Err(rules::RESOURCES_CRAWL_PRICES)
    };
    offer.add_or_refuse(Action::Shop { hero }, allowed);
}

/// Offers gifts, also from the packs of the dead: equal things as one, with their number.
fn offer_gifts(
    crawl: Crawl<'_>,
    from: HeroId,
    living: &[HeroId],
    offer: &mut LegalActions<Action>,
) {
    let mut to = living.iter().filter(|to| **to != from).peekable();
    if crawl.state().exchanges >= MOST_EXCHANGES || to.peek().is_none() {
        return;
    }
    let loot = crawl.purse(from).loot;
    let kinds = crawl.kinds_of_gear(from);
    let allowed = kinds
        .iter()
        .map(|kind| goods::can_take_off(crawl, from, kind.place, &kind.carried));
    let allowed: SmallVec<[_; 8]> = allowed.collect();
    for &to in to {
        offer.add_amount(Action::GiveLoot { from, to }, 1, loot);
        for (kind, allowed) in kinds.iter().zip(&allowed) {
            let (place, many) = (kind.place, i32::from(kind.many));
            let act = Action::GiveItem { from, place, to };
            match *allowed {
                Ok(()) if many > 1 => offer.add_amount(act, 1, many),
                allowed => offer.add_or_refuse(act, allowed),
            }
        }
    }
}

/// Carries out a choice of [`offer_camp`].
pub fn choose_camp(cx: &mut Cx<'_>, market: bool, act: Action, amount: i32) {
    if act == Action::GoOn {
        return;
    }
    cx.push(Task::Camp { market });
    match act {
        Action::Use { hero, ability, on } => {
            abilities::use_ability(cx, hero, ability, on, amount as u8);
        }
        Action::UseItem { hero, place, on } => {
            abilities::use_item(cx, hero, place, on, rules::FIGHT_POTIONS);
        }
        Action::Equip { hero, place, .. } => goods::equip(cx, hero, place),
        Action::Repair { hero, owner, place } => {
            let gear = Crawl::of(cx.world()).gear(owner);
            if let Some(item) = gear.get(usize::from(place)).map(|mine| mine.item) {
                let by = Source::Hero(hero);
                let event = Event::Repaired {
                    hero: owner,
                    place,
                    item,
                    by,
                };
                cx.emit(rules::LOOT_REPAIR, event);
            }
        }
        Action::Shop { hero } => cx.push(Task::Shop {
            hero,
            tariff: Tariff::Crawl,
        }),
        Action::GiveLoot { from, to } => {
            let rule = gift_rule(cx, from);
            cx.emit(rule, Event::LootGiven { from, to, amount });
        }
        Action::GiveItem { from, place, to } => {
            give_items(cx, from, to, place, amount.max(1));
        }
        _ => {}
    }
}

/// Gives the item at a place, and as many that equal it as it takes to make up the number.
fn give_items(cx: &mut Cx<'_>, from: HeroId, to: HeroId, place: u8, many: i32) {
    let rule = gift_rule(cx, from);
    let gear = Crawl::of(cx.world()).gear(from);
    let Some(given) = gear.get(usize::from(place)).copied() else {
        return;
    };
    for _ in 0..many {
        let gear = Crawl::of(cx.world()).gear(from);
        let Some(place) = gear.iter().position(|mine| *mine == given) else {
            return;
        };
        let (place, item) = (place as u8, given.item);
        cx.emit(
            rule,
            Event::ItemGiven {
                from,
                to,
                place,
                item,
            },
        );
    }
}

fn gift_rule(cx: &Cx<'_>, from: HeroId) -> RuleId {
    if Crawl::of(cx.world()).is_alive(from) {
        rules::LOOT_SHARE
    } else {
        rules::LOOT_DEAD
    }
}
