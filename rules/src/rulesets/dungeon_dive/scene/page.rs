//! The open book between dives: the town, and heroes who are made or go up.

use super::super::{
    components::Phase,
    play::Play,
    town::Fate,
    words::{self, Terms, say, sum},
};
use crate::game::{Page, Phrase};

/// The page of the town, which the margin with its purses is part of.
const TOWN: u16 = 1;
/// The page of a hero on paper.
const HERO: u16 = 2;

/// The page that lies open; none while anybody is on a dive or in a skirmish.
pub(super) fn of(play: Play<'_>) -> Option<Page> {
    let away = play.figures().next().is_some() || play.state().phase == Phase::Over;
    if away {
        return None;
    }
    match play.town().draft.as_deref() {
        Some(draft) => Some(Page {
            title: words::draft_title(play, draft),
            text: Some(words::draft_so_far(play, draft)),
            ..empty(HERO)
        }),
        None if play.town().stable.is_empty() => None,
        None => Some(Page {
            title: say("dive-page-town"),
            text: Some(town(play)),
            notes: purses(play),
            ..empty(TOWN)
        }),
    }
}

fn empty(id: u16) -> Page {
    Page {
        id,
        number: None,
        title: say("dive-page-town"),
        picture: None,
        text: None,
        read: Vec::new(),
        words: Vec::new(),
        notes: Vec::new(),
    }
}

fn town(play: Play<'_>) -> Phrase {
    let (town, figures) = (play.town(), &play.book().figures);
    say("dive-page-town-text")
        .n(town.dives)
        .with("won", town.won)
        .with("lodging", sum(figures.lodging.0.into()))
        .with("revival", sum(figures.revival.0.into()))
}

/// What everybody has and owes.
fn purses(play: Play<'_>) -> Vec<Phrase> {
    let kept = play.town().stable.iter().zip(0..);
    let kept = kept.filter(|(it, _)| it.fate != Fate::Lost);
    kept.map(|(it, place)| {
        let purse = it.record.purse;
        let key = match (it.fate, purse.debt) {
            (Fate::Dead, _) => "dive-page-lies-dead",
            (_, 0) => "dive-page-purse",
            _ => "dive-page-purse-owes",
        };
        say(key)
            .with("who", words::at_home(play, place))
            .with("sum", sum(purse.coins))
            .with("debt", sum(purse.debt))
    })
    .collect()
}
