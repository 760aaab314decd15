//! Hero creation: dealing, class and race, gifts and trades of face cards, resources.

use smallvec::SmallVec;

use super::{
    Cx, DeckCrawl,
    cards::{Card, CardSet},
    components::{HeroId, Phase},
    content::{ClassIx, RaceIx},
    crawl::Crawl,
    event::{Event, Tariff},
    rules,
    setup::Setup,
    step::{Action, Question, Task},
};
use crate::{
    dice::Check as _,
    game::{LegalActions, Player, Ruleset, Seat},
};

/// Deals the hands, or greets heroes from the roster.
pub fn begin(cx: &mut Cx<'_>) {
    let returning = cx.setup().returning.clone();
    let heroes = Crawl::of(cx.world()).seats();
    cx.emit(rules::HEROES_DEAL, Event::CrawlBegan { heroes });
    for (seat, record) in returning.iter().enumerate() {
        let hero = HeroId(seat as u8);
        let record = Box::new(record.clone());
        cx.emit(rules::CAMPAIGN_ROSTER, Event::Returned { hero, record });
        cx.emit(rules::POOLS_REFILL, Event::Rested { hero });
    }
    let new: SmallVec<[HeroId; 4]> = newcomers(Crawl::of(cx.world()), cx.setup()).collect();
    if Crawl::of(cx.world()).options().quick_start && !new.is_empty() {
        cx.emit(rules::HEROES_QUICK_START, Event::QuickStart);
    }
    for _ in 0..cx.content().figures.hand {
        for hero in &new {
            if let Some(card) = deal(cx) {
                cx.emit(rules::HEROES_DEAL, Event::Dealt { hero: *hero, card });
            }
        }
    }
    cx.push(Task::Enter);
    if !new.is_empty() {
        cx.push(Task::ClassOrder);
    }
}

/// The heroes who are not from the roster.
pub fn newcomers(crawl: Crawl<'_>, setup: &Setup) -> impl Iterator<Item = HeroId> + use<> {
    (setup.returning.len() as u8..crawl.seats()).map(HeroId)
}

/// A card from the heroes' deck; discards are shuffled back in when it is empty.
fn deal(cx: &mut Cx<'_>) -> Option<Card> {
    let state = Crawl::of(cx.world()).state();
    if state.hero_deck.is_empty() {
        if state.discards.is_empty() {
            return None;
        }
        cx.emit(rules::HEROES_NO_FACE, Event::DiscardsShuffled);
    }
    let deck = Crawl::of(cx.world()).state().hero_deck;
    let place = cx
        .chance()
        .draw(deck.len(), "draw-hero-card", || deck.sprites());
    deck.nth(place)
}

fn faces(hand: CardSet) -> usize {
    hand.cards().filter(|card| card.face().is_some()).count()
}

/// The player with the fewest face cards chooses first; ties by seat.
pub fn class_order(cx: &mut Cx<'_>) {
    let crawl = Crawl::of(cx.world());
    let mut order: SmallVec<[HeroId; 4]> = crawl
        .heroes()
        .filter(|hero| !crawl.is_made(*hero))
        .collect();
    order.sort_by_key(|hero| (faces(crawl.hand(*hero).0), hero.0));
    let classes: Vec<Task> = order.iter().map(|hero| Task::PickClass(*hero)).collect();
    let shops: Vec<Task> = order.iter().map(|hero| Task::Resources(*hero)).collect();
    cx.emit(rules::HEROES_ORDER, Event::ChoosingOrder { order });
    cx.push_all(shops);
    cx.push_all(classes);
}

/// True if another hero has this class already and it may not be doubled.
fn is_taken(crawl: Crawl<'_>, class: ClassIx) -> bool {
    !crawl.options().same_class
        && crawl
            .heroes()
            .any(|other| crawl.is_made(other) && crawl.calling(other).class == class)
}

/// The classes and races that a hero could take with the cards in hand.
fn callings(crawl: Crawl<'_>, hand: CardSet) -> impl Iterator<Item = (Card, ClassIx, RaceIx)> {
    let book = crawl.book();
    hand.cards()
        .filter_map(|card| Some((card, card.face()?)))
        .flat_map(move |(card, face)| {
            let classes = book.classes.keys();
            classes
                .filter(move |class| book[*class].face == face)
                .flat_map(move |class| {
                    let races = book.races.keys();
                    races
                        .filter(move |race| book[*race].suit == card.suit())
                        .map(move |race| (card, class, race))
                })
        })
}

fn has_usable_face(crawl: Crawl<'_>, hand: CardSet) -> bool {
    callings(crawl, hand).any(|(_, class, _)| !is_taken(crawl, class))
}

/// Number of face cards that a player can give away: all but one before choosing, all after.
fn spare_faces(crawl: Crawl<'_>, from: HeroId) -> usize {
    let count = faces(crawl.hand(from).0);
    if crawl.is_made(from) {
        count
    } else {
        count.saturating_sub(1)
    }
}

fn can_ask(crawl: Crawl<'_>, from: HeroId, to: HeroId) -> bool {
    from != to
        && spare_faces(crawl, from) > 0
        && crawl.state().refused_gifts & super::apply::gift_bit(from, to) == 0
        && crawl
            .hand(from)
            .0
            .cards()
            .any(|card| can_give(crawl, from, card))
}

/// True if a card can be given: it makes somebody of a free class, and the giver keeps one too.
fn can_give(crawl: Crawl<'_>, from: HeroId, card: Card) -> bool {
    let mut only = CardSet::default();
    only.insert(card);
    let mut rest = crawl.hand(from).0;
    rest.remove(card);
    has_usable_face(crawl, only) && (crawl.is_made(from) || has_usable_face(crawl, rest))
}

fn highest_pip(hand: CardSet) -> Option<Card> {
    hand.cards()
        .filter(|card| card.pips().is_some())
        .max_by_key(|card| (card.pips(), card.place()))
}

/// True if only taken classes are left.
fn must_double(crawl: Crawl<'_>, hero: HeroId) -> bool {
    let state = crawl.state();
    let hand = crawl.hand(hero).0;
    !has_usable_face(crawl, hand)
        && state.hero_deck.is_empty()
        && state.discards.is_empty()
        && highest_pip(hand).is_none()
}

/// Offers everything that a player without a class can do.
pub fn offer_class(crawl: Crawl<'_>, hero: HeroId, offer: &mut LegalActions<Action>) {
    let hand = crawl.hand(hero).0;
    offer.ask(Seat::Hero(hero.0), rules::HEROES_CLASS);
    let double = must_double(crawl, hero);
    for (card, class, race) in callings(crawl, hand) {
        let free = double || !is_taken(crawl, class);
        let act = Action::Become { card, class, race };
        offer.add_or_refuse(
            act,
            if free {
                Ok(())
            } else {
                Err(rules::HEROES_SAME_CLASS)
            },
        );
    }
    if !offer.choices.is_empty() {
        return;
    }
    offer.ask(Seat::Hero(hero.0), rules::HEROES_NO_FACE);
    for from in crawl.heroes() {
        if can_ask(crawl, from, hero) {
            offer.add(Action::AskFor { from });
        }
    }
    offer.add(if highest_pip(hand).is_some() {
        Action::DropHighest
    } else {
        Action::DrawMore
    });
}

/// Carries out a choice of [`offer_class`].
pub fn choose_class(cx: &mut Cx<'_>, hero: HeroId, act: Action) {
    match act {
        Action::Become { card, class, race } => become_hero(cx, hero, card, class, race),
        Action::AskFor { from } => {
            cx.push(Task::PickClass(hero));
            cx.push(Task::Gift { from, to: hero });
        }
        _ => {
            let hand = Crawl::of(cx.world()).hand(hero).0;
            if let Some(card) = highest_pip(hand) {
                cx.emit(rules::HEROES_NO_FACE, Event::Dropped { hero, card });
            }
            for _ in 0..cx.content().figures.redraw {
                if let Some(card) = deal(cx) {
                    let kept = card.face().is_some();
                    cx.emit(rules::HEROES_NO_FACE, Event::DealtMore { hero, card, kept });
                }
            }
            cx.push(Task::PickClass(hero));
        }
    }
}

fn become_hero(cx: &mut Cx<'_>, hero: HeroId, card: Card, class: ClassIx, race: RaceIx) {
    let options = Crawl::of(cx.world()).options();
    let die = cx.content()[race].hit_die;
    let (rule, hit_points, roll) = if options.rolled_hit_points {
        let check = super::checks::Sum {
            role: "dice-hit-points",
            dice: crate::dice::DiceExpr::dice(1, die),
        };
        let (roll, points) = check.roll(cx.chance());
        (rules::HEROES_ROLLED_HIT_POINTS, points, Some(roll))
    } else {
        (rules::HEROES_HIT_POINTS, i32::from(die.sides()), None)
    };
    let faces = faces(Crawl::of(cx.world()).hand(hero).0) as u8;
    if faces > 1 {
        cx.emit(rules::HEROES_CHOICE, Event::ChoseAmong { hero, faces });
    }
    cx.emit(rules::HEROES_CLASS, Event::Calling { hero, card, class });
    cx.emit(rules::HEROES_RACE, Event::OfRace { hero, card, race });
    cx.emit(
        rule,
        Event::HeroMade {
            hero,
            card,
            class,
            race,
            hit_points,
            roll: roll.map(Box::new),
        },
    );
    cx.emit(
        cx.content()[race].links.rule,
        Event::RaceTrait { hero, race },
    );
}

/// Asks a question of hero creation. In a quick start the program chooses, as the sound player
/// would.
pub fn ask(cx: &mut Cx<'_>, question: Question) {
    if !Crawl::of(cx.world()).options().quick_start {
        cx.ask(question);
        return;
    }
    let mut offer = LegalActions::new(false);
    DeckCrawl::offer(cx.world(), &question, &mut offer);
    let (place, amount) = DeckCrawl::bot(cx.world(), &question, &offer);
    if let Some(offered) = offer.choices.get(place) {
        DeckCrawl::choose(cx, question, offered.act, amount.unwrap_or(0));
    }
}

/// Offers the answers of a player who is asked for a face card.
pub fn offer_gift(crawl: Crawl<'_>, from: HeroId, to: HeroId, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Hero(from.0), rules::HEROES_GIFT);
    let cards = || {
        crawl
            .hand(from)
            .0
            .cards()
            .filter(|card| can_give(crawl, from, *card))
    };
    for card in cards() {
        offer.add(Action::Give { card });
    }
    if highest_pip(crawl.hand(to).0).is_some() {
        for card in cards() {
            offer.add(Action::Trade { card });
        }
    }
    offer.add(Action::RefuseGift);
}

/// Carries out a choice of [`offer_gift`].
pub fn choose_gift(cx: &mut Cx<'_>, from: HeroId, to: HeroId, act: Action) {
    let event = match act {
        Action::Give { card } => Event::FaceGiven {
            from,
            to,
            card,
            swapped: None,
        },
        Action::Trade { card } => {
            let swapped = highest_pip(Crawl::of(cx.world()).hand(to).0);
            Event::FaceGiven {
                from,
                to,
                card,
                swapped,
            }
        }
        _ => Event::GiftRefused { from, to },
    };
    cx.emit(rules::HEROES_GIFT, event);
}

/// Counts resource points, and goes shopping.
pub fn resources(cx: &mut Cx<'_>, hero: HeroId) {
    let crawl = Crawl::of(cx.world());
    let hand = crawl.hand(hero).0;
    let pips = hand
        .cards()
        .filter_map(|card| card.pips())
        .map(i32::from)
        .sum();
    let faces = faces(hand) as i32 * crawl.book().figures.face_points;
    let bonus = crawl.race(hero).resource_points;
    let race = crawl.calling(hero).race;
    let rule = cx.content()[race].links.rule;
    cx.emit(
        rules::RESOURCES_POINTS,
        Event::ResourcesCounted {
            hero,
            pips,
            faces,
            bonus,
        },
    );
    if bonus != 0 {
        cx.emit(
            rule,
            Event::RacialBonus {
                hero,
                points: bonus,
            },
        );
    }
    cx.push(Task::Shop {
        hero,
        tariff: Tariff::Creation,
    });
}

/// Lays down the entrance and begins the first round.
pub fn enter(cx: &mut Cx<'_>) {
    cx.emit(
        rules::MAP_ROOM,
        Event::Phase {
            phase: Phase::Drawing,
        },
    );
    super::round::find_room(cx, super::content::RoomTag::Entrance);
    cx.push(Task::Round);
}
