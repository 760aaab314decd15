//! The making of a band and its quest.

use smallvec::smallvec;

use super::super::{
    components::{Gear, Nature, Part, Place, Rep, StarPower},
    content::{ProfessionIx, RaceIx},
    event::Making,
    writer::{FigureParts, Writer},
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
            let parts = newcomer(*race, *profession, *rep, Part::Band, Some(*seat));
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
            let parts = newcomer(*race, *profession, *rep, *part, None);
            on.enter(*who, parts, Place::Away);
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
        Making::Dismissed { who } => on.remove(*who),
        Making::ReasonRolled { reason, .. } | Making::ReasonChosen { reason } => {
            on.state().quest.reason = Some(*reason);
        }
        Making::MinionsRolled { .. }
        | Making::LeaderNamed { .. }
        | Making::BigBadRolled { .. }
        | Making::BigBadChosen { .. } => {}
    }
}

/// Somebody with nothing in hand yet; a star, if `seat` says whose.
fn newcomer(
    race: RaceIx,
    profession: ProfessionIx,
    rep: u8,
    part: Part,
    seat: Option<u8>,
) -> FigureParts {
    let nature = Nature {
        race,
        professions: smallvec![profession],
        star: seat,
        part,
    };
    let power = StarPower { now: rep, max: rep };
    let power = seat.map(|_| power);
    (nature, Rep::of(rep), power, Gear::default())
}
