//! The making of a band and its quest.

use super::{
    super::{
        band::Band,
        components::{Part, Thing},
        event::Making,
    },
    Terms,
    dice::faces,
    names::{profession, race, reason, thing, things},
    say,
};
use crate::game::{
    Narration,
    present::{detail, fine_print, line, outcome},
};

/// An event in words.
pub(super) fn narrate(band: Band<'_>, event: &Making) -> Narration {
    match event {
        Making::StarMade {
            who,
            seat,
            race: of,
            profession: does,
            rep,
            ..
        } => line(
            say("band-log-star-made")
                .by(*who)
                .with("seat", seat + 1)
                .with("race", race(band, *of))
                .with("profession", profession(band, *does))
                .n(*rep),
        ),
        Making::Came {
            who, seat, part, ..
        } => line(
            say(match (seat, part) {
                (Some(_), _) => "band-log-star-came",
                (None, Part::Band) => "band-log-came",
                (None, _) => "band-log-waits",
            })
            .by(*who),
        ),
        Making::MinionsRolled { race: it, roll, .. } => line(
            say("band-log-minions-rolled")
                .with("faces", faces(roll))
                .with("race", race(band, *it)),
        ),
        Making::GruntRolled {
            who,
            race: of,
            profession: does,
            rep,
            roll,
            ..
        } => detail(
            say("band-log-grunt-rolled")
                .by(*who)
                .with("faces", faces(roll))
                .with("race", race(band, *of))
                .with("profession", profession(band, *does))
                .n(*rep),
        ),
        Making::SecondRolled {
            profession: second,
            roll,
            ..
        } => outcome(match second {
            Some(second) => say("band-log-second-rolled")
                .with("faces", faces(roll))
                .with("profession", profession(band, *second)),
            None => say("band-log-no-second").with("faces", faces(roll)),
        }),
        Making::StandingRolled { by, roll, .. } => outcome(
            say("band-log-standing")
                .with("faces", faces(roll))
                .n(*by as i32),
        ),
        Making::Lowered { to, .. } => outcome(say("band-log-lowered").n(*to)),
        Making::Armed { who, gear, .. } => {
            let natural = |it: &Thing| matches!(it, Thing::Armour(_));
            let all = &gear.things;
            fine_print(match all.as_slice() {
                [only] if natural(&only.thing) => say("band-log-only-armour")
                    .by(*who)
                    .with("thing", thing(band, only.thing)),
                _ => say("band-log-armed")
                    .by(*who)
                    .with("things", things(band, all)),
            })
        }
        Making::WentDown { who, .. } => fine_print(say("band-log-went-down").by(*who)),
        Making::Recruited { who } => line(say("band-log-recruited").by(*who)),
        Making::Dismissed { who } => outcome(say("band-log-dismissed").by(*who)),
        Making::LeaderNamed { who } => line(say("band-log-leader-named").by(*who)),
        Making::BigBadRolled { race: it, roll, .. } => line(
            say("band-log-big-bad-rolled")
                .with("faces", faces(roll))
                .with("race", race(band, *it)),
        ),
        Making::BigBadChosen { race: it } => {
            line(say("band-log-big-bad-chosen").with("race", race(band, *it)))
        }
        Making::GrowthRolled { who, to, roll, .. } => line(
            say("band-log-growth")
                .by(*who)
                .with("faces", faces(roll))
                .n(*to),
        ),
        Making::ReasonRolled {
            reason: why, roll, ..
        } => line(
            say("band-log-reason-rolled")
                .with("faces", faces(roll))
                .with("reason", reason(*why)),
        ),
        Making::ReasonChosen { reason: why } => {
            line(say("band-log-reason-chosen").with("reason", reason(*why)))
        }
    }
}
