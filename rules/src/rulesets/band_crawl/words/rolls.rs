//! The dice that somebody rolls by hand, in words: whose they are, against whom, and what they need.

use super::{
    super::{
        BandCrawl,
        band::Band,
        checks::{DEFENDER, SUCCESS},
        harm::Cause,
        step::Task,
        traps,
        turn::Taint,
    },
    Terms, say,
};
use crate::{
    dice::Request,
    game::{Phrase, Step, StepOf},
};

/// The roll that a step asks for.
pub(super) fn of(band: Band<'_>, step: &StepOf<BandCrawl>, wanted: &Request) -> Option<Phrase> {
    let Step::Do(task) = step else {
        return None;
    };
    Some(match task {
        Task::Round { by, on, .. } => match wanted.purpose == DEFENDER {
            true => say("band-roll-defence").by(*on).on(*by).n(SUCCESS),
            false => say("band-roll-melee").by(*by).on(*on).n(SUCCESS),
        },
        Task::Hit(hit) => match hit.cause.by() {
            Some(by) => say("band-roll-hit-by").by(by).on(hit.on),
            None if hit.cause == Cause::Fall => say("band-roll-fall").on(hit.on),
            None => say("band-roll-hit").on(hit.on),
        },
        // Healers roll against an infection.
        Task::Recover(who) if !band.state().below.is_tainted(*who, Taint::Infected) => {
            let rep = band.get(*who)?.reputation().original;
            say("band-roll-recovery").by(*who).n(rep)
        }
        Task::DisarmTrap { who, .. } => {
            let rep = traps::rep_against(band.get(*who)?);
            say("band-roll-trap").by(*who).n(rep)
        }
        Task::Judge(who) => say("band-roll-judge").by(*who),
        _ => return None,
    })
}
