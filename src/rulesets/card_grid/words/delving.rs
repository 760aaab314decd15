//! Dungeons and what is in them, in the log.

use super::{
    super::{checks::Leads, content::Book, event::Delving, play::Play},
    Terms, card as card_name,
    names::list,
    say, unsaid,
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
            heading(
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
        Delving::Entered { room, text, .. } => entered(play, *room, *text),
        Delving::Scouted { room } => line(say("grid-log-scouted").with("room", known(play, *room))),
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
            let way = way_name(play, *obstacle, *way);
            let told = say(key).by(*by).n(*margin).with("roll", roll.total());
            line(told.with("way", way))
        }
        Delving::Passed { obstacle, .. } => {
            let placed = play.room().and_then(|it| it.obstacles.get(usize::from(*obstacle)));
            match placed {
                Some(it) => detail(Phrase::new(book[it.obstacle].done.clone())),
                None => unsaid(),
            }
        }
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
        Delving::TwistTold => twist(play),
        Delving::CameOut { who } => {
            let all = list(who.iter().map(|it| say("grid-who").by(*it)));
            match all {
                Some(all) => line(say("grid-log-came-out").with("who", all).n(who.len())),
                None => line(say("grid-log-nobody-came-out")),
            }
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

fn found(key: &'static str, book: &Book, card: super::super::components::Card) -> Phrase {
    say(key).with("card", card_name(book, card))
}

fn known(play: Play<'_>, room: u8) -> Phrase {
    let rolled = &play.dungeon().rolled;
    match rolled.get(usize::from(room) - 1) {
        Some(it) => say("grid-room")
            .with("n", room)
            .with("purpose", Phrase::new(play.book()[it.purpose].name)),
        None => say("grid-room-unknown").with("n", room),
    }
}

fn entered(play: Play<'_>, room: u8, text: u8) -> Narration {
    let rolled = play.dungeon().rolled.get(usize::from(room) - 1);
    let text = rolled.and_then(|it| {
        let texts = &play.book()[it.purpose].texts;
        texts.get(usize::from(text)).cloned()
    });
    let room = known(play, room);
    heading(match text {
        Some(text) => say("grid-log-entered")
            .with("room", room)
            .with("text", Phrase::new(text)),
        None => say("grid-log-entered-again").with("room", room),
    })
}

fn way_name(play: Play<'_>, obstacle: u8, way: u8) -> Phrase {
    let placed = play.room().and_then(|it| it.obstacles.get(usize::from(obstacle)));
    let record = placed.map(|it| &play.book()[it.obstacle]);
    let way = record.and_then(|it| it.ways.get(usize::from(way)));
    way.map_or_else(|| say("grid-name-nobody"), |it| Phrase::new(it.name.clone()))
}

fn twist(play: Play<'_>) -> Narration {
    let quest = play.state().quest;
    let twist = quest.threat.and_then(|threat| {
        let twists = &play.book()[threat].twists;
        twists.get(usize::from(quest.twist))
    });
    match twist {
        Some(it) => line(Phrase::new(it.text.clone())),
        None => unsaid(),
    }
}

