//! Who comes and goes, and by which ways.

use super::{
    super::{
        components::{Body, FigureId, Kind, Kit, Life, Memory, Stand, Summoned, Turn},
        content::SummonActs,
        event::Comings,
        writer::{Whole, Writer},
    },
    minding::burnt,
    turns,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Comings) {
    match event {
        Comings::Summoned {
            summoned,
            foe,
            body,
            team,
            at,
        } => {
            let who = summoned.who;
            on.post(
                Whole::new(who, *body, Kit::default()),
                *team,
                Kind::Foe(*foe),
            );
            on.figure(who, |stand: &mut Stand| stand.cell = *at);
            on.state().summoned.push(*summoned);
            line_up(on, summoned);
        }
        Comings::Vanished { who } => vanished(on, *who),
        Comings::Flew { who, to, up, feet } => {
            on.figure(*who, |stand: &mut Stand| {
                (stand.cell, stand.aloft) = (Some(*to), *up);
            });
            on.figure(*who, |turn: &mut Turn| {
                turn.moved = turn.moved.saturating_add(u16::from(*feet));
                turn.trail.push(*to);
            });
        }
        Comings::Door {
            who,
            door,
            open,
            spends,
        } => {
            turns::spend(on, *who, *spends);
            let state = on.state();
            state.doors_open.retain(|it| it != door);
            if *open {
                state.doors_open.push(*door);
                if !state.doors_forced.contains(door) {
                    state.doors_forced.push(*door);
                }
            }
            on.overlay();
        }
        Comings::Hazard { who, source } => {
            on.figure(*who, |turn: &mut Turn| turn.hazards.push(*source));
            on.figure(*who, |memory: &mut Memory| burnt(memory, *source));
        }
        Comings::Ordered { by } => {
            for it in on.state().summoned.iter_mut().filter(|it| it.by == *by) {
                it.ordered = true;
            }
        }
    }
}

/// Whoever has turns of their own has them right after whoever brought them.
fn line_up(on: &mut Writer<'_>, summoned: &Summoned) {
    if summoned.acts == SummonActs::Double {
        return;
    }
    let Some(fight) = &mut on.state().fight else {
        return;
    };
    let place = fight.order.iter().position(|(it, _)| *it == summoned.by);
    if let Some(place) = place {
        let initiative = fight.order[place].1;
        fight.order.insert(place + 1, (summoned.who, initiative));
    }
}

fn vanished(on: &mut Writer<'_>, who: FigureId) {
    // A double has its caller’s name only while it is summoned.
    on.remember(&[who]);
    let round = on.play().round();
    on.figure(who, |body: &mut Body| {
        body.points = 0;
        body.life = Life::Dead { round };
    });
    on.figure(who, |stand: &mut Stand| stand.cell = None);
    let state = on.state();
    state.summoned.retain(|it| it.who != who);
    state.readied.retain(|it| it.who != who);
}
