//! Dungeons and what is in them, in the log.

use super::{
    super::{
        checks::Leads,
        components::FigureId,
        content::{Book, ObstacleIx, PurposeIx},
        event::Delving,
        play::Play,
    },
    Terms, card as card_name,
    names::list,
    rolled, say, unsaid,
};
use crate::game::{
    Narration, Phrase,
    present::{detail, fine_print, heading, line},
};

/// An event in words.
pub(super) fn narrate(play: Play<'_>, event: &Delving) -> Narration {
    let book = play.book();
    match event {
        Delving::Sat { adventure } => heading(say("grid-log-adventure").n(*adventure)),
        Delving::ThreatSet { threat, .. } => {
            let it = &book[*threat];
            line(
                say("grid-log-threat")
                    .with("threat", Phrase::new(it.name))
                    .with("brief", Phrase::new(it.brief.clone())),
            )
        }
        Delving::SizeRolled { room, size, .. } => {
            fine_print(say("grid-log-size").with("room", *room).n(*size))
        }
        Delving::PurposeRolled {
            room,
            purpose,
            again,
            ..
        } => {
            let key = match again {
                true => "grid-log-purpose-again",
                false => "grid-log-purpose",
            };
            let told = say(key).with("room", *room);
            fine_print(told.with("purpose", Phrase::new(book[*purpose].name)))
        }
        Delving::WayRolled { room, leads, .. } => {
            let told = match leads {
                Leads::Entrance => say("grid-log-way-entrance"),
                Leads::Itself => say("grid-log-way-itself"),
                Leads::Over => say("grid-log-way-over"),
                Leads::Room(other) => say("grid-log-way").with("other", *other),
            };
            fine_print(told.with("room", *room))
        }
        Delving::Drawn => detail(say("grid-log-drawn")),
        Delving::GoalSet { .. } | Delving::Posted { .. } | Delving::Barred { .. } => unsaid(),
        // What is read out about it lies beside the map.
        Delving::Entered { room, purpose, .. } => {
            heading(say("grid-log-entered").with("room", known(book, *room, *purpose)))
        }
        Delving::Scouted { room, purpose } => {
            let foes = play.waiting_in(*room).map(|it| it.figure().id());
            let foes = list(foes.map(|it| super::name(play, it.token())));
            let told = match foes {
                Some(foes) => say("grid-log-scouted").with("foes", foes),
                None => say("grid-log-scouted-empty"),
            };
            line(told.with("room", known(book, *room, *purpose)))
        }
        Delving::WayTried {
            by,
            margin,
            roll,
            obstacle,
            way,
        } => {
            let key = match margin {
                0 => "grid-log-way-failed",
                _ => "grid-log-way-passed",
            };
            let told = say(key).by(*by).n(*margin).with("roll", rolled(roll));
            line(told.with("way", way_name(book, *obstacle, *way)))
        }
        Delving::Passed { obstacle, .. } => detail(Phrase::new(book[*obstacle].done.clone())),
        Delving::Failed { by, shut, .. } => match shut {
            true => detail(say("grid-log-shut").by(*by)),
            false => unsaid(),
        },
        Delving::Points { points } => line(say("grid-log-points").n(*points)),
        Delving::Found { card } => line(found("grid-log-found", book, *card)),
        Delving::Borne { who, card } => detail(found("grid-log-borne", book, *card).by(*who)),
        Delving::LeftLying { card } => detail(found("grid-log-left-lying", book, *card)),
        Delving::Heard { foes, .. } => line(say("grid-log-heard").n(foes.len())),
        Delving::ReasonMet => heading(say("grid-log-reason-met")),
        Delving::TwistTold { threat, twist } => {
            let twist = book[*threat].twists.get(usize::from(*twist));
            twist.map_or_else(unsaid, |it| line(Phrase::new(it.text.clone())))
        }
        Delving::CameOut { who, carried } => {
            let all = list(who.iter().map(|it| say("grid-who").by(*it)));
            let carried = carried_out("grid-log-carried-out", who, carried);
            line(match (all, carried) {
                (_, Some((told, _))) => told,
                (Some(all), None) => say("grid-log-came-out").with("who", all).n(who.len()),
                (None, None) => say("grid-log-nobody-came-out"),
            })
        }
        Delving::FateRolled { who, dies, .. } => line(
            say(match dies {
                true => "grid-log-dies",
                false => "grid-log-lives",
            })
            .by(*who),
        ),
        Delving::Over { won } => heading(say(match won {
            true => "grid-log-over-won",
            false => "grid-log-over-lost",
        })),
        Delving::Rested { who, healed } => match healed.count_ones() {
            0 => detail(say("grid-log-rested").by(*who)),
            n => detail(say("grid-log-rested-healed").by(*who).n(n)),
        },
    }
}

/// Who of those who come out carries whom, in the words of this key, and the first who does; none
/// where nobody has to be carried, or nobody can.
pub(in super::super) fn carried_out(
    key: &'static str,
    who: &[FigureId],
    carried: &[FigureId],
) -> Option<(Phrase, FigureId)> {
    let walks = who.iter().copied().filter(|it| !carried.contains(it));
    let walking: Vec<FigureId> = walks.collect();
    let named = |all: &[FigureId]| list(all.iter().map(|it| say("grid-who").by(*it)));
    let told = say(key).with("who", named(&walking)?).n(walking.len());
    Some((told.with("fallen", named(carried)?), *walking.first()?))
}

fn found(key: &'static str, book: &Book, card: super::super::components::Card) -> Phrase {
    say(key).with("card", card_name(book, card))
}

/// The name of a way past an obstacle.
pub(super) fn way_name(book: &Book, obstacle: ObstacleIx, way: u8) -> Phrase {
    let way = book[obstacle].ways.get(usize::from(way));
    way.map_or_else(
        || say("grid-name-nobody"),
        |it| Phrase::new(it.name.clone()),
    )
}

fn known(book: &Book, room: u8, purpose: PurposeIx) -> Phrase {
    say("grid-room")
        .with("n", room)
        .with("purpose", Phrase::new(book[purpose].name))
}
