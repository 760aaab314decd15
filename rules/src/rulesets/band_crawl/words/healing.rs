//! Healers, potions and stones.

use super::{
    super::{
        band::Band,
        components::{FigureId, Place},
        event::{AfterBite, Healing},
        step::Question,
        turn::Taint,
    },
    Terms, carried,
    choices::about,
    dice::{faces, passed},
    say,
};
use crate::game::{
    Choice, Narration, Phrase,
    present::{detail, line, outcome},
};

/// An event in words.
pub(super) fn narrate(event: &Healing) -> Narration {
    match event {
        Healing::Tends(it) => line(
            say(match it.whole_turn {
                true => "band-log-tends",
                false => "band-log-goes-to-tend",
            })
            .by(it.healer)
            .on(it.patient),
        ),
        Healing::Interrupted { healer, patient } => {
            detail(say("band-log-interrupted").by(*healer).on(*patient))
        }
        Healing::Rolled {
            healer,
            patient,
            row,
            roll,
            lower,
            ..
        } => {
            let told = match lower {
                None => say("band-log-heals-and-dies"),
                Some(0) => say("band-log-heals"),
                Some(points) => say("band-log-heals-lower").n(*points),
            };
            let told = told.by(*healer).on(*patient).with("faces", faces(roll));
            line(told.with("passed", passed(row.total)))
        }
        Healing::Tainted { who, taint } => outcome(
            say(match taint {
                Taint::Infected => "band-log-infected",
                Taint::Bitten => "band-log-bitten",
            })
            .by(*who),
        ),
        Healing::InfectionRolled {
            healer,
            who,
            roll,
            saved,
            lower,
            ..
        } => {
            let told = match (saved, lower) {
                (false, _) => say("band-log-infection-stays"),
                (true, 0) => say("band-log-infection-healed"),
                (true, points) => say("band-log-infection-healed-lower").n(*points),
            };
            line(told.by(*healer).on(*who).with("faces", faces(roll)))
        }
        Healing::BiteRolled {
            who,
            row,
            roll,
            comes,
            ..
        } => {
            let told = match comes {
                AfterBite::Back => say("band-log-bite-gone"),
                AfterBite::Turns => say("band-log-bite-turns"),
                AfterBite::Lower(points) => say("band-log-recovers-lower").n(*points),
                AfterBite::Dies => say("band-log-recovery-dies"),
                AfterBite::Stays => say("band-log-bite-stays"),
            };
            let told = told.by(*who).with("faces", faces(roll));
            line(told.with("passed", passed(row.total)))
        }
        Healing::Turned { who } => line(say("band-log-turned").by(*who)),
        Healing::BackUp { who } => outcome(say("band-log-back-up").by(*who)),
    }
}

/// Healing somebody: at once, or after going there.
pub(super) fn tend(band: Band<'_>, question: &Question, patient: FigureId) -> Choice {
    let place = |it| Some(band.get(it)?.stance().place);
    let near = match (question, place(patient)) {
        (Question::Act { who, .. }, Some(Place::Square(to))) => {
            matches!(place(*who), Some(Place::Square(from)) if from.reach_to(to) == 1)
        }
        _ => false,
    };
    let (label, detail) = match near {
        true => ("band-act-tend", "band-act-tend-detail"),
        false => ("band-act-go-to-tend", "band-act-go-to-tend-detail"),
    };
    about(band, say(label).on(patient), patient).detail(say(detail))
}

/// Healing somebody with something.
pub(super) fn treat(band: Band<'_>, question: &Question, patient: FigureId, place: u8) -> Choice {
    let label = match question {
        Question::Act { who, .. } => named(band, "band-act-treat", *who, place),
        _ => say("band-act-treat"),
    };
    about(band, label.on(patient), patient)
}

/// Something that somebody does with what they carry at a place.
pub(super) fn with_thing(band: Band<'_>, key: &'static str, who: FigureId, place: u8) -> Choice {
    about(band, named(band, key, who, place).by(who), who)
}

fn named(band: Band<'_>, key: &'static str, who: FigureId, place: u8) -> Phrase {
    say(key).with("thing", carried::name_of(band, who, place))
}
