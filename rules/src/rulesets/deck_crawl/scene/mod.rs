//! Everything in sight at the table of Deck Crawl.

mod cards;
mod sheets;
mod tokens;

pub use tokens::{bust, furniture, prop_token};

use super::{
    components::Phase,
    crawl::Crawl,
    words::{Terms, room_text, say},
};
use crate::game::{Mood, Phrase, Place, Scene};

/// Everything in sight.
pub fn of(crawl: Crawl<'_>) -> Scene {
    let map = crawl.map();
    let tokens = tokens::all(crawl);
    let order = crawl.state().order.iter().map(|who| who.token());
    Scene {
        room: map.rooms().len().checked_sub(1),
        place: place(crawl),
        phase: Some(phase(crawl)),
        turn_order: order
            .filter(|id| tokens.iter().any(|token| token.id == *id))
            .collect(),
        sheets: crawl
            .heroes()
            .filter(|h| crawl.is_made(*h))
            .map(|h| sheets::sheet(crawl, h))
            .collect(),
        cards: cards::all(crawl),
        tracks: cards::tracks(crawl),
        mood: mood(crawl),
        tokens,
        map: Some(map.clone()),
        ..Scene::default()
    }
}

/// The mood, for the music.
fn mood(crawl: Crawl<'_>) -> Mood {
    let state = crawl.state();
    if state.dragon_slain {
        return Mood::Victory;
    }
    if state.phase != Phase::Heroes && crawl.living().next().is_none() {
        return Mood::Defeat;
    }
    let heroes = || crawl.heroes().filter(|hero| crawl.is_made(*hero));
    let nearly_dead = heroes().any(|hero| crawl.hit_points(hero).now == 1);
    let dragon = crawl.foes().any(|foe| crawl.is_dragon(foe));
    let fight = crawl.foes().len() > 0;
    match (fight, dragon || nearly_dead) {
        (true, true) => Mood::Peril,
        (true, false) => Mood::Fight,
        (false, false) if state.traps.is_empty() => Mood::Calm,
        (false, _) => Mood::Danger,
    }
}

fn place(crawl: Crawl<'_>) -> Option<Place> {
    let room = crawl.map().last()?;
    let text = room_text(crawl, crawl.state().room_text?)?;
    let key = match room.kind.as_str() {
        "entrance" => "place-entrance",
        "dragon" => "place-dragon",
        "altar" => "place-altar",
        _ => "place-room",
    };
    Some(Place {
        id: u32::from(room.id.0),
        title: say(key).n(room.id.0),
        text,
    })
}

fn phase(crawl: Crawl<'_>) -> Phrase {
    let state = crawl.state();
    let key = match state.phase {
        Phase::Heroes => "phase-heroes",
        Phase::Between => "phase-between",
        Phase::Over => "phase-over",
        // The hoard and the dead are seen to after the victory.
        _ if state.dragon_slain => "phase-won",
        Phase::Drawing => "phase-drawing",
        Phase::Fight if state.fight_round == 0 => "phase-fight-opening",
        Phase::Fight => "phase-fight",
        Phase::Traps => "phase-traps",
        Phase::Looting => "phase-looting",
        Phase::Camp => "phase-camp",
    };
    say(key).n(state.round).with("fight", state.fight_round)
}
