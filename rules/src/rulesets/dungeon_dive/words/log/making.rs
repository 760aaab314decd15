//! Heroes being made and going up, in the log.

use super::{
    super::{
        super::{
            event::{Event, Making},
            making::Pick,
            play::Play,
        },
        making, say, town,
    },
    unsaid,
};
use crate::game::{
    Logged, Narration,
    present::{detail, fine_print, line},
};

/// Something that is chosen. Gear and name are those of the class and race that were chosen before, for
/// the draft is gone once the hero is made.
pub fn picked(play: Play<'_>, log: &[Logged<Event>], at: usize, pick: Pick) -> Narration {
    let book = play.book();
    let before = log[..at].iter().rev().map(|it| &it.event);
    let before = before.take_while(|it| !matches!(it, Event::Making(Making::Began { .. })));
    let mut picks = before.filter_map(|it| match it {
        Event::Making(Making::Picked { pick }) => Some(*pick),
        _ => None,
    });
    let what = match pick {
        Pick::Package(nth) => picks.find_map(|it| match it {
            Pick::Class(class) => making::package(book, class, nth),
            _ => None,
        }),
        Pick::Name(nth) => picks.find_map(|it| match it {
            Pick::Race(race) => making::called(book, race, nth),
            _ => None,
        }),
        other => Some(making::describe(play, other).label),
    };
    match what {
        Some(what) => fine_print(say("dive-log-picked").with("what", what)),
        None => unsaid(),
    }
}

/// An event in words.
pub fn narrate(play: Play<'_>, event: &Making) -> Narration {
    match event {
        Making::Began { draft } => match draft.is_new() {
            true => line(say("dive-log-making").with("n", draft.level)),
            // What comes of it is said once it is done.
            false if draft.is_preparing() => unsaid(),
            false => line(
                say("dive-log-going-up")
                    .with("who", town::name(play, draft.place))
                    .with("n", draft.level),
            ),
        },
        Making::Picked { pick } => {
            let picked = making::describe(play, *pick).label;
            fine_print(say("dive-log-picked").with("what", picked))
        }
        Making::Rolled(it) => detail(say("dive-log-score-rolled").with("n", i32::from(it.score))),
        Making::LeftToProposals => unsaid(),
        Making::Joined { record } => {
            fine_print(say("dive-log-joined").with("who", record.name.clone()))
        }
        Making::Prepared { record, .. } => {
            line(say("dive-log-prepared").with("who", record.name.clone()))
        }
        Making::Rose { record, .. } => line(
            say("dive-log-rose")
                .with("who", record.name.clone())
                .with("n", record.level),
        ),
    }
}
