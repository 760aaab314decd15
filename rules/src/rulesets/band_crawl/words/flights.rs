//! Flights, pursuits, and those who run for good.

use super::{
    super::{
        band::Band,
        components::{Faction, React},
        event::{Event, Flight},
    },
    Terms,
    dice::{faces, passed},
    fights,
    names::list,
    say, unsaid,
};
use crate::game::{
    Narration,
    present::{detail, fine_print, line},
};

/// The most who are named before it is their side that runs.
const MOST_NAMED: usize = 3;

/// An event in words after another: whoever runs at once from a hit had no room to duck back.
pub(super) fn narrate_after(band: Band<'_>, event: &Flight, before: &Event) -> Narration {
    let told = narrate(band, event);
    match (event, before) {
        (Flight::Rolled { .. }, Event::Fighting(before)) if fights::is_of_hit(before) => {
            told.because(say("band-reason-no-room"))
        }
        _ => told,
    }
}

/// An event in words.
pub(super) fn narrate(_band: Band<'_>, event: &Flight) -> Narration {
    match event {
        Flight::BrokeOff => line(say("band-log-broke-off")),
        Flight::Rolled { side, passed, roll } => {
            let all = passed.iter().map(|(who, _)| who.named());
            let told = match (passed.len() <= MOST_NAMED, list(all), side) {
                (true, Some(all), _) => say("band-log-flight").n(passed.len()).with("all", all),
                (.., Faction::Band) => say("band-log-flight-band"),
                (.., Faction::Foes) => say("band-log-flight-foes"),
            };
            line(told.with("faces", faces(roll)))
        }
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
