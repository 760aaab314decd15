//! Everything in sight at the table of Dungeon Dive.

mod ground;
mod page;
mod sheets;
mod stable;
mod tokens;

use std::sync::Arc;

use super::{
    components::{Life, Phase, Team},
    figure::Figure,
    play::Play,
    rules,
    words::{Terms, say},
};
use crate::game::{Arg, CardView, Mood, Phrase, Place, Scene, Track, Zone};

/// Everything in sight.
pub(super) fn of(play: Play<'_>) -> Scene {
    let order = play.fight().map(|it| &it.order);
    let order = order.into_iter().flatten();
    // Whoever has run off the map keeps a place in the order until the next turn.
    let on_the_map = |it: Figure<'_>| !it.is_dead() && it.cell().is_some();
    let turn_order = order
        .filter(|(who, _)| play.get(*who).is_some_and(on_the_map))
        .map(|(who, _)| who.token());
    Scene {
        phase: Some(summary(play)),
        place: place(play),
        tokens: tokens::all(play),
        sheets: match play.figures().next() {
            Some(_) => sheets::all(play),
            None => stable::all(play),
        },
        tracks: tracks(play),
        turn_order: turn_order.collect(),
        cards: doors(play),
        board: ground::board(play).map(Arc::new),
        page: page::of(play),
        patches: ground::patches(play),
        mood: mood(play),
        ..Scene::default()
    }
}

/// The map that is fought on.
fn place(play: Play<'_>) -> Option<Place> {
    let map = &play.book()[play.state().map?];
    let name = Arg::told(map, "board.name", &map.board.name);
    Some(Place {
        id: map.number.into(),
        title: say("dive-place").with("name", name),
        text: Phrase::new(map.name),
    })
}

/// Foes who are still up, of all that came.
fn tracks(play: Play<'_>) -> Vec<Track> {
    let foes = play.figures().filter(|it| it.team() == Team::Foes);
    let all = foes.clone().count();
    let track = (all > 0).then(|| Track {
        label: say("dive-track-foes"),
        now: foes.filter(|it| it.is_up()).count() as i32,
        max: all as i32,
        words: None,
        sprite: "foes_marker",
        facts: Vec::new(),
        rule: rules::FIGHT_END,
    });
    track.into_iter().collect()
}

/// The doors of the row as cards: faces for those that are turned, backs for the others.
fn doors(play: Play<'_>) -> Vec<CardView> {
    let dive = play.dive().filter(|_| play.fight().is_none());
    let doors = dive
        .into_iter()
        .flat_map(|it| it.row.doors.iter().zip(0u8..));
    let open = doors.filter(|(door, _)| !door.shut);
    open.map(|(door, nth)| {
        let card = door.card.map(|it| &play.book()[it]);
        let face = card.and_then(|it| it.picture.clone());
        CardView {
            id: nth.into(),
            sprite: face.unwrap_or_else(|| "back_dive".to_owned()),
            name: match card {
                Some(card) => Phrase::new(card.name),
                None => say("dive-act-open").n(nth + 1),
            },
            meaning: match card {
                Some(card) => Phrase::new(card.about.clone()),
                None => say("dive-card-closed"),
            },
            zone: Zone::Table,
            rule: rules::DIVE_DOORS,
        }
    })
    .collect()
}

/// The mood, for the music: worst where a hero is dying.
fn mood(play: Play<'_>) -> Mood {
    let up = |team| play.up(team).next().is_some();
    let dying = play
        .heroes()
        .any(|it| matches!(it.body().life, Life::Dying { .. }));
    match play.state().phase {
        Phase::Over if up(Team::Foes) => Mood::Defeat,
        Phase::Over => Mood::Victory,
        _ if dying => Mood::Peril,
        Phase::Fighting => Mood::Fight,
        Phase::Setting => Mood::Danger,
    }
}

/// One line about the state of the game: where the party is, and the round of its fight.
pub(super) fn summary(play: Play<'_>) -> Phrase {
    let round = play.fight().map(|it| it.round);
    if play.state().phase == Phase::Over {
        return say("dive-phase-over");
    }
    let Some(dive) = play.dive().filter(|it| it.level > 0) else {
        let at_home = !play.town().stable.is_empty();
        return match round {
            Some(round) => say("dive-phase-fight").n(round),
            None if play.town().draft.is_some() => say("dive-phase-making"),
            None if at_home => say("dive-phase-town"),
            None => say("dive-phase-setting"),
        };
    };
    let rooms = play.book().figures.levels.get(usize::from(dive.level) - 1);
    let rooms = rooms.map_or(0, |it| it.rooms);
    let place = match round {
        Some(round) => say("dive-phase-room-fight").n(round),
        None => say("dive-phase-room"),
    };
    place
        .with("level", dive.level)
        .with("room", (dive.cleared + 1).min(rooms))
        .with("rooms", rooms)
}
