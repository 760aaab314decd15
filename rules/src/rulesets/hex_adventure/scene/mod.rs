//! Everything in sight at the table of Hex Adventure.

mod board;
mod sheets;
mod sight;
mod tokens;

pub use board::laid_out;
pub use sight::{line_of_sight, movement_range, threats};

use super::{
    components::{Phase, State},
    content::Adventure,
    event::FightGoal,
    rules,
    venture::Venture,
    words::{Terms, coins, names, say, title_of_entry},
};
use crate::{
    content::BookEntry,
    game::{Mood, Page, Phrase, ReadPage, Scene, Track},
};

/// Everything in sight.
pub fn of(venture: Venture<'_>) -> Scene {
    let state = venture.state();
    let order = venture.standing().map(|it| it.id.token());
    Scene {
        phase: Some(phase(venture)),
        tokens: tokens::all(venture),
        sheets: venture
            .heroes()
            .map(|it| sheets::sheet(venture, it))
            .collect(),
        tracks: tracks(venture),
        turn_order: match state.phase {
            Phase::Fight => order.collect(),
            _ => Vec::new(),
        },
        board: board::board(venture),
        page: page(venture),
        pack: Some(sheets::pack(venture)),
        mood: mood(venture),
        ..Scene::default()
    }
}

/// The open page: the current entry. Before the first entry it is the title of the adventure; a
/// skirmish has nothing to read once it is fought.
fn page(venture: Venture<'_>) -> Option<Page> {
    let state = venture.state();
    let fought = venture.board().is_some() || state.phase == Phase::Over;
    let (title, text) = match venture.adventure() {
        Some(adventure) => match names::text(adventure, state.entry) {
            Some(text) => (title_of_entry(venture, state.entry), Some(text)),
            None => (names::title(adventure), blurb(adventure)),
        },
        None if fought => return None,
        None => (say("hex-phase-skirmish"), None),
    };
    let picture = match (venture.entry(), venture.adventure()) {
        (Some(entry), _) => entry.picture.clone(),
        (None, Some(adventure)) => adventure.picture.clone(),
        (None, None) => None,
    };
    Some(Page {
        id: state.entry,
        number: printed(state.entry),
        title,
        picture,
        text,
        read: read(venture),
        words: state.words.iter().map(ToString::to_string).collect(),
        notes: notes(venture),
    })
}

/// The text of the title page, if it has any.
fn blurb(adventure: &BookEntry<Adventure>) -> Option<Phrase> {
    let text = &adventure.blurb;
    (!text.is_empty()).then(|| names::told(adventure, "blurb", text))
}

/// The number at the foot of an entry; the title page has none.
fn printed(entry: u16) -> Option<u16> {
    (entry > 0).then_some(entry)
}

/// The entries read before the current one.
fn read(venture: Venture<'_>) -> Vec<ReadPage> {
    let state = venture.state();
    let before = state.read.iter().filter(|it| **it != state.entry);
    let pages = before.filter_map(|number| {
        let adventure = venture.adventure()?;
        let text = names::text(adventure, *number)?;
        Some(ReadPage {
            id: *number,
            number: printed(*number),
            title: title_of_entry(venture, *number),
            picture: adventure.entries.get(number)?.picture.clone(),
            text: Some(text),
        })
    });
    pages.collect()
}

/// The day, the purse and the rations, for the margin.
fn notes(venture: Venture<'_>) -> Vec<Phrase> {
    let state = venture.state();
    let purse = say("hex-note-purse").with("money", coins(venture, state.purse));
    if venture.adventure().is_none() {
        return vec![purse];
    }
    vec![
        say("hex-note-day").n(state.day),
        purse,
        say("hex-note-rations").n(super::plot::rations(venture).1),
    ]
}

fn phase(venture: Venture<'_>) -> crate::game::Phrase {
    let state = venture.state();
    let key = match state.phase {
        Phase::Gathering => "hex-phase-gathering",
        Phase::Reading => "hex-phase-reading",
        Phase::Fight if venture.adventure().is_none() => "hex-phase-skirmish-fight",
        Phase::Fight => "hex-phase-fight",
        Phase::Mending => "hex-phase-mending",
        Phase::Over => "hex-phase-over",
    };
    let title = venture
        .adventure()
        .map_or_else(|| say("hex-phase-skirmish"), names::title);
    say(key).n(round(state)).with("title", title)
}

/// The round that is fought, or is about to begin.
fn round(state: &State) -> u16 {
    state.round.max(1)
}

fn tracks(venture: Venture<'_>) -> Vec<Track> {
    let state = venture.state();
    let figures = venture.figures();
    if state.phase != Phase::Fight {
        return Vec::new();
    }
    let last_round = match venture.goal() {
        Some(FightGoal::HoldOut(rounds)) => rounds,
        _ => figures.longest_fight,
    };
    let words = say("hex-track-round-of")
        .with("now", round(state))
        .with("max", last_round);
    vec![Track {
        label: say("hex-track-round"),
        now: i32::from(round(state)),
        max: i32::from(last_round),
        words: Some(words),
        sprite: "rim_neutral",
        facts: Vec::new(),
        rule: rules::FIGHT_FIRST,
    }]
}

/// The mood, for the music.
fn mood(venture: Venture<'_>) -> Mood {
    let state = venture.state();
    let ending = venture.entry().and_then(|entry| entry.ending.as_ref());
    let good = match ending {
        Some(ending) => ending.outcome == super::content::Outcome::Good,
        None => venture.adventure().is_none() && venture.awake().next().is_some(),
    };
    let nearly = venture
        .living()
        .any(|hero| venture.left(hero) * 3 <= venture.st(hero));
    match state.phase {
        Phase::Over if good => Mood::Victory,
        Phase::Over => Mood::Defeat,
        Phase::Fight if nearly => Mood::Peril,
        Phase::Fight => Mood::Fight,
        _ if nearly => Mood::Danger,
        _ => Mood::Calm,
    }
}
