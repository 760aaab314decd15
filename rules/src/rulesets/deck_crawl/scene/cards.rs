use super::super::{
    cards::{Card, CardSet},
    components::HeroId,
    crawl::Crawl,
    ending, rules,
    words::{Terms, say},
};
use crate::game::{CardView, Phrase, Track, Zone};

/// Every card in sight.
pub(super) fn all(crawl: Crawl<'_>) -> Vec<CardView> {
    let state = crawl.state();
    let hands = crawl.heroes().flat_map(|hero| {
        crawl
            .hand(hero)
            .0
            .cards()
            .map(move |card| of_hand(crawl, card, hero))
    });
    let dungeon = |card: Card, zone: Zone| {
        let entry = crawl.book().meaning(card);
        CardView {
            id: u32::from(card.place()),
            sprite: card.sprite(),
            name: say("card-name").card(card),
            meaning: say(entry.name),
            zone,
            rule: entry.rule,
        }
    };
    let before = state.drawn.iter().chain(&state.traps);
    hands
        .chain(crawl.cast_off().map(cast_off))
        .chain(before.map(|laid| dungeon(laid.card, Zone::Before(laid.finder.0))))
        .chain(
            state
                .finds
                .iter()
                .map(|laid| dungeon(laid.card, Zone::Table)),
        )
        .chain(state.stack.cards().map(|card| dungeon(card, Zone::Stack)))
        .collect()
}

/// A card in hand: the hero it would make, or its worth.
fn of_hand(crawl: Crawl<'_>, card: Card, hero: HeroId) -> CardView {
    let book = crawl.book();
    let class = book
        .classes
        .iter()
        .find(|class| Some(class.face) == card.face());
    let race = book.races.iter().find(|race| race.suit == card.suit());
    let made = crawl.is_made(hero);
    let (meaning, rule) = match (class, race, card.pips()) {
        (Some(class), Some(race), _) if !made => {
            let name = say("name-hero")
                .with("race", say(race.name))
                .with("class", say(class.name));
            (name, rules::HEROES_CLASS)
        }
        (.., Some(pips)) => (say("hand-points").n(pips), rules::RESOURCES_POINTS),
        _ => (
            say("hand-points").n(book.figures.face_points),
            rules::RESOURCES_POINTS,
        ),
    };
    CardView {
        id: u32::from(card.place()),
        sprite: card.sprite(),
        name: say("card-name").card(card),
        meaning,
        zone: Zone::Hand(hero.0),
        rule,
    }
}

/// A card drawn for want of a face card that is none itself.
fn cast_off(card: Card) -> CardView {
    CardView {
        id: u32::from(card.place()),
        sprite: card.sprite(),
        name: say("card-name").card(card),
        meaning: say("card-no-face"),
        zone: Zone::Table,
        rule: rules::HEROES_NO_FACE,
    }
}

/// What will have to be fought once the dragon wakes.
fn dragon_facts(crawl: Crawl<'_>) -> Vec<Phrase> {
    let dragon = &crawl.book().dragon;
    vec![
        say("fact-attack-die").with("die", dragon.attack_die.to_string()),
        say("fact-threshold").n(dragon.wound_threshold),
        say("fact-dragon-wounds").n(dragon.wounds),
        say("fact-loot").with("loot", dragon.loot.to_string()),
    ]
}

/// The dragon’s stack: counters until it wakes, and from then on what it has left, since each wound takes
/// one of them off.
fn dragon_stack(crawl: Crawl<'_>) -> Track {
    let counters = i32::from(crawl.book().dragon.counters);
    let stack = Track {
        label: say("track-dragon"),
        now: i32::from(crawl.state().stack.len()).min(counters),
        max: counters,
        words: None,
        sprite: "dragon",
        facts: dragon_facts(crawl),
        rule: rules::ROUND_COUNTERS,
    };
    match ending::dragon_left(crawl) {
        Some((left, wounds)) => Track {
            label: say("track-dragon-wounds"),
            now: i32::from(left),
            max: i32::from(wounds),
            rule: rules::DRAGON_WOUNDS,
            ..stack
        },
        None => stack,
    }
}

/// The public counters.
pub(super) fn tracks(crawl: Crawl<'_>) -> Vec<Track> {
    let deck = Track {
        label: say("track-deck"),
        now: i32::from(crawl.state().deck.len()),
        max: i32::from(CardSet::FULL.len()),
        words: None,
        sprite: "back_dungeon",
        facts: Vec::new(),
        rule: rules::ROUND_DRAW,
    };
    vec![dragon_stack(crawl), deck]
}
