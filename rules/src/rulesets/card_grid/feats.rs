//! What simulations count in a game: adventures and fights by their threat, attacks and ways past
//! obstacles, and how often heroes who won or lost have a card that they could have.

use super::{
    CardGrid,
    components::Card,
    content::{Category, CharacterCard},
    event::{Delving, Event, Fighting},
    hero::Hero,
    making::{cost, may_stack},
    play::Play,
};
use crate::game::{Game, Outcome, Status};

/// Everything counted, in order.
pub fn of(game: &Game<CardGrid>) -> Vec<(String, bool)> {
    let book = Play::of(game.world()).book();
    let mut feats = Vec::new();
    let mut threat = None;
    let mut found = Vec::new();
    // The one who leads the foes, and whether they take part in the fight that is on.
    let (mut leader, mut is_led) = (None, false);
    for logged in game.log() {
        let (name, came_off) = match &logged.event {
            Event::Delving(Delving::ThreatSet { threat: it, .. }) => {
                threat = Some(*it);
                continue;
            }
            Event::Delving(Delving::Over { won }) => {
                if let Some(threat) = threat {
                    let id = book[threat].id.as_str();
                    feats.push((format!("threat {id}"), *won));
                }
                ("adventure", *won)
            }
            Event::Delving(Delving::Found { card }) => {
                found.push(*card);
                continue;
            }
            Event::Delving(Delving::WayTried { margin, .. }) => ("way", *margin > 0),
            Event::Delving(Delving::Posted {
                who, leads: true, ..
            }) => {
                leader = Some(*who);
                continue;
            }
            Event::Fighting(Fighting::Began {
                places, waiting, ..
            }) => {
                let mut all = places.iter().map(|(who, _)| who).chain(waiting);
                is_led = all.any(|who| Some(*who) == leader);
                continue;
            }
            Event::Fighting(Fighting::CameIn { who, .. }) => {
                is_led |= Some(*who) == leader;
                continue;
            }
            Event::Fighting(Fighting::Ended { won }) => {
                if let Some(threat) = threat.filter(|_| is_led) {
                    let id = book[threat].id.as_str();
                    feats.push((format!("fight of {id}"), *won));
                }
                ("fight", *won)
            }
            Event::Fighting(Fighting::Attacked { margin, .. }) => ("attack", *margin > 0),
            Event::Fighting(Fighting::Struck { margin, .. }) => ("struck", *margin > 0),
            _ => continue,
        };
        feats.push((name.to_owned(), came_off));
    }
    let won = game.status() == Status::Over(Outcome::Victory);
    let hand = if won { "won with" } else { "lost with" };
    for hero in Play::of(game.world()).heroes() {
        let held = holdable(hero).into_iter();
        let held = held.chain(holdable_gear(hero, &found));
        feats.extend(held.map(|(id, holds)| (format!("{hand} {id}"), holds)));
    }
    feats
}

/// Every card of the sheets and every defence that a hero could have had by now, with its kind, and
/// whether they have it: what they could have begun with, and what all points that they ever had would have bought; attacks only where
/// those that they have would carry it, character cards only where the first one has left room.
fn holdable(hero: Hero<'_>) -> Vec<(String, bool)> {
    let (book, owned) = (hero.figure().play().book(), hero.owned());
    let figures = &book.figures;
    let affords = |price: u32| price <= u32::from(owned.earned);
    let begins = |card: &CharacterCard| [card.right, card.bottom] == [figures.first_bonus; 2];
    let of_own = owned.characters.iter().map(|key| &book[*key]);
    let mut begun_with = of_own.filter(|it| it.category != Category::Race);
    let taken = begun_with.next().map(|it| it.category);
    let mut cards = Vec::new();
    for (key, card) in book.characters.keyed() {
        let holds = hero.has(key);
        let race = card.category == Category::Race;
        let price = u32::from(cost(book, Card::Character(key)));
        let bought = taken != Some(card.category) && affords(price);
        if race || begins(card) || bought || holds {
            cards.push((format!("character {}", book[key].id), holds));
        }
    }
    for (key, card) in book.attacks.keyed() {
        let holds = owned.attacks.contains(&key);
        let first = card.bonus == figures.first_attack;
        let stands = may_stack(hero, key).is_ok();
        let bought = stands && affords(cost(book, Card::Attack(key)).into());
        if hero.meets(card.links) && (first || bought) || holds {
            cards.push((format!("attack {}", book[key].id), holds));
        }
    }
    for (key, card) in book.defences.keyed() {
        let holds = owned.defences.contains(&key);
        let first = figures.first_defences.contains(&card.rating);
        let bought = first || affords(cost(book, Card::Defence(key)).into());
        if hero.meets(card.links) && bought || holds {
            cards.push((format!("defence {}", book[key].id), holds));
        }
    }
    cards
}

/// The same for gear and spells: basic gear, which anybody can begin with, and what the heroes found,
/// which any of them could have taken.
fn holdable_gear(hero: Hero<'_>, found: &[Card]) -> Vec<(String, bool)> {
    let (book, owned) = (hero.figure().play().book(), hero.owned());
    let mut cards = Vec::new();
    for (key, card) in book.gear.keyed() {
        let holds = owned.gear.contains(&key);
        if card.basic || holds || found.contains(&Card::Gear(key)) {
            cards.push((format!("gear {}", book[key].id), holds));
        }
    }
    for (key, card) in book.spells.keyed() {
        let holds = owned.spells.contains(&key);
        if holds || found.contains(&Card::Spell(key)) {
            cards.push((format!("spell {}", card.id), holds));
        }
    }
    cards
}
