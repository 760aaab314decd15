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
    names::{list_of_cards, was_dragon},
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
        Event::Healed { amount: 0, .. } => match nobody_hurt(log, at) {
            Some(Nobody::First) => Narration {
                message: say("log-nobody-hurt"),
                ..told
            },
            Some(Nobody::Other) => told.unsaid(),
            None => told,
        },
        Event::FightEnded => match closing(crawl, &log[..at]) {
            Some(closing) => line(closing),
            None => told,
        },
        _ => told,
    }
}

/// A hero whom nothing ails, among others who are seen to with them.
enum Nobody {
    /// The first of those, none of whom is hurt: it is said once, for all.
    First,
    /// Any other: it goes without saying.
    Other,
}

/// Whom of those seen to at once there is nothing to tell about; `None` for one who is seen to alone.
fn nobody_hurt(log: &Log, at: usize) -> Option<Nobody> {
    let amount = |it: &Logged<Event>| match it.event {
        Event::Healed { amount, .. } => Some(amount),
        _ => None,
    };
    let before = log[..at].iter().rev();
    let first = at - before.take_while(|it| amount(it).is_some()).count();
    let all: Vec<i32> = log[first..].iter().map_while(amount).collect();
    match (all.len(), at == first && all.iter().all(|it| *it == 0)) {
        (1, _) => None,
        (_, true) => Some(Nobody::First),
        (_, false) => Some(Nobody::Other),
    }
}

/// Who slew the dragon in the fight that ends here.
fn slayer(crawl: Crawl<'_>, log: &Log) -> Option<HeroId> {
    let fight = log
        .iter()
        .rev()
        .take_while(|it| !matches!(it.event, Event::FightBegan { .. }));
    fight.map(|it| &it.event).find_map(|event| match event {
        Event::Slain { foe, by } if was_dragon(crawl, *foe) => Some(*by),
        _ => None,
    })
}

/// The sentence that closes the story of a dragon that has been slain in the last fight, by the class of
/// whoever struck the last blow.
pub(super) fn closing(crawl: Crawl<'_>, log: &Log) -> Option<Phrase> {
    let slayer = slayer(crawl, log)?;
    let class = crawl.class(slayer).id.name();
    let key = match class {
        "fighter" => "log-dragon-dead-fighter",
        "thief" => "log-dragon-dead-thief",
        "cleric" => "log-dragon-dead-cleric",
        "wizard" => "log-dragon-dead-wizard",
        _ => "log-dragon-dead",
    };
    Some(say(key).hero(slayer))
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
