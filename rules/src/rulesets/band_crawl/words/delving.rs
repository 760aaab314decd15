//! Turns below ground: moves, tiles, hidden forces.

use super::{
    super::{
        band::Band,
        content::{Encounter, Force},
        delve::{Fit, NewTile},
        event::Delving,
    },
    Terms, about_all,
    dice::faces,
    names::{list, tile},
    say, unsaid,
};
use crate::{
    dice::Roll,
    game::{
        Narration, Phrase,
        present::{detail, fine_print, heading, line, outcome},
    },
};

/// An event in words.
pub(super) fn narrate(band: Band<'_>, event: &Delving) -> Narration {
    match event {
        Delving::Sized { tiles } => line(say("band-log-sized").n(*tiles)),
        Delving::Drawn { dungeon, tiles } => line(
            say("band-log-drawn")
                .with("dungeon", say(band.book()[*dungeon].name))
                .n(*tiles),
        ),
        Delving::TileLaid { tile, roll } => laid(tile, roll.as_deref()),
        Delving::TileRefused {
            kind, fit, roll, ..
        } => fine_print(
            say(match fit {
                Fit::Bricks => "band-log-tile-bricks",
                Fit::Clean | Fit::Blocked => "band-log-tile-blocked",
            })
            .with("faces", faces(roll))
            .with("tile", tile(*kind)),
        ),
        Delving::Closed { .. } => line(say("band-log-closed")),
        Delving::TurnBegan { turn } => heading(say("band-log-turn").n(*turn)),
        Delving::ActivationRolled { doubles, roll } => line(
            say(match doubles {
                Some(_) => "band-log-doubles",
                None => "band-log-no-doubles",
            })
            .with("faces", faces(roll)),
        ),
        Delving::FastRolled { passed, roll, .. } => {
            let both = passed.iter().filter(|(_, passed)| *passed >= 2);
            let fast = list(both.map(|(who, _)| who.named()));
            let told = match fast {
                Some(fast) => say("band-log-fast").with("fast", fast),
                None => say("band-log-none-fast"),
            };
            line(told.with("faces", faces(roll)))
        }
        Delving::Moved { who, .. } => {
            let all = list(who.iter().map(|it| it.named()));
            line(match all {
                Some(all) => say("band-log-moved").with("all", all).n(who.len()),
                None => say("band-log-nobody-moved"),
            })
        }
        Delving::GroupBegan { leader, .. } => detail(say("band-log-group").by(*leader)),
        Delving::Joined { who, .. } => about_all(who.iter().map(|it| it.named()), |all| {
            detail(say("band-log-joined").with("all", all).n(who.len()))
        }),
        // What comes of it says as much.
        Delving::Regrouped { .. } => unsaid(),
        Delving::WentAhead { who } => line(say("band-log-went-ahead").by(*who)),
        Delving::FoesMoved {
            who, path, roll, ..
        } => {
            let told = say("band-log-foes-moved")
                .with("faces", faces(roll))
                .n(path.len());
            about_all(who.iter().map(|it| it.named()), |all| {
                detail(told.with("all", all))
            })
        }
        Delving::ForcesWait { forces } => fine_print(say("band-log-forces-wait").n(*forces)),
        Delving::Stayed { who } => line(say("band-log-stayed").by(*who)),
        Delving::TurnDone { .. } => line(say("band-log-turn-done")).unsaid(),
        Delving::Stopped { .. } => line(say("band-log-stopped")).unsaid(),
        Delving::CameOut { who } => {
            let all = list(who.iter().map(|it| it.named()));
            line(match all {
                Some(all) => say("band-log-came-out").with("all", all).n(who.len()),
                None => say("band-log-nobody-moved"),
            })
        }
        Delving::ForcePlaced { wanted, .. } => detail(say("band-log-force-placed").n(*wanted)),
        Delving::ForceMoved { path, roll, .. } => fine_print(
            say("band-log-force-moved")
                .with("faces", faces(roll))
                .n(path.len()),
        ),
        Delving::ForceResolved {
            force,
            gives,
            next,
            roll,
            ..
        } => resolved(force.is_some(), *gives, *next, roll),
        Delving::EncounterRolled { met, roll, .. } => outcome(
            say(match met {
                Encounter::BigBad => "band-log-met-big-bad",
                Encounter::Minions => "band-log-met-minions",
                Encounter::Rivals => "band-log-met-rivals",
            })
            .with("faces", faces(roll)),
        ),
        Delving::NumbersRolled {
            count, than, roll, ..
        } => outcome(
            say("band-log-numbers")
                .with("faces", faces(roll))
                .with("than", *than)
                .n(*count),
        ),
        Delving::ReasonMet => line(say("band-log-reason-met")),
    }
}

fn laid(laid: &NewTile, roll: Option<&Roll>) -> Narration {
    let Some(roll) = roll else {
        return line(say("band-log-first-tile").with("tile", tile(laid.kind)));
    };
    let told = |key: &'static str| -> Phrase {
        say(key)
            .with("faces", faces(roll))
            .with("tile", tile(laid.kind))
    };
    let stairs = laid.addition.link.as_ref().is_some_and(|it| it.stairs);
    let told = |key: &'static str| match stairs {
        true => say("band-log-tile-below")
            .with("found", told(key))
            .n(laid.addition.room.level),
        false => told(key),
    };
    line(match (laid.read_as, laid.last) {
        (_, true) => told("band-log-last-tile"),
        (Some(_), false) => told("band-log-tile-again"),
        (None, false) => told("band-log-tile"),
    })
}

fn resolved(marker: bool, gives: Force, next: Option<u8>, roll: &Roll) -> Narration {
    let key = match (gives, marker) {
        (Force::Contact, true) => "band-log-force-contact",
        (Force::Contact, false) => "band-log-room-contact",
        (Force::Trap, _) => "band-log-force-trap",
        (Force::Noise { .. }, _) => "band-log-force-noise",
        (Force::Nerves, true) => "band-log-force-nerves",
        (Force::Nerves, false) => "band-log-room-nerves",
    };
    let told = line(say(key).with("faces", faces(roll)));
    match next {
        Some(dice) => told.because(say("band-reason-noise").n(dice)),
        None => told,
    }
}
