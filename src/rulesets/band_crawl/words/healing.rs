//! Healers.

use super::{
    super::{
        band::Band,
        components::{FigureId, Place},
        event::Healing,
        step::Question,
    },
    Terms,
    choices::about,
    dice::{faces, passed},
    say,
};
use crate::game::{
    Choice, Narration,
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
