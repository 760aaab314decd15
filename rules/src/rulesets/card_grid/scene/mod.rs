//! Everything in sight at the table of Card Grid.

mod sheets;
mod tokens;

use std::sync::Arc;

use super::{
    components::Phase,
    play::Play,
    rules,
    words::{Terms, room, say},
};
use crate::{
    dungeon::Map,
    game::{Board, Mood, Phrase, Place, Scene, Track},
};

/// Everything in sight.
pub(super) fn of(play: Play<'_>) -> Scene {
    let state = play.state();
    let here = play.room().and_then(|it| it.found);
    let below = state.phase == Phase::Below;
    let board = play.fight().and_then(|_| {
        let view = here.and_then(|_| {
            play.floors()
                .storey(play.up().find_map(|it| it.figure().cell())?)
        });
        view.map(|view| Arc::new(Board::of_view("", view)))
    });
    Scene {
        // At home cards are laid in its place; the last page has it once more.
        map: (below || state.phase == Phase::Over).then(|| map(play)),
        room: here.map(|it| usize::from(it.0)).filter(|_| below),
        place: place(play),
        phase: Some(summary(play)),
        tokens: tokens::all(play),
        sheets: sheets::all(play),
        tracks: tracks(play),
        board,
        mood: mood(play),
        turn_order: Vec::new(),
        ..Scene::default()
    }
}

/// The map as far as it is known, with the obstacles that nobody has got past.
fn map(play: Play<'_>) -> Arc<Map> {
    let mut map = play.floors().map().clone();
    let entered = play.dungeon().rooms.iter().filter(|it| it.entered);
    let left = entered.flat_map(|it| &it.obstacles).filter(|it| !it.passed);
    for placed in left {
        let thing = play.book()[placed.obstacle].thing.as_ref();
        let feature = thing.and_then(|it| play.book().things.get(it.id()));
        if let (Some(cell), Some(feature)) = (placed.cell, feature) {
            Arc::make_mut(&mut map).put(cell, feature);
        }
    }
    map
}

/// What is read out: why the heroes go while they lay out cards, and then the room where they are.
fn place(play: Play<'_>) -> Option<Place> {
    if play.state().phase == Phase::Sitting {
        let threat = &play.book()[play.state().quest.threat?];
        return Some(Place {
            id: place_id(play, 0),
            title: Phrase::new(threat.name),
            text: Phrase::new(threat.brief.clone()),
        });
    }
    let number = play.dungeon().at;
    let state = play.room()?;
    let rolled = play.dungeon().rolled.get(usize::from(number) - 1)?;
    let text = play.book()[rolled.purpose]
        .texts
        .get(usize::from(state.text))?;
    Some(Place {
        id: place_id(play, number),
        title: say("grid-room-title").with("room", room(play, number)),
        text: Phrase::new(text.clone()),
    })
}

/// A number of its own for each room of each adventure, by which players' notes are kept.
fn place_id(play: Play<'_>, room: u8) -> u32 {
    u32::from(play.state().adventures) * 100 + u32::from(room)
}

/// Rooms that have been entered, of those that the dungeon has.
fn tracks(play: Play<'_>) -> Vec<Track> {
    let rooms = &play.dungeon().rooms;
    let entered = rooms.iter().filter(|it| it.entered).count();
    let track = (!rooms.is_empty()).then(|| Track {
        label: say("grid-track-rooms"),
        now: entered as i32,
        max: rooms.len() as i32,
        words: None,
        sprite: "group_marker",
        facts: Vec::new(),
        rule: rules::DUNGEON_ROOMS,
    });
    track.into_iter().collect()
}

/// The mood, for the music: worst where the leader fights.
fn mood(play: Play<'_>) -> Mood {
    let state = play.state();
    let leader = play.opponents().any(|it| it.pack().leads);
    match (state.phase, &state.fight) {
        (Phase::Over, _) if 2 * state.won >= play.options().adventures => Mood::Victory,
        (Phase::Over, _) => Mood::Defeat,
        (_, Some(_)) if leader => Mood::Peril,
        (_, Some(_)) => Mood::Fight,
        (Phase::Below, None) => Mood::Danger,
        _ => Mood::Calm,
    }
}

/// What the heroes are about to do, by the name of the threat.
fn aim(play: Play<'_>) -> Phrase {
    match play.state().quest.threat {
        Some(threat) => Phrase::new(play.book()[threat].name),
        None => say("grid-name-nobody"),
    }
}

/// One line about the state of the game.
pub(super) fn summary(play: Play<'_>) -> Phrase {
    let state = play.state();
    match (state.phase, &state.fight) {
        (_, Some(fight)) => say("grid-phase-fight").n(fight.round),
        (Phase::Making, None) => say("grid-phase-making"),
        (phase @ (Phase::Sitting | Phase::Below), None) => {
            let key = match phase {
                Phase::Sitting => "grid-phase-sitting",
                _ => "grid-phase-below",
            };
            say(key).with("threat", aim(play)).n(state.quest.points)
        }
        (Phase::Home, None) => say("grid-phase-home"),
        (Phase::Over, None) => say("grid-phase-over")
            .n(state.won)
            .with("of", play.options().adventures),
    }
}
