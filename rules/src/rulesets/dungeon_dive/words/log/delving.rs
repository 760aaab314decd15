//! The dive between its fights, in the log.

use super::{
    super::{
        super::{
            components::FigureId,
            delve::{Fate, Valuables},
            event::{CheckedFor, Delving, TrapEnd},
            play::Play,
        },
        Terms, figures, rolled as rolled_with, say, small, some, sum, thing,
    },
    unsaid,
};
use crate::game::{
    Arg, Narration, Phrase,
    present::{detail, fine_print, heading, line, outcome},
};

/// An event in words.
pub fn narrate(play: Play<'_>, event: &Delving) -> Narration {
    let book = play.book();
    match event {
        Delving::SetOut { party, .. } => {
            let all: Vec<FigureId> = party.iter().map(|(who, _)| *who).collect();
            heading(say("dive-log-set-out").with("all", some(figures(&all))))
        }
        Delving::LevelReached { level } => heading(say("dive-log-level").n(*level)),
        Delving::RowLaid { doors, .. } => line(say("dive-log-row").n(*doors)),
        Delving::MarchChanged { order } => {
            detail(say("dive-log-march").with("all", some(figures(order))))
        }
        Delving::DoorChosen { door } => line(say("dive-log-door").n(door + 1)),
        Delving::TrapRolled { roll, trap } => outcome(
            say(match trap {
                true => "dive-log-trap-there",
                false => "dive-log-no-trap",
            })
            .n(roll.total()),
        ),
        Delving::TrapFound { roll, trap, .. } => heading(
            say("dive-log-trap")
                .n(roll.total())
                .with("trap", Phrase::new(book[*trap].name)),
        ),
        Delving::Tried { attempt } => fine_print(
            say("dive-log-tried")
                .with("what", rolled_with(attempt.with))
                .n(attempt.dc),
        ),
        Delving::Checked {
            made,
            who,
            with,
            dc,
            total,
            passed,
            ..
        } => {
            let key = match (made, passed) {
                (CheckedFor::Trap, true) => "dive-log-checked-passed",
                (CheckedFor::Trap, false) => "dive-log-checked-failed",
                (CheckedFor::BackingAway, true) => "dive-log-backed-away",
                (CheckedFor::BackingAway, false) => "dive-log-not-backed-away",
                (CheckedFor::Sneaking(_), true) => "dive-log-sneaked",
                (CheckedFor::Sneaking(_), false) => "dive-log-not-sneaked",
            };
            let dice = say("dive-log-rolled")
                .n(i32::from(*total))
                .with("needed", i32::from(*dc));
            line(
                say(key)
                    .with("all", some(figures(who)))
                    .with("what", rolled_with(*with))
                    .with("rolled", dice),
            )
        }
        Delving::Decided { passed, .. } => outcome(say(match passed {
            true => "dive-log-way-open",
            false => "dive-log-way-failed",
        })),
        Delving::TrapSprung { trap, .. } => {
            line(say("dive-log-sprung").with("text", Phrase::new(book[*trap].triggered.clone())))
        }
        Delving::Caught { who, by, held, .. } => outcome(
            say(match held {
                true => "dive-log-caught",
                false => "dive-log-not-caught",
            })
            .by(*by)
            .on(*who),
        ),
        Delving::TrapBehind { end } => line(say(match end {
            TrapEnd::Passed => "dive-log-trap-passed",
            TrapEnd::Spent => "dive-log-trap-spent",
            TrapEnd::Shut => "dive-log-trap-shut",
        })),
        Delving::RoomsCounted { .. } | Delving::CameOn { .. } | Delving::Swept { .. } => unsaid(),
        Delving::Scouted { by } => line(say("dive-log-scouted").by(*by)),
        Delving::CardTurned { door, card, .. } => line(
            say("dive-log-card")
                .n(door + 1)
                .with("card", Phrase::new(book[*card].name)),
        ),
        Delving::Heard => outcome(say("dive-log-heard")),
        Delving::FoesCounted { foes, .. } => line(say("dive-log-foes").n(foes.len())),
        Delving::MapRolled { roll, map } => {
            let map = &book[*map];
            line(
                say("dive-log-map-rolled")
                    .n(roll.total())
                    .with("map", Arg::told(map, "board.name", &map.board.name)),
            )
        }
        Delving::Entered { .. } => fine_print(say("dive-log-entered")),
        Delving::OnTheWay { who, feet } => detail(say("dive-log-on-the-way").by(*who).n(*feet)),
        Delving::Arrived { who, .. } => line(say("dive-log-arrived").by(*who)),
        Delving::RoomCleared => line(say("dive-log-room-cleared")),
        Delving::TroveRolled { roll, .. } => line(say("dive-log-trove").n(roll.total())),
        Delving::HoardRolled { roll, .. } => line(say("dive-log-hoard").n(roll.total())),
        Delving::FindRolled { sum, .. } => fine_print(say("dive-log-find-rolled").n(*sum)),
        Delving::ItemRolled { item, .. } => {
            outcome(say("dive-log-thing").with("thing", Phrase::new(book[*item].name)))
        }
        Delving::CoinShared { coin, shares } => line(
            say("dive-log-coin")
                .with("coin", sum(coin.0.into()))
                .n(shares.len()),
        ),
        Delving::ValuablesFound { goods } => outcome(valuables(goods)),
        Delving::ThingFound { thing: it } => {
            outcome(say("dive-log-thing").with("thing", thing(play, *it)))
        }
        Delving::Given {
            who,
            thing: it,
            worn,
        } => line(
            say(match worn {
                true => "dive-log-given-worn",
                false => "dive-log-given",
            })
            .by(*who)
            .with("thing", small(thing(play, *it))),
        ),
        Delving::HandedRound { by, thing: it } => line(
            say("dive-log-handed-round")
                .by(*by)
                .with("thing", small(thing(play, *it))),
        ),
        Delving::LeftBehind { thing: it } => {
            line(say("dive-log-left").with("thing", thing(play, *it)))
        }
        Delving::Died { who, .. } => line(say("dive-log-lost-hero").by(*who)),
        Delving::BodyCarried { body, by } => line(say("dive-log-carried").by(*by).on(*body)),
        Delving::BodyLeft { body } => line(say("dive-log-body-left").on(*body)),
        Delving::LevelCleared { level } => heading(say("dive-log-level-cleared").n(*level)),
        Delving::HitDieRolled { who, points, .. } => {
            line(say("dive-log-hit-die").by(*who).n(i32::from(*points)))
        }
        Delving::Attuned { who, item, attuned } => line(
            say(match attuned {
                true => "dive-log-attuned",
                false => "dive-log-forgone",
            })
            .by(*who)
            .with("thing", small(Phrase::new(book[*item].name))),
        ),
        Delving::Ran { who } => line(say("dive-log-ran").by(*who)),
        Delving::Abandoned => line(say("dive-log-abandoned")),
        Delving::CameHome { fates, cleared } => {
            let home = fates
                .iter()
                .filter(|(_, fate, _)| *fate != Fate::Lost && *fate != Fate::Body);
            let all: Vec<FigureId> = home.map(|(who, ..)| *who).collect();
            let told = say(match cleared {
                true => "dive-log-home-cleared",
                false => "dive-log-home",
            });
            heading(match figures(&all) {
                Some(all) => told.with("all", all),
                None => say("dive-log-home-nobody"),
            })
        }
    }
}

fn valuables(goods: &Valuables) -> Phrase {
    say("dive-log-valuables")
        .n(goods.count)
        .with("thing", Phrase::new(goods.name.clone()))
        .with("worth", sum(goods.worth.0.into()))
}
