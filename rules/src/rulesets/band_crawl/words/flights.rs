//! Flights, pursuits, and those who run for good.

use super::{
    super::{
        band::Band,
        components::{Faction, React},
        event::Flight,
    },
    Terms,
    dice::{faces, passed},
    names::list,
    say, unsaid,
};
use crate::game::{
    Narration,
    present::{detail, fine_print, line},
};

/// An event in words.
pub(super) fn narrate(_band: Band<'_>, event: &Flight) -> Narration {
    match event {
        Flight::BrokeOff => line(say("band-log-broke-off")),
        Flight::Rolled { side, roll, .. } => line(
            say(match side {
                Faction::Band => "band-log-flight-band",
                Faction::Foes => "band-log-flight-foes",
            })
            .with("faces", faces(roll)),
        ),
        Flight::Ran { who, path, out, .. } => detail(
            say(match out {
                true => "band-log-ran-out",
                false => "band-log-ran",
            })
            .by(*who)
            .n(path.len()),
        ),
        Flight::Trapped { who } => detail(say("band-log-trapped").by(*who)),
        Flight::PursuitRolled { passed, roll, .. } => {
            let after = passed.iter().filter(|(_, passed)| *passed > 0);
            let told = match list(after.map(|(who, _)| who.named())) {
                Some(all) => say("band-log-pursuit").with("all", all),
                None => say("band-log-no-pursuit"),
            };
            line(told.with("faces", faces(roll)))
        }
        Flight::Followed { who, path, .. } => {
            fine_print(say("band-log-followed").by(*who).n(path.len()))
        }
        Flight::NerveRolled { side, roll } => line(
            say(match side {
                Faction::Band => "band-log-nerve-band",
                Faction::Foes => "band-log-nerve-foes",
            })
            .with("faces", faces(roll)),
        ),
        Flight::Nerve {
            who,
            passed: count,
            react,
            ..
        } => {
            let told = detail(match react {
                React::Flee => say("band-log-runs-on").by(*who),
                React::CarryOn | React::DuckBack => say("band-log-comes-back").by(*who),
            });
            match count {
                Some(count) => told.because(passed(i32::from(*count))),
                None if *react == React::Flee => told,
                None => unsaid(),
            }
        }
    }
}
