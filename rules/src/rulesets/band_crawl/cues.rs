//! The cues of events.

use super::{
    BandCrawl,
    band::Band,
    components::{Faction, FigureId, Part, Place},
    content::WeaponIx,
    event::{Delving, Event, Fighting, Goods, Healing, Looting, Making},
    scene::force_token,
    words::{Terms, say},
};
use crate::game::{Cue, Present, look};
use bevy_ecs::world::World;

/// The cues of an event, as of just before it is applied: its dice, then what comes of them.
pub(super) fn of(world: &World, event: &Event) -> Vec<Cue> {
    let band = Band::of(world);
    let seen = match event {
        Event::Making(event) => making(event),
        Event::Goods(event) => goods(event),
        Event::Looting(event) => looting(event),
        Event::Delving(event) => delving(band, event),
        Event::Fighting(event) => fighting(band, event),
        Event::Healing(Healing::Turned { who }) => vec![recovers(*who, None)],
        Event::Healing(Healing::Rolled { patient, lower, .. }) => vec![recovers(*patient, *lower)],
        _ => Vec::new(),
    };
    let thrown = BandCrawl::thrown(world, event);
    thrown.into_iter().chain(seen).collect()
}

fn making(event: &Making) -> Vec<Cue> {
    match event {
        Making::StarMade { .. } | Making::Recruited { .. } => vec![Cue::Sound("quill")],
        Making::ReasonRolled { .. } | Making::ReasonChosen { .. } => vec![Cue::Sound("page")],
        _ => Vec::new(),
    }
}

fn goods(event: &Goods) -> Vec<Cue> {
    match event {
        Goods::Gained { .. } => vec![Cue::Sound("chest")],
        _ => Vec::new(),
    }
}

fn looting(event: &Looting) -> Vec<Cue> {
    match event {
        Looting::Killed { who, .. } => vec![Cue::befall(who.token(), look::FALL, 0)],
        Looting::CoinsFound { .. } | Looting::Stripped { .. } => vec![Cue::Sound("chest")],
        _ => Vec::new(),
    }
}

fn delving(band: Band<'_>, event: &Delving) -> Vec<Cue> {
    match event {
        Delving::TileLaid { tile, .. } => vec![Cue::Room(usize::from(tile.room().0))],
        Delving::Moved { who, .. } => {
            // Those who go have one marker, that of their leader.
            let leader = band.leader_of(who.iter().filter_map(|it| band.get(*it)));
            let walk = leader.map(|it| Cue::walk(it.id().token(), &[]));
            walk.into_iter().collect()
        }
        Delving::CameOut { .. } | Delving::Closed { .. } => vec![Cue::Sound("door")],
        Delving::ForcePlaced { force, .. } => vec![Cue::Arrive(force_token(*force))],
        Delving::ForceMoved { force, path, .. } if !path.is_empty() => {
            vec![Cue::walk(force_token(*force), &[])]
        }
        Delving::ReasonMet => vec![Cue::Banner(say("band-log-reason-met"))],
        _ => Vec::new(),
    }
}

/// The look of a shot: thrown, from a firearm, or with a string.
fn shot(band: Band<'_>, weapon: WeaponIx) -> &'static str {
    match &band.book()[weapon].shot {
        Some(shot) if shot.fetched => look::THROWN,
        Some(shot) if shot.once => look::SHOT,
        _ => look::ARROW,
    }
}

fn fighting(band: Band<'_>, event: &Fighting) -> Vec<Cue> {
    let befall = |who: &FigureId, look, amount| Cue::befall(who.token(), look, amount);
    match event {
        Fighting::BoardOpened { fight, placed } => {
            let words = say("band-log-board-opened")
                .n(fight.came[0])
                .with("foes", fight.came[1]);
            let placed = placed.iter();
            let placed = placed.filter(|(_, place, _)| matches!(place, Place::Square(_)));
            let placed = placed.map(|(who, ..)| Cue::Arrive(who.token()));
            std::iter::once(Cue::Banner(words)).chain(placed).collect()
        }
        Fighting::BoardClosed {
            held_by: Some(side),
            ..
        } if *side == Faction::Band => vec![Cue::fight_won()],
        Fighting::CameIn { who, .. } => vec![Cue::Arrive(who.token())],
        Fighting::Stepped { who, path } => vec![Cue::walk(who.token(), path)],
        Fighting::DuckedBack { who, to } => vec![Cue::walk(who.token(), &[*to])],
        Fighting::ShotRolled {
            by,
            on,
            weapon,
            hits,
            ..
        } => {
            let strike = Cue::strike(by.token(), on.token(), shot(band, *weapon));
            let missed = (!hits).then(|| befall(on, look::MISSED, 0));
            std::iter::once(strike).chain(missed).collect()
        }
        Fighting::MeleeRolled { by, on, lead, .. } => {
            let blow =
                |by: &FigureId, on: &FigureId| Cue::strike(by.token(), on.token(), look::BLOW);
            match lead.signum() {
                0 => vec![blow(by, on), befall(on, look::BLOCKED, 0)],
                1 => vec![blow(by, on)],
                _ => vec![blow(on, by)],
            }
        }
        Fighting::DamageRolled { hit, roll, .. } if roll.dice.is_empty() => {
            vec![befall(&hit.on, look::BLOCKED, 0)]
        }
        Fighting::Shrugged { who, .. } | Fighting::StarPowerRolled { who, .. } => {
            vec![befall(who, look::BLOCKED, 0)]
        }
        Fighting::LostRep { who, points } => {
            vec![befall(who, look::HURT, -i32::from(*points))]
        }
        Fighting::Poisoned { who, points } => vec![befall(who, look::HEX, -i32::from(*points))],
        Fighting::OutOfTheFight { who, .. } => fell(band, *who, "band-log-out"),
        Fighting::Died { who, .. } => fell(band, *who, "band-log-died"),
        Fighting::Fled { who } => vec![befall(who, look::FLEE, 0)],
        Fighting::RecoveryRolled { who, lower, .. } => vec![recovers(*who, *lower)],
        _ => Vec::new(),
    }
}

/// Somebody who lay there gets up, or dies.
fn recovers(who: FigureId, lower: Option<u8>) -> Cue {
    let look = match lower {
        Some(_) => look::RISE,
        None => look::FALL,
    };
    Cue::befall(who.token(), look, 0)
}

/// Somebody goes down; all eyes are on a star and on the Big Bad.
fn fell(band: Band<'_>, who: FigureId, words: &'static str) -> Vec<Cue> {
    let figure = band.get(who);
    let great = figure.is_some_and(|it| it.is_star() || it.part() == Part::BigBad);
    Cue::fall(who.token(), great.then(|| say(words).by(who)))
}
