//! The cues of events.

use super::{
    BandCrawl,
    band::Band,
    components::{Faction, FigureId, Part, Place},
    content::WeaponIx,
    event::{AfterBite, Delving, Event, Fighting, Goods, Healing, Looting, Making},
    figure::Figure,
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
        Event::Healing(event) => healing(band, event),
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
        Fighting::BoardClosed { held_by, .. } => vec![field_held(band, *held_by)],
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
        Fighting::OutOfTheFight { who, .. } => goes_down(band, *who),
        Fighting::Died { who, .. } => dies(band, *who),
        Fighting::Fled { who } => vec![befall(who, look::FLEE, 0)],
        Fighting::RecoveryRolled { who, lower, .. } => recovers(band, *who, *lower),
        _ => Vec::new(),
    }
}

fn healing(band: Band<'_>, event: &Healing) -> Vec<Cue> {
    match event {
        Healing::Turned { who } => Cue::fall(who.token(), None),
        Healing::Rolled { patient, lower, .. } => recovers(band, *patient, *lower),
        Healing::BiteRolled {
            who,
            comes: AfterBite::Dies,
            ..
        } => dies(band, *who),
        _ => Vec::new(),
    }
}

/// Somebody who lay there gets up, or dies.
fn recovers(band: Band<'_>, who: FigureId, lower: Option<u8>) -> Vec<Cue> {
    match lower {
        Some(_) => vec![Cue::befall(who.token(), look::RISE, 0)],
        None => dies(band, who),
    }
}

/// True for a star and for the Big Bad, on whom all eyes are.
fn is_great(figure: Figure<'_>) -> bool {
    figure.is_star() || figure.part() == Part::BigBad
}

/// Somebody is out of the fight.
fn goes_down(band: Band<'_>, who: FigureId) -> Vec<Cue> {
    let great = band.get(who).is_some_and(is_great);
    Cue::fall(who.token(), great.then(|| say("band-log-out").by(who)))
}

/// Somebody dies; nobody of the band does so unnoticed.
fn dies(band: Band<'_>, who: FigureId) -> Vec<Cue> {
    let figure = band.get(who);
    let great = figure.is_some_and(|it| is_great(it) || it.part() == Part::Band);
    Cue::fall(who.token(), great.then(|| say("band-log-died").by(who)))
}

/// A fight is over: who holds the field, and what it has cost both sides.
fn field_held(band: Band<'_>, by: Option<Faction>) -> Cue {
    let dead = |side: Faction| {
        let dead = band.figures().filter(|it| it.body_at().is_some());
        dead.filter(|it| it.faction() == side).count()
    };
    let out = |side: Faction| band.in_the_fight(side).filter(|it| !it.is_up()).count();
    let told = say(match by {
        Some(Faction::Band) => "band-banner-field-band",
        Some(Faction::Foes) => "band-banner-field-foes",
        None => "band-banner-field-empty",
    });
    let toll = say("band-banner-toll")
        .with("dead", dead(Faction::Band))
        .with("out", out(Faction::Band));
    let told = told
        .n(dead(Faction::Foes) + out(Faction::Foes))
        .with("toll", toll);
    match by {
        Some(Faction::Band) => Cue::Won(told),
        _ => Cue::Banner(told),
    }
}
