//! Events in words where they stand in the log: several in a row are told as one.

use super::{
    super::{
        cards::Card,
        components::HeroId,
        crawl::Crawl,
        event::{Event, Source},
        setup::Division,
        step::Attempt,
    },
    Terms,
    events::{self, narrate, narrate_after},
    names::list_of_cards,
    say,
};
use crate::game::{Logged, Narration, Phrase, present::line};

type Log = [Logged<Event>];

/// An event in words where it stands in the log, of which there is as much as is shown.
pub fn narrate_at(crawl: Crawl<'_>, log: &Log, at: usize) -> Narration {
    let told = match at.checked_sub(1) {
        Some(before) => narrate_after(crawl, &log[at].event, &log[before].event),
        None => narrate(crawl, &log[at].event),
    };
    match log[at].event {
        Event::Dropped { hero, card } => match drew(log, at + 1) {
            Some(drew) => Narration {
                message: drew.seat(hero).card(card),
                ..told
            },
            None => told,
        },
        // Without a card to discard for it, there is no line yet that tells of the draw.
        Event::DealtMore { .. } if !is_told(log, at) => line(told.message),
        Event::LootFound { .. } | Event::LootGained { .. } => {
            let told = of_the_fight(crawl, log, at).unwrap_or(told);
            // How loot is divided stays the same for a whole crawl, and is said once.
            let found = |it: &Logged<Event>| matches!(it.event, Event::LootFound { .. });
            let said = found(&log[at]) && log[..at].iter().any(found);
            Narration {
                reason: told.reason.clone().filter(|_| !said),
                ..told
            }
        }
        _ => told,
    }
}

/// The cards drawn for one discarded, from here on, and which of them are kept; `None` before the first.
fn drew(log: &Log, from: usize) -> Option<Phrase> {
    let (mut all, mut kept): (Vec<Card>, Vec<Card>) = Default::default();
    for logged in log.get(from..)? {
        match logged.event {
            Event::DealtMore { card, kept: is, .. } => {
                all.push(card);
                kept.extend(is.then_some(card));
            }
            Event::DiscardsShuffled => {}
            _ => break,
        }
    }
    let told = |key| say(key).with("cards", list_of_cards(&all));
    match (all.is_empty(), kept.is_empty()) {
        (true, _) => None,
        (false, true) => Some(told("log-dropped-drew-none")),
        (false, false) => Some(told("log-dropped-drew").with("kept", list_of_cards(&kept))),
    }
}

/// True if the line of a discarded card tells of a card drawn for it.
fn is_told(log: &Log, at: usize) -> bool {
    let mut before = log[..at].iter().rev();
    let first =
        before.find(|it| !matches!(it.event, Event::DealtMore { .. } | Event::DiscardsShuffled));
    first.is_some_and(|it| matches!(it.event, Event::Dropped { .. }))
}

/// The loot of all monsters of a fight in one line, and then what each hero gets of it. `None` for loot of
/// any other kind, and for what the players share out by themselves.
fn of_the_fight(crawl: Crawl<'_>, log: &Log, at: usize) -> Option<Narration> {
    if crawl.options().division == Division::ByHand {
        return None;
    }
    let first = first_of_spoils(log, at)?;
    let many = log[first..].iter().take_while(|it| is_spoils(&it.event));
    let events = || many.clone().map(|it| &it.event);
    let before = || log[first..at].iter().map(|it| &it.event);
    match log[at].event {
        Event::LootFound { source, .. } => {
            let all: i32 = events().filter_map(loot_in).sum();
            let told = events::loot_found(crawl, all, source);
            let alone = before().find_map(loot_in).is_none();
            Some(if alone { told } else { told.folded() })
        }
        Event::LootGained { hero, .. } => {
            let all: i32 = events().filter_map(|it| share_in(it, hero)).sum();
            let told = events::loot_gained(hero, all);
            let alone = before().find_map(|it| share_in(it, hero)).is_none();
            Some(if alone { told } else { told.folded() })
        }
        _ => None,
    }
}

/// Where the loot of the fight begins that an event is part of.
fn first_of_spoils(log: &Log, at: usize) -> Option<usize> {
    let part = log[..=at].iter().rev();
    let many = part.take_while(|it| is_spoils(&it.event)).count();
    let first = at + 1 - many;
    let taken = |it: &Logged<Event>| matches!(it.event, Event::SpoilTaken { .. });
    Some(first + log[first..=at].iter().position(taken)?)
}

/// True for what happens while the loot of one monster after the other is taken.
fn is_spoils(event: &Event) -> bool {
    match event {
        Event::SpoilTaken { .. } | Event::LuckSpent { .. } => true,
        Event::Rolled { attempt, .. } => matches!(attempt, Attempt::Loot { chest: false, .. }),
        Event::LootFound { source, .. } | Event::LootGained { source, .. } => {
            *source == Source::Monster
        }
        _ => false,
    }
}

fn loot_in(event: &Event) -> Option<i32> {
    match event {
        Event::LootFound { amount, .. } => Some(*amount),
        _ => None,
    }
}

fn share_in(event: &Event, of: HeroId) -> Option<i32> {
    match event {
        Event::LootGained { hero, amount, .. } if *hero == of => Some(*amount),
        _ => None,
    }
}
