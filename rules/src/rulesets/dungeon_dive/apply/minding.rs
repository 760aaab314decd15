//! What foes remember: what they mean to do, who has hurt them since somebody went down, what has
//! burnt them.

use super::super::{
    components::{Downed, FigureId, Life, Meant, Memory},
    content::Source,
    event::Minding,
    writer::Writer,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Minding) {
    let round = on.play().round();
    match event {
        Minding::Chose { who, chosen, .. } => on.figure(*who, |memory: &mut Memory| {
            memory.meant = Some(Meant {
                does: chosen.does,
                on: chosen.on,
                round,
            });
        }),
        Minding::DownedRolled {
            who,
            on: target,
            goes_on,
            ..
        } => on.figure(*who, |memory: &mut Memory| {
            memory.downed = Some(Downed {
                who: *target,
                round,
                goes_on: *goes_on,
            });
        }),
    }
}

/// Somebody is no longer up: whoever attacked them last counts anew who hurts it.
pub fn fell(on: &mut Writer<'_>, who: FigureId, life: Life) {
    if life == Life::Up {
        return;
    }
    let all: Vec<FigureId> = on.play().figures().map(|it| it.id()).collect();
    for other in all {
        let engaged = on.play().figure(other).memory().engaged == Some(who);
        if engaged && on.play().figure(who).is_up() {
            on.figure(other, |memory: &mut Memory| memory.since.clear());
        }
    }
}

/// Somebody is hurt by somebody, or by what a record does.
pub fn hurt(memory: &mut Memory, by: FigureId, taken: u16) {
    match memory.since.iter_mut().find(|(who, _)| *who == by) {
        Some((_, sum)) => *sum = sum.saturating_add(taken),
        None => memory.since.push((by, taken)),
    }
}

/// Somebody has suffered from a hazard.
pub fn burnt(memory: &mut Memory, source: Source) {
    if !memory.burnt.contains(&source) {
        memory.burnt.push(source);
    }
}
