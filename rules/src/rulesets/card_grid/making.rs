//! Heroes: the first cards of new ones, and what points are spent on.

use std::collections::BTreeMap;

use super::{
    Cx,
    components::{Card, FigureId},
    content::{AttackIx, Book, Category, CharacterCard, CharacterIx},
    event::Making,
    grid_of_cards::lacking,
    hero::Hero,
    play::Play,
    record::HeroRecord,
    rules,
    setup::Lethality,
    step::{Action, Question, Task},
};
use crate::{
    content::BookEntry,
    game::{LegalActions, RuleId, Seat},
};

/// Greets those of earlier adventures, and has the others made.
pub fn begin(cx: &mut Cx<'_>) {
    let setup = cx.setup();
    let back = setup.returning.len() as u8;
    for (seat, record) in (0..).zip(&setup.returning) {
        let record = Box::new(record.clone());
        let who = FigureId(seat);
        cx.emit(rules::CAMPAIGN_STABLE, Making::Came { who, record }.into());
    }
    for seat in back..setup.heroes {
        let who = FigureId(seat.into());
        if let Some(record) = ready(cx, seat) {
            let record = Box::new(HeroRecord {
                points: setup.points,
                earned: setup.points,
                ..record
            });
            cx.emit(rules::MAKE_RACE, Making::Came { who, record }.into());
        } else {
            cx.emit(rules::MAKE_RACE, Making::SatDown { who }.into());
        }
    }
    let new = back..setup.heroes;
    let made = new.clone().filter(|seat| ready(cx, *seat).is_none());
    let made: Vec<Task> = made.map(Task::Make).collect();
    let spent = new.map(Task::Spend);
    let all = made.into_iter().chain(spent).chain([Task::Sit]);
    cx.push_all(all.collect::<Vec<_>>());
}

/// The ready-made hero of a seat, if heroes are.
fn ready(cx: &Cx<'_>, seat: u8) -> Option<HeroRecord> {
    let setup = cx.setup();
    let ready = cx.content().ready_at(seat, setup.options.lethality);
    ready.filter(|_| setup.ready)
}

/// Has the hero of a seat made.
pub fn make(cx: &mut Cx<'_>, seat: u8) {
    let setup = cx.setup();
    let figures = &cx.content().figures;
    let ratings = match setup.options.lethality {
        Lethality::Mild => &figures.first_defences_mild,
        Lethality::Usual | Lethality::Deadly => &figures.first_defences,
    };
    let ratings = ratings.iter();
    let defences = ratings.map(|rating| Question::FirstDefence {
        seat,
        rating: *rating,
    });
    let first = [
        Question::Race(seat),
        Question::FirstCard(seat),
        Question::FirstAttack(seat),
    ];
    let all = first
        .into_iter()
        .chain(defences)
        .chain([Question::FirstGear(seat)]);
    let who = FigureId(seat.into());
    let points = setup.points;
    if points > 0 {
        cx.emit(rules::POINTS_SPEND, Making::Gained { who, points }.into());
    }
    cx.ask_all(all.collect::<Vec<_>>());
}

fn seat_of(seat: u8) -> Seat {
    Seat::Hero(seat)
}

/// Offers the races; rule `make.race`.
pub fn offer_race(play: Play<'_>, seat: u8, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(seat), rules::MAKE_RACE);
    for (key, _) in races(play.book()) {
        offer.add(Action::Take(Card::Character(key)));
    }
}

fn races(book: &Book) -> impl Iterator<Item = (CharacterIx, &BookEntry<CharacterCard>)> {
    let all = book.characters.keyed();
    all.filter(|(_, card)| card.category == Category::Race)
}

/// Offers the first character card, or the other half of somebody half human; rules `make.card` and
/// `make.half`.
pub fn offer_first_card(play: Play<'_>, seat: u8, offer: &mut LegalActions<Action>) {
    let hero = play.seat(seat);
    offer.ask(seat_of(seat), rules::MAKE_CARD);
    let first = play.book().figures.first_bonus;
    for (key, card) in play.book().characters.keyed() {
        let even = card.right == first && card.bottom == first;
        if card.category != Category::Race && even {
            offer.add(Action::Take(Card::Character(key)));
        }
    }
    let mixes = hero.owned().characters.iter();
    if mixes.into_iter().any(|race| play.book()[*race].mixes) {
        for (key, _) in races(play.book()).filter(|(key, _)| !hero.has(*key)) {
            offer.add(Action::Take(Card::Character(key)));
        }
    }
}

/// Offers the first attack; rule `make.attack`.
pub fn offer_first_attack(play: Play<'_>, seat: u8, offer: &mut LegalActions<Action>) {
    let hero = play.seat(seat);
    offer.ask(seat_of(seat), rules::MAKE_ATTACK);
    let first = play.book().figures.first_attack;
    for (key, card) in play.book().attacks.keyed() {
        if card.bonus != first || card.only_in_combo {
            continue;
        }
        let allowed = may(hero.meets(card.links), rules::ATTACK_NEEDS);
        offer.add_or_refuse(Action::Take(Card::Attack(key)), allowed);
    }
}

/// Offers the first defence of a rating; rule `make.defences`.
pub fn offer_first_defence(play: Play<'_>, seat: u8, rating: u8, offer: &mut LegalActions<Action>) {
    let hero = play.seat(seat);
    offer.ask(seat_of(seat), rules::MAKE_DEFENCES);
    for (key, card) in play.book().defences.keyed() {
        let fits = card.rating == rating && !hero.owned().defences.contains(&key);
        if fits && hero.meets(card.links) {
            offer.add(Action::Take(Card::Defence(key)));
        }
    }
    if offer.choices.is_empty() {
        offer.add(Action::Enough);
    }
}

/// Offers the first piece of gear; rule `make.gear`.
pub fn offer_first_gear(play: Play<'_>, seat: u8, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(seat), rules::MAKE_GEAR);
    for (key, card) in play.book().gear.keyed() {
        if card.basic {
            offer.add(Action::Take(Card::Gear(key)));
        }
    }
    if offer.choices.is_empty() {
        offer.add(Action::Enough);
    }
}

/// A hero takes one of the first cards.
pub fn choose_first(cx: &mut Cx<'_>, seat: u8, rule: RuleId, act: Action) {
    if let Action::Take(card) = act {
        let who = FigureId(seat.into());
        let half = matches!(card, Card::Character(it) if cx.content()[it].category == Category::Race)
            && rule == rules::MAKE_CARD;
        let rule = if half { rules::MAKE_HALF } else { rule };
        cx.emit(rule, Making::Took { who, card, cost: 0 }.into());
    }
}

/// Asks what points are spent on, as long as there are enough for something.
pub fn spend(cx: &mut Cx<'_>, seat: u8) {
    let play = Play::of(cx.world());
    let hero = play.seat(seat);
    let mut offer = LegalActions::new(false);
    offer_spend(play, seat, &mut offer);
    if offer.choices.len() > 1 && hero.owned().points > 0 {
        cx.ask(Question::Buy(seat));
    }
}

/// Points that a card costs; rule `card.cost`.
pub fn cost(book: &Book, card: Card) -> u16 {
    let per = u16::from(book.figures.points_per_bonus);
    let number = match card {
        Card::Character(it) => book[it].right.max(book[it].bottom),
        Card::Attack(it) => book[it].bonus,
        Card::Defence(it) => book[it].rating,
        Card::Gear(_) | Card::Spell(_) => 0,
    };
    per * u16::from(number)
}

/// Offers the cards that a hero can buy; rules `points.spend`, `card.category`, `attack.pyramid`
/// and `attack.needs`.
pub fn offer_spend(play: Play<'_>, seat: u8, offer: &mut LegalActions<Action>) {
    let hero = play.seat(seat);
    offer.ask(seat_of(seat), rules::POINTS_SPEND);
    let book = play.book();
    let mut add = |card: Card, allowed: Result<(), RuleId>| {
        let price = cost(book, card);
        let allowed = allowed.and_then(|()| may(price <= hero.owned().points, rules::POINTS_SPEND));
        offer.add_or_refuse(Action::Take(card), allowed);
    };
    for (key, card) in book.characters.keyed() {
        if !hero.has(key) && card.category != Category::Race {
            add(Card::Character(key), may_have(hero, card.category));
        }
    }
    for (key, card) in book.attacks.keyed() {
        if !hero.owned().attacks.contains(&key) {
            let allowed = may(hero.meets(card.links), rules::ATTACK_NEEDS);
            add(
                Card::Attack(key),
                allowed.and_then(|()| may_stack(hero, key)),
            );
        }
    }
    for (key, card) in book.defences.keyed() {
        if !hero.owned().defences.contains(&key) && may_own_more(hero) {
            add(
                Card::Defence(key),
                may(hero.meets(card.links), rules::ATTACK_NEEDS),
            );
        }
    }
    offer.add(Action::Enough);
}

/// The most defence cards that somebody owns: more than can ever be used.
const MOST_DEFENCES: usize = 40;

fn may_own_more(hero: Hero<'_>) -> bool {
    hero.owned().defences.len() < MOST_DEFENCES
}

fn may(allowed: bool, rule: RuleId) -> Result<(), RuleId> {
    allowed.then_some(()).ok_or(rule)
}

/// One card of each category; rule `card.category`.
fn may_have(hero: Hero<'_>, category: Category) -> Result<(), RuleId> {
    let book = hero.figure().play().book();
    let own = hero.owned().characters.iter();
    let none = own.into_iter().all(|key| book[*key].category != category);
    may(none, rules::CARD_CATEGORY)
}

/// Higher attacks stand on lower ones; rule `attack.pyramid`.
///
/// # Errors
/// The rule, if there are too few of those below.
pub fn may_stack(hero: Hero<'_>, card: AttackIx) -> Result<(), RuleId> {
    may(missing_below(hero, card).is_empty(), rules::ATTACK_PYRAMID)
}

/// The attacks that another would stand on and that a hero lacks, by their bonus.
pub fn missing_below(hero: Hero<'_>, card: AttackIx) -> BTreeMap<u8, usize> {
    let book = hero.figure().play().book();
    let own = hero.owned().attacks.iter().chain([&card]);
    let bonuses: Vec<u8> = own.map(|key| book[*key].bonus).collect();
    lacking(&bonuses)
}

/// A hero buys a card, or keeps the points.
pub fn choose_spend(cx: &mut Cx<'_>, seat: u8, act: Action) {
    if let Action::Take(card) = act {
        let who = FigureId(seat.into());
        let cost = cost(cx.content(), card);
        cx.push(Task::Spend(seat));
        cx.emit(rules::POINTS_SPEND, Making::Took { who, card, cost }.into());
    }
}
