//! The making of a band and its quest.

use smallvec::smallvec;

use super::super::{
    components::{Gear, Nature, Part, Place, Rep, StarPower},
    event::Making,
    writer::Writer,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Making) {
    match event {
        Making::StarMade {
            who,
            seat,
            race,
            profession,
            rep,
            ..
        } => {
            let nature = Nature {
                race: *race,
                professions: smallvec![*profession],
                star: Some(*seat),
                part: Part::Band,
            };
            let power = StarPower {
                now: *rep,
                max: *rep,
            };
            let parts = (nature, Rep::of(*rep), Some(power), Gear::default());
            on.enter(*who, parts, Place::Home);
        }
        Making::Came {
            who,
            seat,
            part,
            place,
            record,
        } => {
            let parts = record.components(on.band().book(), *part, *seat);
            if let Ok(parts) = parts {
                on.enter(*who, parts, *place);
            }
            if *part == Part::BigBad {
                on.state().quest.big_bad = Some(*who);
            }
            if !record.history.is_empty() {
                let histories = &mut on.state().annals.histories;
                histories.push((*who, record.history.clone()));
            }
        }
        Making::GruntRolled {
            who,
            race,
            part,
            profession,
            rep,
            ..
        } => {
            let nature = Nature {
                race: *race,
                professions: smallvec![*profession],
                star: None,
                part: *part,
            };
            on.enter(
                *who,
                (nature, Rep::of(*rep), None, Gear::default()),
                Place::Away,
            );
            if *part == Part::BigBad {
                on.state().quest.big_bad = Some(*who);
            }
        }
        Making::SecondRolled {
            who, profession, ..
        } => on.figure(*who, |nature: &mut Nature| {
            nature.professions.extend(*profession);
        }),
        Making::StandingRolled { who, by, .. } => on.figure(*who, |rep: &mut Rep| {
            rep.original = rep.original.saturating_add_signed(*by);
        }),
        Making::Lowered { who, to } | Making::GrowthRolled { who, to, .. } => {
            on.figure(*who, |rep: &mut Rep| rep.original = *to);
        }
        Making::Armed { who, gear, .. } => {
            on.figure(*who, |mine: &mut Gear| mine.clone_from(gear));
        }
        Making::WentDown { who, place } => on.go(*who, *place),
        Making::Recruited { who } => on.go(*who, Place::Home),
        Making::ReasonRolled { reason, .. } | Making::ReasonChosen { reason } => {
            on.state().quest.reason = Some(*reason);
        }
        Making::MinionsRolled { .. }
        | Making::LeaderNamed { .. }
        | Making::BigBadRolled { .. }
        | Making::BigBadChosen { .. } => {}
    }
}
