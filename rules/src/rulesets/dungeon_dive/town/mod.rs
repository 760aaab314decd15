//! The town between dives: lodging, debts, shop, hired hands, temple, growth and the stable; rules
//! `town.lodging` and those after it, `hired.kinds` and those after it.
//!
//! `state` is what there is, `money` purses and bills, `shop` what is bought and sold, `counter` what
//! a hero does there, `hiring` the hired hands. A dive ends by [`TownTask::Home`].

mod counter;
mod hiring;
mod money;
mod shop;
mod state;
mod step;

pub use counter::{apply as counter_apply, most_lots, owned};
pub use hiring::price as hired_price;
pub use money::shares;
pub use shop::{cost, goods, half_price};
pub use state::{Fate, Hand, Kept, Town};
pub use step::{Good, Homecomer, Return, TownAct, TownQuestion, TownTask, Ware};

use super::{
    Cx,
    content::{Book, Gain},
    delve,
    event::{Back, Event, Making, TownEvent},
    fight,
    making::{MakingTask, prepares, rise},
    play::Play,
    record::HeroRecord,
    rules, seating,
    step::{Action, Question, Task},
};
use crate::game::{LegalActions, Outcome, Seat};

/// Opens the stable: those who are there come to it, and those who are to be made are made.
pub fn begin(cx: &mut Cx<'_>) {
    let setup = cx.setup();
    if setup.town.deaths > 0 {
        let deaths = setup.town.deaths;
        cx.emit(rules::HIRED_DEATH, TownEvent::Remembered { deaths }.into());
    }
    for record in &setup.heroes {
        let record = Box::new(record.clone());
        cx.emit(rules::TOWN_STABLE, Making::Joined { record }.into());
    }
    let there = setup.heroes.len() as u8;
    let made = (there..there + setup.town.made).map(MakingTask::Begin);
    let made = made.map(Task::Making);
    let all = made.chain([Task::Town(TownTask::Gather)]);
    cx.push_all(all.collect::<Vec<_>>());
}

/// Carries out a task of the town.
pub fn resolve(cx: &mut Cx<'_>, task: TownTask) {
    match task {
        TownTask::Gather => gather(cx),
        TownTask::Visit => {
            cx.turn();
            cx.ask(Question::InTown(TownQuestion::Visit));
        }
        TownTask::SetOut => set_out(cx),
        TownTask::Home(ended) => home(cx, &ended),
        TownTask::Settle(hand) => hiring::settle(cx, hand),
        TownTask::Bier(place) => cx.ask(Question::InTown(TownQuestion::Temple(place))),
        TownTask::RaiseHands => seating::raise_hands(cx),
        TownTask::Behind => behind(cx),
    }
}

/// Those who went last go again, if they can; at first all, as far as there is room.
fn gather(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let along = play.town().along.clone();
    let able: Vec<u8> = play.able().collect();
    for place in along.iter().copied().filter(|it| !able.contains(it)) {
        cx.emit(rules::TOWN_STABLE, TownEvent::Stays { place }.into());
    }
    if !along.iter().any(|it| able.contains(it)) {
        let most = usize::from(cx.content().figures.most_heroes);
        for place in able.into_iter().take(most) {
            cx.emit(rules::TOWN_STABLE, TownEvent::GoesAlong { place }.into());
        }
    }
    let play = Play::of(cx.world());
    // New heroes have nothing to spend yet and go at once.
    let visits = play.town().dives > 0 || cx.setup().town.visit;
    hiring::hire_by_setup(cx);
    cx.push(Task::Town(match visits {
        true => TownTask::Visit,
        false => TownTask::SetOut,
    }));
}

/// Whoever goes pays for it, and is on the way; rule `town.lodging`.
fn set_out(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let lodging = play.book().figures.lodging.0;
    let along = play.town().along.clone();
    if cx.setup().is_skirmish() {
        return fight::begin(cx);
    }
    for place in along {
        let bill = money::bill(Play::of(cx.world()), place, lodging);
        cx.emit(rules::TOWN_LODGING, TownEvent::Lodged(bill).into());
    }
    delve::set_out(cx);
}

/// A dive is over, and whoever is left comes home; rules `hired.share`, `hired.family`,
/// `growth.when`, `growth.death` and `town.revival`.
fn home(cx: &mut Cx<'_>, ended: &Return) {
    let play = Play::of(cx.world());
    let book = play.book();
    let mut back = Vec::new();
    let mut hands = Vec::new();
    let mut rises = Vec::new();
    for it in &ended.all {
        if let Some(hand) = play.hand_of(it.who) {
            hands.push((hand, it.coins, it.fate != Fate::Alive));
        } else if let Some(place) = play.place_of(it.who) {
            let mut record = came_back(play, place, it);
            if it.fate != Fate::Alive {
                record.rooms = record.rooms.min(rooms_of(book, record.level));
            }
            if it.fate == Fate::Alive && it.rises {
                rises.push((place, record.rooms));
            }
            let record = Box::new(record);
            back.push(Back {
                place,
                fate: it.fate,
                coins: it.coins,
                record,
            });
        }
    }
    let earned: Vec<(u8, u32)> = back
        .iter()
        .filter(|it| it.fate != Fate::Lost)
        .map(|it| (it.place, it.coins))
        .collect();
    let dead = back.iter().filter(|it| it.fate == Fate::Dead);
    let dead: Vec<u8> = dead.map(|it| it.place).collect();
    let won = ended.won;
    let event = TownEvent::CameHome { won, back, hands };
    cx.emit(rules::END_VICTORY, event.into());
    for (place, coins) in earned.into_iter().filter(|(_, coins)| *coins > 0) {
        let income = money::income(Play::of(cx.world()), place, coins);
        cx.emit(rules::TOWN_DEBTS, TownEvent::Earned(income).into());
    }
    let settled = hiring::settlements(Play::of(cx.world()));
    let biers = dead.into_iter().map(TownTask::Bier).map(Task::Town);
    let rest = biers.chain([Task::Town(TownTask::Behind)]);
    cx.push_all(rest.collect::<Vec<_>>());
    rise(cx, rises);
    cx.push_all(settled);
}

/// Rooms that a level asks for; rule `growth.rooms`.
fn rooms_of(book: &Book, level: u8) -> u16 {
    book.figures.rooms_for[usize::from(level) - 1]
}

/// The record of somebody after a dive, with everything that has changed on it.
fn came_back(play: Play<'_>, place: u8, it: &Homecomer) -> HeroRecord {
    let book = play.book();
    let mut record = play.kept(place).record.clone();
    record.rooms = it.rooms;
    let figure = play.figure(it.who);
    record.carry(book, figure.kit());
    if let Some(hero) = figure.hero() {
        record.level = hero.level;
        record.scores = hero.scores;
        record.path = hero.path.map(|it| book[it].id.clone());
        record.expert = hero.expert.to_vec();
        let spells = hero.spells.iter();
        record.spells = spells.map(|it| book[*it].id.clone()).collect();
        let path = hero.path.map(|it| book[it].gains.iter());
        let gains = book[hero.class]
            .gains
            .iter()
            .chain(path.into_iter().flatten());
        let chosen = gains.filter_map(|(_, gain)| match gain {
            Gain::OneOf(of) => Some(of),
            _ => None,
        });
        let features: Vec<_> = hero.features.iter().map(|it| &book[*it].id).collect();
        let chosen = chosen.flatten().filter(|it| features.contains(&it.id()));
        for feature in chosen.map(|it| it.id()) {
            if !record.choices.contains(feature) {
                record.choices.push(feature.clone());
            }
        }
    }
    record
}

/// A dive is behind them: another follows, or the game is over; rule `end.victory`.
fn behind(cx: &mut Cx<'_>) {
    cx.emit(rules::HIRED_SHARE, TownEvent::HandsGone.into());
    let play = Play::of(cx.world());
    let all = cx.setup().town.dives;
    let (dives, won) = (play.town().dives, play.town().won);
    if dives < all && play.able().next().is_some() {
        return cx.push(Task::Town(TownTask::Gather));
    }
    let outcome = match 2 * won >= all {
        true => Outcome::Victory,
        false => Outcome::Defeat,
    };
    cx.emit(rules::END_VICTORY, Event::Ended { outcome });
    cx.finish(outcome);
}

/// Offers what can be done.
pub fn offer(play: Play<'_>, question: &TownQuestion, offer: &mut LegalActions<Action>) {
    match question {
        TownQuestion::Visit => offer_visit(play, offer),
        TownQuestion::Counter(place) => counter::offer(play, *place, offer),
        TownQuestion::Family(_) => {
            offer.ask(Seat::Party, rules::HIRED_FAMILY);
            add(offer, TownAct::Pay);
            add(offer, TownAct::Refuse);
        }
        TownQuestion::Temple(place) => {
            offer.ask(Seat::Hero(*place), rules::TOWN_REVIVAL);
            add(offer, TownAct::Pay);
            add(offer, TownAct::Refuse);
        }
    }
}

fn add(offer: &mut LegalActions<Action>, act: TownAct) {
    offer.add(Action::Town(act));
}

fn offer_visit(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::TOWN_STABLE);
    let town = play.town();
    add(offer, TownAct::SetOut);
    let most = usize::from(play.book().figures.most_heroes);
    for place in play.able() {
        add(offer, TownAct::Counter(place));
        if prepares(play, place) {
            add(offer, TownAct::Prepare(place));
        }
        match town.along.contains(&place) {
            true if town.along.len() > 1 => add(offer, TownAct::Stay(place)),
            false if town.along.len() < most => add(offer, TownAct::Along(place)),
            _ => {}
        }
    }
    for kind in play.book().hired.keys() {
        let may = hiring::may_hire(play)
            .then_some(())
            .ok_or(rules::HIRED_DEATH);
        offer.add_or_refuse(Action::Town(TownAct::Hire(kind)), may);
    }
    if hired_price(play) == 0 {
        let hands = 0..town.hands.len() as u8;
        hands.for_each(|it| add(offer, TownAct::Dismiss(it)));
    }
}

/// Carries out a choice.
pub fn choose(cx: &mut Cx<'_>, question: &TownQuestion, act: TownAct, amount: i32) {
    match question {
        TownQuestion::Visit => visit(cx, act),
        TownQuestion::Counter(place) => counter::choose(cx, *place, act, amount),
        TownQuestion::Family(hand) => match act {
            TownAct::Pay => hiring::pay(cx, *hand),
            _ => hiring::do_not_pay(cx, *hand),
        },
        TownQuestion::Temple(place) => {
            let place = *place;
            let event = match act {
                TownAct::Pay => {
                    let play = Play::of(cx.world());
                    let price = play.book().figures.revival.0;
                    TownEvent::Revived(money::bill(play, place, price))
                }
                _ => TownEvent::Buried { place },
            };
            cx.emit(rules::TOWN_REVIVAL, event.into());
        }
    }
}

fn visit(cx: &mut Cx<'_>, act: TownAct) {
    cx.push(Task::Town(match act {
        TownAct::SetOut => TownTask::SetOut,
        _ => TownTask::Visit,
    }));
    match act {
        TownAct::Counter(place) => cx.ask(Question::InTown(TownQuestion::Counter(place))),
        TownAct::Prepare(place) => cx.push(Task::Making(MakingTask::Prepare(place))),
        TownAct::Along(place) => {
            cx.emit(rules::TOWN_STABLE, TownEvent::GoesAlong { place }.into());
        }
        TownAct::Stay(place) => cx.emit(rules::TOWN_STABLE, TownEvent::Stays { place }.into()),
        TownAct::Hire(kind) => hiring::hire(cx, kind),
        TownAct::Dismiss(hand) => {
            cx.emit(rules::HIRED_KINDS, TownEvent::Dismissed { hand }.into());
        }
        _ => {}
    }
}
