//! Events in words where they stand in the log: what the lines around them say already is left out,
//! and a foe's turn takes one line.

use super::{
    super::{components::FighterId, event::Event, step::Trial, venture::Venture},
    Terms,
    events::{narrate, narrate_on},
    names, say, whence,
};
use crate::game::{
    Logged, Narration,
    present::{detail, fine_print, outcome},
};

type Log = [Logged<Event>];

/// An event in words where it stands in the log.
pub fn narrate_at(venture: Venture<'_>, log: &Log, at: usize) -> Narration {
    let event = &log[at].event;
    let (before, after) = (&log[..at], log.get(at + 1));
    let page = match event {
        Event::Contested { .. } => names::page_at(venture, before),
        _ => names::page(venture),
    };
    let from = whence::whose(event).and_then(|who| whence::stands(before, who));
    let told = narrate_on(venture, event, page, from);
    match event {
        Event::Moved { who, carries, .. } if carries.is_none() && is_by_book(before, *who) => {
            fine_print(told.message)
        }
        Event::Changed { who, .. } if !who.is_hero() && after.is_some_and(|it| aims(&it.event)) => {
            fine_print(told.message)
        }
        Event::TurnEnded { who } => idle(venture, before, *who).unwrap_or(told),
        Event::Fate { .. } => fated(before, event, after.map(|it| &it.event), told),
        _ => match before.last() {
            Some(last) => after_another(&last.event, event, told),
            None => told,
        },
    }
}

/// An event in words, after the event before it.
fn after_another(before: &Event, event: &Event, told: Narration) -> Narration {
    match (before, event) {
        // The check or contest has announced it.
        (
            Event::Tried {
                trial: Trial::Use(_),
                ..
            }
            | Event::KarmaUsed { .. }
            | Event::Contested { .. },
            Event::Used { .. },
        ) => told.unsaid(),
        (Event::Experience { .. }, Event::Experience { hero, points, .. }) => {
            outcome(say("hex-log-experience-too").by(*hero).n(*points))
        }
        // A fall ends the line of what brought it about.
        (
            Event::Hurt { who: hurt, .. }
            | Event::Strained { who: hurt, .. }
            | Event::Hungered { hero: hurt, .. },
            Event::Fell { who, .. },
        ) if hurt == who => Narration {
            reason: told.reason,
            ..outcome(told.message)
        },
        _ => told,
    }
}

// The turns of foes

/// What has happened in somebody's turn, up to the end of a log; nothing if it is another's turn.
fn turn_of(log: &Log, who: FighterId) -> &Log {
    let begins = |it: &Logged<Event>| matches!(it.event, Event::TurnBegan { .. });
    let Some(begun) = log.iter().rposition(begins) else {
        return &[];
    };
    match log[begun].event {
        Event::TurnBegan { who: of } if of == who => &log[begun + 1..],
        _ => &[],
    }
}

/// True for what only the turns of foes that go by the book have: whom one targets, or that it
/// waits.
fn aims(event: &Event) -> bool {
    matches!(event, Event::FoeAims { .. } | Event::FoeWaits { .. })
}

/// True in the turn of a foe that the book has chosen a target for.
fn is_by_book(log: &Log, who: FighterId) -> bool {
    turn_of(log, who).iter().any(|it| aims(&it.event))
}

/// The hexes that a foe went in a turn in which it did no more than take a weapon in hand, move or
/// wait; none for all others: what they did has been told.
fn idle_hexes(log: &Log, who: FighterId) -> Option<usize> {
    let moves = |it: &Logged<Event>| match &it.event {
        Event::Moved { path, carries, .. } if carries.is_none() => Some(path.len()),
        event if aims(event) || matches!(event, Event::Changed { .. }) => Some(0),
        _ => None,
    };
    let hexes: usize = turn_of(log, who).iter().map(moves).sum::<Option<usize>>()?;
    is_by_book(log, who).then_some(hexes)
}

/// The one line of an idle foe; those of several in a row stand together.
fn idle(venture: Venture<'_>, log: &Log, who: FighterId) -> Option<Narration> {
    let hexes = idle_hexes(log, who)?;
    let turn = turn_of(log, who);
    let takes = |it: &&Logged<Event>| matches!(it.event, Event::Changed { .. });
    let told = match (hexes, turn.iter().find(takes)) {
        (0, Some(taken)) => narrate(venture, &taken.event).message,
        (0, None) => say("hex-log-waits").by(who),
        _ => say("hex-log-moved").by(who).n(hexes),
    };
    let (_, before) = log[..log.len() - turn.len()].split_last()?;
    let follows = before.split_last().is_some_and(|(last, log)| {
        matches!(last.event, Event::TurnEnded { who } if idle_hexes(log, who).is_some())
    });
    Some(if follows { outcome(told) } else { detail(told) })
}

// What all are given alike

/// What fate gives: one line for all who get the same.
fn fated(before: &Log, event: &Event, after: Option<&Event>, told: Narration) -> Narration {
    let before = before.last().map(|it| &it.event);
    if before.is_some_and(|before| alike(before, event)) {
        return told.folded();
    }
    match event {
        Event::Fate { karma, wishes, .. } if after.is_some_and(|after| alike(event, after)) => {
            let all = say("hex-log-fate-everyone");
            detail(all.with("karma", *karma).with("wishes", *wishes))
        }
        _ => told,
    }
}

/// True if fate gives the next hero of the party the same as the one before.
fn alike(one: &Event, next: &Event) -> bool {
    let gift = |event: &Event| match event {
        Event::Fate {
            hero,
            karma,
            wishes,
        } => Some((*hero, (*karma, *wishes))),
        _ => None,
    };
    let both = gift(one).zip(gift(next));
    both.is_some_and(|((hero, first), (other, second))| hero < other && first == second)
}
