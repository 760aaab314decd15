//! Heroes being made and going up, in the log.

use super::{
    super::{
        super::{event::Making, play::Play},
        making, say, town,
    },
    unsaid,
};
use crate::game::{
    Narration,
    present::{detail, fine_print, line},
};

/// An event in words.
pub fn narrate(play: Play<'_>, event: &Making) -> Narration {
    match event {
        Making::Began { draft } => match draft.is_new() {
            true => line(say("dive-log-making").with("n", draft.level)),
            // What comes of it is said once it is done.
            false if draft.is_preparing() => unsaid(),
            false => line(
                say("dive-log-going-up")
                    .with("who", town::name(play, draft.place))
                    .with("n", draft.level),
            ),
        },
        Making::Picked { pick } => {
            let picked = making::describe(play, *pick).label;
            fine_print(say("dive-log-picked").with("what", picked))
        }
        Making::Rolled(it) => detail(say("dive-log-score-rolled").with("n", i32::from(it.score))),
        Making::LeftToProposals => unsaid(),
        Making::Joined { record } => {
            fine_print(say("dive-log-joined").with("who", record.name.clone()))
        }
        Making::Prepared { record, .. } => {
            line(say("dive-log-prepared").with("who", record.name.clone()))
        }
        Making::Rose { record, .. } => line(
            say("dive-log-rose")
                .with("who", record.name.clone())
                .with("n", record.level),
        ),
    }
}
